"""Which digits can stand in the cells of a constraint: pairs that fit, sums that come out, sets to be filled.

All functions take the digits of each cell as a mask and give those that are in some filling; None where there
is no filling. Answers are kept: a technique asks again with a little more or less to find what it rests on.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import combinations
from typing import TYPE_CHECKING

from whygrid.digits.rules import never
from whygrid.logic.facts import Literal
from whygrid.logic.rules import Count, exactly_one

if TYPE_CHECKING:
    from whygrid.genres.sudoku.constraints.constraint import Fits, Masks, Relation

KEPT = 1 << 14
"""How many answers are kept."""


def digits_of(mask: int) -> list[int]:
    """The digits of a mask.

    >>> digits_of(0b101)
    [1, 3]
    """
    return [bit + 1 for bit in range(mask.bit_length()) if mask >> bit & 1]


@lru_cache(maxsize=KEPT)
def fit_pairs(relation: Relation, size: int, masks: Masks) -> Masks | None:
    """What is left when each digit needs a partner along every pair of a relation, over and over."""
    left = list(masks)
    steps = list(relation.steps(size))
    changed = True
    while changed:
        changed = False
        for i, j, fits in steps:
            for here, there, fit in ((i, j, fits), (j, i, _turned(fits))):
                kept = sum(
                    1 << (one - 1)
                    for one in digits_of(left[here])
                    if any(fit(one, other) for other in digits_of(left[there]))
                )
                if kept != left[here]:
                    left[here], changed = kept, True
    return tuple(left) if all(left) else None


def _turned(fits: Fits) -> Fits:
    return lambda one, other: fits(other, one)


@lru_cache(maxsize=KEPT)
def fit_sum(masks: Masks, weights: tuple[int, ...], total: int) -> Masks | None:
    """What is left when the digits, each times its weight, add up to the total; they may be equal.

    >>> fit_sum((0b111, 0b111), (1, 1), 5)
    (6, 6)
    """
    reached = [{0}]
    for mask, weight in zip(masks, weights, strict=True):
        reached.append({so_far + weight * digit for so_far in reached[-1] for digit in digits_of(mask)})
    if total not in reached[-1]:
        return None
    left, wanted = [0] * len(masks), {total}
    for place in range(len(masks) - 1, -1, -1):
        before: set[int] = set()
        for digit in digits_of(masks[place]):
            sources = {end - weights[place] * digit for end in wanted} & reached[place]
            if sources:
                left[place] |= 1 << (digit - 1)
                before |= sources
        wanted = before
    return tuple(left)


@lru_cache(maxsize=KEPT)
def fit_sets(masks: Masks, sets: tuple[int, ...]) -> Masks | None:
    """What is left when all digits differ and make up one of these sets, which have as many digits as cells.

    >>> fit_sets((0b111, 0b011), (0b110,))
    (4, 2)
    """
    left = [0] * len(masks)
    for chosen in sets:
        reached = [{0}]
        for mask in masks:
            free = mask & chosen
            reached.append(
                {used | 1 << (digit - 1) for used in reached[-1] for digit in digits_of(free & ~used)}
            )
        wanted = {chosen} & reached[-1]
        for place in range(len(masks) - 1, -1, -1):
            before = set()
            for digit in digits_of(masks[place] & chosen):
                bit = 1 << (digit - 1)
                sources = {end ^ bit for end in wanted if end & bit} & reached[place]
                if sources:
                    left[place] |= bit
                    before |= sources
            wanted = before
    return tuple(left) if all(left) else None


@lru_cache(maxsize=KEPT)
def sets_of_sum(total: int | None, number: int, size: int) -> tuple[int, ...]:
    """The sets of so many different digits up to `size` that add up to the total; of any sum without one.

    >>> sets_of_sum(5, 2, 9)
    (9, 6)
    """
    return tuple(
        sum(1 << (digit - 1) for digit in chosen)
        for chosen in combinations(range(1, size + 1), number)
        if total is None or sum(chosen) == total
    )


def sum_counts(
    cells: Iterable[tuple[dict[int, Literal], int]], total: int, helpers: Iterator[int]
) -> Iterator[Count]:
    """The digits of the cells, each times its weight, add up to the total, as counts.

    `cells` are the facts of each cell by digit, and its weight. Sums so far are the nodes of a graph in
    layers, with an edge for each digit that leads from one to the next: exactly one edge of each is gone
    along. An edge that leads nowhere is not there, so that propagation alone leaves the digits that fit.
    """
    layers = list(cells)
    masks = tuple(sum(1 << (digit - 1) for digit in facts) for facts, _ in layers)
    weights = tuple(weight for _, weight in layers)
    ways = _ways(masks, weights, total)
    if not ways:
        yield from never(helpers)
        return
    node: dict[int, Literal] = {}  # the sums that the layer before reaches; the first layer starts at 0
    for place, ((facts, weight), edges) in enumerate(zip(layers, ways, strict=True)):
        edge = {way: next(helpers) for way in edges}
        ends = {so_far + weight * digit for so_far, digit in edges}
        last = place == len(layers) - 1
        after = {} if last else {end: next(helpers) for end in sorted(ends)}
        for digit, fact in facts.items():
            along = [edge[way] for way in edges if way[1] == digit]
            yield exactly_one((*along, -fact)) if along else Count((fact,), 0, 0)
        for start, reached in node.items():
            yield exactly_one((*(edge[way] for way in edges if way[0] == start), -reached))
        for end, reached in after.items():
            yield exactly_one((*(edge[way] for way in edges if way[0] + weight * way[1] == end), -reached))
        yield exactly_one(edge.values())
        node = after


def _ways(masks: Masks, weights: tuple[int, ...], total: int) -> list[list[tuple[int, int]]]:
    """For each cell the sums before it, each with a digit, that can lead to the total; empty without any."""
    reached = [{0}]
    for mask, weight in zip(masks, weights, strict=True):
        reached.append({so_far + weight * digit for so_far in reached[-1] for digit in digits_of(mask)})
    ways: list[list[tuple[int, int]]] = []
    wanted = {total}
    for place in range(len(masks) - 1, -1, -1):
        edges = [
            (so_far, digit)
            for so_far in sorted(reached[place])
            for digit in digits_of(masks[place])
            if so_far + weights[place] * digit in wanted
        ]
        wanted = {so_far for so_far, _ in edges}
        ways.insert(0, edges)
    return ways if wanted else []
