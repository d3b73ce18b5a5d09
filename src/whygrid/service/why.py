"""Why a fact holds: the story up to it, and that story in a sentence."""

from __future__ import annotations

from whygrid.budget import Budget
from whygrid.engine.words import facts_said, say
from whygrid.logic.facts import Literal
from whygrid.logic.proof import Proof
from whygrid.puzzle import Puzzle
from whygrid.service.explaining import Options, explain
from whygrid.service.ranges import step_of_subject
from whygrid.voice.message import message


def story_of(puzzle: Puzzle, fact: Literal, budget: Budget | None = None) -> Proof | None:
    """The proof up to the step that settles a fact; None where it does not hold, or was not shown in time."""
    subject = puzzle.rules.fact(fact).subject
    proof = explain(puzzle, Options(until=subject), budget)
    settled = any(fact in step.facts for step in proof.steps)
    return proof.cut(step_of_subject(proof, subject)) if settled and proof.status == "part" else None


def tell_story_of(story: Proof, fact: Literal) -> str:
    """What holds, in how many steps it is shown, and the last of them."""
    last = say(story.rules, story.steps[-1].deductions[-1])
    what = facts_said(story.rules, [fact])
    return str(message("service/holds-because", what=what, n=len(story.steps), last=last))
