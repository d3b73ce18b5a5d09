"""Keys that players bring along from elsewhere, and how the app can look."""

import pytest

from tests.tui.cases import drive, settle
from whygrid.play.places import cell_of
from whygrid.puzzle import Puzzle
from whygrid.tui.edit import EditScreen
from whygrid.tui.held import held_digit

CLASSIC = "..8...6.3.2...9......8..45.856.7......4...5......6.897.87..6......3...8.2.3...1.."
MINI = "1.....2..3.....4"


@pytest.mark.parametrize(
    ("sequence", "key", "character"),
    [
        ("\x1b[49;2;33u", "shift+1", "!"),
        ("\x1b[57;5u", "ctrl+9", None),
        ("\x1b[50;6u", "ctrl+shift+2", None),
        ("\x1b[57403;130;52u", "shift+4", "4"),  # the number pad, with Num Lock
    ],
)
def test_a_digit_with_something_held_is_told(sequence, key, character):
    found = held_digit(sequence)
    assert (found.key, found.character) == (key, character)


@pytest.mark.parametrize(
    "sequence", ["1", "\x1b[49u", "\x1b[49;3u", "\x1b[97;2;65u", "\x1b[38;2;49u", "\x1b[1;2C", "\x1b[48;5u"]
)
def test_everything_else_is_left_to_textual(sequence):
    assert held_digit(sequence) is None


def test_held_keys_choose_the_mode_for_one_digit(tmp_path):
    async def play(pilot, screen):
        await pilot.press("shift+1", "ctrl+2", "ctrl+shift+3")
        game = screen.game
        assert (game.ink("corner"), game.ink("centre")) == ({"r5c5": ["1"]}, {"r5c5": ["2"]})
        assert game.ink("colour") == {"r5c5": ["3"]} and screen.mode == "entry"
        await pilot.press("shift+delete")
        assert not screen.game.ink("corner") and screen.game.ink("centre")
        await pilot.press("ctrl+delete", "4")
        assert not screen.game.ink("centre") and screen.game.ink("entry") == {"r5c5": ["4"]}

    drive(tmp_path / "library.db", Puzzle.parse(CLASSIC), play)


def test_wasd_move_and_go_on_at_the_other_side(tmp_path):
    async def play(pilot, screen):
        await pilot.press("end", "right")
        assert screen.cursor == cell_of("r3c4"), "the edge is the end"
        await pilot.press("ctrl+e", "right")
        assert screen.cursor == cell_of("r3c1")
        await pilot.press("ctrl+w", "w", "w", "w", "a", "s", "d")
        assert screen.cursor == cell_of("r1c1")
        await pilot.press("e")
        await settle(pilot)
        editing = pilot.app.screen
        assert isinstance(editing, EditScreen)
        await pilot.press("w", "a", "2", "x")
        assert editing.draft.rows[1][1] == "." and editing.cursor == (1, 1)
        await pilot.press("q")
        await pilot.pause()
        await settle(pilot)
        assert "Solved" in pilot.app.playing.message

    drive(tmp_path / "library.db", Puzzle.parse(MINI), play)


def test_the_edge_of_a_line_that_is_drawn_stays_the_edge(tmp_path):
    async def play(pilot, screen):
        await pilot.press("ctrl+e", "home", "enter", "left", "enter")
        assert screen.cursor.column == 0 and not screen.game.moves

    drive(tmp_path / "library.db", Puzzle.parse("numberlink\n1 . 2\n. . .\n1 . 2", "numberlink"), play)


def test_why_no_line_goes_there(tmp_path):
    async def play(pilot, screen):
        await pilot.press("home", "up", "w", "right")
        await settle(pilot)
        assert "r1c1–r1c2" in screen.message and not screen.game.moves

    drive(tmp_path / "library.db", Puzzle.parse("numberlink\n1 . 2\n. . .\n1 . 2", "numberlink"), play)


def test_cells_that_say_the_same_are_selected_and_marks_cleared(tmp_path):
    async def play(pilot, screen):
        await pilot.press("F", "ctrl+d")
        assert not screen.game.ink("centre")
        await pilot.press("left", "left", "ctrl+f")
        assert {str(cell) for cell in screen.selected} == {"r5c3", "r3c7"}
        await pilot.press("escape", "right", "5", "ctrl+r")
        assert not screen.game.written
        await pilot.press("u")
        assert screen.game.ink("entry") == {"r5c4": ["5"]}

    drive(tmp_path / "library.db", Puzzle.parse(CLASSIC), play)


def test_what_breaks_a_rule_is_marked_unless_unwanted(tmp_path):
    async def play(pilot, screen):
        await pilot.press("5")
        assert screen.message.startswith("! ")
        await pilot.press("ctrl+o", "u", "r")
        assert not screen.conflicts and not screen.message.startswith("! ")

    drive(tmp_path / "library.db", Puzzle.parse(CLASSIC), play)


def test_a_line_carries_its_label_to_its_tip_and_all_of_it_is_near_in_small_cells_too(tmp_path):
    async def play(pilot, screen):
        await pilot.press("m", "home", "up", "enter", "right", "enter", "shift+down")
        rows = screen.board.text.splitlines()
        assert rows[2].startswith("1 │ 1 ━[1]"), "the end, the line, and its tip under the cursor"
        assert rows[3].index("─") == rows[2].index("[1]") + 1, "no line goes down from the tip"
        assert screen.board.near == {(0, 0)}
        await pilot.press("enter", "left", "enter")
        assert not screen.board.near and " 1'" not in screen.board.text

    drive(tmp_path / "library.db", Puzzle.parse("numberlink\n1 . 2\n. . .\n1 . 2", "numberlink"), play)


def test_what_a_hint_points_at_keeps_its_sign_beside_the_cursor(tmp_path):
    async def play(pilot, screen):
        await pilot.press("m")
        for _ in range(3):
            await pilot.press("H")
            await settle(pilot)
        assert screen.shown is not None
        assert screen.board.text.count("[") == 1 and "~" in screen.board.text
        await pilot.press("escape", "F", "H")
        await settle(pilot)
        await pilot.press("H", "H")
        assert screen.shown is not None and "⠃" in screen.board.text, "the dots of the marks stay"

    drive(tmp_path / "library.db", Puzzle.parse(MINI), play, size=(80, 24))
