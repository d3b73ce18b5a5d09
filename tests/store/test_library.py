"""The library: what is saved stays, two windows keep both their moves, and nothing leaves the file."""

import os
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from tests.play.cases import every_genre, fresh, solution_of
from tests.play.conftest import _toy_genre  # noqa: F401
from tests.play.test_game import classic, write
from whygrid.errors import Clash, StoreError, UsageError
from whygrid.play import writing
from whygrid.play.game import branches, go, set_trial, undo
from whygrid.store.folder import default_library
from whygrid.store.library import Library, check_name


@pytest.fixture
def library(tmp_path):
    with Library(tmp_path / "deep" / "library.db") as opened:
        yield opened


@every_genre
def test_a_game_is_there_again_with_its_whole_history(genre, library):
    game = fresh(genre)
    saved = library.add(game, "mine")
    for fact in solution_of(game.puzzle)[:5]:
        game = write(game, fact)
        saved = library.save(saved, game)
    game = set_trial(undo(undo(game)))
    library.save(saved, game)
    with Library(library.path) as other:
        assert other.load("mine").game == game
        assert other.load("mine").game.written == game.written


def test_the_list_shows_progress_and_hints(library):
    game = writing.enter(classic(), ["r1c1"], "9")
    library.add(game, "first")
    library.add(classic())
    second, first = library.games()
    assert (second.name, second.moves, second.done, second.whole) == ("Sudoku 1", 0, 26, 81)
    assert (first.name, first.moves, first.done, first.finished) == ("first", 1, 27, False)


def test_games_are_renamed_and_deleted(library):
    library.add(writing.enter(classic(), ["r1c1"], "9"), "one")
    library.rename("one", "two")
    assert [entry.name for entry in library.games()] == ["two"]
    library.delete("two")
    assert library.games() == []
    assert sqlite3.connect(library.path).execute("SELECT count(*) FROM moves").fetchone() == (0,)
    for act in (
        lambda: library.load("two"),
        lambda: library.delete("two"),
        lambda: library.rename("two", "x"),
    ):
        with pytest.raises(UsageError, match="no game 'two'"):
            act()


def test_two_windows_keep_the_moves_of_both(library):
    start = library.add(classic(), "shared")
    with Library(library.path) as other:
        theirs = other.load("shared")
        mine = library.save(start, writing.enter(classic(), ["r1c1"], "9"))
        theirs_game = writing.enter(theirs.game, ["r1c2"], "4")
        with pytest.raises(Clash, match="another window"):
            other.save(theirs, theirs_game)
        both = other.merge(theirs, writing.enter(theirs_game, ["r1c4"], "7"))
    assert both.game.ink("entry") == {"r1c2": ["4"], "r1c4": ["7"]}
    assert [sorted(go(both.game, end).ink("entry")) for end in branches(both.game)] == [
        ["r1c1"],
        ["r1c2", "r1c4"],
    ]
    with pytest.raises(Clash):
        library.save(mine, undo(mine.game))
    again = library.merge(mine, undo(mine.game))
    assert again.game.moves == both.game.moves and again.game.at == 0


def test_a_game_deleted_elsewhere_is_told(library):
    saved = library.add(classic(), "gone")
    library.delete("gone")
    for act in (library.save, library.merge):
        with pytest.raises(Clash, match="deleted elsewhere"):
            act(saved, classic())


@pytest.mark.parametrize(
    "name",
    ["", " a", "../x", "a/b", "a\\b", "/etc/passwd", "a\0b", "a\nb", "\x1b[1m", "a" * 65, "-x", ".hidden",
     "C:x", "\u202egame", "a\u2028b"],
)  # fmt: skip
def test_names_that_could_be_paths_or_worse_are_refused(library, name):
    with pytest.raises(UsageError, match="no name"):
        library.add(classic(), name)
    assert library.games() == []
    assert {entry.name for entry in library.path.parent.parent.iterdir()} == {"deep"}


@pytest.mark.parametrize("name", ["a", "Sudoku 12", "Ärger", "game (2) #3", "1", "数独"])
def test_ordinary_names_are_fine(name):
    assert check_name(name) == name


def test_a_title_with_markup_becomes_a_plain_name(library):
    from dataclasses import replace

    saved = library.add(replace(classic(), info={"title": "../\x1b]52;c;x\x07 <b>Nice</b>/"}))
    assert saved.name == check_name(saved.name)
    assert library.load(saved.name).game.info["title"].startswith("../")


def test_a_full_disk_loses_nothing_that_was_acknowledged(library):
    saved = library.add(classic(), "full")
    library._file.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    pages = library._file.execute("PRAGMA page_count").fetchone()[0]
    library._file.execute(f"PRAGMA max_page_count = {pages}")
    game, kept = saved.game, saved.game
    with pytest.raises(StoreError, match=r"not saved.*full"):
        for _ in range(200):
            game = writing.fill_marks(writing.clear_marks(writing.enter(game, ["r1c1"], "9")))
            saved = library.save(saved, game)
            kept = game
    assert library.load("full").game == kept
    with Library(library.path) as other:
        assert other.load("full").game == kept


def test_what_is_no_library_is_left_alone(tmp_path):
    path = tmp_path / "notes.txt"
    path.write_text("dear diary " * 100)
    with pytest.raises(StoreError, match="not a database"):
        Library(path)
    assert path.read_text() == "dear diary " * 100


def test_a_library_of_a_newer_program_is_not_touched(library):
    library._file.execute("PRAGMA user_version = 99")
    with pytest.raises(StoreError, match="version 99"):
        Library(library.path)


def test_a_folder_that_can_not_be_written_is_told(tmp_path):
    (tmp_path / "file").write_text("")
    with pytest.raises(StoreError, match="can't be opened"):
        Library(tmp_path / "file" / "library.db")


@pytest.mark.skipif(os.name != "posix", reason="permissions as on POSIX")
def test_the_library_is_its_users_own(library):
    assert library.path.stat().st_mode & 0o077 == 0


@pytest.mark.parametrize(
    ("environment", "platform", "wanted"),
    [
        ({"XDG_DATA_HOME": "/data"}, "linux", "/data/whygrid/library.db"),
        ({"XDG_DATA_HOME": "data"}, "linux", "/home/u/.local/share/whygrid/library.db"),
        ({}, "darwin", "/home/u/Library/Application Support/Whygrid/library.db"),
        ({"LOCALAPPDATA": "/local"}, "win32", "/local/Whygrid/library.db"),
        ({"WHYGRID_LIBRARY": "/x/y.db"}, "linux", "/x/y.db"),
    ],
)
def test_the_place_follows_the_customs_of_the_system(environment, platform, wanted):
    assert default_library(environment, platform, Path("/home/u")).as_posix() == wanted


PLAYER = """
import sys
from whygrid.play import writing
from whygrid.store.library import Library
library = Library(sys.argv[1])
saved = library.load("long")
while True:
    saved = library.save(saved, writing.enter(saved.game, ["r1c1"], "94"[len(saved.game.moves) % 2]))
    print(len(saved.game.moves), flush=True)
"""


def test_killing_a_player_loses_no_acknowledged_move(library):
    library.add(classic(), "long")
    acknowledged = 0
    for wait in (5, 9, 14):
        player = subprocess.Popen([sys.executable, "-c", PLAYER, str(library.path)], stdout=subprocess.PIPE)
        for _ in range(wait):
            acknowledged = int(player.stdout.readline())
        player.send_signal(signal.SIGKILL)
        rest = player.communicate()[0].split()
        acknowledged = int(rest[-1]) if rest and rest[-1].isdigit() else acknowledged
        assert len(library.load("long").game.moves) >= acknowledged
        assert library._file.execute("PRAGMA integrity_check").fetchone() == ("ok",)
