"""New Binairos: a random filled board, of which digits are left out as long as it has one solution."""

from __future__ import annotations

import random
from collections.abc import Iterator

from whygrid.budget import Budget
from whygrid.digits.making import with_fewer_givens
from whygrid.generator import Generator, News, Setting, Settings
from whygrid.genres.binairo.model import Board, Layout
from whygrid.genres.binairo.rules import rules_of

SETTINGS = (
    Setting("size", "Rows and columns.", "8", choices=("4", "6", "8", "10", "12", "14")),
    Setting("padding", "Which part of the needless digits stays printed.", 0.0, low=0.0, high=1.0),
)
Row = tuple[int, ...]


def generate(rng: random.Random, size: int, padding: float, budget: Budget) -> Board:
    """A board with one solution."""
    layout = Layout(size, size)
    rows: list[Row] = []
    assert _complete(rng, size, rows, budget), "some board of every even size can be filled"
    full = Board(layout, tuple(digit + 1 for row in rows for digit in row))
    return with_fewer_givens(rng, full, rules_of(layout), budget, padding)


def _complete(rng: random.Random, size: int, rows: list[Row], budget: Budget) -> bool:
    """Add rows until the board is full."""
    budget.check()
    if len(rows) == size:
        columns = list(zip(*rows, strict=True))
        return len(set(columns)) == size
    for row in _rows(rng, size, rows, ()):
        if row not in rows:
            rows.append(row)
            if _complete(rng, size, rows, budget):
                return True
            rows.pop()
    return False


def _rows(rng: random.Random, size: int, above: list[Row], begun: Row) -> Iterator[Row]:
    """The rows that can come next, in random order."""
    place = len(begun)
    if place == size:
        yield begun
        return
    column = [row[place] for row in above]
    for digit in rng.sample((0, 1), 2):
        in_a_row = begun[-2:] == (digit,) * 2 or column[-2:] == [digit] * 2
        if not in_a_row and max(begun.count(digit), column.count(digit)) < size // 2:
            yield from _rows(rng, size, above, (*begun, digit))


def _make(settings: Settings, rng: random.Random, budget: Budget, news: News[Board]) -> Board:
    return generate(rng, int(str(settings["size"])), float(settings["padding"] or 0), budget)


GENERATOR: Generator[Board] = Generator(SETTINGS, _make, easier={"padding": 0.3})
