"""Puzzles made ahead of time."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from whygrid.budget import Budget
from whygrid.web import stock as stocks
from whygrid.web.answers import setting
from whygrid.web.pool import Lane, Pool
from whygrid.web.stock import Stock, usual_orders

ORDER = {"genre": "sudoku", "settings": {"difficulty": "gentle", "size": "4"}}


class Workers(Pool):
    """Workers that make puzzles at once, as ordered or not."""

    def __init__(self, words: str = "") -> None:
        super().__init__({"long": Lane(1, 4, 30.0, 0)})
        self.words, self.made, self.news = words, 0, asyncio.Event()

    async def ask(self, lane: str, name: str, arguments: Any, language: str = "en") -> tuple[int, bytes]:
        self.made += 1
        self.news.set()
        return 200, json.dumps({"puzzle": self.made, "words": self.words}).encode()


@pytest.fixture(autouse=True)
def _no_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stocks, "REST", 0)


async def _taken(stock: Stock) -> bytes:
    while (found := stock.take("generate", ORDER)) is None:
        await asyncio.sleep(0)
    return found


def test_what_was_made_ahead_is_given_away_once_and_made_again() -> None:
    async def act() -> None:
        stock = Stock(Workers(), lambda: [ORDER])
        stock.start()
        first, second = await _taken(stock), await _taken(stock)
        assert [json.loads(one)["puzzle"] for one in (first, second)] == [1, 2]
        await stock.close()

    asyncio.run(act())


def test_only_exactly_that_order_is_answered_from_stock() -> None:
    async def act() -> None:
        stock = Stock(Workers(), lambda: [ORDER])
        stock.start()
        await _taken(stock)
        await _filled(stock)
        assert stock.take("grade", ORDER) is None
        assert stock.take("generate", {**ORDER, "seed": 1}) is None
        assert stock.take("generate", {"genre": "sudoku", "settings": {"size": "4"}}) is None
        assert stock.take("generate", ORDER) is not None
        await stock.close()

    async def _filled(stock: Stock) -> None:
        while not stock._there:
            await asyncio.sleep(0)

    asyncio.run(act())


def test_what_does_not_come_about_is_not_tried_for_ever() -> None:
    async def act() -> None:
        workers = Workers("another one")
        stock = Stock(workers, lambda: [ORDER])
        stock.start()
        while workers.made < stocks.ATTEMPTS:
            await asyncio.sleep(0)
        for _ in range(100):
            await asyncio.sleep(0)
        assert workers.made == stocks.ATTEMPTS and stock.take("generate", ORDER) is None
        await stock.close()

    asyncio.run(act())


def test_nothing_is_made_ahead_while_somebody_else_has_work_done() -> None:
    async def act() -> None:
        workers = Workers()
        workers.lines["long"].idle.clear()
        stock = Stock(workers, lambda: [ORDER])
        stock.start()
        for _ in range(100):
            await asyncio.sleep(0)
        assert workers.made == 0
        await stock.close()

    asyncio.run(act())


def test_every_level_of_every_genre_is_made_ahead() -> None:
    orders = usual_orders()
    assert {order["genre"] for order in orders} >= {"sudoku", "kakuro", "numberlink"}
    assert {"genre": "numberlink", "settings": {"difficulty": "beyond"}} in orders


def test_an_order_that_runs_out_of_time_gives_the_nearest_puzzle_and_says_so(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(setting, "SEARCHING", 0)  # the time for the search itself is up at once
    found = setting.generate(Budget(60), "sudoku", {"size": "4", "difficulty": "gentle"}, seed=1)
    assert found["words"].startswith("The time was up") and found["puzzle"]["genre"] == "sudoku"


def test_an_order_that_is_met_says_nothing() -> None:
    assert setting.generate(Budget(60), "sudoku", {"size": "4"}, seed=1)["words"] == ""
