"""Small certificates of k with one thing wrong: refused, and in the right words."""

from __future__ import annotations

import copy
import random
from collections import Counter
from functools import cache
from itertools import combinations
from typing import Any

import pytest

from whygrid import Budget, examples, k, parse
from whygrid.certificates.bounds import Refused, both_halves, can_meet, cells_of, whole_number
from whygrid.certificates.nine import check, supports
from whygrid.engine.lemmas import by_lemmas
from whygrid.service.documents import lemmas_to_json
from whygrid.service.verifying import verify_k
from whygrid.voice import in_language

SOLUTION = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
OPEN = (0, 1, 3, 4, 9, 10, 40)
Json = dict[str, Any]


@cache
def nine_by_nine() -> Json:
    givens = "".join("." if cell in OPEN else digit for cell, digit in enumerate(SOLUTION))
    return dict(k(parse(givens)).certificate)


@cache
def four_by_four() -> Json:
    return dict(k(parse("1.....2..3.....4")).certificate)


def damaged(certificate: Json, *path: str | int, value: object) -> Json:
    """A copy with another value somewhere."""
    document = copy.deepcopy(certificate)
    inner: Any = document
    for name in path[:-1]:
        inner = inner[name]
    inner[path[-1]] = value
    return document


def refusal(certificate: Json) -> str:
    with pytest.raises(Refused) as refused:
        verify_k(certificate)
    return str(refused.value)


def test_they_are_accepted_as_they_are():
    assert verify_k(nine_by_nine()) == (4, 4)
    assert verify_k(four_by_four()) == (2, 2)


def with_digit(grid: str, cell: int, digit: str) -> str:
    return f"{grid[:cell]}{digit}{grid[cell + 1 :]}"


GRID = SOLUTION.replace("8", "x").replace("9", "8").replace("x", "9")
"""Another grid, which keeps the rules and has 8 and 9 exchanged."""


@pytest.mark.parametrize(
    ("path", "value", "problem"),
    [
        (("format",), "whygrid", "not a whygrid-k certificate, version 1"),
        (("givens",), "1" * 80, "givens: not 81 digits"),
        (("givens",), "x" * 81, "givens: not 81 digits"),
        (("givens",), 81, "givens: not 81 digits"),
        (("givens",), "6" + "0" * 80, "given 0 is not as in the solution"),
        (("givens",), "0" * 80 + "1", "given 80 is not as in the solution"),
        (("solution",), with_digit(SOLUTION, 0, "6"), "the solution breaks a rule"),
        (("solution",), with_digit(SOLUTION, 80, "0"), "the solution breaks a rule"),
        (("upper", "k"), 3, "step 1 rests on more than 3"),
        (("upper", "k"), 82, "the upper k is not a number from 0 to 81"),
        (("upper", "k"), -1, "the upper k is not a number from 0 to 81"),
        (("upper", "k"), True, "the upper k is not a number from 0 to 81"),
        (("upper", "steps"), 7, "the steps: not a list"),
        (("upper", "steps"), [], "the steps leave something open"),
        (("upper", "steps", 0, "cell"), 81, "the cell of step 1 is not a number from 0 to 80"),
        (("upper", "steps", 0, "cell"), -1, "the cell of step 1 is not a number from 0 to 80"),
        (("upper", "steps", 0, "cell"), 80, "step 1 places a cell that is known already"),
        (("upper", "steps", 1, "cell"), 0, "step 2 places a cell that is known already"),
        (("upper", "steps", 0, "support"), [1, 2], "step 1 rests on a cell that is not known yet"),
        (("upper", "steps", 0, "support"), [14, 18, 28], "step 1 does not follow from its support"),
        (("upper", "steps", 0, "support"), [14, 14], "the support of step 1 repeats a cell"),
        (
            ("upper", "steps", 0, "support"),
            [81],
            "a cell of the support of step 1 is not a number from 0 to 80",
        ),
        (("upper", "steps", 0, "support"), 14, "the support of step 1: not a list"),
        (("lower", "k"), 5, "fewer than 5 cells meet all the grids of cell"),
        (("lower", "k"), 82, "the lower k is not a number from 0 to 81"),
        (("lower", "known"), [0, 2], "the stuck position lacks a given"),
        (("lower", "known"), list(range(81)), "nothing is open in the stuck position"),
        (("lower", "known"), [81], "a cell of the stuck position is not a number from 0 to 80"),
        (("lower", "grids", 0), "1" * 81, "alternative grid 0 breaks a rule"),
        (("lower", "grids", 1), 5, "alternative grid 1: not 81 digits"),
        (("lower", "grids", 0), SOLUTION, "grid 0 does not differ at cell"),
        (("lower", "cells"), [], "an open cell is not accounted for"),
        (("lower", "cells", 0, "cell"), 2, "cell 2 is not open or listed twice"),
        (("lower", "cells", 0, "cell"), 81, "an open cell is not a number from 0 to 80"),
        (("lower", "cells", 0, "grids"), [], "fewer than 4 cells meet all the grids of cell"),
        (("lower", "cells", 0, "grids"), [999], "a grid of cell"),
        (("lower", "cells", 0, "grids"), [-1], "a grid of cell"),
        (("lower", "cells", 0, "grids"), 0, "the grids of cell"),
    ],
)
def test_what_is_wrong_with_a_9x9_certificate_is_said(path, value, problem):
    assert refusal(damaged(nine_by_nine(), *path, value=value)).startswith(problem)


def test_an_open_cell_is_listed_once():
    twice = copy.deepcopy(nine_by_nine())
    twice["lower"]["cells"].append(twice["lower"]["cells"][0])
    assert refusal(twice).endswith("is not open or listed twice")
    short = copy.deepcopy(nine_by_nine())
    del short["lower"]["cells"][-1]
    assert refusal(short) == "an open cell is not accounted for"


def test_the_halves_must_not_contradict_each_other():
    lower = {**nine_by_nine()["lower"], "k": 4}
    upper = {"k": 81, "steps": nine_by_nine()["upper"]["steps"]}
    assert check({**nine_by_nine(), "lower": lower, "upper": upper}) == (4, 81)
    assert check({**nine_by_nine(), "lower": {**lower, "k": 0}}) == (0, 4)


def test_a_support_is_one_by_all_grids_that_there_are():
    solution = [int(digit) for digit in SOLUTION]
    for step in nine_by_nine()["upper"]["steps"]:
        cells = [1 << cell for cell in step["support"]]
        assert supports(sum(cells), step["cell"], solution)
        assert not any(supports(sum(cells) - cell, step["cell"], solution) for cell in cells)
    assert supports(1 << 7, 7, solution)
    assert not supports(0, 7, solution)
    everything_else = (1 << 81) - 1 - (1 << 7)
    assert supports(everything_else, 7, solution)


@pytest.mark.parametrize(
    ("path", "value", "problem"),
    [
        (("format",), "whygrid", "not a whygrid-k certificate, version 2"),
        (("solution", 0), "r1c1=2", "the solution does not solve the puzzle"),
        (("solution",), ["r1c1=1"], "the solution does not solve the puzzle"),
        (("solution", 0), "r9c9=1", "the solution: 'r9c9=1' is not a fact of this puzzle"),
        (("solution", 0), "r1c1≠2", "the solution: these are not facts that hold, each once"),
        (("solution", 0), "r1c2=2", "the solution: these are not facts that hold, each once"),
        (("solution", 0), 7, "the solution: not a text"),
        (("puzzle",), "2.....1..3.....4", "the solution does not solve the puzzle"),
        (("upper", "k"), 1, "step 1 rests on more than 1"),
        (("upper", "k"), -1, "the upper k is not a number from 0 to 1000000"),
        (("upper", "k"), 1000001, "the upper k is not a number from 0 to 1000000"),
        (("upper", "steps"), [], "the steps leave something open"),
        (("upper", "steps", 0, "fact"), "r1c1=1", "step 1 rests on what is open, or settles what is not"),
        (("upper", "steps", 0, "fact"), "r1c2=3", "step 1 is not seen to follow from its support"),
        (
            ("upper", "steps", 0, "support"),
            ["r1c2=2"],
            "step 1 rests on what is open, or settles what is not",
        ),
        (("upper", "steps", 0, "support"), ["r1c1=1"], "step 1 is not seen to follow from its support"),
        (("upper", "steps", 0, "clues"), ["a clue"], "step 1 names a clue twice or one that is not there"),
        (("upper", "steps", 0, "clues"), [1], "step 1: not a text"),
        (
            ("upper", "steps", 0),
            {"fact": "r1c2=2"},
            "step 1 must have the fields clues, fact, lemmas, support",
        ),
        (("lower", "k"), 3, "fewer than 3 meet all the alternatives for"),
        (("lower", "known"), ["r1c1=1"], "the stuck position lacks a given, or is not on the way"),
        (("lower", "alternatives", 0, 0), "r1c2=1", "an alternative: these are not facts that hold"),
        (("lower", "alternatives", 0), ["r1c1=1"], "alternative 0 breaks a rule"),
        (("lower", "open"), [], ""),
        (("lower", "open", 0, "fact"), "r1c1=1", "r1c1=1 is not open, or listed twice"),
        (("lower", "open", 0, "alternatives"), [2], "alternative 2 is not one for r1c2=2"),
        (("lower", "open", 0, "alternatives"), [99], "an alternative for r1c2=2 is not a number from 0 to"),
        (("lower", "open", 0, "alternatives"), [], "fewer than 2 meet all the alternatives for r1c2=2"),
    ],
)
def test_what_is_wrong_with_a_certificate_of_any_genre_is_said(path, value, problem):
    assert refusal(damaged(four_by_four(), *path, value=value)).startswith(problem)


def test_what_is_open_is_named_where_it_is_not_accounted_for():
    short = copy.deepcopy(four_by_four())
    gone = short["lower"]["open"].pop()
    assert refusal(short) == f"{gone['fact']}: not accounted for"
    assert verify_k(damaged(four_by_four(), "lower", "k", value=1)) == (1, 2)


def test_the_solution_is_no_alternative():
    certificate = four_by_four()
    same = damaged(certificate, "lower", "alternatives", 0, value=certificate["solution"])
    assert refusal(same) == "alternative 0 is the solution or a second one"


def met_by_some(traces: list[int], count: int, width: int) -> bool:
    """Whether so many cells meet all of these: by trying all sets."""
    cells = [1 << cell for cell in range(width)]
    sets = (sum(chosen) for size in range(count + 1) for chosen in combinations(cells, size))
    return any(all(chosen & trace for trace in traces) for chosen in sets)


def test_sets_are_met_just_when_some_cells_meet_them_all():
    rng = random.Random(22)
    outcomes = Counter[bool]()
    for number in range(900):
        width = rng.randint(1, 9)
        if number % 3:  # small sets, many of them: what is taken first is not always right
            sizes = [rng.choice([1, 2, 2, 2, 3]) for _ in range(rng.randint(3, 12))]
            traces = [sum(1 << cell for cell in rng.sample(range(9), size)) for size in sizes]
            width = 9
        else:
            traces = [rng.randrange(rng.choice([0, 1, 1]), 1 << width) for _ in range(rng.randint(0, 7))]
        count = rng.randint(-1, 5)
        met = met_by_some(traces, count, width)
        assert can_meet(traces, count) == met, (traces, count)
        outcomes[met] += 1
    assert min(outcomes.values()) > 200


def test_cells_come_in_order():
    assert list(cells_of(0b1011001)) == [0, 3, 4, 6]
    assert list(cells_of(0)) == []


def test_whole_numbers_are_within_their_limits_and_no_truth_values():
    assert (whole_number(2, 2, 5, "x"), whole_number(5, 2, 5, "x")) == (2, 5)
    for odd in (1, 6, "3", None, 2.0, True):
        with pytest.raises(Refused, match="x is not a number from 2 to 5"):
            whole_number(odd, 2, 5, "x")


def test_there_is_no_grid_after_the_last_one():
    many = len(nine_by_nine()["lower"]["grids"])
    beyond = damaged(nine_by_nine(), "lower", "cells", 0, "grids", value=[many])
    assert refusal(beyond).endswith(f"is not a number from 0 to {many - 1}")
    many = len(four_by_four()["lower"]["alternatives"])
    beyond = damaged(four_by_four(), "lower", "open", 0, "alternatives", value=[many])
    assert refusal(beyond).endswith(f"is not a number from 0 to {many - 1}")


def test_a_step_may_come_with_lemmas_which_have_to_be_right():
    rules = parse("1.....2..3.....4").rules
    support = tuple(map(rules.parse_fact, ("r1c1=1", "r2c3=2")))
    found = by_lemmas(rules, support, rules.parse_fact("r1c2=2"), Budget())
    assert found is not None
    lemmas = lemmas_to_json(rules, found.lemmas)
    step = {**four_by_four()["upper"]["steps"][0], "lemmas": lemmas}
    assert verify_k(damaged(four_by_four(), "upper", "steps", 0, value=step)) == (2, 2)
    empty = {**step, "lemmas": [{**lemmas[-1], "rules": []}]}
    wrong = refusal(damaged(four_by_four(), "upper", "steps", 0, value=empty))
    assert wrong == "step 1: lemma 1 does not follow"
    odd = {**step, "lemmas": [{**lemmas[-1], "rules": ["row 9"]}]}
    assert "'row 9' is not a rule" in refusal(damaged(four_by_four(), "upper", "steps", 0, value=odd))
    unread = {**step, "lemmas": 7}
    assert "should be a list" in refusal(damaged(four_by_four(), "upper", "steps", 0, value=unread))


def test_clues_that_an_alternative_breaks_count_and_those_that_it_keeps_do_not():
    report = k(parse(examples()["kakuro-mini"].text))
    assert verify_k(report.certificate) == (report.lower, report.upper)
    assert report.lower > 1
    twice = copy.deepcopy(dict(report.certificate))
    step = next(step for step in twice["upper"]["steps"] if step["clues"])
    step["clues"] = [step["clues"][0]] * 2
    assert refusal(twice).endswith("names a clue twice or one that is not there")


@pytest.mark.parametrize(
    ("traces", "count"),
    [
        ([66, 40, 48, 20, 6, 6, 72, 10, 5, 17, 36, 72, 80, 80, 96, 18, 36], 4),
        ([528, 48, 192, 258, 24, 65, 129, 40, 544, 136], 5),
        ([3, 35, 21, 22, 44, 21, 50, 33, 28, 49, 40, 26, 36, 9, 44, 48, 18, 18, 36, 41], 3),
        ([160, 52, 12, 161, 10, 24, 80, 136, 137, 36, 14, 3, 21, 130, 144, 68], 4),
    ],
)
def test_what_looks_best_may_have_to_be_left_out(traces, count):
    """The cell that is in most of the sets is not among the few that meet them all."""
    assert can_meet(traces, count)
    assert met_by_some(traces, count, 10)
    assert not can_meet(traces, count - 1)
    assert not met_by_some(traces, count - 1, 10)


def test_halves_may_be_missing_but_not_both_and_must_agree():
    def halves(**found: int) -> tuple[int, int | None]:
        return both_halves(dict(found), lambda half: int(str(half)), lambda half: int(str(half)))

    assert halves(lower=3) == (3, None)
    assert halves(upper=3) == (0, 3)
    assert halves(lower=3, upper=3) == (3, 3)
    with pytest.raises(Refused, match="contradict"):
        halves(lower=4, upper=3)
    with pytest.raises(Refused, match="neither"):
        halves()


def test_a_position_in_which_nothing_is_open_bounds_nothing():
    certificate = four_by_four()
    solved = {"k": 99, "known": certificate["solution"], "alternatives": [], "open": []}
    assert refusal({**certificate, "lower": solved}).startswith("the stuck position lacks a given")


def test_a_puzzle_that_is_solved_already_has_a_certificate():
    full = "1243342143122134"
    assert verify_k(dict(k(parse(full)).certificate)) == (0, 0)


@pytest.mark.parametrize("odd", [[], "text", 7, None])
def test_what_is_no_object_has_no_fields(odd):
    with pytest.raises(Refused, match="must have the fields"):
        check(odd)
    assert "must have the fields" in refusal(damaged(nine_by_nine(), "upper", value=odd))
    assert "must have the fields" in refusal(damaged(four_by_four(), "lower", value=odd))


@pytest.mark.parametrize(
    ("language", "said"),
    [("hu", "az igazolás: ezeknek kell benne lenniük"), ("cs", "osvědčení: musí tu být")],
)
def test_what_is_wrong_is_said_in_the_language_in_force(language: str, said: str) -> None:
    with in_language(language), pytest.raises(Refused) as refusal:
        check({})
    with in_language(language):
        assert str(refusal.value).startswith(said)
