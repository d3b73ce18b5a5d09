"""Every question is answered as the schema says, for every genre."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.contract.cases import small_order
from tests.web.conftest import Server
from whygrid.registry import genre, genre_names
from whygrid.text.penpa import Drawing, layer_of, texts, write_penpa
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
    frame = step["frames"][-1]
    asked(
        server,
        "frame",
        puzzle=puzzle,
        placed=[before["fact"] for before in proof["steps"][:-1]],
        out=[fact for before in step["frames"][:-1] for fact in before["conclusions"]],
        focus=frame["conclusions"],
        support=step["support"],
        pattern=frame["pattern"],
    )
    assert step["graph"]["nodes"][-1]["id"] == "goal"


def test_a_proof_is_told_by_the_view_the_strategy_and_the_notation_that_are_asked_for(server: Server) -> None:
    def told(**how: str) -> Any:
        return asked(server, "explain", puzzle={"example": "evil2"}, page={}, **how)

    assert told()["view"] == "story" and told(view="cells")["view"] == "cells"
    techniques = {step["technique"] for step in told(strategy="patterns")["steps"]}
    assert "aic" in techniques and "supposition" not in techniques
    chains = [
        step for step in told(strategy="patterns", notation="eureka")["steps"] if step["technique"] == "aic"
    ]
    assert all("-(" in step["frames"][-1]["text"] for step in chains)


def test_every_frame_of_a_supposition_can_be_drawn(server: Server) -> None:
    puzzle = {"example": "evil1"}
    proof = asked(server, "explain", puzzle=puzzle, page={})
    number, step = next(
        (number, step) for number, step in enumerate(proof["steps"]) if step["technique"] == "supposition"
    )
    settled = [fact for before in proof["steps"][:number] for fact in before["frames"][-1]["conclusions"]]
    for frame in step["frames"]:
        scene = asked(
            server,
            "frame",
            puzzle=puzzle,
            placed=[fact for fact in settled if "=" in fact],
            out=[*(fact for fact in settled if "≠" in fact), *frame["out"]],
            focus=frame["conclusions"],
            **{part: frame[part] for part in ("support", "pattern", "supposed", "broken")},
        )["scene"]
        tones = [mark["tone"] for mark in scene["marks"] if mark["mark"] == "text"]
        assert tones.count("two") + tones.count("one") >= len(frame["supposed"]) - 1  # the newest is in focus
        broken = [mark for mark in scene["marks"] if mark["mark"] == "fill" and mark["tone"] == "bad"]
        assert bool(broken) == bool(frame["broken"])
    assert step["frames"][-2]["broken"]


def test_why_tells_a_true_fact_from_one_that_is_excluded(server: Server, puzzle: Any) -> None:
    proof = asked(server, "explain", puzzle=puzzle, page={})
    placed = [step["fact"] for step in proof["steps"] if "=" in step["fact"]]
    cell, _, value = placed[3].partition("=")
    assert asked(server, "why", puzzle=puzzle, page={}, cell=cell, what=value)["holds"] is True
    board = asked(server, "board", puzzle=puzzle)
    others = board["symbols"] or [fact.partition("=")[2] for fact in placed]
    other = next(symbol for symbol in others if symbol != value)
    against = asked(server, "why", puzzle=puzzle, page={}, cell=cell, what=other)
    assert against["holds"] is False and against["proof"]["steps"]


def test_an_argument_holds_if_its_cells_show_it_and_a_board_says_where_they_do_not(server: Server) -> None:
    game = {"puzzle": {"example": "wikipedia"}, "page": {}, "cell": "r5c5", "what": "5"}
    enough = ["r5c1", "r5c4", "r5c6", "r5c9", "r1c5", "r2c5", "r4c5", "r6c5"]
    said = asked(server, "argue", **game, holds=True, cells=enough)
    assert said["verdict"] == "deduction" and said["world"] is None
    said = asked(server, "argue", **game, holds=True, cells=enough[:2])
    assert said["verdict"] == "lucky" and "no reason" in said["text"] and said["world"]["marks"]
    assert asked(server, "argue", **game, holds=False, cells=enough)["verdict"] == "false"
    game["page"] = {"entry": {"r1c3": ["4"]}}
    assert asked(server, "argue", **game, holds=True, cells=["r1c4"])["text"].endswith("r1c4.")


def test_a_wrong_entry_is_found_and_a_conflict_is_shown(server: Server) -> None:
    puzzle = asked(server, "read", text="wikipedia")["puzzle"]
    page = {"entry": {"r1c3": ["5"]}}
    look = asked(server, "look", puzzle=puzzle, page=page)
    assert {"r1c1", "r1c3"} <= set(look["bad"]) and look["conflicts"]
    assert asked(server, "check", puzzle=puzzle, page=page)["wrong"] == ["r1c3"]
    assert asked(server, "hint", puzzle=puzzle, page=page)["wrong"]


@pytest.mark.parametrize("name", genre_names())
def test_a_technique_is_told(server: Server, name: str) -> None:
    kind = genre(name)
    for technique in (kind.techniques()[1], *kind.if_unique()[:1], *kind.on_request()[:1]):
        assert asked(server, "technique", genre=name, name=technique.name)["name"] == technique.name


def test_a_draft_becomes_a_puzzle_with_a_verdict(server: Server, puzzle: Any) -> None:
    found = asked(server, "draft", genre=puzzle["genre"], puzzle=puzzle)
    again = asked(server, "draft", genre=puzzle["genre"], cells=found["cells"])
    assert again["puzzle"] == puzzle and again["problem"] == ""
    verdict = asked(server, "verdict", puzzle=puzzle)
    assert verdict["status"] == "unique" and verdict["scene"]
    assert asked(server, "grade", puzzle=puzzle)["level"]


@pytest.mark.parametrize(
    ("name", "status"),
    [("two-solutions", "multiple"), ("kakuro-two-solutions", "multiple"), ("numberlink-two", "multiple"),
     ("impossible", "none"), ("kakuro-impossible", "none"), ("numberlink-crossed", "none")],
)  # fmt: skip
def test_a_verdict_shows_where_solutions_differ_or_what_contradicts(
    server: Server, name: str, status: str
) -> None:
    verdict = asked(server, "verdict", puzzle=asked(server, "read", text=name)["puzzle"])
    assert verdict["status"] == status and verdict["words"]
    assert status == "none" or (verdict["places"] and verdict["scene"])


@pytest.mark.parametrize("name", genre_names())
def test_what_is_no_puzzle_yet_is_drawn_all_the_same(server: Server, name: str) -> None:
    made = genre(name).drafting
    assert made is not None
    size = next(iter(made().sizes))
    empty = asked(server, "draft", genre=name, size=size)
    cells = [list(row) for row in empty["cells"]]
    cells[1][1] = "?"
    found = asked(server, "draft", genre=name, cells=cells)
    assert found["puzzle"] is None and found["problem"] and found["scene"]["marks"]


def test_a_puzzle_is_made_smaller_harder_and_easier(server: Server) -> None:
    puzzle = asked(server, "read", text="wikipedia")["puzzle"]
    number = asked(server, "grade", puzzle=puzzle)["number"]
    smaller = asked(server, "minimise", puzzle=puzzle)["puzzle"]
    assert smaller["text"].count(".") > puzzle["text"].count(".")
    harder = asked(server, "vary", puzzle=puzzle, way="harder")["puzzle"]
    assert asked(server, "grade", puzzle=harder)["number"] > number
    assert asked(server, "k", puzzle=puzzle) == {
        "lower": 5,
        "upper": 5,
        "proved": True,
        "words": "k = 5",
    }


def test_what_is_proved_of_k_so_far_is_told_where_seconds_are_few(server: Server) -> None:
    puzzle = asked(server, "read", text="escargot")["puzzle"]
    found = asked(server, "k", puzzle=puzzle, seconds=0)
    assert found["lower"] <= 23
    assert found["upper"] is None or found["upper"] >= 23
    assert found["proved"] is (found["lower"] == found["upper"])


@pytest.mark.parametrize("name", genre_names())
def test_a_new_puzzle_has_one_solution_and_a_seed_that_makes_it_again(server: Server, name: str) -> None:
    order = {"genre": name, "settings": small_order(genre(name))}
    made = asked(server, "generate", **order)
    assert asked(server, "verdict", puzzle=made["puzzle"])["status"] == "unique"
    assert asked(server, "generate", **order, seed=made["seed"]) == made


def test_a_new_puzzle_has_the_level_and_the_technique_that_was_asked_for(server: Server) -> None:
    made = asked(
        server, "generate", genre="sudoku", settings={"difficulty": "tricky"}, technique="skyscraper", seed=1
    )
    found = asked(server, "grade", puzzle=made["puzzle"])
    assert found["level"] == "tricky" and "skyscraper" in found["techniques"]


def test_a_puzzle_is_written_in_every_form_and_read_back(server: Server, puzzle: Any) -> None:
    forms = next(entry for entry in asked(server, "genres")["genres"] if entry["name"] == puzzle["genre"])[
        "forms"
    ]
    for form in forms:
        text = asked(server, "write", puzzle=puzzle, page={}, form=form["name"])["text"]
        again = asked(server, "read", text=text, genre=puzzle["genre"], form=form["name"])
        assert again["puzzle"] == puzzle or again["page"], form["name"]
    assert all(
        asked(server, "read", text=link["address"])["puzzle"] == puzzle
        for link in asked(server, "links", puzzle=puzzle)["links"]
    )


def test_pictures_sheets_and_proofs_can_be_taken_along(server: Server, puzzle: Any) -> None:
    assert "<svg" in asked(server, "picture", puzzle=puzzle, page={}, kind="svg")["content"]
    sheet = asked(server, "sheets", puzzles=[puzzle, puzzle], per_sheet=2, solutions=True)["content"]
    assert sheet.count("<svg") == 4
    for form, sign in (
        ("json", '"steps"'),
        ("markdown", "# "),
        ("text", ". "),
        ("html", "<!doctype html>"),
    ):
        found = asked(server, "proof", puzzle=puzzle, form=form)
        assert found["status"] == "unique" and sign in found["content"].lower()


LABELS = [
    "x" * 100,
    "12345678901234567890",
    ".",
    "_",
    "?",
    "a b",
    "-",
    "é",
    "字",
    "\u202e",
    "<b>",
    "1]~",
    "\\",
]
"""What somebody may have written into the cells of a drawing."""


@pytest.mark.parametrize("label", LABELS)
def test_a_board_with_strange_labels_is_edited_as_it_is_or_refused_in_words(
    server: Server, label: str
) -> None:
    drawing = Drawing("square", 2, 2, {}, {})
    numbers = texts(drawing, [((0, 0), label), ((0, 1), label), ((1, 0), "2"), ((1, 1), "2")], 1)
    link = write_penpa(drawing._replace(problem=layer_of(number=numbers)))
    puzzle = {"genre": "numberlink", "form": "penpa", "text": link}
    status, _, body = server.post("draft", {"genre": "numberlink", "puzzle": puzzle})
    if status == 422:
        assert json.loads(body)["error"]["what"]
        return
    assert status == 200
    QUESTIONS["draft"].gives.check(json.loads(body), "draft")
    again = asked(server, "draft", genre="numberlink", cells=json.loads(body)["cells"])
    assert again["problem"] == "" and again["puzzle"] == json.loads(body)["puzzle"]


def test_a_board_that_no_draft_keeps_is_not_edited_as_another_one(server: Server) -> None:
    alike = {
        "genre": "binairo",
        "form": "text",
        "text": "binairo alike\n. .\n. .",
    }  # two lines may be the same
    status, _, body = server.post("draft", {"genre": "binairo", "puzzle": alike})
    assert status == 422 and "can't be edited cell by cell" in json.loads(body)["error"]["what"]


def test_a_variant_is_edited_with_its_lines(server: Server) -> None:
    standing = {"genre": "sudoku", "form": "solo", "text": "3x2:zj"}  # the usual boxes lie on their side
    found = asked(server, "draft", genre="sudoku", puzzle=standing)
    assert found["lines"] == ["boxes 3x2"]
    lines = [*found["lines"], "diagonals", "cage r1c1 r1c2 = 9"]
    again = asked(server, "draft", genre="sudoku", cells=found["cells"], lines=lines)
    assert again["problem"] == "" and again["lines"] == lines
    assert all(line in again["puzzle"]["text"].splitlines() for line in lines)
    wrong = asked(server, "draft", genre="sudoku", cells=found["cells"], lines=["circle r1c1"])
    assert wrong["puzzle"] is None and "circle" in wrong["problem"]


def test_a_long_proof_is_as_declared(server: Server) -> None:
    # its second step has more than 5,000 nodes in its graph
    asked(server, "explain", puzzle={"example": "escargot"}, page={}, k="values")


def test_all_steps_are_what_the_techniques_find_and_one_of_them_is_told(server: Server, puzzle: Any) -> None:
    listed = asked(server, "steps", puzzle=puzzle, page={})["groups"]
    assert listed and [group["effort"] for group in listed] == sorted(group["effort"] for group in listed)
    for group in listed[:3]:
        told = asked(
            server, "found", puzzle=puzzle, page={}, technique=group["technique"], number=0
        )["proof"]["steps"]  # fmt: skip
        assert len(told) == 1 and told[0]["frames"][-1]["text"]
    only = asked(server, "steps", puzzle=puzzle, page={}, only=[listed[0]["technique"]])
    assert only["groups"] == listed[:1]
    status, _, _ = server.post(
        "found", {"puzzle": puzzle, "page": {}, "technique": listed[0]["technique"], "number": 99}
    )
    assert status == 422
