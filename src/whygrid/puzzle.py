"""Puzzles as users hold them: a board together with its genre."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Any, TypeVar

from whygrid.arguments import expect
from whygrid.errors import PuzzleError
from whygrid.registry import genre, genre_names
from whygrid.text import refuse_long, refuse_page
from whygrid.voice.message import Message, message

if TYPE_CHECKING:
    from whygrid.genre import Clue, Genre
    from whygrid.logic.facts import Literal
    from whygrid.logic.rules import Family, Rule, Rules
    from whygrid.scene.marks import Scene
    from whygrid.scene.view import View
    from whygrid.text import Format
    from whygrid.voice.message import Said

T = TypeVar("T")


def first_reading(
    text: str,
    genre_name: str | None,
    read: Callable[[Genre[Any], Format[Any], tuple[str, ...]], T],
    unknown: Callable[[], PuzzleError] | None = None,
) -> T:
    """What `read` makes of a text with the first genre whose forms accept it and that can read it after all.

    A reading in which givens break a rule is passed over for one of another genre in which none do; `read`
    hears the names of the genres that were. Where none accepts the text, the first genre says what is wrong,
    or what `unknown` makes is raised in its place; and of a single line it is said which genre could read it
    all the same, if it were named.
    """
    refuse_long(text)
    names = genre_names() if genre_name is None else [genre_name]
    asked: dict[str, Format[Any] | None] = {}
    guessed = len(names) > 1 and "\n" in text.strip()
    refusal: PuzzleError | None = None
    broken: list[tuple[Genre[Any], Format[Any]]] = []
    try:
        for number, candidate in enumerate(map(genre, names), 1):  # loaded in turn, mostly the first
            form = asked[candidate.name] if candidate.name in asked else _accepting(candidate, text)
            if form is None:
                continue
            try:
                rivals = guessed and _any_accepts(names[number:], text, asked)
                if rivals and Puzzle(candidate.name, form.parse(text)).is_broken:
                    broken.append((candidate, form))
                    continue
                return read(candidate, form, tuple(passed.name for passed, _ in broken))
            except PuzzleError as error:  # perhaps it is a puzzle of another genre
                refusal = refusal or error
        if broken:
            return read(*broken[0], ())
        if refusal is not None:
            raise refusal
        refuse_page(text)
        if genre_name is None and "/p" in text[:100]:
            from whygrid.text.puzzlink import refuse_other_genre

            refuse_other_genre(text)
        try:
            return read(genre(names[0]), genre(names[0]).formats[0], ())
        except PuzzleError as error:
            refusal = error
            if unknown is not None and len(names) > 1:
                refusal = unknown()
                title = genre(names[0]).title
                refusal.remedy = (
                    message(
                        "voice/as-a-at",
                        genre=title,
                        where=error.where,
                        what=error.what,
                        remedy=refusal.remedy,
                    )
                    if error.where
                    else message("voice/as-a", genre=title, what=error.what, remedy=refusal.remedy)
                )
        for candidate in map(genre, names[1:] if "\n" not in text.strip() else ()):
            with suppress(PuzzleError):
                read(candidate, candidate.formats[0], ())
                refusal.remedy = message(
                    "voice/could-be-a",
                    remedy=refusal.remedy,
                    genre=candidate.title,
                    name=candidate.name,
                )
        raise refusal
    finally:
        del refusal  # it holds this frame, which would hold it until garbage is collected


def _accepting(genre: Genre[Any], text: str) -> Format[Any] | None:
    asked = None
    for form in genre.formats:
        if form.accepts is not asked:  # several forms in a row may ask the same
            asked = form.accepts
            if asked(text):
                return form
    return None


def _any_accepts(names: Iterable[str], text: str, asked: dict[str, Format[Any] | None]) -> bool:
    """Whether one of these genres accepts the text; `asked` remembers by which form, or that it does not."""
    for name in names:
        if name not in asked:
            asked[name] = _accepting(genre(name), text)
        if asked[name] is not None:
            return True
    return False


def is_accepted(text: str, genre_name: str | None = None) -> bool:
    """Whether a text looks like a puzzle of some form, even if it can't be read after all."""
    names = genre_names() if genre_name is None else [genre_name]
    return any(_accepting(genre(name), text) for name in names)


def say_passed_over(genre_name: str, passed_over: Iterable[str]) -> Message:
    """Which of several readings of a text was taken, and why."""
    others = tuple(message("voice/a-genre", title=genre(name).title) for name in passed_over)
    return message("voice/read-as", genre=genre(genre_name).title, others=others)


@dataclass(frozen=True)
class Puzzle:
    """What is printed on paper. Frozen and hashable; in a notebook it shows itself.

    guessed_from    the text it was read from, where nobody said what genre it is of
    passed_over     genres that could read it as well, but with givens that break a rule

    >>> Puzzle.parse("1....4.....2.3..").text
    '1....4.....2.3..'
    """

    genre_name: str
    board: Any
    guessed_from: str = field(default="", compare=False)
    passed_over: tuple[str, ...] = field(default=(), compare=False)

    def __repr__(self) -> str:
        """How to make it: an interpreter that shows it tells which puzzle it is."""
        return f"{type(self).__name__}.parse({self.text!r}, {self.genre_name!r})"

    @classmethod
    def parse(cls, source: str | Iterable[object], genre_name: str | None = None) -> Puzzle:
        """Read a puzzle in any text form of any genre, or of the one that is named.

        It may also be a list of rows of cells, an array, or triples (row, column, value) counted from 0.

        >>> Puzzle.parse([(0, 0, 5), (8, 8, 9)]).text[:12]
        '5...........'
        """
        expect(str | None, genre_name=genre_name)
        if not isinstance(source, str):
            return cls._parse_data(source, genre_name)
        text, guessed = source, source if genre_name is None else ""
        return first_reading(
            text, genre_name, lambda genre, form, over: cls(genre.name, form.parse(text), guessed, over)
        )

    @classmethod
    def _parse_data(cls, data: Iterable[object], genre_name: str | None) -> Puzzle:
        """Read a puzzle that comes as Python data."""
        from whygrid.text.data import texts_of

        drafting = genre(genre_name or genre_names()[0]).drafting
        sizes = [] if drafting is None else [len(draft.rows) for draft in drafting().sizes.values()]
        refusal: PuzzleError | None = None
        for text in texts_of(data, sizes):
            try:
                return cls.parse(text, genre_name)
            except PuzzleError as error:
                refusal = refusal or error
        assert refusal is not None
        raise refusal

    @property
    def is_broken(self) -> bool:
        """Whether its givens break a rule."""
        from whygrid.logic.check import broken_rules

        return any(True for _ in broken_rules(self.rules, self.givens))

    def other_genres(self) -> Iterator[Genre[Any]]:
        """The genres that could have read it as well, where its genre was guessed."""
        names = [name for name in genre_names() if name != self.genre_name] if self.guessed_from else []
        for candidate in map(genre, names):
            with suppress(PuzzleError):
                for form in candidate.formats:
                    if form.accepts(self.guessed_from):
                        form.parse(self.guessed_from)
                        yield candidate
                        break

    @property
    def genre(self) -> Genre[Any]:
        """The record of the puzzle's genre."""
        return genre(self.genre_name)

    @property
    def text(self) -> str:
        """The puzzle in its genre's first text form."""
        return self.genre.write(self.board)

    @property
    def rules(self) -> Rules:
        """What the puzzle demands, apart from its givens."""
        return self.genre.rules(self.board)

    @cached_property
    def givens(self) -> tuple[Literal, ...]:
        """What is printed in it, as facts."""
        return self.genre.givens(self.board)

    def fill(self, facts: Iterable[Literal]) -> Puzzle:
        """The puzzle with these facts written in."""
        return Puzzle(self.genre_name, self.genre.fill(self.board, facts))

    def with_clues(self, names: Collection[str]) -> Puzzle:
        """The puzzle with only those of its clues that have these names; givens are no clues."""
        return Puzzle(self.genre_name, self.genre.with_clues(self.board, names))

    def clues_called(self, names: Collection[str]) -> tuple[Said, ...]:
        """What people call the clues of these names in their language."""
        called = {clue.name: clue.said for clue in self.genre.clues(self.board)} if names else {}
        return tuple(called.get(name, name) for name in names)

    def said_by(self, clue: Clue) -> Rule | Family:
        """What a clue demands beyond the rules without it: a rule, or rules that are made when needed."""
        said = self.rules.rule(clue.rule) if clue.rule else self.with_clues((clue.name,)).rules.family
        assert said is not None, "a clue is a rule, or shows in a family"
        return said

    def scene(self, view: View | None = None) -> Scene:
        """What to draw."""
        from whygrid.scene.view import View

        return self.genre.scene(self.board, view or View())

    def __str__(self) -> str:
        from whygrid.scene.ansi import render_ansi

        return render_ansi(self.scene(), colour=False, detail="small", labels=True, compact=True)

    def _repr_svg_(self) -> str:
        from whygrid.scene.svg import render_svg

        return render_svg(self.scene())


def parse(source: str | Iterable[object], genre_name: str | None = None) -> Puzzle:
    """Read a puzzle in any text form of any genre, or of the one that is named; or from rows, or triples."""
    return Puzzle.parse(source, genre_name)
