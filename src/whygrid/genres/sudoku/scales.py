"""The scales of HoDoKu and Sudoku Explainer.

Both programs apply one step at a time and so depend on the order of rows and digits. Their figures are
those that the programs themselves give (`kernels/ratings`), of the puzzle as it stands or of its canonical
form. They know no boards but 9x9; on others their points and ratings are given to our techniques in waves.
docs/grade.md says how often they agree with the programs themselves.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache, partial

from whygrid.budget import Budget
from whygrid.engine.technique import Technique
from whygrid.genre import Order
from whygrid.genres.sudoku.marks import BOX_SINGLE, Marks
from whygrid.genres.sudoku.model import Sudoku
from whygrid.genres.sudoku.rules import givens_of
from whygrid.genres.sudoku.solving import text_of
from whygrid.genres.sudoku.symmetry import canonical_form
from whygrid.genres.sudoku.techniques import TECHNIQUES
from whygrid.genres.sudoku.techniques.chains import find_aic, find_x_chain, find_xy_chain
from whygrid.genres.sudoku.techniques.uniqueness import IF_UNIQUE
from whygrid.genres.sudoku.toolbox.digit_by_digit import DigitByDigit
from whygrid.kernels.ratings import HODOKU_LEVELS, hodoku_rating, se_figures
from whygrid.logic.deduction import Deduction
from whygrid.records import NamedTuple

_BY_NAME = {technique.name: technique for technique in (*TECHNIQUES, *IF_UNIQUE)}

HODOKU_MOST = (800, 1000, 1600, 1800, math.inf)
"""The largest score of each of HoDoKu's levels."""
HODOKU_GIVES_UP = 20_000

HODOKU_ORDER = (
    "full house", "naked single", "hidden single", "locked pair", "locked triple", "pointing", "claiming",
    "naked pair", "naked triple", "hidden pair", "hidden triple", "naked quad", "hidden quad", "x-wing",
    "swordfish", "jellyfish", "remote pair", "bug+1", "skyscraper", "2-string kite", "turbot fish",
    "empty rectangle", "w-wing", "xy-wing", "xyz-wing", "unique rectangle 1", "unique rectangle 2",
    "unique rectangle 3", "unique rectangle 4", "unique rectangle 5", "unique rectangle 6",
    "hidden rectangle", "avoidable rectangle 1", "avoidable rectangle 2", "finned x-wing", "sashimi x-wing",
    "finned swordfish", "sashimi swordfish", "finned jellyfish", "sashimi jellyfish", "sue de coq",
    "simple colouring", "multi colouring", "x-chain", "xy-chain", "aic", "grouped aic", "als-xz",
    "als-xy-wing", "als chain", "franken swordfish", "finned franken x-wing", "finned franken swordfish",
    "cell forcing chain", "house forcing chain", "forcing net",
)  # fmt: skip
"""The techniques that HoDoKu tries, in its order."""
HODOKU_SINGLES = ("full house", "naked single", "hidden single")


def scales_of(puzzle: Sudoku, budget: Budget, order: Order) -> dict[str, dict[str, object]]:
    """How HoDoKu and Sudoku Explainer would rate a puzzle with one solution."""
    if not puzzle.shape.plain:  # of which these programs say nothing
        return {}
    rated = puzzle if order == "own" else canonical_form(puzzle)
    return {"hodoku": hodoku(rated, budget), "se": explainer(rated, budget)}


def explainer(puzzle: Sudoku, budget: Budget) -> dict[str, object]:
    """Sudoku Explainer's figures: the hardest step (ER), that up to the first digit (EP), the first (ED).

    They are None where nobody knows them: `se_figures` says where; on other boards than 9x9 where the ways
    known here do not lead to the end.
    """
    if not puzzle.shape.classic:
        return explained_in_waves(puzzle, budget)
    figures = se_figures(text_of(puzzle), budget)
    if figures is None:
        return {"er": None, "ep": None, "ed": None}
    return {"er": figures.er / 10, "ep": figures.ep / 10, "ed": figures.ed / 10}


def hodoku(puzzle: Sudoku, budget: Budget) -> dict[str, object]:
    """HoDoKu's level and score: the sum over all steps, and the level of the hardest or of the sum.

    They are None for a 9x9 board where the native module was not built.
    """
    if not puzzle.shape.classic:
        return hodoku_in_waves(puzzle, budget)
    rating = hodoku_rating(text_of(puzzle), budget)
    if rating is None:
        return {"level": None, "score": None}
    return {"level": rating.level, "score": rating.score}


def hodoku_in_waves(puzzle: Sudoku, budget: Budget) -> dict[str, object]:
    """Level and score of boards that HoDoKu does not know, by its points: all of a technique is one step."""
    level, score = 0, 0
    state = _start(puzzle)
    while True:
        for swept in state.sweep(HODOKU_SINGLES).waves:
            harder, points = _hodoku_says(swept.technique)
            level, score = max(level, harder), score + points * len(swept.placed)
        if _complete(state):
            break
        technique, found = _first(state, budget)
        if technique is None:
            level, score = len(HODOKU_LEVELS) - 1, score + HODOKU_GIVES_UP
            break
        harder, points = _hodoku_says(technique.name)
        level = max(level, harder)
        if technique.name in HODOKU_SINGLES:
            score += points * len(_placements(found))
        else:
            score += points
        _learn(state, found)
    while score > HODOKU_MOST[level]:
        level += 1
    return {"level": HODOKU_LEVELS[level], "score": score}


@cache
def _hodoku_says(technique: str) -> tuple[int, int]:
    """The number of a technique's level, and its points."""
    word, points = dict(_BY_NAME[technique].elsewhere)["HoDoKu"].split()
    return HODOKU_LEVELS.index(word), int(points)


def _first(state: Marks, budget: Budget) -> tuple[Technique | None, Sequence[Deduction]]:
    """The first technique in HoDoKu's order that finds something, and what it finds."""
    for technique in _hodoku_techniques():
        budget.check()
        found = state.find(technique.briefly)
        if found:
            return technique, found
    return None, ()


@cache
def _hodoku_techniques() -> tuple[Technique, ...]:
    return tuple(_BY_NAME[name] for name in HODOKU_ORDER)


class _Rated(NamedTuple):
    """A way of Sudoku Explainer: what it finds, each deduction with its rating."""

    lowest: float
    find: Callable[[Marks], Iterator[tuple[float, Deduction]]]


def explained_in_waves(puzzle: Sudoku, budget: Budget) -> dict[str, object]:
    """Figures of boards that Sudoku Explainer does not know, by its ratings: all of the easiest at once."""
    state = _start(puzzle)
    ratings: list[float] = []
    pearl: float | None = None
    while True:
        for swept in state.sweep(tuple(EXPLAINER_SINGLES)).waves:
            ratings.append(EXPLAINER_SINGLES[swept.technique])
            pearl = max(ratings) if pearl is None else pearl
        if _complete(state):
            break
        rating, found = _easiest(state, budget)
        if not found:
            return {"er": None, "ep": pearl, "ed": ratings[0] if ratings else None}
        ratings.append(rating)
        if pearl is None and _placements(found):
            pearl = max(ratings)
        _learn(state, found)
    return {"er": max(ratings, default=0.0), "ep": pearl or 0.0, "ed": ratings[0] if ratings else 0.0}


def _easiest(state: Marks, budget: Budget) -> tuple[float, list[Deduction]]:
    """The lowest rating of anything that can be done, and all that has it."""
    best, found = math.inf, list[Deduction]()
    for way in EXPLAINER_WAYS:
        if way.lowest > best:
            break
        budget.check()
        for rating, deduction in way.find(state):
            if rating < best:
                best, found = rating, []
            if rating == best:
                found.append(deduction)
    return best, found


def _plain(name: str, rating: float) -> _Rated:
    """A technique whose deductions all have the same rating."""

    def find(state: Marks) -> Iterator[tuple[float, Deduction]]:
        return ((rating, deduction) for deduction in state.find(_BY_NAME[name].find))

    return _Rated(rating, find)


def _hidden_singles(state: Marks) -> Iterator[tuple[float, Deduction]]:
    for deduction in state.find(_BY_NAME["hidden single"].find):
        in_box = deduction.rules[0].startswith("box")
        yield EXPLAINER_SINGLES[BOX_SINGLE if in_box else "hidden single"], deduction


def _unique_loops(state: Marks) -> Iterator[tuple[float, Deduction]]:
    for name in ("unique loop 1", "unique loop 2", "unique loop 4", "unique loop 3"):
        for deduction in state.find(_BY_NAME[name].find):
            rating = {6: 4.6, 8: 4.7}.get(len(deduction.exchanges[0].out), 5.0)
            yield round(rating + 0.1 * (name[-1] == "3"), 1), deduction


def _direct(name: str, rating: float, *, same_house: bool) -> _Rated:
    """Exclusions that at once leave one place for a digit in a house: the digit is placed with them.

    For locked candidates it is another house of the kind that they are locked in; for a hidden set the very
    house in which it is hidden.
    """

    def find(state: Marks) -> Iterator[tuple[float, Deduction]]:
        for deduction in state.find(_BY_NAME[name].find):
            placed = _singles_after(state, deduction, same_house)
            if placed:
                yield rating, Deduction(name, placed, (), ())

    return _Rated(rating, find)


def _singles_after(state: Marks, deduction: Deduction, same_house: bool) -> tuple[int, ...]:
    """The digits that have one place left in such a house once the exclusions are made."""
    left: dict[int, int] = {}
    for literal in deduction.conclusions:
        for slot, bit in state.where[-literal][2]:
            left[slot] = left.get(slot, state.places[slot]) & ~bit
    source = deduction.rules[0]
    found = []
    for slot, places in left.items():
        if places & (places - 1) or not places:
            continue
        house = state.shape.houses[slot // state.size]
        if house.name == source if same_house else house.kind == source.split()[0] and house.name != source:
            found.append(state.shape.fact(house.cells[places.bit_length() - 1], slot % state.size + 1))
    return tuple(fact for fact in found if state.truth[fact] == 0)


def _chains(names: Iterable[str], base: float) -> _Rated:
    """Chains, rated by their length."""

    def find(state: Marks) -> Iterator[tuple[float, Deduction]]:
        for name in names:
            for deduction in state.find(_BY_NAME[name].briefly):
                yield round(base + _length_term(_nodes(deduction)), 1), deduction

    return _Rated(base, find)


def _loops(find: Callable[[Marks], Iterator[Deduction]], base: float) -> _Rated:
    """Chains that close, rated by their length.

    Two nodes do not count. Of an open chain these are what it excludes, supposed and then denied; a loop
    comes back to where it began, so that they are two of its own.
    """

    def rated(state: Marks) -> Iterator[tuple[float, Deduction]]:
        return ((round(base + _length_term(_nodes(found) - 2), 1), found) for found in state.find(find))

    return _Rated(base, rated)


def _nodes(deduction: Deduction) -> int:
    """How many candidates a chain goes through."""
    facts = {abs(literal) for _, literals in deduction.pattern for literal in literals}
    return len(facts) or 4


LENGTHS = tuple(step << double for double in range(12) for step in (4, 6))


def _length_term(nodes: int) -> float:
    """A tenth for each of 4, 6, 8, 12, 16, 24, … that the number of nodes exceeds.

    >>> [_length_term(nodes) for nodes in (4, 6, 8, 10)]
    [0.0, 0.1, 0.2, 0.3]
    """
    return sum(nodes > limit for limit in LENGTHS) / 10


EXPLAINER_SINGLES = {"full house": 1.0, BOX_SINGLE: 1.2, "hidden single": 1.5}
"""The ways that come first, with their ratings: where one finds something, no other is looked for."""

EXPLAINER_WAYS: tuple[_Rated, ...] = (
    _plain("full house", EXPLAINER_SINGLES["full house"]),
    _Rated(EXPLAINER_SINGLES[BOX_SINGLE], _hidden_singles),
    _direct("pointing", 1.7, same_house=False),
    _direct("claiming", 1.9, same_house=False),
    _direct("hidden pair", 2.0, same_house=True),
    _plain("naked single", 2.3),
    _direct("hidden triple", 2.5, same_house=True),
    _plain("pointing", 2.6),
    _plain("claiming", 2.8),
    _plain("naked pair", 3.0),
    _plain("x-wing", 3.2),
    _plain("hidden pair", 3.4),
    _plain("naked triple", 3.6),
    _plain("swordfish", 3.8),
    _plain("hidden triple", 4.0),
    _plain("xy-wing", 4.2),
    _plain("xyz-wing", 4.4),
    _plain("unique rectangle 1", 4.5),
    _plain("unique rectangle 2", 4.5),
    _plain("unique rectangle 4", 4.5),
    _plain("unique rectangle 3", 4.6),
    _Rated(4.6, _unique_loops),
    _plain("naked quad", 5.0),
    _plain("jellyfish", 5.2),
    _plain("hidden quad", 5.4),
    _plain("bug+1", 5.6),
    _plain("bug type 2", 5.7),
    _plain("bug type 4", 5.7),
    _plain("bug type 3", 5.8),
    _plain("aligned pair exclusion", 6.2),
    _loops(DigitByDigit(partial(find_x_chain, loops_only=True, outlined=True)), 6.5),
    _loops(partial(find_xy_chain, loops_only=True, outlined=True), 6.5),
    _chains(("skyscraper", "2-string kite", "turbot fish", "x-chain"), 6.6),
    _chains(("remote pair", "xy-chain"), 6.6),
    _loops(partial(find_aic, loops_only=True, outlined=True), 7.0),
    _chains(("aic",), 7.0),
    _chains(("cell forcing chain", "house forcing chain"), 8.0),
    _chains(("forcing net",), 8.5),
)
"""The ways of Sudoku Explainer by their lowest rating."""


def _start(puzzle: Sudoku) -> Marks:
    return Marks(puzzle.shape, givens_of(puzzle))


def _complete(state: Marks) -> bool:
    return all(state.value)


def _placements(found: Sequence[Deduction]) -> set[int]:
    return {literal for deduction in found for literal in deduction.conclusions if literal > 0}


def _learn(state: Marks, found: Sequence[Deduction]) -> None:
    state.learn_all([literal for deduction in found for literal in deduction.conclusions])
