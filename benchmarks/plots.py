"""Small plots as SVG: bars for how often each number occurs, bubbles for pairs of numbers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple, Protocol
from xml.sax.saxutils import escape

WIDTH, HEIGHT = 420, 300
LEFT, RIGHT, TOP, BOTTOM = 48, 14, 34, 44
INK, FAINT, FILL = "#333333", "#dddddd", "#4c78a8"


class Plot(Protocol):
    def draw(self) -> str: ...


class Axis(NamedTuple):
    """Numbers from `low` to `high`, drawn from `start` to `end`."""

    low: float
    high: float
    start: float
    end: float

    def at(self, number: float) -> float:
        return self.start + (number - self.low) / (self.high - self.low) * (self.end - self.start)

    def ticks(self) -> list[float]:
        step = next(s for s in (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000) if (self.high - self.low) / s <= 10)
        first = -(-self.low // step) * step
        return [first + n * step for n in range(int((self.high - first) // step) + 1)]


class Histogram(NamedTuple):
    """How many puzzles have each k."""

    title: str
    counts: Counter[int]
    low: int = 4
    high: int = 26

    def draw(self) -> str:
        x = Axis(self.low - 0.6, self.high + 0.6, LEFT, WIDTH - RIGHT)
        y = Axis(0, max(self.counts.values()) * 1.08, HEIGHT - BOTTOM, TOP)
        bars = "".join(
            f'<rect x="{x.at(k - 0.4):.1f}" y="{y.at(count):.1f}" width="{x.at(0.8) - x.at(0):.1f}" '
            f'height="{y.at(0) - y.at(count):.1f}" fill="{FILL}"/>'
            for k, count in sorted(self.counts.items())
        )
        return _frame(self.title, "k", "puzzles", x, y) + bars


class Bubbles(NamedTuple):
    """How many puzzles have each pair of a number and a k, as areas."""

    title: str
    across: str
    counts: Counter[tuple[float, int]]

    def draw(self) -> str:
        numbers = [number for number, _ in self.counts]
        margin = max(0.5, (max(numbers) - min(numbers)) * 0.05)
        x = Axis(min(numbers) - margin, max(numbers) + margin, LEFT, WIDTH - RIGHT)
        y = Axis(3, 27, HEIGHT - BOTTOM, TOP)
        largest = max(self.counts.values())
        dots = "".join(
            f'<circle cx="{x.at(number):.1f}" cy="{y.at(k):.1f}" fill="{FILL}" fill-opacity="0.7" '
            f'r="{max(1.6, 8 * (count / largest) ** 0.5):.1f}"/>'
            for (number, k), count in sorted(self.counts.items())
        )
        return _frame(self.title, self.across, "k", x, y) + dots


def page(plots: Sequence[Plot], columns: int = 2) -> str:
    """The plots side by side, as one picture."""
    rows = -(-len(plots) // columns)
    parts = "".join(
        f'<g transform="translate({n % columns * WIDTH} {n // columns * HEIGHT})">{plot.draw()}</g>\n'
        for n, plot in enumerate(plots)
    )
    width, height = columns * WIDTH, rows * HEIGHT
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        f'width="{width}" height="{height}" fill="{INK}" '
        f'font-family="Helvetica, Arial, sans-serif" font-size="11">\n'
        f'<rect width="{width}" height="{height}" fill="white"/>\n{parts}</svg>\n'
    )


def _frame(title: str, across: str, up: str, x: Axis, y: Axis) -> str:
    middle = f'text-anchor="middle" transform="translate({(x.start + x.end) / 2:.0f}'
    lines = [
        f'<text {middle} 18)" font-size="13">{escape(title)}</text>',
        f'<text {middle} {HEIGHT - 8})">{escape(across)}</text>',
        f'<text text-anchor="middle" transform="translate(12 {(y.start + y.end) / 2:.0f}) rotate(-90)">'
        f"{escape(up)}</text>",
    ]
    for tick in y.ticks():
        lines.append(
            f'<path d="M{x.start} {y.at(tick):.1f}H{x.end}" stroke="{FAINT}"/>'
            f'<text x="{x.start - 5}" y="{y.at(tick) + 4:.1f}" text-anchor="end">{tick:g}</text>'
        )
    for tick in x.ticks():
        lines.append(
            f'<text x="{x.at(tick):.1f}" y="{y.start + 15:.0f}" text-anchor="middle">{tick:g}</text>'
        )
    lines.append(f'<path d="M{x.start} {y.end}V{y.start}H{x.end}" fill="none" stroke="{INK}"/>')
    return "\n".join(lines) + "\n"
