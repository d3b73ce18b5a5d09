"""Our own proofs before our own checker: random puzzles of every genre and size, explained in many ways.

    python -m tests.logic.own_proofs --count 20000 --seed 1 --jobs 2
    python -m tests.logic.own_proofs --seed 1 --first 4711 --count 1 --genre kakuro        one of them again

Every proof is written as a document, read and verified, and what it says of the number of solutions is
compared with a second opinion. Of some puzzles with one solution k is measured too, and its certificate
verified. Nothing may be refused, and no step may have had to be told anew. Puzzle number n of a seed is
always the same. Work that takes too long is stopped and counted apart; what was shown by then is verified.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
import traceback
from collections import Counter
from collections.abc import Iterator
from functools import partial
from multiprocessing import get_context
from typing import NamedTuple

from tests.logic.own_boards import random_puzzle, solutions
from whygrid.budget import Budget
from whygrid.errors import Stopped
from whygrid.logic.facts import Literal
from whygrid.logic.proof import VIEWS
from whygrid.puzzle import Puzzle
from whygrid.registry import genre_names
from whygrid.service.documents import to_json
from whygrid.service.explaining import STRATEGIES, Options, explain
from whygrid.service.measuring import k
from whygrid.service.solving import conflicts
from whygrid.service.verifying import verify, verify_k

SECONDS = 10.0
"""How long one proof may take."""
SMALL = 40
"""Smallest supports are for puzzles with fewer cells, or what facts are about, than this."""
SECONDS_OF_LARGE = 1.0
"""How long k of a larger puzzle may take, which is mostly too short: what is found by then is verified."""
STATUS = {0: ("none",), 1: ("unique", "solution"), 2: ("multiple",)}
NEWS = 500


class Outcome(NamedTuple):
    """What became of a puzzle: its genre, the status of its proof, and what is wrong, or nothing."""

    number: int
    genre: str
    status: str
    problem: str = ""


def tried(seed: int, genre: str | None, seconds: float, number: int) -> Outcome:
    """Explain a puzzle and have it verified; a problem says how to see it again."""
    rng = random.Random(f"{seed}:{number}:{genre or ''}")
    name = genre or rng.choice(genre_names())
    puzzle = random_puzzle(rng, name)
    try:
        status, problem = _explained(puzzle, rng, seconds)
    except Exception:
        status, problem = "broken", traceback.format_exc()
    where = f"number {number} of seed {seed}{f', {genre} only' if genre else ''}:\n{puzzle.text}\n"
    return Outcome(number, name, status, problem and where + problem)


def _explained(puzzle: Puzzle, rng: random.Random, seconds: float) -> tuple[str, str]:
    """The status of the proof, and what is wrong with it."""
    small = len({fact.subject for fact in puzzle.rules.facts}) < SMALL
    assumed = _random_assumptions(rng, puzzle)
    expected = len(solutions(puzzle, assumed))
    # What is ruled out by assumption makes no puzzle unique, as those who take that for granted mean it.
    unique = expected == 1 and all(literal > 0 for literal in assumed)
    options = _random_options(rng, puzzle, small and not assumed, unique)
    proof = explain(puzzle, options, Budget(seconds), assumed)
    verdict = verify(json.loads(json.dumps(to_json(proof))), assuming=bool(assumed))
    settings = f"{options}, assumed {[str(puzzle.rules.fact(literal)) for literal in assumed]}: "
    if not verdict.ok:
        return "refused", f"{settings}step {verdict.first_bad}: {verdict.problem}"
    if proof.retold or "the checker" in proof.note:
        return "told anew", f"{settings}{proof.retold} {proof.note}"
    if proof.status not in ("unknown", "stuck", "part") and proof.status not in STATUS[expected]:
        return "wrong", f"{settings}{proof.status}, although there are {expected} solutions or more"
    if expected == 1 and not assumed and rng.random() < (0.2 if small else 0.02):
        problem = _measured(puzzle, Budget(seconds if small else SECONDS_OF_LARGE))
        if problem:
            return "refused", problem
    return proof.status, ""


def _measured(puzzle: Puzzle, budget: Budget) -> str:
    """What is wrong with the k of a puzzle: the certificate is refused, or shows something else."""
    if not puzzle.givens and not list(puzzle.genre.clues(puzzle.board)):
        return ""  # there is nothing to look at, and no k
    try:
        report = k(puzzle, budget)
    except Stopped:  # before it was known that there is one solution
        return ""
    if not report.stopped and not report.proved:
        return f"{report.lower} and {report.upper} do not meet, and nobody says why"
    if report.stopped and not report.certificate:
        return ""
    bounds = verify_k(json.loads(json.dumps(report.certificate)))
    if bounds != (report.lower, report.upper):
        return f"k from {report.lower} to {report.upper}, the certificate says {bounds}"
    return ""


def _random_options(rng: random.Random, puzzle: Puzzle, small: bool, unique: bool) -> Options:
    """Some way to explain a puzzle, mostly the usual one."""
    techniques = [technique.name for technique in puzzle.genre.techniques()]
    some = tuple(rng.sample(techniques, rng.randint(1, len(techniques))))
    ways = [
        *[Options()] * 5,
        *[Options(view="cells")] * 3,
        Options(view="cells", greedy=False),
        Options(view="cells", reset=False),
        Options(prefer=rng.choice(STRATEGIES)),
        Options(techniques=some, view=rng.choice(VIEWS)),
        Options(max_effort=rng.choice([1.0, 1.5, 2.0, 3.0]), view=rng.choice(VIEWS)),
    ]
    if puzzle.rules.facts:
        ways.append(Options(until=rng.choice(puzzle.rules.facts).subject, view=rng.choice(VIEWS)))
    if unique:
        ways.append(Options(if_unique=True, view=rng.choice(VIEWS)))
        if small and (puzzle.givens or list(puzzle.genre.clues(puzzle.board))):
            ways += [Options(k="values"), Options(k="techniques")]
    return rng.choice(ways)


def _random_assumptions(rng: random.Random, puzzle: Puzzle) -> tuple[Literal, ...]:
    """Mostly nothing; else some facts, which may be ruled out."""
    if rng.random() < 0.9 or not puzzle.rules.facts:
        return ()
    literal = rng.randint(1, len(puzzle.rules.facts)) * rng.choice([1, -1])
    filled = puzzle.fill([literal])
    odd = conflicts(filled) or not set(filled.givens).issuperset(puzzle.givens) or -literal in puzzle.givens
    return () if odd else (literal,)


def outcomes(
    seed: int, first: int, count: int, genre: str | None, jobs: int, seconds: float = SECONDS
) -> Iterator[Outcome]:
    """What becomes of each puzzle, as they are done."""
    attempt = partial(tried, seed, genre, seconds)
    numbers = range(first, first + count)
    if jobs == 1:
        yield from map(attempt, numbers)
        return
    with get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap_unordered(attempt, numbers, chunksize=8)


def main() -> None:
    parser = argparse.ArgumentParser(description="Have proofs of random puzzles verified.")
    parser.add_argument("--count", type=int, default=1000)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--genre", choices=genre_names())
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=SECONDS, help="for one proof")
    asked = parser.parse_args()
    started = time.perf_counter()
    seen: Counter[tuple[str, str]] = Counter()
    bad = 0
    for outcome in outcomes(asked.seed, asked.first, asked.count, asked.genre, asked.jobs, asked.seconds):
        seen[outcome.genre, outcome.status] += 1
        if outcome.problem:
            bad += 1
            print(outcome.problem, flush=True)
        if seen.total() % NEWS == 0 or seen.total() == asked.count:
            told = ", ".join(f"{genre} {status} {number}" for (genre, status), number in sorted(seen.items()))
            print(f"{seen.total()} in {time.perf_counter() - started:.0f} s: {told}", flush=True)
    print(f"{seen.total()} proofs, {bad} refused or wrong")
    sys.exit(bad > 0)


if __name__ == "__main__":
    main()
