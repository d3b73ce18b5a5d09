"""The one error of bulk work: what is wrong, in which row, and what would be right."""

from __future__ import annotations

from whygrid.errors import PuzzleError


class BulkError(PuzzleError):
    """An array, a file or an option that bulk work can't use."""
