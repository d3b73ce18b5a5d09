"""The native kernel, its Python counterpart and SAT find the same solutions of 9x9 Sudokus."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from pysat.solvers import Solver

from tests.helpers import SECOND_SOLVER, clauses, generated
from whygrid import kernels
from whygrid.genres.sudoku.model import Sudoku, shape
from whygrid.genres.sudoku.rules import givens_of, rules_of
from whygrid.kernels import counterpart

NATIVE = pytest.param(
    "native", marks=pytest.mark.skipif(not kernels.NATIVE, reason="the native module is not built")
)
EITHER = pytest.mark.parametrize("which", [NATIVE, "counterpart"])
FULL = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
EMPTY = "0" * 81


def kernel(which: str):
    if which == "counterpart":
        return counterpart.sudoku_solutions
    from whygrid.kernels import _native

    return _native.sudoku_solutions


def no_tick() -> None:
    pass


def text_of(seed: int, spare: int = 0) -> str:
    return "".join(map(str, generated(seed, spare).board.givens))


def with_cells(text: str, changes: dict[int, str]) -> str:
    return "".join(changes.get(cell, symbol) for cell, symbol in enumerate(text))


def mutants(rng: random.Random, number: int) -> list[str]:
    """Puzzles with a few clues taken away, and perhaps one changed: none, one or many solutions."""
    made = []
    for seed in range(number):
        text = text_of(seed % 20, spare=10)
        clues = [cell for cell in range(81) if text[cell] != "0"]
        text = with_cells(text, dict.fromkeys(rng.sample(clues, rng.choice((0, 0, 4, 7))), "0"))
        if rng.random() < 0.4:
            text = with_cells(
                text, {rng.choice([c for c in range(81) if text[c] != "0"]): str(rng.randint(1, 9))}
            )
        made.append(text)
    return made


@pytest.fixture(scope="module")
def sat():
    """All solutions of a puzzle up to a limit, by a solver and clauses of our own."""
    nine = shape(3, 3)
    formula = clauses(rules_of(nine).rules.values())

    def solutions(text: str, limit: int) -> set[str]:
        givens = givens_of(Sudoku(nine, tuple(map(int, text))))
        found: set[str] = set()
        with Solver(name=SECOND_SOLVER, bootstrap_with=formula) as solver:
            while len(found) < limit and solver.solve(assumptions=givens):
                holds = [literal for literal in solver.get_model() if literal > 0]
                found.add("".join(str(nine.cell_and_digit(literal)[1]) for literal in holds))
                solver.add_clause([-literal for literal in holds])
        return found

    return solutions


@pytest.mark.skipif(not kernels.NATIVE, reason="the native module is not built")
def test_native_twin_and_sat_agree_on_puzzles_with_no_one_and_many_solutions(sat):
    seen: Counter[int] = Counter()
    for text in mutants(random.Random(1), 25):
        native = kernel("native")(text, 60, no_tick)
        slow = counterpart.sudoku_solutions(text, 60)
        assert len(native) == len(set(native)) == len(slow) == len(set(slow))
        if len(native) < 60:
            assert set(native) == set(slow) == sat(text, 60), text
        seen[min(len(native), 2)] += 1
    assert min(seen[0], seen[1], seen[2]) >= 3


@pytest.mark.skipif(not kernels.NATIVE, reason="the native module is not built")
def test_native_and_sat_agree_on_many_minimal_puzzles(sat):
    for seed in range(300, 325):
        text = text_of(seed)
        assert set(kernel("native")(text, 2, no_tick)) == sat(text, 2)
        assert len(kernel("native")(text, 2, no_tick)) == 1
        clue = next(cell for cell in range(81) if text[cell] != "0")
        assert len(kernel("native")(with_cells(text, {clue: "0"}), 2, no_tick)) == 2, "it was minimal"


@EITHER
def test_every_solution_is_full_keeps_the_givens_and_the_rules(which):
    text = with_cells(FULL, dict.fromkeys((0, 1, 9, 10, 11, 20, 30, 40, 41, 50, 60, 70, 80), "0"))
    for solution in kernel(which)(text, 5, no_tick):
        assert all(given in ("0", symbol) for given, symbol in zip(text, solution, strict=True))
        for house in shape(3, 3).houses:
            assert sorted(solution[cell] for cell in house.cells) == list("123456789")


@EITHER
def test_a_full_grid_is_its_own_solution(which):
    assert kernel(which)(FULL, 2, no_tick) == [FULL]


@EITHER
@pytest.mark.parametrize("swap", [(0, 1), (0, 9), (0, 44)])
def test_a_full_grid_that_breaks_a_rule_has_no_solution(which, swap):
    one, two = swap
    assert kernel(which)(with_cells(FULL, {one: FULL[two], two: FULL[one]}), 2, no_tick) == []


@EITHER
@pytest.mark.parametrize(
    "cells", [(0, 8), (0, 72), (0, 20), (60, 80)], ids=["row", "column", "box", "last box"]
)
def test_givens_that_break_a_rule_have_no_solution(which, cells):
    assert kernel(which)(with_cells(EMPTY, dict.fromkeys(cells, "7")), 1, no_tick) == []


@EITHER
@pytest.mark.parametrize("limit", [0, 1, 2, 13])
def test_there_are_as_many_solutions_as_asked_for_and_no_two_alike(which, limit):
    found = kernel(which)(EMPTY, limit, no_tick)
    assert len(found) == len(set(found)) == limit


@EITHER
@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "81 cells"),
        ("0" * 80, "81 cells"),
        ("0" * 82, "81 cells"),
        ("." * 81, "'0' to '9'"),
        ("0" * 80 + "a", "'0' to '9'"),
        ("0" * 80 + " ", "'0' to '9'"),
        ("0" * 80 + "\0", "'0' to '9'"),
        ("0" * 80 + "/", "'0' to '9'"),
        ("0" * 80 + ":", "'0' to '9'"),
    ],
)
def test_text_that_is_no_board_is_refused(which, text, message):
    with pytest.raises(ValueError, match=message):
        kernel(which)(text, 1, no_tick)


@EITHER
def test_digits_of_other_scripts_are_refused(which):
    with pytest.raises(ValueError):
        kernel(which)("٣" * 81, 1, no_tick)


@EITHER
def test_what_is_no_text_is_refused(which):
    with pytest.raises(TypeError):
        kernel(which)(None, 1, no_tick)


@pytest.mark.skipif(not kernels.NATIVE, reason="the native module is not built")
def test_native_and_twin_agree_on_a_negative_limit():
    def answer(which: str):
        try:
            return kernel(which)(EMPTY, -1, no_tick)
        except (TypeError, ValueError) as error:
            return type(error)

    assert answer("native") == answer("counterpart")


class Enough(Exception):
    pass


@EITHER
@pytest.mark.parametrize("error", [Enough, KeyboardInterrupt])
def test_an_exception_of_the_tick_ends_the_search_and_comes_out(which, error):
    ticks = []

    def tick() -> None:
        ticks.append(1)
        if len(ticks) == 3:
            raise error("enough")

    with pytest.raises(error, match="enough"):
        kernel(which)(EMPTY, 10**6, tick)
    assert len(ticks) == 3


@EITHER
def test_a_search_can_be_started_again_after_one_was_broken_off(which):
    def tick() -> None:
        raise Enough

    with pytest.raises(Enough):
        kernel(which)(EMPTY, 10**6, tick)
    assert kernel(which)(FULL, 2, no_tick) == [FULL]


def test_counting_agrees_with_listing():
    for text in mutants(random.Random(2), 12):
        assert kernels.sudoku_count(text, 60) == len(kernels.sudoku_solutions(text, 60))
    assert [kernels.sudoku_count(EMPTY, limit) for limit in (0, 1, 7)] == [0, 1, 7]
    with pytest.raises(ValueError, match="negative"):
        kernels.sudoku_count(EMPTY, -1)
    with pytest.raises(ValueError, match="81 cells"):
        kernels.sudoku_count("0", 1)


@pytest.mark.skipif(not kernels.NATIVE, reason="the native module is not built")
def test_a_million_solutions_of_the_empty_grid_are_counted():
    assert kernels.sudoku_count(EMPTY, 10**6) == 10**6


def test_an_exception_of_the_tick_ends_counting():
    def tick() -> None:
        raise Enough

    with pytest.raises(Enough):
        kernels.sudoku_count(EMPTY, 10**7, tick)


def test_the_face_of_the_kernels_takes_the_native_one_where_it_is_built(monkeypatch):
    assert kernels.sudoku_solutions(FULL, 1) == [FULL]
    monkeypatch.setattr(kernels, "NATIVE", False)
    monkeypatch.setattr(counterpart, "sudoku_solutions", lambda givens, limit, tick: ["counterpart"])
    assert kernels.sudoku_solutions(FULL, 1) == ["counterpart"]
