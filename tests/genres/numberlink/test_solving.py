"""The engine against brute force, symmetries, and budgets."""

from __future__ import annotations

import random
from itertools import combinations

import pytest

import whygrid
from tests.genres.numberlink.brute_force import Solution, solutions
from whygrid.budget import Budget
from whygrid.errors import Stopped
from whygrid.genres.numberlink.encoding import light_model
from whygrid.genres.numberlink.facts import edge_of
from whygrid.genres.numberlink.generator import generate
from whygrid.genres.numberlink.model import DRAWN, OPEN, Board, Layout, is_solved
from whygrid.genres.numberlink.planar import planar_model
from whygrid.genres.numberlink.rules import rules_of
from whygrid.genres.numberlink.solving import exclude, facts_of, fast_solutions, next_solution, solutions_of
from whygrid.logic.check import is_solution
from whygrid.sat.oracle import Oracle
from whygrid.sat.session import Session


def board(layout: Layout) -> Board:
    return Board(layout, (OPEN,) * len(layout.edges))


def random_layout(rng: random.Random, rows: int, columns: int, paths: int, cover: bool) -> Layout:
    ends = [""] * (rows * columns)
    for number, cell in enumerate(rng.sample(range(rows * columns), 2 * paths)):
        ends[cell] = str(number // 2 + 1)
    return Layout(rows, columns, tuple(ends), cover)


def lines(layout: Layout, facts: tuple[int, ...]) -> Solution:
    drawn = (edge for edge, status in map(edge_of, facts) if status == DRAWN)
    return frozenset(frozenset(layout.edges[edge]) for edge in drawn)


def sample(seed: int, number: int) -> list[Layout]:
    rng = random.Random(seed)
    found = []
    while len(found) < number:
        rows, columns = rng.choice([(1, 5), (2, 2), (2, 3), (2, 4), (3, 3), (3, 4), (4, 3)])
        paths = rng.randint(1, min(3, rows * columns // 2))
        found.append(random_layout(rng, rows, columns, paths, rng.random() < 0.6))
    return found


def test_all_solutions_of_small_boards_are_those_of_brute_force() -> None:
    answers = set()
    for layout in sample(1, 120):
        expected = solutions(layout)
        found = [lines(layout, facts) for facts in fast_solutions(board(layout), 1000, Budget())]
        assert set(found) == expected, layout
        assert len(found) == len(expected)
        assert len(fast_solutions(board(layout), 2, Budget())) == min(2, len(expected))
        answers.add(min(2, len(expected)))
    assert answers == {0, 1, 2}


def test_the_rules_have_the_solutions_of_brute_force() -> None:
    for layout in sample(2, 40):
        with Oracle(rules_of(layout)) as oracle:
            found = {lines(layout, facts) for facts in oracle.solutions([], 1000)}
        assert found == solutions(layout), layout


@pytest.mark.parametrize(("rows", "columns"), [(4, 4), (4, 5)])
def test_larger_random_boards_agree_with_brute_force(rows: int, columns: int) -> None:
    rng = random.Random(rows * columns)
    for _ in range(6):
        layout = random_layout(rng, rows, columns, rng.randint(2, 5), rng.random() < 0.7)
        found = {lines(layout, facts) for facts in fast_solutions(board(layout), 10_000, Budget())}
        assert found == solutions(layout), layout


def test_the_planar_model_allows_exactly_the_solutions() -> None:
    for layout in sample(3, 40):
        first = next(solutions_of(board(layout), 1, Budget()), None)
        if first is None:
            continue
        found = []
        with Session(planar_model(board(layout), first).clauses, Budget()) as session:
            while (another := next_solution(layout, session)) is not None:
                found.append(lines(layout, facts_of(another)))
                exclude(session, another)
        assert set(found) == solutions(layout), layout


def symmetries(layout: Layout) -> list[Layout]:
    """The eight ways to turn and mirror a board."""
    table = [layout.ends[row * layout.columns :][: layout.columns] for row in range(layout.rows)]
    found = []
    for _ in range(4):
        table = [tuple(row) for row in zip(*table[::-1], strict=True)]
        for rows in (table, table[::-1]):
            ends = tuple(label for row in rows for label in row)
            found.append(Layout(len(rows), len(rows[0]), ends, layout.cover))
    return found


def test_turning_mirroring_and_relabelling_change_no_answer() -> None:
    for layout in sample(4, 15):
        number = len(fast_solutions(board(layout), 1000, Budget()))
        for twin in symmetries(layout):
            relabelled = Layout(twin.rows, twin.columns, tuple(x and f"p{x}" for x in twin.ends), twin.cover)
            assert len(fast_solutions(board(relabelled), 1000, Budget())) == number


def test_a_solution_is_checked_by_walking_along_it() -> None:
    layout = Layout(2, 3, ("1", "", "2", "1", "", "2"))
    answers = fast_solutions(board(layout), 10, Budget())
    assert len(answers) == 2
    for edges in combinations(range(len(layout.edges)), 4):
        drawn = [1 if edge in edges else -1 for edge in range(len(layout.edges))]
        settled = set(facts_of(drawn)) | {-fact for fact in range(1, 2 * len(drawn) + 1)} - {
            -fact for fact in facts_of(drawn)
        }
        assert (
            is_solved(layout, drawn) == (facts_of(drawn) in answers) == is_solution(rules_of(layout), settled)
        )


def test_a_board_with_lines_keeps_them() -> None:
    layout = Layout(3, 4, ("1", "", "", "", "", "", "", "", "1", "2", "", "2"))
    for facts in fast_solutions(board(layout), 100, Budget()):
        part = whygrid.Puzzle("numberlink", board(layout)).fill(facts[:3])
        again = whygrid.solve(part)
        assert set(facts[:3]) <= set(again.solutions[0].givens)


def test_a_stop_carries_the_solution_found_until_then() -> None:
    class Impatient(Budget):
        def __init__(self, looks: int) -> None:
            super().__init__()
            self.looks = looks

        def check(self) -> None:
            self.looks -= 1
            if self.looks < 0:
                raise Stopped("enough")

    puzzle = generate(random.Random(5), 12, 12)
    with pytest.raises(Stopped) as stopped:
        fast_solutions(puzzle, 2, Impatient(1))
    assert len(stopped.value.found) == 1
    answer = whygrid.solve(whygrid.Puzzle("numberlink", puzzle), Impatient(1))
    assert (answer.status, answer.note, len(answer.solutions)) == ("unknown", "enough", 1)
    with pytest.raises(Stopped) as stopped:
        fast_solutions(puzzle, 2, Impatient(0))
    assert stopped.value.found == ()


def test_the_light_model_needs_few_variables() -> None:
    layout = random_layout(random.Random(1), 42, 25, 62, cover=True)
    assert light_model(board(layout)).straight < 10_000
