"""Everything that can be seen in a position: what each technique finds there, the easiest technique first."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from whygrid.budget import Budget
from whygrid.engine.state import State
from whygrid.engine.story import steps_of
from whygrid.engine.technique import Technique
from whygrid.logic.deduction import Deduction
from whygrid.logic.facts import Literal
from whygrid.logic.proof import Proof
from whygrid.puzzle import Puzzle


def position_of(puzzle: Puzzle, known: Iterable[Literal] = ()) -> State:
    """The position in which this is known besides what is printed: what is filled in, or ruled out."""
    known = tuple(known)
    placed = (literal for literal in known if literal > 0)
    state = puzzle.genre.state(puzzle.board, (*puzzle.givens, *placed))
    state.learn_all([literal for literal in known if literal < 0 and state.open(literal)])
    return state


def all_steps(
    state: State, techniques: Iterable[Technique], budget: Budget, every: bool = False
) -> Iterator[tuple[Technique, list[Deduction]]]:
    """What each technique finds in a position, if anything.

    With `every`, also what says at once what simpler deductions of its kind say one by one.
    """
    for technique in techniques:
        budget.check()
        found = list(technique.instances(state) if every else technique.find(state))
        if found:
            yield technique, found


def as_proof(puzzle: Puzzle, known: Sequence[Literal], deduction: Deduction) -> Proof:
    """A deduction that was found in a position as a proof of one step, to be told and drawn."""
    steps = tuple(steps_of(position_of(puzzle, known), [deduction]))
    name, text = puzzle.genre_name, puzzle.text
    return Proof(name, text, "part", steps, puzzle.rules, assumed=tuple(known), view="story")
