"""Whatever `k` says is accepted by the checker, of every genre, whether it came to its end or was stopped."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from tests.genres.kakuro.boards import random_board
from tests.genres.numberlink.test_solving import board, sample
from tests.helpers import generated, solution_facts
from tests.k.k_cases import NAMED
from tests.logic.own_boards import solutions
from whygrid import Puzzle, parse
from whygrid.budget import Budget
from whygrid.certificates.bounds import Refused
from whygrid.certificates.general import is_seen_to_follow
from whygrid.cli import group
from whygrid.engine.k import KReport, KStep
from whygrid.engine.lemmas import by_lemmas
from whygrid.engine.values import measure
from whygrid.errors import Stopped
from whygrid.kernels import NATIVE, k9
from whygrid.logic.deduction import Deduction
from whygrid.logic.facts import Literal
from whygrid.logic.rules import Rules
from whygrid.service import certifying
from whygrid.service.certifying import as_accepted, with_certificate
from whygrid.service.measuring import k, values_of
from whygrid.service.verifying import verify_k

TWELVE = (
    "9...8..6B......3..9.4C..CA...........6.8...C1...5...9.2..4C..21...5...A7...............5.3....8A"
    "2..A.1..69.B.3.1.6.52......6.......3.5..378....1"
)
SUPPORT = (
    "r1c1=9 r1c9=B r2c4=3 r2c7=9 r2c9=4 r2c10=C r3c1=C r3c2=A r4c2=6 r4c4=8 r4c8=C r5c1=5 r5c5=9 r5c7=2 "
    "r5c10=4 r5c11=C r6c2=2 r6c3=1 r6c11=A r6c12=7 r8c4=5 r8c6=3 r8c11=8 r8c12=A r9c1=2 r9c4=A r9c6=1 "
    "r9c10=9 r9c12=B r10c2=3 r10c4=1 r10c6=6 r10c9=2 r11c4=6 r11c12=3 r12c2=5 r12c5=3 r12c6=7 r12c7=8 "
    "r12c12=1"
)


def small_puzzles() -> Iterator[Puzzle]:
    """Puzzles of all genres with one solution, and with something to look at."""
    rng = random.Random(2026)
    for seed, box in enumerate([(2, 2), (2, 2), (2, 3), (3, 2), (2, 3), (2, 4)]):
        yield generated(seed, seed % 3, *box)
    boards = (Puzzle("kakuro", random_board(rng, rng.choice([3, 4]))) for _ in range(60))
    links = (Puzzle("numberlink", board(layout)) for seed in range(40) for layout in sample(seed, 3))
    for made, wanted in ((boards, 5), (links, 8)):
        found = 0
        for puzzle in made:
            if found < wanted and list(puzzle.genre.clues(puzzle.board)) and len(solutions(puzzle)) == 1:
                found += 1
                yield puzzle


SMALL = list(small_puzzles())


def stopping_after(looks: int) -> Budget:
    """A budget that is over when it was looked at so often."""
    left = [looks]

    def look() -> None:
        left[0] -= 1
        if left[0] < 0:
            raise Stopped("that is enough")

    return Budget(heartbeat=look)


def assert_accepted(report: KReport) -> None:
    written = json.loads(json.dumps(report.certificate))
    if written:
        assert verify_k(written) == (report.lower, report.upper)
    else:
        assert (report.lower, report.upper, report.steps) == (0, None, ())


def test_there_are_puzzles_of_every_genre_and_both_rules() -> None:
    assert {puzzle.genre_name for puzzle in SMALL} == {"sudoku", "kakuro", "numberlink"}
    links = [puzzle.board.layout for puzzle in SMALL if puzzle.genre_name == "numberlink"]
    assert {layout.cover for layout in links} == {True, False}
    assert len(SMALL) == 19


@pytest.mark.parametrize("puzzle", SMALL)
def test_a_certificate_is_accepted(puzzle: Puzzle) -> None:
    report = k(puzzle)
    assert report.proved and not report.stopped
    assert_accepted(report)


@pytest.mark.parametrize("puzzle", SMALL)
def test_after_a_stop_what_is_told_is_accepted_and_true(puzzle: Puzzle) -> None:
    exact = k(puzzle).upper
    assert exact is not None
    for looks in (8, 40, 200):
        try:
            report = k(puzzle, stopping_after(looks))
        except Stopped:  # before it was known that there is one solution
            continue
        assert_accepted(report)
        assert report.upper is not None and report.lower <= exact <= report.upper
        assert report.proved or report.stopped


def test_of_a_9x9_sudoku_both_kinds_of_certificate_are_accepted() -> None:
    size, givens = NAMED["first 17-clue"]
    assert_accepted(k(parse(givens)))
    general = stopped_at_once(parse(givens))
    assert_accepted(general)
    assert general.upper is not None and general.upper >= size


def stopped_at_once(puzzle: Puzzle) -> KReport:
    """What the general engine says when it has found nothing yet: all follows from all that is printed."""
    solution = solution_facts(puzzle)
    over = Budget()
    with values_of(puzzle, solution, over) as values:
        over.cancel()
        report, bound = measure(values, puzzle.givens, over)
    return as_accepted(with_certificate(puzzle, solution, report, bound, Budget()), Budget())


def test_what_the_checker_would_search_for_in_vain_comes_with_lemmas() -> None:
    """Of this 12x12 Sudoku it did not see that r11c3 is 2, in 50,000 branchings."""
    puzzle = parse(TWELVE)
    rules, solution = puzzle.rules, solution_facts(puzzle)
    support, goal = tuple(map(rules.parse_fact, SUPPORT.split())), rules.parse_fact("r11c3=2")
    assert goal in solution and set(support) < set(puzzle.givens) and len(support) == 40
    nearly_full = puzzle.fill(fact for fact in solution if fact != goal)
    found = KReport(0, 40, (KStep(goal, support),), {})
    report = as_accepted(with_certificate(nearly_full, solution, found, None, Budget()), Budget())
    assert (report.lower, report.upper) == (0, 40)
    (step,) = report.certificate["upper"]["steps"]
    assert len(step["lemmas"]) < 100
    assert not is_seen_to_follow(rules, support, goal, Budget(), 200)


KILLER = """
cage r1c1 r2c1 = 8
cage r1c2 r2c2 r2c3 r3c2 = 14
cage r1c3 r1c4 r1c5 r1c6 r2c4 = 15
cage r2c5 r3c5 r4c5 = 9
cage r2c6 r3c6 r4c6 r5c6 = 16
cage r3c1 r4c1 = 4
cage r3c3 r3c4 r4c4 = 12
cage r4c2 r4c3 r5c3 = 13
cage r5c1 r5c2 = 7
cage r5c4 r5c5 r6c5 r6c6 = 16
cage r6c1 r6c2 r6c3 r6c4 = 12
................1...................
"""


def test_of_a_variant_that_is_stopped_at_once_both_bounds_are_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is not seen at once is put off until more is known, and searched for longer."""
    monkeypatch.setattr(certifying, "MOST_CONFLICTS", 1)
    monkeypatch.setattr(certifying, "LEAST_CONFLICTS", 1)
    monkeypatch.setattr(certifying, "is_seen_to_follow", never)
    puzzle = parse(KILLER)
    report = stopped_at_once(puzzle)
    assert_accepted(report)
    assert report.upper is not None and 0 < report.lower <= report.upper
    steps = report.certificate["upper"]["steps"]
    order = [puzzle.rules.parse_fact(step["fact"]) for step in steps]
    assert order != [fact for fact in solution_facts(puzzle) if fact not in puzzle.givens]
    assert min(len(step["clues"]) for step in steps) < len(list(puzzle.genre.clues(puzzle.board)))


# What is not shown is not told.


def never(*_: object) -> None:
    return None


def test_a_step_without_a_short_proof_rests_on_all_that_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    puzzle = generated(1, 0, 2, 3)
    whole = k(puzzle)
    hard = whole.steps[0]

    def seen(rules: object, support: tuple[Literal, ...], fact: Literal, *_: object) -> bool:
        return (fact, support) != (hard.fact, hard.support)

    monkeypatch.setattr(certifying, "by_lemmas", never)
    monkeypatch.setattr(certifying, "is_seen_to_follow", seen)
    report = k(puzzle)
    assert_accepted(report)
    assert report.steps[0].k == len(puzzle.givens) == report.upper
    assert report.lower == whole.lower and "no short proof" in report.stopped


def test_it_rests_on_all_clues_first_if_that_is_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    puzzle = next(puzzle for puzzle in SMALL if len(list(puzzle.genre.clues(puzzle.board))) == 3)
    whole = k(puzzle)

    def with_all_labels(rules: Rules, *rest: Any) -> Deduction | None:
        return None if rules.family.layout.loose else by_lemmas(rules, *rest)  # type: ignore[union-attr]

    monkeypatch.setattr(certifying, "by_lemmas", with_all_labels)
    monkeypatch.setattr(certifying, "is_seen_to_follow", never)
    report = k(puzzle)
    assert_accepted(report)
    assert [step.support for step in report.steps] == [step.support for step in whole.steps]
    assert {len(step.clues) for step in report.steps} == {3}


@pytest.mark.parametrize("puzzle", [generated(1, 0, 2, 3), SMALL[6]])
def test_without_a_proof_of_the_steps_nothing_is_said_of_an_upper_bound(
    puzzle: Puzzle, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = k(puzzle)
    monkeypatch.setattr(certifying, "by_lemmas", never)
    monkeypatch.setattr(certifying, "is_seen_to_follow", never)
    report = k(puzzle)
    assert_accepted(report)
    assert (report.lower, report.upper, report.steps) == (whole.lower, None, ())
    out = told("k", puzzle.text, "--genre", puzzle.genre_name, "--steps")
    said = f"k ≥ {whole.lower} if the solution is the only one, which is not shown"
    assert any(line.startswith(f"{said} (no short proof of step 1") for line in out.splitlines())
    assert "proved" not in out


@pytest.mark.skipif(not NATIVE, reason="the native module is not built")
def test_wrong_steps_of_an_engine_are_not_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """For 9x9 Sudokus the native engine says what k is: one that is wrong is found out before it is heard."""
    measured = k9.k

    def too_small(*args: object, **options: object) -> k9.KResult:
        found = measured(*args, **options)  # type: ignore[arg-type]
        first = found.steps[0]
        steps = (k9.Step(first.cell, first.digit, first.support[1:], True), *found.steps[1:])
        return replace(found, steps=steps)

    monkeypatch.setattr(k9, "k", too_small)
    said = "k ≥ 5 if the solution is the only one, which is not shown"
    assert told("k", NAMED["Wikipedia"][1]).startswith(f"{said} (step 1 does not follow from its support)")


def test_where_nothing_is_shown_no_certificate_is_written(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def refuse(*_: object) -> None:
        raise Refused("no")

    monkeypatch.setattr(certifying, "verify_k", refuse)
    out = told("k", "mini", "--certificate", str(tmp_path / "k.json"))
    assert "there is no certificate" in out and "k is not known (no)" in out
    assert not list(tmp_path.iterdir())


def told(*words: str) -> str:
    """What a command says that knows no k."""
    result = CliRunner().invoke(group, list(words))
    assert result.exit_code == 4
    return result.output
