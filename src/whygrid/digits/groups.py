"""Groups: cells that hold each symbol once, such as rows and columns, and their rules."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Protocol

from whygrid.digits.field import Field
from whygrid.logic.rules import Rule, exactly_one
from whygrid.records import NamedTuple
from whygrid.voice.message import Message, message


class Once(Protocol):
    """What is asked of cells that hold each symbol once, whatever else a genre knows of them."""

    @property
    def kind(self) -> str:
        """Such as "row": groups of one kind have no cells in common."""

    @property
    def name(self) -> str:
        """The name of its rule."""

    @property
    def cells(self) -> tuple[int, ...]:
        """The cells, in order."""

    @property
    def said(self) -> Message:
        """What it is called in a sentence."""


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
    def groups(self) -> Sequence[Once]:
        """All groups."""
        raise NotImplementedError


class Square(GroupedField):
    """A field with as many rows and columns as symbols."""

    size: int

    @cached_property
    def rows(self) -> int:  # type: ignore[override]
        """How many rows there are."""
        return self.size

    @cached_property
    def columns(self) -> int:  # type: ignore[override]
        """As many as rows."""
        return self.size

    @cached_property
    def digits(self) -> int:  # type: ignore[override]
        """The largest digit."""
        return self.size


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
