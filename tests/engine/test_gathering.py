"""Gathering what techniques find, and being stopped meanwhile."""

from __future__ import annotations

import pytest

from whygrid import examples, parse
from whygrid.budget import Budget
from whygrid.engine.gathering import Gathered, gather
from whygrid.errors import Stopped
from whygrid.genres.numberlink.techniques.foresight import TRIAL


def test_a_technique_that_takes_long_is_stopped_in_the_middle() -> None:
    puzzle = parse(examples()["numberlink-trial"].text)
    looks = 0

    def look() -> None:
        nonlocal looks
        looks += 1
        if looks == 5:
            raise Stopped("enough")

    found = Gathered()
    state = puzzle.genre.state(puzzle.board, puzzle.givens)
    with pytest.raises(Stopped):
        gather(state, [TRIAL], Budget(heartbeat=look), found)
    assert looks == 5  # once before the technique looks, and then for each way that it looks at
    assert not found.deductions
