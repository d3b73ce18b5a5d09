"""Identifiers of Simon Tatham's collection: the size and what else there is to say, a colon, the cells."""

from __future__ import annotations

import re

from whygrid.errors import PuzzleError
from whygrid.voice.message import Message, message

LONGEST = 5000
"""No identifier is so long."""


class Ids:
    """The identifiers of one genre, which fit a pattern; what is `wrong` and `how` to write one is said."""

    def __init__(self, pattern: str, wrong: Message, how: Message) -> None:
        self.pattern = re.compile(pattern)
        self.wrong, self.how = wrong, how

    def looks_like(self, text: str) -> bool:
        """Whether this is such an identifier."""
        return len(text) < LONGEST and self.pattern.fullmatch(text.strip()) is not None

    def read(self, text: str) -> re.Match[str]:
        """The parts of an identifier; anything else is refused."""
        found = self.pattern.fullmatch(text.strip())
        if found is None:
            raise PuzzleError(self.wrong, remedy=self.how)
        return found

    def expect_cells(self, found: int, wanted: int) -> None:
        """Refuse an identifier with more cells than its board has, or with fewer."""
        if found != wanted:
            raise PuzzleError(message("text/there-are-cells-not", n=found, number=wanted), remedy=self.how)
