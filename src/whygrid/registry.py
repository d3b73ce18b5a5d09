"""Finding genres by name, and the genre of a text.

Every folder in `whygrid.genres` is a genre; it is imported when it is asked for. Others can be added at run
time with `register`, which is all that a genre from elsewhere needs.
"""

from __future__ import annotations

import os
from functools import cache
from importlib import import_module
from typing import Any

import whygrid.genres
from whygrid.commands import declare
from whygrid.errors import UsageError
from whygrid.genre import Example, Genre
from whygrid.voice.message import message

_registered: dict[str, Genre[Any]] = {}


def genre_names() -> list[str]:
    """The names of all genres, in the order in which texts are offered to them."""
    found = _folders()
    return [*found, *(name for name in _registered if name not in found)]


@cache  # every text asks for them
def _folders() -> tuple[str, ...]:
    """The names of the genres that come with Whygrid."""
    folders = (entry for path in whygrid.genres.__path__ for entry in os.scandir(path))
    names = (entry.name for entry in folders if entry.is_dir() and not entry.name.startswith("_"))
    return tuple(sorted(names, key=lambda name: (name != whygrid.genres.FIRST, name)))


def genre(name: str) -> Genre[Any]:
    """The genre of that name."""
    if name not in _registered:
        if name not in genre_names():
            raise UsageError(
                message("voice/there-is-no-genre", name=repr(name)),
                remedy=message("voice/there-are", names=", ".join(genre_names())),
            )
        _registered[name] = import_module(f"whygrid.genres.{name}").GENRE
    return _registered[name]


def register(added: Genre[Any]) -> None:
    """Make a genre from elsewhere known under its name."""
    _registered[added.name] = added
    declare(added.commands)


def examples() -> dict[str, Example]:
    """The puzzles that come with Whygrid, by name, over all genres; of one name the first genre's counts."""
    found: dict[str, Example] = {}
    for name in genre_names():
        for example in genre(name).examples().values():
            found.setdefault(example.name, example)
    return found
