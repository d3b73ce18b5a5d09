"""Techniques that take one solution for granted: right where that is so, and never used unasked."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace

import pytest

from tests.genres.sudoku.mine_examples import generated
from tests.helpers import sudoku
from whygrid.engine.choice import Records
from whygrid.engine.cut import cut
from whygrid.engine.words import say
from whygrid.errors import UsageError
from whygrid.genres.sudoku.marks import Marks
from whygrid.genres.sudoku.model import shape
from whygrid.genres.sudoku.rules import givens_of
from whygrid.genres.sudoku.symmetry import random_symmetry
from whygrid.genres.sudoku.techniques import TECHNIQUES
from whygrid.genres.sudoku.techniques.uniqueness import IF_UNIQUE
from whygrid.logic.check import check_deduction
from whygrid.puzzle import Puzzle
from whygrid.service.documents import from_json, to_json
from whygrid.service.explaining import Options, explain
from whygrid.service.solving import first_solutions
from whygrid.service.verifying import verify

EASY = [technique for technique in TECHNIQUES if technique.effort < 4.2]


def positions(seed: int):
    """The positions on the way through a generated puzzle, its givens and its solution."""
    from whygrid.budget import Budget

    board = generated(seed)
    givens = givens_of(board)
    (solution,) = first_solutions(Puzzle("sudoku", board), 2, Budget())
    state = Marks(board.shape, givens, givens)
    while True:
        yield state, givens, set(solution)
        found = next(filter(None, (list(t.find(state)) for t in (*EASY, *TECHNIQUES))), None)
        if found is None:
            return
        for literal in {literal for deduction in found for literal in deduction.conclusions}:
            state.learn(literal)


def test_every_deduction_is_accepted_and_agrees_with_the_only_solution():
    seen = Counter[str]()
    for seed in range(12):
        for state, givens, solution in positions(seed):
            for technique in IF_UNIQUE:
                for found in list(technique.find(state))[:1]:
                    told = say(state.rules, found)
                    assert check_deduction(state.rules, found, givens) == "", told
                    assert all(map(state.holds, found.premises)) and all(map(state.open, found.conclusions))
                    assert all((lit > 0) == (abs(lit) in solution) for lit in found.conclusions), told
                    records = Records()
                    for literal in found.premises:
                        if literal < 0:
                            records.add(found._replace(conclusions=(literal,), premises=()), (literal,))
                    spelt = cut(state, records, found).deductions[-1]
                    assert check_deduction(state.rules, spelt, givens) == "", told
                    seen[technique.name] += 1
    assert len(seen) >= 6, seen


def test_a_twin_of_a_position_gives_the_twins_of_its_deductions():
    import random

    for seed in range(2):
        for state, givens, _ in positions(seed):
            symmetry = random_symmetry(state.shape, random.Random(seed))
            facts = range(1, len(state.rules.facts) + 1)
            known = [symmetry.literal(f) for f in facts if state.truth[f] == 1]
            twin = Marks(state.shape, known, map(symmetry.literal, givens))
            for fact in facts:
                if state.truth[fact] == -1:
                    twin.learn(symmetry.literal(-fact))
            for technique in IF_UNIQUE:
                images = {
                    tuple(frozenset(map(symmetry.literal, part)) for part in (d.conclusions, d.premises))
                    for d in technique.find(state)
                }
                assert images == {
                    (frozenset(d.conclusions), frozenset(d.premises)) for d in technique.find(twin)
                }, technique.name


def test_an_extended_rectangle_keeps_its_cells_from_three_digits():
    board, cells = shape(3, 3), {name: i for i, name in enumerate(shape(3, 3).names)}
    state = Marks(board)
    for name in ("r1c1", "r1c4", "r1c7", "r2c1", "r2c4", "r2c7"):
        for digit in range(4, 10):
            if (name, digit) not in {("r2c4", 8), ("r2c7", 8)}:
                state.learn(-board.fact(cells[name], digit))
    found = {t.name: list(t.find(state)) for t in IF_UNIQUE if t.name.startswith("extended")}
    assert not found["extended rectangle 1"]
    (second,) = found["extended rectangle 2"]
    seen = {f"r2c{column}≠8" for column in (2, 3, 5, 6, 8, 9)}
    assert {str(state.rules.fact(literal)) for literal in second.conclusions} == seen
    assert check_deduction(state.rules, second, ()) == ""
    state.learn(-board.fact(cells["r2c7"], 8))
    (first,) = next(t for t in IF_UNIQUE if t.name == "extended rectangle 1").find(state)
    assert {str(state.rules.fact(literal)) for literal in first.conclusions} == {
        f"r2c4≠{d}" for d in (1, 2, 3)
    }
    assert check_deduction(state.rules, first, ()) == ""
    assert check_deduction(state.rules, first, [board.fact(cells["r1c1"], 1)]), "a given can't be exchanged"


@pytest.fixture(scope="module")
def proof():
    """A proof in which such a technique is used."""
    for seed in range(200):
        puzzle = Puzzle("sudoku", generated(seed))
        found = explain(puzzle, Options(if_unique=True))
        if found.granted:
            return found
    raise AssertionError("no puzzle needs one")


def test_a_proof_says_that_it_takes_one_solution_for_granted(proof):
    assert (proof.status, proof.granted) == ("solution", ("one solution",))
    verdict = verify(proof)
    assert (verdict.ok, verdict.shows, verdict.granted) == (True, "solution", ("one solution",))
    document = json.loads(json.dumps(to_json(proof)))
    assert from_json(document) == replace(proof, times={})
    assert verify(document).shows == "solution"


def test_a_proof_that_does_not_say_so_is_refused(proof):
    assert not verify(replace(proof, granted=())).ok
    assert not verify(replace(proof, status="unique")).ok
    document = to_json(proof)
    del document["granted"]
    assert not verify(document).ok


def test_without_being_asked_nobody_takes_one_solution_for_granted(proof):
    plain = explain(sudoku(proof.puzzle))
    assert (plain.status, plain.granted) == ("unique", ())


def test_a_puzzle_with_several_solutions_is_refused():
    with pytest.raises(UsageError, match="more than one solution"):
        explain(sudoku("." * 81), Options(if_unique=True))


def test_a_corner_with_one_digit_left_makes_up_no_subset_with_others():
    row = "060005000400300000000001070000002400908050106000010530600000900035809000270106000"
    puzzle = sudoku(row).board
    givens = givens_of(puzzle)
    state, seen = Marks(puzzle.shape, givens, givens), 0
    while found := next(filter(None, (list(technique.find(state)) for technique in TECHNIQUES)), None):
        for technique in IF_UNIQUE:
            for deduction in technique.find(state) if technique.name[-1] == "3" else ():
                assert check_deduction(state.rules, deduction, givens) == ""
                seen += 1
        for literal in {literal for deduction in found for literal in deduction.conclusions}:
            state.learn(literal)
    assert seen
