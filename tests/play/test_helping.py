"""Help: hints that go on, reasons against candidates, mistakes and the way back before them."""

import pytest

import whygrid
from tests.play.cases import every_genre, fresh, solution_of
from tests.play.test_game import classic, write
from whygrid.logic.check import check_step
from whygrid.play import writing
from whygrid.play.game import Game, start
from whygrid.play.helping import (
    before_the_mistake,
    finished,
    mistakes,
    next_hint,
    pointing_at,
    solution_from_here,
    why_not,
)
from whygrid.puzzle import Puzzle
from whygrid.service.verifying import verify


def wrong_fact(game: Game) -> int:
    """Something that can be written and is wrong."""
    right = set(solution_of(game.puzzle))
    taken = game.printed
    return next(
        fact
        for fact in range(1, len(game.puzzle.rules.facts) + 1)
        if fact not in right and game.puzzle.rules.fact(fact).subject not in taken
    )


@every_genre
def test_hints_lead_to_the_end(genre):
    game = fresh(genre)
    while not finished(game):
        hint = next_hint(game)
        before = game
        facts = hint.step.deductions[-1].conclusions
        game = writing.settle(game, facts, "a hint")
        assert game != before, "a hint tells something new"
    assert mistakes(game).facts == ()


def test_hints_that_exclude_go_on_when_marks_are_filled_in():
    game = writing.fill_marks(start(Puzzle.parse(whygrid.examples()["escargot"].text)))
    seen = set()
    for _ in range(12):
        step = next_hint(game).step
        assert step.deductions[-1] not in seen
        seen.add(step.deductions[-1])
        game = writing.settle(game, step.deductions[-1].conclusions, "a hint")
    assert mistakes(game).facts == ()


def test_the_picture_of_a_hint_shows_the_marks_of_the_player_and_no_others():
    game = start(Puzzle.parse(whygrid.examples()["classic"].text))
    hint = next_hint(game)
    automatic = pointing_at(game, hint.step)
    every = set(range(1, len(game.puzzle.rules.facts) + 1))
    assert len(every - automatic.excluded) > 100  # without marks: all that is not excluded at once
    marked = writing.mark(game, "centre", ["r1c1"], "7")
    shown = every - pointing_at(marked, hint.step).excluded - set(hint.step.facts)
    assert {str(game.puzzle.rules.fact(fact)) for fact in shown} == {"r1c1=7"}


@every_genre
def test_a_mistake_is_counted_found_and_left_behind(genre):
    game = write(fresh(genre), solution_of(fresh(genre).puzzle)[-1])
    right = game
    assert mistakes(game).text == "so far everything is right"
    wrong = wrong_fact(game)
    game = write(write(game, wrong), solution_of(game.puzzle)[-2])
    found = mistakes(game)
    assert (found.text, found.facts) == ("one thing is wrong", (wrong,))
    assert before_the_mistake(game, found.facts).written == right.written


@every_genre
def test_every_wrong_candidate_has_a_reason_that_the_checker_accepts(genre):
    game = fresh(genre)
    rules, right = game.puzzle.rules, {*solution_of(game.puzzle), *game.puzzle.givens}
    known = set(game.puzzle.givens)
    for fact in range(1, len(rules.facts) + 1, max(1, len(rules.facts) // 12)):
        reason = why_not(game, fact)
        assert reason.text
        assert reason.excluded == (fact not in right)
        if reason.step is not None:
            assert reason.step.fact == -fact
            assert check_step(rules, known, reason.step) == ""
        if reason.proof is not None:
            assert verify(reason.proof).shows == "none"


def test_a_rule_is_named_where_one_cell_excludes_another():
    reason = why_not(classic(), classic().places.literal("r1c1", "8"))
    assert reason.text == "r1c1 is not 8, because r1c3 is 8 (row 1 holds each digit once)."


def test_the_rest_is_solved_from_where_one_is():
    game = writing.enter(classic(), ["r1c1"], "9")
    status, facts = solution_from_here(game)
    assert status == "unique"
    assert finished(writing.settle(game, facts, "solved"))
    assert solution_from_here(writing.enter(game, ["r1c2"], "9")) == ("none", ())


@pytest.mark.parametrize(("text", "said"), [("." * 16, "more than one"), ("1...1...........", "no solution")])
def test_checks_of_other_puzzles_say_what_is_certain(text, said):
    found = mistakes(start(Puzzle.parse(text)))
    assert said in found.text and not found.certain
