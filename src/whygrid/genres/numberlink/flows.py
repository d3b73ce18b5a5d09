"""Rules about flows and colours, for proofs that are too long over edges alone.

Every path carries a unit of flow from its left to its right end, another from its upper to its lower one,
and has a colour in bits; where every cell is covered, lines also carry a unit from dark to light cells. On
corners of cells stand integers, whose differences are these flows (see `planar`, which makes the clauses). In
any solution all of this is settled by the lines. So lemmas may speak of it, and what follows for lines in the
end, holds.

Colours, directions and integers are auxiliary: variable v of the clauses is an edge's line for v up to their
number, and after that the auxiliary fact v - number of edges.
"""

from __future__ import annotations

from functools import lru_cache

from whygrid.genres.numberlink.encoding import Model, blocks, colour_clauses, degree_clauses
from whygrid.genres.numberlink.model import Layout
from whygrid.genres.numberlink.planar import (
    ACROSS,
    ORDER,
    Field,
    Part,
    codes_of,
    field_clauses,
    fields_of,
    tie_clauses,
)
from whygrid.genres.numberlink.terrain import planes_of
from whygrid.logic.facts import Fact, Literal
from whygrid.logic.rules import Count, Rule
from whygrid.records import NamedTuple
from whygrid.sat.encode import Clause
from whygrid.voice.message import Cells, Message, message

CELLS_LIMIT = 400
"""On larger boards there would be too much to say about flows."""
RIGHTWARD, DOWNWARD, BALANCE = "rightward", "downward", "dark to light"
FLOWS_SAID = {
    RIGHTWARD: message("numberlink/flow-rightward"),
    DOWNWARD: message("numberlink/flow-downward"),
    BALANCE: message("numberlink/flow-balance"),
}


class Flows(NamedTuple):
    """All that is said about flows on a board.

    facts      the auxiliary facts
    clauses    what holds, with listed rules for cells and small loops among it
    names      for each clause the rule that it belongs to
    rules      the rules about auxiliary facts, by name
    """

    facts: tuple[Fact, ...]
    clauses: list[Clause]
    names: list[str]
    rules: dict[str, Rule]


@lru_cache(maxsize=4)
def flows_of(layout: Layout) -> Flows | None:
    """The flows of a board; None where it is too large, or has no flows that fit and so no solution."""
    if len(layout.ends) > CELLS_LIMIT or layout.loose:
        return None
    codes = tuple(codes_of(layout))
    bits = max(codes).bit_length()
    model = Model([], len(layout.edges) + len(layout.ends) * bits + 1, bits, codes)
    fields = fields_of(layout, planes_of(layout), model.straight)
    if fields is None:
        return None
    names: list[str] = []
    about_flows: dict[str, list[Clause]] = {}
    said: dict[str, tuple[str, Part]] = {}  # what the names about flows mean

    def say(name: str, clause: Clause, listed: bool = False) -> None:
        names.append(name)
        model.clauses.append(clause)
        if not listed:
            about_flows.setdefault(name, []).append(clause)

    for cell in range(len(layout.ends)):
        for clause in degree_clauses(layout, cell):
            say(f"cell {layout.name(cell)}", clause, listed=True)
    for block in blocks(layout):
        say(_loop(layout, block), [-edge for edge in block], listed=True)
    for edge, name in enumerate(layout.edge_names):
        for clause in colour_clauses(layout, edge, model):
            say(f"colour {name}", clause)
        for clause in tie_clauses(layout, edge, fields, model):
            say(f"kind {name}", clause)
    for field, flow in zip(fields, (RIGHTWARD, DOWNWARD, BALANCE), strict=False):
        for part, clause in field_clauses(layout, field):
            name = f"{flow} {_place(layout, part)}"
            said.setdefault(name, (flow, part))
            say(name, clause)
    rules = {
        name: _rule(layout, name, _text(layout, name, said.get(name)), clauses)
        for name, clauses in about_flows.items()
    }
    return Flows(tuple(_facts(layout, bits, fields)), model.clauses, names, rules)


def literal_of(layout: Layout, variable: int) -> Literal:
    """A literal of the clauses as a literal of the rules."""
    edges, number = len(layout.edges), abs(variable)
    fact = 2 * number - 1 if number <= edges else number + edges
    return fact if variable > 0 else -fact


def _facts(layout: Layout, bits: int, fields: list[Field]) -> list[Fact]:
    found = [
        Fact(layout.name(cell), f"colour bit {i + 1}")
        for cell in range(len(layout.ends))
        for i in range(bits)
    ]
    for field, flow in zip(fields, (RIGHTWARD, DOWNWARD, BALANCE), strict=False):
        if not field.plane.balance:
            found += (Fact(f"{flow} {name}", "forth") for name in layout.edge_names)
        for corner, (low, high) in enumerate(zip(field.corners.lowest, field.corners.highest, strict=True)):
            name = f"{flow} {_corner(layout, corner)}"
            found += (Fact(name, f"{t} or more") for t in range(low + 1, high + 1))
    return found


def _place(layout: Layout, part: Part) -> str:
    kind, number, at = part
    if kind == ORDER:
        return _corner(layout, number)
    return f"{layout.edge_names[number]} from {at}" if kind == ACROSS else layout.name(number)


def _corner(layout: Layout, corner: int) -> str:
    """The name of a corner: that of the cell to its upper left; 0 is the outside."""
    if corner == 0:
        return "outside"
    return f"corner {_upper_left(layout, corner)}"


def _upper_left(layout: Layout, corner: int) -> str:
    row, column = divmod(corner - 1, layout.columns - 1)
    return layout.name(row * layout.columns + column)


def _loop(layout: Layout, block: tuple[int, ...]) -> str:
    first, right = layout.edges[block[0] - 1]
    left, below = layout.edges[block[2] - 1]
    return f"loop {' '.join(map(layout.name, (first, right, below, left)))}"


def _rule(layout: Layout, name: str, text: Message, clauses: list[Clause]) -> Rule:
    counts = []
    for clause in clauses:
        literals = tuple(literal_of(layout, variable) for variable in clause)
        counts.append(Count(literals, 1, max(1, len(literals))))
    return Rule(name, text, tuple(counts))


def _text(layout: Layout, name: str, flow: tuple[str, Part] | None) -> Message:
    """What a rule says: of a flow at some part of the board, or else of the colours at an edge."""
    if flow is not None:
        return message("numberlink/rule-flow", flow=FLOWS_SAID[flow[0]], place=_place_said(layout, flow[1]))
    kind, _, edge = name.partition(" ")
    return message(
        "numberlink/rule-colour" if kind == "colour" else "numberlink/rule-kind", edge=Cells((edge,))
    )


def _place_said(layout: Layout, part: Part) -> Message:
    kind, number, at = part
    if kind == ACROSS:
        return message("numberlink/at-edge", edge=Cells((layout.edge_names[number],)), n=at)
    if kind != ORDER:
        return message("numberlink/at-cell", cell=Cells((layout.name(number),)))
    if number == 0:
        return message("numberlink/at-outside")
    return message("numberlink/at-corner", cell=Cells((_upper_left(layout, number),)))
