"""Random requests, made from the API's own schema and bent a little: no 5xx, and every answer as declared."""

from __future__ import annotations

import json
import os
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.web.conftest import Server
from whygrid.errors import WhygridError
from whygrid.registry import examples
from whygrid.web.questions import QUESTIONS
from whygrid.web.schema import ERROR, openapi

PUZZLES = [
    {"genre": "sudoku", "form": "line", "text": "1.....2..3.....4"},
    {"genre": "kakuro", "form": "text", "text": examples()["kakuro-two-solutions"].text},
    {"genre": "numberlink", "form": "text", "text": examples()["numberlink-two"].text},
    {"genre": "sudoku", "form": "line", "text": "11.............."},
]
CELLS = ["r1c1", "r1c2", "r2c2", "r3c3", "r9c9", "r1c1-r1c2", "r1c1-r2c1", "x", ""]
FACTS = ["r1c2=2", "r1c2≠2", "r1c1-r1c2=drawn", "r1c1-r1c2=closed", "r1c1=9", "nothing"]
SYMBOLS = ["1", "2", "4", "drawn", "closed", "9", "?"]

REQUESTS = int(os.environ.get("WHYGRID_REQUESTS", "12"))
"""For each question; more of them with this set in the environment."""
QUICK: dict[str, list[Any]] = {  # what would be looked for until the time is up is no test
    "settings": [
        {},
        {"size": "4"},
        {"size": 4, "difficulty": "gentle"},
        {"rows": 5, "columns": 5},
        {"rows": -1},
        {"nothing": 1},
    ],
    "technique": ["naked single", "nothing"],
}


def values(schema: dict[str, Any], name: str = "") -> st.SearchStrategy[Any]:
    """Values that the schema allows, likely ones among them."""
    if name == "puzzle":
        return st.sampled_from(PUZZLES)
    if name in QUICK:
        return st.sampled_from(QUICK[name])
    if name in ("cell", "cells", "placed", "out", "focus", "support", "facts") or name == "what":
        likely = {"cell": CELLS, "cells": [*CELLS, *FACTS], "what": SYMBOLS}.get(name, FACTS)
        some = st.sampled_from(likely)
        return some if schema["type"] == "string" else _grid_or_list(schema, some)
    if "anyOf" in schema:
        return st.one_of([values(one) for one in schema["anyOf"]])
    if "enum" in schema:
        return st.sampled_from(schema["enum"])
    kind = schema["type"]
    if kind == "object" and "properties" in schema:
        required = {key: values(one, key) for key, one in schema["properties"].items()}
        optional = {key: required.pop(key) for key in list(required) if key not in schema["required"]}
        return st.fixed_dictionaries(required, optional=optional)
    if kind == "object":
        keys = schema["propertyNames"].get("enum")
        return st.dictionaries(
            st.sampled_from(keys) if keys else st.sampled_from([*CELLS, "size", "rows", "clues"]),
            values(schema["additionalProperties"], name),
            max_size=3,
        )
    if kind == "array":
        return st.lists(values(schema["items"], name), min_size=schema["minItems"], max_size=3)
    if kind == "boolean":
        return st.booleans()
    if kind in ("integer", "number"):
        return st.integers(int(schema["minimum"]), int(min(schema["maximum"], 50)))
    likely_texts = ["sudoku", "kakuro", "numberlink", "line", "puzzlink", "4x4", "naked single", *SYMBOLS]
    return st.one_of(st.sampled_from(likely_texts), st.text(max_size=min(schema.get("maxLength", 30), 30)))


def _grid_or_list(schema: dict[str, Any], some: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    if schema["items"]["type"] == "array":
        return st.lists(st.lists(some, min_size=1, max_size=3), min_size=1, max_size=3)
    return st.lists(some, max_size=3)


def bent(arguments: dict[str, Any], how: int) -> Any:
    """The arguments with something wrong about them."""
    if how == 0:
        return list(arguments.items())
    names = sorted(arguments)
    if not names:
        return {"more": 1}
    name = names[how % len(names)]
    return {**arguments, name: [None, 1e300, "", [[[]]], {"a": {}}, True, -1][how % 7]}


@pytest.mark.parametrize("name", list(QUESTIONS))
def test_no_request_breaks_the_server(server: Server, name: str) -> None:
    schema = openapi()["paths"][f"/api/{name}"]["post"]["requestBody"]["content"]["application/json"][
        "schema"
    ]

    @settings(max_examples=REQUESTS, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
    @given(values(schema), st.integers(0, 40))
    def ask(arguments: dict[str, Any], how: int) -> None:
        sent = bent(arguments, how) if how < 10 else arguments
        status, _, body = server.post(name, sent)
        answer = json.loads(body)
        if status == 200:
            QUESTIONS[name].gives.check(answer, name)
        else:
            assert status == 422, (sent, body)
            ERROR.check(answer, name)
            assert answer["error"]["kind"] in ("wrong", "stopped"), (sent, body)

    ask()


def test_a_shape_refuses_what_its_schema_forbids() -> None:
    for question in QUESTIONS.values():
        for wrong in ([], None, "x", {"__proto__": {}}):
            with pytest.raises(WhygridError):
                question.takes.check(wrong, "")
