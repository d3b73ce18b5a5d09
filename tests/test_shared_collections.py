"""A sample of the well-known collections, where they lie beside the repository: every proof is accepted.

They are not part of the repository, so all this is skipped where they are missing.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from pysat.solvers import Solver

from tests.helpers import SECOND_SOLVER, clauses, sudoku
from tests.logic.judges import still_follows
from whygrid.service.documents import to_json
from whygrid.service.explaining import explain
from whygrid.service.solving import conflicts, count
from whygrid.service.verifying import verify

COLLECTIONS = Path(__file__).parents[2] / "shared" / "data" / "sudoku"
pytestmark = pytest.mark.skipif(not COLLECTIONS.is_dir(), reason=f"there is no {COLLECTIONS}")


def puzzles(name: str, every: int) -> list[str]:
    path = COLLECTIONS / f"{name}.txt"
    return path.read_text().split()[::every] if path.exists() else []


def explained_and_verified(texts: list[str]) -> int:
    """How many proofs were found complete, accepted by the checker and by the judge."""
    for text in texts:
        document = to_json(explain(sudoku(text)))
        assert document["status"] == "unique", text
        verdict = verify(document)
        assert (verdict.ok, verdict.shows) == (True, "unique"), text
        assert still_follows(document), text
    return len(texts)


@pytest.mark.parametrize(
    ("name", "every", "number"),
    [
        ("17clue_first10000", 100, 100),
        ("kaggle_easy_10000", 500, 20),
        ("magictour_top1465", 50, 30),
        ("forum_hardest_1106_375", 190, 2),
        ("forum_hardest_1905_first5000", 5000, 1),
    ],
)
def test_every_puzzle_of_the_sample_gets_a_proof_that_is_accepted(name, every, number):
    assert explained_and_verified(puzzles(name, every)) == number


@pytest.fixture(scope="module")
def counted_by_sat():
    """The number of solutions up to two, by a solver and clauses of our own."""
    board = sudoku("." * 81)
    formula = clauses(board.rules.rules.values())

    def number(text: str) -> int:
        with Solver(name=SECOND_SOLVER, bootstrap_with=formula) as solver:
            givens = sudoku(text).givens
            if not solver.solve(assumptions=givens):
                return 0
            solver.add_clause([-literal for literal in solver.get_model() if literal > 0])
            return 2 if solver.solve(assumptions=givens) else 1

    return number


@pytest.mark.parametrize(
    ("name", "every"), [("multi_solution_2000", 40), ("mutants_0_1_2_solutions_5000", 50)]
)
def test_puzzles_with_none_or_several_solutions_are_counted_as_sat_counts_them(name, every, counted_by_sat):
    seen: Counter[int] = Counter()
    for text in puzzles(name, every):
        number = count(sudoku(text), limit=2)
        assert number == counted_by_sat(text), text
        seen[number] += 1
    assert set(seen) == ({2} if "multi" in name else {0, 1, 2})


def test_mutants_get_a_proof_of_what_they_are():
    expected = {0: "none", 1: "unique", 2: "multiple"}
    seen: Counter[str] = Counter()
    for text in puzzles("mutants_0_1_2_solutions_5000", 125):
        puzzle = sudoku(text)
        if conflicts(puzzle):
            assert count(puzzle, limit=2) == 0, text
            continue
        proof = explain(puzzle)
        assert proof.status == expected[count(puzzle, limit=2)], text
        assert verify(proof).ok, text
        seen[proof.status] += 1
    assert set(seen) == {"none", "unique", "multiple"}
