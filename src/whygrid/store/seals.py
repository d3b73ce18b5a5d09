"""Seals: short digests beside what they are about, so that bytes which changed by themselves are noticed.

    games   id, name, version, genre, form, puzzle, info, …, seal
                              └───── puzzle ──────┘           "a1b2c3d4e5f6:0718293a4b5c"
                                                               puzzle       all the rest, and how many moves
    moves   game, number, body, seal                           each by itself

A seal is no secret: it is against bad disks, not against bad people.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable, Mapping
from hashlib import blake2b
from typing import Any

PUZZLE = ("id", "genre", "form", "puzzle")
REST = (
    "id", "name", "version", "info", "trials", "at", "hints", "checks", "seconds",
    "done", "whole", "finished", "played",
)  # fmt: skip


def of_puzzle(row: Mapping[str, Any]) -> str:
    """The seal of a game's puzzle."""
    return _digest(row[column] for column in PUZZLE)


def of_rest(row: Mapping[str, Any], moves: int) -> str:
    """The seal of all else in a game's row, and of the number of its moves."""
    return _digest([*(row[column] for column in REST), moves])


def of_game(row: Mapping[str, Any], moves: int) -> str:
    """Both seals, as they stand in the row."""
    return f"{of_puzzle(row)}:{of_rest(row, moves)}"


def of_move(game: int, number: int, body: object) -> str:
    """The seal of one move."""
    return _digest((game, number, body))


def seal_all(file: sqlite3.Connection) -> None:
    """Put seals on what is in a library without any."""
    for game, number, body in file.execute("SELECT game, number, body FROM moves").fetchall():
        seal = of_move(game, number, body)
        file.execute("UPDATE moves SET seal = ? WHERE game = ? AND number = ?", (seal, game, number))
    columns = [name for _, name, *_ in file.execute("PRAGMA table_info(games)").fetchall()]
    for values in file.execute("SELECT * FROM games").fetchall():
        row = dict(zip(columns, values, strict=True))
        moves = file.execute("SELECT count(*) FROM moves WHERE game = ?", (row["id"],)).fetchone()[0]
        file.execute("UPDATE games SET seal = ? WHERE id = ?", (of_game(row, moves), row["id"]))


def _digest(values: Iterable[object]) -> str:
    text = json.dumps(list(values), default=repr)
    return blake2b(text.encode("ascii"), digest_size=6).hexdigest()
