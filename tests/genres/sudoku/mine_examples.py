"""A tool for whoever adds a technique: finds positions that show it, and near misses.

    python -m tests.genres.sudoku.mine_examples "finned x-wing" "sashimi x-wing"

It keeps the examples that still hold (a deduction there says something that no easier technique says) and
looks for others on the way through generated puzzles and in random positions, until there are enough.
"""

from __future__ import annotations

import random
import sys
import time
import tomllib
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import count

from tests.genres.sudoku.positions import (
    EXAMPLES_FOLDER,
    Position,
    full_grid,
    position,
    random_position,
    written_examples,
)
from whygrid.bulk import generate
from whygrid.engine.technique import Technique
from whygrid.engine.words import say
from whygrid.genres.sudoku.marks import Marks
from whygrid.genres.sudoku.model import Sudoku, shape
from whygrid.genres.sudoku.rules import givens_of
from whygrid.genres.sudoku.techniques import TECHNIQUES
from whygrid.genres.sudoku.techniques.on_request import ON_REQUEST
from whygrid.genres.sudoku.toolbox.one_digit import impossible_cells
from whygrid.logic.deduction import Deduction

ALL = (*TECHNIQUES, *ON_REQUEST)
# What these say, easier ones say as well.
SAY_NOTHING_NEW = {"franken x-wing", "mutant x-wing", "finned mutant x-wing"}
HITS, MISSES, SECONDS, BATCH, FEW = 3, 1, 600.0, 1000, 5
RARE, LARGE_FISH = 7.45, 7.5
"""From these efforts on a technique is hardly ever needed, and looked for in made-up positions only."""


def tells_more(state: Marks, technique: Technique, found: list[Deduction]) -> bool:
    """Whether some deduction says something that no easier technique says."""
    left = [set(deduction.conclusions) for deduction in found]
    if technique.name in SAY_NOTHING_NEW:
        return any(left)
    for other in TECHNIQUES:
        if other.effort < technique.effort and any(left):
            said = {literal for deduction in other.find(state) for literal in deduction.conclusions}
            left = [new - said for new in left]
    return any(left)


def generated(seed: int) -> Sudoku:
    """One of the minimal puzzles of the bulk generator."""
    return Sudoku(shape(3, 3), _batch(seed // BATCH)[seed % BATCH])


@cache
def _batch(number: int) -> list[tuple[int, ...]]:
    return [tuple(map(int, row)) for row in generate(BATCH, rng=number)]


def states(seed: int, limit: float) -> Iterator[Marks]:
    """A random position, and the positions on the way through a puzzle where easy steps run out."""
    if limit >= LARGE_FISH:
        yield from one_digit_only(seed)
    yield random_position(shape(3, 3), seed)[0].state()
    if limit >= RARE:
        return
    puzzle = generated(seed)
    state = Marks(puzzle.shape, givens_of(puzzle))
    while True:
        for technique in TECHNIQUES:
            found = list(technique.find(state)) if technique.effort <= limit else []
            if found:
                break
        else:
            yield state
            return
        if technique.effort > limit - 1.5:
            yield state
        for literal in {literal for deduction in found for literal in deduction.conclusions}:
            state.learn(literal)


def one_digit_only(seed: int) -> Iterator[Marks]:
    """A board on which nothing is known but where one digit can't be."""
    rng = random.Random(seed)
    state, grid = Marks(shape(3, 3)), full_grid(shape(3, 3), seed % 50)
    digit, often = rng.randrange(1, 10), rng.choice((0.55, 0.6, 0.65, 0.7))
    for cell in state.shape.cells:
        fact = state.shape.fact(cell, digit)
        if fact not in grid and rng.random() < often:
            state.learn(-fact)
    if impossible_cells(state, digit):
        yield state


def now(state: Marks) -> Position:
    """The position of a state."""
    facts = range(1, len(state.rules.facts) + 1)
    placed = tuple(fact for fact in facts if state.truth[fact] == 1)
    bare = Marks(state.shape, placed)
    excluded = tuple(-fact for fact in facts if state.truth[fact] == -1 and bare.truth[fact] == 0)
    return Position(state.shape, placed, excluded)


def mine(wanted: dict[str, list[str]], misses: dict[str, list[str]], limit: float) -> None:
    """Add hits and misses, written down, until all wanted techniques have enough."""
    started = time.process_time()
    for seed in count():
        short = [t for t in ALL if t.name in wanted and _is_short(wanted[t.name], misses[t.name])]
        if not short or time.process_time() - started > SECONDS:
            return
        if seed % 50 == 0:
            print(seed, {t.name: (len(wanted[t.name]), len(misses[t.name])) for t in short}, flush=True)
        shown = set[str]()
        for state in states(seed, limit):
            for technique in short:
                name = technique.name
                deductions = [] if name in shown else list(technique.find(state))
                gives = {literal for deduction in deductions for literal in deduction.conclusions}
                if not 0 < len(gives) <= 12:
                    continue
                where = now(state)
                if len(wanted[name]) < HITS and tells_more(state, technique, deductions):
                    shown.add(name)
                    wanted[name].append(hit(where, sorted(gives, key=abs), deductions[0]))
                if len(deductions) > FEW:
                    continue  # it would take long to break them all
                if len(misses[name]) < MISSES and (miss := near_miss(where, technique, deductions)):
                    misses[name].append(miss)


def _is_short(hits: list[str], misses: list[str]) -> bool:
    return len(hits) < HITS or len(misses) < MISSES


def written(where: Position) -> str:
    state = where.state()
    excluded = " ".join(str(state.rules.fact(literal)) for literal in where.excluded)
    grid = "".join(str(digit) if digit else "." for digit in state.value)
    return f'grid = "{grid}"\n' + (f'excluded = "{excluded}"\n' if excluded else "")


def hit(where: Position, gives: list[int], deduction: Deduction) -> str:
    rules = where.state().rules
    told = " ".join(str(rules.fact(literal)) for literal in gives)
    return f'# {say(rules, deduction)}\n[[hit]]\n{written(where)}gives = "{told}"\n'


def near_miss(where: Position, technique: Technique, deductions: list[Deduction]) -> str:
    """The position with exclusions taken back until the last of them breaks all; "" if there are none."""
    rules = where.state().rules
    while deductions:
        literal = next((e for e in where.excluded if any(e in d.premises for d in deductions)), None)
        if literal is None:
            return ""
        where = replace(where, excluded=tuple(e for e in where.excluded if e != literal))
        before, deductions = deductions, list(technique.find(where.state()))
    fact = rules.fact(literal)
    told = next(say(rules, d) for d in before if literal in d.premises).replace('"', "'")
    why = f"{fact.subject} could still be {fact.value}; otherwise {told}"
    return f'[[near-miss]]\n{written(where)}why = "{why}"\n'


def still_good(example: dict[str, str]) -> bool:
    state = position(example["grid"], example.get("excluded", "")).state()
    technique = next(t for t in ALL if t.name == example["technique"])
    found = list(technique.find(state))
    gives = {literal for deduction in found for literal in deduction.conclusions}
    expected = {state.rules.parse_fact(text) for text in example["gives"].split()}
    return gives == expected and tells_more(state, technique, found)


def kept(name: str) -> tuple[list[str], list[str]]:
    """The examples of a technique that still hold, as they are written down."""
    path = EXAMPLES_FOLDER / f"{name.replace(' ', '_')}.toml"
    if not path.exists():
        return [], []
    blocks = [block.strip() + "\n" for block in path.read_text(encoding="utf-8").split("\n\n")]
    entries = written_examples()
    good = {
        e["grid"] + e.get("excluded", "") for e in entries["hit"] if e["technique"] == name and still_good(e)
    }
    hits = [b for b in blocks if "[[hit]]" in b and _where(b) in good]
    by_name = {technique.name: technique for technique in ALL}
    silent = [
        e["grid"] + e.get("excluded", "")
        for e in entries["near-miss"]
        if e["technique"] == name
        and not list(by_name[name].find(position(e["grid"], e.get("excluded", "")).state()))
    ]
    return hits, [b for b in blocks if "[[near-miss]]" in b and _where(b) in silent]


def _where(block: str) -> str:
    """The position of an example as it is written down."""
    ((entry,),) = tomllib.loads(block).values()
    return str(entry["grid"] + entry.get("excluded", ""))


def main(names: list[str]) -> None:
    wanted: dict[str, list[str]] = {}
    misses: dict[str, list[str]] = {}
    for name in names:
        wanted[name], misses[name] = kept(name)
    short = {n for n in names if len(wanted[n]) < 3 or len(misses[n]) < 1}
    print("to find:", sorted(short), flush=True)
    if short:
        limit = min(technique.effort for technique in ALL if technique.name in short)
        try:
            mine({n: wanted[n] for n in short}, {n: misses[n] for n in short}, limit)
        except KeyboardInterrupt:
            print("stopped; what was found is kept", flush=True)
    for name in names:
        path = EXAMPLES_FOLDER / f"{name.replace(' ', '_')}.toml"
        path.write_text("\n".join([*wanted[name], *misses[name]]), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:] or [technique.name for technique in TECHNIQUES])
