"""Lanes of worker processes, so that nothing is worked out where requests are answered.

    quick   moves and looks: milliseconds, never behind anything slow
    help    hints, checks, reasons: a player waits for them
    long    proofs, grades, new puzzles: at the lowest priority of the system

A lane has so many workers and so many places to wait; beyond that it is `Busy`. Whoever stops waiting for an
answer ends the worker that is at it; the next question gets a new one.
"""

from __future__ import annotations

import asyncio
import json
import sys
from typing import Any

from whygrid.records import NamedTuple

STARTING = 60.0
"""Seconds that a worker may take to start; they are none of the question that it was started for."""
LONGEST = 1 << 25
"""Bytes of the longest answer."""

Json = dict[str, Any]


class Busy(Exception):
    """No place left to wait; try again after so many seconds."""

    def __init__(self, seconds: int) -> None:
        super().__init__(f"busy for {seconds} s")
        self.seconds = seconds


class Late(Exception):
    """No answer within the time, or none at all."""


class Lane(NamedTuple):
    """How many workers there are, how many may wait, and for how long a worker may be at a question.

    early     whether the workers are started with the server, and get ready before the first question
    grace     seconds that an answer may be late before its worker is ended: it stops by itself in time
    """

    workers: int
    places: int
    seconds: float
    niceness: int
    early: bool = False
    grace: float = 1.0


LANES = {
    "quick": Lane(1, 64, 2.0, 0, early=True),
    "help": Lane(2, 16, 10.0, 2, early=True),
    "long": Lane(2, 16, 30.0, 15),
}


class Worker:
    """One process, started with its first question or before."""

    def __init__(self, niceness: int, modules: tuple[str, ...]) -> None:
        self.command = [sys.executable, "-m", "whygrid.web.worker", str(niceness), *modules]
        self.process: asyncio.subprocess.Process | None = None
        self.greeted = False

    async def start(self, *words: str) -> None:
        """Start the process; "--ready" has it load everything at once."""
        pipe = asyncio.subprocess.PIPE
        self.process = await asyncio.create_subprocess_exec(
            *self.command, *words, stdin=pipe, stdout=pipe, limit=LONGEST, start_new_session=True
        )
        self.greeted = False

    async def ready(self) -> None:
        """Wait until the process can take a question; start it if need be."""
        if self.process is None:
            await self.start()
        if not self.greeted:
            await self._line()
            self.greeted = True

    async def ask(self, message: bytes) -> bytes:
        """The line that answers this line."""
        assert self.process is not None and self.process.stdin is not None
        try:
            self.process.stdin.write(message)
            await self.process.stdin.drain()
        except OSError:
            raise Late from None
        return await self._line()

    async def _line(self) -> bytes:
        assert self.process is not None and self.process.stdout is not None
        try:
            line = await self.process.stdout.readline()
        except (OSError, ValueError):
            raise Late from None
        if not line:
            raise Late
        return line

    async def end(self) -> None:
        """End the process, whatever it is doing."""
        process, self.process = self.process, None
        if process is not None:
            if process.returncode is None:
                process.kill()
            await process.wait()


class _Line:
    """The workers of a lane, and who waits for one."""

    def __init__(self, lane: Lane, modules: tuple[str, ...]) -> None:
        self.lane = lane
        self.workers = [Worker(lane.niceness, modules) for _ in range(lane.workers)]
        self.idle = list(self.workers)
        self.slots = asyncio.Semaphore(lane.workers)
        self.waiting = 0

    @property
    def idle_throughout(self) -> bool:
        """Whether none of the workers has anything to do."""
        return len(self.idle) == self.lane.workers

    def full(self) -> int | None:
        """After how many seconds to try again where no place is left to wait; None where there is one."""
        if self.slots.locked() and self.waiting >= self.lane.places:
            return max(1, round(self.lane.seconds / 4))
        return None

    async def ask(self, message: bytes) -> bytes:
        """The answer of the next free worker."""
        if (wait := self.full()) is not None:
            raise Busy(wait)
        self.waiting += 1
        try:
            await self.slots.acquire()
        finally:
            self.waiting -= 1
        worker = self.idle.pop()
        finished = False
        try:
            async with asyncio.timeout(STARTING):
                await worker.ready()
            async with asyncio.timeout(self.lane.seconds + self.lane.grace):
                line = await worker.ask(message)
            finished = True
            return line
        except TimeoutError:
            raise Late from None
        finally:
            if not finished:
                await asyncio.shield(worker.end())
            self.idle.append(worker)
            self.slots.release()


class Pool:
    """All lanes; `close` ends every process. `modules` are imported by workers first."""

    def __init__(self, lanes: dict[str, Lane] | None = None, modules: tuple[str, ...] = ()) -> None:
        self.lines = {name: _Line(lane, modules) for name, lane in (lanes or LANES).items()}

    async def start(self) -> None:
        """Start the workers that are to be ready before anybody asks."""
        for line in self.lines.values():
            for worker in line.idle if line.lane.early else ():
                await worker.start("--ready")

    def full(self, lane: str) -> int | None:
        """After how many seconds to try again where a lane has no place left; None where it has one."""
        return self.lines[lane].full()

    async def ask(self, lane: str, name: str, arguments: Json, language: str = "en") -> tuple[int, bytes]:
        """The status and body of a worker's answer; `Busy` and `Late` where there is none."""
        line = self.lines[lane]
        asked = {"name": name, "arguments": arguments, "seconds": line.lane.seconds, "language": language}
        status, _, body = (await line.ask(json.dumps(asked).encode() + b"\n")).partition(b" ")
        return int(status), body

    async def close(self) -> None:
        """End all workers."""
        for line in self.lines.values():
            for worker in line.workers:
                await worker.end()
