"""Steps as frames: what is played, what is drawn at each of them, and what is said."""

from __future__ import annotations

import pytest

from whygrid import explain
from whygrid.engine.exclusions import exclusions_of
from whygrid.logic.deduction import CHAIN, LEADS
from whygrid.logic.proof import Proof
from whygrid.puzzle import Puzzle
from whygrid.registry import examples
from whygrid.scene.marks import Arrow, Fill, SmallText, Text
from whygrid.scene.trails import FOLLOWING, MANY, SUPPOSED
from whygrid.service.explaining import Options
from whygrid.service.frames import Frame, frames_of, view_of, view_of_frame
from whygrid.service.views import position_at


def proved(name: str, options: Options | None = None) -> tuple[Puzzle, Proof]:
    puzzle = Puzzle.parse(examples()[name].text)
    return puzzle, explain(puzzle, options)


@pytest.fixture(scope="module")
def escargot() -> tuple[Puzzle, Proof]:
    return proved("escargot")


def supposing(proof: Proof) -> list[int]:
    return [number for number, step in enumerate(proof.steps, 1) if step.technique == "supposition"]


def test_every_placement_of_a_supposition_has_a_frame_and_so_has_where_it_breaks(escargot):
    _, proof = escargot
    for number in supposing(proof):
        frames = frames_of(proof, number)
        told = [
            step
            for deduction in proof.steps[number - 1].deductions
            for step in deduction.nested()
            if not step.conclusions or max(step.conclusions) > 0
        ]
        shown = [frame.deduction for frame in frames]
        assert all(step in shown for step in told)
        assert frames[0].says.startswith("Suppose r") and frames[-1].says.startswith("So r")


def test_what_would_follow_stays_written_until_the_supposition_ends(escargot):
    _, proof = escargot
    for number in supposing(proof):
        before = Frame("", proof.steps[0].deductions[0])
        for frame in frames_of(proof, number):
            if len(frame.supposed) >= len(before.supposed) and frame.supposed[:1] == before.supposed[:1]:
                assert set(before.following) <= set(frame.following)
            before = frame
        assert not before.supposed and not before.following


def test_marks_that_were_struck_stay_struck(escargot):
    puzzle, proof = escargot
    gone: set[int] = set()
    for number in range(1, len(proof) + 1):
        view = view_of_frame(puzzle, proof, number, len(frames_of(proof, number)) - 1)
        struck = {-literal for literal in view.focus if literal < 0}
        assert gone <= view.excluded | struck
        assert not gone & {
            puzzle.rules.parse_fact(f"r{mark.cell[0] + 1}c{mark.cell[1] + 1}={mark.text}")
            for mark in puzzle.scene(view).marks
            if isinstance(mark, SmallText) and mark.tone == "plain"
        }
        gone |= struck


def test_inside_a_supposition_what_it_excludes_is_off_the_board(escargot):
    puzzle, proof = escargot
    number = supposing(proof)[1]
    exclusions = exclusions_of(puzzle.rules)
    for frame in frames_of(proof, number)[:-1]:
        view = view_of(puzzle, position_at(proof, number), frame)
        assert view.supposed == frame.written
        for literal in frame.written:
            assert set(exclusions.of(literal)) <= view.excluded


@pytest.mark.parametrize(
    ("name", "options"),
    [("escargot", None), ("evil2", Options(prefer="patterns")), ("evil2", Options(view="cells"))],
)
def test_no_frame_is_a_hairball(name, options):
    _, proof = proved(name, options)
    for number in range(1, len(proof) + 1):
        for frame in frames_of(proof, number):
            links = [part for part in frame.pattern if part[0] in (CHAIN, LEADS) and len(part[1]) == 2]
            assert len(links) <= (MANY if frame.supposed else 2 * MANY)
            if frame.supposed and frame.deduction.conclusions:  # the newest links only
                assert {abs(link[1][1]) for link in links} <= {
                    *map(abs, frame.deduction.conclusions),
                    *map(abs, frame.deduction.premises),
                }


def test_what_is_supposed_looks_the_same_from_the_first_frame_on(escargot):
    puzzle, proof = escargot
    number = supposing(proof)[0]
    for frame in frames_of(proof, number)[:2]:
        scene = puzzle.scene(view_of(puzzle, position_at(proof, number), frame))
        assert [mark.tone for mark in scene.marks if isinstance(mark, Text)].count("two") == 1
    assert frames_of(proof, number)[0].focus == ()


def test_where_a_supposition_breaks_the_cells_that_are_left_with_nothing_are_marked(escargot):
    puzzle, proof = escargot
    for number in supposing(proof):
        for frame in frames_of(proof, number):
            if frame.deduction.conclusions:
                assert not frame.broken
                continue
            assert len(frame.broken) == 9
            subjects = {puzzle.rules.fact(fact).subject for fact in frame.broken}
            values = {puzzle.rules.fact(fact).value for fact in frame.broken}
            assert (len(subjects), len(values)) in ((1, 9), (9, 1))
            said = next(iter(subjects)) if len(subjects) == 1 else f"has no {next(iter(values))}"
            assert said in frame.says
            scene = puzzle.scene(view_of(puzzle, position_at(proof, number), frame))
            red = {mark.cell for mark in scene.marks if isinstance(mark, Fill) and mark.tone == "bad"}
            assert len(red) == len(subjects)


def test_a_supposition_inside_another_says_what_both_suppose(escargot):
    _, proof = escargot
    inner = [frame for n in supposing(proof) for frame in frames_of(proof, n) if len(frame.supposed) == 2]
    assert inner and inner[0].says.startswith("Suppose also")
    assert all(frame.says.startswith(("Suppose also", "If ")) for frame in inner)
    names = [str(proof.rules.fact(literal)) for literal in inner[1].supposed]
    assert inner[1].says.startswith(f"If {names[0]} and {names[1]}, then ")
    assert dict(inner[1].pattern)[SUPPOSED] == inner[1].supposed
    assert FOLLOWING in dict(inner[-1].pattern)


def test_a_forcing_chain_by_cases_is_played_case_by_case_and_summed_up_by_its_links():
    puzzle, proof = proved("evil2", Options(prefer="patterns"))
    number = next(n for n, step in enumerate(proof.steps, 1) if step.technique == "cell forcing chain")
    frames = frames_of(proof, number)
    openings = [frame for frame in frames if frame.says.startswith("Suppose")]
    assert len(openings) == len(proof.steps[number - 1].deductions[-1].cases) > 1
    end = puzzle.scene(view_of(puzzle, position_at(proof, number), frames[-1]))
    kinds = {mark.link for mark in end.marks if isinstance(mark, Arrow)}
    assert {"strong", "weak"} <= kinds


def test_the_lines_of_a_numberlink_are_supposed_in_words():
    _, proof = proved("numberlink-trial")
    number = next(n for n, step in enumerate(proof.steps, 1) if step.technique == "foresight")
    frames = frames_of(proof, number)
    assert frames[0].says.endswith((" is drawn", " is closed"))
    assert all(frame.says.startswith("If r") for frame in frames[1:-1])


def test_the_deductions_of_a_step_that_stands_by_itself_know_their_number():
    _, proof = proved("evil2", Options(view="cells"))
    for number, step in enumerate(proof.steps, 1):
        frames = frames_of(proof, number)
        assert [frame.number for frame in frames] == sorted(frame.number for frame in frames)
        assert {frame.number for frame in frames} == set(range(1, len(step.deductions) + 1))
