"""The native checker against the one in Python, on proofs of all genres and on damaged ones.

    python -m tests.logic.compare_native --count 100000 --seed 1
    python -m tests.logic.compare_native --count 50000 --seed 1 --first 50000      the second half of it

Both have to say the same of every document: which step is the first that is wrong, what is shown, what was
not checked, or that the text is no proof at all. How many right ones were left to Python, because the native
checker could not read them, is counted apart.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple

from tests.logic.mutate_proofs import MANY, documents, mutant
from tests.logic.native_agreement import difference
from tests.logic.own_boards import random_puzzle
from whygrid.budget import Budget
from whygrid.errors import WhygridError
from whygrid.logic.check import Verdict
from whygrid.registry import genre, genre_names
from whygrid.service import comparing, verifying
from whygrid.service.documents import parse_json, to_json
from whygrid.service.explaining import Options, explain
from whygrid.service.verifying import examine, verify
from whygrid.service.verifying_natively import examine_natively

Json = dict[str, Any]
IN_THREE = ("sudoku", "kakuro", "numberlink")
"""The genres of `mutate_proofs`."""


class Comparison(NamedTuple):
    """How many documents of each genre and outcome, how many right ones were left to Python, what differs."""

    outcomes: Counter[tuple[str, str]]
    left: int
    differing: list[tuple[str, Json]]

    def __str__(self) -> str:
        lines = [f"{genre}, {outcome}: {many}" for (genre, outcome), many in sorted(self.outcomes.items())]
        many = sum(self.outcomes.values())
        return "\n".join(
            [*lines, f"{many} documents, {self.left} left to Python, {len(self.differing)} differ"]
        )


def all_documents(rng: random.Random) -> Iterator[Json]:
    """Proofs of all genres without end, by turns."""
    of_three = documents(rng)
    others = [name for name in genre_names() if name not in IN_THREE]
    while True:
        for _ in range(len(IN_THREE)):
            yield next(of_three)
        for name in others:
            few = tuple(technique.name for technique in list(genre(name).techniques())[:2])
            options = rng.choice([Options(), Options(view="cells"), Options(techniques=few)])
            proof = explain(random_puzzle(rng, name), options, Budget(10))
            if proof.steps:
                yield to_json(proof)


def compare(count: int, seed: int, progress: bool = False, each: int = MANY, first: int = 0) -> Comparison:
    """So many documents from the `first` one on, each of which is damaged in so many ways."""
    rng = random.Random(seed)
    outcomes: Counter[tuple[str, str]] = Counter()
    differing: list[tuple[str, Json]] = []
    left, number = 0, -1
    for document in all_documents(rng):
        mutants = (mutant(document, rng) for _ in range(each))
        for damaged in (document, *(found[1] for found in mutants if found)):
            ascii_only, indent = rng.random() < 0.5, rng.choice([None, None, 1])
            number += 1
            if number < first:
                continue  # it is made all the same, as what comes after it depends on that
            text = json.dumps(damaged, ensure_ascii=ascii_only, indent=indent)
            outcome, problem, alone = compared(text)
            outcomes[document["genre"], outcome] += 1
            left += outcome == "accepted" and not alone
            if problem:
                differing.append((problem, damaged))
                print(f"{problem}: {json.dumps(damaged, ensure_ascii=False)}", flush=True)
            done = sum(outcomes.values())
            if progress and done % 5000 == 0:
                print(f"{done}: {left} left to Python, {len(differing)} differ", flush=True)
            if done == count:
                return Comparison(outcomes, left, differing)
    raise AssertionError("there are puzzles without end")


def compared(text: str) -> tuple[str, str, bool]:
    """What Python says of a document, where native code differs, and whether that could say it alone."""
    assuming = len(text) % 2 == 0
    in_python, reading = _said_in_python(text, assuming)
    natively = _said_natively(text, assuming)
    try:
        alone = examine_natively(text, Budget(), assuming) is not None
    except WhygridError:
        alone = False
    problem = "" if in_python == natively else f"native: {natively}, Python: {in_python}"
    if isinstance(in_python, str):
        return "no proof", problem, alone
    if reading is not None:
        problem = problem or difference(reading, in_python, assuming)
    return "accepted" if in_python.ok else "refused", problem, alone


def _said_natively(text: str, assuming: bool) -> Verdict | str:
    try:
        return verify(text, assuming=assuming, native=True)
    except WhygridError as error:
        return repr(error) + str(error)


def _said_in_python(text: str, assuming: bool) -> tuple[Verdict | str, comparing.Reading | None]:
    """The verdict, or what is wrong with the document, and what was read."""
    readings = []

    def noted(reading: comparing.Reading, *rest: Any, **options: Any) -> comparing.Finding:
        readings.append(reading)
        return comparing.found_about(reading, *rest, **options)

    before, verifying.found_about = verifying.found_about, noted
    try:
        return examine(parse_json(text), assuming=assuming).verdict, readings[-1]
    except WhygridError as error:
        return repr(error) + str(error), None
    finally:
        verifying.found_about = before


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--count", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--first", type=int, default=0, help="the number of the first document")
    options = parser.parse_args()
    found = compare(options.count, options.seed, progress=True, first=options.first)
    print(found)
    sys.exit(1 if found.differing else 0)


if __name__ == "__main__":
    main()
