"""What takes one solution for granted: found where it is, accepted only where the proof says so."""

import random

import whygrid
from whygrid.digits.field import givens_of
from whygrid.engine.words import say
from whygrid.genres.kakuro.formats import parse_text
from whygrid.genres.kakuro.generator import generate
from whygrid.genres.kakuro.marks import Marks
from whygrid.genres.kakuro.solving import fast_solutions
from whygrid.genres.kakuro.techniques.uniqueness import IF_UNIQUE, rectangles
from whygrid.logic.check import check_deduction

UNIQUE_RECTANGLE = IF_UNIQUE[0]
BY_NAME = {technique.name: technique for technique in IF_UNIQUE}
SQUARE = "\\ \\ \\\n\\ . .\n\\ . ."
FLOOR = ("r2c2", "r2c3", "r3c2")


def position(text, excluded):
    board = parse_text(text)
    state = Marks(board.layout, givens_of(board))
    for cell, digits in excluded.items():
        for digit in digits:
            state.learn(state.rules.parse_fact(f"{cell}≠{digit}"))
    return state


def found_in(state, technique=UNIQUE_RECTANGLE):
    found = list(technique.find(state))
    for deduction in found:
        assert check_deduction(state.rules, deduction, ()) == "", say(state.rules, deduction)
    return {str(state.rules.fact(literal)) for deduction in found for literal in deduction.conclusions}


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


def test_a_digit_that_the_roof_has_for_certain_is_nowhere_else_in_its_run():
    text = "\\ \\ \\ \\\n\\ . . .\n\\ . . \\"
    floor, roof = dict.fromkeys(("r3c2", "r3c3"), "3456789"), dict.fromkeys(("r2c2", "r2c3"), "456789")
    second = BY_NAME["unique rectangle 2"]
    assert found_in(position(text, floor | roof), second) == {"r2c4≠3"}
    assert found_in(position(text, floor | roof | {"r2c3": "56789"}), second) == set(), "one more digit"


def test_a_roof_with_a_cell_beside_it_is_a_subset():
    text = "\\ \\ \\ \\ \\\n\\ . . . .\n\\ . . \\ \\"
    floor, roof = dict.fromkeys(("r3c2", "r3c3"), "3456789"), {"r2c2": "456789", "r2c3": "356789"}
    third = BY_NAME["unique rectangle 3"]
    assert found_in(position(text, floor | roof | {"r2c4": "1256789"}), third) == {"r2c5≠3", "r2c5≠4"}
    assert found_in(position(text, floor | roof | {"r2c4": "126789"}), third) == set(), "three digits beside"


def test_a_digit_that_the_run_of_the_roof_needs_there_keeps_out_the_other():
    text = "\\ \\ \\ \\\n\\6 . . .\n\\ . . \\"  # 6 is 1+2+3
    floor, rest = dict.fromkeys(("r3c2", "r3c3"), "3456789"), {"r2c4": "1456789"}
    fourth = BY_NAME["unique rectangle 4"]
    assert found_in(position(text, floor | rest), fourth) == {"r2c2≠2", "r2c3≠2"}
    assert found_in(position(text.replace("6", ""), floor | rest), fourth) == set(), "nothing needs the 1"


def test_six_cells_do_not_hold_three_digits_alone():
    text = "\\ \\ \\ \\\n\\ . . .\n\\ . . ."
    five = dict.fromkeys(("r2c2", "r2c3", "r2c4", "r3c2", "r3c3"), "456789")
    six = BY_NAME["unique rectangle of six"]
    assert found_in(position(text, five), six) == {"r3c4≠1", "r3c4≠2", "r3c4≠3"}
    assert found_in(position(text, five | {"r3c3": "56789"}), six) == set(), "a fourth digit"


def struck_around(rng, board, corners, solution):
    """Corners with the digits of two or three of them, their own and perhaps one more; the rest by chance."""
    wanted = {solution[cell] for cell in rng.sample(corners, len(corners) // 2)}
    more = {cell: rng.choice([solution[rng.choice(corners)], 0]) for cell in corners}
    state = Marks(board.layout)
    for fact in range(1, len(state.rules.facts) + 1):
        cell, digit = board.layout.cell_and_digit(fact)
        keep = digit in (solution[cell], more.get(cell)) or (
            digit in wanted if cell in corners else rng.random() < 0.3
        )
        if not keep:
            state.learn(-fact)
    return state


def test_all_of_them_agree_with_the_only_solution_and_are_accepted():
    """Candidates are struck out at random, as long as they are not in the solution."""
    rng = random.Random(12)
    seen = dict.fromkeys(BY_NAME, 0)
    for _ in range(4):
        board = generate(rng, 8, 8, temperature=1, density=0.25)
        (found,) = fast_solutions(board, 2, whygrid.Budget())
        solution = [board.layout.cell_and_digit(fact)[1] for fact in found]
        for width in (2, 3):
            for corners in rectangles(board.layout, width)[:60] * 2:
                state = struck_around(rng, board, corners, solution)
                for name, technique in BY_NAME.items():
                    for deduction in technique.find(state):
                        assert check_deduction(state.rules, deduction, ()) == "", say(state.rules, deduction)
                        assert not {-literal for literal in deduction.conclusions} & set(found), name
                        seen[name] += 1
    assert all(seen.values()), seen


def test_a_proof_says_that_it_takes_one_solution_for_granted():
    puzzle = whygrid.Puzzle("kakuro", generate(random.Random(51), 8, 8, temperature=2, density=0.2))
    proof = whygrid.explain(puzzle, whygrid.Options(if_unique=True, view="cells"))
    assert "unique rectangle" in proof.statistics().techniques
    assert proof.granted == ("one solution",)
    assert whygrid.verify(proof).ok


def test_it_is_off_unless_it_is_asked_for():
    puzzle = whygrid.Puzzle("kakuro", generate(random.Random(51), 8, 8, temperature=2, density=0.2))
    proof = whygrid.explain(puzzle)
    assert (proof.status, proof.granted) == ("unique", ())
    assert "unique rectangle" not in proof.statistics().techniques
