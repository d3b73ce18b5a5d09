"""Counts at full size: the lane kernels against SAT, an enumerator, the Python counterpart and known counts.

    nice python -m tests.bulk.soak FOLDER [--mutants 1000000] [--processes 2] [--slow-seconds 60] [--quick]

FOLDER holds the shared collections. Every puzzle of them, and a million mutants of generated puzzles
(clues taken away, put back and changed: none, one or many solutions), is counted

    by every lane kernel of this processor, as it is and under a random symmetry, on one thread and two;
    by SAT (python-sat's CaDiCaL, assumptions on one solver for some hundred puzzles);
    by native/lanes/sudoku_count.hpp, a backtracking enumerator that shares no code with the lanes;
    by the Python counterpart, which is slow: on as many as it manages in the time given, as the report says.

All agree, or the first puzzle that they differ on is printed. SAT counts collections up to 3 solutions,
mutants up to 2; the others count up to 3.
"""

from __future__ import annotations

import argparse
import contextlib
import multiprocessing
import time
from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import numpy as np

from tests.bulk.sat_counts import sat_counts
from whygrid import bulk
from whygrid.bulk.arrays import Grids, to_lines
from whygrid.kernels import _native, bulk_counterpart

LIMIT = 3
CHUNK = 2000

KNOWN: dict[str, dict[int, int] | None] = {
    "17clue_first10000.txt": {1: 10_000},
    "kaggle_easy_10000.txt": {1: 10_000},
    "magictour_top1465.txt": {1: 1465},
    "forum_hardest_1106_375.txt": {1: 375},
    "forum_hardest_1905_first5000.txt": {1: 5000},
    "multi_solution_2000.txt": {2: 2000},
    "mutants_0_1_2_solutions_5000.txt": {0: 2331, 1: 258, 2: 2411},
    "rated.csv": None,
    "reglib-1.3.txt": None,
}
"""How many puzzles of each file have no, one, and two or more solutions; None where nobody has told."""

Judge = Callable[[Grids], list[int]]


def read(path: Path) -> Grids:
    """The puzzles of a file; of the technique library, the positions with all digits in them."""
    if not path.name.startswith("reglib"):
        return bulk.read(path)
    lines = [line for line in path.read_text().splitlines() if line.startswith(":")]
    return bulk.read([line.split(":")[3].replace("+", "") for line in lines])


def lanes(puzzles: Grids, kernel: str, threads: int = 1) -> list[int]:
    counts = np.zeros(len(puzzles), np.uint64)
    _native.bulk.count(puzzles, LIMIT, counts, np.zeros((0, 0), np.uint8), threads, None, kernel=kernel)
    return [int(count) for count in counts]


def enumerator(puzzles: Grids) -> list[int]:
    return [len(_native.sudoku_solutions(line, LIMIT, lambda: None)) for line in to_lines(puzzles, empty="0")]


def counterpart(puzzle: Grids) -> tuple[Grids, int]:
    counts = np.zeros(1, np.uint64)
    bulk_counterpart.count(puzzle, LIMIT, counts, np.zeros((0, 0), np.uint8), 1, None)
    return puzzle, int(counts[0])


def by_twin(puzzles: Grids, seconds: float, processes: int) -> tuple[Grids, list[int]]:
    """Those puzzles that the counterpart has counted when its time is up, taken in random order."""
    order = np.random.default_rng(1).permutation(len(puzzles))
    deadline = time.monotonic() + seconds
    done: list[tuple[Grids, int]] = []
    with multiprocessing.Pool(processes) as pool:
        answers = pool.imap_unordered(counterpart, (puzzles[row : row + 1] for row in order))
        with contextlib.suppress(multiprocessing.TimeoutError, StopIteration):
            while time.monotonic() < deadline:
                done.append(answers.next(timeout=max(0.0, deadline - time.monotonic())))
    return np.concatenate([np.zeros((0, 81), np.uint8), *(puzzle for puzzle, _ in done)]), [
        n for _, n in done
    ]


def by_lanes(puzzles: Grids) -> list[int]:
    """The count that all lane kernels agree on, whatever the threads and the symmetry."""
    images = bulk.augment(puzzles, rng=5).puzzles
    first, *others = [
        lanes(grids, kernel, threads)
        for kernel in _native.bulk.kernel_names()
        for grids in (puzzles, images)
        for threads in (1, 2)
    ]
    for other in others:
        compare(puzzles, first, other, "two kernels, symmetries or numbers of threads")
    return first


def compare(puzzles: Grids, ours: list[int], theirs: list[int], who: str) -> None:
    for row, (one, other) in enumerate(zip(ours, theirs, strict=True)):
        if one != other:
            raise SystemExit(f"{who}: {one} and {other} for {to_lines(puzzles[row : row + 1])[0]}")


def judged(judge: Judge, puzzles: Grids, processes: int) -> tuple[list[int], float]:
    """A judge's counts, and its wall time."""
    start = time.perf_counter()
    chunks = [puzzles[first : first + CHUNK] for first in range(0, len(puzzles), CHUNK)]
    with multiprocessing.Pool(processes) as pool:
        counts = [count for part in pool.imap(judge, chunks) for count in part]
    return counts, time.perf_counter() - start


def spread(puzzles: Grids, number: int) -> Grids:
    return puzzles[:: max(1, len(puzzles) // number)][:number]


def check(name: str, puzzles: Grids, sat_limit: int, options: argparse.Namespace) -> dict[int, int]:
    """How many puzzles have no, one and several solutions, once everybody agrees."""
    ours = by_lanes(puzzles)
    sat, sat_seconds = judged(partial(sat_counts, limit=sat_limit), puzzles, options.processes)
    compare(puzzles, [min(count, sat_limit) for count in ours], sat, "the lanes and SAT")
    plain, plain_seconds = judged(enumerator, puzzles, options.processes)
    compare(puzzles, ours, plain, "the lanes and the enumerator")
    sample, slow = by_twin(puzzles, options.slow_seconds, options.processes)
    compare(sample, by_lanes(sample), slow, "the lanes and the counterpart")
    found = Counter(min(count, 2) for count in ours)
    print(
        f"{name}: {len(puzzles):,} puzzles, no solution {found[0]:,}, one {found[1]:,}, more {found[2]:,}: "
        f"all agree (SAT {sat_seconds:.0f} s, enumerator {plain_seconds:.0f} s, slowly {len(sample):,})",
        flush=True,
    )
    return {number: found[number] for number in sorted(found)}


def mutants(number: int, seed: int = 11, rows: int = 100_000) -> Iterator[Grids]:
    """Minimal puzzles with up to 3 clues taken away, 5 put back and 2 changed, under random symmetries."""
    chance = np.random.default_rng(seed)
    for _ in range(0, number, rows):
        puzzles = bulk.generate(rows, rng=chance)
        solutions = bulk.solve(puzzles).solutions
        yield bulk.augment(_mutated(puzzles, solutions, chance), rng=chance).puzzles[:number]


def _mutated(puzzles: Grids, solutions: Grids, chance: np.random.Generator) -> Grids:
    result = puzzles.copy()
    rows = np.arange(len(puzzles))
    clues = puzzles > 0
    _change(result, clues, chance.choice([0, 0, 1, 1, 2, 3], len(rows)), np.zeros_like(puzzles), chance)
    _change(result, ~clues, chance.integers(0, 6, len(rows)), solutions, chance)
    wrong = chance.integers(1, 10, puzzles.shape, dtype=np.uint8)
    _change(result, result > 0, chance.choice([0, 0, 0, 1, 2], len(rows)), wrong, chance)
    return result


def _change(
    result: Grids, where: np.ndarray, numbers: np.ndarray, values: Grids, chance: np.random.Generator
) -> None:
    """In each row, so many random cells out of `where` get their values."""
    keys = np.where(where, chance.random(result.shape), 2.0)
    ranks = keys.argsort(axis=1).argsort(axis=1)
    chosen = (ranks < numbers[:, None]) & where
    result[chosen] = values[chosen]


def main() -> None:
    parser = argparse.ArgumentParser(description="Compare counts at full size.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--mutants", type=int, default=1_000_000)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--slow-seconds", type=float, default=60)
    parser.add_argument("--quick", action="store_true", help="200 puzzles of each file, 2,000 mutants")
    arguments = parser.parse_args()
    for name, known in KNOWN.items():
        puzzles = read(arguments.folder / name)
        if arguments.quick:
            puzzles = spread(puzzles, 200)
        found = check(name, puzzles, LIMIT, arguments)
        if not arguments.quick and known is not None and found != known:
            raise SystemExit(f"{name}: {found} instead of the known {known}")
    number = 2000 if arguments.quick else arguments.mutants
    total: Counter[int] = Counter()
    for batch, puzzles in enumerate(mutants(number, rows=min(number, 100_000)), 1):
        total.update(check(f"mutants, part {batch}", puzzles, 2, arguments))
    print(f"mutants: no solution {total[0]:,}, one {total[1]:,}, more {total[2]:,}")


if __name__ == "__main__":
    main()
