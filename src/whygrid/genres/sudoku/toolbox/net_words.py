"""Nets in Eureka notation: what a supposition leads to, branch by branch, as experts write it.

    (1)r7c6-(1)r7c12=(1)r9c1-(1)r46c1=(1)r5c3; (3)r8c9,(2)r6c9-(5)r68c9=∅

A branch goes on from what was placed last as long as that alone leads on; then another begins with what it
takes. Behind - stands what is excluded, behind = what is left then; ∅ is nothing.
"""

from __future__ import annotations

from collections.abc import Sequence

from whygrid.genres.sudoku.marks import Marks
from whygrid.genres.sudoku.model import SYMBOLS
from whygrid.genres.sudoku.toolbox.chain_words import Noted, linked, together

NOTHING: Noted = ("∅", "")


def net_in_eureka(state: Marks, start: int, placed: Sequence[tuple[int, int]], broken: int) -> str:
    """A net from a candidate to a place of which nothing is left, in the position before it is supposed.

    `placed` are facts with the places that they are left alone in: cells, then slots as in `Marks.places`.
    """
    held = [start]
    branches = [[_noted(state, [start])]]
    for fact, place in (*placed, (0, broken)):
        out = [other for other in _open(state, place) if other != fact]
        behind = _behind(state, held, out)
        if behind != held[-1:]:
            one = len(behind) == 1
            branches.append([_noted(state, behind) if one else (_side_by_side(state, behind), "")])
        branches[-1] += [_noted(state, out), _noted(state, [fact]) if fact else NOTHING]
        held.append(fact)
    return "; ".join(linked(branch, "-=") for branch in branches if len(branch) > 1)


def _open(state: Marks, place: int) -> list[int]:
    """The facts of a cell or a slot that are open."""
    n, slot = state.size, place - len(state.candidates)
    if slot < 0:
        facts = [place * n + digit for digit in range(1, n + 1)]
    else:
        facts = [cell * n + slot % n + 1 for cell in state.shape.houses[slot // n].cells]
    return [fact for fact in facts if state.truth[fact] == 0]


def _behind(state: Marks, held: Sequence[int], out: Sequence[int]) -> list[int]:
    """Of what holds the latest that exclude all this, in order."""
    left, found = set(out), list[int]()
    for fact in reversed(held):
        excluded = left & state.exclusions.of(fact).keys()
        if excluded:
            left -= excluded
            found.append(fact)
    return found[::-1]


def _noted(state: Marks, facts: Sequence[int]) -> Noted:
    """Places of one digit, or digits of one cell, in short."""
    found = [state.shape.cell_and_digit(fact) for fact in facts]
    cells = dict.fromkeys(cell for cell, _ in found)
    digits = dict.fromkeys(SYMBOLS[digit - 1] for _, digit in found)
    return "".join(digits), together([state.shape.names[cell] for cell in cells])


def _side_by_side(state: Marks, facts: Sequence[int]) -> str:
    return ",".join("({}){}".format(*_noted(state, [fact])) for fact in facts)
