"""The clues of a board one by one: each by its name, with the board that lacks it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from whygrid.genre import Clue
from whygrid.genres.kakuro.model import Black, Board, Layout, Run
from whygrid.genres.kakuro.techniques.common import say_run


def clues_of(board: Board) -> Iterator[Clue[Board]]:
    """Every clue with the board without it."""
    totals = [run.total for run in board.layout.runs]
    for run in board.layout.runs:
        if run.total is not None:
            others = [None if number == run.number else total for number, total in enumerate(totals)]
            layout = with_totals(board.layout, others)
            yield Clue(_name(board.layout, run), Board(layout, board.givens))


def with_totals(layout: Layout, totals: Sequence[int | None]) -> Layout:
    """The same black and white cells with these clues for the runs."""
    cells = list(layout.cells)
    for run, total in zip(layout.runs, totals, strict=True):
        if total != run.total:
            row, column = run.start
            place = (row - (not run.across)) * layout.columns + column - run.across
            entry = cells[place] or Black()
            cells[place] = entry._replace(right=total) if run.across else entry._replace(down=total)
    return Layout(layout.rows, layout.columns, tuple(cells))


def _name(layout: Layout, run: Run) -> str:
    if run.cells:
        return say_run(layout, run)
    return f"the {run.total} {'across' if run.across else 'down'} before {run.start}"
