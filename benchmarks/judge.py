"""How many claims about 9x9 Sudokus are judged in a second of one core: `python -m benchmarks.judge`.

Positions are random places on the way to the solution; half of the claims are true, a third are exclusions.
"""

from __future__ import annotations

import argparse
import random
import time

import whygrid
from whygrid import Puzzle, bulk, judge
from whygrid.bulk.arrays import to_lines


def positions(puzzles: int, per_puzzle: int, seed: int) -> list[tuple[Puzzle, Puzzle, int, list[int]]]:
    """Puzzles, positions in them, claims, and twelve known cells to cite."""
    rng = random.Random(seed)
    found = []
    for text in to_lines(bulk.generate(puzzles, rng=seed, threads=1)):
        puzzle = whygrid.parse(text, "sudoku")
        solution = whygrid.solve(puzzle).solutions[0].givens
        for _ in range(per_puzzle):
            entries = [fact for fact in solution if fact not in puzzle.givens]
            filled = puzzle.fill(rng.sample(entries, rng.randrange(len(entries))))
            left = [fact for fact in solution if fact not in filled.givens]
            fact = rng.choice(left)
            if rng.random() < 0.5:  # another digit of the same cell
                fact = (fact - 1) // 9 * 9 + rng.randrange(1, 10)
            claim = -fact if rng.random() < 1 / 3 else fact
            found.append((puzzle, filled, claim, rng.sample(filled.givens, 12)))
    return found


def rate(name: str, cases: list[tuple[Puzzle, Puzzle, int, list[int]]], **options: bool) -> None:
    cites = options.pop("cites", False)
    started = time.process_time()
    deductions = 0
    for puzzle, position, claim, cited in cases:
        deductions += judge(puzzle, position, claim, cited if cites else None, **options).entailed is True
    seconds = time.process_time() - started
    print(f"{name:52} {len(cases) / seconds:8,.0f} a second of CPU  ({deductions} of {len(cases)} entailed)")


def main(seed: int = 1, count: int = 2000) -> None:
    many = positions(count // 4, 4, seed)
    rate("entailed, 4 claims a puzzle, first time", many)
    rate("entailed, a new puzzle every time", many[::4])
    few = positions(4, count // 4, seed)
    rate("entailed, many claims about a puzzle", few)
    rate("entailed and justified by 12 cells", few, cites=True)
    rate("entailed, with k and a smallest set", few[: count // 4], k=True)
    rate("entailed, with the easiest technique", few[: count // 20], technique=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=2000)
    arguments = parser.parse_args()
    main(arguments.seed, arguments.count)
