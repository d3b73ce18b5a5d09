"""Scenes as plain data, for programs that draw by themselves. This form is stable.

    {"rows": 9, "columns": 9, "slots": 3, "label": "Sudoku, 9 by 9, 26 givens. …", "marks": [
        {"mark": "fill", "cell": [0, 2], "tone": "support"},
        {"mark": "text", "cell": [0, 2], "text": "8", "tone": "given"},
        {"mark": "small_text", "cell": [0, 0], "slot": 3, "text": "4", "tone": "plain"},
        {"mark": "line", "start": [0.0, 3.0], "end": [9.0, 3.0], "weight": 2, "tone": "plain"},
        {"mark": "ring", "cell": [4, 4], "slot": null, "tone": "focus"},
        {"mark": "arrow", "start": [0.5, 0.5], "end": [0.5, 4.5], "tone": "pattern",
         "link": "strong", "via": [0.9, 2.5]},
        {"mark": "path", "points": [[0.5, 0.5], [0.5, 1.5]], "tone": "dim", "end": "bulb", "weight": 2},
        {"mark": "badge", "point": [0.5, 1.0], "text": "", "shape": "disc", "tone": "given", "size": 0.3},
        {"mark": "outline", "cells": [[0, 0], [0, 1]], "text": "12", "tone": "plain"}]}

Marks come from back to front. Cells are [row, column] from 0; points are [row, column] in units of cells
from the top left corner; a slot counts the small places of a cell in reading order. An arrow is straight
where `via` is null, and otherwise a quadratic curve that bends towards it. `whygrid.scene.marks`
says what the tones mean.
"""

from __future__ import annotations

from typing import Any

from whygrid.scene.marks import Arrow, Badge, Fill, Line, Mark, Outline, Path, Ring, Scene, SmallText, Text


def scene_to_json(scene: Scene) -> dict[str, Any]:
    """The scene as dicts, lists, strings and numbers."""
    return {
        "rows": scene.rows,
        "columns": scene.columns,
        "slots": scene.slots,
        "label": scene.label,
        "marks": [_mark_to_json(mark) for mark in scene.marks],
    }


def _mark_to_json(mark: Mark) -> dict[str, Any]:
    match mark:
        case Fill(cell, tone):
            return {"mark": "fill", "cell": list(cell), "tone": tone}
        case Text(cell, text, tone):
            return {"mark": "text", "cell": list(cell), "text": text, "tone": tone}
        case SmallText(cell, slot, text, tone):
            return {"mark": "small_text", "cell": list(cell), "slot": slot, "text": text, "tone": tone}
        case Line(start, end, weight, tone):
            points = {"start": _point(start), "end": _point(end)}
            return {"mark": "line", **points, "weight": weight, "tone": tone}
        case Ring(cell, slot, tone):
            return {"mark": "ring", "cell": list(cell), "slot": slot, "tone": tone}
        case Arrow(start, end, tone, link, via):
            bent = None if via is None else _point(via)
            points = {"start": _point(start), "end": _point(end)}
            return {"mark": "arrow", **points, "tone": tone, "link": link, "via": bent}
        case Path(way, tone, end, weight):
            return {
                "mark": "path",
                "points": [_point(point) for point in way],
                "tone": tone,
                "end": end,
                "weight": weight,
            }
        case Badge(point, text, under, tone, size):
            look = {"shape": under, "tone": tone, "size": size}
            return {"mark": "badge", "point": _point(point), "text": text, **look}
        case Outline(cells, text, tone):
            return {"mark": "outline", "cells": [list(cell) for cell in cells], "text": text, "tone": tone}


def _point(point: tuple[float, float]) -> list[float]:
    return [float(point[0]), float(point[1])]
