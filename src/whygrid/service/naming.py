"""Techniques by the names that people have for them in their language."""

from __future__ import annotations

from typing import Any

from whygrid.engine.technique import Technique
from whygrid.generator import Setting
from whygrid.genre import Genre
from whygrid.registry import genre
from whygrid.voice import ENGLISH, language, say_if


def technique_name(genre_name: str, name: str) -> str:
    """What the technique of this name is called in the language in force.

    >>> technique_name("sudoku", "hidden single")
    'hidden single'
    """
    return _said(genre_name, name, name)


def technique_idea(genre_name: str, technique: Technique) -> str:
    """The one line that says why it works."""
    return _said(genre_name, technique.name, technique.idea, "idea")


def technique_look(genre_name: str, technique: Technique) -> str:
    """The sentence that says where to look for it; empty where there is none."""
    return technique.look and _said(genre_name, technique.name, technique.look, "look")


def english_name(kind: Genre[Any], asked: str) -> str:
    """The name by which a technique goes in the program, for a local one; any other as it is."""
    if language() == ENGLISH:
        return asked
    plain = asked.strip().lower().replace("-", " ")
    local = {
        technique_name(kind.name, each.name).replace("-", " "): each.name for each in kind.all_techniques()
    }
    return local.get(plain, asked)


def setting_help(genre_name: str, setting: Setting) -> str:
    """What a setting of a genre's generator is about."""
    name = f"setting-{setting.name.replace('_', '-')}"
    return say_if(f"{genre_name}/{name}", "") or say_if(f"service/{name}", setting.help)


def _said(genre_name: str, name: str, otherwise: str, form: str = "") -> str:
    if language() == ENGLISH:
        return otherwise
    sentence = f"technique-{name.lower().replace(' ', '-')}"
    own = say_if(f"{genre(genre_name).name}/{sentence}", "", form)
    return own or say_if(f"engine/{sentence}", otherwise, form)
