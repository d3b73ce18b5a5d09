"""Nets of implications: Nishio, multiple, dynamic and nested forcing chains."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from whygrid.budget import Budget
from whygrid.kernels.se_counterpart.chains import (
    CELL,
    Chain,
    Key,
    Node,
    excluded_by,
    put_by,
    ranked,
    single_chains,
)
from whygrid.kernels.se_counterpart.grid import HOUSES, Grid, Marks, only
from whygrid.kernels.se_counterpart.sets import Finding, fish, hidden_sets, locking, naked_sets
from whygrid.records import NamedTuple

SETS: tuple[Callable[[Grid], Iterator[Finding]], ...] = (
    locking,
    *(partial(find, size=2) for find in (hidden_sets, naked_sets, fish)),
)

Sets = tuple[dict[Key, Node], dict[Key, Node]]
"""What must be on, and what off."""


class Closure(NamedTuple):
    """What follows from a supposition, and the two nodes that contradict each other, if any."""

    sets: Sets
    absurd: Sequence[Node] = ()


class Nets:
    """One of Sudoku Explainer's searches for nets.

    level   what is looked for where links run out: nothing (0), sets (1), chains too (2), multiple ones (3),
            dynamic ones instead (4), and those of level 2 (5)
    """

    def __init__(
        self, budget: Budget, *, multiple: bool, dynamic: bool, nishio: bool = False, level: int = 0
    ) -> None:
        self.budget = budget
        self.multiple, self.dynamic, self.nishio, self.level = multiple, dynamic, nishio, level
        if level:
            self.base = 9.0 if level == 1 else 9.5 + 0.5 * (level - 2)
        else:
            self.base = 7.5 if nishio else 8.5 if dynamic else 8.0

    def hints(self, grid: Grid) -> list[Chain]:
        """All that exclude something, the easiest first."""
        cells = [cell for cell in range(81) if len(grid.marks[cell]) > (1 if self.dynamic else 2)]
        return ranked(chain for cell in cells for chain in self._from_cell(grid, cell))

    def _from_cell(self, grid: Grid, cell: int) -> Iterator[Chain]:
        marks = grid.marks
        by_digit = []
        for digit in sorted(marks[cell]):
            on = self._follow(grid, Node((cell, digit, True)))
            by_digit.append(on.sets)
            if self.dynamic:
                off = self._follow(grid, Node((cell, digit, False)))
                for closure, refuted in ((on, (cell, digit, False)), (off, (cell, digit, True))):
                    if closure.absurd:
                        yield from self._say(marks, closure.absurd, Node(refuted), 7)
                if len(marks[cell]) > 2 and not self.nishio:
                    yield from self._agree(marks, [on.sets, off.sets], 1)
            if self.nishio:
                continue
            for kind, house in enumerate(HOUSES[cell]):
                where = grid.places(house, digit)
                if len(where) > 1 and where[0] == cell:
                    rest = [self._follow(grid, Node((other, digit, True))).sets for other in where[1:]]
                    yield from self._agree(marks, [on.sets, *rest], 6, kind)
        if not self.nishio:
            yield from self._agree(marks, by_digit, 5, CELL)

    def _agree(
        self, marks: Marks, closures: Sequence[Sets], sort: int, supposed: int | None = None
    ) -> Iterator[Chain]:
        for side in (0, 1):
            for key, node in closures[0][side].items():
                if all(key in sets[side] for sets in closures):
                    yield from self._say(marks, [sets[side][key] for sets in closures], node, sort, supposed)

    def _say(
        self, marks: Marks, ends: Sequence[Node], target: Node, sort: int, supposed: int | None = None
    ) -> Iterator[Chain]:
        alone = {target.digit}
        gone = only({target.cell: marks[target.cell] - alone if target.on else alone})
        if gone:
            yield Chain(self.base, ends, gone, sort, placed=target if target.on else None, supposed=supposed)

    def _follow(self, grid: Grid, source: Node) -> Closure:
        self.budget.tick()
        marks = [set(digits) for digits in grid.marks]
        on: dict[Key, Node] = {}
        off: dict[Key, Node] = {}
        ons, offs = ([source], []) if source.on else ([], [source])
        (on if source.on else off)[source.key] = source
        while ons or offs:
            if ons:
                for other in excluded_by(marks, ons.pop(0), cells=not self.nishio):
                    if other.conjugate in on:
                        return Closure((on, off), [on[other.conjugate], other])
                    if other.key not in off:
                        off[other.key] = other
                        offs.append(other)
            else:
                node = offs.pop(0)
                made = put_by(marks, node, grid.marks, off, cells=not self.nishio)
                if self.dynamic:
                    marks[node.cell].discard(node.digit)
                for other in made:
                    if other.conjugate in off:
                        return Closure((on, off), [other, off[other.conjugate]])
                    if other.key not in on:
                        on[other.key] = other
                        ons.append(other)
            if self.level and not ons and not offs:
                for other in self._further(grid.marks, Grid(grid.values, marks), off):
                    if other.key not in off:
                        off[other.key] = other
                        offs.append(other)
        return Closure((on, off))

    def _further(self, before: Marks, now: Grid, off: dict[Key, Node]) -> list[Node]:
        """What no single link says: the first rule that finds something that rests on what is off."""
        for rule in SETS:
            if made := [node for finding in rule(now) for node in _of_set(finding, before, off)]:
                return made
        for search in self._nested():
            if made := [node for chain in search(now) for node in _of_chain(chain, now.marks, before, off)]:
                return made
        return []

    def _nested(self) -> Iterator[Callable[[Grid], list[Chain]]]:
        if self.level in (2, 3):
            yield single_chains
        if self.level == 3:
            yield Nets(self.budget, multiple=True, dynamic=False).hints
        if self.level >= 4:
            yield Nets(self.budget, multiple=True, dynamic=True).hints
        if self.level >= 5:
            yield Nets(self.budget, multiple=True, dynamic=True, level=self.level - 3).hints


def _of_set(finding: Finding, before: Marks, off: dict[Key, Node]) -> Iterator[Node]:
    step, parents = finding
    if rests_on := [off[cell, digit, False] for cell, digit in parents(before)]:
        for cell in step.removals:
            for digit in sorted(step.removals[cell]):
                yield Node((cell, digit, False), rests_on)


def _of_chain(chain: Chain, now: Marks, before: Marks, off: dict[Key, Node]) -> Iterator[Node]:
    if rests_on := [off[cell, digit, False] for cell, digit in chain.parents(now, before)]:
        for cell in sorted(chain.removals):
            for digit in sorted(chain.removals[cell]):
                yield Node((cell, digit, False), rests_on, nested=chain)
