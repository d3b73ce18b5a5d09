"""What constraints look like in SVG pictures: paths under the digits, signs on borders, dashed outlines."""

from __future__ import annotations

from collections.abc import Callable
from math import hypot

from whygrid.scene.marks import Badge, Outline, Path, Point
from whygrid.scene.outlines import INSET, strokes_around
from whygrid.scene.svg_style import CENTRE, points, tag, xml_text

PRINTED_RULES = (
    ".whygrid .way{fill:none;stroke-linecap:round;stroke-linejoin:round}",
    ".whygrid .broad{stroke-opacity:.55}",
    ".whygrid .bulb{fill-opacity:.55}",
    ".whygrid .outline{stroke-dasharray:4 3;stroke-linecap:butt}",
)
BROAD, NARROW = 0.26, 0.045
"""How wide paths are, in units of cells."""

Place = tuple[float, float]


def svg_path(mark: Path, way: list[Place], cell: int) -> list[str]:
    """A path through these places, with what is at its ends."""
    elements = []
    if mark.end == "bulb":
        x, y = way[0]
        elements.append(tag("circle", class_=f"bulb head-{mark.tone}", cx=x, cy=y, r=cell * 0.34))
    look = f"way edge-{mark.tone}" + (" broad" if mark.weight > 1 else "")
    width = cell * (BROAD if mark.weight > 1 else NARROW)
    elements.append(tag("polyline", class_=look, points=points(*way), stroke_width=width))
    if mark.end == "arrow":
        (x1, y1), (x2, y2) = way[-2], way[-1]
        length = hypot(x2 - x1, y2 - y1) or 1.0
        across, down, head = (x2 - x1) / length, (y2 - y1) / length, cell * 0.2
        corners = [
            (x2 - across * head - down * head * 0.7 * side, y2 - down * head + across * head * 0.7 * side)
            for side in (1, -1)
        ]
        elements.append(
            tag("polyline", class_=look, points=points(corners[0], way[-1], corners[1]), stroke_width=width)
        )
    return elements


def svg_badge(mark: Badge, place: Place, cell: int) -> list[str]:
    """A sign at a place."""
    (x, y), radius = place, cell * mark.size / 2
    elements = []
    if mark.shape in ("ring", "paper"):
        edge = f" edge-{mark.tone}" if mark.shape == "ring" else ""
        fill = "paper" if mark.size < 0.5 else "ring"
        elements.append(tag("circle", class_=f"{fill}{edge}", cx=x, cy=y, r=radius, stroke_width=1.5))
    elif mark.shape == "disc":
        ink = "head-dim bulb" if mark.tone == "dim" else f"ink-{mark.tone}"
        elements.append(tag("circle", class_=ink, cx=x, cy=y, r=radius))
    elif mark.shape == "square":
        side = 2 * radius
        elements.append(
            tag("rect", class_=f"head-{mark.tone} bulb", x=x - radius, y=y - radius, width=side, height=side)
        )
    if mark.text:
        size = cell * mark.size * (0.8 if len(mark.text) < 3 else 0.65)
        ink = "paper" if mark.shape == "disc" else f"ink-{mark.tone}"
        written = tag("text", xml_text(mark.text), class_=ink, x=x, y=y + CENTRE * size, font_size=size)
        elements.append(written)
    return elements


def svg_outline(mark: Outline, place: Callable[[Point], Place], cell: int) -> list[str]:
    """A dashed line around cells, and the text in the corner of the first."""
    way = ""
    for start, end in strokes_around(mark.cells):
        way += f"M{points(place(start))}L{points(place(end))}"
    elements = [tag("path", class_=f"ring outline edge-{mark.tone}", d=way, stroke_width=max(1.0, cell / 40))]
    if mark.text:
        row, column = min(mark.cells)
        size = cell * 0.24
        x, y = place(Point(row + INSET, column + INSET))
        width = size * 0.62 * len(mark.text) + 2
        elements.append(tag("rect", class_="paper", x=x - 2, y=y - 2, width=width, height=size))
        elements.append(
            tag(
                "text",
                xml_text(mark.text),
                class_="ink-given",
                x=x - 2 + width / 2,
                y=y + size * 0.72,
                font_size=size,
            )
        )
    return elements
