"""The names of techniques in other languages: each can be asked for, and docs/voices.md has them."""

from pathlib import Path

import pytest

from whygrid.engine.technique import choose
from whygrid.registry import genre, genre_names
from whygrid.service.naming import english_names, technique_name
from whygrid.voice import in_language

PAGE = (Path(__file__).parents[2] / "docs" / "voices.md").read_text("utf-8")
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
