"""Rescuing a damaged library: all that can be read goes into a new one; the damaged file stays as it is.

A game that is as it was saved goes over whole. Of a damaged one, the moves that are sound go over, with an
empty move in the place of each that is not. Page 1 of the file says where everything is; where it is damaged,
that of a fresh library takes its place, for all libraries are laid out alike.
"""

from __future__ import annotations

import json
import sqlite3
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Any

from whygrid.errors import PuzzleError, StoreError, UsageError, WhygridError
from whygrid.play.document import FORMAT, VERSION, game_from_json
from whygrid.play.game import Game
from whygrid.records import NamedTuple
from whygrid.store import seals
from whygrid.store.library import Library
from whygrid.store.opening import check_tables, connect, copy_into, open_library, told
from whygrid.store.reading import LARGEST, Row, StoredMove, game_of, named, readable_moves, rows, unsound
from whygrid.voice.message import message

PAGE = 4096


class Rescued(NamedTuple):
    """What became of a game: its name in the new library, empty if there is none, and what it lacks."""

    old_name: str
    name: str
    lacks: str


class _Found(NamedTuple):
    row: Row
    moves: list[StoredMove]

    @property
    def sound_puzzle(self) -> bool:
        return bool(self.row["seal"][:12] == seals.of_puzzle(self.row))

    @property
    def sound_rest(self) -> bool:
        return bool(self.row["seal"][13:] == seals.of_rest(self.row, len(self.moves)))

    @property
    def sound(self) -> bool:
        return self.sound_puzzle and self.sound_rest and unsound(self.moves) is None


def rescue(path: Path, new: Path) -> list[Rescued]:
    """Put all that can be read of a library into a new one, and say what each game lacks."""
    if not path.is_file():
        raise UsageError(
            message("store/there-is-no-such-library"),
            where=str(path),
            remedy=message("store/name-it-with-library"),
        )
    if new.exists():
        raise UsageError(
            message("store/already-there"),
            where=str(new),
            remedy=message("store/name-a-new-file"),
        )
    with told(path), tempfile.TemporaryDirectory(prefix="whygrid-") as folder:
        found = _found(path, Path(folder))
        whole = _loaded(copy_into(Path(folder), path))
    found.sort(key=lambda one: one.row["played"] if one.sound_rest else 0.0)  # the one played last comes last
    with Library(new) as library:
        return [_put(library, one, whole.get(one.row["id"])) for one in found]


def _found(path: Path, folder: Path) -> list[_Found]:
    """The games of the file as it is and with another page 1; of each the better reading."""
    readings = _games(copy_into(folder, path))
    copied = copy_into(folder, path)
    if _renew_first_page(copied, folder / "fresh.db"):
        readings += _games(copied)
    best: dict[int, _Found] = {}
    for one in readings:
        number = one.row["id"]
        if number not in best or (one.sound, len(one.moves)) > (best[number].sound, len(best[number].moves)):
            best[number] = one
    if not best:
        raise StoreError(message("store/nothing-can-be-read"), where=str(path))
    return list(best.values())


def _loaded(copy: Path) -> dict[int, Game]:
    """The games that load as they are used to, by number.

    What SQLite makes of a damaged page depends on what was read before, so the same way is gone once more.
    """
    found = {}
    with suppress(WhygridError), Library(copy) as library:
        for entry in library.games():
            with suppress(WhygridError):
                saved = library.load(entry.name)
                found[saved.id] = saved.game
    return found


def _games(copy: Path) -> list[_Found]:
    try:
        file = open_library(copy).file  # brings an older version up to date
    except (StoreError, sqlite3.DatabaseError):
        file = connect(copy)
    try:
        check_tables(file)
        return [_Found(row, readable_moves(file, row["id"])) for row in rows(file)]
    except sqlite3.DatabaseError:
        return []
    finally:
        file.close()
        for ending in ("-wal", "-shm"):  # what they held is in the copy now
            copy.with_name(copy.name + ending).unlink(missing_ok=True)


def _renew_first_page(copy: Path, fresh: Path) -> bool:
    """Give the file the first page of a fresh library; False where it has other pages than ours have."""
    open_library(fresh).file.close()
    data = bytearray(copy.read_bytes())
    if len(data) < 2 * PAGE or len(data) % PAGE:
        return False
    data[:PAGE] = fresh.read_bytes()[:PAGE]
    data[28:32] = (len(data) // PAGE).to_bytes(4, "big")  # how many pages there are
    copy.write_bytes(data)
    return True


def _put(library: Library, found: _Found, whole: Game | None) -> Rescued:
    old_name = named(found.row)
    lacks, game = ("", whole) if whole is not None else _restored(found)
    if game is None:
        return Rescued(old_name, "", lacks)
    try:
        return Rescued(old_name, library.add(game, old_name).name, lacks)
    except UsageError:  # a name that is none any more, or that another one has
        return Rescued(old_name, library.add(game).name, lacks)


def _restored(found: _Found) -> tuple[str, Game | None]:
    """What the game lacks, and as much of it as can be read."""
    if found.sound:
        try:
            return "", game_of(found.row, found.moves)
        except PuzzleError:
            pass  # sealed by a program that did otherwise
    puzzle = {name: found.row[name] for name in ("genre", "form", "puzzle")}
    lacks = [] if found.sound_puzzle else [str(message("store/puzzle-may-be-altered"))]
    figures = {"info": {}, "trials": [], "at": 0, "hints": 0, "checks": 0, "seconds": 0.0}
    entries, lost = _entries(found)
    if found.sound_rest:
        figures |= {name: found.row[name] for name in ("at", "hints", "checks", "seconds")}
        figures |= {name: json.loads(found.row[name]) for name in ("info", "trials")}
    else:
        figures["at"] = len(entries)
        lacks.append(str(message("store/rest-is-lost")))
    if lost or not lacks:
        lacks.append(str(message("store/moves-cannot-be-read", lost=lost, n=len(entries))))
    for moves, more in ((entries, []), ([], [str(message("store/moves-do-not-fit"))])):
        document = {"format": FORMAT, "version": VERSION, **puzzle, **figures, "moves": moves}
        try:
            return "; ".join(lacks + more), game_from_json(document)
        except WhygridError:
            figures |= {"at": 0, "trials": []}
    return str(message("store/nothing-of-it-can-be-read")), None


def _entries(found: _Found) -> tuple[list[Any], int]:
    """The moves as a document has them, empty ones for those that are lost; and how many those are."""
    sound: dict[int, Any] = {}
    for move in found.moves:
        if move.sound or not found.row["seal"]:  # version 1 had none
            with suppress(TypeError, ValueError, RecursionError):
                sound[move.number] = json.loads(move.body)
    numbers = [move.number for move in found.moves if isinstance(move.number, int)]
    last = max((number for number in numbers if number <= LARGEST), default=0)
    lost = {"words": str(message("store/a-lost-move")), "off": [], "on": []}
    entries = [sound.get(number, {"parent": number - 1, **lost}) for number in range(1, last + 1)]
    return entries, last - len(sound)
