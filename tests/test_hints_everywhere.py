"""The same hint in the command, the shell, the app and the page, and true as it is told."""

import random
import re
from functools import cache

import pytest

from tests.helpers import generated
from whygrid import Budget, explain, generate, hint
from whygrid.cli.shell import read_reading
from whygrid.engine.exclusions import exclusions_of
from whygrid.engine.words import values_of
from whygrid.play.game import Game, start
from whygrid.play.helping import next_hint
from whygrid.play.writing import fill_marks, settle
from whygrid.puzzle import Puzzle
from whygrid.registry import genre_names
from whygrid.service.converting import read
from whygrid.service.generating import generator_of
from whygrid.service.marked import marked
from whygrid.shell.session import Session
from whygrid.tui.helper import Question, answer
from whygrid.web.answers import puzzle_json, written_json
from whygrid.web.answers.learning import hint as page_hint

POSITIONS = 300
PUZZLES = [generated(seed) for seed in range(500, 530)]


@cache
def puzzles(genre: str) -> list[Puzzle]:
    """Thirty puzzles."""
    if genre == "sudoku":
        return PUZZLES
    small = {"size": 5, "rows": 6, "columns": 6}
    settings = [setting for setting in generator_of(genre).settings if setting.name in small]
    sizes = {each.name: "6" if each.choices else small[each.name] for each in settings}
    return [generate(genre, seed=seed, **sizes) for seed in range(500, 530)]


def positions(with_marks: bool, before: str = "", genre: str = "sudoku") -> list[Game]:
    """Places on the way through some puzzles, or all `before` a technique is used; with the marks that are
    left.
    """
    rng = random.Random(17)
    found = []
    for puzzle in puzzles(genre):
        steps = explain(puzzle).steps
        places = rng.sample(range(len(steps)), POSITIONS // 2 // len(PUZZLES))
        if before:
            places = [number for number, step in enumerate(steps) if step.technique == before]
        for number in sorted(places):
            facts = [fact for step in steps[:number] for fact in step.facts]
            game = settle(start(puzzle), [fact for fact in facts if fact > 0], "filled in")
            if with_marks:
                game = settle(fill_marks(game), [fact for fact in facts if fact < 0], "struck")
            found.append(game)
    return found


def told(game: Game) -> list[str]:
    """The rungs of the hint in a game."""
    return [rung.text for rung in next_hint(game).rungs]


def shell_hint(game: Game) -> list[str]:
    shell = Session(read(game.puzzle.text, game.puzzle.genre_name), read_reading, None)
    shell.take(game, None)
    return [next(iter(shell.run("hint"))) for _ in range(3)]


def command_hint(game: Game) -> list[str]:
    """As `whygrid hint` reads it: the puzzle, and the position, as text."""
    position = marked(read(game.position.text, game.puzzle.genre_name))
    return [
        rung.text for rung in hint(game.puzzle, position.puzzle, None, Budget(), position.ruled_out).rungs
    ]


@pytest.mark.parametrize("genre", genre_names())
@pytest.mark.parametrize("with_marks", [False, True])
def test_the_hint_is_the_same_everywhere(with_marks, genre):
    for game in positions(with_marks, genre=genre):
        here = told(game)
        assert len(here) == 3
        assert [rung.text for rung in answer(Question("hint", genre, (game,))).rungs] == here
        page = page_hint(Budget(), puzzle_json(game.puzzle), written_json(game))
        assert [rung["text"] for rung in page["rungs"]] == here
        assert shell_hint(game) == here
        if not with_marks:  # a grid of pencil marks can't tell the last candidate from an entry
            assert command_hint(game) == here


def test_the_first_hints_of_a_kakuro_name_the_sum():
    for puzzle in puzzles("kakuro"):
        first = told(start(puzzle))[2]
        assert re.search(r"\b\d+ in (\w+ cells|r\d+c\d+)", first), first
        assert "rules alone" not in first


@pytest.mark.parametrize("genre", ["sudoku", "futoshiki"])
@pytest.mark.parametrize("with_marks", [False, True])
def test_where_a_hint_says_that_nothing_else_is_left_what_it_rests_on_leaves_nothing_else(with_marks, genre):
    looked_at = 0
    for game in positions(with_marks, before="naked single", genre=genre):
        text = told(game)[2]
        single = re.match(r"(r\dc\d) is (\d): nothing else is left in its cell\. (.*)", text)
        if single:
            looked_at += 1
            cell, digit, rest = single.groups()
            rules = game.puzzle.rules
            known = {rules.parse_fact(fact) for fact in re.findall(r"r\dc\d[=≠]\d", rest)}
            for fact, other in values_of(rules)[cell]:
                excluded = -fact in known or known & set(exclusions_of(rules).of(fact))
                assert other == digit or excluded, f"{text}: why not {other}?"
    assert looked_at > 5


def test_a_hint_gives_the_exclusion_that_is_needed_first_and_by_its_name():
    classic = Puzzle.parse(
        "..8...6.3.2...9......8..45.856.7......4...5......6.897.87..6......3...8.2.3...1.."
    )
    steps = explain(classic).steps
    number = next(number for number, step in enumerate(steps) if step.fact < 0)
    placed = [fact for step in steps[:number] for fact in step.facts if fact > 0]
    found = next_hint(settle(start(classic), placed, "filled in"))
    assert found.step.technique in ("pointing", "claiming")
    assert found.rungs[1].text.startswith(found.step.technique.capitalize())
    after = next_hint(settle(settle(start(classic), placed, "filled in"), found.step.facts, "struck"))
    named = classic.rules.fact(found.step.fact)
    assert "Your marks say" in after.rungs[2].text and str(named) in after.rungs[2].text


def test_a_mark_that_is_needed_and_missing_is_told_first():
    game = fill_marks(start(PUZZLES[0]))
    solution = {fact for step in explain(PUZZLES[0]) for fact in step.facts if fact > 0}
    fact = min(solution)
    found = next_hint(settle(game, [-fact], "struck by mistake"))
    named = PUZZLES[0].rules.fact(fact)
    assert found.status == "none" and found.mistakes == (named,)
    assert found.note == f"a mark that is needed is missing: {named.value} in {named.subject}"
