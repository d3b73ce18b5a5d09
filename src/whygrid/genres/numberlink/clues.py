"""The clues of a board: which ends belong together. Where ends stand is the board."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import replace

from whygrid.genre import Clue
from whygrid.genres.numberlink.model import LOOSE, Board, Layout
from whygrid.voice.message import Cells, message


def clues_of(board: Board) -> Iterator[Clue]:
    """Every pair of ends by its name."""
    layout = board.layout
    for label, ends in layout.pairs.items():
        names = tuple(layout.name(end) for end in ends)
        called = message("numberlink/ends", label=label, first=Cells(names[:1]), second=Cells(names[1:]))
        yield Clue(_name(layout, label), cells=names, called=called)


def with_clues(board: Board, names: Collection[str]) -> Board:
    """The board with those of its pairs that have these names; the ends of the others are loose."""
    layout = board.layout
    kept = {label for label in layout.pairs if _name(layout, label) in names}
    ends = tuple(label if not label or label in kept else LOOSE for label in layout.ends)
    return Board(replace(layout, ends=ends), board.lines)


def _name(layout: Layout, label: str) -> str:
    """What the clue goes by in the program and in documents, whatever the language."""
    first, second = layout.pairs[label]
    return f"the ends {label} in {layout.name(first)} and {layout.name(second)}"
