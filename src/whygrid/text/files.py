"""Text from files, of a size that can be dealt with.

Plain `open` here, because `pathlib` would cost every command some milliseconds at its start.
"""

from __future__ import annotations

from whygrid.errors import PuzzleError, UsageError, of_system
from whygrid.voice.message import message


def read_file(name: str, limit: int) -> str:
    """The text of a file of at most so many bytes, or an error that says what is wrong with it."""
    try:
        with open(name, "rb") as file:
            data = file.read(limit + 1)
    except IsADirectoryError:
        raise UsageError(
            message("text/a-directory"), where=name, remedy=message("text/name-a-file-in-it")
        ) from None
    except (OSError, ValueError) as error:  # a name with a NUL is a ValueError
        raise UsageError(
            message("text/this-cannot-be-read", why=of_system(error)),
            where=name,
            remedy=message("text/name-another-file"),
        ) from None
    return decoded(data, limit, name)


def decoded(data: bytes, limit: int, where: str) -> str:
    """The text that these bytes are, unless they are too many or no text."""
    if len(data) > limit:
        raise UsageError(
            message("text/more-than-mib", n=limit >> 20),
            where=where,
            remedy=message("text/choose-a-smaller-one"),
        )
    if b"\0" in data:
        raise PuzzleError(message("text/binary-data"), where=where, remedy=message("text/name-a-text-file"))
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise PuzzleError(
            message("text/byte-is-not-utf-8-text", n=error.start + 1),
            where=where,
            remedy=message("text/save-it-as-utf-8"),
        ) from None
