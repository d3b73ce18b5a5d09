"""Short stories of a 9x9 Sudoku: the native search finds them, here they become deductions.

Singles and locked candidates are found by the search itself; what other techniques found takes part as
patterns.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from whygrid.budget import Budget
from whygrid.engine.story import Goal, Outline, Search, supposition
from whygrid.engine.technique import fresh
from whygrid.genres.sudoku.marks import SINGLES, Marks
from whygrid.genres.sudoku.rules import cell_rule
from whygrid.genres.sudoku.techniques.forcing_nets import no_digit, no_place
from whygrid.genres.sudoku.techniques.intersections import confined
from whygrid.genres.sudoku.techniques.singles import full_house, hidden_single, naked_single
from whygrid.genres.sudoku.toolbox.net_words import net_in_eureka
from whygrid.kernels import NATIVE
from whygrid.kernels.short import (
    BY_CELL,
    FULL_HOUSE,
    PATTERN,
    PLACE,
    REFUTE,
    STRIKE,
    Event,
    Node,
    Pattern,
    short_story,
)
from whygrid.logic.deduction import Deduction
from whygrid.voice.message import length

WORK = 2_000_000
"""How much is done to make a first story shorter: a fifth of a second or so, and the same on every
machine.
"""
TURNING = 5
"""What it costs to turn to another pattern, in placements told."""
WORDS = 19
"""The letters of one told placement, such as "r5c8=6 (column 8), "."""
LOCKED = ("pointing", "claiming")


def outliner_of(state: Marks, techniques: Collection[str]) -> Outliner | None:
    """The search from this position, if it is there, of its size, and all singles are allowed."""
    singles = [name for name in SINGLES if name in techniques]
    if not NATIVE or not state.shape.classic or len(singles) < 3:
        return None
    return Outliner(state, singles, [name for name in LOCKED if name in techniques])


class Outliner:
    """A search for short stories from one position."""

    def __init__(self, start: Marks, singles: Sequence[str], locked: Sequence[str]) -> None:
        self.start = start
        self.swept = singles
        self.tells: Sequence[str] = (*singles, *locked)

    def outline(self, found: Sequence[Deduction], goal: Goal, search: Search, budget: Budget) -> Outline:
        """The shortest story found, as raw deductions; so far, where the budget ends the search."""
        patterns = [
            Pattern(excluded_for(self.start, deduction), deduction.conclusions, cost(deduction))
            for deduction in found
        ]
        shortest = short_story(
            self.start.value,
            self.start.candidates,
            patterns,
            goal=goal,
            suppose=search.suppose,
            seconds=search.seconds,
            work=WORK if search.suppose and search.seconds is None else None,
            strikes=all(name in self.tells for name in LOCKED),
            seed=search.seed,
            cancelled=lambda: bool(budget.reason),
        )
        assert shortest is not None, "only asked for what there is"
        node, spent = shortest
        return Outline(_told(self.start.copy(), node, found), spent)


def excluded_for(state: Marks, deduction: Deduction) -> tuple[int, ...]:
    """The facts that must be excluded for a deduction: a digit is in its cell once no other one can be."""
    n = state.size
    needed: dict[int, None] = {}
    for premise in deduction.premises:
        first = (premise - 1) // n * n + 1
        needed |= dict.fromkeys([-premise] if premise < 0 else set(range(first, first + n)) - {premise})
    return tuple(needed)


def cost(deduction: Deduction) -> int:
    """What it costs to read a deduction, in placements told: to find the place, and its sentences."""
    return TURNING + sum(-(-length(inner.reason) // WORDS) for inner in deduction.nested())


def _told(state: Marks, node: Node, found: Sequence[Deduction]) -> list[Deduction]:
    """The deductions of a node, made in turn in a position."""
    told: list[Deduction] = []

    def tell(deduction: Deduction) -> None:
        told.append(deduction)
        for literal in deduction.conclusions:
            state.learn(literal)

    for event in node.events:
        if event[0] == PLACE and state.holds(event[1]):
            continue  # it was told before a pattern that rests on it
        deduction = _deduction(state, event, found)
        for premise in deduction.premises:
            if premise > 0 and not state.holds(premise):
                cell, place = divmod(premise - 1, state.size)
                tell(naked_single(state.shape, cell, place + 1))
        tell(deduction)
    if node.ending is not None:
        told.append(_contradiction(state, *node.ending))
    return told


def _deduction(state: Marks, event: Event, found: Sequence[Deduction]) -> Deduction:
    kind, *rest = event
    if kind == PLACE:
        return _placement(state, *rest)
    if kind == STRIKE:
        digit, base, cover = rest
        return confined(state, digit, base, cover)
    if kind == PATTERN:
        pattern = found[rest[0]]
        return pattern._replace(conclusions=fresh(state, pattern.conclusions))
    assert kind == REFUTE
    fact, node = rest
    inside = state.copy()
    inside.learn(fact)
    told = supposition(fact, _told(inside, node, found))
    return told._replace(notation=_in_eureka(state, fact, node))


def _in_eureka(state: Marks, fact: int, node: Node) -> str:
    """A supposition in Eureka notation, if there is nothing but placements in it."""
    if node.ending is None or any(event[0] != PLACE for event in node.events):
        return ""
    placed = [(event[1], _place(state, event[1], event[2])) for event in node.events]
    house, which = node.ending
    broken = which if house == BY_CELL else len(state.candidates) + house * state.size + which - 1
    return net_in_eureka(state, fact, placed, broken)


def _place(state: Marks, fact: int, why: int) -> int:
    """The cell in which a digit is left alone, or the slot of a house; cells come first."""
    cell, digit = divmod(fact - 1, state.size)
    return cell if why >= BY_CELL else len(state.candidates) + why * state.size + digit


def _placement(state: Marks, fact: int, why: int) -> Deduction:
    """Why a digit goes to a cell, by what the search saw."""
    shape = state.shape
    cell, digit = divmod(fact - 1, shape.size)
    if why == BY_CELL:
        return naked_single(shape, cell, digit + 1)
    if why >= FULL_HOUSE:
        return full_house(state, shape.houses[why - FULL_HOUSE], cell)
    return hidden_single(shape, why * shape.size + digit, shape.houses[why].cells.index(cell))


def _contradiction(state: Marks, house: int, which: int) -> Deduction:
    """No digit is left for a cell, or no place for a digit."""
    shape = state.shape
    if house == BY_CELL:
        out, rule, reason = state.without(which), cell_rule(shape, which), no_digit(shape, which)
    else:
        home = shape.houses[house]
        out, rule, reason = state.nowhere_else(house, which), home.name, no_place(home, which)
    return Deduction("contradiction", (), out, (rule,), reason)
