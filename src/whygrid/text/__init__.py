"""Text forms of puzzles."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, NamedTuple, TypeVar

P = TypeVar("P")


class Format(NamedTuple, Generic[P]):
    """A text form: `parse` and `write` are each other's inverse.

    `accepts` is a quick look that says whether a text may be of this form; `parse` raises a `PuzzleError`
    with the place of the mistake when it isn't after all.
    """

    name: str
    title: str
    accepts: Callable[[str], bool]
    parse: Callable[[str], P]
    write: Callable[[P], str]
