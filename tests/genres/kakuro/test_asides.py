"""The combinations beside the board."""

from whygrid.genres.kakuro import GENRE
from whygrid.puzzle import Puzzle

BOARD = r"""
\   4\ 10\
\3  .  .
\11 .  .
"""


def asides(entries: dict[str, str], cell: str) -> list[tuple[str, bool]]:
    puzzle = Puzzle.parse(BOARD, "kakuro")
    facts = [puzzle.rules.parse_fact(f"{name}={digit}") for name, digit in entries.items()]
    return [(aside.text.strip(), aside.struck) for aside in GENRE.aside(puzzle.board, facts, cell)]


def test_both_runs_of_a_cell_are_listed():
    assert asides({}, "r2c2") == [
        ("across 3 in 2: open, 1 of 1 left", False),
        ("1 2", False),
        ("down 4 in 2: open, 1 of 1 left", False),
        ("1 3", False),
    ]


def test_what_is_impossible_by_now_is_struck():
    found = asides({"r2c3": "2"}, "r3c3")
    assert ("2 8", False) in found and ("1 9", True) in found and ("4 6", True) in found


def test_a_run_that_can_not_be_completed_and_one_that_is_met():
    assert ("across 3 in 2: impossible!, 0 of 1 left", False) in asides({"r2c2": "3"}, "r2c2")
    assert ("down 4 in 2: met, 1 of 1 left", False) in asides({"r2c2": "1", "r3c2": "3"}, "r2c2")


def test_a_black_cell_without_clues_has_nothing_beside_it():
    assert asides({}, "r1c1") == []


def test_a_black_cell_shows_the_combinations_of_its_clues() -> None:
    assert asides({}, "r2c1") == [("across 3 in 2: open, 1 of 1 left", False), ("1 2", False)]
    assert asides({}, "r1c2") == [("down 4 in 2: open, 1 of 1 left", False), ("1 3", False)]
