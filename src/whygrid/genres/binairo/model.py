"""What a Binairo is: an even number of rows and of columns, and the digits 0 and 1 in some cells."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from whygrid.digits.field import FilledIn
from whygrid.digits.groups import Group, GroupedField, lines_of
from whygrid.errors import PuzzleError
from whygrid.voice.message import message

SYMBOLS = "01"
SMALLEST, LARGEST = 2, 30


@dataclass(frozen=True)
class Layout(GroupedField):
    """The board without its digits; `alike` says that two rows or two columns may be the same."""

    rows: int
    columns: int
    alike: bool = False

    def __post_init__(self) -> None:
        for side in (self.rows, self.columns):
            if side % 2 or not SMALLEST <= side <= LARGEST:
                raise PuzzleError(
                    message("binairo/no-such-size", rows=self.rows, columns=self.columns),
                    remedy=message("binairo/sizes", least=SMALLEST, most=LARGEST),
                )

    digits = 2

    @property
    def symbols(self) -> str:
        """0 and 1, which are the first and the second digit."""
        return SYMBOLS

    @cached_property
    def groups(self) -> tuple[Group, ...]:
        """Rows and columns."""
        return lines_of(self.rows, self.columns)

    @cached_property
    def threes(self) -> tuple[tuple[int, int, int], ...]:
        """All cells that stand three in a row."""
        return tuple(
            (group.cells[start], group.cells[start + 1], group.cells[start + 2])
            for group in self.groups
            for start in range(len(group.cells) - 2)
        )


class Board(FilledIn[Layout]):
    """A Binairo as it is printed: 1 for the digit 0, 2 for the digit 1, 0 for an empty cell."""
