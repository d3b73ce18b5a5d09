"""Links of Penpa+: what was drawn on a square grid, in two layers, the problem and the answer.

    https://swaroopg92.github.io/penpa-edit/#m=edit&p=<base64 of deflated text>

The text has a header with commas, the margins, the problem as JSON, the answer as JSON, and what the editor
wants to remember. Frequent words are shortened to z and a letter. Places are numbers: with N = (columns + 4)
times (rows + 4), numbers below N are cells, with a border of two around the grid; from N on corners of cells,
each of which is the lower right one of its cell. Four times a place plus 0 to 3 is a corner inside of a cell.
"""

from __future__ import annotations

import json
import re
import zlib
from base64 import b64decode, b64encode
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import lru_cache
from itertools import pairwise
from typing import Any
from urllib.parse import unquote

from whygrid.errors import PuzzleError
from whygrid.records import NamedTuple
from whygrid.voice.message import message

ADDRESS = "https://swaroopg92.github.io/penpa-edit/#m=edit&p="
TEXT_LIMIT = 400_000
SIDE_LIMIT = 60
"""Longer texts and larger grids than these are not read."""
INFO_LIMIT = 1000
"""So much is kept of a title, an author, a source and the rules."""
GRIDS = ("square", "sudoku", "kakuro")
_SHORT = {
    "z": "Z", '"qa"': "9", '"pu_q"': "Q", '"pu_a"': "A", '"grid"': "G", '"edit_mode"': "M", '"surface"': "S",
    '"line"': "L", '"lineE"': "E", '"wall"': "W", '"cage"': "C", '"number"': "N", '"symbol"': "Y",
    '"special"': "P", '"board"': "B", '"command_redo"': "R", '"command_undo"': "U", '"command_replay"': "8",
    '"numberS"': "1", '"freeline"': "F", '"freelineE"': "2", '"thermo"': "T", '"arrows"': "3",
    '"direction"': "D", '"squareframe"': "0", '"polygon"': "5", '"deletelineE"': "4", '"killercages"': "6",
    '"nobulbthermo"': "7", '"__a"': "_", "null": "O",
}  # fmt: skip
"""Words by the letter that stands behind z; a z itself is the first to be written and the last to be read."""
_LONG = {letter: word for word, letter in _SHORT.items()}
_SHORTENED = re.compile(f"z([{re.escape(''.join(_LONG))}])")
_LISTS = ("thermo", "arrows", "direction", "squareframe", "polygon", "killercages", "nobulbthermo")
_TABLES = (
    "surface", "number", "numberS", "symbol", "freeline", "freelineE", "line", "lineE", "wall", "cage",
    "deletelineE",
)  # fmt: skip

BETWEEN = {2: (1, 0), 3: (0, 1)}
"""Kinds of places on the side of a cell, by where the cell beyond it is."""

Place = tuple[int, int]
Layer = Mapping[str, Any]


class Written(NamedTuple):
    """A text in a cell and how it is written: "1" as a number, "5" and "6" small, "7" as candidates."""

    text: str
    mode: str


class Drawing(NamedTuple):
    """What a link shows; `rows` and `columns` are those of the grid without its margins."""

    grid: str
    rows: int
    columns: int
    problem: Layer
    answer: Layer
    info: Mapping[str, str] = {}
    margins: tuple[int, int, int, int] = (0, 0, 0, 0)
    """At the top, the bottom, the left and the right."""

    @property
    def width(self) -> int:
        """How many places there are in a row, with the border."""
        return self.columns + self.margins[2] + self.margins[3] + 4

    @property
    def places(self) -> int:
        """How many places of one kind there are."""
        return self.width * (self.rows + self.margins[0] + self.margins[1] + 4)

    def key(self, row: int, column: int, kind: int = 0) -> int:
        """The number of a place."""
        return kind * self.places + (row + 2 + self.margins[0]) * self.width + column + 2 + self.margins[2]

    def place(self, key: int) -> tuple[int, int, int]:
        """The kind, row and column of a number; outside of the grid they are negative or too large."""
        kind, rest = divmod(key, self.places)
        row, column = divmod(rest, self.width)
        return kind, row - 2 - self.margins[0], column - 2 - self.margins[2]

    def inside(self, row: int, column: int) -> bool:
        """Whether this is a cell of the grid."""
        return 0 <= row < self.rows and 0 <= column < self.columns

    def table(self, layer: Layer, name: str) -> Mapping[str, Any]:
        """What a layer says of places by their numbers."""
        found = layer.get(name) or {}
        if not isinstance(found, dict):
            raise _damaged()
        return found

    def numbers(self, layer: Layer, between: bool = False) -> dict[Place, Written]:
        """What is written into cells; what is written between them is passed over or refused."""
        found = {}
        for key, entry in self.table(layer, "number").items():
            kind, row, column = self.place(_key(key))
            if not isinstance(entry, list) or len(entry) < 3:
                raise _damaged()
            if not str(entry[0]).strip() or (between and kind in BETWEEN):
                continue
            if kind or not self.inside(row, column):
                raise PuzzleError(message("text/written-outside"), remedy=ONLY)
            text = entry[0]
            if isinstance(text, list):  # candidates: 1 where the digit is one, 0 where it is not
                text = " ".join(str(digit) for digit, there in enumerate(text, 1) if there == 1)
            found[row, column] = Written(str(text).strip(), str(entry[2]))
        return found

    def corners(self, layer: Layer) -> dict[Place, dict[int, str]]:
        """What is written small into the corners (0 to 3, in reading order) and at the sides (from 4 on)."""
        found: dict[Place, dict[int, str]] = {}
        for key, entry in self.table(layer, "numberS").items():
            inner, corner = divmod(_key(key), 4)
            kind, row, column = self.place(inner)
            if not isinstance(entry, list) or not entry:
                raise _damaged()
            if not str(entry[0]).strip():
                continue
            if not kind or not self.inside(row, column):
                raise PuzzleError(message("text/written-outside"), remedy=ONLY)
            found.setdefault((row, column), {})[corner + 4 * (kind - 1)] = str(entry[0]).strip()
        return found

    def links(self, layer: Layer) -> dict[tuple[Place, Place], int]:
        """The lines between the middles of cells, with their style."""
        found = {}
        for key, style in self.table(layer, "line").items():
            ends = [self.place(_key(end)) for end in str(key).split(",")]
            if len(ends) != 2 or any(kind or not self.inside(row, column) for kind, row, column in ends):
                raise PuzzleError(message("text/line-not-between-cells"), remedy=ONLY)
            found[ends[0][1:], ends[1][1:]] = style if isinstance(style, int) else 0
        return found

    def between(self, layer: Layer, name: str) -> Iterator[tuple[tuple[Place, ...], Any]]:
        """What a table says of cells, and of two cells side by side: by what stands on the side between."""
        for key, entry in self.table(layer, name).items():
            kind, row, column = self.place(_key(key))
            down, across = BETWEEN.get(kind, (0, 0))
            cells = ((row, column), (row + down, column + across))
            if (kind and kind not in BETWEEN) or not all(self.inside(*cell) for cell in cells):
                raise PuzzleError(message("text/written-outside"), remedy=ONLY)
            yield cells if kind else cells[:1], entry

    def shades(self, layer: Layer) -> dict[Place, int]:
        """The colours of cells, by number; whatever else is coloured is passed over."""
        found = {}
        for key, shade in self.table(layer, "surface").items():
            kind, row, column = self.place(_key(key))
            if kind == 0 and self.inside(row, column) and isinstance(shade, int) and 0 < shade < 10:
                found[row, column] = shade
        return found

    def refuse(self, *known: str) -> None:
        """Refuse a problem in which something else is drawn than these."""
        for name in (*_TABLES, *_LISTS):
            drawn = self.problem.get(name)
            if name not in known and (any(drawn) if isinstance(drawn, list) else drawn):
                raise PuzzleError(message("text/unknown-drawing", name=repr(name)), remedy=ONLY)


ONLY = message("text/only-plain-from-penpa")


def looks_like_penpa(text: str) -> bool:
    """Whether this is a link of Penpa."""
    return bool(_parameter(text))


@lru_cache(maxsize=4)  # every genre asks, and most ask twice
def _parameter(text: str) -> str:
    """What a link says after p=, or nothing."""
    plain = text.strip()
    address, query = "", plain
    if plain.startswith(("https://", "http://")):
        address = re.split(r"[#?]", plain, maxsplit=1)[0]
        query = plain[len(address) + 1 :]
    if ("penpa" not in address if address else not plain.startswith("m=")) or re.search(r"\s", plain):
        return ""
    head, mark, value = f"&{query}".partition("&p=")
    if not mark or "&m=" not in head:
        return ""
    return value if value.startswith("http") else value.partition("&")[0]


def link_inside(text: str) -> str:
    """The address of another site that a link of Penpa carries, or nothing."""
    inner = unquote(_parameter(text))
    return inner if inner.startswith(("http://", "https://")) and not looks_like_penpa(inner) else ""


def is_penpa_of(
    text: str,
    link: Callable[[str], bool],
    drawing: Callable[[Drawing], bool],
    unreadable: bool = False,
) -> bool:
    """Whether this is a link of Penpa to a genre, which `link` tells of one inside and `drawing` of the rest.

    `unreadable` is the answer for a link of Penpa that nobody can read.
    """
    if not looks_like_penpa(text):
        return False
    if link_inside(text):
        return link(link_inside(text))
    shown = _readable(text)
    try:
        return unreadable if shown is None else drawing(shown)
    except PuzzleError:
        return unreadable


@lru_cache(maxsize=4)
def _readable(text: str) -> Drawing | None:
    """What a link shows; None where it can't be read, which every genre is told without another try."""
    try:
        return read_penpa(text)
    except PuzzleError:
        return None


@lru_cache(maxsize=4)
def read_penpa(text: str) -> Drawing:
    """What a link shows."""
    packed = _parameter(text)
    if not packed:
        raise PuzzleError(
            message("text/no-link-of-penpa"), remedy=message("text/it-looks-like", address=ADDRESS)
        )
    lines = _SHORTENED.sub(lambda found: _LONG[found[1]], _unpack(packed)).split("\n")
    header = lines[0].split(",")
    grid = header[0]
    if grid not in GRIDS:
        raise PuzzleError(message("text/unknown-type-of-grid", grid=repr(grid[:20])), remedy=ONLY)
    if len(lines) < 4 or len(header) < 3 or not all(re.fullmatch(r"\d{1,3}", word) for word in header[1:3]):
        raise _damaged()
    if header[5:7] not in ([], ["1", "1"]) or header[4:5] not in ([], ["0"]):
        raise PuzzleError(message("text/grid-is-turned"), remedy=message("text/turn-it-back-in-penpa"))
    margins = _json(lines[1])
    if not isinstance(margins, list) or any(type(m) is not int or not 0 <= m <= SIDE_LIMIT for m in margins):
        raise _damaged()
    top, bottom, left, right = (*margins, 0, 0, 0, 0)[:4]
    columns, rows = int(header[1]) - left - right, int(header[2]) - top - bottom
    if not 0 < columns <= SIDE_LIMIT or not 0 < rows <= SIDE_LIMIT:
        raise PuzzleError(
            message("text/a-grid-of-columns-and-rows", columns=columns, rows=rows),
            remedy=message("text/one-to-of-each", most=SIDE_LIMIT),
        )
    layers = [_layer(lines[number]) if len(lines) > number and lines[number] else {} for number in (3, 4)]
    return Drawing(grid, rows, columns, layers[0], layers[1], _info(header), (top, bottom, left, right))


def _info(header: list[str]) -> dict[str, str]:
    words = {}
    for word in header[11:]:
        for name in ("title", "author"):
            if word.lower().startswith(f"{name}: "):
                words[name] = word[len(name) + 2 :]
    places = [place for place, word in enumerate(header) if word.startswith("Author:")]
    if places and len(header) > places[0] + 2:
        words["source"], words["rules"] = header[places[0] + 1], header[places[0] + 2]
    plain = {
        name: word.replace("%2C", ",").replace("%2D", "\n").replace("%2E", "&").replace("%2F", "=").strip()
        for name, word in words.items()
    }
    return {name: word[:INFO_LIMIT] for name, word in plain.items() if word}


def _unpack(packed: str) -> str:
    """The text of the compressed part, as far as it is not too long."""
    try:
        data = b64decode(unquote(packed).replace(" ", "+"), validate=True)
        engine = zlib.decompressobj(-15)
        unpacked = engine.decompress(data, TEXT_LIMIT + 1)
        text = unpacked.decode("utf-8", "ignore" if len(unpacked) > TEXT_LIMIT else "strict")
    except (zlib.error, ValueError):
        raise _damaged() from None
    if len(unpacked) > TEXT_LIMIT:
        raise PuzzleError(
            message("text/link-unpacks-to-too-much"), remedy=message("text/it-is-no-link-to-a-puzzle")
        )
    if not engine.eof:
        raise _damaged()
    return text


def _json(text: str) -> Any:
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        raise _damaged() from None


def _layer(text: str) -> Layer:
    layer = _json(text)
    if not isinstance(layer, dict):
        raise _damaged()
    return layer


def _key(text: str) -> int:
    if re.fullmatch(r"[0-9]{1,7}", text) is None:
        raise _damaged()
    return int(text)


def _damaged() -> PuzzleError:
    return PuzzleError(message("text/link-is-damaged"), remedy=message("text/copy-it-once-more"))


def layer_of(**tables: Any) -> dict[str, Any]:
    """A layer with these tables; all others are empty."""
    stacks: dict[str, Any] = {
        name: {"__a": []} for name in ("command_redo", "command_undo", "command_replay")
    }
    return stacks | {name: {} for name in _TABLES} | {name: [] for name in _LISTS} | tables


def write_penpa(drawing: Drawing) -> str:
    """The link that opens a drawing in Penpa."""
    rows, columns, size = drawing.rows, drawing.columns, 38
    if max(rows, columns) > SIDE_LIMIT:
        raise PuzzleError(
            message("text/penpa-has-no-grid", rows=rows, columns=columns),
            remedy=message("text/write-another-form-instead"),
        )
    middle = str(_middle(drawing))
    info = {name: _escaped(word) for name, word in drawing.info.items()}
    header = [
        drawing.grid, str(columns), str(rows), str(size), "0", "1", "1", str((columns + 1) * size),
        str((rows + 1) * size), middle, middle, "0", "0", "0", "0", f"Title: {info.get('title', '')}",
        f"Author: {info.get('author', '')}", info.get("source", ""), info.get("rules", ""), "OFF", "false",
    ]  # fmt: skip
    cells = [drawing.key(row, column) for row in range(rows) for column in range(columns)]
    steps = [cells[0], *(after - before for before, after in pairwise(cells))]
    empty = layer_of()
    parts = [
        [0, 0, 0, 0], _MODE, drawing.problem, drawing.answer, steps, [], {}, "x", "x", [3, 0, 10], _MODE, "x",
        0, empty, empty, {}, [],
    ]  # fmt: skip
    text = "\n".join([",".join(header), *(json.dumps(part, separators=(",", ":")) for part in parts)])
    for word, letter in _SHORT.items():
        text = text.replace(word, f"z{letter}")
    engine = zlib.compressobj(9, wbits=-15)
    return ADDRESS + b64encode(engine.compress(text.encode("utf-8", "replace")) + engine.flush()).decode()


def _middle(drawing: Drawing) -> int:
    """The point in the middle of the grid: of a cell, of its lower side, of its right side, or its corner."""
    odd_rows, odd_columns = drawing.rows % 2, drawing.columns % 2
    kind = {(1, 1): 0, (0, 0): 1, (0, 1): 2, (1, 0): 3}[odd_rows, odd_columns]
    return drawing.key((drawing.rows - 1) // 2, (drawing.columns - 1) // 2, kind)


def _escaped(word: str) -> str:
    return word.replace(",", "%2C").replace("\n", "%2D").replace("&", "%2E").replace("=", "%2F")


def _tools(line: int, number: int, digits: int) -> dict[str, Any]:
    """What the editor's tools are set to."""
    return {
        "edit_mode": "surface", "surface": ["", 1], "line": ["1", line], "lineE": ["1", line],
        "wall": ["", line], "cage": ["1", 10], "number": ["1", number], "symbol": ["circle_L", 1],
        "special": ["thermo", ""], "board": ["", ""], "move": ["1", ""], "combi": ["battleship", ""],
        "sudoku": ["1", digits],
    }  # fmt: skip


_MODE = {"qa": "pu_a", "grid": ["1", "2", "1"], "pu_q": _tools(2, 1, 1), "pu_a": _tools(3, 2, 9)}


def box_lines(drawing: Drawing, height: int, width: int) -> dict[str, int]:
    """The thick lines around boxes of this size, by the corners at their ends."""
    found = {}
    for row in range(0, drawing.rows + 1, height):
        for column in range(drawing.columns):
            found[edge_between(drawing, (row, column), (row, column + 1))] = 2
    for column in range(0, drawing.columns + 1, width):
        for row in range(drawing.rows):
            found[edge_between(drawing, (row, column), (row + 1, column))] = 2
    return found


def edge_between(drawing: Drawing, start: Place, end: Place) -> str:
    """The key of a line between two corners of cells, each by the cell on its lower right."""
    keys = (drawing.key(row - 1, column - 1, 1) for row, column in (start, end))
    return ",".join(map(str, sorted(keys)))


def texts(
    drawing: Drawing, cells: Iterable[tuple[Place, str]], colour: int, mode: str = "1"
) -> dict[str, Any]:
    """A table of numbers for a layer."""
    return {str(drawing.key(*place)): [text, colour, mode] for place, text in cells}
