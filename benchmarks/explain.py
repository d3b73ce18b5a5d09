"""Explaining: the ancestor's default puzzle, warm, and a thousand mixed puzzles."""

from __future__ import annotations

import statistics
import time
from collections import Counter

import whygrid
from benchmarks.mixed import mixed_puzzles

PUZZLES = 1000


def main() -> None:
    classic = whygrid.parse(whygrid.examples()["classic"].text)
    times = []
    for _ in range(50):
        start = time.process_time()
        proof = whygrid.explain(classic)
        times.append(time.process_time() - start)
    figures = proof.statistics()
    print(
        f"classic: {statistics.median(times) * 1000:.1f} ms warm (median of 50), {figures.steps} steps, ",
        end="",
    )
    print(f"k largest {figures.k_max}, mean {figures.k_mean:.2f}")

    puzzles = mixed_puzzles(PUZZLES)
    start = time.process_time()
    proofs = [whygrid.explain(puzzle) for puzzle in puzzles]
    seconds = time.process_time() - start
    steps = sum(map(len, proofs))
    print(f"{PUZZLES} mixed: {PUZZLES / seconds:.0f} puzzles/s, {steps / seconds:.0f} steps/s")
    hardest = Counter(_hardest(proof) for proof in proofs)
    print("hardest technique needed: " + ", ".join(f"{name} {n}" for name, n in hardest.most_common()))
    print(f"status: {dict(Counter(proof.status for proof in proofs))}")


def _hardest(proof: whygrid.Proof) -> str:
    from whygrid.registry import genre

    effort = {technique.name: technique.effort for technique in genre(proof.genre).techniques()}
    return max(proof.statistics().techniques, key=lambda name: effort.get(name, 99.0))
