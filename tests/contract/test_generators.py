"""Every genre that makes puzzles keeps the generator's contract."""

import json

import pytest

import whygrid
from tests.cli.command import run, run_json
from tests.contract.cases import GENRES, small_order
from whygrid.budget import Budget
from whygrid.errors import Stopped, UsageError
from whygrid.generator import Generator, Setting
from whygrid.service.generating import generated, generating_genres, generator_of

MAKERS = [genre for genre in GENRES if genre.generator is not None]
every_maker = pytest.mark.parametrize("genre", MAKERS, ids=lambda genre: genre.name)


@every_maker
def test_puzzles_have_one_solution_and_belong_to_the_seed(genre):
    made = list(generated(genre.name, {}, 7, 3))
    assert [whygrid.solve(puzzle).status for puzzle in made] == ["unique"] * 3
    assert len(set(made)) == 3
    assert list(generated(genre.name, {}, 7, 3, first=1)) == made[1:]
    assert next(generated(genre.name, {}, 8, 1)) != made[0]


@every_maker
def test_the_library_and_the_command_make_the_same_puzzle(genre):
    code, document = run_json("generate", genre.name, "--seed", "5", "--json")
    assert (code, document["puzzles"]) == (0, [whygrid.generate(genre.name, seed=5).text])


@every_maker
@pytest.mark.parametrize("ending", ["txt", "jsonl"])
def test_a_file_goes_on_where_it_ends(genre, ending, tmp_path):
    whole, part = tmp_path / f"whole.{ending}", tmp_path / f"part.{ending}"
    words = ("generate", genre.name, "--seed", "5")
    assert run(*words, "--count", "4", "--out", str(whole)).code == 0
    assert run(*words, "--count", "2", "--out", str(part)).code == 0
    assert run(*words, "--count", "4", "--out", str(part), "--resume").code == 0
    assert part.read_text() == whole.read_text()


@every_maker
def test_every_setting_is_an_option_with_a_word_of_help(genre):
    code, out, _ = run("generate", genre.name, "--help")
    assert code == 0
    for setting in genre.generator().settings:
        assert "--" + setting.name.replace("_", "-") in out
        assert setting.help


@every_maker
def test_defaults_are_values_that_the_settings_allow(genre):
    generator = genre.generator()
    assert generator.complete(generator.complete({})) == generator.complete({})


@every_maker
@pytest.mark.parametrize("setting", [{"flavour": 1}, {"symmetry": "oval"}, {"symmetry": None}])
def test_an_order_that_makes_no_sense_is_refused_in_words(genre, setting):
    with pytest.raises(UsageError) as error:
        whygrid.generate(genre.name, seed=1, **setting)
    assert error.value.remedy


@every_maker
def test_a_puzzle_of_a_level_is_made_by_every_genre_and_told_to_be_of_it(genre):
    asked = next(one for one in generator_of(genre.name).settings if one.name == "difficulty").choices
    level = "easy" if "easy" in asked else asked[0]
    order = {"seed": 2, "difficulty": level, **small_order(genre)}
    made = whygrid.generate(genre.name, **order)
    assert whygrid.grade(made).grade.level == level
    assert made == whygrid.generate(genre.name, **order)


@every_maker
def test_a_spent_budget_stops_it(genre):
    with pytest.raises(Stopped):
        whygrid.generate(genre.name, seed=1, budget=Budget(seconds=0))


def test_a_genre_that_makes_none_is_refused_and_the_others_are_named():
    with pytest.raises(UsageError) as error:
        whygrid.generate("crossword")
    assert all(name in str(error.value) for name in generating_genres())


@pytest.mark.parametrize(
    ("setting", "good", "bad"),
    [
        (Setting("n", "", 3, low=1, high=5), [1, 5], [0, 6, 2.5, True, "3", None]),
        (Setting("n", "", None, low=1, high=5), [None, 1], [0, "x"]),
        (Setting("share", "", 0.5, low=0.0, high=1.0), [0, 0.3, 1], [-0.1, True, "0.3", float("nan")]),
        (Setting("kind", "", "a", choices=("a", "b")), ["a", "b"], ["c", None, 1]),
        (Setting("wild", ""), [True, False], [1, None, "yes"]),
    ],
)
def test_a_setting_takes_what_it_says_and_nothing_else(setting, good, bad):
    for value in good:
        setting.refuse(value)
    for value in bad:
        with pytest.raises(UsageError):
            setting.refuse(value)


def test_a_choice_that_is_a_number_may_be_given_as_one():
    size = Setting("size", "", "6", choices=("6", "8"))
    generator = Generator((size,), lambda *_: None)
    assert generator.complete({"size": 8}) == {"size": "8"}
    with pytest.raises(UsageError):
        generator.complete({"size": 7})


def test_a_time_limit_keeps_what_was_made(tmp_path):
    words = ("generate", "sudoku", "--size", "6", "--count", "1000000", "--seed", "1", "--time-limit", "3")
    stage = {"seconds_per_look": 0.01}
    code, out, _ = run(*words, stage=stage)
    assert code == 4
    lines = out.split()
    code, document = run_json(*words, "--json", stage=stage)
    assert code == 4
    assert "time limit" in document["note"]
    both = min(len(lines), len(document["puzzles"]))
    assert both and lines[:both] == document["puzzles"][:both]
    kept = tmp_path / "kept.jsonl"
    assert run(*words, "--out", str(kept), stage=stage).code == 4
    rows = [json.loads(line)["puzzle"] for line in kept.read_text().splitlines()]
    assert rows and rows[0] == lines[0]


@pytest.mark.parametrize("symmetry", ["rotation", "diagonal", "vertical"])
def test_sudokus_of_other_sizes_come_with_symmetry_and_number_of_clues(symmetry):
    board = whygrid.generate("sudoku", seed=3, size="6", symmetry=symmetry, clues=20, padded=True).board
    cells = {cell for cell, digit in enumerate(board.givens) if digit}
    image = {
        "rotation": lambda row, column: (5 - row, 5 - column),
        "diagonal": lambda row, column: (column, row),
        "vertical": lambda row, column: (row, 5 - column),
    }[symmetry]
    assert len(cells) == 20
    assert {row * 6 + column for row, column in (image(*divmod(cell, 6)) for cell in cells)} == cells
