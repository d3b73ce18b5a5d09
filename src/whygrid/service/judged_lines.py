"""Claims as lines of JSON, and what is said about each as another: docs/ml.md describes the fields."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from whygrid.arguments import shown
from whygrid.budget import Budget
from whygrid.errors import ProofError, UsageError, WhygridError
from whygrid.puzzle import Puzzle
from whygrid.service.documents import parse_json
from whygrid.service.judging import judge
from whygrid.voice.message import message

FIELDS = ("id", "puzzle", "genre", "position", "claim", "cited")
Json = dict[str, Any]


def judged_line(
    line: str, *, k: bool = False, technique: bool = False, budget: Callable[[], Budget] = Budget
) -> Json:
    """What there is to say about the claim in a line; where it can't be read, the `error`.

    >>> judged_line('{"puzzle": "1....4.....2.3..", "claim": "r1c2=1", "id": 7}')["verdict"]
    'illegal'
    """
    named: Json = {}
    try:
        asked = _asked(line)
        named = {"id": asked["id"]} if "id" in asked else {}
        puzzle = Puzzle.parse(asked["puzzle"], asked.get("genre"))
        said = judge(
            puzzle,
            asked.get("position"),
            asked["claim"],
            asked.get("cited"),
            k=k,
            technique=technique,
            budget=budget(),
        )
    except WhygridError as error:
        return {**named, "error": str(error)}
    return {**named, **said.document()}


def _asked(line: str) -> Json:
    try:
        asked = parse_json(line)
    except ProofError as error:
        raise UsageError(
            error.what, where=error.where, remedy=message("service/line-is-one-object")
        ) from None
    if not isinstance(asked, dict):
        raise UsageError(
            message("service/line-cannot-be", value=shown(asked)),
            remedy=message("service/line-is-one-object"),
        )
    for name in ("puzzle", "claim"):
        if name not in asked:
            raise UsageError(
                message("service/the-field-is-missing", name=repr(name)),
                remedy=message("service/the-fields-are", names=", ".join(FIELDS)),
            )
    odd = next((name for name in asked if name not in FIELDS), None)
    if odd is not None:
        raise UsageError(
            message("service/there-is-no-field", name=shown(odd)),
            remedy=message("service/the-fields-are", names=", ".join(FIELDS)),
        )
    if not isinstance(asked["puzzle"], str):
        raise UsageError(
            message("service/cannot-be", name="puzzle", value=shown(asked["puzzle"])),
            remedy=message("service/takes-the-text"),
        )
    return asked


def written(said: Json) -> str:
    """A line of JSON."""
    return json.dumps(said, ensure_ascii=False)
