"""Explaining: complete proofs, the options of the search, and stopping."""

import pytest

from tests.helpers import generated
from whygrid import Budget, Options, examples, explain, parse, solve, verify
from whygrid.errors import ConflictError, UsageError

MINI = parse(examples()["mini"].text)
CLASSIC = parse(examples()["classic"].text)


def example(name):
    return parse(examples()[name].text)


@pytest.mark.parametrize("name", [name for name in examples() if examples()[name].facts["solutions"] == 1])
def test_a_proof_places_every_cell_once_and_reaches_the_solution(name):
    puzzle = example(name)
    proof = explain(puzzle)
    assert (proof.status, proof.note) == ("unique", "")
    placed = [step.fact for step in proof]
    assert len(set(placed)) == len(placed)
    assert [puzzle.fill(placed)] == list(solve(puzzle).solutions)
    assert proof.solutions == (puzzle.fill(placed).text,)
    verdict = verify(proof)
    assert (verdict.ok, verdict.shows, verdict.steps) == (True, "unique", len(proof))


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("sides", [(3, 3), (2, 3), (3, 2)])
def test_generated_puzzles_are_proved(seed, sides):
    proof = explain(generated(seed, 0, *sides))
    assert proof.status == "unique"
    assert verify(proof).ok


def test_a_full_board_needs_no_step():
    proof = explain(parse("1243342143122134"))
    assert (proof.status, len(proof)) == ("unique", 0)
    assert verify(proof).shows == "unique"


def test_a_puzzle_without_a_solution_ends_in_a_contradiction():
    proof = explain(example("impossible"))
    assert (proof.status, proof.solutions) == ("none", ())
    assert proof.steps[-1].fact is None
    assert all(step.fact is not None for step in proof.steps[:-1])
    assert verify(proof).shows == "none"


def test_no_solution_is_also_shown_where_techniques_see_nothing():
    proof = explain(example("impossible"), Options(techniques=("x-wing",)))
    assert proof.status == "none"
    assert verify(proof).shows == "none"


def test_with_several_solutions_the_steps_hold_in_all_of_them():
    puzzle = example("two-solutions")
    proof = explain(puzzle)
    assert proof.status == "multiple"
    assert len(set(proof.solutions)) == 2
    for text in proof.solutions:
        solution = set(parse(text).givens)
        assert all((abs(fact) in solution) == (fact > 0) for step in proof for fact in step.facts)
    assert verify(proof).ok


def test_nothing_can_be_said_about_an_empty_board():
    proof = explain(parse("." * 16))
    assert (proof.status, len(proof)) == ("multiple", 0)


def test_givens_that_break_a_rule_are_refused():
    with pytest.raises(ConflictError):
        explain(parse("11" + "." * 14))


@pytest.mark.parametrize("greedy", [True, False])
@pytest.mark.parametrize("reset", [True, False])
@pytest.mark.parametrize("puzzle", [CLASSIC, MINI, generated(3)], ids=["classic", "mini", "generated"])
def test_every_way_of_searching_gives_a_proof(greedy, reset, puzzle):
    proof = explain(puzzle, Options(greedy=greedy, reset=reset, view="cells"))
    assert proof.status == "unique"
    assert verify(proof).ok


def test_without_greed_each_step_rests_on_the_fewest_known_cells_that_there_are():
    proof = explain(MINI, Options(greedy=False, view="cells"))
    assert [step.k for step in proof] == [2] * len(proof)


@pytest.mark.parametrize("names", [("naked single",), ("hidden single",), ("full house", "pointing")])
def test_only_the_techniques_that_are_allowed_and_case_analysis_are_used(names):
    proof = explain(MINI, Options(techniques=names, view="cells"))
    assert proof.status == "unique"
    used = {inner.technique for step in proof for outer in step.deductions for inner in outer.nested()}
    assert used <= {*names, "case analysis", "contradiction"}
    assert verify(proof).ok


def test_the_order_of_the_techniques_is_by_effort_unless_the_list_counts():
    names = ("naked single", "hidden single")
    assert explain(MINI, Options(techniques=names)).steps[0].technique == "hidden single"
    listed = Options(techniques=names, listed_order=True, view="cells")
    assert explain(MINI, listed).steps[0].technique == "naked single"


def test_an_unknown_technique_is_refused():
    with pytest.raises(UsageError, match="there is no technique 'luck'"):
        explain(MINI, Options(techniques=("luck",)))


@pytest.mark.parametrize("budget", [Budget(0), Budget(0.2)], ids=["none", "a little"])
def test_a_spent_budget_leaves_a_proof_of_what_was_found(budget):
    puzzle = generated(1, 0, 3, 4)
    proof = explain(puzzle, Options(techniques=("full house",)), budget)
    if proof.status == "unknown":
        assert proof.note.startswith("the time limit of ")
    assert verify(proof).ok


def test_a_cancelled_budget_says_why():
    budget = Budget()
    budget.cancel("the window was closed")
    proof = explain(CLASSIC, budget=budget)
    assert (proof.status, proof.note, len(proof)) == ("unknown", "the window was closed", 0)


def test_the_same_puzzle_is_proved_in_the_same_way_again():
    assert explain(CLASSIC) == explain(parse(CLASSIC.text))


def test_times_say_where_the_time_went():
    assert set(explain(MINI).times) == {"techniques", "suppositions", "checking"}
    assert set(explain(MINI, Options(view="cells")).times) == {"techniques", "cuts", "reasoning", "checking"}


HARD = parse("1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..")
SINGLES = Options(techniques=("full house", "hidden single", "naked single"), view="cells")


def ruled_out(puzzle, right):
    """Something open that is part of the solution, or that is not."""
    solution = set(solve(puzzle).solutions[0].givens)
    state = puzzle.genre.state(puzzle.board, puzzle.givens)
    facts = [fact for fact in range(1, len(puzzle.rules.facts) + 1) if state.truth[fact] == 0]
    return tuple(-fact for fact in facts if (fact in solution) == right)


def test_what_is_ruled_out_is_used_in_case_analysis():
    assumed = ruled_out(HARD, right=False)[::20]
    proof = explain(HARD, SINGLES, assumed=assumed)
    assert proof.status == "unique" and proof.assumed == assumed and verify(proof, assuming=True).ok
    by_cases = [step for step in proof if step.technique == "case analysis"]
    assert any(set(step.support) & set(assumed) for step in by_cases)


def test_a_wrong_assumption_that_needs_cases_is_refuted_and_rests_on_nothing_else():
    (wrong, *_) = ruled_out(HARD, right=True)
    proof = explain(HARD, SINGLES, assumed=(wrong,))
    assert proof.status == "none" and verify(proof, assuming=True).ok
    last = proof.steps[-1]
    assert last.fact is None and wrong in last.support and last.technique == "case analysis"


def test_what_is_ruled_out_may_leave_one_solution_of_several():
    puzzle = parse("1.......3.....4.")
    first, second = solve(puzzle).solutions
    differing = next(fact for fact in second.givens if fact not in first.givens)
    alone = [fact for fact in range(1, 65) if fact not in first.givens and fact != differing]
    proof = explain(puzzle, assumed=(-differing,))
    assert proof.status in ("unique", "multiple") and verify(proof, assuming=True).ok
    whole = explain(puzzle, SINGLES, assumed=tuple(-fact for fact in alone))
    assert whole.status == "unique" and verify(whole, assuming=True).ok
