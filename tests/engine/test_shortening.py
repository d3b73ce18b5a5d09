"""Stories get shorter: what is cheaper comes first, and what nobody needs is left out."""

import random

import pytest

import whygrid
from whygrid.budget import Budget
from whygrid.engine.gathering import gather
from whygrid.engine.ordering import in_order
from whygrid.engine.shortening import Costs, Shortener
from whygrid.engine.trials import Trials, open_facts
from whygrid.engine.trimming import trim
from whygrid.genres.kakuro.generator import generate, hardened
from whygrid.logic.deduction import Deduction
from whygrid.service.solving import first_solutions


def board_of(seed: int) -> whygrid.Puzzle:
    chance = random.Random(seed)
    made = hardened(chance, generate(chance, 8, 8, temperature=1), "fiendish", Budget())
    assert made is not None
    return whygrid.Puzzle("kakuro", made)


@pytest.fixture(scope="module")
def board() -> whygrid.Puzzle:
    return board_of(23)


def position(board: whygrid.Puzzle):
    def at(held=()):
        state = board.genre.state(board.board, board.givens)
        state.learn_all(tuple(held))
        return state

    return at


def tools(board: whygrid.Puzzle):
    techniques = board.genre.techniques()
    easy = [technique for technique in techniques if technique.effort < 3]
    costs = Costs({technique.name for technique in easy}, lambda deduction: bool(deduction.conclusions))
    return techniques, easy, costs


def test_a_story_with_less_to_read_leads_to_the_same_end(board):
    techniques, easy, costs = tools(board)
    at = position(board)
    state = at()
    found = gather(state, techniques, Budget())
    assert state.complete
    goals = [fact for fact in range(1, len(board.rules.facts) + 1) if state.truth[fact] == 1]
    whole = trim(at(), found, goals)
    story = Shortener(at, easy, costs, goals, Budget()).shortest(found, techniques)
    assert story is not None and story.cost < sum(map(costs.of, whole))
    state = at()
    for deduction in story.deductions:
        assert all(map(state.holds, deduction.premises)), "each rests on earlier ones"
        state.learn_all(deduction.conclusions)
    assert all(map(state.holds, goals))


def test_where_the_hard_ones_are_not_enough_there_is_no_story(board):
    _, easy, costs = tools(board)
    at = position(board)
    found = gather(at(), easy, Budget())
    goals = first_solutions(board, 1, Budget())[0]
    assert Shortener(at, easy, costs, goals, Budget()).shortest(found) is None


def test_in_order_nothing_is_noted_before_somebody_needs_it(board):
    techniques, *_ = tools(board)
    at = position(board)
    state = at()
    found = gather(state, techniques, Budget())
    goals = [fact for fact in range(1, len(board.rules.facts) + 1) if state.truth[fact] == 1]
    told = trim(at(), found, goals)
    efforts = {technique.name: technique.effort for technique in techniques}
    ordered = in_order(at(), told, efforts, lambda deduction: max(deduction.conclusions) > 0)
    assert {literal for each in told for literal in each.conclusions} >= {
        literal for each in ordered for literal in each.conclusions
    }
    state = at()
    noted: list[Deduction] = []
    for deduction in ordered:
        assert all(map(state.holds, deduction.premises)), "each rests on earlier ones"
        state.learn_all(deduction.conclusions)
        if max(deduction.conclusions) < 0:
            noted.append(deduction)
            continue
        needed = set(deduction.premises)
        for before in reversed(noted):
            assert needed & set(before.conclusions), "what was noted leads to the next placement"
            needed |= set(before.premises)
        noted = []
    assert all(map(state.holds, goals))


def test_of_what_is_refuted_the_cheapest_comes_first_and_nothing_is_supposed_inside_without_need(board):
    _, easy, costs = tools(board)
    at = position(board)
    state = at()
    learnt = [literal for d in gather(state, easy, Budget()).deductions for literal in d.conclusions]
    solution = set(first_solutions(board, 1, Budget())[0])
    wrong = [fact for fact in open_facts(state) if fact not in solution]
    trials = Trials(at, easy, costs, Budget())
    found = trials.refutations(learnt, wrong, 1)
    assert found and [each.cost for each in found] == sorted(each.cost for each in found)
    for _, deduction in found:
        assert -deduction.conclusions[0] in wrong
        assert not any(step.cases for step in deduction.cases[0].steps)
        assert all(map(at(learnt).holds, deduction.premises))
    cheap = trials.wave(learnt, wrong)
    assert 0 < len(cheap) <= len(found) and cheap[0] == found[0].deduction


def test_a_supposition_is_told_in_fewer_words_where_more_is_known(board):
    _, easy, costs = tools(board)
    at = position(board)
    learnt = [literal for d in gather(at(), easy, Budget()).deductions for literal in d.conclusions]
    solution = first_solutions(board, 1, Budget())[0]
    wrong = [fact for fact in open_facts(at(learnt)) if fact not in set(solution)]
    trials = Trials(at, easy, costs, Budget())
    dearest = trials.refutations(learnt, wrong, 1)[-1].deduction
    known = [*learnt, *solution[: len(solution) // 2]]
    if -dearest.conclusions[0] in known or not at(known).open(dearest.conclusions[0]):
        known = learnt
    again = trials.again(known, dearest)
    assert again.conclusions == dearest.conclusions
    assert costs.of(again) <= costs.of(dearest)
