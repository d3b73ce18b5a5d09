"""A technique: a named way to find deductions."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from whygrid.engine.state import State
from whygrid.errors import UsageError
from whygrid.logic.deduction import Deduction
from whygrid.text.phrases import join


@dataclass(frozen=True, slots=True)
class Technique:
    """`find(state)` yields every deduction of this kind that tells something new.

    name      as people say it, in lower case: "naked pair"
    effort    how hard it is for a person; techniques are tried in this order
    idea      one line that says why it works
    elsewhere what other programs say about it, as pairs of a program and its rating
    look      one sentence that says where to look for it
    also      other names under which it can be asked for, in lower case
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

    @property
    def briefly(self) -> Callable[[Any], Iterator[Deduction]]:
        """The outline, or the whole find where that saves nothing: for who only counts deductions."""
        return self.outline or self.find

    def instances(self, state: State) -> Iterator[Deduction]:
        """Every deduction of this kind, whether or not it tells something new."""
        return (self.every or self.find)(state)


def choose(techniques: Sequence[Technique], names: Iterable[str]) -> tuple[Technique, ...]:
    """The techniques that are called so, in the order of the names; hyphens and capitals do not matter."""
    by_name = {technique.name: technique for technique in techniques}
    known = {name: technique for technique in techniques for name in technique.also} | by_name
    chosen = []
    for name in names:
        plain = name.strip().lower()
        found = known.get(plain) or {key.replace(" ", "-"): t for key, t in known.items()}.get(
            plain.replace(" ", "-")
        )
        if found is None:
            from difflib import get_close_matches  # only for who errs

            near = get_close_matches(plain, known, 3)
            remedy = f"Did you mean {join(near, 'or')}?" if near else f"There are: {', '.join(by_name)}."
            raise UsageError(f"there is no technique {name!r}", remedy=remedy)
        chosen.append(found)
    return tuple(chosen)


def fresh(state: State, literals: Iterable[int]) -> tuple[int, ...]:
    """Of some possible conclusions those that are not settled yet."""
    truth = state.truth
    return tuple(literal for literal in literals if truth[abs(literal)] == 0)
