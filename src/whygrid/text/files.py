"""Text from files, of a size that can be dealt with.

Plain `open` here, because `pathlib` would cost every command some milliseconds at its start.
"""

from __future__ import annotations

from whygrid.errors import PuzzleError, UsageError


def read_file(name: str, limit: int) -> str:
    """The text of a file of at most so many bytes, or an error that says what is wrong with it."""
    try:
        with open(name, "rb") as file:
            data = file.read(limit + 1)
    except IsADirectoryError:
        raise UsageError("this is a directory, not a file", where=name, remedy="Name a file in it.") from None
    except (OSError, ValueError) as error:  # a name with a NUL is a ValueError
        said = getattr(error, "strerror", None) or str(error)
        raise UsageError(f"this can't be read: {said}", where=name, remedy="Name another file.") from None
    return decoded(data, limit, name)


def decoded(data: bytes, limit: int, where: str) -> str:
    """The text that these bytes are, unless they are too many or no text."""
    if len(data) > limit:
        raise UsageError(f"this has more than {limit >> 20} MiB", where=where, remedy="Choose a smaller one.")
    if b"\0" in data:
        raise PuzzleError("this is binary data, not text", where=where, remedy="Name a text file.")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise PuzzleError(
            f"byte {error.start + 1} is not UTF-8 text", where=where, remedy="Save it as UTF-8."
        ) from None
