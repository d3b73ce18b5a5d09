"""New Futoshikis: a random Latin square with all its signs, of which signs and digits are left out."""

from __future__ import annotations

import random
from collections.abc import Sequence

from whygrid.budget import Budget
from whygrid.digits.field import givens_of
from whygrid.digits.making import latin_square, with_fewer, with_fewer_givens
from whygrid.digits.signs import Sign, sign_rule
from whygrid.generator import Generator, News, Setting, Settings
from whygrid.genres.futoshiki.model import Board, board_of
from whygrid.genres.futoshiki.rules import rules_of
from whygrid.sat.oracle import Oracle

SETTINGS = (
    Setting("size", "Rows and columns.", 5, low=4, high=9),
    Setting("signs", "Which part of the neighbours has a sign at first.", 0.5, low=0.0, high=1.0),
)


def generate(rng: random.Random, size: int, signs: float, budget: Budget) -> Board:
    """A board with one solution, from which no digit and no sign can be left out."""
    square = [digit for row in latin_square(rng, size) for digit in row]
    pairs = [(cell, cell + 1) for cell in range(size * size) if (cell + 1) % size]
    pairs += [(cell, cell + size) for cell in range(size * size - size)]
    ordered = [pair if square[pair[0]] < square[pair[1]] else pair[::-1] for pair in pairs]
    shown = [sign for sign in ordered if rng.random() < signs]
    full = board_of(size, square, shown)
    board = with_fewer_givens(rng, full, rules_of(full.layout), budget)
    with Oracle(rules_of(board_of(size, square, ()).layout), budget) as oracle:
        oracle.forbid(givens_of(full))
        rules = rules_of(full.layout)
        switch = {sign: oracle.add_switched(rules.rule(sign_rule(full.layout, sign))) for sign in shown}

        def is_unique(left: Sequence[Sign]) -> bool:
            return oracle.solve((*givens_of(board), *(switch[sign] for sign in left))) is None

        return board_of(size, board.givens, with_fewer(rng, shown, is_unique, budget))


def _make(settings: Settings, rng: random.Random, budget: Budget, news: News[Board]) -> Board:
    budget.check()
    return generate(rng, int(settings["size"] or 0), float(settings["signs"] or 0), budget)


GENERATOR: Generator[Board] = Generator(SETTINGS, _make)
