"""Verifying: the proofs of a thousand mixed puzzles; `tests.logic.mutate_proofs` damages proofs."""

from __future__ import annotations

import time

import whygrid
from benchmarks.mixed import mixed_puzzles

PUZZLES = 1000


def main() -> None:
    puzzles = mixed_puzzles(PUZZLES)
    proofs = [whygrid.explain(puzzle) for puzzle in puzzles]
    start = time.process_time()
    verdicts = [whygrid.verify(proof) for proof in proofs]
    seconds = time.process_time() - start
    accepted = sum(verdict.ok and verdict.shows == "unique" for verdict in verdicts)
    steps = sum(map(len, proofs))
    print(f"{accepted} of {PUZZLES} proofs accepted: {PUZZLES / seconds:.0f} proofs/s, ", end="")
    print(f"{steps / seconds:.0f} steps/s")
