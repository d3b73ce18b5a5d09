"""Views of a proof: what the board looks like at a step, and which cells are in question."""

from __future__ import annotations

from whygrid.logic.facts import Literal
from whygrid.logic.proof import Proof, Step
from whygrid.puzzle import Puzzle
from whygrid.scene.trails import parts_of
from whygrid.scene.view import View


def position_at(proof: Proof, number: int) -> tuple[Literal, ...]:
    """The facts placed before step `number`."""
    return tuple(step.fact for step in proof.steps[: number - 1] if step.fact is not None)


def view_of_step(puzzle: Puzzle, placed: tuple[Literal, ...], step: Step) -> View:
    """The board with pencil marks as a step finds it: its support, its lemmas and its conclusion marked."""
    state = puzzle.genre.state(puzzle.board, (*puzzle.givens, *placed))
    excluded = frozenset(fact for fact in range(1, len(puzzle.rules.facts) + 1) if state.truth[fact] == -1)
    struck = tuple(
        literal for deduction in step.deductions for literal in deduction.conclusions if literal != step.fact
    )
    return View(
        placed=placed,
        excluded=excluded,
        focus=(*struck, *(() if step.fact is None else (step.fact,))),
        support=step.support,
        pattern=tuple(part for deduction in step.deductions for part in parts_of(deduction)),
    )


def view_of_lemma(puzzle: Puzzle, proof: Proof, number: int, lemma: int) -> View:
    """The board at a lemma of a step: what lemmas before it exclude is gone, its own conclusions are marked.

    Step 0 is the board before the first one.
    """
    placed = (*(literal for literal in proof.assumed if literal > 0), *position_at(proof, max(number, 1)))
    state = puzzle.genre.state(puzzle.board, (*puzzle.givens, *placed))
    out = {fact for fact in range(1, len(puzzle.rules.facts) + 1) if state.truth[fact] == -1}
    out |= {-literal for literal in proof.assumed if literal < 0}
    if number == 0:
        return View(placed=placed, excluded=frozenset(out))
    step = proof.steps[number - 1]
    for before in step.deductions[:lemma]:
        out |= {-literal for literal in before.conclusions if literal < 0}
    deduction = step.deductions[lemma]
    return View(
        placed=placed,
        excluded=frozenset(out),
        focus=deduction.conclusions,
        support=tuple(literal for literal in deduction.premises if literal > 0),
        pattern=parts_of(deduction),
    )
