"""What a line of the shell speaks of: cells, edges, values."""

from __future__ import annotations

import re

from whygrid.errors import UsageError
from whygrid.grid import Cell
from whygrid.shell.cells import both, cells
from whygrid.shell.console import Call, usage
from whygrid.shell.session import Session
from whygrid.voice.cell_names import named as called
from whygrid.voice.message import Cells, message

_NAMED = re.compile(r"\b(row|col|val)\w*[\s=:]+([^\s,;:=]+)")
EDGE = re.compile(r"(?<=[\d)])(?:-|\s+-\s+)(?=[\w(])")
"""The hyphen between the two cells of an edge."""
VALUE = re.compile(r"(.*?)[\s:=]+([^\s:=]+)\s*", re.DOTALL)
"""Something and a value, such as r4c5 7."""


def target(session: Session, call: Call) -> tuple[str, str, str]:
    """The subject and the value that a command names, as `set` does, and how to call the subject."""
    named = dict(_NAMED.findall(call.rest))
    if len(named) == 3:
        where, value = f"{named['row']} {named['col']}", named["val"]
    else:
        rest = (
            call.rest
            or (session.ask(f"{message('shell/value-for', cell=both(session.cursor))} ") or "").strip()
        )
        found = VALUE.fullmatch(rest)
        if not rest:
            raise UsageError(message("shell/value-is-missing"), remedy=usage(session.console.command("set")))
        where, value = ("", rest) if found is None else (found[1], found[2])
    chosen = [session.cursor] if not where.strip() else cells_in(session, where)
    if len(chosen) == 2 and session.game.places.edges:
        edge = session.game.places.edge(*chosen)
        return edge, value, called(edge)
    if len(chosen) != 1:
        raise UsageError(message("shell/one-cell-at-a-time"), remedy=usage(session.console.command("set")))
    return session.name(chosen[0]), value, both(chosen[0])


def cells_in(session: Session, text: str) -> list[Cell]:
    """The cells in a text; a hyphen between two of them makes an edge."""
    return cells(EDGE.sub(" ", text), session.rows, session.columns)


def subjects_in(session: Session, text: str) -> list[str]:
    """The cells in a text; where lines are drawn, the edges between each two of them."""
    found, places = cells_in(session, text), session.game.places
    if places.edges and not places.cells:
        if len(found) % 2:
            raise UsageError(
                message("shell/an-edge-has-two-ends"),
                remedy=message("shell/write-both", edge=Cells(("r1c1-r1c2",))),
            )
        return [places.edge(*pair) for pair in zip(found[::2], found[1::2], strict=True)]
    return [session.name(cell) for cell in found]
