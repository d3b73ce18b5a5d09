"""Telling a proof by cells in words; stories are in test_story_lines."""

import re
from dataclasses import replace
from itertools import pairwise

import pytest

from tests.helpers import proof_by_cases
from whygrid import Options, examples, explain, parse, tell
from whygrid.service.telling import STYLES, lines, summary, tell_markdown

BY_CELLS = Options(view="cells")
CLASSIC = explain(parse(examples()["classic"].text), BY_CELLS)
MINI = explain(parse(examples()["mini"].text), BY_CELLS)
LONG = next(number for number, step in enumerate(CLASSIC, 1) if step.groundwork)


def test_a_step_without_groundwork_is_one_sentence():
    assert tell(MINI, "lemmas", [1]) == (
        "1. r1c2 is 2: it is the only place left for 2 in row 1.  [hidden single, k 2]"
    )


def test_brief_has_a_line_for_each_step_and_names_what_it_leaves_out():
    told = tell(CLASSIC, "brief").splitlines()
    assert len(told) == len(CLASSIC)
    assert " after " in told[LONG - 1]


def test_deductions_are_numbered_within_their_step():
    told = tell(CLASSIC, "lemmas", [LONG]).splitlines()
    assert told[0].startswith(f"{LONG}. ") and told[0].rpartition("  [")[0].endswith(", because")
    numbers = [int(re.match(r"    \(L(\d+)\) ", line)[1]) for line in told[1:]]
    assert numbers == list(range(1, len(CLASSIC.steps[LONG - 1].deductions) + 1))


def test_full_lists_the_support_and_what_each_deduction_uses():
    step = CLASSIC.steps[LONG - 1]
    told = tell(CLASSIC, "full", [LONG]).splitlines()
    known = told[1].removeprefix("    known: ").split(", ")
    assert known == [str(CLASSIC.rules.fact(literal)) for literal in step.support]
    assert f"k {len(known)}]" in told[0]
    for line, deduction in zip(told[2:], step.deductions, strict=True):
        uses = line[line.rindex("  [") + 3 : -1].split("; ")
        assert uses[0] == deduction.technique
        known = [str(CLASSIC.rules.fact(premise)) for premise in deduction.premises if premise > 0]
        assert uses[-1] == ", ".join(known), "and the known cells come last"


def test_a_deduction_may_use_earlier_ones_only():
    for number in range(1, len(CLASSIC) + 1):
        for line in tell(CLASSIC, "full", [number]).splitlines()[2:]:
            own = int(re.match(r" +\(L(\d+)\)", line)[1])
            used = [int(index) for index in re.findall(r"\bL(\d+)\b", line[line.rindex("  [") :])]
            assert all(index < own for index in used)


def test_a_deduction_that_was_told_before_is_referred_to():
    proof = explain(parse(examples()["classic"].text), Options(reset=False, view="cells"))
    references = re.findall(r"\(L\d+\) (.*), as in step (\d+)  ", tell(proof, "lemmas"))
    assert references
    for conclusions, number in references:
        there = tell(proof, "lemmas", [int(number)])
        assert f") {conclusions}: " in there or f" So {conclusions}." in there, "there it has its reason"


def test_what_follows_from_a_supposition_is_never_referred_to_from_elsewhere():
    told = list(lines(proof_by_cases(), "lemmas"))
    assert not [line.text for line in told if line.indent > 1 and "as in step" in line.text]


def test_steps_told_out_of_order_stand_by_themselves():
    assert tell(MINI, "lemmas", [9, 2]).splitlines()[0].startswith("9. ")


@pytest.mark.parametrize("style", STYLES)
def test_a_case_analysis_is_told_with_what_is_supposed(style):
    proof = proof_by_cases()
    told = tell(proof, style)
    assert len(told.splitlines()) >= len(proof)
    if style != "brief":
        assert re.search(r"^ +L1b\. If r\dc\d=\d: .*\.$", told, re.MULTILINE)
        assert re.search(r"^ +\(L1\) Suppose r\dc\d=\d: .*\. So r\dc\d is \d\.", told, re.MULTILINE)
        assert not re.search(r"\bThen\.|, at once\.$", told, re.MULTILINE)


def test_lines_inside_a_case_are_set_in():
    indents: dict[str, int] = {}
    for line in lines(proof_by_cases(), "lemmas"):
        number = re.match(r"\(?(L\d+\w*)", line.text)
        if number and line.kind == "case":
            around = re.sub(r"(\d+|[a-z]+)$", "", number[1])
            assert line.indent == indents[around] + 1, line
        if number:
            indents[number[1]] = line.indent
    assert max(indents.values()) > 2


def test_every_line_of_a_story_is_a_line():
    for line in lines(CLASSIC, "full"):
        assert line.kind in ("step", "lemma", "known", "case")
        assert "\n" not in line.text and line.text == line.text.strip()


def test_a_contradiction_is_told_in_words():
    proof = explain(parse(examples()["impossible"].text))
    assert "contradiction: " in tell(proof).splitlines()[-1]


@pytest.mark.parametrize(
    ("name", "verdict"),
    [
        ("classic", "unique: every cell is forced"),
        ("impossible", "no solution: what is printed contradicts itself"),
        ("two-solutions", "more than one solution"),
    ],
)
def test_the_summary_gives_the_verdict_and_the_figures(name, verdict):
    proof = explain(parse(examples()[name].text), BY_CELLS)
    first, second = summary(proof).splitlines()
    assert first.startswith(verdict)
    figures = proof.statistics()
    assert second.startswith(
        f"{figures.steps} steps · largest k {figures.k_max}, mean {figures.k_mean:.1f} · "
    )
    assert all(f"{technique} ×{number}" in second for technique, number in figures.techniques.items())


def test_the_summary_of_one_step_and_of_none():
    assert summary(CLASSIC.cut(1)).splitlines()[1].startswith("1 step · ")
    assert (
        summary(explain(parse("." * 16), BY_CELLS)).splitlines()[1]
        == "0 steps · largest k 0, mean 0.0 · no technique"
    )


def test_markdown_nests_deductions_in_their_steps_and_cases_in_them():
    told = tell_markdown(proof_by_cases()).splitlines()
    story = [line for line in told if re.match(r"\d+\. | +- ", line)]
    indents = [len(line) - len(line.lstrip()) for line in story]
    assert indents[0] == 0
    for before, after in pairwise(indents):
        assert after <= before or after - before in (2, 5), "one level at a time"


def test_markdown_has_the_puzzle_and_the_solution_as_blocks():
    told = tell_markdown(MINI)
    assert told.startswith(f"# Sudoku\n\n    {MINI.puzzle}\n\n1. ")
    assert f"\nSolution:\n\n    {MINI.solutions[0]}\n\nunique: every cell is forced\n\n" in told


def test_a_board_that_is_written_in_two_lines_is_one_block_in_markdown():
    puzzle = parse("boxes 3x2\n" + "." * 36)
    assert "\n\n    boxes 3x2\n    " + "." * 36 + "\n\n" in tell_markdown(explain(puzzle))


def test_markdown_shows_tags_as_they_stand():
    nasty = replace(MINI, note='<img src=x onerror="alert(1)"> &amp;', steps=(_with_reason("</li><script>"),))
    told = tell_markdown(nasty)
    assert "<" not in told
    assert "&lt;/li>&lt;script>" in told and "&lt;img" in told and "&amp;amp;" in told


def _with_reason(reason):
    step = MINI.steps[0]
    return replace(step, deductions=tuple(d._replace(reason=reason) for d in step.deductions))


def test_by_cells_too_a_supposition_is_told_as_a_person_tells_it_and_only_once():
    proof = explain(parse(examples()["escargot"].text), BY_CELLS)
    told = tell(proof)
    assert not re.search(r"r\dc\d=\d rules|more like these|leads to a contradiction", told)
    supposed = re.findall(r"\(L\d+\) (Suppose .*)  \(", told)
    assert len(supposed) > 20 and len(supposed) == len(set(supposed)), "what was told is referred to"
    assert re.search(r"\(L\d+\) r\dc\d is not \d, as in step \d+  ", told)
