"""The border of the app: every line of every widget passes here on its way to the terminal."""

from __future__ import annotations

from rich.segment import Segment
from textual.color import Color
from textual.filter import LineFilter

from whygrid.text.visible import visible


class VisibleLine(LineFilter):
    """Shows signs in place of what would steer the terminal; a line stays as wide as it was."""

    def apply(self, segments: list[Segment], background: Color) -> list[Segment]:
        """A line, in most cases as it is."""
        if all(segment.text.isprintable() for segment in segments):
            return segments
        width = Segment.get_line_length(segments)
        shown = [each if each.control else each._replace(text=visible(each.text)) for each in segments]
        return Segment.adjust_line_length(shown, width)
