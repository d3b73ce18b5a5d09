"""Scans cell by cell: all that they say is so, and what they can't say is left to SAT."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.genres.numberlink.brute_force import solutions
from tests.genres.numberlink.test_solving import board, lines, sample
from whygrid.budget import Budget
from whygrid.genres.numberlink import scanning
from whygrid.genres.numberlink.model import CLOSED, DRAWN, OPEN, Board, Layout, is_solved
from whygrid.genres.numberlink.scanning import first_by_scan, solutions_by_scan
from whygrid.genres.numberlink.solving import fast_solutions
from whygrid.kernels import NATIVE
from whygrid.kernels.links import ANY, scan

pytestmark = pytest.mark.skipif(not NATIVE, reason="scans are native")


@st.composite
def boards(draw: st.DrawFn) -> Board:
    """Small boards, some of them with lines drawn or closed."""
    rows, columns = draw(st.sampled_from([(1, 4), (2, 3), (3, 3), (3, 4), (4, 3), (4, 4), (2, 6)]))
    number = draw(st.integers(1, min(4, rows * columns // 2)))
    cells = draw(st.permutations(range(rows * columns)))[: 2 * number]
    ends = [""] * (rows * columns)
    for place, cell in enumerate(cells):
        ends[cell] = str(place // 2)
    layout = Layout(rows, columns, tuple(ends), draw(st.booleans()))
    status = st.sampled_from([OPEN] * 12 + [DRAWN, CLOSED])
    statuses = st.lists(status, min_size=layout.edge_count, max_size=layout.edge_count)
    return Board(layout, tuple(draw(st.one_of(st.just([OPEN] * layout.edge_count), statuses))))


def expected(board: Board) -> list[list[int]]:
    """The solutions with the lines of a board, by brute force."""
    found = []
    for drawn in solutions(board.layout):
        way = [DRAWN if frozenset(pair) in drawn else CLOSED for pair in board.layout.edges]
        if all(old in (OPEN, new) for old, new in zip(board.lines, way, strict=True)):
            found.append(way)
    return sorted(found)


@settings(max_examples=300, deadline=None)
@given(boards())
def test_a_scan_to_the_end_has_the_solutions_of_brute_force(board: Board) -> None:
    found = solutions_by_scan(board, 10_000)
    assert found.complete
    assert sorted(found.solutions) == expected(board)


@settings(max_examples=300, deadline=None)
@given(boards())
def test_a_first_solution_is_one_and_none_is_said_only_where_there_is_none(board: Board) -> None:
    found = first_by_scan(board)
    there = expected(board)
    if isinstance(found, list):
        assert found in there
    elif board.layout.cover or board.blank:
        assert found is False and not there
    else:
        assert found is None  # lines that are drawn may want a U-turn


def test_every_board_of_nine_cells_with_two_paths_has_a_solution_without_u_turns_or_none() -> None:
    none = 0
    for layout in every_board_of_nine_cells():
        has_some = bool(solutions(layout))
        assert isinstance(first_by_scan(board(layout)), list) == has_some, layout
        none += not has_some
    assert none


def every_board_of_nine_cells() -> Sequence[Layout]:
    """All of which cells may stay empty."""
    found = []
    for a in range(9):
        for b in range(a + 1, 9):
            for c in range(a + 1, 9):
                for d in range(c + 1, 9):
                    if b not in (c, d):
                        ends = ["" for _ in range(9)]
                        ends[a] = ends[b] = "1"
                        ends[c] = ends[d] = "2"
                        found.append(Layout(3, 3, tuple(ends), cover=False))
    return found


def test_a_board_that_needs_u_turns_is_solved_all_the_same() -> None:
    layout = Layout(3, 2, ("1", "1", "", "", "", ""))
    found = first_by_scan(board(layout))
    assert isinstance(found, list)
    assert is_solved(layout, found)


@settings(max_examples=100, deadline=None)
@given(boards(), st.integers(0, 60))
def test_less_work_finds_some_of_the_solutions(board: Board, work: int) -> None:
    layout = board.layout
    labels = [layout.numbers[label] if label else -1 for label in layout.ends]
    found = scan((layout.rows, layout.columns), labels, board.lines, layout.cover, ANY, 10_000, work)
    there = expected(board)
    assert all(lines in there for lines in found.solutions)
    assert len(set(map(tuple, found.solutions))) == len(found.solutions)
    assert not found.complete or sorted(found.solutions) == there


def test_what_a_scan_has_no_time_for_is_left_to_sat(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("FIRST", "SOONER", "OTHERS"):
        monkeypatch.setattr(scanning, name, 0)
    answers = set()
    for layout in sample(1, 60):
        assert first_by_scan(board(layout)) is None
        there = solutions(layout)
        found = [lines(layout, facts) for facts in fast_solutions(board(layout), 1000, Budget())]
        assert set(found) == there, layout
        assert len(found) == len(there)
        assert len(fast_solutions(board(layout), 2, Budget())) == min(2, len(there))
        answers.add(min(2, len(there)))
    assert answers == {0, 1, 2}


def test_where_only_the_others_are_left_to_sat_no_solution_comes_twice(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(scanning, "OTHERS", 20)
    for layout in sample(5, 60):
        found = fast_solutions(board(layout), 1000, Budget())
        assert len(set(found)) == len(found) == len(solutions(layout)), layout


def test_a_label_that_no_path_has_is_refused() -> None:
    with pytest.raises(ValueError, match="no such label"):
        scan((1, 2), [7, 7], [OPEN], True, 0, 1, 10)


def test_a_long_strip_is_scanned() -> None:
    layout = Layout(2, 250, ("1",) + ("",) * 498 + ("1",))
    found = first_by_scan(board(layout))
    assert found is not None


@settings(max_examples=200, deadline=None)
@given(boards(), st.integers(0, 4))
def test_exceptions_lead_to_solutions_only(board: Board, exceptions: int) -> None:
    layout = board.layout
    labels = [layout.numbers[label] if label else -1 for label in layout.ends]
    size, there = (layout.rows, layout.columns), expected(board)
    found = scan(size, labels, board.lines, layout.cover, exceptions, 10_000, 100_000)
    assert all(lines in there for lines in found.solutions)
    fewer = scan(size, labels, board.lines, layout.cover, 0, 10_000, 100_000)
    assert {*map(tuple, fewer.solutions)} <= {*map(tuple, found.solutions)}
