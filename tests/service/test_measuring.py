"""k and smallest supports, for every genre: against the native engine and against trying everything."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from functools import cache
from itertools import combinations, permutations, product

import pytest

from tests.helpers import generated
from whygrid import Budget, Puzzle, examples, explain, parse
from whygrid.engine.k import KReport
from whygrid.engine.values import cheapest_step, measure
from whygrid.errors import Stopped, UsageError
from whygrid.genres.kakuro.model import Black, board_of
from whygrid.service.measuring import k, smallest_step, support, values_of
from whygrid.service.solving import first_solutions

CELLS = range(16)
HOUSES = [
    *([4 * line + i for i in range(4)] for line in range(4)),
    *([4 * i + line for i in range(4)] for line in range(4)),
    *([8 * (b // 2) + 2 * (b % 2) + 4 * (i // 2) + i % 2 for i in range(4)] for b in range(4)),
]


@cache
def grids() -> list[tuple[int, ...]]:
    """All 288 full 4x4 grids."""
    found = []
    bands = [a + b for a, b in product(permutations(range(1, 5)), repeat=2) if set(a[:2]) == set(b[2:])]
    for upper, lower in product(bands, repeat=2):
        grid = upper + lower
        if all(len({grid[cell] for cell in house}) == 4 for house in HOUSES[4:]):
            found.append(grid)
    return found


def smallest_size(
    worlds: list[tuple[int, ...]], solution: tuple[int, ...], items: set[int], cell: int
) -> int:
    """The size of a smallest support among the items, by trying all sets of them."""
    others = [world for world in worlds if world[cell] != solution[cell]]
    traces = {frozenset(i for i in items if world[i] != solution[i]) for world in others}
    return next(
        size
        for size in range(len(items) + 1)
        for chosen in combinations(sorted(items), size)
        if not any(trace.isdisjoint(chosen) for trace in traces)
    )


def k_by_trying_all(
    worlds: list[tuple[int, ...]], solution: tuple[int, ...], items: set[int], open_cells: set[int]
) -> int:
    """The k of a puzzle as it is defined."""
    most = 0
    while open_cells:
        sizes = {cell: smallest_size(worlds, solution, items, cell) for cell in open_cells}
        most = max(most, min(sizes.values()))
        reached = {cell for cell, size in sizes.items() if size <= most}
        items, open_cells = items | reached, open_cells - reached
    return most


def by_the_oracle(puzzle: Puzzle) -> KReport:
    budget = Budget()
    (solution,) = first_solutions(puzzle, 2, budget)
    with values_of(puzzle, solution, budget) as values:
        return measure(values, puzzle.givens, budget)[0]


def test_there_are_288_grids():
    assert len(grids()) == 288


@pytest.mark.parametrize("seed", range(8))
def test_a_4x4_board_has_the_k_that_trying_everything_gives(seed):
    puzzle = generated(seed, seed % 3, 2, 2)
    (solution,) = (
        grid for grid in grids() if all(g in (0, d) for g, d in zip(puzzle.board.givens, grid, strict=True))
    )
    known = {cell for cell in CELLS if puzzle.board.givens[cell]}
    report = k(puzzle)
    assert report.proved
    assert report.upper == k_by_trying_all(grids(), solution, known, set(CELLS) - known)
    for cell in set(CELLS) - known:
        size = smallest_size(grids(), solution, known, cell)
        step = support(puzzle, puzzle.board.shape.names[cell])
        assert (step.k, step.proved) == (size, True)
        assert set(step.support) <= set(puzzle.givens)


@cache
def square_fillings() -> list[tuple[int, ...]]:
    """All ways to fill two by two white cells, followed by the four sums."""
    fillings = []
    for a, b, c, d in product(range(1, 10), repeat=4):
        if a != b and c != d and a != c and b != d:
            fillings.append((a, b, c, d, a + b, c + d, a + c, b + d))
    return fillings


def squares(number: int) -> list[tuple[tuple[int, ...], frozenset[int]]]:
    """Two by two boards with one solution, as a filling and the cells that are printed."""
    rng = random.Random(5)
    found = []
    while len(found) < number:
        filling = rng.choice(square_fillings())
        printed = frozenset(rng.sample(range(4), rng.randint(0, 2)))
        clues = frozenset(rng.sample(range(4, 8), rng.randint(2, 4)))
        shown = printed | clues
        if sum(all(other[i] == filling[i] for i in shown) for other in square_fillings()) == 1:
            found.append((filling, shown))
    return found


@pytest.mark.parametrize(("filling", "shown"), squares(12))
def test_a_small_kakuro_has_the_k_that_trying_everything_gives(filling, shown):
    entry: Callable[[int], int] = lambda i: filling[i] if i in shown else 0  # noqa: E731
    total: Callable[[int], int | None] = lambda i: filling[i] if i in shown else None  # noqa: E731
    board = board_of(
        [
            [Black(), Black(down=total(6)), Black(down=total(7))],
            [Black(right=total(4)), entry(0), entry(1)],
            [Black(right=total(5)), entry(2), entry(3)],
        ]
    )
    report = k(Puzzle("kakuro", board))
    assert report.proved
    open_cells = set(range(4)) - shown
    assert report.upper == k_by_trying_all(square_fillings(), filling, set(shown), open_cells)
    assert len(report.steps) == len(open_cells)


def test_the_oracle_and_the_native_engine_agree_on_k():
    puzzle = parse(examples()["wikipedia"].text)
    native, ours = k(puzzle), by_the_oracle(puzzle)
    assert (ours.lower, ours.upper, ours.stopped) == (native.lower, native.upper, "")
    assert ours.steps[0].k == native.steps[0].k


@pytest.mark.parametrize("name", ["classic", "naked-pair", "x-wing"])
def test_the_oracle_and_the_native_engine_agree_on_a_cell(name):
    puzzle = parse(examples()[name].text)
    budget = Budget()
    (solution,) = first_solutions(puzzle, 2, budget)
    report, rng = k(puzzle), random.Random(name)
    for done in (10, 20, 30, 40):
        position = puzzle.fill(step.fact for step in report.steps[:done])
        target = rng.choice(report.steps[done:]).fact
        native = smallest_step(position, solution, target, budget)
        with values_of(position, solution, budget) as values:
            ours = cheapest_step(values, position.givens, [target], budget)
        assert native is not None and ours is not None
        assert (ours.k, ours.proved) == (native.k, native.proved) == (native.k, True)


def test_steps_rest_on_what_is_known_by_then_and_no_step_is_larger_than_k():
    for name in ("six", "kakuro-first"):
        puzzle = parse(examples()[name].text)
        report = k(puzzle)
        known = set(puzzle.givens)
        for step in report.steps:
            assert known.issuperset(step.support) and step.fact not in known
            known.add(step.fact)
        assert puzzle.fill(known) == parse(puzzle.fill(known).text, puzzle.genre_name)
        assert Counter(step.k for step in report.steps) == report.profile
        assert max(report.profile) == report.upper == report.lower


def test_a_spent_budget_gives_bounds_that_hold():
    puzzle = parse(examples()["eight"].text)
    (solution,) = first_solutions(puzzle, 2, Budget())
    for seconds in (0, 0.1):
        with values_of(puzzle, solution, Budget()) as values:
            values.oracle.budget = budget = Budget(seconds)
            report, _ = measure(values, puzzle.givens, budget)
        assert report.lower <= 7 <= report.upper
        assert sorted({*puzzle.givens, *(step.fact for step in report.steps)}) == sorted(solution)
        assert all(step.proved for step in report.steps) == (report.stopped == "")


def test_no_time_at_all_is_said_to_be_so():
    with pytest.raises(Stopped):
        k(parse(examples()["twelve"].text), Budget(0))


@pytest.mark.parametrize(
    ("name", "cell", "message"),
    [
        ("classic", "r9c10", "not a cell"),
        ("classic", "r1c3", "known already"),
        ("two-solutions", "", "does not follow"),
        ("impossible", "r1c1", "no solution"),
    ],
)
def test_a_cell_that_has_no_support_is_refused(name, cell, message):
    puzzle = parse(examples()[name].text)
    if not cell:
        one, other = (set(facts) for facts in first_solutions(puzzle, 2, Budget()))
        cell = puzzle.rules.fact(min(one - other)).subject
    with pytest.raises(UsageError, match=message):
        support(puzzle, cell)


def test_a_puzzle_with_several_solutions_still_has_supports_of_what_is_forced():
    puzzle = parse(examples()["two-solutions"].text)
    forced = explain(puzzle).steps[0].fact
    assert forced is not None
    assert support(puzzle, puzzle.rules.fact(forced).subject).fact == forced
