"""The rule that all these genres have, that a cell holds one symbol; and sets of digits as counts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from whygrid.digits.field import Field
from whygrid.digits.words import cells_said
from whygrid.logic.facts import Literal
from whygrid.logic.rules import Count, Rule, exactly_one
from whygrid.voice.message import message


def cell_rule(layout: Field, cell: int) -> str:
    """The name of the rule that a cell holds one symbol."""
    return f"cell {layout.names[cell]}"


def cell_rules(layout: Field) -> list[Rule]:
    """For each cell the rule that it holds one symbol."""
    return [
        Rule(
            cell_rule(layout, cell),
            message("digits/rule-cell", cell=cells_said(layout, [cell])),
            (exactly_one(layout.fact(cell, digit) for digit in range(1, layout.digits + 1)),),
            called=message("digits/called-cell", cell=cells_said(layout, [cell])),
        )
        for cell in range(len(layout.white))
    ]


def set_counts(
    places: dict[int, tuple[Literal, ...]], sets: Sequence[int], helpers: Iterator[int]
) -> Iterator[Count]:
    """One of these sets of digits fills the places, as counts.

    p(d) says whether the digit d is there, s which set it is; a set falls with the first digit that it lacks.
    """
    if not sets:
        yield from never(helpers)
        return
    chosen = {one: next(helpers) for one in sets} if len(sets) > 1 else {}
    for digit, where in places.items():
        if not where:
            continue
        holding = [one for one in sets if one >> (digit - 1) & 1]
        if not holding:
            yield Count(where, 0, 0)
        elif len(holding) == len(sets):
            yield exactly_one(where)
        else:
            present = next(helpers)
            yield exactly_one((*where, -present))
            yield exactly_one((*(chosen[one] for one in holding), -present))
            yield exactly_one((*(chosen[one] for one in sets if not one >> (digit - 1) & 1), present))
    if chosen:
        yield exactly_one(chosen.values())


def never(helpers: Iterator[int]) -> Iterator[Count]:
    """A demand that nothing meets."""
    helper = next(helpers)
    yield Count((helper,), 1, 1)
    yield Count((helper,), 0, 0)
