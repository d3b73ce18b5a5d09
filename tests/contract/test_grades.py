"""Every genre is graded."""

import whygrid
from tests.contract.cases import every_example, puzzle_of
from whygrid.engine.grade import BEYOND, LEVELS


@every_example
def test_a_puzzle_with_one_solution_gets_a_level_and_the_techniques_it_takes(genre, example):
    if example.facts["solutions"] != 1:
        return
    graded = whygrid.grade(puzzle_of(genre, example)).grade
    assert graded.level in {BEYOND, *(level for _, level in LEVELS)}
    assert graded.solved == (graded.level != BEYOND)
    assert set(graded.techniques) <= {technique.name for technique in genre.techniques()}
