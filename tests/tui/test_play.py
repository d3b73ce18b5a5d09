"""Playing in the terminal app, on every genre."""

import subprocess
import sys

import pytest
from textual.widgets import OptionList

from tests.play.cases import GENRES, every_genre, small_puzzle, solution_of
from tests.play.conftest import _toy_genre  # noqa: F401
from tests.tui.cases import drive, settle, text_beside
from whygrid.errors import PuzzleError, StoreError
from whygrid.play import writing
from whygrid.play.game import start
from whygrid.play.helping import finished
from whygrid.play.places import cell_of
from whygrid.puzzle import Puzzle
from whygrid.registry import genre
from whygrid.scene.marks import Text as Mark
from whygrid.store.library import Library
from whygrid.tui.actions import EDIT, PLAY, PROVE
from whygrid.tui.edit import EditScreen
from whygrid.tui.games import Games, line_of
from whygrid.tui.looks import LIGHT
from whygrid.tui.parts import Ask, Choose, Keys
from whygrid.tui.play import PlayScreen
from whygrid.tui.prove import ProveScreen

CLASSIC = "..8...6.3.2...9......8..45.856.7......4...5......6.897.87..6......3...8.2.3...1.."
MINI = "1.....2..3.....4"


async def go_to(pilot, screen, cell):
    down, right = cell.row - screen.cursor.row, cell.column - screen.cursor.column
    await pilot.press(*(["down"] * down + ["up"] * -down + ["right"] * right + ["left"] * -right))


async def enter(pilot, screen, fact):
    """Write a fact by keys alone."""
    named = screen.game.puzzle.rules.fact(fact)
    if named.subject in screen.game.places.cells.values():
        await go_to(pilot, screen, cell_of(named.subject))
        await pilot.press(named.value)
    elif named.value == screen.game.places.drawn(named.subject):
        first, second = sorted(screen.game.places.ends(named.subject))
        await go_to(pilot, screen, first)
        await pilot.press("enter", "right" if first.row == second.row else "down", "enter")


@every_genre
def test_a_whole_game_by_keys_is_saved_and_undone_after_coming_back(genre, tmp_path):
    puzzle, path = small_puzzle(genre), tmp_path / "library.db"
    moves = 0

    async def play(pilot, screen):
        nonlocal moves
        for fact in solution_of(puzzle)[:12]:
            await enter(pilot, screen, fact)
        moves = len(screen.game.moves)
        assert moves
        if len(solution_of(puzzle)) <= 12:
            assert finished(screen.game) and "well done" in screen.message

    async def come_back(pilot, screen):
        assert len(screen.game.path) == moves
        await pilot.press("u", "u")
        assert len(screen.game.path) == max(moves - 2, 0)
        await pilot.press("r")

    drive(path, puzzle, play)
    with Library(path) as library:
        (entry,) = library.games()
    drive(path, entry.name, come_back)
    with Library(path) as library:
        assert len(library.load(entry.name).game.path) == max(moves - 1, 1)


@every_genre
def test_a_hint_goes_up_four_rungs(genre, tmp_path):
    async def play(pilot, screen):
        said = []
        for _ in range(3):
            await pilot.press("H")
            await settle(pilot)
            said.append(screen.message)
        assert said[0].startswith("Hint 1: Look at") and said[2].startswith("Hint 3:")
        assert screen.shown is not None and not screen.game.moves
        await pilot.press("H")
        assert screen.message.startswith("Written:") and screen.game.written and screen.shown is None
        assert screen.game.hints == 1 and "hints 1" in text_beside(screen)

    drive(tmp_path / "library.db", small_puzzle(genre), play)


@every_genre
def test_the_proof_is_played_forwards_and_backwards(genre, tmp_path):
    async def play(pilot, screen):
        await pilot.press("p")
        await settle(pilot)
        proving = pilot.app.screen
        assert isinstance(proving, ProveScreen) and proving.number == 0
        await pilot.press("down", "down", "up", "right")
        assert proving.number >= 1
        await pilot.press("end")
        assert proving.number == len(proving.proof)
        await pilot.press("r", "t", "home", "g")
        assert isinstance(pilot.app.screen, Ask)
        await pilot.press("2", "enter")
        await pilot.pause()
        assert proving.number == 2
        await pilot.press("left", "space", "plus", "minus", "space", "escape")
        assert pilot.app.screen is screen

    drive(tmp_path / "library.db", small_puzzle(genre), play)


def example(name):
    return Puzzle.parse(genre("sudoku").examples()[name].text)


def test_a_supposition_is_played_line_by_line_and_what_it_strikes_comes_back(tmp_path):
    async def play(pilot, screen):
        await pilot.press("p")
        await settle(pilot)
        proving = pilot.app.screen
        steps = proving.proof.steps
        number = next(number for number, step in enumerate(steps, 1) if step.technique == "supposition")
        proving.go(number)
        assert "Suppose" in text_beside(proving) and len(proving.frames) > 5
        await pilot.press("right", "right")
        assert "3 of" in text_beside(proving) and "If " in text_beside(proving)
        inside = [mark for mark in proving._scene().marks if isinstance(mark, Mark) and mark.tone == "two"]
        assert any(
            mark.text == str(proving.proof.rules.fact(steps[number - 1].fact).value) for mark in inside
        )
        await pilot.press("down", "left")
        assert proving.number == number and proving.at == len(proving.frames) - 1
        assert not any(isinstance(mark, Mark) and mark.tone == "two" for mark in proving._scene().marks)

    drive(tmp_path / "library.db", example("evil1"), play)


def test_the_proof_is_told_as_a_story_or_cell_by_cell_and_that_is_kept(tmp_path):
    async def play(pilot, screen):
        await pilot.press("p")
        await settle(pilot)
        proving = pilot.app.screen
        assert proving.proof.view == "story" and "as a story" in text_beside(proving)
        proving.go(20)
        settled = proving.proof.steps[19].facts
        await pilot.press("v")
        await settle(pilot)
        assert proving.proof.view == "cells" and ", k " in text_beside(proving)
        assert set(proving.proof.steps[proving.number - 1].facts) & set(settled)
        await pilot.press("escape", "p")
        await settle(pilot)
        assert pilot.app.screen.proof.view == "cells"
        await pilot.press("v")
        await settle(pilot)
        await pilot.press("V", "n")  # the second question takes the place of the first, if it is still open
        await settle(pilot)
        assert pilot.app.telling == ("story", "patterns", "eureka")

    drive(tmp_path / "library.db", example("classic"), play)


def test_the_links_of_a_chain_are_told_apart_beside_the_board(tmp_path):
    async def play(pilot, screen):
        await pilot.press("p")
        await settle(pilot)
        await pilot.press("V")
        await settle(pilot)
        proving = pilot.app.screen
        numbers = (n for n, step in enumerate(proving.proof.steps, 1) if step.technique == "aic")
        proving.go(next(numbers))
        assert "=== strong link" in text_beside(proving) and "--- weak link" in text_beside(proving)

    drive(tmp_path / "library.db", example("evil2"), play)


def test_the_hint_of_a_supposition_is_told_beside_the_board_scrolled_and_played(tmp_path):
    async def play(pilot, screen):
        for _ in range(7):
            await pilot.press("H")
            await settle(pilot)
        assert screen.message.startswith("Hint 3: r5c8 is not 3, as told beside the board.")
        assert text_beside(screen).startswith("Suppose r5c8=3:")
        await pilot.press("pagedown")
        assert screen.query_one("#side").scroll_y > 0
        await pilot.press("pageup", "p")
        await settle(pilot)
        proving = pilot.app.screen
        assert isinstance(proving, ProveScreen) and len(proving.proof) == 1
        await pilot.press("down", "v")
        assert "Suppose" in text_beside(proving) and "by itself" in proving.message
        await pilot.press("escape", "H")
        assert screen.message.startswith("Written: r5c8 is not 3") and not screen.told

    drive(tmp_path / "library.db", example("escargot"), play, (80, 24))


def unique_examples(genre):
    found = [(genre, example) for example in genre.examples().values() if example.facts["solutions"] == 1]
    return sorted(found, key=lambda pair: len(pair[1].text))


def puzzle_of(pair):
    return Puzzle.parse(pair[1].text, pair[0].name)


def can_be_drafted(puzzle):
    try:
        return bool(puzzle.genre.drafting().draft(puzzle.board))
    except PuzzleError:  # some boards are only read
        return False


@every_genre
def test_the_editor_says_what_has_come_of_a_board(genre, tmp_path):
    if genre.drafting is None:
        pytest.skip("this genre is only read")
    puzzle = next(puzzle for puzzle in map(puzzle_of, unique_examples(genre)) if can_be_drafted(puzzle))

    async def play(pilot, screen):
        await pilot.press("e")
        await settle(pilot)
        editing = pilot.app.screen
        assert isinstance(editing, EditScreen)
        assert editing.puzzle() == puzzle
        assert editing.verdict.startswith("UNIQUE")
        await pilot.press("delete")
        await settle(pilot)
        await pilot.press("u")
        await settle(pilot)
        assert editing.puzzle() == puzzle
        await pilot.press("t")
        await settle(pilot)
        assert editing.verdict.startswith("UNIQUE")
        if "p" not in screen.game.places.symbols:
            await pilot.press("p")
            await pilot.pause()
            assert pilot.app.playing.game.puzzle == puzzle

    drive(tmp_path / "library.db", puzzle, play)


def test_marks_colours_and_modes(tmp_path):
    async def play(pilot, screen):
        await pilot.press("x", "1", "2", "c", "4", "v", "3", "z")
        game = screen.game
        assert game.ink("corner") == {"r5c5": ["1", "2"]}
        assert (game.ink("centre"), game.ink("colour")) == ({"r5c5": ["4"]}, {"r5c5": ["3"]})
        assert "corner: 1 2" in text_beside(screen) and "colour 3" in text_beside(screen)
        await pilot.press("space", "space")
        assert screen.mode == "centre"
        await pilot.press("z", "shift+right", "x", "9")
        assert screen.game.ink("corner") == {"r5c5": ["1", "2", "9"], "r5c6": ["9"]}
        await pilot.press("escape", "F")
        assert len(screen.game.ink("centre")) == 55
        await pilot.press("z", "0", "delete")
        assert len(screen.game.moves) == 7

    drive(tmp_path / "library.db", Puzzle.parse(CLASSIC), play)


def test_a_mistake_is_counted_shown_and_left_behind(tmp_path):
    async def play(pilot, screen):
        await go_to(pilot, screen, cell_of("r1c1"))
        await pilot.press("5", "right", "4", "t")
        await settle(pilot)
        assert screen.message == "One thing is wrong. t shows where." and not screen.wrong
        await pilot.press("t")
        assert screen.wrong and "Wrong: r1c1=5" in screen.message
        await pilot.press("T")
        await settle(pilot)
        assert screen.game.written == frozenset() and len(screen.game.moves) == 2
        await pilot.press("H")
        await settle(pilot)
        assert "Hint 1" in screen.message

    drive(tmp_path / "library.db", Puzzle.parse(CLASSIC), play)


def test_why_not_names_the_reason_on_the_board(tmp_path):
    async def play(pilot, screen):
        await go_to(pilot, screen, cell_of("r1c1"))
        await pilot.press("w", "8")
        await settle(pilot)
        assert screen.message.startswith("r1c1 is not 8, because r1c3 is 8")
        assert screen.shown is not None and not screen.game.moves
        await pilot.press("escape")
        assert screen.shown is None

    drive(tmp_path / "library.db", Puzzle.parse(CLASSIC), play)


def test_trials_solving_and_what_can_not_be_done_is_said(tmp_path):
    async def play(pilot, screen):
        await pilot.press("b", "S")
        await settle(pilot)
        assert finished(screen.game) and "u takes it back" in screen.message
        await pilot.press("B")
        assert screen.game.written == frozenset()
        await pilot.press("B")
        assert "no trial" in screen.message
        await pilot.press("u", "enter")
        assert "no lines" in screen.message
        await go_to(pilot, screen, cell_of("r1c1"))
        await pilot.press("4")
        assert "printed" in screen.message
        await pilot.press("f", "1")
        assert screen.highlighted == "1"

    drive(tmp_path / "library.db", Puzzle.parse(MINI), play)


def test_the_mouse_chooses_cells(tmp_path):
    async def play(pilot, screen):
        board = screen.board
        place = next((x, y) for y in range(30) for x in range(80) if board.cell_of(y, x) == cell_of("r2c2"))
        await pilot.click(board, offset=place)
        assert screen.cursor == cell_of("r2c2")
        await pilot.press("1")
        assert screen.game.ink("entry") == {"r2c2": ["1"]}

    drive(tmp_path / "library.db", Puzzle.parse(MINI), play)


@pytest.mark.skipif("numberlink" not in [genre.name for genre in GENRES], reason="a genre with lines")
def test_lines_are_drawn_by_keys_and_mouse_and_cut_what_is_in_the_way(tmp_path):
    puzzle = Puzzle.parse("numberlink\n1 . 2\n. . .\n1 . 2", "numberlink")

    async def play(pilot, screen):
        await go_to(pilot, screen, cell_of("r1c1"))
        await pilot.press("enter", "down", "down", "enter")
        assert screen.game.ink("entry") == {"r1c1-r2c1": ["drawn"], "r2c1-r3c1": ["drawn"]}
        await go_to(pilot, screen, cell_of("r2c2"))
        await pilot.press("enter", "left", "enter")
        assert screen.game.ink("entry") == {"r2c1-r2c2": ["drawn"]}, "the path that was in the way is cut"
        await pilot.press("enter", "right", "enter")
        assert screen.game.ink("entry") == {}, "back along the line takes it off"
        await pilot.press("shift+up")
        assert screen.game.ink("entry") == {"r1c2-r2c2": ["closed"]}
        await pilot.press("2")
        assert screen.cursor == cell_of("r3c3"), "a digit jumps to its label"
        board = screen.board
        places = {
            name: next((x, y) for y in range(40) for x in range(60) if board.cell_of(y, x) == cell_of(name))
            for name in ("r3c1", "r3c2")
        }
        await pilot.mouse_down(board, offset=places["r3c1"])
        await pilot.hover(board, offset=places["r3c2"])
        await pilot.mouse_up(board, offset=places["r3c2"])
        await pilot.pause()
        assert screen.game.ink("entry").get("r3c1-r3c2") == ["drawn"]

    drive(tmp_path / "library.db", puzzle, play)


@every_genre
def test_80_by_24_shows_the_whole_board(genre, tmp_path):
    async def play(pilot, screen):
        board = screen.board
        assert board.region.bottom <= 24 and board.region.right <= 80 - 30
        assert not board.text.startswith("\n")
        assert screen.query_one("#side").region.right <= 80

    drive(tmp_path / "library.db", small_puzzle(genre), play, size=(80, 24))


def test_without_colours_everything_has_a_sign(tmp_path, monkeypatch):
    monkeypatch.setenv("NO_COLOR", "1")

    async def play(pilot, screen):
        board = screen.board
        assert {segment.style.color for y in range(20) for segment in board.render_line(y)} == {
            board.rich_style.color
        }
        await pilot.press("5")
        assert "5" in screen.board.text
        await pilot.press("ctrl+t")
        assert screen.message.startswith("NO_COLOR") and pilot.app.look.codes is None
        await pilot.press("N")
        await pilot.pause()
        chosen = pilot.app.screen.query_one(OptionList).render_line(0)
        assert any(segment.style.underline for segment in chosen), "the chosen line has a sign as well"

    drive(tmp_path / "library.db", Puzzle.parse(CLASSIC), play)


def test_small_cells_say_by_dots_how_many_marks_they_have(tmp_path):
    async def play(pilot, screen):
        await pilot.press("x", "1", "2", "c", "4")
        assert "[⠇]" in screen.board.text
        await pilot.press("right", "f", "2")
        assert "<2>" in screen.board.text, "a symbol that is looked for is shown itself"
        await pilot.press("m")
        assert "⠇" not in screen.board.text

    drive(tmp_path / "library.db", Puzzle.parse(CLASSIC), play, size=(80, 24))


def test_a_board_that_is_too_large_scrolls_with_the_cursor(tmp_path):
    puzzle = Puzzle.parse(
        "numberlink\n" + "\n".join(["1" + " ." * 39] + [". " * 39 + "."] * 38 + [". " * 39 + "1"])
    )

    async def play(pilot, screen):
        await pilot.press("home", *["up"] * 20)
        top = screen.board.region
        assert (top.x, top.y) == (0, 0) and screen.query_one("#side").region.width >= 24
        await pilot.press("end", *["down"] * 39)
        await pilot.pause()
        area = screen.board._drawing.layout.area(screen.cursor)
        shown = screen.query_one("#pane").region
        assert screen.cursor == cell_of("r40c40")
        assert 0 <= screen.board.region.x + area.left < shown.right
        assert 0 <= screen.board.region.y + area.top < shown.bottom

    drive(tmp_path / "library.db", puzzle, play, size=(80, 24))


def test_on_a_narrow_screen_the_text_stands_below_the_board(tmp_path):
    async def play(pilot, screen):
        board, side = screen.query_one("#pane").region, screen.query_one("#side").region
        assert board.width >= screen.board.size.width, "the whole board is in view"
        assert side.y >= board.bottom and side.width == 40

        await pilot.resize_terminal(100, 42)
        await pilot.pause()
        board, side = screen.query_one("#pane").region, screen.query_one("#side").region
        assert side.x >= board.right and side.y == board.y

    drive(tmp_path / "library.db", Puzzle.parse(CLASSIC), play, size=(40, 24))


def test_another_look_changes_the_ground_of_everything(tmp_path):
    async def play(pilot, screen):
        def grounds():
            widgets = (screen.board, screen.lines)
            return {segment.style.bgcolor.triplet.hex for w in widgets for segment in w.render_line(0)}

        await pilot.pause()
        assert grounds() == {"#121212"}
        for ground in ("#ffffff", "#000000", "#121212", "#121212"):
            await pilot.press("ctrl+t")
            await pilot.pause()
            await pilot.pause()
            assert grounds() == {ground}, pilot.app.look.name

    drive(tmp_path / "library.db", Puzzle.parse(CLASSIC), play)


def test_help_palette_open_and_library(tmp_path):
    async def play(pilot, screen):
        await pilot.press("question_mark")
        assert isinstance(pilot.app.screen, Keys)
        await pilot.press("x")
        titles = [command.title for command in pilot.app.get_system_commands(screen)]
        assert titles == [action.help for action in PLAY]
        await pilot.press("o")
        await pilot.press(*"nowhere", "enter")
        await settle(pilot)
        assert "no example, file or puzzle" in screen.message
        await pilot.press(
            "o", *"1", *["full_stop"] * 5, *"2", *["full_stop"] * 2, "3", *["full_stop"] * 5, "4", "enter"
        )
        await pilot.pause()
        await settle(pilot)
        assert pilot.app.playing.game.puzzle == Puzzle.parse(MINI)
        await pilot.press("right", "2")
        await pilot.press("g")
        await pilot.pause()
        assert isinstance(pilot.app.screen, Games)
        await pilot.press("escape")

    drive(tmp_path / "library.db", Puzzle.parse(CLASSIC), play)


def test_a_new_puzzle_is_made_without_leaving(tmp_path):
    async def play(pilot, screen):
        await pilot.press("N")
        await pilot.pause()
        await pilot.press("enter")
        await pilot.pause()
        await pilot.click("#make")
        await pilot.pause()
        await settle(pilot)
        assert pilot.app.playing is not screen
        assert pilot.app.playing.game.puzzle != screen.game.puzzle

    drive(tmp_path / "library.db", Puzzle.parse(CLASSIC), play)


def test_two_windows_keep_the_moves_of_both(tmp_path):
    path = tmp_path / "library.db"

    async def play(pilot, screen):
        await go_to(pilot, screen, cell_of("r1c1"))
        await pilot.press("9")
        with Library(path) as other:
            theirs = other.load(screen.saved.name)
            other.save(theirs, writing.enter(theirs.game, ["r1c2"], "4"))
        await pilot.press("right", "right", "right", "7")
        assert "another window" in screen.message
        assert screen.game.ink("entry") == {"r1c1": ["9"], "r1c4": ["7"]}
        await pilot.press("ctrl+b")
        assert screen.game.ink("entry") == {"r1c1": ["9"], "r1c2": ["4"]}

    drive(path, Puzzle.parse(CLASSIC), play)


def test_what_could_not_be_saved_is_said(tmp_path):
    async def play(pilot, screen):
        await go_to(pilot, screen, cell_of("r1c1"))
        await pilot.press("9")

        def full(*_):
            raise StoreError("this was not saved: database or disk is full")

        screen.library.save = full
        await pilot.press("4")
        assert "NOT SAVED" in screen.message and screen.game.ink("entry") == {"r1c1": ["4"]}
        await pilot.press("q")
        assert pilot.app.is_running and "q once more quits" in screen.message

    drive(tmp_path / "library.db", Puzzle.parse(CLASSIC), play)


KILLED = """
import asyncio, os, signal, sys
from pathlib import Path
from tests.tui.cases import drive
from whygrid.puzzle import Puzzle
from whygrid.registry import genre
from whygrid.scene.marks import Text as Mark
async def play(pilot, screen):
    await pilot.press("5", "left", "x", "1")
    os.kill(os.getpid(), signal.SIGKILL)
drive(Path(sys.argv[1]), Puzzle.parse(sys.argv[2]), play)
"""


def test_a_killed_app_is_resumed_where_it_was(tmp_path):
    path = tmp_path / "library.db"
    killed = subprocess.run([sys.executable, "-c", KILLED, str(path), CLASSIC], capture_output=True)
    assert killed.returncode == -9, killed.stderr.decode()

    async def play(pilot, screen):
        assert screen.game.ink("entry") == {"r5c5": ["5"]}
        assert screen.game.ink("corner") == {"r5c4": ["1"]}

    with Library(path) as library:
        (entry,) = library.games()
    drive(path, entry.name, play)


@pytest.mark.parametrize("actions", [PLAY, PROVE, EDIT], ids=["play", "prove", "edit"])
def test_every_action_has_keys_of_its_own_and_a_method(actions):
    keys = [key for action in actions for key in action.keys]
    assert len(keys) == len(set(keys))
    screen = {PLAY: PlayScreen, PROVE: ProveScreen, EDIT: EditScreen}[actions]
    for action in actions:
        assert callable(getattr(screen, f"action_{action.name}"))


def test_help_that_is_cancelled_is_dropped_and_the_next_one_comes(tmp_path):
    hard = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3.."

    async def play(pilot, screen):
        await pilot.press("H")
        await pilot.press("escape", "right", "5")
        await settle(pilot)
        assert screen.hint is None and screen.game.hints == 0 and len(screen.game.moves) == 1
        await pilot.press("u", "H")
        await settle(pilot)
        assert screen.hint is not None and screen.game.hints == 1

    drive(tmp_path / "library.db", Puzzle.parse(hard), play)


def test_no_helper_is_left_behind(tmp_path):
    helpers = []

    async def play(pilot, screen):
        await pilot.press("H")
        await settle(pilot)
        helpers.append(screen.helper._child)

    drive(tmp_path / "library.db", Puzzle.parse(CLASSIC), play)
    assert helpers[0].poll() is not None


def test_a_board_is_entered_from_nothing(tmp_path):
    async def play(pilot, screen):
        await pilot.press("e", "s")
        await pilot.pause()
        chooser = pilot.app.screen
        assert isinstance(chooser, Choose)
        await pilot.press(*["down"] * chooser.lines.index("Sudoku 4x4"), "enter")
        await settle(pilot)
        editing = pilot.app.screen
        assert editing.verdict == "SEVERAL SOLUTIONS: 2 or more"
        await pilot.press("t")
        await settle(pilot)
        assert editing.verdict == "SEVERAL SOLUTIONS: 288"
        await pilot.press("1", "right", "1")
        await settle(pilot)
        assert editing.verdict.startswith("conflict: ")
        await pilot.press("2", "enter", "x", "enter")
        await settle(pilot)
        assert editing.verdict.startswith("not a puzzle yet")
        await pilot.press("u", "p")
        await pilot.pause()
        assert pilot.app.playing.game.puzzle == Puzzle.parse("..........12....")

    drive(tmp_path / "library.db", Puzzle.parse(CLASSIC), play)


def test_a_game_is_chosen_from_the_library_at_the_start(tmp_path):
    path = tmp_path / "library.db"
    with Library(path) as library:
        library.add(writing.enter(start(Puzzle.parse(MINI)), ["r1c2"], "2"), "mini")

    async def play(pilot, screen):
        assert isinstance(pilot.app.screen, Games) and "mini" in line_of(pilot.app.screen.entries[0])
        await pilot.press("enter")
        await pilot.pause()
        await pilot.pause()
        assert pilot.app.playing.saved.name == "mini"
        await pilot.press("ctrl+t")
        assert pilot.app.theme == LIGHT.name
        await pilot.press("ctrl+t", "m", "P")
        assert pilot.app.look.name == "high contrast"
        await pilot.press("ctrl+t", "P")
        assert pilot.app.look.codes is None and pilot.app.playing.paused
        assert not pilot.app.playing.board.display, "the board is hidden while the game is paused"
        await pilot.press("ctrl+n")
        assert not pilot.app.playing.timed and pilot.app.playing.board.display
        await pilot.press("R", *["backspace"] * 4, *"tiny", "enter")
        await pilot.pause()
        assert [entry.name for entry in pilot.app.library.games()] == ["tiny"]

    drive(path, None, play)
