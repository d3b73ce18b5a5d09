"""A sheet: a puzzle together with what somebody has written on it."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Generic, TypeVar

from whygrid.logic.facts import Literal
from whygrid.records import NamedTuple
from whygrid.voice import say_if

P = TypeVar("P")

PARTS = {
    "entries": "digits or lines filled in",
    "centre": "centre marks",
    "corner": "corner marks",
    "colours": "colours",
    "info": "title, author and the like",
    "origins": "how each entry was found",
}
"""What a sheet may hold besides its puzzle, in the words of a message."""


def part_name(part: str) -> str:
    """What such a part is called in the language in force."""
    return say_if(f"voice/word-part-{part}", PARTS[part])


class Sheet(NamedTuple, Generic[P]):
    """What lies in front of a player.

    entries   what was filled in, as facts; a fact that was ruled out is negative
    centre    pencil marks in the middle of cells: each is the fact that it notes down
    corner    pencil marks in the corners
    colours   cells by name, with the number of their colour
    info      title, author, source and so on
    origins   cells by name, with the technique that found their entry, where it was not the player
    """

    board: P
    entries: tuple[Literal, ...] = ()
    centre: frozenset[Literal] = frozenset()
    corner: frozenset[Literal] = frozenset()
    colours: Mapping[str, int] = MappingProxyType({})
    info: Mapping[str, str] = MappingProxyType({})
    origins: Mapping[str, str] = MappingProxyType({})

    def parts(self) -> list[str]:
        """Which of the parts besides the puzzle there are.

        >>> Sheet("a board", centre=frozenset({3})).parts()
        ['centre']
        """
        return [name for name in PARTS if getattr(self, name)]
