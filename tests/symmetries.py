"""Puzzles and their twins: whatever a symmetry leaves as it was must come out the same.

    python -m tests.symmetries --count 1000000 --seed 1

Sudoku 9x9: images under random symmetries have the same canonical form and as many solutions, and the way
back leads back; of some, the proof is moved along, rule by rule, and must be accepted as it stands, and the
grade is the same. Kakuro: rows for columns, and 10 - d for each digit d. Numberlink: the eight turns and
reflections.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace

import numpy as np

import whygrid
from tests.genres.kakuro.boards import complemented, random_board, transposed
from tests.logic.own_boards import random_numberlink
from whygrid import bulk
from whygrid.genres.kakuro.model import Board as KakuroBoard
from whygrid.genres.numberlink.model import OPEN, Layout
from whygrid.genres.numberlink.model import Board as LinkBoard
from whygrid.genres.sudoku.symmetry import random_symmetry
from whygrid.logic.deduction import Deduction
from whygrid.logic.facts import Literal
from whygrid.logic.proof import Proof, Step
from whygrid.logic.rules import Rules
from whygrid.puzzle import Puzzle
from whygrid.service.verifying import verify

MANY = 100
"""Sudokus of a round, each with so many images as follows."""
TIMES = 95
BOARDS = 20
"""Kakuros and Numberlinks of a round."""
LIMIT = 30
"""So many solutions are counted at most."""


class Report:
    """How many symmetries of each kind were tried, and where something changed."""

    def __init__(self) -> None:
        self.tried: Counter[str] = Counter()
        self.changed: list[str] = []

    def note(self, kind: str, same: bool, puzzle: str, many: int = 1) -> None:
        """So many symmetries were tried on a puzzle."""
        self.tried[kind] += many
        if not same:
            self.changed.append(f"{kind}: {puzzle}")
            print(f"changed, {kind}: {puzzle}", flush=True)


def attack(count: int, seed: int, progress: bool = False) -> Report:
    """At least so many symmetries, in rounds."""
    report, started = Report(), time.monotonic()
    number = 0
    while report.tried.total() < count:
        rng = random.Random(f"{seed}:{number}")
        sudokus(rng, report)
        proofs(rng, report)
        for _ in range(BOARDS):
            kakuro(random_board(rng), report)
            numberlink(random_numberlink(rng), report)
        number += 1
        if progress and number % 10 == 0:
            spent = time.monotonic() - started
            told = f"{report.tried.total()} symmetries, {len(report.changed)} changes"
            print(f"{told}, {spent:.0f} s", flush=True)
    return report


def sudokus(rng: random.Random, report: Report) -> None:
    """Images of minimal Sudokus; every other one has lost a clue or two, so that it has many solutions."""
    rows = np.asarray(bulk.generate(MANY, rng=rng.randrange(2**31), threads=1)).copy()
    for row in rows[::2]:
        row[rng.sample([int(cell) for cell in np.flatnonzero(row)], rng.randint(1, 2))] = 0
    images = bulk.augment(rows, times=TIMES, rng=rng.randrange(2**31), threads=1)
    back = images.maps.inverse().apply(images.puzzles)
    forms = bulk.canonical(images.puzzles, threads=1)
    counts = bulk.count(images.puzzles, limit=LIMIT, threads=1)
    own_forms = bulk.canonical(rows, threads=1)
    own_counts = bulk.count(rows, limit=LIMIT, threads=1)
    for number, row in enumerate(rows):
        mine = slice(number * TIMES, (number + 1) * TIMES)
        same = (back[mine] == row).all() and (forms[mine] == own_forms[number]).all()
        same = same and (counts[mine] == own_counts[number]).all()
        report.note("sudoku", bool(same), "".join(map(str, row)), TIMES)


def proofs(rng: random.Random, report: Report) -> None:
    """A proof moved along with its puzzle, and the grade of both."""
    puzzle = whygrid.generate("sudoku", seed=rng.randrange(10**6))
    symmetry = random_symmetry(puzzle.board.shape, rng)
    twin = Puzzle("sudoku", symmetry.puzzle(puzzle.board))
    proof = whygrid.explain(puzzle, whygrid.Options(view=rng.choice(["story", "cells"])))
    there = Puzzle("sudoku", symmetry.puzzle(Puzzle.parse(proof.solutions[0], "sudoku").board)).text
    moved = moved_proof(proof, twin, there, symmetry.literal)
    same = verify(moved).shows == verify(proof).shows == "unique"
    grades = [whygrid.grade(each, se="canonical") for each in (puzzle, twin)]
    report.note("proof", same and grades[0] == grades[1], puzzle.text)


def moved_proof(proof: Proof, twin: Puzzle, solution: str, literal: Callable[[Literal], Literal]) -> Proof:
    """The same proof about a twin: every fact and every rule where the symmetry puts it."""
    names = moved_rules(proof.rules, literal)

    def facts(literals: tuple[Literal, ...]) -> tuple[Literal, ...]:
        return tuple(map(literal, literals))

    def deduction(one: Deduction) -> Deduction:
        return one._replace(
            conclusions=facts(one.conclusions),
            premises=facts(one.premises),
            rules=tuple(names[name] for name in one.rules),
            pattern=(),
            cases=tuple(
                case._replace(assumption=literal(case.assumption), steps=tuple(map(deduction, case.steps)))
                for case in one.cases
            ),
            lemmas=tuple(
                lemma._replace(
                    together=facts(lemma.together),
                    premises=facts(lemma.premises),
                    rules=tuple(names[name] for name in lemma.rules),
                )
                for lemma in one.lemmas
            ),
        )

    steps = tuple(
        Step(step.fact and literal(step.fact), facts(step.support), tuple(map(deduction, step.deductions)))
        for step in proof.steps
    )
    return replace(proof, puzzle=twin.text, steps=steps, solutions=(solution,), rules=twin.rules)


def moved_rules(rules: Rules, literal: Callable[[Literal], Literal]) -> dict[str, str]:
    """The name of each rule's image: that which says the same about the images of its facts."""
    by_counts = {
        frozenset(frozenset(count.literals) for count in rule.counts): name
        for name, rule in rules.rules.items()
    }
    return {
        name: by_counts[frozenset(frozenset(map(literal, count.literals)) for count in rule.counts)]
        for name, rule in rules.rules.items()
    }


def kakuro(board: KakuroBoard, report: Report) -> None:
    """Rows for columns; and where the clues allow it, 10 less each digit."""
    puzzle = Puzzle("kakuro", board)
    many = whygrid.count(puzzle, limit=LIMIT)
    across = whygrid.count(Puzzle("kakuro", transposed(board)), limit=LIMIT)
    report.note("kakuro", across == many, puzzle.text)
    if all(run.cells or run.total is None for run in board.layout.runs):
        try:
            other = complemented(board)
        except whygrid.WhygridError:
            return  # a clue would be negative
        report.note("kakuro", whygrid.count(Puzzle("kakuro", other), limit=LIMIT) == many, puzzle.text)


def numberlink(board: LinkBoard, report: Report) -> None:
    """The other seven positions of a small board, without lines that are printed."""
    layout = board.layout
    if layout.rows * layout.columns > 30:
        return
    counts = [
        whygrid.count(Puzzle("numberlink", LinkBoard(way, (OPEN,) * way.edge_count)), limit=LIMIT)
        for way in turned(layout)
    ]
    report.note("numberlink", len(set(counts)) == 1, repr(layout), len(counts) - 1)


def turned(layout: Layout) -> Iterator[Layout]:
    """A board in all eight positions, itself first."""
    width = layout.columns
    rows = [layout.ends[start : start + width] for start in range(0, len(layout.ends), width)]
    for _ in range(4):
        for way in (rows, [row[::-1] for row in rows]):
            yield Layout(len(way), len(way[0]), tuple(end for row in way for end in row), layout.cover)
        rows = [tuple(row[column] for row in rows[::-1]) for column in range(len(rows[0]))]


def main() -> None:
    parser = argparse.ArgumentParser(description="Try symmetries: what they leave as it was must not change.")
    parser.add_argument("--count", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    report = attack(asked.count, asked.seed, progress=True)
    print(", ".join(f"{kind} {many}" for kind, many in sorted(report.tried.items())))
    print(f"{report.tried.total()} symmetries, {len(report.changed)} changes")
    sys.exit(bool(report.changed))


if __name__ == "__main__":
    main()
