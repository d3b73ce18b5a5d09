"""Every technique finds what it should and nothing wrong, and finds the same on a board's twin."""

from __future__ import annotations

import random
import tomllib
from pathlib import Path

import pytest

import whygrid
from tests.genres.kakuro.boards import transposed
from whygrid.digits.field import givens_of
from whygrid.engine.choice import Records
from whygrid.engine.cut import cut
from whygrid.engine.technique import Technique, choose
from whygrid.engine.walk import Strategy, Walk
from whygrid.engine.words import say
from whygrid.genres.kakuro.difficulty import hardened
from whygrid.genres.kakuro.formats import parse_text
from whygrid.genres.kakuro.generator import generate
from whygrid.genres.kakuro.marks import Marks
from whygrid.genres.kakuro.techniques import TECHNIQUES
from whygrid.logic.check import check_deduction, check_proof
from whygrid.logic.deduction import Deduction
from whygrid.logic.facts import Literal

BY_NAME = {technique.name: technique for technique in TECHNIQUES}
EXAMPLES = tomllib.loads((Path(__file__).parent / "techniques.toml").read_text(encoding="utf-8"))


def position(example: dict[str, str]) -> Marks:
    board = parse_text(example["board"])
    state = Marks(board.layout, givens_of(board))
    for entry in example.get("excluded", "").split():
        cell, _, digits = entry.partition("≠")
        for digit in digits:
            state.learn(state.rules.parse_fact(f"{cell}≠{digit}"))
    return state


def conclusions(technique: Technique, state: Marks) -> set[Literal]:
    return {literal for deduction in technique.find(state) for literal in deduction.conclusions}


def examples(kind: str) -> list[object]:
    return [
        pytest.param(example, id=f"{example['technique']} {i}") for i, example in enumerate(EXAMPLES[kind])
    ]


def assert_sound(state: Marks, deduction: Deduction) -> None:
    """The checker accepts it, as found and cut; it rests on what holds and tells something new."""
    told = say(state.rules, deduction)
    assert check_deduction(state.rules, deduction) == "", told
    assert all(map(state.holds, deduction.premises)), told
    assert deduction.conclusions and all(map(state.open, deduction.conclusions)), told
    assert len(deduction.conclusions) == 1 or all(literal < 0 for literal in deduction.conclusions), told
    records = Records()
    for literal in deduction.premises:
        if literal < 0:  # the cut looks here for what no placed digit excludes
            records.add(Deduction("ruled out before", (literal,), (), ()), (literal,))
    assert check_deduction(state.rules, cut(state, records, deduction).deductions[-1]) == "", told


@pytest.mark.parametrize("name", BY_NAME)
def test_every_technique_has_three_examples_and_a_near_miss(name: str) -> None:
    assert sum(example["technique"] == name for example in EXAMPLES["hit"]) >= 3
    assert sum(example["technique"] == name for example in EXAMPLES["near-miss"]) >= 1


@pytest.mark.parametrize("example", examples("hit"))
def test_an_example_gives_exactly_its_conclusions(example: dict[str, str]) -> None:
    state = position(example)
    technique = BY_NAME[example["technique"]]
    expected = set(map(state.rules.parse_fact, example["gives"].split()))
    assert conclusions(technique, state) == expected
    for deduction in technique.find(state):
        assert_sound(state, deduction)


@pytest.mark.parametrize("example", examples("hit"))
def test_no_easier_technique_finds_anything_in_an_example(example: dict[str, str]) -> None:
    state = position(example)
    easier = TECHNIQUES[: TECHNIQUES.index(BY_NAME[example["technique"]])]
    assert [technique.name for technique in easier if conclusions(technique, state)] == []


@pytest.mark.parametrize("example", examples("near-miss"))
def test_a_near_miss_gives_nothing(example: dict[str, str]) -> None:
    assert conclusions(BY_NAME[example["technique"]], position(example)) == set()


def test_the_proofs_of_generated_boards_are_accepted_and_agree_with_the_solution() -> None:
    rng = random.Random(20)
    for _ in range(8):
        board = generate(rng, 8, 9, temperature=rng.choice([0.3, 2]), density=rng.choice([0.2, 0.4]))
        puzzle = whygrid.Puzzle("kakuro", board)
        proof = whygrid.explain(puzzle)
        assert proof.status == "unique"
        assert whygrid.verify(proof).shows == "unique"
        assert proof.solutions == tuple(solution.text for solution in whygrid.solve(puzzle).solutions)


def test_a_transposed_board_is_proved_in_the_same_steps() -> None:
    rng = random.Random(21)
    for _ in range(5):
        board = generate(rng, 8, 8, temperature=1)
        by_cells = whygrid.Options(view="cells")
        one = whygrid.explain(whygrid.Puzzle("kakuro", board), by_cells).statistics()
        other = whygrid.explain(whygrid.Puzzle("kakuro", transposed(board)), by_cells).statistics()
        assert (one.steps, one.k_max, one.k_mean) == (other.steps, other.k_max, other.k_mean)


def test_every_technique_has_an_idea_that_names_no_cell() -> None:
    assert all(technique.idea and "r1c1" not in technique.idea for technique in TECHNIQUES)


def test_a_region_pair_that_other_runs_narrow_is_spelt_out_without_their_sums() -> None:
    """Rules that explain a premise are named beside the sums; they must not be added up with them."""
    rng = random.Random(22)
    chosen = choose(TECHNIQUES, ["last cell", "naked single", "forced combination", "region pair"])
    seen = 0
    for _ in range(15):
        board = generate(rng, 8, 8, temperature=2)
        walk = Walk(Marks(board.layout), Strategy(chosen))
        steps = list(walk.run())
        verdict = check_proof(walk.state.rules, (), steps)
        assert verdict.ok, verdict.problem
        seen += sum(deduction.technique == "region pair" for step in steps for deduction in step.deductions)
    assert seen > 5


def test_what_is_kept_from_one_look_to_the_next_changes_nothing() -> None:
    rng = random.Random(23)
    board = hardened(rng, generate(rng, 8, 8, temperature=1), "fiendish", whygrid.Budget())
    assert board is not None
    state = Marks(board.layout)
    seen = set()
    while True:
        fresh = Marks(board.layout)
        for fact, truth in enumerate(state.truth[: len(state.rules.facts) + 1]):
            if truth:
                fresh.learn(fact * truth)
        found = [list(technique.find(state)) for technique in TECHNIQUES]
        assert found == [list(technique.find(fresh)) for technique in TECHNIQUES]
        first = next((deductions for deductions in found if deductions), [])
        seen.update(deduction.technique for deduction in first)
        if not first:
            break
        for literal in {literal for deduction in first for literal in deduction.conclusions}:
            state.learn(literal)
    assert "forcing chain" in seen and all(state.value)


OUT_OF_BALANCE = r"""
  \     \ 39\ 38\    \   16\ 36\   \
  \ 16\17   .   .  \14     .   . 25\
\22     .   .   . 3\10     .   .   .
\20     .   .   .    . 14\16   .   .
  \   \32   .   .    .     .   .   .
  \ 17\15   .   . 17\9     .   .   .
\37     .   .   .    .     .   .   .
\16     .   . \12    .     .   .   \
"""


def test_where_a_board_does_not_balance_a_region_is_told_by_its_own_runs() -> None:
    proof = whygrid.explain(whygrid.parse(OUT_OF_BALANCE, "kakuro"), whygrid.Options(view="cells"))
    assert (proof.status, proof.retold) == ("none", ())


def test_a_region_names_the_digit_of_a_cell_that_has_only_one_left() -> None:
    puzzle = whygrid.parse(whygrid.examples()["kakuro-first"].text)
    state = Marks(puzzle.board.layout)
    for name in ("forced combination", "smallest and largest", "fitting combinations"):
        for deduction in list(BY_NAME[name].find(state)):
            state.learn_all([literal for literal in deduction.conclusions if state.open(literal)])
    found = [*BY_NAME["region sum"].find(state), *BY_NAME["region pair"].find(state)]
    told = [str(deduction.reason) for deduction in found]
    assert any("r3c2=2 and r3c3=1 are known" in reason for reason in told), told


LONG_RUN = """
digits 1-15
   \\   3\\   28\\   29\\     \\     \\ 90\\ 91\\ 29\\     \\ 43\\ 24\\
 \\18    .     .     .   25\\ 70\\40   .   .   . 29\\26   .   .
\\105    .     .     .     .     .   .   .   .     .   .   .
   \\    \\   \\38     .     .     .   .   . \\28     .   . 28\\
   \\    \\     \\     \\ 39\\42     .   .   .  7\\ 28\\29   .   .
   \\    \\     \\ 28\\79     .     .   .   .   .     .   .   .
   \\   4\\ 21\\75     .     .     .   .   .   .     .   \\   \\
 \\52    .     .     .     .     .   .   .   .     \\   \\   \\
  \\4    .     .   15\\    \\7     .   .   . 28\\   16\\   \\   \\
   \\ 17\\6     .     . 25\\26     .   .   .   .     . 27\\ 25\\
\\108    .     .     .     .     .   .   .   .     .   .   .
  \\3    .     .   \\42     .     .   .   \\ \\41     .   .   .
"""


def test_a_long_run_of_which_other_runs_exclude_much_is_seen_to_the_end() -> None:
    """What the other runs exclude is spelt out by them; the checker still looks at the long run first."""
    puzzle = whygrid.parse(LONG_RUN)
    rules = puzzle.rules
    low = [f"r{row}c8≠{digit}" for row in (4, 9, 10) for digit in "6789ABCDE" if (row, digit) != (4, "E")]
    known = "r3c5=B r3c4=C r3c3=D r3c10=E r3c9=F r4c5=E r4c4=F r8c4=D r8c5=F r10c9=F"
    known += " r11c12=B r11c11=C r11c9=D r11c4=E r11c2=F"
    crossing = (
        "run r3c2 across",
        "run r4c4 across",
        "run r8c2 across",
        "run r10c6 across",
        "run r11c2 across",
    )
    premises = [*low, "r8c8≠B", "r8c8≠C", "r8c8≠E", "r9c8≠F", *known.split()]
    names = ("run r2c8 down", *(f"cell r{row}c8" for row in range(2, 12)), *crossing)

    def problem(conclusion: str) -> str:
        held = tuple(map(rules.parse_fact, premises))
        deduction = Deduction("smallest and largest", (rules.parse_fact(conclusion),), held, names)
        return check_deduction(rules, deduction)

    assert problem("r6c8≠9") == ""
    assert problem("r6c8≠F") != ""
