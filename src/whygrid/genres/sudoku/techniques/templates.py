"""Templates: all ways to place a digit in the whole grid, at a glance.

A cell that all ways for a digit have in common can't hold another one, which leaves the others fewer ways,
and so on. Nobody looks at all this by eye, and fish say much of it in smaller pieces: it is there for who
asks.
"""

from __future__ import annotations

from collections.abc import Iterator

from whygrid.engine.technique import Technique
from whygrid.genres.sudoku.marks import Marks
from whygrid.genres.sudoku.rules import cell_rule
from whygrid.genres.sudoku.toolbox.common import said_digit
from whygrid.genres.sudoku.toolbox.one_digit import LARGEST_BOARD, possible_places
from whygrid.logic.deduction import Case, Deduction
from whygrid.records import NamedTuple
from whygrid.voice.message import Said, message


class Templates(NamedTuple):
    """What all ways have in common.

    forced    the facts that hold in all of them
    out       the facts that hold in none of them
    at_once   those of both that can be seen without knowing the others
    steps     how one comes by the facts that are forced, each from those before
    """

    forced: tuple[int, ...]
    out: tuple[int, ...]
    at_once: frozenset[int]
    steps: tuple[Deduction, ...]


def templates_of(state: Marks) -> Templates:
    """What follows from all ways to place the digits, each by itself, until nothing new does."""
    n, shape = state.size, state.shape
    houses = tuple(house.name for house in shape.houses)
    places = [sum([state.places[row * n + d] << row * n for row in range(n)]) for d in range(n)]
    forced: dict[int, None] = {}
    at_once: frozenset[int] = frozenset()
    steps: list[Deduction] = []
    while True:
        possible = [_possible(state, mask) for mask in places]
        new = [
            fact
            for digit, mask in enumerate(possible)
            for row in range(n)
            if (left := mask >> row * n & (1 << n) - 1).bit_count() == 1
            and state.open(fact := (row * n + left.bit_length() - 1) * n + digit + 1)
            and fact not in forced
        ]
        for fact in new:
            cell, digit = shape.cell_and_digit(fact)
            absent = tuple(-(c * n + digit) for c in shape.cells if not places[digit - 1] >> c & 1)
            why = message("sudoku/every-way-has-one-here", digit=said_digit(digit))
            steps.append(Deduction("template set", (fact,), absent, houses, why))
            others = tuple(-(cell * n + d) for d in range(1, n + 1) if d != digit)
            taken, rule = message("sudoku/it-is-taken"), cell_rule(shape, cell)
            steps.append(Deduction("template set", others, (fact,), (rule,), taken))
        out = [
            cell * n + digit + 1
            for digit, mask in enumerate(possible)
            for cell in shape.cells
            if state.open(cell * n + digit + 1) and not mask >> cell & 1
        ]
        at_once = at_once or frozenset((*new, *out))
        if not new or not all(possible):
            return Templates(tuple(forced), tuple(out) if all(possible) else (), at_once, tuple(steps))
        for fact in new:
            forced[fact] = None
            cell, digit = shape.cell_and_digit(fact)
            places = [mask if d == digit - 1 else mask & ~(1 << cell) for d, mask in enumerate(places)]


def _possible(state: Marks, places: int) -> int:
    """The cells that have the digit in some way to place it everywhere."""
    n, shape = state.size, state.shape
    rows = tuple(places >> row * n & (1 << n) - 1 for row in range(n))
    kept = possible_places(rows, shape.box_rows, shape.box_columns)
    return sum([row << r * n for r, row in enumerate(kept)])


def find_template_set(state: Marks) -> Iterator[Deduction]:
    """Where all ways have a digit."""
    if state.size <= LARGEST_BOARD:
        found = templates_of(state)
        shown = {step.conclusions[0]: step for step in found.steps}
        for fact in found.forced:
            if fact in found.at_once:
                yield shown[fact]
            else:
                yield _deduction(state, "template set", fact, found.steps, shown[fact].reason)


def find_template_delete(state: Marks) -> Iterator[Deduction]:
    """Where no way has a digit."""
    if state.size <= LARGEST_BOARD:
        n, shape = state.size, state.shape
        found = templates_of(state)
        houses = tuple(house.name for house in shape.houses)
        established = {literal for step in found.steps for literal in step.conclusions}
        for fact in found.out:
            digit = (fact - 1) % n + 1
            known = set() if fact in found.at_once else established
            facts = [cell * n + digit for cell in shape.cells]
            absent = tuple(-f for f in facts if state.holds(-f) or -f in known)
            why = message("sudoku/no-way-has-one-here", digit=said_digit(digit))
            last = Deduction("template delete", (-fact,), absent, houses, why)
            if fact in found.at_once:
                yield last
            else:
                yield _deduction(state, "template delete", -fact, (*found.steps, last), why)


def _deduction(
    state: Marks, technique: str, conclusion: int, steps: tuple[Deduction, ...], why: Said
) -> Deduction:
    """The way there as a case: if it were otherwise, it would all follow as well."""
    premises = tuple(-fact for fact in range(1, len(state.truth)) if state.holds(-fact))
    return Deduction(technique, (conclusion,), premises, (), why, (), (Case(-conclusion, steps),))


TEMPLATE_SET = Technique(
    "template set",
    9.1,
    "Every way to place a digit in all rows, columns and boxes has it here.",
    find_template_set,
)
TEMPLATE_DELETE = Technique(
    "template delete",
    9.2,
    "No way to place a digit in all rows, columns and boxes has it here.",
    find_template_delete,
)
