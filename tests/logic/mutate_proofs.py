"""Proofs of three genres, damaged on purpose: what the checker accepts, an independent judge must accept.

    python -m tests.logic.mutate_proofs --count 100000 --seed 1

Every mutant leads to a verdict or to an error of ours. One that is accepted is judged by SAT with the named
rules only (Numberlink: also by all solutions). Those that are refused although the judge finds nothing wrong
are counted on every tenth mutant: the checker may refuse what is right, but should not often.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple

from tests.genres.kakuro.boards import random_board
from tests.genres.numberlink.test_solving import board, sample
from tests.helpers import EASY, generated
from tests.logic.damages import DAMAGES, damaged_by
from tests.logic.judges import still_follows
from whygrid.errors import WhygridError
from whygrid.genres.numberlink.generator import generate
from whygrid.puzzle import Puzzle
from whygrid.registry import genre
from whygrid.service.documents import parse_json, to_json
from whygrid.service.explaining import Options, explain
from whygrid.service.verifying import verify

Json = dict[str, Any]
ENDS_A_MUTATION = ("nonsense", "field dropped")
"""What comes out of these is no document any more that others could be done to."""
RARE = {
    "cases": ["case dropped", "case replaced", "case assumption changed", "case cut short"],
    "lemmas": ["lemma weakened", "lemma flipped", "lemma rests on another", "lemmas cut"],
    "exchanges": ["exchange changed", "exchange claimed", "granted dropped"],
    "clues": ["clue dropped", "clue invented"],
}
"""Damages to what few documents have."""
MANY = 60
"""Mutants of a proof, before the next one is made."""


class Report(NamedTuple):
    """How many mutants of each kind there were, were accepted, and wrongly; how many were refused wrongly."""

    tried: Counter[str]
    accepted: Counter[str]
    wrong: list[Json]
    judged: int
    too_strict: int
    refused_whole: int

    def __str__(self) -> str:
        return (
            f"{sum(self.tried.values())} mutants, {sum(self.accepted.values())} accepted, of these "
            f"{len(self.wrong)} wrongly; of {self.judged} that were refused and judged, "
            f"{self.too_strict} follow all the same; {self.refused_whole} proofs were refused undamaged"
        )


def puzzles(rng: random.Random) -> Iterator[tuple[Puzzle, Options]]:
    """Small puzzles of all genres without end, also such with no solution or many, and how to prove them."""
    while True:
        seed = rng.randrange(10**6)
        box = rng.choice([(2, 2), (2, 3), (2, 4), (3, 3)])
        easy = ("full house",) if box != (3, 3) else EASY
        yield _spoilt(generated(seed, rng.randrange(4), *box), rng), _options(rng, "sudoku", *easy)
        yield Puzzle("kakuro", random_board(rng)), _options(rng, "kakuro", "last cell")
        yield Puzzle("kakuro", random_board(rng, 3)), Options(k="values")
        for layout in sample(seed, 2):
            yield Puzzle("numberlink", board(layout)), _options(rng, "numberlink", "used up")
        if rng.random() < 0.2:
            yield (
                Puzzle("numberlink", generate(rng, 4, rng.choice([4, 5]))),
                _options(rng, "numberlink", "used up"),
            )


def _options(rng: random.Random, genre_name: str, *few: str) -> Options:
    """All techniques; so few that it comes to cases and lemmas; or these and such that need one solution."""
    doubling = [technique.name for technique in genre(genre_name).if_unique()]
    with_doubling = Options(techniques=(*few, *doubling), if_unique=True)
    return rng.choice([Options(), Options(techniques=few), with_doubling])


def _spoilt(puzzle: Puzzle, rng: random.Random) -> Puzzle:
    """The puzzle, or with a given missing or wrong, so that there are more solutions, or none."""
    text = list(puzzle.text)
    given = rng.choice([place for place, symbol in enumerate(text) if symbol != "."])
    symbols = sorted(set(text) - {"."})
    text[given] = rng.choice([text[given], text[given], ".", rng.choice(symbols)])
    return Puzzle.parse("".join(text), puzzle.genre_name)


def documents(rng: random.Random) -> Iterator[Json]:
    """Proofs of these puzzles."""
    for puzzle, options in puzzles(rng):
        try:
            proof = explain(puzzle, options)
        except WhygridError:  # givens in conflict, or no k
            continue
        if proof.steps and _readable(document := to_json(proof)):
            yield document


def accepted(document: Json) -> bool:
    """Whether the checker accepts a document; whatever it is, there is a verdict or an error of ours."""
    try:
        return verify(parse_json(json.dumps(document))).ok
    except WhygridError:
        return False


def mutant(document: Json, rng: random.Random) -> tuple[str, Json] | None:
    """The document damaged once, sometimes twice; None where there was no place for the damage."""
    written = json.dumps(document)
    rare = [kind for part, kinds in RARE.items() if f'"{part}": [' in written for kind in kinds]
    kinds = rng.sample(rare if rare and rng.random() < 0.4 else [*DAMAGES], 2 if rng.random() < 0.2 else 1)
    for kind in kinds:
        damaged = damaged_by(kind, document, rng)
        if damaged is None:
            return None
        document = damaged
        if kind in ENDS_A_MUTATION or not _readable(document):
            break
    return kinds[0] if len(kinds) == 1 else "two at once", document


def attack(count: int, seed: int, progress: bool = False) -> Report:
    """So many mutants."""
    rng = random.Random(seed)
    report = Report(Counter(), Counter(), [], 0, 0, 0)
    judged = too_strict = refused_whole = done = 0
    for document in documents(rng):
        if not accepted(document):
            refused_whole += 1
            print(f"refused undamaged: {json.dumps(document, ensure_ascii=False)}", flush=True)
            continue
        assert still_follows(document), document
        for _ in range(MANY):
            found = mutant(document, rng)
            if found is None:
                continue
            kind, damaged = found
            report.tried[kind] += 1
            done += 1
            if accepted(damaged):
                report.accepted[kind] += 1
                if not still_follows(damaged):
                    report.wrong.append(damaged)
                    print(f"accepted wrongly ({kind}): {json.dumps(damaged, ensure_ascii=False)}", flush=True)
            elif done % 10 == 0 and kind not in ENDS_A_MUTATION and kind != "two at once":
                judged += 1
                too_strict += _readable(damaged) and still_follows(damaged)
            if progress and done % 5000 == 0:
                print(f"{done}: {sum(report.accepted.values())} accepted", flush=True)
            if done == count:
                return report._replace(judged=judged, too_strict=too_strict, refused_whole=refused_whole)
    raise AssertionError("there are puzzles without end")


def _readable(document: Json) -> bool:
    try:
        Puzzle.parse(document["puzzle"], document["genre"])
        return True
    except WhygridError:
        return False


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--count", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    report = attack(options.count, options.seed, progress=True)
    for kind in sorted(report.tried):
        print(f"{kind}: {report.tried[kind]}, accepted {report.accepted[kind]}")
    print(report)
    sys.exit(1 if report.wrong or report.refused_whole else 0)


if __name__ == "__main__":
    main()
