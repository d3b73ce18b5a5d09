"""Techniques that take one solution for granted: they find only what holds in it, and the checker follows."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import whygrid
from tests.genres.numberlink.brute_force import solutions
from tests.genres.numberlink.test_solving import board, sample, symmetries
from tests.genres.numberlink.test_techniques import holding, position
from whygrid.budget import Budget
from whygrid.engine.words import say
from whygrid.genres.numberlink.exchanges import replaced
from whygrid.genres.numberlink.facts import drawn, givens_of
from whygrid.genres.numberlink.generator import generate
from whygrid.genres.numberlink.model import Layout
from whygrid.genres.numberlink.position import Position
from whygrid.genres.numberlink.rules import rules_of
from whygrid.genres.numberlink.solving import fast_solutions
from whygrid.genres.numberlink.techniques.uniqueness import IF_UNIQUE
from whygrid.logic.check import check_deduction

BY_NAME = {technique.name: technique for technique in IF_UNIQUE}

HITS = [
    ("touching path", ", e\n1 - . ? 1\n? ? ?\n. - . ? .", "r1c2-r2c2=closed"),
    ("touching path", ", e\n1 ? . ? 1\n| ? ?\n. - . ? .", "r1c2-r2c2=closed"),
    ("touching path", ", e\n. - . - .\n| ? |\n. ? . ? .\n| ? ?\n1 ? 1 ? .", "r2c2-r2c3=closed"),
    ("shared detour", "1 ? . - . ? 1\n? ? ? ?\n. ? . - . ? .\n? | ? ?\n. ? . ? . ? .", "r2c3-r3c3=closed"),
    ("shared detour", "1 ? . ? . ? 1\n? ? ? ?\n. ? . - . ? .\n? | | ?\n. ? . ? . ? .", "r1c2-r1c3=closed"),
    ("crosswise lines", ". - . - .\n| ? |\n. ? 1 - .\n| ? ?\n. - . ? 1", "r3c2-r3c3=closed"),
    ("crosswise lines", ". - . - .\n| ? |\n. ? 1 ? .\n| ? ?\n. - . - 1", "r2c2-r2c3=closed"),
]  # fmt: skip


@pytest.mark.parametrize(("name", "text", "gives"), HITS)
def test_an_example_gives_its_conclusions(name: str, text: str, gives: str) -> None:
    state = position(text)
    found = list(BY_NAME[name].find(state))
    assert {str(state.rules.fact(deduction.conclusions[0])) for deduction in found} >= set(gives.split())
    for deduction in found:
        assert check_deduction(state.rules, deduction, ()) == "", say(state.rules, deduction)
        assert "one solution" in check_deduction(state.rules, deduction)


def test_in_the_only_solution_all_that_they_find_holds() -> None:
    rng = random.Random(41)
    seen: Counter[str] = Counter()
    small = [layout for layout in sample(41, 200) if len(solutions(layout)) == 1]
    made = [generate(rng, 6, 6, empty=seed % 2 == 0).layout for seed in range(12)]
    for layout in (*small, *made):
        (only,) = map(set, fast_solutions(board(layout), 2, Budget()))
        for share in (0.3, 0.5, 0.8):
            known = [fact for fact in sorted(only) if rng.random() < share]
            state = Position(layout, known)
            for technique in IF_UNIQUE:
                for deduction in technique.find(state):
                    told = say(state.rules, deduction)
                    assert check_deduction(state.rules, deduction, ()) == "", told
                    assert deduction.conclusions[0] in only, (layout, told)
                    seen[technique.name] += 1
    assert min(seen[name] for name in ("touching path", "shared detour")) > 5, seen


def test_an_exchange_makes_another_solution_of_every_solution() -> None:
    rng = random.Random(42)
    seen = 0
    for layout in sample(42, 200):
        ways = [holding(layout, solution) for solution in solutions(layout)]
        everything = set(map(frozenset, ways))
        for way in ways[:20]:
            known = [fact for fact in sorted(way) if rng.random() < 0.7]
            for technique in IF_UNIQUE:
                for deduction in technique.find(Position(layout, known)):
                    (exchange,) = deduction.exchanges
                    if not way.issuperset(exchange.out):
                        continue
                    gone = replaced(layout, exchange.out, exchange.into)
                    assert gone and frozenset(way - set(gone) | set(exchange.into)) in everything
                    seen += 1
    assert seen > 5, seen


def test_a_random_exchange_is_only_taken_where_it_makes_another_solution() -> None:
    rng = random.Random(43)
    taken = 0
    for layout in sample(43, 150):
        ways = [frozenset(holding(layout, solution)) for solution in solutions(layout)]
        for one, other in ((a, b) for a in ways[:6] for b in ways[:6] if a != b):
            out, into = sorted(one), sorted(other - one)
            kept = [fact for fact in out if fact in one - other or rng.random() < 0.9]
            for chosen in (out, kept):
                if replaced(layout, chosen, into):
                    taken += 1
                    for way in ways:
                        if way.issuperset(chosen):
                            assert (way - (one - other)) | set(into) in ways, layout
    assert taken > 20, taken


def test_lines_that_are_given_are_not_redrawn() -> None:
    text = "numberlink, cells may stay empty, with lines\n1 - . ? 1\n? ? ?\n. - . ? .\n"
    puzzle = whygrid.parse(text)
    state = Position(puzzle.board.layout, givens_of(puzzle.board), givens_of(puzzle.board))
    assert not list(BY_NAME["touching path"].find(state))


def test_swapping_parallel_lines_of_different_paths_is_no_exchange() -> None:
    layout = Layout(2, 2, ("1", "1", "2", "2"))
    edges = layout.edge_between
    across, down = (edges[0, 1], edges[2, 3]), (edges[0, 2], edges[1, 3])
    out = [*(drawn(edge) for edge in across), *(drawn(edge) + 1 for edge in down)]
    into = [*(drawn(edge) for edge in down), *(drawn(edge) + 1 for edge in across)]
    assert replaced(layout, out, into) is None
    assert rules_of(layout).family.replaced(out, into) is None  # type: ignore[union-attr]


def test_a_proof_that_takes_one_solution_for_granted_says_so() -> None:
    told = 0
    options = whygrid.Options(techniques=("used up", "forced line", "dead end", *BY_NAME), if_unique=True)
    for layout in sample(44, 300):
        if layout.cover or len(solutions(layout)) != 1:
            continue
        proof = whygrid.explain(whygrid.Puzzle("numberlink", board(layout)), options)
        verdict = whygrid.verify(proof)
        assert verdict.ok, verdict.problem
        if any(step.technique in BY_NAME for step in proof):
            assert verdict.shows == "solution" and verdict.granted
            told += 1
    assert told > 2


def test_twins_get_the_same_deductions() -> None:
    for layout in sample(45, 12):
        found = {sum(1 for t in IF_UNIQUE for _ in t.find(Position(twin))) for twin in symmetries(layout)}
        assert len(found) == 1
