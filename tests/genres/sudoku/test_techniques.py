"""Every technique finds what it should and nothing wrong, and finds the same on a board's twins."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import islice, pairwise
from typing import TypeVar
from weakref import WeakKeyDictionary

import pytest
from hypothesis import example as tried
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.genres.sudoku.mine_examples import SAY_NOTHING_NEW
from tests.genres.sudoku.positions import (
    Position,
    facts,
    full_grid,
    position,
    random_position,
    written_examples,
)
from whygrid.engine.choice import Records
from whygrid.engine.cut import cut
from whygrid.engine.technique import Technique
from whygrid.engine.words import say
from whygrid.genres.sudoku.generator import generate
from whygrid.genres.sudoku.marks import Marks
from whygrid.genres.sudoku.model import shape
from whygrid.genres.sudoku.rules import givens_of
from whygrid.genres.sudoku.symmetry import random_symmetry
from whygrid.genres.sudoku.techniques import OF_CONSTRAINTS, TECHNIQUES
from whygrid.genres.sudoku.techniques.joined import JOINED
from whygrid.genres.sudoku.techniques.mixed_fish import LARGE_FISH
from whygrid.genres.sudoku.techniques.on_request import ON_REQUEST
from whygrid.genres.sudoku.techniques.templates import TEMPLATE_DELETE, TEMPLATE_SET
from whygrid.genres.sudoku.toolbox.strong_links import two_colours
from whygrid.logic.check import check_deduction
from whygrid.logic.deduction import CHAIN, Deduction
from whygrid.logic.facts import Literal

WITHOUT_EXAMPLES = {technique.name for technique in (*JOINED, *LARGE_FISH, TEMPLATE_SET, TEMPLATE_DELETE)}
ASKED_FOR = tuple(technique for technique in ON_REQUEST if technique.name not in WITHOUT_EXAMPLES)
# What only variants have is tried in tests/genres/sudoku/variants.
ON_CLASSIC_BOARDS = tuple(technique for technique in TECHNIQUES if technique not in OF_CONSTRAINTS)
BY_NAME = {technique.name: technique for technique in (*ON_CLASSIC_BOARDS, *ASKED_FOR)}
EXAMPLES = written_examples()
# Of several ways to tell these, which are as short, one is told; what they show is the same for all twins.
ONE_OF_MANY_WAYS = {
    "cell forcing chain",
    "house forcing chain",
    "forcing net",
    "nested forcing net",
    "nishio",
    "aligned triplet exclusion",
    "tridagon",
    "kraken fish 1",
    "kraken fish 2",
}
# These show first that a digit is in one of two cells, and for that need more than for what follows.
BY_WAY_OF_A_CHOICE = {
    "skyscraper",
    "2-string kite",
    "turbot fish",
    "empty rectangle",
    "simple colouring",
    "multi colouring",
    "xy-wing",
    "xyz-wing",
    "wxyz-wing",
    "w-wing",
    "remote pair",
    "x-chain",
    "xy-chain",
    "aic",
    "grouped aic",
    "sue de coq",
    "als-xz",
    "als-xy-wing",
    "als chain",
    "als aic",
    "death blossom",
    "3d medusa",
    "aligned pair exclusion",
    "tridagon",
    "exocet",
    *ONE_OF_MANY_WAYS,
}
# A long chain may come by a contradiction on its way, so that a part of it would do; what the last house of a
# small finned fish covers may be seen by way of a fin's house as well.
MAY_HOLD_A_SHORTER_ONE = {"x-chain", "xy-chain", "aic", "grouped aic", "finned franken x-wing"}
SAID: WeakKeyDictionary[Marks, dict[str, set[Literal]]] = WeakKeyDictionary()


def conclusions(technique: Technique, state: Marks) -> set[Literal]:
    return {literal for deduction in technique.find(state) for literal in deduction.conclusions}


def examples(kind: str) -> list[object]:
    return [
        pytest.param(example, id=f"{example['technique']} {i}") for i, example in enumerate(EXAMPLES[kind])
    ]


def tells_more(state: Marks, deduction: Deduction) -> bool:
    """Whether it says something that no easier technique says."""
    effort, new = BY_NAME[deduction.technique].effort, set(deduction.conclusions)
    said = SAID.setdefault(state, {})
    for technique in TECHNIQUES:
        if technique.effort < effort and new:
            if technique.name not in said:
                said[technique.name] = conclusions(technique, state)
            new -= said[technique.name]
    return bool(new)


def hits(per_technique: int = 100) -> Iterator[tuple[Marks, Deduction]]:
    """The deductions of the examples, or of the first few for each technique."""
    taken = Counter[str]()
    for example in EXAMPLES["hit"]:
        taken[example["technique"]] += 1
        if taken[example["technique"]] > per_technique:
            continue
        state = position(example["grid"], example.get("excluded", "")).state()
        for deduction in BY_NAME[example["technique"]].find(state):
            yield state, deduction


def assert_sound(state: Marks, deduction: Deduction, solution: frozenset[Literal] | None) -> None:
    """The checker accepts it, it agrees with the solution, and it tells something new."""
    told = say(state.rules, deduction)
    assert check_deduction(state.rules, deduction) == "", told
    assert all(map(state.holds, deduction.premises)), told
    assert deduction.conclusions and all(map(state.open, deduction.conclusions)), told
    assert len(deduction.conclusions) == 1 or all(literal < 0 for literal in deduction.conclusions), told
    if solution is not None:
        for literal in deduction.conclusions:
            assert literal in solution if literal > 0 else -literal not in solution, told


def assert_sound_when_cut(state: Marks, deduction: Deduction) -> None:
    records = Records()
    for literal in deduction.premises:
        if literal < 0:  # the cut looks here for what no placed digit excludes
            records.add(Deduction("ruled out before", (literal,), (), ()), (literal,))
    spelt_out = cut(state, records, deduction).deductions[-1]
    assert check_deduction(state.rules, spelt_out) == "", say(state.rules, deduction)


def test_techniques_stand_in_order_of_effort() -> None:
    assert list(TECHNIQUES) == sorted(TECHNIQUES, key=lambda technique: technique.effort)
    assert len(BY_NAME) == len(ON_CLASSIC_BOARDS) + len(ASKED_FOR)


@pytest.mark.parametrize("name", BY_NAME)
def test_every_technique_has_three_examples_and_a_near_miss(name: str) -> None:
    assert sum(example["technique"] == name for example in EXAMPLES["hit"]) >= 3
    assert sum(example["technique"] == name for example in EXAMPLES["near-miss"]) >= 1


@pytest.mark.parametrize("example", examples("hit"))
def test_an_example_gives_exactly_what_it_says(example: dict[str, str]) -> None:
    where = position(example["grid"], example.get("excluded", ""))
    found = conclusions(BY_NAME[example["technique"]], where.state())
    assert found == set(facts(where.shape, example["gives"]))


@pytest.mark.parametrize("example", examples("hit"))
def test_an_example_shows_what_no_easier_technique_does(example: dict[str, str]) -> None:
    state = position(example["grid"], example.get("excluded", "")).state()
    technique = BY_NAME[example["technique"]]
    new = any(tells_more(state, deduction) for deduction in technique.find(state))
    assert new != (technique.name in SAY_NOTHING_NEW)


@pytest.mark.parametrize("example", examples("near-miss"))
def test_a_near_miss_gives_nothing(example: dict[str, str]) -> None:
    state = position(example["grid"], example.get("excluded", "")).state()
    assert not list(BY_NAME[example["technique"]].find(state)), example["why"]


def test_deductions_of_examples_are_accepted() -> None:
    for state, deduction in hits():
        assert_sound(state, deduction, None)
        assert_sound_when_cut(state, deduction)


def test_a_deduction_names_no_more_than_it_needs() -> None:
    for state, deduction in hits(per_technique=2):
        if not tells_more(state, deduction):
            continue  # the easier way may need less
        told = say(state.rules, deduction)
        for rule in () if deduction.technique in MAY_HOLD_A_SHORTER_ONE else some(deduction.rules):
            less = deduction._replace(rules=tuple(name for name in deduction.rules if name != rule))
            assert check_deduction(state.rules, less), f"{told}: {rule} is idle"
        for premise in () if deduction.technique in BY_WAY_OF_A_CHOICE else some(deduction.premises):
            less = deduction._replace(premises=tuple(p for p in deduction.premises if p != premise))
            assert check_deduction(state.rules, less), f"{told}: {state.rules.fact(premise)} is idle"


T = TypeVar("T")


def some(parts: Sequence[T], most: int = 6) -> Sequence[T]:
    """Of many parts these, from all over: a jellyfish rests on fifty that are much alike."""
    return parts[:: -(-len(parts) // most)] if parts else parts


def test_a_deduction_shows_candidates_and_gives_a_reason() -> None:
    for state, deduction in hits():
        drawn = [literal for role, literals in deduction.pattern if role != CHAIN for literal in literals]
        assert all(map(state.open, drawn)) and len(drawn) == len(set(drawn))
        assert deduction.reason and "_" not in str(deduction.reason)


def test_links_are_strong_and_weak_in_turn_and_weak_ones_between_what_excludes_each_other() -> None:
    links = Counter[str]()
    for state, deduction in hits():
        for role, chain in deduction.pattern:
            for before, after in pairwise(chain) if role == CHAIN else ():
                assert (before > 0) != (after > 0), deduction.technique
                if after < 0:
                    assert -after in state.exclusions.of(before), deduction.technique
                links[deduction.technique] += 1
    assert {"aic", "xy-chain", "skyscraper", "remote pair", "w-wing", "als chain"} <= set(links)


@pytest.mark.parametrize(
    ("rows", "columns", "positions"),
    [(2, 2, 150), (2, 3, 60), (2, 4, 15), (3, 3, 50), (3, 4, 2), (4, 4, 1), (5, 5, 1)],
)
def test_no_deduction_is_wrong_in_random_positions(rows: int, columns: int, positions: int) -> None:
    used = Counter[str]()
    for seed in range(positions):
        where, solution = random_position(shape(rows, columns), seed)
        state = where.state()
        for technique in BY_NAME.values():
            for number, deduction in enumerate(islice(technique.find(state), 2)):
                assert_sound(state, deduction, solution)
                if number == 0:
                    assert_sound_when_cut(state, deduction)
                    used[technique.name] += 1
    if (rows, columns) == (3, 3):
        assert len(used) > 0.8 * len(BY_NAME), f"these positions show too little: {used}"


def test_what_is_there_on_request_is_right_as_well() -> None:
    used = Counter[str]()
    for seed in (0, 6):
        where, solution = random_position(shape(3, 3), seed)
        state = where.state()
        for technique in ON_REQUEST:
            if technique.name.endswith(("mutant squirmbag", "set", "delete")):  # larger fish take long
                for deduction in islice(technique.find(state), 2):
                    assert_sound(state, deduction, solution)
                    used[technique.name] += 1
    assert {"template set", "template delete"} <= used.keys()


@pytest.mark.parametrize("technique", [t for t in TECHNIQUES if t.every], ids=lambda t: t.name)
def test_every_instance_is_right_and_none_is_lost(technique: Technique) -> None:
    said = 0
    for seed in range(3):
        where, solution = random_position(shape(3, 3), seed)
        state = where.state()
        found = list(technique.instances(state))
        for deduction in found[:: max(1, len(found) // 6)]:
            assert_sound(state, deduction, solution)
        told = {literal for deduction in found for literal in deduction.conclusions}
        assert told >= conclusions(technique, state)
        said += len(told)
    assert said


@pytest.mark.parametrize("technique", JOINED[1:], ids=lambda t: t.name)
def test_joined_patterns_say_what_two_others_say_together(technique: Technique) -> None:
    said = 0
    for seed in range(40):
        state = one_digit(seed)
        for deduction in islice(technique.find(state), 2):
            assert_sound(state, deduction, frozenset(full_grid(state.shape, seed)))
            assert len(deduction.conclusions) > 1
            said += 1
    assert said


def test_two_kites_that_meet_in_the_same_cells_are_told_as_one() -> None:
    state = Marks(shape(3, 3))
    for name in ("r1", "r2", "c1", "c2"):
        for cell in state.shape.cells:
            places = {"r1c2", "r1c8", "r2c1", "r2c5", "r7c2", "r9c1"}
            if name in state.shape.names[cell] and state.shape.names[cell] not in places:
                state.learn(-state.shape.fact(cell, 1))
    (found,) = JOINED[0].find(state)
    assert_sound(state, found, None)
    assert {str(state.rules.fact(literal)) for literal in found.conclusions} == {"r9c8≠1", "r7c5≠1"}


def one_digit(seed: int) -> Marks:
    """A board on which nothing is known but that a digit has few places besides its own."""
    rng, state = random.Random(seed), Marks(shape(3, 3))
    for cell in state.shape.cells:
        fact = state.shape.fact(cell, 1)
        if fact not in full_grid(state.shape, seed) and rng.random() < 0.75:
            state.learn(-fact)
    return state


def test_deductions_follow_even_where_the_position_is_impossible() -> None:
    for seed in range(15):
        state = random_position(shape(3, 3), seed, wrong=0.05)[0].state()
        for technique in BY_NAME.values():
            for deduction in islice(technique.find(state), 3):
                assert_sound(state, deduction, None)


def test_no_deduction_is_wrong_on_the_way_through_puzzles() -> None:
    for seed in range(25):
        puzzle = generate(random.Random(seed))
        state = Marks(puzzle.shape, givens_of(puzzle))
        solution = frozenset(full_grid(puzzle.shape, seed))
        assert solution.issuperset(givens_of(puzzle))
        while found := next(filter(None, (list(technique.find(state)) for technique in TECHNIQUES)), None):
            for deduction in found[:10]:
                assert_sound(state, deduction, solution)
            for literal in {literal for deduction in found for literal in deduction.conclusions}:
                state.learn(literal)


def test_a_ring_of_three_links_has_no_two_colours() -> None:
    ring = {0: [(1, 0), (2, 9)], 1: [(0, 0), (2, 18)], 2: [(0, 9), (1, 18)]}
    pair = {7: [(8, 1)], 8: [(7, 1)]}
    assert list(two_colours(ring)) == []
    assert list(two_colours(ring | pair)) == [(1 << 7, 1 << 8)]


AS_GOOD_SETS = position("98.624.13.4.5.3...1.57...62271..6.358.....724.542.7186..913.647.13.6....468972.51")
"""Of two sets that link the same candidates, one makes the chain rest on less."""


TWO_COVERS = position(
    ".67.5.2.9591.2.8768.2697.15.1.57.62.7.52.6.9162..1.75.1.69.25.725.76.....7...5.62",
    "r1c4≠3 r1c4≠4 r1c6≠3 r1c6≠4 r8c9≠8",
)
"""A digit of an exocet that two sets of houses cover."""


def parts(found: Deduction) -> tuple[tuple[Literal, ...], tuple[Literal, ...]]:
    """What is to be the same for a twin."""
    return found.conclusions, () if found.technique in ONE_OF_MANY_WAYS else found.premises


@settings(max_examples=25)
@tried(random_position(shape(3, 3), 77)[0], 77)  # a triplet that may be told with several cells around
@tried(random_position(shape(3, 3), 163)[0], 163)  # more chains of sets from one end than from the other
@tried(AS_GOOD_SETS, 1)
@tried(TWO_COVERS, 3)
@given(
    st.one_of(
        st.sampled_from(
            [position(example["grid"], example.get("excluded", "")) for example in EXAMPLES["hit"]]
        ),
        st.builds(
            lambda box, seed: random_position(shape(*box), seed)[0],
            st.sampled_from([(2, 2), (2, 3), (3, 3)]),
            st.integers(0, 10**6),
        ),
    ),
    st.integers(0, 10**6),
)
def test_a_twin_of_a_position_gives_the_twins_of_its_deductions(where: Position, seed: int) -> None:
    symmetry = random_symmetry(where.shape, random.Random(seed))
    state, twin = where.state(), where.image(symmetry).state()
    for technique in BY_NAME.values():
        images = {
            tuple(frozenset(map(symmetry.literal, part)) for part in parts(found))
            for found in technique.find(state)
        }
        assert images == {tuple(map(frozenset, parts(found))) for found in technique.find(twin)}, (
            technique.name
        )
