"""How fast k is: CPU seconds per puzzle over collections, and per cell with PySAT's OptUx beside it.

    python benchmarks/k.py FOLDER [--count 200] [--positions 4] [--seeds 10]

FOLDER holds the shared collections. The bars: a median under 0.03 s on singles-only puzzles, 0.1 s
on the 17-clue sample, 0.25 s on magictour and the hardest, nothing over 3 s; at least 100 times OptUx
per cell; a puzzle with k of 20 or more within 10 s for 9 of 10 seeds.

Per cell, OptUx gets every open cell of a position, and so do we: once cell by cell, each from nothing,
and once by one call for the position, where alternative grids found for one cell serve the others. The
latter is what one asks for in practice (the cheapest step, a profile, k itself), and is what the bar is
about. OptUx's time includes its formula, which it needs anew for each cell. It is stopped after a minute,
which then counts as its time.
"""

from __future__ import annotations

import argparse
import csv
import random
import statistics
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

sys.path.insert(0, str(Path(__file__).parents[1] / "tests" / "k"))

from k_cases import Position, optux_size, positions  # the independent method is the tests' own

from whygrid.kernels.k9 import k, smallest_support, smallest_supports
from whygrid.service.generating import generate

Result = TypeVar("Result")
OPTUX_SECONDS = 60.0
HARDEST_SINGLE = 2.3  # Sudoku Explainer's rating of a naked single


def collections(folder: Path) -> dict[str, tuple[float, list[str]]]:
    """Each collection by name with the bar for its median."""
    with (folder / "rated.csv").open() as rated:
        singles = [row["puzzle"] for row in csv.DictReader(rated) if float(row["se_er"]) <= HARDEST_SINGLE]
    return {
        "singles only": (0.03, singles),
        "17-clue": (0.1, (folder / "17clue_first10000.txt").read_text().split()),
        "magictour": (0.25, (folder / "magictour_top1465.txt").read_text().split()),
        "hardest 1106": (0.25, (folder / "forum_hardest_1106_375.txt").read_text().split()),
        "hardest 1905": (0.25, (folder / "forum_hardest_1905_first5000.txt").read_text().split()),
    }


def timed(work: Callable[..., Result], *arguments: object, **options: object) -> tuple[Result, float]:
    """What the work returns, and its CPU seconds."""
    start = time.process_time()
    result = work(*arguments, **options)
    return result, time.process_time() - start


def per_puzzle(folder: Path, count: int) -> None:
    print("CPU seconds per puzzle   puzzles  k min/med/max   median    90 %     max  bar")
    for name, (bar, puzzles) in collections(folder).items():
        runs = [timed(k, givens) for givens in puzzles[:: max(1, len(puzzles) // count)][:count]]
        sizes = sorted(result.upper for result, _ in runs)
        times = sorted(seconds for _, seconds in runs)
        median, slow, most = statistics.median(times), times[len(times) * 9 // 10], times[-1]
        spread = f"{sizes[0]}/{sizes[len(sizes) // 2]}/{sizes[-1]}"
        verdict = "ok" if median < bar and most < 3 else "MISSED"
        print(
            f"{name:24} {len(runs):7}  {spread:>13}  {median:7.3f} {slow:7.3f} {most:7.3f}  {bar} {verdict}"
        )


def per_cell(folder: Path, count: int) -> None:
    """All open cells of some positions that a solver goes through, by both."""
    chance = random.Random(5)
    print(
        "\n                                  CPU ms, medians             OptUx / alone     OptUx / together"
    )
    print("per cell                   cells   alone together   OptUx    median     sums    median     sums")
    for name, (_, puzzles) in collections(folder).items():
        alone, together, theirs = [], [], []
        too_hard = 0
        for _ in range(count):
            start = next(positions(k(chance.choice(puzzles)), chance))
            found, seconds = timed(smallest_supports, start.text(), start.solution)
            together += len(found) * [seconds / len(found)]
            for cell, support in found.items():
                step, seconds = timed(smallest_support, start.text(), start.solution, cell)
                alone.append(seconds)
                size, seconds = timed(optux_size, Position(start.known, start.solution, cell), OPTUX_SECONDS)
                theirs.append(seconds)
                too_hard += size is None
                assert len(support) == step.step.size and size in (None, len(support)), (start, cell)
        ours, shared, other = (1000 * statistics.median(times) for times in (alone, together, theirs))
        print(
            f"{name:24} {len(theirs):7} {ours:7.2f} {shared:8.2f} {other:7.1f} "
            f"{other / ours:9.0f} {sum(theirs) / sum(alone):8.0f} "
            f"{other / shared:9.0f} {sum(theirs) / sum(together):8.0f}"
            + (f"   (OptUx stopped in {too_hard} cells)" if too_hard else ""),
            flush=True,
        )


def generating(seeds: int) -> None:
    """How long `whygrid generate sudoku --min-k 20` takes."""
    runs = []
    for seed in range(seeds):
        start = time.perf_counter()
        _, seconds = timed(generate, "sudoku", seed=seed, min_k=20)
        runs.append((time.perf_counter() - start, seconds))
    in_time = sum(wall <= 10 for wall, _ in runs)
    walls, cpus = (sorted(column) for column in zip(*runs, strict=True))
    print(
        f"\nk of 20 or more: {in_time} of {seeds} seeds within 10 s; seconds median {walls[seeds // 2]:.1f}, "
        f"most {walls[-1]:.1f}; CPU seconds median {cpus[seeds // 2]:.1f}, most {cpus[-1]:.1f}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("folder", type=Path)
    parser.add_argument("--count", type=int, default=200, help="puzzles per collection")
    parser.add_argument("--positions", type=int, default=4, help="positions that OptUx does, too")
    parser.add_argument("--seeds", type=int, default=10, help="puzzles to make with k of 20 or more")
    arguments = parser.parse_args()
    if arguments.count:
        per_puzzle(arguments.folder, arguments.count)
    if arguments.positions:
        per_cell(arguments.folder, arguments.positions)
    if arguments.seeds:
        generating(arguments.seeds)


if __name__ == "__main__":
    main()
