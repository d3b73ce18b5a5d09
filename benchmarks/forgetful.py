"""Which k and which list L win which share of the puzzles: writes the tables of docs/forgetful.md.

    python -m benchmarks.forgetful FOLDER [--sample 500] [--learn NAME...]

FOLDER holds the shared collections, which are not part of the repository. The lists in docs/lists are learnt
from puzzles that we generate, with other seeds than those that are won here; --learn makes some of them anew,
or all that are missing. Every share is exact: what follows is found by any reasoning.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

import whygrid.bulk as bulk
from whygrid.bulk.arrays import Grids, as_grids, to_lines
from whygrid.puzzle import Puzzle, parse
from whygrid.service.lists.learnt import learn
from whygrid.service.lists.natural import kinds, natural
from whygrid.service.lists.text import PositionList

DOCS = Path(__file__).parents[1] / "docs"
START, END = "<!-- tables: python -m benchmarks.forgetful -->", "<!-- end of tables -->"
TEST_SEED, TRAINING_SEED = 2026, 1
EASY_CLUES = 33  # as many as the easy collection has
TARGETS = (50, 90, 99)
BOUNDS = (4, 5, 6, 8, 10, 12, 16, 20, 24)


class Recipe(NamedTuple):
    """How a list is learnt: of what puzzles, and how many, it must win which share."""

    k: int
    training: str
    share: int
    puzzles: int
    tries: int = 100
    length: int | None = None
    copies: bool | None = None
    kind: str | None = None
    seed: int = 0

    @property
    def name(self) -> str:
        """The name of its file."""
        return f"k{self.k}-{self.training}-{self.share}"


RECIPES = (
    *(Recipe(k, "easy", 90, 50, tries=60, length=3000) for k in (6, 8, 10, 12, 16, 20)),
    *(Recipe(k, "easy", 90, 200, length=300) for k in (27, 33)),
    *(Recipe(k, "minimal", 50, 50, tries=60, length=3000, copies=True) for k in (20, 27)),
    *(Recipe(k, "minimal", 50, 300, length=300) for k in (33, 40, 45, 54)),
    *(Recipe(k, "minimal", 90, 300, length=300) for k in (45, 54, 63, 72)),
    *(Recipe(k, "minimal", 99, 300, length=300) for k in (63, 72, 78)),
)


Exact = dict[str, npt.NDArray[np.int8]]
"""The exact k of every puzzle, by collection."""


class Measured(NamedTuple):
    """A list and the share that it wins in each collection, in per cent."""

    name: str
    k: int
    length: int
    shares: dict[str, float]


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("folder", type=Path)
    parser.add_argument("--sample", type=int, default=500, help="puzzles of each collection")
    parser.add_argument(
        "--learn", nargs="*", default=None, help="lists to make anew; without names, missing ones"
    )
    arguments = parser.parse_args()
    if arguments.learn is not None:
        make_lists(arguments.learn)
        return
    started = time.process_time()
    puzzles = collections(arguments.folder, arguments.sample)
    exact = {place: bulk.k(grids).k for place, grids in puzzles.items()}
    usual = [measured(kind.name, natural(kind.k, kind.name), puzzles, exact) for kind in kinds()]
    learnt = [measured(path.stem, PositionList.parse(path.read_text()), puzzles, exact) for path in lists()]
    write(list(puzzles), exact_shares(exact), usual, learnt)
    print(f"{time.process_time() - started:.0f} s of CPU time")


def lists() -> list[Path]:
    """The files of learnt lists, by k."""
    return sorted((DOCS / "lists").glob("*.txt"), key=lambda path: PositionList.parse(path.read_text()).k)


def make_lists(names: list[str]) -> None:
    """Learn these lists, or those that are missing."""
    for recipe in RECIPES:
        path = DOCS / "lists" / f"{recipe.name}.txt"
        if recipe.name in names or (not names and not path.exists()):
            started = time.process_time()
            found = learn(
                training(recipe),
                recipe.k,
                kind=recipe.kind,
                length=recipe.length,
                share=recipe.share / 100,
                copies=recipe.copies,
                tries=recipe.tries,
                seed=recipe.seed,
            )
            path.parent.mkdir(exist_ok=True)
            path.write_text(found.listed.text + "\n")
            result = f"{len(found.listed.sets)} sets win {found.won} of {found.puzzles}"
            print(f"{recipe.name}: {result} ({time.process_time() - started:.0f} s)", flush=True)


def training(recipe: Recipe) -> list[Puzzle]:
    """The puzzles that a list is learnt from: minimal ones, or easy ones with clues to spare."""
    if recipe.training == "easy":
        grids = bulk.generate(recipe.puzzles, rng=TRAINING_SEED, clues=EASY_CLUES, minimal=False)
    else:
        grids = bulk.generate(recipe.puzzles, rng=TRAINING_SEED)
    return [parse(line, "sudoku") for line in to_lines(grids)]


def collections(folder: Path, sample: int) -> dict[str, Grids]:
    """The puzzles to be won, by collection."""

    def of_file(name: str) -> Grids:
        lines = [line[:81] for line in (folder / name).read_text().split()]
        return as_grids(lines[:: max(1, len(lines) // sample)][:sample])

    return {
        "easy": of_file("kaggle_easy_10000.txt"),
        "17 clues": of_file("17clue_first10000.txt"),
        "generated": bulk.generate(sample, rng=TEST_SEED),
        "magictour": of_file("magictour_top1465.txt"),
    }


def measured(name: str, listed: PositionList, puzzles: dict[str, Grids], exact: Exact) -> Measured:
    """The share of each collection that a list wins; none that needs more cells than it has is among them."""
    started = time.process_time()
    sets = np.zeros((len(listed.sets), 81), bool)
    for row, cells in enumerate(listed.sets):
        sets[row, [9 * cell.row + cell.column for cell in cells]] = True
    shares = {}
    for place, grids in puzzles.items():
        won = bulk.go_through(sets, grids).won
        assert (exact[place][won] <= listed.k).all(), f"{name} wins what it can't win in {place}"
        shares[place] = 100 * float(won.mean())
    told = ", ".join(f"{place} {share:.1f} %" for place, share in shares.items())
    seconds = time.process_time() - started
    print(f"{name:16} k {listed.k:2}, {len(sets):5} sets: {told} ({seconds:.0f} s)", flush=True)
    return Measured(name, listed.k, len(sets), shares)


def exact_shares(exact: Exact) -> dict[int, dict[str, float]]:
    """The share of puzzles whose exact k is at most k: no list of sets of k cells wins more."""
    return {k: {place: 100 * float((values <= k).mean()) for place, values in exact.items()} for k in BOUNDS}


def write(
    places: list[str],
    bounds: dict[int, dict[str, float]],
    usual: list[Measured],
    learnt: list[Measured],
) -> None:
    """Put the tables into the page."""
    path = DOCS / "forgetful.md"
    before, _, rest = path.read_text().partition(START)
    after = rest.partition(END)[2]
    tables = "\n".join(page(places, bounds, usual, learnt))
    path.write_text(f"{before}{START}\n{tables}\n{END}{after}")


def page(
    places: list[str],
    bounds: dict[int, dict[str, float]],
    usual: list[Measured],
    learnt: list[Measured],
) -> Iterator[str]:
    head = " | ".join(places)
    yield "\n### What no list can beat\n"
    yield "The share of puzzles whose [exact k](k.md) is at most k. Lists of sets of k cells win no others.\n"
    yield f"| k | {head} |\n|---|{'---|' * len(places)}"
    for k, shares in bounds.items():
        yield f"| {k} | {told(shares, places)} |"
    yield "\n### Natural lists\n"
    yield f"| list | k | sets | {head} |\n|---|---|---|{'---|' * len(places)}"
    for one in usual:
        yield f"| {one.name} | {one.k} | {one.length} | {told(one.shares, places)} |"
    yield "\n### Learnt lists\n"
    yield f"| list | k | sets | {head} |\n|---|---|---|{'---|' * len(places)}"
    for one in learnt:
        yield f"| [{one.name}](lists/{one.name}.txt) | {one.k} | {one.length} | {told(one.shares, places)} |"
    yield "\n### The smallest list found for each k\n"
    yield f"So few sets win {' / '.join(map(str, TARGETS))} % of a collection, in lists of this page.\n"
    yield f"| k | {head} |\n|---|{'---|' * len(places)}"
    every = [*usual, *learnt]
    for k in sorted({one.k for one in every}):
        within = [one for one in every if one.k <= k]
        cells = " | ".join(
            " / ".join(fewest(within, place, target) for target in TARGETS) for place in places
        )
        if any(symbol.isdigit() for symbol in cells):
            yield f"| {k} | {cells} |"


def fewest(lists: list[Measured], place: str, target: int) -> str:
    """The length of the shortest list that wins such a share."""
    return str(min((one.length for one in lists if one.shares[place] >= target), default="–"))


def told(shares: dict[str, float], places: list[str]) -> str:
    return " | ".join(f"{shares[place]:.1f} %" for place in places)


if __name__ == "__main__":
    main()
