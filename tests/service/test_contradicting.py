"""The fewest givens and clues that contradict each other, against trying all sets."""

from __future__ import annotations

import random
from itertools import combinations

import pytest

from whygrid import examples, parse
from whygrid.budget import Budget
from whygrid.errors import Stopped
from whygrid.puzzle import Puzzle
from whygrid.service import contradicting
from whygrid.service.contradicting import contradiction
from whygrid.service.solving import first_solutions


def fewest_by_trying(puzzle: Puzzle) -> int:
    empty = parse("." * 16)
    for size in range(1, len(puzzle.givens) + 1):
        for chosen in combinations(puzzle.givens, size):
            if not first_solutions(empty.fill(chosen), 1, Budget()):
                return size
    raise AssertionError("there is a solution")


@pytest.mark.parametrize("seed", range(12))
def test_no_smaller_set_of_givens_contradicts_itself(seed: int) -> None:
    rng = random.Random(seed)
    while True:
        digits = ["."] * 16
        for cell in rng.sample(range(16), 7):
            digits[cell] = rng.choice("1234")
        puzzle = parse("".join(digits))
        found = contradiction(puzzle)
        if found is not None:
            break
    assert found.proved and len(found.givens) == fewest_by_trying(puzzle)
    assert not first_solutions(parse("." * 16).fill(found.givens), 1, Budget())


def test_clues_of_sums_are_among_what_contradicts() -> None:
    puzzle = parse(examples()["kakuro-impossible"].text)
    found = contradiction(puzzle)
    assert found is not None and found.proved and found.clues and not found.givens
    assert not first_solutions(puzzle.with_clues({clue.name for clue in found.clues}), 1, Budget())


def test_a_puzzle_with_a_solution_has_no_contradiction() -> None:
    assert contradiction(parse(examples()["mini"].text)) is None


def test_without_time_an_irreducible_set_is_given_back(monkeypatch: pytest.MonkeyPatch) -> None:
    def stopped(*_: object) -> None:
        raise Stopped("no time")

    monkeypatch.setattr(contradicting, "_smallest", stopped)
    found = contradiction(parse(examples()["impossible"].text))
    assert found is not None and not found.proved
    assert not first_solutions(parse("." * 81).fill(found.givens), 1, Budget())
