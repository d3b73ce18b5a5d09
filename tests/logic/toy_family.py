"""A small family: no two neighbours in a row both hold, and an auxiliary fact of its own."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from whygrid.logic.facts import Fact, Literal
from whygrid.logic.rules import Count, Graph, Rule


class Neighbours:
    """Rules "n m": not both of these facts hold; "helped n": the helper holds if the fact does."""

    auxiliaries = (Fact("helper", "on"), Fact("other helper", "on"))
    graph: Graph | None = None

    def __init__(self, facts: int) -> None:
        self.facts = facts

    def way(self, name: str) -> tuple[int, ...]:
        """No ways here."""
        return ()

    def instance(self, name: str) -> Rule | None:
        """The rule of that name."""
        words = name.split()
        if len(words) == 2 and words[0] == "helped":
            return Rule(name, "", (Count((-int(words[1]), self.facts + 1), 1, 2),))
        numbers = tuple(int(word) for word in words if word.isdigit())
        if len(words) == len(numbers) == 2 and numbers[1] == numbers[0] + 1 <= self.facts:
            return Rule(name, "", (Count(numbers, 0, 1),))
        return None

    def broken_by(self, holds: Collection[Literal]) -> Iterator[Rule]:
        """Neighbours that both hold."""
        for fact in range(1, self.facts):
            if fact in holds and fact + 1 in holds:
                found = self.instance(f"{fact} {fact + 1}")
                assert found
                yield found

    def replaced(self, out: Collection[Literal], into: Collection[Literal]) -> Collection[Literal] | None:
        """One fact may be put for another; all else of `out` stays."""
        return [max(out)] if len(into) == 1 else None
