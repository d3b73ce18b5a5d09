from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.bulk.conftest import EASY, SEVENTEEN, counts_by, mutants, native
from tests.bulk.sat_counts import sat_counts
from whygrid import bulk
from whygrid.bulk.arrays import as_grids
from whygrid.kernels import bulk_counterpart


def test_counts_agree_with_the_twin_and_with_sat_on_mutants(kernel_name: str) -> None:
    puzzles = mutants(150, seed=1)
    expected = np.zeros(len(puzzles), np.uint64)
    bulk_counterpart.count(puzzles, 3, expected, np.zeros((0, 0), np.uint8), 1, None)
    assert counts_by(kernel_name, puzzles, limit=3) == expected.tolist() == sat_counts(puzzles, limit=3)
    assert set(expected.tolist()) == {0, 1, 2, 3}


@settings(max_examples=60)
@given(st.lists(st.tuples(st.integers(0, 80), st.integers(1, 9)), max_size=34))
def test_any_givens_are_counted_as_sat_does(givens: list[tuple[int, int]]) -> None:
    puzzle = np.zeros((1, 81), np.uint8)
    for cell, digit in givens:
        puzzle[0, cell] = digit
    assert bulk.count(puzzle, limit=2).tolist() == sat_counts(puzzle)


def test_all_kernels_agree_on_sparse_boards(kernel_name: str) -> None:
    puzzles = mutants(60, seed=2, clues=range(0, 20))
    assert counts_by(kernel_name, puzzles, limit=500) == counts_by("128", puzzles, limit=500)


def test_the_empty_grid_has_a_million_solutions_and_more() -> None:
    assert bulk.count(["." * 81], limit=100_000).tolist() == [100_000]


@pytest.mark.parametrize(
    ("puzzle", "count"),
    [
        (EASY, 1),
        (SEVENTEEN, 1),
        ("11" + "." * 79, 0),
        ("1" + "." * 8 + "1" + "." * 71, 0),
        ("1" + "." * 9 + "1" + "." * 70, 0),
        ("12345678." + "........9" + "." * 63, 0),
        ("12345678." + "." * 72, 50),
    ],
)
def test_known_counts(puzzle: str, count: int, kernel_name: str) -> None:
    assert counts_by(kernel_name, as_grids([puzzle]), limit=50) == [count]


def test_sixteen_clues_have_as_many_solutions_as_sat_finds(kernel_name: str) -> None:
    puzzles = as_grids([SEVENTEEN] * 4)
    for row, clue in enumerate(np.flatnonzero(puzzles[0])[::5]):
        puzzles[row, clue] = 0
    assert counts_by(kernel_name, puzzles, limit=60) == sat_counts(puzzles, limit=60)


def test_a_limit_is_exact_and_zero_counts_nothing() -> None:
    assert [bulk.count(["." * 81], limit=limit).item() for limit in (0, 1, 2, 7, 1000)] == [0, 1, 2, 7, 1000]


def test_solutions_fill_the_givens_and_obey_the_rules() -> None:
    puzzles = mutants(200, seed=3)
    solved = bulk.solve(puzzles)
    for puzzle, solution, status in zip(puzzles, solved.solutions, solved.status, strict=True):
        if status == bulk.Status.NONE:
            assert not solution.any()
            continue
        assert ((puzzle == 0) | (puzzle == solution)).all()
        assert bulk_counterpart.has_solution(solution.tolist())
        assert solution.all()
    assert solved.status.tolist() == bulk.count(puzzles).tolist()


def test_minimal_puzzles_are_told_from_others_as_the_twin_does() -> None:
    minimal = bulk.generate(3, rng=12, clues=26)
    puzzles = np.concatenate([minimal, as_grids([EASY, "." * 81, "11" + "." * 79])])
    verdicts = np.zeros(len(puzzles), np.uint8)
    bulk_counterpart.is_minimal(puzzles, verdicts, 1, None)
    assert bulk.is_minimal(puzzles).tolist() == verdicts.astype(bool).tolist()
    assert verdicts.tolist() == [1, 1, 1, 0, 0, 0]


def test_minimising_keeps_the_solution_and_only_takes_clues_out() -> None:
    puzzles = bulk.generate(50, rng=1, clues=45, minimal=False)
    small = bulk.minimise(puzzles, rng=2)
    assert bulk.is_minimal(small).all()
    assert ((small == 0) | (small == puzzles)).all()
    assert (bulk.solve(small).solutions == bulk.solve(puzzles).solutions).all()


def test_minimising_many_solutions_keeps_them_all() -> None:
    puzzles = bulk.generate(20, rng=3)
    puzzles[:, :40] = 0
    small = bulk.minimise(puzzles, rng=4)
    assert bulk.count(small, limit=500).tolist() == bulk.count(puzzles, limit=500).tolist()


def test_minimising_the_impossible_is_an_error_with_its_row() -> None:
    with pytest.raises(bulk.BulkError, match="row 1"):
        bulk.minimise([EASY, "11" + "." * 79])


def test_the_backbone_is_the_union_of_all_solutions() -> None:
    puzzles = bulk.minimise(bulk.grids(6, rng=5), rng=6)
    chance = np.random.default_rng(7)
    for puzzle in puzzles:
        clues = np.flatnonzero(puzzle)
        puzzle[chance.choice(clues, 3, replace=False)] = 0
    got = bulk.backbone(puzzles)
    for puzzle, possible in zip(puzzles.tolist(), got, strict=True):
        union = np.zeros((81, 9), bool)
        for number, solution in enumerate(bulk_counterpart.solutions(puzzle)):
            union[range(81), np.array(solution) - 1] = True
            if number > 100:
                break
        else:
            assert (possible == union).all()
        assert (possible | ~union).all()


def test_the_backbone_of_an_impossible_puzzle_is_empty() -> None:
    assert not bulk.backbone(["11" + "." * 79]).any()


def test_threads_change_nothing(kernel_name: str) -> None:
    puzzles = mutants(300, seed=8)
    assert counts_by(kernel_name, puzzles, 5, threads=3) == counts_by(kernel_name, puzzles, 5, threads=1)


def test_shared_files_have_their_known_counts(shared: object, kernel_name: str) -> None:
    known = {
        "17clue_first10000.txt": 1,
        "kaggle_easy_10000.txt": 1,
        "magictour_top1465.txt": 1,
        "forum_hardest_1106_375.txt": 1,
        "multi_solution_2000.txt": 2,
    }
    for name, count in known.items():
        assert set(counts_by(kernel_name, bulk.read(f"{shared}/{name}"))) == {count}, name


def test_shared_mutants_agree_with_sat(shared: object, kernel_name: str) -> None:
    puzzles = bulk.read(f"{shared}/mutants_0_1_2_solutions_5000.txt")
    counts = counts_by(kernel_name, puzzles)
    assert [counts.count(n) for n in range(3)] == [2331, 258, 2411]
    assert counts[:1000:4] == sat_counts(puzzles[:1000:4])


def test_random_symmetries_leave_counts_alone(shared: object) -> None:
    puzzles = bulk.read(f"{shared}/mutants_0_1_2_solutions_5000.txt")
    images = bulk.augment(puzzles, rng=9)
    assert (bulk.count(images.puzzles, limit=3) == bulk.count(puzzles, limit=3)).all()


def test_progress_ends_with_all_done_and_an_error_in_it_ends_the_work() -> None:
    calls: list[tuple[int, int]] = []
    bulk.count([EASY] * 10, progress=lambda done, total: calls.append((done, total)))
    assert calls[-1] == (10, 10)

    def fail(done: int, total: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        bulk.count(["." * 81] * 4, limit=10**12, threads=2, progress=fail)


def test_an_unknown_kernel_is_refused() -> None:
    with pytest.raises(ValueError, match="no kernel"):
        native.count(as_grids([EASY]), 2, np.zeros(1, np.uint64), np.zeros((0, 0), np.uint8), 1, None, "none")
