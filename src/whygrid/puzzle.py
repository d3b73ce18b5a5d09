"""Puzzles as users hold them: a board together with its genre."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from whygrid.errors import PuzzleError
from whygrid.registry import genre, genre_names

if TYPE_CHECKING:
    from whygrid.genre import Genre
    from whygrid.logic.facts import Literal
    from whygrid.logic.rules import Rules
    from whygrid.scene.marks import Scene
    from whygrid.scene.view import View


@dataclass(frozen=True)
class Puzzle:
    """What is printed on paper. Frozen and hashable; in a notebook it shows itself.

    >>> Puzzle.parse("1....4.....2.3..").text
    '1....4.....2.3..'
    """

    genre_name: str
    board: Any = field(repr=False)

    @classmethod
    def parse(cls, text: str, genre_name: str | None = None) -> Puzzle:
        """Read a puzzle in any text form of any genre, or of the one that is named."""
        names = genre_names() if genre_name is None else [genre_name]
        refusal: PuzzleError | None = None
        for candidate in map(genre, names):  # loaded one after the other, most often only the first
            form = next((form for form in candidate.formats if form.accepts(text)), None)
            if form is not None:
                try:
                    return cls(candidate.name, form.parse(text))
                except PuzzleError as error:  # perhaps it is a puzzle of another genre
                    refusal = refusal or error
        if refusal is not None:
            raise refusal
        return cls(names[0], genre(names[0]).formats[0].parse(text))

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

    @property
    def givens(self) -> tuple[Literal, ...]:
        """What is printed in it, as facts."""
        return self.genre.givens(self.board)

    def fill(self, facts: Iterable[Literal]) -> Puzzle:
        """The puzzle with these facts written in."""
        return Puzzle(self.genre_name, self.genre.fill(self.board, facts))

    def with_clues(self, names: Collection[str]) -> Puzzle:
        """The puzzle with only those of its clues that have these names; givens are no clues."""
        return Puzzle(self.genre_name, self.genre.with_clues(self.board, names))

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


def parse(text: str, genre_name: str | None = None) -> Puzzle:
    """Read a puzzle in any text form of any genre, or of the one that is named."""
    return Puzzle.parse(text, genre_name)
