"""How fast everything is on sets of Sudokus, one core, in CPU time; beside other programs in the same run.

    python -m benchmarks.peers [--data FOLDER] [--number N] [--only WORK ...] [--peers PYTHON]

The puzzles are generated; FOLDER adds those of its `rated.csv` below and from ER 3 on, the latter as they
come and by band, the forum's hardest, 17 clues, easy ones and magictour's, as far as they are there. Those
from ER 3 on are a mixture, in which a few above 10 take nearly all the time: so it is said how many of each
band there are. PYTHON is an interpreter that can import `hodoku` and `dedoku` (`python -m venv peers &&
peers/bin/pip install hodoku-py dedoku`): they are run where they are found and left out where they are not,
for Whygrid does not depend on them.
"""

from __future__ import annotations

import argparse
import csv
import json
import re
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

import whygrid
from benchmarks.mixed import mixed_puzzles
from whygrid import bulk, kernels
from whygrid.budget import Budget
from whygrid.bulk.arrays import from_lines
from whygrid.service.grading import own_grade

Rate = Callable[[Sequence[str]], float]

LINES = 1_000_000
WARMING_UP = (
    "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..",
    "..54.....4...8.52.2..59...3951........6.7..8.7.............31....3.6..9....1..2.8",
)
"""Not measured: an easy one, and one that takes what is only in Python."""
BANDS = ((3, 7), (7, 9), (9, 10))
"""Of puzzles by ER, from the first to below the second, beside the mixture of all from 3 on."""
FILES = {
    "hardest": "forum_hardest_1905_first5000.txt",
    "17 clues": "17clue_first10000.txt",
    "easy": "kaggle_easy_10000.txt",
    "magictour": "magictour_top1465.txt",
}

PEER = """
import json, sys, time
puzzles, name = json.load(sys.stdin), sys.argv[1]
if name == "hodoku-py":
    from hodoku import Solver
    run = lambda puzzle: Solver().solve(puzzle)
else:
    from dedoku import solve as run
run(puzzles[0])
start = time.process_time()
solved = sum(bool(run(puzzle).solved) for puzzle in puzzles)
print(json.dumps([time.process_time() - start, solved]))
"""


def sets(folder: Path | None, number: int) -> dict[str, list[str]]:
    """So many puzzles of each kind, spread over their file."""
    found = {"generated": [puzzle.text for puzzle in mixed_puzzles(number)]}
    if folder is not None and (rated := folder / "rated.csv").exists():
        with rated.open(encoding="utf-8") as file:
            rows = [(row["puzzle"], float(row["se_er"])) for row in csv.DictReader(file)]
        found["ER < 3"] = _spread([text for text, er in rows if er < 3], number)
        found["ER >= 3"] = _spread([text for text, er in rows if er >= 3], number)
        for low, high in BANDS:
            found[f"ER {low} to {high}"] = _spread([text for text, er in rows if low <= er < high], number)
    for name, file_name in FILES.items() if folder is not None else ():
        assert folder is not None
        if (path := folder / file_name).exists():
            lines = path.read_text(encoding="utf-8").splitlines()
            found[name] = _spread([line[:81] for line in lines if re.match(r"[0-9.]{81}", line)], number)
    return found


def composition(folder: Path, number: int) -> str:
    """What the mixture from ER 3 on is made of."""
    chosen = set(sets(folder, number)["ER >= 3"])
    with (folder / "rated.csv").open(encoding="utf-8") as file:
        ratings = [float(row["se_er"]) for row in csv.DictReader(file) if row["puzzle"] in chosen]
    parts = [f"{sum(low <= er < high for er in ratings)} from {low} to {high}" for low, high in BANDS]
    return f"ER >= 3: {', '.join(parts)}, {sum(er >= BANDS[-1][1] for er in ratings)} above"


def _spread(texts: list[str], number: int) -> list[str]:
    return [texts[at * len(texts) // number] for at in range(number)] if len(texts) > number else texts


def counted_in_bulk(texts: Sequence[str]) -> float:
    """Puzzles per second, of an array of many."""
    grids = from_lines(list(texts) * (100_000 // len(texts) + 1))
    start = time.process_time()
    bulk.count(grids, threads=1)
    return len(grids) / (time.process_time() - start)


def counted_as_text(texts: Sequence[str]) -> float:
    """Lines per second from file to file, start-up and all."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "puzzles.txt")
        source.write_text("\n".join([*texts] * (LINES // len(texts))) + "\n", encoding="ascii")
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        words = ["bulk", "count", str(source), "--threads", "1", "-o", str(Path(folder, "counts.txt"))]
        subprocess.run([sys.executable, "-m", "whygrid", *words], check=True, capture_output=True)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
    seconds = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return LINES // len(texts) * len(texts) / seconds


def rate_of(run: Callable[[str], object]) -> Rate:
    """Puzzles per second, one after the other."""

    def rate(texts: Sequence[str]) -> float:
        for text in WARMING_UP:  # tables that are made once
            run(text)
        start = time.process_time()
        for text in texts:
            run(text)
        return len(texts) / (time.process_time() - start)

    return rate


def rate_of_puzzles(run: Callable[[whygrid.Puzzle], object]) -> Rate:
    """The same for puzzles that were read before."""

    def rate(texts: Sequence[str]) -> float:
        puzzles = {text: whygrid.parse(text) for text in (*WARMING_UP, *texts)}
        return rate_of(lambda text: run(puzzles[text]))(texts)

    return rate


def verified(texts: Sequence[str]) -> float:
    """Proofs per second."""
    proofs = {text: whygrid.explain(whygrid.parse(text)) for text in (*WARMING_UP, *texts)}
    return rate_of(lambda text: whygrid.verify(proofs[text]))(texts)


def of_peer(python: str, name: str) -> Rate:
    """What another program does; nothing where it is not installed."""

    def rate(texts: Sequence[str]) -> float:
        try:
            done = subprocess.run(
                [python, "-c", PEER, name],
                input=json.dumps(texts),
                capture_output=True,
                text=True,
                check=True,
            )
        except (OSError, subprocess.CalledProcessError):
            return 0.0
        seconds, solved = json.loads(done.stdout)
        return float(solved / seconds)

    return rate


def work_of(python: str) -> dict[str, Rate]:
    """Everything that is measured, in puzzles per second."""
    return {
        "count, bulk": counted_in_bulk,
        "count, text": counted_as_text,
        "count, one per call": rate_of(lambda text: kernels.sudoku_count(text.replace(".", "0"), 2)),
        "solve(parse)": rate_of(lambda text: whygrid.solve(whygrid.parse(text))),
        "explain": rate_of_puzzles(whygrid.explain),
        "grade, own": rate_of_puzzles(lambda puzzle: own_grade(puzzle, Budget())),
        "grade, with scales": rate_of_puzzles(whygrid.grade),
        "verify": verified,
        "explain: hodoku-py": of_peer(python, "hodoku-py"),
        "explain: dedoku": of_peer(python, "dedoku"),
    }


def measured(name: str, texts: Sequence[str], python: str) -> float:
    """The rate of one kind of work. It is asked of a process of its own, so that nothing is remembered."""
    return work_of(python)[name](texts)


def main() -> None:
    """Print a table: a row for each kind of work, a column for each set, puzzles per CPU second."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--data", type=Path, help="a folder of puzzles of other people")
    parser.add_argument("--number", type=int, default=100, help="of puzzles in each set")
    parser.add_argument("--only", nargs="+", help="work that begins like this")
    parser.add_argument("--peers", default=sys.executable, help="the interpreter for hodoku-py and dedoku")
    options = parser.parse_args()
    puzzles = sets(options.data, options.number)
    if "ER >= 3" in puzzles:
        print(composition(options.data, options.number), flush=True)
    print(f"{'per CPU second':<20}" + "".join(f"{name:>12}" for name in puzzles), flush=True)
    for name in work_of(options.peers):
        if options.only is not None and not name.startswith(tuple(options.only)):
            continue
        print(f"{name:<20}", end="", flush=True)
        for texts in puzzles.values():
            with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as process:
                found = process.submit(measured, name, texts, options.peers).result()
            print(
                f"{found:>12,.0f}" if found >= 100 else f"{found:>12.1f}" if found else f"{'–':>12}", end=""
            )
            sys.stdout.flush()
        print()


if __name__ == "__main__":
    main()
