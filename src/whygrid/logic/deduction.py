"""Deductions: what follows from what, and by which rules.

A deduction has the same shape whatever technique found it. Whoever checks, cuts, minimises, grades or
draws it needs nothing else and never asks which technique it was.
"""

from __future__ import annotations

from collections.abc import Iterator

from whygrid.logic.facts import Literal
from whygrid.records import NamedTuple
from whygrid.voice.message import Said

CHAIN = "chain"
"""The part of a pattern that lists what a chain goes through, in order, to be drawn as arrows.

Each literal would follow from the one before it: what holds, or with a negative one what does not. So a link
from "not this" to "that" is a strong one, and from "this" to "not that" a weak one.
"""

LEADS = "leads"
"""A part like it, of which a literal follows from the one before it and others together."""


class Case(NamedTuple):
    """Suppose `assumption`; then `steps` follow, up to the goal of the deduction or a contradiction."""

    assumption: Literal
    steps: tuple[Deduction, ...]


class Exchange(NamedTuple):
    """Facts of which not all hold if the puzzle has one solution: with `into` for `out` there is another."""

    out: tuple[Literal, ...]
    into: tuple[Literal, ...]


class Lemma(NamedTuple):
    """Facts that can't all hold, shown on the way to a conclusion: `together` contradicts the rest.

    premises    those premises of the deduction that it rests on
    rules       rules by name
    lemmas      earlier lemmas of the same deduction, counted from 1
    """

    together: tuple[Literal, ...]
    premises: tuple[Literal, ...]
    rules: tuple[str, ...]
    lemmas: tuple[int, ...]


class Deduction(NamedTuple):
    """`conclusions` follow from `premises` by `rules`; no conclusion at all means a contradiction.

    technique    the name of the way it was found
    reason       half a sentence that says why, such as "nothing else is left in its cell": a message,
                 whose words come when it is told; plain words in what was read from an old document
    pattern      what to look at: literals by the part they play ("pattern", "fin", "colour 1", …)
    cases        empty for a plain deduction; otherwise the premises and rules leave nothing but the
                 conclusions or one of these cases, and each case leads to the conclusions or to a
                 contradiction
    exchanges    what it rests on besides the rules: that the puzzle has one solution, which these would
                 double; empty for a deduction that follows in any case
    lemmas       what is shown on the way, each by earlier ones; the conclusions follow from the last
    notation     the reason as experts write it, such as a chain in Eureka notation; empty where there is none
    brief        the reason in a few words, for a list of easy ones: "box 7"; empty where only the whole
                 sentence will do
    """

    technique: str
    conclusions: tuple[Literal, ...]
    premises: tuple[Literal, ...]
    rules: tuple[str, ...]
    reason: Said = ""
    pattern: tuple[tuple[str, tuple[Literal, ...]], ...] = ()
    cases: tuple[Case, ...] = ()
    exchanges: tuple[Exchange, ...] = ()
    lemmas: tuple[Lemma, ...] = ()
    brief: Said = ""
    notation: str = ""

    def nested(self) -> Iterator[Deduction]:
        """This deduction and all inside its cases, outermost first."""
        yield self
        for case in self.cases:
            for step in case.steps:
                yield from step.nested()
