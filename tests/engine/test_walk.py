"""The walk: in which order techniques are asked, what is placed when, how it ends and how it is stopped."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from tests.helpers import EASY, by_cells, generated, proof_by_cases, sudoku, toy
from whygrid.budget import Budget
from whygrid.engine.state import State
from whygrid.engine.technique import Technique, choose
from whygrid.engine.walk import Strategy, Walk
from whygrid.errors import Stopped, UsageError
from whygrid.logic.check import check_proof
from whygrid.logic.deduction import Case, Deduction, Lemma
from whygrid.logic.rules import Count, exactly_one
from whygrid.puzzle import Puzzle
from whygrid.service.explaining import explain
from whygrid.service.verifying import verify

EVERY_WAY = [by_cells(greedy=greedy, reset=reset) for greedy in (True, False) for reset in (True, False)]


def walk_of(puzzle: Puzzle, *names: str, greedy: bool = True, reset: bool = True) -> Walk:
    techniques = puzzle.genre.techniques()
    chosen = choose(techniques, names) if names else techniques
    return Walk(puzzle.genre.state(puzzle.board, puzzle.givens), Strategy(chosen, greedy, reset))


# Techniques that follow a script

A, B, C, D = 1, 2, 3, 4
RULES = toy(
    4, ("a or b", exactly_one([A, B])), ("c or d", exactly_one([C, D])), ("a or c", Count((A, C), 0, 1))
)


class Script:
    """Techniques that note when they are asked and find what they are told to find, as long as it is new."""

    def __init__(self) -> None:
        self.asked: list[str] = []

    def technique(self, name: str, *finds: tuple[tuple[int, ...], Callable[[State], bool]]) -> Technique:
        def find(state: State) -> Iterator[Deduction]:
            self.asked.append(name)
            for conclusions, when in finds:
                news = tuple(literal for literal in conclusions if state.open(literal))
                if news and when(state):
                    yield Deduction(name, news, (), tuple(RULES.rules))

        return Technique(name, 1.0, "as told", find)


def always(state: State) -> bool:
    return True


def test_a_technique_that_finds_nothing_gives_way_to_the_next():
    script = Script()
    walk = Walk(State(RULES), Strategy((script.technique("one"), script.technique("two"))))
    assert list(walk.run()) == []
    assert script.asked == ["one", "two"]


def test_with_reset_every_success_leads_back_to_the_easiest_technique():
    script = Script()
    techniques = (
        script.technique("one"),
        script.technique("two", ((-A,), always)),
        script.technique("three"),
    )
    list(Walk(State(RULES), Strategy(techniques)).run())
    assert script.asked == ["one", "two", "one", "two", "three"]


def test_without_reset_the_whole_list_is_gone_through_first():
    script = Script()
    techniques = (
        script.technique("one"),
        script.technique("two", ((-A,), always)),
        script.technique("three"),
    )
    list(Walk(State(RULES), Strategy(techniques, reset=False)).run())
    assert script.asked == ["one", "two", "three", "one", "two", "three"]


def test_a_greedy_walk_places_before_harder_techniques_are_asked():
    script = Script()
    techniques = (script.technique("single", ((B,), always)), script.technique("hard", ((-C,), always)))
    steps = Walk(State(RULES), Strategy(techniques)).run()
    assert next(steps).fact == B
    assert script.asked == ["single"]


@pytest.mark.parametrize("reset", [True, False])
def test_a_thorough_walk_excludes_all_it_can_before_it_places(reset):
    script = Script()
    techniques = (script.technique("single", ((B,), always)), script.technique("hard", ((-C,), always)))
    walk = Walk(State(RULES), Strategy(techniques, greedy=False, reset=reset))
    assert next(walk.run()).fact == B
    assert script.asked == ["single", "hard", "single", "hard"]
    assert walk.state.holds(-C)


def test_a_wave_is_found_in_one_position_even_if_its_first_finding_would_hide_the_second():
    script = Script()
    both = script.technique("both", ((-A,), lambda s: s.open(C)), ((-C,), lambda s: s.open(A)))
    walk = Walk(State(RULES), Strategy((both,)))
    list(walk.run())
    assert walk.state.holds(-A) and walk.state.holds(-C)


def test_every_reason_of_a_wave_is_recorded_as_an_alternative():
    script = Script()
    twice = script.technique("twice", ((-A, -C), always), ((-A,), always))
    walk = Walk(State(RULES), Strategy((twice,)))
    list(walk.run())
    assert walk.records.reasons == {-A: [0, 1], -C: [0]}


def test_a_thorough_walk_places_all_that_rest_on_the_fewest_cells_and_nothing_else_yet():
    rules = toy(
        6,
        ("first", exactly_one([1, 2])),
        ("second", exactly_one([3, 4])),
        ("third", exactly_one([5, 6])),
        ("links", Count((1, 3), 0, 2)),
    )

    def find(state: State) -> Iterator[Deduction]:
        for fact, premises in ((4, (1, 5)), (2, ()), (6, ())):
            if state.open(fact):
                yield Deduction("single", (fact,), premises, ("first",))

    class Known(State):
        """1 and 5 count as known although they say nothing about the others."""

    state = Known(rules)
    state.known |= 1 << 1 | 1 << 5
    walk = Walk(state, Strategy((Technique("single", 1.0, "", find),), greedy=False))
    assert [(step.fact, step.k) for step in walk.run()] == [(2, 0), (6, 0), (4, 2)]


def test_of_several_ways_to_place_a_fact_the_one_with_the_smallest_k_is_told():
    walk = walk_of(generated(10), "hidden single", "naked single", greedy=False)
    found = [deduction for _, deductions in walk.deductions() for deduction in deductions]
    by_fact: dict[int, list[int]] = {}
    for deduction in found:
        (step,) = walk.settle([deduction])
        by_fact.setdefault(step.fact, []).append(step.k)
    assert any(len(set(ks)) > 1 for ks in by_fact.values()), "some fact can be placed in ways of different k"
    assert {step.fact: step.k for step in walk.settle(found)} == {
        fact: min(ks) for fact, ks in by_fact.items()
    }


# Real puzzles


@pytest.mark.parametrize("options", EVERY_WAY, ids=lambda o: f"greedy={o.greedy}, reset={o.reset}")
@pytest.mark.parametrize("seed", [4, 11, 104])
def test_every_way_of_walking_ends_in_a_complete_proof(seed, options):
    puzzle = generated(seed)
    proof = explain(puzzle, options)
    verdict = verify(proof)
    assert (proof.status, verdict.ok, verdict.shows) == ("unique", True, "unique")
    assert len(proof) == 81 - len(puzzle.givens)
    assert len({step.fact for step in proof}) == len(proof)


def test_a_thorough_walk_looks_at_fewer_cells_than_a_greedy_one():
    def mean_k(greedy: bool) -> float:
        return sum(
            explain(generated(seed, 2), by_cells(greedy=greedy)).statistics().k_mean
            for seed in (104, 105, 109)
        )

    assert mean_k(greedy=False) < mean_k(greedy=True)


def test_only_the_chosen_techniques_are_used_where_they_are_enough():
    puzzle = sudoku("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
    proof = explain(puzzle, by_cells(techniques=("naked single",)))
    assert set(proof.statistics().techniques) == {"naked single"}
    assert verify(proof).ok


def test_a_technique_that_does_not_exist_is_refused_with_those_that_do():
    with pytest.raises(UsageError, match="there is no technique 'guess'") as caught:
        explain(generated(3), by_cells(techniques=("guess",)))
    assert "hidden single" in str(caught.value.remedy)


def test_techniques_are_tried_by_effort_unless_the_listed_order_is_asked_for():
    available = generated(3).genre.techniques()
    names = ("naked single", "hidden single")
    assert [t.name for t in by_cells(names).strategy(available).techniques] == [
        "hidden single",
        "naked single",
    ]
    assert [t.name for t in by_cells(names, listed_order=True).strategy(available).techniques] == list(names)


def test_hyphens_and_capitals_do_not_matter_in_the_names_of_techniques():
    available = generated(3).genre.techniques()
    assert [t.name for t in choose(available, ["Naked-Pair", "X-Wing"])] == ["naked pair", "x-wing"]
    assert [t.name for t in choose(available, ["X-Wing", " x wing "])] == ["x-wing"]


def test_names_with_a_plus_add_to_the_others_or_to_all_that_are_available():
    genre = generated(3).genre
    available, on_request = genre.techniques(), genre.on_request()
    exocet = next(technique for technique in on_request if technique.name == "exocet")
    assert choose(available, ["+exocet"], on_request) == (*available, exocet)
    assert choose(available, ["+exocet", "+x-wing"], on_request) == (*available, exocet)
    named = choose(available, ["+exocet", "x-wing"], on_request)
    assert [technique.name for technique in named] == ["x-wing", "exocet"]
    with pytest.raises(UsageError, match="no technique 'exocet'"):
        choose(available, ["+exocet"])


# Contradictions

# Two cells of row 1 are left with a 5 and nothing else.
TWICE_FIVE = ".84...2.6...297.......3...........47.28..1...63........451...2....68.17.........4"


@pytest.mark.parametrize("options", EVERY_WAY, ids=lambda o: f"greedy={o.greedy}, reset={o.reset}")
@pytest.mark.parametrize(
    "text",
    [
        "123....4........",  # nothing is left for r1c4
        "..4.23..........",  # box 1 has no place for a 4
        TWICE_FIVE,
        "..8...6.3.2...9......8..45.856.7......4...5......6.897.87..6......3...8.2.3...14.",
        "..9.287..8.6..4..5..3.....46.........2.71345.........23.....5..9..4..8.7..125.3..",
    ],
)
def test_a_puzzle_without_solution_is_refuted_and_the_refutation_is_accepted(text, options):
    proof = explain(sudoku(text), options)
    verdict = verify(proof)
    assert (proof.status, proof.solutions) == ("none", ())
    assert (verdict.ok, verdict.shows) == (True, "none")
    assert [step.fact for step in proof].index(None) == len(proof) - 1


def test_two_placements_of_one_wave_that_exclude_each_other_are_a_contradiction():
    puzzle = sudoku(TWICE_FIVE)
    walk = walk_of(puzzle, "naked single")
    first, clash = walk.run()
    assert walk.contradiction
    assert (str(walk.state.rules.fact(first.fact)), clash.fact) == ("r1c4=5", None)
    assert str(clash.deductions[-1].reason) == "r1c6=5 would have to hold, and it can't"
    assert check_proof(puzzle.rules, puzzle.givens, [first, clash]).shows == "none"


# It can only be C, as its cases and its lemma say; and A excludes it.
TORN = toy(
    3,
    ("a", Count((A,), 1, 1)),
    ("a or b", exactly_one([A, B])),
    ("a then c", Count((-A, C), 1, 2)),
    ("b then c", Count((-B, C), 1, 2)),
    ("a or c", Count((A, C), 0, 1)),
)
BY_CASES = Deduction(
    "scripted",
    (C,),
    (),
    ("a or b",),
    cases=(
        Case(A, (Deduction("scripted", (C,), (A,), ("a then c",)),)),
        Case(B, (Deduction("scripted", (C,), (B,), ("b then c",)),)),
    ),
)
BY_LEMMA = Deduction(
    "scripted", (C,), (), (), lemmas=(Lemma((-C,), (), ("a or b", "a then c", "b then c"), ()),)
)


@pytest.mark.parametrize("told", [BY_CASES, BY_LEMMA], ids=["by cases", "by a lemma"])
def test_what_clashes_is_told_with_all_that_it_rests_on(told):
    def find(state: State) -> Iterator[Deduction]:
        at_once = Deduction("scripted", (A,), (), ("a",))
        yield from (d for d in (at_once, told) if state.open(d.conclusions[0]))

    walk = Walk(State(TORN), Strategy((Technique("scripted", 1.0, "as told", find),)))
    steps = list(walk.run())
    assert [step.fact for step in steps] == [A, None]
    assert check_proof(TORN, (), steps).shows == "none"


def test_a_walk_ends_with_its_contradiction():
    walk = walk_of(sudoku("123....4........"))
    assert len(list(walk.run())) == 1
    assert walk.contradiction
    assert list(walk.run()) == []


def test_of_several_contradictions_the_one_with_the_fewest_cells_is_told():
    puzzle = sudoku("123....4........")
    state = puzzle.genre.state(puzzle.board, puzzle.givens)
    walk = Walk(state, Strategy(()))
    sizes = [walk.settle([deduction])[0].k for deduction in state.contradictions()]
    (step,) = walk.run()
    assert len(sizes) > 1
    assert step.k == min(sizes)


# Stopping


class Countdown(Budget):
    """A budget that lets so many looks pass, each `tick` or `check` counting as one."""

    def __init__(self, looks: int) -> None:
        super().__init__()
        self.looks = looks

    def tick(self) -> None:
        self.check()

    def check(self) -> None:
        if self.looks == 0:
            raise Stopped("counted down")
        self.looks -= 1


@pytest.mark.parametrize("greedy", [True, False])
@pytest.mark.parametrize("seed", [1, 104])
def test_a_stopped_walk_hands_over_what_it_found_and_that_is_right(seed, greedy):
    puzzle, options = generated(seed), by_cells(greedy=greedy)
    whole = explain(puzzle, options)
    lengths = []
    for looks in (0, 1, 2, 3, 5, 10, 20, 40, 80, 150, 250):
        part = explain(puzzle, options, Countdown(looks))
        lengths.append(len(part))
        if part.status == "unique":
            assert part == whole
        else:
            assert (part.status, part.note) == ("unknown", "counted down")
            assert part.steps == whole.steps[: len(part)]
            assert verify(part).ok
    assert lengths == sorted(lengths)
    assert lengths[0] == 0 < lengths[-1]


def test_a_stopped_case_analysis_hands_over_the_steps_before_it():
    puzzle = Puzzle.parse(proof_by_cases().puzzle)
    options = by_cells(techniques=("full house",))
    stopped = []
    for looks in range(0, 10_000, 500):
        part = explain(puzzle, options, Countdown(looks))
        assert part.steps == proof_by_cases().steps[: len(part)]
        assert verify(part).ok
        stopped.append(part.status)
    assert {"unknown", "unique"} == set(stopped)


def test_after_a_cancel_no_further_technique_is_asked():
    script, budget = Script(), Budget()

    def cancelling(state: State) -> Iterator[Deduction]:
        script.asked.append("cancelling")
        budget.cancel("enough")
        return iter(())

    techniques = (Technique("cancelling", 1.0, "", cancelling), script.technique("next"))
    with pytest.raises(Stopped, match="enough"):
        list(Walk(State(RULES), Strategy(techniques), budget).run())
    assert script.asked == ["cancelling"]


def test_a_budget_of_no_time_stops_before_the_first_step():
    proof = explain(generated(4), budget=Budget(seconds=0))
    assert (proof.status, len(proof), proof.solutions) == ("unknown", 0, ())
    assert "time limit" in proof.note
    assert verify(proof).ok


def test_times_are_kept_by_activity():
    proof = explain(generated(1), by_cells(techniques=EASY))
    assert set(proof.times) == {"techniques", "cuts", "reasoning", "checking"}
    assert all(seconds > 0 for seconds in proof.times.values())
