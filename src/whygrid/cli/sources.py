"""Where puzzles come from: the argument itself, a file, standard input, or an example.

Plain `os` and `open` here, because `pathlib` would cost every command some milliseconds at its start.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import NamedTuple

from whygrid.errors import PuzzleError, UsageError
from whygrid.puzzle import Puzzle
from whygrid.registry import genre, genre_names

PUZZLE_BYTES = 1 << 20
PROOF_BYTES = 1 << 28
"""Larger input than this is not read."""

FILE_ENDINGS = (".txt", ".sdm", ".sdk", ".json", ".md", ".csv")


class Source(NamedTuple):
    """The text that PUZZLE means, its genre if that is known, and where it was found.

    which        which of several puzzles in the text it is
    form_name    the form that it must be of: for an empty file the one that its ending names
    """

    text: str
    genre_name: str | None
    where: str = ""
    which: str = ""
    form_name: str | None = None


def read_puzzle(source: str | None, genre_name: str | None = None) -> Puzzle:
    """The puzzle that PUZZLE means; None means the first example."""
    return _parsed(read_source(source, genre_name))


def _parsed(source: Source) -> Puzzle:
    """The puzzle of a text."""
    with located(source):
        if source.form_name is None:
            return Puzzle.parse(source.text, source.genre_name)
        from whygrid.service.converting import read

        return read(source.text, source.genre_name, source.form_name).puzzle


@contextmanager
def located(source: Source) -> Iterator[None]:
    """Where reading this source fails, the error says which source it was."""
    try:
        yield
    except PuzzleError as error:
        error.where = ", ".join(filter(None, (source.where, source.which, error.where)))
        raise


def read_source(source: str | None, genre_name: str | None = None, fetch: bool = True) -> Source:
    """The text that PUZZLE means; None means the first example. Without `fetch` nothing is downloaded."""
    example = _example(source, genre_name)
    if example is not None:
        return example
    if source is None:
        raise UsageError("this genre comes without examples", remedy="Name a puzzle.")
    if fetch and source.startswith(("http://", "https://")) and not _is_read(source, genre_name):
        from whygrid.cli.download import download

        return Source(download(source), genre_name, source)
    if source == "-" or _is_file(source):
        text = read_text(source, PUZZLE_BYTES)
        form_name = None if text.strip() else _form_of(source, genre_name)
        return Source(text, genre_name, place(source), form_name=form_name)
    name, _, number = source.rpartition(":")
    if number.isdecimal() and len(number) < 10 and _is_file(name):
        return Source(_line(read_text(name, PROOF_BYTES), name, int(number)), genre_name, source)
    if source.strip() and not any(symbol.isdigit() or symbol in "._*" for symbol in source):
        raise UsageError(
            f"there is no example, file or puzzle {source!r}",
            remedy="`whygrid examples` lists the examples. A puzzle is its cells, with . for an empty one.",
        )
    return Source(source, genre_name)


def _is_read(link: str, genre_name: str | None) -> bool:
    """Whether a link holds its puzzle itself, in one of the forms."""
    names = [genre_name] if genre_name else genre_names()
    return any(form.accepts(link) for name in names for form in genre(name).formats)


def _form_of(name: str, genre_name: str | None) -> str | None:
    """The form that the ending of a file names, where there is one that makes something of an empty file."""
    ending = name.rpartition(".")[2]
    for known in [genre_name] if genre_name else genre_names():
        for form in genre(known).formats:
            if form.name == ending:
                return ending
    return None


class FoundPuzzle(NamedTuple):
    """A puzzle and where it came from: `FILE:LINE`, or what the user wrote."""

    place: str
    puzzle: Puzzle


def read_puzzles(sources: Sequence[str], genre_name: str | None = None) -> Iterator[FoundPuzzle]:
    """All puzzles that these mean, where a file or standard input may hold many."""
    for source in sources:
        for one in read_sources(source, genre_name):
            yield FoundPuzzle(one.where or source, _parsed(one))


def read_sources(source: str | None, genre_name: str | None = None, fetch: bool = True) -> list[Source]:
    """The texts that PUZZLE means: those of all puzzles in a file or on standard input, or one."""
    if source is None or (source != "-" and not _is_file(source)):
        return [read_source(source, genre_name, fetch)]
    from whygrid.service.collections import pieces

    where = place(source)
    text = read_text(source, PROOF_BYTES)
    if not text.strip():
        return [Source(text, genre_name, where, form_name=_form_of(source, genre_name))]
    found = pieces(text, genre_name)
    if len(found) == 1:
        return [Source(found[0].text, genre_name, where)]
    return [
        Source(piece.text, genre_name, f"{where}:{piece.line}", f"puzzle {number} of {len(found)}")
        for number, piece in enumerate(found, 1)
    ]


def read_text(source: str, limit: int) -> str:
    """The text of a file, or of standard input for `-`, or an error that says what is wrong with it."""
    where = place(source)
    try:
        if source == "-":
            data = sys.stdin.buffer.read(limit + 1) if sys.stdin is not None else b""
        else:
            with open(source, "rb") as file:
                data = file.read(limit + 1)
    except IsADirectoryError:
        raise UsageError(
            "this is a directory, not a file", where=where, remedy="Name a file in it."
        ) from None
    except OSError as error:
        raise UsageError(
            f"this can't be read: {error.strerror}", where=where, remedy="Name another file."
        ) from None
    if len(data) > limit:
        raise UsageError(f"this has more than {limit >> 20} MiB", where=where, remedy="Choose a smaller one.")
    return _decode(data, where)


def place(source: str) -> str:
    """How to call a source in a message."""
    return "standard input" if source == "-" else source


def _example(source: str | None, genre_name: str | None) -> Source | None:
    """The example of that name, or the first one for None; it is read as what it was made for."""
    if source is not None and not source[:1].isalpha():
        return None
    for name in [genre_name] if genre_name else genre_names():
        for example in genre(name).examples().values():
            if source is None or example.name == source:
                return Source(example.text, name)
    return None


def _is_file(source: str) -> bool:
    """Whether the user means a file; an error when there should be one and isn't."""
    if not source or len(source) > 250 or "\n" in source:
        return False
    if os.path.exists(source):
        return True
    if source.lower().endswith(FILE_ENDINGS) or source.startswith(("/", "~", "./", "../")):
        raise UsageError(
            "there is no such file", where=source, remedy="`whygrid examples` lists puzzles to try."
        )
    return False


def _line(text: str, name: str, number: int) -> str:
    lines = text.splitlines()
    if not 1 <= number <= len(lines):
        raise UsageError(f"there is no line {number}", where=name, remedy=f"It has {len(lines)} lines.")
    return lines[number - 1]


def _decode(data: bytes, where: str) -> str:
    if b"\0" in data:
        raise PuzzleError("this is binary data, not text", where=where, remedy="Name a text file.")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise PuzzleError(
            f"byte {error.start + 1} is not UTF-8 text", where=where, remedy="Save it as UTF-8."
        ) from None
