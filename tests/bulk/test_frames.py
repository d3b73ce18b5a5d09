"""Why uniform grids are uniform: no frame has more completions than the samplers take for the most.

A frame is a band and a stack. What it leaves open is a 6x6 square of four boxes:

    [B1][B2][B3]     Which fillings fit depends on the columns of B2 and B3 and on the rows of B4 and B7,
    [B4][ 6 x 6 ]    and on these only as sets: four partitions of the digits into three triples. Relabelling
    [B7][       ]    takes the first to 123/456/789 and leaves five cases for the second; for each, the
                     numbers for all 280 * 280 pairs of the others are one product of matrices.

The middle band takes three digits of each open column. That gives 56 choices for each of the two stacks; the
lower band gets the rest. Given the choices a and b, f(P, a, b) is the number of ways to write the columns'
digits into rows that miss exactly the triples of P. A pair (P, Q) of row partitions then has the sum of
f(P, a, b) * f(Q, rest of a, rest of b) completions.
"""

from __future__ import annotations

import random
from collections.abc import Iterable
from itertools import combinations, permutations, product

import numpy as np
import numpy.typing as npt

from whygrid.kernels import bulk_counterpart

Triples = tuple[frozenset[int], ...]

DIGITS = frozenset(range(9))
FIRST: Triples = (frozenset({0, 1, 2}), frozenset({3, 4, 5}), frozenset({6, 7, 8}))


def within(allowed: tuple[frozenset[int], ...]) -> list[Triples]:
    """Ordered partitions of the digits into triples, each inside what is allowed for it."""
    return [
        (frozenset(one), frozenset(two), DIGITS - set(one) - set(two))
        for one in combinations(sorted(allowed[0]), 3)
        for two in combinations(sorted(allowed[1] - set(one)), 3)
        if DIGITS - set(one) - set(two) <= allowed[2]
    ]


ORDERED = within((DIGITS, DIGITS, DIGITS))
NUMBER = {partition: number for number, partition in enumerate(ORDERED)}
UNORDERED = [partition for partition in ORDERED if min(partition[0]) < min(partition[1]) < min(partition[2])]


def others(partition: Triples) -> tuple[frozenset[int], ...]:
    return tuple(DIGITS - triple for triple in partition)


def choices(columns: Triples) -> tuple[npt.NDArray[np.float64], list[int]]:
    """For each choice of the middle band's digits: in how many ways they make which rows; and the rest."""
    found = within(others(columns))
    at = {choice: number for number, choice in enumerate(found)}
    ways = np.zeros((len(found), len(ORDERED)))  # floats multiply faster; all numbers are small
    for number, choice in enumerate(found):
        for written in product(*(permutations(sorted(triple)) for triple in choice)):
            rows = tuple(map(frozenset, zip(*written, strict=True)))
            ways[number, NUMBER[rows]] += 1
    rest = [at[tuple(DIGITS - c - t for c, t in zip(columns, choice, strict=True))] for choice in found]
    return ways, rest


def numbers_of_completions(second: Triples, third: Triples) -> npt.NDArray[np.float64]:
    """For each pair of row partitions of B4 and B7, given the column partitions of B2 and B3."""
    ways, rest = choices(second)
    ways_beside, rest_beside = choices(third)
    by_rows = []
    for partition in UNORDERED:
        rows = within(others(partition))
        beside = [tuple(DIGITS - p - r for p, r in zip(partition, triples, strict=True)) for triples in rows]
        left, right = [NUMBER[triples] for triples in rows], [NUMBER[triples] for triples in beside]
        by_rows.append(ways[:, left] @ ways_beside[:, right].T)
    middle = np.array(by_rows)
    lower = middle[:, rest][:, :, rest_beside]
    return middle.reshape(len(UNORDERED), -1) @ lower.reshape(len(UNORDERED), -1).T


def representatives() -> dict[tuple[tuple[int, ...], ...], Triples]:
    """Column partitions of B3, one for each way to meet FIRST, whatever the order of triples in both."""
    found: dict[tuple[tuple[int, ...], ...], Triples] = {}
    for partition in UNORDERED:
        table = [[len(a & b) for b in partition] for a in FIRST]
        key = min(
            tuple(sorted(tuple(row[column] for column in order) for row in table))
            for order in permutations(range(3))
        )
        found.setdefault(key, partition)
    return found


def test_no_frame_has_more_completions_than_the_samplers_take_for_the_most():
    assert len(representatives()) == 5
    most = max(int(numbers_of_completions(FIRST, third).max()) for third in representatives().values())
    assert most == bulk_counterpart.MOST_COMPLETIONS


def test_the_numbers_are_those_of_enumerated_frames():
    grid = bulk_counterpart.random_grid(random.Random(5))
    frame = [digit if cell < 27 or cell % 9 < 3 else 0 for cell, digit in enumerate(grid)]

    def columns(box: int) -> Triples:
        return unordered(frozenset(frame[9 * row + 3 * box + c] - 1 for row in range(3)) for c in range(3))

    def rows(box: int) -> Triples:
        return unordered(frozenset(frame[27 * box + 9 * r + c] - 1 for c in range(3)) for r in range(3))

    table = numbers_of_completions(columns(1), columns(2))
    expected = table[UNORDERED.index(rows(1)), UNORDERED.index(rows(2))]
    assert sum(1 for _ in bulk_counterpart.completions(frame)) == expected


def unordered(triples: Iterable[frozenset[int]]) -> Triples:
    return tuple(sorted(triples, key=min))
