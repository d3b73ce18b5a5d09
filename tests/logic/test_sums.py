"""Sums in the checker: rules added up, with what stands on both sides cancelled out."""

import random
from itertools import product

import pytest

from tests.helpers import toy
from whygrid.logic.check import check_deduction
from whygrid.logic.deduction import Deduction
from whygrid.logic.entailment import entails_contradiction
from whygrid.logic.facts import Fact
from whygrid.logic.rules import Count, Rule, Rules, Sum, exactly_one

# Three cells x, y, z with the values 1 to 3: x + y is 5, y + z is 3.
X, Y, Z = (1, 2, 3), (4, 5, 6), (7, 8, 9)


def weighted(cells, sign=1):
    return tuple((fact, sign * value) for cell in cells for value, fact in enumerate(cell, 1))


PLAIN = toy(9, ("x", exactly_one(X)), ("y", exactly_one(Y)), ("z", exactly_one(Z)))
SUMS = (
    Rule("x+y", "", (), (Sum(weighted([X, Y]), 5),)),
    Rule("y+z", "", (), (Sum(weighted([Y, Z], -1), -3),)),
)
RULES = Rules(PLAIN.facts, (*PLAIN.rules.values(), *SUMS))


def problem(conclusions, premises, rules):
    return check_deduction(RULES, Deduction("trick", tuple(conclusions), tuple(premises), tuple(rules)))


@pytest.mark.parametrize(
    ("premises", "conclusions", "rules"),
    [
        ([], [-X[0]], ["x+y", "x", "y"]),
        ([X[1]], [Y[2]], ["x+y", "x", "y"]),
        ([], [-Z[2]], ["y+z", "y", "z"]),
        ([], [X[2], Z[0]], ["x+y", "y+z", "x", "z"]),  # x - z is 2; y is not needed
    ],
)
def test_what_sums_say_is_accepted(premises, conclusions, rules):
    assert problem(conclusions, premises, rules) == ""


@pytest.mark.parametrize(
    ("premises", "conclusions", "rules"),
    [
        ([], [X[2]], ["x+y", "x", "y"]),  # x may be 2
        ([], [X[2]], ["x+y", "y+z", "z"]),  # without its own rule x may hold several values
        ([], [X[2]], ["x", "y", "z"]),  # no sum is named
        ([], [X[2]], ["y+z", "x", "y", "z"]),  # the wrong sum
        ([], [-X[2]], ["x+y", "y+z", "x", "y", "z"]),  # it is just the other way round
    ],
)
def test_what_sums_do_not_say_is_refused(premises, conclusions, rules):
    assert "does not follow" in problem(conclusions, premises, rules)


def test_whatever_sums_refute_has_no_solution():
    rng = random.Random(3)
    refuted = 0
    for _ in range(400):
        cells = [tuple(range(3 * i + 1, 3 * i + 4)) for i in range(rng.randint(1, 4))]
        facts = [Fact(f"c{i}", str(value)) for i in range(len(cells)) for value in (1, 2, 3)]
        rules = [Rule(f"cell {i}", "", (exactly_one(cell),)) for i, cell in enumerate(cells)]
        for number in range(rng.randint(1, 3)):
            chosen = rng.sample(cells, rng.randint(1, len(cells)))
            terms = [term for cell in chosen for term in weighted([cell], rng.choice([1, -1]))]
            rules.append(Rule(f"sum {number}", "", (), (Sum(tuple(terms), rng.randint(-4, 6)),)))
        named = rng.sample(rules, rng.randint(1, len(rules)))
        premises = rng.sample([rng.choice([1, -1]) * fact for fact in range(1, len(facts) + 1)], 2)
        if entails_contradiction(Rules(facts, rules), [rule.name for rule in named], premises):
            refuted += 1
            for values in product([False, True], repeat=len(facts)):
                holds = {number for number, value in enumerate(values, 1) if value}
                kept = all((abs(p) in holds) == (p > 0) for p in premises) and all(
                    all(sum(lit in holds for lit in count.literals) == 1 for count in rule.counts)
                    and all(sum(w for lit, w in terms if lit in holds) == total for terms, total in rule.sums)
                    for rule in named
                )
                assert not kept
    assert refuted > 50


@pytest.mark.parametrize(
    ("low", "high", "total"),
    [(0, 1, 0), (0, 1, 2), (1, 2, 5), (0, 3, 6), (2, 2, 3), (1, 1, 2)],
)
def test_counts_that_are_not_exactly_one_leave_sums_their_other_ways(low, high, total):
    """None of the three may hold, or two of them: each total here is reached by some of them."""
    rules = Rules(
        PLAIN.facts[:3],
        [Rule("x", "", (Count(X, low, high),)), Rule("sum", "", (), (Sum(weighted([X]), total),))],
    )
    assert not entails_contradiction(rules, rules.rules, [])


@pytest.mark.parametrize(("low", "high", "total"), [(1, 1, 0), (1, 1, 4), (0, 3, 7), (0, 3, -1)])
def test_totals_that_nothing_reaches_are_contradictory(low, high, total):
    rules = Rules(
        PLAIN.facts[:3],
        [Rule("x", "", (Count(X, low, high),)), Rule("sum", "", (), (Sum(weighted([X]), total),))],
    )
    assert entails_contradiction(rules, rules.rules, [])


def test_what_holds_already_counts_once():
    rules = Rules(
        PLAIN.facts[:3],
        [Rule("x", "", (Count(X, 0, 3),)), Rule("sum", "", (), (Sum(weighted([X]), 4),))],
    )
    assert not entails_contradiction(rules, rules.rules, [X[2]])
    assert entails_contradiction(rules, rules.rules, [X[1]])
    assert entails_contradiction(rules, rules.rules, [X[2], X[1]])
    assert entails_contradiction(rules, rules.rules, [-X[0]])


def test_a_literal_that_a_sum_does_not_mention_adds_nothing():
    rules = Rules(
        PLAIN.facts[:3],
        [Rule("x", "", (exactly_one(X),)), Rule("sum", "", (), (Sum(((X[1], 2), (X[2], 3)), 0),))],
    )
    assert not entails_contradiction(rules, rules.rules, [])
    assert entails_contradiction(rules, rules.rules, [-X[0]])
