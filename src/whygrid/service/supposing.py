"""Telling suppositions: what is supposed, what would follow, what breaks, and so what holds.

14. Suppose r2c1=4: r2c3=6 (box 1), r5c3=4 (column 3).
    14a. Suppose also r7c7=4: r9c2=4 (box 7); column 7 has no 8. So r7c7 is not 4.
    Then r7c7=2 (cell), r1c7=5 (row 1); box 3 has no 2. So r2c1 is not 4.

What is supposed inside and breaks almost at once is told in brackets:

    Then r4c2–r4c3, r5c2–r5c3 (otherwise the 2 is shut in at r5c1), r6c2–r6c3; r7c2 is a dead end.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence

from whygrid.engine.words import facts_said, say
from whygrid.logic.deduction import Case, Deduction
from whygrid.logic.rules import Rules
from whygrid.records import NamedTuple
from whygrid.service.story_words import Out, Telling, in_short
from whygrid.service.ways import Ways
from whygrid.voice import Message, Said, capital, message

ASIDE = 2
"""Where no more than this is placed before it breaks, something supposed inside is told in brackets."""


class Line(NamedTuple):
    """A line of a proof in words: `kind` is "step", "lemma", "known" or "case"."""

    kind: str
    indent: int
    text: str


class Opening(NamedTuple):
    """The words that a supposition, or what follows after one in it, begins with: "suppose", "if", "then"."""

    kind: str
    words: str


def by_cases(
    rules: Rules, ways: Ways, told: Sequence[Deduction], number: str, out: Out, suppose: str = "suppose"
) -> Iterator[Line]:
    """What is supposed, what would follow, and so what holds; these facts are out before.

    Of several deductions the same follows; see `what_follows`.
    """
    if len(told) > 1:
        told = sorted(told, key=lambda deduction: deduction.cases[0].assumption)
    conclusions = [literal for deduction in told for literal in deduction.conclusions]
    so = f" {message('service/so', facts=facts_said(rules, conclusions))}" if conclusions else ""
    if len(told[0].cases) == 1:
        supposed = tuple(_supposed(rules, deduction) for deduction in told)
        opening = Opening(suppose, str(message(f"service/{suppose}", what=supposed)))
        yield from _Case(rules, ways, number, out).told(told[0].cases[0], opening, so)
        return
    yield Line("case", 0, f"{say(rules, told[0])}:")
    for case, letter in zip(told[0].cases, _letters(number), strict=False):
        words = message("service/if", what=in_short([rules.fact(case.assumption)])[0])
        opening = Opening("if", capital(str(words)))
        lines = _Case(rules, ways, f"{number}{letter}", out).told(case, opening, "")
        for line in _numbered(lines, f"{number}{letter}"):
            yield Line("case", line.indent + 1, line.text)


def what_follows(rules: Rules, ways: Ways, deduction: Deduction, out: Out) -> tuple[str, ...]:
    """What would follow from what a deduction supposes, in words; it has one case."""
    return tuple(
        line.text
        for line in _Case(rules, ways, "1", out).told(deduction.cases[0], Opening("suppose", ""), "")
    )


def _supposed(rules: Rules, deduction: Deduction) -> Said:
    return deduction.brief or in_short([rules.fact(deduction.cases[0].assumption)])[0]


class _Case:
    """One supposition: placements until something else is supposed in it, and on to its end."""

    def __init__(self, rules: Rules, ways: Ways, number: str, out: Out) -> None:
        self.rules, self.ways, self.number = rules, ways, number
        self.out = out.copy(rules)
        self.letters = _letters(number)

    def told(self, case: Case, opening: Opening, so: str) -> Iterator[Line]:
        self.out.take((case.assumption,))
        steps: list[Deduction] = []
        indent = 0
        for step in case.steps:
            if not self.ways.supposes(step) or self._is_aside(step):
                steps.append(step)
                continue
            said = self._clauses(steps)
            if said or not indent:
                yield Line("case", indent, _sentence(opening, said, "", more=True))
            opening, steps, indent = Opening("then", str(message("service/then"))), [], 1
            inner = self.number + next(self.letters)
            for line in _numbered(
                by_cases(self.rules, self.ways, [step], inner, self.out, "suppose-also"), inner
            ):
                yield Line("case", line.indent + 1, line.text)
            self.out.take(step.conclusions)
        said = self._clauses(steps)
        if said or so or not indent:
            yield Line("case", indent, _sentence(opening, said, so))

    def _clauses(self, steps: Sequence[Deduction]) -> list[str]:
        """Placements in a row, other clauses between them, and how it ends."""
        telling = Telling(self.rules, self.ways, self.out, supposed=True)
        ending = ""
        for step in steps:
            if self.ways.supposes(step):
                telling.aside(step, self._otherwise(step))
            elif step.conclusions:
                telling.add(step)
            else:
                ending = str(step.reason)
        return [*telling.told(), *([ending] if ending else [])]

    def _is_aside(self, step: Deduction) -> bool:
        """Whether what is supposed breaks so soon that a few words say it all."""
        if len(step.cases) != 1 or not step.conclusions:
            return False
        inside = step.cases[0].steps
        placed = [literal for each in inside if self.ways.tells(each) for literal in each.conclusions]
        there = [literal for literal in placed if self.rules.fact(literal).value != self.ways.absence]
        return len(there) <= ASIDE and not any(map(self.ways.supposes, inside)) and not inside[-1].conclusions

    def _otherwise(self, step: Deduction) -> Message:
        case, inner = step.cases[0], _Case(self.rules, self.ways, self.number, self.out)
        inner.out.take((case.assumption,))
        *placed, breaks = inner._clauses(case.steps)
        if not placed:
            return message("service/otherwise", what=breaks)
        return message("service/otherwise-then", placed=", ".join(placed), what=breaks)


def _sentence(opening: Opening, clauses: Sequence[str], so: str, more: bool = False) -> str:
    """What is supposed and what would follow; there is `more` where something else is supposed next."""
    told = "; ".join(clauses)
    if not told:
        if opening.kind == "if" and more:
            return f"{opening.words}:"
        at_once = message("service/at-once") if opening.kind == "if" else ""
        return f"{opening.words}{at_once}.{so}"
    if opening.kind == "then":
        return f"{opening.words} {told}.{so}"
    then = f" {message('service/then-goes')}" if re.match(r"\w+–", told) else ""
    return f"{opening.words}:{then} {told}.{so}"


def _letters(number: str) -> Iterator[str]:
    """What comes after a number: letters after a digit or nothing, numbers after a letter."""
    if not number or number[-1].isdigit():
        letters = [chr(letter) for letter in range(ord("a"), ord("z") + 1)]
        yield from letters
        yield from (f"{one}{two}" for one in letters for two in letters)
    else:
        yield from map(str, range(1, 1000))


def _numbered(lines: Iterable[Line], number: str) -> Iterator[Line]:
    for index, line in enumerate(lines):
        yield line if index else line._replace(text=f"{number}. {line.text}")
