"""Arrays that another thread writes into while they are worked on: odd answers are fine, crashes are not.

    python -m tests.bulk.races [--rounds 200] [--seed 1]

In each round an operation works on an array of puzzles, on one or two threads, while a writer fills the same
array with any bytes and with puzzles again. The check of the digits refuses most of what it sees; what
changes after the check is the point. `changed_under` makes that certain: it writes when the work first tells
its progress, and ends the work with the second time.
"""

from __future__ import annotations

import argparse
import threading
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import numpy as np

from whygrid import bulk
from whygrid.bulk.arrays import Grids
from whygrid.errors import Stopped

SEVENTEEN = "000000010400000000020000000000050407008000300001090000300400200050100000000806000"
OPERATIONS: dict[str, tuple[int, Callable[..., Any]]] = {
    "count": (400_000, bulk.count),
    "solve": (400_000, bulk.solve),
    "is_minimal": (40_000, bulk.is_minimal),
    "minimise": (40_000, lambda puzzles, **more: bulk.minimise(puzzles, rng=1, **more)),
    "backbone": (400_000, bulk.backbone),
    "canonical": (200_000, bulk.canonical),
    "augment": (200_000, lambda puzzles, **more: bulk.augment(puzzles, puzzles, times=8, rng=1, **more)),
    "k": (400, lambda puzzles, **more: bulk.k(puzzles, seconds=0.01, **more)),
}
"""Each with so many rows that it is still at work when it first tells its progress."""


def puzzles_for(name: str, share: int = 1) -> Grids:
    """Images of a puzzle with 17 clues, which has one solution."""
    return bulk.augment([SEVENTEEN], times=OPERATIONS[name][0] // share, rng=1).puzzles


def changed_under(name: str, threads: int, value: int) -> bool:
    """Do the operation on an array that becomes all `value` in the middle; whether it did."""
    array = puzzles_for(name)
    told: list[int] = []

    def change(done: int, total: int) -> None:
        if done < total:
            told.append(done)
            array[:] = value
        if len(told) > 1:
            raise Stopped("it has worked on the changed array for a while")

    with suppress(Stopped, bulk.BulkError):  # minimise says that there is no solution
        OPERATIONS[name][1](array, threads=threads, progress=change)
    return bool(told)


def run(rounds: int, seed: int) -> Counter[str]:
    """How many rounds ended with an answer or with our own error; anything else ends the process."""
    chance = np.random.default_rng(seed)
    ends: Counter[str] = Counter()
    for _ in range(rounds):
        name = str(chance.choice(list(OPERATIONS)))
        valid = puzzles_for(name, share=20)
        array = valid.copy()
        stop = threading.Event()
        junk = chance.integers(0, 256, array.shape, dtype=np.uint8)

        def write(array: Grids = array, valid: Grids = valid, junk: Grids = junk, stop: Any = stop) -> None:
            while not stop.is_set():
                array[:] = junk
                array[:] = valid

        writer = threading.Thread(target=write)
        writer.start()
        try:
            for _ in range(8):
                try:
                    OPERATIONS[name][1](array, threads=int(chance.integers(1, 3)))
                    ends["answer"] += 1
                except bulk.BulkError:
                    ends["BulkError"] += 1
        finally:
            stop.set()
            writer.join()
    return ends


def main() -> None:
    parser = argparse.ArgumentParser(description="Change arrays while they are worked on.")
    parser.add_argument("--rounds", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    for name in OPERATIONS:
        for threads in (1, 2):
            for value in (0, 10, 255):
                changed = changed_under(name, threads, value)
                print(
                    f"{name}, {threads} threads, {value}: {'changed' if changed else 'too quick'}", flush=True
                )
    ends = run(arguments.rounds, arguments.seed)
    told = ", ".join(f"{name} {number:,}" for name, number in ends.most_common())
    print(f"{arguments.rounds} rounds of 8 calls, seed {arguments.seed}: {told}; no crash")


if __name__ == "__main__":
    main()
