"""Two patterns that have much in common, told as one: duals and siamese fish.

They say nothing that the two do not say one after the other, so that they are there on request only. Two
kites are *dual* when they meet in the same two cells of a box, two empty rectangles when they share their
box, and two finned fish are *siamese* when they have the same lines, covered in two ways.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator
from functools import partial
from itertools import combinations

from whygrid.engine.technique import Technique
from whygrid.genres.sudoku.marks import Marks
from whygrid.genres.sudoku.techniques.finned_fish import (
    FINNED_JELLYFISH,
    FINNED_SWORDFISH,
    FINNED_X_WING,
    SASHIMI_JELLYFISH,
    SASHIMI_SWORDFISH,
    SASHIMI_X_WING,
)
from whygrid.genres.sudoku.techniques.turbot import EMPTY_RECTANGLE, TURBOT_FISH, TWO_STRING_KITE
from whygrid.logic.deduction import CHAIN, Deduction
from whygrid.voice.message import message

Common = Callable[[Marks, Deduction], Hashable]
"""What two patterns must have in common."""


def find_joined(name: str, parts: Iterable[Technique], common: Common, state: Marks) -> Iterator[Deduction]:
    """Each two deductions with that in common of which neither says all that the other says."""
    alike: dict[Hashable, list[Deduction]] = {}
    for technique in parts:
        for deduction in technique.find(state):
            alike.setdefault((technique.name.split()[-1], common(state, deduction)), []).append(deduction)
    for found in alike.values():
        for one, two in combinations(found, 2):
            first, second = set(one.conclusions), set(two.conclusions)
            if not (first <= second or second <= first):
                yield _join(name, one, two)


def _join(name: str, one: Deduction, two: Deduction) -> Deduction:
    roles: dict[str, dict[int, None]] = {}
    for deduction in (one, two):
        for role, facts in deduction.pattern:
            if role != CHAIN:
                roles.setdefault(role, {}).update(dict.fromkeys(facts))
    return Deduction(
        name,
        tuple(dict.fromkeys((*one.conclusions, *two.conclusions))),
        tuple(dict.fromkeys((*one.premises, *two.premises))),
        tuple(dict.fromkeys((*one.rules, *two.rules))),
        message("sudoku/and-likewise", one=one.reason, two=two.reason),
        tuple((role, tuple(facts)) for role, facts in roles.items()),
    )


def _meeting_cells(state: Marks, kite: Deduction) -> Hashable:
    return frozenset((fact - 1) // state.size for fact in dict(kite.pattern)["two"])


def _places_in_box(state: Marks, found: Deduction) -> Hashable:
    """Those of a rectangle; a turbot fish whose first or second house is a box is one with two of them."""
    pattern = dict(found.pattern)
    if CHAIN not in pattern:
        return pattern["pattern"]
    boxes = [i for i, name in enumerate(found.rules[:2]) if name.startswith("box")]
    return frozenset(map(abs, pattern[CHAIN][2 * boxes[0] : 2 * boxes[0] + 2])) if boxes else found


def _lines(state: Marks, fish: Deduction) -> Hashable:
    digit = state.shape.cell_and_digit(-fish.conclusions[0])[1]
    size = len(fish.rules) // 2  # the lines, as many across, and a box
    return digit, fish.rules[:size]


DUAL_KITE = Technique(
    "dual 2-string kite",
    4.12,
    "Two kites that meet in the same two cells of a box.",
    partial(find_joined, "dual 2-string kite", (TWO_STRING_KITE,), _meeting_cells),
)
DUAL_EMPTY_RECTANGLE = Technique(
    "dual empty rectangle",
    4.32,
    "Two empty rectangles in the same box, which may have just two places.",
    partial(find_joined, "dual empty rectangle", (EMPTY_RECTANGLE, TURBOT_FISH), _places_in_box),
)
SIAMESE_FISH = Technique(
    "siamese fish",
    5.75,
    "Two finned fish with the same lines, covered in two ways that leave other fins.",
    partial(
        find_joined,
        "siamese fish",
        (
            FINNED_X_WING,
            SASHIMI_X_WING,
            FINNED_SWORDFISH,
            SASHIMI_SWORDFISH,
            FINNED_JELLYFISH,
            SASHIMI_JELLYFISH,
        ),
        _lines,
    ),
)
JOINED = (DUAL_KITE, DUAL_EMPTY_RECTANGLE, SIAMESE_FISH)
