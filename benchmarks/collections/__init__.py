"""Puzzles of our own, of every genre and level, so that figures can be had without anybody else's.

    from benchmarks.collections import collection
    collection("sudoku")                 those of a genre, with their grades
    python -m benchmarks.collections     make the files anew: the same puzzles, from the same seeds

A file has a JSON object in each line: the level that was asked for, the seed, the puzzle, and the grade it
got when it was made. Whoever changes the grade, or a generator, makes them anew and sees in the difference
what has changed.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import NamedTuple

from whygrid.puzzle import Puzzle

FOLDER = Path(__file__).parent


class Rated(NamedTuple):
    """A puzzle of a collection, its level, and its grade when the collection was made."""

    puzzle: Puzzle
    level: str
    grade: float


def collection(genre_name: str) -> list[Rated]:
    """The puzzles of a genre, from easy to hard."""
    lines = (FOLDER / f"{genre_name}.jsonl").read_text(encoding="utf-8").splitlines()
    return [
        Rated(Puzzle.parse(entry["puzzle"], genre_name), entry["level"], entry["grade"])
        for entry in map(json.loads, lines)
    ]
