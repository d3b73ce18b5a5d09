"""A Kakuro as marks: black cells with a diagonal, the clue right above it and the clue down below it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from whygrid.engine.words import say_facts
from whygrid.genres.kakuro.model import DIGITS, Black, Board, Layout
from whygrid.genres.kakuro.rules import givens_of, rules_of
from whygrid.logic.facts import Literal
from whygrid.scene.marks import TONES, Fill, Line, Mark, Point, Scene, SmallText, Text, Tone
from whygrid.scene.view import View

SLOTS = 3
_RIGHT_CLUE, _DOWN_CLUE = 2, 6  # the slots at the upper right and at the lower left
_TONE_OF_ROLE: dict[str, Tone] = {tone: tone for tone in TONES}
"""What a part of a pattern is drawn in; parts that are not listed are drawn as "pattern"."""


def scene_of(board: Board, view: View) -> Scene:
    """The board with its clues and, on top of it, all that the view shows."""
    layout = board.layout
    ink = _ink(board, view)
    marks: list[Mark] = [Fill(_place(layout, cell), tone) for cell, tone in sorted(ink.fills.items())]
    marks += _black_cells(layout)
    marks += _lines(layout)
    marks += _pencil_marks(layout, ink)
    marks += [
        Text(_place(layout, cell), str(digit), tone) for cell, (digit, tone) in sorted(ink.digits.items())
    ]
    return Scene(layout.rows, layout.columns, SLOTS, tuple(marks), _label(board, view))


class _Ink:
    """What stands in the white cells: digits and fills by cell, candidates by fact."""

    def __init__(self) -> None:
        self.digits: dict[int, tuple[int, Tone]] = {}
        self.candidates: dict[int, Tone] = {}
        self.fills: dict[int, Tone] = {}


def _ink(board: Board, view: View) -> _Ink:
    """Collect from the least to the most important, so that what matters most is what is seen."""
    layout, ink = board.layout, _Ink()
    for tone, facts in (("plain", view.placed), ("given", givens_of(board))):
        for cell, digit in _placements(layout, facts):
            ink.digits[cell] = (digit, tone)
    if view.excluded is not None:
        left = range(1, len(layout.white) * DIGITS + 1)
        ink.candidates.update(
            (n, "plain") for n in left if n not in view.excluded and -n not in view.excluded
        )
    for literal in view.support:
        ink.fills[_cell(layout, literal)] = "support"
    for role, literals in view.pattern:
        tone = _TONE_OF_ROLE.get(role, "pattern")
        ink.fills.update((_cell(layout, literal), tone) for literal in literals)
        ink.candidates.update((literal, tone) for literal in literals if literal > 0)
    ink.candidates.update((-literal, "struck") for literal in view.focus if literal < 0)
    for cell, digit in _placements(layout, view.focus):
        ink.digits[cell] = (digit, "focus")
        ink.fills[cell] = "focus"
    for literal in view.bad:
        _mark_bad(layout, ink, literal)
    return ink


def _mark_bad(layout: Layout, ink: _Ink, literal: Literal) -> None:
    """Show where a wrong fact stands: as the cell's digit, or else as a candidate."""
    cell, digit = layout.cell_and_digit(abs(literal))
    ink.fills[cell] = "bad"
    if ink.digits.get(cell, (0, ""))[0] == digit:
        ink.digits[cell] = (digit, "bad")
    else:
        ink.candidates[abs(literal)] = "bad"


def _placements(layout: Layout, literals: Iterable[Literal]) -> Iterator[tuple[int, int]]:
    return (layout.cell_and_digit(literal) for literal in literals if literal > 0)


def _cell(layout: Layout, literal: Literal) -> int:
    return layout.cell_and_digit(abs(literal))[0]


def _place(layout: Layout, cell: int) -> tuple[int, int]:
    return divmod(layout.white[cell], layout.columns)


def _black_cells(layout: Layout) -> Iterator[Mark]:
    for index, entry in enumerate(layout.cells):
        if entry is not None:
            row, column = place = divmod(index, layout.columns)
            yield Fill(place, "dim")
            yield Line(Point(row, column), Point(row + 1, column + 1))
            if entry.right is not None:
                yield SmallText(place, _RIGHT_CLUE, str(entry.right), "given")
            if entry.down is not None:
                yield SmallText(place, _DOWN_CLUE, str(entry.down), "given")


def _lines(layout: Layout) -> Iterator[Line]:
    """Lines between all cells."""
    for row in range(layout.rows + 1):
        yield Line(Point(row, 0), Point(row, layout.columns))
    for column in range(layout.columns + 1):
        yield Line(Point(0, column), Point(layout.rows, column))


def _pencil_marks(layout: Layout, ink: _Ink) -> Iterator[SmallText]:
    for fact, tone in sorted(ink.candidates.items()):
        cell, digit = layout.cell_and_digit(fact)
        if cell not in ink.digits:
            yield SmallText(_place(layout, cell), digit - 1, str(digit), tone)


def _label(board: Board, view: View) -> str:
    """The scene in words: what is shown on the board, then the board row by row."""
    layout = board.layout
    digits = dict(_placements(layout, (*view.placed, *givens_of(board))))
    sentences = [f"Kakuro, {layout.rows} by {layout.columns}, {len(layout.white)} white cells"]
    if digits:
        sentences[0] += f", {len(digits)} filled"
    for opening, literals in (("Shown", view.focus), ("Known", view.support), ("Wrong", view.bad)):
        if literals:
            sentences.append(f"{opening}: {say_facts(rules_of(layout), literals)}")
    for row in range(layout.rows):
        places = range(row * layout.columns, (row + 1) * layout.columns)
        said = ", ".join(_say_cell(layout, place, digits) for place in places)
        sentences.append(f"Row {row + 1}: {said}")
    return ". ".join(sentences) + "."


def _say_cell(layout: Layout, place: int, digits: dict[int, int]) -> str:
    entry = layout.cells[place]
    if entry is None:
        return str(digits.get(layout.number_of[place], "blank"))
    if entry == Black():
        return "black"
    clues = [
        f"{clue} {way}" for clue, way in ((entry.down, "down"), (entry.right, "right")) if clue is not None
    ]
    return " and ".join(clues)
