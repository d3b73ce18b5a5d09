"""Writing what the shell shows to files."""

from __future__ import annotations

from pathlib import PurePath

from whygrid.errors import UsageError


def write_file(name: str, text: str) -> str:
    """Write text to a file as UTF-8, and say so."""
    try:
        with open(name, "w", encoding="utf-8") as file:
            file.write(text.rstrip("\n") + "\n")
    except (OSError, ValueError) as error:
        said = getattr(error, "strerror", None) or str(error)
        raise UsageError(f"this can't be written: {said}", where=name, remedy="Name another file.") from None
    return f"written to {name}"


def number_file(name: str, number: int) -> str:
    """The name of the file for the nth picture.

    >>> number_file("graph.txt", 0)
    'graph(0).txt'
    """
    path = PurePath(name)
    return str(path.with_name(f"{path.stem}({number}){path.suffix}"))
