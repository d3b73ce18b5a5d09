"""A step as frames to be played one after the other.

They are its deductions and, where something is supposed, each of what would follow from it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from whygrid.engine.words import say, say_facts
from whygrid.logic.deduction import Case, Deduction
from whygrid.logic.facts import Literal
from whygrid.logic.proof import SUPPOSITION, Proof
from whygrid.logic.rules import Rules
from whygrid.puzzle import Puzzle
from whygrid.scene.trails import parts_of
from whygrid.scene.view import View
from whygrid.service.views import marks_at, position_at

SUPPOSED, FOLLOWING = "two", "one"
"""The parts that what is supposed and what would follow play in the picture."""


class Frame(NamedTuple):
    """One picture of a step.

    says        what it shows, in words
    deduction   the deduction that is made here
    supposed    what is supposed here and what follows from it so far; nothing outside of suppositions
    struck      what the deductions before it in the same step exclude
    """

    says: str
    deduction: Deduction
    supposed: tuple[Literal, ...] = ()
    struck: tuple[Literal, ...] = ()

    @property
    def pattern(self) -> tuple[tuple[str, tuple[Literal, ...]], ...]:
        """What to look at, by the part it plays."""
        if not self.supposed:
            return () if self.deduction.technique == SUPPOSITION else parts_of(self.deduction)
        assumption, *following = (literal for literal in self.supposed if literal > 0)
        return ((SUPPOSED, (assumption,)), (FOLLOWING, tuple(following)))


def frames_of(proof: Proof, number: int) -> list[Frame]:
    """The frames of a step: its lemmas; what a supposition leads to, and what follows from that."""
    step, rules = proof.steps[number - 1], proof.rules
    frames: list[Frame] = []
    struck: list[Literal] = []
    for deduction in step.deductions:
        if deduction.technique == SUPPOSITION:
            for case in deduction.cases:
                frames += _inside(rules, case, (), tuple(struck))
            says = f"So {say_facts(rules, deduction.conclusions)}"
        else:
            says = say(rules, deduction)
        frames.append(Frame(says, deduction, (), tuple(struck)))
        struck += [literal for literal in deduction.conclusions if literal < 0]
    return frames


def _inside(
    rules: Rules, case: Case, around: tuple[Literal, ...], struck: tuple[Literal, ...]
) -> Iterator[Frame]:
    """What is supposed, and all that follows from it, one after the other."""
    held = [*around, case.assumption]
    opening = Deduction(SUPPOSITION, (case.assumption,), (), ())
    also = " also" if around else ""
    yield Frame(f"Suppose{also} {rules.fact(case.assumption)}", opening, tuple(held), struck)
    gone = list(struck)
    for step in case.steps:
        for inner in step.cases if step.technique == SUPPOSITION else ():
            yield from _inside(rules, inner, tuple(held), tuple(gone))
        yield Frame(say(rules, step), step, tuple(held), tuple(gone))
        held += [literal for literal in step.conclusions if literal > 0]
        gone += [literal for literal in step.conclusions if literal < 0]


def view_of_frame(puzzle: Puzzle, proof: Proof, number: int, place: int) -> View:
    """The board at a frame of a step; step 0 is the board before the first one."""
    settled = position_at(proof, max(number, 1))
    if number == 0:
        return marks_at(puzzle, settled)
    frame = frames_of(proof, number)[place]
    return marks_at(puzzle, (*settled, *frame.struck))._replace(
        focus=frame.deduction.conclusions,
        support=tuple(
            literal for literal in frame.deduction.premises if literal > 0 and literal not in frame.supposed
        ),
        pattern=frame.pattern,
    )
