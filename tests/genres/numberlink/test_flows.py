"""Lemmas about flows and colours: every solution keeps what is said about them, and the checker follows."""

from __future__ import annotations

import random
from itertools import count

import pytest

import whygrid
from tests.genres.numberlink.brute_force import solutions
from tests.genres.numberlink.test_solving import board, sample
from tests.genres.numberlink.test_techniques import holding
from whygrid.budget import Budget
from whygrid.genres.numberlink import lemmas, trials
from whygrid.genres.numberlink.facts import drawn
from whygrid.genres.numberlink.flow_search import FlowSearch
from whygrid.genres.numberlink.flows import CELLS_LIMIT, flows_of, literal_of
from whygrid.genres.numberlink.generator import generate
from whygrid.genres.numberlink.lemma_telling import told_by_lemmas
from whygrid.genres.numberlink.model import LOOSE, OPEN, Layout
from whygrid.genres.numberlink.rules import rules_of
from whygrid.genres.numberlink.solving import fast_solutions
from whygrid.kernels import NATIVE
from whygrid.logic.check import check_deduction
from whygrid.logic.deduction import Deduction
from whygrid.sat.session import Session

needs_kernel = pytest.mark.skipif(not NATIVE, reason="the native module was not built")


def test_every_solution_keeps_all_rules_about_flows_at_once() -> None:
    seen = 0
    for layout in sample(31, 60):
        ways = solutions(layout)
        flows = flows_of(layout)
        assert flows is not None or not ways
        if flows is None:
            continue
        with Session(flows.clauses, Budget()) as session:
            for facts in (holding(layout, solution) for solution in ways):
                edges = range(len(layout.edges))
                assert session.solve([edge + 1 if drawn(edge) in facts else -edge - 1 for edge in edges])
                seen += 1
    assert seen > 50


def deductions_by_flows(layout: Layout, only: set[int]) -> list[Deduction]:
    """Every edge of the only solution, from nothing."""
    flows = flows_of(layout)
    assert flows is not None
    lines = [OPEN] * len(layout.edges)
    found = []
    for edge in range(len(lines)):
        search = FlowSearch(layout, flows, lines)
        holds = edge + 1 if drawn(edge) in only else -edge - 1
        assert next(size for size in count(10, 10) if search.refutes(-holds, size, lambda: None))
        found.append(told_by_lemmas(layout, search.voice, lines, search.behind(holds), holds, "flows"))
    return found


@needs_kernel
def test_the_only_solution_follows_by_flows_and_the_checker_agrees() -> None:
    kinds: set[str] = set()
    unique = [layout for layout in sample(32, 60) if len(solutions(layout)) == 1]
    for layout in (*unique, generate(random.Random(1), 6, 6).layout):
        only = set(fast_solutions(board(layout), 1, Budget())[0])
        for deduction in deductions_by_flows(layout, only):
            assert check_deduction(rules_of(layout), deduction) == ""
            kinds |= {rule.split()[0] for lemma in deduction.lemmas for rule in lemma.rules}
    assert {"cell", "colour", "rightward", "downward", "dark"} <= kinds


@needs_kernel
def test_a_lemma_that_lacks_a_rule_is_refused() -> None:
    refused = 0
    for layout in sample(33, 30):
        ways = [holding(layout, solution) for solution in solutions(layout)]
        for deduction in deductions_by_flows(layout, ways[0]) if len(ways) == 1 else ():
            longest = max(range(len(deduction.lemmas)), key=lambda i: len(deduction.lemmas[i].rules))
            poorer = deduction.lemmas[longest]._replace(rules=())
            told = [*deduction.lemmas[:longest], poorer, *deduction.lemmas[longest + 1 :]]
            refused += check_deduction(rules_of(layout), deduction._replace(lemmas=tuple(told))) != ""
    assert refused > 10


@needs_kernel
def test_a_proof_with_flows_is_written_read_and_verified(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lemmas._Guide, "_over_edges", lemmas._Guide._over_flows)
    monkeypatch.setattr(trials, "by_trials", lambda *arguments: [])
    lemmas._guide.cache_clear()
    layout = generate(random.Random(2), 6, 6).layout
    simple = whygrid.Options(techniques=("used up",))
    proof = whygrid.explain(whygrid.Puzzle("numberlink", board(layout)), simple)
    rules = rules_of(layout)
    told = [lemma for step in proof for deduction in step.deductions for lemma in deduction.lemmas]
    literals = {abs(literal) for lemma in told for literal in lemma.together}
    assert max(literals) > len(rules.facts)
    again = whygrid.from_json(whygrid.to_json(proof))
    assert again == proof and whygrid.verify(again).shows == "unique"


def test_large_boards_and_loose_ends_have_no_flows() -> None:
    side = int(CELLS_LIMIT**0.5) + 1
    ends = ["1", "1", *[""] * (side * side - 2)]
    assert flows_of(Layout(side, side, tuple(ends))) is None
    assert flows_of(Layout(1, 4, ("1", "1", LOOSE, LOOSE))) is None
    assert rules_of(Layout(1, 4, ("1", "1", LOOSE, LOOSE))).family.auxiliaries == ()  # type: ignore[union-attr]


def test_edges_and_auxiliary_facts_have_numbers_of_their_own() -> None:
    layout = Layout(1, 3, ("1", "", "1"))
    assert [literal_of(layout, variable) for variable in (1, -2, 3, -4)] == [1, -3, 5, -6]
