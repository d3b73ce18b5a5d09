"""Every error that Whygrid raises on purpose.

    WhygridError
    ├── PuzzleError        the input is not a puzzle (also a ValueError)
    │   └── ConflictError  it is one, but its givens break a rule
    ├── ProofError         the document is not a proof that we can read (also a ValueError)
    ├── ListError          the text is not a list of sets of cells (also a ValueError)
    ├── UsageError         a name or option that does not exist (also a ValueError)
    ├── StoreError         a library of games that can't be read or written
    │   └── Clash          somebody else has played on in the same game
    └── Stopped            the budget ran out or was cancelled

An error says what is wrong, where, and what would be right: the three parts are attributes, messages or
plain words, and `str()` joins them in the language in force. User interfaces print it
as it is; a traceback is never shown for one of these.
"""

from __future__ import annotations

from typing import Any

from whygrid.voice.message import Message, Said, message


class WhygridError(Exception):
    """What went wrong, where, and how to put it right."""

    def __init__(self, what: Said, *, where: Said = "", remedy: Said = "") -> None:
        super().__init__(what)
        self.what = what
        self.where = where
        self.remedy = remedy

    def __str__(self) -> str:
        place = f"{self.where}: " if self.where else ""
        remedy = f"\n  {self.remedy}" if self.remedy else ""
        return f"{place}{self.what}{remedy}"


class PuzzleError(WhygridError, ValueError):
    """The input can't be read as a puzzle."""


class ConflictError(PuzzleError):
    """The givens of a puzzle break one of its rules."""


class ProofError(WhygridError, ValueError):
    """The document can't be read as a proof."""


class ListError(WhygridError, ValueError):
    """The text can't be read as a list of sets of cells."""


class UsageError(WhygridError, ValueError):
    """A name, range or option that does not exist."""


class StoreError(WhygridError):
    """The library of games can't be read or written; what was saved before is untouched."""


class Clash(StoreError):
    """The game was played on elsewhere since it was loaded."""


class Stopped(WhygridError):
    """The work was stopped by its budget.

    found    the solutions until then, as facts
    made     the puzzles until then, as rows of digits
    """

    found: tuple[tuple[int, ...], ...] = ()
    made: Any = ()


def of_system(error: Exception) -> Message:
    """Why the system refused something, in the language in force where that is a frequent reason.

    >>> str(of_system(FileNotFoundError(2, "No such file or directory")))
    'No such file or directory'
    """
    import errno

    code = errno.errorcode.get(getattr(error, "errno", None) or 0, "")
    return message("voice/of-system", code=code, words=str(getattr(error, "strerror", None) or error))
