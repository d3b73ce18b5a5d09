"""How far the named techniques get, and whether they are ever wrong.

    python -m benchmarks.techniques share FILE [--every N]   puzzles solved without case analysis, how fast
    python -m benchmarks.techniques soak POSITIONS           every deduction in generated positions, checked

The soak walks through generated puzzles. In each position it asks every technique, has the checker look at
every deduction (of those of one technique at most `MOST`), and compares it with the solution.
"""

from __future__ import annotations

import argparse
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


def soak(wanted: int) -> None:
    """Check every deduction in so many positions; end with code 1 at the first that is wrong."""
    board, positions, seed = shape(3, 3), 0, 0
    checked, started = Counter[str](), time.process_time()
    while positions < wanted:
        puzzles = bulk.generate(200, rng=seed)
        solutions = bulk.solve(puzzles)[0]
        seed += 1
        for row, full in zip(puzzles, solutions, strict=True):
            puzzle = Sudoku(board, tuple(map(int, row)))
            solution = {board.fact(cell, int(digit)) for cell, digit in enumerate(full)}
            positions += _through(puzzle, solution, wanted - positions, checked)
            if positions >= wanted:
                break
        rate = positions / (time.process_time() - started)
        print(f"{positions} positions, {checked.total()} deductions, {rate:.0f} positions/s", flush=True)
    for technique in (*TECHNIQUES, *IF_UNIQUE):
        print(f"  {technique.name}: {checked[technique.name]}")


def _through(puzzle: Sudoku, solution: set[int], wanted: int, checked: Counter[str]) -> int:
    """Look at the positions on the way through a puzzle; how many there were."""
    givens = givens_of(puzzle)
    state, positions = Marks(puzzle.shape, givens, givens), 0
    while positions < wanted:
        positions += 1
        wave: set[int] = set()
        for technique in (*TECHNIQUES, *IF_UNIQUE):
            if technique.effort > 8 and wave:
                continue  # nets take long and are asked only where nothing else is found
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
    parts.add_parser("soak").add_argument("positions", type=int)
    arguments = parser.parse_args()
    if arguments.what == "share":
        share(arguments.file, arguments.every)
    else:
        soak(arguments.positions)


if __name__ == "__main__":
    main()
