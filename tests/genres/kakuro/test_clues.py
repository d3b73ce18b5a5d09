"""Checking a board: which clues it could do without, and which are impossible."""

import random

import whygrid
from whygrid.genres.kakuro.clues import clues_of, implied_clues, with_clues, with_totals
from whygrid.genres.kakuro.formats import parse_text, write_text
from whygrid.genres.kakuro.generator import generate


def check(text):
    return whygrid.check(whygrid.parse(text, "kakuro"))


def test_a_clue_that_the_others_imply_is_named():
    report = check("\\ 4\\ 3\\\n\\4 . .\n\\3 . .")
    names = [str(item) for item in report.redundant]
    assert report.status == "unique"
    assert names == [
        "the 4 across in r2c2–r2c3",
        "the 3 across in r3c2–r3c3",
        "the 4 down in r2c2–r3c2",
        "the 3 down in r2c3–r3c3",
    ]


def _without(board, name):
    return with_clues(board, {clue.name for clue in clues_of(board)} - {name})


def test_redundant_clues_are_exactly_those_without_which_the_solution_stays_the_only_one():
    board = generate(random.Random(3), 7, 7)
    found = set(whygrid.check(whygrid.Puzzle("kakuro", board)).redundant)
    assert found
    for clue in clues_of(board):
        assert (whygrid.count(whygrid.Puzzle("kakuro", _without(board, clue.name))) == 1) == (clue in found)


def test_the_same_holds_where_clues_are_missing_and_no_sum_of_all_helps():
    rng = random.Random(4)
    kinds = set()
    for _ in range(6):
        board = generate(rng, 6, 6)
        for clue in rng.sample(list(clues_of(board)), 6):
            smaller = _without(board, clue.name)
            if whygrid.count(whygrid.Puzzle("kakuro", smaller)) == 1:
                board = smaller
        found = set(whygrid.check(whygrid.Puzzle("kakuro", board)).redundant)
        for clue in clues_of(board):
            unique = whygrid.count(whygrid.Puzzle("kakuro", _without(board, clue.name))) == 1
            assert unique == (clue in found)
            kinds.add(unique)
    assert kinds == {True, False}


def test_clues_follow_from_each_other_only_where_none_is_missing():
    board = parse_text("\\ 4\\ 3\\\n\\4 . .\n\\3 . .")
    assert len(list(implied_clues(board))) == 4
    assert list(implied_clues(_without(board, "the 4 across in r2c2–r2c3"))) == []


def test_each_clue_is_left_out_once():
    board = parse_text("\\ 4\\ 3\\\n\\4 . .\n\\3 . 2")
    texts = [write_text(_without(board, clue.name)).split() for clue in clues_of(board)]
    assert texts == [
        ["\\", "4\\", "3\\", "\\", ".", ".", "\\3", ".", "2"],
        ["\\", "4\\", "3\\", "\\4", ".", ".", "\\", ".", "2"],
        ["\\", "\\", "3\\", "\\4", ".", ".", "\\3", ".", "2"],
        ["\\", "4\\", "\\", "\\4", ".", ".", "\\3", ".", "2"],
    ]


def test_a_redundant_given_is_named_beside_the_clues():
    report = check("\\ 4\\ 3\\\n\\4 . .\n\\3 . 2")
    assert "r3c3=2" in map(str, report.redundant)


def test_a_clue_without_cells_is_named_by_its_place():
    report = check("\\0")
    assert list(map(str, report.redundant)) == ["the 0 across before r1c2"]


def test_an_impossible_clue_is_named_with_its_cells():
    report = check("\\ 4\\ 3\\\n\\18 . .\n\\3 . .")
    assert report.status == "none"
    assert [(conflict.rule, conflict.text, conflict.facts) for conflict in report.conflicts] == [
        ("run r2c2 across", "r2c2–r2c3 hold different digits that add up to 18", ())
    ]


def test_a_digit_that_a_clue_does_not_allow_is_a_conflict():
    report = check("\\ 4\\ 3\\\n\\4 4 .\n\\3 . .")
    assert {(conflict.rule, *map(str, conflict.facts)) for conflict in report.conflicts} == {
        ("run r2c2 across", "r2c2=4"),
        ("run r2c2 down", "r2c2=4"),
    }


def test_other_totals_leave_the_cells_as_they_are():
    layout = parse_text("\\ 4\\ 3\\\n\\4 . .\n\\3 . .").layout
    changed = with_totals(layout, [5, None, 4, 3])
    assert [run.total for run in changed.runs] == [5, None, 4, 3]
    assert with_totals(changed, [4, 3, 4, 3]) == layout
