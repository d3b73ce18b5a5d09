"""Step numbers as users write them."""

from __future__ import annotations

import re
from collections.abc import Sequence

from whygrid.errors import Stopped, UsageError
from whygrid.logic.proof import Proof, Step
from whygrid.logic.rules import Rules
from whygrid.registry import genre
from whygrid.voice.message import Cells, message

_RANGE = r"\s*(\d{0,9})\s*(:?)\s*(\d{0,9})\s*"


def parse_range(text: str, last: int) -> range:
    """The numbers that A:B means, both ends included.

    >>> parse_range("4:9", 55), parse_range(":2", 55), parse_range("50:", 55), parse_range("7", 55)
    (range(4, 10), range(1, 3), range(50, 56), range(7, 8))
    """
    match = re.fullmatch(_RANGE, text)
    if match is None or not (match[1] or match[2]):
        raise UsageError(
            message("service/is-not-a-range-of-steps", text=repr(text)),
            remedy=message("service/how-ranges-are-written"),
        )
    first = int(match[1] or 1)
    end = int(match[3] or last) if match[2] else first
    if not 1 <= first <= end or first > last:
        raise UsageError(
            message("service/there-are-no-steps", text=text),
            remedy=message("service/the-proof-has", last=last),
        )
    return range(first, min(end, last) + 1)


def step_of_subject(proof: Proof, name: str) -> int:
    """The number of the step that settles a cell; where facts are about edges, that draws its last line."""
    wanted = name.strip().lower()
    number = last_step_about(proof.rules, genre(proof.genre).absence, proof.steps, wanted)
    if number:
        return number
    if proof.status == "unknown":
        raise Stopped(message("service/stopped-before-step", note=proof.note, cell=Cells((wanted,))))
    raise UsageError(
        message("service/no-step-settles", cell=Cells((wanted,))),
        remedy=message("service/given-or-not-reached"),
    )


def last_step_about(rules: Rules, absence: str, steps: Sequence[Step], wanted: str) -> int:
    """The number of the last of these steps that settles something about a cell or an edge; 0 for none."""
    about = subjects_about(rules, wanted)
    for number in range(len(steps), 0, -1):
        for literal in steps[number - 1].facts:
            fact = rules.fact(literal)
            if fact.holds and fact.subject in about and (fact.value != absence or wanted in about):
                return number
    return 0


def subjects_about(rules: Rules, wanted: str) -> set[str]:
    """What facts say something about a cell: itself, or the edges that meet in it."""
    subjects = {fact.subject for fact in rules.facts}
    about = {wanted} if wanted in subjects else {each for each in subjects if wanted in each.split("-")}
    if not about:
        edge = next((each for each in sorted(subjects) if "-" in each), "")
        raise UsageError(
            message("service/is-not-a-cell-of-this-puzzle", name=repr(wanted)),
            remedy=message("service/cells-and-edges-are-written", edge=Cells((edge,)))
            if edge
            else message("voice/how-cells-are-written"),
        )
    return about
