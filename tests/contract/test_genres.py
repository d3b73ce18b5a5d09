"""What every genre owes to the rest of Whygrid."""

from importlib import import_module

import pytest

from tests.contract.cases import every_example, every_genre, puzzle_of
from whygrid import PuzzleError, registry
from whygrid.commands import genre_commands
from whygrid.engine.state import State
from whygrid.puzzle import Puzzle
from whygrid.sheet import PARTS


@every_genre
def test_a_genre_is_known_by_its_name(genre):
    assert genre.name in registry.genre_names()
    assert registry.genre(genre.name) is genre
    assert genre.title


@every_genre
def test_formats_have_names_of_their_own_and_titles(genre):
    names = [form.name for form in genre.formats]
    assert len(set(names)) == len(names)
    assert not set(names) & {"small", "marks", "svg", "json"}, "these are styles for every genre"
    assert all(form.title for form in genre.formats)


@every_genre
def test_every_format_writes_the_first_example_or_says_that_it_is_only_read(genre):
    board = puzzle_of(genre, next(iter(genre.examples().values()))).board
    for form in genre.formats:
        if form.written:
            assert form.parse(form.write(board)) == board
        else:
            with pytest.raises(PuzzleError, match="not written"):
                form.write(board)
        assert set(form.keeps) <= set(PARTS)


@every_genre
def test_what_is_no_puzzle_is_refused_with_a_remedy(genre):
    for text in ("", "   ", "\n", "no puzzle", "\0", "latin", "1", "é" * 81, "." * 17):
        with pytest.raises(PuzzleError) as caught:
            Puzzle.parse(text, genre.name)
        assert caught.value.what and caught.value.remedy


@every_genre
def test_what_takes_one_solution_for_granted_is_told_like_a_pattern(genre):
    """`service.ways` relies on it, so that no story has to load these."""
    assert not [one.name for one in genre.if_unique() if one.obvious or one.supposes or one.in_passing]
    assert not [one.name for one in genre.on_request() if one.obvious or one.in_passing]


@every_genre
def test_techniques_have_names_ideas_and_come_in_order_of_effort(genre):
    techniques = genre.techniques()
    assert len({technique.name for technique in techniques}) == len(techniques)
    assert all(technique.name == technique.name.lower() for technique in techniques)
    assert all(technique.idea.endswith(".") for technique in techniques)
    efforts = [technique.effort for technique in techniques]
    assert efforts == sorted(efforts)


@every_genre
def test_there_are_examples_of_one_several_and_no_solutions(genre):
    examples = genre.examples()
    assert {example.facts["solutions"] for example in examples.values()} == {0, 1, 2}
    assert all(name == example.name and example.shows for name, example in examples.items())


@every_example
def test_an_example_is_read_and_its_genre_is_guessed(genre, example):
    puzzle = puzzle_of(genre, example)
    assert puzzle.genre is genre
    assert Puzzle.parse(example.text) == puzzle
    assert registry.examples()[example.name] == example


@every_example
def test_every_format_reads_what_it_writes(genre, example):
    board = puzzle_of(genre, example).board
    for form in genre.formats:
        try:
            text = form.write(board)
        except PuzzleError as error:  # not every form has a place for every board
            assert error.remedy and form is not genre.formats[0]
            continue
        assert form.accepts(text)
        assert form.parse(text) == board
        assert Puzzle.parse(text, genre.name).board == board
        assert Puzzle.parse(text).board == board, "no other genre takes it for its own"


@every_genre
def test_a_command_of_a_genre_is_one_of_all(genre):
    known = genre_commands()
    for command in genre.commands:
        assert known[command.name] == command and command.home == genre.name
        assert import_module(command.module).command.name


@every_example
def test_boards_are_hashable_values(genre, example):
    assert len({puzzle_of(genre, example), puzzle_of(genre, example)}) == 1


@every_example
def test_rules_are_made_once_and_their_facts_are_all_different(genre, example):
    puzzle = puzzle_of(genre, example)
    rules = puzzle.rules
    assert rules is puzzle.rules, "tables hang on the rules, so they must not be made twice"
    assert len(set(map(str, rules.facts))) == len(rules.facts)
    for number, fact in enumerate(rules.facts, 1):
        assert rules.parse_fact(str(fact)) == number


@every_example
def test_givens_are_facts_that_the_board_is_made_of(genre, example):
    puzzle = puzzle_of(genre, example)
    assert all(1 <= given <= len(puzzle.rules.facts) for given in puzzle.givens)
    assert puzzle.fill(puzzle.givens) == puzzle


@every_example
def test_a_state_knows_the_givens_and_what_they_exclude(genre, example):
    puzzle = puzzle_of(genre, example)
    state = genre.state(puzzle.board, puzzle.givens)
    assert isinstance(state, State)
    assert all(state.holds(given) for given in puzzle.givens)
    plain = State(puzzle.rules, puzzle.givens)
    assert state.truth == plain.truth


@every_example
def test_techniques_find_only_what_is_new(genre, example):
    puzzle = puzzle_of(genre, example)
    state = genre.state(puzzle.board, puzzle.givens)
    before = list(state.truth)
    for technique in genre.techniques():
        for deduction in technique.find(state):
            assert deduction.technique == technique.name
            assert any(state.open(literal) for literal in deduction.conclusions)
            assert all(state.holds(premise) for premise in deduction.premises)
            assert deduction.reason
    assert state.truth == before, "looking changes nothing"


@every_example
def test_clues_have_rules_and_can_be_left_out(genre, example):
    puzzle = puzzle_of(genre, example)
    clues = list(genre.clues(puzzle.board))
    names = {clue.name for clue in clues}
    assert len(names) == len(clues)
    for clue in clues:
        alone = puzzle.with_clues((clue.name,))
        assert clue.rule in puzzle.rules.rules if clue.rule else alone.rules.family is not None
        assert [other.name for other in genre.clues(alone.board)] == [clue.name]
    assert puzzle.with_clues(names) == puzzle
    bare = puzzle.with_clues(())
    assert bare.rules.facts == puzzle.rules.facts, "facts have the same numbers with and without clues"
    assert bare.givens == puzzle.givens
    assert not list(genre.clues(bare.board))
