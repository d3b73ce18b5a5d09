"""The square as marks."""

from collections.abc import Iterator

from tests.toy_genre.board import LETTERS, ORDER, Square
from whygrid.logic.facts import Literal
from whygrid.scene.marks import Fill, Line, Mark, Point, Scene, SmallText, Text
from whygrid.scene.view import View
from whygrid.voice.message import message


def scene_of(square: Square, view: View) -> Scene:
    """The lines, the letters, and what the view points at."""
    label = message("latin/board", rows=" ".join(square.rows()))
    return Scene(ORDER, ORDER, 2, tuple(_marks(square, view)), str(label))


def _marks(square: Square, view: View) -> Iterator[Mark]:
    for tone, literals in (("support", view.support), ("focus", view.focus), ("bad", view.bad)):
        yield from (Fill(_place(literal), tone) for literal in literals)
    for line in range(ORDER + 1):
        weight = 2 if line in (0, ORDER) else 1
        yield Line(Point(line, 0), Point(line, ORDER), weight)
        yield Line(Point(0, line), Point(ORDER, line), weight)
    written = {*square.facts(), *view.placed}
    focus = {literal for literal in view.focus if literal > 0}
    for literal in sorted(written | focus):
        tone = "given" if literal in square.facts() else "focus" if literal in focus else "plain"
        yield Text(_place(literal), _letter(literal), tone)
    if view.excluded is not None:
        filled = {_place(literal) for literal in written | focus}
        for fact in range(1, ORDER**3 + 1):
            if fact not in view.excluded and _place(fact) not in filled:
                yield SmallText(_place(fact), (fact - 1) % ORDER, _letter(fact))


def _place(literal: Literal) -> tuple[int, int]:
    return divmod((abs(literal) - 1) // ORDER, ORDER)


def _letter(literal: Literal) -> str:
    return LETTERS[(abs(literal) - 1) % ORDER]
