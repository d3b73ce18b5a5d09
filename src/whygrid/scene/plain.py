"""Texts in a plain grid: what a board in the making looks like while it is no puzzle yet."""

from __future__ import annotations

from collections.abc import Sequence

from whygrid.scene.marks import Line, Point, Scene, Text


def plain_scene(table: Sequence[Sequence[str]]) -> Scene:
    """Every text in its cell, and lines between all cells."""
    rows, columns = len(table), len(table[0])
    lines = [Line(Point(row, 0), Point(row, columns)) for row in range(rows + 1)]
    lines += [Line(Point(0, column), Point(rows, column)) for column in range(columns + 1)]
    texts = [
        Text((row, column), text) for row, cells in enumerate(table) for column, text in enumerate(cells)
    ]
    return Scene(rows, columns, 3, (*lines, *texts), "a draft")
