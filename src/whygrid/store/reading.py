"""Reading the rows of a library, also of a damaged one: what can't be read costs no more than itself."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Sequence
from contextlib import suppress
from itertools import product
from typing import Any

from whygrid.errors import PuzzleError
from whygrid.play.document import FORMAT, VERSION, game_from_json
from whygrid.play.game import Game
from whygrid.records import NamedTuple
from whygrid.store import seals
from whygrid.store.opening import is_damage
from whygrid.voice.message import message

Row = dict[str, Any]

BYTES_OF_A_ROW = 32
"""No game and no move takes less."""
LARGEST = 10**6
"""No game has more moves, and no library more games: what says otherwise is damaged."""


class StoredMove(NamedTuple):
    """A move as it stands in the file; `sound` if it is as it was saved."""

    number: int
    body: str
    sound: bool


def row_of(file: sqlite3.Connection, key: str, value: object) -> Row | None:
    """The game with this name or number; the index of names is not asked, for it may be damaged by itself."""
    try:
        return _first(file, f"SELECT * FROM games NOT INDEXED WHERE {key} = ?", value)
    except sqlite3.DatabaseError as error:
        if not is_damage(error):
            raise
        return next((row for row in rows(file) if row[key] == value), None)


def rows(file: sqlite3.Connection) -> list[Row]:
    """All games; where a part of the file is unreadable, those in it are rows with nothing but a number."""
    try:
        cursor = file.execute("SELECT * FROM games NOT INDEXED ORDER BY id")
        return [_as_row(cursor, values) for values in cursor]
    except sqlite3.DatabaseError as error:
        if not is_damage(error):
            raise
    known = _met(file, "SELECT seen(CAST(id AS INTEGER)) FROM games NOT INDEXED ORDER BY id")
    known |= _met(file, "SELECT seen(CAST(game AS INTEGER)) FROM moves ORDER BY game")
    # With a plus no order of the numbers is relied upon, for that may be damaged as well.
    queries = ("SELECT * FROM games WHERE id = ?", "SELECT * FROM games NOT INDEXED WHERE +id = ?")
    best = []
    for number in _with_those_between(file, known):
        found = _found(file, queries, number) or ([_lost(number)] if number in known else [])
        best += sorted(found, key=lambda row: row["seal"][:12] != seals.of_puzzle(row))[:1]
    return best


def _lost(number: int) -> Row:
    return {**dict.fromkeys((*seals.PUZZLE, *seals.REST)), "id": number, "seal": ""}


def readable_moves(file: sqlite3.Connection, game: int) -> list[StoredMove]:
    """The moves of a game that can be read, in order, whatever happened to the others."""
    try:
        return moves_of(file, game)
    except sqlite3.DatabaseError as error:
        if not is_damage(error):
            raise
    known = _met(file, "SELECT seen(CAST(number AS INTEGER)) FROM moves WHERE game = ? ORDER BY number", game)
    query = "SELECT number, body, seal FROM moves WHERE "
    queries = (f"{query} game = ? AND number = ?", f"{query} +game = ? AND +number = ?")
    best: list[StoredMove] = []
    for number in _with_those_between(file, known):
        found = [_stored(game, **row) for row in _found(file, queries, game, number)]
        best += sorted(found, key=lambda move: not move.sound)[:1]
    return best


def _met(file: sqlite3.Connection, query: str, *values: object) -> set[int]:
    """The numbers that a query meets from either end.

    They are noted by a function, since a cursor that fails at a row also withholds the one before it.
    """
    met: dict[object, None] = {}
    file.create_function("seen", 1, met.setdefault)
    for order in ("ASC", "DESC"):
        try:
            file.execute(f"{query} {order}", values).fetchall()
        except sqlite3.DatabaseError as error:
            if not is_damage(error):
                raise
    return {number for number in met if isinstance(number, int) and 0 < number <= LARGEST}


def _with_those_between(file: sqlite3.Connection, numbers: set[int]) -> list[int]:
    """These numbers, and those below that fit into the file: what was not met may be there all the same."""
    pages, size = (file.execute(f"PRAGMA {name}").fetchone()[0] for name in ("page_count", "page_size"))
    last = min(max(numbers, default=0), pages * size // BYTES_OF_A_ROW)
    return sorted(numbers | set(range(1, last + 1)))


def _found(file: sqlite3.Connection, queries: Sequence[str], *values: object) -> list[Row]:
    """The rows that these queries find: a damaged file may hold several of one number.

    The first is asked for by itself as well, since a cursor that fails at a row withholds the one before it.
    """
    found = []
    for query, first in product(queries, (" LIMIT 1", "")):
        with suppress(sqlite3.DatabaseError):
            cursor = file.execute(query + first, values)
            for row in cursor:
                found.append(_as_row(cursor, row))
    return found


def _first(file: sqlite3.Connection, query: str, *values: object) -> Row | None:
    cursor = file.execute(f"{query} LIMIT 1", values)
    found = cursor.fetchone()
    return None if found is None else _as_row(cursor, found)


def _as_row(cursor: sqlite3.Cursor, values: Sequence[Any]) -> Row:
    row = dict(zip((column[0] for column in cursor.description), values, strict=True))
    row["seal"] = row["seal"] if isinstance(row.get("seal"), str) else ""
    return row


def moves_of(file: sqlite3.Connection, game: int) -> list[StoredMove]:
    """The moves of a game, in order."""
    found = file.execute("SELECT number, body, seal FROM moves WHERE game = ? ORDER BY number", (game,))
    return [_stored(game, *values) for values in found]


def _stored(game: int, number: int, body: str, seal: str) -> StoredMove:
    return StoredMove(number, body, seal == seals.of_move(game, number, body))


def unsound(moves: Sequence[StoredMove]) -> int | None:
    """The first number whose move is not there as it was saved."""
    for number, move in enumerate(moves, 1):
        if move.number != number or not move.sound:
            return number
    return None


def game_of(row: Row, moves: Sequence[StoredMove]) -> Game:
    """The game of a row and its moves; whatever does not fit raises a `PuzzleError`."""
    try:
        document = {
            "format": FORMAT,
            "version": VERSION,
            **{name: row[name] for name in ("genre", "form", "puzzle", "at", "hints", "checks", "seconds")},
            "info": json.loads(row["info"]),
            "trials": json.loads(row["trials"]),
            "moves": [json.loads(move.body) for move in moves],
        }
    except (TypeError, ValueError, RecursionError) as error:
        raise PuzzleError(message("store/a-part-of-it-is-no-json", why=str(error))) from None
    return game_from_json(document)


def named(row: Row) -> str:
    """What to call a game that may be damaged."""
    name = row["name"]
    readable = isinstance(name, str) and name and name.isprintable()
    return str(name) if readable else f"number {row['id']}"
