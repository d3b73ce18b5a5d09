"""From a question as text to its answer, whoever brings it: the server's door, or a page without a server."""

from __future__ import annotations

import json
import traceback
from typing import Any

from whygrid.budget import Budget
from whygrid.errors import Stopped, UsageError, WhygridError
from whygrid.voice import message
from whygrid.web.questions import QUESTIONS, Question

Json = dict[str, Any]


def checked(question: Question, body: bytes | str) -> Json:
    """The arguments of a question, which are as it declares them, or a `UsageError` that says where not."""
    arguments: Json = arguments_of(body)
    question.takes.check(arguments, "")
    return arguments


def arguments_of(body: bytes | str) -> Any:
    """The JSON of a body."""
    try:
        return json.loads(body, parse_constant=_no_number, parse_float=_number)
    except (ValueError, RecursionError):
        raise UsageError(
            message("web/server-not-json"), where="body", remedy=message("web/server-schema-tells")
        ) from None


def _number(digits: str) -> int | float:
    """A number with a point or an exponent; to JSON Schema 2.0 is the whole number 2."""
    number = float(digits)
    return int(number) if number.is_integer() else number


def _no_number(name: str) -> Any:
    raise ValueError(name)


def answer(name: str, arguments: Json, seconds: float) -> tuple[int, Json]:
    """The status and the body of an answer: the value that was asked for, or what was wrong."""
    try:
        return 200, QUESTIONS[name].answer(arguments, Budget(seconds))
    except Stopped as stop:
        return 422, refusal("stopped", stop)
    except WhygridError as error:
        return 422, refusal("wrong", error)
    except (RecursionError, MemoryError):
        return 422, refusal("wrong", WhygridError(message("web/server-too-large-to-work-with")))
    except Exception:
        traceback.print_exc()
        return 500, refusal("fault", WhygridError(message("web/server-something-went-wrong")))


def refusal(kind: str, error: WhygridError) -> Json:
    """An error as plain data."""
    parts = {"what": str(error.what), "where": str(error.where), "remedy": str(error.remedy)}
    return {"error": {"kind": kind, **parts}}


def get_ready() -> None:
    """Load what the first questions will need: look for a hint in each genre."""
    from whygrid.play.game import Game
    from whygrid.play.helping import next_hint
    from whygrid.puzzle import Puzzle
    from whygrid.registry import genre, genre_names

    for name in genre_names():
        for example in list(genre(name).examples().values())[:1]:
            next_hint(Game(Puzzle.parse(example.text, name)), budget=Budget(1))
