"""What a Futoshiki is: a square of cells, signs between neighbours, and the digits printed in some cells."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

from whygrid.digits.field import SYMBOLS, FilledIn
from whygrid.digits.groups import Group, Square, lines_of
from whygrid.digits.signs import Sign, SignedField
from whygrid.errors import PuzzleError
from whygrid.voice.message import Cells, message

SMALLEST = 2


@dataclass(frozen=True)
class Layout(Square, SignedField):
    """The board without its digits; `signs` in order."""

    size: int
    signs: tuple[Sign, ...] = ()

    def __post_init__(self) -> None:
        if not SMALLEST <= self.size <= len(SYMBOLS):
            raise PuzzleError(
                message("futoshiki/no-such-size", n=self.size),
                remedy=message("futoshiki/sizes", least=SMALLEST, most=len(SYMBOLS)),
            )
        for small, large in self.signs:
            if (large, small) in self.signs and small < large:
                cells = Cells((self.names[small], self.names[large]))
                raise PuzzleError(
                    message("futoshiki/signs-both-ways", cells=cells),
                    remedy=message("futoshiki/leave-one-sign"),
                )

    @cached_property
    def groups(self) -> tuple[Group, ...]:
        """Rows and columns."""
        return lines_of(self.size, self.size)


class Board(FilledIn[Layout]):
    """A Futoshiki as it is printed."""


def board_of(size: int, givens: Iterable[int], signs: Iterable[Sign]) -> Board:
    """A board from its digits row by row, 0 for an empty cell, and its signs in any order."""
    return Board(Layout(size, tuple(sorted(set(signs)))), tuple(givens))
