"""What takes one solution for granted: found where it is, accepted only where the proof says so."""

import random

import whygrid
from whygrid.engine.words import say
from whygrid.genres.kakuro.formats import parse_text
from whygrid.genres.kakuro.generator import generate
from whygrid.genres.kakuro.marks import Marks
from whygrid.genres.kakuro.rules import givens_of
from whygrid.genres.kakuro.solving import fast_solutions
from whygrid.genres.kakuro.techniques import TECHNIQUES
from whygrid.genres.kakuro.techniques.uniqueness import UNIQUE_RECTANGLE, rectangles
from whygrid.logic.check import check_deduction

SQUARE = "\\ \\ \\\n\\ . .\n\\ . ."
FLOOR = ("r2c2", "r2c3", "r3c2")


def position(text, excluded):
    board = parse_text(text)
    state = Marks(board.layout, givens_of(board))
    for cell, digits in excluded.items():
        for digit in digits:
            state.learn(state.rules.parse_fact(f"{cell}≠{digit}"))
    return state


def found_in(state):
    return {str(state.rules.fact(lit)) for d in UNIQUE_RECTANGLE.find(state) for lit in d.conclusions}


def test_the_fourth_corner_holds_neither_digit():
    state = position(SQUARE, dict.fromkeys(FLOOR, "3456789"))
    assert found_in(state) == {"r3c3≠1", "r3c3≠2"}
    (deduction,) = UNIQUE_RECTANGLE.find(state)
    assert check_deduction(state.rules, deduction, ()) == "", say(state.rules, deduction)


def test_it_is_refused_where_one_solution_is_not_granted():
    state = position(SQUARE, dict.fromkeys(FLOOR, "3456789"))
    (deduction,) = UNIQUE_RECTANGLE.find(state)
    assert "does not say so" in check_deduction(state.rules, deduction)


def test_three_digits_in_a_corner_of_the_floor_leave_it_open():
    assert found_in(position(SQUARE, {**dict.fromkeys(FLOOR, "3456789"), "r2c2": "456789"})) == set()


def test_a_rectangle_with_a_printed_digit_is_left_alone():
    assert found_in(position("\\ \\ \\\n\\ 1 .\n\\ . .", dict.fromkeys(FLOOR[1:], "3456789"))) == set()


def test_corners_that_a_black_cell_parts_are_no_rectangle():
    assert rectangles(parse_text("\\ \\ \\ \\\n\\ . \\ .\n\\ . . .").layout) == ()
    assert len(rectangles(parse_text("\\ \\ \\ \\\n\\ . . .\n\\ . . .").layout)) == 3


def test_it_agrees_with_the_only_solution_and_is_accepted():
    seen = 0
    for seed in (5, 6, 9, 41, 52):
        board = generate(random.Random(seed), 8, 8, temperature=2, density=0.2)
        (solution,) = fast_solutions(board, 2, whygrid.Budget())
        state = Marks(board.layout)
        while found := next(filter(None, (list(t.find(state)) for t in TECHNIQUES)), None):
            for deduction in UNIQUE_RECTANGLE.find(state):
                assert check_deduction(state.rules, deduction, ()) == "", say(state.rules, deduction)
                assert not {-literal for literal in deduction.conclusions} & set(solution)
                seen += 1
            for literal in {literal for deduction in found for literal in deduction.conclusions}:
                state.learn(literal)
    assert seen > 3


def test_a_proof_says_that_it_takes_one_solution_for_granted():
    puzzle = whygrid.Puzzle("kakuro", generate(random.Random(51), 8, 8, temperature=2, density=0.2))
    proof = whygrid.explain(puzzle, whygrid.Options(if_unique=True))
    assert "unique rectangle" in proof.statistics().techniques
    assert proof.granted == ("one solution",)
    assert whygrid.verify(proof).ok


def test_it_is_off_unless_it_is_asked_for():
    puzzle = whygrid.Puzzle("kakuro", generate(random.Random(51), 8, 8, temperature=2, density=0.2))
    proof = whygrid.explain(puzzle)
    assert (proof.status, proof.granted) == ("unique", ())
    assert "unique rectangle" not in proof.statistics().techniques
