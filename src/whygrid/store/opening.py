"""Opening the file of a library: its tables, older versions, disks that can only be read, errors in words."""

from __future__ import annotations

import errno
import os
import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from whygrid.errors import StoreError, of_system
from whygrid.records import NamedTuple
from whygrid.store import seals
from whygrid.voice.message import Message, Said, message

VERSION = 2
PATIENCE = 5.0
"""Seconds to wait for another program that is just writing."""
RESCUE = message("store/how-to-rescue")

# Columns that came later stand last and have a default: rows of an older version read as rows of this one.
SCHEMA = """
CREATE TABLE games (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    version INTEGER NOT NULL,
    genre TEXT NOT NULL, form TEXT NOT NULL, puzzle TEXT NOT NULL,
    info TEXT NOT NULL, trials TEXT NOT NULL,
    at INTEGER NOT NULL, hints INTEGER NOT NULL, checks INTEGER NOT NULL, seconds REAL NOT NULL,
    done INTEGER NOT NULL, whole INTEGER NOT NULL, finished INTEGER NOT NULL, played REAL NOT NULL,
    seal TEXT NOT NULL DEFAULT ''
);
CREATE TABLE moves (
    game INTEGER NOT NULL REFERENCES games ON DELETE CASCADE,
    number INTEGER NOT NULL,
    body TEXT NOT NULL,
    seal TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (game, number)
) WITHOUT ROWID;
"""

MOVE = {"game", "number", "body", "seal"}
OTHER_TABLES, NO_TEXT = "it has other tables", "a name in it is no text any more"
_READ_ONLY = (errno.EROFS, errno.EACCES, errno.EPERM, errno.ENOSPC, errno.EDQUOT)
_READ_ONLY_BY_SQLITE = ("SQLITE_READONLY", "SQLITE_CANTOPEN", "SQLITE_IOERR", "SQLITE_FULL", "SQLITE_PERM")


class Opened(NamedTuple):
    """An open library; where `read_only` says why it can't be written to, a copy in a folder of its own."""

    file: sqlite3.Connection
    read_only: Said = ""
    folder: tempfile.TemporaryDirectory[str] | None = None


def open_library(path: Path) -> Opened:
    """The library in a file, made if there is none; a copy of it to look at where nothing can be written."""
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        if not path.exists():
            os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
        return Opened(_ready(path))
    except OSError as error:
        if error.errno not in _READ_ONLY or not path.exists():
            raise
        reason = of_system(error)
    except sqlite3.OperationalError as error:
        if not error.sqlite_errorname.startswith(_READ_ONLY_BY_SQLITE) or not path.stat().st_size:
            raise
        reason = of_sqlite(error)
    folder = tempfile.TemporaryDirectory(prefix="whygrid-")
    try:
        return Opened(_ready(copy_into(Path(folder.name), path)), reason, folder)
    except BaseException:
        folder.cleanup()
        raise


def copy_into(folder: Path, path: Path) -> Path:
    """A copy of the library, with what was written to it last: that may still be in a file beside it."""
    for ending in ("", "-wal"):
        source = path.with_name(path.name + ending)
        if source.exists():
            shutil.copyfile(source, folder / f"copy.db{ending}")
    return folder / "copy.db"


class _Connection(sqlite3.Connection):
    """Names of tables and columns that are no text any more are one more sign of damage."""

    def execute(self, *args: Any) -> sqlite3.Cursor:
        """Run a statement."""
        try:
            return super().execute(*args)
        except UnicodeDecodeError:
            raise sqlite3.DatabaseError(NO_TEXT) from None


def connect(path: Path) -> sqlite3.Connection:
    """A connection that reads whatever is there: what is no text any more is for the seals to find."""
    # Used by one thread at a time: the app's interface or its worker.
    file = sqlite3.connect(
        path, timeout=PATIENCE, isolation_level=None, check_same_thread=False, factory=_Connection
    )
    file.text_factory = lambda raw: raw.decode("utf-8", "replace")
    return file


def _ready(path: Path) -> sqlite3.Connection:
    file = connect(path)
    try:
        file.execute("PRAGMA journal_mode = WAL")
        file.execute("PRAGMA synchronous = FULL")
        file.execute("PRAGMA foreign_keys = ON")
        file.execute("PRAGMA cell_size_check = ON")
        if _version(file, path) < VERSION:
            with writing(file):
                _bring_up_to_date(file)
        check_tables(file)
        return file
    except BaseException:
        file.close()
        raise


def _version(file: sqlite3.Connection, path: Path) -> int:
    version = int(file.execute("PRAGMA user_version").fetchone()[0])
    if not 0 <= version <= VERSION:
        raise StoreError(
            message("store/library-has-version", version=version),
            where=str(path),
            remedy=message("store/knows-another-version", version=VERSION, rescue=RESCUE),
        )
    return version


def _bring_up_to_date(file: sqlite3.Connection) -> None:
    tables = {name for (name,) in file.execute("SELECT name FROM sqlite_schema")}
    columns = {name for _, name, *_ in file.execute("PRAGMA table_info(games)")}
    if not tables:
        for statement in SCHEMA.split(";\n"):
            file.execute(statement)
    elif not {"games", "moves"} <= tables:
        raise sqlite3.DatabaseError(OTHER_TABLES)
    elif "seal" not in columns:  # version 1
        file.execute("ALTER TABLE games ADD COLUMN seal TEXT NOT NULL DEFAULT ''")
        file.execute("ALTER TABLE moves ADD COLUMN seal TEXT NOT NULL DEFAULT ''")
        seals.seal_all(file)
    file.execute(f"PRAGMA user_version = {VERSION}")


def check_tables(file: sqlite3.Connection) -> None:
    """Raise an error unless the tables and their columns are those of a library."""
    for table, columns in (("games", {*seals.PUZZLE, *seals.REST, "seal"}), ("moves", MOVE)):
        if {name for _, name, *_ in file.execute(f"PRAGMA table_info({table})")} != columns:
            raise sqlite3.DatabaseError(OTHER_TABLES)


@contextmanager
def writing(file: sqlite3.Connection) -> Iterator[None]:
    """All or nothing, and nobody else in between."""
    file.execute("BEGIN IMMEDIATE")
    try:
        yield
        file.execute("COMMIT")
    except BaseException:
        if file.in_transaction:
            file.execute("ROLLBACK")
        raise


@contextmanager
def told(path: Path) -> Iterator[None]:
    """Errors of the file in words."""
    try:
        yield
    except OSError as error:
        raise StoreError(
            message("store/the-library-cannot-be-opened", why=of_system(error)),
            where=str(path),
            remedy=message("store/name-another-one-with-library"),
        ) from None
    except UnicodeEncodeError:
        raise StoreError(message("store/holds-half-a-character"), where=str(path)) from None
    except sqlite3.DatabaseError as error:
        said = str(error)
        if is_damage(error):
            raise StoreError(
                message("store/no-library-of-games", why=of_sqlite(error)),
                where=str(path),
                remedy=message("store/or-name-another-one-with-library", rescue=RESCUE),
            ) from None
        remedy = message("store/saved-before-is-untouched")
        if "locked" in said or "busy" in said:
            remedy = message("store/another-program-is-writing")
        raise StoreError(
            message("store/this-was-not-saved", why=of_sqlite(error)), where=str(path), remedy=remedy
        ) from None


def of_sqlite(error: sqlite3.Error) -> Message:
    """What SQLite says, in the language in force where that is frequent."""
    said = str(error)
    ours = {OTHER_TABLES: "OTHER_TABLES", NO_TEXT: "NO_TEXT"}
    name = "_".join(getattr(error, "sqlite_errorname", "").split("_")[:2])
    return message("store/of-sqlite", code=ours.get(said, name), words=said)


def is_damage(error: sqlite3.DatabaseError) -> bool:
    """Whether it says that the file is not as it should be, or another one."""
    name = getattr(error, "sqlite_errorname", "")
    signs = ("no such table", "no such column", "unsupported file format", OTHER_TABLES, NO_TEXT)
    return name.startswith(("SQLITE_CORRUPT", "SQLITE_NOTADB")) or any(sign in str(error) for sign in signs)
