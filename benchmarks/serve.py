"""How the server of `whygrid serve` keeps up with many users at once.

python -m benchmarks.serve [--seconds 120] [--users 50]

Users play: three moves, then a hint, with 3 s of thinking time on average before each. First alone, then
while two jobs of 10 s keep the workers for long work busy all the time. Then all places of that lane are
taken, and the time to the 503 of everybody else is measured: one after the other, and 500 at once.
At last others look at the page while 900 connections are open that say nothing. Times are wall times of
whole requests, and on one machine the users' share is in them.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import subprocess
import sys
import time
from collections import defaultdict
from contextlib import suppress
from statistics import quantiles
from typing import Any

from whygrid import examples, parse
from whygrid.budget import Budget
from whygrid.play.document import puzzle_text
from whygrid.service.solving import first_solutions
from whygrid.web.pool import LANES

THINKING = 3.0
PUZZLES = ("wikipedia", "classic", "x-wing", "kakuro-first", "kakuro-needed", "numberlink-first")
JOB = {"genre": "sudoku", "settings": {"min_k": 40}, "seed": 1}
Json = dict[str, Any]


class Client:
    """A connection that is kept open."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, name: str, arguments: Json) -> tuple[int, Json]:
        if self.streams is None:
            self.streams = await asyncio.open_connection("127.0.0.1", self.port, limit=1 << 22)
        reader, writer = self.streams
        body = json.dumps(arguments).encode()
        head = f"POST /api/{name} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\n"
        head += f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
        writer.write(head.encode() + body)
        await writer.drain()
        lines = (await reader.readuntil(b"\r\n\r\n")).decode().lower().split("\r\n")
        length = next(int(line.partition(":")[2]) for line in lines if line.startswith("content-length"))
        return int(lines[0].split()[1]), json.loads(await reader.readexactly(length))

    def close(self) -> None:
        if self.streams is not None:
            self.streams[1].close()


def position(name: str) -> tuple[Json, list[str]]:
    """A puzzle as the page sends it, and its solution as facts."""
    puzzle = parse(examples()[name].text)
    form, text = puzzle_text(puzzle)
    given = set(puzzle.givens)
    found = [puzzle.rules.fact(fact) for fact in first_solutions(puzzle, 1, Budget())[0] if fact not in given]
    return {"genre": puzzle.genre_name, "form": form, "text": text}, [str(fact) for fact in found]


async def user(port: int, seed: int, until: float, times: dict[str, list[float]]) -> None:
    """Somebody who plays."""
    rng = random.Random(seed)
    client = Client(port)
    puzzle, solution = position(rng.choice(PUZZLES))
    rng.shuffle(solution)
    page: Json = {}
    for count in range(10_000):
        await asyncio.sleep(rng.uniform(0, 2 * THINKING))
        if time.monotonic() > until:
            break
        name, more = "hint", {}
        if count % 4 and solution:
            name, more = "move", {"actions": [{"do": "settle", "cells": [solution.pop()]}]}
        began = time.monotonic()
        status, answer = await client.ask(name, {"puzzle": puzzle, "page": page, **more})
        times[name if status == 200 else f"{name}: {status}"].append(time.monotonic() - began)
        for _, where, what in answer.get("on", ()):
            page.setdefault("entry", {})[where] = [what]
    client.close()


async def job(port: int, until: float) -> None:
    """Long work, again and again."""
    while time.monotonic() < until:
        client = Client(port)
        with suppress(TimeoutError):
            await asyncio.wait_for(client.ask("generate", JOB), 10)
        client.close()


async def crowd(port: int, users: int, seconds: float, jobs: int) -> dict[str, list[float]]:
    times: dict[str, list[float]] = defaultdict(list)
    until = time.monotonic() + seconds
    tasks = [user(port, seed, until, times) for seed in range(users)]
    await asyncio.gather(*tasks, *(job(port, until) for _ in range(jobs)))
    return times


async def overload(port: int) -> dict[str, list[float]]:
    """How long those wait who are turned away, while all workers and places of a lane are taken."""
    lane = LANES["long"]
    taken = [Client(port) for _ in range(lane.workers + lane.places)]
    jobs = [asyncio.create_task(client.ask("generate", JOB)) for client in taken]
    await asyncio.sleep(1)
    times: dict[str, list[float]] = {"one by one": [], "500 at once": []}

    async def turned_away(found: list[float]) -> None:
        client = Client(port)
        began = time.monotonic()
        status, _ = await client.ask("generate", JOB)
        assert status == 503
        found.append(time.monotonic() - began)
        client.close()

    for _ in range(200):
        await turned_away(times["one by one"])
    await asyncio.gather(*(turned_away(times["500 at once"]) for _ in range(500)))
    for task, client in zip(jobs, taken, strict=True):
        task.cancel()
        client.close()
    return times


async def beside_idle(port: int, idle: int = 900) -> list[float]:
    """How long others wait for the page while so many connections say nothing."""
    lines = [await asyncio.open_connection("127.0.0.1", port) for _ in range(idle)]
    times: list[float] = []
    for _ in range(50):
        began = time.monotonic()
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(f"GET / HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n\r\n".encode())
        assert b" 200 " in await reader.readline()
        times.append(time.monotonic() - began)
        writer.close()
    for _, writer in lines:
        writer.close()
    return times


def report(title: str, times: dict[str, list[float]]) -> None:
    print(title)
    for name, found in sorted(times.items()):
        if len(found) > 1:
            cuts = quantiles(found, n=100)
            figures = f"p50 {cuts[49] * 1e3:5.0f}  p95 {cuts[94] * 1e3:5.0f}  p99 {cuts[98] * 1e3:5.0f} ms"
        else:
            figures = f"{found[0] * 1e3:5.0f} ms"
        print(f"  {name:12} {len(found):5}  {figures}")


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=120)
    parser.add_argument("--users", type=int, default=50)
    chosen = parser.parse_args()
    command = [sys.executable, "-m", "whygrid", "serve", "--port", "0"]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    port = int(server.stdout.readline().split("/")[2].rpartition(":")[2])
    try:
        asyncio.run(crowd(port, 4, 5, 0))  # workers start with their first question
        report(f"{chosen.users} users", asyncio.run(crowd(port, chosen.users, chosen.seconds, 0)))
        busy = asyncio.run(crowd(port, chosen.users, chosen.seconds, 2))
        report(f"{chosen.users} users, two long jobs all the time", busy)
        report("503 with all places for long work taken", asyncio.run(overload(port)))
        report("the page beside 900 idle connections", {"GET /": asyncio.run(beside_idle(port))})
    finally:
        server.terminate()
        server.wait()


if __name__ == "__main__":
    main()
