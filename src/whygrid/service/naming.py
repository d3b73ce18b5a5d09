"""What genres name in English, as people call it in their language: techniques, settings, examples, forms."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from whygrid.engine.technique import Technique
from whygrid.errors import UsageError
from whygrid.generator import Setting
from whygrid.genre import Example, Genre
from whygrid.registry import genre
from whygrid.text import Format
from whygrid.voice import ENGLISH, Values, in_force, language, message, say_if

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


def rated_elsewhere(genre_name: str, technique: Technique) -> dict[str, str]:
    """What other programs say about it, by their names."""
    return {
        program: _said(genre_name, technique.name, told, program.lower().replace(" ", "-"))
        for program, told in technique.elsewhere
    }


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


def setting_title(genre_name: str, setting: Setting) -> str:
    """What a setting of the generator is called.

    >>> setting_title("sudoku", Setting("min_k", "k at least so large."))
    'min k'
    """
    name = f"setting-{setting.name.replace('_', '-')}"
    own = say_if(f"{genre_name}/{name}", "", "title")
    return own or say_if(f"service/{name}", setting.name.replace("_", " "), "title")


def choice_name(genre_name: str, setting: Setting, choice: str) -> str:
    """What one of the choices of a setting is called.

    >>> from whygrid.voice import in_language
    >>> with in_language("cs"):
    ...     choice_name("sudoku", Setting("symmetry", "", choices=("rotation",)), "rotation")
    'otočení'
    """
    from whygrid.service.by_level import NAME as LEVEL  # only for who makes new puzzles

    if setting.name == LEVEL:
        return say_if(f"engine/level-{choice}", choice)
    own = say_if(f"{genre_name}/choice-{setting.name}-{choice}", "")
    return own or say_if(f"service/choice-{setting.name}-{choice}", choice)


def english_choice(genre_name: str, setting: Setting, asked: str) -> str:
    """The choices by which a setting goes in the program, for local ones.

    What is none of them is refused with the local ones; in English the setting itself does that.
    """
    if language() == ENGLISH:
        return asked
    names = {choice: choice_name(genre_name, setting, choice) for choice in setting.choices}
    meant = {_plain(called): choice for choice, name in names.items() for called in (choice, name)}
    parts = asked.split("+") if setting.joined else [asked]
    for part in parts:
        if _plain(part) not in meant:
            raise UsageError(
                message("voice/cannot-be", name=setting.name, value=repr(part)),
                remedy=message("voice/one-of", names=", ".join(names.values())),
            )
    return "+".join(meant[_plain(part)] for part in parts)


def example_shows(genre_name: str, example: Example) -> str:
    """What an example shows."""
    return say_if(f"{genre_name}/example-{example.name}", example.shows)


def form_title(genre_name: str, form: Format[Any]) -> str:
    """What a text form is called."""
    own = say_if(f"{genre_name}/format-{form.name}", "")
    return own or say_if(f"digits/format-{form.name}", form.title)


def part_of_work(name: str) -> str:
    """What a part of the work is called that time was spent on."""
    return say_if(f"service/word-time-{name}", name)


def scale_name(genre_name: str, name: str) -> str:
    """What a scale, or a figure on it, is called; in English, too, not every one goes by its key."""
    return in_force().say_if(f"{genre_name}/scale-{name.lower().replace(' ', '-')}") or name


def english_name(kind: Genre[Any], asked: str) -> str:
    """The name by which a technique goes in the program, for a local one; any other as it is.

    What is no name is refused, with the local names that may be meant, or all.
    """
    if language() == ENGLISH:
        return asked
    techniques = kind.all_techniques()
    called = {each.name: technique_name(kind.name, each.name) for each in techniques}
    local = {_plain(name): english for english, name in called.items()}
    found = local.get(_plain(asked))
    names = {_plain(name): each.name for each in techniques for name in (each.name, *each.also)}
    if found is None and _plain(asked) not in names:
        from difflib import get_close_matches  # only for who errs

        near = dict.fromkeys(
            called[(names | local)[name]] for name in get_close_matches(_plain(asked), names | local, 3)
        )
        raise UsageError(
            message("engine/there-is-no-technique", name=repr(asked)),
            remedy=message("engine/did-you-mean", names=Values(tuple(near)))
            if near
            else message("engine/there-are", names=", ".join(called.values())),
        )
    return found or asked


def english_names(kind: Genre[Any], asked: Iterable[str]) -> list[str]:
    """The same for several, each perhaps with a + before it."""
    if language() == ENGLISH:
        return list(asked)
    found = []
    for name in map(str.strip, asked):
        plus = "+" if name.startswith("+") else ""
        found.append(plus + english_name(kind, name[len(plus) :]))
    return found


def _plain(name: str) -> str:
    """A name without capitals, hyphens and accents, as people type it."""
    from unicodedata import combining, normalize

    letters = normalize("NFD", name.strip().lower().replace("-", " "))
    return "".join(letter for letter in letters if not combining(letter))


def _said(genre_name: str, name: str, otherwise: str, form: str = "") -> str:
    if language() == ENGLISH:
        return otherwise
    plain = name.lower().replace("+", " plus ").replace(" ", "-")
    sentence = f"technique-{plain}"
    own = say_if(f"{genre(genre_name).name}/{sentence}", "", form)
    shared = own or say_if(f"digits/{sentence}", "", form)
    return shared or say_if(f"engine/{sentence}", otherwise, form)
