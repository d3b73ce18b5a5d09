"""What is entered in the editor is not lost, and a new puzzle is made by one key."""

import asyncio

import pytest

from tests.cli.command import run
from tests.tui.cases import drive, settle
from whygrid.cli.shell import read_reading
from whygrid.puzzle import Puzzle
from whygrid.store.drafts import Drafts
from whygrid.store.library import Library
from whygrid.tui.app import Whygrid
from whygrid.tui.edit import EditScreen
from whygrid.tui.parts import Choose

CLASSIC = "..8...6.3.2...9......8..45.856.7......4...5......6.897.87..6......3...8.2.3...1.."


def test_a_draft_that_is_left_is_kept_and_asked_about_once(tmp_path):
    path = tmp_path / "library.db"

    async def leave(pilot, screen):
        await pilot.press("e", "9", "right", "7", "escape")
        await settle(pilot)
        assert pilot.app.screen is screen
        assert "kept" in screen.message

    async def go_on(pilot, screen):
        await pilot.press("e")
        await settle(pilot)
        assert isinstance(pilot.app.screen, Choose)
        await pilot.press("enter")
        await settle(pilot)
        editing = pilot.app.screen
        assert isinstance(editing, EditScreen)
        assert editing.draft.rows[4][4:6] == ("9", "7")

    async def drop(pilot, screen):
        await pilot.press("e")
        await settle(pilot)
        await pilot.press("down", "enter")
        await settle(pilot)
        assert pilot.app.screen.puzzle() == screen.game.puzzle
        await pilot.press("escape", "e")
        await settle(pilot)
        assert isinstance(pilot.app.screen, EditScreen), "the question is asked once"

    for play in (leave, go_on, drop):
        drive(path, Puzzle.parse(CLASSIC), play)


@pytest.mark.parametrize("key", ["p", "W"])
def test_a_draft_that_is_played_or_saved_is_no_draft_any_more(key, tmp_path):
    async def play(pilot, screen):
        await pilot.press("e", "3", key)
        await settle(pilot)
        assert pilot.app.drafts.kept is None

    drive(tmp_path / "library.db", Puzzle.parse(CLASSIC), play)
    assert not (tmp_path / "draft.json").exists()


def test_nothing_is_kept_where_nothing_was_changed(tmp_path):
    async def play(pilot, screen):
        await pilot.press("e", "escape")
        await settle(pilot)
        assert pilot.app.drafts.kept is None

    drive(tmp_path / "library.db", Puzzle.parse(CLASSIC), play)


@pytest.mark.parametrize("text", ["", "[]", "[1, 2]", '["sudoku", []]', '["chess", [["1"]]]', "{"])
def test_a_damaged_draft_is_as_good_as_none(text, tmp_path):
    (tmp_path / "draft.json").write_text(text)
    assert Drafts(tmp_path / "library.db").kept is None


def test_enter_makes_a_new_puzzle_at_once(tmp_path):
    async def play(pilot, screen):
        await pilot.press("N")
        await pilot.pause()
        await pilot.press("enter")
        await pilot.pause()
        await pilot.press("enter")
        await settle(pilot)
        assert pilot.app.playing is not screen

    drive(tmp_path / "library.db", Puzzle.parse(CLASSIC), play)


@pytest.mark.parametrize("genre", ["sudoku", "kakuro", "numberlink"])
def test_the_app_begins_with_the_editor_on_an_empty_board(genre, tmp_path):
    async def go():
        with Library(tmp_path / "library.db") as library:
            app = Whygrid(None, library, read_reading, editing=genre)
            async with app.run_test(size=(100, 42)) as pilot:
                await settle(pilot)
                assert isinstance(app.screen, EditScreen)
                assert app.screen.genre_name == genre
                assert len({text for row in app.screen.draft.rows[2:] for text in row[2:]}) == 1

    asyncio.run(go())


def test_the_command_edit_needs_a_terminal(tmp_path):
    code, out, err = run("edit", CLASSIC, "--library", str(tmp_path / "library.db"))
    assert (code, out) == (2, "")
    assert "terminal" in err


def test_constraints_are_added_and_taken_out_line_by_line(tmp_path):
    async def play(pilot, screen):
        await pilot.press("e", "c", "enter")  # the first kind is that of diagonals
        await settle(pilot)
        editing = pilot.app.screen
        assert editing.draft.lines == ("diagonals",)
        await pilot.press("c", *["down"] * 7, "enter")  # after the line that is there, and six others
        await settle(pilot)
        assert pilot.app.screen.text == "cage r5c5 = "
        await pilot.press(*"9", "enter")
        await settle(pilot)
        assert editing.draft.lines == ("diagonals", "cage r5c5 = 9")
        assert editing.puzzle().text.startswith("cage r5c5 = 9\ndiagonals\n")
        await pilot.press("c", "enter")
        await settle(pilot)
        assert editing.draft.lines == ("cage r5c5 = 9",)
        await pilot.press("u")
        assert editing.draft.lines == ("diagonals", "cage r5c5 = 9")
        await pilot.press("escape")
        await settle(pilot)

    async def go_on(pilot, screen):
        assert pilot.app.drafts.kept.draft.lines == ("diagonals", "cage r5c5 = 9")

    for part in (play, go_on):
        drive(tmp_path / "library.db", Puzzle.parse(CLASSIC), part)


def test_a_genre_without_constraints_says_so(tmp_path):
    async def play(pilot, screen):
        await pilot.press("e", "c")
        await settle(pilot)
        assert "no constraints" in pilot.app.screen.message

    drive(tmp_path / "library.db", Puzzle.parse("binairo\n. .\n. ."), play)


@pytest.mark.parametrize(("puzzle", "offered"), [(CLASSIC, True), ("1 . 2\n. . .\n1 . 2", False)])
def test_constraints_are_offered_only_where_a_genre_has_some(tmp_path, puzzle, offered):
    async def edit(pilot, screen):
        await pilot.press("e")
        await settle(pilot)
        assert ("constraints" in pilot.app.screen.lines.text.plain) is offered

    drive(tmp_path / "library.db", Puzzle.parse(puzzle), edit)
