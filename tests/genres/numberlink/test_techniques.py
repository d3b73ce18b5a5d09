"""Every technique finds only what follows, the checker accepts it, and a board's twins get the same proof."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import whygrid
from tests.genres.numberlink.brute_force import solutions
from tests.genres.numberlink.test_solving import board, sample, symmetries
from whygrid.engine.words import say
from whygrid.genres.numberlink.facts import closed, drawn, givens_of
from whygrid.genres.numberlink.formats import parse_text
from whygrid.genres.numberlink.generator import generate
from whygrid.genres.numberlink.model import DRAWN, OPEN, Layout
from whygrid.genres.numberlink.position import Position
from whygrid.genres.numberlink.techniques import TECHNIQUES
from whygrid.logic.check import check_deduction

BY_NAME = {technique.name: technique for technique in TECHNIQUES}

HITS = [
    ("used up", "1 - 1 ? .\n? ? ?\n. ? . ? .", "r1c2-r1c3=closed r1c1-r2c1=closed r1c2-r2c2=closed"),
    ("used up", ". - . - .\n? ? ?\n1 ? . ? 1", "r1c2-r2c2=closed"),
    ("used up", ". ? . ? .\n? | ?\n1 ? 1 ? .", "r2c1-r2c2=closed r2c2-r2c3=closed"),
    ("forced line", "1 ? 1 ? .\n? ? ?\n. ? . ? .", "r1c3-r2c3=drawn"),
    ("forced line", "1 x 2\n? ?\n1 x 2", "r1c1-r2c1=drawn r1c2-r2c2=drawn"),
    ("forced line", "1 ? . ? 1", "r1c1-r1c2=drawn r1c2-r1c3=drawn"),
    ("dead end", ", e\n1 ? . x 1\n? x ?\n. ? . ? .", "r1c1-r1c2=closed"),
    ("dead end", ", e\n1 ? 1 ? . x 2 ? 2", "r1c2-r1c3=closed"),
    ("dead end", ", e\n1 ? 1\n? x\n. x .", "r1c1-r2c1=closed"),
    ("different paths", "1 ? 2\n? ?\n1 ? 2", "r1c1-r1c2=closed r2c1-r2c2=closed"),
    ("different paths", "1 - . ? 2\n? ? ?\n1 ? . ? 2", "r1c2-r1c3=closed"),
    ("different paths", "1 ? . ? 1\n| ? |\n. ? . ? .\n? ? ?\n2 ? . ? 2", "r2c1-r3c1=closed"),
    ("no loop", ". ? .\n| |\n. - .\n? ?\n1 ? 1", "r1c1-r1c2=closed"),
    ("no loop", "1 ? . - .\n? ? |\n1 ? . - .", "r1c2-r2c2=closed"),
    ("no loop", ". - . - .\n| ? |\n. ? . - .\n? ? ?\n1 ? 1 ? .", "r2c1-r2c2=closed"),
    ("bottleneck", "1 ? . ? . ? 1\n? x x ?\n. ? . x . ? .", "r1c2-r1c3=drawn"),
    ("bottleneck", ", e\n1 ? . ? .\n? ? ?\n. ? . ? .\nx ? x\n. ? . ? 1", "r2c2-r3c2=drawn"),
    ("bottleneck", ", e\n1 ? .\n? ?\n. ? .\n? x\n. ? 1", "r2c1-r3c1=drawn"),
    ("no way back", ", e\n1 ? 1 ? .\n? ? ?\n. ? . ? .\nx ? x\n. ? . ? .", "r2c2-r3c2=closed"),
]  # fmt: skip


def position(text: str) -> Position:
    empty = text.startswith(", e")
    head = "numberlink" + (", cells may stay empty" if empty else "") + ", with lines\n"
    made = parse_text(head + text.removeprefix(", e\n"))
    return Position(made.layout, givens_of(made))


def test_a_position_counts_what_is_open_and_lacking_in_each_cell() -> None:
    dice = random.Random(2)
    for layout in sample(4, 20):
        state = Position(layout)
        for edge in dice.sample(range(layout.edge_count), layout.edge_count // 2):
            state.learn(dice.choice((drawn, closed))(edge))
            for cell, edges in enumerate(layout.edges_of):
                assert state.left[cell] == len(state.having(edges, OPEN))
                assert state.lacking[cell] == state.degree(cell) - len(state.having(edges, DRAWN))


@pytest.mark.parametrize(("name", "text", "gives"), HITS)
def test_an_example_gives_its_conclusions(name: str, text: str, gives: str) -> None:
    state = position(text)
    found = list(BY_NAME[name].find(state))
    told = {str(state.rules.fact(deduction.conclusions[0])) for deduction in found}
    assert told >= set(gives.split())
    for deduction in found:
        assert check_deduction(state.rules, deduction) == "", say(state.rules, deduction)
        assert all(map(state.holds, deduction.premises))


def holding(layout: Layout, solution: frozenset[frozenset[int]]) -> set[int]:
    edges = range(len(layout.edges))
    return {drawn(e) if frozenset(layout.edges[e]) in solution else closed(e) for e in edges}


def test_from_any_position_techniques_find_only_what_follows_and_the_checker_agrees() -> None:
    rng = random.Random(11)
    seen: Counter[str] = Counter()
    for layout in sample(6, 60):
        ways = [holding(layout, solution) for solution in solutions(layout)]
        if not ways:
            continue
        for _ in range(3):
            known = [fact for fact in sorted(rng.choice(ways)) if rng.random() < 0.4]
            agreeing = [way for way in ways if way.issuperset(known)]
            state = Position(layout, known)
            assert not list(state.contradictions())
            for technique in TECHNIQUES:
                for deduction in technique.find(state):
                    told = say(state.rules, deduction)
                    assert check_deduction(state.rules, deduction) == "", told
                    assert all(deduction.conclusions[0] in way for way in agreeing), told
                    seen[technique.name] += 1
    assert set(seen) >= set(BY_NAME) - {"no loop"}, seen


def test_contradictions_are_real_and_the_checker_agrees() -> None:
    rng = random.Random(12)
    seen = 0
    for layout in sample(7, 60):
        ways = [holding(layout, solution) for solution in solutions(layout)]
        for _ in range(4):
            edges = rng.sample(range(len(layout.edges)), len(layout.edges) * 2 // 3)
            known = [rng.choice((drawn, closed))(edge) for edge in edges]
            for deduction in Position(layout, known).contradictions():
                if all(premise > 0 for premise in deduction.premises):
                    assert check_deduction(Position(layout).rules, deduction) == "", deduction.reason
                assert not any(way.issuperset(known) for way in ways)
                seen += 1
    assert seen > 50


def test_a_chain_that_joins_two_paths_already_is_a_contradiction_and_nothing_else_rests_on_it() -> None:
    state = position("1 ? . - .\n? | |\n. ? 1 ? 2\n? ? ?\n2 ? . ? .")
    assert any(deduction.technique == "contradiction" for deduction in state.contradictions())
    found = [deduction for technique in TECHNIQUES for deduction in technique.find(state)]
    assert found
    for deduction in found:
        assert not check_deduction(state.rules, deduction), deduction


def test_small_boards_are_proved_by_both_rules() -> None:
    proved: Counter[str] = Counter()
    for layout in sample(8, 60):
        puzzle = whygrid.Puzzle("numberlink", board(layout))
        if len(solutions(layout)) > 1 or whygrid.check(puzzle).conflicts:
            continue
        proof = whygrid.explain(puzzle)
        verdict = whygrid.verify(proof)
        assert (verdict.ok, verdict.shows) == (True, proof.status), verdict.problem
        proved[proof.status] += 1
    assert min(proved["unique"], proved["none"]) > 5


def test_generated_boards_are_proved_mostly_by_techniques() -> None:
    for seed in range(4):
        proof = whygrid.explain(whygrid.Puzzle("numberlink", generate(random.Random(seed), 6, 6)))
        assert whygrid.verify(proof).shows == "unique"
        cases = sum(step.technique == "case analysis" for step in proof)
        assert 2 * cases < len(proof)


def test_turned_and_mirrored_boards_are_proved_in_the_same_steps() -> None:
    layout = generate(random.Random(2), 6, 5).layout
    figures = set()
    for twin in symmetries(layout):
        found = whygrid.explain(whygrid.Puzzle("numberlink", board(twin))).statistics()
        figures.add((found.steps, tuple(sorted(found.techniques.items()))))
    assert len(figures) == 1
