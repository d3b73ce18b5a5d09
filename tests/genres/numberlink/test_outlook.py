"""Looking ahead: natively the same as in Python, and never against a solution."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.genres.numberlink.brute_force import solutions
from tests.genres.numberlink.test_solving import random_layout
from whygrid.genres.numberlink.generator import generate
from whygrid.genres.numberlink.model import CLOSED, DRAWN, OPEN
from whygrid.genres.numberlink.outlook import Outlook
from whygrid.kernels import NATIVE


@pytest.mark.skipif(not NATIVE, reason="there is nothing to compare with")
@settings(max_examples=60, deadline=None)
@given(st.integers(0, 10_000), st.integers(0, 12), st.booleans())
def test_the_native_one_sees_the_same(seed: int, moves: int, empty: bool) -> None:
    dice = random.Random(seed)
    layout = generate(dice, 5, 6, empty=empty).layout
    outlook = Outlook(layout, [OPEN] * layout.edge_count)
    for _ in range(moves):  # right or wrong ones
        outlook.settle([(dice.randrange(layout.edge_count), dice.choice((DRAWN, CLOSED)))])
    here = Outlook(layout, outlook.lines)
    for edge, now in enumerate(here.lines):
        for status in (DRAWN, CLOSED):
            if now == OPEN:
                assert here.after(edge, status) == here.copy().settle([(edge, status)])
    for ends in layout.pairs.values():
        for end in ends:
            assert here.on_every_route(end) == here.plainly_on_every_route(end)


def test_what_a_solution_has_is_never_impossible() -> None:
    dice = random.Random(8)
    looked = 0
    for _ in range(60):
        layout = random_layout(dice, 3, 4, dice.randint(1, 3), dice.random() < 0.5)
        for drawn in sorted(solutions(layout), key=repr)[:3]:
            way = [DRAWN if frozenset(pair) in drawn else CLOSED for pair in layout.edges]
            known = [status if dice.random() < 0.3 else OPEN for status in way]
            outlook = Outlook(layout, known)
            for edge, status in enumerate(known):
                if status == OPEN:
                    assert outlook.after(edge, way[edge]).possible, (layout, known, edge)
                    looked += 1
    assert looked
