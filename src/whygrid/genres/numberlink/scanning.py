"""Solutions by a quick scan, cell by cell, before anything else is tried; `native/links/scan.hpp` says how.

Most boards that people solve take it a fraction of a millisecond. How long it tries is counted in cells
looked at, so that a board gets the same answer on every machine; what it can't say is left to SAT.
"""

from __future__ import annotations

from whygrid.genres.numberlink.model import Board
from whygrid.kernels.links import ANY, Scanned, scan

FIRST = 1_000_000
"""How much work a first solution is worth: a few hundredths of a second."""
SOONER = 100_000
"""How much of that goes into solutions of a kind that is mostly found sooner."""
FEW = 2
"""So many exceptions from having no U-turns make a solution much sooner than any number of them."""
OTHERS = 100_000
"""How much work it is worth to know whether there are others: what takes longer, SAT knows sooner."""

Lines = list[int]


def first_by_scan(board: Board) -> Lines | bool | None:
    """A solution; False when there is none; None when this can't say.

    Solutions without U-turns are found soonest. Where cells may stay empty, there is one of those if there is
    any, unless lines that are drawn already want it otherwise.
    """
    if not board.layout.cover:
        found = _scanned(board, True, 0, 1, SOONER)
        if not found.solutions:
            found = _scanned(board, False, 0, 1, FIRST)
            found = found._replace(complete=found.complete and board.blank)
        return _first(found)
    for exceptions, work in ((0, FIRST), (FEW, SOONER), (ANY, FIRST)):
        found = _scanned(board, True, exceptions, 1, work)
        if found.solutions or (exceptions == 0 and not found.complete):
            break
    return _first(found)


def _first(found: Scanned) -> Lines | bool | None:
    if found.solutions:
        return found.solutions[0]
    return False if found.complete else None


def solutions_by_scan(board: Board, limit: int) -> Scanned:
    """Up to so many solutions, of whatever kind, and whether these are as many as asked for, or all."""
    return _scanned(board, board.layout.cover, ANY, limit, OTHERS)


def _scanned(board: Board, cover: bool, exceptions: int, limit: int, work: int) -> Scanned:
    layout = board.layout
    numbers = layout.numbers
    labels = [numbers[label] if label else -1 for label in layout.ends]
    return scan((layout.rows, layout.columns), labels, board.lines, cover, exceptions, limit, work)
