"""What all provers are like."""

from __future__ import annotations

from typing import Protocol

from whygrid.logic.facts import Literal
from whygrid.logic.proof import Step
from whygrid.service.solving import Status


class Enough(Exception):
    """What was asked for is settled."""


class Prover(Protocol):
    """A proof in the making: `steps` so far; `status` and `solutions` as soon as they are known."""

    steps: list[Step]
    status: Status
    solutions: list[tuple[Literal, ...]]
    times: dict[str, float]
    stuck: bool  # whether nothing but certain techniques was allowed, and they ran out

    def run(self) -> None:
        """Prove all that can be proved; `Stopped` leaves what was found so far."""
