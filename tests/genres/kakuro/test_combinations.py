"""The sum tables, in the library and on the command line."""

import json
from itertools import combinations as all_combinations

import pytest
from click.testing import CliRunner

import whygrid
from whygrid.cli import group
from whygrid.kakuro import combinations


def run(*args: str):
    return CliRunner().invoke(group, ["combinations", *args])


def test_every_sum_has_the_combinations_that_it_should():
    for length in range(11):
        for total in range(-1, 50):
            expected = [way for way in all_combinations(range(1, 10), length) if sum(way) == total]
            assert combinations(total, length) == expected


def test_known_and_excluded_digits_are_respected():
    assert combinations(20, 3, with_digits=[9], without=[8]) == [(4, 7, 9), (5, 6, 9)]
    assert combinations(16, 2, with_digits=[1]) == []


def test_the_command_prints_a_combination_per_line():
    result = run("20", "3", "--with", "9", "--without", "1,8")
    assert (result.exit_code, result.output) == (0, "4+7+9\n5+6+9\n")


def test_the_command_prints_json():
    assert json.loads(run("16", "2", "--json").output) == {"total": 16, "cells": 2, "combinations": [[7, 9]]}


def test_no_combination_is_said_and_ends_with_code_1():
    result = run("2", "2")
    assert (result.exit_code, result.output) == (1, "none\n")


@pytest.mark.parametrize("args", [["16", "2", "--with", "x"], ["16", "2", "--without", "0"]])
def test_what_is_no_digit_is_refused_with_a_remedy(args):
    from whygrid.errors import UsageError

    with pytest.raises(UsageError) as caught:
        CliRunner().invoke(group, ["combinations", *args], catch_exceptions=False)
    assert caught.value.remedy


def test_the_grade_tells_how_many_combinations_there_are_to_hold_in_mind():
    graded = whygrid.grade(whygrid.parse(whygrid.examples()["kakuro-first"].text))
    tables = graded.scales["the sum tables"]
    assert tables["most combinations"] == len(combinations(15, 3)) == 8
