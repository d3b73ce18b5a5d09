"""Rules that Numberlink makes from their names, against all solutions of small boards.

    python -m tests.logic.family_rules --count 200000 --seed 1

Random names of every kind, most of them nearly right, on random boards under both rules, also on boards of
which one sees only some of the labels, as certificates of k have them. Where a name makes a rule, every
solution that brute force finds must keep it. Rules about flows and colours speak of auxiliary facts: for each
solution, these can be settled so that all of them are kept at once.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections import Counter
from collections.abc import Collection, Iterator
from dataclasses import replace
from typing import NamedTuple

from tests.genres.numberlink.test_solving import board, random_layout
from tests.logic.judge_rules import NumberlinkRules
from whygrid.genres.numberlink.crossings import Crossing, order_name
from whygrid.genres.numberlink.family import ANY, chain_name
from whygrid.genres.numberlink.model import LOOSE, Layout
from whygrid.genres.numberlink.regions import border_of, fence_name, gap_name, parity_name, region_name
from whygrid.logic.rules import Rule
from whygrid.puzzle import Puzzle

SIZES = [(1, 5), (2, 2), (2, 3), (2, 4), (3, 3), (3, 4), (4, 3), (4, 4)]
MANY = 300
"""Names that are tried on a board, before the next one is made."""


class Report(NamedTuple):
    """How many names there were, how many rules they made of each kind, and those that a solution breaks."""

    names: int
    rules: Counter[str]
    broken: list[tuple[str, str]]
    boards: int
    solutions: int

    def __str__(self) -> str:
        kinds = ", ".join(f"{number} {kind}" for kind, number in sorted(self.rules.items()))
        return (
            f"{sum(self.rules.values())} rules ({kinds}) of {self.names} names, on {self.boards} boards with "
            f"{self.solutions} solutions; {len(self.broken)} are broken by a solution"
        )


class Names:
    """Random names of rules on a board."""

    def __init__(self, layout: Layout, rng: random.Random) -> None:
        self.layout, self.rng = layout, rng
        self.cells = range(len(layout.ends))
        self.ends = [cell for cell in self.cells if layout.ends[cell]]

    def __iter__(self) -> Iterator[str]:
        kinds = (self.loop, self.path, self.region, self.parity, self.fence, self.gap, self.order)
        while True:
            name = self.rng.choice(kinds)()
            yield self._spoilt(name) if self.rng.random() < 0.1 else name

    def loop(self) -> str:
        """Around a rectangle, or wherever a walk leads."""
        rows, columns = self.layout.rows, self.layout.columns
        if self.rng.random() < 0.5 and rows > 1 and columns > 1:
            top, bottom = sorted(self.rng.sample(range(rows), 2))
            left, right = sorted(self.rng.sample(range(columns), 2))
            around = [(top, c) for c in range(left, right)]
            around += [(r, right) for r in range(top, bottom)]
            around += [(bottom, c) for c in range(right, left, -1)]
            around += [(r, left) for r in range(bottom, top, -1)]
            return chain_name(self.layout, "loop", [r * columns + c for r, c in around])
        return chain_name(self.layout, "loop", self._walk(self.rng.choice(self.cells)))

    def path(self) -> str:
        return chain_name(self.layout, "path", self._walk(self.rng.choice(self.ends), until_end=True))

    def region(self) -> str:
        return region_name(self.layout, self._region())

    def parity(self) -> str:
        region = self._region()
        border = [edge for edge, _ in border_of(self.layout, region)]
        return parity_name(self.layout, region, [edge for edge in border if self.rng.random() < 0.4])

    def fence(self) -> str:
        label = self.rng.choice([*self.layout.pairs, ANY])
        region = self._region()
        others = [end for end in self.ends if end not in region and self.layout.ends[end] != label]
        chosen = self.rng.sample(others, self.rng.randint(0, min(3, len(others))))
        fences = [self._walk(end, around=region)[::-1] for end in chosen]
        return fence_name(self.layout, label, region, fences)

    def gap(self) -> str:
        starts = self.rng.sample(self.ends, self.rng.randint(0, min(3, len(self.ends))))
        return gap_name(self.layout, self._region(), [self._walk(start) for start in starts])

    def order(self) -> str:
        """Two paths in all that some lines leave free, or in less."""
        labels = [*self.layout.pairs]
        if len(labels) < 2 or self.rng.random() < 0.1:
            labels += ["1", "2"]
        starts = self.rng.sample(self.ends, self.rng.randint(0, min(4, len(self.ends))))
        chains: list[tuple[int, ...]] = []
        for start in starts:
            passed = {cell for chain in chains for cell in chain}
            if start not in passed:
                chains.append(tuple(self._walk(start, around=passed)))
        free = set(self.cells).difference(self.ends, *chains)
        if self.rng.random() < 0.3:
            free &= self._region()
        walls = self.rng.sample(
            range(len(self.layout.edges)), self.rng.randint(0, len(self.layout.edges) // 3)
        )
        region = frozenset(free or self._region())
        pair = self.rng.sample(labels, 2)
        return order_name(self.layout, Crossing((pair[0], pair[1]), region, frozenset(walls), tuple(chains)))

    def _region(self) -> set[int]:
        """Some cells: any at all, or grown from one."""
        size = self.rng.randint(1, len(self.cells))
        if self.rng.random() < 0.4:
            return set(self.rng.sample(self.cells, size))
        region = {self.rng.choice(self.cells)}
        while len(region) < size:
            region.add(self.rng.choice([beside for cell in region for _, beside in self.layout.ways[cell]]))
        return region

    def _walk(self, start: int, until_end: bool = False, around: Collection[int] = ()) -> list[int]:
        """Cells one beside the other, each once, around some others; up to an end, where it is asked for."""
        walk = [start]
        for _ in range(self.rng.randint(0, 8)):
            ways = [beside for _, beside in self.layout.ways[walk[-1]] if beside not in {*walk, *around}]
            if not ways:
                break
            walk.append(self.rng.choice(ways))
            if until_end and self.layout.ends[walk[-1]]:
                break
        return walk

    def _spoilt(self, name: str) -> str:
        """A name in which a word is missing, doubled or another one."""
        words = name.split(" ")
        place = self.rng.randrange(len(words))
        words[place : place + 1] = self.rng.choice([[], [words[place]] * 2, [self.rng.choice(words)]])
        return " ".join(words)


def random_boards(rng: random.Random) -> Iterator[Layout]:
    """Small boards without end."""
    while True:
        rows, columns = rng.choice(SIZES)
        paths = rng.randint(1, min(4, rows * columns // 2))
        layout = random_layout(rng, rows, columns, paths, rng.random() < 0.6)
        hidden = {label for label in layout.pairs if rng.random() < 0.5} if rng.random() < 0.4 else ()
        yield replace(layout, ends=tuple(LOOSE if label in hidden else label for label in layout.ends))


def is_kept(rule: Rule, solution: frozenset[int]) -> bool:
    """Whether a solution, as the facts that hold, keeps a rule without auxiliary facts."""
    for literals, low, high in rule.counts:
        held = sum(lit in solution if lit > 0 else -lit not in solution for lit in literals)
        if not low <= held <= high:
            return False
    return True


def flow_rules_broken(known: NumberlinkRules) -> tuple[int, bool]:
    """How many rules there are about flows, and whether some solution can't keep all of them at once."""
    names = [name for name in (known.flows.rules if known.flows else ()) if known.rules.has_rule(name)]
    return len(names), any(known.impossible(names, solution) for solution in known.solutions)


def attack(count: int, seed: int, progress: bool = False) -> Report:
    """So many rules."""
    rng = random.Random(seed)
    rules: Counter[str] = Counter()
    broken: list[tuple[str, str]] = []
    tried = boards = solutions = 0
    for layout in random_boards(rng):
        known = NumberlinkRules(Puzzle("numberlink", board(layout)))
        if not known.solutions:
            continue
        boards += 1
        solutions += len(known.solutions)
        number, wrong = flow_rules_broken(known)
        rules["flow"] += number
        if wrong:
            broken.append((str(layout), "flows"))
        for name, _ in zip(Names(layout, rng), range(MANY), strict=False):
            tried += 1
            if not known.rules.has_rule(name):
                continue
            rules[name.partition(" ")[0]] += 1
            if not all(is_kept(known.rules.rule(name), solution) for solution in known.solutions):
                broken.append((str(layout), name))
        if progress and boards % 100 == 0:
            print(f"{boards} boards, {sum(rules.values())} rules, {len(broken)} broken", flush=True)
        if sum(rules.values()) - rules["flow"] >= count:
            return Report(tried, rules, broken, boards, solutions)
    raise AssertionError("there are boards without end")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--count", type=int, default=200_000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    report = attack(options.count, options.seed, progress=True)
    for layout, name in report.broken[:10]:
        print(f"{name} on {layout}")
    print(report)
    sys.exit(1 if report.broken else 0)


if __name__ == "__main__":
    main()
