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
        self._number = rules.variables + 1
        self._others: list[dict[Literal, str] | None] = [None] * self._number
        self._groups: list[tuple[str, tuple[Literal, ...]]] = []
        last = len(rules.facts)
        for rule in rules.rules.values():
            for literals, _, high in rule.counts:
                if high == 1:
                    facts = tuple([literal for literal in literals if literal > 0])
                    # What excludes nothing but auxiliary variables is no use to anybody.
                    if len(facts) > 1 and min(facts) <= last:
                        self._groups.append((rule.name, facts))

    @cached_property
    def masks(self) -> list[int]:
        """For each fact those that exclude it."""
        masks = [0] * self._number
        for _, facts in self._groups:
            mask = sum([1 << fact for fact in facts])
            for fact in facts:
                masks[fact] |= mask
        return [mask & ~(1 << fact) for fact, mask in enumerate(masks)]

    @cached_property
    def _groups_of(self) -> dict[Literal, list[tuple[str, tuple[Literal, ...]]]]:
        """For each fact those of which it is one that holds at most, with the name of the rule."""
        groups: dict[Literal, list[tuple[str, tuple[Literal, ...]]]] = {}
        for group in self._groups:
            for fact in group[1]:
                groups.setdefault(fact, []).append(group)
        return groups

    def of(self, fact: Literal) -> dict[Literal, str]:
        """The facts that exclude this one, each with the first rule by which it does."""
        found = self._others[fact]
        if found is None:
            found = {}
            for name, facts in reversed(self._groups_of.get(fact, ())):
                found |= dict.fromkeys(facts, name)
            found.pop(fact, None)
            self._others[fact] = found
        return found

    @cached_property
    def native(self) -> Excluders | None:
        """The same for the native module, if it is there."""
        return excluders(self._number, self._groups)


_made: WeakKeyDictionary[Rules, Exclusions] = WeakKeyDictionary()


def exclusions_of(rules: Rules) -> Exclusions:
    """The exclusions of these rules, worked out once."""
    if rules not in _made:
        _made[rules] = Exclusions(rules)
    return _made[rules]
