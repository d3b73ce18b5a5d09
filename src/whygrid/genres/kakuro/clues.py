"""The clues of a board one by one, and the board with some of them."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from whygrid.genre import Clue
from whygrid.genres.kakuro.model import Black, Board, Layout, Run
from whygrid.genres.kakuro.words import run_said
from whygrid.voice.message import Cells, Message, message


def clues_of(board: Board) -> Iterator[Clue]:
    """Every clue by its name, with the rule of its run."""
    for run in board.layout.runs:
        if run.total is not None:
            yield _clue(board.layout, run)


def implied_clues(board: Board) -> Iterator[Clue]:
    """Clues that the others leave no choice: in a connected part of the board in which no run lacks its clue.

    There the clues across add up to the same as the clues down.
    """
    layout = board.layout
    left = {run.number for run in layout.runs if run.cells}
    while left:
        part = [left.pop()]
        for number in part:
            for cell in layout.runs[number].cells:
                crossing = layout.runs_of[cell][layout.runs[number].across]
                if crossing in left:
                    left.discard(crossing)
                    part.append(crossing)
        runs = [layout.runs[number] for number in part]
        if all(run.total is not None for run in runs):
            yield from (_clue(layout, run) for run in runs)


def with_clues(board: Board, names: Collection[str]) -> Board:
    """The board with those of its clues that have these names."""
    layout = board.layout
    totals = [run.total if _name(layout, run) in names else None for run in layout.runs]
    return Board(with_totals(layout, totals), board.givens)


def with_totals(layout: Layout, totals: Sequence[int | None]) -> Layout:
    """The same black and white cells with these clues for the runs."""
    cells = list(layout.cells)
    for run, total in zip(layout.runs, totals, strict=True):
        if total != run.total:
            row, column = run.start
            place = (row - (not run.across)) * layout.columns + column - run.across
            entry = cells[place] or Black()
            cells[place] = entry._replace(right=total) if run.across else entry._replace(down=total)
    return Layout(layout.rows, layout.columns, tuple(cells), layout.digits)


def _clue(layout: Layout, run: Run) -> Clue:
    return Clue(_name(layout, run), run.name, called=_called(layout, run))


def _name(layout: Layout, run: Run) -> str:
    """What the clue goes by in the program and in documents, whatever the language."""
    way = "across" if run.across else "down"
    if not run.cells:
        return f"the {run.total} {way} before {run.start}"
    first, last = layout.names[run.cells[0]], layout.names[run.cells[-1]]
    return f"the {run.total} {way} in {first if first == last else f'{first}–{last}'}"


def _called(layout: Layout, run: Run) -> Message:
    if run.cells:
        return run_said(layout, run)
    return message(
        "kakuro/clue-before-across" if run.across else "kakuro/clue-before-down",
        total=run.total or 0,
        cell=Cells((str(run.start),)),
    )
