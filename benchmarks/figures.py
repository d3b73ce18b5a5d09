"""Figures that can be had at home: with the puzzles of `benchmarks.collections`, and nothing else.

`python -m benchmarks figures` prints them, `python -m benchmarks --record` keeps them as well and compares
them with the last ones of this machine (`benchmarks.record`).

Times are CPU seconds. Where even these are too noisy, instructions are counted (`benchmarks.instructions`).
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple, TypeVar

import whygrid
from benchmarks import startup
from benchmarks.collections import collection
from whygrid.registry import genre_names

T, R = TypeVar("T"), TypeVar("R")
ROUNDS = 3
"""Each time is the least of so many: whatever else a machine does can only make it longer."""

EASY = 4.0


class Figure(NamedTuple):
    """Something that was measured: its name, its value, its unit, and whether more of it is better."""

    name: str
    value: float
    unit: str
    more_is_better: bool = False

    def __str__(self) -> str:
        return f"{self.name:44} {self.value:12,.2f} {self.unit}"


def figures() -> Iterator[Figure]:
    """All of them, as they are measured."""
    for name, ratio in startup.ratios().items():
        yield Figure(f"start-up of {name}", ratio, "x python -c pass")
    for name in genre_names():
        rated = collection(name)
        proofs, seconds = timed(whygrid.explain, (one.puzzle for one in rated))
        for level in dict.fromkeys(one.level for one in rated):
            chosen = [time for time, one in zip(seconds, rated, strict=True) if one.level == level]
            yield Figure(
                f"explain {name}, {level} ({len(chosen)})", 1000 * statistics.median(chosen), "ms, median"
            )
        lines = [whygrid.tell(proof).count("\n") + 1 for proof in proofs]
        yield Figure(f"lines of {name} proofs", statistics.mean(lines), "lines, mean")
        verdicts, seconds = timed(whygrid.verify, proofs)
        accepted = sum(verdict.ok and verdict.shows == "unique" for verdict in verdicts)
        yield Figure(f"proofs of {name} accepted, of {len(proofs)}", accepted, "proofs", True)
        yield Figure(f"verify {name}", len(proofs) / sum(seconds), "proofs/s", True)
        _, seconds = timed(whygrid.grade, (one.puzzle for one in rated))
        yield Figure(f"grade {name}", len(seconds) / sum(seconds), "puzzles/s", True)
    easy = [one.puzzle for one in collection("sudoku") if one.grade < EASY]
    _, seconds = timed(whygrid.k, easy)
    yield Figure(
        f"k of sudoku, below grade {EASY:g} ({len(easy)})", 1000 * statistics.median(seconds), "ms, median"
    )
    yield from bulk()


def bulk() -> Iterator[Figure]:
    """Millions at a time, on one thread."""
    import whygrid.bulk

    puzzles = whygrid.bulk.generate(20_000, rng=24)
    _, (seconds,) = timed(lambda rows: whygrid.bulk.solve(rows, threads=1), [puzzles])
    yield Figure("bulk.solve, one thread", len(puzzles) / seconds, "puzzles/s", True)
    _, (seconds,) = timed(lambda number: whygrid.bulk.generate(number, rng=24, threads=1), [5_000])
    yield Figure("bulk.generate, one thread", 5_000 / seconds, "puzzles/s", True)


def timed(work: Callable[[T], R], items: Iterable[T]) -> tuple[list[R], list[float]]:
    """What the work gives for each item, and the CPU seconds that it takes."""
    results, seconds = [], []
    for item in items:
        least = float("inf")
        for _ in range(ROUNDS):
            start = time.process_time()
            result = work(item)
            least = min(least, time.process_time() - start)
        results.append(result)
        seconds.append(least)
    return results, seconds


def main() -> None:
    for figure in figures():
        print(figure, flush=True)
