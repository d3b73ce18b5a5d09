"""What commands that attack a promise have in common: how many, with which seed, and what came of it."""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Callable

Outcome = tuple[Counter[str], dict[str, str]]
"""How often each end was met, and for each kind of wrong end an example."""


def run_as_command(
    description: str, run: Callable[[int, int], Outcome], things: str, count: int, kinds: str
) -> None:
    """The command: so many `things` from a seed; exits with 1 where there were `kinds` of wrong ends."""
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("--count", type=int, default=count)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    ends, wrong = run(arguments.count, arguments.seed)
    for example in wrong.values():
        print(example)
    told = ", ".join(f"{name} {number:,}" for name, number in ends.most_common())
    print(f"{arguments.count:,} {things}, seed {arguments.seed}: {told}; {len(wrong)} {kinds}")
    raise SystemExit(bool(wrong))
