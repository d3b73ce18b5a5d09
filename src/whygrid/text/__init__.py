"""Text forms of puzzles, and of sheets: puzzles with what was written on them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from whygrid.lazy import lazy
from whygrid.records import NamedTuple
from whygrid.voice.message import Said, message

if TYPE_CHECKING:
    from whygrid.sheet import Sheet

P = TypeVar("P")
TEXT_LIMIT = 1 << 20
"""No text of a single puzzle is longer than this."""


def refuse_long(text: str) -> None:
    """Refuse a text that is too long for a puzzle, before anybody looks at it."""
    if len(text) > TEXT_LIMIT:
        from whygrid.errors import PuzzleError

        raise PuzzleError(
            message("text/more-than-mib", n=TEXT_LIMIT >> 20),
            remedy=message("text/a-puzzle-is-smaller"),
        )


class Format(NamedTuple, Generic[P]):
    """A text form: `parse` and `write` are each other's inverse.

    `accepts` is a quick look that says whether a text may be of this form; `parse` raises a `PuzzleError`
    with the place of the mistake when it isn't after all. `write` raises one when the form has no place for
    a puzzle. A form that keeps more than the puzzle has `parse_sheet` and `write_sheet` as well, and names in
    `keeps` the parts of a sheet that survive.

    A form that knows better than lines and blanks where puzzles begin has `split`, which gives the text of
    each and where it begins; one in which a text may hold several has `join`, which makes one text of those
    of several puzzles. `caveat` says what a text of this form leaves open.
    """

    name: str
    title: str
    accepts: Callable[[str], bool]
    parse: Callable[[str], P]
    write: Callable[[P], str]
    parse_sheet: Callable[[str], Sheet[P]] | None = None
    write_sheet: Callable[[Sheet[P]], str] | None = None
    keeps: tuple[str, ...] = ()
    written: bool = True
    split: Callable[[str], list[tuple[int, str]]] | None = None
    join: Callable[[Sequence[str]], str] | None = None
    caveat: Said = ""

    def read(self, text: str) -> Sheet[P]:
        """The sheet of a text."""
        from whygrid.sheet import Sheet

        refuse_long(text)
        return Sheet(self.parse(text)) if self.parse_sheet is None else self.parse_sheet(text)

    def join_all(self, texts: Sequence[str]) -> str:
        """Several puzzles in one text: a line for each, or with blank lines between them."""
        if self.join is not None and len(texts) > 1:
            return self.join(texts)
        return ("\n\n" if any("\n" in text for text in texts) else "\n").join(texts)

    def write_all(self, sheet: Sheet[P]) -> tuple[str, list[str]]:
        """The text of a sheet, and which of its parts the form can't keep."""
        text = self.write(sheet.board) if self.write_sheet is None else self.write_sheet(sheet)
        return text, [part for part in sheet.parts() if part not in self.keeps]


def sheet_form(name: str, title: str, module: str, *keeps: str) -> Format[Any]:
    """A form of sheets whose module has `looks_like`, `read_sheet` and `write_sheet`; loaded when asked."""
    read, write = lazy(module, "read_sheet"), lazy(module, "write_sheet")

    def write_board(board: Any) -> str:
        from whygrid.sheet import Sheet

        written: str = write(Sheet(board))
        return written

    accepts = lazy(module, "looks_like")
    return Format(name, title, accepts, lambda text: read(text).board, write_board, read, write, keeps)


def read_only(title: str) -> Callable[[Any], str]:
    """What stands in for the writer of a form that is only read."""

    def write(puzzle: object) -> str:
        from whygrid.errors import PuzzleError

        raise PuzzleError(
            message("text/is-read-but-not-written", title=title), remedy=message("text/choose-another-form")
        )

    return write


def parts_from(text: str, starts: Sequence[int]) -> list[tuple[int, str]]:
    """The parts of a text that start at these places, with the places."""
    return [(start, text[start:end]) for start, end in zip(starts, [*starts[1:], len(text)], strict=False)]


def refuse_page(text: str) -> None:
    """Raise an error about a web page: no form has found a puzzle in it."""
    from whygrid.errors import PuzzleError

    start = text[:1000].lstrip("\ufeff \t\r\n").lower()
    if start.startswith(("<!doctype html", "<html", "<head", "<body")) or "<html" in start:
        raise PuzzleError(
            message("text/web-page-without-puzzle"),
            remedy=message("text/copy-the-puzzle-itself"),
        )


def matches(pattern: str) -> Callable[[str], bool]:
    """Whether a text begins like this, blanks aside; the pattern is compiled when it is first needed."""
    found: list[Callable[[str], object]] = []

    def accepts(text: str) -> bool:
        if not found:
            import re

            found.append(re.compile(pattern).match)
        return found[0](text.lstrip("\ufeff \t\r\n")) is not None

    return accepts
