"""The rules of a puzzle whose clues are facts: "the 16 across is looked at" can be known, or not.

k counts clues like known cells. So that a support may name some of them and no others, the rule of a clue
is said under the condition that its clue is among the facts; what every board of this shape demands is said
without. The numbers of the puzzle's own facts stay as they are, the clues come after them.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from functools import lru_cache

from whygrid.logic.check import is_solution
from whygrid.logic.facts import Fact, Literal
from whygrid.logic.rules import Count, Family, Graph, Rule, Rules
from whygrid.puzzle import Puzzle

LOOKED_AT = "looked at"


class Clued:
    """A puzzle with its clues as facts.

    rules      all rules, with those of the clues
    clues      the number of each clue, by its name
    """

    def __init__(self, puzzle: Puzzle) -> None:
        bare, full = puzzle.with_clues(()).rules, puzzle.rules
        named = list(puzzle.genre.clues(puzzle.board))
        many = len(bare.facts)
        self.clues = {clue.name: many + number for number, clue in enumerate(named, 1)}
        facts = (*bare.facts, *(Fact(name, LOOKED_AT) for name in self.clues))
        top = max(full.variables, many) + len(named)
        listed = [_renumbered(rule, many, top - many) for rule in bare.rules.values()]
        for clue in named:
            if clue.rule:
                said = _renumbered(full.rule(clue.rule), many, len(named))
                listed.append(_under(said, [self.clues[clue.name]], clue.name))
        family = _Family(puzzle, self.clues) if bare.family is not None else None
        self.rules = Rules(facts, listed, family)
        self._bare = tuple(bare.facts)
        self._puzzle = puzzle

    def kept_by(self, filling: Iterable[Literal]) -> list[Literal]:
        """The clues that a filling of the board keeps."""
        facts = set(filling)
        literals = {n if n in facts else -n for n in range(1, len(self._bare) + 1)}
        return [
            number
            for name, number in self.clues.items()
            if is_solution(self._puzzle.with_clues((name,)).rules, literals)
        ]

    def for_search(self, clues: Iterable[Literal]) -> Rules:
        """The rules with these clues only; the clues have no names, so that a search supposes none."""
        names = {name for name, number in self.clues.items() if number in set(clues)}
        listed = [rule for name, rule in self.rules.rules.items() if name not in self.clues or name in names]
        found = Rules(self._bare, listed, self.rules.family)
        found.variables = self.rules.variables  # clues that no listed rule mentions are variables, too
        return found


class _Family:
    """Rules that are made when needed, each under those clues without which it is none."""

    def __init__(self, puzzle: Puzzle, clues: dict[str, Literal]) -> None:
        self.clues = clues
        self.made: dict[str, Rule] = {}
        self._with = lru_cache(256)(lambda names: puzzle.with_clues(names).rules)
        self._full = puzzle.rules.family
        self.auxiliaries: tuple[Fact, ...] = ()

    def replaced(self, out: Collection[Literal], into: Collection[Literal]) -> None:
        """No exchanges: certificates take nothing for granted."""

    @property
    def graph(self) -> Graph | None:
        """The board with all its clues."""
        return self._full.graph if self._full else None

    def way(self, name: str) -> tuple[int, ...]:
        """None: what is said under conditions is not just that not all lines are drawn."""
        return ()

    def instance(self, name: str) -> Rule | None:
        """The rule of that name, if these facts broke it before."""
        return self.made.get(name)

    def broken_by(self, holds: Collection[Literal]) -> Iterator[Rule]:
        """Rules that are broken where these clues are among the facts."""
        names = tuple(name for name, number in self.clues.items() if number in holds)
        family = self._with(names).family
        for rule in family.broken_by(holds) if family else ():
            yield self._under_clues(rule, names)

    def _under_clues(self, rule: Rule, names: tuple[str, ...]) -> Rule:
        for name in names:
            fewer = tuple(other for other in names if other != name)
            found: Family | None = self._with(fewer).family
            if found is not None and found.instance(rule.name) is not None:
                names = fewer
        made = _under(rule, [self.clues[name] for name in names], " by ".join((rule.name, *names)))
        return self.made.setdefault(made.name, made)


def _renumbered(rule: Rule, facts: int, more: int) -> Rule:
    """A rule whose auxiliary variables have numbers so much higher."""

    def other(literal: Literal) -> Literal:
        return literal if abs(literal) <= facts else literal + more if literal > 0 else literal - more

    counts = tuple(Count(tuple(map(other, literals)), low, high) for literals, low, high in rule.counts)
    return rule._replace(counts=counts, sums=())


def _under(rule: Rule, conditions: list[Literal], name: str) -> Rule:
    """A rule that says nothing where one of the conditions fails; what fails makes up for all it demands."""
    counts = []
    for literals, low, high in rule.counts:
        sides = ((literals, low), (tuple(-literal for literal in literals), len(literals) - high))
        for side, least in sides:
            if least > 0:
                side = (*side, *(-condition for condition in conditions for _ in range(least)))
                counts.append(Count(side, least, len(side)))
    text = rule.text if not conditions else f"{rule.text}, if that is looked at"
    return Rule(name, text, tuple(counts))
