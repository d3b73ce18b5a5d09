"""What to draw of a deduction: its pattern and, where it supposes something, what would follow from that."""

from __future__ import annotations

from collections.abc import Iterator

from whygrid.logic.deduction import CHAIN, Case, Deduction
from whygrid.logic.facts import Literal

MOST = 60
"""With more arrows than this nothing can be told apart any more."""

Part = tuple[str, tuple[Literal, ...]]
Link = tuple[Literal, Literal]


def parts_of(deduction: Deduction) -> tuple[Part, ...]:
    """The pattern and, unless it has a chain already, the cases as chains with what would hold in them."""
    roles = {role for role, _ in deduction.pattern}
    if not deduction.cases or CHAIN in roles:
        return deduction.pattern
    links = list(dict.fromkeys(link for case in deduction.cases for link in _links(case)))
    if len(links) > MOST:
        return deduction.pattern
    shown = {literal for _, literals in deduction.pattern for literal in literals}
    ends = dict.fromkeys(end for link in links for end in link if end > 0 and end not in shown)
    supposed: tuple[Part, ...] = (("pattern", tuple(ends)),) if ends else ()
    return (*deduction.pattern, *supposed, *((CHAIN, link) for link in links))


def _links(case: Case) -> Iterator[Link]:
    """From each fact of a case to those that follow from it; exclusions on the way between two are left out.

    Those at the end are there: what the case leads to, and what leaves nothing where it breaks.
    """
    known: dict[Literal, tuple[Literal, ...]] = {case.assumption: (case.assumption,)}
    places = any(literal > 0 for step in case.steps for literal in step.conclusions)
    for number, step in enumerate(case.steps, 1):
        last = number == len(case.steps)
        if not step.conclusions:
            broken = [literal for literal in step.premises if literal in known and literal < 0 and places]
            yield from ((before, literal) for literal in broken for before in known[literal])
            continue
        goal = step.conclusions[0]
        from_where = dict.fromkeys(
            source for literal in step.premises if literal in known for source in known[literal]
        )
        if not from_where:
            continue  # known beforehand: it does not follow from what is supposed
        if goal > 0 or last or not places:  # something to point at
            yield from ((before, goal) for before in from_where)
            known.update((literal, (goal,)) for literal in step.conclusions)
        else:
            known.update((literal, tuple(from_where)) for literal in step.conclusions)
