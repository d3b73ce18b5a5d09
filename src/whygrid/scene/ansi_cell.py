"""What stands inside a cell, and drawing it: texts in the middle, pencil marks, frames, signs for tones."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from whygrid.scene.ansi_canvas import Canvas, width_of
from whygrid.scene.ansi_layout import Area, Detail
from whygrid.scene.ansi_tones import BRACKETS, PENCIL, PLACED, SHADES
from whygrid.scene.marks import Arrow, CellPlace, Fill, Line, Mark, Printed, SmallText, Text, Tone

_LIGHT_FRAME, _HEAVY_FRAME, _ROUND_FRAME = "┌─┐│└┘", "┏━┓┃┗┛", "╭─╮│╰╯"
_UNREMARKABLE = ("plain", "given", "dim")


class Content:
    """What the marks say about one cell."""

    def __init__(self) -> None:
        self.fill: Tone | None = None
        self.ring: Tone | None = None
        self.text: Text | None = None
        self.small: dict[int, SmallText] = {}
        self.slot_rings: dict[int, Tone] = {}

    def look(self) -> tuple[object, ...]:
        """Something that is equal for contents which look the same."""
        return self.fill, self.ring, self.text and self.text[1:], *self._small()

    def over(self, below: Content | None) -> Content:
        """What a cell says when this lies over what is `below`."""
        both = Content()
        for content in (self,) if below is None else (below, self):
            both.fill = content.fill or both.fill
            both.ring = content.ring or both.ring
            both.text = content.text or both.text
            both.small.update(content.small)
            both.slot_rings.update(content.slot_rings)
        return both

    def _small(self) -> tuple[tuple[object, ...], ...]:
        small = tuple((slot, text.text, text.tone) for slot, text in self.small.items())
        return small, tuple(self.slot_rings.items())


def contents_of(marks: Iterable[Mark]) -> dict[CellPlace, Content]:
    """What marks say about each cell that they name."""
    found: dict[CellPlace, Content] = {}
    for mark in marks:
        if isinstance(mark, Line | Arrow | Printed):
            continue
        content = found.get(mark.cell)
        if content is None:
            content = found[mark.cell] = Content()
        if isinstance(mark, SmallText):
            content.small[mark.slot] = mark
        elif isinstance(mark, Text):
            content.text = mark
        elif isinstance(mark, Fill):
            content.fill = mark.tone
        elif mark.slot is None:
            content.ring = mark.tone
        else:
            content.slot_rings[mark.slot] = mark.tone
    return found


def draw_cell(canvas: Canvas, area: Area, content: Content, slots: int, detail: Detail, shaded: bool) -> None:
    """Draw what stands in a cell; `shaded` fills it by characters instead of colours."""
    if content.fill is not None:
        canvas.fill(area.top, area.left, area.height, area.width, content.fill)
    if detail == "small":
        _draw_small(canvas, area, content, slots)
    else:
        _draw_marks(canvas, area, content, slots, shaded)


def _brackets(content: Content, tone: Tone) -> tuple[str, str]:
    """The signs beside a cell's text: for its ring, or else for its own tone or its fill.

    A dim ring, round the cursor while something else is pointed at, takes the sign of nothing else.
    """
    own = "plain" if content.text is not None and _is_ground(content.text) else tone
    rest = (own, content.fill)
    for candidate in (*rest, content.ring) if content.ring == "dim" else (content.ring, *rest):
        if candidate is not None and candidate not in ("plain", "given"):
            return BRACKETS[candidate]
    return BRACKETS[own]


def _is_ground(text: Text) -> bool:
    """Whether this is no writing but part of the background, such as a dot in an empty cell."""
    return text.tone == "dim" and not any(symbol.isalnum() for symbol in text.text)


def _draw_small(canvas: Canvas, area: Area, content: Content, slots: int) -> None:
    printed = {slot: small for slot, small in content.small.items() if small.tone == "given"}
    if printed and content.text is None:
        _draw_printed(canvas, area, printed, slots)
        return
    text, tone = _text_or_remarkable_mark(content)
    if text == " " and content.ring is None and content.fill == "dim":
        return  # background without anything on it: a diagonal may show through
    opening, closing = _brackets(content, tone)
    if content.text is not None and tone == "plain" and (opening, closing) == BRACKETS["plain"]:
        opening, closing = PLACED
    shown = f"{opening}{text}{closing}"
    left = area.left_of(shown)
    if text == " ":  # a line may go through the cell
        canvas.write(area.top, left, opening, tone)
        canvas.write(area.top, left + len(shown) - 1, closing, tone)
    else:
        canvas.write(area.top, left, shown, tone)


def _draw_printed(canvas: Canvas, area: Area, printed: dict[int, SmallText], slots: int) -> None:
    """Show small texts that belong to the puzzle on the side where they stand, the middle left free."""
    half = area.width // 2
    for slot, small in printed.items():
        on_the_right = 2 * (slot % slots) + 1 > slots
        column = area.left + half + 1 if on_the_right else area.left + half - len(small.text)
        canvas.write(area.top, column, small.text, small.tone)


def _text_or_remarkable_mark(content: Content) -> tuple[str, Tone]:
    """What to show in a single row: the text, or else the pencil mark that matters, `*` for several."""
    if content.text is not None:
        return content.text.text, content.text.tone
    remarkable = [small for small in content.small.values() if small.tone not in _UNREMARKABLE]
    if not remarkable:
        return " ", "plain"
    return remarkable[-1].text if len(remarkable) == 1 else "*", remarkable[-1].tone


def _draw_marks(canvas: Canvas, area: Area, content: Content, slots: int, shaded: bool) -> None:
    for small, row, column in _slot_places(area, content, slots):
        canvas.write(row, column, small.text, PENCIL if small.tone == "plain" else small.tone)
    _draw_slot_brackets(canvas, area, content, slots)
    if content.text is not None:
        _draw_framed(canvas, area, content, content.text)
    elif content.ring is not None:
        _draw_frame(canvas, area, area.width, _ROUND_FRAME, content.ring, sides=bool(content.small))
    if shaded and content.fill is not None:
        for row in range(area.top, area.top + area.height):
            canvas.write_if_free(row, area.left, SHADES[content.fill], content.fill)
            canvas.write_if_free(row, area.left + area.width - 1, SHADES[content.fill], content.fill)


def _slot_places(area: Area, content: Content, slots: int) -> Iterator[tuple[SmallText, int, int]]:
    """The small texts of a cell in reading order, each with the row and column where it begins."""
    widest = max((len(small.text) for small in content.small.values()), default=1)
    gaps = max(slots - 1, 1)
    for slot, small in sorted(content.small.items()):
        down, across = divmod(slot, slots)
        row = round(down * (area.height - 1) / gaps) if slots > 1 else area.height // 2
        yield small, area.top + row, area.left + 1 + round(across * (area.width - 2 - widest) / gaps)


def _draw_slot_brackets(canvas: Canvas, area: Area, content: Content, slots: int) -> None:
    """Put signs around small texts.

    Neighbours share the one character between them: two of the same tone go into one pair of brackets,
    and where tones differ the opening bracket of the second also ends the first: `(1 2<3>`.
    """
    previous: tuple[Tone, int, int] | None = None
    for small, row, column in _slot_places(area, content, slots):
        slot_ring = content.slot_rings.get(small.slot)
        tone = small.tone if slot_ring is None or small.tone not in _UNREMARKABLE else slot_ring
        end = column + len(small.text)
        opening, closing = BRACKETS[tone]
        if previous == (tone, row, column - 1):
            canvas.write(row, column - 1, " ", tone)
        elif opening != " ":
            canvas.write(row, column - 1, opening, tone)
        if closing != " ":
            canvas.write(row, end, closing, tone)
        previous = (tone, row, end)


def _draw_framed(canvas: Canvas, area: Area, content: Content, text: Text) -> None:
    """Draw a cell's text so that nobody takes it for a pencil mark: in a frame, heavy for a given."""
    opening, closing = _brackets(content, text.tone)
    shown = f"{opening}{text.text}{closing}"
    if not content.small and not _is_ground(text):
        frame = _HEAVY_FRAME if text.tone == "given" else _LIGHT_FRAME
        frame = _ROUND_FRAME if content.ring is not None else frame
        _draw_frame(canvas, area, width_of(shown) + 2, frame, text.tone)
    canvas.write(area.top + (area.height - 1) // 2, area.left_of(shown), shown, text.tone)


def _draw_frame(canvas: Canvas, area: Area, width: int, frame: str, tone: Tone, sides: bool = False) -> None:
    """Draw a frame of this width around the middle row of a cell, without covering anything.

    Only its `sides` where there are small texts: a line between them would look as if they were struck out.
    """
    top_left, across, top_right, side, bottom_left, bottom_right = tuple(frame)
    top, left = area.top + (area.height - 1) // 2 - 1, area.left + (area.width - width) // 2
    rows = (
        top_left + across * (width - 2) + top_right,
        side + " " * (width - 2) + side,
        bottom_left + across * (width - 2) + bottom_right,
    )
    for row, characters in enumerate(rows, top):
        for column, character in enumerate(characters, left):
            if not sides or column in (left, left + width - 1):
                canvas.write_if_free(row, column, character, tone)
