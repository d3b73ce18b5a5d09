"""How much work the checker does: in looks, branchings and ticks, never in seconds.

What it accepts does not depend on what it tries first, but what it accepts within its bounds does, and how
long it takes. Each bound here is what a case takes today: a search that goes astray takes more.
"""

from __future__ import annotations

import random

import pytest

from tests.k.k_cases import NAMED
from tests.logic.test_check import pigeons, toy
from whygrid.budget import Budget
from whygrid.certificates.bounds import can_meet
from whygrid.certificates.nine import supports
from whygrid.errors import Stopped
from whygrid.logic import check
from whygrid.logic.deduction import Deduction
from whygrid.logic.entailment import Effort, entails_contradiction
from whygrid.logic.rules import Count, Rule, Rules, exactly_one
from whygrid.puzzle import Puzzle
from whygrid.service.explaining import Options, explain


class Ticks(Budget):
    """A budget that counts how often it is asked."""

    def __init__(self) -> None:
        super().__init__()
        self.number = 0

    def tick(self) -> None:
        self.number += 1
        super().tick()


# Cells that meet sets


def families(seed: int) -> list[int]:
    """Sets of cells such as alternatives leave: small ones, and larger ones that overlap them."""
    chance = random.Random(seed)
    cells = chance.randint(14, 24)
    sizes = [chance.choice([3, 4, 4, 5, 6, 8]) for _ in range(chance.randint(20, 70))]
    return [sum(1 << cell for cell in chance.sample(range(cells), size)) for size in sizes]


def looks_for(traces: list[int], count: int) -> int:
    """How many looks it takes to know whether so many cells meet all traces."""
    ticks = Ticks()
    can_meet(traces, count, ticks.tick)
    return ticks.number


# By seed: how many cells are needed, and in how many looks that is seen, with one less and with so many.
MEETING = [
    (7, 3, 10),
    (6, 7, 7),
    (3, 1, 4),
    (6, 7, 7),
    (6, 3, 7),
    (6, 5, 7),
    (6, 1, 7),
    (5, 1, 10),
    (6, 5, 7),
    (8, 27, 9),
    (6, 3, 9),
    (6, 1, 7),
    (6, 3, 7),
    (6, 5, 7),
    (6, 9, 7),
    (4, 1, 5),
    (6, 3, 11),
    (6, 1, 7),
    (4, 1, 5),
    (5, 1, 6),
    (8, 3, 9),
    (5, 1, 10),
    (5, 3, 8),
    (5, 7, 6),
    (6, 1, 7),
    (7, 7, 8),
    (6, 5, 7),
    (7, 5, 8),
    (5, 1, 6),
    (5, 1, 6),
    (6, 3, 7),
    (5, 3, 8),
    (5, 3, 6),
    (5, 1, 6),
    (6, 3, 7),
    (6, 1, 7),
    (4, 1, 5),
    (8, 5, 9),
    (7, 5, 10),
    (6, 3, 7),
]


@pytest.mark.parametrize("seed", range(len(MEETING)))
def test_meeting_sets_takes_no_more_looks_than_it_did(seed: int) -> None:
    needed, without, within = MEETING[seed]
    traces = families(seed)
    assert can_meet(traces, needed)
    assert not can_meet(traces, needed - 1)
    assert looks_for(traces, needed - 1) <= without
    assert looks_for(traces, needed) <= within


# What follows from a support


ESCARGOT = "162857493534129678789643521475312986913586742628794135356478219241935867897261354"
INKALA = "145327698839654127672918543496185372218473956753296481367542819984761235521839764"
# By cell: in how many looks it is seen to follow from the givens, or not to follow without the first of them.
FOLLOWING = {
    "AI Escargot": {
        4: (68, 22),
        8: (50, 10),
        12: (84, 21),
        16: (61, 7),
        28: (55, 17),
        32: (46, 12),
        36: (59, 11),
        48: (90, 20),
        52: (51, 5),
        56: (124, 21),
        60: (122, 22),
        68: (113, 22),
        72: (95, 22),
        76: (152, 22),
        80: (125, 18),
    },
    "Inkala 2010": {
        0: (34, 8),
        4: (56, 8),
        8: (48, 15),
        12: (63, 8),
        20: (33, 42),
        28: (50, 34),
        36: (30, 7),
        56: (16, 15),
        60: (42, 8),
        64: (70, 8),
        68: (43, 47),
        72: (25, 8),
        76: (52, 31),
        80: (49, 10),
    },
}


@pytest.mark.parametrize(("name", "solution"), [("AI Escargot", ESCARGOT), ("Inkala 2010", INKALA)])
def test_a_support_takes_no_more_looks_than_it_did(name: str, solution: str) -> None:
    for cell, looks in FOLLOWING[name].items():
        found = [looks_at_support(name, solution, cell, without) for without in (0, 1)]
        assert found[0] <= looks[0] and found[1] <= looks[1], (cell, found)


def looks_at_support(name: str, solution: str, cell: int, without: int) -> int:
    """How many looks it takes whether the givens, but for so many, are a support of a cell."""
    known = [place for place, digit in enumerate(NAMED[name][1]) if digit != "."][without:]
    ticks = Ticks()
    supports(sum(1 << place for place in known), cell, [*map(int, solution)], ticks.tick)
    return ticks.number


# Deductions


def system(seed: int) -> Rules:
    """Counts that contradict each other, or nearly so."""
    chance = random.Random(seed)
    facts = chance.randint(16, 24)

    def some() -> Count:
        chosen = chance.sample(range(1, facts + 1), chance.choice([3, 3, 4]))
        low, high = chance.choice([(1, 1), (1, 1), (1, 2), (0, 1), (1, 3)])
        return Count(tuple(fact * chance.choice([1, 1, -1]) for fact in chosen), low, high)

    each = chance.choice([facts * 9 // 10, facts])
    return toy(facts, *((f"rule {number}", some()) for number in range(each)))


def ticks_of(rules: Rules, goal: int | None) -> tuple[bool, int]:
    """Whether a deduction from nothing by all rules is accepted, and how often its budget is asked."""
    ticks = Ticks()
    deduction = Deduction("", () if goal is None else (goal,), (), tuple(rules.rules))
    return check.check_deduction(rules, deduction, budget=ticks) == "", ticks.number


# By seed and goal: how often the budget is asked.
DEDUCING = {
    (68, None): 36,
    (310, None): 31,
    (353, None): 34,
    (445, None): 31,
    (544, None): 32,
    (802, 1): 34,
    (878, None): 32,
    (887, -1): 34,
    (956, None): 35,
    (980, None): 31,
    (1092, None): 36,
    (1230, None): 32,
    (1598, None): 37,
    (1622, 3): 32,
    (1629, -5): 34,
    (1672, None): 32,
    (1684, None): 31,
    (1757, None): 31,
    (2336, None): 35,
    (2382, None): 31,
    (2440, None): 31,
    (2560, None): 32,
    (2569, None): 31,
    (2627, None): 34,
    (2725, None): 31,
    (2766, None): 35,
    (3368, None): 31,
    (3530, None): 32,
    (3605, None): 32,
}


@pytest.mark.parametrize(("seed", "goal"), DEDUCING)
def test_a_deduction_is_checked_in_no_more_branchings_than_it_was(seed: int, goal: int | None) -> None:
    accepted, ticks = ticks_of(system(seed), goal)
    assert accepted
    assert ticks <= DEDUCING[seed, goal]


def branchings(rules: Rules, *literals: int) -> int:
    """How many branchings it takes to see that the literals contradict all rules."""
    effort = Effort(branchings=10_000)
    assert entails_contradiction(rules, rules.rules, literals, effort)
    return 10_000 - effort.branchings


def beside_pigeons(*counts: Count) -> list[Rules]:
    """Four pigeons in three holes (facts 1 to 12), with counts of other facts after and before them."""
    home, more = list(pigeons(4).rules.values()), [(f"beside {i}", one) for i, one in enumerate(counts)]
    return [toy(26, *home, *more), toy(26, *more, *home)]


def test_pigeons_are_seen_to_lack_a_hole_in_no_more_branchings_than_they_were() -> None:
    assert [branchings(pigeons(number)) for number in (3, 4, 5)] == [1, 5, 23]


def test_counts_that_demand_nothing_are_not_tried_before_others() -> None:
    pairs = [Count((fact, fact + 1), 0, 1) for fact in range(13, 25)]
    assert [branchings(rules) for rules in beside_pigeons(*pairs)] == [5, 5]
    met = [Count((fact, fact + 1, 26), 1, 2) for fact in range(13, 24)]
    assert [branchings(rules, 26) for rules in beside_pigeons(*met)] == [5, 5]


def test_long_counts_are_not_tried_before_short_ones() -> None:
    long = [Count(tuple(range(13 + i, 22 + i)), 1, 1) for i in range(4)]
    assert [branchings(rules) for rules in beside_pigeons(*long)] == [5, 5]
    wide = [Count((fact, fact + 1, fact + 2, fact + 3), 2, 3) for fact in range(13, 22)]
    assert [branchings(rules) for rules in beside_pigeons(*wide)] == [5, 5]


def test_counts_far_from_the_conclusion_are_not_tried_before_others() -> None:
    """The first pigeon may also sit elsewhere, which is the conclusion."""
    pairs = tuple(exactly_one((fact, -fact - 1)) for fact in range(14, 25, 2))
    far = [Rule("pairs", "", (*pairs, Count((1, 26), 0, 1)))]  # one rule, of which one count is not far
    home = [exactly_one([3 * p + 1, 3 * p + 2, 3 * p + 3, *[13][p:]]) for p in range(4)]
    near = [Rule("pigeons", "", tuple(home)), *(pigeons(4).rule(f"hole {hole}") for hole in range(3))]
    for rules in (toy(26, *far, *near), toy(26, *near, *far)):
        assert ticks_of(rules, 13) == (True, 1 + len(rules.rules) + 5)


# Time


def test_whoever_has_called_it_off_is_heard_before_anything_is_looked_at() -> None:
    budget = Budget()
    budget.cancel()
    rules = toy(2, ("one", exactly_one([1, 2])))
    with pytest.raises(Stopped):
        check.check_deduction(rules, Deduction("", (2,), (-1,), ("one",)), budget=budget)
    with pytest.raises(Stopped):
        entails_contradiction(rules, ["one"], [1, 2], Effort(budget))
    with pytest.raises(Stopped):
        can_meet([1], 1, budget.tick)


def test_every_room_that_is_looked_at_and_every_branching_asks_for_time() -> None:
    rules, ticks = pigeons(5), Ticks()
    assert entails_contradiction(rules, rules.rules, [], Effort(ticks))
    assert ticks.number == 1 + len(rules.rules) + branchings(rules)


# What is seen at a glance


def test_most_deductions_of_an_easy_puzzle_are_seen_without_propagation(monkeypatch) -> None:
    followed = []
    propagate = check.propagate
    puzzle = Puzzle.parse(NAMED["Wikipedia"][1])
    steps = explain(puzzle, Options(view="cells")).steps
    monkeypatch.setattr(check, "propagate", lambda *args: followed.append(args) or propagate(*args))
    assert check.check_proof(puzzle.rules, puzzle.givens, steps).ok
    assert len(followed) == 0
    assert sum(len(step.deductions) for step in steps) >= 51


@pytest.mark.parametrize(
    ("premises", "conclusion"),
    [
        ((-1, -2, -3), 4),  # nothing else is left of four
        ((-1, -2, 7), 4),  # 7 excludes the third
        ((-1, -2, 3), 3),  # it holds anyway, and nothing else is left
        ((1, -2, -3), 8),  # of three, two have to hold, and the first does
        ((-1, -2, -3, 7), 4),
        ((-1, -2, -3, -4), 4),  # nothing is left at all, so that whatever one likes follows
    ],
)
def test_what_one_count_leaves_is_seen_without_propagation(monkeypatch, premises, conclusion) -> None:
    rules = toy(
        9,
        ("four", exactly_one([1, 2, 3, 4])),
        ("side", Count((3, 7), 0, 1)),
        ("three", Count((1, 8, 9), 2, 2)),
        ("not both", Count((1, 9), 0, 1)),
    )
    deduction = Deduction("", (conclusion,), premises, tuple(rules.rules))
    assert check.check_deduction(rules, deduction) == ""
    monkeypatch.setattr(check, "propagate", None)
    assert check.check_deduction(rules, deduction) == ""
