"""A technique: a named way to find deductions."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

from whygrid.engine.state import State
from whygrid.errors import UsageError
from whygrid.logic.deduction import Deduction
from whygrid.records import NamedTuple
from whygrid.voice.message import Values, message

CASE_EFFORT = 2.9
"""Inside a case only techniques up to this effort are used: a person follows it without pencil marks."""


class Technique(NamedTuple):
    """`find(state)` yields every deduction of this kind that tells something new.

    name      as people say it, in lower case: "naked pair"
    effort    how hard it is for a person; techniques are tried in this order
    idea      one line that says why it works
    elsewhere what other programs say about it, as pairs of a program and its rating
    look      one sentence that says where to look for it
    also      other names under which it can be asked for, in lower case
    obvious   whether anybody sees it at a glance, so that a story leaves it out
    supposes  whether it is told by what would follow, case by case; otherwise its sentence says it all
    in_passing   whether a story tells it in the paragraph of what follows from it; where something is
              supposed, it needs no reason
    every     where `find` leaves some out: as `find`, with those that say together what simpler ones say
              one by one
    outline   the same deductions as `find` without words, rules and what happens inside cases (then without
              premises, too), for who only counts them; None where that would save nothing
    """

    name: str
    effort: float
    idea: str
    find: Callable[[Any], Iterator[Deduction]]
    elsewhere: tuple[tuple[str, str], ...] = ()
    every: Callable[[Any], Iterator[Deduction]] | None = None
    outline: Callable[[Any], Iterator[Deduction]] | None = None
    look: str = ""
    also: tuple[str, ...] = ()
    obvious: bool = False
    supposes: bool = False
    in_passing: bool = False

    @property
    def briefly(self) -> Callable[[Any], Iterator[Deduction]]:
        """The outline, or the whole find where that saves nothing: for who only counts deductions."""
        return self.outline or self.find

    def instances(self, state: State) -> Iterator[Deduction]:
        """Every deduction of this kind, whether or not it tells something new."""
        return (self.every or self.find)(state)


class Strategy(NamedTuple):
    """How to look for the next step.

    techniques    in the order in which they are tried
    greedy        place a cell as soon as it is found; otherwise exclude all that can be excluded by fair
                  effort first, then place the cell that rests on the fewest known cells, or all such
                  cells at once
    reset         go back to the easiest technique after every success; otherwise go through the whole
                  list before starting over
    """

    techniques: tuple[Technique, ...]
    greedy: bool = True
    reset: bool = True


def choose(
    available: Sequence[Technique], names: Iterable[str], on_request: Sequence[Technique] = ()
) -> tuple[Technique, ...]:
    """The techniques that are called so, in the order of the names.

    Names with a "+" add to the others, or to all that are available.
    """
    names = [name.strip() for name in names]
    every = (*available, *on_request)
    only = [called(every, name) for name in names if not name.startswith("+")]
    more = [called(every, name[1:]) for name in names if name.startswith("+")]
    return tuple(dict.fromkeys((*(only or available), *more)))


def called(techniques: Sequence[Technique], name: str) -> Technique:
    """The technique of this name; hyphens and capitals do not matter."""
    also = {other: technique for technique in techniques for other in technique.also}
    names = also | {technique.name: technique for technique in techniques}
    known = {other.replace(" ", "-"): technique for other, technique in names.items()}
    plain = name.strip().lower().replace(" ", "-")
    if plain not in known:
        from difflib import get_close_matches  # only for who errs

        near = dict.fromkeys(known[other].name for other in get_close_matches(plain, known, 3))
        there = ", ".join(technique.name for technique in techniques)
        remedy = (
            message("engine/did-you-mean", names=Values(tuple(near)))
            if near
            else message("engine/there-are", names=there)
        )
        raise UsageError(message("engine/there-is-no-technique", name=repr(name)), remedy=remedy)
    return known[plain]


def fresh(state: State, literals: Iterable[int]) -> tuple[int, ...]:
    """Of some possible conclusions those that are not settled yet."""
    truth = state.truth
    return tuple(literal for literal in literals if truth[abs(literal)] == 0)
