"""Why something holds, or does not: paths of deductions that the checker accepts, with nothing beside."""

from __future__ import annotations

import pytest

from tests.play.cases import small_puzzle, solution_of
from whygrid.engine.words import say
from whygrid.logic.check import check_step
from whygrid.logic.proof import Proof
from whygrid.play import writing
from whygrid.play.game import start
from whygrid.play.helping import asked_why
from whygrid.puzzle import Puzzle
from whygrid.registry import examples, genre, genre_names
from whygrid.service.why import why


def puzzle(name: str) -> Puzzle:
    return Puzzle.parse(examples()[name].text)


def fact(board: Puzzle, name: str) -> int:
    return next(n for n, one in enumerate(board.rules.facts, 1) if str(one) == name)


def told(path: Proof) -> list[str]:
    return [say(path.rules, step.deductions[-1]) for step in path.steps]


def accepted(board: Puzzle, path: Proof) -> None:
    """Each step follows from what is known by then, and something later needs it."""
    known = {*board.givens, *path.assumed}
    for number, step in enumerate(path.steps, 1):
        assert check_step(board.rules, known, step) == "", number
        known.update(step.facts)
    assert path.numbers_behind(len(path)) == list(range(1, len(path) + 1))


@pytest.mark.parametrize("name", genre_names())
def test_the_path_to_each_fact_is_accepted_and_says_what_is_so(name: str) -> None:
    board = small_puzzle(genre(name))
    right = {*solution_of(board), *board.givens}
    for literal in range(1, len(board.rules.facts) + 1, max(1, len(board.rules.facts) // 16)):
        found = why(board, literal)
        assert found.holds is (literal in right)
        if found.path is not None:
            assert found.path.steps[-1].facts == (literal if found.holds else -literal,)
            accepted(board, found.path)
        else:
            assert found.text and literal in board.givens


@pytest.mark.parametrize("name", ["escargot", "numberlink-trial", "kakuro-supposed"])
def test_where_techniques_run_out_the_path_supposes_something(name: str) -> None:
    board = puzzle(name)
    last = solution_of(board)[-1]
    found = why(board, last)
    assert found.holds and found.path is not None
    accepted(board, found.path)


def test_a_path_has_only_what_leads_to_the_fact_each_in_a_line_of_its_own() -> None:
    board = puzzle("wikipedia")
    found = why(board, fact(board, "r1c3=1"))
    assert found.holds is False and found.path is not None
    assert told(found.path)[-1].startswith("r1c3 is not 1: ")
    lengths = [
        len(path)
        for literal in range(1, 730, 7)
        if (path := why(board, literal).path) is not None
    ]  # fmt: skip
    assert sum(lengths) / len(lengths) < 6 and max(lengths) < 35
    every = [
        line for literal in range(1, 730, 31) if (path := why(board, literal).path) for line in told(path)
    ]
    assert max(map(len, every)) < 160


def test_one_known_cell_is_reason_enough() -> None:
    board = puzzle("wikipedia")
    found = why(board, fact(board, "r1c3=5"))
    assert found.path is not None
    assert told(found.path) == ["r1c3 is not 5: r1c1 is 5, and row 1 holds each digit once"]


def test_what_stands_in_the_cell_itself_is_no_reason_and_marks_count_unless_they_are_wrong() -> None:
    board = puzzle("wikipedia")
    game = writing.enter(start(board), ["r1c3"], "4")
    plain = asked_why(start(board), fact(board, "r1c3=4"))
    assert asked_why(game, fact(board, "r1c3=4")) == plain
    marked = writing.mark(start(board), "centre", ["r1c4"], "2")  # it is 6
    assert asked_why(marked, fact(board, "r1c3=4")) == plain
    noted = writing.mark(start(board), "centre", ["r4c2"], "5")
    short = asked_why(noted, fact(board, "r5c2=5"))
    assert short.holds is False and short.path is not None


def test_a_broken_position_is_said_to_be_broken() -> None:
    board = puzzle("wikipedia")
    clash = writing.enter(start(board), ["r1c3"], "5")
    found = asked_why(clash, fact(board, "r1c4=6"))
    assert found.holds is None and "broken" in found.text
    wrong = writing.enter(start(board), ["r1c3"], "2")
    found = asked_why(wrong, fact(board, "r9c7=1"))
    assert found.path is not None or "no solution" in found.text


def test_what_differs_from_solution_to_solution_is_open() -> None:
    board = puzzle("two-solutions")
    open_ones = [
        found.text for n in range(1, 730) if (found := why(board, n)).holds is None and n not in board.givens
    ]
    assert open_ones and all("nothing excludes it" in text for text in open_ones)
