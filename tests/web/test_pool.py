"""Lanes of workers: turned away when full, ended when late or no longer wanted, then answering again."""

from __future__ import annotations

import asyncio
import json
import os
import sys
from collections.abc import Awaitable, Callable
from subprocess import PIPE, Popen

import pytest

from tests.patience import PATIENCE
from whygrid.web.pool import STARTING, Busy, Lane, Late, Pool

ENDLESS = {"genre": "sudoku", "settings": {"min_k": 40}, "seed": 1}
"""Nobody has seen such a puzzle."""


def run(lane: Lane, act: Callable[[Pool], Awaitable[None]]) -> None:
    async def with_pool() -> None:
        pool = Pool({"only": lane})
        try:
            await act(pool)
        finally:
            await pool.close()

    asyncio.run(with_pool())


async def started(pool: Pool) -> int:
    """The number of the only worker's process, once it is at a question."""
    while not (workers := [one for one in pool.lines["only"].workers if one.process is not None]):
        await asyncio.sleep(0)
    assert workers[0].process is not None
    return workers[0].process.pid


def alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def test_who_finds_no_place_to_wait_is_turned_away() -> None:
    async def act(pool: Pool) -> None:
        working = asyncio.create_task(pool.ask("only", "generate", ENDLESS))
        await started(pool)
        waiting = asyncio.create_task(pool.ask("only", "genres", {}))
        await asyncio.sleep(0)
        with pytest.raises(Busy) as busy:
            await pool.ask("only", "genres", {})
        assert busy.value.seconds >= 1
        working.cancel()
        status, body = await waiting
        assert status == 200 and json.loads(body)["genres"]

    run(Lane(1, 1, 60.0, 0), act)


def test_work_that_nobody_waits_for_is_ended_with_its_process() -> None:
    async def act(pool: Pool) -> None:
        working = asyncio.create_task(pool.ask("only", "generate", ENDLESS))
        process = await started(pool)
        working.cancel()
        with pytest.raises(asyncio.CancelledError):
            await working
        assert not alive(process)
        assert (await pool.ask("only", "read", {"text": "mini"}))[0] == 200
        assert await started(pool) != process

    run(Lane(1, 1, 60.0, 0), act)


def test_what_waits_can_be_given_up_too() -> None:
    async def act(pool: Pool) -> None:
        working = asyncio.create_task(pool.ask("only", "generate", ENDLESS))
        await started(pool)
        for _ in range(3):
            waiting = asyncio.create_task(pool.ask("only", "genres", {}))
            await asyncio.sleep(0)
            waiting.cancel()
            with pytest.raises(asyncio.CancelledError):
                await waiting
        assert pool.lines["only"].waiting == 0
        working.cancel()

    run(Lane(1, 1, 60.0, 0), act)


def test_a_worker_that_dies_is_replaced() -> None:
    async def act(pool: Pool) -> None:
        working = asyncio.create_task(pool.ask("only", "generate", ENDLESS))
        os.kill(await started(pool), 9)
        with pytest.raises(Late):
            await working
        assert (await pool.ask("only", "read", {"text": "mini"}))[0] == 200

    run(Lane(1, 1, 60.0, 0), act)


def test_work_stops_by_itself_when_its_time_is_up() -> None:
    async def act(pool: Pool) -> None:
        status, body = await pool.ask("only", "generate", ENDLESS)
        answer = json.loads(body)
        # Whether a puzzle was made by then is the machine's affair; if so, the nearest comes in words.
        assert answer["error"]["kind"] == "stopped" if status == 422 else answer["words"]

    run(Lane(1, 1, 0.2, 0, grace=3600.0), act)


def test_the_time_that_a_worker_takes_to_start_is_none_of_its_question() -> None:
    async def act(pool: Pool) -> None:
        clock = HandMoved()
        asked = asyncio.create_task(pool.ask("only", "read", {"text": "mini"}))
        await started(pool)
        clock.go_on(STARTING - 1)
        assert (await asked)[0] == 200

    run(Lane(1, 1, 5.0, 0), act)


def test_work_that_does_not_stop_by_itself_is_ended() -> None:
    async def act(pool: Pool) -> None:
        clock = HandMoved()
        working = asyncio.create_task(pool.ask("only", "generate", ENDLESS))
        process = await started(pool)
        while not pool.lines["only"].workers[0].greeted:
            await asyncio.sleep(0)
        clock.go_on(3602.0)
        with pytest.raises(Late):
            await working
        assert not alive(process)

    run(Lane(1, 1, 3600.0, 0), act)


class HandMoved:
    """The clock of the event loop, which from now on goes on only when it is told to."""

    def __init__(self) -> None:
        loop = asyncio.get_running_loop()
        self.now = loop.time()
        loop.time = lambda: self.now  # type: ignore[method-assign]

    def go_on(self, seconds: float) -> None:
        self.now += seconds


def test_genres_from_elsewhere_are_known_to_workers() -> None:
    async def act() -> None:
        pool = Pool({"only": Lane(1, 1, 60.0, 0)}, modules=("tests.toy_genre.registered",))
        try:
            told = json.loads((await pool.ask("only", "genres", {}))[1])["genres"]
            assert "latin" in [entry["name"] for entry in told]
        finally:
            await pool.close()

    asyncio.run(act())


def test_a_worker_in_the_middle_of_an_answer_ends_when_whoever_asked_is_gone() -> None:
    asked = {"name": "generate", "arguments": ENDLESS, "seconds": 10_000, "language": "en"}
    worker = Popen([sys.executable, "-m", "whygrid.web.worker", "0"], stdin=PIPE, stdout=PIPE)
    assert worker.stdin is not None and worker.stdout is not None
    assert worker.stdout.readline() == b"ready\n"
    worker.stdin.write(json.dumps(asked).encode() + b"\n")
    worker.stdin.close()
    assert worker.wait(PATIENCE) == 0
    assert worker.stdout.read() == b""
