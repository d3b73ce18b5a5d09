"""`whygrid hint`."""

from tests.cli.command import LONG, MINI, MINI_SOLVED, refused, run, run_json

FIELDS = {"genre", "status", "note", "conflicts", "mistakes", "rungs", "step"}
WHERE = "Look at row 1."
TECHNIQUE = "Hidden single: A digit that has one place left in a house goes there."
DEDUCTION = "r1c2 is 2: it is the only place left for 2 in row 1. It rests on r1c1=1 and r2c3=2."


def test_the_first_rung_says_only_where_to_look():
    assert run("hint", "mini") == (0, f"{WHERE}\n(more: --rung technique)\n", "")


def test_the_second_rung_adds_the_technique():
    assert run("hint", "mini", "--rung", "technique") == (
        0,
        f"{WHERE}\n{TECHNIQUE}\n(more: --rung deduction)\n",
        "",
    )


def test_the_third_rung_adds_the_deduction_and_the_board():
    code, out, err = run("hint", "mini", "--rung", "deduction")
    assert (code, err) == (0, "")
    assert out.startswith(f"{WHERE}\n{TECHNIQUE}\n{DEDUCTION}\n")
    assert "┏" in out
    assert "[2]" in out, "what is concluded is marked on the board"


def test_json_has_all_rungs_whatever_is_asked_for():
    code, found = run_json("hint", "mini", "--json")
    assert code == 0
    assert set(found) == FIELDS
    assert (found["status"], found["conflicts"], found["mistakes"]) == ("unique", [], [])
    assert found["rungs"] == [
        {"rung": "where", "text": WHERE},
        {"rung": "technique", "text": TECHNIQUE},
        {"rung": "deduction", "text": DEDUCTION},
    ]


def test_a_hint_goes_on_from_a_position():
    code, found = run_json("hint", "mini", "--at", "12....2..3.....4", "--json")
    assert code == 0
    assert not found["rungs"][2]["text"].startswith("r1c2"), "that cell is filled in already"


def test_a_broken_rule_is_told_before_anything_else():
    code, out, err = run("hint", "mini", "--at", "13....2..3.....4", "--rung", "deduction")
    assert (code, err) == (1, "")
    assert out == (
        "there is a mistake: r1c2=3 and r3c2=3 can't both be right (column 2 holds each digit once)\n"
    )


def test_a_wrong_entry_that_breaks_no_rule_is_told_but_not_named_at_first():
    code, out, _ = run("hint", "mini", "--at", "14....2..3.....4")
    assert code == 1
    assert out == "there is a mistake: one entry is wrong\nAsk with --rung deduction to see which.\n"


def test_the_last_rung_names_the_wrong_entry():
    code, out, _ = run("hint", "mini", "--at", "14....2..3.....4", "--rung", "deduction")
    assert code == 1
    assert out.splitlines()[-1] == "r1c2=4"


def test_json_of_a_mistake():
    code, found = run_json("hint", "mini", "--at", "14....2..3.....4", "--json")
    assert (code, found["status"], found["mistakes"], found["rungs"]) == (1, "none", ["r1c2=4"], [])


def test_json_of_a_broken_rule():
    code, found = run_json("hint", "mini", "--at", "13....2..3.....4", "--json")
    assert (code, found["status"]) == (1, "none")
    assert found["conflicts"] == [
        {"rule": "column 2", "text": "column 2 holds each digit once", "facts": ["r1c2=3", "r3c2=3"]}
    ]


def test_a_solved_position_needs_no_hint():
    assert run("hint", "mini", "--at", MINI_SOLVED) == (0, "every cell is settled\n", "")


def test_a_puzzle_without_a_solution_is_told_so():
    assert run("hint", "impossible") == (1, "the puzzle itself has no solution\n", "")


def test_a_hint_for_a_position_with_several_solutions_says_so():
    code, out, _ = run("hint", "two-solutions")
    assert code == 0
    assert out.splitlines()[-1] == "Note that this position has more than one solution."


def test_where_nothing_follows_and_there_are_several_solutions_the_exit_code_is_3():
    code, found = run_json("hint", "." * 16, "--json")
    assert (code, found["status"], found["rungs"]) == (3, "multiple", [])


def test_a_time_limit_ends_with_code_4():
    code, found = run_json("hint", LONG, "--json", "--time-limit", "0")
    assert (code, found["status"]) == (4, "unknown")


def test_a_position_that_lost_a_given_is_refused():
    message = refused(run("hint", "mini", "--at", "......2..3.....4"))
    assert "r1c1=1" in message


def test_a_position_on_another_board_is_refused():
    assert "another board" in refused(run("hint", "." * 16, "--at", "classic"))


def test_the_position_can_come_from_standard_input():
    code, out, _ = run("hint", MINI, "--at", "-", input=MINI_SOLVED)
    assert (code, out) == (0, "every cell is settled\n")


def test_the_step_that_needs_the_fewest_cells_is_told_with_its_size():
    code, out, err = run("hint", "--k", "classic", "--rung", "deduction")
    assert (code, err) == (0, "")
    assert "(k 4 by values: smallest possible, proved)." in out
    _, document = run_json("hint", "--k=techniques", "kakuro-first", "--json")
    smallest = document["step"]["smallest"]
    assert (document["step"]["k"], smallest["kind"], smallest["proved"]) == (2, "techniques", True)
    assert len(smallest["clues"]) == 2


def test_the_cheapest_step_of_a_position_is_asked_for_with_at():
    _, document = run_json("hint", "1.....2..3.....4", "--at", "12....2..3.....4", "--k", "--json")
    assert document["step"]["fact"] != "r1c2=2"
    assert document["step"]["smallest"]["kind"] == "values"


def test_rungs_have_numbers_too():
    for number, name in enumerate(("where", "technique", "deduction"), 1):
        assert run("hint", "mini", "--rung", str(number)) == run("hint", "mini", "--rung", name)
    assert run("hint", "mini", "--rung", "4").code == 2
