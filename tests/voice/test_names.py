"""The names of techniques in other languages: each can be asked for, and docs/voices.md has them."""

from pathlib import Path

import pytest

from tests.voice.test_texts import ENGLISH
from whygrid.engine.technique import choose
from whygrid.errors import UsageError
from whygrid.registry import genre, genre_names
from whygrid.service.generating import generating_genres, generator_of
from whygrid.service.naming import (
    choice_name,
    english_choice,
    english_name,
    english_names,
    rated_elsewhere,
    setting_title,
    technique_name,
)
from whygrid.voice import in_language

PAGE = (Path(__file__).parents[2] / "docs" / "voices.md").read_text("utf-8")
KEPT = {"windoku", "killer", "kropki", "xv", "renban"}
"""Variants that have the same name everywhere."""
LARGE = ("squirmbag", "whale", "leviathan")
"""Fish of five to seven lines; with boxes or fins they are named like the smaller ones."""


def _rows(title: str) -> dict[str, list[str]]:
    section = PAGE.split(f"\n## {title}\n")[1].split("\n## ")[0]
    lines = (line.strip("| ").split("|") for line in section.splitlines() if line.startswith("| "))
    return {line[0].strip(): [cell.strip() for cell in line[1:3]] for line in lines}


@pytest.mark.parametrize("language", ["hu", "cs"])
@pytest.mark.parametrize("name", genre_names())
def test_every_technique_can_be_asked_for_by_its_local_name(name: str, language: str) -> None:
    kind = genre(name)
    with in_language(language):
        for technique in kind.all_techniques():
            local = technique_name(name, technique.name)
            for asked in (local, local.upper(), local.replace(" ", "-"), f"+{local}"):
                listed = english_names(kind, f"{asked},{technique.name}".split(","))
                assert [each.removeprefix("+") for each in listed] == [technique.name] * 2, asked
                assert technique in choose(kind.techniques(), listed, kind.all_techniques())


@pytest.mark.parametrize("name", genre_names())
def test_the_page_of_words_has_the_names_as_the_texts_have_them(name: str) -> None:
    rows = _rows(genre(name).title)
    for technique in genre(name).all_techniques():
        if technique.name.endswith(LARGE) and technique.name not in LARGE:
            continue
        names = []
        for language in ("hu", "cs"):
            with in_language(language):
                names.append(technique_name(name, technique.name))
        assert rows[technique.name][:2] == names


@pytest.mark.parametrize("language", ["hu", "cs"])
@pytest.mark.parametrize("name", genre_names())
def test_what_other_programs_say_of_a_technique_is_told_without_english(name: str, language: str) -> None:
    with in_language(language):
        for technique in genre(name).all_techniques():
            for program, told in rated_elsewhere(name, technique).items():
                assert program == "HoDoKu" or not ENGLISH.search(told.lower()), f"{technique.name}: {told}"


@pytest.mark.parametrize("language", ["hu", "cs"])
@pytest.mark.parametrize("name", generating_genres())
def test_settings_and_their_choices_have_names_that_can_be_asked_for(name: str, language: str) -> None:
    with in_language(language):
        for setting in generator_of(name).settings:
            assert setting_title(name, setting) != setting.name.replace("_", " ")
            local = [choice_name(name, setting, choice) for choice in setting.choices]
            assert [english_choice(name, setting, asked) for asked in local] == list(setting.choices)
            words = [choice for choice in setting.choices if not choice.isdigit() and choice not in KEPT]
            assert not {choice for choice in words if choice_name(name, setting, choice) == choice}


def test_accents_and_capitals_of_local_names_do_not_matter() -> None:
    with in_language("cs"):
        assert english_name(genre("sudoku"), "Skryty-jedinacek") == "hidden single"
        with pytest.raises(UsageError, match="skrytý jedináček"):
            english_name(genre("sudoku"), "skrytý jedinaček y")
        assert english_name(genre("sudoku"), "nice loop") == "nice loop"
