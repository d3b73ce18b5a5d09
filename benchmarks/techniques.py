"""How far the named techniques get, and whether they are ever wrong.

    python -m benchmarks.techniques share FILE [--every N]   puzzles solved without case analysis, how fast
    python -m benchmarks.techniques soak POSITIONS [--keep FILE]
                                                             every deduction in generated positions, checked

The soak walks through generated puzzles. In each position it asks every technique, has the checker look at
every deduction (of those of one technique at most `MOST`), and compares it with the solution. With --keep it
notes in a file how far it is, and goes on from there when it is started again.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections import Counter
from pathlib import Path

import whygrid.bulk as bulk
from whygrid.engine.walk import Strategy, Walk
from whygrid.engine.words import say
from whygrid.genres.sudoku.marks import Marks
from whygrid.genres.sudoku.model import Sudoku, shape
from whygrid.genres.sudoku.rules import givens_of
from whygrid.genres.sudoku.techniques import TECHNIQUES
from whygrid.genres.sudoku.techniques.uniqueness import IF_UNIQUE
from whygrid.logic.check import check_deduction
from whygrid.puzzle import Puzzle

MOST = 20
BATCH = 200
NETS = 8.0
EASY = 4.0
"""Techniques up to this effort are taken as one step of the soak's way; beyond it each position counts."""


def share(path: Path, every: int) -> None:
    """Print how many puzzles of a file the techniques solve by themselves."""
    puzzles = path.read_text(encoding="utf-8").split()[::every]
    solved, used, started = 0, Counter[str](), time.process_time()
    for text in puzzles:
        puzzle = Puzzle.parse(text[:81])
        state = puzzle.genre.state(puzzle.board, puzzle.givens)
        walk = Walk(state, Strategy(puzzle.genre.techniques()))
        steps = list(walk.run())
        hardest = {deduction.technique for step in steps for deduction in step.deductions}
        used.update(hardest)
        if state.known.bit_count() == len(text[:81]):
            solved += 1
        else:
            print(f"  left over: {text[:81]}", flush=True)
    seconds = time.process_time() - started
    print(
        f"{path.name}: {solved} of {len(puzzles)} solved, {len(puzzles) / seconds:.1f} puzzles per CPU second"
    )
    for technique in TECHNIQUES:
        if used[technique.name]:
            print(f"  {technique.name}: needed for {used[technique.name]}")


def soak(wanted: int, keep: Path | None) -> None:
    """Check every deduction in so many positions; end with code 1 at the first that is wrong."""
    board, positions, puzzles, seconds = shape(3, 3), 0, 0, 0.0
    checked = Counter[str]()
    if keep and keep.exists():
        kept = json.loads(keep.read_text(encoding="utf-8"))
        positions, puzzles, seconds = kept["positions"], kept["puzzles"], kept["seconds"]
        checked.update(kept["checked"])
    started, batch = time.process_time() - seconds, -1
    while positions < wanted:
        if puzzles // BATCH != batch:
            batch = puzzles // BATCH
            rows = bulk.generate(BATCH, rng=batch)
            solutions = bulk.solve(rows)[0]
        number = puzzles % BATCH
        puzzle = Sudoku(board, tuple(map(int, rows[number])))
        solution = {board.fact(cell, int(digit)) for cell, digit in enumerate(solutions[number])}
        positions += _through(puzzle, solution, wanted - positions, checked)
        puzzles += 1
        if puzzles % 5 == 0 or positions >= wanted:
            seconds = time.process_time() - started
            rate = positions / seconds
            told = f"{positions} positions of {puzzles} puzzles, {checked.total()} deductions"
            print(f"{told}, {rate:.1f} positions/s", flush=True)
            if keep:
                kept = {"positions": positions, "puzzles": puzzles, "seconds": seconds, "checked": checked}
                keep.write_text(json.dumps(kept), encoding="utf-8")
    for technique in (*TECHNIQUES, *IF_UNIQUE):
        print(f"  {technique.name}: {checked[technique.name]}")


def _through(puzzle: Sudoku, solution: set[int], wanted: int, checked: Counter[str]) -> int:
    """Look at the positions on the way through a puzzle; how many there were.

    The easiest steps are taken together, so that a puzzle has about ten positions that differ.
    """
    givens = givens_of(puzzle)
    state, positions = Marks(puzzle.shape, givens, givens), 0
    while positions < wanted:
        positions += 1
        wave: set[int] = set()
        for technique in (*TECHNIQUES, *IF_UNIQUE):
            if technique.effort > NETS and wave:
                continue  # these take long and are asked only where nothing else is found
            for number, found in enumerate(technique.find(state)):
                wrong = any((lit > 0) != (abs(lit) in solution) for lit in found.conclusions)
                if number < MOST:
                    checked[technique.name] += 1
                    wrong = wrong or bool(check_deduction(state.rules, found, givens))
                if wrong:
                    print(f"WRONG: {say(state.rules, found)}\n  in {puzzle.givens}")
                    sys.exit(1)
                if technique not in IF_UNIQUE and (not wave or technique.effort <= EASY):
                    wave.update(found.conclusions)
        if not wave:
            break
        for literal in wave:
            state.learn(literal)
    return positions


def main() -> None:
    """Run what the command line asks for."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.techniques")
    parts = parser.add_subparsers(dest="what", required=True)
    asked = parts.add_parser("share")
    asked.add_argument("file", type=Path)
    asked.add_argument("--every", type=int, default=1)
    asked = parts.add_parser("soak")
    asked.add_argument("positions", type=int)
    asked.add_argument("--keep", type=Path, help="a file that says how far it is")
    arguments = parser.parse_args()
    if arguments.what == "share":
        share(arguments.file, arguments.every)
    else:
        soak(arguments.positions, arguments.keep)


if __name__ == "__main__":
    main()
