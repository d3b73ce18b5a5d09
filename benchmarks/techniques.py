"""How far the named techniques get, and whether they are ever wrong.

    python -m benchmarks.techniques share FILE [--every N]   puzzles solved without case analysis, how fast
    python -m benchmarks.techniques found NAME FILE [--every N]
                                                             puzzles that have one after easy steps, checked
    python -m benchmarks.techniques soak POSITIONS [--keep FILE] [--jobs N]
                                                             deductions in generated positions, checked

The soak walks through generated puzzles. In each position it asks every technique, has the checker look at
what it finds, and compares it with the solution: the first `MOST` deductions of each technique, and in one
position of `SELDOM` all of them. With --keep it notes in a file how far it is, and goes on from there when it
is started again.
"""

from __future__ import annotations

import argparse
import gc
import json
import multiprocessing
import sys
import time
from collections import Counter
from itertools import islice
from pathlib import Path
from typing import NamedTuple

import whygrid.bulk as bulk
from whygrid.engine.technique import called
from whygrid.engine.walk import Strategy, Walk
from whygrid.engine.words import say
from whygrid.genres.sudoku.marks import Marks
from whygrid.genres.sudoku.model import Sudoku, shape
from whygrid.genres.sudoku.rules import givens_of
from whygrid.genres.sudoku.techniques import TECHNIQUES
from whygrid.genres.sudoku.techniques.on_request import ON_REQUEST
from whygrid.genres.sudoku.techniques.uniqueness import IF_UNIQUE
from whygrid.logic.check import check_deduction
from whygrid.logic.deduction import Deduction
from whygrid.puzzle import Puzzle

MOST = 10
BATCH = 200
EASY = 2.8
"""Singles and intersections."""
NETS = 8.2
SELDOM = 10
"""Nets, beyond this effort, are asked where nothing else is found, and in one position of so many.

There every deduction is looked at, and what is there on request is asked as well, but for what takes long.
"""
LONG = ("squirmbag", "whale", "leviathan", "template set", "template delete")
ASKED_FOR = tuple(technique for technique in ON_REQUEST if not technique.name.endswith(LONG))


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


def where_found(name: str, path: Path, every: int) -> None:
    """Print in how many puzzles of a file one technique finds something when the easy ones are done."""
    technique = called((*TECHNIQUES, *ON_REQUEST), name)
    easy = tuple(other for other in TECHNIQUES if other.effort <= EASY)
    puzzles = path.read_text(encoding="utf-8").split()[::every]
    having, checked, refused = 0, 0, 0
    for text in puzzles:
        puzzle = Puzzle.parse(text[:81])
        state = puzzle.genre.state(puzzle.board, puzzle.givens)
        for _ in Walk(state, Strategy(easy)).run():
            pass
        deductions = list(technique.find(state))
        having += bool(deductions)
        checked += len(deductions)
        refused += sum(bool(check_deduction(state.rules, deduction)) for deduction in deductions)
    told = f"{technique.name} in {having} of {len(puzzles)} puzzles, {checked} deductions"
    print(f"{path.name}: {told}, {refused} of them refused by the checker")


class Task(NamedTuple):
    """A puzzle to go through: its number, its givens and its solution."""

    number: int
    givens: tuple[int, ...]
    solution: tuple[int, ...]


class Seen(NamedTuple):
    """What was seen on the way through a puzzle, and what was wrong there."""

    positions: int
    checked: Counter[str]
    wrong: str = ""


def soak(wanted: int, keep: Path | None, jobs: int) -> None:
    """Check deductions in so many positions; end with code 1 at the first that is wrong."""
    positions, puzzles, checked = 0, 0, Counter[str]()
    if keep and keep.exists():
        kept = json.loads(keep.read_text(encoding="utf-8"))
        positions, puzzles = kept["positions"], kept["puzzles"]
        checked.update(kept["checked"])
    before, started = positions, time.perf_counter()
    with multiprocessing.Pool(jobs, gc.disable) as pool:  # nothing there is cyclic, and there is much of it
        while positions < wanted:
            for seen in pool.imap(through, _tasks(puzzles)):
                if seen.wrong:
                    sys.exit(f"WRONG: {seen.wrong}")
                positions, puzzles = positions + seen.positions, puzzles + 1
                checked.update(seen.checked)
                if positions >= wanted:
                    break
                if puzzles % 20 == 0:
                    _note(keep, positions, puzzles, checked)
                    rate = (positions - before) / (time.perf_counter() - started)
                    told = f"{positions} positions of {puzzles} puzzles, {checked.total()} deductions"
                    print(f"{told}, {rate:.1f} positions/s", flush=True)
    _note(keep, positions, puzzles, checked)
    print(f"{positions} positions of {puzzles} puzzles, {checked.total()} deductions, none wrong")
    for technique in (*TECHNIQUES, *IF_UNIQUE, *ASKED_FOR):
        print(f"  {technique.name}: {checked[technique.name]}")


def _tasks(first: int) -> list[Task]:
    """The puzzles from this number to the end of its batch."""
    rows = bulk.generate(BATCH, rng=first // BATCH)
    solutions = bulk.solve(rows)[0]
    numbers = range(first, (first // BATCH + 1) * BATCH)
    return [Task(n, tuple(rows[n % BATCH].tolist()), tuple(solutions[n % BATCH].tolist())) for n in numbers]


def _note(keep: Path | None, positions: int, puzzles: int, checked: Counter[str]) -> None:
    if keep:
        kept = {"positions": positions, "puzzles": puzzles, "checked": checked}
        keep.write_text(json.dumps(kept), encoding="utf-8")


def through(task: Task) -> Seen:
    """Look at the positions on the way through a puzzle, which goes from wave to wave as a proof does.

    What was found before in the same puzzle, down to the last premise, is not checked again.
    """
    board = shape(3, 3)
    givens = givens_of(Sudoku(board, task.givens))
    solution = {board.fact(cell, digit) for cell, digit in enumerate(task.solution)}
    state, positions = Marks(board, givens, givens), 0
    checked, known = Counter[str](), set[Deduction]()
    while True:
        positions += 1
        first, wave = None, set[int]()
        seldom = (task.number + positions) % SELDOM == 0
        for technique in (*TECHNIQUES, *IF_UNIQUE, *(ASKED_FOR if seldom else ())):
            if technique.effort > NETS and wave and not seldom:
                continue  # there are many nets, and each takes long to tell
            for found in islice(technique.find(state), None if seldom else MOST):
                checked[technique.name] += 1
                wrong = any((lit > 0) != (abs(lit) in solution) for lit in found.conclusions)
                if found not in known:
                    known.add(found)
                    wrong = wrong or bool(check_deduction(state.rules, found, givens))
                if wrong:
                    return Seen(positions, checked, f"{say(state.rules, found)}\n  in {task.givens}")
                if first in (None, technique) and technique in TECHNIQUES:
                    first = technique
                    wave.update(found.conclusions)
        if not wave:
            return Seen(positions, checked)
        for literal in wave:
            state.learn(literal)


def main() -> None:
    """Run what the command line asks for."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.techniques")
    parts = parser.add_subparsers(dest="what", required=True)
    asked = parts.add_parser("share")
    asked.add_argument("file", type=Path)
    asked.add_argument("--every", type=int, default=1)
    asked = parts.add_parser("found")
    asked.add_argument("name")
    asked.add_argument("file", type=Path)
    asked.add_argument("--every", type=int, default=1)
    asked = parts.add_parser("soak")
    asked.add_argument("positions", type=int)
    asked.add_argument("--keep", type=Path, help="a file that says how far it is")
    asked.add_argument("--jobs", type=int, default=1, help="so many processes")
    arguments = parser.parse_args()
    if arguments.what == "share":
        share(arguments.file, arguments.every)
    elif arguments.what == "found":
        where_found(arguments.name, arguments.file, arguments.every)
    else:
        soak(arguments.positions, arguments.keep, arguments.jobs)


if __name__ == "__main__":
    main()
