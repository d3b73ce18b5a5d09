"""Gathering what techniques find, and being stopped meanwhile."""

from __future__ import annotations

import pytest

from whygrid import examples, parse
from whygrid.budget import Budget
from whygrid.engine.gathering import Gathered, gather
from whygrid.errors import Stopped
from whygrid.genres.numberlink.techniques.foresight import TRIAL
from whygrid.logic.check import check_deduction


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


TWICE_FIVE = ".84...2.6...297.......3...........47.28..1...63........451...2....68.17.........4"


@pytest.mark.parametrize(
    "technique, said",
    [
        ("naked single", "r1c4=5 and r1c6=5 can't both hold (row 1)"),
        ("hidden single", "r1c8=3 and r1c8=9 can't both hold (cell r1c8)"),
    ],
)
def test_two_placements_that_exclude_each_other_are_told_with_the_rule_that_says_so(technique, said):
    puzzle = parse(TWICE_FIVE)
    state = puzzle.genre.state(puzzle.board, puzzle.givens)
    techniques = [each for each in puzzle.genre.techniques() if each.name == technique]
    found = gather(state, techniques, Budget())
    assert found.contradiction
    assert str(found.deductions[-1].reason) == said
    assert check_deduction(puzzle.rules, found.deductions[-1]) == ""
