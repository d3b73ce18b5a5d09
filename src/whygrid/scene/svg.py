"""Scenes as SVG pictures that stand alone: light and dark, readable aloud, without scripts or ids."""

from __future__ import annotations

from collections.abc import Iterator
from math import hypot
from textwrap import wrap

from whygrid.records import NamedTuple
from whygrid.scene.geometry import middle_of, slot_point
from whygrid.scene.legend import links_in
from whygrid.scene.marks import (
    TONES,
    Arrow,
    Badge,
    CellPlace,
    Fill,
    Line,
    Mark,
    Outline,
    Path,
    Point,
    Ring,
    Scene,
    SmallText,
    Text,
    Tone,
)
from whygrid.scene.svg_arrows import ARROW_RULES, LETTER, LINE, svg_arrow, svg_legend, svg_notes
from whygrid.scene.svg_printed import PRINTED_RULES, svg_badge, svg_outline, svg_path
from whygrid.scene.svg_style import (
    CENTRE,
    DASHES,
    Theme,
    opening_tag,
    points,
    style_rules,
    style_sheet,
    tag,
    xml_text,
)
from whygrid.voice import notation
from whygrid.voice.cell_names import OUR_OWN, column_label, row_label
from whygrid.voice.message import message

_MARGIN = 6
_ROOM, _SMALL = 18, 13
"""For the names of rows and columns, and how large these are."""

# What a small text stands on, by tone.
_BADGES: dict[Tone, str] = {
    "focus": "circle",
    "support": "square",
    "pattern": "square",
    "good": "circle",
    "bad": "diamond",
    "one": "circle",
    "two": "square",
}

# Tones of text beyond their colour. Weight and slant work at any size.
_TEXT_LOOKS: dict[Tone, str] = {
    "plain": "font-weight:400",
    "given": "font-weight:700",
    "focus": "font-weight:800",
    "support": "font-weight:600;text-decoration:underline",
    "pattern": "font-weight:600;font-style:italic",
    "struck": "font-weight:400;text-decoration:line-through",
    "good": "font-weight:600;text-decoration:overline",
    "bad": "font-weight:800;text-decoration:underline",
    "one": "font-weight:600",
    "two": "font-weight:600;font-style:italic",
    "dim": "font-weight:300",
}


def render_svg(scene: Scene, *, cell: int = 48, styled: bool = True) -> str:
    """The scene as an SVG document with cells of this many pixels.

    Not `styled`, it is for a page that has `svg_rules` in its own style sheet.
    """
    width, height = _size(scene, cell)
    links, room = links_in(scene), _room()
    notes = [line for note in scene.notes for line in wrap(note, int((width + room) / LETTER))]
    below = LINE * len(links)
    opening = svg_opening(scene, cell=cell, below=below + LINE * len(notes))
    legend = svg_legend(links, -room, height, width + room)
    said = svg_notes(notes, -room, height + below, width + room)
    lines = [opening, *svg_elements(scene, cell=cell), *legend, *said, "</svg>"]
    if styled:
        lines.insert(1, style_sheet(_coloured_rules, _constant_rules()))
    return "\n".join(lines)


def svg_opening(scene: Scene, *, cell: int = 48, below: float = 0) -> str:
    """The root element of a picture, with its title and description; `below` the board is more room."""
    title, _, description = scene.label.partition(". ")
    title = title.removesuffix(".") or str(message("scene/a-board", rows=scene.rows, columns=scene.columns))
    width, height = _size(scene, cell)
    room = _room()
    return opening_tag(width + room, height + room + below, title, description, room)


def svg_elements(scene: Scene, *, cell: int = 48) -> list[str]:
    """What is drawn, from back to front, without the root element."""
    width, height = _size(scene, cell)
    written = frozenset(mark.cell for mark in scene.marks if isinstance(mark, Text))
    sheet = _Sheet(cell, scene.slots, written)
    room = _room()
    place = {"x": -room, "y": -room} if room else {}
    paper = tag("rect", class_="paper", **place, width=width + room, height=height + room, rx=_MARGIN)
    drawn = [element for mark in scene.marks for element in sheet.elements(mark)]
    return [paper, *(_labels(scene, cell) if room else ()), *drawn]


def _room() -> int:
    """Above and beside the board, for the names of rows and columns: where somebody asked for other names."""
    return 0 if notation() == OUR_OWN else _ROOM


def _labels(scene: Scene, cell: int) -> Iterator[str]:
    """The names of columns and rows, as cells are called."""
    for number in range(scene.columns):
        yield _label(column_label(number + 1), _MARGIN + (number + 0.5) * cell, _MARGIN - _ROOM / 2)
    for number in range(scene.rows):
        yield _label(row_label(number + 1), _MARGIN - _ROOM / 2, _MARGIN + (number + 0.5) * cell)


def _label(name: str, x: float, y: float) -> str:
    return tag("text", xml_text(name), class_="pencil", x=x, y=y + CENTRE * _SMALL, font_size=_SMALL)


def svg_rules() -> str:
    """The rules by which pictures of scenes get their colours, for the style sheet of a page."""
    return style_rules(_coloured_rules, _constant_rules())


def _size(scene: Scene, cell: int) -> tuple[int, int]:
    return scene.columns * cell + 2 * _MARGIN, scene.rows * cell + 2 * _MARGIN


def _constant_rules() -> str:
    rules = [
        ".whygrid text{text-anchor:middle;font-variant-numeric:lining-nums tabular-nums}",
        ".whygrid line{stroke-linecap:square}",
        ".whygrid .ring{fill:none}",
        *ARROW_RULES,
        *PRINTED_RULES,
    ]
    rules += [f".whygrid .text-{tone}{{{look}}}" for tone, look in _TEXT_LOOKS.items()]
    rules += [
        f".whygrid .small-{tone}{{font-weight:{400 if tone in ('plain', 'dim') else 600}}}" for tone in TONES
    ]
    rules += [
        f".whygrid .dash-{tone}{{stroke-dasharray:{dashes};stroke-linecap:round}}"
        for tone, dashes in DASHES.items()
    ]
    return "\n".join(rules) + "\n"


def _coloured_rules(theme: Theme) -> str:
    rules = [
        f".whygrid .paper{{fill:{theme.paper}}}",
        f".whygrid .thin{{stroke:{theme.thin}}}",
        f".whygrid .thick{{stroke:{theme.thick}}}",
    ]
    for tone in TONES:
        colours = theme.tones[tone]
        rules += [
            f".whygrid .fill-{tone}{{fill:{colours.fill}}}",
            f".whygrid .edge-{tone}{{stroke:{colours.edge}}}",
            f".whygrid .ink-{tone}{{fill:{colours.ink}}}",
            f".whygrid .head-{tone}{{fill:{colours.edge}}}",
        ]
    # After the tones, because it is the plain ink of small texts.
    rules.append(f".whygrid .pencil{{fill:{theme.pencil}}}")
    return "\n".join(rules) + "\n"


class _Sheet(NamedTuple):
    """Turns marks into elements; `cell` is the size of a cell in pixels, `written` are those with a text."""

    cell: int
    slots: int
    written: frozenset[CellPlace]

    def elements(self, mark: Mark) -> list[str]:
        """One mark, back to front."""
        match mark:
            case Fill():
                return self._fill(mark)
            case Text():
                return [self._text(mark)]
            case SmallText():
                return self._small_text(mark)
            case Line():
                return [self._line(mark)]
            case Ring():
                return [self._ring(mark)]
            case Arrow():
                return self._arrow(mark)
            case Path():
                return svg_path(mark, [self._place(point) for point in mark.points], self.cell)
            case Badge():
                return svg_badge(mark, self._place(mark.point), self.cell)
            case Outline():
                return svg_outline(mark, self._place, self.cell)

    def _place(self, point: Point) -> tuple[float, float]:
        """A point in pixels, as x and y."""
        return _MARGIN + point.column * self.cell, _MARGIN + point.row * self.cell

    def _middle(self, cell: CellPlace) -> tuple[float, float]:
        return self._place(middle_of(cell))

    def _slot(self, cell: CellPlace, slot: int) -> tuple[float, float]:
        return self._place(slot_point(cell, slot, self.slots))

    def _fill(self, mark: Fill) -> list[str]:
        x, y = self._place(Point(*mark.cell))
        inset = 2.5
        size = self.cell - 2 * inset
        inside = {"x": x + inset, "y": y + inset, "width": size, "height": size, "rx": 3}
        return [
            tag("rect", class_=f"fill-{mark.tone}", x=x, y=y, width=self.cell, height=self.cell),
            tag("rect", class_=f"ring {_edge(mark.tone)}", stroke_width=_edge_width(mark.tone), **inside),
        ]

    def _text(self, mark: Text) -> str:
        size = self.cell * 0.6 * min(1, 2 / max(len(mark.text), 1))
        return _written(mark.text, self._middle(mark.cell), size, f"text-{mark.tone} ink-{mark.tone}")

    def _small_text(self, mark: SmallText) -> list[str]:
        x, y = middle = self._slot(mark.cell, mark.slot)
        room = self.cell * 0.86 / self.slots
        size = room * 0.88 * min(1, 2 / max(len(mark.text), 1))
        ink = "pencil" if mark.tone == "plain" else f"ink-{mark.tone}"
        elements = [_written(mark.text, middle, size, f"small-{mark.tone} {ink}")]
        if mark.tone in _BADGES:
            elements.insert(0, _badge(_BADGES[mark.tone], mark.tone, x, y, room * 0.47))
        if mark.tone == "struck":
            reach = room * 0.4
            ends = {"x1": x - reach, "y1": y + reach, "x2": x + reach, "y2": y - reach}
            elements.append(tag("line", class_="strike edge-struck", **ends, stroke_width=room * 0.11))
        return elements

    def _line(self, mark: Line) -> str:
        (x1, y1) = self._place(self._clear(mark.start, mark.end))
        (x2, y2) = self._place(self._clear(mark.end, mark.start))
        ends = {"x1": x1, "y1": y1, "x2": x2, "y2": y2}
        if mark.tone != "plain":
            return tag("line", class_=_edge(mark.tone), **ends, stroke_width=3 if mark.weight == 1 else 5)
        kind, width = ("thin", 1) if mark.weight == 1 else ("thick", 2.5)
        rendering = "crispEdges" if x1 == x2 or y1 == y2 else "auto"
        return tag("line", class_=kind, **ends, stroke_width=width, shape_rendering=rendering)

    def _clear(self, end: Point, other: Point) -> Point:
        """The end of a line, moved out of the middle of a cell in which something is written."""
        if end.row % 1 != 0.5 or end.column % 1 != 0.5 or (int(end.row), int(end.column)) not in self.written:
            return end
        room = min(1.0, 0.34 / (hypot(other.row - end.row, other.column - end.column) or 1.0))
        return Point(end.row + (other.row - end.row) * room, end.column + (other.column - end.column) * room)

    def _ring(self, mark: Ring) -> str:
        if mark.slot is None:
            (x, y), radius = self._middle(mark.cell), self.cell * 0.41
        else:
            (x, y), radius = self._slot(mark.cell, mark.slot), self.cell * 0.43 / self.slots
        width = max(_edge_width(mark.tone), 1.5)
        return tag("circle", class_=f"ring {_edge(mark.tone)}", cx=x, cy=y, r=radius, stroke_width=width)

    def _arrow(self, mark: Arrow) -> list[str]:
        via = None if mark.via is None else self._place(mark.via)
        return svg_arrow(self._place(mark.start), via, self._place(mark.end), mark.link, mark.tone, self.cell)


def _written(text: str, middle: tuple[float, float], size: float, classes: str) -> str:
    x, y = middle
    return tag("text", xml_text(text), class_=classes, x=x, y=y + CENTRE * size, font_size=size)


def _edge(tone: Tone) -> str:
    """The classes of a line in this tone."""
    return f"edge-{tone} dash-{tone}" if tone in DASHES else f"edge-{tone}"


def _edge_width(tone: Tone) -> float:
    """How strong the edge of a filled cell is: what one should look at first has a strong one."""
    return {"plain": 0, "given": 0, "dim": 0, "focus": 2.5, "bad": 2.5}.get(tone, 1.5)


def _badge(kind: str, tone: Tone, x: float, y: float, radius: float) -> str:
    """What lifts a small text out of its neighbours."""
    look: dict[str, str | float] = {"class_": f"paper edge-{tone}", "stroke_width": 1}
    if kind == "circle":
        return tag("circle", **look, cx=x, cy=y, r=radius)
    if kind == "square":
        size = 2 * radius
        return tag("rect", **look, x=x - radius, y=y - radius, width=size, height=size, rx=radius * 0.35)
    reach = radius * 1.15
    return tag(
        "polygon", **look, points=points((x, y - reach), (x + reach, y), (x, y + reach), (x - reach, y))
    )
