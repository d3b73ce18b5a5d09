"""Trimming: of all that was found, only what the end of the story needs, in the order a person makes it.

Backwards from the goal, a deduction is kept if something needs it that nobody before it gives. What a known
cell excludes at once needs no deduction; the order is in `ordering`.
"""

from __future__ import annotations

from collections.abc import Iterable

from whygrid.engine.gathering import Gathered
from whygrid.engine.hitting import numbers
from whygrid.engine.state import State
from whygrid.logic.deduction import Deduction
from whygrid.logic.facts import Literal


def trim(start: State, gathered: Gathered, goals: Iterable[Literal] = ()) -> list[Deduction]:
    """What the goals need of all that was gathered from `start`; the contradiction, if it ends in one."""
    deductions, exclusions, since = gathered.deductions, start.exclusions, _known_since(gathered)
    first: dict[Literal, int] = {}  # who gives it first
    for index, deduction in enumerate(deductions):
        for literal in deduction.conclusions:
            first.setdefault(literal, index)
    known = since.keys()
    needed = {goal for goal in goals if not start.holds(goal)}
    kept: list[Deduction] = []
    for index in range(len(deductions) - 1, -1, -1):
        deduction = deductions[index]
        wanted = [literal for literal in deduction.conclusions if literal in needed]
        last = not deduction.conclusions
        if not last and not any(first[literal] == index for literal in wanted):
            continue
        kept.append(deduction)
        needed.difference_update(deduction.conclusions)
        for premise in deduction.premises:
            if start.holds(premise):
                continue
            excluders = known & exclusions.of(-premise).keys() if premise < 0 else ()
            behind = sorted([fact for fact in excluders if since[fact] <= index])
            if not behind:
                needed.add(premise)
            else:
                cells = [cell for cell in behind if cell in needed]
                needed.add(cells[0] if cells else min(behind, key=lambda cell: first.get(cell, -1)))
    kept.reverse()
    return kept


def _known_since(gathered: Gathered) -> dict[Literal, int]:
    """For each fact the first deduction that was found when it was known."""
    since: dict[Literal, int] = {}
    before = 0
    for index, known in enumerate(gathered.known_at):
        if known is not before:  # the same for all of a wave
            since.update(dict.fromkeys(numbers(known & ~before), index))
            before = known
    return since
