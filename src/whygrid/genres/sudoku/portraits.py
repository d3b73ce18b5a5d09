"""Positions for techniques: in which each finds something, to show it in, and to practise it in."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import resources

from whygrid.genre import Portrait
from whygrid.genres.sudoku.formats.plain import parse_sudoku
from whygrid.genres.sudoku.model import Sudoku
from whygrid.genres.sudoku.rules import rules_of


def portrait_of(technique: str) -> Portrait[Sudoku] | None:
    """The position of the technique of this name; None where there is none (`portraits.toml`)."""
    return _position(_entries("portraits.toml").get(technique))


def practice_of(technique: str) -> Portrait[Sudoku] | None:
    """A position that needs just this technique, where its portrait needs less (`practice.toml`)."""
    return _position(_entries("practice.toml").get(technique))


def _position(entry: dict[str, str] | None) -> Portrait[Sudoku] | None:
    if entry is None:
        return None
    puzzle = parse_sudoku(entry["given"])
    known = (*entry.get("placed", "").split(), *entry.get("excluded", "").split())
    return Portrait(puzzle, tuple(map(rules_of(puzzle.shape).parse_fact, known)))


@cache
def _entries(file: str) -> dict[str, dict[str, str]]:
    text = (resources.files("whygrid.genres.sudoku") / file).read_text(encoding="utf-8")
    return tomllib.loads(text)
