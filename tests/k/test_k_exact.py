"""k is what it is defined to be: against known values, other methods, and symmetric copies."""

from __future__ import annotations

import random

import pytest

from tests.k.k_cases import NAMED, Position, has_support_of, optux_size, positions, symmetric_copy
from whygrid.certificates.nine import can_meet, supports
from whygrid.kernels.k9 import KResult, cheapest_step, k, smallest_support


@pytest.fixture(scope="module")
def results() -> dict[str, KResult]:
    return {name: k(givens, witnesses=True) for name, (_, givens) in NAMED.items()}


def as_board(cells: tuple[int, ...] | frozenset[int]) -> int:
    return sum(1 << cell for cell in cells)


@pytest.mark.parametrize("name", NAMED)
def test_a_named_puzzle_has_the_k_that_is_known_for_it(name: str, results: dict[str, KResult]) -> None:
    result = results[name]
    assert (result.lower, result.upper, result.stopped) == (NAMED[name][0], NAMED[name][0], "")
    assert result.proved and result.bottleneck is not None and result.bottleneck.size == result.upper


@pytest.mark.parametrize("name", NAMED)
def test_the_threshold_mode_finds_the_same_k(name: str) -> None:
    result = k(NAMED[name][1], cheapest_first=False)
    assert (result.lower, result.upper) == (NAMED[name][0], NAMED[name][0])


@pytest.mark.parametrize("name", NAMED)
def test_steps_place_every_cell_from_cells_known_before(name: str, results: dict[str, KResult]) -> None:
    result = results[name]
    known = {cell for cell in range(81) if result.givens[cell] != "0"}
    for step in result.steps:
        assert known.issuperset(step.support) and step.cell not in known
        assert step.digit == int(result.solution[step.cell])
        known.add(step.cell)
    assert len(known) == 81
    assert sum(result.profile.values()) == len(result.steps)


def test_a_cell_is_as_small_as_optux_says(results: dict[str, KResult]) -> None:
    chance = random.Random(5)  # OptUx takes minutes for some other cells
    for name in ("Wikipedia", "first 17-clue", "Easter Monster", "Platinum Blonde"):
        found = positions(results[name], chance)
        for _ in range(4):
            position = next(found)
            result = smallest_support(position.text(), position.solution, position.cell)
            assert result.proved and result.step.size == optux_size(position), (name, position)


def test_no_combination_of_fewer_cells_is_a_support(results: dict[str, KResult]) -> None:
    chance = random.Random(2)
    for name, result in results.items():
        steps = [step for step in result.steps if step.size <= 8]
        for step in chance.sample(steps, 6):
            others = [cell for cell in range(81) if cell != step.cell and cell not in step.support]
            known = frozenset(step.support) | frozenset(chance.sample(others, 13 - step.size))
            position = Position(known, result.solution, step.cell)
            found = smallest_support(position.text(), position.solution, position.cell).step
            assert known.issuperset(found.support)
            assert not has_support_of(found.size - 1, position), (name, position)
            assert has_support_of(found.size, position), (name, position)


def test_k_and_profile_are_the_same_for_symmetric_copies(results: dict[str, KResult]) -> None:
    chance = random.Random(3)
    for name, (expected, givens) in NAMED.items():
        for _ in range(4):
            copy = k(symmetric_copy(givens, chance))
            assert (copy.lower, copy.upper) == (expected, expected), name


def test_the_same_puzzle_gives_the_same_result_again() -> None:
    givens = NAMED["Inkala 2010"][1]
    assert k(givens, witnesses=True) == k(givens, witnesses=True)


def test_fewer_than_eight_cells_contain_the_digit_itself(results: dict[str, KResult]) -> None:
    """The digit-swap lemma: without it, exchanging the digit with an absent one changes the cell."""
    for result in results.values():
        for step in result.steps:
            digits = {int(result.solution[cell]) for cell in step.support}
            assert step.digit in digits or len(digits) == 8


def test_a_cheapest_step_is_proved_against_every_open_cell(results: dict[str, KResult]) -> None:
    for result in results.values():
        found = cheapest_step(result.givens, result.solution, witnesses=True)
        assert found.proved and found.step.size == result.steps[0].size
        solution = [int(digit) for digit in result.solution]
        assert supports(as_board(found.step.support), found.step.cell, solution)
        assert set(found.bound.cells) == set(range(81)) - set(found.bound.known)
        for cell, numbers in found.bound.cells.items():
            grids = [found.bound.grids[number] for number in numbers]
            assert all(grid[cell] != result.solution[cell] for grid in grids)
            traces = [
                as_board(tuple(c for c in found.bound.known if grid[c] != result.solution[c]))
                for grid in grids
            ]
            assert not can_meet(traces, found.step.size - 1)


def test_a_full_grid_needs_nothing(results: dict[str, KResult]) -> None:
    result = k(results["Wikipedia"].solution)
    assert (result.lower, result.upper, result.steps) == (0, 0, ())


@pytest.mark.parametrize(("givens", "count"), [("0" * 81, "several"), ("11" + "0" * 79, "none")])
def test_a_puzzle_without_exactly_one_solution_is_refused(givens: str, count: str) -> None:
    with pytest.raises(ValueError, match=count):
        k(givens)


def test_a_cell_that_is_not_forced_is_refused(results: dict[str, KResult]) -> None:
    solution = results["Wikipedia"].solution
    with pytest.raises(ValueError, match="do not force"):
        smallest_support(solution[:9] + 72 * "0", solution, 80)


@pytest.mark.parametrize("cell", [-1, 0, 81])
def test_a_target_that_is_not_open_is_refused(cell: int, results: dict[str, KResult]) -> None:
    result = results["Wikipedia"]
    with pytest.raises(ValueError, match="not an open cell"):
        smallest_support(result.givens, result.solution, cell)
