"""`whygrid examples`."""

import whygrid
from tests.cli.command import refused, run, run_json


def test_every_example_is_listed_with_what_it_shows():
    code, out, err = run("examples")
    assert (code, err) == (0, "")
    names = [line.split()[0] for line in out.splitlines()]
    assert names[0] == "classic", "the default comes first"
    assert {"wikipedia", "escargot", "two-solutions", "impossible", "mini"} <= set(names)


def test_json_gives_every_example_with_its_puzzle():
    code, found = run_json("examples", "--json")
    assert code == 0
    assert all(set(example) == {"genre", "name", "shows", "puzzle"} for example in found)
    assert len({example["name"] for example in found}) == len(found)


def test_names_in_the_list_can_be_used_as_puzzles():
    _, found = run_json("examples", "--json")
    for example in (found[0], found[-1]):
        code, shown = run_json("show", example["name"], "--json")
        assert (code, shown["genre"]) == (0, example["genre"])
        assert shown["puzzle"] == whygrid.parse(example["puzzle"]).text


def test_those_of_one_genre_are_listed():
    _, every = run_json("examples", "--json")
    code, found = run_json("examples", "--genre", "kakuro", "--json")
    assert (code, found) == (0, [example for example in every if example["genre"] == "kakuro"]) and found
    assert run("examples", "--genre", "chess").code == 2


def test_those_with_a_word_in_their_name_or_genre_are_listed():
    _, every = run_json("examples", "--json")
    code, found = run_json("examples", "KAK", "--json")
    assert (code, found) == (0, [example for example in every if example["genre"] == "kakuro"])
    wings = [line.split()[0] for line in run("examples", "wing").out.splitlines()]
    assert wings == ["x-wing", "xy-wing", "xyz-wing", "futoshiki-x-wing"]
    _, found = run_json("examples", "two", "--genre", "binairo", "--json")
    assert [example["name"] for example in found] == ["binairo-two-solutions"]


def test_a_word_that_no_example_has_is_said_to_be_in_none():
    message = refused(run("examples", "zebra"))
    assert "no example has 'zebra' in its name or genre" in message and "whygrid examples" in message
