"""A position in the middle of solving: which facts are settled.

Genres subclass `State` to keep whatever their techniques look at (pencil marks, free places) up to date.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from functools import wraps
from typing import TYPE_CHECKING, Any, TypeVar

from whygrid.budget import Budget
from whygrid.engine.exclusions import exclusions_of
from whygrid.logic.deduction import Deduction
from whygrid.logic.facts import Literal
from whygrid.logic.rules import Rules
from whygrid.records import NamedTuple
from whygrid.voice.message import message

if TYPE_CHECKING:
    from whygrid.engine.story import Outliner
    from whygrid.engine.technique import Technique


class Swept(NamedTuple):
    """A wave that was made without telling its deductions.

    ways        how many deductions there were
    premises    how many the one of them rests on that rests on fewest
    placed      the facts that they settled for good
    """

    technique: str
    ways: int
    premises: int
    placed: Sequence[Literal]


class Sweep(NamedTuple):
    """Waves made in a row, and how many techniques, the first ones asked for, find nothing any more."""

    waves: Sequence[Swept] = ()
    idle: int = 0


class State:
    """What holds so far. `known` are the settled facts; what they exclude at once is excluded too.

    truth    1, -1 or 0 (open) for each fact's number
    known    bit mask over the facts that are given or placed
    worked_out     what was worked out for this very position; see `once_per_position`
    pause    called now and then by what takes long; it may raise `Stopped`
    """

    def __init__(self, rules: Rules, known: Iterable[Literal] = ()) -> None:
        self.rules = rules
        self.exclusions = exclusions_of(rules)
        self.truth = [0] * (rules.variables + 1)
        self.worked_out: dict[object, tuple[Any, ...]] = {}
        self.known = 0
        self.pause: Callable[[], None] = _go_on
        self.learn_all(tuple(known))

    def holds(self, literal: Literal) -> bool:
        """Whether this is settled and true."""
        return self.truth[literal] == 1 if literal > 0 else self.truth[-literal] == -1

    def open(self, literal: Literal) -> bool:
        """Whether this is not settled yet."""
        return self.truth[abs(literal)] == 0

    @property
    def complete(self) -> bool:
        """Whether every fact is settled; what auxiliary variables stand for may be open."""
        try:
            self.truth.index(0, 1, len(self.rules.facts) + 1)
        except ValueError:
            return True
        return False

    def learn(self, literal: Literal) -> None:
        """Settle a fact that follows. It must not contradict what holds; see `contradicts`."""
        if self.worked_out:
            self.worked_out = {}
        if literal < 0:
            if self.truth[-literal] == 0:
                self.exclude(-literal)
        elif self.truth[literal] != 1:
            self.truth[literal] = 1
            self.known |= 1 << literal
            self.placed(literal)
            truth = self.truth
            for other in self.exclusions.of(literal):
                if truth[other] == 0:
                    self.exclude(other)

    def learn_all(self, literals: Sequence[Literal]) -> None:
        """Settle facts that follow, in turn."""
        for literal in literals:
            self.learn(literal)

    def sweep(self, techniques: Sequence[str]) -> Sweep:
        """Waves of the first of these techniques, made until they find nothing, for who only counts them.

        Genres have a short way for some techniques or for none; what they leave is to be found one by one.
        """
        return Sweep()

    def exclude(self, fact: int) -> None:
        """Note that a fact does not hold; subclasses keep their own records here."""
        self.truth[fact] = -1

    def placed(self, fact: int) -> None:
        """Note that a fact holds; subclasses keep their own records here."""

    def usable(self, techniques: Sequence[Technique]) -> Sequence[Technique]:
        """Those of some techniques that can find anything on a board like this, whatever the position."""
        return techniques

    def find(self, find: Callable[[Any], Iterable[Deduction]]) -> Sequence[Deduction]:
        """What a technique finds here; subclasses may keep it for when the same position comes up again."""
        return list(find(self))

    def settles(self, literal: Literal) -> int:
        """How many open facts would be settled at once if this one held: a guess at its use in a case."""
        truth = self.truth
        return sum([truth[other] == 0 for other in self.exclusions.of(literal)])

    def proved(self, solution: Collection[Literal], budget: Budget) -> Sequence[Deduction]:
        """Deductions of some open facts of the only solution, by a search of the genre's own.

        Empty where there is no such search: then cases are told rule by rule.
        """
        return ()

    def shorter(self, deduction: Deduction) -> Deduction | None:
        """A supposition as it is told in this position by the genre's own search; None where it has none."""
        return None

    def outliner(self, techniques: Collection[str]) -> Outliner | None:
        """The genre's own way to short stories from here by these techniques; None where it has none."""
        return None

    def contradictions(self) -> Iterator[Deduction]:
        """All rules that can't be met any more, as deductions without a conclusion."""
        for rule in self.rules.rules.values():
            for count in rule.counts:
                if sum(not self.holds(-lit) for lit in count.literals) < count.low:
                    out = tuple(-lit for lit in count.literals if self.holds(-lit))
                    yield Deduction(
                        "contradiction",
                        (),
                        out,
                        (rule.name,),
                        message("engine/too-little-is-left", rule=rule.text),
                    )


def _go_on() -> None:
    """Nobody is waiting."""


Position = TypeVar("Position", bound=State)
Found = TypeVar("Found")


def once_per_position(
    find: Callable[[Position], Iterable[Found]],
) -> Callable[[Position], tuple[Found, ...]]:
    """The same function, which looks only once as long as nothing is learnt: for what techniques share."""

    @wraps(find)
    def found(state: Position) -> tuple[Found, ...]:
        known = state.worked_out.get(find)
        if known is None:
            known = state.worked_out[find] = tuple(find(state))
        return known

    return found
