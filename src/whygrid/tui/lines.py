"""Text beside the board, wrapped to the room there is; only the lines that changed are drawn anew."""

from __future__ import annotations

from functools import lru_cache

from rich.console import Console
from rich.segment import Segment
from rich.style import Style
from rich.text import Span, Text
from textual.geometry import Region, Size
from textual.strip import Strip
from textual.widget import Widget


class Lines(Widget):
    """A text that changes often, a little at a time."""

    DEFAULT_CSS = "Lines { height: auto; min-height: 100%; }"

    def __init__(self, id: str) -> None:
        super().__init__(id=id)
        self.text = Text()
        self._lines: list[Strip] = []
        self._width = 0
        self._base: Style | None = None

    def show(self, text: Text) -> None:
        """Show another text."""
        before, self.text = self._lines, text
        self._wrap(self.size.width)
        now, room = self._lines, self.container_size.height
        if len(now) != len(before) and max(len(now), len(before)) > room:
            self.refresh(layout=True)
            return
        both = range(max(len(now), len(before)))
        changed = [y for y in both if now[y : y + 1] != before[y : y + 1]]
        if changed:
            self.refresh(*(Region(0, y, self.size.width, 1) for y in changed))

    def _wrap(self, width: int) -> None:
        self._width, base = width, self._base or self.rich_style
        self._base = base
        self._lines = [
            strip
            for line in self.text.split("\n", allow_blank=True)
            for strip in _strips(line.plain, tuple(line.spans), width, base)
        ]

    def notify_style_update(self) -> None:
        """Another theme has come."""
        super().notify_style_update()
        self._base, self._width = None, -1

    def render_line(self, y: int) -> Strip:
        """A line of the text."""
        if self._width != self.size.width:
            self._wrap(self.size.width)
        return (
            self._lines[y]
            if y < len(self._lines)
            else Strip.blank(self.size.width, self._base or self.rich_style)
        )

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """As high as the text."""
        self._wrap(width)
        return len(self._lines)


@lru_cache(1024)
def _strips(plain: str, spans: tuple[Span, ...], width: int, base: Style) -> tuple[Strip, ...]:
    """One line of the text, wrapped."""
    width = max(width, 1)
    console = Console(width=width, color_system="truecolor", force_terminal=True, no_color=False)
    text = Text(plain, base, spans=list(spans))
    strips = [
        Strip([Segment(segment.text, base + (segment.style or Style())) for segment in line.render(console)])
        for line in (text.wrap(console, width) if plain else [text])
    ]
    return tuple(strip.adjust_cell_length(width, base) for strip in strips)
