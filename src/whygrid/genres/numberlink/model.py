"""What a Numberlink is: cells with the ends of paths, and which edges between cells are drawn or closed.

Cells are numbered in reading order from 0. An *edge* joins two neighbouring cells; edges are numbered in the
order of their first cell, the one to the right before the one below:

    0 ─0─ 1 ─2─ 2        cells 0 to 5 of a board with two rows of three,
    1     3     4        and its edges 0 to 6
    3 ─5─ 4 ─6─ 5
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

from whygrid.errors import PuzzleError
from whygrid.grid import Cell, refuse_large
from whygrid.voice.message import Cells, message

LABEL_LIMIT = 12
"""Longer labels than this are mistakes."""
_LABEL = re.compile(rf"[^\W_]{{1,{LABEL_LIMIT}}}")

DRAWN, CLOSED, OPEN = 1, -1, 0
LOOSE = "?"
"""Instead of a label: an end of some path, nobody says of which. No text form has it."""


LABELS = message("numberlink/how-labels-are-made", most=LABEL_LIMIT)


def is_label(text: str) -> bool:
    """Whether this can be printed at the ends of a path: every form that has labels can write it."""
    return _LABEL.fullmatch(text) is not None


@dataclass(frozen=True)
class Layout:
    """The board without its lines: `ends` row by row, the label of an end, LOOSE, or "" for a free cell.

    Where a label is known, both ends have it; so a loose end is never the other end of a label.

    cover    every cell has to lie on a path; otherwise cells may stay empty
    """

    rows: int
    columns: int
    ends: tuple[str, ...]
    cover: bool = True

    def __post_init__(self) -> None:
        if self.rows < 1 or self.columns < 1 or len(self.ends) != self.rows * self.columns:
            raise PuzzleError(
                message(
                    "numberlink/cells-do-not-make", n=len(self.ends), rows=self.rows, columns=self.columns
                ),
                remedy=message("text/rows-are-equally-long"),
            )
        refuse_large(self.rows, self.columns)
        for label, cells in self._cells_of_labels.items():
            if label != LOOSE and not is_label(label):
                raise PuzzleError(
                    message("numberlink/is-no-label", label=repr(label[:20])),
                    where=self.name(cells[0]),
                    remedy=LABELS,
                )
            if len(cells) != 2 and label != LOOSE:
                places = Cells(tuple(map(self.name, cells[:4])))
                raise PuzzleError(
                    message("numberlink/stands-in", label=label, n=len(cells), cells=places),
                    where=self.name(cells[-1]),
                    remedy=message("numberlink/write-each-label-twice"),
                )
        if not self._cells_of_labels:
            raise PuzzleError(message("numberlink/no-paths"), remedy=message("numberlink/write-two-ends"))

    def __hash__(self) -> int:
        return self._hash  # asked for often, for tables that hang on a layout

    @cached_property
    def _hash(self) -> int:
        return hash((self.rows, self.columns, self.ends, self.cover))

    @cached_property
    def _cells_of_labels(self) -> dict[str, list[int]]:
        found: dict[str, list[int]] = {}
        for cell, label in enumerate(self.ends):
            if label:
                found.setdefault(label, []).append(cell)
        return found

    @cached_property
    def pairs(self) -> dict[str, tuple[int, int]]:
        """The two end cells of each path, by label, in the order in which the labels appear."""
        labelled = (item for item in self._cells_of_labels.items() if item[0] != LOOSE)
        return {label: (cells[0], cells[1]) for label, cells in labelled}

    @cached_property
    def numbers(self) -> dict[str, int]:
        """For each label the place of its path in `pairs`."""
        return {label: number for number, label in enumerate(self.pairs)}

    @property
    def loose(self) -> list[int]:
        """The ends of which nobody says to which path they belong."""
        return self._cells_of_labels.get(LOOSE, [])

    def name(self, cell: int) -> str:
        """A cell's name, r2c3 and so on."""
        return self._names[cell]

    @cached_property
    def _names(self) -> tuple[str, ...]:
        return tuple(str(Cell(*divmod(cell, self.columns))) for cell in range(len(self.ends)))

    @property
    def edge_count(self) -> int:
        """How many edges there are."""
        return 2 * len(self.ends) - self.rows - self.columns

    @cached_property
    def edges(self) -> tuple[tuple[int, int], ...]:
        """The two cells of each edge, the first one before the second in reading order."""
        found = []
        for cell in range(len(self.ends)):
            if (cell + 1) % self.columns:
                found.append((cell, cell + 1))
            if cell + self.columns < len(self.ends):
                found.append((cell, cell + self.columns))
        return tuple(found)

    @cached_property
    def edges_of(self) -> tuple[tuple[int, ...], ...]:
        """For each cell its edges: up, left, right, down."""
        found: list[list[int]] = [[] for _ in self.ends]
        for edge, (first, second) in enumerate(self.edges):
            found[first].append(edge)
            found[second].append(edge)
        return tuple(map(tuple, found))

    @cached_property
    def ways(self) -> tuple[tuple[tuple[int, int], ...], ...]:
        """For each cell its edges, each with the cell at the other side."""
        return tuple(
            tuple((edge, self.across(edge, cell)) for edge in edges)
            for cell, edges in enumerate(self.edges_of)
        )

    @cached_property
    def compass(self) -> tuple[tuple[tuple[int, int], ...], ...]:
        """For each cell the edge up, to the right, down and to the left, with the cell there; -1 for none."""
        between, columns = self.edge_between, self.columns
        found = []
        for cell in range(len(self.ends)):
            last = (cell + 1) % columns == 0
            there = (
                cell - columns,
                -1 if last else cell + 1,
                cell + columns,
                cell - 1 if cell % columns else -1,
            )
            found.append(
                tuple((between[cell, at], at) if (cell, at) in between else (-1, -1) for at in there)
            )
        return tuple(found)

    @cached_property
    def edge_between(self) -> dict[tuple[int, int], int]:
        """The edge between two neighbours, whichever comes first."""
        there = {pair: edge for edge, pair in enumerate(self.edges)}
        return there | {(second, first): edge for (first, second), edge in there.items()}

    @cached_property
    def edge_names(self) -> tuple[str, ...]:
        """The edges' names, r2c3-r2c4 and so on."""
        return tuple(f"{self.name(first)}-{self.name(second)}" for first, second in self.edges)

    def across(self, edge: int, cell: int) -> int:
        """The cell at the other side of an edge."""
        first, second = self.edges[edge]
        return second if cell == first else first

    def dark(self, cell: int) -> bool:
        """Whether a cell is dark when the board is coloured like a chessboard."""
        row, column = divmod(cell, self.columns)
        return (row + column) % 2 == 1


@dataclass(frozen=True)
class Board:
    """A Numberlink as it is printed: `lines` says for each edge whether it is drawn, closed or open."""

    layout: Layout
    lines: tuple[int, ...]

    def __post_init__(self) -> None:
        if len(self.lines) != self.layout.edge_count:
            raise PuzzleError(
                message("numberlink/edges-not", n=self.layout.edge_count, found=len(self.lines)),
                remedy=message("numberlink/one-edge-between"),
            )

    def with_lines(self, lines: Iterable[int]) -> Board:
        """The same layout with other lines in it."""
        return Board(self.layout, tuple(lines))

    @property
    def blank(self) -> bool:
        """Whether nothing is drawn or closed."""
        return not any(self.lines)


def board_of(rows: Iterable[Iterable[str]], cover: bool = True) -> Board:
    """A board without lines from its labels row by row, "" for a free cell."""
    table = [tuple(row) for row in rows]
    columns = len(table[0]) if table else 0
    layout = Layout(len(table), columns, tuple(label for row in table for label in row), cover)
    return Board(layout, (OPEN,) * layout.edge_count)


def chains_of(layout: Layout, lines: Iterable[int]) -> list[list[int]]:
    """The drawn lines as cells in a row: paths, pieces of paths, and loops, which end where they begin."""
    drawn: list[list[int]] = [[] for _ in layout.ends]
    for edge, status in enumerate(lines):
        if status == DRAWN:
            first, second = layout.edges[edge]
            drawn[first].append(second)
            drawn[second].append(first)
    seen = [False] * len(layout.ends)
    found = []
    numbers = list(map(len, drawn))
    tips = [cell for cell, number in enumerate(numbers) if number == 1]
    inner = [cell for cell, number in enumerate(numbers) if number > 1]
    for start in (*tips, *inner):  # from tips first, so that only loops are left for the rest
        if seen[start]:
            continue
        chain = [start]
        seen[start] = True
        while True:
            for onward in drawn[chain[-1]]:
                if not seen[onward]:
                    break
            else:
                break
            seen[onward] = True
            chain.append(onward)
        if len(drawn[start]) > 1 and len(chain) > 2 and start in drawn[chain[-1]]:
            chain.append(start)
        if len(chain) > 1:  # where lines branch against the rules, a cell may be left over
            found.append(chain)
    return found


def mistakes_of(layout: Layout, lines: Iterable[int]) -> list[list[int]]:
    """Loops, and chains between ends of different paths, as the cells along them."""
    return [
        chain
        for chain in chains_of(layout, lines)
        if chain[0] == chain[-1]
        or (
            layout.ends[chain[0]] != layout.ends[chain[-1]]
            and layout.ends[chain[0]]
            and layout.ends[chain[-1]]
        )
    ]


def is_solved(layout: Layout, lines: Iterable[int]) -> bool:
    """Whether the drawn lines are a solution: found by walking along them, trusting nothing."""
    known = list(lines)
    for cell, edges in enumerate(layout.edges_of):
        degree = sum(known[edge] == DRAWN for edge in edges)
        allowed = (1,) if layout.ends[cell] else (2,) if layout.cover else (0, 2)
        if degree not in allowed:
            return False
    return not mistakes_of(layout, known)
