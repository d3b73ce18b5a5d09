"""Groups: cells that hold each symbol once, such as rows and columns, and their rules."""

from __future__ import annotations

from whygrid.digits.field import Field
from whygrid.logic.rules import Rule, exactly_one
from whygrid.records import NamedTuple
from whygrid.voice.message import Message, message


class Group(NamedTuple):
    """Cells that hold each symbol once; `kind` is "row", "column" or another word of `digits/voice`."""

    kind: str
    number: int
    cells: tuple[int, ...]

    @property
    def name(self) -> str:
        """The name of its rule."""
        return f"{self.kind} {self.number}"

    @property
    def said(self) -> Message:
        """What it is called in a sentence."""
        return message(f"digits/{self.kind}", n=self.number)


class GroupedField(Field):
    """A field with groups."""

    @property
    def groups(self) -> tuple[Group, ...]:
        """All groups."""
        raise NotImplementedError


def lines_of(rows: int, columns: int) -> tuple[Group, ...]:
    """The rows and columns of a board without holes."""
    return (
        *(Group("row", row + 1, tuple(range(row * columns, (row + 1) * columns))) for row in range(rows)),
        *(Group("column", c + 1, tuple(range(c, rows * columns, columns))) for c in range(columns)),
    )


def group_rules(layout: GroupedField) -> list[Rule]:
    """For each group the rule that each symbol stands in it once."""
    return [
        Rule(
            group.name,
            message("digits/rule-group", group=group.said),
            tuple(
                exactly_one(layout.fact(cell, digit) for cell in group.cells)
                for digit in range(1, layout.digits + 1)
            ),
            called=group.said,
        )
        for group in layout.groups
    ]
