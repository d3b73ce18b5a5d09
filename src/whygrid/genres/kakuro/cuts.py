"""Region arithmetic: what the clues in a part of the board say about the few cells that lead out of it.

Runs are nodes and open cells are edges, each between its run across and its run down. For any set of runs,

    rests across - rests down  =  cells that lead out by a run across - cells that lead out by a run down

where the rest of a run is its clue without the digits that are settled, because a cell with both its runs
in the set counts on both sides. A single cell that leads out, a bridge, is fixed by that; two cells that
lead out are tied to each other, by their sum or by their difference.

One walk over a spanning tree finds them all. Every edge beside the tree leads from a run back to one above
it and gets a random label; an edge of the tree gets the exclusive or of the labels of all edges that lead
out of the tree below it. So a label of 0 means a bridge, and equal labels mean that these two edges, and
no others, lead out of what lies between. Labels have 128 bits, so that none are equal by chance.

Runs without a clue are one node together, the root, which lies below nothing.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import lru_cache
from itertools import pairwise

from whygrid.digits.sums import digits_of
from whygrid.genres.kakuro.propagation import Domains
from whygrid.records import NamedTuple

LABEL_BITS = 128
OUTSIDE = -1


class Term(NamedTuple):
    """A cell that leads out of some runs, counted as it is (1) or against them (-1)."""

    cell: int
    sign: int


class Cut(NamedTuple):
    """One or two cells that, counted by their signs, add up to `total`.

    They lead out of the tree below the run `upper`, without the tree below the run `lower` if there is one.
    """

    terms: tuple[Term, ...]
    total: int
    upper: int
    lower: int | None


class Regions:
    """The spanning tree over the runs with open cells, and the cuts that it shows."""

    def __init__(self, domains: Domains) -> None:
        self.domains = domains
        self.parent: dict[int, int] = {}
        self.children_of: dict[int, list[int]] = {}
        self._door: dict[int, int] = {}  # for each run but the roots the cell that leads to its parent
        self._labels: dict[int, int] = {}
        self._back: list[tuple[int, int, int]] = []  # label, cell and lower run of each edge beside the tree
        self.balance: dict[int, int] = {}  # rests across - rests down, in the tree below a run
        self._grow()

    def below(self, run: int) -> list[int]:
        """The runs of the tree from a run on."""
        found = [run]
        for node in found:
            found += self.children_of[node]
        return found

    def runs_of(self, cut: Cut) -> list[int]:
        """The runs whose clues a cut adds up."""
        without = set() if cut.lower is None else set(self.below(cut.lower))
        return sorted(run for run in self.below(cut.upper) if run not in without)

    def smaller_side(self, cut: Cut) -> list[int]:
        """The runs of a cut, or those on its other side, whichever are fewer; never those without a clue.

        Where the whole does not balance, which no solution has, the other side says something else.
        """
        inside, root = self.runs_of(cut), cut.upper
        while root in self.parent:
            root = self.parent[root]
        if root == OUTSIDE or self.balance[root]:
            return inside
        outside = sorted(set(self.below(root)).difference(inside))
        return min(inside, outside, key=len)

    def cuts(self) -> Iterator[Cut]:
        """All bridges, and of cells that are tied to each other, which form rings, all neighbours."""
        same: dict[int, list[int]] = {}
        for run, label in self._labels.items():
            if run not in self._door:
                continue
            if label == 0:
                yield Cut((self._term(run),), self.balance[run], run, None)
            else:
                same.setdefault(label, []).append(run)
        closed = set()
        for label, cell, run in self._back:
            chain = same.get(label, ())
            closed.add(label)
            for upper in {*chain[:1], *chain[-1:]}:
                yield Cut((self._term(upper), Term(cell, self._sign(run))), self.balance[upper], upper, None)
        for label, chain in same.items():
            ends = [(chain[0], chain[-1])] if len(chain) > 2 and label not in closed else []
            for upper, lower in (*pairwise(chain), *ends):
                cell, sign = self._term(lower)
                total = self.balance[upper] - self.balance[lower]
                yield Cut((self._term(upper), Term(cell, -sign)), total, upper, lower)

    def _sign(self, run: int) -> int:
        return 1 if self.domains.layout.runs[run].across else -1

    def _term(self, run: int) -> Term:
        """The edge of the tree that leads from a run to its parent."""
        return Term(self._door[run], self._sign(run))

    def _grow(self) -> None:
        """Walk from the runs without a clue, then from any run; note labels and balances on the way back."""
        masks, layout = self.domains.masks, self.domains.layout
        totals = self.domains.totals
        edges: dict[int, list[tuple[int, int]]] = {OUTSIDE: []}
        for run in layout.runs:
            settled = 0
            node = OUTSIDE if totals[run.number] is None else run.number
            for cell in run.cells:
                mask = masks[cell]
                if mask & (mask - 1):
                    other = layout.runs_of[cell][run.across]
                    edges.setdefault(node, []).append((cell, OUTSIDE if totals[other] is None else other))
                else:
                    settled += mask.bit_length()
            if node in edges and node != OUTSIDE:
                self.balance[node] = self._sign(node) * ((totals[node] or 0) - settled)
        self.balance[OUTSIDE] = 0
        rng = random.Random(len(edges))
        order: list[int] = []
        labels = self._labels
        used: set[int] = set()  # cells whose edge has been gone along
        for root in edges:
            if root in labels:
                continue
            labels[root] = 0
            self.children_of[root] = []
            order.append(root)
            path = [(root, iter(edges[root]))]
            while path:
                node, ways = path[-1]
                for cell, other in ways:
                    if cell in used or other == node:
                        continue
                    used.add(cell)
                    if other in labels:  # it lies above: in this kind of walk no edge leads across
                        label = rng.getrandbits(LABEL_BITS)
                        labels[node] ^= label
                        labels[other] ^= label
                        self._back.append((label, cell, node))
                        continue
                    labels[other] = 0
                    self.parent[other], self._door[other] = node, cell
                    self.children_of[node].append(other)
                    self.children_of[other] = []
                    order.append(other)
                    path.append((other, iter(edges[other])))
                    break
                else:
                    path.pop()
        for node in reversed(order):
            if node in self.parent:
                labels[self.parent[node]] ^= labels[node]
                self.balance[self.parent[node]] += self.balance[node]


@lru_cache(maxsize=1 << 16)
def fit(masks: tuple[int, ...], signs: tuple[int, ...], total: int) -> tuple[int, ...]:
    """Of the digits of one or two cells those that can add up to the total, counted by their signs.

    >>> fit((0b111, 0b11), (1, -1), 2)
    (4, 1)
    """
    if len(masks) == 1:
        digit = total * signs[0]
        return (masks[0] & 1 << (digit - 1) if 1 <= digit <= masks[0].bit_length() else 0,)
    one = other = 0
    for digit in digits_of(masks[0]):
        partner = (total - signs[0] * digit) * signs[1]
        if 1 <= partner <= masks[1].bit_length() and masks[1] >> (partner - 1) & 1:
            one |= 1 << (digit - 1)
            other |= 1 << (partner - 1)
    return one, other


def narrow_by_cuts(domains: Domains) -> bool:
    """Narrow by cuts and by runs in turn until nothing changes; False on a contradiction."""
    while True:
        changed: dict[int, None] = {}
        for cut in Regions(domains).cuts():
            cells = [cell for cell, _ in cut.terms]
            before = tuple([domains.masks[cell] for cell in cells])
            after = fit(before, tuple([sign for _, sign in cut.terms]), cut.total)
            if 0 in after:
                return False
            for cell, old, new in zip(cells, before, after, strict=True):
                if old != new:
                    domains.masks[cell] = new
                    changed.update(dict.fromkeys(domains.layout.runs_of[cell]))
        if not changed:
            return True
        if not domains.propagate(list(changed)):
            return False
