"""What a Numberlink's facts say: each edge has two, "drawn" and "closed", of which one holds."""

from __future__ import annotations

from collections.abc import Iterable

from whygrid.genres.numberlink.model import CLOSED, DRAWN, Board
from whygrid.logic.facts import Literal


def drawn(edge: int) -> Literal:
    """The fact that an edge is drawn."""
    return 2 * edge + 1


def closed(edge: int) -> Literal:
    """The fact that nothing is drawn across an edge."""
    return 2 * edge + 2


def edge_of(fact: Literal) -> tuple[int, int]:
    """The edge that a fact is about, and what it says of it."""
    edge, rest = divmod(abs(fact) - 1, 2)
    return edge, CLOSED if rest else DRAWN


def givens_of(board: Board) -> tuple[Literal, ...]:
    """What is drawn and closed on the board, as facts."""
    return tuple(
        drawn(edge) if status == DRAWN else closed(edge) for edge, status in enumerate(board.lines) if status
    )


def filled(board: Board, facts: Iterable[Literal]) -> Board:
    """The board with what these facts draw and close."""
    lines = list(board.lines)
    for fact in facts:
        if fact > 0:
            edge, status = edge_of(fact)
            lines[edge] = status
    return board.with_lines(lines)
