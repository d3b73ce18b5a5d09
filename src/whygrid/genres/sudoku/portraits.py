"""A position for each technique in which it finds something, to show it in (`portraits.toml`)."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import resources

from whygrid.genre import Portrait
from whygrid.genres.sudoku.model import Sudoku, shape
from whygrid.genres.sudoku.rules import rules_of


def portrait_of(technique: str) -> Portrait[Sudoku] | None:
    """The position of the technique of this name; None where there is none."""
    entry = _entries().get(technique)
    if entry is None:
        return None
    board, fact = shape(3, 3), rules_of(shape(3, 3)).parse_fact
    givens = tuple(0 if symbol == "." else int(symbol) for symbol in entry["given"])
    known = (*entry.get("placed", "").split(), *entry.get("excluded", "").split())
    return Portrait(Sudoku(board, givens), tuple(map(fact, known)))


@cache
def _entries() -> dict[str, dict[str, str]]:
    text = (resources.files("whygrid.genres.sudoku") / "portraits.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)
