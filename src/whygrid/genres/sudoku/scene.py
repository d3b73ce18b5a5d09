"""A Sudoku as marks: its lines and digits, its pencil marks, and what a view points at."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from math import isqrt

from whygrid.engine.words import say_facts
from whygrid.genres.sudoku.model import SYMBOLS, Shape, Sudoku
from whygrid.genres.sudoku.rules import givens_of, rules_of
from whygrid.logic.facts import Literal
from whygrid.scene.marks import TONES, Fill, Line, Mark, Point, Scene, SmallText, Text, Tone
from whygrid.scene.view import View

_TONE_OF_ROLE: dict[str, Tone] = {"colour 1": "one", "colour 2": "two", **{tone: tone for tone in TONES}}
"""What a part of a pattern is drawn in; parts that are not listed are drawn as "pattern"."""


def scene_of(puzzle: Sudoku, view: View) -> Scene:
    """The board with its givens and, on top of it, all that the view shows."""
    shape = puzzle.shape
    board = _board(puzzle, view)
    marks: list[Mark] = [Fill(divmod(cell, shape.size), tone) for cell, tone in sorted(board.fills.items())]
    marks += _lines(shape)
    marks += _pencil_marks(shape, board)
    marks += [
        Text(divmod(cell, shape.size), SYMBOLS[digit - 1], tone)
        for cell, (digit, tone) in sorted(board.digits.items())
    ]
    slots = isqrt(shape.size - 1) + 1
    return Scene(shape.size, shape.size, slots, tuple(marks), _label(puzzle, view))


class _Board:
    """What stands in the cells: digits and fills by cell, candidates by fact."""

    def __init__(self) -> None:
        self.digits: dict[int, tuple[int, Tone]] = {}
        self.candidates: dict[int, Tone] = {}
        self.fills: dict[int, Tone] = {}


def _board(puzzle: Sudoku, view: View) -> _Board:
    """Collect from the least to the most important, so that what matters most is what is seen."""
    shape, board = puzzle.shape, _Board()
    for tone, facts in (("plain", view.placed), ("given", givens_of(puzzle))):
        for cell, digit in _placements(shape, facts):
            board.digits[cell] = (digit, tone)
    if view.excluded is not None:
        left = (n for n in range(1, shape.size**3 + 1) if n not in view.excluded and -n not in view.excluded)
        board.candidates.update((fact, "plain") for fact in left)
    for literal in view.support:
        board.fills[_cell(shape, literal)] = "support"
    for role, literals in view.pattern:
        tone = _TONE_OF_ROLE.get(role, "pattern")
        board.fills.update((_cell(shape, literal), tone) for literal in literals)
        board.candidates.update((literal, tone) for literal in literals if literal > 0)
    board.candidates.update((-literal, "struck") for literal in view.focus if literal < 0)
    for cell, digit in _placements(shape, view.focus):
        board.digits[cell] = (digit, "focus")
        board.fills[cell] = "focus"
    for literal in view.bad:
        _mark_bad(shape, board, literal)
    return board


def _mark_bad(shape: Shape, board: _Board, literal: Literal) -> None:
    """Show where a wrong fact stands: as the cell's digit, or else as a candidate."""
    cell, digit = shape.cell_and_digit(abs(literal))
    board.fills[cell] = "bad"
    if board.digits.get(cell, (0, ""))[0] == digit:
        board.digits[cell] = (digit, "bad")
    else:
        board.candidates[abs(literal)] = "bad"


def _placements(shape: Shape, literals: Iterable[Literal]) -> Iterator[tuple[int, int]]:
    return (shape.cell_and_digit(literal) for literal in literals if literal > 0)


def _cell(shape: Shape, literal: Literal) -> int:
    return shape.cell_and_digit(abs(literal))[0]


def _lines(shape: Shape) -> Iterator[Line]:
    """Thin lines between cells, then thick ones around boxes."""
    n = shape.size
    for weight, down, across in ((1, 1, 1), (2, shape.box_rows, shape.box_columns)):
        for row in range(0, n + 1, down):
            if (weight == 2) == (row % shape.box_rows == 0):
                yield Line(Point(row, 0), Point(row, n), weight)
        for column in range(0, n + 1, across):
            if (weight == 2) == (column % shape.box_columns == 0):
                yield Line(Point(0, column), Point(n, column), weight)


def _pencil_marks(shape: Shape, board: _Board) -> Iterator[SmallText]:
    for fact, tone in sorted(board.candidates.items()):
        cell, digit = shape.cell_and_digit(fact)
        if cell not in board.digits:
            yield SmallText(divmod(cell, shape.size), digit - 1, SYMBOLS[digit - 1], tone)


def _label(puzzle: Sudoku, view: View) -> str:
    """The scene in words: what is shown on the board, then the board row by row."""
    shape = puzzle.shape
    givens = sum(1 for _ in puzzle.clues())
    digits = {cell: digit for cell, (digit, _) in _board(puzzle, View(placed=view.placed)).digits.items()}
    sentences = [f"Sudoku, {shape.size} by {shape.size}, {givens} givens"]
    if len(digits) > givens:
        sentences[0] += f", {len(digits) - givens} placed"
    for opening, literals in (("Shown", view.focus), ("Known", view.support), ("Wrong", view.bad)):
        if literals:
            sentences.append(f"{opening}: {say_facts(rules_of(shape), literals)}")
    for row in range(shape.size):
        cells = [digits.get(row * shape.size + column) for column in range(shape.size)]
        said = " ".join(SYMBOLS[digit - 1] if digit else "blank" for digit in cells)
        sentences.append(f"Row {row + 1}: {said}")
    return ". ".join(sentences) + "."
