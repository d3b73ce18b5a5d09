"""Which facts exclude each other at once: those of which some rule allows at most one."""

from __future__ import annotations

from functools import cached_property
from weakref import WeakKeyDictionary

from whygrid.kernels.walking import Excluders, excluders
from whygrid.logic.facts import Literal
from whygrid.logic.rules import Rules


class Exclusions:
    """For each fact: those that exclude it, with the rule by which each does, and as a bit mask (`masks`)."""

    def __init__(self, rules: Rules) -> None:
        self._groups: list[list[tuple[str, tuple[Literal, ...]]]] = [[] for _ in range(rules.variables + 1)]
        self._others: list[dict[Literal, str] | None] = [None] * (rules.variables + 1)
        self.masks = [0] * (rules.variables + 1)
        for rule in rules.rules.values():
            for count in rule.counts:
                if count.high == 1:
                    facts = tuple(literal for literal in count.literals if literal > 0)
                    mask = sum(1 << fact for fact in facts)
                    for fact in facts:
                        self._groups[fact].append((rule.name, facts))
                        self.masks[fact] |= mask
        for fact in range(1, rules.variables + 1):
            self.masks[fact] &= ~(1 << fact)

    def of(self, fact: Literal) -> dict[Literal, str]:
        """The facts that exclude this one, each with the first rule by which it does."""
        found = self._others[fact]
        if found is None:
            found = {
                other: name
                for name, facts in reversed(self._groups[fact])
                for other in facts
                if other != fact
            }
            self._others[fact] = found
        return found

    @cached_property
    def native(self) -> Excluders | None:
        """The same for the native module, if it is there."""
        return excluders([{}, *(self.of(fact) for fact in range(1, len(self.masks)))])


_made: WeakKeyDictionary[Rules, Exclusions] = WeakKeyDictionary()


def exclusions_of(rules: Rules) -> Exclusions:
    """The exclusions of these rules, worked out once."""
    if rules not in _made:
        _made[rules] = Exclusions(rules)
    return _made[rules]
