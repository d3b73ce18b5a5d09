"""How long explanations are: lines, words, hard deductions, suppositions, by band of SE's rating.

    python -m benchmarks.explanations                   our own collections, by genre and level
    python -m benchmarks.explanations ../shared/data/sudoku [--shortest SECONDS] [--each 10]
    python -m benchmarks.explanations ../shared/data/sudoku --complete 10000
    python -m benchmarks.explanations ../shared/data/kakuro ../shared/data/numberlink --seconds 10
    python -m benchmarks.explanations ../shared/seeds/numberlink/instances --alone --seconds 300

Ten puzzles a band from rated.csv and 24 of the forum's hardest; medians and maxima. Every proof is checked.
Boards of the other genres, in a folder or a file, are told as a story and by cells, side by side; with
`--alone` only as a story, with its lists of lemmas and the size of its document. `--complete` has the stories
of all rated puzzles and of so many generated ones checked.
"""

from __future__ import annotations

import argparse
import csv
import json
import re
import statistics
import time
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

import whygrid
from benchmarks.collections import collection
from benchmarks.mixed import mixed_puzzles
from whygrid.cli.shared import wrapped
from whygrid.errors import WhygridError
from whygrid.logic.deduction import Deduction
from whygrid.logic.proof import SUPPOSITION, Proof
from whygrid.puzzle import Puzzle
from whygrid.registry import genre
from whygrid.service.explaining import Options
from whygrid.service.telling import lines

BANDS = ((1.0, 2.5), (2.6, 4.4), (4.5, 6.9), (7.0, 8.9), (9.0, 10.5), (11.0, 12.0))
HARDEST = 24
EASY = 2.5
"""Techniques of more effort than this count as hard."""


class Figures(NamedTuple):
    lines: int
    words: int
    hard: int
    suppositions: int
    placements: int
    longest: int
    nesting: int
    continued: float
    milliseconds: float


def figures(proof: Proof, seconds: float) -> Figures:
    """What a reader of this proof has to read."""
    told = [wrapped(line.text, line.indent).splitlines() for line in lines(proof, "lemmas")]
    efforts = {technique.name: technique.effort for technique in genre(proof.genre).all_techniques()}
    suppositions = [d for step in proof for d in step.deductions if d.technique == SUPPOSITION]
    inner = [i for d in suppositions for i in d.nested()]
    steps = [0]
    for paragraph, line in zip(told, lines(proof, "lemmas"), strict=True):
        if line.kind == "step":
            steps.append(0)
        steps[-1] += len(paragraph)
    return Figures(
        sum(map(len, told)),
        sum(len(text.split()) for paragraph in told for text in paragraph),
        sum(efforts.get(d.technique, 99) > EASY for step in proof for d in step.deductions),
        sum(d.technique == SUPPOSITION for d in inner),
        sum(any(literal > 0 for literal in d.conclusions) for d in inner),
        max(steps),
        max(map(_depth, suppositions), default=0),
        _continued(proof),
        seconds * 1000,
    )


def _depth(deduction: Deduction) -> int:
    return max((1 + _depth(step) for case in deduction.cases for step in case.steps if step.cases), default=1)


def _continued(proof: Proof) -> float:
    """The share of steps that rest on something which the step before settled."""
    pairs = list(zip(proof.steps, proof.steps[1:], strict=False))
    return sum(not set(two.support).isdisjoint(one.facts) for one, two in pairs) / max(1, len(pairs))


def measured(puzzles: Iterable[str | Puzzle], options: Options) -> list[Figures]:
    found = []
    for text in puzzles:
        puzzle = whygrid.parse(text) if isinstance(text, str) else text
        start = time.process_time()
        proof = whygrid.explain(puzzle, options)
        seconds = time.process_time() - start
        verdict = whygrid.verify(proof)
        if not verdict.ok or verdict.shows != "unique":
            raise SystemExit(f"{text}: {verdict}")
        found.append(figures(proof, seconds))
    return found


def table(name: str, found: list[Figures]) -> None:
    def cell(values: tuple[float, ...]) -> str:
        return f"{statistics.median(values):.4g}/{max(values):.4g}"

    print(f"| {name} | " + " | ".join(map(cell, zip(*found, strict=True))) + " |", flush=True)


def complete(rated: list[str], number: int) -> None:
    """Have the checker look at stories of all these puzzles, and of so many generated ones."""
    generated = [puzzle.text for puzzle in mixed_puzzles(number)]
    for name, texts in (("rated", rated), ("generated", generated)):
        print(f"{name}: {len(measured(texts, Options()))} of {len(texts)} complete and accepted", flush=True)


def boards(folder: Path) -> list[tuple[str, str]]:
    """The boards in the files of a folder, with their names: several under # lines, or one a file."""
    found = []
    files = [folder] if folder.is_file() else [path for path in folder.rglob("*") if path.is_file()]
    for path in sorted(files):
        text = path.read_text(encoding="utf-8")
        parts = re.split(r"^# *(.*)$", text, flags=re.MULTILINE)
        pairs = list(zip(parts[1::2], parts[2::2], strict=True)) or [(path.name, text)]
        found += [(f"{path.stem} {name}".strip(), board) for name, board in pairs if board.strip()]
    return found


def compare(folder: Path, seconds: float, each: int) -> None:
    """The other genres: as a story and by cells, words and the longest step."""
    told: dict[str, list[tuple[int, int]]] = {"story": [], "cells": []}
    chosen = boards(folder)
    for name, text in chosen[:: max(1, len(chosen) // each)]:
        try:
            puzzle = whygrid.parse(text)
        except WhygridError:
            continue
        row = []
        for view in told:
            proof = whygrid.explain(puzzle, Options(view=view), whygrid.Budget(seconds))
            if proof.status in ("unknown", "multiple"):
                break
            if not whygrid.verify(proof).ok:
                raise SystemExit(f"{name}: {whygrid.verify(proof)}")
            found = figures(proof, 0)
            row.append((found.words, found.longest))
        if len(row) == len(told):
            for view, pair in zip(told, row, strict=True):
                told[view].append(pair)
            print(f"| {name} | {row[0][0]} | {row[1][0]} | {row[0][1]} | {row[1][1]} |", flush=True)
    words, longest = ([statistics.median(pair[i] for pair in told[view]) for view in told] for i in (0, 1))
    print(f"{len(told['story'])} boards, medians: words {words}, longest step {longest} (story, cells)")


def alone(folder: Path, seconds: float, each: int) -> None:
    """The other genres as a story: lines, words, the longest step, lists of lemmas, the document."""
    chosen = boards(folder)
    for name, text in chosen[:: max(1, len(chosen) // each)]:
        start = time.process_time()
        proof = whygrid.explain(whygrid.parse(text), Options(), whygrid.Budget(seconds))
        found = figures(proof, time.process_time() - start)
        lists = [len(d.lemmas) for step in proof for d in step.deductions if d.lemmas]
        size = len(json.dumps(whygrid.to_json(proof))) / 1e6
        print(
            f"| {name} | {proof.status} | {found.lines} | {found.words} | {found.longest} |"
            f" {len(lists)} | {sum(lists)} | {size:.1f} | {found.milliseconds / 1000:.1f} |",
            flush=True,
        )


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "folders", type=Path, nargs="*", help="with rated.csv, or boards of other genres; none: our own"
    )
    parser.add_argument("--seconds", type=float, default=10, help="for a board of another genre")
    parser.add_argument("--shortest", type=float, help="seconds to search for each of the hardest")
    parser.add_argument("--alone", action="store_true", help="boards of other genres as a story only")
    parser.add_argument("--each", type=int, default=10, help="puzzles a band")
    parser.add_argument("--strategy", default="mixed")
    parser.add_argument("--complete", type=int, help="check the stories of all rated and so many generated")
    given = parser.parse_args()
    if not given.folders:
        at_home(Options(prefer=given.strategy))
    for folder in given.folders:
        if (folder / "rated.csv").exists():
            sudokus(folder, given)
        elif given.alone:
            print("| board | status | lines | words | longest | lists | lemmas | MB | CPU s |")
            print("|---" * 9 + "|")
            alone(folder, given.seconds, given.each)
        else:
            print("| board | words | by cells | longest step | by cells |\n|---|---|---|---|---|")
            compare(folder, given.seconds, given.each)


def at_home(options: Options) -> None:
    """What comes with the package: every genre, level by level."""
    print("| | " + " | ".join(Figures._fields) + " |\n" + "|---" * (len(Figures._fields) + 1) + "|")
    for name in ("sudoku", "kakuro", "numberlink"):
        by_level: dict[str, list[Puzzle]] = {}
        for rated in collection(name):
            by_level.setdefault(rated.level, []).append(rated.puzzle)
        for level, puzzles in by_level.items():
            table(f"{name}, {level}, {len(puzzles)} puzzles", measured(puzzles, options))


def sudokus(folder: Path, given: argparse.Namespace) -> None:
    """The bands, and the hardest."""
    with (folder / "rated.csv").open(encoding="utf-8") as file:
        rated = [(float(row["se_er"]), row["puzzle"]) for row in csv.DictReader(file)]
    if given.complete:
        complete([text for _, text in rated], given.complete)
        return
    print("| ER | " + " | ".join(Figures._fields) + " |\n|---" * 1 + "|---" * len(Figures._fields) + "|")
    options = Options(prefer=given.strategy)
    for low, high in BANDS:
        band = [text for rating, text in rated if low <= rating <= high]
        every = max(1, len(band) // given.each)
        table(f"{low}–{high}", measured(band[::every][: given.each], options))
    hardest = (folder / "forum_hardest_1106_375.txt").read_text(encoding="utf-8").split("\n")
    hardest = [line[:81] for line in hardest if len(line) >= 81 and not line.startswith("#")]
    chosen = hardest[:: len(hardest) // HARDEST][:HARDEST]
    table("hardest", measured(chosen, options))
    if given.shortest:
        table(f"hardest, {given.shortest:g} s", measured(chosen, Options(seconds=given.shortest)))


if __name__ == "__main__":
    main()
