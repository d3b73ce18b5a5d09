"""What must be so for every board of a variant: the count, every deduction on the way, and the proof."""

from __future__ import annotations

from itertools import islice

import whygrid
from tests.genres.sudoku.variants.boards import Made
from tests.genres.sudoku.variants.brute import solutions
from tests.genres.sudoku.variants.judge import Judge
from whygrid.budget import Budget
from whygrid.errors import ConflictError
from whygrid.genres.sudoku.formats.plain import parse_sudoku
from whygrid.genres.sudoku.marks import Marks
from whygrid.genres.sudoku.rules import givens_of
from whygrid.genres.sudoku.techniques import TECHNIQUES
from whygrid.logic.check import check_deduction
from whygrid.sat.oracle import Oracle

LIMIT = 3
SMALL = 36
"""Boards of so many cells are left to brute force as well."""
MOST_WAVES, MOST_AT_ONCE = 200, 12
"""So often all techniques are asked, and so much of what one of them finds at a time is looked at."""
EASY = 4.5
"""Up to this effort every technique is tried in every position; the others where these find nothing."""
SECONDS = 20.0
"""So long a proof is looked for; where that does not suffice, what was found is checked."""


def check_count(made: Made) -> int:
    """The number of solutions is the judge's, that of brute force on small boards, and they are the same."""
    puzzle = whygrid.parse(made.text, "sudoku")
    with Judge(made.text) as judge:
        true = judge.solutions(LIMIT)
    if len(puzzle.board.givens) <= SMALL:
        slow = solutions(made.text, LIMIT)
        assert len(slow) == len(true), made.text
        assert len(slow) == LIMIT or set(slow) == set(true), made.text
    assert whygrid.count(puzzle, LIMIT) == len(true), made.text
    if 0 < len(true) < LIMIT:
        with Oracle(puzzle.rules) as oracle:
            found = oracle.solutions(puzzle.givens, LIMIT)
        assert {puzzle.fill(facts).board.givens for facts in found} == set(true), made.text
    return len(true)


def check_deductions(made: Made) -> dict[str, int]:
    """Every deduction on the way is right, and the checker says so; how many each technique made."""
    with Judge(made.text) as judge:
        return _check_deductions(made, judge)


def _check_deductions(made: Made, judge: Judge) -> dict[str, int]:
    board = parse_sudoku(made.text)
    state, used = Marks(board.shape, givens_of(board), givens_of(board)), dict[str, int]()
    judged = dict[int, bool]()

    def follows(literal: int) -> bool:
        if literal not in judged:
            judged[literal] = judge.follows(*board.shape.cell_and_digit(abs(literal)), literal > 0)
        return judged[literal]

    for _ in range(MOST_WAVES):
        learnt: set[int] = set()
        for technique in TECHNIQUES:
            if technique.effort > EASY and learnt:
                break
            for deduction in islice(technique.find(state), MOST_AT_ONCE):
                told = f"{made.text}\n{technique.name}: {deduction}"
                assert check_deduction(state.rules, deduction) == "", told
                assert all(map(state.holds, deduction.premises)), told
                assert all(state.open(literal) and follows(literal) for literal in deduction.conclusions), (
                    told
                )
                learnt.update(deduction.conclusions)
                used[technique.name] = used.get(technique.name, 0) + 1
        if not learnt or any(True for _ in state.contradictions()):
            break
        for literal in learnt:
            if state.open(literal):
                state.learn(literal)
    for deduction in state.contradictions():
        assert not judge.solutions(1), made.text
        assert check_deduction(state.rules, deduction) == "", f"{made.text}\n{deduction}"
    return used


def check_proof(made: Made, number: int) -> str:
    """The proof is right, and shows what brute force found."""
    puzzle = whygrid.parse(made.text, "sudoku")
    try:
        proof = whygrid.explain(puzzle, budget=Budget(SECONDS))
    except ConflictError:  # givens that break a rule are not explained but refused
        assert number == 0, made.text
        return "conflict"
    verdict = whygrid.verify(proof)
    assert verdict.ok, f"{made.text}\n{verdict}"
    if proof.status != "unknown":
        assert proof.status == {0: "none", 1: "unique"}.get(number, "multiple"), made.text
    return proof.status
