"""Hints: mistakes first, then the easiest step, in three rungs."""

from itertools import count

import pytest

from whygrid import Budget, PuzzleError, examples, hint, parse, solve
from whygrid.logic.check import check_step
from whygrid.service.explaining import Options

MINI = parse(examples()["mini"].text)


def example(name):
    return parse(examples()[name].text)


def test_the_three_rungs_tell_more_and_more():
    found = hint(MINI)
    assert (found.status, found.note, found.mistakes, found.conflicts) == ("unique", "", (), ())
    assert [rung.name for rung in found.rungs] == ["where", "technique", "deduction"]
    where, technique, deduction = (rung.text for rung in found.rungs)
    assert where.startswith("Look at row 1")
    assert technique.startswith("Hidden single: ")
    assert deduction.startswith("r1c2 is 2: ")


@pytest.mark.parametrize("name", [name for name in examples() if examples()[name].facts["solutions"] == 1])
def test_a_hint_is_right_and_the_checker_agrees(name):
    puzzle = example(name)
    found = hint(puzzle)
    solution = set(solve(puzzle).solutions[0].givens)
    assert found.step is not None
    assert check_step(puzzle.rules, set(puzzle.givens), found.step) == ""
    for literal in found.step.deductions[-1].conclusions:
        assert (literal in solution) == (literal > 0)


def test_the_options_say_which_techniques_may_be_hinted_at():
    found = hint(MINI, options=Options(techniques=("naked single",)))
    assert found.rungs[1].text.startswith("Naked single: ")


def test_where_no_technique_helps_a_case_analysis_is_the_hint():
    found = hint(example("classic"), options=Options(techniques=("x-wing",)))
    assert found.status == "unique"
    assert found.rungs[1].text.startswith(("Supposition: ", "X-wing: "))
    assert found.step.fact is not None


def test_the_hint_of_a_supposition_says_what_is_supposed_and_then_tells_it_line_by_line():
    puzzle = example("escargot")
    found = hint(puzzle, puzzle.fill([puzzle.rules.parse_fact("r8c3=1")]))
    where, idea, told = (rung.text for rung in found.rungs)
    fact = puzzle.rules.fact(-found.step.fact)
    assert where == f"Look at {fact.subject}."
    assert idea.startswith(f"Supposition: suppose for a moment that {fact.subject} is {fact.value}, and look")
    lines = told.splitlines()
    assert lines[0].startswith(f"Suppose {fact}: ") and lines[1].startswith("    a. Suppose also ")
    assert lines[-1].endswith(f"So {fact.subject} is not {fact.value}.")
    assert "It rests on" not in told  # each line names what it is about


def test_a_hint_from_a_position_does_not_repeat_what_is_there():
    position = parse("12....2..3.....4")
    found = hint(MINI, position)
    assert MINI.rules.fact(found.step.fact).subject != "r1c2"


def test_entries_that_break_a_rule_are_told_first():
    found = hint(MINI, parse("13....2..3.....4"))
    assert (found.status, found.rungs, found.step) == ("none", (), None)
    assert found.conflicts[0].rule == "column 2"
    assert found.note == (
        "there is a mistake: r1c2=3 and r3c2=3 can't both be right (column 2 holds each digit once)"
    )


def test_three_entries_that_break_a_rule_cannot_all_be_right():
    found = hint(parse("." * 16), parse("1.11" + "." * 12))
    assert "r1c1=1, r1c3=1 and r1c4=1 can't all be right" in found.note


def test_a_wrong_entry_that_breaks_no_rule_is_found():
    found = hint(MINI, parse("14....2..3.....4"))
    assert (found.status, [str(fact) for fact in found.mistakes]) == ("none", ["r1c2=4"])
    assert found.note == "there is a mistake: one entry is wrong"
    assert found.rungs == ()


def test_several_wrong_entries_are_counted():
    solution = solve(example("wikipedia")).solutions[0].text
    swapped = solution.translate(str.maketrans("12", "21"))
    givens = examples()["wikipedia"].text
    # Two cells of the solution with 1 and 2 swapped: wrong, whether or not a rule is broken.
    wrong = [cell for cell in range(81) if solution[cell] in "12" and givens[cell] == "."]
    for first in wrong:
        entries = list(givens)
        entries[first] = swapped[first]
        found = hint(example("wikipedia"), parse("".join(entries)))
        assert found.status == "none"
        assert found.conflicts or [fact.value for fact in found.mistakes] == [swapped[first]]


def test_a_right_entry_is_no_mistake():
    solution = solve(MINI).solutions[0].text
    for cell in range(16):
        entries = list(MINI.text)
        entries[cell] = solution[cell]
        assert hint(MINI, parse("".join(entries))).status == "unique"


def test_a_solved_position_is_said_to_be_solved():
    found = hint(MINI, solve(MINI).solutions[0])
    assert (found.status, found.note, found.rungs) == ("solved", "every cell is settled", ())


def test_a_puzzle_without_a_solution_is_told_so_and_nothing_is_called_a_mistake():
    found = hint(example("impossible"))
    assert (found.status, found.note, found.mistakes) == ("none", "the puzzle itself has no solution", ())


def test_with_several_solutions_a_hint_still_holds_in_all_of_them():
    puzzle = example("two-solutions")
    found = hint(puzzle)
    assert found.status == "multiple"
    assert all(found.step.fact in solution.givens for solution in solve(puzzle).solutions)


def test_where_solutions_part_there_is_no_hint():
    found = hint(parse("." * 16))
    assert (found.status, found.rungs) == ("multiple", ())
    assert "more than one solution" in found.note


def test_a_position_of_a_puzzle_with_several_solutions_may_have_none():
    found = hint(parse("." * 16), parse("12....34........"))
    assert (found.status, found.note) == ("none", "with these entries there is no solution")
    assert found.mistakes == (), "no entry by itself is wrong"


def test_a_spent_budget_gives_no_hint_and_no_false_one():
    found = hint(parse("." * 256), budget=Budget(0))
    assert (found.status, found.rungs, found.note) == ("unknown", (), "the time limit of 0 s was reached")


@pytest.mark.parametrize("name", ["numberlink-trial", "kakuro-needed"])
def test_on_a_slow_machine_there_is_a_hint_before_the_time_is_up(name):
    puzzle = parse(examples()[name].text)
    seconds = count()  # one goes by whenever somebody looks at the clock: too few for the whole story
    found = hint(puzzle, budget=Budget(100, clock=lambda: next(seconds)))
    assert [rung.name for rung in found.rungs] == ["where", "technique", "deduction"]
    assert next(seconds) < 100


def test_a_position_without_all_givens_is_refused():
    with pytest.raises(PuzzleError, match="does not contain the given r1c1=1"):
        hint(MINI, parse("." * 16))


@pytest.mark.parametrize("other", ["." * 81, "." * 36])
def test_a_position_on_another_board_is_refused(other):
    with pytest.raises(PuzzleError, match="another board"):
        hint(MINI, parse(other))
    with pytest.raises(PuzzleError, match="another board"):
        hint(parse(other), MINI)
