"""Verifying: the proofs of a thousand mixed puzzles, and ten thousand damaged ones."""

from __future__ import annotations

import random
import time
from collections import Counter
from itertools import islice

from tests.sabotage import damages, still_follows

import whygrid
from benchmarks.mixed import mixed_puzzles

PUZZLES = 1000
DAMAGES = 10_000


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

    rng = random.Random(1)
    documents = [whygrid.to_json(proof) for proof in proofs]
    tried: Counter[str] = Counter()
    accepted_kinds: Counter[str] = Counter()
    wrong: list[str] = []
    while sum(tried.values()) < DAMAGES:
        document = rng.choice(documents)
        for kind, damaged in islice(damages(document, rng), DAMAGES - sum(tried.values())):
            tried[kind] += 1
            try:
                ok = whygrid.verify(damaged).ok
            except whygrid.WhygridError:
                ok = False
            if ok:
                accepted_kinds[kind] += 1
                if not still_follows(damaged):
                    wrong.append(kind)
    print(f"{sum(tried.values())} damaged proofs: {dict(tried)}")
    print(f"accepted, because every step still follows: {dict(accepted_kinds)}")
    print(f"accepted wrongly: {len(wrong)} {Counter(wrong) or ''}")
