"""`whygrid explain`."""

import json
import re

import pytest

from tests.cli.command import CLASSIC, CLASSIC_SOLVED, MINI, MINI_SOLVED, drawn, refused, run, run_json

DOCUMENT = {
    "format", "version", "genre", "puzzle", "status", "solutions", "note", "k", "techniques", "steps",
    "by_cases", "view",
}  # fmt: skip
STEP = {"number", "fact", "technique", "k", "support", "deductions"}
DEDUCTION = {"technique", "text", "conclusions", "premises", "rules", "reason", "pattern"}


def told(out: str) -> list[int]:
    """The numbers of the steps that are told, those of paragraphs among them."""
    heads = re.findall(r"^(\d[\d–, ]*)\. ", out, re.MULTILINE)
    spans = [span.split("–") for head in heads for span in head.split(", ")]
    return [number for span in spans for number in range(int(span[0]), int(span[-1]) + 1)]


def test_without_arguments_a_built_in_puzzle_is_explained_to_the_end():
    code, out, err = run("explain")
    assert (code, err) == (0, "")
    assert told(out) == list(range(1, 57))
    assert "r3c6 is not 3: the 3 of box 5 is in r5c6 or r6c6" in out
    verdict, figures = out.splitlines()[-2:]
    assert verdict == "unique: every cell is forced"
    assert re.fullmatch(r"56 steps · hidden single ×\d+, .*", figures)


def test_by_cells_each_placement_stands_by_itself_with_its_k():
    _, out, _ = run("explain", "--view", "cells")
    assert told(out) == list(range(1, 56))
    assert "1. r2c9 is 8: it is the only place left for 8 in row 2.  [hidden single, k 4]\n" in out
    assert re.fullmatch(r"55 steps · largest k \d+, mean \d+\.\d · hidden single ×.*", out.splitlines()[-1])


def test_the_board_stands_before_the_proof_and_the_solution_after_it():
    _, out, _ = run("explain", "mini")
    assert drawn(out) == ["1234", MINI_SOLVED]
    assert out.index("┏") < out.index("r1c2=2") < out.rindex("┏")


def test_json_is_the_proof_document():
    code, document = run_json("explain", CLASSIC, "--json")
    assert code == 0
    assert set(document) == DOCUMENT
    assert (document["format"], document["version"]) == ("whygrid-proof", 1)
    assert (document["genre"], document["puzzle"]) == ("sudoku", CLASSIC)
    assert (document["status"], document["solutions"]) == ("unique", [CLASSIC_SOLVED])
    assert set(document["k"]) == {"max", "mean"}
    ks = [step["k"] for step in document["steps"]]
    assert document["k"] == {"max": max(ks), "mean": round(sum(ks) / len(ks), 3)}
    assert [step["number"] for step in document["steps"]] == list(range(1, 57))
    assert document["view"] == "story"
    for step in document["steps"]:
        assert set(step) == STEP
        assert step["k"] == len(step["support"])
        assert step["fact"] in step["deductions"][-1]["conclusions"]
        assert all(
            set(deduction) - {"brief", "message", "short"} == DEDUCTION for deduction in step["deductions"]
        )


def test_the_format_json_is_the_same_as_json():
    assert run("explain", MINI, "--format", "json") == run("explain", MINI, "--json")


def test_a_case_analysis_is_in_the_document():
    _, document = run_json("explain", "escargot", "--json")
    cases = [
        case
        for step in document["steps"]
        for deduction in step["deductions"]
        for case in deduction.get("cases", [])
    ]
    assert cases
    assert all(set(case) == {"assumption", "steps"} for case in cases)


def test_several_solutions_end_with_code_3_and_what_holds_in_all_of_them():
    code, document = run_json("explain", "two-solutions", "--json")
    assert (code, document["status"]) == (3, "multiple")
    for fact in [fact for step in document["steps"] for fact in step["deductions"][-1]["conclusions"]]:
        row, column, sign, digit = re.fullmatch(r"r(\d)c(\d)(.)(\d)", fact).groups()
        place = 9 * (int(row) - 1) + int(column) - 1
        found = {solution[place] for solution in document["solutions"]}
        assert found == {digit} if sign == "=" else digit not in found


def test_no_solution_ends_with_code_1_and_a_contradiction():
    code, out, _ = run("explain", "impossible")
    assert code == 1
    assert re.search(r"\d+\. contradiction: (r\dc\d has no digit left|\w+ \d has no \d)\.", out)
    assert "no solution: what is printed contradicts itself\n" in out


@pytest.mark.parametrize(
    ("steps", "numbers"),
    [
        ("4:9", range(4, 10)),
        (":2", range(1, 3)),
        ("11:", range(11, 13)),
        ("7", [7]),
        ("10:99", range(10, 13)),
    ],
)
def test_a_range_of_steps(steps, numbers):
    code, out, _ = run("explain", "mini", "--steps", steps)
    assert (code, told(out)) == (0, list(numbers))


@pytest.mark.parametrize("steps", ["0", "13", "9:4", "x", "1-2", "", ":0", "1:2:3", "9" * 5000])
def test_a_range_that_means_no_steps_is_refused(steps):
    message = refused(run("explain", "mini", "--steps", steps))
    assert "steps" in message


def test_a_cell_is_explained_by_what_it_rests_on_alone():
    code, out, _ = run("explain", "mini", "--cell", "r2c2")
    assert code == 0
    assert told(out)[-1] < 12 and len(told(out)) < 6
    assert "r2c2=4 (" in out


def test_a_proof_cut_to_a_cell_is_still_a_proof(tmp_path):
    part = tmp_path / "part.json"
    assert run("explain", "classic", "--cell", "R3C6", "--format", "json", "-o", str(part)).code == 0
    document = json.loads(part.read_text(encoding="utf-8"))
    assert (document["status"], document["solutions"]) == ("part", [])
    assert document["steps"][-1]["fact"].startswith("r3c6=")
    assert len(document["steps"]) < 55
    code, verdict = run_json("verify", str(part), "--json")
    assert (code, verdict["ok"]) == (0, True)


@pytest.mark.parametrize("cell", ["r1c1", "r9c9", "here", ""])
def test_a_cell_that_no_step_settles_is_refused(cell):
    assert refused(run("explain", "mini", "--cell", cell))


def test_boards_are_drawn_with_pencil_marks_before_each_step():
    code, out, _ = run("explain", "mini", "--steps", "1:2", "--boards")
    assert code == 0
    assert out.count("┏━━━━━━━┯") == 2
    drawn, said = out.index("[2]"), out.index("1. r1c2 is 2")
    assert drawn < said, "the cell in question is marked on the board above its step"


def test_brief_by_cells_tells_each_step_in_one_line():
    _, out, _ = run("explain", "classic", "--style", "brief", "--view", "cells")
    story = out[out.index("\n1. ") : out.index("\n55. ")]
    assert len(told(story)) == len(story.strip().splitlines())


def test_by_cells_groundwork_is_told_by_default():
    _, out, _ = run("explain", "classic", "--steps", "24", "--view", "cells")
    assert out == run("explain", "classic", "--steps", "24", "--style", "lemmas", "--view", "cells").out
    assert "    (L1) r3c6 is not 3: the 3 of box 5 is in r5c6 or r6c6" in out
    assert "known:" not in out


def test_full_lists_the_known_cells_and_says_which_line_uses_which():
    _, out, _ = run("explain", "classic", "--steps", "24", "--style", "full", "--view", "cells")
    lines = out.splitlines()
    step = next(index for index, line in enumerate(lines) if line.startswith("24. "))
    known = lines[step + 1].strip().removeprefix("known: ").split(", ")
    assert f"k {len(known)}]" in lines[step]
    told = lines[step + 2 : step + 4]
    assert [line.strip()[:4] for line in told] == ["(L1)", "(L2)"]
    assert "[naked single; L1; " in told[1]
    used = {fact for line in told for fact in re.findall(r"r\dc\d=\d", line[line.rindex("[") :])}
    assert used == set(known), "every known cell is used by some line, and no other cell is"


def test_markdown_has_the_puzzle_the_story_and_the_figures():
    code, out, _ = run("explain", "classic", "--format", "md")
    assert code == 0
    lines = out.splitlines()
    assert lines[0] == "# Sudoku"
    assert lines[2] == f"    {CLASSIC}"
    assert f"Solution:\n\n    {CLASSIC_SOLVED}\n\n" in out
    assert "unique: every cell is forced" in lines
    by_cells = run("explain", "classic", "--format", "md", "--view", "cells").out.splitlines()
    step = next(index for index, line in enumerate(by_cells) if line.startswith("24. "))
    assert by_cells[step + 1].startswith("     - (L1) "), "a list inside an item is set in below its text"


def test_a_text_goes_to_a_file_without_escape_codes(tmp_path):
    target = tmp_path / "proof.txt"
    code, out, err = run("explain", "mini", "--colour", "--output", str(target))
    assert (code, out, err) == (0, "", f"written to {target}\n")
    assert target.read_text(encoding="utf-8") == run("explain", "mini").out


@pytest.mark.parametrize(("view", "rest"), [("story", "supposition"), ("cells", "case analysis")])
def test_only_the_techniques_that_are_allowed_are_used_and_something_is_supposed_for_the_rest(view, rest):
    _, document = run_json("explain", CLASSIC, "--json", "--techniques", "naked single", "--view", view)
    assert document["status"] == "unique"
    assert set(document["techniques"]) == {"naked single", rest}


@pytest.mark.parametrize("way", [["--only", "hidden single,naked single"], ["--max-effort", "2.5"]])
@pytest.mark.parametrize("view", ["story", "cells"])
def test_strictly_nothing_else_is_used_and_it_stops_with_the_marks_that_it_reached(way, view):
    code, out, err = run("explain", "classic", *way, "--view", view)
    assert (code, err) == (4, "")
    assert re.search(r"stuck: these techniques do not get further \(\d+ of \d+ places settled\)", out)
    assert "pointing" not in out and "suppos" not in out.lower()
    marks = out[out.index("the marks reached:") :]
    assert marks.count("\n1 ┃") == 1 and re.search(r"\b[1-9]{2,}\b|[1-9] [1-9]", marks)


def test_only_what_suffices_ends_as_unique():
    code, document = run_json("explain", CLASSIC, "--json", "--only", "hidden single,naked single,pointing")
    assert (code, document["status"]) == (0, "unique")
    assert set(document["techniques"]) <= {"hidden single", "naked single", "pointing"}


def test_technique_names_may_have_hyphens_capitals_and_blanks_around():
    plain = run("explain", "mini", "--techniques", "hidden single,naked single")
    assert plain.code == 0
    assert run("explain", "mini", "--techniques", " Hidden-Single , naked-single,") == plain


def test_techniques_are_tried_by_effort_or_in_the_order_of_the_list():
    names = "naked single,hidden single"
    _, by_effort = run_json("explain", "mini", "--json", "--techniques", names)
    _, as_listed = run_json("explain", "mini", "--json", "--techniques", names, "--order", "listed")
    assert by_effort["steps"][0]["technique"] == "hidden single"
    assert as_listed["steps"][0]["technique"] == "naked single"


def test_without_greed_the_cell_that_rests_on_the_fewest_known_cells_comes_first():
    _, greedy = run_json("explain", "wikipedia", "--json", "--greedy")
    _, patient = run_json("explain", "wikipedia", "--json", "--no-greedy")
    assert patient["status"] == greedy["status"] == "unique"
    assert patient["k"]["mean"] < greedy["k"]["mean"]


def test_without_resets_the_whole_list_of_techniques_is_gone_through():
    _, always = run_json("explain", CLASSIC, "--json", "--reset-always")
    _, seldom = run_json("explain", CLASSIC, "--json", "--no-reset-always")
    assert always == run_json("explain", CLASSIC, "--json")[1], "resetting is the default"
    assert seldom["status"] == "unique"
    assert len(seldom["techniques"]) > len(always["techniques"])


def test_statistics_follow_the_proof():
    _, out, _ = run("explain", "mini", "--stats", "--view", "cells")
    tail = out[out.index("unique: every cell is forced") :].splitlines()
    assert tail[2:] == [
        "steps      12",
        "k          largest 3, mean 2.33",
        "k by step  2 2 2 2 2 2 2 2 3 3 3 3",
        "technique  hidden single: 8",
        "technique  full house: 4",
        tail[-1],
    ]
    parts = ", ".join(rf"{part} [\d.]+ ms" for part in ("techniques", "cuts", "reasoning", "checking"))
    assert re.fullmatch(f"time       {parts}", tail[-1])


@pytest.mark.parametrize(
    ("options", "named"),
    [
        (["--techniques", "wishful thinking"], "wishful thinking"),
        (["--techniques", ","], "--techniques"),
        (["--techniques", ""], "--techniques"),
        (["--order", "listed"], "--techniques"),
        (["--order", "random"], "random"),
        (["--style", "epic"], "epic"),
        (["--format", "docx"], "docx"),
        (["--steps", "1:2", "--json"], "--steps"),
        (["--boards", "--format", "md"], "--boards"),
        (["--stats", "--json"], "--stats"),
        (["--json", "--format", "html"], "--format html"),
        (["--only", ","], "--only"),
        (["--only", "naked single", "--techniques", "x-wing"], "--only"),
        (["--view", "story", "--k"], "--k"),
        (["--shortest", "--no-greedy"], "--no-greedy"),
    ],
)
def test_options_that_make_no_sense_are_refused_by_name(options, named):
    assert named in refused(run("explain", "mini", *options))


def test_an_unknown_technique_is_answered_with_the_nearest_ones():
    message = refused(run("explain", "mini", "--techniques", "naked twin"))
    assert "naked pair" in message and "naked triple" in message


def test_k_alone_means_values_and_leaves_the_puzzle_alone():
    code, out, err = run("explain", "--k", "classic", "--steps", "1")
    assert (code, err) == (0, "")
    assert "k 4 by values: smallest possible, proved]" in out
    assert run("explain", "classic", "--steps", "1", "--k=values").out == out
    assert run("explain", "--k", "values", "classic", "--steps", "1").out == out
    assert "k 4 by techniques: smallest possible" in run("explain", "--k=techniques", "classic").out


def test_k_does_not_go_with_another_order_or_another_kind():
    assert run("explain", "--k", "classic", "--no-greedy").code == 2
    assert run("explain", "--k=luck", "classic").code == 2


def test_until_stops_when_the_cell_is_settled():
    code, out, err = run("explain", "classic", "--until", "r3c6")
    assert (code, err) == (0, "")
    assert "r3c6=2 (cell)" in out and "until r3c6 is settled" in out
    assert "55." not in out


def test_until_refuses_a_cell_that_does_not_exist():
    code, _, err = run("explain", "classic", "--until", "r10c1")
    assert code == 2 and "r10c1" in err


def test_if_unique_is_refused_where_there_are_several_solutions():
    code, _, err = run("explain", "." * 81, "--if-unique")
    assert code == 2 and "more than one solution" in err


def test_a_page_to_play_back_is_one_file(tmp_path):
    target = tmp_path / "proof.html"
    assert run("explain", "mini", "--format", "html", "--output", str(target)).code == 0
    page = target.read_text(encoding="utf-8")
    assert page.startswith("<!DOCTYPE html>")
    assert page.count("<li value=") == 12


def test_until_a_cell_that_is_given_is_refused():
    assert "--until: r1c3 is filled in already" in refused(run("explain", "classic", "--until", "r1c3"))


def test_the_name_of_a_technique_is_not_broken_over_two_lines():
    _, out, _ = run("explain", "kakuro-whole-run")
    tags = [line for line in out.splitlines() if "[" in line]
    assert tags and all(line.count("[") == line.count("]") for line in tags)
