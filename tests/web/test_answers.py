"""Every question is answered as the schema says, for every genre."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.web.conftest import Server
from whygrid.registry import genre, genre_names
from whygrid.web.questions import QUESTIONS

FIRST = {name: next(iter(genre(name).examples().values())) for name in genre_names()}


def asked(server: Server, name: str, /, **arguments: Any) -> Any:
    """The answer to a question, which is as declared."""
    found = server.ask(name, **arguments)
    QUESTIONS[name].gives.check(found, name)
    return found


@pytest.fixture(params=list(FIRST))
def puzzle(request: pytest.FixtureRequest, server: Server) -> Any:
    return asked(server, "read", text=FIRST[request.param].text)["puzzle"]


def test_the_schema_lists_every_question_and_is_json(server: Server) -> None:
    status, _, body = server.send("GET", "/api/schema")
    document = json.loads(body)
    assert status == 200
    assert {path.removeprefix("/api/") for path in document["paths"]} == set(QUESTIONS)


def test_the_genres_are_told_with_all_that_the_page_offers(server: Server) -> None:
    told = asked(server, "genres")["genres"]
    assert [entry["name"] for entry in told][: len(genre_names())] == genre_names()
    assert all(entry["examples"] and entry["techniques"] and entry["forms"] for entry in told)


def test_an_example_is_read_by_its_name(server: Server) -> None:
    for example in FIRST.values():
        assert (
            asked(server, "read", text=example.name)["puzzle"]
            == asked(server, "read", text=example.text)["puzzle"]
        )


def test_a_hint_applied_again_and_again_solves_the_puzzle(server: Server, puzzle: Any) -> None:
    page: dict[str, Any] = {}
    board = asked(server, "board", puzzle=puzzle)
    for _ in range(200):
        found = asked(server, "hint", puzzle=puzzle, page=page)
        if found["status"] == "solved":
            break
        assert len(found["rungs"]) == 3 and found["scene"] is not None
        action = {"do": "settle", "cells": found["conclusions"], "what": found["technique"]}
        moved = asked(server, "move", puzzle=puzzle, page=page, actions=[action])
        for layer, where, what in moved["off"]:
            page[layer][where].remove(what)
        for layer, where, what in moved["on"]:
            page.setdefault(layer, {}).setdefault(where, []).append(what)
    look = asked(server, "look", puzzle=puzzle, page=page)
    assert look["finished"] and look["scene"]["rows"] == board["rows"]
    assert asked(server, "check", puzzle=puzzle, page=page)["wrong"] == []


def test_a_proof_comes_with_frames_and_a_graph_of_reasons(server: Server, puzzle: Any) -> None:
    proof = asked(server, "explain", puzzle=puzzle, page={})
    assert proof["status"] == "unique"
    step = proof["steps"][-1]
    lemma = step["lemmas"][-1]
    asked(
        server,
        "frame",
        puzzle=puzzle,
        placed=[before["fact"] for before in proof["steps"][:-1]],
        out=[fact for before in step["lemmas"][:-1] for fact in before["conclusions"]],
        focus=lemma["conclusions"],
        support=step["support"],
        pattern=lemma["pattern"],
    )
    assert step["graph"]["nodes"][-1]["id"] == "goal"


def test_why_tells_a_true_fact_from_one_that_is_excluded(server: Server, puzzle: Any) -> None:
    proof = asked(server, "explain", puzzle=puzzle, page={})
    cell, _, value = proof["steps"][3]["fact"].partition("=")
    assert asked(server, "why", puzzle=puzzle, page={}, cell=cell, what=value)["holds"] is True
    board = asked(server, "board", puzzle=puzzle)
    others = board["symbols"] or [step["fact"].partition("=")[2] for step in proof["steps"]]
    other = next(symbol for symbol in others if symbol != value)
    against = asked(server, "why", puzzle=puzzle, page={}, cell=cell, what=other)
    assert against["holds"] is False and against["text"]


def test_a_wrong_entry_is_found_and_a_conflict_is_shown(server: Server) -> None:
    puzzle = asked(server, "read", text="wikipedia")["puzzle"]
    page = {"entry": {"r1c3": ["5"]}}
    look = asked(server, "look", puzzle=puzzle, page=page)
    assert {"r1c1", "r1c3"} <= set(look["bad"]) and look["conflicts"]
    assert asked(server, "check", puzzle=puzzle, page=page)["wrong"] == ["r1c3"]
    assert asked(server, "hint", puzzle=puzzle, page=page)["wrong"]


@pytest.mark.parametrize("name", genre_names())
def test_a_technique_is_told(server: Server, name: str) -> None:
    first = genre(name).techniques()[1].name
    assert asked(server, "technique", genre=name, name=first)["name"] == first
