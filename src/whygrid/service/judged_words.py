"""Judgements in words, for a person who asks whether an argument holds."""

from __future__ import annotations

from collections.abc import Iterator

from whygrid.engine.words import say_facts
from whygrid.logic.facts import Literal
from whygrid.puzzle import Puzzle
from whygrid.service.judging import Judgement
from whygrid.text.phrases import join


def tell_judgement(puzzle: Puzzle, said: Judgement) -> str:
    """What there is to say about a claim, a sentence in each line."""
    return "\n".join(_sentences(puzzle, said))


def _sentences(puzzle: Puzzle, said: Judgement) -> Iterator[str]:
    rules = puzzle.rules
    claim = rules.parse_fact(str(said.claim))
    yield _verdict(say_facts(rules, [claim]), said)
    if said.missing:
        yield f"Not known here: {join(said.missing)}."
    if said.possible is False:
        yield "What is written has no solution: there is a mistake in it, and nothing follows from it."
    if said.world is not None:
        given = "all that you cite" if said.cited is not None else "all that is written"
        yield f"There is a board with {given} on which {_otherwise(said.world, claim)}."
    if said.justified and len(said.enough) < len(said.cited or ()):
        yield f"This of it would do: {join(said.enough)}." if said.enough else "Nothing of it is needed."
    if said.k is not None:
        rests = f": {join(said.support)}" if said.support else ""
        yield f"The fewest that it follows from are k = {said.k}{rests}."
    if said.technique:
        yield f"The easiest way to it needs {said.technique} (effort {said.effort:g})."
    if said.unknown:
        yield f"Not known in time: {join(said.unknown)} ({said.note})."


def _verdict(claim: str, said: Judgement) -> str:
    what = claim[:1].upper() + claim[1:] if not claim.startswith("r") else claim
    match said.verdict:
        case "illegal":
            return f"No: {claim} breaks a rule with what is written."
        case "false":
            return f"No: there is no solution in which {claim}."
        case "known":
            return f"Yes, but it is nothing new: {claim}, as is seen at once."
        case "deduction" if said.cited is not None:
            return f"Yes: {claim}, and what you cite shows it."
        case "deduction":
            return f"Yes: that {claim} follows from what is written."
        case "lucky" if said.cited is not None:
            return f"It is so, but this is no reason: {claim}, and what you cite does not show it."
        case "lucky":
            return f"It is so in the solution, but it does not follow here: {claim}."
        case "guess":
            return f"Perhaps: {what} in some solutions and not in others."
    return f"Whether {claim} is not known."


def _otherwise(world: Puzzle, claim: Literal) -> str:
    """What holds in a world in which a claim does not."""
    if claim < 0:
        return say_facts(world.rules, [-claim])
    subject = world.rules.fact(claim).subject
    there = [fact for fact in world.givens if world.rules.fact(fact).subject == subject]
    return say_facts(world.rules, there or [-claim])
