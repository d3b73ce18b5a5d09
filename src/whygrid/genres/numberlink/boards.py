"""Solutions as the ancestor shows them: numbers, lines, lists, and a picture with a colour for each path."""

from __future__ import annotations

from collections.abc import Sequence
from colorsys import hls_to_rgb

from whygrid.genres.numberlink.model import DRAWN, Layout, chains_of
from whygrid.records import NamedTuple
from whygrid.scene.svg_style import FONTS, number, opening_tag, tag, xml_text
from whygrid.voice.message import message

_CELL = 32
_STROKES = {"ud": "│", "lr": "─", "ul": "┘", "ur": "└", "ld": "┐", "rd": "┌", "": "."}


def path_of_cells(layout: Layout, lines: Sequence[int]) -> list[str]:
    """For each cell the label of its path; "" for an empty cell or one on a loop."""
    labels = list(layout.ends)
    for chain in chains_of(layout, lines):
        label = layout.ends[chain[0]] or layout.ends[chain[-1]]
        for cell in chain:
            labels[cell] = label
    return labels


def numbers(layout: Layout, lines: Sequence[int]) -> str:
    """Rows as lists of the labels of paths."""
    labels = [label or "." for label in path_of_cells(layout, lines)]
    return "\n".join(f"[{', '.join(row)}]" for row in _rows(layout, labels))


def strokes(layout: Layout, lines: Sequence[int]) -> list[list[str]]:
    """Rows of labels and strokes."""
    cells = []
    for cell, label in enumerate(layout.ends):
        open_sides = ""
        for edge in layout.edges_of[cell]:
            if lines[edge] == DRAWN:
                other = layout.across(edge, cell)
                open_sides += {-layout.columns: "u", -1: "l", 1: "r"}.get(other - cell, "d")
        cells.append(label or _STROKES.get(open_sides, "┼"))
    return _rows(layout, cells)


def line_board(layout: Layout, lines: Sequence[int]) -> str:
    """Labels and strokes, each column as wide as its widest label; lines go on through wide columns."""
    rows = strokes(layout, lines)
    widths = [max(len(row[column]) for row in rows) for column in range(layout.columns)]
    drawn: list[str] = []
    for cell, text in enumerate(text for row in rows for text in row):
        edge = layout.edge_between.get((cell - 1, cell))
        before = "─" if edge is not None and lines[edge] == DRAWN else " "
        drawn.append(text.rjust(widths[cell % layout.columns], before))
    return "\n".join(map("".join, _rows(layout, drawn)))


def list_board(layout: Layout, lines: Sequence[int]) -> str:
    """Rows as lists of strings."""
    return "\n".join(str(row) for row in strokes(layout, lines))


BOARDS = {"lines": line_board, "numbers": numbers, "list": list_board}


def _rows(layout: Layout, cells: Sequence[str]) -> list[list[str]]:
    return [list(cells[start : start + layout.columns]) for start in range(0, len(cells), layout.columns)]


class Colour(NamedTuple):
    """A colour as hue (degrees), saturation and lightness (per cent)."""

    hue: float
    saturation: int
    lightness: int

    def __str__(self) -> str:
        return f"hsl({self.hue:.1f},{self.saturation}%,{self.lightness}%)"

    @property
    def ink(self) -> str:
        """Black or white, whichever is easier to read on it."""
        shares = hls_to_rgb(self.hue / 360, self.lightness / 100, self.saturation / 100)
        red, green, blue = (share**2.2 for share in shares)
        return "#000000" if 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.18 else "#ffffff"


def colours(number_of_paths: int) -> list[Colour]:
    """Colours that differ: hues by the golden angle, in four shades, so that near hues differ in shade."""
    shades = ((62, 72), (48, 50), (70, 84), (55, 38))
    return [Colour(index * 137.508 % 360, *shades[index % 4]) for index in range(number_of_paths)]


def heat_map(layout: Layout, lines: Sequence[int]) -> str:
    """A picture: every cell in the colour of its path, with its label."""
    colour_of = dict(zip(layout.pairs, colours(len(layout.pairs)), strict=True))
    width, height = layout.columns * _CELL, layout.rows * _CELL
    picture = [
        opening_tag(
            width, height, str(message("numberlink/the-solution", rows=layout.rows, columns=layout.columns))
        )
    ]
    picture.append(f"<style>.whygrid{{font-family:{FONTS}}}</style>")
    for cell, label in enumerate(path_of_cells(layout, lines)):
        row, column = divmod(cell, layout.columns)
        colour = colour_of.get(label)
        fill = str(colour or "#ffffff")
        picture.append(tag("rect", x=column * _CELL, y=row * _CELL, width=_CELL, height=_CELL, fill=fill))
        if colour:
            size = _CELL * 0.5 * min(1, 2 / len(label))
            picture.append(
                tag(
                    "text",
                    xml_text(label),
                    x=(column + 0.5) * _CELL,
                    y=(row + 0.5) * _CELL + size * 0.35,
                    font_size=number(size),
                    text_anchor="middle",
                    fill=colour.ink,
                    font_weight="bold" if layout.ends[cell] else "normal",
                )
            )
    return "\n".join([*picture, "</svg>"])
