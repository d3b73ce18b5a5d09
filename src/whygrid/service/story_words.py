"""The words of a story: placements in a row with their reasons in brackets, what is left of a place, lines.

16 in r2c2–r2c3 is 7+9; r3c2 is 1 or 2 (11 down); so r2c3=7 (cell), r2c2=9 (16 across)
r2c1–r1c1–r1c2, r9c3–r9c4 (one way left; different paths never meet)
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from whygrid.engine.exclusions import Exclusions, exclusions_of
from whygrid.engine.words import FEW, clause, say_facts, values_of
from whygrid.logic.deduction import Deduction
from whygrid.logic.facts import Fact, Literal
from whygrid.logic.rules import Rules
from whygrid.records import NamedTuple
from whygrid.service.naming import technique_name
from whygrid.service.ways import Ways
from whygrid.voice import Cells, Message, Said, Values, message, noted_each, say_form


class Out:
    """The facts that are out: what was excluded, and what placed cells exclude at once.

    They are worked out where they are asked for, which most stories never do.
    """

    def __init__(self, rules: Rules, facts: Iterable[Literal] = ()) -> None:
        self.exclusions: Exclusions = exclusions_of(rules)
        self._facts = set(facts)
        self._taken: list[Literal] = []

    def take(self, literals: Iterable[Literal]) -> None:
        """Note what holds from now on."""
        self._taken += literals

    @property
    def facts(self) -> set[Literal]:
        """The facts that are out by now."""
        if self._taken:
            for literal in self._taken:
                self._facts.update((-literal,) if literal < 0 else self.exclusions.of(literal))
            self._taken.clear()
        return self._facts

    def copy(self, rules: Rules) -> Out:
        """The same, to go on from in another way."""
        return Out(rules, self.facts)


class _Alike(NamedTuple):
    """Facts that follow in the same way, and other reasons for which the rest does not."""

    why: Said
    facts: list[Fact]
    besides: list[Said]


class Telling:
    """Puts what follows in a row: what is left of some places, then what is placed, and why.

    `supposed` where something is supposed: then what is not there is not told, and plain reasons are not.
    """

    def __init__(self, rules: Rules, ways: Ways, out: Out, supposed: bool = False) -> None:
        self.rules, self.ways, self.out, self.supposed = rules, ways, out, supposed
        self.clauses: list[str] = []
        self._last: tuple[str, tuple[str, ...], Said, list[str]] | None = None  # the last clause, in parts
        self._placed: list[_Alike] = []
        self._gone: dict[Said, list[Fact]] = {}  # what is not there, by reason
        self._said: set[Literal] = set()

    def add(self, deduction: Deduction) -> None:
        """Take up what follows."""
        conclusions, ways = deduction.conclusions, self.ways
        if min(conclusions) < 0:
            self._exclude(deduction)
        elif deduction.technique not in ways.obvious:
            facts = [self.rules.fact(literal) for literal in conclusions if literal not in self._said]
            why = deduction.brief or technique_name(ways.genre, deduction.technique)
            there = [fact for fact in facts if fact.value != ways.absence] if ways.absence else facts
            self._place(there, "" if self.supposed and deduction.technique in ways.in_passing else why)
            if len(there) < len(facts):
                self._gone.setdefault(why, []).extend(fact for fact in facts if fact not in there)
        self._said.update(conclusions)
        self.out.take(conclusions)

    def aside(self, deduction: Deduction, why: Said) -> None:
        """Take up what is told with its whole reason in brackets."""
        facts = [self.rules.fact(literal) for literal in deduction.conclusions]
        if min(deduction.conclusions) > 0 and all(fact.value != self.ways.absence for fact in facts):
            self._place(facts, why)
        else:
            self._clause(f"{say_facts(self.rules, deduction.conclusions)} ({why})")
        self._said.update(deduction.conclusions)
        self.out.take(deduction.conclusions)

    def _exclude(self, deduction: Deduction) -> None:
        """What is excluded: by its own clause, or by what it leaves, with the reason in brackets."""
        why = in_brackets(deduction.brief)
        if not why:
            self._clause(str(deduction.brief))
            return
        rules = self.rules
        said: dict[tuple[str, tuple[str, ...]], list[str]] = {}
        gone: dict[str, list[Literal]] = {}
        for literal in deduction.conclusions:
            gone.setdefault(rules.fact(literal).subject, []).append(literal)
        for subject, literals in gone.items():
            out = self.out.facts
            left = [
                (fact, value)
                for fact, value in values_of(rules)[subject]
                if fact not in out and -fact not in literals
            ]
            if len(left) == 1:
                if left[0][0] not in self._said:
                    self._place([rules.fact(left[0][0])], why)
                    self._said.add(left[0][0])
            elif 1 < len(left) <= FEW:
                said.setdefault(("is-one-of", tuple(value for _, value in left)), []).append(subject)
            else:
                values = tuple(rules.fact(literal).value for literal in literals)
                said.setdefault(("is-not", values), []).append(subject)
        for (verb, values), subjects in said.items():
            if self._last and not self._placed and self._last[:3] == (verb, values, why):
                subjects = [*self._last[3], *subjects]
                self.clauses.pop()
            self._clause(f"{clause(verb, tuple(subjects), values)} ({why})")
            self._last = verb, values, why, subjects

    def _clause(self, text: str) -> None:
        if text:
            self._flush()
            self.clauses.append(text)
            self._last = None

    def _place(self, facts: Sequence[Fact], why: Said) -> None:
        """Take up what is there now; what is not there, since the last time, is part of the reason."""
        if not facts:
            return
        if not self._placed or self._placed[-1].why != why:
            self._placed.append(_Alike(why, [], []))
        self._placed[-1].facts.extend(facts)
        if self._gone:
            self._placed[-1].besides.extend(self._gone)
            self._gone = {}

    def _flush(self) -> None:
        """What is placed so far as one clause."""
        if self._placed:
            placed = ", ".join(self._group(group) for group in self._placed)
            if self.clauses and not self.supposed and not self.clauses[-1].endswith(")"):
                placed = str(message("service/so-placed", placed=placed))
            self.clauses.append(placed)
            self._placed = []

    def _group(self, group: _Alike) -> str:
        """Facts that follow alike, with the reasons in brackets."""
        lines = "-" in group.facts[0].subject
        reasons = [_number(group.why, len(group.facts))] if group.why else []
        if group.besides and not self.supposed:
            reasons += [str(reason) for reason in dict.fromkeys(group.besides) if reason != group.why]
        said = ", ".join(in_short(group.facts, bare=lines))
        return f"{said} ({'; '.join(reasons)})" if reasons else said

    def told(self) -> list[str]:
        """All clauses, and what is not there where nothing else is told."""
        self._flush()
        if not self.supposed and not self.clauses:
            for why, facts in self._gone.items():
                self.clauses.append(f"{', '.join(in_short(facts))} ({why})")
        return self.clauses


def in_brackets(brief: Said) -> Said:
    """What stands in brackets behind what is excluded; nothing where the words are a clause of their own."""
    if isinstance(brief, Message):
        why: Said = brief.about("why") if brief.id == "engine/in-brackets" else ""
        return why
    return brief.removeprefix("(").removesuffix(")") if brief.startswith("(") else ""


def in_short(facts: Sequence[Fact], bare: bool = False) -> list[str]:
    """Facts as they are listed: "r4c5=7"; lines that meet as the way they go: "r1c2–r1c1–r2c1 drawn".

    Bare lines go without saying that they are drawn.
    """
    if any("-" not in fact.subject for fact in facts):
        return noted_each([fact.parts for fact in facts])
    by_value: dict[str, list[tuple[str, str]]] = {}
    for fact in facts:
        one, _, two = fact.subject.partition("-")
        by_value.setdefault(fact.value, []).append((one, two))
    said = []
    for value, lines in by_value.items():
        for cells in _joined(lines):
            way = message("service/way", cells=Cells(("–".join(cells),)))
            said.append(str(way if bare else message("service/way-is", way=way, value=Values((value,)))))
    return said


def _joined(lines: Iterable[tuple[str, str]]) -> list[list[str]]:
    """Lines that meet end to end as ways, in the order of their first lines."""
    ways: list[list[str]] = []
    for one, two in lines:
        meeting = [way for way in ways if {one, two} & {way[0], way[-1]}]
        if not meeting:
            ways.append([one, two])
            continue
        way, *others = meeting[:2]
        if way[-1] not in (one, two):
            way.reverse()
        way.append(two if way[-1] == one else one)
        for other in others:
            if way[-1] not in (other[0], other[-1]):
                continue
            way.extend(other[1:] if other[0] == way[-1] else other[-2::-1])
            ways.remove(other)
    return ways


def _number(why: Said, facts: int) -> str:
    """The brackets of one placement or of several: "cell", "cells"; houses have names."""
    if isinstance(why, Message):
        return say_form(why, "many") if facts > 1 else str(why)
    return f"{why}s" if facts > 1 and why in ("cell", "full house") else why
