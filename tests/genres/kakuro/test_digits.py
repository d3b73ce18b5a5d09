"""Boards with other digits than 1 to 9: read, written, solved, explained, generated, drawn like any other."""

import random
from collections import Counter
from itertools import islice

import pytest

import whygrid
from tests.cli.command import run, run_json
from tests.genres.kakuro.boards import TooLong, brute_force, complemented, random_board, transposed
from whygrid.budget import Budget
from whygrid.digits.field import filled, givens_of
from whygrid.errors import PuzzleError, UsageError
from whygrid.genres.kakuro.formats import parse_text, write_text
from whygrid.genres.kakuro.generator import generate
from whygrid.genres.kakuro.links import write_link
from whygrid.genres.kakuro.pzprv3 import write_pzprv3
from whygrid.genres.kakuro.rules import rules_of
from whygrid.genres.kakuro.solving import fast_solutions
from whygrid.kakuro import Kakuro, combinations, load_kakuro
from whygrid.sat.oracle import Oracle

MINI = "digits 1-4\n\\ 3\\ 5\\ 7\\\n\\6 . . .\n\\9 . . ."
HEX = "digits 1-15\n\\ 29\\ 14\\\n\\16 F .\n\\27 . ."


@pytest.mark.parametrize("text", [MINI, HEX])
def test_the_range_is_part_of_the_text(text):
    board = parse_text(text)
    assert board.layout.digits == int(text.partition("\n")[0][9:])
    assert parse_text(write_text(board)) == board
    assert board != parse_text(text.partition("\n")[2].replace("F", "9"))


def test_a_board_with_fewer_digits_can_be_unique_where_the_common_one_is_not():
    assert whygrid.solve(whygrid.parse(MINI)).status == "unique"
    assert whygrid.solve(whygrid.parse(MINI.partition("\n")[2])).status == "multiple"


def test_digits_above_nine_are_letters():
    (solution,) = whygrid.solve(whygrid.parse(HEX)).solutions
    assert solution.text.splitlines()[2].split() == ["\\16", "F", "1"]


@pytest.mark.parametrize(
    ("line", "column"), [("digits 1-99", 8), ("digits 1-1", 8), ("digits", 8), ("  digits 0-9", 10)]
)
def test_a_range_that_makes_no_sense_is_refused_with_its_place(line, column):
    with pytest.raises(PuzzleError) as caught:
        parse_text(f"{line}\n\\3 . .")
    assert f"line 1, column {column}" in str(caught.value)


def test_a_digit_beyond_the_range_is_refused_with_its_place():
    with pytest.raises(PuzzleError, match="line 2, column 6"):
        parse_text("digits 1-6\n\\3 . 7")
    with pytest.raises(PuzzleError, match="line 1, column 6"):
        parse_text("\\3 . A")


@pytest.mark.parametrize("write", [write_link, write_pzprv3])
def test_forms_without_a_place_for_the_range_say_so(write):
    with pytest.raises(PuzzleError, match="other digits than 1 to 9"):
        write(parse_text(MINI))


@pytest.mark.parametrize(("digits", "largest"), [(2, 3), (4, 4), (6, 3), (12, 3)])
def test_the_engine_and_the_rules_find_what_brute_force_finds(digits, largest):
    rng = random.Random(digits)
    seen = Counter()
    for _ in range(150):
        board = random_board(rng, largest, digits)
        try:
            expected = set(islice(brute_force(board), 30))
        except TooLong:
            continue
        if len(expected) == 30:
            continue
        assert {filled(board, facts).givens for facts in fast_solutions(board, 30, Budget())} == expected
        with Oracle(rules_of(board.layout)) as oracle:
            found = oracle.solutions(givens_of(board), 30)
        assert {filled(board, facts).givens for facts in found} == expected
        assert len(fast_solutions(transposed(board), 30, Budget())) == len(expected)
        if all(run.total is None or 0 < run.total <= digits * len(run.cells) for run in board.layout.runs):
            assert len(fast_solutions(complemented(board), 30, Budget())) == len(expected)
        seen[min(len(expected), 2)] += 1
    assert min(seen[0], seen[1]) >= 5


@pytest.mark.parametrize("digits", [4, 6, 15])
def test_generated_boards_are_explained_and_graded(digits):
    puzzle = whygrid.generate("kakuro", seed=3, rows=6, columns=7, digits=digits)
    assert puzzle.board.layout.digits == digits
    proof = whygrid.explain(puzzle)
    assert proof.status == "unique" and whygrid.verify(proof).shows == "unique"
    assert whygrid.parse(puzzle.text) == puzzle
    assert whygrid.grade(puzzle).grade.solved
    assert whygrid.check(puzzle).status == "unique"


def test_k_of_a_small_board_is_certified():
    report = whygrid.k(whygrid.parse(MINI))
    assert report.proved and report.upper >= 1


def test_a_range_that_no_board_is_made_of_is_refused():
    with pytest.raises(UsageError, match="digits can't be 3"):
        whygrid.generate("kakuro", digits=3)


def test_many_digits_are_drawn_as_pencil_marks_beside_each_other():
    code, out, _ = run("show", "-", "--style", "marks", input=HEX)
    assert code == 0 and "F" in out


def test_the_sum_tables_know_the_range():
    assert combinations(16, 2, digits=6) == []
    assert combinations(29, 2, digits=15) == [(14, 15)]
    assert run_json("combinations", "11", "2", "--digits", "1-6", "--json")[1]["combinations"] == [[5, 6]]
    assert run("combinations", "29", "2", "--digits", "1-15", "--with", "E").out == "E+F\n"
    code, _, err = run("combinations", "16", "2", "--digits", "0-9")
    assert code == 2 and "--digits 1-6" in err


def test_the_assignment_keeps_the_range(tmp_path):
    path = tmp_path / "mini.txt"
    path.write_text(MINI, encoding="utf-8")
    board = load_kakuro(str(path))
    assert board.digits == 4 and board.solve()
    board.save(str(path))
    assert load_kakuro(str(path)).array == board.array
    assert Kakuro.from_puzzle(board.to_puzzle()).digits == 4


def test_generating_is_bound_to_the_seed():
    assert generate(random.Random(4), 6, 6, digits=6) == generate(random.Random(4), 6, 6, digits=6)
