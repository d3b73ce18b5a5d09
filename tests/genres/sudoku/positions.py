"""Positions to try techniques on: the examples that are written down, and random ones."""

from __future__ import annotations

import random
import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from whygrid.genres.sudoku.generator import generate
from whygrid.genres.sudoku.marks import Marks
from whygrid.genres.sudoku.model import Shape, Sudoku, default_shape
from whygrid.genres.sudoku.rules import givens_of, rules_of
from whygrid.genres.sudoku.symmetry import Symmetry, random_twin
from whygrid.logic.facts import Literal

EXAMPLES_FOLDER = Path(__file__).parent / "examples"


@dataclass(frozen=True)
class Position:
    """Digits that are placed, and candidates that have been ruled out before for whatever reason."""

    shape: Shape
    placed: tuple[Literal, ...]
    excluded: tuple[Literal, ...] = ()
    given: tuple[Literal, ...] = ()

    def state(self) -> Marks:
        state = Marks(self.shape, self.placed, self.given)
        for literal in self.excluded:
            state.learn(literal)
        return state

    def image(self, symmetry: Symmetry) -> Position:
        parts = (self.placed, self.excluded, self.given)
        return Position(self.shape, *(tuple(map(symmetry.literal, part)) for part in parts))


def position(grid: str, excluded: str = "") -> Position:
    board = default_shape(round(len(grid) ** 0.5))
    placed = tuple(board.fact(cell, int(symbol)) for cell, symbol in enumerate(grid) if symbol != ".")
    return Position(board, placed, facts(board, excluded))


def facts(board: Shape, text: str) -> tuple[Literal, ...]:
    return tuple(map(rules_of(board).parse_fact, text.split()))


@cache
def written_examples() -> dict[str, list[dict[str, Any]]]:
    """The hits and near misses of all techniques; a file holds those of one technique, which it names."""
    found: dict[str, list[dict[str, Any]]] = {"hit": [], "near-miss": []}
    for path in sorted(EXAMPLES_FOLDER.glob("*.toml")):
        for kind, entries in tomllib.loads(path.read_text(encoding="utf-8")).items():
            found[kind] += [{"technique": path.stem.replace("_", " "), **entry} for entry in entries]
    return found


@cache
def full_grid(board: Shape, seed: int) -> tuple[Literal, ...]:
    """A full grid as facts; for large boards, where search takes long, a shuffled one of shifted rows."""
    n, rng = board.size, random.Random(seed)
    if n <= 9:
        return givens_of(generate(rng, board, spare=n * n))
    shifts = [row % board.box_rows * board.box_columns + row // board.box_rows for row in range(n)]
    digits = tuple((shift + column) % n + 1 for shift in shifts for column in range(n))
    return givens_of(random_twin(Sudoku(board, digits), rng))


def random_position(board: Shape, seed: int, wrong: float = 0.0) -> tuple[Position, frozenset[Literal]]:
    """Part of a full grid and some of what can be ruled out; with `wrong`, some that can't be; the grid."""
    rng = random.Random(seed)
    grid = full_grid(board, seed % 50)
    placed = tuple(rng.sample(grid, round(len(grid) * rng.choice((0.2, 0.35, 0.5, 0.6)))))
    state, often = Marks(board, placed), rng.choice((0, 0.2, 0.4, 0.6, 0.8))
    excluded = [
        -fact
        for fact in range(1, len(state.rules.facts) + 1)
        if state.truth[fact] == 0 and rng.random() < often * (wrong if fact in grid else 1)
    ]
    return Position(board, placed, tuple(excluded)), frozenset(grid)
