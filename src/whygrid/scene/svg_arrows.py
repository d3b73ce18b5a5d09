"""The arrows of SVG pictures: strong links solid, weak ones dashed, and the lines below that say so."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import hypot

from whygrid.scene.legend import words_of
from whygrid.scene.marks import Kind, Tone
from whygrid.scene.svg_style import CENTRE, points, tag, xml_text

WIDTHS: dict[Kind, float] = {"strong": 2.4, "weak": 1.9, "": 1.6}
"""How wide arrows are where cells have 48 pixels, by what they mean."""
LINE, LETTER = 20, 7.5
"""How high a line below the board is, in pixels, and how wide a letter in it, about."""
ARROW_RULES = (
    ".whygrid .link{fill:none;stroke-linecap:butt}",
    ".whygrid .link-strong{stroke-dasharray:none}",
    ".whygrid .link-leads{stroke-dasharray:none}",
    ".whygrid .link-weak{stroke-dasharray:4.5 3.5}",
    ".whygrid .legend{text-anchor:start}",
)

Place = tuple[float, float]


def svg_arrow(start: Place, via: Place | None, end: Place, link: Kind, tone: Tone, cell: int) -> list[str]:
    """The shaft of an arrow and its head."""
    (x1, y1), (x2, y2) = start, end
    before = via or start  # where it comes from at its end
    length = hypot(x2 - before[0], y2 - before[1]) or 1.0
    across, down = (x2 - before[0]) / length, (y2 - before[1]) / length
    head = min(cell * 0.17, 0.5 * hypot(x2 - x1, y2 - y1))
    x, y = x2 - across * head, y2 - down * head  # where the shaft ends and the head begins
    wing = head * 0.42
    corners = (end, (x - down * wing, y + across * wing), (x + down * wing, y - across * wing))
    shaft = f"M{points(start)}{'L' if via is None else f'Q{points(via)} '}{points((x, y))}"
    look = f"link edge-{tone} link-{link or 'leads'}"
    return [
        tag("path", class_=look, d=shaft, stroke_width=cell / 48 * WIDTHS[link]),
        tag("polygon", class_=f"head-{tone}", points=points(*corners)),
    ]


def svg_legend(links: Sequence[Kind], left: float, top: float, width: float) -> Iterator[str]:
    """What arrows of these kinds mean, a line for each; `left` and `width` are those of the picture."""
    if links:
        yield tag("rect", class_="paper", x=left, y=top, width=width, height=LINE * len(links))
    for number, link in enumerate(links):
        y = top + LINE * (number + 0.4)
        yield from svg_arrow((left + 8, y), None, (left + 38, y), link, "pattern", 48)
        said = xml_text(words_of(link))
        yield tag("text", said, class_="legend pencil", x=left + 46, y=y + CENTRE * 12, font_size=12)


def svg_notes(lines: Sequence[str], left: float, top: float, width: float) -> Iterator[str]:
    """Lines of text, below the board and its legend."""
    if lines:
        yield tag("rect", class_="paper", x=left, y=top, width=width, height=LINE * len(lines))
    for number, line in enumerate(lines):
        y = top + LINE * (number + 0.4) + CENTRE * 12
        yield tag("text", xml_text(line), class_="legend pencil", x=left + 8, y=y, font_size=12)
