"""Scenes: what to draw, as a list of marks. Renderers know nothing else.

Cells are `(row, column)` from 0. Points are in units of cells with (0, 0) at the top left corner of the
board, so that the middle of cell (r, c) is (r + 0.5, c + 0.5). A `slot` is one of the small places
inside a cell, in reading order; a scene has `slots` of them in each direction (3 for a 9x9 Sudoku).

A `tone` says what a mark means, not how it looks; each renderer has its own table of tones and never
tells them apart by colour alone:

    plain      ordinary ink                    given      printed in the puzzle
    focus      what is being concluded         support    a known cell that the step rests on
    pattern    what the technique looks at     struck     excluded by this step
    good, bad  right and wrong                 one, two   two sides, one of which holds (colouring)
    dim        background
"""

from __future__ import annotations

from typing import Literal

from whygrid.records import NamedTuple

CellPlace = tuple[int, int]
Tone = str
TONES: tuple[Tone, ...] = (
    "plain", "given", "focus", "support", "pattern", "struck", "good", "bad", "one", "two", "dim",
)  # fmt: skip


class Point(NamedTuple):
    """A place on the board in units of cells."""

    row: float
    column: float


class Fill(NamedTuple):
    """Colour a cell's background."""

    cell: CellPlace
    tone: Tone


class Text(NamedTuple):
    """Write into the middle of a cell."""

    cell: CellPlace
    text: str
    tone: Tone = "plain"


class SmallText(NamedTuple):
    """Write into one slot of a cell: a pencil mark."""

    cell: CellPlace
    slot: int
    text: str
    tone: Tone = "plain"


class Line(NamedTuple):
    """Draw a line; `weight` is 1 (thin) or 2 (thick). Borders of cells are lines too."""

    start: Point
    end: Point
    weight: int = 1
    tone: Tone = "plain"


class Ring(NamedTuple):
    """Draw a ring around a cell's content, or around one of its slots."""

    cell: CellPlace
    slot: int | None = None
    tone: Tone = "focus"


Kind = Literal["strong", "weak", ""]
LINKS: tuple[Kind, ...] = ("strong", "weak", "")
"""What an arrow may mean."""


class Arrow(NamedTuple):
    """Draw an arrow from point to point, bent towards `via` where there is one (a quadratic curve).

    `link` says what it means: "strong", one of the two holds at least; "weak", not both hold; "", the first
    leads to the second.
    """

    start: Point
    end: Point
    tone: Tone = "pattern"
    link: Kind = ""
    via: Point | None = None


End = Literal["bulb", "arrow", ""]


class Path(NamedTuple):
    """Draw a path from point to point, under the digits: something printed, such as a thermometer.

    `end` is "bulb" where it begins in a bulb, "arrow" where it ends in a head; both say which way it goes.
    `weight` is 1 (a line) or 2 (broad).
    """

    points: tuple[Point, ...]
    tone: Tone = "dim"
    end: End = ""
    weight: int = 2


Under = Literal["ring", "disc", "square", "paper", ""]


class Badge(NamedTuple):
    """Draw a printed sign at a point: a text, on a ring, a disc, a square, a patch of paper or nothing.

    Its point may be on a border, as a dot between two cells is; `size` is in units of cells.
    """

    point: Point
    text: str
    shape: Under = "paper"
    tone: Tone = "given"
    size: float = 0.3


class Outline(NamedTuple):
    """Draw a dashed line around cells, inside of their borders, with a text in the corner of the first."""

    cells: tuple[CellPlace, ...]
    text: str = ""
    tone: Tone = "plain"


Mark = Fill | Text | SmallText | Line | Ring | Arrow | Path | Badge | Outline
Printed = Path | Badge | Outline
"""What belongs to no single cell and is printed, not written."""


class Scene(NamedTuple):
    """A board to draw: its size in cells, the slots per direction in a cell, the marks from back to front.

    `label` says in words what is shown, for those who can't see it; `notes` say what the board demands and
    no mark shows.
    """

    rows: int
    columns: int
    slots: int
    marks: tuple[Mark, ...]
    label: str = ""
    notes: tuple[str, ...] = ()
