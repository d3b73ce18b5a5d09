"""A Numberlink as marks: labels, drawn lines from cell to cell, and small crosses on closed edges."""

from __future__ import annotations

from collections.abc import Iterator

from whygrid.engine.words import board_in_words
from whygrid.genres.numberlink.facts import edge_of, givens_of
from whygrid.genres.numberlink.model import DRAWN, Board, Layout
from whygrid.genres.numberlink.rules import rules_of
from whygrid.logic.facts import Literal
from whygrid.scene.marks import TONES, Fill, Line, Mark, Point, Scene, Text, Tone
from whygrid.scene.view import View
from whygrid.voice.message import message

SLOTS = 3
_CROSS = 0.12
"""Half the length of the stroke that closes an edge, in units of cells."""


def scene_of(board: Board, view: View) -> Scene:
    """The board with its labels and, on top of it, all that the view shows."""
    layout = board.layout
    strokes = _strokes(board, view)
    marks: list[Mark] = [
        Fill(divmod(cell, layout.columns), tone) for cell, tone in sorted(_fills(layout, view).items())
    ]
    marks += _frame(layout)
    marks += [_line(layout, fact, tone) for fact, tone in strokes.items() if edge_of(fact)[1] == DRAWN]
    marks += [_stroke(layout, fact, tone) for fact, tone in strokes.items() if edge_of(fact)[1] != DRAWN]
    busy = {cell for fact in strokes if edge_of(fact)[1] == DRAWN for cell in layout.edges[edge_of(fact)[0]]}
    for cell, label in enumerate(layout.ends):
        place = divmod(cell, layout.columns)
        if label:
            marks.append(Text(place, label, "given"))
        elif cell not in busy:
            marks.append(Text(place, "·", "dim"))
    marks += [Text(divmod(cell, layout.columns), label) for cell, label in _tips(layout, strokes).items()]
    return Scene(layout.rows, layout.columns, SLOTS, tuple(marks), _label(board, view))


def _strokes(board: Board, view: View) -> dict[Literal, Tone]:
    """The facts to draw, each in one tone: from the least to the most important, the last one counts."""
    strokes: dict[Literal, Tone] = dict.fromkeys(view.placed, "plain")
    strokes.update(dict.fromkeys(givens_of(board), "given"))
    for literal in view.support:
        strokes[abs(literal)] = "support"
    for role, literals in view.pattern:
        tone = role if role in TONES else "pattern"
        strokes.update((literal, tone) for literal in literals if literal > 0 and literal not in strokes)
    strokes.update((literal, "focus") for literal in view.focus if literal > 0)
    strokes.update((abs(literal), "bad") for literal in view.bad)
    if view.excluded is None:  # without pencil marks: lines, and what the view is about
        strokes = {
            fact: tone
            for fact, tone in strokes.items()
            if edge_of(fact)[1] == DRAWN or tone not in ("plain", "given")
        }
    return strokes


def _fills(layout: Layout, view: View) -> dict[int, Tone]:
    fills: dict[int, Tone] = {}
    for literals, tone in ((view.focus, "focus"), (view.broken, "bad"), (view.bad, "bad")):
        for literal in literals:
            fills.update(dict.fromkeys(layout.edges[edge_of(literal)[0]], tone))
    return fills


def _tips(layout: Layout, strokes: dict[Literal, Tone]) -> dict[int, str]:
    """The cells where a line that comes from an end stops half way, with the label that it carries there."""
    joined: dict[int, list[int]] = {}
    for fact, tone in strokes.items():
        number, state = edge_of(fact)
        if state == DRAWN and tone in ("plain", "given", "support"):
            first, second = layout.edges[number]
            joined.setdefault(first, []).append(second)
            joined.setdefault(second, []).append(first)
    tips = {}
    for end, label in enumerate(layout.ends):
        before, here = end, end
        while label and len(following := [cell for cell in joined.get(here, ()) if cell != before]) == 1:
            before, here = here, following[0]
            if layout.ends[here] or here == end:
                break
        else:
            if here != end and len(joined[here]) == 1:
                tips[here] = label
    return tips


def _frame(layout: Layout) -> Iterator[Line]:
    rows, columns = layout.rows, layout.columns
    yield Line(Point(0, 0), Point(0, columns))
    yield Line(Point(rows, 0), Point(rows, columns))
    yield Line(Point(0, 0), Point(rows, 0))
    yield Line(Point(0, columns), Point(rows, columns))


def _middles(layout: Layout, fact: Literal) -> tuple[Point, Point]:
    first, second = layout.edges[edge_of(fact)[0]]
    (r1, c1), (r2, c2) = divmod(first, layout.columns), divmod(second, layout.columns)
    return Point(r1 + 0.5, c1 + 0.5), Point(r2 + 0.5, c2 + 0.5)


def _line(layout: Layout, fact: Literal, tone: Tone) -> Line:
    start, end = _middles(layout, fact)
    return Line(start, end, 2, tone)


def _stroke(layout: Layout, fact: Literal, tone: Tone) -> Line:
    """A short stroke on the border that nothing crosses."""
    start, end = _middles(layout, fact)
    row, column = (start.row + end.row) / 2, (start.column + end.column) / 2
    if start.row == end.row:
        return Line(Point(row - _CROSS, column), Point(row + _CROSS, column), 1, tone)
    return Line(Point(row, column - _CROSS), Point(row, column + _CROSS), 1, tone)


def _label(board: Board, view: View) -> str:
    """The scene in words: what is shown on the board, then the board row by row."""
    layout = board.layout
    facts = [fact for fact in dict.fromkeys((*givens_of(board), *view.placed)) if fact > 0]
    lines = sum(edge_of(fact)[1] == DRAWN for fact in facts)
    size = message("numberlink/board", rows=layout.rows, columns=layout.columns, paths=len(layout.pairs))
    said = [str(size)]
    if lines:
        said.append(str(message("numberlink/board-drawn", n=lines)))
    free = message("numberlink/board-free")
    places = [slice(row * layout.columns, (row + 1) * layout.columns) for row in range(layout.rows)]
    rows = ([label or free for label in layout.ends[row]] for row in places)
    return board_in_words(lambda: rules_of(layout), ", ".join(said), view.pointed(), rows)
