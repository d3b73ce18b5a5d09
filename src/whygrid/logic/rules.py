"""Rules: what a puzzle demands, as named lists of counts.

A `Count` says how many of some literals hold. That one shape is enough for a clause (at least one), for
"at most one", for "exactly one digit in this cell" and for "exactly two ends are drawn here", and it
keeps the checker small.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from functools import cached_property
from typing import Protocol

from whygrid.errors import ProofError
from whygrid.logic.facts import Fact, Literal
from whygrid.records import NamedTuple
from whygrid.voice.message import Said, message


class Count(NamedTuple):
    """At least `low` and at most `high` of `literals` hold."""

    literals: tuple[Literal, ...]
    low: int
    high: int


def exactly_one(literals: Iterable[Literal]) -> Count:
    """One of these holds, and only one."""
    return Count(tuple(literals), 1, 1)


class Sum(NamedTuple):
    """The weights of those literals that hold add up to `total`."""

    terms: tuple[tuple[Literal, int], ...]
    total: int


class Rule(NamedTuple):
    """One instance of a genre's rules.

    `name` is short and unique ("row 3"), `called` what people call it in their language, where that is not
    the same; `text` is the sentence ("row 3 holds each digit once"). `sums` must
    follow from the counts of all rules: they are for deductions that see at once what many counts say.
    """

    name: str
    text: Said
    counts: tuple[Count, ...]
    sums: tuple[Sum, ...] = ()
    called: Said = ""

    @property
    def said(self) -> Said:
        """What it is called in a sentence."""
        return self.called or self.name


class Limits(NamedTuple):
    """For each count of a rule, by its number, how many literals may hold and how many may be out at first.

    forced    what holds by single counts, of which all literals must hold, or none
    """

    room: dict[int, int]
    spare: dict[int, int]
    forced: tuple[Literal, ...]


class Graph(NamedTuple):
    """What the rules of a family are about: cells that lines join, and the paths that have to end in them.

    lines    each fact that draws a line, with the two cells that it joins
    ends     each cell where a path ends, with the number of the path; 0 where nobody says which it is
    """

    lines: tuple[tuple[Literal, int, int], ...]
    ends: tuple[tuple[int, int], ...]


class Family(Protocol):
    """Rules that are too many to list ("no closed loop"): each is made when it is needed, from its name.

    They may speak of auxiliary facts. In every solution these can be settled so that all rules of the family
    are kept; so what follows for facts, follows without them too.
    """

    @property
    def auxiliaries(self) -> Sequence[Fact]:
        """The auxiliary facts, numbered after the facts of the puzzle."""

    def replaced(self, out: Collection[Literal], into: Collection[Literal]) -> Collection[Literal] | None:
        """Those facts of `out` that no longer hold when `into` is put for them.

        None unless that makes another solution of any with all of `out`: all rules have to be kept.
        """

    @property
    def graph(self) -> Graph | None:
        """Cells and lines, for checkers that want to see by themselves that a rule is one; None without."""

    def way(self, name: str) -> tuple[int, ...]:
        """The cells along which not all lines are drawn, by the rule of that name; empty for other rules."""

    def instance(self, name: str) -> Rule | None:
        """The rule of that name, after testing that it is one of the family; None when it isn't."""

    def broken_by(self, holds: Collection[Literal]) -> Iterable[Rule]:
        """Rules that these facts break; where they settle every fact, there is none only if all are kept."""


class Rules:
    """All that a puzzle demands apart from its givens: the facts by number, and the rules by name.

    Facts are numbered from 1 in the order of `facts`. Variables above that are auxiliary: rules may use
    them, but deductions never mention them, apart from lemmas where the family has names for them. The
    rules of a `family` are demanded as well; they are made when asked for by name, and stand in no table.
    """

    def __init__(self, facts: Iterable[Fact], rules: Iterable[Rule], family: Family | None = None) -> None:
        self.facts = tuple(facts)
        self.rules = {rule.name: rule for rule in rules}
        self.family = family
        used = (abs(lit) for rule in self.rules.values() for count in rule.counts for lit in count.literals)
        self.variables = max(len(self.facts), max(used, default=0))

    def only(self, names: Iterable[str], *more: Rule) -> Rules:
        """The rules of these names, be they of the family, and some more: all listed, and no others."""
        return Rules(self.facts, (*map(self.rule, dict.fromkeys(names)), *more))

    def listing(self, names: Collection[str]) -> Rules:
        """Rules in whose tables all of these stand: these rules, unless some are of the family."""
        return self if all(name in self.rules for name in names) else self.only(names)

    def fact(self, literal: Literal) -> Fact:
        """The fact behind a number, be it auxiliary."""
        number = abs(literal) - 1
        fact = self.facts[number] if number < len(self.facts) else self.auxiliaries[number - len(self.facts)]
        return fact if literal > 0 else Fact(fact.subject, fact.value, False)

    def parse_fact(self, text: str) -> Literal:
        """Read a fact as `str(fact)` writes it; `!=` and `<>` are accepted for `≠`."""
        found = self.by_name.get(text) or self.by_name.get(text.replace("!=", "≠").replace("<>", "≠"))
        if found is None:
            raise ProofError(
                message("logic/is-not-a-fact-of-this-puzzle", text=repr(text)),
                remedy=message("logic/facts-look-like"),
            )
        return found

    def parse_inner_fact(self, text: str) -> Literal:
        """Read a fact that may be auxiliary, as lemmas mention it."""
        number = self._inner_numbers.get(text.replace("≠", "="))
        return self.parse_fact(text) if number is None else -number if "≠" in text else number

    def rule(self, name: str) -> Rule:
        """The rule of that name, be it of the family."""
        found = self._found(name)
        if found is None:
            raise ProofError(message("logic/is-not-a-rule-of-this-puzzle", name=repr(name)))
        return found

    def has_rule(self, name: str) -> bool:
        """Whether there is a rule of that name, be it of the family."""
        return self._found(name) is not None

    def _found(self, name: str) -> Rule | None:
        found = self.rules.get(name) or self._made.get(name)
        if found is None and self.family:
            found = self.family.instance(name)
            if found is not None:
                self._made[name] = found
        return found

    def limits(self, name: str) -> Limits | None:
        """What the counts of a rule allow; None for a rule that can't be kept at all."""
        if name not in self._limits:
            self._limits[name] = self._limits_of(self.numbers_of[name])
        return self._limits[name]

    def _limits_of(self, numbers: range) -> Limits | None:
        counts = {number: self.counts[number] for number in numbers}
        forced: list[Literal] = []
        for literals, low, high in counts.values():
            if len(literals) < low or high < 0:
                return None
            if len(literals) == low:
                forced += literals
            if high == 0:
                forced += (-literal for literal in literals)
        return Limits(
            {number: count.high for number, count in counts.items()},
            {number: len(count.literals) - count.low for number, count in counts.items()},
            tuple(forced),
        )

    @cached_property
    def _limits(self) -> dict[str, Limits | None]:
        return {}

    @cached_property
    def _made(self) -> dict[str, Rule]:
        return {}

    @cached_property
    def by_name(self) -> dict[str, Literal]:
        """Each fact and its negation by what `str(fact)` writes."""
        negated = {str(fact._replace(holds=False)): -number for number, fact in enumerate(self.facts, 1)}
        return {str(fact): number for number, fact in enumerate(self.facts, 1)} | negated

    @cached_property
    def auxiliaries(self) -> Sequence[Fact]:
        """What lemmas may mention besides the facts, numbered after them."""
        return self.family.auxiliaries if self.family else ()

    @cached_property
    def _inner_numbers(self) -> dict[str, Literal]:
        return {str(fact): number for number, fact in enumerate(self.auxiliaries, len(self.facts) + 1)}

    @cached_property
    def counts(self) -> list[Count]:
        """The counts of all rules that are listed, in a row; `numbers_of` says which belong to a rule."""
        return [count for rule in self.rules.values() for count in rule.counts]

    @cached_property
    def numbers_of(self) -> dict[str, range]:
        """For each rule where its counts stand in `counts`."""
        numbers, start = {}, 0
        for rule in self.rules.values():
            numbers[rule.name] = range(start, start + len(rule.counts))
            start += len(rule.counts)
        return numbers

    @cached_property
    def occurrences(self) -> dict[Literal, tuple[int, ...]]:
        """For each literal the numbers of the counts that it stands in."""
        places: dict[Literal, list[int]] = {}
        for number, count in enumerate(self.counts):
            for literal in count.literals:
                places.setdefault(literal, []).append(number)
        return {literal: tuple(found) for literal, found in places.items()}

    @cached_property
    def with_auxiliaries(self) -> tuple[str, ...]:
        """The names of the rules that use auxiliary variables."""
        last = len(self.facts)
        return tuple(
            rule.name
            for rule in self.rules.values()
            if any(abs(literal) > last for count in rule.counts for literal in count.literals)
        )

    def broken_by(self, holds: set[Literal]) -> list[tuple[Rule, Count]]:
        """The counts that a set of facts breaks: too many literals hold, or too few still can.

        What rules demand by way of auxiliary variables is not seen here; `logic.check.broken_rules` sees it.
        """
        held, lost = self.standing_in(holds), self.standing_in({-literal for literal in holds})
        listed = [
            (self._rules_of_counts[number], self.counts[number])
            for number in sorted({*held, *lost})
            if held.get(number, 0) > self.counts[number].high
            or len(self.counts[number].literals) - lost.get(number, 0) < self.counts[number].low
        ]
        of_family = [
            (rule, count)
            for rule in (self.family.broken_by(holds) if self.family else ())
            for count in rule.counts
            if sum([lit in holds for lit in count.literals]) > count.high
            or sum([-lit not in holds for lit in count.literals]) < count.low
        ]
        return listed + of_family

    def standing_in(self, literals: Iterable[Literal]) -> dict[int, int]:
        """How many of these literals stand in each count, by its number."""
        found: dict[int, int] = {}
        for literal in literals:
            for number in self.occurrences.get(literal, ()):
                found[number] = found.get(number, 0) + 1
        return found

    @cached_property
    def _rules_of_counts(self) -> list[Rule]:
        """For each count the rule that it belongs to."""
        return [rule for rule in self.rules.values() for _ in rule.counts]
