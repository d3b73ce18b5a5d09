"""Text from outside in the app: nothing of it steers the terminal."""

import re

from tests.tui.cases import drive
from whygrid.play import writing
from whygrid.play.game import start
from whygrid.puzzle import Puzzle
from whygrid.sheet import Sheet
from whygrid.store.library import Library

NASTY = "x\x1b]0;owned\x07\x9b2J\u202ey"
MINI = "1.....2..3.....4"


def drawn(app) -> str:
    """All lines of the screen in front as they go to the terminal, without styles."""
    strips = app.screen._compositor.render_strips(app.size)
    return "\n".join(strip.text for strip in strips)


def test_names_titles_and_messages_are_shown_not_sent(tmp_path):
    path = tmp_path / "library.db"
    sheet = Sheet(Puzzle.parse(MINI).board, info={"title": NASTY})
    with Library(path) as library:
        library.add(writing.enter(start(Puzzle.parse(MINI), sheet), ["r1c2"], "2"), "first")

    async def play(pilot, screen):
        listed = drawn(pilot.app)
        await pilot.press("enter")
        await pilot.pause()
        pilot.app.say(f"no file {NASTY}")
        await pilot.pause()
        played = drawn(pilot.app)
        assert "\\u001b]0;owned" in listed
        for text in (listed, played):
            assert not re.search("[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e]", text)
            assert {len(line) for line in text.split("\n")} == {pilot.app.size.width}
        assert "no file x\\u001b]0;owned" in played

    drive(path, None, play)
