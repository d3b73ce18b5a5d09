"""The proved checker against the one in Python, on proofs of three genres and on damaged ones.

    python -m tests.proved.compare --count 100000 --seed 1

Where the proved checker accepts, the one in Python must accept. Where only the one in Python accepts, it is
counted and printed: a limit. Left out are documents that can't be read, that take one solution for granted or
rest on assumptions: they have no plain form. Figures, counted clues and the clues that a
solution's text prints stand in no plain form either, so they are not compared.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from typing import Any, NamedTuple

from tests.logic.mutate_proofs import MANY, documents, mutant
from whygrid.budget import Budget
from whygrid.errors import PuzzleError, WhygridError
from whygrid.logic.proof import Proof
from whygrid.puzzle import Puzzle
from whygrid.service.documents import from_json
from whygrid.service.export.plain import plain_lines
from whygrid.service.export.theses import bare_thesis
from whygrid.service.proved import find_checker, opinion_on
from whygrid.service.verifying import verify

CLAIMS = ("unique", "none", "multiple")


class Comparison(NamedTuple):
    """How many there were of each kind of outcome, and those about which the two differ."""

    outcomes: Counter[str]
    too_weak: list[dict[str, Any]]  # accepted by the proved checker alone
    limits: list[dict[str, Any]]  # accepted by the one in Python alone


def readable(document: dict[str, Any]) -> Proof | None:
    """The proof in a document; None where it has no plain form."""
    try:
        proof = from_json(document)
    except WhygridError:
        return None
    exchanges = any(d.exchanges for step in proof for outer in step.deductions for d in outer.nested())
    if proof.granted or proof.assumed or exchanges or proof.status not in CLAIMS:
        return None
    return replace(proof, steps=tuple(replace(step, smallest=None) for step in proof.steps))


def opinions(proof: Proof, checker: str) -> tuple[bool, bool] | None:
    """What the checker in Python and the proved one say; None where a solution is no such board."""
    try:
        puzzle = Puzzle.parse(proof.puzzle, proof.genre)
        thesis = bare_thesis(puzzle, proof)
        in_python = verify(replace(proof, solutions=_as_facts(puzzle, proof.solutions))).ok
    except WhygridError:
        return None
    text = "".join(f"{line}\n" for line in plain_lines(thesis))
    return in_python, opinion_on(text, checker, Budget()).accepted


def _as_facts(puzzle: Puzzle, solutions: Iterable[str]) -> tuple[str, ...]:
    """Solutions with the puzzle's own clues: what else their texts print is in no plain form."""
    found = []
    for text in solutions:
        solution = Puzzle.parse(text, puzzle.genre_name)
        if solution.rules.facts != puzzle.rules.facts:
            raise PuzzleError("a board of another shape has other facts")
        whole = set(solution.givens).issuperset(puzzle.givens)
        found.append(puzzle.fill(solution.givens).text if whole else text)
    return tuple(found)


def compare(count: int, seed: int, checker: str, progress: bool = False) -> Comparison:
    """So many documents, of which one in sixty or so is undamaged."""
    rng = random.Random(seed)
    found = Comparison(Counter(), [], [])
    done = 0
    for document in documents(rng):
        mutants = (mutant(document, rng) for _ in range(MANY))
        for kind, damaged in (("undamaged", document), *(pair for pair in mutants if pair)):
            done += 1
            proof = readable(damaged)
            both = opinions(proof, checker) if proof else None
            if both is None:
                found.outcomes["no plain form"] += 1
            else:
                whole = "undamaged" if kind == "undamaged" else "damaged"
                found.outcomes[f"{whole}: Python {_said(both[0])}, proved {_said(both[1])}"] += 1
                if both[0] != both[1]:
                    (found.limits if both[0] else found.too_weak).append(damaged)
                    print(f"differ ({kind}, {both}): {json.dumps(damaged, ensure_ascii=False)}", flush=True)
            if progress and done % 500 == 0:
                print(f"{done}: {dict(found.outcomes)}", flush=True)
            if done == count:
                return found
    raise AssertionError("there are puzzles without end")


def _said(accepted: bool) -> str:
    return "accepts" if accepted else "refuses"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--count", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    checker = find_checker()
    if checker is None:
        sys.exit("the proved checker is not built here: run `make proved`")
    found = compare(options.count, options.seed, checker, progress=True)
    for outcome, many in sorted(found.outcomes.items()):
        print(f"{outcome}: {many}")
    sys.exit(1 if found.too_weak else 0)


if __name__ == "__main__":
    main()
