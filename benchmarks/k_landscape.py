"""How k is spread over puzzles: writes docs/k-landscape.md and its plots.

    python -m benchmarks.k_landscape FOLDER [--out docs] [--sample 1000] [--results FILE]

FOLDER holds the shared collections, which are not part of the repository: the page names their puzzles by
line. Everything on the page follows from these files and fixed seeds; CPU times are printed only. With
--results what was measured is kept in a file, and taken from there the next time.
"""

from __future__ import annotations

import argparse
import csv
import json
import statistics
import time
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from os import cpu_count
from pathlib import Path
from typing import NamedTuple

import numpy as np

import whygrid.bulk as bulk
from benchmarks.plots import Bubbles, Histogram, page
from whygrid import parse
from whygrid.bulk.arrays import to_lines
from whygrid.kernels import k9
from whygrid.service.grading import grade

SEED = 2026
EXTRA = (0, 2, 4, 6, 8, 12, 16)
PUZZLES_WITH_EXTRA = 60
RATED_STEP = 3  # grading takes its time


class Puzzle(NamedTuple):
    """A puzzle as measured."""

    place: str
    givens: int
    k: int
    seconds: float
    er: float | None = None
    grade: float | None = None


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("folder", type=Path)
    parser.add_argument("--out", type=Path, default=Path("docs"))
    parser.add_argument("--sample", type=int, default=1000, help="17-clue puzzles, and generated ones")
    parser.add_argument("--results", type=Path, default=None, help="measurements to keep, or to take up")
    arguments = parser.parse_args()
    measured = measure(arguments.folder, arguments.sample, arguments.results)
    for name, puzzles in measured.items():
        seconds = sorted(puzzle.seconds for puzzle in puzzles)
        print(
            f"{name:20} {len(puzzles):5} puzzles, CPU seconds: median {statistics.median(seconds):.3f}, "
            f"90 % {seconds[len(seconds) * 9 // 10]:.3f}, most {seconds[-1]:.3f}"
        )
    write(measured, arguments.out)


def measure(folder: Path, sample: int, results: Path | None) -> dict[str, list[Puzzle]]:
    """All collections by name, measured or as kept."""
    kept = json.loads(results.read_text()) if results and results.exists() else {}
    measured = {}
    for name, work in collections(folder, sample).items():
        if name not in kept:
            kept[name] = work()
            if results:
                results.write_text(json.dumps(kept))
        measured[name] = [Puzzle(*fields) for fields in kept[name]]
    return measured


def collections(folder: Path, sample: int) -> dict[str, Callable[[], list[Puzzle]]]:
    """How to measure each collection."""

    def of_file(name: str, number: int | None = None) -> list[Puzzle]:
        lines = list(enumerate((folder / name).read_text().split(), 1))
        step = max(1, len(lines) // (number or len(lines)))
        return measured((f"{name}:{at}", line) for at, line in lines[::step])

    def generated() -> list[Puzzle]:
        return measured((text, text) for text in to_lines(bulk.generate(sample, rng=SEED)))

    def padded() -> list[Puzzle]:
        puzzles = bulk.generate(PUZZLES_WITH_EXTRA, rng=SEED)
        solutions = bulk.solve(puzzles).solutions
        rng = np.random.default_rng(SEED)
        found = []
        for puzzle, solution in zip(puzzles, solutions, strict=True):
            order = rng.permutation(np.flatnonzero(puzzle == 0))
            for extra in EXTRA:
                more = puzzle.copy()
                more[order[:extra]] = solution[order[:extra]]
                found.append((str(extra), to_lines(more[np.newaxis])[0]))
        return measured(found)

    def rated() -> list[Puzzle]:
        with (folder / "rated.csv").open() as file:
            rows = list(csv.DictReader(file))[::RATED_STEP]
        puzzles = measured(
            (f"rated.csv:{at}", row["puzzle"])
            for at, row in zip(range(2, 2 + RATED_STEP * len(rows), RATED_STEP), rows, strict=True)
        )
        return [
            puzzle._replace(er=float(row["se_er"]), grade=float(grade(parse(row["puzzle"])).grade.number))
            for puzzle, row in zip(puzzles, rows, strict=True)
        ]

    return {
        "17 clues": lambda: of_file("17clue_first10000.txt", sample),
        "magictour": lambda: of_file("magictour_top1465.txt"),
        "forum's hardest": lambda: of_file("forum_hardest_1106_375.txt"),
        "generated": generated,
        "with extra clues": padded,
        "rated": rated,
    }


def measured(puzzles: Iterable[tuple[str, str]]) -> list[Puzzle]:
    """The k of each puzzle with its place, on all cores."""

    def one(entry: tuple[str, str]) -> Puzzle:
        place, text = entry
        start = time.thread_time()
        result = k9.k(text)
        return Puzzle(place, 81 - result.givens.count("0"), result.upper, time.thread_time() - start)

    with ThreadPoolExecutor(cpu_count()) as crew:
        return list(crew.map(one, puzzles))


def write(measured: dict[str, list[Puzzle]], out: Path) -> None:
    """The page and its plots."""
    four = {name: measured[name] for name in ("17 clues", "magictour", "forum's hardest", "generated")}
    histograms = [
        Histogram(f"{name}: {len(puzzles)} puzzles", Counter(puzzle.k for puzzle in puzzles))
        for name, puzzles in four.items()
    ]
    everything = [puzzle for name in (*four, "rated") for puzzle in measured[name]]
    rated = measured["rated"]
    extra = Counter((int(puzzle.place), puzzle.k) for puzzle in measured["with extra clues"])
    pictures = {
        "k-histograms.svg": page(histograms, columns=2),
        "k-givens.svg": page(
            [
                Bubbles("all puzzles", "givens", Counter((puzzle.givens, puzzle.k) for puzzle in everything)),
                Bubbles("minimal puzzles with clues added", "extra clues", extra),
            ]
        ),
        "k-grade.svg": page(
            [
                Bubbles("rated puzzles", "Sudoku Explainer's ER", _halves((p.er, p.k) for p in rated)),
                Bubbles("rated puzzles", "our grade", _halves((p.grade, p.k) for p in rated)),
            ]
        ),
    }
    for name, picture in pictures.items():
        (out / name).write_text(picture)
    (out / "k-landscape.md").write_text(text(four, measured, rated))


def text(four: dict[str, list[Puzzle]], measured: dict[str, list[Puzzle]], rated: list[Puzzle]) -> str:
    rows = "\n".join(
        f"| {name} | {len(puzzles)} | "
        f"{_spread([puzzle.givens for puzzle in puzzles])} | {_spread([puzzle.k for puzzle in puzzles])} |"
        for name, puzzles in four.items()
    )
    records = "\n".join(
        f"| {name} | {best.k} | {best.givens} | {_place(best)} |"
        for name, puzzles in four.items()
        for best in sorted(puzzles, key=lambda p: (-p.k, p.givens))[:3]
    )
    least = "\n".join(
        f"| {name} | {best.k} | {best.givens} | {_place(best)} |"
        for name, puzzles in four.items()
        for best in [min(puzzles, key=lambda p: (p.k, p.givens))]
    )
    padded = measured["with extra clues"]
    extra = " | ".join(str(n) for n in EXTRA)
    means = " | ".join(
        _spread([puzzle.k for puzzle in padded if puzzle.place == str(number)]) for number in EXTRA
    )
    levels = "\n".join(
        f"| {low:g} to {low + 0.9:g} | {len(group)} | {_spread([puzzle.k for puzzle in group])} |"
        for low in range(1, 12)
        if (group := [puzzle for puzzle in rated if low <= (puzzle.er or 0) < low + 1])
    )
    same_er = _correlation([puzzle.er or 0 for puzzle in rated], [puzzle.k for puzzle in rated])
    same_grade = _correlation([puzzle.grade or 0 for puzzle in rated], [puzzle.k for puzzle in rated])
    return f"""# The landscape of k

What k is like over puzzles of all kinds. [k.md](k.md) says what k is. This page is written by one command,
which needs the collections it names (they are not part of the repository):

    python -m benchmarks.k_landscape FOLDER

Every k below is exact.

## How large it is

![Histograms of k over four collections](k-histograms.svg)

| collection | puzzles | givens, least / median / most | k, least / median / most |
|---|---|---|---|
{rows}

Royle's 17-clue puzzles are a sample, every so many of the first 10,000; the generated ones are what
`bulk.generate` makes for seed {SEED}: minimal, otherwise as they come.

## Against the number of givens

![k against the number of givens, and against extra clues](k-givens.svg)

Few givens do not make a puzzle need many cells, but k can't exceed the number of givens. What makes it
collapse is clues beyond what is needed. {PUZZLES_WITH_EXTRA} minimal puzzles with so many random clues more:

| extra clues | {extra} |
|---|{"---|" * len(EXTRA)}
| k, least / median / most | {means} |

## Against difficulty

![k against Sudoku Explainer's rating and our grade](k-grade.svg)

| ER | puzzles | k, least / median / most |
|---|---|---|
{levels}

Over these {len(rated)} puzzles, every third of `rated.csv`, the rank correlation of k is
{same_er:.2f} with Sudoku Explainer's rating and {same_grade:.2f} with [our grade](grade.md).
So k goes with difficulty, although it knows no technique; but where both are small they differ: naked
singles are easy for a person and need 8 cells.

## Records

| collection | k | givens | puzzle |
|---|---|---|---|
{records}

And the smallest:

| collection | k | givens | puzzle |
|---|---|---|---|
{least}

`whygrid generate sudoku --min-k 25` looks for more.
"""


def _place(puzzle: Puzzle) -> str:
    return f"`{puzzle.place}`"


def _halves(pairs: Iterable[tuple[float | None, int]]) -> Counter[tuple[float, int]]:
    """How often each pair occurs, the first number rounded to halves."""
    return Counter((round(2 * (number or 0)) / 2, k) for number, k in pairs)


def _spread(numbers: Sequence[float]) -> str:
    return f"{min(numbers):g} / {statistics.median_low(numbers):g} / {max(numbers):g}"


def _correlation(one: Sequence[float], other: Sequence[float]) -> float:
    """Spearman's rank correlation, ties sharing their mean rank."""

    def ranks(numbers: Sequence[float]) -> list[float]:
        order = sorted(numbers)
        return [order.index(number) + (order.count(number) - 1) / 2 for number in numbers]

    return statistics.correlation(ranks(one), ranks(other))


if __name__ == "__main__":
    main()
