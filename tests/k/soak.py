"""The tests of k at full size, over a folder of puzzle files (one puzzle of 81 characters per line).

    python -m tests.k.soak FOLDER [optux[=FIRST]] [exhaustive] [certificates] [symmetry]

Without a name all four run: 500 cells against OptUx, 300 positions by exhaustion, 300 certificates
accepted, 1,000 symmetric copies with the same k. OptUx is slow, so it says after each of its 30 puzzles how
far it is; `optux=12` goes on from the twelfth. A cell that takes OptUx more than a minute is counted apart,
and another one comes in its place. Damaged certificates have a command of their own,
`tests.logic.mutate_certificates`.
"""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from tests.k.k_cases import (
    Position,
    has_support_of,
    optux_size,
    positions,
    symmetric_copy,
)
from whygrid.certificates.nine import check
from whygrid.kernels.k9 import k, smallest_support

FILES = [
    "17clue_first10000.txt",
    "magictour_top1465.txt",
    "forum_hardest_1106_375.txt",
    "kaggle_easy_10000.txt",
]

OPTUX_SECONDS = 60.0


def puzzles(folder: Path, chance: random.Random) -> Iterator[str]:
    collections = [(folder / name).read_text().split() for name in FILES]
    while True:
        for collection in collections:
            yield chance.choice(collection)


def optux(source: Iterator[str], chance: random.Random, first: int = 1) -> int:
    """500 cells of 30 puzzles are as small as OptUx says, not counting those that take it over a minute."""
    done = too_hard = 0
    for number, givens in enumerate((next(source) for _ in range(30)), 1):
        cells = 17 if number <= 20 else 16
        if number < first:
            continue
        start = time.process_time()
        ours = theirs = 0.0
        agreed = 0
        for position in positions(k(givens), random.Random(number)):
            before = time.process_time()
            size = smallest_support(position.text(), position.solution, position.cell).step.size
            between = time.process_time()
            ours += between - before
            told = optux_size(position, OPTUX_SECONDS)
            if told is None:
                too_hard += 1
                continue
            assert size == told, position
            theirs += time.process_time() - between
            agreed += 1
            if agreed == cells:
                break
        done += cells
        print(
            f"puzzle {number}: {cells} cells agree, {done} so far, besides {too_hard} too hard for OptUx; "
            f"OptUx {theirs:.1f} s, we {ours:.3f} s, in all {time.process_time() - start:.1f} s of CPU time",
            flush=True,
        )
    return done


def exhaustive(source: Iterator[str], chance: random.Random) -> int:
    """300 positions of 14 known cells have no smaller support, by trying all combinations."""
    done = 0
    while done < 300:
        result = k(next(source))
        for step in chance.sample([step for step in result.steps if step.size <= 14], 5):
            others = [cell for cell in range(81) if cell != step.cell and cell not in step.support]
            known = frozenset(step.support) | frozenset(chance.sample(others, 14 - step.size))
            position = Position(known, result.solution, step.cell)
            found = smallest_support(position.text(), position.solution, position.cell).step
            assert not has_support_of(found.size - 1, position), position
            done += 1
    return done


def certificates(source: Iterator[str], chance: random.Random) -> int:
    """300 certificates are accepted."""
    slowest = 0.0
    for _ in range(300):
        result = k(next(source), witnesses=True)
        certificate, start = result.certificate(), time.process_time()
        assert result.proved and check(certificate) == (result.lower, result.upper), result.givens
        slowest = max(slowest, time.process_time() - start)
    print(f"the slowest check took {slowest:.1f} s of CPU time")
    return 300


def symmetry(source: Iterator[str], chance: random.Random) -> int:
    """1,000 symmetric copies have the k of their puzzle."""
    for _ in range(50):
        givens = next(source)
        expected = k(givens).upper
        for _ in range(20):
            copy = symmetric_copy(givens, chance)
            assert k(copy).upper == expected, (givens, copy)
    return 1000


def main() -> None:
    folder, *names = sys.argv[1:]
    checks: dict[str, Callable[[Iterator[str], random.Random], int]] = {
        "optux": optux,
        "exhaustive": exhaustive,
        "certificates": certificates,
        "symmetry": symmetry,
    }
    for name in names or checks:
        kind, _, first = name.partition("=")
        run = partial(optux, first=int(first)) if first else checks[kind]
        chance = random.Random(20)
        start = time.process_time()
        count = run(puzzles(Path(folder), chance), chance)
        print(f"{kind}: {count} ok, {time.process_time() - start:.0f} s of CPU time", flush=True)


if __name__ == "__main__":
    main()
