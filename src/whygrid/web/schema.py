"""The API as an OpenAPI document, from the table of questions."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

from whygrid import __version__
from whygrid.web.parts import NAMED
from whygrid.web.questions import QUESTIONS, Question
from whygrid.web.shapes import Text, record

ERROR = record(error=record(kind=Text(20), what=Text(5000), where=Text(500), remedy=Text(5000)))


@cache
def example_requests() -> dict[str, Any]:
    """For each question a request that it answers."""
    found: dict[str, Any] = json.loads(Path(__file__).with_name("examples.json").read_text("utf-8"))
    return found


def openapi() -> dict[str, Any]:
    """The document; `GET /api/schema` sends it."""
    return {
        "openapi": "3.1.0",
        "info": {"title": "Whygrid", "version": __version__, "description": "What the page asks the server."},
        "paths": {f"/api/{question.name}": {"post": _operation(question)} for question in QUESTIONS.values()},
        "components": {
            "schemas": {"Error": ERROR.schema(), **{one.name: one.shape.schema() for one in NAMED}}
        },
    }


def _operation(question: Question) -> dict[str, Any]:
    error = {"application/json": {"schema": {"$ref": "#/components/schemas/Error"}}}
    return {
        "operationId": question.name,
        "summary": question.about,
        "requestBody": {
            "required": True,
            "content": {
                "application/json": {
                    "schema": question.takes.schema(),
                    "example": example_requests()[question.name],
                }
            },
        },
        "responses": {
            "200": {
                "description": "The answer.",
                "content": {"application/json": {"schema": question.gives.schema()}},
            },
            "400": {"description": "The body is not as described here, and where.", "content": error},
            "422": {"description": "It is, but can't be answered, and why.", "content": error},
            "503": {"description": "Too many questions at once; Retry-After says when.", "content": error},
            "4XX": {"description": "It was not let in, and why.", "content": error},
        },
    }
