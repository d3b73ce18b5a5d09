"""The one error of bulk work: what is wrong, in which row, and what would be right."""

from __future__ import annotations

from whygrid.errors import PuzzleError
from whygrid.voice.message import Said, message


class BulkError(PuzzleError):
    """An array, a file or an option that bulk work can't use.

    row    the row of the array, where one is to blame and `where` names no file yet
    """

    row: int | None = None

    @classmethod
    def in_row(cls, what: Said, row: int, remedy: Said = "") -> BulkError:
        """The error of one puzzle of an array."""
        error = cls(what, where=message("bulk/row", what="puzzles", row=row), remedy=remedy)
        error.row = row
        return error

    def placed(self, path: str, first: int) -> BulkError:
        """The same error of a file, where the array begins with its row `first`."""
        if self.row is None:
            return self
        return BulkError(
            self.what, where=message("bulk/row", what=path, row=first + self.row), remedy=self.remedy
        )
