"""The links of setters: f-puzzles and SudokuPad. Links that only a server can resolve are refused in words.

A puzzle with a constraint that is not known here is never read as a classic one: the constraint is named.
"""

from __future__ import annotations

import json
import re
from itertools import takewhile
from typing import TYPE_CHECKING, Any
from urllib.parse import unquote

from whygrid.errors import PuzzleError
from whygrid.genres.sudoku.constraints import (
    DIAGONALS,
    FPUZZLES,
    checked,
    kind_of,
    read_fpuzzles,
    to_fpuzzles,
)
from whygrid.genres.sudoku.constraints.entries import number_in
from whygrid.genres.sudoku.formats.digits import CLASSIC, digits_of, flat, need_classic, sheet_of
from whygrid.genres.sudoku.formats.variant_lines import regions_of, usual_shape
from whygrid.genres.sudoku.model import Shape, Sudoku, default_shape, variant
from whygrid.sheet import Sheet
from whygrid.text.cells import Cells, Token, Values
from whygrid.text.lzstring import compress, decompress
from whygrid.voice.message import message

if TYPE_CHECKING:
    from whygrid.genres.sudoku.constraints.constraint import Constraint

KNOWN = message("sudoku/known-constraints-are-read")

PLAIN_KEYS = {
    "size", "title", "author", "ruleset", "grid", "solution", "successMessage", "disabledlogic",
    "truecandidatesoptions", "highlightConflicts", "text", "line", "rectangle", "circle", "cage",
}  # fmt: skip
"""Keys of f-puzzles that say nothing about the digits besides the grid."""
BASE62 = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
COLOURS = (
    "#FFFFFF", "#A8A8A8", "#000000", "#FFA0A0", "#FFE060", "#FFFFB0", "#B0FFB0", "#61D060", "#D0D0FF",
    "#8180F0",
)  # fmt: skip
"""How f-puzzles writes the colours 0 to 9."""


def parse_setter_link(text: str) -> Sheet[Sudoku]:
    """The sheet of a link to f-puzzles or SudokuPad, or of the identifier in it."""
    plain = text.strip()
    if plain.startswith("{"):
        return parse_fpuzzles(plain) if '"grid"' in plain else _pad(plain)
    if re.search(r"\s", plain):
        raise PuzzleError(message("sudoku/blank-in-link"), remedy=message("sudoku/one-link-at-a-time"))
    load = re.search(r"[?&]load=([^&\s]+)", plain)
    if load:
        return parse_fpuzzles(_unpack(load[1]))
    identifier = plain.rpartition("/")[2] if plain.startswith("http") else plain
    identifier = re.split(r"[?&]", identifier)[0]
    if plain.startswith("http") and (
        found := re.search(r"(?:^|/)((?:fpuz(?:zles)?|scl|ctc|scf)[^?&\s]*)", plain)
    ):
        identifier = found[1]  # base64 has strokes of its own
    for prefix, parse in (
        ("fpuzzles", parse_fpuzzles),
        ("fpuz", parse_fpuzzles),
        ("scl", _pad),
        ("ctc", _pad),
    ):
        if identifier.startswith(prefix):
            return parse(_unpack(identifier[len(prefix) :]))
    if identifier.startswith("scf"):
        return _classic(identifier[3:])
    raise PuzzleError(
        message("sudoku/only-a-server-knows"),
        remedy=message("sudoku/copy-the-long-form"),
    )


def _unpack(packed: str) -> str:
    return decompress(unquote(packed).replace(" ", "+"))


def _json(text: str) -> Any:
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        raise _damaged() from None


def _damaged() -> PuzzleError:
    return PuzzleError(message("sudoku/link-holds-no-json"), remedy=message("sudoku/copy-the-whole-of-it"))


def parse_fpuzzles(text: str) -> Sheet[Sudoku]:
    """The sheet of f-puzzles' JSON."""
    data = _json(text)
    if not isinstance(data, dict) or not isinstance(data.get("grid"), list):
        raise PuzzleError(message("sudoku/json-has-no-grid"), remedy=message("sudoku/f-puzzles-writes"))
    for key, value in data.items():
        if value and key not in PLAIN_KEYS and key not in FPUZZLES and key not in DIAGONALS:
            raise PuzzleError(
                message("sudoku/constraint-is-not-known", name=repr(key[:40])),
                remedy=KNOWN,
            )
    grid = data["grid"]
    size = data.get("size", 9)
    if not isinstance(size, int) or not 4 <= size <= 25 or len(grid) != size:
        raise PuzzleError(
            message("sudoku/grid-has-another-size"), remedy=message("sudoku/sizes-run-from-4-to-25")
        )
    board = _fpuzzles_shape(size, grid, data)
    givens, placed = [0] * size**2, {}  # type: list[int], dict[int, int]
    centre, corner, colours = {}, {}, {}  # type: dict[int, list[int]], dict[int, list[int]], dict[str, int]
    for row, cells in enumerate(grid):
        if not isinstance(cells, list) or len(cells) != size:
            raise PuzzleError(
                message("sudoku/row-has-not-so-many-cells", row=row + 1, n=size),
                remedy=message("sudoku/the-link-may-be-damaged"),
            )
        for column, cell in enumerate(cells):
            place = row * size + column
            if not isinstance(cell, dict):
                raise PuzzleError(
                    message("sudoku/this-is-no-cell"),
                    where=board.names[place],
                    remedy=message("sudoku/it-may-be-damaged"),
                )
            if cell.get("givenPencilMarks"):
                raise PuzzleError(
                    message("sudoku/given-pencil-marks"),
                    where=board.names[place],
                    remedy=message("sudoku/only-classic-ones-are-read"),
                )
            value = _int(cell.get("value"))
            if value and cell.get("given"):
                givens[place] = value
            elif value:
                placed[place] = value
            centre[place] = _ints(cell.get("centerPencilMarks"))
            corner[place] = _ints(cell.get("cornerPencilMarks"))
            if isinstance(cell.get("c"), str) and cell["c"].upper() in COLOURS[1:]:
                colours[board.names[place]] = COLOURS.index(cell["c"].upper())
    info = {
        word: str(data[key])[:1000]
        for word, key in (("title", "title"), ("author", "author"), ("rules", "ruleset"))
        if data.get(key)
    }
    return sheet_of(board, givens, placed, centre, corner, info, colours)


def _fpuzzles_shape(size: int, grid: list[Any], data: dict[str, Any]) -> Shape:
    """The board of these cells, with the regions that they name, and the constraints beside them."""
    base = usual_shape(size)
    usual = {cell: number for number, box in enumerate(base.boxes) for cell in box}
    cells = [cell if isinstance(cell, dict) else {} for row in grid if isinstance(row, list) for cell in row]
    if len(cells) != size * size:
        return base  # which is refused row by row
    regions = [cell.get("region", usual[place]) for place, cell in enumerate(cells)]
    if regions != [usual[place] for place in base.cells] or base.box_rows == 1:
        named = [number if isinstance(number, int) else None for number in regions]
        base = variant(base, (), regions_of(size, named))
    return variant(base, read_fpuzzles(base, data))


def _int(value: object) -> int:
    if isinstance(value, str) and value.isdecimal() and len(value) < 3:
        return int(value)
    return value if isinstance(value, int) and not isinstance(value, bool) else 0


def _ints(values: object) -> list[int]:
    return [number for value in values if (number := _int(value))] if isinstance(values, list) else []


def fpuzzles_json(sheet: Sheet[Sudoku]) -> str:
    """The sheet as f-puzzles' JSON."""
    board = sheet.board.shape
    usual = usual_shape(board.size)
    regions = board.regions or (board.boxes if board.without_constraints != usual else ())
    region = {cell: number for number, cells in enumerate(regions) for cell in cells}
    digits = digits_of(sheet)
    cells: list[dict[str, Any]] = []
    for cell, (given, placed) in enumerate(zip(digits.givens, digits.placed, strict=True)):
        entry: dict[str, Any] = {"region": region[cell]} if region else {}
        if given or placed:
            entry["value"] = given or placed
        if given:
            entry["given"] = True
        for key, marks in (
            ("centerPencilMarks", digits.centre[cell]),
            ("cornerPencilMarks", digits.corner[cell]),
        ):
            if marks:
                entry[key] = list(marks)
        colour = sheet.colours.get(board.names[cell], 0)
        if colour:
            entry["c"] = COLOURS[colour % len(COLOURS)]
        cells.append(entry)
    document: dict[str, Any] = {"size": board.size}
    for key, word in (("title", "title"), ("author", "author"), ("ruleset", "rules")):
        if sheet.info.get(word):
            document[key] = sheet.info[word]
    document.update(to_fpuzzles(board))
    document["grid"] = [cells[start : start + board.size] for start in range(0, len(cells), board.size)]
    return json.dumps(document, separators=(",", ":"), ensure_ascii=False)


def write_fpuzzles(sheet: Sheet[Sudoku]) -> str:
    """A link to f-puzzles."""
    return "https://www.f-puzzles.com/?load=" + compress(fpuzzles_json(sheet))


def write_sudokupad(sheet: Sheet[Sudoku]) -> str:
    """A link that opens the sheet in SudokuPad."""
    return "https://sudokupad.app/fpuz" + compress(fpuzzles_json(sheet))


def _short(values: Values) -> tuple[str, int]:
    """The letter for a digit and up to five zeros behind it."""
    zeros = sum(1 for _ in takewhile(lambda digit: digit == 0, values[1:6]))
    return BASE62[values[0] + 10 * zeros], 1 + zeros


def _digits(letter: str) -> list[int]:
    zeros, digit = divmod(BASE62.index(letter), 10)
    return [digit] + [0] * zeros


CLASSIC_CELLS = Cells(Token("[0-9A-Za-z]", _digits, _short))
"""The cells of a short identifier: each letter is a digit and the zeros behind it."""


def _classic(body: str) -> Sheet[Sudoku]:
    """The digits of a short classic identifier; options may follow them."""
    return sheet_of(CLASSIC, CLASSIC_CELLS.read(body, 81)[0])


def parse_short(text: str) -> Sudoku:
    """The puzzle of a short link to SudokuPad, or of any other link of a setter."""
    return flat(parse_setter_link(text))


def write_classic(puzzle: Sudoku) -> str:
    """A short link to SudokuPad for a classic puzzle."""
    need_classic(puzzle, message("sudoku/form-short-link"))
    return "https://sudokupad.app/scf" + CLASSIC_CELLS.write(puzzle.givens)


SHORT = {
    "a": "arrows", "c": "color", "c1": "borderColor", "c2": "backgroundColor", "ca": "cages", "ce": "cells",
    "cs": "cellSize", "ct": "center", "d": "duration", "d2": "d", "fs": "fontSize", "h": "height",
    "hl": "headLength", "l": "lines", "o": "overlays", "r": "rounded", "re": "regions", "t": "title",
    "te": "text", "th": "thickness", "u": "underlays", "v": "value", "vd": "videos", "w": "width",
    "wp": "wayPoints",
}  # fmt: skip
"""The keys of SudokuPad that are shortened in its links."""
PAD_KEYS = {
    "id", "cellSize", "cells", "regions", "cages", "metadata", "title", "author", "rules", "solution",
    "settings", "duration", "videos", "subgrids",
}  # fmt: skip
"""Keys of SudokuPad that say nothing about the digits besides the cells, or that are looked at."""


def _pad(text: str) -> Sheet[Sudoku]:
    """The sheet of SudokuPad's own JSON, which may be zipped."""
    data = _json(text) if text.startswith('{"') else _json(_unzip(text))
    if not isinstance(data, dict) or not isinstance(data.get("cells"), list):
        raise PuzzleError(message("sudoku/puzzle-has-no-cells"), remedy=message("sudoku/it-may-be-damaged"))
    for key, value in data.items():
        if value and key not in PAD_KEYS:
            raise PuzzleError(
                message("sudoku/puzzle-has-unknown", name=repr(key[:40])),
                remedy=KNOWN,
            )
    cells = data["cells"]
    size = len(cells)
    if not 4 <= size <= 25 or any(not isinstance(row, list) or len(row) != size for row in cells):
        raise PuzzleError(
            message("sudoku/cells-are-no-square"), remedy=message("sudoku/sizes-run-from-4-to-25")
        )
    board = usual_shape(size)
    info, cages = _cages(board, data.get("cages"))
    metadata = data.get("metadata")
    if isinstance(metadata, dict):
        info |= {key: str(metadata[key])[:1000] for key in ("title", "author", "rules") if metadata.get(key)}
    board = variant(_with_regions(board, data.get("regions")), cages)
    flat = [cell if isinstance(cell, dict) else {} for row in cells for cell in row]
    return sheet_of(board, [_int(cell.get("value")) for cell in flat], info=info)


def _cages(board: Shape, cages: object) -> tuple[dict[str, str], list[Constraint]]:
    """Title and author hide in cages without cells; the others are killer cages, or only drawn."""
    info: dict[str, str] = {}
    found: list[Constraint] = []
    for cage in cages if isinstance(cages, list) else []:
        value = str(cage.get("value", "")) if isinstance(cage, dict) else ""
        told = re.match(r"(title|author|rules): (.*)", value, re.DOTALL)
        if told:
            info[told[1]] = told[2][:1000]
        elif isinstance(cage, dict) and cage.get("cells"):
            cells = [_place(board, place) for place in cage["cells"] if isinstance(cage["cells"], list)]
            if value and not value.isdecimal():
                raise PuzzleError(message("sudoku/puzzle-has-cages"), remedy=KNOWN)
            if value or cage.get("unique"):
                if len(cells) == board.size and not value:
                    continue  # how SudokuPad notes rows, columns and boxes
                found += checked(board, kind_of("cage").read(board, cells, [], number_in(value or None)))
    return info, found


def _place(board: Shape, place: object) -> int:
    match place:
        case [int(row), int(column)] if 0 <= row < board.size and 0 <= column < board.size:
            return row * board.size + column
    raise PuzzleError(
        message("sudoku/is-no-cell-of-the-board", text=repr(place)[:40]),
        remedy=message("sudoku/it-may-be-damaged"),
    )


def _with_regions(board: Shape, regions: object) -> Shape:
    """The board with these regions; with boxes where there are none."""
    numbers: list[object] = [None] * len(board.cells)
    for number, region in enumerate(regions if isinstance(regions, list) else []):
        for place in region if isinstance(region, list) else ():
            numbers[_place(board, place)] = number
    if all(number is None for number in numbers):
        return default_shape(board.size)
    return variant(board, (), regions_of(board.size, numbers))


def _unzip(text: str) -> str:
    """SudokuPad's shortened JSON in full: quotes, keys and empty cells are put back."""
    kept: list[str] = []
    if "\x01" in text or "\x02" in text:  # which stand for what is kept
        raise _damaged()

    def protect(found: re.Match[str]) -> str:
        if not found[2]:
            raise _damaged()
        kept.append(json.dumps(found[1].replace("\\'", "'")))
        return f"\x01{len(kept) - 1}\x02"

    # A quote that is not closed is found as well, at once: else the rest would be gone through from each.
    text = re.sub(r"'((?:[^'\\]|\\.)*)('?)", protect, text, flags=re.DOTALL)
    text = re.sub(r"(?<=[\[,])(?=[,\]])", "{}", text)
    text = re.sub(r"([{,])([A-Za-z][\w]*):", lambda m: f'{m[1]}"{SHORT.get(m[2], m[2])}":', text)
    text = re.sub(r"(?<=[:\[,])t(?=[,}\]])", "true", text)
    text = re.sub(r"(?<=[:\[,])f(?=[,}\]])", "false", text)
    text = re.sub(r"(?<=[:\[,])(#?[0-9A-Fa-f]{6}|#[0-9A-Fa-f])(?=[,}\]])", r'"\1"', text)
    text = text.replace("[{}]", "[]") if '"cells":[{}]' not in text else text
    return re.sub("\x01(\\d+)\x02", lambda m: kept[int(m[1])], text)
