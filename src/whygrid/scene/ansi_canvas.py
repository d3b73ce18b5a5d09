"""A sheet of characters to draw a board on: lines that join up by themselves, text on top, colours last.

Every place of the sheet remembers how thick a line leaves it upwards, to the right, downwards and to the
left. Unicode has a character for each of the 81 combinations of nothing, light and heavy, so that lines
of any weights meet cleanly wherever they were drawn from.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import groupby

from whygrid.scene.marks import Tone

# The character at up * 27 + right * 9 + down * 3 + left, with 0 for nothing, 1 for light and 2 for heavy.
_JUNCTIONS = " ╴╸╷┐┑╻┒┓╶─╾┌┬┭┎┰┱╺╼━┍┮┯┏┲┳╵┘┙│┤┥╽┧┪└┴┵├┼┽┟╁╅┕┶┷┝┾┿┢╆╈╹┚┛╿┦┩┃┨┫┖┸┹┞╀╃┠╂╉┗┺┻┡╄╇┣╊╋"
_UP, _RIGHT, _DOWN, _LEFT = range(4)

# Lines with a meaning are dashed where they run straight, each tone in its own rhythm.
_DASHES: dict[Tone, tuple[str, str]] = {
    "focus": ("═", "║"),
    "support": ("┈", "┊"),
    "pattern": ("┄", "┆"),
    "struck": ("╳", "╳"),
    "good": ("+", "+"),
    "bad": ("!", "!"),
    "one": ("╌", "╎"),
    "two": ("┅", "┇"),
    "dim": ("·", "·"),
}

Place = tuple[int, int]
Codes = Callable[[Tone, Tone | None, int], str]
"""The SGR codes for an ink, the paper under it, and the weight of the line that is drawn (0 for text)."""
Run = tuple[str, str]
"""SGR codes, and the characters that they are for."""
Look = tuple[frozenset[object], ...]


def width_of(text: str) -> int:
    """How many places a text takes: letters of some scripts take two each.

    >>> width_of("a字")
    3
    """
    if text.isascii():
        return len(text)
    from unicodedata import east_asian_width

    return sum(2 if east_asian_width(symbol) in "WF" else 1 for symbol in text)


def junction(up: int, right: int, down: int, left: int) -> str:
    """The box-drawing character whose four arms have these weights.

    >>> junction(up=2, right=1, down=2, left=0)
    '┠'
    """
    return _JUNCTIONS[up * 27 + right * 9 + down * 3 + left]


class Canvas:
    """Places are `(row, column)` of characters; what is written later covers what was there."""

    def __init__(self, height: int, width: int) -> None:
        self.height = height
        self.width = width
        self._arms: dict[Place, list[int]] = {}
        self._text: dict[Place, str] = {}
        self._ink: dict[Place, Tone] = {}
        self._paper: dict[Place, Tone] = {}

    def line(self, start: Place, end: Place, weight: int, tone: Tone) -> None:
        """Draw along a row or a column; where lines overlap the heavier one stays."""
        (top, left), (bottom, right) = min(start, end), max(start, end)
        forwards, backwards = (_RIGHT, _LEFT) if top == bottom else (_DOWN, _UP)
        row_step, column_step = (0, 1) if top == bottom else (1, 0)
        place = (top, left)
        while place < (bottom, right):
            following = (place[0] + row_step, place[1] + column_step)
            self._thicken(place, forwards, weight, tone)
            self._thicken(following, backwards, weight, tone)
            place = following

    def stroke(self, place: Place, weight: int, tone: Tone, *, across: bool) -> None:
        """Draw a line that is too short for more than one place."""
        for direction in (_LEFT, _RIGHT) if across else (_UP, _DOWN):
            self._thicken(place, direction, weight, tone)

    def _thicken(self, place: Place, direction: int, weight: int, tone: Tone) -> None:
        arms = self._arms.setdefault(place, [0, 0, 0, 0])
        arms[direction] = max(arms[direction], weight)
        self._ink[place] = tone

    def open(self, place: Place) -> None:
        """Take a line away, but for a dot where it is heavy."""
        heavy = 2 in self._arms.get(place, ())
        self.write(*place, "·" if heavy else " ", "dim")

    def write(self, row: int, column: int, text: str, tone: Tone) -> None:
        """Write from this place to the right."""
        for character in text:
            for part in (character, *[""] * (width_of(character) - 1)):  # a wide one takes two places
                self._text[row, column] = part
                self._ink[row, column] = tone
                column += 1

    def write_if_free(self, row: int, column: int, text: str, tone: Tone) -> None:
        """Write one character unless there is something already."""
        if self.is_free((row, column)):
            self.write(row, column, text, tone)

    def is_free(self, place: Place) -> bool:
        """Whether this place is on the sheet and blank."""
        inside = 0 <= place[0] < self.height and 0 <= place[1] < self.width
        return inside and place not in self._arms and self._text.get(place, " ") == " "

    def fill(self, row: int, column: int, height: int, width: int, tone: Tone) -> None:
        """Colour the paper under a rectangle."""
        for y in range(row, row + height):
            for x in range(column, column + width):
                self._paper[y, x] = tone

    def render(self, codes: Codes | None) -> str:
        """All rows as text without blanks at their ends, coloured by `codes`, or not at all without it."""
        return "\n".join(self._row(y, codes) for y in range(self.height))

    def _row(self, y: int, codes: Codes | None) -> str:
        if codes is None:
            return "".join(self._character((y, x)) for x in range(self.width)).rstrip()
        runs = list(self.runs(y, 0, self.width, codes))
        if runs and not runs[-1][0]:
            runs[-1] = "", runs[-1][1].rstrip(" ")
        return "".join(f"\x1b[{style}m{text}\x1b[0m" if style else text for style, text in runs)

    def runs(self, y: int, left: int, right: int, codes: Codes | None) -> tuple[Run, ...]:
        """Part of a row as runs of characters that look alike."""
        characters = [self._character((y, x)) for x in range(left, right)]
        if codes is None:
            return (("", "".join(characters)),)
        styles = [self._style((y, x), character, codes) for x, character in enumerate(characters, left)]
        pairs = zip(styles, characters, strict=True)
        return tuple(
            (style, "".join(character for _, character in run))
            for style, run in groupby(pairs, key=lambda pair: pair[0])
        )

    def cut_out(self, top: int, left: int, height: int, width: int) -> Canvas:
        """A copy of a rectangle of this sheet, as a sheet of its own."""
        copy = Canvas(height, width)
        for y in range(height):
            for x in range(width):
                place = (top + y, left + x)
                if place in self._arms:
                    copy._arms[y, x] = self._arms[place]
                if place in self._text:
                    copy._text[y, x] = self._text[place]
                if place in self._ink:
                    copy._ink[y, x] = self._ink[place]
        return copy

    def look(self) -> Look:
        """Something that is equal for sheets on which the same is drawn."""
        arms = ((place, tuple(arms)) for place, arms in self._arms.items())
        return frozenset(arms), frozenset(self._text.items()), frozenset(self._ink.items())

    def _character(self, place: Place) -> str:
        text = self._text.get(place)
        if text is not None:
            return text
        arms = self._arms.get(place)
        if arms is None:
            return " "
        dashes = _DASHES.get(self._ink[place])
        up, right, down, left = arms
        runs_across, runs_down = right or left, up or down
        if dashes and not (runs_across and runs_down):
            return dashes[0] if runs_across else dashes[1]
        return junction(up, right, down, left)

    def _style(self, place: Place, character: str, codes: Codes) -> str:
        paper = self._paper.get(place)
        if paper is None and character == " ":
            return ""
        weight = 0 if place in self._text else max(self._arms.get(place, (0,)))
        return codes(self._ink.get(place, "plain"), paper, weight)
