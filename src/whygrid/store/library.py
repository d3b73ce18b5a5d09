"""A library of games in one SQLite file.

A game is a row; its moves are rows that are only ever added, one small commit for each. The file is in WAL
mode and every commit is synced, so that whatever `save` has returned from is there after a crash. A game
carries a version that each save raises: who comes with an old one gets a `Clash` and can `merge`, which keeps
the moves of both as branches. Names are keys in a table and never become paths.

Rows are sealed (`seals`): a game whose bytes changed by themselves is told as damaged, and the others go on.
"""

from __future__ import annotations

import json
import re
import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from types import TracebackType

from whygrid.errors import Clash, PuzzleError, StoreError, UsageError
from whygrid.play.document import move_text, puzzle_text
from whygrid.play.game import Game, Move
from whygrid.play.helping import finished, progress
from whygrid.records import NamedTuple
from whygrid.store import seals
from whygrid.store.opening import RESCUE, of_sqlite, open_library, told, writing
from whygrid.store.reading import Row, game_of, moves_of, named, row_of, rows, unsound
from whygrid.voice.message import Said, message

_NAME = re.compile(r"[^\W_][\w .,'()#-]{0,63}")


class Saved(NamedTuple):
    """A game as it is in the library."""

    id: int
    name: str
    version: int
    game: Game


class Entry(NamedTuple):
    """A line of the list of games; of a damaged one only the name can be trusted, and not even that."""

    name: str
    genre: str
    title: str
    done: int
    whole: int
    finished: bool
    moves: int
    hints: int
    played: float
    damaged: bool = False


class Library:
    """An open library; use it as a context manager."""

    def __init__(self, path: Path | str) -> None:
        self.path = Path(path)
        with told(self.path):
            self._file, self.read_only, self._folder = open_library(self.path)

    def __enter__(self) -> Library:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """Let go of the file."""
        self._file.close()
        if self._folder is not None:
            self._folder.cleanup()

    def games(self) -> list[Entry]:
        """All games, the one that was played last first; damaged ones at the end."""
        with told(self.path):
            found = [self._entry(row) for row in reversed(rows(self._file))]
        return sorted(found, key=lambda entry: (entry.damaged, -entry.played))

    def _entry(self, row: Row) -> Entry:
        try:
            moves = self._moves(row["id"])
            if row["seal"] != seals.of_game(row, moves):
                raise ValueError("this game is damaged")
            title = str(json.loads(row["info"])["title"]) if '"title"' in row["info"] else ""
        except (KeyError, TypeError, ValueError, sqlite3.DatabaseError):
            return Entry(named(row), "", "", 0, 0, False, 0, 0, 0.0, damaged=True)
        return Entry(
            row["name"], row["genre"], title, row["done"], row["whole"], bool(row["finished"]),
            moves, row["hints"], row["played"],
        )  # fmt: skip

    def add(self, game: Game, name: str | None = None) -> Saved:
        """Put a game into the library under a name of its own."""
        with self._writing():
            chosen = check_name(name) if name is not None else self._free_name(game)
            if row_of(self._file, "name", chosen) is not None:
                raise UsageError(
                    message("store/there-is-a-game-already", name=repr(chosen)),
                    remedy=message("store/choose-another-name-or-delete-that-one"),
                )
            form, text = puzzle_text(game.puzzle)
            found = self._file.execute(
                "INSERT INTO games VALUES (NULL, ?, 1, ?, ?, ?, '', '', 0, 0, 0, 0, 0, 0, 0, 0, '')",
                (chosen, game.puzzle.genre_name, form, text),
            )
            assert found.lastrowid is not None
            self._write(found.lastrowid, 1, game, 0)
            return Saved(found.lastrowid, chosen, 1, game)

    def load(self, name: str) -> Saved:
        """The game of this name."""
        with told(self.path), self._reading():
            row = row_of(self._file, "name", name)
            if row is None:
                raise UsageError(
                    message("store/there-is-no-game", name=repr(name)),
                    remedy=message("store/play-list-lists-them"),
                )
            return self._saved(row)

    def save(self, saved: Saved, game: Game) -> Saved:
        """Write what is new in a game that was loaded or saved before; a `Clash` if it is not the latest."""
        with self._writing():
            row = self._current(saved)
            if row["version"] != saved.version:
                raise Clash(
                    message("store/game-was-played-on", name=repr(saved.name)),
                    remedy=message("store/merging-keeps-the-moves-of-both"),
                )
            self._write(saved.id, saved.version + 1, game, len(saved.game.moves))
            return saved._replace(version=saved.version + 1, game=game)

    def merge(self, saved: Saved, game: Game) -> Saved:
        """Put our new moves behind those made elsewhere meanwhile, as a branch, and go on with ours."""
        with self._writing():
            latest = self._saved(self._current(saved))
            both = merged(saved.game, latest.game, game)
            self._write(saved.id, latest.version + 1, both, len(latest.game.moves))
            return latest._replace(version=latest.version + 1, game=both)

    def rename(self, name: str, new: str) -> None:
        """Give a game another name."""
        with self._writing():
            if row_of(self._file, "name", check_name(new)) is not None:
                raise UsageError(
                    message("store/there-is-a-game-already", name=repr(new)),
                    remedy=message("store/choose-another-name"),
                )
            row = row_of(self._file, "name", name)
            if row is None:
                raise UsageError(
                    message("store/there-is-no-game", name=repr(name)),
                    remedy=message("store/play-list-lists-them"),
                )
            self._saved(row)
            self._file.execute("UPDATE games SET name = ? WHERE id = ?", (new, row["id"]))
            self._seal(row["id"])

    def delete(self, name: str) -> None:
        """Remove a game for good."""
        with self._writing():
            if not self._file.execute("DELETE FROM games WHERE name = ?", (name,)).rowcount:
                raise UsageError(
                    message("store/there-is-no-game", name=repr(name)),
                    remedy=message("store/play-list-lists-them"),
                )

    def _current(self, saved: Saved) -> Row:
        """The row of a game that was loaded before."""
        row = row_of(self._file, "id", saved.id)
        if row is None:
            raise Clash(
                message("store/the-game-was-deleted-elsewhere", name=repr(saved.name)),
                remedy=message("store/save-it-as-a-new-game"),
            )
        if row["seal"][:12] != seals.of_puzzle(row):
            raise self._damage(row, message("store/another-puzzle-than-was-saved"))
        return row

    def _saved(self, row: Row) -> Saved:
        try:
            moves = moves_of(self._file, row["id"])
            if row["seal"] != seals.of_game(row, len(moves)):
                raise PuzzleError(message("store/it-is-not-as-it-was-saved"))
            wrong = unsound(moves)
            if wrong is not None:
                raise PuzzleError(message("store/move-is-not-as-it-was-saved", number=wrong))
            return Saved(row["id"], row["name"], row["version"], game_of(row, moves))
        except PuzzleError as error:
            raise self._damage(row, error.what) from None
        except sqlite3.DatabaseError as error:
            raise self._damage(row, of_sqlite(error)) from None

    def _damage(self, row: Row, what: Said) -> StoreError:
        return StoreError(
            message("store/the-game-is-damaged", name=repr(named(row)), what=what),
            where=str(self.path),
            remedy=message("store/the-other-games-are-untouched", rescue=RESCUE),
        )

    def _write(self, number: int, version: int, game: Game, written: int) -> None:
        bodies = [(n, move_text(move)) for n, move in enumerate(game.moves[written:], written + 1)]
        self._file.executemany(
            "INSERT INTO moves VALUES (?, ?, ?, ?)",
            [(number, n, body, seals.of_move(number, n, body)) for n, body in bodies],
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
        self._seal(number)

    def _seal(self, number: int) -> None:
        """Put the seal on a game's row, as it now stands in the file."""
        row = row_of(self._file, "id", number)
        assert row is not None
        seal = seals.of_game(row, self._moves(number))
        self._file.execute("UPDATE games SET seal = ? WHERE id = ?", (seal, number))

    def _moves(self, number: int) -> int:
        found: int = self._file.execute("SELECT count(*) FROM moves WHERE game = ?", (number,)).fetchone()[0]
        return found

    def _free_name(self, game: Game) -> str:
        wanted = game.info.get("title", "") or game.puzzle.genre.title
        stem = (
            "".join(c if _NAME.fullmatch("x" + c) else " " for c in wanted).strip(" _.,'()#-")[:50] or "game"
        )
        number = 1
        while row_of(self._file, "name", f"{stem} {number}") is not None:
            number += 1
        return f"{stem} {number}"

    @contextmanager
    def _writing(self) -> Iterator[None]:
        """All or nothing, and nobody else in between."""
        if self.read_only:
            raise StoreError(
                message("store/library-is-read-only", why=self.read_only),
                where=str(self.path),
                remedy=message("store/name-another-one-with-library"),
            )
        with told(self.path), writing(self._file):
            yield

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
            message("store/is-no-name-for-a-game", name=repr(name)),
            remedy=message("store/how-games-are-named"),
        )
    return name
