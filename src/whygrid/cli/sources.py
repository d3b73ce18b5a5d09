"""Where puzzles come from: the argument itself, a file, standard input, or an example.

Plain `os` and `open` here, because `pathlib` would cost every command some milliseconds at its start.
"""

from __future__ import annotations

import os
import sys

from whygrid.errors import PuzzleError, UsageError
from whygrid.puzzle import Puzzle
from whygrid.registry import examples

PUZZLE_BYTES = 1 << 20
PROOF_BYTES = 1 << 28
"""Larger input than this is not read."""

FILE_ENDINGS = (".txt", ".sdm", ".sdk", ".json", ".md", ".csv")


def read_puzzle(source: str | None, genre: str | None = None) -> Puzzle:
    """The puzzle that PUZZLE means; None means the first example."""
    if source is None:
        return Puzzle.parse(next(iter(examples().values())).text, genre)
    if source[:1].isalpha() and source in examples():
        return Puzzle.parse(examples()[source].text, genre)
    if source == "-":
        return _parse(_decode(sys.stdin.buffer.read(PUZZLE_BYTES), "standard input"), genre, "standard input")
    if _is_file(source):
        return _parse(read_file(source, PUZZLE_BYTES), genre, source)
    name, _, number = source.rpartition(":")
    if number.isdecimal() and _is_file(name):
        return _parse(_line(read_file(name, PROOF_BYTES), name, int(number)), genre, source)
    if source.strip() and not any(symbol.isdigit() or symbol in "._*" for symbol in source):
        raise UsageError(
            f"there is no example, file or puzzle {source!r}",
            remedy="`whygrid examples` lists the examples. A puzzle is its cells, with . for an empty one.",
        )
    return Puzzle.parse(source, genre)


def read_file(path: str, limit: int) -> str:
    """The text of a file, or an error that says what is wrong with it."""
    if os.path.isdir(path):
        raise UsageError("this is a directory, not a file", where=path, remedy="Name a file in it.")
    try:
        with open(path, "rb") as file:
            data = file.read(limit + 1)
    except OSError as error:
        raise UsageError(f"this can't be read: {error.strerror}", where=path) from None
    if len(data) > limit:
        raise UsageError(f"this has more than {limit >> 20} MiB", where=path)
    return _decode(data, path)


def _is_file(source: str) -> bool:
    """Whether the user means a file; an error when there should be one and isn't."""
    if not source or len(source) > 250 or "\n" in source:
        return False
    if os.path.exists(source):
        return True
    if source.lower().endswith(FILE_ENDINGS) or source.startswith(("/", "~", "./", "../")):
        raise UsageError("there is no such file", where=source)
    return False


def _line(text: str, name: str, number: int) -> str:
    lines = text.splitlines()
    if not 1 <= number <= len(lines):
        raise UsageError(f"there is no line {number}", where=name, remedy=f"It has {len(lines)} lines.")
    return lines[number - 1]


def _parse(text: str, genre: str | None, where: str) -> Puzzle:
    try:
        return Puzzle.parse(text, genre)
    except PuzzleError as error:
        error.where = f"{where}, {error.where}" if error.where else where
        raise


def _decode(data: bytes, where: str) -> str:
    if b"\0" in data:
        raise PuzzleError("this is binary data, not text", where=where)
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise PuzzleError(f"byte {error.start + 1} is not UTF-8 text", where=where) from None
