"""Every technique of the genres with a `cases.toml` finds what it should, and nothing wrong."""

import random

import pytest

import whygrid
from tests.genres.technique_cases import HITS, cases, conclusions, genres_with_cases, position
from whygrid.engine.choice import Records
from whygrid.engine.cut import cut
from whygrid.engine.words import say
from whygrid.logic.check import check_deduction
from whygrid.logic.deduction import Deduction

CASES = list(cases())


def of_kind(wanted):
    return [
        pytest.param(genre, case, id=f"{genre.name} {case['technique']} {number}")
        for number, (genre, kind, case) in enumerate(CASES)
        if kind == wanted
    ]


def technique_of(genre, case):
    return next(each for each in genre.techniques() if each.name == case["technique"])


@pytest.mark.parametrize("genre", genres_with_cases(), ids=lambda genre: genre.name)
def test_every_technique_has_three_hits_a_near_miss_and_a_portrait(genre):
    for technique in genre.techniques():
        kinds = [kind for owner, kind, case in CASES if (owner, case["technique"]) == (genre, technique.name)]
        assert kinds.count("hit") >= HITS and kinds.count("near-miss") >= 1, technique.name
        assert genre.portrait(technique.name) is not None


@pytest.mark.parametrize(("genre", "case"), of_kind("hit"))
def test_a_hit_gives_exactly_its_conclusions_and_nothing_easier_does(genre, case):
    state = position(genre, case)
    technique = technique_of(genre, case)
    assert conclusions(technique, state) == set(map(state.rules.parse_fact, case["gives"].split()))
    easier = genre.techniques()[: genre.techniques().index(technique)]
    assert [each.name for each in easier if conclusions(each, state)] == []
    for deduction in technique.find(state):
        told = say(state.rules, deduction)
        assert check_deduction(state.rules, deduction) == "", told
        assert all(map(state.holds, deduction.premises)), told
        assert all(map(state.open, deduction.conclusions)), told
        records = Records()
        for literal in deduction.premises:
            if literal < 0:  # the cut looks here for what no placed digit excludes
                records.add(Deduction("ruled out before", (literal,), (), ()), (literal,))
        assert check_deduction(state.rules, cut(state, records, deduction).deductions[-1]) == "", told


@pytest.mark.parametrize(("genre", "case"), of_kind("near-miss"))
def test_a_near_miss_gives_nothing(genre, case):
    assert conclusions(technique_of(genre, case), position(genre, case)) == set()


@pytest.mark.parametrize("genre", genres_with_cases(), ids=lambda genre: genre.name)
def test_no_technique_ever_contradicts_the_solution_of_a_new_puzzle(genre):
    seeds = random.Random(3)
    for _ in range(8):
        puzzle = whygrid.generate(genre.name, seed=seeds.getrandbits(16))
        solution = set(whygrid.solve(puzzle).solutions[0].givens)
        state = genre.state(puzzle.board, puzzle.givens)
        progress = True
        while progress:
            progress = False
            for technique in genre.techniques():
                for deduction in technique.find(state):
                    told = say(state.rules, deduction)
                    assert all((abs(n) in solution) == (n > 0) for n in deduction.conclusions), told
                    assert check_deduction(state.rules, deduction) == "", told
                new = [literal for literal in conclusions(technique, state) if state.open(literal)]
                if new:
                    state.learn_all(new)
                    progress = True
                    break
