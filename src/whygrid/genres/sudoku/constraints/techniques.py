"""Techniques of boards with constraints: what one of these leaves for its cells, what all candidates exclude.

A technique of a constraint names what its digits rest on as sparingly as it can: it starts from all that is
excluded in the constraint's cells and takes back whatever it can do without.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from whygrid.engine.technique import Technique, fresh
from whygrid.genres.sudoku.constraints.constraint import Constraint, Masks
from whygrid.genres.sudoku.marks import Marks
from whygrid.genres.sudoku.model import SYMBOLS
from whygrid.genres.sudoku.rules import cell_rule
from whygrid.logic.deduction import Deduction
from whygrid.logic.facts import Literal
from whygrid.voice.message import Cells, Values, message


def find_fitting(words: tuple[str, ...], technique: str, state: Marks) -> Iterator[Deduction]:
    """Digits with which a constraint of one of these kinds could not be kept."""
    for constraint in state.shape.constraints:
        if constraint.word in words:
            yield from _unfit(technique, state, constraint)


def _unfit(technique: str, state: Marks, constraint: Constraint) -> Iterator[Deduction]:
    shape, n = state.shape, state.size
    masks = tuple([state.candidates[cell] for cell in constraint.cells])
    if not all(masks):
        return
    left = constraint.possible(n, masks)
    for place, cell in enumerate(constraint.cells):
        bad = masks[place] & ~(0 if left is None else left[place])
        conclusions = fresh(state, (-(cell * n + 1 + i) for i in range(n) if bad >> i & 1))
        if conclusions:

            def follows(trial: Masks, place: int = place, bad: int = bad) -> bool:
                found = constraint.possible(n, trial)
                return found is None or not found[place] & bad

            premises = rests_on(state, constraint.cells, masks, follows)
            yield Deduction(
                technique,
                conclusions,
                premises,
                (constraint.name(shape), *(cell_rule(shape, other) for other in constraint.cells)),
                message("sudoku/would-not-come-out", demand=constraint.demand(shape)),
                (("pattern", _open_facts(state, constraint.cells)),),
                brief=constraint.said(shape),
            )


def broken_constraints(state: Marks) -> Iterator[Deduction]:
    """Constraints that can't be kept any more, as deductions without a conclusion."""
    shape = state.shape
    for constraint in shape.constraints:
        masks = tuple([state.candidates[cell] for cell in constraint.cells])
        if masks and constraint.possible(state.size, masks) is None:
            rules = (constraint.name(shape), *(cell_rule(shape, cell) for cell in constraint.cells))
            reason = message("sudoku/cannot-be-kept", demand=constraint.demand(shape))
            premises = rests_on(
                state, constraint.cells, masks, partial(_cannot_be_kept, constraint, state.size)
            )
            yield Deduction("contradiction", (), premises, rules, reason)


def _cannot_be_kept(constraint: Constraint, size: int, masks: Masks) -> bool:
    return constraint.possible(size, masks) is None


def _open_facts(state: Marks, cells: tuple[int, ...]) -> tuple[int, ...]:
    n = state.size
    return fresh(state, (cell * n + 1 + i for cell in cells for i in range(n)))


def rests_on(
    state: Marks,
    cells: tuple[int, ...],
    masks: Masks,
    follows: Callable[[Masks], bool],
) -> tuple[Literal, ...]:
    """Exclusions in these cells from which it still follows: as few as taking them back one by one leaves."""
    n, full = state.size, (1 << state.size) - 1
    trial = list(masks)
    for place in range(len(cells)):  # first whole cells, then digit by digit
        before, trial[place] = trial[place], full
        if not follows(tuple(trial)):
            trial[place] = before
    for place in range(len(cells)):
        for i in range(n):
            if not trial[place] >> i & 1:
                trial[place] |= 1 << i
                if not follows(tuple(trial)):
                    trial[place] &= ~(1 << i)
    return tuple(
        -(cell * n + 1 + i)
        for cell, mask in zip(cells, trial, strict=True)
        for i in range(n)
        if not mask >> i & 1
    )


def find_shared_exclusions(state: Marks) -> Iterator[Deduction]:
    """Candidates that are excluded by whatever a cell may hold."""
    if state.shape.plain:
        return
    shape, n, masks = state.shape, state.size, state.exclusions.masks
    for cell, mask in enumerate(state.candidates):
        if state.value[cell] or not 1 < mask.bit_count() <= 4:
            continue
        out = -1
        for i in range(n):
            if mask >> i & 1:
                out &= masks[cell * n + 1 + i]
        out &= ~(((1 << n) - 1) << cell * n + 1)
        for fact in _facts_of(out, len(state.rules.facts)):
            if state.truth[fact] == 0:
                holds = [cell * n + 1 + i for i in range(n) if mask >> i & 1]
                rules = dict.fromkeys(
                    (cell_rule(shape, cell), *(state.exclusions.of(fact)[one] for one in holds))
                )
                yield Deduction(
                    "shared exclusion",
                    (-fact,),
                    state.without(cell),
                    tuple(rules),
                    message(
                        "sudoku/whatever-it-holds-excludes",
                        cell=Cells((shape.names[cell],)),
                        digits=Values(tuple(SYMBOLS[i] for i in range(n) if mask >> i & 1)),
                    ),
                    (("pattern", tuple(holds)),),
                )


def _facts_of(mask: int, last: int) -> Iterator[int]:
    mask &= (1 << last + 1) - 1
    while mask:
        lowest = mask & -mask
        yield lowest.bit_length() - 1
        mask ^= lowest


def _technique(name: str, effort: float, idea: str, look: str, *words: str) -> Technique:
    return Technique(name, effort, idea, partial(find_fitting, words, name), look=look)


CONSTRAINT_TECHNIQUES = (
    _technique(
        "even and odd", 1.1, "A cell with a square holds an even digit, one with a circle an odd one.",
        "Look at the grey cells.", "even", "odd",
    ),
    _technique(
        "thermometer", 1.9, "Along a thermometer each digit leaves room for those before and after it.",
        "Count the cells from the bulb, and from the other end.", "thermometer", "between",
    ),
    _technique(
        "dots", 2.1, "A digit needs a partner beyond the dot or the letter beside it.",
        "Look at the digits that have few partners: beside a black dot never 5, 7 or 9.",
        "white-dot", "black-dot", "xv",
    ),
    _technique(
        "line partners", 2.2, "A digit needs partners that fit along its line.",
        "Look where a line leaves few digits: on German whispers never 5.",
        "whispers", "palindrome", "renban",
    ),
    _technique(
        "cage sum", 2.4, "A cage holds only digits of a set that adds up to its sum and fits into its cells.",
        "Look at cages whose sums are small or large for their cells.", "cage",
    ),
    _technique(
        "arrow sum", 2.5, "A digit is out where no sum along the arrow or the diagonal comes out with it.",
        "Look at long arrows with small digits, and at short diagonals.", "arrow", "little-killer",
    ),
    Technique(
        "shared exclusion", 2.9, "What every candidate of a cell excludes is out.", find_shared_exclusions,
        look="Look at cells with two or three candidates, and at what all of these exclude.",
    ),
)  # fmt: skip
