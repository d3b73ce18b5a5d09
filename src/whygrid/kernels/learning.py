"""Clause learning that remembers its reasons, so that it can be told; see `native/links/learning.hpp`.

Literals are 1, 2, … for variables, negative where they are false. There is no counterpart: where the native
module was not built, nothing is learned.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from whygrid.kernels import NATIVE
from whygrid.records import NamedTuple

if NATIVE:
    from whygrid.kernels import _native

BY_LEMMA, BY_CLAUSE = range(2)
"""Kinds of reasons."""
CONTRADICTION = 0
"""Among literals: what follows where nothing can hold."""


class Reason(NamedTuple):
    """`premises` give `conclusion`, 0 for a contradiction.

    about     the clause or the lemma by number, or what a special search makes of it
    region    the same
    """

    kind: int
    premises: list[int]
    conclusion: int
    about: int
    region: list[int]


class Learned(NamedTuple):
    """Literals that can't all hold, by reasons and by `grounds` that hold in any case."""

    number: int
    literals: list[int]
    grounds: list[int]
    reasons: list[Reason]


class Learner:
    """A search that keeps what it has learned from one question to the next."""

    def __init__(self, search: _native.Learner) -> None:
        self._search = search

    def ask(self, literal: int, conflicts: int, tick: Callable[[], None]) -> bool | None:
        """False when a literal is refuted, True when it may hold, None after so many conflicts.

        An exception that `tick` raises ends the search.
        """
        return {1: False, 0: None, -1: True}[self._search.run(conflicts, literal, tick)]

    def refutes(self, literal: int, conflicts: int, tick: Callable[[], None]) -> bool:
        """Whether this literal is refuted by so many conflicts."""
        return self.ask(literal, conflicts, tick) is False

    def know(self, literal: int) -> None:
        """Take a literal as known, so that nothing stands behind it any more."""
        self._search.know(literal)

    def found(self) -> list[int]:
        """The literals that hold in any case, in the order in which they were found."""
        return list(self._search.found())

    def weight(self, literal: int) -> int:
        """How much there is behind a literal that holds in any case."""
        return int(self._search.weight(literal))

    def behind(self, literal: int) -> list[Learned | Reason]:
        """What shows that a literal holds in any case, in an order in which each rests on earlier ones.

        Where everything is refuted, `CONTRADICTION` asks for what shows that.
        """
        told: list[Learned | Reason] = []
        for number, *rest in self._search.behind(literal):
            if number < 0:
                told.append(Reason(*rest[0]))
            else:
                literals, grounds, reasons = rest
                told.append(Learned(number, literals, grounds, [Reason(*reason) for reason in reasons]))
        return told


class ClauseSet:
    """Clauses that searches share; they are numbers 0, 1, … to reasons."""

    def __init__(self, clauses: Iterable[list[int]], variables: int) -> None:
        self.variables = variables
        self.shared = _native.ClauseSet(variables, [[-literal for literal in clause] for clause in clauses])


class ClauseSearch(Learner):
    """A search by clauses alone."""

    def __init__(self, clauses: ClauseSet, known: Sequence[int], wish: Sequence[int]) -> None:
        """Begin with what is known; `wish` says for the first variables what is tried first, 1 or -1."""
        first = [*wish, *[-1] * (clauses.variables - len(wish))]
        self._clauses = _native.ClauseSearch(clauses.shared, list(known), first)
        super().__init__(self._clauses)

    def add(self, clause: list[int]) -> int:
        """One clause more, for all questions to come; its number to reasons."""
        return int(self._clauses.add([-literal for literal in clause]))

    def model(self) -> list[int]:
        """After `ask` returned True: 1 or -1 for each variable."""
        return list(self._clauses.model())
