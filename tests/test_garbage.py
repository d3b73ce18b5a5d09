"""Garbage is looked for seldom while a proof is made, and as often as before afterwards."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest

import whygrid
from whygrid.budget import Budget
from whygrid.garbage import SELDOM, seldom


@pytest.fixture(autouse=True)
def usual() -> Iterator[None]:
    before = gc.get_threshold()
    gc.set_threshold(700, 10, 10)
    yield
    gc.set_threshold(*before)


def test_several_at_a_time_are_one() -> None:
    with seldom:
        with seldom:
            assert gc.get_threshold() == SELDOM
        assert gc.get_threshold() == SELDOM
    assert gc.get_threshold() == (700, 10, 10)


def test_an_error_leaves_it_as_it_was() -> None:
    with pytest.raises(RuntimeError), seldom:
        raise RuntimeError
    assert gc.get_threshold() == (700, 10, 10)


def test_who_looks_for_none_at_all_keeps_that() -> None:
    gc.set_threshold(0)
    with seldom:
        assert gc.get_threshold()[0] == 0


def test_explaining_is_such_a_block() -> None:
    seen = []

    class Watching(Budget):
        def check(self) -> None:
            seen.append(gc.get_threshold())
            super().check()

    whygrid.explain(whygrid.parse("1..............4"), budget=Watching())
    assert set(seen) == {SELDOM}
    assert gc.get_threshold() == (700, 10, 10)
