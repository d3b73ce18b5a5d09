"""What is known about a puzzle's k: the smallest number of known cells that some order of steps needs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from whygrid.logic.facts import Literal
from whygrid.records import NamedTuple
from whygrid.voice import message


class KStep(NamedTuple):
    """A placement and a smallest set of known cells and clues that it follows from.

    proved    there is no smaller one; False when the work was stopped before that was known
    """

    fact: Literal
    support: tuple[Literal, ...]
    clues: tuple[str, ...] = ()
    proved: bool = True

    @property
    def k(self) -> int:
        """How much one has to look at."""
        return len(self.support) + len(self.clues)


def say_bounds(lower: int, upper: int | None) -> str:
    """What is proved about k, in words.

    >>> [say_bounds(5, 5), say_bounds(3, 5), say_bounds(0, 5), say_bounds(0, None)]
    ['k = 5', '3 ≤ k ≤ 5', 'k ≤ 5', 'k is not known']
    >>> say_bounds(3, None)
    'k ≥ 3 if the solution is the only one, which is not shown'
    """
    if upper is None:
        return str(message("engine/k-if-unique", k=lower) if lower else message("engine/k-not-known"))
    return f"k = {upper}" if lower == upper else f"{lower} ≤ k ≤ {upper}" if lower else f"k ≤ {upper}"


class KReport(NamedTuple):
    """`lower <= k <= upper`, both proved; they are equal unless the work was stopped.

    lower          0 where nothing is proved
    upper          None where nothing is proved, not even that the solution is the only one
    steps          always a cheapest one, from the givens to the solution, or as far as it is shown
    certificate    both halves of the proof as plain data, for `whygrid verify`; empty where there is none
    stopped        why the bounds do not meet, or empty
    """

    lower: int
    upper: int | None
    steps: tuple[KStep, ...]
    certificate: Mapping[str, Any]
    stopped: str = ""

    @property
    def proved(self) -> bool:
        """Whether k is known exactly."""
        return self.lower == self.upper

    @property
    def profile(self) -> dict[int, int]:
        """How many steps there are of each size."""
        return dict(sorted(Counter(step.k for step in self.steps).items()))

    @property
    def bottleneck(self) -> int | None:
        """The number of the first step that needs as many cells as any, or None without steps."""
        most = max((step.k for step in self.steps), default=0)
        return next((number for number, step in enumerate(self.steps, 1) if step.k == most), None)
