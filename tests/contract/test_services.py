"""The use cases work for every genre, through its record alone."""

import json

import pytest

import whygrid
from tests.contract.cases import EXAMPLES, every_example, every_genre, proof_of, puzzle_of
from whygrid.errors import UsageError
from whygrid.logic.check import check_deduction
from whygrid.scene.ansi import render_ansi
from whygrid.scene.json import scene_to_json
from whygrid.scene.svg import render_svg
from whygrid.scene.view import View
from whygrid.service.telling import STYLES, tell_markdown
from whygrid.service.verifying import verify_k
from whygrid.service.views import position_at, view_of_step

STATUS = {0: "none", 1: "unique", 2: "multiple"}


@every_example
def test_an_example_has_as_many_solutions_as_it_says(genre, example):
    puzzle = puzzle_of(genre, example)
    assert whygrid.count(puzzle) == example.facts["solutions"]
    answer = whygrid.solve(puzzle)
    assert answer.status == STATUS[example.facts["solutions"]]
    assert len(set(answer.solutions)) == example.facts["solutions"]


@every_example
def test_a_solution_keeps_the_givens_and_settles_every_fact(genre, example):
    puzzle = puzzle_of(genre, example)
    for solution in whygrid.solve(puzzle).solutions:
        assert set(solution.givens) >= set(puzzle.givens)
        numbers = range(1, len(puzzle.rules.facts) + 1)
        settled = {number if number in solution.givens else -number for number in numbers}
        assert not puzzle.rules.broken_by(settled)
        assert whygrid.Puzzle.parse(solution.text, genre.name) == solution


@every_example
def test_a_proof_is_found_and_accepted(genre, example):
    puzzle = puzzle_of(genre, example)
    proof = proof_of(puzzle)
    assert proof.status == STATUS[example.facts["solutions"]]
    verdict = whygrid.verify(proof)
    assert verdict.ok, verdict.problem
    assert verdict.shows == proof.status
    if proof.status == "unique":
        placed = [step.fact for step in proof]
        assert [puzzle.fill(placed).text] == list(proof.solutions)


@every_example
def test_a_proof_document_can_be_read_back(genre, example):
    proof = proof_of(puzzle_of(genre, example))
    text = json.dumps(whygrid.to_json(proof), ensure_ascii=False)
    again = whygrid.from_json(json.loads(text))
    assert again == proof
    assert whygrid.to_json(again) == json.loads(text)
    assert whygrid.verify(json.loads(text)) == whygrid.verify(proof)


@every_example
def test_a_proof_can_be_cut_to_each_of_its_steps(genre, example):
    proof = proof_of(puzzle_of(genre, example))
    for number in range(1, len(proof) + 1, 7):
        part = proof.cut(number)
        assert part.steps[-1] == proof.steps[number - 1]
        assert whygrid.verify(part).ok


@every_example
def test_a_proof_can_be_told_in_every_style(genre, example):
    proof = proof_of(puzzle_of(genre, example))
    for style in STYLES:
        told = whygrid.tell(proof, style)
        assert bool(told) == bool(proof.steps)
        assert style != "full" or len(told.splitlines()) >= len(proof)
    assert tell_markdown(proof).startswith("# ")


@every_example
def test_a_hint_is_a_deduction_that_the_checker_accepts(genre, example):
    puzzle = puzzle_of(genre, example)
    hint = whygrid.hint(puzzle)
    assert hint.status == STATUS[example.facts["solutions"]]
    if hint.status == "unique":
        assert [rung.name for rung in hint.rungs] == ["where", "technique", "deduction"]
        assert all(check_deduction(puzzle.rules, deduction) == "" for deduction in hint.step.deductions)


@pytest.mark.parametrize(
    ("genre", "example"),
    [
        pytest.param(genre, example, id=f"{genre.name}-{example.name}")
        for genre, example in EXAMPLES
        if example.facts["solutions"] == 1
        and len(genre.rules(genre.formats[0].parse(example.text)).facts) < 100
    ],
)
def test_hints_lead_to_the_solution_of_a_small_board(genre, example):
    puzzle = position = puzzle_of(genre, example)
    ruled_out: set[int] = set()
    while (hint := whygrid.hint(puzzle, position, ruled_out=ruled_out)).status != "solved":
        news = {*hint.step.facts} - {*position.givens} - ruled_out
        assert news
        position = position.fill(fact for fact in news if fact > 0)
        ruled_out |= {fact for fact in news if fact < 0}
    assert (position,) == whygrid.solve(puzzle).solutions


@every_example
def test_a_check_tells_the_status_and_what_is_redundant(genre, example):
    puzzle = puzzle_of(genre, example)
    report = whygrid.check(puzzle)
    assert report.status == STATUS[example.facts["solutions"]]
    assert report.conflicts == ()
    assert (report.redundant is None) == (report.status != "unique")


@every_genre
def test_givens_that_break_a_rule_are_named(genre):
    example = next(example for example in genre.examples().values() if example.facts["solutions"] == 1)
    puzzle = puzzle_of(genre, example)
    solution = whygrid.solve(puzzle).solutions[0]
    wrong = next(fact for fact in range(1, len(puzzle.rules.facts) + 1) if fact not in solution.givens)
    broken = solution.fill([wrong])
    report = whygrid.check(broken)
    assert report.status == "none"
    assert report.conflicts
    for conflict in report.conflicts:
        assert conflict.rule in puzzle.rules.rules
        assert conflict.facts
    with pytest.raises(whygrid.PuzzleError, match="break a rule"):
        whygrid.solve(broken)
    assert whygrid.hint(broken).status == "none"


@every_example
def test_a_scene_is_drawn_by_every_renderer(genre, example):
    puzzle = puzzle_of(genre, example)
    proof = proof_of(puzzle)
    views = [View(), View(excluded=frozenset()), View(bad=puzzle.givens[:1], placed=puzzle.givens)]
    if proof.steps:
        views.append(view_of_step(puzzle, position_at(proof, len(proof)), proof.steps[-1]))
    for view in views:
        scene = puzzle.scene(view)
        assert scene.label
        for detail in ("small", "marks"):
            assert "\x1b" not in render_ansi(scene, colour=False, detail=detail)
            assert render_ansi(scene, colour=True, detail=detail)
        assert render_svg(scene).startswith("<svg")
        assert json.loads(json.dumps(scene_to_json(scene)))["rows"] == scene.rows


@every_example
def test_a_board_shows_itself(genre, example):
    puzzle = puzzle_of(genre, example)
    assert str(puzzle)
    assert puzzle._repr_svg_().startswith("<svg")
    assert genre.name in repr(puzzle)


@every_example
def test_what_rules_say_as_sums_holds_in_every_solution(genre, example):
    puzzle = puzzle_of(genre, example)
    for solution in whygrid.solve(puzzle).solutions:
        holds = set(solution.givens)
        for rule in puzzle.rules.rules.values():
            for terms, total in rule.sums:
                assert (
                    sum(weight for literal, weight in terms if (literal in holds) == (literal > 0)) == total
                )


@every_genre
def test_a_genre_has_a_k_with_a_certificate_and_a_proof_by_smallest_supports_or_says_that_it_has_none(genre):
    unique = [example for example in genre.examples().values() if example.facts["solutions"] == 1]
    puzzle = min((puzzle_of(genre, example) for example in unique), key=lambda p: len(p.rules.facts))
    if not puzzle.givens and not list(genre.clues(puzzle.board)):
        with pytest.raises(UsageError, match="there is no k"):
            whygrid.k(puzzle)
        with pytest.raises(UsageError, match="there is no k"):
            whygrid.explain(puzzle, whygrid.Options(k="values"))
        return
    report = whygrid.k(puzzle)
    assert report.proved
    assert verify_k(dict(report.certificate)) == (report.upper, report.upper)
    for kind in ("values", "techniques"):
        proof = whygrid.explain(puzzle, whygrid.Options(k=kind))
        assert whygrid.verify(whygrid.to_json(proof)).shows == "unique"
        assert proof.statistics().k_max >= report.upper
