"""Stories of all genres and of variants: nothing that is not needed, nothing left out, in good sentences."""

import random
import re

import pytest

import whygrid
from tests.contract.cases import proof_of
from whygrid import Budget, Options, examples, explain, hint, parse, tell, verify
from whygrid.errors import UsageError
from whygrid.genres.kakuro.generator import generate as kakuro
from whygrid.genres.kakuro.generator import hardened
from whygrid.genres.numberlink.generator import generate as numberlink
from whygrid.logic.check import check_proof
from whygrid.logic.proof import Proof
from whygrid.service.explaining import STRATEGIES
from whygrid.service.ranges import step_of_subject
from whygrid.service.ways import Ways


def puzzle(name: str) -> whygrid.Puzzle:
    return parse(examples()[name].text)


def hard_kakuro(seed: int) -> whygrid.Puzzle:
    chance = random.Random(seed)
    board = hardened(chance, kakuro(chance, 8, 8, temperature=1), "fiendish", Budget())
    assert board is not None
    return whygrid.Puzzle("kakuro", board)


SAMPLE = [
    *(pytest.param(hard_kakuro(seed), id=f"kakuro {seed}") for seed in (23, 24)),
    *(
        pytest.param(whygrid.Puzzle("numberlink", numberlink(random.Random(seed), 8, 8)), id=f"links {seed}")
        for seed in (1, 2)
    ),
    *(
        pytest.param(whygrid.generate(genre, seed=seed, **settings), id=f"{genre} {seed}")
        for genre, settings in (
            ("futoshiki", {"size": 6}),
            ("binairo", {"size": "8"}),
            ("sudoku", {"variant": "diagonal"}),
        )
        for seed in (1, 2)
    ),
    *(
        pytest.param(puzzle(name), id=name)
        for name in ("kakuro-supposed", "numberlink-trial", "numberlink-empty", "binairo-eight")
    ),
]
sample = pytest.mark.parametrize("board", SAMPLE)


@sample
def test_without_a_hard_step_a_story_does_not_show_what_it_shows(board):
    proof = proof_of(board)
    assert proof.status == "unique" and verify(proof).ok and not proof.retold
    easy = {technique.name for technique in board.genre.techniques() if technique.effort < 3}
    for number, step in enumerate(proof.steps):
        if step.technique not in easy or step.deductions[-1].cases:
            rest = [other for other in proof.steps if other is not step]
            verdict = check_proof(board.rules, board.givens, rest, proof.granted)
            assert not verdict.ok or verdict.shows != "unique", f"step {number + 1} is not needed"


@sample
def test_all_that_would_follow_from_a_supposition_is_told(board):
    proof, ways = proof_of(board), Ways.of(board.genre_name)
    for number, step in enumerate(proof.steps, 1):
        deduction = step.deductions[-1]
        if not deduction.cases:
            continue
        told = tell(proof, numbers=[number])
        for inner in deduction.nested():
            if inner.technique in ways.obvious:
                continue
            for literal in inner.conclusions:
                fact = board.rules.fact(literal)
                if fact.holds and fact.value != ways.absence:
                    for cell in fact.subject.split("-"):
                        assert cell in told, f"{fact} would follow, and nobody says so: {told}"
        assert str(deduction.cases[0].steps[-1].reason) in told, "what breaks is told"


@sample
def test_sentences_of_other_genres_are_grammatical(board):
    told = tell(proof_of(board))
    assert not re.search(r"\bThen\.|\( |\s,|\.\.|;\.|\(\)|: \.|  [^\[]", told.replace("\n    ", "\n"))
    assert not re.search(r"none of \S+ and \S+ (is|fits|stands)\b", told), (
        "two are neither the one nor the other"
    )
    assert not re.search(r"\bthe the\b|(?<!the )\ba [aeiou]\w* |cells? is\b", told)
    for digits in re.findall(r"\b(?:not|is|are) (\d(?:, \d)* or \d)\b", told):
        found = re.findall(r"\d", digits)
        assert found == sorted(found), "digits in a list are in order"
    for one in re.findall(r"(?<!and )(?<!or )\b(r\d+c\d+) are\b", told):
        raise AssertionError(f"one is, several are: {one}")


@sample
def test_what_goes_without_saying_is_numbered_with_what_is_easy_beside_it(board):
    proof, obvious = proof_of(board), Ways.of(board.genre_name).obvious
    end, is_easy = 0, False
    for first, last, text in re.findall(r"^(\d+)(?:–(\d+))?\. (.*)", tell(proof), re.MULTILINE):
        skipped = range(end + 1, int(first))
        assert all(proof.steps[number - 1].technique in obvious for number in skipped)
        assert not (skipped and is_easy), f"{skipped} belongs to the paragraph before"
        end, is_easy = int(last or first), not text.endswith("]") and "Suppose" not in text
    assert end == len(proof) or not is_easy


@pytest.mark.parametrize("prefer", STRATEGIES)
@pytest.mark.parametrize("name", ["kakuro-supposed", "numberlink-trial"])
def test_every_strategy_is_known_to_other_genres(name, prefer):
    proof = explain(puzzle(name), Options(prefer=prefer))
    assert verify(proof).shows == "unique"
    if prefer == "short":
        easy = {t.name for t in puzzle(name).genre.techniques() if t.effort <= 2.9 and not t.supposes}
        assert set(proof.statistics().techniques) <= {*easy, "supposition"}


@pytest.mark.parametrize("name", ["kakuro-supposed", "numberlink-trial"])
def test_who_looks_longer_finds_no_longer_story(name):
    def words(proof: Proof) -> int:
        return len(tell(proof).split())

    proof = explain(puzzle(name), Options(seconds=0.2))
    assert verify(proof).shows == "unique"
    assert words(proof) <= 1.1 * words(proof_of(puzzle(name))), (
        "costs are counted in placements, not in words"
    )


@pytest.mark.parametrize(
    ("name", "only"),
    [
        ("kakuro-supposed", ("last cell", "naked single", "forced combination")),
        ("numberlink-trial", ("used up", "forced line", "different paths")),
        ("futoshiki-whole-line", ("sign", "hidden single")),
        ("binairo-eight", ("pair", "gap", "half")),
        ("evil2", ("full house", "hidden single", "pointing")),
    ],
)
def test_strict_means_these_techniques_and_shows_all_that_they_reach(name, only):
    board = puzzle(name)
    proof = explain(board, Options(techniques=only, strict=True))
    assert proof.status == "stuck" and set(proof.statistics().techniques) <= set(only)
    state = board.genre.state(board.board, board.givens)
    for step in proof:
        state.learn_all(step.facts)
    named = [technique for technique in board.genre.techniques() if technique.name in only]
    assert not any(list(technique.find(state)) for technique in named), "more was reached than is shown"


def test_a_cell_of_a_numberlink_may_be_named_for_its_last_line():
    proof = proof_of(puzzle("numberlink-trial"))
    last = step_of_subject(proof, "R4C4 ")
    lines = [proof.rules.fact(fact) for fact in proof.steps[last - 1].facts]
    assert any("r4c4" in fact.subject.split("-") and fact.value == "drawn" for fact in lines)
    part = explain(puzzle("numberlink-trial"), Options(until="r4c4"))
    assert part.status == "part" and len(part) == last
    with pytest.raises(UsageError, match="edge between two of them r1c1-r1c2"):
        step_of_subject(proof, "r9c9")


@pytest.mark.parametrize(
    "name",
    [
        "kakuro-supposed",
        "kakuro-parity",
        "numberlink-trial",
        "numberlink-empty",
        "futoshiki-whole-line",
        "binairo-eight",
        "level4",
    ],
)
def test_a_hint_is_the_next_deduction_of_the_story_from_there(name):
    board = puzzle(name)
    proof = proof_of(board)
    for number in range(0, len(proof), 9):
        placed = [fact for step in proof.steps[:number] for fact in step.facts if fact > 0]
        position = board.fill(placed)
        found = hint(board, position)
        assert found.step == explain(position).steps[0]
        assert "the rules alone" not in found.rungs[-1].text


def test_the_first_hints_of_a_kakuro_name_the_sum():
    where, _, deduction = hint(puzzle("kakuro-first")).rungs
    assert where.text == "Look at the 16 across in r2c2–r2c3."
    assert "16 in two cells is 7+9" in deduction.text


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("kakuro-first", r"16 in r2c2–r2c3 is 7\+9; .*; so r2c3=7 \(cell\)"),
        ("kakuro-first", r"6 in r5c2 and r5c3 is 1\+5, as 2 and 4 are used"),
        ("kakuro-parity", r"r7c2 is odd, so r6c2 is even"),
        ("kakuro-supposed", r"Suppose r3c6=5: r2c6=8 \(13 down\), r2c7=1 \(9 across\); the 6 down in"),
        (
            "numberlink-trial",
            r"Suppose the b goes from r5c2 to r5c1: then r6c2–r6c3; the b is joined to the a",
        ),
        ("numberlink-trial", r"r5c2–r5c3 \(otherwise the b and the c would have to cross\)"),
        ("numberlink-empty", r"from r3c2 to r3c3: the 1 and the 2 would have to cross"),
        (
            "futoshiki-x-wing",
            r"row 4 and row 5 have their 4 in column 2 and column 4, and so use it up there",
        ),
        ("futoshiki-two-signs", r"r2c1=3 \(smaller than r2c2\), r2c2=5 \(row 2\)"),
        ("futoshiki-impossible", r"contradiction: row 1 has no 4\.$"),
        ("binairo-likes", r"row 3 lacks one 1; if it stood here, r3c3, r3c4 and r3c5 would all be the same"),
        ("two-solutions", r"column 3 has its 9 in r3c3 or r8c3; if in r3c3, r3c9=2; .*; they see both"),
    ],
)
def test_what_a_teacher_would_say(name, sentence):
    assert re.search(sentence, tell(proof_of(puzzle(name))))


def test_suppositions_that_break_alike_are_told_together():
    told = tell(explain(hard_kakuro(21)))
    together = re.findall(r"^\d+–\d+\. Suppose (r\S+) or (r[^:]+): .* So ([^.]*)\.", told, re.MULTILINE)
    assert together
    for one, _, conclusion in together:
        assert one.split("=")[0] in conclusion
