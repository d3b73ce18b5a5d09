"""What all our SVG pictures share: the colours of tones in light and dark, the fonts, and safe text.

Renderers outside of browsers know neither custom properties nor `prefers-color-scheme`; so the rules are
spelt out, first for light and then again for dark in a media query that those renderers and paper skip.
Selectors begin with `.whygrid`, because the style of a picture inside a page holds for the whole page.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from html import escape

from whygrid.records import NamedTuple
from whygrid.scene.marks import Tone

FONTS = "'Avenir Next','Helvetica Neue',Inter,'Segoe UI',Roboto,'Liberation Sans','DejaVu Sans',sans-serif"

CENTRE = 0.355
"""How far below its middle a digit's baseline is, in units of the font size."""

_NOT_IN_XML = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


class Colours(NamedTuple):
    """What a tone is drawn in: `fill` behind, `edge` around, `ink` on top."""

    fill: str
    edge: str
    ink: str


class Theme(NamedTuple):
    """All colours of one side, light or dark."""

    paper: str
    thin: str
    thick: str
    pencil: str
    tones: dict[Tone, Colours]


LIGHT = Theme(
    paper="#fffefb",
    thin="#c3c8d1",
    thick="#2a3140",
    pencil="#5a6372",
    tones={
        "plain": Colours("#ffffff", "#9aa3b2", "#1f55a5"),
        "given": Colours("#eceef2", "#9aa3b2", "#1b2230"),
        "focus": Colours("#ffe7a0", "#d08c00", "#6b4300"),
        "support": Colours("#dceaff", "#5f9be6", "#1c4f9c"),
        "pattern": Colours("#ece6fc", "#9c7bdb", "#5b34a3"),
        "struck": Colours("#fde5e5", "#dd7079", "#b82532"),
        "good": Colours("#daf3de", "#4fae69", "#17652d"),
        "bad": Colours("#ffd6d3", "#d5303a", "#a10f1a"),
        "one": Colours("#d3f0ea", "#2f9f8d", "#0a6155"),
        "two": Colours("#fde4cf", "#d98438", "#94470a"),
        "dim": Colours("#f2f3f5", "#c3c8d1", "#646c79"),
    },
)
DARK = Theme(
    paper="#15181e",
    thin="#3d4451",
    thick="#b3bbc8",
    pencil="#a3acba",
    tones={
        "plain": Colours("#15181e", "#6c7686", "#8dbaff"),
        "given": Colours("#262b34", "#6c7686", "#f3f5f9"),
        "focus": Colours("#57430f", "#e0ac2f", "#ffe39a"),
        "support": Colours("#1b3354", "#5f97dc", "#b4d4ff"),
        "pattern": Colours("#33285a", "#9277d6", "#d3c3ff"),
        "struck": Colours("#472026", "#d4636d", "#ff9aa2"),
        "good": Colours("#1b3f27", "#52ad6d", "#96e6ad"),
        "bad": Colours("#5a1d23", "#f0606a", "#ffb3b5"),
        "one": Colours("#11413a", "#3aa896", "#7fe3d3"),
        "two": Colours("#503118", "#d88a45", "#ffc391"),
        "dim": Colours("#1e222a", "#3d4451", "#8a93a2"),
    },
)

DASHES: dict[Tone, str] = {
    "support": "0.1 4",
    "pattern": "5 4",
    "struck": "2 3",
    "good": "12 4",
    "bad": "7 2",
    "one": "9 3",
    "two": "9 4 0.1 4",
}
"""The rhythm of edges and lines by tone, so that they differ without colours too; others are unbroken."""


def style_sheet(rules: Callable[[Theme], str], constant: str = "") -> str:
    """A `style` element: what is the same in both themes, then `rules` for light and again for dark."""
    return f"<style>\n{style_rules(rules, constant)}</style>"


def style_rules(rules: Callable[[Theme], str], constant: str = "") -> str:
    """What stands in such an element."""
    return (
        f".whygrid{{font-family:{FONTS}}}\n{constant}{rules(LIGHT)}"
        f"@media screen and (prefers-color-scheme:dark){{\n{rules(DARK)}}}\n"
    )


def xml_text(text: str) -> str:
    """Text that is safe inside an element or an attribute."""
    return escape(_NOT_IN_XML.sub("\ufffd", text))


def number(value: float) -> str:
    """A coordinate with at most two decimals.

    >>> number(12.0), number(1 / 3)
    ('12', '0.33')
    """
    return f"{value:.2f}".rstrip("0").rstrip(".")


def tag(name: str, content: str | None = None, /, **attributes: str | float) -> str:
    """An element; `class_` and `data_from` stand for attributes that Python can't spell.

    >>> tag("text", xml_text("a < b"), class_="label", x=1.5)
    '<text class="label" x="1.5">a &lt; b</text>'
    """
    written = ""
    for key, value in attributes.items():
        text = xml_text(value) if isinstance(value, str) else number(value)
        written += f' {key.removesuffix("_").replace("_", "-")}="{text}"'
    return f"<{name}{written}/>" if content is None else f"<{name}{written}>{content}</{name}>"


def points(*corners: tuple[float, float]) -> str:
    """Corners as polygons list them."""
    return " ".join(f"{number(x)},{number(y)}" for x, y in corners)


def opening_tag(width: float, height: float, title: str, description: str = "", room: float = 0) -> str:
    """The root element with its title and description, for those who can't see the picture.

    With `room` above and to the left of what has positive coordinates.
    """
    described = f"\n<desc>{xml_text(description)}</desc>" if description else ""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="whygrid" role="img" aria-label="{xml_text(title)}" '
        f'width="{number(width)}" height="{number(height)}" '
        f'viewBox="{number(-room)} {number(-room)} {number(width)} {number(height)}">\n'
        f"<title>{xml_text(title)}</title>{described}"
    )
