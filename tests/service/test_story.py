"""Proofs as stories: each deduction once, nothing that is not needed, marks that last."""

import re
from dataclasses import replace
from pathlib import Path

import pytest

from tests.helpers import generated, solution_facts
from whygrid import Budget, Options, examples, explain, parse, tell, verify
from whygrid.engine.story import Search
from whygrid.genres.sudoku import outlining
from whygrid.genres.sudoku.techniques.singles import NOTHING_ELSE
from whygrid.kernels import NATIVE
from whygrid.kernels.short import short_story
from whygrid.logic.check import check_proof
from whygrid.logic.deduction import Deduction
from whygrid.logic.proof import SUPPOSITION, Proof
from whygrid.registry import genre
from whygrid.service.explaining import STRATEGIES
from whygrid.service.verifying import verify as verified

every_example = pytest.mark.parametrize(
    "puzzle", [pytest.param(parse(example.text), id=name) for name, example in examples().items()]
)
HARD = [parse(examples()[name].text) for name in ("escargot", "evil1", "evil2", "level4")]
SAMPLE = [generated(seed) for seed in range(300, 330)] + HARD


def shown(proof: Proof, without: int) -> str:
    """What a proof shows without one of its steps; empty where the checker refuses it."""
    puzzle = parse(proof.puzzle, proof.genre)
    steps = [step for number, step in enumerate(proof.steps) if number != without]
    verdict = check_proof(puzzle.rules, puzzle.givens, steps, proof.granted)
    return verdict.shows if verdict.ok else ""


@every_example
def test_a_story_is_accepted_and_tells_each_thing_once(puzzle):
    proof = explain(puzzle)
    assert verify(proof).ok
    told = [literal for step in proof for literal in step.facts]
    assert len(told) == len(set(told)), "what was excluded stays excluded, what was placed stays placed"
    assert not {-literal for literal in told} & set(told)
    assert all(len(step.deductions) == 1 for step in proof)


@pytest.mark.parametrize("seed", range(300, 312))
def test_without_any_of_its_steps_a_story_does_not_show_what_it_shows(seed):
    proof = explain(generated(seed))
    assert proof.status == "unique"
    for number in range(len(proof)):
        assert shown(proof, without=number) != "unique", proof.steps[number]


@pytest.mark.parametrize("puzzle", HARD, ids=lambda puzzle: puzzle.text[:9])
def test_every_exclusion_of_a_hard_story_is_needed(puzzle):
    proof = explain(puzzle)
    for number, step in enumerate(proof.steps):
        if step.fact is not None and step.fact < 0:
            assert shown(proof, without=number) != "unique", step


def test_a_refutation_tells_nothing_that_it_does_not_need():
    proof = explain(parse(examples()["impossible"].text))
    assert proof.status == "none"
    for number in range(len(proof) - 1):
        assert shown(proof, without=number) == ""


@pytest.mark.parametrize("strategy", STRATEGIES)
@pytest.mark.parametrize("puzzle", HARD, ids=lambda puzzle: puzzle.text[:9])
def test_every_strategy_ends_in_a_story_that_is_accepted(puzzle, strategy):
    verdict = verified(explain(puzzle, Options(prefer=strategy)))
    assert (verdict.ok, verdict.shows) == (True, "unique")


def test_the_short_strategy_uses_no_patterns_and_the_other_one_no_suppositions():
    puzzle = parse(examples()["evil1"].text)
    short = explain(puzzle, Options(prefer="short")).statistics().techniques
    patterns = explain(puzzle, Options(prefer="patterns")).statistics().techniques
    easy = {"full house", "hidden single", "naked single", "pointing", "claiming"}
    assert set(short) <= {*easy, SUPPOSITION} and SUPPOSITION in short
    assert SUPPOSITION not in patterns and set(patterns) - easy


def test_the_same_puzzle_is_told_in_the_same_words_again():
    for puzzle in HARD:
        assert tell(explain(puzzle)) == tell(explain(parse(puzzle.text)))


def test_after_a_placement_the_easy_things_come_first_again():
    efforts = {"full house": 1, "hidden single": 2, "naked single": 3}
    for puzzle in SAMPLE:
        proof = explain(puzzle)
        for number, step in enumerate(proof.steps[:-1]):
            if step.technique not in efforts:
                later = proof.steps[number + 1]
                assert later.technique not in efforts or set(later.support) & set(step.facts), (
                    "nothing easy was left when something hard was told"
                )


def test_until_ends_with_the_cell_and_cut_leaves_what_it_rests_on():
    puzzle = parse(examples()["classic"].text)
    proof = explain(puzzle, Options(until="r3c6"))
    assert proof.status == "part" and proof.rules.fact(proof.steps[-1].fact).subject == "r3c6"
    part = proof.cut(len(proof))
    assert verify(part).ok and 1 < len(part) < len(proof)
    assert any(step.fact < 0 for step in part), "the exclusion that it needs is among them"


def test_marks_that_somebody_has_struck_are_used_and_named():
    puzzle = parse(examples()["classic"].text)
    exclusion = next(step for step in explain(puzzle) if step.fact < 0)
    proof = explain(puzzle, assumed=exclusion.facts)
    assert verified(proof, assuming=True).ok and proof.assumed == exclusion.facts
    assert all(step.fact > 0 for step in proof), "what is struck already is not told"
    assert any(set(exclusion.facts) & set(step.support) for step in proof)
    assert "assuming r3c6≠3" in tell(proof) or "assuming r3c6≠3" in whole(proof)


def whole(proof: Proof) -> str:
    from whygrid.service.telling import summary

    return summary(proof)


@pytest.mark.parametrize("seed", range(300, 330))
def test_sentences_are_grammatical(seed):
    told = tell(explain(generated(seed)))
    assert not re.search(r"none of \S+ and \S+ is\b", told), "two are neither the one nor the other"
    assert not re.search(r"rules? (it|them) out(\.|,|;) and \d+ more", told)
    assert "in row 1, 2 and" not in told
    assert not re.search(r"\bThen\.|\( |\s,|\.\.|;\.", told)
    for digits in re.findall(r"\b(?:not|is|are) (\d(?:, \d)* or \d)\b", told):
        found = re.findall(r"\d", digits)
        assert found == sorted(found), "digits in a list are in order"
    for one in re.findall(r"\b(r\dc\d) are\b", told):
        assert re.search(rf"(and|or|,) {one} are", told), "one is, several are"


def test_a_proof_by_cells_stands_beside_it():
    puzzle = parse(examples()["classic"].text)
    proof = explain(puzzle, Options(view="cells"))
    assert (proof.view, explain(puzzle).view) == ("cells", "story")
    assert all(step.fact > 0 for step in proof) and verify(proof).ok
    assert verify(replace(proof, view="story")).ok, "the view is how to tell it, not what it shows"


GOLDEN = sorted(Path(__file__).with_name("stories").glob("*.txt"))


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_stories_that_were_read_aloud_stay_as_they_are(path):
    """After a change that makes them better, read them to the end and write them anew."""
    assert tell(explain(parse(examples()[path.stem].text))) + "\n" == path.read_text(encoding="utf-8")


def test_chains_are_told_in_words_in_eureka_or_both():
    proof = explain(parse(examples()["evil1"].text), Options(prefer="patterns"))
    number = next(n for n, step in enumerate(proof, 1) if step.technique == "aic")
    words, eureka, both = (
        tell(proof, numbers=[number], notation=name) for name in ("words", "eureka", "both")
    )
    chain = proof.steps[number - 1].deductions[-1].notation
    assert re.fullmatch(r"(\(\d([=-]\d)*\)r\d+c\d+(,r\d+c\d+)*[=-]?)+", chain)
    assert chain not in words and chain in eureka and words.partition(".  [")[0] in both and chain in both


def test_a_search_for_the_shortest_that_is_stopped_tells_the_shortest_so_far(monkeypatch):
    budget = Budget()

    def stopped(*args, **options):
        budget.cancel("stopped by Ctrl-C")
        return short_story(*args, **options)

    monkeypatch.setattr(outlining, "short_story", stopped)
    proof = explain(HARD[0], Options(seconds=3600), budget)
    assert verify(proof).shows == "unique"


def test_it_may_be_supposed_that_something_is_not_there():
    text = "....91.....12.4...7...6..8.2.8.1..3.61.45...794....12.4.91....8.6753...23....7..."
    names = (
        "simple colouring",
        "naked pair",
        "full house",
        "w-wing",
        "als aic",
        "locked pair",
        "hidden triple",
    )
    proof = explain(parse(text), Options(techniques=names))
    assert verify(proof).shows == "unique"


@pytest.mark.skipif(not NATIVE, reason="stories are searched for natively")
def test_patterns_are_looked_for_while_locked_candidates_are_still_there():
    """With these struck out first, this puzzle would take two naked pairs and two claimings."""
    proof = explain(
        parse("008070050000003006700852000000000003850000070004060000600405000020100300040080000")
    )
    others = {step.technique for step in proof} - {"full house", "hidden single", "naked single"}
    assert others == {"hidden pair"}


@pytest.mark.parametrize(
    "text",
    [
        "..38.4...2..3....8....2..19.6...92..9.2..8..65.....1......4.8..4..1...5..75.3....",
        ".....8..61.6.9........7......4....7.3.1...9..72.4.6..5....521....2.....9.5.83....",
        ".........319...42.6724..1.3..81...6.....8..5......6..12.4....9....625........7...",
    ],
)
def test_patterns_that_rest_on_placements_are_offered_to_a_story(text):
    """Avoidable rectangles are found on the way through these."""
    singles = ("full house", "hidden single", "naked single")
    doubling = [technique.name for technique in genre("sudoku").if_unique()]
    proof = explain(parse(text), Options(techniques=(*singles, *doubling), if_unique=True))
    assert verify(proof).ok
    told = [literal for step in proof for literal in step.facts]
    assert len(told) == len(set(told))


@pytest.mark.skipif(not NATIVE, reason="stories are searched for natively")
def test_what_a_pattern_rests_on_is_told_before_it():
    """A made-up pattern that empties a cell as soon as some digit is placed; each digit by turns."""
    puzzle = parse(examples()["evil1"].text)
    start = puzzle.genre.state(puzzle.board, puzzle.givens)
    outliner = start.outliner([technique.name for technique in puzzle.genre.techniques()])
    solution = solution_facts(puzzle)
    state = start.copy()
    assert state.sweep(outliner.swept).waves
    placed = [fact for fact in solution if state.holds(fact) and not start.holds(fact)]
    empty = next(cell for cell in range(81) if not state.value[cell])
    away = tuple(-fact for fact in range(empty * 9 + 1, empty * 9 + 10) if start.open(fact))
    for fact in placed:
        giveaway = Deduction("made up", away, (fact,), (), NOTHING_ELSE)
        outline = outliner.outline([giveaway], "contradiction", Search(suppose=False), Budget())
        told = [deduction.technique for deduction in outline.deductions]
        before = outline.deductions[: told.index("made up")]
        assert [fact in deduction.conclusions for deduction in before].count(True) == 1
        assert sum(fact in deduction.conclusions for deduction in outline.deductions) == 1
