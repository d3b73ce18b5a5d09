"""Variants in links of Penpa: what is drawn there, what stands in the rules, what is refused."""

from __future__ import annotations

from typing import Any

import pytest

from whygrid.errors import PuzzleError
from whygrid.puzzle import Puzzle
from whygrid.service.converting import read
from whygrid.text.penpa import Drawing, layer_of, read_penpa, write_penpa

EMPTY = Drawing("sudoku", 9, 9, {}, {})
WIDTH, PLACES = 13, 169
"""Of a 9x9 board in Penpa, with the border of two cells around it."""


def cell(row: int, column: int, kind: int = 0) -> int:
    """The number of a place as Penpa counts; rows and columns from 1."""
    return kind * PLACES + (row + 1) * WIDTH + column + 1


def link(rules: str = "", **tables: Any) -> str:
    """A link to a 9x9 board with this problem."""
    info = {"rules": rules} if rules else {}
    return write_penpa(EMPTY._replace(problem=layer_of(**tables), answer=layer_of(), info=info))


def lines_of(text: str) -> list[str]:
    """The constraints of the puzzle of a link, as lines."""
    puzzle = Puzzle.parse(text, "sudoku")
    return [one.name(puzzle.board.shape) for one in puzzle.board.shape.constraints]


def form(name: str) -> Any:
    """A text form of Sudoku."""
    return next(one for one in Puzzle.parse("." * 81).genre.formats if one.name == name)


def test_cages_have_their_sums_in_the_corner_of_one_of_their_cells() -> None:
    label = 4 * cell(1, 1, 1)
    text = link(killercages=[[cell(1, 2), cell(1, 1)], [cell(5, 5)]], numberS={str(label): [" 9", 1]})
    assert lines_of(text) == ["cage r1c1 r1c2 = 9", "cage r5c5"]


def test_thermometers_and_arrows_are_lists_of_cells() -> None:
    path = [cell(3, 3), cell(2, 4), cell(1, 4)]
    assert lines_of(link(thermo=[[], path])) == ["thermometer r3c3 r2c4 r1c4"]
    assert lines_of(link(arrows=[path])) == ["arrow r3c3 = r2c4 r1c4"]


def test_dots_and_letters_stand_on_the_sides_of_cells() -> None:
    below, right = str(cell(1, 1, 2)), str(cell(4, 4, 3))
    assert lines_of(link(symbol={below: [1, "circle_SS", 2], right: [2, "circle_SS", 2]})) == [
        "black-dot r4c4 r4c5",
        "white-dot r1c1 r2c1",
    ]
    assert lines_of(link(number={below: ["X", 1, "6"], right: ["v", 1, "5"]})) == [
        "xv r1c1 r2c1 = X",
        "xv r4c4 r4c5 = V",
    ]


def test_grey_circles_are_odd_and_grey_squares_even() -> None:
    symbols = {str(cell(1, 1)): [3, "circle_L", 1], str(cell(2, 2)): [3, "square_L", 1]}
    assert lines_of(link(symbol=symbols)) == ["even r2c2", "odd r1c1"]


def test_a_diagonal_is_a_dashed_line_from_corner_to_corner() -> None:
    falling = [f"{cell(i, i, 1)},{cell(i + 1, i + 1, 1)}" for i in range(9)]
    assert lines_of(link(lineE=dict.fromkeys(falling, 12))) == ["diagonal 1"]
    with pytest.raises(PuzzleError):
        lines_of(link(lineE=dict.fromkeys(falling[:-1], 12)))


def test_regions_are_what_thick_lines_divide() -> None:
    text = "regions 1111233322342444\n" + "." * 16
    written = form("penpa").write(Puzzle.parse(text, "sudoku").board)
    assert Puzzle.parse(written, "sudoku") == Puzzle.parse(text, "sudoku")
    drawing = read_penpa(written)
    lines = dict(drawing.problem["lineE"])
    lines.pop(next(key for key in lines if key not in frame(drawing)))
    with pytest.raises(PuzzleError, match="boxes"):
        read(write_penpa(drawing._replace(problem=layer_of(lineE=lines))))


def frame(drawing: Drawing) -> set[str]:
    """The lines around the board."""
    plain = Puzzle.parse("." * 16, "sudoku")
    every = read_penpa(form("penpa").write(plain.board)).problem["lineE"]
    middle = {drawing.key(1, column, 1) for column in range(-1, 4)}
    middle |= {drawing.key(row, 1, 1) for row in range(-1, 4)}
    return {key for key in every if not set(map(int, key.split(","))) <= middle}


def test_the_outline_of_a_cage_goes_round_its_corners() -> None:
    puzzle = Puzzle.parse("cage r1c1 r1c2 r2c2 = 6\n" + "." * 81, "sudoku")
    lines = read_penpa(form("penpa").write(puzzle.board)).problem["cage"]
    ends = [end for key in lines for end in key.split(",")]
    assert all(ends.count(end) == 2 for end in ends), "a closed line"
    inner = 4 * cell(1, 2, 1) + 2, 4 * cell(1, 1, 1) + 3  # where it turns inwards: below r1c1, beside r2c2
    assert ",".join(map(str, sorted(inner))) in lines


def test_what_penpa_has_no_tool_for_stands_in_the_rules() -> None:
    text = "anti-knight\nwhispers r1c1 r1c2\narrow r2c1 r2c2 = r3c1 r3c2 r3c3\n" + "." * 81
    sheet = read(text).sheet._replace(info={"rules": "Have fun!", "author": "A"})
    written, _ = form("penpa").write_all(sheet)
    assert "Have fun!" in read_penpa(written).info["rules"]
    again = read(written).sheet
    assert again == sheet


def test_sentences_in_the_rules_are_no_constraints() -> None:
    rules = "diagonal lines are lucky\ncage totals are given. \nwindows\nNormal rules, anti-knight too"
    assert lines_of(link(rules)) == ["window 1", "window 2", "window 3", "window 4"]
    assert read(link(rules)).sheet.info["rules"].count("\n") == 2


def test_rules_that_penpa_would_cut_off_are_refused() -> None:
    cells = " ".join(
        f"r{row}c{column}" for row in range(1, 10) for column in (range(1, 9) if row % 2 else range(8, 0, -1))
    )
    text = f"whispers {cells} = 1\nwhispers {cells} = 2\nwhispers {cells} = 3\n" + "." * 81
    with pytest.raises(PuzzleError, match="has no place for"):
        form("penpa").write(Puzzle.parse(text, "sudoku").board)


@pytest.mark.parametrize(
    ("tables", "word"),
    [
        ({"line": {f"{cell(1, 1)},{cell(1, 2)}": 5}}, "line"),
        ({"nobulbthermo": [[cell(1, 1), cell(1, 2)]]}, "nobulbthermo"),
        ({"thermo": [[cell(1, 1), cell(3, 3)]]}, "jumps"),
        ({"thermo": [cell(1, 1)]}, "thermo"),
        ({"arrows": [[cell(1, 1)]]}, "circle"),
        ({"killercages": [[cell(0, 1)]]}, "killercages"),
        ({"cage": {"900,901": 10}}, "cage"),
        ({"numberS": {str(4 * cell(1, 1, 1)): ["9", 1]}}, "small print"),
        ({"killercages": [[cell(1, 1)]], "numberS": {str(4 * cell(1, 1, 1) + 1): ["9", 1]}}, "small print"),
        ({"symbol": {str(cell(1, 1)): [1, "star_L", 1]}}, "star_L"),
        ({"symbol": {str(cell(1, 1, 2)): [3, "circle_SS", 1]}}, "circle_SS"),
        ({"symbol": {str(cell(1, 1)): [1, "circle_L", 1]}}, "circle_L"),
        ({"symbol": {str(cell(1, 1, 2)): [[], "circle_SS", 1]}}, "circle_SS"),
        ({"number": {str(cell(1, 1, 2)): ["Z", 1, "1"]}}, "outside"),
        ({"surface": {str(cell(1, 1)): 1}}, "surface"),
    ],
)
def test_what_is_drawn_and_not_known_is_refused_by_name(tables: dict[str, Any], word: str) -> None:
    with pytest.raises(PuzzleError, match=word):
        Puzzle.parse(link(**tables), "sudoku")


def test_regions_that_do_not_hang_together_can_not_be_drawn() -> None:
    text = "regions 1123112423442334\n" + "." * 16
    with pytest.raises(PuzzleError, match="has no place for"):
        form("penpa").write(Puzzle.parse(text, "sudoku").board)


def test_a_wrong_line_in_the_rules_is_refused() -> None:
    with pytest.raises(PuzzleError, match="r1c11"):
        Puzzle.parse(link("cage r1c11 = 3"), "sudoku")


def test_of_two_dots_at_one_place_the_second_stands_in_the_rules() -> None:
    puzzle = Puzzle.parse("white-dot r1c1 r1c2\nblack-dot r1c1 r1c2\n" + "." * 16, "sudoku")
    written = form("penpa").write(puzzle.board)
    assert read_penpa(written).info["rules"] == "white-dot r1c1 r1c2"
    assert Puzzle.parse(written, "sudoku") == puzzle
