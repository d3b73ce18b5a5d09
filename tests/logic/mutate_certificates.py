"""Certificates of k, damaged on purpose: what the checker accepts must be true of the puzzle.

    python -m tests.logic.mutate_certificates --count 20000 --seed 1

Small puzzles of three genres (version 2), whose k brute force knows by its definition, and 9x9 Sudokus
(version 1), whose k the engine knows, and a SAT solver that there is one solution. An accepted mutant must
claim bounds that hold; with an upper bound, that the puzzle has one solution.
"""

from __future__ import annotations

import argparse
import copy
import json
import random
import sys
from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple

from tests.genres.kakuro.boards import random_board
from tests.genres.numberlink.test_solving import board, sample
from tests.helpers import generated
from tests.k.brute_force import truth
from tests.k.certificate_damages import (
    MAY_STAY_RIGHT,
    OF_ANY_GENRE,
    OF_LEMMAS,
    OF_SUDOKU,
    Damage,
    look_at_less,
    put_in_nonsense,
)
from tests.k.k_cases import NAMED, SMALL, symmetric_copy
from tests.logic.judges import Judge
from whygrid.budget import Budget
from whygrid.certificates.bounds import Bounds, Refused
from whygrid.engine.lemmas import by_lemmas
from whygrid.errors import WhygridError
from whygrid.kernels import k9
from whygrid.puzzle import Puzzle
from whygrid.service.documents import lemmas_to_json, parse_json
from whygrid.service.measuring import k
from whygrid.service.verifying import verify_k

Json = dict[str, Any]
MANY = 40
"""Mutants of a certificate, before the next one is made."""


class Report(NamedTuple):
    """How many mutants there were of each kind, were accepted, and wrongly."""

    tried: Counter[str]
    accepted: Counter[str]
    wrong: list[Json]

    def __str__(self) -> str:
        return (
            f"{sum(self.tried.values())} mutants, {sum(self.accepted.values())} accepted, "
            f"of these {len(self.wrong)} wrongly"
        )


def certificates(rng: random.Random) -> Iterator[Json]:
    """Certificates of both versions without end."""
    while True:
        for puzzle in small_puzzles(rng):
            if truth(puzzle.genre_name, puzzle.text).solutions == 1:
                try:
                    certificate = dict(k(puzzle).certificate)
                except WhygridError:
                    continue
                yield certificate
                yield with_lemmas(certificate, puzzle)
        yield k9.k(symmetric_copy(NAMED[rng.choice(SMALL)][1], rng), witnesses=True).certificate()


def with_lemmas(certificate: Json, puzzle: Puzzle) -> Json:
    """The certificate with lemmas in every step, though the checker sees that it follows without them."""
    dressed = copy.deepcopy(certificate)
    for step in dressed["upper"]["steps"]:
        rules = puzzle.with_clues(step["clues"]).rules
        support = [rules.parse_fact(fact) for fact in step["support"]]
        found = by_lemmas(rules, support, rules.parse_fact(step["fact"]), Budget())
        assert found is not None, (puzzle.text, step)
        step["lemmas"] = lemmas_to_json(rules, found.lemmas)
    return dressed


def has_lemmas(certificate: Json) -> bool:
    return any("lemmas" in step for step in certificate.get("upper", {"steps": []})["steps"])


def small_puzzles(rng: random.Random) -> Iterator[Puzzle]:
    seed = rng.randrange(10**6)
    yield generated(seed, rng.randrange(5), 2, 2)
    kakuro = Puzzle("kakuro", random_board(rng, 3))
    if len(kakuro.board.layout.names) <= 4 and "\\" in kakuro.text:
        yield kakuro
    for layout in sample(seed, 3):
        if len(layout.edges) <= 12:
            yield Puzzle("numberlink", board(layout))


def bounds_of(certificate: Json) -> Bounds | None:
    """What the checker says is proved, or None; whatever it is, there is a verdict or an error of ours."""
    try:
        return verify_k(parse_json(json.dumps(certificate)))
    except (Refused, WhygridError):
        return None


def is_true(certificate: Json, bounds: Bounds) -> bool:
    """Whether the bounds hold for the puzzle that the certificate names."""
    if certificate["version"] == 1:
        one, size = _nine_by_nine(certificate["givens"])
    else:
        known = truth(certificate["genre"], certificate["puzzle"])
        one, size = known.solutions == 1, known.k
    if bounds.upper is None:
        return not one or size is None or bounds.lower <= size
    return one and size is not None and bounds.lower <= size <= bounds.upper


def _nine_by_nine(givens: str) -> tuple[bool, int | None]:
    judge = Judge("sudoku", givens.replace("0", "."))
    if len(judge.solutions(2)) != 1:
        return False, None
    result = k9.k(givens)
    return True, result.upper if result.proved else None


def mutant(certificate: Json, rng: random.Random) -> tuple[str, Json]:
    broken = copy.deepcopy(certificate)
    own = OF_SUDOKU if certificate["version"] == 1 else OF_ANY_GENRE
    kinds: list[Damage] = [*own, *MAY_STAY_RIGHT, put_in_nonsense]
    if has_lemmas(certificate) and rng.random() < 0.6:
        kinds = [*OF_LEMMAS, look_at_less]
    chosen = rng.sample(kinds, 2 if rng.random() < 0.2 else 1)
    for damage in chosen:
        try:
            damage(broken, rng)
        except (IndexError, KeyError, TypeError, ValueError, AttributeError):
            break  # it has no place for that, or no longer
    return " and ".join(sorted(damage.__name__.strip("_").replace("_", " ") for damage in chosen)), broken


def attack(count: int, seed: int, progress: bool = False) -> Report:
    """So many mutants."""
    rng = random.Random(seed)
    report = Report(Counter(), Counter(), [])
    done = 0
    for certificate in certificates(rng):
        whole = bounds_of(certificate)
        assert whole is not None and is_true(certificate, whole), certificate
        for _ in range(MANY):
            kind, broken = mutant(certificate, rng)
            if broken == certificate:
                continue
            done += 1
            report.tried[kind] += 1
            bounds = bounds_of(broken)
            if bounds is not None:
                report.accepted[kind] += 1
                if not is_true(broken, bounds):
                    report.wrong.append(broken)
                    print(f"accepted wrongly as {bounds} ({kind}): {json.dumps(broken)}", flush=True)
            if progress and done % 2000 == 0:
                print(f"{done}: {report}", flush=True)
            if done == count:
                return report
    raise AssertionError("there are puzzles without end")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--count", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    report = attack(options.count, options.seed, progress=True)
    for kind, number in report.tried.most_common():
        if " and " not in kind:
            print(f"{kind}: {number}, accepted {report.accepted[kind]}")
    print(report)
    sys.exit(1 if report.wrong else 0)


if __name__ == "__main__":
    main()
