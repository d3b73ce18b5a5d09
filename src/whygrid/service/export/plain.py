"""The plain form: a proof with its rules in numbers, line by line, for checkers with a small reader.

docs/trust.md describes it. Words stand in comments only.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from whygrid.budget import Budget
from whygrid.logic.deduction import Deduction, Lemma
from whygrid.logic.facts import Literal
from whygrid.logic.rules import Rule
from whygrid.service.export.closing import AT_ONCE, Tree, how_it_follows
from whygrid.service.export.theses import Thesis
from whygrid.service.export.words import one_line

LISTED, MADE, WAY = 0, 1, 2
"""Kinds of rules: listed, made from a name, and of these those that say: not all lines along these cells."""


def plain_lines(thesis: Thesis, words: Iterable[str] = (), budget: Budget | None = None) -> Iterator[str]:
    """The lines of a proof in the plain form, after some words about it.

    A deduction that does not follow, which a checked proof does not have, comes without a hint.
    """
    writer = _Writer(thesis, budget or Budget())
    yield "whygrid-plain 1"
    yield from (f"c {one_line(word)}" for word in words)
    yield f"claim {thesis.status if thesis.status in ('unique', 'none', 'multiple') else 'steps'}"
    yield from writer.head()
    yield f"steps {len(thesis.steps)}"
    for number, step in enumerate(thesis.steps, 1):
        yield f"c step {number}"
        yield _line("step", step.fact or 0, len(step.deductions), *step.support, 0)
        for deduction in step.deductions:
            yield from writer.deduction(deduction)
    yield "end"


def _line(*tokens: object) -> str:
    return " ".join(map(str, tokens))


class _Writer:
    def __init__(self, thesis: Thesis, budget: Budget) -> None:
        self.thesis = thesis
        self.rules = thesis.rules
        self.budget = budget
        self.all_rules: list[Rule] = [*self.rules.rules.values(), *thesis.made]
        self.numbers = {rule.name: number for number, rule in enumerate(self.all_rules, 1)}
        self.items: dict[tuple[str, int], int] = {}
        for rule in self.all_rules:
            for place in range(len(rule.counts) + len(rule.sums)):
                self.items[rule.name, place] = len(self.items) + 1

    def head(self) -> Iterator[str]:
        rules, thesis = self.rules, self.thesis
        facts, listed = len(rules.facts), rules.variables
        yield _line("vars", facts, listed - facts, thesis.variables - listed)
        graph = rules.family.graph if rules.family else None
        yield _line("board", len(graph.lines) if graph else 0, len(graph.ends) if graph else 0)
        if graph:
            yield from (_line("e", fact, a + 1, b + 1) for fact, a, b in graph.lines)
            last = max((path for _, path in graph.ends), default=0) + 1  # one number for all loose ends
            yield from (_line("t", cell + 1, path or last) for cell, path in graph.ends)
        yield _line("rules", len(self.all_rules))
        for rule in self.all_rules:
            yield from self._rule(rule)
        yield _line("givens", *thesis.givens, 0)
        yield _line("solutions", len(thesis.solutions))
        for solution in thesis.solutions:
            yield _line("m", *solution, 0)

    def _rule(self, rule: Rule) -> Iterator[str]:
        listed = rule.name in self.rules.rules
        way = () if listed or self.rules.family is None else self.rules.family.way(rule.name)
        yield f"c {self.numbers[rule.name]} {one_line(rule.name)}: {one_line(str(rule.text))}"
        kind = LISTED if listed else WAY if way else MADE
        yield _line("r", kind, len(rule.counts), len(rule.sums))
        if way:
            yield _line("w", *(cell + 1 for cell in way), 0)
        for literals, low, high in rule.counts:
            yield _line("n", low, high, *literals, 0)
        for terms, total in rule.sums:
            yield _line("s", total, *(token for term in terms for token in term), 0)

    def deduction(self, deduction: Deduction) -> Iterator[str]:
        held = [*deduction.premises, *(-case.assumption for case in deduction.cases)]
        last = [lemma.together for lemma in deduction.lemmas[-1:]]
        hints = self._hints(deduction.rules, held, last, deduction.conclusions or (0,))
        names = (self.numbers[name] for name in deduction.rules)
        counts = (len(deduction.cases), len(deduction.lemmas), len(hints))
        yield _line("d", *counts, *deduction.conclusions, 0, *deduction.premises, 0, *names, 0)
        for number in range(len(deduction.lemmas)):
            yield from self._lemma(deduction.lemmas[: number + 1])
        yield from hints
        for case in deduction.cases:
            yield _line("k", case.assumption, len(case.steps))
            for inner in case.steps:
                yield from self.deduction(inner)

    def _lemma(self, lemmas: tuple[Lemma, ...]) -> Iterator[str]:
        """The last of these lemmas."""
        lemma = lemmas[-1]
        before = [lemmas[earlier - 1].together for earlier in lemma.lemmas if 0 < earlier < len(lemmas)]
        hints = self._hints(lemma.rules, [*lemma.premises, *lemma.together], before, (0,))
        names = (self.numbers[name] for name in lemma.rules)
        lists = (*lemma.together, 0, *lemma.premises, 0, *names, 0, *lemma.lemmas, 0)
        yield _line("l", len(hints), *lists)
        yield from hints

    def _hints(
        self,
        names: tuple[str, ...],
        held: list[Literal],
        lemmas: list[tuple[Literal, ...]],
        conclusions: tuple[Literal, ...],
    ) -> list[str]:
        """A line for each conclusion; none where propagation is enough for all."""
        trees = [
            how_it_follows(self.rules, names, held, lemmas, conclusion, self.budget)
            for conclusion in conclusions
        ]
        if all(tree in (AT_ONCE, None) for tree in trees):
            return []
        return [_line("h", *self._tokens(tree or AT_ONCE)) for tree in trees]

    def _tokens(self, tree: Tree) -> Iterator[object]:
        for node in tree:
            if isinstance(node, int):
                yield node
            elif node:
                yield from ("+", len(node))
                for times, rule, place in node:
                    yield from (times, self.items[rule, place])
            else:
                yield 0
