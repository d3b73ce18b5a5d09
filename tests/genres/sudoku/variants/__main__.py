"""Boards of every variant against a judge of their own, every deduction checked, every proof verified.

    python -m tests.genres.sudoku.variants [--count 200] [--seed 1] [--proofs 50] [VARIANT ...]

The boards are of 4x4 to 16x16 cells, most of them small. The judge is SAT in an encoding that shares nothing
with the package, on boards of up to 36 cells brute force as well.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter

from tests.genres.sudoku.variants.boards import VARIANTS, Made, boards
from tests.genres.sudoku.variants.checking import check_count, check_deductions, check_proof


def main() -> None:
    """A line for each variant, and one for all."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("variants", nargs="*", default=list(VARIANTS))
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--proofs", type=int, default=50, help="of so many of these boards")
    options = parser.parse_args()
    runs = [Run(variant, options.seed, options.count, options.proofs) for variant in options.variants]
    wrong = sum(run.wrong for run in runs)
    looked_at = {"boards": 0, "deductions": 0, "proofs": 0}
    for run in runs:
        looked_at["boards"] += run.boards.total()
        looked_at["deductions"] += run.used.total()
        looked_at["proofs"] += run.statuses.total()
    print(f"{looked_at}, wrong: {wrong}")
    sys.exit(1 if wrong else 0)


class Run:
    """What came of the boards of one variant."""

    def __init__(self, variant: str, seed: int, count: int, proofs: int) -> None:
        self.boards, self.used, self.statuses = Counter[tuple[int, int]](), Counter[str](), Counter[str]()
        self.wrong = 0
        for number, made in enumerate(boards(variant, seed, count)):
            try:
                self.look_at(made, with_proof=number < proofs)
            except AssertionError as error:
                self.wrong += 1
                print(f"{variant} number {number}: {error}", flush=True)
        sizes, counts = Counter[int](), Counter[int]()
        for (size, solutions), these in self.boards.items():
            sizes[size] += these
            counts[solutions] += these
        print(f"{variant:22} sizes {dict(sorted(sizes.items()))}, solutions {dict(sorted(counts.items()))}")
        print(f"{'':22} proofs {dict(self.statuses)}")
        print(f"{'':22} deductions {dict(self.used.most_common())}", flush=True)

    def look_at(self, made: Made, with_proof: bool) -> None:
        """Check a board; what is wrong is an assertion that fails."""
        solutions = check_count(made)
        self.used.update(check_deductions(made))
        if with_proof:
            self.statuses[check_proof(made, solutions)] += 1
        self.boards[made.source.shape.size, solutions] += 1


main()
