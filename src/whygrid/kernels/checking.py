"""Whole proofs checked natively, as `logic.check` does it, which is the counterpart and has the last word.

The native checker says that a proof is right, and what it shows, or nothing at all: whatever it refuses, or
can't read, is left to the counterpart, which says in words what is wrong. So the two can differ only where
the native one accepts, and `python -m tests.logic.compare_native` looks for that.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from typing import TYPE_CHECKING
from weakref import WeakKeyDictionary

from whygrid.budget import Budget
from whygrid.errors import ProofError, Stopped
from whygrid.kernels import NATIVE
from whygrid.logic import check
from whygrid.logic.deduction import Exchange
from whygrid.logic.entailment import BRANCH_LIMIT
from whygrid.logic.facts import Literal
from whygrid.logic.proof import Figures, Step
from whygrid.logic.rules import Rule, Rules
from whygrid.records import NamedTuple
from whygrid.voice.message import message

if TYPE_CHECKING or NATIVE:
    from whygrid.kernels import _native


class Outcome(NamedTuple):
    """The number of the first wrong step, or 0, and what the steps show if there is none."""

    first_bad: int
    shows: str = "nothing"


class Steps:
    """The steps of a proof as the native checker has them, for a puzzle with these rules."""

    def __init__(self, rules: Rules, native: _native.Steps) -> None:
        self._rules = rules
        self._native = native

    @property
    def figures(self) -> tuple[Figures, ...]:
        """What there is to say of each besides its reasoning."""
        return tuple(map(Figures._make, self._native.figures()))

    def outcome(
        self, given: Iterable[Literal], granted: bool = False, budget: Budget | None = None
    ) -> Outcome:
        """What there is to say of them; `Stopped` says at which step it was, when the budget runs out."""
        rules, facts, at = self._rules, set(given), [0]

        def is_right(out: tuple[Literal, ...], into: tuple[Literal, ...]) -> bool:
            return not check.odd_exchange(rules, Exchange(out, into), facts if granted else None)

        try:
            first_bad, contradiction, known, settled = _table_of(rules).check(
                self._native,
                list(facts),
                BRANCH_LIMIT,
                is_right,
                granted,
                not rules.has_rule(check.LAST_LEMMA),
                (budget or Budget()).check,
                at.append,
            )
        except Stopped as stop:
            raise Stopped(message("logic/at-step", what=stop.what, n=at[-1])) from None
        if first_bad or contradiction:
            return Outcome(first_bad, "nothing" if first_bad else "none")
        if not _says_it_all(rules):
            return Outcome(0, check.what_is_shown(rules, set(known)))
        return Outcome(0, "unique" if settled else "nothing")


def read_document(text: str) -> _native.Document | None:
    """A proof document, unless its text is unusual in any way; its puzzle has to be read before its steps."""
    return _native.document(text)


def steps_in(document: _native.Document, rules: Rules, budget: Budget) -> Steps | None:
    """The steps in a document, unless there is anything unusual about them."""
    found = document.steps(_table_of(rules), _maker(rules, budget), _inner_facts(rules))
    return None if found is None else Steps(rules, found)


def steps_of(steps: Sequence[Step], rules: Rules, budget: Budget) -> Steps | None:
    """The steps of a proof that was read already."""
    found = _table_of(rules).steps(steps, _maker(rules, budget))
    return None if found is None else Steps(rules, found)


def keeps(rules: Rules, facts: Collection[Literal]) -> bool:
    """Whether all rules are kept where these facts hold, and no others."""
    if _says_it_all(rules):
        return _table_of(rules).keeps(list(facts))
    return check.is_filling(rules, facts)


def _says_it_all(rules: Rules) -> bool:
    """Whether counting literals in the rules that are listed is all there is to keeping them."""
    return rules.family is None and rules.variables == len(rules.facts)


_tables: WeakKeyDictionary[Rules, _native.RuleTable] = WeakKeyDictionary()


def _table_of(rules: Rules) -> _native.RuleTable:
    """The rules as the native checker has them, kept as long as they are."""
    table = _tables.get(rules)
    if table is None:
        table = _native.RuleTable(len(rules.facts), len(rules.auxiliaries))
        for name, literal in rules.by_name.items():
            table.name(literal, name)
        for rule in rules.rules.values():
            _add(table, rule)
        table.all_are_listed()
        _tables[rules] = table
    return table


def _add(table: _native.RuleTable, rule: Rule) -> int:
    return table.add(rule.name, rule.counts, rule.sums)


def _maker(rules: Rules, budget: Budget) -> Callable[[str], int]:
    """What makes the rules of a family for the native checker, from their names; -1 where one is none."""
    table = _table_of(rules)

    def number(name: str) -> int:
        budget.tick()  # it may take a while
        try:
            rule = rules.rule(name)
        except ProofError:
            return -1
        known = table.number(rule.name)
        return _add(table, rule) if known < 0 else known

    return number


def _inner_facts(rules: Rules) -> Callable[[str], Literal]:
    def literal(name: str) -> Literal:
        try:
            return rules.parse_inner_fact(name)
        except ProofError:
            return 0

    return literal
