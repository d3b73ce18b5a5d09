"""The rule that all these genres have: a cell holds one symbol."""

from __future__ import annotations

from whygrid.digits.field import Field
from whygrid.digits.words import cells_said
from whygrid.logic.rules import Rule, exactly_one
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
