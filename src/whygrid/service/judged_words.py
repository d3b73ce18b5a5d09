"""Judgements in words, for a person who asks whether an argument holds."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from whygrid.engine.words import facts_said
from whygrid.logic.facts import Literal
from whygrid.puzzle import Puzzle
from whygrid.service.judging import Judgement
from whygrid.service.naming import technique_name
from whygrid.voice import Message, Said, message
from whygrid.voice.cell_names import named


def tell_judgement(puzzle: Puzzle, said: Judgement) -> str:
    """What there is to say about a claim, a sentence in each line."""
    return "\n".join(map(str, _sentences(puzzle, said)))


def _sentences(puzzle: Puzzle, said: Judgement) -> Iterator[str | Message]:
    rules = puzzle.rules
    claim = rules.parse_fact(str(said.claim))
    yield _verdict(facts_said(rules, [claim]), said)
    if said.missing:
        yield message("service/not-known-here", missing=_called(puzzle, said.missing))
    if said.possible is False:
        yield message("service/what-is-written-has-no-solution")
    if said.world is not None:
        given = "board-with-all-cited" if said.cited is not None else "board-with-all-written"
        yield message(f"service/{given}", otherwise=_otherwise(said.world, claim))
    if said.justified and len(said.enough) < len(said.cited or ()):
        if said.enough:
            yield message("service/this-would-do", enough=_called(puzzle, said.enough))
        else:
            yield message("service/nothing-of-it-is-needed")
    if said.k is not None:
        if said.support:
            yield message("service/fewest-are-these", k=said.k, support=_called(puzzle, said.support))
        else:
            yield message("service/fewest-are", k=said.k)
    if said.technique:
        name = technique_name(puzzle.genre_name, said.technique)
        yield message("service/easiest-way", technique=name, effort=f"{said.effort:g}")
    if said.unknown:
        yield message("service/not-known-in-time", unknown=tuple(said.unknown), note=said.note)


def _called(puzzle: Puzzle, names: Collection[str]) -> tuple[Said, ...]:
    """Facts as they are noted down, and clues as people call them."""
    return tuple(named(said) if isinstance(said, str) else said for said in puzzle.clues_called(names))


def _verdict(claim: Message, said: Judgement) -> Message:
    kind = said.verdict
    if kind in ("deduction", "lucky") and said.cited is not None:
        kind += "-cited"
    return message(f"service/judged-{kind}", claim=claim)


def _otherwise(world: Puzzle, claim: Literal) -> Message:
    """What holds in a world in which a claim does not."""
    if claim < 0:
        return facts_said(world.rules, [-claim])
    subject = world.rules.fact(claim).subject
    there = [fact for fact in world.givens if world.rules.fact(fact).subject == subject]
    return facts_said(world.rules, there or [-claim])
