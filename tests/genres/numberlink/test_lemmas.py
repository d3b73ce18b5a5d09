"""Proofs by lemmas: what clause learning finds is told so that the checker accepts it."""

from __future__ import annotations

import random

import pytest

import whygrid
from tests.genres.numberlink.brute_force import solutions
from tests.genres.numberlink.test_solving import board, sample
from tests.genres.numberlink.test_techniques import holding
from whygrid.budget import Budget
from whygrid.errors import Stopped
from whygrid.genres.numberlink import lemmas, trials
from whygrid.genres.numberlink.facts import drawn, edge_of
from whygrid.genres.numberlink.generator import generate
from whygrid.genres.numberlink.lemmas import by_lemmas, forced_edges
from whygrid.genres.numberlink.model import CLOSED, DRAWN, LOOSE, OPEN, Layout
from whygrid.genres.numberlink.outlook import Outlook
from whygrid.genres.numberlink.position import Position
from whygrid.genres.numberlink.rules import rules_of
from whygrid.genres.numberlink.solving import facts_of, solutions_of
from whygrid.genres.numberlink.techniques import TECHNIQUES
from whygrid.kernels import NATIVE
from whygrid.logic.check import check_deduction

needs_kernel = pytest.mark.skipif(not NATIVE, reason="the native module was not built")


@needs_kernel
def test_the_only_solution_follows_edge_by_edge_and_the_checker_agrees() -> None:
    told = 0
    for layout in sample(21, 60):
        found = [holding(layout, solution) for solution in solutions(layout)]
        lines = [OPEN] * len(layout.edges)
        while len(found) == 1 and OPEN in lines:
            deduction = by_lemmas(layout, lines, found[0], Budget())
            assert deduction is not None
            assert check_deduction(rules_of(layout), deduction) == ""
            assert deduction.conclusions[0] in found[0]
            edge, status = edge_of(deduction.conclusions[0])
            lines[edge] = status
            told += len(deduction.lemmas)
    assert told > 80


@needs_kernel
def test_of_all_edges_that_follow_the_lightest_is_told() -> None:
    made = generate(random.Random(3), 7, 7)
    only = set(facts_of(next(solutions_of(made, 1, Budget()))))
    way = [DRAWN if drawn(edge) in only else CLOSED for edge in range(len(made.lines))]
    guide = lemmas._Guide(made.layout)
    search, literal = guide.next_fact(made.lines, way, Budget())
    outlook = Outlook(made.layout, made.lines)

    def price(search: lemmas._Search, literal: int) -> float:
        status = DRAWN if literal > 0 else CLOSED
        return search.learner.weight(literal) / outlook.after(abs(literal) - 1, status).settled

    others = [
        price(each, found)
        for each in guide.searches
        for found in each.learner.found()
        if abs(found) <= len(made.lines) and made.lines[abs(found) - 1] == OPEN
    ]
    assert len(others) > 10 and price(search, literal) == min(others)


@needs_kernel
def test_regions_gaps_and_balance_are_told_on_larger_boards() -> None:
    kinds: set[str] = set()
    for seed in range(3):
        made = generate(random.Random(seed), 8, 8)
        only = set(facts_of(next(solutions_of(made, 1, Budget()))))
        deduction = by_lemmas(made.layout, made.lines, only, Budget())
        assert deduction is not None and deduction.conclusions[0] in only
        assert check_deduction(rules_of(made.layout), deduction) == ""
        for edge in range(0, len(made.lines), 7):
            for literal in (edge + 1, -edge - 1):
                found = trials.short_refutation(made.layout, made.lines, literal, "trial")
                if found is not None:
                    assert check_deduction(rules_of(made.layout), found) == ""
                    kinds |= {rule.split()[0] for inner in found.nested() for rule in inner.rules}
    assert {"cell", "path"} <= kinds


@needs_kernel
def test_a_probe_refutes_what_a_search_for_each_literal_refutes() -> None:
    dice = random.Random(5)
    answers = set()
    for seed, size in ((1, 5), (2, 6), (3, 7), (4, 8)):
        made = generate(random.Random(seed), size, size)
        only = next(solutions_of(made, 1, Budget()))
        for open_ones in (1.0, 0.7):
            for mistakes in (0, 1):  # a probe may not go by the solution where a line is no part of it
                lines = [OPEN if dice.random() < open_ones else status for status in only]
                for edge in dice.sample(range(len(lines)), mistakes):
                    lines[edge] = -only[edge]
                probe = trials.Probe(made.layout, lines)
                for edge in range(len(lines)):
                    for literal in (edge + 1, -edge - 1):
                        alone = trials.is_refuted(made.layout, lines, literal) is not None
                        assert probe.refutes(literal) == alone
                        answers.add((alone, mistakes))
    assert len(answers) == 4


@needs_kernel
def test_a_loose_board_has_no_probe() -> None:
    layout = Layout(1, 2, (LOOSE, LOOSE))
    assert not any(trials.Probe(layout, [OPEN]).refutes(literal) for literal in (1, -1))


@needs_kernel
def test_a_search_stops_with_its_budget() -> None:
    made = generate(random.Random(1), 9, 9)
    only = set(facts_of(next(solutions_of(made, 1, Budget()))))
    budget = Budget()
    budget.cancel("enough")
    with pytest.raises(Stopped):
        by_lemmas(made.layout, made.lines, only, budget)


@needs_kernel
def test_the_same_board_gets_the_same_proof_again() -> None:
    puzzle = whygrid.Puzzle("numberlink", generate(random.Random(3), 7, 7))
    assert whygrid.explain(puzzle) == whygrid.explain(puzzle)


def test_without_the_kernel_cases_are_told_instead(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lemmas, "NATIVE", False)
    monkeypatch.setattr(trials, "NATIVE", False)
    layout = next(layout for layout in sample(22, 60) if len(solutions(layout)) == 1 and len(layout.ends) > 8)
    assert by_lemmas(layout, [OPEN] * len(layout.edges), set(), Budget()) is None
    simple = whygrid.Options(techniques=("used up",))
    proof = whygrid.explain(whygrid.Puzzle("numberlink", board(layout)), simple)
    assert whygrid.verify(proof).shows == "unique"


@needs_kernel
def test_forced_edges_hold_in_every_solution() -> None:
    seen = 0
    for layout in sample(23, 60):
        ways = [holding(layout, solution) for solution in solutions(layout)]
        forced = set(forced_edges(board(layout)))
        assert not ways or forced <= set.intersection(*ways)
        assert ways or not forced
        seen += len(forced)
    assert seen > 100


@needs_kernel
def test_an_unknown_answer_comes_with_what_is_forced() -> None:
    puzzle = whygrid.Puzzle("numberlink", generate(random.Random(4), 12, 12))
    only = {str(fact) for fact in map(puzzle.rules.fact, whygrid.solve(puzzle).solutions[0].givens)}
    answer = whygrid.solve(puzzle, Budget(seconds=0))
    assert answer.status == "unknown" and answer.forced
    assert set(map(str, answer.forced)) <= only
    assert whygrid.check(puzzle, Budget(seconds=0)).forced == answer.forced


@needs_kernel
def test_a_trial_is_short() -> None:
    trial = next(technique for technique in TECHNIQUES if technique.name == "trial")
    made = generate(random.Random(5), 7, 7)
    for deduction in trial.find(Position(made.layout)):
        assert sum(len(lemma.together) > 1 for lemma in deduction.lemmas) <= trials.CONFLICTS
    brief = [deduction.conclusions for deduction in trial.briefly(Position(made.layout))]
    assert brief == [deduction.conclusions for deduction in trial.find(Position(made.layout))]


@needs_kernel
def test_what_is_tried_out_is_told_by_what_would_follow_and_the_checker_agrees() -> None:
    nested = 0
    for seed in range(3):
        made = generate(random.Random(seed), 8, 8)
        only = set(facts_of(next(solutions_of(made, 1, Budget()))))
        rules = rules_of(made.layout)
        for edge in range(0, len(made.lines), 3):
            literal = -(edge + 1) if drawn(edge) in only else edge + 1
            found = trials.short_refutation(made.layout, made.lines, literal, "trial")
            if found is None or not found.cases:
                continue
            assert check_deduction(rules, found) == "" and found.conclusions[0] in only
            nested += any(step.cases for step in found.cases[0].steps)
            again = trials.shorter(made.layout, made.lines, found)
            assert again is not None and again.conclusions == found.conclusions
            assert check_deduction(rules, again) == ""
    assert nested > 5


@needs_kernel
def test_what_would_take_too_long_to_read_is_left_to_lemmas(monkeypatch: pytest.MonkeyPatch) -> None:
    made = generate(random.Random(1), 9, 9)
    only = set(facts_of(next(solutions_of(made, 1, Budget()))))
    monkeypatch.setattr(trials, "READABLE", -1)
    (deduction,) = Position(made.layout).proved(only, Budget())
    assert deduction.lemmas and check_deduction(rules_of(made.layout), deduction) == ""


@pytest.mark.parametrize("rows", ["1..2.3/....../.....1/..42../.3.4..", "....1./....../2.1..2"])
def test_a_board_on_which_two_paths_would_have_to_cross_is_refuted_at_once(rows: str) -> None:
    proof = whygrid.explain(_may_stay_empty(rows))
    assert whygrid.verify(proof).shows == proof.status == "none"
    assert whygrid.tell(proof).startswith("1. contradiction: the 1 and the 2 would have to cross.")


def _may_stay_empty(rows: str) -> whygrid.Puzzle:
    lines = (" ".join(row) for row in rows.split("/"))
    return whygrid.parse("\n".join(["numberlink, cells may stay empty", *lines]))


@needs_kernel
def test_what_is_refuted_in_a_position_without_solution_follows_from_its_lemmas() -> None:
    seen = 0
    for layout in sample(24, 200):
        if solutions(layout):
            continue
        lines = [OPEN] * len(layout.edges)
        for literal in (1, -1, len(lines), -len(lines)):
            found = trials.short_refutation(layout, lines, literal, "trial")
            if found is not None:
                seen += 1
                assert check_deduction(rules_of(layout), found) == ""
    assert seen > 50


@needs_kernel
def test_so_it_does_where_the_lines_contradict_each_other_already() -> None:
    """Wrong joints and crossings hide which ends a line leads to: there, nothing more is made of it."""
    rng = random.Random(25)
    seen = 0
    for layout in sample(25, 300):
        lines = [rng.choice([OPEN, OPEN, CLOSED, DRAWN]) for _ in layout.edges]
        for literal in rng.sample(range(1, len(lines) + 1), min(4, len(lines))):
            found = None if lines[literal - 1] else trials.short_refutation(layout, lines, literal, "trial")
            if found is not None:
                seen += 1
                assert check_deduction(rules_of(layout), found) == ""
    assert seen > 200


@needs_kernel
def test_ends_without_a_label_are_beyond_the_search_for_lemmas() -> None:
    layout = Layout(2, 3, ("1", "", LOOSE, "1", "", LOOSE))
    lines = [OPEN] * len(layout.edges)
    assert [trials.short_refutation(layout, lines, literal, "trial") for literal in (1, -1)] == [None, None]
    assert by_lemmas(layout, lines, set(), Budget()) is None
