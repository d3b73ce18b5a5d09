"""What a model wrote: read, judged and scored."""

from __future__ import annotations

import random

import pytest

import whygrid
from whygrid.errors import UsageError
from whygrid.ml.answers import answer_in, follow, is_solution, model_steps, question
from whygrid.ml.making import Order, twin
from whygrid.service.canonical_ids import identity

MINI = whygrid.parse("1....4.....2.3..", "sudoku")
GENRES = {
    "sudoku": {"size": "4"},
    "kakuro": {"rows": 4, "columns": 4},
    "numberlink": {"rows": 4, "columns": 4},
}


@pytest.mark.parametrize("genre", whygrid.genre_names())
def test_a_right_board_earns_everything_and_what_is_printed_nothing(genre: str) -> None:
    puzzle = whygrid.generate(genre, seed=3, **GENRES.get(genre, {}))
    solution = whygrid.solve(puzzle).solutions[0].text
    assert is_solution(puzzle, f"I think:\n<answer>\n{solution}\n</answer>")
    assert (
        not is_solution(puzzle, puzzle.text) and not is_solution(puzzle, "") and not is_solution(puzzle, "42")
    )


def test_copying_the_givens_and_writing_ones_earns_nothing() -> None:
    assert not is_solution(MINI, MINI.text.replace(".", "1"))


@pytest.mark.parametrize("genre", whygrid.genre_names())
def test_a_proof_of_ours_earns_everything(genre: str) -> None:
    puzzle = whygrid.generate(genre, seed=3, **GENRES.get(genre, {}))
    lines = model_steps(puzzle).splitlines()
    told = follow(puzzle, "\n".join(lines), most_cited=50)
    assert told.score == 1, [step for step in told.steps if not step.counts]
    assert follow(puzzle, "\n".join(lines[: len(lines) // 2]), most_cited=50).score < 1


def test_the_same_placements_as_guesses_earn_nothing() -> None:
    told = follow(MINI, "\n".join(line.partition(" because")[0] for line in model_steps(MINI).splitlines()))
    assert told.score == 0 and {step.why for step in told.steps} == {"lucky"}


def test_citing_everything_does_not_count() -> None:
    everything = ", ".join(f"r{row}c{column}" for row in range(1, 5) for column in range(1, 5))
    known = ", ".join(str(fact) for fact in map(MINI.rules.fact, MINI.givens))
    assert follow(MINI, f"r1c2=2 because {known}").placed == 1
    assert follow(MINI, f"r1c2=2 because {known}", most_cited=3).placed == 0
    assert follow(MINI, f"r1c2=2 because {everything}").steps[0].why == "lucky", "empty cells show nothing"


def test_a_leap_does_not_count_where_steps_must_be_easy() -> None:
    puzzle = whygrid.parse(whygrid.examples()["escargot"].text)
    known = ", ".join(str(fact) for fact in map(puzzle.rules.fact, puzzle.givens))
    solution = whygrid.solve(puzzle).solutions[0]
    leap = next(str(puzzle.rules.fact(fact)) for fact in solution.givens if fact not in puzzle.givens)
    assert follow(puzzle, f"{leap} because {known}").placed == 1, "it does follow from all that is known"
    assert follow(puzzle, f"{leap} because {known}", max_effort=2).steps[0].why.startswith("it takes")


def test_after_a_false_step_nothing_counts() -> None:
    first, *rest = model_steps(MINI).splitlines()
    told = follow(MINI, "\n".join([first, "r4c4=1 because r1c1", *rest]))
    assert (told.placed, told.steps[-1].why) == (1, "false")


def test_lines_that_say_nothing_are_passed_over() -> None:
    told = follow(MINI, "Let us begin.\nr9c9=5 because r1c1\n1. r1c2 = 2 because r1c1, r2c2 and r4c2")
    assert [step.counts for step in told.steps] == [False, True] and told.steps[0].judgement is None


def test_the_answer_is_the_last_that_is_marked_as_one() -> None:
    assert answer_in("<answer>1</answer> no <answer>\n2\n</answer>") == "2"
    assert answer_in("```\nx\n```") == "x" and answer_in("plain") == "plain"


def test_orders_are_kept() -> None:
    order = Order(level=("gentle", "easy"), min_k=5, max_k=9, settings={"clues": 34, "padded": True})
    for number in range(3):
        puzzle = order.puzzle(1, number)
        assert whygrid.grade(puzzle).grade.level in order.levels
        assert 5 <= whygrid.k(puzzle).upper <= 9
    for wrong in (Order("chess"), Order(level="absurd"), Order(settings={"wheels": 4})):
        with pytest.raises(UsageError):
            wrong.check()


def test_a_twin_is_the_same_puzzle_in_another_dress() -> None:
    puzzle = whygrid.parse(whygrid.examples()["classic"].text)
    other = twin(puzzle, random.Random(1))
    assert other != puzzle and identity(other) == identity(puzzle)


@pytest.mark.parametrize("genre", whygrid.genre_names())
def test_questions_say_what_is_asked_for(genre: str) -> None:
    puzzle = whygrid.generate(genre, seed=3, **GENRES.get(genre, {}))
    assert puzzle.text in question(puzzle) and "because" in question(puzzle, steps=True)
