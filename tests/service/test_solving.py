"""Solving, counting and checking: yes, no and unknown are kept apart."""

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from whygrid import Budget, PuzzleError, check, count, examples, parse, solve
from whygrid.errors import ConflictError, Stopped
from whygrid.service.solving import Answer, conflicts

EMPTY_4 = parse("." * 16)
LARGE = parse("." * 256)


def example(name):
    return parse(examples()[name].text)


def stopped() -> Budget:
    budget = Budget()
    budget.cancel("enough")
    return budget


def test_a_unique_solution_is_the_only_one():
    answer = solve(example("mini"))
    assert (answer.status, [solution.text for solution in answer.solutions]) == (
        "unique",
        ["1243342143122134"],
    )


def test_two_of_several_solutions_are_given_and_they_differ():
    puzzle = example("two-solutions")
    answer = solve(puzzle)
    assert answer.status == "multiple"
    one, other = answer.solutions
    assert one != other
    assert all(solve(solution).status == "unique" for solution in answer.solutions)
    assert all(set(puzzle.givens) <= set(solution.givens) for solution in answer.solutions)


def test_no_solution_is_none():
    assert solve(example("impossible")) == Answer("none")


def test_a_full_board_is_its_own_solution():
    full = parse("1243342143122134")
    assert solve(full) == Answer("unique", (full,))


def test_a_budget_that_is_spent_makes_the_answer_unknown_never_no():
    answer = solve(LARGE, Budget(0))
    assert (answer.status, answer.solutions) == ("unknown", ())
    assert answer.note == "the time limit of 0 s was reached"


def test_a_budget_that_is_cancelled_makes_the_answer_unknown():
    assert solve(LARGE, stopped()) == Answer("unknown", note="enough")


def test_givens_that_break_a_rule_are_refused_by_name():
    with pytest.raises(ConflictError, match="r1c1=1 and r1c2=1 break a rule: row 1"):
        solve(parse("11" + "." * 14))
    assert issubclass(ConflictError, PuzzleError)


def test_a_conflict_outside_the_kernels_boards_is_refused_as_well():
    with pytest.raises(ConflictError):
        solve(parse("11" + "." * 34))
    with pytest.raises(ConflictError):
        solve(parse("11" + "." * 79))


@pytest.mark.parametrize(("limit", "found"), [(0, 0), (1, 1), (2, 2), (100, 100), (288, 288), (1000, 288)])
def test_solutions_are_counted_up_to_the_limit(limit, found):
    assert count(EMPTY_4, limit) == found


def test_two_are_enough_to_count_by_default():
    assert count(EMPTY_4) == 2


def test_all_6x6_grids_with_a_given_first_row_and_box_are_counted_alike_by_sat_whatever_the_limit():
    puzzle = parse("123456456..." + "." * 24)
    assert count(puzzle, 10) == 10
    assert count(puzzle, 50) == 50


def test_counting_is_stopped_by_its_budget():
    with pytest.raises(Stopped):
        count(LARGE, 5, stopped())


def extended(cells):
    """All 4x4 grids that begin with these cells."""
    if len(cells) == 16:
        yield cells
        return
    row, column = divmod(len(cells), 4)
    for digit in (1, 2, 3, 4):
        clash = any(
            other == digit and (r == row or c == column or (r // 2, c // 2) == (row // 2, column // 2))
            for (r, c), other in zip(product(range(4), repeat=2), cells, strict=False)
        )
        if not clash:
            yield from extended((*cells, digit))


GRIDS = list(extended(()))


@given(st.lists(st.sampled_from([0, 0, 0, 1, 2, 3, 4]), min_size=16, max_size=16))
@settings(max_examples=60)
def test_solving_agrees_with_brute_force_on_4x4(cells):
    puzzle = parse("".join(map(str, cells)))
    solutions = [
        grid for grid in GRIDS if all(cell in (0, digit) for cell, digit in zip(cells, grid, strict=True))
    ]
    assert count(puzzle, 300) == len(solutions)
    if solutions:
        assert solve(puzzle).status == ("unique" if len(solutions) == 1 else "multiple")


def test_there_are_288_grids_of_order_4():
    assert len(GRIDS) == 288


def test_a_check_finds_the_redundant_givens_and_only_those():
    puzzle = example("classic")
    report = check(puzzle)
    assert report.status == "unique"
    assert report.minimal is False
    named = set(map(str, report.redundant))
    for clue in puzzle.givens:
        rest = parse("." * 81).fill(fact for fact in puzzle.givens if fact != clue)
        assert (count(rest) == 1) == (str(puzzle.rules.fact(clue)) in named)


def test_a_check_of_a_minimal_puzzle():
    report = check(example("mini"))
    assert (report.redundant, report.minimal) == ((), True)


@pytest.mark.parametrize(("name", "status"), [("two-solutions", "multiple"), ("impossible", "none")])
def test_a_check_leaves_open_what_only_a_unique_solution_decides(name, status):
    report = check(example(name))
    assert (report.status, report.redundant, report.minimal) == (status, None, None)


def test_a_check_names_each_conflict_with_its_rule():
    report = check(parse("11..1..........."))
    assert report.status == "none"
    assert [(conflict.rule, [str(fact) for fact in conflict.facts]) for conflict in report.conflicts] == [
        ("row 1", ["r1c1=1", "r1c2=1"]),
        ("column 1", ["r1c1=1", "r2c1=1"]),
        ("box 1", ["r1c1=1", "r1c2=1", "r2c1=1"]),
    ]


def test_a_check_that_runs_out_of_time_says_what_it_does_not_know():
    late = check(example("mini"), Budget(0))
    assert late.redundant is None
    assert "time limit" in late.note
    assert check(LARGE, Budget(0)).status == "unknown"


@pytest.mark.parametrize("name", examples())
def test_examples_have_no_conflicts(name):
    assert conflicts(example(name)) == ()
