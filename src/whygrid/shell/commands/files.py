"""Writing what the shell shows to files."""

from __future__ import annotations

from pathlib import PurePath

from whygrid.files import save
from whygrid.voice.message import Message, message


def write_file(name: str, text: str) -> Message:
    """Write text to a file as UTF-8, and say so."""
    save(name, (text.rstrip("\n") + "\n").encode("utf-8", "backslashreplace"))
    return message("shell/written-to", name=name)


def number_file(name: str, number: int) -> str:
    """The name of the file for the nth picture.

    >>> number_file("graph.txt", 0)
    'graph(0).txt'
    """
    path = PurePath(name)
    return str(path.with_name(f"{path.stem}({number}){path.suffix}"))
