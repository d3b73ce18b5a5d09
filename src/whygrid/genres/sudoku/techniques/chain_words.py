"""What chains have in common when it comes to telling them: rules, sentence and the two colours in turn."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from whygrid.genres.sudoku.marks import Marks
from whygrid.genres.sudoku.model import SYMBOLS, Shape
from whygrid.genres.sudoku.rules import cell_rule
from whygrid.genres.sudoku.techniques.common import say_cells, with_houses_of
from whygrid.logic.facts import Literal


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
                else:
                    sees[cell, other] = None
    return with_houses_of(shape, named, sees)


def say_node(shape: Shape, facts: Sequence[int], holds: bool) -> str:
    """A node in words: "r1c2 is not 5", "r1c2 or r1c3 is 5"."""
    found = [shape.cell_and_digit(fact) for fact in facts]
    cells, symbol = [cell for cell, _ in found], SYMBOLS[found[0][1] - 1]
    if holds or len(cells) == 1:
        return f"{say_cells(shape, cells, 'or')} is {'' if holds else 'not '}{symbol}"
    return f"none of {say_cells(shape, cells)} is {symbol}"


def say_chain(
    shape: Shape, nodes: Sequence[Sequence[int]], loop: bool, notes: Mapping[int, str] | None = None
) -> str:
    """A chain as half a sentence; notes say more about the nodes at these places."""
    notes = notes or {}
    first, second, *others = [
        say_node(shape, facts, bool(i % 2)) + notes.get(i, "") for i, facts in enumerate(nodes)
    ]
    told = f"if {first}, then {', so '.join([second, *others])}"
    if loop:
        return (
            f"{told}, and round to the start: either way round, each two neighbours take this from the others"
        )
    if nodes[0] == nodes[-1]:
        return f"{told}: it can't be otherwise"
    return f"{told}; and where the one or the other holds, this does not"


def in_turn(nodes: Iterable[Iterable[Literal]]) -> dict[str, dict[Literal, None]]:
    """The facts of a chain's nodes in two roles in turn, each where it comes up first."""
    roles: dict[str, dict[Literal, None]] = {"one": {}, "two": {}}
    drawn: set[Literal] = set()
    for index, facts in enumerate(nodes):
        new = [fact for fact in facts if fact not in drawn]
        roles["one" if index % 2 else "two"].update(dict.fromkeys(new))
        drawn.update(new)
    return roles
