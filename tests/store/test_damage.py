"""Damaged libraries, libraries that can only be read, and those of older versions."""

import json
import os
import shutil
import sqlite3
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

from tests.cli.command import run, run_json
from tests.play.test_game import classic
from tests.store.damage import run as damage_many
from whygrid.errors import StoreError, UsageError
from whygrid.play import writing
from whygrid.store.library import Library
from whygrid.store.rescue import rescue


@pytest.fixture
def path(tmp_path) -> Path:
    """A library of three games, closed."""
    path = tmp_path / "library.db"
    with Library(path) as library:
        for name in ("first", "second", "third"):
            library.add(writing.enter(classic(), ["r1c1"], "9"), name)
    return path


def tamper(path: Path, statement: str, *values: object) -> None:
    with sqlite3.connect(path) as file:
        file.execute(statement, values)
    file.close()


def test_random_damage_costs_no_more_than_the_games_it_hits():
    ends, wrong = damage_many(60, seed=5)
    assert not wrong, "\n".join(wrong.values())
    assert ends["loaded"] > 100 and ends["told damaged"] > 10 and ends["in part"] > 10


def test_what_loads_is_rescued_whole_however_sqlite_takes_the_damage():
    # The libraries 694 and 1922 of this seed were read otherwise for rescuing than for playing.
    ends, wrong = damage_many(1923, seed=21, only={694, 1922})
    assert not wrong, "\n".join(wrong.values())
    assert ends["whole"] == 28


@pytest.mark.parametrize(
    ("column", "value"),
    [
        *(("puzzle", value) for value in ("1" * 81, "", 0, b"\xff\xfe")),
        *(("info", value) for value in ("{", "[]", 5)),
        *(("at", value) for value in (5, -1, "x")),
        *(("seal", value) for value in ("", 5, "x" * 25)),
        *(("trials", "[99]"), ("genre", "chess"), ("form", "none"), ("hints", -1), ("seconds", "long")),
        ("played", "yesterday"),
    ],
)
def test_a_damaged_game_is_named_and_the_others_go_on(path, column, value):
    tamper(path, f"UPDATE games SET {column} = ? WHERE name = 'second'", value)
    with Library(path) as library:
        assert [(entry.name, entry.damaged) for entry in library.games()] == [
            ("third", False), ("first", False), ("second", True),
        ]  # fmt: skip
        with pytest.raises(StoreError, match=r"the game 'second' is damaged: (.|\n)*--rescue"):
            library.load("second")
        saved = library.load("first")
        library.save(saved, writing.enter(saved.game, ["r1c2"], "4"))
        with pytest.raises(StoreError, match="'second' is damaged"):
            library.rename("second", "other")
        library.delete("second")
        assert len(library.games()) == 2


@pytest.mark.parametrize("body", ["", "{", "5", "[]", '{"parent": 0}', b"\xff", "[" * 100_000])
def test_a_damaged_move_is_told_with_its_number_and_rescued_without(path, tmp_path, body):
    with Library(path) as library:
        saved = library.load("second")
        library.save(saved, writing.enter(saved.game, ["r1c2"], "4"))
    tamper(path, "UPDATE moves SET body = ? WHERE game = 2 AND number = 1", body)
    with Library(path) as library, pytest.raises(StoreError, match="'second' is damaged: move 1"):
        library.load("second")
    assert {one.old_name: one.lacks for one in rescue(path, tmp_path / "new.db")} == {
        "first": "", "second": "1 of its 2 moves can't be read", "third": "",
    }  # fmt: skip
    with Library(tmp_path / "new.db") as library:
        assert library.load("second").game.ink("entry") == {"r1c2": ["4"]}
        assert library.load("first").game.ink("entry") == {"r1c1": ["9"]}


def test_bytes_that_changed_by_themselves_are_never_loaded_as_if_nothing_were(path):
    data = path.read_bytes()
    at = data.index(b'"r1c1","9"') + 8
    path.write_bytes(data[:at] + b"4" + data[at + 1 :])
    told = 0
    with Library(path) as library:
        for name in ("first", "second", "third"):
            try:
                assert library.load(name).game.ink("entry") == {"r1c1": ["9"]}
            except StoreError:
                told += 1
    assert told == 1


@pytest.mark.parametrize("start", [0, 16, 40, 60, 100, 106, 3500])
def test_a_library_without_its_first_bytes_is_rescued_whole(path, tmp_path, start):
    data = path.read_bytes()
    path.write_bytes(data[:start] + bytes(range(1, 65)) + data[start + 64 :])
    assert [one.lacks for one in rescue(path, tmp_path / "new.db")] == ["", "", ""]
    with Library(tmp_path / "new.db") as library:
        assert [entry.name for entry in library.games()] == ["third", "second", "first"]


def test_a_rescue_never_overwrites_and_says_when_there_is_nothing(path, tmp_path):
    with pytest.raises(UsageError, match="there already"):
        rescue(path, path)
    with pytest.raises(UsageError, match="no such library"):
        rescue(tmp_path / "none.db", tmp_path / "new.db")
    (tmp_path / "notes.txt").write_text("dear diary " * 1000)
    with pytest.raises(StoreError, match="nothing of this file"):
        rescue(tmp_path / "notes.txt", tmp_path / "new.db")
    assert not (tmp_path / "new.db").exists()


def test_the_command_lists_damaged_games_and_rescues(path, tmp_path):
    tamper(path, "UPDATE games SET puzzle = 'x' WHERE name = 'second'")
    place = ("--library", str(path))
    code, out, _ = run("play", "--list", *place)
    assert code == 0 and [line.split()[:2] for line in out.splitlines()] == [
        ["third", "sudoku"], ["first", "sudoku"], ["second", "damaged:"],
    ]  # fmt: skip
    assert run_json("play", "--json", *place)[1][2]["damaged"] is True
    code, out, err = run("shell", *place, "second")
    assert code == 2 and "the game 'second' is damaged" in err
    code, out, _ = run("play", *place, "--rescue", str(tmp_path / "new.db"))
    assert (code, out.splitlines()) == (
        1,
        [
            "first: whole",
            "second: nothing of it can be read",
            "third: whole",
            f"2 of 3 games are in {tmp_path / 'new.db'}",
        ],
    )
    code, found = run_json("play", *place, "--rescue", str(tmp_path / "newer.db"), "--json")
    assert (code, found[0]) == (1, {"old_name": "first", "name": "first", "lacks": ""})


READ_ONLY = """
import os, sys
from whygrid.errors import StoreError
from whygrid.play import writing
from whygrid.store.library import Library

def play(path):
    with Library(path) as library:
        print(*(entry.name for entry in library.games()))
        saved = library.load("first")
        library.save(saved, writing.enter(saved.game, ["r1c2"], "4"))

play(sys.argv[1])  # now everything is loaded that may lie where others can't read
if os.getuid() == 0:
    os.setuid(65534)  # root may write anywhere
try:
    play(sys.argv[2])
except StoreError as error:
    print(error)
"""


@pytest.mark.skipif(os.name != "posix", reason="permissions as on POSIX")
@pytest.mark.parametrize("beside", [False, True])
def test_a_library_on_a_disk_that_can_only_be_read_is_listed_and_read(path, beside):
    with tempfile.TemporaryDirectory() as name:  # the folders of pytest are closed to others
        folder = Path(name)
        with Library(path) as library:
            saved = library.load("first")
            library.save(saved, writing.enter(saved.game, ["r1c2"], "4"))
            # As a killed player leaves it: the last move is in the file beside the library.
            for ending in ("", "-wal") if beside else ():
                shutil.copy(path.with_name(path.name + ending), folder)
        if not beside:
            shutil.copy(path, folder)
        before = {entry.name: entry.read_bytes() for entry in folder.iterdir()}
        for entry in folder.iterdir():
            entry.chmod(0o444)
        folder.chmod(0o555)
        command = [sys.executable, "-c", READ_ONLY, str(path), str(folder / path.name)]
        done = subprocess.run(command, capture_output=True, text=True)
        assert {entry.name: entry.read_bytes() for entry in folder.iterdir()} == before
        folder.chmod(0o755)
    _, names, said, *_ = done.stdout.splitlines() or [done.stderr]
    assert sorted(names.split()) == ["first", "second", "third"], done.stderr
    assert "this was not saved: the library can only be read" in said


OLD_SCHEMA = """
CREATE TABLE games (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, version INTEGER NOT NULL,
    genre TEXT NOT NULL, form TEXT NOT NULL, puzzle TEXT NOT NULL, info TEXT NOT NULL, trials TEXT NOT NULL,
    at INTEGER NOT NULL, hints INTEGER NOT NULL, checks INTEGER NOT NULL, seconds REAL NOT NULL,
    done INTEGER NOT NULL, whole INTEGER NOT NULL, finished INTEGER NOT NULL, played REAL NOT NULL);
CREATE TABLE moves (game INTEGER NOT NULL REFERENCES games ON DELETE CASCADE, number INTEGER NOT NULL,
    body TEXT NOT NULL, PRIMARY KEY (game, number)) WITHOUT ROWID;
PRAGMA user_version = 1;
"""


@pytest.fixture
def old(tmp_path) -> Path:
    """A library as version 1 wrote it, without seals."""
    path = tmp_path / "old.db"
    file = sqlite3.connect(path, isolation_level=None)
    file.execute("PRAGMA journal_mode = WAL")
    file.executescript(OLD_SCHEMA)
    text = classic().puzzle.text
    file.execute(
        "INSERT INTO games VALUES (1, 'old', 2, 'sudoku', 'line', ?, ?, '[]', 1, 3, 0, 1.5, 27, 81, 0, 9)",
        (text, '{"title": "Ä"}'),
    )
    body = {"parent": 0, "words": "r1c1 is 9 – ä", "off": [], "on": [["entry", "r1c1", "9"]]}
    file.execute("INSERT INTO moves VALUES (1, 1, ?)", (json.dumps(body, ensure_ascii=False),))
    file.close()
    return path


def test_a_library_of_an_older_version_is_read_and_goes_on(old):
    with Library(old) as library:
        saved = library.load("old")
        assert (saved.game.ink("entry"), saved.game.hints, saved.game.info) == (
            {"r1c1": ["9"]},
            3,
            {"title": "Ä"},
        )
        library.save(saved, writing.enter(saved.game, ["r1c2"], "4"))
    with Library(old) as library:
        assert library.load("old").game.ink("entry") == {"r1c1": ["9"], "r1c2": ["4"]}
        assert not library.games()[0].damaged


def test_a_library_of_an_older_version_is_rescued_too(old, tmp_path):
    whole = rescue(old, tmp_path / "new.db")
    assert [(one.name, one.lacks) for one in whole] == [("old", "")]
    data = old.read_bytes()
    old.write_bytes(b"?" * 100 + data[100:])  # without its header nobody knows which version it was
    (one,) = rescue(old, tmp_path / "newer.db")
    assert "may be altered" in one.lacks
    with Library(tmp_path / "newer.db") as library:
        assert library.load(one.name).game.ink("entry") == {"r1c1": ["9"]}


def test_a_database_of_another_program_is_not_made_a_library(tmp_path):
    tamper(tmp_path / "other.db", "CREATE TABLE customers (name)")
    with pytest.raises(StoreError, match="no library of games"):
        Library(tmp_path / "other.db")
    tables = sqlite3.connect(tmp_path / "other.db").execute("SELECT name FROM sqlite_schema").fetchall()
    assert tables == [("customers",)]


def test_a_rescue_leaves_nothing_behind(path, tmp_path, monkeypatch):
    aside = tmp_path / "temporary"
    aside.mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(aside))
    rescue(path, tmp_path / "new.db")
    assert list(aside.iterdir()) == []
