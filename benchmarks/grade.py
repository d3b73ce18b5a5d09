"""How our grade and the scales agree with the programs, and that twins have the same grade.

    python -m benchmarks.grade SHARED_DATA [--every N] [--twins PUZZLES TIMES]

SHARED_DATA is the folder with `rated.csv`: puzzles with the figures of Sudoku Explainer and HoDoKu.
"""

from __future__ import annotations

import argparse
import csv
import random
import time
from pathlib import Path

import whygrid
from whygrid.genres.sudoku.generator import generate
from whygrid.genres.sudoku.symmetry import random_twin
from whygrid.puzzle import Puzzle
from whygrid.service.grading import Graded


def main() -> None:
    """Print the figures of docs/grade.md."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("data", type=Path)
    parser.add_argument("--every", type=int, default=1, help="take every N-th rated puzzle")
    parser.add_argument("--twins", type=int, nargs=2, default=(100, 5), help="puzzles and twins of each")
    options = parser.parse_args()
    with (options.data / "rated.csv").open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))[:: options.every]
    started = time.process_time()
    graded = [whygrid.grade(whygrid.parse(row["puzzle"])) for row in rows]
    seconds = time.process_time() - started
    print(f"{len(rows)} rated puzzles, {len(rows) / seconds:.1f} a second with both scales")
    _tell_agreement(rows, graded)
    _tell_twins(*options.twins)


def _tell_agreement(rows: list[dict[str, str]], graded: list[Graded]) -> None:
    er = [float(row["se_er"]) for row in rows]
    print(f"Spearman of our number with ER: {spearman([g.grade.number for g in graded], er):.3f}")
    print(f"beyond our techniques: {sum(not g.grade.solved for g in graded)}")
    below = [(g, row) for g, row in zip(graded, rows, strict=True) if float(row["se_er"]) < 7.0]
    equal = sum(g.scales["se"]["er"] == float(row["se_er"]) for g, row in below)
    print(f"ER below 7.0 equal: {equal} of {len(below)} ({equal / len(below):.1%})")
    levels = [(g, row) for g, row in zip(graded, rows, strict=True) if row["hodoku_level"]]
    same = sum(g.scales["hodoku"]["level"] == row["hodoku_level"].lower() for g, row in levels)
    print(f"HoDoKu's level equal: {same} of {len(levels)} ({same / len(levels):.1%})")


def _tell_twins(puzzles: int, times: int) -> None:
    rng = random.Random(1)
    changed = 0
    for _ in range(puzzles):
        board = generate(rng)
        grade = whygrid.grade(Puzzle("sudoku", board))
        changed += any(
            whygrid.grade(Puzzle("sudoku", random_twin(board, rng))) != grade for _ in range(times)
        )
    print(f"{puzzles} generated puzzles, {times} twins each: the grade of {changed} changes")


def spearman(ours: list[float], theirs: list[float]) -> float:
    """The rank correlation, ties sharing their mean rank."""
    first, second = _ranks(ours), _ranks(theirs)
    mean = (len(ours) + 1) / 2
    covariance = sum((a - mean) * (b - mean) for a, b in zip(first, second, strict=True))
    spread = sum((a - mean) ** 2 for a in first) * sum((b - mean) ** 2 for b in second)
    return float(covariance / spread**0.5)


def _ranks(values: list[float]) -> list[float]:
    order = sorted(range(len(values)), key=values.__getitem__)
    ranks = [0.0] * len(values)
    start = 0
    while start < len(order):
        end = start
        while end < len(order) and values[order[end]] == values[order[start]]:
            end += 1
        for place in order[start:end]:
            ranks[place] = (start + end + 1) / 2
        start = end
    return ranks


if __name__ == "__main__":
    main()
