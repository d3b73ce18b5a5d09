"""Counts as clauses."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations, count, pairwise

from whygrid.logic.facts import Literal
from whygrid.logic.rules import Count, Rules

Clause = list[Literal]
PAIRWISE_LIMIT = 10
"""Up to this many literals "at most one" is a clause for each pair; above, a chain of helper variables."""


def clauses_of(rules: Rules) -> Iterator[Clause]:
    """All rules as clauses; variables above `rules.variables` are helpers of the encoding."""
    helpers = count(rules.variables + 1)
    for rule in rules.rules.values():
        for entry in rule.counts:
            yield from count_clauses(entry, lambda: next(helpers))


def count_clauses(entry: Count, helper: Callable[[], Literal]) -> Iterator[Clause]:
    """One count as clauses.

    >>> list(count_clauses(Count((1, 2, 3), 1, 1), helper=lambda: 9))
    [[1, 2, 3], [-1, -2], [-1, -3], [-2, -3]]
    """
    literals, low, high = entry.literals, entry.low, entry.high
    if low > len(literals):  # it can never be kept: a contradiction, in clauses that a solver takes
        never = helper()
        yield from ([never], [-never])
    elif low > 0:
        yield from (list(some) for some in combinations(literals, len(literals) - low + 1))
    if high == 1 and len(literals) > PAIRWISE_LIMIT:
        yield from _at_most_one_chain(literals, helper)
    elif high < len(literals):
        yield from ([-literal for literal in some] for some in combinations(literals, high + 1))


def _at_most_one_chain(literals: tuple[Literal, ...], helper: Callable[[], Literal]) -> Iterator[Clause]:
    """C. Sinz's sequential counter (CP 2005): helper `i` says that a literal up to the `i`-th holds."""
    so_far = [helper() for _ in literals[:-1]]
    for literal, seen in zip(literals, so_far, strict=False):
        yield [-literal, seen]
    for before, after in pairwise(so_far):
        yield [-before, after]
    for seen, literal in zip(so_far, literals[1:], strict=True):
        yield [-seen, -literal]
