"""The commands work for every genre, and none of them knows one by name."""

import json

import pytest
from click.testing import CliRunner

import whygrid
from tests.contract.cases import every_example, every_genre, proof_of, puzzle_of
from whygrid.cli import group

STATUS = {0: "none", 1: "unique", 2: "multiple"}
EXIT = {0: 1, 1: 0, 2: 3}


def run(*args: str, input: str | None = None) -> tuple[int, str]:
    result = CliRunner().invoke(group, list(args), input=input)
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result.exit_code, result.stdout


@every_example
def test_an_example_is_solved_by_its_name(genre, example):
    code, out = run("solve", example.name, "--json")
    answer = json.loads(out)
    assert code == EXIT[example.facts["solutions"]]
    assert (answer["genre"], answer["status"]) == (genre.name, STATUS[example.facts["solutions"]])
    assert run("solve", example.name)[0] == code


@every_example
def test_an_example_is_solved_by_its_text_with_and_without_the_genre(genre, example):
    by_name = run("solve", example.name, "--json")
    assert run("solve", example.text, "--json") == by_name
    assert run("solve", "--genre", genre.name, example.text, "--json") == by_name
    assert run("solve", "-", "--json", input=example.text) == by_name


@every_genre
def test_without_a_puzzle_a_genre_shows_its_first_example(genre):
    code, out = run("show", "--genre", genre.name, "--json")
    assert code == 0
    first = next(iter(genre.examples().values()))
    assert json.loads(out)["puzzle"] == whygrid.parse(first.text, genre.name).text


@every_example
def test_a_proof_goes_from_explain_to_verify(genre, example, tmp_path):
    proof = str(tmp_path / "proof.json")
    code, _ = run("explain", example.name, "--format", "json", "-o", proof)
    assert code == EXIT[example.facts["solutions"]]
    code, out = run("verify", proof, "--json")
    assert (code, json.loads(out)["ok"]) == (0, True)


@every_example
def test_a_proof_is_told_with_boards(genre, example):
    if not proof_of(puzzle_of(genre, example)).steps:
        pytest.skip("nothing follows from this board")
    code, out = run("explain", example.name, "--steps", "1", "--boards", "--style", "full")
    assert code == EXIT[example.facts["solutions"]]
    assert "\n1. " in out


@every_genre
def test_one_cell_and_its_graph(genre):
    example = next(example for example in genre.examples().values() if example.facts["solutions"] == 1)
    proof = whygrid.explain(whygrid.parse(example.text, genre.name))
    cell = proof.rules.fact(proof.steps[-1].fact).subject
    assert run("explain", example.name, "--cell", cell)[0] == 0
    for form in ("text", "dot", "svg"):
        code, out = run("graph", example.name, "--cell", cell, "--format", form)
        assert (code, bool(out.strip())) == (0, True)


@every_example
def test_check_and_hint_end_with_the_codes_of_the_answer(genre, example):
    code, out = run("check", example.name, "--json")
    assert (code, json.loads(out)["genre"]) == (EXIT[example.facts["solutions"]], genre.name)
    code, out = run("hint", example.name, "--json")
    assert json.loads(out)["status"] == STATUS[example.facts["solutions"]]
    assert code in (0, EXIT[example.facts["solutions"]])
    assert run("hint", example.name, "--rung", "deduction")[0] == code


@every_example
@pytest.mark.parametrize("style", ["small", "marks", "svg", "html", "md", "json"])
def test_every_style_shows_an_example(genre, example, style):
    code, out = run("show", example.name, "--style", style)
    assert (code, bool(out.strip())) == (0, True)


@every_genre
def test_every_format_of_a_genre_is_a_style(genre):
    example = next(iter(genre.examples().values()))
    board = whygrid.parse(example.text, genre.name).board
    for form in (form for form in genre.formats if form.written):
        assert run("show", example.name, "--style", form.name) == (0, form.write(board) + "\n")


@every_example
def test_an_example_is_listed(genre, example):
    _, out = run("examples", "--json")
    listed = [entry for entry in json.loads(out) if entry["name"] == example.name]
    assert listed == [
        {"genre": genre.name, "name": example.name, "shows": example.shows, "puzzle": example.text}
    ]
