"""Random layouts for new boards: connected, without runs that are too short or too long.

The top row and the left column are black; inside, black cells fall at random, in pairs or fours where the
layout is to be symmetric.
"""

from __future__ import annotations

import random
from collections.abc import Callable

from whygrid.digits.field import DIGITS
from whygrid.errors import UsageError
from whygrid.genres.kakuro.model import Black, Layout
from whygrid.records import NamedTuple
from whygrid.voice.message import message

Place = tuple[int, int]
Images = Callable[[int, int, int, int], list[Place]]

SYMMETRIES: dict[str, Images] = {
    "none": lambda row, column, height, width: [],
    "rotation": lambda row, column, height, width: [(height - 1 - row, width - 1 - column)],
    "mirror": lambda row, column, height, width: [(row, width - 1 - column)],
}
"""For each symmetry the other places that a place of the inner board takes with it."""
ATTEMPTS = 100
"""How many random layouts are thrown away before one gives up."""


class Grid:
    """White and black places of the inner board; blackening keeps the symmetry."""

    def __init__(self, height: int, width: int, symmetry: str, digits: int = DIGITS) -> None:
        self.height, self.width, self.digits = height, width, digits
        self.images = SYMMETRIES[symmetry]
        self.white = {(row, column) for row in range(height) for column in range(width)}

    def copy(self) -> Grid:
        """An independent copy."""
        copied = Grid(0, 0, "none", self.digits)
        copied.height, copied.width, copied.images = self.height, self.width, self.images
        copied.white = set(self.white)
        return copied

    def layout(self) -> Layout:
        """The board around it, without clues."""
        cells = [
            None if (row - 1, column - 1) in self.white else Black()
            for row in range(self.height + 1)
            for column in range(self.width + 1)
        ]
        return Layout(self.height + 1, self.width + 1, tuple(cells), self.digits)

    def orbit(self, place: Place) -> set[Place]:
        """A place and all that go with it."""
        return {place, *self.images(*place, self.height, self.width)}

    def run(self, place: Place, across: bool) -> list[Place]:
        """The white places in line with a white place."""
        down, right = (0, 1) if across else (1, 0)
        row, column = place
        while (row - down, column - right) in self.white:
            row, column = row - down, column - right
        found = []
        while (row, column) in self.white:
            found.append((row, column))
            row, column = row + down, column + right
        return found

    def blacken(self, place: Place) -> None:
        """Make a place and its images black, and then every place that is left alone in a line."""
        waiting = list(self.orbit(place))
        while waiting:
            found = waiting.pop()
            if found not in self.white:
                continue
            self.white.discard(found)
            row, column = found
            for near in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)):
                if near in self.white and min(len(self.run(near, True)), len(self.run(near, False))) < 2:
                    waiting += self.orbit(near)

    def pieces(self) -> list[set[Place]]:
        """The connected pieces of the white places, the largest first."""
        left, found = set(self.white), []
        while left:
            piece = [left.pop()]
            for row, column in piece:
                for near in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)):
                    if near in left:
                        left.discard(near)
                        piece.append(near)
            found.append(set(piece))
        return sorted(found, key=lambda piece: (-len(piece), min(piece)))


class Shape(NamedTuple):
    """What a layout is to be like; its rows and columns count the clues', and about `density` is black."""

    rows: int
    columns: int
    digits: int
    density: float
    symmetry: str


def random_grid(rng: random.Random, shape: Shape) -> Grid:
    """The grid inside a board of this shape."""
    rows, columns, digits, density, symmetry = shape
    if rows < 3 or columns < 3:
        raise UsageError(
            message("kakuro/board-is-too-small", rows=rows, columns=columns),
            remedy=message("kakuro/take-3-by-3"),
        )
    if symmetry not in SYMMETRIES:
        raise UsageError(
            message("kakuro/no-such-symmetry", name=repr(symmetry)),
            remedy=message("voice/there-are", names=", ".join(SYMMETRIES)),
        )
    if not 0 <= density <= 0.7:
        raise UsageError(
            message("kakuro/no-such-density", density=density), remedy=message("kakuro/take-a-density")
        )
    for _ in range(ATTEMPTS):
        grid = Grid(rows - 1, columns - 1, symmetry, digits)
        _scatter(rng, grid, density)
        _shorten(rng, grid)
        for piece in grid.pieces()[1:]:
            for place in sorted(piece):
                grid.blacken(place)
        if len(grid.pieces()) == 1:
            return grid
    raise UsageError(message("kakuro/no-layout-found"), remedy=message("kakuro/take-a-larger-board"))


def _scatter(rng: random.Random, grid: Grid, density: float) -> None:
    """Blacken places at random, but none that would leave a single place beside it."""
    wanted = round(len(grid.white) * (1 - density))
    for place in rng.sample(sorted(grid.white), len(grid.white)):
        if len(grid.white) <= wanted:
            return
        if place in grid.white and not _isolates(grid, place):
            grid.blacken(place)


def _isolates(grid: Grid, place: Place) -> bool:
    for across in (True, False):
        line = grid.run(place, across)
        before = line.index(place)
        if before == 1 or len(line) - before - 1 == 1:
            return True
    return False


def _shorten(rng: random.Random, grid: Grid) -> None:
    """Cut runs of more places than there are digits."""
    for place in rng.sample(sorted(grid.white), len(grid.white)):
        for across in (True, False):
            while place in grid.white and len(line := grid.run(place, across)) > grid.digits:
                inner = [spot for spot in line[2:-2] if not _isolates(grid, spot)]
                grid.blacken(rng.choice(inner or line[2:-2] or line))
