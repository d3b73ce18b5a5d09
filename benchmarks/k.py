"""How fast k is: CPU seconds per puzzle over collections, and per cell with PySAT's OptUx beside it.

    python benchmarks/k.py FOLDER [--count 200] [--cells 20]

FOLDER holds the shared collections. The bars: a median under 0.03 s on singles-only puzzles, 0.1 s
on the 17-clue sample, 0.25 s on magictour and the hardest, nothing over 3 s, and at least 100 times
OptUx per cell.
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

from k_cases import optux_size, positions  # the independent method is the tests' own

from whygrid.kernels.k9 import k, smallest_support

Result = TypeVar("Result")
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


def timed(work: Callable[..., Result], *arguments: object) -> tuple[Result, float]:
    """What the work returns, and its CPU seconds."""
    start = time.process_time()
    result = work(*arguments)
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


def per_cell(folder: Path, cells: int) -> None:
    """Cells of the positions that a solver goes through, each by both."""
    chance = random.Random(5)
    print("\nCPU seconds per cell       cells    whygrid     OptUx  ratio of medians, of sums")
    for name, (_, puzzles) in collections(folder).items():
        ours, theirs = [], []
        for _ in range(cells):
            position = next(positions(k(chance.choice(puzzles)), chance))
            found, seconds = timed(smallest_support, position.text(), position.solution, position.cell)
            ours.append(seconds)
            size, seconds = timed(optux_size, position)
            theirs.append(seconds)
            assert found.step.size == size, position
        one, other = statistics.median(ours), statistics.median(theirs)
        ratios = f"{other / one:11.0f} x {sum(theirs) / sum(ours):9.0f} x"
        print(f"{name:24} {cells:7}  {one:9.5f} {other:9.5f}  {ratios}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("folder", type=Path)
    parser.add_argument("--count", type=int, default=200, help="puzzles per collection")
    parser.add_argument("--cells", type=int, default=20, help="cells per collection that OptUx does too")
    arguments = parser.parse_args()
    per_puzzle(arguments.folder, arguments.count)
    if arguments.cells:
        per_cell(arguments.folder, arguments.cells)


if __name__ == "__main__":
    main()
