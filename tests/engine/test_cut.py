"""Cuts are the smallest there are: compared with brute force, with MaxSAT, with other orders of reasons."""

from __future__ import annotations

import random
from itertools import combinations, product

import pytest
from pysat.examples.rc2 import RC2
from pysat.formula import WCNF

from tests.helpers import generated, toy
from whygrid.engine import choice as choosing
from whygrid.engine.choice import Records, Search, rank
from whygrid.engine.cut import cut, spell
from whygrid.engine.state import State
from whygrid.engine.walk import Strategy, Walk
from whygrid.errors import Stopped
from whygrid.logic.deduction import Deduction
from whygrid.logic.rules import Count

CELLS = 8
CANDIDATES = range(CELLS + 1, CELLS + 13)


class Position:
    """A made-up position: known cells 1 to 8, candidates above, random reasons why these are excluded."""

    def __init__(self, seed: int, shuffled: int = 0) -> None:
        rng = random.Random(seed)
        pairs, reasons = [], []
        for candidate in CANDIDATES:
            if rng.random() < 0.6:  # excluded at once, by one to three known cells
                pairs += [(cell, candidate) for cell in rng.sample(range(1, CELLS + 1), rng.randint(1, 3))]
            elif candidate == CANDIDATES[0]:
                pairs.append((1, candidate))
            else:  # by one to three deductions from what was excluded before, and perhaps a known cell
                for _ in range(rng.randint(1, 3)):
                    before = rng.sample(
                        range(CANDIDATES[0], candidate), min(rng.randint(1, 3), candidate - CANDIDATES[0])
                    )
                    known = rng.sample(range(1, CELLS + 1), rng.choice((0, 0, 1)))
                    technique = rng.choice(("x-wing", "pointing"))
                    reasons.append(Deduction(technique, (-candidate,), (*known, *(-b for b in before)), ()))
        goals = rng.sample(CANDIDATES, rng.randint(1, 4))
        self.goal = Deduction("goal", (), tuple(-g for g in goals), ())
        random.Random(shuffled).shuffle(pairs)
        facts = tuple(range(1, CANDIDATES[-1] + 1))
        excluding = [(f"{a} excludes {b}", Count((a, b), 0, 1)) for a, b in pairs]
        rules = toy(len(facts), *excluding, ("anything goes", Count(facts, 0, len(facts))))
        self.state = State(rules, range(1, CELLS + 1))
        self.records = Records()
        alternatives = [r for r in reasons if r.conclusions]
        for candidate in CANDIDATES:
            wave = [r for r in alternatives if r.conclusions == (-candidate,)]
            random.Random(shuffled).shuffle(wave)
            for reason in wave:
                self.records.add(reason, reason.conclusions)
            self.state.learn(-candidate)

    def direct(self, literal: int) -> int:
        return self.state.exclusions.masks[-literal] & self.state.known

    def derivable(self, literal: int, cells: frozenset[int]) -> bool:
        """Whether these cells alone account for a literal."""
        if literal > 0:
            return literal in cells
        if self.direct(literal):
            return any(self.direct(literal) >> cell & 1 for cell in cells)
        reasons = [self.records.deductions[index] for index in self.records.reasons[literal]]
        return any(all(self.derivable(premise, cells) for premise in reason.premises) for reason in reasons)

    def smallest_supports(self) -> list[frozenset[int]]:
        """All smallest sets of known cells that account for the goal, by trying every set."""
        for size in range(CELLS + 1):
            sets = map(frozenset, combinations(range(1, CELLS + 1), size))
            found = [cells for cells in sets if all(self.derivable(p, cells) for p in self.goal.premises)]
            if found:
                return found
        raise AssertionError("all cells together account for everything")

    def least_groundwork(self, cells: frozenset[int]) -> int:
        """How many deductions at least lead to the goal from these cells, by trying every choice."""
        literals = [lit for lit in self.records.reasons if not self.direct(lit)]
        best = 10**9
        for choice in product(*(self.records.reasons[literal] for literal in literals)):
            chosen = dict(zip(literals, choice, strict=True))
            used: set[int] = set()
            queue, fine = list(self.goal.premises), True
            while queue and fine:
                literal = queue.pop()
                if literal > 0 or self.direct(literal):
                    fine = self.derivable(literal, cells)
                elif chosen[literal] not in used:
                    used.add(chosen[literal])
                    queue.extend(self.records.deductions[chosen[literal]].premises)
            if fine:
                best = min(best, len(used))
        return best


@pytest.mark.parametrize("block", range(5))
def test_a_cut_has_as_few_cells_as_brute_force_finds_over_all_subsets(block):
    for seed in range(block * 60, block * 60 + 60):
        position = Position(seed)
        step = cut(position.state, position.records, position.goal)
        smallest = position.smallest_supports()
        assert frozenset(step.support) in smallest, f"position {seed}"


def test_a_cut_has_as_little_groundwork_as_any_with_so_few_cells():
    with_groundwork = 0
    for seed in range(80):
        position = Position(seed)
        fewest = min(position.least_groundwork(cells) for cells in position.smallest_supports())
        groundwork = cut(position.state, position.records, position.goal).groundwork
        assert len(groundwork) == fewest, f"position {seed}"
        with_groundwork += fewest > 0
    assert with_groundwork > 30


def test_a_cut_rests_on_its_support_and_on_its_own_groundwork_in_order():
    for seed in range(200):
        position = Position(seed)
        step = cut(position.state, position.records, position.goal)
        shown = set(step.support)
        for deduction in step.deductions:
            assert shown.issuperset(deduction.premises), f"position {seed}"
            shown.update(deduction.conclusions)


def test_the_order_in_which_reasons_were_found_does_not_matter():
    for seed in range(120):
        ranks = {
            repr(rank(p.goal, p.records.choose(p.state, p.goal.premises)))
            for p in (Position(seed, turn) for turn in range(4))
        }
        assert len(ranks) == 1, f"position {seed}"


def hitting_set_position(seed: int) -> tuple[State, Deduction, list[set[int]]]:
    """Twelve known cells, and candidates that are each excluded by two to four of them."""
    rng = random.Random(seed)
    groups = [set(rng.sample(range(1, 13), rng.randint(2, 4))) for _ in range(rng.randint(6, 16))]
    pairs = [(cell, 13 + i) for i, group in enumerate(groups) for cell in group]
    rules = toy(12 + len(groups), *((f"{a} excludes {b}", Count((a, b), 0, 1)) for a, b in pairs))
    goal = Deduction("goal", (), tuple(-13 - i for i in range(len(groups))), ())
    return State(rules, range(1, 13)), goal, groups


def test_direct_exclusions_are_covered_by_as_few_cells_as_brute_force_finds():
    for seed in range(60):
        state, goal, groups = hitting_set_position(seed)
        sizes = range(1, 13)
        sets = (set(cells) for size in sizes for cells in combinations(range(1, 13), size))
        fewest = len(next(cells for cells in sets if all(cells & group for group in groups)))
        assert cut(state, Records(), goal).k == fewest, f"position {seed}"


@pytest.mark.parametrize("greedy", [True, False])
@pytest.mark.parametrize("seed", [3, 5, 103])
def test_cuts_of_real_positions_are_as_small_as_maxsat_finds(seed, greedy, monkeypatch):
    made = []
    original = Records.best

    def noted(self, state, goals, tick):
        for goal in goals:
            size = self.choose(state, goal.premises).size
            made.append((size, maxsat_smallest(state, self, goal) if len(made) % 7 == 0 else None))
        return original(self, state, goals, tick)

    monkeypatch.setattr(Records, "best", noted)
    puzzle = generated(seed)
    walk = Walk(puzzle.genre.state(puzzle.board, puzzle.givens), Strategy(puzzle.genre.techniques(), greedy))
    list(walk.run())
    compared = [(size, best) for size, best in made if best is not None]
    assert len(compared) > 10
    assert [size for size, _ in compared] == [best for _, best in compared]


def maxsat_smallest(state: State, records: Records, goal: Deduction) -> int:
    """The fewest known cells from which the recorded reasons lead to the goal."""
    formula = WCNF()
    holds: dict[int, int] = {}
    next_variable = len(state.rules.facts)

    def fresh() -> int:
        nonlocal next_variable
        next_variable += 1
        return next_variable

    def shown(literal: int) -> int:
        """A variable that implies that the literal is accounted for; a known cell is its own variable."""
        if literal > 0:
            return literal
        if literal not in holds:
            holds[literal] = variable = fresh()
            mask = state.exclusions.masks[-literal] & state.known
            if mask:
                ways = [cell for cell in range(mask.bit_length()) if mask >> cell & 1]
            else:
                ways = []
                for index in records.reasons[literal]:
                    ways.append(fresh())
                    for premise in records.deductions[index].premises:
                        formula.append([-ways[-1], shown(premise)])
            formula.append([-variable, *ways])
        return holds[literal]

    for premise in goal.premises:
        formula.append([shown(premise)])
    for cell in range(1, state.known.bit_length()):
        if state.known >> cell & 1:
            formula.append([-cell], weight=1)
    with RC2(formula) as solver:
        solver.compute()
        return solver.cost


# By hand


def position_by_hand() -> tuple[State, Records]:
    """Cells 1, 2, 3 are known; 1 excludes 4, 2 excludes 5, 3 excludes 5 and 6; 7 falls by reasons."""
    rules = toy(
        8,
        ("1 or 4", Count((1, 4), 0, 1)),
        ("2 or 5", Count((2, 5), 0, 1)),
        ("3 or 5", Count((3, 5), 0, 1)),
        ("3 or 6", Count((3, 6), 0, 1)),
        ("others", Count((7, 8), 0, 2)),
    )
    return State(rules, (1, 2, 3)), Records()


def excluding(technique: str, *premises: int) -> Deduction:
    return Deduction(technique, (-7,), premises, ("others",))


GOAL = Deduction("single", (8,), (-7,), ("others",))


def test_of_two_reasons_the_one_with_fewer_cells_is_used():
    for order in (("wide", "narrow"), ("narrow", "wide")):
        state, records = position_by_hand()
        reasons = {"wide": excluding("wide", -4, -5), "narrow": excluding("narrow", -5, -6)}
        for name in order:
            records.add(reasons[name], (-7,))
        state.learn(-7)
        step = cut(state, records, GOAL)
        assert (step.support, [earlier.technique for earlier in step.groundwork]) == ((3,), ["narrow"])


def test_a_known_cell_that_excludes_several_candidates_is_counted_once():
    state, records = position_by_hand()
    step = cut(state, records, Deduction("single", (8,), (-5, -6), ("others",)))
    assert step.support == (3,)
    assert step.deductions[-1].premises == (3,)
    assert step.deductions[-1].rules == ("others", "3 or 5", "3 or 6")


def test_a_known_cell_that_is_a_premise_itself_is_used_for_exclusions_too():
    state, records = position_by_hand()
    step = cut(state, records, Deduction("single", (8,), (2, -5), ("others",)))
    assert step.support == (2,)


def test_groundwork_concludes_only_what_is_needed():
    state, records = position_by_hand()
    records.add(Deduction("pair", (-7, -8), (-4,), ("others",)), (-7, -8))
    state.learn(-7)
    step = cut(state, records, Deduction("single", (6,), (-7,), ("others",)))
    assert step.groundwork[0].conclusions == (-7,)


def test_one_deduction_that_gives_two_facts_is_told_once():
    state, records = position_by_hand()
    records.add(Deduction("pair", (-7, -8), (-4,), ("others",)), (-7, -8))
    state.learn(-7)
    state.learn(-8)
    step = cut(state, records, Deduction("contradiction", (), (-8, -7), ("others",)))
    assert step.fact is None
    assert [earlier.conclusions for earlier in step.groundwork] == [(-7, -8)]


def test_of_ways_with_as_few_cells_the_one_with_less_groundwork_is_used():
    state, records = position_by_hand()
    records.add(Deduction("first", (-8,), (-4,), ("others",)), (-8,))
    records.add(excluding("longer", -8), (-7,))
    records.add(excluding("shorter", -4), (-7,))
    state.learn(-8)
    state.learn(-7)
    step = cut(state, records, Deduction("single", (6,), (-7,), ("others",)))
    assert [earlier.technique for earlier in step.groundwork] == ["shorter"]


def test_a_goal_that_needs_nothing_rests_on_nothing():
    state, records = position_by_hand()
    assert cut(state, records, Deduction("free", (8,), (), ("others",))).support == ()


def test_a_search_that_is_given_up_still_ends_with_a_valid_support(monkeypatch):
    monkeypatch.setattr(choosing, "NODE_LIMIT", 0)
    for seed in range(100):
        position = Position(seed)
        step = cut(position.state, position.records, position.goal)
        cells = frozenset(step.support)
        assert all(position.derivable(premise, cells) for premise in position.goal.premises)
    for seed in range(60):
        state, goal, groups = hitting_set_position(seed)
        assert all(set(cut(state, Records(), goal).support) & group for group in groups)


def test_a_search_for_reasons_that_rest_on_no_known_cell_is_given_up_too(monkeypatch):
    """Forty facts with three reasons each, none of which rests on anything: 3^40 ways to tell it."""
    monkeypatch.setattr(choosing, "NODE_LIMIT", 100)
    facts = range(1, 41)
    state, records = State(toy(40, ("some", Count(tuple(facts), 0, 40)))), Records()
    for fact in facts:
        for name in "abc":
            records.add(Deduction(f"{name}{fact}", (-fact,), (), ("some",)), (-fact,))
        state.learn(-fact)
    premises = tuple(-fact for fact in facts)
    native, twin = records.choose(state, premises), Search(state, records, premises).best()
    assert native == twin
    assert (twin.size, twin.support, len(twin.chosen)) == (0, (), 40)


@pytest.mark.parametrize("limit", [3, 20_000])
def test_the_native_search_and_its_twin_choose_the_same(limit, monkeypatch):
    monkeypatch.setattr(choosing, "NODE_LIMIT", limit)
    for seed in range(200):
        position = Position(seed)
        premises = position.goal.premises
        twin = Search(position.state, position.records, premises).best()
        assert position.records.choose(position.state, premises) == twin, f"position {seed}"
    for seed in range(60):
        state, goal, _ = hitting_set_position(seed)
        assert Records().choose(state, goal.premises) == Search(state, Records(), goal.premises).best()


def test_the_best_goal_for_each_fact_is_the_same_without_the_native_module(monkeypatch):
    def best(seed):
        position, rng = Position(seed), random.Random(seed)
        excluded = [-candidate for candidate in CANDIDATES]
        goals = [
            Deduction(rng.choice("abc"), rng.choice([(), (1,), (2, 3)]), tuple(rng.sample(excluded, 3)), ())
            for _ in range(12)
        ]
        ticks = []
        found = position.records.best(position.state, goals, lambda: ticks.append(None))
        assert len(ticks) == len(goals)
        for goal, choice in found:
            rivals = [rival for rival in goals if rival.conclusions == goal.conclusions]
            ranks = [rank(rival, position.records.choose(position.state, rival.premises)) for rival in rivals]
            assert rank(goal, choice) == min(ranks)
            assert rivals[ranks.index(min(ranks))] is goal, "of equal ones the first"
        return found

    native = [best(seed) for seed in range(60)]
    monkeypatch.setattr("whygrid.engine.exclusions.excluders", lambda number, groups: None)
    assert [best(seed) for seed in range(60)] == native


def test_a_budget_that_runs_out_stops_between_two_goals():
    def out_of_time():
        raise Stopped("enough")

    position = Position(1)
    with pytest.raises(Stopped):
        position.records.best(position.state, [position.goal], out_of_time)


def test_the_native_module_and_its_twin_spell_the_same():
    replaced = 0
    for seed in range(200):
        position = Position(seed)
        exclusions, rng = position.state.exclusions, random.Random(seed)
        assert exclusions.native is not None
        literals = (*(-candidate for candidate in CANDIDATES), 1, 2, 3)
        for support in ((), (1, 2, 3), (8, 5, 2), tuple(range(1, CELLS + 1))):
            premises = tuple(rng.choices(literals, k=8))
            rules = tuple(rng.choices((*position.state.rules.rules, "of a family"), k=3))
            twin = spell(exclusions, premises, rules, support)
            assert exclusions.native.spelt_out(premises, rules, support) == twin, f"position {seed}"
            replaced += len(twin[2][0])
    assert replaced


def test_without_the_native_module_steps_are_the_same(monkeypatch):
    native = [cut(p.state, p.records, p.goal) for p in map(Position, range(50))]
    monkeypatch.setattr("whygrid.engine.exclusions.excluders", lambda number, groups: None)
    assert [cut(p.state, p.records, p.goal) for p in map(Position, range(50))] == native


def test_without_the_native_module_the_twin_chooses(monkeypatch):
    monkeypatch.setattr("whygrid.engine.exclusions.excluders", lambda number, groups: None)
    position = Position(5)
    found = position.records.choose(position.state, position.goal.premises)
    assert found == Search(position.state, position.records, position.goal.premises).best()
