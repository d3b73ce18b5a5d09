"""The graph of reasons as a picture: a box for every deduction, the goal on top, premises below.

╭──────────────────────────╮
│ L2 · NAKED PAIR          │    Known facts stand in the lower part of each box that uses them rather
│ r4c5 is not 1 or 2       │    than in boxes of their own: as a rule a few known cells feed nearly
│ r4c3 and r4c8 take them  │    everything, and lines to all of them would hide the lines that matter.
├──────────────────────────┤
│ known  r1c3=4  r4c2=5    │
╰──────────────────────────╯
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

from whygrid.records import NamedTuple
from whygrid.scene.graph_layout import Layout, Size, Spot, lay_out
from whygrid.scene.graph_shape import LEAF_KINDS, LEAF_WORDS, GraphShape, NodeShape, Premises, root_of
from whygrid.scene.graph_text import render_text
from whygrid.scene.svg_style import Theme, number, opening_tag, points, style_sheet, tag, xml_text
from whygrid.voice.message import message

_MARGIN = 18.0
_PAD = 12.0
_ROUNDING = 8.0
_NARROWEST, _WIDEST = 150.0, 270.0
_NARROW_CHARACTERS, _WIDE_CHARACTERS = frozenset("fijlrt.,:;'| ()"), frozenset("mwMW=≠")


class _Line(NamedTuple):
    """One line of text in a box: its style, the pieces it consists of, and the leaf behind each piece."""

    style: str
    pieces: tuple[tuple[str, str], ...]


class _Style(NamedTuple):
    size: float
    height: float
    wide: float  # how much wider than the average font this one is


_STYLES = {
    "heading": _Style(10.5, 16, 1.12),
    "label": _Style(14, 19, 1.12),
    "reason": _Style(12, 16, 1.0),
    "leaf": _Style(11.5, 17, 1.0),
}


@dataclass(frozen=True, slots=True)
class _Box:
    """A deduction's box: the lines of its upper part, and of its lower part by kind of leaf."""

    node: NodeShape
    upper: tuple[_Line, ...]
    lower: tuple[tuple[str, tuple[_Line, ...]], ...]
    width: float

    @property
    def upper_height(self) -> float:
        """The height of the part that says what is concluded."""
        return _height(self.upper) + 1.6 * _PAD

    @property
    def size(self) -> Size:
        """The size of the whole box."""
        return Size(self.width, self.upper_height + sum(_height(lines) + _PAD for _, lines in self.lower))


def render_svg(graph: GraphShape) -> str:
    """The graph as an SVG document."""
    premises = Premises(graph)
    boxes = {node.id: _box(node, premises) for node in graph.nodes if node.kind not in LEAF_KINDS}
    edges = [edge for edge in graph.edges if edge[0] in boxes]
    layout = lay_out({name: box.size for name, box in boxes.items()}, edges)
    width, height = layout.size.width + 2 * _MARGIN, layout.size.height + 2 * _MARGIN
    elements = [
        opening_tag(width, height, _title(graph), render_text(graph)),
        style_sheet(_coloured_rules, _CONSTANT_RULES),
        tag("rect", class_="paper", width=width, height=height, rx=_ROUNDING),
        f'<g transform="translate({number(_MARGIN)} {number(_MARGIN)})">',
        *_edge_elements(layout),
    ]
    for name, box in boxes.items():
        elements += _box_elements(box, layout.boxes[name])
    return "\n".join([*elements, "</g>", "</svg>"])


def _title(graph: GraphShape) -> str:
    root = root_of(graph)
    if root is None:
        return str(message("scene/no-reasons"))
    known = sum(node.kind == "known" for node in graph.nodes)
    deductions = sum(node.kind not in LEAF_KINDS for node in graph.nodes)
    return str(message("scene/why-graph", what=root.label, deductions=deductions, known=known))


_CONSTANT_RULES = (
    "\n".join(
        [
            *(f".whygrid .{name}{{font-size:{style.size}px}}" for name, style in _STYLES.items()),
            ".whygrid .heading{letter-spacing:.06em;font-weight:600;text-transform:uppercase}",
            ".whygrid .label{font-weight:700}",
            ".whygrid .word{font-style:italic}",
            ".whygrid .box,.whygrid .edge{stroke-width:1.25}",
            ".whygrid .goal .box{stroke-width:3}",
            ".whygrid .contradiction .box{stroke-dasharray:6 3}",
            ".whygrid .edge{fill:none}",
        ]
    )
    + "\n"
)


def _coloured_rules(theme: Theme) -> str:
    tones = theme.tones
    kinds = {"lemma": tones["plain"], "goal": tones["focus"], "contradiction": tones["bad"]}
    rules = [
        f".whygrid .paper{{fill:{theme.paper}}}",
        f".whygrid .label{{fill:{tones['given'].ink}}}",
        f".whygrid .heading,.whygrid .reason{{fill:{theme.pencil}}}",
        f".whygrid .edge{{stroke:{tones['plain'].edge}}}",
        f".whygrid .head{{fill:{tones['plain'].edge}}}",
    ]
    for kind, colours in kinds.items():
        fill = colours.fill if kind != "contradiction" else tones["plain"].fill
        rules.append(f".whygrid .{kind} .box{{stroke:{colours.edge};fill:{fill}}}")
    for kind, tone in (("known", "support"), ("case", "two")):
        rules.append(f".whygrid .{kind}{{fill:{tones[tone].fill}}}")
        rules.append(f".whygrid .{kind}-ink{{fill:{tones[tone].ink}}}")
    rules.append(f".whygrid .goal .heading,.whygrid .goal .reason{{fill:{tones['focus'].ink}}}")
    return "\n".join(rules) + "\n"


def _box(node: NodeShape, premises: Premises) -> _Box:
    """Set the type of a box: wrap its texts, and make it as wide as they need."""
    name = "" if node.kind == "goal" else node.id
    heading = " · ".join(part for part in (name, node.technique) if part)
    texts = (("heading", heading.split()), ("label", node.label.split()), ("reason", node.reason.split()))
    upper = [line for style, words in texts for line in _wrapped(style, [(word, "") for word in words])]
    lower = []
    for kind in LEAF_KINDS:
        leaves = [(leaf.label, leaf.id) for leaf in premises.leaves(node.id, kind)]
        if leaves:
            lower.append((kind, tuple(_wrapped("leaf", [(str(LEAF_WORDS[kind]), ""), *leaves]))))
    lines = [*upper, *(line for _, group in lower for line in group)]
    widest = max((_line_width(line.style, line.pieces) for line in lines), default=0.0)
    return _Box(node, tuple(upper), tuple(lower), max(widest + 2 * _PAD, _NARROWEST))


def _wrapped(style: str, pieces: list[tuple[str, str]]) -> Iterator[_Line]:
    """Lines that are not too wide, each with as many pieces as fit."""
    line: list[tuple[str, str]] = []
    for piece in pieces:
        if line and _line_width(style, [*line, piece]) > _WIDEST - 2 * _PAD:
            yield _Line(style, tuple(line))
            line = []
        line.append(piece)
    if line:
        yield _Line(style, tuple(line))


def _line_width(style: str, pieces: list[tuple[str, str]] | tuple[tuple[str, str], ...]) -> float:
    """About how wide a text will be in a wide font; there is no way to ask which one it is."""
    text = _space(style).join(piece for piece, _ in pieces)
    if style == "heading":
        text = text.upper()
    units = sum(
        0.37 if character in _NARROW_CHARACTERS else 0.88 if character in _WIDE_CHARACTERS else 0.62
        for character in text
    )
    capitals = sum(character.isupper() for character in text) * 0.13
    return (units + capitals) * _STYLES[style].size * _STYLES[style].wide


def _space(style: str) -> str:
    return "  " if style == "leaf" else " "


def _height(lines: tuple[_Line, ...]) -> float:
    return sum(_STYLES[line.style].height for line in lines)


def _edge_elements(layout: Layout) -> Iterator[str]:
    """Lines from premises up, smooth where they change their column, each with its arrow head."""
    for (premise, deduction), spots in layout.lines.items():
        tip = spots[-1]
        ends = [*spots[:-1], Spot(tip.x, tip.y + 6)]
        path = f"M{points(ends[0])}"
        for start, end in pairwise(ends):
            middle = (start.y + end.y) / 2
            path += f"C{points((start.x, middle), (end.x, middle), end)}"
        yield tag("path", class_="edge", data_from=premise, data_to=deduction, d=path)
        yield tag(
            "polygon", class_="head", points=points(tip, (tip.x - 4, tip.y + 8), (tip.x + 4, tip.y + 8))
        )


def _box_elements(box: _Box, corner: Spot) -> Iterator[str]:
    node, (width, height) = box.node, box.size
    impossible = node.kind == "lemma" and node.label.startswith(str(message("engine/contradiction")))
    kind = "contradiction" if impossible else node.kind
    frame = {"x": corner.x, "y": corner.y, "width": width, "height": height, "rx": _ROUNDING}
    yield f'<g class="{kind}" data-id="{xml_text(node.id)}">'
    yield tag("rect", class_="box", **frame)
    left, y = corner.x + _PAD, corner.y + 0.8 * _PAD
    for line in box.upper:
        yield _text_element(line, left, y, "", node.id)
        y += _STYLES[line.style].height
    y = corner.y + box.upper_height
    for index, (leaf_kind, lines) in enumerate(box.lower, 1):
        part = Size(width, _height(lines) + _PAD)
        rounding = _ROUNDING if index == len(box.lower) else 0.0
        yield tag("path", class_=leaf_kind, d=_lower_part(Spot(corner.x, y), part, rounding))
        for row, line in enumerate(lines):
            baseline = y + _PAD / 2 + row * _STYLES["leaf"].height
            yield _text_element(line, left, baseline, f" {leaf_kind}-ink", node.id)
        y += part.height
    # Once more, because the lower parts have covered the inner half of the frame.
    yield tag("rect", class_="box", **frame, style="fill:none")
    yield "</g>"


def _lower_part(corner: Spot, size: Size, rounding: float) -> str:
    """The outline of a lower part; the last one shares the round corners of its box."""
    r = number(rounding)
    return (
        f"M{points(corner)}h{number(size.width)}v{number(size.height - rounding)}q0,{r} -{r},{r}"
        f"h{number(2 * rounding - size.width)}q-{r},0 -{r},-{r}z"
    )


def _text_element(line: _Line, x: float, y: float, ink: str, deduction: str) -> str:
    """A line of text; pieces that are leaves say which edge they stand for."""
    style = _STYLES[line.style]
    spans = []
    for text, leaf in line.pieces:
        if leaf:
            spans.append(tag("tspan", xml_text(text), data_from=leaf, data_to=deduction))
        else:
            spans.append(tag("tspan", xml_text(text), class_="word") if ink else xml_text(text))
    baseline = y + style.height / 2 + style.size * 0.36
    # No-break spaces, since XML folds ordinary ones into one.
    space = "\u00a0\u00a0" if ink else " "
    return tag("text", space.join(spans), class_=line.style + ink, x=x, y=baseline)
