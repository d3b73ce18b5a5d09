"""Messages: as parts of documents, from strange hands, and in a language that comes from outside."""

import json

import pytest

from whygrid import examples, explain, hint, parse, tell, voice
from whygrid.service.documents import from_json, to_json
from whygrid.voice import Cells, Message, Short, Values, in_language, message, texts
from whygrid.voice.message import from_json as read
from whygrid.voice.message import to_json as write

PUZZLE = "1.....2..3.....4"


def test_a_message_is_the_same_after_it_was_written_and_read():
    said = message(
        "engine/is",
        subjects=Cells(("r1c2",)),
        values=Values(("5",)),
        facts=Short((("r1c1", "=", "4"),)),
        inner=message("voice/and", one="a", two=2),
        several=(message("engine/contradiction"), "words"),
    )
    assert read(json.loads(json.dumps(write(said)))) == said


@pytest.mark.parametrize(
    "odd",
    [
        7,
        [],
        ["a"],
        ["a", []],
        ["a", {"b": None}],
        ["a", {"b": True}],
        ["a", {"b": {"cells": [1]}}],
        ["a", {"b": {"x": 1}}],
    ],
)
def test_what_is_no_message_is_refused(odd):
    with pytest.raises(ValueError, match="message"):
        read(odd)


@pytest.mark.parametrize(
    "id", ["../../etc/passwd", "nowhere/nothing", "engine/is", "", "engine", "voice/and"]
)
def test_a_strange_message_is_said_somehow(id):
    assert isinstance(str(Message(id, (("subjects", "no cells"),))), str)


@pytest.mark.parametrize("language", ["hu", "cs"])
def test_a_document_is_told_in_the_language_of_its_reader(language):
    proof = explain(parse(PUZZLE))
    document = to_json(proof)
    with in_language(language):
        assert tell(from_json(document)) == tell(proof) != tell(proof, "full")
        told = tell(proof)
    assert told != tell(proof)


def test_an_old_document_without_messages_keeps_its_words():
    document = to_json(explain(parse(PUZZLE)))
    for step in document["steps"]:
        for deduction in step["deductions"]:
            deduction.pop("message", None), deduction.pop("short", None)
            deduction["reason"] = "because I say so"
    told = tell(from_json(document), "full")
    assert "because I say so" in told


def test_a_fourth_language_is_a_folder_of_texts(tmp_path, monkeypatch):
    (tmp_path / "eo").mkdir()
    (tmp_path / "eo" / "engine.ftl").write_text("contradiction = kontraŭdiro\n", "utf-8")
    (tmp_path / "eo" / "voice.ftl").write_text("and = { $one } kaj { $two }\n", "utf-8")
    monkeypatch.setenv("WHYGRID_VOICES", str(tmp_path))
    texts.languages_at_hand.cache_clear()
    try:
        assert "eo" in texts.languages_at_hand()
        monkeypatch.setenv("WHYGRID_LANG", "eo_EO.UTF-8")
        assert str(message("engine/contradiction")) == "kontraŭdiro"
        cells = Cells(("r1c2", "r1c3"))
        said = str(message("engine/is", subjects=cells, values=Values(("5",))))
        assert said == "r1c2 and r1c3 are 5", "what it lacks is said in English"
    finally:
        texts.languages_at_hand.cache_clear()


def test_a_fourth_language_is_heard_in_whole_answers_with_its_own_capitals(tmp_path, monkeypatch):
    (tmp_path / "de").mkdir()
    words = "technique-hidden-single = versteckter Einer\n    .idea = Eine Ziffer hat noch einen Platz.\n"
    (tmp_path / "de" / "sudoku.ftl").write_text(f"box = Block {{ $n }}\n{words}", "utf-8")
    (tmp_path / "de" / "service.ftl").write_text("look-at = Sieh hier nach: { $places }.\n", "utf-8")
    monkeypatch.setenv("WHYGRID_VOICES", str(tmp_path))
    texts.languages_at_hand.cache_clear()
    try:
        with in_language("de"):
            said = [rung.text for rung in hint(parse(examples()["classic"].text)).rungs]
        assert said[0] == "Sieh hier nach: Block 2."
        assert said[1] == "Versteckter Einer: Eine Ziffer hat noch einen Platz."
    finally:
        texts.languages_at_hand.cache_clear()
        voice.speakers.pop("de", None)


def test_a_genre_from_outside_brings_its_words_along():
    from tests.toy_genre import GENRE

    square = GENRE.formats[0].parse("latin a.../.b../..c./...d")
    state = GENRE.state(square, GENRE.givens(square))
    state.learn_all([-literal for literal in (6, 7)])
    _, last_letter = GENRE.techniques()
    found = next(iter(last_letter.find(state)))
    assert str(found.reason) == "it is the last letter for cell r1c2"
    with in_language("hu"):
        assert str(found.reason) == "az r1c2 mezőben ez az utolsó betű"
    with in_language("cs"):
        assert str(found.reason) == "it is the last letter for cell r1c2", "what it lacks is said in English"
