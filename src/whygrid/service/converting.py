"""Puzzles from one text form to another, and what gets lost on the way."""

from __future__ import annotations

from typing import Any

from whygrid.errors import PuzzleError, UsageError
from whygrid.puzzle import Puzzle, first_reading
from whygrid.records import NamedTuple
from whygrid.registry import genre, genre_names
from whygrid.sheet import Sheet, part_name
from whygrid.text import Format
from whygrid.voice.message import message


class Reading(NamedTuple):
    """A text as it was understood; `passed_over` are genres as which its givens would break a rule."""

    genre_name: str
    form: Format[Any]
    sheet: Sheet[Any]
    passed_over: tuple[str, ...] = ()

    @property
    def puzzle(self) -> Puzzle:
        """The puzzle alone."""
        return Puzzle(self.genre_name, self.sheet.board)


class Conversion(NamedTuple):
    """A text in another form, and in words what that form can't keep."""

    text: str
    lost: tuple[str, ...]


def read(text: str, genre_name: str | None = None, form_name: str | None = None) -> Reading:
    """Find out what a text is, and read all that is in it.

    >>> read("https://puzz.link/p?sudoku/4/4/1k42g3h").form.name
    'puzzlink'
    """
    if form_name is None:
        return first_reading(
            text,
            genre_name,
            lambda genre, form, passed_over: Reading(genre.name, form, form.read(text), passed_over),
            _unknown,
        )
    forms = [
        (name, form)
        for name in (genre_names() if genre_name is None else [genre_name])
        for form in genre(name).formats
        if form.name == form_name
    ]
    if not forms:
        raise UsageError(
            message("service/there-is-no-form", form=repr(form_name)),
            remedy=message("service/there-are", names=_names(genre_name)),
        )
    refusal: PuzzleError | None = None
    for name, form in forms:
        try:
            return Reading(name, form, form.read(text))
        except PuzzleError as error:
            refusal = refusal or error
    assert refusal is not None
    raise refusal


def _unknown() -> PuzzleError:
    """What to say of a text that is of no form."""
    return PuzzleError(message("service/no-known-form"), remedy=message("service/convert-lists-the-forms"))


def form_named(genre_name: str, name: str | None) -> Format[Any]:
    """The form of that name of a genre, to write in; the usual one for None."""
    forms = genre(genre_name).formats
    found = forms[0] if name is None else next((form for form in forms if form.name == name), None)
    if found is None:
        names = ", ".join(form.name for form in forms if form.written)
        raise UsageError(
            message("service/has-no-form", genre=genre_name, form=repr(name)),
            remedy=message("service/there-are", names=names),
        )
    return found


def convert(reading: Reading, to: str | Format[Any]) -> Conversion:
    """Write what was read in another form of its genre.

    >>> convert(read("1....4.....2.3.."), "solo").text
    '2x2:1d4e2a3b'
    """
    form = form_named(reading.genre_name, to) if isinstance(to, str) else to
    text, lost = form.write_all(reading.sheet)
    return Conversion(text, tuple(map(part_name, lost)))


def _names(genre_name: str | None) -> str:
    names = genre_names() if genre_name is None else [genre_name]
    return ", ".join(dict.fromkeys(form.name for name in names for form in genre(name).formats))
