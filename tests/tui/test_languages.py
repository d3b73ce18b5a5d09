"""The app in other languages: by the environment, by a key, and as it was left."""

import re

import pytest
from textual.widgets import Input, Label, Select

from tests.cli.test_languages import english_in
from tests.tui.cases import drive, settle, text_beside
from tests.voice.test_texts import ALSO_WORDS, ENGLISH
from whygrid import voice
from whygrid.puzzle import Puzzle
from whygrid.tui.actions import EDIT, PLAY, PROVE, shown, told
from whygrid.tui.games import line_of
from whygrid.tui.new import NewScreen
from whygrid.voice import in_language

CLASSIC = Puzzle.parse("..8...6.3.2...9......8..45.856.7......4...5......6.897.87..6......3...8.2.3...1..")


@pytest.fixture(autouse=True)
def _nothing_asked(monkeypatch):
    for name in ("WHYGRID_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)


def test_the_language_of_the_environment_is_spoken_by_the_helper_too(monkeypatch, tmp_path):
    monkeypatch.setenv("LANG", "hu_HU.UTF-8")

    async def play(pilot, screen):
        await pilot.press("H")
        await settle(pilot)
        assert "Nézz ide" in screen.message
        assert "SZÁMOK" in text_beside(screen)

    drive(tmp_path / "library.db", CLASSIC, play)


def test_a_key_goes_through_the_languages_and_the_choice_is_kept(tmp_path):
    path = tmp_path / "library.db"

    async def turn(pilot, screen):
        await pilot.press("ctrl+l")
        assert screen.message == "Aplikace teď mluví česky."

    async def find_it_so(pilot, screen):
        assert "ČÍSLICE" in text_beside(screen)

    drive(path, CLASSIC, turn)
    voice.unsettle()
    drive(path, CLASSIC, find_it_so)


def test_the_form_for_a_new_puzzle_is_in_the_language_of_the_app(monkeypatch, tmp_path):
    monkeypatch.setenv("WHYGRID_LANG", "hu")

    async def play(pilot, screen):
        form = NewScreen("sudoku")
        await pilot.app.push_screen(form)
        labels = [str(label.render()) for label in form.query(Label)]
        assert any(label.startswith("szimmetria: ") for label in labels)
        assert not {word for label in labels for word in ENGLISH.findall(label)} - ALSO_WORDS["hu"]
        named = dict(form.query_one("#set-difficulty", Select)._options[1:])
        assert named["nagyon könnyű"] == "gentle"

    drive(tmp_path / "library.db", CLASSIC, play)


@pytest.mark.parametrize("language", ["hu", "cs"])
def test_every_action_has_its_words(language):
    with in_language(language):
        assert [action.help for action in (*PLAY, *PROVE, *EDIT) if action.told == action.help] == []
        assert told("double click") != "double click"


@pytest.mark.parametrize("language", ["hu", "cs"])
def test_the_library_is_told_in_the_language_of_the_app(language, monkeypatch, tmp_path):
    monkeypatch.setenv("WHYGRID_LANG", language)

    async def play(pilot, screen):
        for _ in range(4):
            await pilot.press("H")
            await settle(pilot)
        await pilot.press("g")
        await settle(pilot)
        (entry,) = pilot.app.screen.entries
        assert entry.hints == 1
        assert not english_in(line_of(entry), language), line_of(entry)

    drive(tmp_path / "library.db", CLASSIC, play)


def test_keys_are_shown_as_they_stand_on_a_keyboard():
    """No key has a name in lower case of more than one letter, as Textual calls those that nobody named."""
    keys = [key for action in (*PLAY, *PROVE, *EDIT) for key in action.keys]
    assert [key for key in keys if re.search("[a-z]{2}", shown((key,))) and shown((key,)).islower()] == []


@pytest.mark.parametrize(
    ("language", "asked", "broken"),
    [
        ("en", "What to do", "! Against a rule: row 5 holds each digit once."),
        ("hu", "Mit tegyünk", "! Szabályt sért: "),
        ("cs", "Co udělat", "! Porušuje pravidlo: "),
    ],
)
def test_palette_and_broken_rules_are_in_the_language_of_the_app(
    monkeypatch, tmp_path, language, asked, broken
):
    monkeypatch.setenv("WHYGRID_LANG", language)

    async def play(pilot, screen):
        await pilot.press("5")
        assert screen.message.startswith(broken)
        await pilot.press("ctrl+p")
        await pilot.pause()
        assert pilot.app.screen.query_one(Input).placeholder.startswith(asked)

    drive(tmp_path / "library.db", CLASSIC, play)


@pytest.mark.parametrize(
    ("language", "stopped"), [("en", "Stopped."), ("hu", "Megszakítva."), ("cs", "Přerušeno.")]
)
def test_what_is_said_of_stopping_is_in_the_language_of_the_app(monkeypatch, tmp_path, language, stopped):
    monkeypatch.setenv("WHYGRID_LANG", language)

    async def play(pilot, screen):
        await pilot.press("ctrl+c")
        assert "Ctrl+q" in screen.message
        await pilot.press("H", "escape")
        await settle(pilot)
        assert screen.message == stopped

    drive(tmp_path / "library.db", CLASSIC, play)
