"""A tool: looks for positions that need just one of the large fish, to practise it in (`practice.toml`).

    python -m tests.genres.sudoku.mine_practice --seed 1 --minutes 10

Made-up positions are looked at, in which nothing is known but where one digit can't be, and others near those
that were hard. What easier techniques find there is taken until nothing is left of it; what finds something
then is counted, and the first position that needs it is printed.
"""

from __future__ import annotations

import argparse
import random
import time
from collections import Counter

from tests.genres.sudoku.positions import full_grid
from whygrid.engine.technique import Technique
from whygrid.genres.sudoku.marks import Marks
from whygrid.genres.sudoku.model import shape
from whygrid.genres.sudoku.techniques import TECHNIQUES
from whygrid.genres.sudoku.toolbox.one_digit import impossible_cells

SHAPE, DIGIT = shape(3, 3), 1
FACTS = [SHAPE.fact(cell, DIGIT) for cell in SHAPE.cells]
FROM, TO = 7.5, 7.9
"""The efforts of the large fish; below them, those of what an empty board has to do with one digit."""
QUICK = (
    "hidden single", "pointing", "claiming", "x-wing", "swordfish", "jellyfish", "finned x-wing",
    "sashimi x-wing", "skyscraper", "2-string kite", "turbot fish", "empty rectangle", "finned swordfish",
    "sashimi swordfish", "finned jellyfish", "sashimi jellyfish", "x-chain", "grouped aic",
)  # fmt: skip
KEPT = 200
"""So many hard positions are kept, to look for others near them."""

Open = frozenset[int]


class Search:
    """The positions that were looked at, and what finds something in the hard ones."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        self.grids = [frozenset(full_grid(SHAPE, number)) for number in range(50)]
        self.hard: list[tuple[Open, Open]] = []
        self.seen: set[Open] = set()
        self.looked = self.stuck = 0
        self.finders: Counter[str] = Counter()
        self.needed: dict[str, Open] = {}

    def look(self) -> None:
        """Look at one more position."""
        solution, places = self._made_up()
        state = _state(places)
        self.looked += 1
        fresh = True
        while impossible_cells(state, DIGIT) and _goes_on(state):
            left = frozenset(cell for cell in SHAPE.cells if state.truth[FACTS[cell]] == 0)
            if left in self.seen:
                return
            self.seen.add(left)
            if fresh:
                self.stuck += 1
                self._keep(solution, left)
            fresh = False
            finder = next((one for one in LARGE if any(True for _ in one.find(state))), None)
            self.finders[finder.name if finder else "none of them"] += 1
            if finder is None:
                return
            if finder.name not in self.needed and not _easier(state, finder):
                self.needed[finder.name] = left
                print(_entry(finder.name, left), flush=True)
            _take(state, finder)

    def _made_up(self) -> tuple[Open, Open]:
        """Where the digit stands in some grid, and where it could."""
        if self.hard and self.rng.random() < 0.5:
            solution, near = self.rng.choice(self.hard)
            changed = {self.rng.randrange(len(FACTS)) for _ in range(self.rng.randint(1, 5))}
            return solution, solution | (near ^ changed)
        grid, often = self.rng.choice(self.grids), self.rng.uniform(0.3, 0.55)
        solution = frozenset(cell for cell in SHAPE.cells if FACTS[cell] in grid)
        return solution, solution | {cell for cell in SHAPE.cells if self.rng.random() < often}

    def _keep(self, solution: Open, places: Open) -> None:
        self.hard.append((solution, places))
        if len(self.hard) > KEPT:
            self.hard.pop(self.rng.randrange(KEPT))


BY_NAME = {technique.name: technique for technique in TECHNIQUES}
LARGE = sorted((one for one in TECHNIQUES if FROM <= one.effort <= TO), key=lambda one: one.effort)


def _state(places: Open) -> Marks:
    state = Marks(SHAPE)
    for cell, fact in enumerate(FACTS):
        if cell not in places and state.truth[fact] == 0:
            state.learn(-fact)
    return state


def _goes_on(state: Marks) -> bool:
    """Take all that is quickly found; False where that contradicts itself."""
    quick = [BY_NAME[name] for name in QUICK]
    while finder := next((one for one in quick if any(True for _ in one.find(state))), None):
        if not _take(state, finder):
            return False
    return True


def _take(state: Marks, technique: Technique) -> bool:
    for deduction in list(technique.find(state)):
        for literal in deduction.conclusions:
            if state.holds(-literal):
                return False
            if state.truth[abs(literal)] == 0:
                state.learn(literal)
    return True


def _easier(state: Marks, technique: Technique) -> bool:
    """Whether anything easier finds something as well."""
    return any(True for one in TECHNIQUES if one.effort < technique.effort for _ in one.find(state))


def _entry(name: str, places: Open) -> str:
    """The lines for `practice.toml`."""
    gone = [f"r{cell // 9 + 1}c{cell % 9 + 1}≠{DIGIT}" for cell in SHAPE.cells if cell not in places]
    return f'["{name}"]\ngiven = "{"." * 81}"\nexcluded = "{" ".join(gone)}"\n'


def main() -> None:
    """Look for so many minutes, and print what was found."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=10)
    asked = parser.parse_args()
    search, end = Search(asked.seed), time.process_time() + 60 * asked.minutes
    while time.process_time() < end:
        search.look()
    print(
        f"{search.looked} positions, {search.stuck} of them hard; in these, by what is the easiest to go on:"
    )
    for name, times in search.finders.most_common():
        print(f"{times:7} {name}")


if __name__ == "__main__":
    main()
