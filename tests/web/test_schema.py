"""The schema says what the server accepts: that and only that is let in, and every answer is as declared."""

from __future__ import annotations

import json
import os
from typing import Any

import jsonschema_rs
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.web.conftest import Server
from whygrid.errors import UsageError
from whygrid.registry import examples
from whygrid.web.questions import QUESTIONS
from whygrid.web.schema import ERROR, example_requests, openapi

DOCUMENT = openapi()
PUZZLES = [
    {"example": "wikipedia"},
    {"genre": "sudoku", "form": "line", "text": "1.....2..3.....4"},
    {"genre": "kakuro", "form": "text", "text": examples()["kakuro-two-solutions"].text},
    {"genre": "numberlink", "form": "text", "text": examples()["numberlink-two"].text},
    {"genre": "sudoku", "form": "line", "text": "11.............."},
]
LIKELY = {
    "cell": ["r1c1", "r1c2", "r2c2", "r3c3", "r9c9", "r1c1-r1c2", "r1c1-r2c1"],
    "fact": ["r1c2=2", "r1c2≠2", "r1c1-r1c2=drawn", "r1c1-r1c2=closed", "r1c1=9"],
    "symbol": ["1", "2", "4", "drawn", "closed", "9", "?"],
    "tint": ["1:3", "4:9", "2:0"],
}
"""Texts of which one may fit where a pattern asks for something."""
QUICK: dict[str, list[Any]] = {  # what would be looked for until the time is up is no test
    "puzzle": PUZZLES,
    "puzzles": [[PUZZLES[0]], PUZZLES[1:3]],
    "settings": [{}, {"size": "4"}, {"difficulty": "gentle"}, {"rows": 5, "columns": 5}],
    "technique": ["hidden single"],
    "way": ["harder"],
    "pattern": [[], [{"role": "pattern", "facts": LIKELY["fact"][:2]}]],
}
REQUESTS = int(os.environ.get("WHYGRID_REQUESTS", "12"))
"""For each question; more of them with this set in the environment."""
RANDOM = settings(max_examples=REQUESTS, suppress_health_check=list(HealthCheck), derandomize=True)


def requested(name: str) -> dict[str, Any]:
    """The schema of what a question takes, with all that it refers to."""
    body = DOCUMENT["paths"][f"/api/{name}"]["post"]["requestBody"]["content"]["application/json"]
    return {**body["schema"], "components": DOCUMENT["components"]}


def values(schema: dict[str, Any], name: str = "") -> st.SearchStrategy[Any]:
    """Values that the schema allows, or nearly: likely ones, and few of each."""
    if name in QUICK:
        return st.sampled_from(QUICK[name])
    if "$ref" in schema:
        return values(DOCUMENT["components"]["schemas"][schema["$ref"].rpartition("/")[2]])
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
        keys, entries = values(schema["propertyNames"]), values(schema["additionalProperties"])
        return st.dictionaries(keys, entries, max_size=3)
    if kind == "array":
        least, most = schema["minItems"], min(schema["maxItems"], max(3, schema["minItems"]))
        return st.lists(values(schema["items"]), min_size=least, max_size=most)
    if kind == "boolean":
        return st.booleans()
    if kind in ("integer", "number"):
        low, high = int(schema["minimum"]), int(min(schema["maximum"], 50))
        return st.integers(low, high) | st.integers(low, high).map(float)
    return _texts(schema)


def _texts(schema: dict[str, Any]) -> st.SearchStrategy[str]:
    check = jsonschema_rs.Draft202012Validator(schema)
    likely = [text for some in LIKELY.values() for text in some if check.is_valid(text)]
    others = [text for text in ("", "naked single", "1.....2..3.....4", "a\nb") if check.is_valid(text)]
    return st.sampled_from(likely + others) | st.from_regex(schema["pattern"], fullmatch=True).filter(
        check.is_valid
    )


def bent(arguments: Any, how: int) -> Any:
    """The arguments with something about them changed, most often for the worse."""
    wrong = [None, 1e300, "", [[[]]], {"a": {}}, True, -1, "r1c1\n", 2.5, "x" * 50]
    if not isinstance(arguments, dict | list) or not arguments:
        return wrong[how % len(wrong)]
    if how % 7 == 0:
        return list(arguments.items()) if isinstance(arguments, dict) else {}
    names = sorted(arguments) if isinstance(arguments, dict) else range(len(arguments))
    name = names[how % len(names)]
    if isinstance(arguments, dict) and how % 5 == 0:
        return {**arguments, f"{name}s": arguments[name]}
    if isinstance(arguments, dict) and how % 5 == 1:
        return {key: value for key, value in arguments.items() if key != name}
    changed = arguments.copy()
    changed[name] = bent(arguments[name], how // 7)
    return changed


@pytest.mark.parametrize("name", list(QUESTIONS))
def test_every_question_shows_a_request_that_it_answers(server: Server, name: str) -> None:
    QUESTIONS[name].gives.check(server.ask(name, **example_requests()[name]), name)


@pytest.mark.parametrize("name", list(QUESTIONS))
def test_what_the_schema_allows_is_let_in_and_answered_as_declared(server: Server, name: str) -> None:
    @RANDOM
    @given(values(requested(name)).filter(jsonschema_rs.Draft202012Validator(requested(name)).is_valid))
    def ask(arguments: Any) -> None:
        status, _, body = server.post(name, arguments)
        answer = json.loads(body)
        if status == 200:
            QUESTIONS[name].gives.check(answer, name)
        else:
            assert status == 422, (arguments, body)
            ERROR.check(answer, name)
            assert answer["error"]["kind"] in ("wrong", "stopped"), (arguments, body)

    ask()


@pytest.mark.parametrize("name", list(QUESTIONS))
def test_the_door_lets_in_exactly_what_the_schema_allows(name: str) -> None:
    allowed = jsonschema_rs.Draft202012Validator(requested(name))

    @settings(RANDOM, max_examples=10 * REQUESTS)
    @given(values(requested(name)), st.integers(0, 2000))
    def knock(arguments: Any, how: int) -> None:
        sent = bent(arguments, how) if how % 4 else arguments
        assert _is_let_in(name, sent) == allowed.is_valid(sent), sent

    knock()


def _is_let_in(name: str, sent: Any) -> bool:
    from whygrid.web.asking import checked

    try:
        checked(QUESTIONS[name], json.dumps(sent).encode())
    except UsageError as error:
        assert error.what and error.where and error.remedy
        return False
    return True


@pytest.mark.parametrize(
    ("name", "sent", "where"),
    [
        ("generate", {"genre": "kakuro", "settings": {"rows": 1}}, "settings.rows"),
        ("draft", {"genre": "sudoku", "cells": [["1"], ["x" * 50]]}, "cells[1][0]"),
        ("board", {"puzzle": {"genre": "sudoku", "form": "csv", "text": "1"}}, "puzzle.form"),
        (
            "move",
            {"puzzle": PUZZLES[0], "page": {}, "actions": [{"do": "line", "cells": []}]},
            "actions[0].cells",
        ),
        ("write", {"puzzle": PUZZLES[0], "page": {}, "form": "csv"}, "form"),
    ],
)
def test_where_one_of_several_shapes_is_meant_its_mistake_is_told(name: str, sent: Any, where: str) -> None:
    with pytest.raises(UsageError) as refused:
        QUESTIONS[name].takes.check(sent, "")
    assert str(refused.value.where) == where
