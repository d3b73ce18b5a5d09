"""Proofs of ours before ACL2's LRAT checker, which its authors proved correct: `make verified`.

    python -m tests.verified --count 24 --seed 1

Random puzzles of every genre are explained, and exported with their clauses, every other one with its steps
apart; so are certificates of k, both bounds. The checker reads no comments, so these are left out for it. Of
every proof a damaged copy, without its first half, must be refused.
"""

from __future__ import annotations

import argparse
import random
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from tests.logic.own_boards import random_puzzle
from whygrid import examples, parse
from whygrid.budget import Budget
from whygrid.registry import genre_names
from whygrid.service.explaining import explain
from whygrid.service.export.k_theses import k_thesis_of
from whygrid.service.export.theses import Thesis, thesis_of
from whygrid.service.export.writing import exported
from whygrid.service.measuring import k

EXAMPLES = ("escargot", "classic", "six", "kakuro-first", "numberlink-first", "numberlink-loop")
"""Whose k is certified."""
BOOK = '(include-book "projects/sat/lrat/stobj-based/run" :dir :system)'


def accepted(folder: Path, clauses: str, proof: str) -> bool:
    """Whether ACL2 accepts a proof in LRAT that the clauses can't all be kept."""
    bare = "".join(line for line in clauses.splitlines(True) if not line.startswith("c"))
    (folder / "puzzle.cnf").write_text(bare)
    (folder / "proof.lrat").write_text(proof)
    call = f'(lrat::lrat-check "{folder}/puzzle.cnf" "{folder}/proof.lrat")'
    answer = subprocess.run(["acl2"], input=f"{BOOK}\n{call}\n", text=True, capture_output=True, check=False)
    return "s VERIFIED" in answer.stdout and answer.returncode == 0


def puzzles(seed: int, count: int) -> Iterator[tuple[str, Thesis]]:
    """What so many random puzzles thesis, every other one with its steps apart; with names."""
    number = found = 0
    while found < count:
        number += 1
        rng = random.Random(f"{seed}:{number}")
        proof = explain(random_puzzle(rng, rng.choice(genre_names())), budget=Budget(10))
        if proof.status in ("unique", "none"):
            found += 1
            yield f"{proof.genre} {proof.status}", thesis_of(proof, apart=found % 2 == 0)


def certificates() -> Iterator[tuple[str, Thesis]]:
    """What certificates of k thesis, of examples of every genre."""
    for name in EXAMPLES:
        yield f"k of {name}", k_thesis_of(k(parse(examples()[name].text), Budget(60)).certificate)


def main() -> None:
    parser = argparse.ArgumentParser(description="Have proofs checked by ACL2's verified LRAT checker.")
    parser.add_argument("--count", type=int, default=24)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    seen: Counter[str] = Counter()
    wrong = 0
    for name, thesis in (*certificates(), *puzzles(asked.seed, asked.count)):
        text, clauses = exported(thesis, "lrat")
        lines = text.splitlines(True)
        with tempfile.TemporaryDirectory() as folder:
            right = accepted(Path(folder), clauses, text)
            fooled = len(lines) > 3 and accepted(Path(folder), clauses, "".join(lines[len(lines) // 2 :]))
        seen[name] += 1
        if not right or fooled:
            wrong += 1
            said = "refused" if not right else "half of it accepted"
            print(f"{name}: {said}\n{thesis.puzzle.text}", flush=True)
    print(", ".join(f"{name} {count}" for name, count in sorted(seen.items())))
    print(f"{seen.total()} proofs, {wrong} refused, or accepted although damaged")
    sys.exit(wrong > 0)


if __name__ == "__main__":
    main()
