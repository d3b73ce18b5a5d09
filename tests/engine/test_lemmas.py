"""What follows is shown by lemmas that the checker accepts, for every genre; nothing else is."""

from __future__ import annotations

import random

import pytest

from tests.genres.kakuro.boards import random_board
from tests.genres.numberlink.test_solving import board, sample
from tests.helpers import generated, solution_facts
from tests.logic.random_systems import random_system
from whygrid.budget import Budget
from whygrid.engine.lemmas import by_lemmas
from whygrid.errors import Stopped
from whygrid.logic.check import check_deduction
from whygrid.logic.facts import Literal
from whygrid.puzzle import Puzzle
from whygrid.service.solving import first_solutions

CASES = [
    *[(generated(seed, 0, *box), seed) for seed, box in enumerate([(2, 2), (2, 3), (3, 2), (2, 4), (3, 3)])],
    *[(Puzzle("kakuro", random_board(random.Random(seed), 5)), seed) for seed in (3, 4, 5)],
    *[(Puzzle("numberlink", board(layout)), 1) for layout in sample(7, 5)],
]


@pytest.mark.parametrize(("puzzle", "seed"), CASES)
def test_the_checker_accepts_what_follows_from_all_that_is_printed(puzzle: Puzzle, seed: int) -> None:
    solutions = first_solutions(puzzle, 2, Budget())
    for solution in solutions[:1]:
        left = [fact for fact in solution if fact not in puzzle.givens]
        for fact in random.Random(seed).sample(left, min(6, len(left))):
            deduction = by_lemmas(puzzle.rules, puzzle.givens, fact, Budget())
            if len(solutions) == 1:
                assert deduction is not None
            if deduction is not None:
                assert check_deduction(puzzle.rules, deduction) == ""


def test_puzzles_without_a_solution_lead_to_a_contradiction() -> None:
    puzzle = Puzzle.parse("..4.23..........")
    deduction = by_lemmas(puzzle.rules, puzzle.givens, None, Budget())
    assert deduction is not None and deduction.conclusions == ()
    assert check_deduction(puzzle.rules, deduction) == ""


def test_what_does_not_follow_is_not_shown() -> None:
    puzzle = generated(1, 0, 2, 2)
    given = puzzle.givens[0]
    for fact in set(solution_facts(puzzle)) - {given}:
        assert by_lemmas(puzzle.rules, [given], fact, Budget()) is None


@pytest.mark.parametrize("seed", range(5))
def test_in_random_systems_just_that_is_shown_which_holds_in_every_world(seed: int) -> None:
    rng = random.Random(seed)
    found = 0
    for _ in range(300):
        system = random_system(rng)
        rules = system.rules.only(system.names)
        goal: Literal = rng.choice((1, -1)) * rng.randint(1, len(rules.facts))
        premises = [literal for literal in system.literals if abs(literal) != abs(goal)]
        if len({abs(literal) for literal in premises}) < len(set(premises)):
            continue  # they contradict each other
        follows = not system._replace(literals=(*premises, -goal)).worlds(sums=False)
        deduction = by_lemmas(rules, premises, goal, Budget())
        if deduction is not None:
            found += 1
            assert follows, "something was shown that is not so"
            assert check_deduction(rules, deduction) == ""
        elif rules.variables == len(rules.facts):
            assert not follows, "something was not shown that is so"
    assert found > 50


def test_the_search_ends_after_so_many_contradictions_and_with_its_budget() -> None:
    hard = Puzzle.parse("1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..")
    fact = next(fact for fact in solution_facts(hard) if fact not in hard.givens)
    assert by_lemmas(hard.rules, hard.givens, fact, Budget(), conflicts=3) is None
    assert by_lemmas(hard.rules, hard.givens, fact, Budget()) is not None
    with pytest.raises(Stopped):
        by_lemmas(hard.rules, hard.givens, fact, Budget(0))
