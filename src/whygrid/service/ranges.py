"""Step numbers as users write them."""

from __future__ import annotations

import re

from whygrid.errors import Stopped, UsageError
from whygrid.logic.proof import Proof

_RANGE = re.compile(r"\s*(\d{0,9})\s*(:?)\s*(\d{0,9})\s*")


def parse_range(text: str, last: int) -> range:
    """The numbers that A:B means, both ends included.

    >>> parse_range("4:9", 55), parse_range(":2", 55), parse_range("50:", 55), parse_range("7", 55)
    (range(4, 10), range(1, 3), range(50, 56), range(7, 8))
    """
    match = _RANGE.fullmatch(text)
    if match is None or not (match[1] or match[2]):
        raise UsageError(f"{text!r} is not a range of steps", remedy="Write 4:9, :9, 4: or 4.")
    first = int(match[1] or 1)
    end = int(match[3] or last) if match[2] else first
    if not 1 <= first <= end or first > last:
        steps = f"steps 1 to {last}" if last else "no steps"
        raise UsageError(f"there are no steps {text}", remedy=f"The proof has {steps}.")
    return range(first, min(end, last) + 1)


def step_of_subject(proof: Proof, name: str) -> int:
    """The number of the step that settles a cell."""
    wanted = name.strip().lower()
    subjects = {fact.subject for fact in proof.rules.facts}
    if wanted not in subjects:
        raise UsageError(
            f"{name!r} is not a cell of this puzzle", remedy="Cells are written r4c5: row 4, column 5."
        )
    for number, step in enumerate(proof.steps, 1):
        if any(literal > 0 and proof.rules.fact(literal).subject == wanted for literal in step.facts):
            return number
    if proof.status == "unknown":
        raise Stopped(f"{proof.note} before a step that settles {wanted}")
    raise UsageError(f"no step settles {wanted}", remedy="It is given, or the proof does not get that far.")
