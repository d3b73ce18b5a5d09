"""Views of a proof: what the board looks like at a step, and which cells are in question."""

from __future__ import annotations

from collections.abc import Iterable

from whygrid.logic.facts import Literal
from whygrid.logic.proof import Proof, Step
from whygrid.puzzle import Puzzle
from whygrid.scene.trails import parts_of
from whygrid.scene.view import View
from whygrid.service.ways import Ways


def position_at(proof: Proof, number: int | None = None) -> tuple[Literal, ...]:
    """What is assumed, and what the steps before `number` settle, or all of them; exclusions as well."""
    steps = proof.steps if number is None else proof.steps[: number - 1]
    return (*proof.assumed, *(literal for step in steps for literal in step.facts))


def placed_before(proof: Proof, number: int | None = None) -> tuple[Literal, ...]:
    """The facts among these: what is written on the board."""
    return tuple(literal for literal in position_at(proof, number) if literal > 0)


def view_at_end(puzzle: Puzzle, proof: Proof) -> View:
    """The board with the pencil marks that the proof leaves."""
    return marks_at(puzzle, position_at(proof))


def view_of_step(puzzle: Puzzle, settled: Iterable[Literal], step: Step) -> View:
    """The board with pencil marks as a step finds it: support, groundwork and conclusion marked."""
    concluded = [literal for deduction in step.deductions for literal in deduction.conclusions]
    # A supposition rests on half the board: nothing that one could look at.
    supposes = not step.groundwork and Ways.of(puzzle.genre_name).supposes(step.deductions[-1])
    return marks_at(puzzle, settled)._replace(
        focus=tuple(dict.fromkeys(concluded)),
        support=() if supposes else tuple(literal for literal in step.support if literal > 0),
        pattern=tuple(part for deduction in step.deductions for part in parts_of(deduction)),
    )


def marks_at(puzzle: Puzzle, settled: Iterable[Literal]) -> View:
    """What is placed, and what can't be any more; a mark that was struck stays struck."""
    settled = tuple(settled)
    placed = tuple(literal for literal in settled if literal > 0)
    state = puzzle.genre.state(puzzle.board, (*puzzle.givens, *placed))
    excluded = {fact for fact in range(1, len(puzzle.rules.facts) + 1) if state.truth[fact] == -1}
    excluded.update(-literal for literal in settled if literal < 0)
    return View(placed=placed, excluded=frozenset(excluded))
