"""New puzzles by leaving out: of all that could be printed, one thing after the other goes as long as the
solution stays the only one."""

from __future__ import annotations

import random
from collections.abc import Callable, Collection, Sequence
from typing import Any, TypeVar

from whygrid.budget import Budget
from whygrid.digits.field import FilledIn, givens_of
from whygrid.logic.rules import Rules
from whygrid.sat.oracle import Oracle

B = TypeVar("B", bound=FilledIn[Any])
T = TypeVar("T")


def with_fewer_givens(rng: random.Random, full: B, rules: Rules, budget: Budget, share: float = 0.0) -> B:
    """The board with as few of its givens as leave one solution; `share` of those that could go stay."""
    facts = list(givens_of(full))
    order = facts[:]
    rng.shuffle(order)
    kept = dict.fromkeys(facts)
    with Oracle(rules, budget) as oracle:
        oracle.forbid(facts)
        for fact in order:
            left = [other for other in kept if other != fact]
            if rng.random() >= share and oracle.solve(left) is None:
                del kept[fact]
    digits = [0] * len(full.givens)
    for cell, digit in map(full.layout.cell_and_digit, kept):
        digits[cell] = digit
    return full.with_givens(digits)


def with_fewer(
    rng: random.Random, things: Collection[T], is_unique: Callable[[Sequence[T]], bool], budget: Budget
) -> list[T]:
    """As few of these things as leave one solution."""
    kept = list(things)
    order = kept[:]
    rng.shuffle(order)
    for thing in order:
        budget.check()
        left = [other for other in kept if other != thing]
        if is_unique(left):
            kept = left
    return kept


def latin_square(rng: random.Random, size: int) -> list[list[int]]:
    """A random square in which each row and column holds each number from 1 to `size` once.

    A row of a Latin rectangle can always be added, as a perfect matching of columns and numbers.
    """
    left = [set(range(1, size + 1)) for _ in range(size)]
    square: list[list[int]] = []
    for _ in range(size):
        owner: dict[int, int] = {}
        columns = list(range(size))
        rng.shuffle(columns)
        for column in columns:
            _match(rng, column, left, owner, set())
        row = [0] * size
        for number, column in owner.items():
            row[column] = number
            left[column].discard(number)
        square.append(row)
    return square


def _match(
    rng: random.Random, column: int, left: Sequence[set[int]], owner: dict[int, int], tried: set[int]
) -> bool:
    numbers = sorted(left[column])
    rng.shuffle(numbers)
    for number in numbers:
        if number not in tried:
            tried.add(number)
            if number not in owner or _match(rng, owner[number], left, owner, tried):
                owner[number] = column
                return True
    return False
