"""The library on the screen."""

from tests.tui.cases import drive
from whygrid.play import writing
from whygrid.play.game import start
from whygrid.puzzle import Puzzle
from whygrid.store.library import Library
from whygrid.tui.games import Games

MINI = "1.....2..3.....4"


def filled(path):
    with Library(path) as library:
        library.add(writing.enter(start(Puzzle.parse(MINI)), ["r1c2"], "2"), "first")
        library.add(writing.enter(start(Puzzle.parse(MINI)), ["r1c2"], "4"), "second")


def names(path):
    with Library(path) as library:
        return sorted(entry.name for entry in library.games())


def test_a_game_is_deleted_after_a_question_and_comes_back_with_all_its_moves(tmp_path):
    path = tmp_path / "library.db"
    filled(path)

    async def play(pilot, screen):
        games = pilot.app.screen
        assert isinstance(games, Games) and games.chosen.name == "second"
        await pilot.press("delete", "enter")
        await pilot.pause()
        assert names(path) == ["first", "second"], "the first answer keeps it"
        await pilot.press("delete", "down", "enter")
        await pilot.pause()
        assert names(path) == ["first"] and [entry.name for entry in games.entries] == ["first"]
        await pilot.press("u")
        assert names(path) == ["first", "second"]
        await pilot.press("u", "escape")

    drive(path, None, play)
    with Library(path) as library:
        assert library.load("second").game.ink("entry") == {"r1c2": ["4"]}


def test_a_game_is_renamed_and_a_bad_name_is_refused(tmp_path):
    path = tmp_path / "library.db"
    filled(path)

    async def play(pilot, screen):
        await pilot.press("r", *["backspace"] * 6, *"other", "enter")
        await pilot.pause()
        assert names(path) == ["first", "other"]
        await pilot.press("r", *["backspace"] * 5, "full_stop", "full_stop", "slash", "x", "enter")
        await pilot.pause()
        assert "no name for a game" in str(pilot.app.screen.note.render())
        await pilot.press("r", *["backspace"] * 5, *"first", "enter")
        await pilot.pause()
        assert "already" in str(pilot.app.screen.note.render()) and names(path) == ["first", "other"]

    drive(path, None, play)


def test_the_game_that_is_played_keeps_its_new_name_and_survives_its_deletion(tmp_path):
    path = tmp_path / "library.db"
    filled(path)

    async def play(pilot, screen):
        await pilot.press("g")
        await pilot.pause()
        await pilot.press("r", *"2", "enter")
        await pilot.pause()
        await pilot.press("escape")
        await pilot.pause()
        assert screen.saved.name == "2", "typing replaces what stands there"
        await pilot.press("g")
        await pilot.pause()
        await pilot.press("delete", "down", "enter")
        await pilot.pause()
        await pilot.press("escape", "u")
        await pilot.pause()
        assert "deleted elsewhere" in screen.message and screen.saved.name in names(path)

    drive(path, "second", play)
