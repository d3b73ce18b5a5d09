"""Every technique finds what it should and nothing wrong, and finds the same on a board's twins."""

from __future__ import annotations

import random
import tomllib
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from itertools import islice
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from whygrid.engine.cut import Records, cut
from whygrid.engine.technique import Technique
from whygrid.engine.words import say
from whygrid.genres.sudoku.generator import generate
from whygrid.genres.sudoku.marks import Marks
from whygrid.genres.sudoku.model import Shape, Sudoku, default_shape, shape
from whygrid.genres.sudoku.rules import givens_of, rules_of
from whygrid.genres.sudoku.symmetry import Symmetry, random_symmetry, random_twin
from whygrid.genres.sudoku.techniques import TECHNIQUES
from whygrid.genres.sudoku.techniques.links import two_colours
from whygrid.logic.check import check_deduction
from whygrid.logic.deduction import Deduction
from whygrid.logic.facts import Literal

BY_NAME = {technique.name: technique for technique in TECHNIQUES}
EXAMPLES = tomllib.loads((Path(__file__).parent / "techniques.toml").read_text(encoding="utf-8"))
REGLIB = Path(__file__).parents[4] / "shared" / "data" / "sudoku" / "reglib-1.3.txt"
REGLIB_CODES = {
    "0000": "full house",
    "0002": "hidden single",
    "0003": "naked single",
    "0100": "pointing",
    "0101": "claiming",
    "0200": "naked pair",
    "0201": "naked triple",
    "0202": "naked quad",
    "0210": "hidden pair",
    "0211": "hidden triple",
    "0212": "hidden quad",
    "0300": "x-wing",
    "0301": "swordfish",
    "0302": "jellyfish",
    "0500": "simple colouring",
    "0501": "simple colouring",
    "0800": "xy-wing",
    "0801": "xyz-wing",
}
# These show first that a digit is in one of two cells, and for that need more than for what follows.
BY_WAY_OF_A_CHOICE = {"simple colouring", "xy-wing", "xyz-wing"}


@dataclass(frozen=True)
class Position:
    """Digits that are placed, and candidates that have been ruled out before for whatever reason."""

    shape: Shape
    placed: tuple[Literal, ...]
    excluded: tuple[Literal, ...] = ()

    def state(self) -> Marks:
        state = Marks(self.shape, self.placed)
        for literal in self.excluded:
            state.learn(literal)
        return state

    def image(self, symmetry: Symmetry) -> Position:
        placed, excluded = (tuple(map(symmetry.literal, part)) for part in (self.placed, self.excluded))
        return Position(self.shape, placed, excluded)


def position(grid: str, excluded: str = "") -> Position:
    board = default_shape(round(len(grid) ** 0.5))
    placed = tuple(board.fact(cell, int(symbol)) for cell, symbol in enumerate(grid) if symbol != ".")
    return Position(board, placed, facts(board, excluded))


def facts(board: Shape, text: str) -> tuple[Literal, ...]:
    return tuple(map(rules_of(board).parse_fact, text.split()))


def conclusions(technique: Technique, state: Marks) -> set[Literal]:
    return {literal for deduction in technique.find(state) for literal in deduction.conclusions}


def examples(kind: str) -> list[object]:
    return [
        pytest.param(example, id=f"{example['technique']} {i}") for i, example in enumerate(EXAMPLES[kind])
    ]


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
    assert len(BY_NAME) == len(TECHNIQUES)


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
def test_no_easier_technique_finds_anything_in_an_example(example: dict[str, str]) -> None:
    state = position(example["grid"], example.get("excluded", "")).state()
    technique = BY_NAME[example["technique"]]
    assert not [
        other.name for other in TECHNIQUES if other.effort < technique.effort and list(other.find(state))
    ]


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
        told = say(state.rules, deduction)
        for rule in deduction.rules:
            less = replace(deduction, rules=tuple(name for name in deduction.rules if name != rule))
            assert check_deduction(state.rules, less), f"{told}: {rule} is idle"
        if deduction.technique not in BY_WAY_OF_A_CHOICE:
            for premise in deduction.premises:
                less = replace(deduction, premises=tuple(p for p in deduction.premises if p != premise))
                assert check_deduction(state.rules, less), f"{told}: {state.rules.fact(premise)} is idle"


def test_a_deduction_shows_candidates_and_gives_a_reason() -> None:
    for state, deduction in hits():
        drawn = [literal for _, literals in deduction.pattern for literal in literals]
        assert all(map(state.open, drawn)) and len(drawn) == len(set(drawn))
        assert deduction.reason and "_" not in deduction.reason


@cache
def full_grid(board: Shape, seed: int) -> tuple[Literal, ...]:
    """A full grid as facts; for large boards, where search takes long, a shuffled one of shifted rows."""
    n, rng = board.size, random.Random(seed)
    if n <= 9:
        return givens_of(generate(rng, board, spare=n * n))
    shifts = [row % board.box_rows * board.box_columns + row // board.box_rows for row in range(n)]
    digits = tuple((shift + column) % n + 1 for shift in shifts for column in range(n))
    return givens_of(random_twin(Sudoku(board, digits), rng))


def random_position(board: Shape, seed: int, wrong: float = 0.0) -> tuple[Position, frozenset[Literal]]:
    """Part of a full grid and some of what can be ruled out; with `wrong`, some that can't be; the grid."""
    rng = random.Random(seed)
    grid = full_grid(board, seed % 50)
    placed = tuple(rng.sample(grid, round(len(grid) * rng.choice((0.2, 0.35, 0.5, 0.6)))))
    state, often = Marks(board, placed), rng.choice((0, 0.2, 0.4, 0.6, 0.8))
    excluded = [
        -fact
        for fact in range(1, len(state.rules.facts) + 1)
        if state.truth[fact] == 0 and rng.random() < often * (wrong if fact in grid else 1)
    ]
    return Position(board, placed, tuple(excluded)), frozenset(grid)


@pytest.mark.parametrize(
    ("rows", "columns", "positions"),
    [(2, 2, 600), (2, 3, 400), (2, 4, 100), (3, 3, 400), (3, 4, 10), (4, 4, 4), (5, 5, 1)],
)
def test_no_deduction_is_wrong_in_random_positions(rows: int, columns: int, positions: int) -> None:
    used = Counter[str]()
    for seed in range(positions):
        where, solution = random_position(shape(rows, columns), seed)
        state = where.state()
        for technique in TECHNIQUES:
            for number, deduction in enumerate(technique.find(state)):
                assert_sound(state, deduction, solution)
                if number == 0:
                    assert_sound_when_cut(state, deduction)
                    used[technique.name] += 1
    if positions >= 400 and rows * columns > 4:
        assert min(used[name] for name in BY_NAME) > 10, f"these positions show too little: {used}"


def test_deductions_follow_even_where_the_position_is_impossible() -> None:
    for seed in range(150):
        state = random_position(shape(3, 3), seed, wrong=0.05)[0].state()
        for technique in TECHNIQUES:
            for deduction in islice(technique.find(state), 5):
                assert_sound(state, deduction, None)


def test_no_deduction_is_wrong_on_the_way_through_puzzles() -> None:
    for seed in range(150):
        puzzle = generate(random.Random(seed))
        state = Marks(puzzle.shape, givens_of(puzzle))
        solution = frozenset(full_grid(puzzle.shape, seed))
        assert solution.issuperset(givens_of(puzzle))
        while found := next(filter(None, (list(technique.find(state)) for technique in TECHNIQUES)), None):
            for deduction in found:
                assert_sound(state, deduction, solution)
            for literal in {literal for deduction in found for literal in deduction.conclusions}:
                state.learn(literal)


def test_a_ring_of_three_links_has_no_two_colours() -> None:
    ring = {0: [(1, 0), (2, 9)], 1: [(0, 0), (2, 18)], 2: [(0, 9), (1, 18)]}
    pair = {7: [(8, 1)], 8: [(7, 1)]}
    assert list(two_colours(ring)) == []
    assert list(two_colours(ring | pair)) == [(1 << 7, 1 << 8)]


@settings(max_examples=150, deadline=None)
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
    for technique in TECHNIQUES:
        images = {
            tuple(frozenset(map(symmetry.literal, part)) for part in (found.conclusions, found.premises))
            for found in technique.find(state)
        }
        assert images == {
            (frozenset(found.conclusions), frozenset(found.premises)) for found in technique.find(twin)
        }, technique.name


def reglib_cases() -> Iterator[tuple[str, Position, set[Literal], str]]:
    """HoDoKu's regression cases for the techniques we have; FORMATS.md tells how they are written."""
    board = shape(3, 3)

    def triples(text: str) -> Iterator[int]:
        for triple in text.split():
            digit, row, column = map(int, triple)
            yield board.fact((row - 1) * 9 + column - 1, digit)

    for line in REGLIB.read_text(encoding="utf-8").splitlines():
        if line.startswith(":") and line[1:5] in REGLIB_CODES and line[5] == ":":
            _, code, _, grid, deleted, excluded, placed, *_ = line.split(":")
            where = position(grid.replace("+", "").replace("0", "."))
            where = replace(where, excluded=tuple(-fact for fact in triples(deleted)))
            yield REGLIB_CODES[code], where, {*(-fact for fact in triples(excluded)), *triples(placed)}, line


@pytest.mark.skipif(not REGLIB.exists(), reason="the regression library is not ours to ship")
def test_the_regression_library_of_hodoku_is_covered() -> None:
    missed = []
    for name, where, expected, line in reglib_cases():
        state = where.state()
        for deduction in BY_NAME[name].find(state):
            assert_sound(state, deduction, None)
        if not expected <= conclusions(BY_NAME[name], state):
            missed.append(line)
    assert missed == []
