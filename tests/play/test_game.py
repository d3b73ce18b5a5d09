"""Games: moves, undo, branches and trials, on every genre."""

import json
import random

import pytest

from tests.play.cases import every_genre, fresh, small_puzzle, solution_of
from whygrid.errors import PuzzleError, UsageError
from whygrid.play import game as games
from whygrid.play import writing
from whygrid.play.document import game_from_json, game_to_json
from whygrid.play.game import Ink
from whygrid.play.places import cell_of
from whygrid.puzzle import Puzzle
from whygrid.service.converting import read

CLASSIC = "..8...6.3.2...9......8..45.856.7......4...5......6.897.87..6......3...8.2.3...1.."


def classic() -> games.Game:
    return games.start(Puzzle.parse(CLASSIC))


def write(game: games.Game, fact: int) -> games.Game:
    """Enter a fact as a player does: a symbol in a cell, or a line between two."""
    named = game.puzzle.rules.fact(fact)
    if named.subject in game.places.cells.values():
        return writing.enter(game, [named.subject], named.value)
    first, second = game.places.ends(named.subject)
    return writing.line(game, first, second, named.value == game.places.drawn(named.subject))


@every_genre
def test_the_solution_can_be_written_undone_and_redone(genre):
    from whygrid.play.helping import finished, progress

    game = fresh(genre)
    assert not finished(game)
    for fact in solution_of(game.puzzle):
        game = write(game, fact)
    assert finished(game)
    assert progress(game)[0] == progress(game)[1]
    done = game.written
    for _ in range(len(game.moves)):
        game = games.undo(game)
    assert game.written == frozenset() and game.at == 0
    for _ in range(len(game.moves)):
        game = games.redo(game)
    assert game.written == done


@every_genre
def test_a_game_survives_json(genre):
    game = fresh(genre)
    for fact in solution_of(game.puzzle)[:4]:
        game = games.set_trial(write(game, fact))
    game = write(games.undo(game), solution_of(game.puzzle)[-1])
    again = game_from_json(json.loads(json.dumps(game_to_json(game))))
    assert again == game and again.written == game.written


@every_genre
def test_what_is_printed_stays(genre):
    puzzle = small_puzzle(genre)
    for given in puzzle.givens[:3]:
        with pytest.raises(UsageError, match="printed"):
            write(games.start(puzzle), given)


def test_the_same_digit_again_takes_it_off_and_another_one_replaces_it():
    game = writing.enter(classic(), ["r1c1"], "9")
    assert game.ink("entry") == {"r1c1": ["9"]}
    assert writing.enter(game, ["r1c1"], "4").ink("entry") == {"r1c1": ["4"]}
    assert writing.enter(game, ["r1c1"], "9").written == frozenset()


def test_a_placement_takes_marks_off_its_peers_and_undo_brings_them_back():
    game = classic()
    for name in ("r1c2", "r2c1", "r9c9"):
        game = writing.mark(game, "centre", [name], "9")
    placed = writing.enter(game, ["r1c1"], "9")
    assert placed.ink("centre") == {"r9c9": ["9"]}
    assert games.undo(placed).ink("centre") == {"r1c2": ["9"], "r2c1": ["9"], "r9c9": ["9"]}
    assert len(writing.enter(game, ["r1c1"], "9", clean=False).ink("centre")) == 3


def test_marks_toggle_for_many_cells_at_once_as_one_move():
    game = writing.mark(writing.mark(classic(), "corner", ["r1c1"], "4"), "corner", ["r1c1", "r1c2"], "4")
    assert game.ink("corner") == {"r1c1": ["4"], "r1c2": ["4"]}
    assert writing.mark(game, "corner", ["r1c1", "r1c2"], "4").written == frozenset()
    assert len(game.moves) == 2


def test_filled_marks_are_what_the_givens_leave_and_own_marks_stay():
    game = writing.mark(classic(), "centre", ["r1c1"], "9")
    game = writing.fill_marks(writing.strike(game, ["r1c2"], "9"))
    assert game.ink("centre")["r1c1"] == ["9"]
    assert game.ink("centre")["r1c2"] == list("147")
    assert "r1c3" not in game.ink("centre")
    assert len(game.moves) == 3


def test_cleaning_marks_takes_off_what_is_excluded_and_adds_nothing():
    game = writing.mark(writing.mark(classic(), "centre", ["r1c1"], "8"), "centre", ["r1c1"], "9")
    assert writing.clean_marks(game).ink("centre") == {"r1c1": ["9"]}


def test_erasing_goes_by_layers():
    game = writing.colour(writing.mark(classic(), "centre", ["r1c1"], "9"), ["r1c1"], 3)
    game = writing.enter(game, ["r1c1"], "4")
    layers = []
    while game.written:
        layers.append(sorted({ink.layer for ink in game.written}))
        game = writing.erase(game, ["r1c1"])
    assert layers == [["centre", "colour", "entry"], ["centre", "colour"], ["colour"]]
    with pytest.raises(UsageError, match="r1c3 is printed"):
        writing.erase(game, ["r1c3"])


def test_what_was_undone_stays_on_a_branch():
    game = writing.enter(classic(), ["r1c1"], "9")
    other = writing.enter(games.undo(game), ["r1c1"], "4")
    assert games.branches(other) == [1, 2]
    assert games.next_branch(other).ink("entry") == {"r1c1": ["9"]}
    assert games.next_branch(games.next_branch(other)) == other
    assert games.redo(games.undo(other)) == other


def test_trials_nest_and_end_either_way():
    game = games.set_trial(writing.enter(classic(), ["r1c1"], "9"))
    game = games.set_trial(writing.enter(game, ["r1c2"], "4"))
    game = writing.enter(game, ["r1c4"], "7")
    back = games.reject_trial(game)
    assert back.ink("entry") == {"r1c1": ["9"], "r1c2": ["4"]}
    assert games.reject_trial(back).ink("entry") == {"r1c1": ["9"]}
    assert games.accept_trial(games.accept_trial(game)).written == game.written
    with pytest.raises(UsageError, match="no trial"):
        games.reject_trial(classic())
    assert games.undo(games.undo(game)).trials == (1,)


@pytest.mark.parametrize(
    ("act", "said"),
    [
        (lambda game: writing.enter(game, ["r1c1"], "0"), "can't be '0'"),
        (lambda game: writing.enter(game, ["r10c1"], "1"), "nothing can be written at r10c1"),
        (lambda game: writing.colour(game, ["r1c1"], 10), "no colour 10"),
        (lambda game: writing.line(game, cell_of("r1c1"), cell_of("r1c2")), "no line"),
        (lambda game: games.go(game, 3), "no move 3"),
    ],
)
def test_what_makes_no_sense_is_refused_with_a_remedy(act, said):
    with pytest.raises(UsageError, match=said) as error:
        act(classic())
    assert error.value.remedy


def test_a_sheet_goes_into_a_game_and_out_again():
    reading = read("0,0,9,u\n2,0,8,p\n8,8,3,u")
    game = games.start(reading.puzzle, reading.sheet)
    assert game.ink("entry") == {"r1c1": ["9"], "r9c9": ["3"]}
    assert game.sheet().entries == reading.sheet.entries


@pytest.mark.parametrize(
    "damage",
    [
        {"version": 2},
        {"format": "x"},
        {"moves": [{"parent": 3, "words": "", "off": [], "on": []}]},
        {"moves": [{"parent": 0, "words": "", "off": [], "on": [["entry", "r1c1", "77"]]}]},
        {"moves": [{"parent": 0, "words": "", "off": [], "on": [["wall", "r1c1", "7"]]}]},
        {"moves": 5},
        {"at": 1},
        {"at": "x"},
        {"trials": [-1]},
        {"puzzle": "12"},
        {"form": "papyrus"},
        {"info": []},
    ],
)
def test_damaged_games_are_refused(damage):
    with pytest.raises((PuzzleError, UsageError)):
        game_from_json({**game_to_json(classic()), **damage})


def test_random_play_always_undoes_to_the_beginning():
    rng, game = random.Random(7), classic()
    cells = sorted(game.places.cells.values())
    pages = {0: game.written}
    for _ in range(300):
        name, digit = rng.choice(cells), rng.choice("123456789")
        act = rng.randrange(6)
        try:
            if act < 2:
                game = writing.enter(game, [name], digit)
            elif act == 2:
                game = writing.mark(game, rng.choice(["centre", "corner"]), rng.sample(cells, 3), digit)
            elif act == 3:
                game = writing.erase(game, [name])
            elif act == 4:
                game = games.undo(game)
            else:
                game = rng.choice([writing.fill_marks, writing.clean_marks, games.redo])(game)
        except UsageError:
            continue
        assert pages.setdefault(game.at, game.written) == game.written
        assert all(isinstance(ink, Ink) for ink in game.written)
