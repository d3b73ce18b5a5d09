"""Claims judged: legal, true, entailed, justified; what the budget leaves open; what is refused."""

import random

import pytest

import whygrid
from tests.helpers import sudoku
from tests.service import judged_claims
from tests.service.claim_worlds import random_case
from whygrid import Budget, Puzzle, judge
from whygrid.errors import PuzzleError, UsageError
from whygrid.registry import genre_names
from whygrid.service import worlds

WIKIPEDIA = whygrid.examples()["wikipedia"].text
AROUND = ["r5c1", "r5c4", "r5c6", "r5c9", "r1c5", "r2c5", "r4c5", "r6c5"]
"""All that r5c5 sees of the Sudoku: it leaves 5."""


@pytest.fixture
def puzzle() -> Puzzle:
    return sudoku(WIKIPEDIA)


@pytest.mark.parametrize("number", range(12))
def test_brute_force_and_a_second_solver_agree_with_every_judgement(number):
    found = list(judged_claims.tried(seed=23, number=number))
    assert len(found) == judged_claims.PER_PUZZLE
    assert [problem for _, problem in found if problem] == []


@pytest.mark.parametrize("name", ["truth", "follows", "shows", "smallest"])
def test_the_second_opinion_notices_a_judge_that_errs(monkeypatch, name):
    right = getattr(worlds.Worlds, name)

    def wrong(self, *asked):
        said = right(self, *asked)
        if name == "truth":
            return None if said else True
        if name == "follows":
            return said._replace(entailed=not said.entailed)
        if name == "shows":
            return said._replace(enough=said.enough[1:])
        return said and said._replace(support=said.support[1:])

    monkeypatch.setattr(worlds.Worlds, name, wrong)
    problems = [problem for number in range(12) for _, problem in judged_claims.tried(23, number)]
    assert any(problems)


def test_random_cases_are_small_and_large_boards_of_several_genres():
    rng = random.Random(1)
    seen = {(puzzle.genre_name, opinion.quick) for puzzle, opinion in (random_case(rng) for _ in range(150))}
    judged = {name for name, _ in seen}
    assert len(judged) >= 5 and judged <= set(genre_names())
    assert seen == {(name, quick) for name in judged for quick in (False, True)}


def test_a_placement_that_the_cited_cells_leave_no_choice_is_a_deduction(puzzle):
    said = judge(puzzle, None, "r5c5=5", AROUND)
    assert (said.verdict, said.true, said.entailed, said.justified) == ("deduction", True, True, True)
    assert len(said.enough) == 8 and said.world is None


def test_a_true_placement_with_too_little_cited_is_lucky_and_comes_with_another_world(puzzle):
    said = judge(puzzle, None, "r5c5=5", AROUND[1:])
    assert (said.verdict, said.entailed, said.justified) == ("lucky", True, False)
    world = dict(str(said.world.rules.fact(fact)).split("=") for fact in said.world.givens)
    assert len(world) == 81 and world["r5c5"] != "5"
    assert all(
        world[cell] == WIKIPEDIA[81 // 9 * (int(cell[1]) - 1) + int(cell[3]) - 1] for cell in AROUND[1:]
    )
    assert not said.world.is_broken


def test_a_citation_of_everything_is_told_what_would_be_enough(puzzle):
    everything = [str(puzzle.rules.fact(given)) for given in puzzle.givens]
    said = judge(puzzle, None, "r5c5=5", everything)
    assert said.justified and len(said.enough) < len(everything)
    assert judge(puzzle, None, "r5c5=5", said.enough).justified


def test_what_is_not_known_can_not_be_cited(puzzle):
    said = judge(puzzle, None, "r5c5=5", [*AROUND, "r9c9=9", "r5c5≠9", "r1c4=6", "r2c2"])
    assert said.justified is False and said.missing == ("r1c4=6", "r2c2")
    assert said.verdict == "lucky"


def test_exclusions_are_claims_and_premises_as_well(puzzle):
    said = judge(puzzle, None, "r5c5≠9", ["r2c5"])
    assert (said.new, said.justified, said.verdict) == (False, True, "known")
    premises = [f"r5c5≠{digit}" for digit in "12346789"]
    assert judge(puzzle, None, "r5c5=5", premises).justified
    assert not judge(puzzle, None, "r5c5=5", premises[1:]).justified
    noted = judge(puzzle, ["r1c3≠1"], "r1c3=4", ["r1c3", "r1c1"])
    assert noted.justified is False and noted.missing == ()


def test_marks_of_the_position_count_for_what_follows():
    puzzle = sudoku(whygrid.examples()["two-solutions"].text)
    one, other = whygrid.solve(puzzle).solutions
    differ = next(fact for fact in other.givens if fact not in one.givens)
    subject = puzzle.rules.fact(differ).subject
    fact = next(fact for fact in one.givens if puzzle.rules.fact(fact).subject == subject)
    assert judge(puzzle, None, fact).verdict == "guess"
    out = [-n for n, f in enumerate(puzzle.rules.facts, 1) if f.subject == subject and n != fact]
    assert judge(puzzle, out, fact).entailed
    assert judge(puzzle, out, fact).true is None


def test_a_claim_that_breaks_a_rule_is_illegal(puzzle):
    assert judge(puzzle, None, "r1c3=5").verdict == "illegal"
    assert judge(puzzle, None, "r1c1=4").verdict == "illegal"
    assert judge(puzzle, None, "r1c3=1").verdict == "false"
    assert judge(puzzle, None, "r1c1=5").verdict == "known"


def test_nothing_follows_from_a_position_with_a_mistake(puzzle):
    said = judge(puzzle, ["r1c3=1"], "r5c5=5")
    assert (said.possible, said.entailed, said.true, said.verdict) == (False, False, True, "lucky")
    assert judge(puzzle, ["r1c3=1"], "r5c5=5", AROUND).verdict == "deduction"


def test_k_is_the_smallest_number_of_cells_of_placements_and_of_exclusions(puzzle):
    said = judge(puzzle, None, "r5c5=5", k=True)
    assert said.k == len(said.support) == 8
    assert judge(puzzle, None, "r5c5=5", said.support).justified
    said = judge(puzzle, None, "r5c5≠9", k=True)
    assert (said.k, said.support) == (1, ("r2c5=9",))
    assert judge(puzzle, None, "r5c5=4", k=True).k is None


def test_the_technique_is_the_hardest_that_the_easiest_way_needs(puzzle):
    said = judge(puzzle, None, "r5c5=5", technique=True)
    assert (said.technique, said.step.facts) == ("naked single", (puzzle.rules.parse_fact("r5c5=5"),))
    hard = judge(sudoku(whygrid.examples()["escargot"].text), None, "r1c2=6", technique=True)
    assert hard.effort > said.effort
    assert judge(puzzle, None, "r5c5=4", technique=True).technique == ""


@pytest.mark.parametrize("name", ["kakuro-first", "numberlink-first"])
def test_clues_are_cited_by_name_by_cell_or_all_at_once(name):
    puzzle = Puzzle.parse(whygrid.examples()[name].text)
    solution = whygrid.solve(puzzle).solutions[0]
    claim = max(solution.givens, key=lambda fact: judge(puzzle, None, fact, k=True).k)
    said = judge(puzzle, None, claim, k=True)
    assert judge(puzzle, None, claim, said.support).justified
    assert not judge(puzzle, None, claim, said.support[1:]).justified
    assert judge(puzzle, None, claim, ["clues"]).justified


def test_an_empty_cell_of_a_kakuro_stands_for_the_clues_of_its_runs():
    puzzle = Puzzle.parse(whygrid.examples()["kakuro-first"].text)
    said = judge(puzzle, None, "r2c2≠1", ["r2c3"])
    assert said.justified and said.enough == ("the 16 across in r2c2–r2c3",)


def test_the_end_of_a_numberlink_stands_for_its_clue_and_edges_are_named_from_both_ends():
    puzzle = Puzzle.parse(whygrid.examples()["numberlink-first"].text)
    by_cell = judge(puzzle, None, "r3c3-r3c2=closed", ["r1c3"])
    assert str(by_cell.claim) == "r3c2-r3c3=closed"
    assert by_cell.justified == judge(puzzle, None, by_cell.claim, ["the ends 2 in r1c3 and r4c5"]).justified


def test_a_position_may_be_a_puzzle_its_text_or_facts(puzzle):
    filled = puzzle.fill([puzzle.rules.parse_fact("r5c5=5")])
    ways = [judge(puzzle, position, "r5c5=5") for position in (filled, filled.text, ["r5c5=5"])]
    assert {said.verdict for said in ways} == {"known"}


def test_what_a_budget_leaves_open_is_unknown_and_never_no():
    puzzle = sudoku(whygrid.examples()["twelve"].text)
    said = judge(puzzle, None, 1, ["r1c1"], budget=Budget(0))
    assert {"true", "entailed", "possible"} <= set(said.unknown)
    assert (said.true, said.entailed, said.possible) == (None, None, None)
    assert said.verdict in ("unknown", "illegal") and "time limit" in said.note


def test_a_judgement_is_plain_data_for_machines(puzzle):
    import json

    said = judge(puzzle, None, "r5c5=5", AROUND[1:], k=True, technique=True)
    plain = json.loads(json.dumps(said.document()))
    assert (plain["verdict"], plain["claim"], plain["k"], plain["technique"]) == (
        "lucky",
        "r5c5=5",
        8,
        "naked single",
    )
    assert len(plain["world"]) == 81


@pytest.mark.parametrize(
    ("asked", "words"),
    [
        ((None, "r5c5=x"), "claim can't be 'r5c5=x'"),
        ((None, "r55=1"), "look like r5c5=5"),
        ((None, 0), "claim can't be 0"),
        ((None, True), "claim can't be True"),
        ((None, "r5c5=5", "r1c1"), "list of cells"),
        ((None, "r5c5=5", ["r0c1"]), "no such cell or clue"),
        ((5, "r5c5=5"), "position can't be 5"),
        ((["r1c3=4", "r1c3=2"], "r5c5=5"), "more than one thing about r1c3"),
        ((["r1c1=4"], "r5c5=5"), "more than one thing about r1c1"),
        (("." * 81, "r5c5=5"), "does not contain the given r1c1=5"),
        (("1....4.....2.3..", "r5c5=5"), "another board"),
    ],
)
def test_what_can_not_be_read_is_refused_in_words(puzzle, asked, words):
    with pytest.raises((UsageError, PuzzleError), match=words.replace("(", r"\(")):
        judge(puzzle, *asked)
