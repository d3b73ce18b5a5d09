"""The board and its text forms: `latin a.../.b../..c./...d`, or a heading and a line for each row."""

from collections.abc import Iterable
from dataclasses import dataclass

from whygrid.errors import PuzzleError
from whygrid.logic.facts import Literal
from whygrid.text import Format

ORDER = 4
LETTERS = "abcd"
HEADING = "latin"
HOW = "Write latin a.../.b../..c./...d with a dot for an empty cell."


@dataclass(frozen=True)
class Square:
    """The letters row by row, a dot for an empty cell."""

    letters: str

    def facts(self) -> tuple[Literal, ...]:
        """The letters that are there, as facts."""
        return tuple(
            ORDER * cell + LETTERS.index(letter) + 1
            for cell, letter in enumerate(self.letters)
            if letter != "."
        )

    def filled(self, facts: Iterable[Literal]) -> "Square":
        """The square with the letters that these facts place."""
        letters = list(self.letters)
        for fact in facts:
            if fact > 0:
                letters[(fact - 1) // ORDER] = LETTERS[(fact - 1) % ORDER]
        return Square("".join(letters))

    def rows(self) -> list[str]:
        """The letters of each row."""
        return [self.letters[start : start + ORDER] for start in range(0, ORDER * ORDER, ORDER)]


def looks_like_a_square(text: str) -> bool:
    """Whether the heading is there."""
    return text.strip().startswith(HEADING)


def parse_square(text: str) -> Square:
    """Read either form."""
    if not looks_like_a_square(text):
        raise PuzzleError(f"there is no {HEADING!r} at the start", remedy=HOW)
    letters = "".join(text.strip().removeprefix(HEADING).replace("/", " ").split())
    for place, letter in enumerate(letters, 1):
        if letter not in LETTERS + ".":
            raise PuzzleError(f"{letter!r} is no letter from a to d", where=f"cell {place}", remedy=HOW)
    if len(letters) != ORDER * ORDER:
        raise PuzzleError(f"there are {len(letters)} cells instead of {ORDER * ORDER}", remedy=HOW)
    return Square(letters)


FORMATS: tuple[Format[Square], ...] = (
    Format(
        "line",
        "one line",
        looks_like_a_square,
        parse_square,
        lambda square: f"{HEADING} {'/'.join(square.rows())}",
    ),
    Format(
        "rows",
        "a line for each row",
        looks_like_a_square,
        parse_square,
        lambda square: "\n".join([HEADING, *(" ".join(row) for row in square.rows())]),
    ),
)
