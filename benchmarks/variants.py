"""How variants of Sudoku are explained: the share told without suppositions, lines, suppositions, time.

    python -m benchmarks.variants [VARIANT ...] [--each 10] [--size 9] [--seed 1]
    python -m benchmarks.variants arrow killer --techniques     and how often each technique is told

Puzzles are made from the seed, with no given more than they need, which is harder than what is published.
Every proof is checked. Lines, suppositions and seconds of the processor are medians and maxima.
"""

from __future__ import annotations

import argparse
import random
import statistics
import time
from collections import Counter

import whygrid
from benchmarks.explanations import figures
from whygrid.budget import Budget
from whygrid.genres.sudoku.composing import compose
from whygrid.genres.sudoku.orders import VARIANTS
from whygrid.puzzle import Puzzle
from whygrid.service.explaining import Options

SECONDS = 60.0
"""So long an explanation may take; one that takes longer counts as unknown."""


def main() -> None:
    """A line for each variant."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("variants", nargs="*", default=list(VARIANTS))
    parser.add_argument("--each", type=int, default=10)
    parser.add_argument("--size", type=int, default=9)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--techniques", action="store_true")
    options = parser.parse_args()
    print("| variant | without suppositions | lines | suppositions | seconds | unknown |")
    print("|---|---|---|---|---|---|")
    for variant in options.variants:
        rng = random.Random(f"{variant} {options.seed}")
        boards = [compose(variant.split("+"), options.size, rng) for _ in range(options.each)]
        told, unknown, used = [], 0, Counter[str]()
        for board in boards:
            start = time.process_time()
            proof = whygrid.explain(Puzzle("sudoku", board), Options(), budget=Budget(SECONDS))
            seconds = time.process_time() - start
            verdict = whygrid.verify(proof)
            if not verdict.ok:
                raise SystemExit(f"{Puzzle('sudoku', board).text}: {verdict}")
            unknown += proof.status != "unique"
            told.append(figures(proof, seconds))
            used.update(d.technique for step in proof for d in step.deductions)
        alone = sum(not one.suppositions for one in told)
        cells = (
            [one.lines for one in told],
            [one.suppositions for one in told],
            [round(one.milliseconds / 1000, 2) for one in told],
        )
        shown = " | ".join(f"{statistics.median(values):.3g}/{max(values):.3g}" for values in cells)
        print(f"| {variant} | {alone} of {len(told)} | {shown} | {unknown} |", flush=True)
        if options.techniques:
            print(f"  {dict(used.most_common())}", flush=True)


if __name__ == "__main__":
    main()
