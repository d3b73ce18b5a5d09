"""Puzzles made ahead of time, in idle workers of the long lane: one for each genre and level, there at once.

A puzzle is given away once. Work that somebody waits for comes first: what is being made ahead then is
dropped. What does not come about in a few attempts is left to those who ask for it.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Any

from whygrid.registry import genre_names
from whygrid.service.by_level import NAME as LEVEL
from whygrid.service.generating import generating_genres, generator_of
from whygrid.web.pool import Busy, Late, Pool

LANE, QUESTION = "long", "generate"
ATTEMPTS = 3
REST = 2.0
"""Seconds before it begins, and between two looks whether the lane is idle."""
LOOK = 0.2
"""Seconds between two looks whether somebody waits for the worker."""

Json = dict[str, Any]


def usual_orders() -> list[Json]:
    """Every level of every genre, in the size that it has unless somebody says otherwise; easy ones first."""
    levels = {
        name: next((setting.choices for setting in generator_of(name).settings if setting.name == LEVEL), ())
        for name in genre_names()
        if name in generating_genres()
    }
    steps = range(max(map(len, levels.values()), default=0))
    return [
        {"genre": name, "settings": {LEVEL: known[step]}}
        for step in steps
        for name, known in levels.items()
        if step < len(known)
    ]


class Stock:
    """What is there for these orders, and the task that sees to it."""

    def __init__(self, pool: Pool, orders: Callable[[], Iterable[Json]] = usual_orders) -> None:
        self._pool = pool
        self._orders = orders
        self._there: dict[str, bytes] = {}
        self._attempts: dict[str, int] = {}
        self._work: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to make puzzles ahead."""
        self._work = asyncio.create_task(self._fill())

    async def close(self) -> None:
        """Stop that."""
        if self._work is not None:
            self._work.cancel()
            with suppress(asyncio.CancelledError):
                await self._work

    def take(self, question: str, arguments: Json) -> bytes | None:
        """The answer to an order that is there; None where it has to be worked out."""
        return self._there.pop(_key(arguments), None) if question == QUESTION and self._there else None

    async def _fill(self) -> None:
        orders = {_key(order): order for order in self._orders()}
        while True:
            await asyncio.sleep(REST)
            wanted = [
                key for key in orders if key not in self._there and self._attempts.get(key, 0) < ATTEMPTS
            ]
            if not wanted or not self._pool.lines[LANE].idle_throughout:
                continue
            key = min(wanted, key=lambda one: self._attempts.get(one, 0))
            answer = await self._made(orders[key])
            if answer is None:
                continue
            status, body = answer
            if status == 200 and not json.loads(body)["words"]:
                self._there[key], self._attempts[key] = body, 0
            else:
                self._attempts[key] = self._attempts.get(key, 0) + 1

    async def _made(self, order: Json) -> tuple[int, bytes] | None:
        """The answer to an order, unless somebody waits for the worker that is at it."""
        asked = asyncio.create_task(self._pool.ask(LANE, QUESTION, order))
        try:
            while not asked.done():
                await asyncio.wait((asked,), timeout=LOOK)
                if self._pool.lines[LANE].waiting and not asked.done():
                    return None
            return asked.result()
        except (Busy, Late):
            return 503, b""
        finally:
            asked.cancel()
            with suppress(asyncio.CancelledError, Busy, Late):
                await asked


def _key(order: Json) -> str:
    """What makes two orders the same; empty for one that asks for more than settings."""
    if set(order) != {"genre", "settings"}:
        return ""
    return json.dumps(
        [order["genre"], dict(generator_of(order["genre"]).complete(order["settings"]))], sort_keys=True
    )
