"""Sheets of Sudoku in terms of cells and digits, which is what the text forms speak of."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from whygrid.errors import PuzzleError
from whygrid.genres.sudoku.model import Shape, Sudoku, shape
from whygrid.genres.sudoku.rules import filled
from whygrid.logic.facts import Literal
from whygrid.records import NamedTuple
from whygrid.sheet import Sheet
from whygrid.voice.message import Message, message

CLASSIC = shape(3, 3)
Marks = Mapping[int, Iterable[int]]


class Digits(NamedTuple):
    """What a sheet says about each cell: the digit printed, the digit filled in (0 for none), the marks."""

    givens: tuple[int, ...]
    placed: tuple[int, ...]
    centre: tuple[tuple[int, ...], ...]
    corner: tuple[tuple[int, ...], ...]


def sheet_of(
    board: Shape,
    givens: Sequence[int],
    placed: Mapping[int, int] | None = None,
    centre: Marks | None = None,
    corner: Marks | None = None,
    info: Mapping[str, str] | None = None,
    colours: Mapping[str, int] | None = None,
) -> Sheet[Sudoku]:
    """The sheet with these digits and marks."""
    entries = tuple(board.fact(cell, _digit(board, cell, digit)) for cell, digit in (placed or {}).items())
    return Sheet(
        Sudoku(board, tuple(givens)),
        entries,
        _facts(board, centre or {}),
        _facts(board, corner or {}),
        colours or {},
        info or {},
    )


def digits_of(sheet: Sheet[Sudoku]) -> Digits:
    """The digits and marks of a sheet."""
    board = sheet.board.shape
    placed = [0] * len(board.cells)
    for fact in sheet.entries:
        if fact > 0:
            cell, digit = board.cell_and_digit(fact)
            placed[cell] = digit
    return Digits(
        sheet.board.givens, tuple(placed), _by_cell(board, sheet.centre), _by_cell(board, sheet.corner)
    )


def flat(sheet: Sheet[Sudoku]) -> Sudoku:
    """The puzzle of a sheet; where the form does not tell what was printed, all digits count as printed."""
    printed = any(sheet.board.givens) or not sheet.board.shape.plain
    return sheet.board if printed else filled(sheet.board, sheet.entries)


def need_classic(puzzle: Sudoku, form: Message) -> None:
    """Refuse another size than 9x9 where a form has no place for it."""
    if puzzle.shape != CLASSIC:
        raise PuzzleError(
            message("sudoku/form-holds-9x9-only", form=form),
            remedy=message("sudoku/write-grid-or-line-instead"),
        )


def _facts(board: Shape, marks: Marks) -> frozenset[Literal]:
    return frozenset(
        board.fact(cell, _digit(board, cell, digit)) for cell, found in marks.items() for digit in found
    )


def _digit(board: Shape, cell: int, digit: int) -> int:
    if not 1 <= digit <= board.size:
        raise PuzzleError(
            message("sudoku/is-no-digit-of-this-board", digit=digit),
            where=board.names[cell],
            remedy=message("sudoku/its-digits-run-to", n=board.size),
        )
    return digit


def _by_cell(board: Shape, facts: frozenset[Literal]) -> tuple[tuple[int, ...], ...]:
    found: list[list[int]] = [[] for _ in board.cells]
    for fact in sorted(facts):
        cell, digit = board.cell_and_digit(fact)
        found[cell].append(digit)
    return tuple(map(tuple, found))
