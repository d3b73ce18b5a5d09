"""Files of other programs: SadMan's .sdk, Cudoku's games, lines of tables."""

from __future__ import annotations

import re
from collections.abc import Iterator

from whygrid.errors import PuzzleError
from whygrid.genres.sudoku.formats.digits import CLASSIC, digits_of, need_classic, sheet_of
from whygrid.genres.sudoku.model import Sudoku
from whygrid.sheet import Sheet
from whygrid.text.where import at_line
from whygrid.voice.message import message

SDK_INFO = {
    "A": "author", "B": "date", "C": "comment", "D": "description", "S": "source", "U": "url", "L": "level",
}  # fmt: skip


def parse_sdk(text: str) -> Sheet[Sudoku]:
    """The sheet of a SadMan file: sections [Puzzle], [State], [PencilMarks], [Colours], in any order."""
    info, sections = {}, {"puzzle": []}  # type: dict[str, str], dict[str, list[tuple[int, str]]]
    section = "puzzle"
    for number, line in enumerate(text.lstrip("\ufeff").splitlines(), 1):
        plain = line.strip()
        if plain.startswith("#"):
            if plain[1:2] in SDK_INFO and plain[2:].strip():
                info[SDK_INFO[plain[1]]] = plain[2:].strip()
        elif plain.startswith("["):
            section = plain.strip("[]").lower()
            sections.setdefault(section, [])
        elif plain or section == "pencilmarks":
            sections[section].append((number, plain))
    givens = _rows(sections["puzzle"])
    state = _rows(sections["state"]) if sections.get("state") else givens
    placed = {cell: digit for cell, digit in enumerate(state) if digit and not givens[cell]}
    marks: dict[int, list[int]] = {}
    for row, (number, line) in enumerate(sections.get("pencilmarks", [])[:9]):
        cells = line.split(",")
        if len(cells) > 9 or not re.fullmatch(r"[\d,\s]*", line):
            raise PuzzleError(
                message("sudoku/no-pencil-marks-of-nine"),
                where=at_line(number),
                remedy=message("sudoku/nine-lists-of-digits"),
            )
        for column, cell in enumerate(cells):
            if cell.strip():
                marks[9 * row + column] = [int(digit) for digit in cell.strip() if digit in "123456789"]
    colours = {
        CLASSIC.names[9 * row + column]: int(symbol)
        for row, (_, line) in enumerate(sections.get("colours", [])[:9])
        for column, symbol in enumerate(line[:9])
        if symbol in "123456789"
    }
    return sheet_of(CLASSIC, givens, placed, centre=marks, info=info, colours=colours)


def _rows(lines: list[tuple[int, str]]) -> list[int]:
    """The digits of nine rows."""
    if len(lines) != 9:
        raise PuzzleError(
            message("sudoku/rows-not-nine", n=len(lines)), remedy=message("sudoku/each-row-has-nine-cells")
        )
    digits = []
    for number, line in lines:
        if re.fullmatch(r"[\d.]{9}", line) is None:
            raise PuzzleError(
                message("sudoku/is-no-row-of-nine", text=repr(line[:30])),
                where=at_line(number),
                remedy=message("sudoku/digits-and-dots"),
            )
        digits += [int(symbol) if symbol != "." else 0 for symbol in line]
    return digits


def write_sdk(sheet: Sheet[Sudoku]) -> str:
    """The sheet as a SadMan file."""
    need_classic(sheet.board, message("sudoku/form-sdk-file"))
    digits = digits_of(sheet)
    letters = {word: letter for letter, word in SDK_INFO.items()}
    lines = [
        f"#{letters[word]} {' '.join(value.split())}" for word, value in sheet.info.items() if word in letters
    ]
    lines += ["[Puzzle]", *_lines(digits.givens)]
    if any(digits.placed) or any(digits.centre):
        both = [given or placed for given, placed in zip(digits.givens, digits.placed, strict=True)]
        lines += ["[State]", *_lines(both)]
    if any(digits.centre):
        cells = ["".join(map(str, marks)) for marks in digits.centre]
        lines += ["[PencilMarks]", *(",".join(cells[9 * row : 9 * row + 9]) for row in range(9))]
    if sheet.colours:
        shades = [sheet.colours.get(name, 0) % 10 for name in CLASSIC.names]
        lines += ["[Colours]", *("".join(map(str, shades[9 * row : 9 * row + 9])) for row in range(9))]
    return "\n".join(lines)


def _lines(digits: list[int] | tuple[int, ...]) -> Iterator[str]:
    for row in range(9):
        yield "".join(str(digit) if digit else "." for digit in digits[9 * row : 9 * row + 9])


def looks_like_cudoku(text: str) -> bool:
    """Whether these are lines x,y,value,origin."""
    lines = text.strip().splitlines()
    return bool(lines) and all(re.fullmatch(r"\d,\d,\d,[a-z]", line.strip()) for line in lines)


ORIGINS = {"l": "naked single", "o": "hidden single", "b": "guess"}
"""The letters of Cudoku for what its solver found; p is printed, u the user's."""


def parse_cudoku(text: str) -> Sheet[Sudoku]:
    """The sheet of a Cudoku game: a line column,row,value,origin for each cell that is filled in."""
    givens, placed = [0] * 81, {}  # type: list[int], dict[int, int]
    origins: dict[str, str] = {}
    lines: dict[int, int] = {}
    for number, line in enumerate(text.split(), 1):
        if re.fullmatch(r"[0-8],[0-8],[1-9],[pulob]", line) is None:
            raise PuzzleError(
                message("text/is-no-cell", cell=repr(line[:20])),
                where=at_line(number),
                remedy=message("sudoku/how-cudoku-writes-cells"),
            )
        column, row, value, origin = line.split(",")
        cell = 9 * int(row) + int(column)
        if cell in lines:
            raise PuzzleError(
                message("sudoku/cell-is-there-already", column=column, row=row, line=lines[cell]),
                where=at_line(number),
                remedy=message("sudoku/each-cell-has-one-line"),
            )
        lines[cell] = number
        if origin == "p":
            givens[cell] = int(value)
        else:
            placed[cell] = int(value)
            if origin in ORIGINS:
                origins[CLASSIC.names[cell]] = ORIGINS[origin]
    return sheet_of(CLASSIC, givens, placed)._replace(origins=origins)


def write_cudoku(sheet: Sheet[Sudoku]) -> str:
    """The sheet as a Cudoku game."""
    need_classic(sheet.board, message("sudoku/form-cudoku-game"))
    digits = digits_of(sheet)
    letters = {origin: letter for letter, origin in ORIGINS.items()}
    letter = {CLASSIC.names.index(name): letters.get(origin, "b") for name, origin in sheet.origins.items()}
    lines = [
        f"{cell % 9},{cell // 9},{given or placed},{'p' if given else letter.get(cell, 'u')}"
        for cell, (given, placed) in enumerate(zip(digits.givens, digits.placed, strict=True))
        if given or placed
    ]
    if not lines:
        raise PuzzleError(
            message("sudoku/cudoku-needs-a-digit"), remedy=message("sudoku/empty-board-has-none")
        )
    return "\n".join(lines)


def looks_like_row(text: str) -> bool:
    """Whether this is one line of several fields, one of which is a puzzle."""
    return "\n" not in text.strip() and len(_FIELD.findall(text)) > 1 and _puzzle_among(text) is not None


def parse_row(text: str) -> Sudoku:
    """The puzzle in a line of a table: the first field that has 81 cells, before those that are full."""
    found = _puzzle_among(text)
    if found is None:
        raise PuzzleError(
            message("sudoku/no-table-line"),
            remedy=message("sudoku/one-field-has-81-cells"),
        )
    return Sudoku(CLASSIC, tuple(int(symbol) for symbol in found.replace(".", "0")))


_FIELD = re.compile(r"[^\s,;|\"]+")


def _puzzle_among(text: str) -> str | None:
    boards = [field for field in _FIELD.findall(text) if re.fullmatch(r"[\d.]{81}", field)]
    return next((board for board in boards if re.search(r"[0.]", board)), boards[0] if boards else None)
