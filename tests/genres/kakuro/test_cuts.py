"""Region arithmetic says nothing but what all solutions say, and finds what a person finds by adding up."""

import random

from tests.genres.kakuro.boards import TooLong, brute_force, random_board
from whygrid.digits.sums import digits_of
from whygrid.genres.kakuro.cuts import Regions, fit, narrow_by_cuts
from whygrid.genres.kakuro.formats import parse_text
from whygrid.genres.kakuro.solving import start_of


def solutions(board):
    try:
        return list(brute_force(board))
    except TooLong:
        return []


def test_every_cut_holds_in_every_solution():
    rng = random.Random(5)
    bridges = pairs = 0
    for _ in range(500):
        board = random_board(rng, 3)
        found = solutions(board)
        if not found:
            continue
        for cut in Regions(start_of(board)).cuts():
            for digits in found:
                assert sum(sign * digits[cell] for cell, sign in cut.terms) == cut.total, board
            bridges += len(cut.terms) == 1
            pairs += len(cut.terms) == 2
    assert bridges > 100 and pairs > 20


def test_the_runs_of_a_cut_hold_its_cells_and_add_up_to_its_total():
    rng = random.Random(6)
    seen = 0
    for _ in range(400):
        board = random_board(rng, 3)
        regions = Regions(start_of(board))
        for cut in regions.cuts():
            inside = regions.runs_of(cut)
            runs = [board.layout.runs[number] for number in inside]
            balance: dict[int, int] = {}
            total = 0
            for run in runs:
                sign = 1 if run.across else -1
                total += sign * run.total
                for cell in run.cells:
                    balance[cell] = balance.get(cell, 0) + sign
            for cell, digit in enumerate(board.givens):
                if digit and balance.get(cell):
                    total -= balance.pop(cell) * digit
            assert {cell: sign for cell, sign in balance.items() if sign} == dict(cut.terms)
            assert total == cut.total
            seen += 1
    assert seen > 200


def test_a_bridge_is_fixed():
    domains = start_of(parse_text("\\ 3\\ 7\\ \\\n\\4 . . \\\n\\11 . . ."))
    (bridge,) = [cut for cut in Regions(domains).cuts() if len(cut.terms) == 1]
    assert (bridge.terms[0].cell, abs(bridge.total)) == (4, 4 + 11 - 3 - 7)
    assert narrow_by_cuts(domains)
    assert digits_of(domains.masks[4]) == (5,)


def test_narrowing_keeps_all_solutions_and_finds_contradictions():
    rng = random.Random(7)
    for _ in range(300):
        board = random_board(rng, 3)
        try:
            found = list(brute_force(board))
        except TooLong:
            continue
        domains = start_of(board)
        if not domains.propagate() or not narrow_by_cuts(domains):
            assert not found, board
            continue
        for digits in found:
            assert all(domains.masks[cell] >> (digit - 1) & 1 for cell, digit in enumerate(digits)), board


def test_two_cells_are_fitted_by_sum_and_by_difference():
    assert fit((0b1111, 0b110000000), (1, 1), 10) == (0b11, 0b110000000)
    assert fit((0b111, 0b111), (1, -1), 2) == (0b100, 0b001)
    assert fit((0b111,), (-1,), -2) == (0b010,)
    assert fit((0b111,), (1,), 12) == (0,)
