"""Reasons where techniques run out: irreducible supports, told as case analyses that hold."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from pysat.solvers import Solver

from tests.helpers import (
    EASY,
    SECOND_SOLVER,
    clauses,
    explained,
    explained_by_cases,
    generated,
    solution_facts,
    sudoku,
)
from whygrid.budget import Budget
from whygrid.engine import cases
from whygrid.engine.cases import CASE_ANALYSIS, CASE_EFFORT, TooLong
from whygrid.engine.reasons import Reasoner
from whygrid.errors import Stopped
from whygrid.logic.check import check_proof, check_step
from whygrid.logic.deduction import Deduction
from whygrid.logic.document import DEPTH_LIMIT
from whygrid.logic.facts import Literal
from whygrid.logic.proof import Step
from whygrid.puzzle import Puzzle
from whygrid.sat.oracle import Oracle
from whygrid.service.explaining import Options, explain
from whygrid.service.verifying import verify

SEEDS = (0, 1, 2, 6, 8, 10, 15, 29)
NO_SOLUTION = (
    "..8...6.3.2...9......8..45.856.7......4...5......6.897.87..6......3...8.2.3...14.",
    "....863...9......6......54...8.3.41.64......737...2....25.1.....6..9.8..9....7...",
    "..6..13..3...976..7.8..5.4117.........4....6.8...2...4.3.....1.9..7......5..48.9.",
)


@pytest.fixture(scope="module")
def nine_by_nine() -> Iterator[Solver]:
    """A solver of our own that knows the rules of Sudoku."""
    with Solver(name=SECOND_SOLVER, bootstrap_with=clauses(generated(0).rules.rules.values())) as solver:
        yield solver


def stuck_position(seed: int) -> tuple[Puzzle, tuple[Literal, ...], Step]:
    """A position in which the techniques had run out, and the step that got further."""
    puzzle, known = generated(seed), list(generated(seed).givens)
    for step in explained_by_cases(seed):
        if step.technique == CASE_ANALYSIS:
            return puzzle, tuple(known), step
        known.append(step.fact)
    raise AssertionError(f"puzzle {seed} is solved by techniques alone")


def reasoner(puzzle: Puzzle, oracle: Oracle, budget: Budget | None = None) -> Reasoner:
    return Reasoner(
        lambda known: puzzle.genre.state(puzzle.board, known),
        puzzle.genre.techniques(),
        oracle,
        budget or Budget(),
    )


def assert_irreducible(solver: Solver, support: tuple[Literal, ...], goal: Literal | None) -> None:
    """The support entails the goal, and without any one of its cells it does not."""
    negated = [] if goal is None else [-goal]
    assert not solver.solve(assumptions=[*support, *negated])
    for cell in support:
        rest = [other for other in support if other != cell]
        assert solver.solve(assumptions=[*rest, *negated]), f"{cell} is not needed for {goal}"


@pytest.mark.parametrize("seed", SEEDS)
def test_the_step_found_where_techniques_run_out_is_right_and_settles_a_new_cell(seed):
    puzzle, known, _ = stuck_position(seed)
    with Oracle(puzzle.rules) as oracle:
        step = reasoner(puzzle, oracle).next_step(known, solution_facts(puzzle))
    assert step.fact in solution_facts(puzzle)
    assert step.fact not in known
    assert check_step(puzzle.rules, known, step) == ""


@pytest.mark.parametrize("seed", SEEDS)
def test_no_cell_of_a_support_can_be_left_out(seed, nine_by_nine):
    """For several placements of each position: from an irreducible core to a step with just that support."""
    puzzle, known, _ = stuck_position(seed)
    goals = [fact for fact in solution_facts(puzzle) if fact not in known]
    proved = 0
    with Oracle(puzzle.rules) as oracle:
        finder = reasoner(puzzle, oracle)
        for goal in goals[::9]:
            core = oracle.minimal_core([-goal], known)
            finder.walks_left = 60
            try:
                step = finder.prove(core, goal)
            except TooLong:
                continue
            proved += 1
            assert step.fact == goal
            assert set(step.support) == set(core)
            assert_irreducible(nine_by_nine, step.support, goal)
            assert check_step(puzzle.rules, core, step) == ""
    assert proved > 0


@pytest.mark.parametrize("seed", SEEDS)
def test_the_steps_that_a_proof_tells_by_cases_rest_on_an_irreducible_support(seed, nine_by_nine):
    told = 0
    for step in explained_by_cases(seed):
        if step.technique == CASE_ANALYSIS:
            told += 1
            assert_irreducible(nine_by_nine, step.support, step.fact)
    assert told > 0


@pytest.mark.parametrize("seed", SEEDS)
def test_inside_a_case_only_easy_techniques_are_used(seed):
    easy = {t.name for t in generated(0).genre.techniques() if t.effort <= CASE_EFFORT}
    for step in explained_by_cases(seed):
        for deduction in step.deductions:
            inside = {inner.technique for inner in deduction.nested()} - {deduction.technique}
            assert inside <= {*easy, CASE_ANALYSIS, "contradiction"}


def test_what_easy_techniques_find_needs_no_cases():
    puzzle = generated(3)
    first = explained(3).steps[5]
    with Oracle(puzzle.rules) as oracle:
        finder = reasoner(puzzle, oracle)
        finder.walks_left = 1
        step = finder.prove(puzzle.givens, first.fact)
    assert step.fact == first.fact
    assert all(not deduction.cases for deduction in step.deductions)
    assert check_step(puzzle.rules, puzzle.givens, step) == ""


@pytest.mark.parametrize("text", NO_SOLUTION)
def test_a_refutation_rests_on_givens_of_which_none_can_be_left_out(text, nine_by_nine):
    puzzle = sudoku(text)
    with Oracle(puzzle.rules) as oracle:
        step = reasoner(puzzle, oracle).refutation(puzzle.givens)
    assert step.fact is None
    assert check_proof(puzzle.rules, puzzle.givens, [step]).shows == "none"
    assert_irreducible(nine_by_nine, step.support, None)


def test_an_analysis_that_grows_too_long_is_given_up_and_then_the_limit_is_raised(monkeypatch):
    puzzle, known, _ = stuck_position(8)
    for limit in (1, 2, 4):
        monkeypatch.setattr(cases, "WALKS", limit)
        with Oracle(puzzle.rules) as oracle:
            step = reasoner(puzzle, oracle).next_step(known, solution_facts(puzzle))
        assert step.fact in solution_facts(puzzle)
        assert check_step(puzzle.rules, known, step) == ""


def test_a_refutation_that_grows_too_long_may_look_at_all_givens(monkeypatch):
    monkeypatch.setattr(cases, "WALKS", 1)
    for text in NO_SOLUTION:
        puzzle = sudoku(text)
        with Oracle(puzzle.rules) as oracle:
            step = reasoner(puzzle, oracle).refutation(puzzle.givens)
        assert check_proof(puzzle.rules, puzzle.givens, [step]).shows == "none"


def test_cases_that_would_lie_too_deep_in_each_other_are_told_by_lemmas(monkeypatch):
    monkeypatch.setattr(cases, "NESTED", 1)
    monkeypatch.setattr(cases, "DEEPEST", 1)
    puzzle, known, _ = stuck_position(8)
    impossible = sudoku(NO_SOLUTION[1])
    with Oracle(puzzle.rules) as oracle:
        step = reasoner(puzzle, oracle).next_step(known, solution_facts(puzzle))
    assert check_step(puzzle.rules, known, step) == "" and depth(step) <= 1
    with Oracle(impossible.rules) as oracle:
        step = reasoner(impossible, oracle).refutation(impossible.givens)
    assert check_step(impossible.rules, impossible.givens, step) == "" and depth(step) <= 1


def depth(step: Step) -> int:
    """How many cases lie in each other at the most."""

    def below(deductions: tuple[Deduction, ...]) -> int:
        return max((1 + below(case.steps) for each in deductions for case in each.cases), default=0)

    return below(step.deductions) - 1


def test_what_is_told_by_cases_is_never_deeper_than_documents_are_read():
    assert cases.DEEPEST < DEPTH_LIMIT


def test_reasoning_stops_when_it_is_cancelled():
    puzzle, known, _ = stuck_position(0)
    budget = Budget()
    with Oracle(puzzle.rules) as oracle:
        finder = reasoner(puzzle, oracle, budget)
        budget.cancel("enough")
        with pytest.raises(Stopped, match="enough"):
            finder.prove(known, next(fact for fact in solution_facts(puzzle) if fact not in known))


def test_the_hardest_puzzle_of_the_examples_gets_a_complete_proof_by_cases():
    escargot = sudoku("1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..")
    proof = explain(escargot, Options(techniques=EASY, view="cells"))
    assert (proof.status, verify(proof).shows) == ("unique", "unique")
    assert CASE_ANALYSIS in proof.statistics().techniques


def test_cases_of_which_two_may_hold_place_nothing():
    """Of three cells in a row of a Binairo at least one is 1, perhaps two: the others need not be refuted."""
    rows = "...1.... ....0.1. .0...... ......1. ..00...1 .....0.1 ..0..... 0.0..1.."
    puzzle = Puzzle.parse("\n".join(("binairo", *(" ".join(row) for row in rows.split()))), "binairo")
    proof = explain(puzzle, Options(view="cells"))
    assert (proof.status, verify(proof).shows) == ("unique", "unique")
    assert CASE_ANALYSIS in proof.statistics().techniques
