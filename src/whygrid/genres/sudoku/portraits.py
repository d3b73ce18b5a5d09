"""A position for each technique in which it finds something, to show it in (`portraits.toml`)."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import resources

from whygrid.genre import Portrait
from whygrid.genres.sudoku.formats.plain import parse_sudoku
from whygrid.genres.sudoku.model import Sudoku
from whygrid.genres.sudoku.rules import rules_of


def portrait_of(technique: str) -> Portrait[Sudoku] | None:
    """The position of the technique of this name; None where there is none."""
    entry = _entries().get(technique)
    if entry is None:
        return None
    puzzle = parse_sudoku(entry["given"])
    known = (*entry.get("placed", "").split(), *entry.get("excluded", "").split())
    return Portrait(puzzle, tuple(map(rules_of(puzzle.shape).parse_fact, known)))


@cache
def _entries() -> dict[str, dict[str, str]]:
    text = (resources.files("whygrid.genres.sudoku") / "portraits.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)
