"""Explaining: a complete proof, by techniques first and by exact reasoning where they run out."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace

from whygrid.arguments import expect, number, whole
from whygrid.budget import Budget
from whygrid.engine.technique import Strategy, Technique, choose
from whygrid.errors import ConflictError, Stopped, UsageError
from whygrid.garbage import seldom
from whygrid.logic.check import ONE_SOLUTION
from whygrid.logic.facts import Literal
from whygrid.logic.proof import KINDS, Proof, Step
from whygrid.puzzle import Puzzle
from whygrid.service.checking import checked, upheld
from whygrid.service.proving import Enough, Prover
from whygrid.service.solving import refuse_conflicts
from whygrid.voice.message import Cells, Message, Short, message

STRATEGIES = ("mixed", "patterns", "short")
"""What a story prefers: what reads best, named patterns wherever there are some, or few words."""


@dataclass(frozen=True, slots=True)
class Options:
    """How to look for a proof; the words are those of `whygrid explain`.

    techniques    the names of those allowed; None for all, names with a "+" for all and these
    listed_order  try them in the order of `techniques` instead of by effort
    greedy        place a cell as soon as it is found; otherwise exclude all that can be excluded first and
                  place the cell that rests on the fewest known cells
    reset         after every success start again with the easiest technique
    view          "story": each deduction once, later ones rest on it; "cells": each placement by itself, with
                  its support
    k             "values" or "techniques": every step rests on a smallest support of this kind, and one that
                  needs the fewest known cells comes next; None: as the techniques find them. A view by cells
    max_effort    leave out techniques that are harder than this
    until         stop when this cell (or whatever facts are about) is settled
    if_unique     allow techniques that take for granted that the puzzle has one solution
    prefer        of a story: "mixed" what reads best, "patterns" named techniques wherever there are some,
                  "short" few words
    seconds       look so long for a shorter story; None: as long as it always takes
    strict        nothing but these techniques: where they run out, the proof ends as "stuck"; a `max_effort`
                  is meant strictly, too
    """

    techniques: tuple[str, ...] | None = None
    listed_order: bool = False
    greedy: bool = True
    reset: bool = True
    k: str | None = None
    max_effort: float | None = None
    until: str | None = None
    if_unique: bool = False
    view: str = "story"
    prefer: str = "mixed"
    seconds: float | None = None
    strict: bool = False

    @property
    def nothing_else(self) -> bool:
        """Whether the proof ends where the techniques do."""
        return self.strict or self.max_effort is not None

    def __post_init__(self) -> None:
        expect(tuple | list | None, techniques=self.techniques)
        expect(str, **{f"techniques[{place}]": name for place, name in enumerate(self.techniques or ())})
        expect(str | None, k=self.k, until=self.until)
        if self.max_effort is not None:
            number("max_effort", self.max_effort)

    def strategy(
        self, available: tuple[Technique, ...], on_request: Callable[[], tuple[Technique, ...]] = tuple
    ) -> Strategy:
        """These options with the techniques of a genre, and with those that are there if named."""
        chosen = available
        if self.techniques is not None:
            chosen = choose(available, self.techniques, on_request())
        if not self.listed_order:
            chosen = tuple(sorted(chosen, key=lambda technique: technique.effort))
        if self.max_effort is not None:
            chosen = tuple(technique for technique in chosen if technique.effort <= self.max_effort)
        return Strategy(chosen, self.greedy, self.reset)


def explain(
    puzzle: Puzzle,
    options: Options | None = None,
    budget: Budget | None = None,
    assumed: Sequence[Literal] = (),
) -> Proof:
    """A proof of the solution; of its absence; or of what all solutions have in common.

    A budget that runs out gives status "unknown" and the steps found until then. What is `assumed` counts as
    known, and the proof says so; negative literals rule something out.
    """
    expect(Puzzle, puzzle=puzzle)
    expect(Budget | None, budget=budget)
    expect(Options | None, options=options)
    expect(tuple | list, assumed=assumed)
    with seldom:
        check_literals("assumed", assumed, puzzle)
        if assumed:
            return _under_assumptions(puzzle, options or Options(), budget, tuple(assumed))
        return _explain(puzzle, options or Options(), budget or Budget())


def check_literals(name: str, literals: Iterable[Literal], puzzle: Puzzle) -> None:
    """Raise an error unless these are facts of a puzzle, by their numbers, or their negations."""
    last = len(puzzle.rules.facts)
    for literal in literals:
        if whole(name, literal, -last, last) == 0:
            raise UsageError(
                message("service/cannot-be-0", name=name), remedy=message("service/facts-have-numbers-from-1")
            )


def _under_assumptions(
    puzzle: Puzzle, options: Options, budget: Budget | None, assumed: tuple[Literal, ...]
) -> Proof:
    ruled_out = tuple(literal for literal in assumed if literal < 0)
    if ruled_out and options.k is not None:
        raise UsageError(
            message("service/no-smallest-where-ruled-out"),
            remedy=message("service/leave-the-k"),
        )
    filled = puzzle.fill(literal for literal in assumed if literal > 0)
    for given in set(puzzle.givens).difference(filled.givens):
        raise ConflictError(
            message("service/assumed-contradicts-given", fact=Short((puzzle.rules.fact(given).parts,))),
            remedy=message("service/take-the-assumption-back"),
        )
    proof = _explain(filled, options, budget or Budget(), ruled_out)
    return replace(proof, puzzle=puzzle.text, assumed=assumed)


def _explain(puzzle: Puzzle, options: Options, budget: Budget, ruled_out: tuple[Literal, ...] = ()) -> Proof:
    refuse_conflicts(puzzle)
    prover: Prover
    if options.k not in (None, *KINDS):
        raise UsageError(
            message("service/there-is-no-k-by", k=options.k),
            remedy=message("service/there-are", names=", ".join(KINDS)),
        )
    if options.k is not None and (options.until or options.if_unique):
        raise UsageError(
            message("service/smallest-takes-nothing-for-granted"),
            remedy=message("service/leave-out-until"),
        )
    if options.k is not None and options.nothing_else:
        raise UsageError(
            message("service/smallest-needs-the-whole-proof"),
            remedy=message("service/let-cases-take-over"),
        )
    story = options.view == "story" and options.k is None
    if story:
        from whygrid.service.storying import StoryProver

        prover = StoryProver(puzzle, options, budget, ruled_out)
    elif options.k is None:
        from whygrid.service.by_cells import CellProver

        prover = CellProver(puzzle, options, budget, ruled_out)
    else:
        from whygrid.service.smallest import SmallestProver

        prover = SmallestProver(puzzle, options, budget)
    note, enough = "", False
    try:
        prover.run()
    except Stopped as stop:
        note = str(stop)
    except Enough:
        enough = True
        note = str(message("service/until-settled", cell=Cells((str(options.until),))))
    if prover.status == "multiple":
        note = str(message("service/steps-hold-in-every-solution"))
    status: str = "part" if enough else "stuck" if prover.stuck else prover.status
    if status == "stuck":
        note = str(_how_far(puzzle, prover.steps))
    started = time.perf_counter()
    steps, retold, problem = checked(puzzle, prover.steps, budget, ruled_out, options.if_unique)
    if not problem and not upheld(puzzle, status, steps, prover.solutions, ruled_out):
        prover.solutions = []
        problem = str(message("service/steps-do-not-show", status=status))
    if problem:
        status = "unknown"
        note = str(message("service/checker-does-not-see", problem=problem))
    times = {**prover.times, "checking": time.perf_counter() - started}
    granted = (ONE_SOLUTION,) if options.if_unique and _takes_one_solution_for_granted(steps) else ()
    if granted and status == "unique":
        status = "solution"
    return Proof(
        puzzle.genre_name,
        puzzle.text,
        status,
        steps,
        puzzle.rules,
        tuple(puzzle.fill(facts).text for facts in prover.solutions),
        note,
        times,
        granted=granted,
        view="story" if story else "cells",
        retold=retold,
    )


def _how_far(puzzle: Puzzle, steps: Sequence[Step]) -> Message:
    """How many of the places that were open are settled by these steps."""
    fact = puzzle.rules.fact
    open_ones = {each.subject for each in puzzle.rules.facts}.difference(
        fact(literal).subject for literal in puzzle.givens if literal > 0
    )
    settled = {fact(literal).subject for step in steps for literal in step.facts if literal > 0}
    return message("service/so-many-settled", n=len(settled & open_ones), all=len(open_ones))


def _takes_one_solution_for_granted(steps: Sequence[Step]) -> bool:
    return any(inner.exchanges for step in steps for found in step.deductions for inner in found.nested())
