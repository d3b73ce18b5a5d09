"""Paths that would have to cross, also where the lines that somebody drew break rules."""

import random

import pytest

from whygrid.genres.numberlink.crossings import Crossing, first_crossing, order_name, what_keeps_them
from whygrid.genres.numberlink.generator import generate
from whygrid.genres.numberlink.model import CLOSED, DRAWN, OPEN


@pytest.mark.parametrize("seed", range(12))
def test_whatever_lines_are_drawn_only_what_is_a_rule_is_called_a_crossing(seed: int) -> None:
    chance = random.Random(seed)
    layout = generate(chance, chance.randint(3, 6), chance.randint(3, 6)).layout
    for _ in range(60):
        weights = [chance.random(), chance.random(), chance.random() * 0.7]
        lines = [chance.choices((OPEN, CLOSED, DRAWN), weights)[0] for _ in layout.edges]
        found = first_crossing(layout, lines)
        if found is not None:
            assert what_keeps_them(layout, found) is not None, order_name(layout, found)


@pytest.mark.parametrize("seed", range(12))
def test_a_crossing_of_any_cells_and_lines_is_looked_at_without_a_mistake(seed: int) -> None:
    chance = random.Random(seed)
    layout = generate(chance, 5, 5).layout
    lines = [OPEN] * len(layout.edges)
    cells = range(len(layout.ends))
    found = first_crossing(layout, lines)
    assert found is None, "what was generated has a solution"
    for _ in range(60):
        odd = Crossing(
            tuple(chance.sample(list(layout.pairs), 2)),
            frozenset(chance.sample(cells, 4)),
            frozenset(chance.sample(range(len(lines)), 2)),
            tuple(tuple(chance.choices(cells, k=chance.randint(1, 4))) for _ in range(3)),
        )
        kept = what_keeps_them(layout, odd)
        assert kept is None or not kept[0] & kept[1], "nothing is drawn and closed"
