"""A library of games in one SQLite file.

A game is a row; its moves are rows that are only ever added, one small commit for each. The file is in WAL
mode and every commit is synced, so that whatever `save` has returned from is there after a crash. A game
carries a version that each save raises: who comes with an old one gets a `Clash` and can `merge`, which keeps
the moves of both as branches. Names are keys in a table and never become paths.
"""

from __future__ import annotations

import json
import os
import re
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import replace
from pathlib import Path
from types import TracebackType
from typing import NamedTuple

from whygrid.errors import Clash, StoreError, UsageError
from whygrid.play.document import checked, move_from_json, move_text, puzzle_text, read_puzzle
from whygrid.play.game import Game, Move
from whygrid.play.helping import finished, progress

VERSION = 1
PATIENCE = 5.0
"""Seconds to wait for another program that is just writing."""

_SCHEMA = """
CREATE TABLE games (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    version INTEGER NOT NULL,
    genre TEXT NOT NULL, form TEXT NOT NULL, puzzle TEXT NOT NULL,
    info TEXT NOT NULL, trials TEXT NOT NULL,
    at INTEGER NOT NULL, hints INTEGER NOT NULL, checks INTEGER NOT NULL, seconds REAL NOT NULL,
    done INTEGER NOT NULL, whole INTEGER NOT NULL, finished INTEGER NOT NULL, played REAL NOT NULL
);
CREATE TABLE moves (
    game INTEGER NOT NULL REFERENCES games ON DELETE CASCADE,
    number INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (game, number)
) WITHOUT ROWID;
"""
_NAME = re.compile(r"[^\W_][\w .,'()#-]{0,63}")


class Saved(NamedTuple):
    """A game as it is in the library."""

    id: int
    name: str
    version: int
    game: Game


class Entry(NamedTuple):
    """A line of the list of games."""

    name: str
    genre: str
    title: str
    done: int
    whole: int
    finished: bool
    moves: int
    hints: int
    played: float


class Library:
    """An open library; use it as a context manager."""

    def __init__(self, path: Path | str) -> None:
        self.path = Path(path)
        with _told(self.path):
            self.path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            if not self.path.exists():
                os.close(os.open(self.path, os.O_CREAT | os.O_RDWR, 0o600))
            # Used by one thread at a time: the app's interface or its worker.
            self._file = sqlite3.connect(
                self.path, timeout=PATIENCE, isolation_level=None, check_same_thread=False
            )
            try:
                self._open()
            except BaseException:
                self._file.close()
                raise

    def _open(self) -> None:
        self._file.execute("PRAGMA journal_mode = WAL")
        self._file.execute("PRAGMA synchronous = FULL")
        self._file.execute("PRAGMA foreign_keys = ON")
        with self._writing():
            version = self._file.execute("PRAGMA user_version").fetchone()[0]
            if version > VERSION:
                raise StoreError(
                    f"this library has version {version}",
                    where=str(self.path),
                    remedy=f"This Whygrid knows version {VERSION}: use a newer one, or another library.",
                )
            if version == 0:
                for statement in _SCHEMA.split(";\n"):
                    self._file.execute(statement)
                self._file.execute(f"PRAGMA user_version = {VERSION}")

    def __enter__(self) -> Library:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """Let go of the file."""
        self._file.close()

    def games(self) -> list[Entry]:
        """All games, the one that was played last first."""
        query = """SELECT name, genre, info, done, whole, finished,
            (SELECT count(*) FROM moves WHERE game = id), hints, played
            FROM games ORDER BY played DESC, id DESC"""
        with _told(self.path):
            rows = self._file.execute(query).fetchall()
        return [
            Entry(
                name, genre, json.loads(info).get("title", ""), done, whole, bool(end), moves, hints, played
            )
            for name, genre, info, done, whole, end, moves, hints, played in rows
        ]

    def add(self, game: Game, name: str | None = None) -> Saved:
        """Put a game into the library under a name of its own."""
        with _told(self.path), self._writing():
            chosen = check_name(name) if name is not None else self._free_name(game)
            if self._row("name", chosen) is not None:
                raise UsageError(
                    f"there is a game {chosen!r} already", remedy="Choose another name, or delete that one."
                )
            form, text = puzzle_text(game.puzzle)
            found = self._file.execute(
                "INSERT INTO games VALUES (NULL, ?, 1, ?, ?, ?, ?, '', 0, 0, 0, 0, 0, 0, 0, 0)",
                (chosen, game.puzzle.genre_name, form, text, json.dumps(dict(game.info))),
            )
            assert found.lastrowid is not None
            self._write(found.lastrowid, 1, game, 0)
            return Saved(found.lastrowid, chosen, 1, game)

    def load(self, name: str) -> Saved:
        """The game of this name."""
        with _told(self.path), self._reading():
            row = self._row("name", name)
            if row is None:
                raise UsageError(f"there is no game {name!r}", remedy="`whygrid play --list` lists them.")
            return self._saved(row)

    def save(self, saved: Saved, game: Game) -> Saved:
        """Write what is new in a game that was loaded or saved before; a `Clash` if it is not the latest."""
        with _told(self.path), self._writing():
            row = self._row("id", saved.id)
            if row is None:
                raise Clash(f"the game {saved.name!r} was deleted elsewhere", remedy="Save it as a new game.")
            if row["version"] != saved.version:
                raise Clash(
                    f"the game {saved.name!r} was played on in another window",
                    remedy="Merging keeps the moves of both, as branches.",
                )
            self._write(saved.id, saved.version + 1, game, len(saved.game.moves))
            return saved._replace(version=saved.version + 1, game=game)

    def merge(self, saved: Saved, game: Game) -> Saved:
        """Put our new moves behind those made elsewhere meanwhile, as a branch, and go on with ours."""
        with _told(self.path), self._writing():
            row = self._row("id", saved.id)
            if row is None:
                raise Clash(f"the game {saved.name!r} was deleted elsewhere", remedy="Save it as a new game.")
            latest = self._saved(row)
            both = merged(saved.game, latest.game, game)
            self._write(saved.id, latest.version + 1, both, len(latest.game.moves))
            return latest._replace(version=latest.version + 1, game=both)

    def rename(self, name: str, new: str) -> None:
        """Give a game another name."""
        with _told(self.path), self._writing():
            if self._row("name", check_name(new)) is not None:
                raise UsageError(f"there is a game {new!r} already", remedy="Choose another name.")
            if not self._file.execute("UPDATE games SET name = ? WHERE name = ?", (new, name)).rowcount:
                raise UsageError(f"there is no game {name!r}", remedy="`whygrid play --list` lists them.")

    def delete(self, name: str) -> None:
        """Remove a game for good."""
        with _told(self.path), self._writing():
            if not self._file.execute("DELETE FROM games WHERE name = ?", (name,)).rowcount:
                raise UsageError(f"there is no game {name!r}", remedy="`whygrid play --list` lists them.")

    def _row(self, key: str, value: object) -> sqlite3.Row | None:
        with closing(self._file.cursor()) as cursor:
            cursor.row_factory = sqlite3.Row
            found: sqlite3.Row | None = cursor.execute(
                f"SELECT * FROM games WHERE {key} = ?", (value,)
            ).fetchone()
            return found

    def _saved(self, row: sqlite3.Row) -> Saved:
        moves = self._file.execute("SELECT body FROM moves WHERE game = ? ORDER BY number", (row["id"],))
        game = Game(
            read_puzzle(row["genre"], row["form"], row["puzzle"]),
            tuple(move_from_json(json.loads(body)) for (body,) in moves),
            row["at"],
            tuple(json.loads(row["trials"])),
            row["hints"],
            row["checks"],
            row["seconds"],
            json.loads(row["info"]),
        )
        return Saved(row["id"], row["name"], row["version"], checked(game))

    def _write(self, number: int, version: int, game: Game, written: int) -> None:
        self._file.executemany(
            "INSERT INTO moves VALUES (?, ?, ?)",
            ((number, n, move_text(m)) for n, m in enumerate(game.moves[written:], written + 1)),
        )
        done, whole = progress(game)
        self._file.execute(
            """UPDATE games SET version = ?, info = ?, at = ?, trials = ?, hints = ?, checks = ?, seconds = ?,
            done = ?, whole = ?, finished = ?, played = ? WHERE id = ?""",
            (
                version, json.dumps(dict(game.info)), game.at, json.dumps(game.trials), game.hints,
                game.checks, game.seconds, done, whole, finished(game), time.time(), number,
            ),
        )  # fmt: skip

    def _free_name(self, game: Game) -> str:
        wanted = game.info.get("title", "") or game.puzzle.genre.title
        stem = (
            "".join(c if _NAME.fullmatch("x" + c) else " " for c in wanted).strip(" _.,'()#-")[:50] or "game"
        )
        number = 1
        while self._row("name", f"{stem} {number}") is not None:
            number += 1
        return f"{stem} {number}"

    @contextmanager
    def _writing(self) -> Iterator[None]:
        """All or nothing, and nobody else in between."""
        self._file.execute("BEGIN IMMEDIATE")
        try:
            yield
            self._file.execute("COMMIT")
        except BaseException:
            if self._file.in_transaction:
                self._file.execute("ROLLBACK")
            raise

    @contextmanager
    def _reading(self) -> Iterator[None]:
        """A game and its moves as they were at one moment."""
        self._file.execute("BEGIN")
        try:
            yield
        finally:
            self._file.execute("ROLLBACK")


def merged(base: Game, theirs: Game, ours: Game) -> Game:
    """The game with the moves that both sides made after `base`, at our place."""
    common, shift = len(base.moves), len(theirs.moves) - len(base.moves)

    def place(number: int) -> int:
        return number if number <= common else number + shift

    new = tuple(Move(place(move.parent), *move[1:]) for move in ours.moves[common:])
    return replace(
        theirs,
        moves=(*theirs.moves, *new),
        at=place(ours.at),
        trials=tuple(map(place, ours.trials)),
        hints=theirs.hints + ours.hints - base.hints,
        checks=theirs.checks + ours.checks - base.checks,
        seconds=theirs.seconds + ours.seconds - base.seconds,
        info={**theirs.info, **ours.info},
    )


def check_name(name: str) -> str:
    """The name, if it is one for a game."""
    if _NAME.fullmatch(name) is None:
        raise UsageError(
            f"{name!r} is no name for a game",
            remedy="A letter or digit first, then letters, digits, blanks and . , ' ( ) # _ -, 64 at most.",
        )
    return name


@contextmanager
def _told(path: Path) -> Iterator[None]:
    """Errors of the file in words."""
    try:
        yield
    except OSError as error:
        raise StoreError(
            f"the library can't be opened: {error.strerror}",
            where=str(path),
            remedy="Name another one with --library.",
        ) from None
    except sqlite3.DatabaseError as error:
        said = str(error)
        remedy = "What was saved before is untouched."
        if "locked" in said or "busy" in said:
            remedy = "Another program is writing to it; try again."
        elif "not a database" in said or "malformed" in said:
            remedy = "The file is damaged or something else: name another one with --library."
            raise StoreError(f"this is no library of games: {said}", where=str(path), remedy=remedy) from None
        raise StoreError(f"this was not saved: {said}", where=str(path), remedy=remedy) from None
