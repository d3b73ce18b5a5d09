"""Explaining and grading beside hodoku-py and dedoku on the same puzzles, one core, puzzles per CPU second.

    python -m benchmarks.beside FILE [--every N] [--generated N] [--peers PYTHON]

FILE has a puzzle at the start of each line, as `rated.csv` does; puzzles that are generated join them. The
easy ones are those that take singles, locked candidates and subsets only. PYTHON is an interpreter that can
import `hodoku` and `dedoku` (`python -m venv peers && peers/bin/pip install hodoku-py dedoku`): they are run
where they are found and left out where they are not, for Whygrid does not depend on them.
"""

from __future__ import annotations

import argparse
import json
import re
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import whygrid
from benchmarks.mixed import mixed_puzzles

EASY = {
    *("full house", "hidden single", "naked single", "pointing", "claiming", "locked pair", "locked triple"),
    *(f"{kind} {size}" for kind in ("naked", "hidden") for size in ("pair", "triple", "quad")),
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


def rate(run: Callable[[whygrid.Puzzle], object], puzzles: list[whygrid.Puzzle]) -> float:
    """Puzzles per CPU second."""
    run(puzzles[0])  # tables that are made once
    start = time.process_time()
    for puzzle in puzzles:
        run(puzzle)
    return len(puzzles) / (time.process_time() - start)


def rate_of_peer(python: str, name: str, puzzles: list[whygrid.Puzzle]) -> float | None:
    """The same for another program; None where it is not installed."""
    texts = json.dumps(["".join(map(str, puzzle.board.givens)) for puzzle in puzzles])
    try:
        done = subprocess.run(
            [python, "-c", PEER, name], input=texts, capture_output=True, text=True, check=False
        )
    except OSError:
        return None
    if done.returncode:
        print(f"  {name}: not found by {python} ({done.stderr.strip().splitlines()[-1:]})")
        return None
    seconds, solved = json.loads(done.stdout)
    print(f"  {name}: {len(puzzles) / seconds:.2f} puzzles/s, {solved} solved")
    return float(len(puzzles) / seconds)


def tell(title: str, puzzles: list[whygrid.Puzzle], python: str) -> None:
    """Print the rates for these puzzles, and ours over the others'."""
    print(f"{title}: {len(puzzles)} puzzles", flush=True)
    ours = {"explain": rate(whygrid.explain, puzzles), "grade": rate(whygrid.grade, puzzles)}
    print("  whygrid: " + ", ".join(f"{what} {found:.1f} puzzles/s" for what, found in ours.items()))
    for name in ("hodoku-py", "dedoku"):
        theirs = rate_of_peer(python, name, puzzles)
        if theirs:
            told = (f"{what} {found / theirs:.1f} times" for what, found in ours.items())
            print(f"  over {name}: {', '.join(told)}", flush=True)


def main() -> None:
    """Run what the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("file", type=Path)
    parser.add_argument("--every", type=int, default=1, help="take every N-th puzzle of the file")
    parser.add_argument("--generated", type=int, default=0, help="add so many that are generated")
    parser.add_argument("--peers", default=sys.executable, help="the interpreter for hodoku-py and dedoku")
    options = parser.parse_args()
    lines = options.file.read_text(encoding="utf-8").splitlines()
    texts = [found[0] for line in lines if (found := re.match(r"[0-9.]{81}", line))]
    puzzles = [whygrid.parse(text) for text in texts[:: options.every]] + mixed_puzzles(options.generated)
    tell("mixed", puzzles, options.peers)
    easy = [puzzle for puzzle in puzzles if EASY.issuperset(whygrid.grade(puzzle).grade.techniques)]
    if easy:
        tell("singles to subsets", easy, options.peers)


if __name__ == "__main__":
    main()
