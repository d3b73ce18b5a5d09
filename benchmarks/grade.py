"""How our grade and the scales agree with the programs, and that twins have the same grade.

    python -m benchmarks.grade SHARED_DATA [--every N] [--twins PUZZLES TIMES]
    python -m benchmarks.grade --twins PUZZLES TIMES [--keep FILE]

SHARED_DATA is the folder with `rated.csv`: puzzles with the figures of Sudoku Explainer and HoDoKu. With
--keep it is noted in a file how far the twins are, and the next run goes on from there.
"""

from __future__ import annotations

import argparse
import csv
import json
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
    parser.add_argument("data", type=Path, nargs="?")
    parser.add_argument("--every", type=int, default=1, help="take every N-th rated puzzle")
    parser.add_argument("--twins", type=int, nargs=2, default=(100, 5), help="puzzles and twins of each")
    parser.add_argument("--keep", type=Path, help="a file that says how far the twins are")
    options = parser.parse_args()
    if options.data:
        _tell_rated(options.data, options.every)
    _tell_twins(*options.twins, options.keep)


def _tell_rated(data: Path, every: int) -> None:
    with (data / "rated.csv").open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))[::every]
    started = time.process_time()
    graded = [whygrid.grade(whygrid.parse(row["puzzle"])) for row in rows]
    seconds = time.process_time() - started
    print(f"{len(rows)} rated puzzles, {len(rows) / seconds:.1f} a second with both scales")
    _tell_agreement(rows, graded)


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


def _tell_twins(puzzles: int, times: int, keep: Path | None) -> None:
    """Grade generated puzzles, in turn minimal and with clues to spare, and so many twins of each."""
    kept = {"puzzles": 0, "changed": 0}
    if keep and keep.exists():
        kept = json.loads(keep.read_text(encoding="utf-8"))
    while kept["puzzles"] < puzzles:
        seed = kept["puzzles"]
        rng = random.Random(seed)
        board = generate(rng, spare=seed % 4 * 2)
        grade = whygrid.grade(Puzzle("sudoku", board))
        twins = (random_twin(board, rng) for _ in range(times))
        if any(whygrid.grade(Puzzle("sudoku", twin)) != grade for twin in twins):
            kept["changed"] += 1
            print(f"changes: {Puzzle('sudoku', board).text}", flush=True)
        kept["puzzles"] += 1
        if keep:
            keep.write_text(json.dumps(kept), encoding="utf-8")
        if kept["puzzles"] % 10 == 0:
            print(f"{kept['puzzles']} puzzles, the grade of {kept['changed']} changes", flush=True)
    print(f"{puzzles} generated puzzles, {times} twins each: the grade of {kept['changed']} changes")


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
