"""What it costs to put proofs into words, in each language, and before against now.

python -m benchmarks.telling [--rounds N] [--against SITE]

Two hundred generated puzzles and ten hard ones are explained, and their stories told, in a process of its own
for each round. *First* is told once, with nothing read yet; *again* is what that costs a second time. SITE
is a folder that another Whygrid was installed into (`pip install --no-deps --target SITE`), such as commit
081ee2d from before there were voices: it tells its own proofs of the same puzzles, in turn with this one. CPU
milliseconds, the least of all rounds.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path

Figures = dict[str, dict[str, float]]
"""Milliseconds and characters of what was told, by set of puzzles and language."""

HARD = ("evil1", "evil2", "kakuro-supposed", "kakuro-locked", "numberlink-trial", "numberlink-ahead")
"""Examples that are told at length, besides the famous Sudokus."""

# Said by the Whygrid that is found, so it keeps to what every version has.
CHILD = """
import json, sys, time
import whygrid
def clock():
    return 1000 * time.process_time()
languages = ["en"]
try:
    from whygrid.voice import in_language
    languages = json.loads(sys.argv[1])
except ImportError:
    from contextlib import nullcontext as in_language
found = {}
for name, texts in json.load(sys.stdin).items():
    puzzles = [whygrid.parse(text, genre) for genre, text in texts]
    start = clock()
    proofs = [whygrid.explain(puzzle) for puzzle in puzzles]
    explained = clock() - start
    for language in languages:
        with in_language(language):
            figures = {"explain": explained}
            for time_of in ("first", "again"):
                start = clock()
                figures["characters"] = sum(len(whygrid.tell(proof)) for proof in proofs)
                figures[time_of] = clock() - start
        found[f"{name}, {language}"] = figures
print(json.dumps(found))
"""


def puzzles() -> dict[str, list[tuple[str, str]]]:
    """The puzzles of each set, by genre and text."""
    from benchmarks.collections import collection
    from benchmarks.mixed import mixed_puzzles
    from benchmarks.short import FAMOUS
    from whygrid import examples, parse

    own = [rated.puzzle for name in ("kakuro", "numberlink") for rated in collection(name)]
    made = [*own, *mixed_puzzles(200 - len(own))]
    named = [parse(examples()[name].text) for name in HARD]
    hard = [*(parse(text) for text in FAMOUS.values()), *named]
    sets = {f"{len(made)} generated": made, f"{len(hard)} hard": hard}
    return {name: [(puzzle.genre_name, puzzle.text) for puzzle in each] for name, each in sets.items()}


def told(texts: str, languages: list[str], site: Path | None) -> Figures:
    """What one process took for telling them."""
    command = [sys.executable, "-c", CHILD, json.dumps(languages)]
    place = {} if site is None else {"PYTHONPATH": str(site)}
    done = subprocess.run(
        command, input=texts, env={**os.environ, **place}, check=True, capture_output=True, text=True
    )
    figures: Figures = json.loads(done.stdout)
    return figures


def least(rounds: list[Figures]) -> Figures:
    """The least of each figure."""
    return {
        name: {figure: min(each[name][figure] for each in rounds) for figure in rounds[0][name]}
        for name in rounds[0]
    }


def main() -> None:
    """Measure, and print a line for each set and language."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--against", type=Path, metavar="SITE", help="another Whygrid, to compare with")
    parser.add_argument("--languages", default="en,hu,cs", help="en,hu,cs")
    asked = parser.parse_args()
    texts, languages = json.dumps(puzzles()), asked.languages.split(",")
    sites = {"now": None} | ({"before": asked.against.resolve()} if asked.against else {})
    rounds: dict[str, list[Figures]] = {who: [] for who in sites}
    for _ in range(asked.rounds):
        for who, site in sites.items():
            rounds[who].append(told(texts, languages, site))
    print(f"{'':>26}  explain    first    again  characters")
    for who in sites:
        for name, figures in least(rounds[who]).items():
            said = "  ".join(f"{figures[figure]:7.1f}" for figure in ("explain", "first", "again"))
            print(f"{who:>6}  {name:>18}  {said}  {figures['characters']:10.0f}", flush=True)


if __name__ == "__main__":
    main()
