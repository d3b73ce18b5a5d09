"""What chains have in common when it comes to telling them: rules, message and the two colours in turn."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache, partial
from itertools import groupby
from operator import itemgetter

from whygrid.genres.sudoku.marks import Marks
from whygrid.genres.sudoku.model import SYMBOLS, TOLD_ONCE, Shape
from whygrid.genres.sudoku.rules import cell_rule, in_brackets
from whygrid.genres.sudoku.toolbox.common import said_cells, said_digit, said_fact, with_houses_of
from whygrid.logic.facts import Literal
from whygrid.voice.message import Cells, Message, Values, message

Noted = tuple[str, str]
"""A node in short: its digits and its cells."""
KEPT = 1 << 12
"""How many nodes and links are kept as they are told: chains of a position have most of them in common."""


def with_rules_between(
    state: Marks, rules: Iterable[str], pairs: Iterable[tuple[Sequence[int], Sequence[int]]]
) -> tuple[str, ...]:
    """These rules and those by which, for each pair, all facts of the one exclude all facts of the other."""
    shape, named, sees = state.shape, dict.fromkeys(rules), dict[tuple[int, int], None]()
    for one, two in pairs:
        for first in one:
            for second in two:
                cell, other = (first - 1) // state.size, (second - 1) // state.size
                if cell == other:
                    named[cell_rule(shape, cell)] = None
                elif (first - second) % state.size:  # of other digits: a relation keeps them apart
                    named[state.exclusions.of(first)[second]] = None
                else:
                    sees[cell, other] = None
    return with_houses_of(shape, named, sees)


def say_node(shape: Shape, facts: Sequence[int], holds: bool = True) -> Message:
    """A node, to be said: "r1c2=5", "r1c2 or r1c3 is 5", "neither r1c2 nor r1c3 is 5"."""
    if len(facts) == 1:
        return _node(shape, facts[0], holds)
    found = [shape.cell_and_digit(fact) for fact in facts]
    cells, digit = said_cells(shape, [cell for cell, _ in found]), said_digit(found[0][1])
    return message("sudoku/one-of-these-is" if holds else "sudoku/none-of-these-is", cells=cells, digit=digit)


@lru_cache(maxsize=TOLD_ONCE)
def _node(shape: Shape, fact: int, holds: bool) -> Message:
    """A node of one candidate, to be said."""
    if holds:
        return message("sudoku/node", fact=said_fact(shape, fact))
    cell, digit = shape.cell_and_digit(fact)
    return message("sudoku/cell-is-not", cell=said_cells(shape, (cell,)), digit=said_digit(digit))


def say_chain(
    shape: Shape,
    nodes: Sequence[Sequence[int]],
    houses: Sequence[str],
    loop: bool = False,
    sets: Mapping[int, tuple[Cells, Values]] | None = None,
) -> Message:
    """A chain, to be said: what follows if it does not begin, each with the house by which it does.

    Every second node would hold; those between are what it rules out. `sets` are the almost locked sets by
    which some of the links hold, by the number of the link.
    """
    sets = sets or {}
    links = []
    reasons = [sets.get(i) or in_brackets(shape, house) for i, house in enumerate(houses)]
    # Neighbours with the same reason share its name; a set has its own.
    for why, run in groupby(zip(reasons, nodes[1::2], strict=True), itemgetter(0)):
        found = tuple(tuple(facts) for _, facts in run)
        if isinstance(why, Message):
            links.append(_link(shape, found, why))
        else:
            for facts in found:
                node, (cells, digits) = say_node(shape, facts), why
                links.append(message("sudoku/chain-link-by-set", node=node, cells=cells, digits=digits))
    start, way = say_node(shape, nodes[0], holds=False), tuple(links)
    if loop:
        return message("sudoku/chain-round-in-a-ring", start=start, links=way)
    if nodes[0] == nodes[-1]:
        return message("sudoku/chain-back-to-itself", start=start, links=way)
    first, last = say_node(shape, nodes[0]), say_node(shape, nodes[-1])
    several = int(len(nodes[0]) > 1 or len(nodes[-1]) > 1)  # "r1c2=5, or else r4c5 or r4c6 is 5"
    return message("sudoku/chain", start=start, links=way, first=first, last=last, several=several)


@lru_cache(maxsize=KEPT)
def _link(shape: Shape, nodes: tuple[tuple[int, ...], ...], why: Message) -> Message:
    """What holds, one after the other, and by which house."""
    if len(nodes) == 1:
        return message("sudoku/chain-link", node=say_node(shape, nodes[0]), why=why)
    return message("sudoku/chain-links", nodes=tuple(say_node(shape, facts) for facts in nodes), why=why)


def way_through(size: int, nodes: Sequence[Sequence[int]], loop: bool = False) -> tuple[Literal, ...]:
    """What a chain goes through if it does not begin, to be drawn: every second node holds, the others don't.

    Of the places of a node the one that is nearest to the node before it.
    """
    here, way = nodes[-1 if loop else min(1, len(nodes) - 1)][0], list[Literal]()
    for index, facts in enumerate(nodes):
        here = facts[0] if len(facts) == 1 else min(facts, key=partial(_distance, size, here))
        way.append(here if index % 2 else -here)
    return (*way, *way[:loop])


def _distance(size: int, one: int, two: int) -> int:
    """How many rows and columns are between the cells of two facts."""
    (top, left), (bottom, right) = (divmod((fact - 1) // size, size) for fact in (one, two))
    return abs(top - bottom) + abs(left - right)


def eureka(shape: Shape, nodes: Sequence[Sequence[int]], loop: bool = False) -> str:
    """A chain in Eureka notation: "(8)r2c2=(8-7)r6c2=(7)r6c4"; links in one cell share its name."""
    text = linked([_noted(shape, tuple(facts)) for facts in nodes], "=-")
    return f"{text}-loop" if loop else text


def linked(nodes: Iterable[Noted], links: str) -> str:
    """Nodes with these links between them in turn; without cells a node stands as it is."""
    told: list[tuple[list[str], str]] = []  # digits with their links, and the cells
    for index, (symbol, where) in enumerate(nodes):
        link = links[(index - 1) % len(links)] if index else ""
        if told and where and told[-1][1] == where:
            told[-1][0].append(f"{link}{symbol}")
        else:
            told.append(([link, symbol], where))
    return "".join(
        f"{link}({''.join(digits)}){where}" if where else f"{link}{''.join(digits)}"
        for (link, *digits), where in told
    )


@lru_cache(maxsize=KEPT)
def _noted(shape: Shape, facts: tuple[int, ...]) -> Noted:
    """The digit of a node and its cells in short."""
    found = [shape.cell_and_digit(fact) for fact in facts]
    return SYMBOLS[found[0][1] - 1], together([shape.names[cell] for cell, _ in found])


def together(names: Sequence[str]) -> str:
    """Cells of one row or column in short: "r1c23", "r45c1"; others side by side."""
    places = [name[1:].split("c") for name in names]
    rows, columns = ({place[i] for place in places} for i in (0, 1))
    if len(rows) == 1:
        return f"r{places[0][0]}c{''.join(place[1] for place in places)}"
    if len(columns) == 1:
        return f"r{''.join(place[0] for place in places)}c{places[0][1]}"
    return ",".join(names)


def in_turn(nodes: Iterable[Iterable[Literal]]) -> dict[str, dict[Literal, None]]:
    """The facts of a chain's nodes in two roles in turn, each where it comes up first."""
    roles: dict[str, dict[Literal, None]] = {"one": {}, "two": {}}
    drawn: set[Literal] = set()
    for index, facts in enumerate(nodes):
        new = [fact for fact in facts if fact not in drawn]
        roles["one" if index % 2 else "two"].update(dict.fromkeys(new))
        drawn.update(new)
    return roles
