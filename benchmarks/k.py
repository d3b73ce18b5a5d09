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

sys.path.insert(0, str(Path(__file__).parents[1] / "tests" / "k"))

from k_cases import Position, optux_size, positions  # the independent method is the tests' own

from whygrid.kernels.k9 import k, smallest_support

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


def cpu_seconds(work: Callable[[], object]) -> float:
    start = time.process_time()
    work()
    return time.process_time() - start


def per_puzzle(folder: Path, count: int) -> None:
    print(
        f"{'CPU seconds per puzzle':24} {'puzzles':>7}  {'k min/med/max':>13}  {'median':>7} {'90 %':>7} {'max':>7}  bar"
    )
    for name, (bar, puzzles) in collections(folder).items():
        sample = puzzles[:: max(1, len(puzzles) // count)][:count]
        times, sizes = [], []
        for givens in sample:
            times.append(cpu_seconds(lambda givens=givens: sizes.append(k(givens).upper)))  # type: ignore[misc]
        times.sort()
        sizes.sort()
        spread = f"{sizes[0]}/{sizes[len(sizes) // 2]}/{sizes[-1]}"
        median, most = statistics.median(times), times[-1]
        verdict = "ok" if median < bar and most < 3 else "MISSED"
        print(
            f"{name:24} {len(sample):7}  {spread:>13}  {median:7.3f} {times[len(times) * 9 // 10]:7.3f} {most:7.3f}"
            f"  {bar} {verdict}",
            flush=True,
        )


def per_cell(folder: Path, cells: int) -> None:
    """Cells of the positions that a solver goes through, each by both."""
    chance = random.Random(5)
    print(
        f"\n{'CPU seconds per cell':24} {'cells':>7}  {'whygrid':>9} {'OptUx':>9}  {'ratio of medians, of sums':>25}"
    )
    for name, (_, puzzles) in collections(folder).items():
        ours, theirs = [], []
        for _ in range(cells):
            position: Position = next(positions(k(chance.choice(puzzles), witnesses=False), chance))
            known, sizes = position.text(), []
            ours.append(
                cpu_seconds(
                    lambda: sizes.append(smallest_support(known, position.solution, position.cell).step.size)
                )  # noqa: B023
            )
            theirs.append(cpu_seconds(lambda: sizes.append(optux_size(position))))  # noqa: B023
            assert sizes[0] == sizes[1], position
        medians = statistics.median(ours), statistics.median(theirs)
        print(
            f"{name:24} {cells:7}  {medians[0]:9.5f} {medians[1]:9.5f}"
            f"  {medians[1] / medians[0]:11.0f} x {sum(theirs) / sum(ours):9.0f} x",
            flush=True,
        )


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
