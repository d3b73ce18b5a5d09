"""What genres name in English, as people call it in their language: techniques, settings, examples, forms."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from whygrid.engine.technique import Technique
from whygrid.generator import Setting
from whygrid.genre import Example, Genre
from whygrid.registry import genre
from whygrid.text import Format
from whygrid.voice import ENGLISH, language, say_if

if TYPE_CHECKING:
    from whygrid.engine.graph import Graph


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


def in_local_names(graph: Graph, genre_name: str) -> Graph:
    """A graph of reasons with the techniques as people call them, to be shown."""
    from dataclasses import replace

    nodes = (replace(node, technique=technique_name(genre_name, node.technique)) for node in graph.nodes)
    return replace(graph, nodes=tuple(nodes))


def setting_help(genre_name: str, setting: Setting) -> str:
    """What a setting of the generator asks for.

    >>> from whygrid.voice import in_language
    >>> with in_language("hu"):
    ...     setting_help("kakuro", Setting("digits", "The largest digit."))
    'A legnagyobb szám.'
    """
    name = f"setting-{setting.name.replace('_', '-')}"
    return say_if(f"{genre_name}/{name}", "") or say_if(f"service/{name}", setting.help)


def example_shows(genre_name: str, example: Example) -> str:
    """What an example shows."""
    return say_if(f"{genre_name}/example-{example.name}", example.shows)


def form_title(genre_name: str, form: Format[Any]) -> str:
    """What a text form is called."""
    own = say_if(f"{genre_name}/format-{form.name}", "")
    return own or say_if(f"digits/format-{form.name}", form.title)


def scale_name(genre_name: str, name: str) -> str:
    """What a scale, or a figure on it, is called."""
    return say_if(f"{genre_name}/scale-{name.lower().replace(' ', '-')}", name)


def english_name(kind: Genre[Any], asked: str) -> str:
    """The name by which a technique goes in the program, for a local one; any other as it is."""
    if language() == ENGLISH:
        return asked
    plain = asked.strip().lower().replace("-", " ")
    local = {
        technique_name(kind.name, each.name).lower().replace("-", " "): each.name
        for each in kind.all_techniques()
    }
    return local.get(plain, asked)


def english_names(kind: Genre[Any], asked: Iterable[str]) -> list[str]:
    """The same for several, each perhaps with a + before it."""
    if language() == ENGLISH:
        return list(asked)
    found = []
    for name in map(str.strip, asked):
        plus = "+" if name.startswith("+") else ""
        found.append(plus + english_name(kind, name[len(plus) :]))
    return found


def _said(genre_name: str, name: str, otherwise: str, form: str = "") -> str:
    if language() == ENGLISH:
        return otherwise
    plain = name.lower().replace("+", " plus ").replace(" ", "-")
    sentence = f"technique-{plain}"
    own = say_if(f"{genre(genre_name).name}/{sentence}", "", form)
    shared = own or say_if(f"digits/{sentence}", "", form)
    return shared or say_if(f"engine/{sentence}", otherwise, form)
