"""How short stories get: suppositions, placements told inside them, strikes, nesting, cost and CPU time.

python -m benchmarks.short SHARED_DATA [--work N] [--seconds S] [--bands]
"""

from __future__ import annotations

import argparse
import csv
import statistics
import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

import whygrid
from whygrid.genres.sudoku.marks import Marks
from whygrid.genres.sudoku.model import shape
from whygrid.kernels.short import PLACE, REFUTE, STRIKE, Node, short_story

BANDS = ((1.0, 2.5), (2.6, 4.4), (4.5, 6.9), (7.0, 8.9), (9.0, 10.5), (10.6, 12.0))
FAMOUS = {
    "escargot": "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..",
    "golden nugget": ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....",
    "easter monster": "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1",
    "inkala 2012": "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
}


class Figures(NamedTuple):
    suppositions: int
    placements: int
    strikes: int
    nesting: int
    cost: int
    seconds: float

    def __str__(self) -> str:
        return " ".join(f"{figure:7}" for figure in self[:-1]) + f" {self.seconds:9.4f}"


HEADING = " ".join(f"{name[:7]:>7}" for name in Figures._fields[:-1]) + "   seconds"


def main() -> None:
    """Print a line for each puzzle, or for each band."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("data", type=Path)
    parser.add_argument("--work", type=int)
    parser.add_argument("--seconds", type=float)
    parser.add_argument("--bands", action="store_true", help="ten rated puzzles of each band as well")
    options = parser.parse_args()
    limits = {"work": options.work, "seconds": options.seconds}
    print(f"{'':>16} {HEADING}")
    if options.bands:
        for (least, most), puzzles in _rated(options.data):
            _tell_all(f"ER {least}–{most}", {text: text for text in puzzles}, limits, each=False)
    _tell_all("hardest", FAMOUS | _hardest(options.data), limits, each=True)


def measure(text: str, limits: dict[str, object]) -> Figures:
    """The figures of one puzzle."""
    puzzle = whygrid.parse(text)
    givens = puzzle.board.givens
    marks = Marks(shape(3, 3), [9 * cell + digit for cell, digit in enumerate(givens) if digit])
    start = time.process_time()
    found = short_story(marks.value, marks.candidates, **limits)  # type: ignore[arg-type]
    seconds = time.process_time() - start
    assert found is not None, text
    root, cost = found
    inner = list(_nodes(root))
    told = [event for _, node in inner for event in node.events]
    strikes = sum(event[0] == STRIKE for event in (*told, *root.events))
    placements = sum(event[0] == PLACE for event in told)
    return Figures(
        len(inner), placements, strikes, max((depth for depth, _ in inner), default=0), cost, seconds
    )


def _nodes(node: Node, depth: int = 1) -> Iterator[tuple[int, Node]]:
    for event in node.events:
        if event[0] == REFUTE:
            yield depth, event[2]
            yield from _nodes(event[2], depth + 1)


def _tell_all(name: str, puzzles: dict[str, str], limits: dict[str, object], *, each: bool) -> None:
    all_figures = []
    for puzzle, text in puzzles.items():
        figures = measure(text, limits)
        all_figures.append(figures)
        if each:
            print(f"{puzzle[:16]:>16} {figures}", flush=True)
    columns = list(zip(*all_figures, strict=True))
    for kind, of in (("median", statistics.median), ("max", max)):
        print(f"{name + ' ' + kind:>16} " + _row(of(column) for column in columns), flush=True)


def _row(figures: Iterable[float]) -> str:
    *counts, seconds = figures
    return " ".join(f"{count:7g}" for count in counts) + f" {seconds:9.4f}"


def _hardest(data: Path) -> dict[str, str]:
    lines = (data / "forum_hardest_1106_375.txt").read_text(encoding="utf-8").split()
    return {f"hardest {number}": lines[number] for number in range(0, 300, 15)}


def _rated(data: Path) -> Iterator[tuple[tuple[float, float], list[str]]]:
    with (data / "rated.csv").open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    for least, most in BANDS:
        yield (least, most), [row["puzzle"] for row in rows if least <= float(row["se_er"]) <= most][:10]


if __name__ == "__main__":
    main()
