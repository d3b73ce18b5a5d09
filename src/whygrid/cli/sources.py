"""Where puzzles come from: the argument itself, a file, standard input, or an example.

Plain `os` and `open` here, because `pathlib` would cost every command some milliseconds at its start.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING

import click

from whygrid.cli.shared import tell
from whygrid.errors import PuzzleError, UsageError, WhygridError
from whygrid.puzzle import Puzzle, is_accepted, say_passed_over
from whygrid.records import NamedTuple
from whygrid.registry import genre, genre_names
from whygrid.text import TEXT_LIMIT
from whygrid.text.files import decoded, read_file
from whygrid.voice.message import Message, message

if TYPE_CHECKING:
    from whygrid.service.marked import Marked

PROOF_BYTES = 1 << 28
"""Larger input than this is not read: proofs, and files with many puzzles; a puzzle has TEXT_LIMIT."""

LONGEST_NAME = 64
"""A longer text with letters in it is a puzzle with a mistake rather than the name of something."""
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


def read_marked(source: str | None, genre_name: str | None = None) -> Marked:
    """What PUZZLE means with what is written on it: filled in, and its marks where it has some."""
    from whygrid.service.converting import read
    from whygrid.service.marked import Marked, marked

    found = read_source(source, genre_name)
    try:
        return marked(read(found.text, found.genre_name, found.form_name))
    except PuzzleError:
        return Marked(_parsed(found))  # which refuses it in the words that every command has


def _parsed(source: Source) -> Puzzle:
    """The puzzle of a text; where one of several readings was taken, it is said which."""
    with located(source):
        if source.form_name is None:
            puzzle = Puzzle.parse(source.text, source.genre_name)
            _tell_reading(source, puzzle)
            return puzzle
        from whygrid.service.converting import read

        return read(source.text, source.genre_name, source.form_name).puzzle


def _tell_reading(source: Source, puzzle: Puzzle) -> None:
    context = click.get_current_context(silent=True)
    if puzzle.passed_over and not (context and context.params.get("as_json")):
        place = f"{source.where}: " if source.where else ""
        tell(f"{place}{say_passed_over(puzzle.genre_name, puzzle.passed_over)}")


@contextmanager
def located(source: Source) -> Iterator[None]:
    """Where reading this source fails, the error says which source it was."""
    try:
        yield
    except PuzzleError as error:
        within = error.where
        one_line = source.which and "\n" not in source.text.strip()
        if one_line and isinstance(within, Message) and within.id == "text/line-column":
            within = message("text/column", column=within.about("column"))  # the line is one of its file
        error.where = ", ".join(map(str, filter(None, (source.where, source.which, within))))
        raise


def read_source(source: str | None, genre_name: str | None = None, fetch: bool = True) -> Source:
    """The text that PUZZLE means; None means the first example. Without `fetch` nothing is downloaded."""
    example = _example(source, genre_name)
    if example is not None:
        return example
    if source is None:
        raise UsageError(message("cli/no-examples"), remedy=message("cli/name-a-puzzle"))
    is_address = source.startswith(("http://", "https://"))
    if fetch and is_address and not is_accepted(source, genre_name) and not _holds_its_puzzle(source):
        from whygrid.cli.download import download

        context = click.get_current_context(silent=True)
        return Source(
            download(source, context.params.get("time_limit") if context else None), genre_name, source
        )
    if source == "-" or _is_file(source):
        text = read_text(source, TEXT_LIMIT)
        form_name = None if text.strip() else _form_of(source, genre_name)
        return Source(text, genre_name, place(source), form_name=form_name)
    name, _, number = source.rpartition(":")
    if number.isdecimal() and len(number) < 10 and _is_file(name):
        return Source(_line(read_text(name, PROOF_BYTES), name, int(number)), genre_name, source)
    if not is_address and _looks_like_a_name(source, genre_name) and not _holds_its_puzzle(source):
        raise _unknown(source, genre_name)
    return Source(source, genre_name)


def _holds_its_puzzle(link: str) -> bool:
    """Whether a link that no form takes is one of puzz.link all the same: its page has no more in it."""
    from whygrid.text.puzzlink import genre_of_link

    return bool(genre_of_link(link))


def _unknown(name: str, genre_name: str | None) -> UsageError:
    """That nothing is called so, with the genre that has such an example, or the one that may be meant."""
    from difflib import get_close_matches  # only for who errs

    others = _example(name, None)
    if genre_name is not None and others is not None:
        return UsageError(
            message("cli/example-of-another-genre", name=repr(name), genre=genre_name),
            remedy=message("cli/read-it-as", genre=str(others.genre_name)),
        )
    kinds = [genre_name] if genre_name else genre_names()
    near = get_close_matches(name, [each for kind in kinds for each in genre(kind).examples()], 1, 0.7)
    return UsageError(
        message("cli/no-example-file-or-puzzle", source=repr(name)),
        remedy=message("cli/did-you-mean", name=repr(near[0])) if near else message("cli/examples-and-cells"),
    )


def _looks_like_a_name(source: str, genre_name: str | None) -> bool:
    """Whether a text is a name rather than cells: without any digit or dot, or with words in it."""
    if not any(symbol.isdigit() or symbol in "._*" for symbol in source):
        return bool(source.strip())
    letters = [symbol if symbol.isalpha() and symbol not in "xX" else " " for symbol in source]
    worded = len(source) <= LONGEST_NAME and any(len(word) > 1 for word in "".join(letters).split())
    return worded and not is_accepted(source, genre_name)


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


class Unread(NamedTuple):
    """A puzzle among several that can't be read, and why."""

    place: str
    error: WhygridError

    def document(self) -> dict[str, object]:
        """The same for machines."""
        return {"puzzle": self.place, "error": str(self.error)}


def read_puzzles(sources: Sequence[str], genre_name: str | None = None) -> list[FoundPuzzle | Unread]:
    """All puzzles that these mean, where a file or standard input may hold many; for none the first example.

    Of several those that can't be read come with what is wrong with them; a single one raises it.
    """
    if not sources:
        return [FoundPuzzle("", read_puzzle(None, genre_name))]
    found: list[FoundPuzzle | Unread] = []
    for source in sources:
        try:
            texts = read_sources(source, genre_name)
        except WhygridError as error:
            found.append(Unread(source, error))
            continue
        found += [_found(one, source) for one in texts]
    if len(found) == 1 and isinstance(found[0], Unread):
        raise found[0].error
    return found


def _found(source: Source, named: str) -> FoundPuzzle | Unread:
    place = source.where or named
    try:
        return FoundPuzzle(place, _parsed(source))
    except WhygridError as error:
        return Unread(place, error)


def readable(found: Sequence[FoundPuzzle | Unread]) -> list[FoundPuzzle]:
    """Those that could be read; the others are told. All of them unread is an error."""
    good = tell_unread(found)
    if not good:
        raise UsageError(message("cli/no-puzzle-could-be-read"), remedy=message("cli/look-at-each"))
    return good


def tell_unread(found: Iterable[FoundPuzzle | Unread]) -> list[FoundPuzzle]:
    """The puzzles that were read; of the others say on standard error what is wrong with them."""
    good: list[FoundPuzzle] = []
    for entry in found:
        if isinstance(entry, Unread):
            tell(f"whygrid: {entry.error}")
        else:
            good.append(entry)
    return good


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
        Source(
            piece.text,
            genre_name,
            f"{where}:{piece.line}",
            str(message("cli/puzzle-of", number=number, all=len(found))),
        )
        for number, piece in enumerate(found, 1)
    ]


def read_text(source: str, limit: int) -> str:
    """The text of a file, or of standard input for `-`, or an error that says what is wrong with it."""
    if source != "-":
        return read_file(source, limit)
    return decoded(sys.stdin.buffer.read(limit + 1) if sys.stdin is not None else b"", limit, place(source))


def place(source: str) -> str:
    """How to call a source in a message."""
    return str(message("cli/standard-input")) if source == "-" else source


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
            message("cli/there-is-no-such-file"),
            where=source,
            remedy=message("cli/examples-to-try"),
        )
    return False


def _line(text: str, name: str, number: int) -> str:
    lines = text.splitlines()
    if not 1 <= number <= len(lines):
        raise UsageError(
            message("cli/there-is-no-line", number=number),
            where=name,
            remedy=message("cli/it-has-lines", n=len(lines)),
        )
    return lines[number - 1]
