"""Measures the bulk kernel: every bar of the issue in one run, as CPU time on one core.

    python benchmarks/bulk.py [--data ../shared/data/sudoku] [--quick]

Peers run on the same puzzles in the same process: python-sat (CaDiCaL, one solver reused, two calls per
puzzle) and a compact pure-Python solver with naked singles. On a shared machine trust the
ratios, not the rates; each figure is the best of a few runs.
"""

from __future__ import annotations

import argparse
import os
import time
from collections.abc import Callable
from pathlib import Path

import numpy as np
from pysat.solvers import Cadical153

from whygrid import bulk
from whygrid.bulk.arrays import Grids
from whygrid.bulk.generation import _TRIES, CLUE_SHARES, _tries_per_block
from whygrid.kernels import bulk_counterpart
from whygrid.kernels.bulk import kernel

BARS = {
    "17 clues": ("17clue_first10000.txt", 1_000_000),
    "easy": ("kaggle_easy_10000.txt", 3_500_000),
    "hardest": ("forum_hardest_1905_first5000.txt", 30_000),
    "magictour": ("magictour_top1465.txt", None),
    "hardest 1106": ("forum_hardest_1106_375.txt", None),
    "many solutions": ("multi_solution_2000.txt", None),
    "mutants": ("mutants_0_1_2_solutions_5000.txt", None),
}


def rate(
    work: Callable[[], object], items: int, repeats: int = 5, clock: Callable[[], float] = time.process_time
) -> float:
    """Items per second of CPU time, the best of some runs."""
    best = float("inf")
    for _ in range(repeats):
        start = clock()
        work()
        best = min(best, clock() - start)
    return items / best


def report(name: str, figure: float, bar: float | None, more: str = "") -> None:
    verdict = "" if bar is None else f"bar {bar:>12,.1f}  {'ok' if figure >= bar else 'BELOW'}"
    print(f"{name:34} {figure:>14,.{2 if figure < 10 else 1}f}   {verdict:28} {more}", flush=True)


def sat_rate(puzzles: Grids) -> float:
    """Uniqueness checks per second with python-sat."""
    clauses = [[9 * cell + digit for digit in range(1, 10)] for cell in range(81)]
    for cell in range(81):
        for digit in range(1, 10):
            clauses += [[-(9 * cell + digit), -(9 * cell + other)] for other in range(digit + 1, 10)]
            clauses += [
                [-(9 * cell + digit), -(9 * peer + digit)]
                for peer in bulk_counterpart.PEERS[cell]
                if peer > cell
            ]
    with Cadical153(bootstrap_with=clauses) as solver:

        def check() -> None:
            for row, puzzle in enumerate(puzzles.tolist()):
                givens = [9 * cell + digit for cell, digit in enumerate(puzzle) if digit]
                if solver.solve(assumptions=givens):
                    switch = 1000 + row
                    solver.add_clause(
                        [-switch, *(-literal for literal in solver.get_model()[:729] if literal > 0)]
                    )
                    solver.solve(assumptions=[switch, *givens])

        return rate(check, len(puzzles), repeats=1)


def python_rate(puzzles: Grids) -> float:
    """Uniqueness checks per second with bit sets and singles in plain Python."""

    def check() -> None:
        for puzzle in puzzles.tolist():
            candidates: list[int] | None = [511] * 81
            for cell, digit in enumerate(puzzle):
                candidates = assign(candidates, cell, 1 << digit - 1) if digit and candidates else candidates
            count_two(candidates)

    return rate(check, len(puzzles), repeats=1)


def assign(candidates: list[int] | None, cell: int, bit: int) -> list[int] | None:
    """The candidates after a placement and all naked singles it leads to; None for a contradiction."""
    if candidates is None or not candidates[cell] & bit:
        return None
    candidates[cell] = bit
    todo = [cell]
    while todo:
        cell = todo.pop()
        bit = candidates[cell]
        for peer in bulk_counterpart.PEERS[cell]:
            if candidates[peer] & bit:
                candidates[peer] ^= bit
                left = candidates[peer]
                if not left:
                    return None
                if not left & (left - 1):
                    todo.append(peer)
    return candidates


def count_two(candidates: list[int] | None) -> int:
    if candidates is None:
        return 0
    open_cells = [(left.bit_count(), cell) for cell, left in enumerate(candidates) if left & (left - 1)]
    if not open_cells:
        return 1
    _, cell = min(open_cells)
    left, count = candidates[cell], 0
    while left and count < 2:
        bit = left & -left
        left ^= bit
        count += count_two(assign(candidates.copy(), cell, bit))
    return min(count, 2)


def solving(data: Path, quick: bool) -> None:
    for name, (file, bar) in BARS.items():
        puzzles = bulk.read(data / file)
        many = np.tile(puzzles, (max(1, 20_000 // len(puzzles)), 1))
        count = rate(lambda many=many: bulk.count(many, threads=1), len(many))
        solve = rate(lambda many=many: bulk.solve(many, threads=1), len(many))
        sample = 20 if quick else 150
        sat, python = sat_rate(puzzles[:sample]), python_rate(puzzles[: max(sample // 10, 3)])
        ratios = f"x{count / sat:,.0f} python-sat  x{count / python:,.0f} Python"
        peers = f"solve {solve:,.0f} ({count / solve - 1:+.0%} time)  {ratios}"
        report(f"count, {name}", count, bar, peers)


def making(quick: bool) -> None:
    number = 2000 if quick else 10_000
    report("minimal puzzles", rate(lambda: bulk.generate(number, rng=1, threads=1), number), 20_000)
    report("uniform grids", rate(lambda: bulk.grids(number // 10, rng=1, threads=1), number // 10), 1000)
    unbiased(100 if quick else 200)


def unbiased(number: int) -> None:
    """The default call, on a sample; and what a puzzle costs on average, the rarest included."""
    start = time.process_time()
    bulk.generate(number, rng=3, unbiased=True, threads=1)
    report("unbiased minimal puzzles", number / (time.process_time() - start), 8)
    seconds = 0.0
    for clues, share in CLUE_SHARES.items():
        tries = _tries_per_block(clues)
        blocks = max(6, 20_000_000 // tries)
        start = time.process_time()
        kernel().unbiased(1, clues, 0, blocks, tries, 10**9, 1, None)
        seconds += share / 100 * _TRIES[clues] * (time.process_time() - start) / (blocks * tries)
    report("unbiased minimal, with the tail", 1 / seconds, 8, "by the time for tries of each number of clues")


def transforming(quick: bool) -> None:
    puzzles = bulk.generate(2000 if quick else 10_000, rng=2)
    solutions = bulk.solve(puzzles).solutions
    report("canonical, puzzles", rate(lambda: bulk.canonical(puzzles, threads=1), len(puzzles)), 20_000)
    report("canonical, empty grid", rate(lambda: bulk.canonical(["." * 81], threads=1), 1), None)
    report("canonical, full grids", rate(lambda: bulk.canonical(solutions[:2000], threads=1), 2000), None)
    times = 20
    alone = rate(lambda: bulk.augment(puzzles, times=times, rng=1, threads=1), times * len(puzzles))
    both = rate(
        lambda: bulk.augment(puzzles, solutions, times=times, rng=1, threads=1), 2 * times * len(puzzles)
    )
    report("augmented grids, with solutions", both, 5_000_000, f"puzzles alone {alone:,.0f}")


def threading(data: Path) -> None:
    """Wall clock, so others on the machine count: the best of several pairs of runs, each side by side."""
    many = np.tile(bulk.read(data / BARS["17 clues"][0]), (20, 1))

    def speed(threads: int, clock: Callable[[], float]) -> float:
        return rate(lambda: bulk.count(many, threads=threads), len(many), 1, clock)

    ratios = [speed(2, time.perf_counter) / speed(1, time.perf_counter) for _ in range(10)]
    free = [2 * speed(2, time.process_time) / speed(1, time.process_time) for _ in range(5)]
    load = f"{max(free):.2f} by CPU time, as if both cores were free; load here {os.getloadavg()[0]:.1f}"
    report("two threads over one (wall clock)", max(ratios), 1.8, load)


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the bulk kernel against its bars.")
    parser.add_argument("--data", type=Path, default=Path(__file__).parents[2] / "shared" / "data" / "sudoku")
    parser.add_argument("--quick", action="store_true", help="smaller samples")
    arguments = parser.parse_args()
    if arguments.data.exists():
        solving(arguments.data, arguments.quick)
        threading(arguments.data)
    making(arguments.quick)
    transforming(arguments.quick)


if __name__ == "__main__":
    main()
