"""The engine, the rules as counts and plain brute force agree on how many solutions a board has."""

import random
from collections import Counter
from itertools import islice

from tests.genres.kakuro.boards import (
    TooLong,
    all_digits,
    brute_force,
    complemented,
    random_board,
    transposed,
)
from whygrid.budget import Budget
from whygrid.digits.field import filled, givens_of
from whygrid.genres.kakuro import solving
from whygrid.genres.kakuro.formats import parse_text
from whygrid.genres.kakuro.propagation import narrow, narrow_run
from whygrid.genres.kakuro.rules import rules_of
from whygrid.genres.kakuro.solving import fast_solutions
from whygrid.logic.check import broken_rules
from whygrid.sat.oracle import Oracle

LIMIT = 30
ALL_DIGITS = 0b111111111


def first_solutions(board, limit=LIMIT):
    return {filled(board, facts).givens for facts in fast_solutions(board, limit, Budget())}


def decided_boards(seed, number, largest=3):
    """Random boards with all their solutions, at most LIMIT of them, as brute force finds them."""
    rng = random.Random(seed)
    for _ in range(number):
        board = random_board(rng, largest)
        try:
            expected = set(islice(brute_force(board), LIMIT + 1))
        except TooLong:
            continue
        if len(expected) <= LIMIT:
            yield board, expected


def test_the_engine_finds_what_brute_force_finds():
    seen = Counter()
    for board, expected in decided_boards(6, 2000, 4):  # `python -m benchmarks.kakuro brute` has 5,000
        assert first_solutions(board) == expected, board
        seen[min(len(expected), 2)] += 1
    assert min(seen[0], seen[1], seen[2]) > 100, "all kinds of boards are among them"


def test_sat_behind_the_search_finds_the_same(monkeypatch):
    monkeypatch.setattr(solving, "SEARCH_CELLS", 0)
    for board, expected in decided_boards(7, 200):
        assert first_solutions(board) == expected, board


def test_a_search_that_grows_too_long_is_left_to_sat(monkeypatch):
    monkeypatch.setattr(solving, "SEARCH_NODES", 1)
    for board, expected in decided_boards(8, 150):
        assert first_solutions(board) == expected, board


def test_the_rules_as_clauses_have_the_same_solutions():
    for board, expected in decided_boards(9, 300):
        with Oracle(rules_of(board.layout)) as oracle:
            found = oracle.solutions(givens_of(board), LIMIT + 1)
        assert {filled(board, facts).givens for facts in found} == expected, board
        assert len(found) == len(expected), "auxiliary variables do not make one solution count twice"


def test_full_boards_break_rules_exactly_when_they_are_no_solutions():
    rng = random.Random(10)
    for _ in range(200):
        board = random_board(rng, 2)
        if not 0 < len(board.layout.white) <= 4:
            continue
        rules = rules_of(board.layout)
        solutions = set(brute_force(board.with_givens([0] * len(board.givens))))
        for digits in rng.sample(list(all_digits(len(board.layout.white))), 9):
            facts = set(givens_of(board.with_givens(digits)))
            settled = {n if n in facts else -n for n in range(1, len(rules.facts) + 1)}
            assert bool(broken_rules(rules, settled)) == (digits not in solutions), (board, digits)


def test_symmetries_change_nothing():
    rng = random.Random(11)
    for _ in range(300):
        board = random_board(rng)
        number = len(first_solutions(board))
        assert len(first_solutions(transposed(board))) == number
        if all(run.total is None or run.cells for run in board.layout.runs) and all(
            run.total is None or 10 * len(run.cells) - run.total >= 0 for run in board.layout.runs
        ):
            assert len(first_solutions(complemented(board))) == number


def test_narrowing_keeps_exactly_the_digits_of_some_filling():
    rng = random.Random(12)
    for _ in range(60):
        masks = tuple(
            rng.randint(1, ALL_DIGITS) & rng.randint(1, ALL_DIGITS) for _ in range(rng.randint(1, 4))
        )
        total = rng.choice([None, rng.randint(1, 32)])
        ways = [
            digits
            for digits in all_digits(len(masks))
            if len(set(digits)) == len(digits)
            and all(mask >> (digit - 1) & 1 for mask, digit in zip(masks, digits, strict=True))
            and total in (None, sum(digits))
        ]
        expected = tuple(sum(1 << (d - 1) for d in set(column)) for column in zip(*ways, strict=True)) or None
        assert narrow(masks, total) == expected
        assert narrow_run(masks, total) == expected


def test_a_run_of_ten_cells_has_no_solution():
    board = parse_text("\\45 " + ". " * 10)
    assert fast_solutions(board, 2, Budget()) == []
    assert fast_solutions(parse_text("\\ " + ". " * 10), 2, Budget()) == []


def test_a_clue_without_cells_can_only_be_zero():
    assert fast_solutions(parse_text("\\5"), 2, Budget()) == []
    assert fast_solutions(parse_text("\\0"), 2, Budget()) == [()]
