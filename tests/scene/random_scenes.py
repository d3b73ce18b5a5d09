"""Scenes to test renderers with: a plain grid, one mark of every kind and tone, and random ones."""

from __future__ import annotations

from hypothesis import settings
from hypothesis import strategies as st

from whygrid.scene.marks import LINKS, TONES, Arrow, Fill, Line, Mark, Point, Ring, Scene, SmallText, Text

few_examples = settings(max_examples=40)

MARK_OF_EACH_KIND = {
    "fill": lambda tone: Fill((0, 0), tone),
    "text": lambda tone: Text((0, 0), "7", tone),
    "small text": lambda tone: SmallText((0, 0), 1, "7", tone),
    "line": lambda tone: Line(Point(0, 0), Point(0, 2), 1, tone),
    "ring": lambda tone: Ring((0, 0), None, tone),
    "ring around a slot": lambda tone: Ring((0, 0), 1, tone),
    "arrow": lambda tone: Arrow(Point(0.5, 0.5), Point(1.5, 1.5), tone),
}


def grid(rows: int, columns: int, box_rows: int, box_columns: int) -> tuple[Line, ...]:
    """Thin lines between cells, thick ones around boxes."""
    return (
        *(Line(Point(r, 0), Point(r, columns), 2 if r % box_rows == 0 else 1) for r in range(rows + 1)),
        *(Line(Point(0, c), Point(rows, c), 2 if c % box_columns == 0 else 1) for c in range(columns + 1)),
    )


def board(*marks: Mark, size: int = 4, box: int = 2, label: str = "") -> Scene:
    """A square board with these marks on it."""
    return Scene(size, size, box, (*grid(size, size, box, box), *marks), label)


@st.composite
def scenes(draw: st.DrawFn) -> Scene:
    """Any marks at all on a board with a frame."""
    rows, columns, slots = draw(st.integers(1, 5)), draw(st.integers(1, 5)), draw(st.integers(1, 4))
    cell = st.tuples(st.integers(0, rows - 1), st.integers(0, columns - 1))
    point = st.builds(
        Point, st.integers(0, 2 * rows).map(lambda n: n / 2), st.integers(0, 2 * columns).map(lambda n: n / 2)
    )
    tone, slot = st.sampled_from(TONES), st.integers(0, slots * slots - 1)
    text = st.text("0123456789ABC<&\"'", min_size=1, max_size=2)
    mark = st.one_of(
        st.builds(Fill, cell, tone),
        st.builds(Text, cell, text, tone),
        st.builds(SmallText, cell, slot, text.map(lambda t: t[0]), tone),
        st.builds(Line, point, point, st.integers(1, 2), tone),
        st.builds(Ring, cell, st.none() | slot, tone),
        st.builds(Arrow, point, point, tone, st.sampled_from(LINKS), st.none() | point),
    )
    marks = draw(st.lists(mark, max_size=12))
    return Scene(
        rows, columns, slots, (*grid(rows, columns, rows, columns), *marks), draw(st.text(max_size=30))
    )
