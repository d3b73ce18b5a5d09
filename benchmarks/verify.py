"""Verifying beside explaining: proofs and their documents, by Python and by native code, in one run.

    python -m benchmarks.verify [RATED.csv [NUMBER]]

of so many mixed puzzles, and of as many easy and hard ones (ER below 3, and from 3 on) of a file with columns
puzzle and se_er. `tests.logic.mutate_proofs` and `tests.logic.compare_native` damage proofs.
"""

from __future__ import annotations

import csv
import json
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import whygrid
from benchmarks.mixed import mixed_puzzles
from whygrid.kernels import NATIVE
from whygrid.puzzle import Puzzle

PUZZLES = 1000
EASY = 3.0
"""The ER below which a puzzle is easy."""


def main(source: str = "", number: int = PUZZLES) -> None:
    for name, puzzles in _sets(source, number):
        proofs, seconds = _timed(whygrid.explain, puzzles)
        documents = [json.dumps(whygrid.to_json(proof), ensure_ascii=False) for proof in proofs]
        figures = [f"explain {len(puzzles) / seconds:.0f}"]
        for what, items in (("proofs", proofs), ("documents", documents)):
            for native in (False, True) if NATIVE else (False,):
                verdicts, seconds = _timed(
                    lambda item, native=native: whygrid.verify(item, native=native), items
                )
                assert all(verdict.ok for verdict in verdicts)
                figures.append(f"verify {what}{' natively' if native else ''} {len(items) / seconds:.0f}")
        length = sum(map(len, documents)) / len(documents) / 1000
        print(
            f"{name} ({len(puzzles)}, documents of {length:.0f} kB), per s: {', '.join(figures)}", flush=True
        )


def _sets(source: str, number: int) -> Iterator[tuple[str, list[Puzzle]]]:
    yield "mixed", mixed_puzzles(number)
    if source:
        rows = list(csv.DictReader(Path(source).read_text(encoding="utf-8").splitlines()))
        for name, is_easy in (("easy", True), ("hard", False)):
            chosen = [row["puzzle"] for row in rows if (float(row["se_er"]) < EASY) == is_easy]
            yield name, [whygrid.parse(text) for text in chosen[:: -(-len(chosen) // number)]]


def _timed(work: Callable[[Any], Any], items: list[Any]) -> tuple[list[Any], float]:
    start = time.process_time()
    results = [work(item) for item in items]
    return results, time.process_time() - start


if __name__ == "__main__":
    main(*sys.argv[1:2], *map(int, sys.argv[2:3]))
