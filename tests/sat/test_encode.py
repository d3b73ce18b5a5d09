"""Counts as clauses say what the counts say: compared with every assignment there is."""

from __future__ import annotations

from itertools import count as count_up
from itertools import product

import pytest
from pysat.solvers import Solver

from tests.helpers import toy
from whygrid.genres.sudoku.model import shape
from whygrid.genres.sudoku.rules import rules_of
from whygrid.logic.rules import Count
from whygrid.sat.encode import PAIRWISE_LIMIT, clauses_of, count_clauses


def allowed_by_clauses(count: Count, variables: int) -> set[tuple[bool, ...]]:
    """The assignments that the clauses leave, whatever their helper variables are."""
    helpers = count_up(variables + 1)
    with Solver(name="minisat22", bootstrap_with=list(count_clauses(count, lambda: next(helpers)))) as solver:
        return {
            values
            for values in product((False, True), repeat=variables)
            if solver.solve(assumptions=[n if value else -n for n, value in enumerate(values, 1)])
        }


def allowed_by_definition(count: Count, variables: int) -> set[tuple[bool, ...]]:
    return {
        values
        for values in product((False, True), repeat=variables)
        if count.low <= sum(values[abs(x) - 1] == (x > 0) for x in count.literals) <= count.high
    }


@pytest.mark.parametrize("length", range(1, 6))
def test_every_low_and_high_means_what_it_says(length):
    for low in range(length + 1):
        for high in range(low, length + 1):
            count = Count(tuple(range(1, length + 1)), low, high)
            assert allowed_by_clauses(count, length) == allowed_by_definition(count, length), count


@pytest.mark.parametrize("literals", [(1, -2, 3), (-1, -2), (1, -1, 2), (1, 1, 2), (-3, -3, 2, 1)])
def test_negations_and_repetitions_are_counted_as_they_stand(literals):
    for low in range(len(literals) + 1):
        for high in range(low, len(literals) + 1):
            count = Count(literals, low, high)
            assert allowed_by_clauses(count, 3) == allowed_by_definition(count, 3), count


@pytest.mark.parametrize("length", [PAIRWISE_LIMIT, PAIRWISE_LIMIT + 1, PAIRWISE_LIMIT + 3])
@pytest.mark.parametrize("low", [0, 1])
def test_at_most_one_of_many_is_right_with_and_without_helper_variables(length, low):
    literals = tuple(n if n % 3 else -n for n in range(1, length + 1))
    count = Count(literals, low, 1)
    allowed = allowed_by_clauses(count, length)
    assert allowed == allowed_by_definition(count, length)
    assert len(allowed) == length + (1 - low)


def test_helper_variables_come_after_all_variables_and_no_two_chains_share_one():
    rules = rules_of(shape(3, 4))
    variables = 12**3
    helpers = {abs(x) for clause in clauses_of(rules) for x in clause if abs(x) > variables}
    counts = 12 * 12 * 4
    assert min(helpers) == variables + 1
    assert len(helpers) == counts * 11, "eleven for each count of twelve"


def test_a_count_that_allows_everything_needs_no_clause():
    assert list(clauses_of(toy(3, ("anything", Count((1, 2, 3), 0, 3))))) == []


def test_a_count_that_can_never_be_kept_leaves_nothing():
    assert allowed_by_clauses(Count((1,), 3, 3), 1) == set()
