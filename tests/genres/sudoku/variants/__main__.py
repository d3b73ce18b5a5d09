"""Boards of every variant against brute force, every deduction checked, every proof verified.

python -m tests.genres.sudoku.variants [--count 200] [--seed 1] [VARIANT ...]
"""

from __future__ import annotations

import argparse
from collections import Counter

from tests.genres.sudoku.variants.boards import VARIANTS, boards
from tests.genres.sudoku.variants.checking import check_count, check_deductions, check_proof


def main() -> None:
    """A line for each variant."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("variants", nargs="*", default=list(VARIANTS))
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--proofs", type=int, default=20, help="for so many of these boards")
    options = parser.parse_args()
    for variant in options.variants:
        counts, statuses, used = Counter[int](), Counter[str](), Counter[str]()
        for number, made in enumerate(boards(variant, options.seed, options.count)):
            solutions = check_count(made)
            counts[solutions] += 1
            used.update(check_deductions(made))
            if number < options.proofs:
                statuses[check_proof(made, solutions)] += 1
        print(f"{variant:22} solutions {dict(sorted(counts.items()))} proofs {dict(statuses)}", flush=True)
        print(f"{'':22} deductions {dict(used.most_common())}", flush=True)


main()
