"""Telling a story: runs of easy placements as one paragraph, suppositions as people tell them.

Inside a supposition only what is placed is told, each with its house in brackets, and what is supposed there:

    14. Suppose r2c1=4: r2c3=6 (box 1), r5c3=4 (column 3).
        14a. Suppose also r7c7=4: r9c2=4 (box 7); column 7 has no 8. So r7c7 is not 4.
        Then r7c7=2 (cell), r1c7=5 (row 1); box 3 has no 2. So r2c1 is not 4.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import groupby
from string import ascii_lowercase
from typing import NamedTuple

from whygrid.engine.exclusions import exclusions_of
from whygrid.engine.words import FEW, say, say_facts
from whygrid.logic.deduction import Case, Deduction
from whygrid.logic.facts import Fact, Literal
from whygrid.logic.proof import Proof, Step
from whygrid.logic.rules import Rules
from whygrid.puzzle import Puzzle
from whygrid.service.ways import Ways


class Line(NamedTuple):
    """A line of a proof in words: `kind` is "step", "lemma", "known" or "case"."""

    kind: str
    indent: int
    text: str


def story_lines(proof: Proof, style: str, numbers: Iterable[int], notation: str = "words") -> Iterator[Line]:
    """The story of these steps; easy placements that follow each other are one paragraph."""
    obvious, position = Ways.of(proof.genre).obvious, _Position(proof)
    told = [n for n in numbers if style == "full" or proof.steps[n - 1].technique not in obvious]
    for _, group in groupby(told, key=lambda number: _told_with(proof, number, style)):
        run = list(group)
        if _is_easy(proof.steps[run[0] - 1]) and style != "full":
            yield from _paragraph(proof, run)
        else:
            yield from _same_reason(proof, run, style, position, notation)


def _told_with(proof: Proof, number: int, style: str) -> object:
    """The same for steps that are told together: easy ones, and those that say the same in other places."""
    step = proof.steps[number - 1]
    told = step.deductions[-1]
    if style == "full" or not told.conclusions or (told.cases and Ways.of(proof.genre).supposes(told)):
        return number
    return "easy" if _is_easy(step) else (told.technique, told.reason)


def _same_reason(
    proof: Proof, run: Sequence[int], style: str, position: _Position, notation: str
) -> Iterator[Line]:
    """Steps that follow each other by the same reason, as one."""
    if len(run) == 1:
        yield from story_step(proof, run[0], style, position, notation)
        return
    told = [proof.steps[number - 1].deductions[-1] for number in run]
    whole = told[0]._replace(conclusions=tuple(fact for each in told for fact in each.conclusions))
    said = say(proof.rules, whole, out=position.out_before(run[0]), notation=notation)
    yield Line("step", 0, f"{_ranges(run)}. {said}.  [{whole.technique}]")


class _Position:
    """What is out where a step is told: what was excluded, and what placed cells exclude at once."""

    def __init__(self, proof: Proof) -> None:
        self.proof = proof
        self.exclusions = exclusions_of(proof.rules)
        self.number = 0  # so many steps are taken into account
        self.out: set[Literal] = set()

    def out_before(self, number: int) -> Collection[Literal]:
        """The facts that are out before a step; steps are asked for in order."""
        if not self.number:
            givens = Puzzle.parse(self.proof.puzzle, self.proof.genre).givens
            self._take((*givens, *self.proof.assumed))
            self.number = 1
        for step in self.proof.steps[self.number - 1 : number - 1]:
            self._take(step.facts)
        self.number = max(self.number, number)
        return self.out

    def _take(self, literals: Iterable[Literal]) -> None:
        for literal in literals:
            self.out.update((-literal,) if literal < 0 else self.exclusions.of(literal))


def story_step(
    proof: Proof,
    number: int,
    style: str,
    position: _Position | None = None,
    notation: str = "words",
) -> Iterator[Line]:
    """The story of one step, by itself."""
    step, rules = proof.steps[number - 1], proof.rules
    told = step.deductions[-1]
    label = f"  [{step.technique}]"
    ways = Ways.of(proof.genre)
    if style != "brief" and ways.supposes(told):
        first, *more = _Teller(rules, ways).by_cases(told, str(number), "Suppose")
        yield Line("step", 0, f"{number}. {first.text}{label}")
        yield from more
    else:
        out = (position or _Position(proof)).out_before(number) if len(told.conclusions) > FEW else None
        said = say(rules, told, whole=style == "full", out=out, notation=notation)
        yield Line("step", 0, f"{number}. {said}.{label}")
    if style == "full":
        known = ", ".join(str(rules.fact(literal)) for literal in step.support)
        yield Line("known", 1, f"known: {known or 'nothing'}")


def say_step(genre_name: str, rules: Rules, step: Step, out: Collection[Literal] | None = None) -> str:
    """A step by itself, line by line as in the story; these facts are out before it."""
    told, ways = step.deductions[-1], Ways.of(genre_name)
    if not ways.supposes(told):
        return f"{say(rules, told, out=out)}."
    lines = _Teller(rules, ways).by_cases(told, "", "Suppose")
    return "\n".join("    " * line.indent + line.text for line in lines)


def _is_easy(step: Step) -> bool:
    (*_, told) = step.deductions
    return bool(told.brief) and len(told.conclusions) == 1 and told.conclusions[0] > 0 and not told.cases


def _paragraph(proof: Proof, run: Sequence[int]) -> Iterator[Line]:
    """A run of easy placements."""
    if run:
        placed = [proof.steps[number - 1].deductions[-1] for number in run]
        yield Line("step", 0, f"{_ranges(run)}. {_placements(proof.rules, placed)}.")


def _ranges(numbers: Sequence[int]) -> str:
    """Numbers in order, neighbours together: "1–4, 7"."""
    spans: list[list[int]] = []
    for number in numbers:
        if spans and spans[-1][-1] == number - 1:
            spans[-1].append(number)
        else:
            spans.append([number])
    return ", ".join(f"{span[0]}–{span[-1]}" if len(span) > 1 else f"{span[0]}" for span in spans)


def _placements(rules: Rules, deductions: Iterable[Deduction]) -> str:
    """Placements with what they follow by in brackets; those that follow alike share theirs."""
    groups: list[tuple[str, list[Fact]]] = []
    for deduction in deductions:
        facts = [rules.fact(literal) for literal in deduction.conclusions if literal > 0]
        why = deduction.brief or deduction.technique
        if groups and groups[-1][0] == why:
            groups[-1][1].extend(facts)
        else:
            groups.append((why, facts))
    return ", ".join(f"{', '.join(_in_short(facts))} ({_number(why, len(facts))})" for why, facts in groups)


def _in_short(facts: Sequence[Fact]) -> list[str]:
    """Facts as they are listed: "r4c5=7"; lines that meet as the way they go: "r1c2–r1c1–r2c1 drawn"."""
    if not all("-" in fact.subject for fact in facts):
        return [str(fact) for fact in facts]
    ways: dict[str, list[list[str]]] = {}
    for fact in facts:
        one, two = fact.subject.split("-")
        for way in ways.setdefault(fact.value, []):
            if {one, two} & {way[0], way[-1]}:
                _lengthen(way, one, two)
                break
        else:
            ways[fact.value].append([one, two])
    return [f"{'–'.join(way)} {value}" for value, found in ways.items() for way in found]


def _lengthen(way: list[str], one: str, two: str) -> None:
    """Put a line to the end of a way that it meets."""
    if way[-1] in (one, two):
        way.append(two if way[-1] == one else one)
    else:
        way.insert(0, two if way[0] == one else one)


def _number(why: str, facts: int) -> str:
    """The brackets of one placement or of several: "cell", "cells"; houses have names."""
    return f"{why}s" if facts > 1 and why in ("cell", "full house") else why


class _Teller:
    """Tells deductions by cases."""

    def __init__(self, rules: Rules, ways: Ways) -> None:
        self.rules = rules
        self.ways = ways

    def by_cases(self, deduction: Deduction, number: str, suppose: str) -> Iterator[Line]:
        """What is supposed, what would follow, and so what holds."""
        so = f" So {say_facts(self.rules, deduction.conclusions)}." if deduction.conclusions else ""
        if len(deduction.cases) == 1:
            yield from self._case(deduction.cases[0], number, suppose, so)
            return
        yield Line("case", 0, f"{say(self.rules, deduction)}:")
        for case, letter in zip(deduction.cases, _letters(number), strict=False):
            lines = self._case(case, f"{number}{letter}", "if", "")
            for line in _numbered(lines, f"{number}{letter}"):
                yield Line("case", line.indent + 1, line.text)

    def _case(self, case: Case, number: str, suppose: str, so: str) -> Iterator[Line]:
        """One supposition: placements until something else is supposed in it, and on to its end."""
        opening = f"{suppose} {_in_short([self.rules.fact(case.assumption)])[0]}:"
        clauses: list[Deduction] = []
        letters = _letters(number)
        indent = 0
        for step in case.steps:
            if self.ways.supposes(step):
                if clauses or not indent:
                    yield Line("case", indent, self._sentence(opening, clauses, ""))
                opening, clauses, indent = "Then", [], 1
                inner = number + next(letters)
                for line in _numbered(self.by_cases(step, inner, "Suppose also"), inner):
                    yield Line("case", line.indent + 1, line.text)
            else:
                clauses.append(step)
        yield Line("case", indent, self._sentence(opening, clauses, so))

    def _sentence(self, opening: str, steps: Sequence[Deduction], so: str) -> str:
        """Placements in a row, other clauses between them, and how it ends."""
        parts: list[str] = []
        placed: list[Deduction] = []
        ending = ""
        for step in steps:
            if not step.conclusions:
                ending = step.reason
            elif max(step.conclusions) > 0:
                if step.technique not in self.ways.obvious:
                    placed.append(step)
            elif step.brief:
                if placed:
                    parts.append(_placements(self.rules, placed))
                    placed = []
                parts.append(step.brief)
        if placed:
            parts.append(_placements(self.rules, placed))
        told = "; ".join([*parts, *([ending] if ending else [])])
        return f"{opening} {told}.{so}" if told else f"{opening.removesuffix(':')}.{so}"


def _letters(number: str) -> Iterator[str]:
    """What comes after a number: letters after a digit or nothing, numbers after a letter."""
    if not number or number[-1].isdigit():
        yield from ascii_lowercase
        yield from (f"{one}{two}" for one in ascii_lowercase for two in ascii_lowercase)
    else:
        yield from map(str, range(1, 1000))


def _numbered(lines: Iterable[Line], number: str) -> Iterator[Line]:
    for index, line in enumerate(lines):
        yield line if index else line._replace(text=f"{number}. {line.text}")
