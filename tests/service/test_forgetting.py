"""The forgetful solver wins with k cells and loses with fewer."""

import pytest

from tests.helpers import generated
from whygrid import Budget, examples, parse
from whygrid.errors import Stopped, UsageError
from whygrid.service.forgetting import forgetful
from whygrid.service.measuring import k


def example(name):
    return parse(examples()[name].text)


@pytest.mark.parametrize("name", ["mini", "six", "wikipedia", "kakuro-first"])
def test_it_wins_with_k_and_loses_with_less(name):
    puzzle = example(name)
    least = k(puzzle).upper
    tried = forgetful(puzzle, least)
    assert tried.wins
    filled = [fact for one in tried.passes for fact in one]
    assert len(set(filled)) == len(filled)
    solved = puzzle.fill(filled)
    assert len(solved.givens) == len(puzzle.givens) + len(filled)
    assert k(solved).upper == 0
    lost = forgetful(puzzle, least - 1)
    assert (lost.wins, lost.passes[-1], lost.report.upper) == (False, (), least)


@pytest.mark.parametrize("size", [0, 1, 2, 3, 9])
def test_no_set_of_the_list_is_larger_than_allowed_and_none_comes_twice(size):
    tried = forgetful(generated(4, 0, 2, 3), size)
    assert all(len(entry.cells) + len(entry.clues) <= size for entry in tried.listed)
    assert len(set(tried.listed)) == len(tried.listed)
    assert list(tried.listed) == sorted(tried.listed, key=lambda entry: entry.cells)


def test_without_a_memory_nothing_is_found():
    tried = forgetful(example("wikipedia"), 3)
    assert (tried.listed, tried.passes, tried.wins) == ((), ((),), False)


def test_a_full_board_is_won_without_a_pass():
    tried = forgetful(parse("1243342143122134"), 0)
    assert (tried.wins, tried.passes) == (True, ())


def test_a_puzzle_without_one_solution_is_refused():
    with pytest.raises(UsageError, match="one solution only"):
        forgetful(example("two-solutions"), 9)


@pytest.mark.parametrize(("name", "size"), [("escargot", 30), ("twelve", 9)])
def test_a_spent_budget_is_neither_won_nor_lost(name, size):
    try:
        tried = forgetful(example(name), size, Budget(0.3))
    except Stopped:
        return  # on a busy machine, before the solution was known
    assert tried.wins or tried.stopped
