"""The oracle against brute force: which solutions there are, which facts are to blame, when it stops."""

from __future__ import annotations

import random
import threading
from collections import Counter
from itertools import product

import pytest

from tests.helpers import brute_force, generated, pigeons, small_board, toy
from whygrid.budget import Budget
from whygrid.errors import Stopped
from whygrid.genres.sudoku.model import Sudoku, shape
from whygrid.genres.sudoku.rules import givens_of, rules_of
from whygrid.kernels import counterpart, sudoku_solutions
from whygrid.logic.rules import Count, Rules, exactly_one
from whygrid.sat.oracle import Oracle


def oracle_solutions(board: Sudoku, limit: int = 10**6) -> set[tuple[int, ...]]:
    """The fillings that the oracle finds, each as the digits of the cells."""
    with Oracle(rules_of(board.shape)) as oracle:
        found = oracle.solutions(givens_of(board), limit)
    assert len(found) == len(set(found))
    return {tuple(board.shape.cell_and_digit(fact)[1] for fact in facts) for facts in found}


# Sudoku


def test_there_are_288_grids_of_size_four_and_they_are_the_right_ones():
    empty = small_board("." * 16, 2, 2)
    assert len(brute_force(empty)) == 288
    assert oracle_solutions(empty) == set(brute_force(empty))


def random_board(
    rng: random.Random, grid: tuple[int, ...], box_rows: int, box_columns: int, clues: int
) -> Sudoku:
    """Some cells of a grid, and now and then one of them changed."""
    cells = [0] * len(grid)
    for cell in rng.sample(range(len(grid)), clues):
        cells[cell] = grid[cell]
        if rng.random() < 0.04:
            cells[cell] = rng.randint(1, box_rows * box_columns)
    return Sudoku(shape(box_rows, box_columns), tuple(cells))


@pytest.mark.parametrize(
    ("box_rows", "box_columns", "clues", "boards"),
    [(2, 2, (2, 8), 120), (2, 3, (11, 18), 50), (3, 2, (11, 18), 25)],
)
def test_small_boards_have_the_solutions_that_brute_force_finds(box_rows, box_columns, clues, boards):
    rng = random.Random(box_rows * 10 + box_columns)
    size = box_rows * box_columns
    grids = brute_force(small_board("." * size**2, box_rows, box_columns), limit=50)
    seen: Counter[int] = Counter()
    for _ in range(boards):
        board = random_board(rng, rng.choice(grids), box_rows, box_columns, rng.randint(*clues))
        expected = set(brute_force(board))
        assert oracle_solutions(board) == expected, board
        seen[min(len(expected), 2)] += 1
    assert min(seen[0], seen[1], seen[2]) >= boards // 20, "boards with no, one and many solutions"


def test_the_oracle_finds_the_same_nine_by_nine_solutions_as_the_kernel_and_its_twin():
    seen: Counter[int] = Counter()
    for seed in range(9):
        rng = random.Random(seed)
        givens = list(generated(seed, spare=12).board.givens)
        clues = [cell for cell in range(81) if givens[cell]]
        for cell in rng.sample(clues, (0, 4, 8)[seed % 3]):
            givens[cell] = 0
        if seed > 5:
            cell = rng.choice([cell for cell in range(81) if givens[cell]])
            givens[cell] = givens[cell] % 9 + 1
        board, text = Sudoku(shape(3, 3), tuple(givens)), "".join(map(str, givens))
        expected = oracle_solutions(board, 400)
        assert len(expected) < 400
        assert {tuple(map(int, found)) for found in sudoku_solutions(text, 400)} == expected
        assert {tuple(map(int, found)) for found in counterpart.sudoku_solutions(text, 400)} == expected
        seen[min(len(expected), 2)] += 1
    assert set(seen) == {0, 1, 2}


def test_no_more_solutions_are_given_than_asked_for():
    empty = small_board("." * 16, 2, 2)
    for limit in (0, 1, 2, 7):
        assert len(oracle_solutions(empty, limit)) == limit


def test_one_question_does_not_narrow_the_next():
    with Oracle(rules_of(shape(2, 2))) as oracle:
        first = oracle.solutions([], 288)
        assert set(oracle.solutions([], 1000)) == set(first)
        assert len(oracle.solutions([1], 1000)) == 72
        assert oracle.solve([1]) is not None
        assert oracle.solutions([1, 2], 1000) == []
        assert len(oracle.solutions([], 1000)) == 288


# Rules of every kind


def random_rules(rng: random.Random, facts: int) -> Rules:
    """Counts of any low and high over a few facts, with negations."""

    def count() -> Count:
        literals = tuple(
            rng.choice((n, n, -n)) for n in rng.sample(range(1, facts + 1), rng.randint(2, facts))
        )
        low = rng.randint(0, len(literals) - 1)
        return Count(literals, low, rng.randint(max(low, 1), len(literals)))

    everything = Count(tuple(range(1, facts + 1)), 0, facts)
    return toy(facts, ("everything", everything), *((f"rule {i}", count()) for i in range(rng.randint(1, 4))))


def solutions_by_definition(rules: Rules, givens: list[int]) -> set[tuple[int, ...]]:
    found = set()
    for values in product((False, True), repeat=len(rules.facts)):
        holds = {n if value else -n for n, value in enumerate(values, 1)}
        counts = [count for rule in rules.rules.values() for count in rule.counts]
        if holds.issuperset(givens) and all(
            count.low <= sum(x in holds for x in count.literals) <= count.high for count in counts
        ):
            found.add(tuple(sorted(n for n in holds if n > 0)))
    return found


def random_givens(rng: random.Random, facts: int) -> list[int]:
    return [rng.choice((n, -n)) for n in rng.sample(range(1, facts + 1), rng.randint(0, 2))]


def test_a_solution_by_any_rules_is_one_and_none_is_missed():
    rng = random.Random(7)
    seen: Counter[bool] = Counter()
    for _ in range(300):
        rules = random_rules(rng, 6)
        givens = random_givens(rng, 6)
        expected = solutions_by_definition(rules, givens)
        with Oracle(rules) as oracle:
            found = oracle.solve(givens)
        seen[found is not None] += 1
        assert (found is not None) == bool(expected)
        assert found is None or found in expected
    assert min(seen.values()) > 20


def test_by_any_rules_all_solutions_are_counted():
    rng = random.Random(8)
    for _ in range(100):
        rules = random_rules(rng, 5)
        givens = random_givens(rng, 5)
        with Oracle(rules) as oracle:
            assert set(oracle.solutions(givens, 1000)) == solutions_by_definition(rules, givens)


def test_where_every_solution_has_as_many_facts_all_are_counted():
    rng = random.Random(9)
    for _ in range(150):
        size = rng.randint(1, 5)
        rules = random_rules(rng, 6)
        rules = toy(6, *rules.rules.values(), ("so many", Count((1, 2, 3, 4, 5, 6), size, size)))
        with Oracle(rules) as oracle:
            assert set(oracle.solutions([], 1000)) == solutions_by_definition(rules, [])


def test_a_fact_that_no_rule_mentions_may_hold_or_not():
    with Oracle(toy(3, ("one", exactly_one([1, 2])))) as oracle:
        assert set(oracle.solutions([], 10)) == {(1,), (2,), (1, 3), (2, 3)}


@pytest.mark.parametrize("count", [Count((), 1, 1), Count((1,), 2, 2)])
def test_a_count_that_can_never_be_kept_leaves_no_solution(count):
    with Oracle(toy(1, ("never", count))) as oracle:
        assert oracle.solve([]) is None


# Cores


def test_a_minimal_core_leaves_no_solution_and_without_any_one_fact_it_does():
    rng = random.Random(10)
    checked = 0
    for seed in range(12):
        puzzle = generated(seed)
        with Oracle(puzzle.rules) as oracle:
            solution = oracle.solve(puzzle.givens)
            for fact in rng.sample([fact for fact in solution if fact not in puzzle.givens], 3):
                givens = rng.sample(puzzle.givens, len(puzzle.givens))
                core = oracle.minimal_core([-fact], givens)
                assert set(core) <= set(givens)
                assert oracle.solve([-fact, *core]) is None
                for given in core:
                    assert oracle.solve([-fact, *(other for other in core if other != given)]) is not None
                checked += 1
    assert checked == 36


def test_a_minimal_core_by_any_rules_is_minimal_by_definition():
    rng = random.Random(11)
    checked = 0
    for _ in range(400):
        rules = random_rules(rng, 6)
        facts = [rng.choice((n, -n)) for n in rng.sample(range(1, 7), 5)]
        fixed, facts = facts[:1], facts[1:]
        with Oracle(rules) as oracle:
            core = oracle.minimal_core(fixed, facts)
        if core is None:
            assert solutions_by_definition(rules, [*fixed, *facts])
            continue
        assert not solutions_by_definition(rules, [*fixed, *core])
        for fact in core:
            assert solutions_by_definition(rules, [*fixed, *(other for other in core if other != fact)])
        checked += 1
    assert checked > 100


def test_there_is_no_core_where_there_is_a_solution():
    with Oracle(rules_of(shape(2, 2))) as oracle:
        assert oracle.minimal_core([], [1, 6]) is None


def test_what_is_impossible_by_itself_has_an_empty_core():
    impossible = toy(2, ("one", exactly_one([1, 2])), ("neither", Count((1, 2), 0, 0)))
    with Oracle(impossible) as oracle:
        assert oracle.minimal_core([], [1, -2]) == ()


def test_facts_of_the_question_are_to_blame_and_no_others():
    with Oracle(rules_of(shape(3, 3))) as oracle:
        rules = oracle.rules
        question = [rules.parse_fact(text) for text in ("r9c9=1", "r1c1=5", "r1c9=5")]
        assert oracle.solve(question) is None
        assert set(oracle.blame()) == set(question[1:])


# Stopping


def test_a_few_pigeons_are_no_trouble():
    with Oracle(pigeons(6)) as oracle:
        assert oracle.solve([]) is None


def test_a_time_limit_ends_a_hopeless_search():
    with Oracle(pigeons(14), Budget(seconds=0.3)) as oracle, pytest.raises(Stopped, match="time limit"):
        oracle.solve([])


def test_a_cancel_from_another_thread_ends_a_hopeless_search():
    budget = Budget()
    timer = threading.Timer(0.2, budget.cancel, ["enough"])
    timer.start()
    try:
        with Oracle(pigeons(14), budget) as oracle, pytest.raises(Stopped, match="enough"):
            oracle.solve([])
    finally:
        timer.cancel()


def test_a_cancel_ends_the_loading_of_rules():
    budget = Budget()
    budget.cancel("enough")
    with pytest.raises(Stopped, match="enough"):
        Oracle(rules_of(shape(3, 3)), budget)


def test_an_oracle_can_be_asked_again_after_it_was_stopped():
    budget = Budget()
    with Oracle(rules_of(shape(2, 2)), budget) as oracle:
        budget.cancel("enough")
        with pytest.raises(Stopped):
            oracle.solutions([], 5)
        oracle.budget = Budget()
        assert len(oracle.solutions([], 1000)) == 288
