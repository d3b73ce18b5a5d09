"""Random claims about random positions, judged here and by a second opinion: nobody may disagree.

    python -m tests.service.judged_claims --count 100000 --seed 1
    python -m tests.service.judged_claims --seed 1 --first 4711 --count 25        one puzzle again

On small boards the second opinion has all fillings that keep the rules, by brute force; on larger ones it is
a SAT solver that Whygrid does not use, with clauses made from the words of the rules (`claim_worlds`).
Positions are right or wrong, puzzles have one solution, several or none; claims are true, false or lucky;
what is cited is enough, too little, too much or not known.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
import traceback
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations, islice
from typing import NamedTuple

from tests.service.claim_worlds import Opinion, random_case
from whygrid import Judgement, Puzzle, judge
from whygrid.errors import PuzzleError
from whygrid.logic.facts import Literal

PER_PUZZLE = 25
NEWS = 5000
SUBSETS = 20_000
"""So many sets of items are tried by brute force for a k."""


class Asked(NamedTuple):
    """A claim, the position it is about, and what is cited for it."""

    written: tuple[Literal, ...]
    claim: Literal
    cited: tuple[str, ...] | None


def tried(seed: int, number: int) -> Iterator[tuple[str, str]]:
    """For each claim about puzzle number n of a seed: of what kind it is, and what is wrong, or nothing."""
    rng = random.Random(f"{seed}:{number}")
    puzzle, opinion = random_case(rng)
    for _ in range(PER_PUZZLE):
        asked = _random_question(rng, puzzle, opinion)
        words = f"puzzle {number} of seed {seed}, {_told(puzzle, asked)}"
        try:
            said = judge(puzzle, asked.written, asked.claim, asked.cited, k=rng.random() < 0.2)
            problem = _compared(puzzle, opinion, asked, said)
            yield f"{puzzle.genre_name} {_kind(said)}", problem and f"{words}:\n{problem}\n{said}"
        except PuzzleError:
            yield f"{puzzle.genre_name} refused", ""  # the position says two things about a cell
        except Exception:
            yield "broken", f"{words}:\n{traceback.format_exc()}"


def _told(puzzle: Puzzle, asked: Asked) -> str:
    names = [str(puzzle.rules.fact(literal)) for literal in (*asked.written, asked.claim)]
    return f"{puzzle.genre_name}\n{puzzle.text}\nwritten {names[:-1]}, claim {names[-1]}, cited {asked.cited}"


def _kind(said: Judgement) -> str:
    if said.justified is not None:
        return "justified" if said.justified else f"under-justified, {said.verdict}"
    return said.verdict


def _random_question(rng: random.Random, puzzle: Puzzle, opinion: Opinion) -> Asked:
    facts = range(1, len(puzzle.rules.facts) + 1)
    solution = opinion.some_world(puzzle.givens, opinion.clues) or frozenset()
    written: list[Literal] = []
    if solution and rng.random() < 0.8:
        entries = sorted(solution.difference(puzzle.givens))
        written += rng.sample(entries, rng.randint(0, len(entries)))
    if rng.random() < 0.15:  # perhaps a mistake
        written.append(rng.choice(facts))
    if rng.random() < 0.2:
        out = [fact for fact in facts if fact not in solution] if rng.random() < 0.9 else list(facts)
        written += [-fact for fact in rng.sample(out, min(len(out), rng.randint(1, 4)))]
    rng.shuffle(written)
    likely = sorted(solution) or list(facts)
    claim = rng.choice(likely if rng.random() < 0.6 else facts)
    claim = -claim if rng.random() < 0.35 else claim
    cited = None if rng.random() < 0.4 else _random_citation(rng, puzzle, opinion, written, claim)
    return Asked(tuple(dict.fromkeys(written)), claim, cited)


def _random_citation(
    rng: random.Random, puzzle: Puzzle, opinion: Opinion, written: Sequence[Literal], claim: Literal
) -> tuple[str, ...]:
    """Enough and no more, one less than that, anything, everything, or something that nobody knows."""
    known = [*puzzle.givens, *written]
    items = [*(str(puzzle.rules.fact(literal)) for literal in known), *opinion.clues]
    rng.shuffle(items)
    kind = rng.random()
    if kind < 0.6:
        part = list(items)
        if _follows(puzzle, opinion, part, claim):
            for item in items:
                less = [other for other in part if other != item]
                if _follows(puzzle, opinion, less, claim):
                    part = less
        if kind > 0.35 and part:
            part.pop()
        if kind > 0.5:
            part += rng.sample(items, min(len(items), 2))
        return tuple(dict.fromkeys(part))
    if kind < 0.7:
        return tuple(items)
    some = items[: rng.randint(0, len(items))]
    if kind > 0.95:
        some.append(str(puzzle.rules.fact(rng.randint(1, len(puzzle.rules.facts)))))
    return tuple(dict.fromkeys(some))


def _follows(puzzle: Puzzle, opinion: Opinion, cited: Sequence[str], claim: Literal) -> bool:
    return not opinion.possible([*_facts(puzzle, opinion, cited), -claim], _clues(opinion, cited))


def _facts(puzzle: Puzzle, opinion: Opinion, cited: Sequence[str]) -> list[Literal]:
    return [puzzle.rules.parse_fact(name) for name in cited if name not in opinion.clues]


def _clues(opinion: Opinion, cited: Sequence[str]) -> list[str]:
    return [name for name in cited if name in opinion.clues]


def _compared(puzzle: Puzzle, opinion: Opinion, asked: Asked, said: Judgement) -> str:
    """What is wrong with a judgement, or nothing."""
    claim, known = asked.claim, [*puzzle.givens, *asked.written]
    so = opinion.possible([*puzzle.givens, claim], opinion.clues)
    not_so = opinion.possible([*puzzle.givens, -claim], opinion.clues)
    possible = opinion.possible(known, opinion.clues)
    entailed = possible and not opinion.possible([*known, -claim], opinion.clues)
    expected = {
        "true": None if so == not_so else so,
        "possible": possible,
        "entailed": entailed,
        "unknown": (),
        "new": not _settled(puzzle, known, claim),
    }
    for name, right in expected.items():
        if getattr(said, name) != right:
            return f"{name} is {getattr(said, name)} instead of {right}"
    if not said.legal and opinion.possible([*known, claim], opinion.clues):
        return "it breaks no rule, as there is a solution with it"
    if asked.cited is None:
        if said.justified is not None or (said.world is not None) != (possible and not entailed):
            return "nothing was cited"
        return _odd_world(opinion, said, known, opinion.clues, claim) or _odd_k(puzzle, opinion, known, said)
    return _odd_citation(puzzle, opinion, asked, said, known) or _odd_k(puzzle, opinion, known, said)


def _settled(puzzle: Puzzle, known: Sequence[Literal], claim: Literal) -> bool:
    """Whether the claim is written, or some count has its literal beside a known one with room for one."""
    if claim in known:
        return True
    counts = [count for rule in puzzle.rules.rules.values() for count in rule.counts if count.high == 1]
    return claim < 0 and any(
        -claim in count.literals and any(fact in count.literals for fact in known if fact not in (0, -claim))
        for count in counts
    )


def _odd_citation(
    puzzle: Puzzle, opinion: Opinion, asked: Asked, said: Judgement, known: Sequence[Literal]
) -> str:
    assert asked.cited is not None
    cited = _facts(puzzle, opinion, asked.cited)
    lost = [str(puzzle.rules.fact(fact)) for fact in cited if not _settled(puzzle, known, fact)]
    if list(said.missing) != list(dict.fromkeys(lost)):
        return f"{lost} is missing"
    right = not lost and _follows(puzzle, opinion, asked.cited, asked.claim)
    if said.justified != right:
        return f"justified is {said.justified} instead of {right}"
    if not right:
        if (said.world is None) != bool(lost):
            return "a world is missing"
        return _odd_world(opinion, said, cited, _clues(opinion, asked.cited), asked.claim)
    if not set(said.enough) <= {*asked.cited, *(str(puzzle.rules.fact(fact)) for fact in cited)}:
        return "some of what is enough was not cited"
    if not _follows(puzzle, opinion, said.enough, asked.claim):
        return "what is called enough is not"
    for item in said.enough:
        if _follows(puzzle, opinion, [other for other in said.enough if other != item], asked.claim):
            return f"{item} could be spared"
    return ""


def _odd_world(
    opinion: Opinion, said: Judgement, known: Sequence[Literal], clues: Sequence[str], claim: Literal
) -> str:
    if said.world is None:
        return ""
    world = said.world.givens
    if not opinion.possible([*world, *known, -claim], clues):
        return "the world is none, or not all that is known holds in it, or the claim does"
    if len({said.world.rules.fact(fact).subject for fact in world}) < len(
        {fact.subject for fact in said.world.rules.facts}
    ):
        return "the world is not filled in everywhere"
    return ""


def _odd_k(puzzle: Puzzle, opinion: Opinion, known: Sequence[Literal], said: Judgement) -> str:
    if said.k is None:
        return ""
    claim = puzzle.rules.parse_fact(str(said.claim))
    if len(said.support) != said.k or not _follows(puzzle, opinion, said.support, claim):
        return "the support is none"
    items = [*(str(puzzle.rules.fact(fact)) for fact in dict.fromkeys(known)), *opinion.clues]
    if not opinion.quick:
        return ""
    for some in islice(combinations(items, max(said.k - 1, 0)), SUBSETS):
        if said.k and _follows(puzzle, opinion, some, claim):
            return f"{some} is a smaller support"
    return ""


def main() -> None:
    parser = argparse.ArgumentParser(description="Compare judgements with a second opinion.")
    parser.add_argument("--count", type=int, default=10_000, help="claims")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--first", type=int, default=0, help="the number of the first puzzle")
    asked = parser.parse_args()
    started = time.perf_counter()
    seen: Counter[str] = Counter()
    bad = 0
    for number in range(asked.first, asked.first + -(-asked.count // PER_PUZZLE)):
        for kind, problem in tried(asked.seed, number):
            seen[kind] += 1
            if problem:
                bad += 1
                print(problem, flush=True)
        if seen.total() % NEWS == 0:
            print(f"{seen.total()} in {time.perf_counter() - started:.0f} s, {bad} wrong", flush=True)
    for kind, number in sorted(seen.items()):
        print(f"{number:8,} {kind}")
    print(f"{seen.total()} claims, {bad} wrong")
    sys.exit(bad > 0)


if __name__ == "__main__":
    main()
