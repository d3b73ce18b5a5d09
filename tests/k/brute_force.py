"""The k of a small puzzle by its definition: every filling there is, and every set of things to look at."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache, lru_cache
from itertools import combinations, permutations, product
from typing import NamedTuple

from whygrid.puzzle import Puzzle

Items = frozenset[str]


class World(NamedTuple):
    """A filling that keeps the rules without the clues, and the clues that it breaks."""

    facts: Items
    broken: Items


class Truth(NamedTuple):
    """How many solutions a puzzle has (two for more), and its k where there is one."""

    solutions: int
    k: int | None


@lru_cache(maxsize=5000)
def truth(genre: str, text: str) -> Truth:
    """The truth about a small puzzle."""
    puzzle = Puzzle.parse(text, genre)
    givens = frozenset(str(puzzle.rules.fact(given)) for given in puzzle.givens)
    worlds = list(WORLDS[genre](puzzle))
    solved = [world.facts for world in worlds if world.facts >= givens and not world.broken]
    if len(solved) != 1:
        return Truth(min(len(solved), 2), None)
    return Truth(1, _k(worlds, solved[0], givens))


def _k(worlds: list[World], solution: Items, givens: Items) -> int:
    known, k = set(givens), 0
    while len(known) < len(solution):
        sizes = {fact: _smallest(worlds, solution, fact, frozenset(known)) for fact in solution - known}
        k = max(k, min(sizes.values()))
        known |= {fact for fact, size in sizes.items() if size <= k}
    return k


def _smallest(worlds: list[World], solution: Items, fact: str, known: Items) -> int:
    """How few known facts and clues exclude every world without the fact."""
    traces = {known - world.facts | world.broken for world in worlds if fact not in world.facts}
    least = [trace for trace in traces if not any(other < trace for other in traces)]
    items = sorted(frozenset().union(*least))
    for size in range(len(items) + 1):
        for chosen in combinations(items, size):
            if all(not trace.isdisjoint(chosen) for trace in least):
                return size
    raise AssertionError(f"{fact} does not follow")


def sudoku_worlds(puzzle: Puzzle) -> Iterator[World]:
    """All grids of 4x4."""
    yield from _all_grids()


@cache
def _all_grids() -> list[World]:
    """All 288 grids of 4x4."""
    found = []
    for rows in product(permutations("1234"), repeat=4):
        columns = list(zip(*rows, strict=True))
        boxes = [[rows[r + i][c + j] for i in (0, 1) for j in (0, 1)] for r in (0, 2) for c in (0, 2)]
        if all(len(set(house)) == 4 for house in (*columns, *boxes)):
            facts = (f"r{r + 1}c{c + 1}={rows[r][c]}" for r in range(4) for c in range(4))
            found.append(World(frozenset(facts), frozenset()))
    return found


def kakuro_worlds(puzzle: Puzzle) -> Iterator[World]:
    """All fillings with different digits in each run; a run that does not come to its clue breaks it."""
    layout = puzzle.board.layout
    for digits in product(range(1, layout.digits + 1), repeat=len(layout.names)):
        runs = [[digits[cell] for cell in run.cells] for run in layout.runs]
        if all(len(set(run)) == len(run) for run in runs):
            clues = [run.total for run in layout.runs]
            wrong = (
                f"clue {number}"
                for number, (run, clue) in enumerate(zip(runs, clues, strict=True))
                if clue is not None and sum(run) != clue
            )
            facts = (f"{name}={digit}" for name, digit in zip(layout.names, digits, strict=True))
            yield World(frozenset(facts), frozenset(wrong))


def numberlink_worlds(puzzle: Puzzle) -> Iterator[World]:
    """All ways to draw lines that join ends to ends; ends that are not joined break their clue."""
    layout = puzzle.board.layout
    inner = {2} if layout.cover else {0, 2}
    for lines in product((False, True), repeat=len(layout.edges)):
        degree, group = [0] * len(layout.ends), list(range(len(layout.ends)))
        loop = False
        for (one, other), there in zip(layout.edges, lines, strict=True):
            if there:
                degree[one] += 1
                degree[other] += 1
                first, second = group[one], group[other]
                loop = loop or first == second
                group = [first if place == second else place for place in group]
        if not loop and all(
            many in ({1} if label else inner) for many, label in zip(degree, layout.ends, strict=True)
        ):
            apart = (label for label, (one, other) in layout.pairs.items() if group[one] != group[other])
            drawn = ("drawn" if there else "closed" for there in lines)
            facts = (f"{name}={way}" for name, way in zip(layout.edge_names, drawn, strict=True))
            yield World(frozenset(facts), frozenset(apart))


WORLDS: dict[str, Callable[[Puzzle], Iterator[World]]] = {
    "sudoku": sudoku_worlds,
    "kakuro": kakuro_worlds,
    "numberlink": numberlink_worlds,
}
