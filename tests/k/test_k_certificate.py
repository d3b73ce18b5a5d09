"""The certificate proves k to a checker that knows nothing of the engine; a damaged one does not."""

from __future__ import annotations

import json
import random
from itertools import combinations
from typing import Any

import pytest

from tests.k.certificate_damages import damaged
from tests.k.k_cases import NAMED, SMALL, symmetric_copy
from whygrid.certificates.bounds import both_halves
from whygrid.certificates.nine import Refused, can_meet, check
from whygrid.kernels.k9 import k

DAMAGED = 700


@pytest.mark.parametrize("name", NAMED)
def test_the_certificate_of_a_named_puzzle_is_accepted(name: str) -> None:
    certificate = json.loads(json.dumps(k(NAMED[name][1], witnesses=True).certificate()))
    assert check(certificate) == (NAMED[name][0], NAMED[name][0])


def test_certificates_of_symmetric_copies_are_accepted() -> None:
    chance = random.Random(4)
    for name in SMALL:
        for _ in range(10):
            result = k(symmetric_copy(NAMED[name][1], chance), witnesses=True)
            assert check(result.certificate()) == (result.lower, result.upper)


@pytest.fixture(scope="module")
def certificates() -> list[dict[str, Any]]:
    return [k(NAMED[name][1], witnesses=True).certificate() for name in SMALL]


def test_damaged_certificates_are_refused(certificates: list[dict[str, Any]]) -> None:
    for number in range(DAMAGED):
        what, broken = damaged(certificates[number % len(certificates)], number)
        try:
            bounds = check(broken)
        except Refused:
            continue
        pytest.fail(f"damage {number} ({what}) was accepted with the bounds {bounds}")


@pytest.mark.parametrize("document", [None, [], "x", {}, {"format": "whygrid-k"}])
def test_what_is_no_certificate_is_refused(document: object) -> None:
    with pytest.raises(Refused):
        check(document)


def test_a_certificate_without_witnesses_is_not_made() -> None:
    with pytest.raises(ValueError, match="witnesses=True"):
        k(NAMED["Wikipedia"][1]).certificate()


def test_each_half_holds_by_itself(certificates: list[dict[str, Any]]) -> None:
    certificate = certificates[0]
    assert check({key: value for key, value in certificate.items() if key != "lower"}) == (0, 5)
    assert check({key: value for key, value in certificate.items() if key != "upper"}) == (5, None)


def test_a_certificate_without_halves_shows_nothing(certificates: list[dict[str, Any]]) -> None:
    bare = {key: value for key, value in certificates[0].items() if key not in ("lower", "upper")}
    with pytest.raises(Refused, match="neither"):
        check(bare)


def test_halves_that_contradict_each_other_are_refused() -> None:
    """It can't happen as long as each half is right; it would show that one is not."""
    assert both_halves({"lower": 5, "upper": 5}, lambda half: 5, lambda half: 5) == (5, 5)
    with pytest.raises(Refused, match="contradict"):
        both_halves({"lower": 6, "upper": 5}, lambda half: 6, lambda half: 5)


@pytest.mark.parametrize("size", [1, 5, 81])
def test_a_second_solution_proves_no_lower_bound(certificates: list[dict[str, Any]], size: int) -> None:
    """The empty grid has no k: a grid that differs in no known cell would pass for any."""
    solution = certificates[0]["solution"]
    other = solution.translate(str.maketrans("123456789", "234567891"))
    cells = [{"cell": cell, "grids": [0]} for cell in range(81)]
    lower = {"k": size, "known": [], "grids": [other], "cells": cells}
    with pytest.raises(Refused, match="second solution"):
        check({"format": "whygrid-k", "version": 1, "givens": "0" * 81, "solution": solution, "lower": lower})


@pytest.mark.parametrize(
    ("traces", "count", "expected"),
    [
        ([], 0, True),
        ([], -1, False),  # fewer than no cells are none at all
        ([0b1], 0, False),
        ([0b0], 5, False),
        ([0b011, 0b110, 0b101], 1, False),  # pairwise together, but no cell is in all three
        ([0b011, 0b110, 0b101], 2, True),
        ([0b001, 0b010, 0b100], 2, False),
    ],
)
def test_sets_are_met_exactly_when_enough_cells_are_allowed(
    traces: list[int], count: int, expected: bool
) -> None:
    assert can_meet(traces, count) is expected


def test_sets_may_have_more_cells_than_a_grid_and_be_many() -> None:
    far_apart = [0b11 << 40 * index for index in range(60)]
    assert can_meet(far_apart, 60)
    assert not can_meet(far_apart, 59)
    nested = [(1 << index) - 1 << 3 for index in range(1, 3000)]  # deeper than Python recurses
    assert can_meet(nested, 1)


def test_meeting_sets_agrees_with_trying_all_sets_of_cells() -> None:
    chance = random.Random(6)
    for _ in range(2000):
        traces = [chance.randrange(1, 256) << chance.choice([0, 0, 70]) for _ in range(chance.randrange(9))]
        cells = [cell for cell in range(81) if any(trace >> cell & 1 for trace in traces)]
        count = chance.randrange(6)
        expected = any(
            all(trace & sum(1 << cell for cell in chosen) for trace in traces)
            for size in range(count + 1)
            for chosen in combinations(cells, size)
        )
        assert can_meet(traces, count) is expected, (traces, count)
