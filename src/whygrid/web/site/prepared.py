"""Answers that are known when a site is built, so that one can play before the engine has started.

lanes      which questions are quick, and which may be stopped by ending the worker that is at them
answers    by question; `page/alone/answering.js` makes the same keys
"""

from __future__ import annotations

import json
from typing import Any

from whygrid.registry import genre, genre_names
from whygrid.voice import in_language
from whygrid.web.asking import answer
from whygrid.web.questions import QUESTIONS

Json = dict[str, Any]


def prepared(language: str) -> Json:
    """What all genres are, and the first example of each with nothing written on it yet."""
    answers: dict[str, Json] = {}

    def ask(name: str, **arguments: Any) -> Json:
        status, body = answer(name, arguments, seconds=60)
        assert status == 200, body
        answers[key(name, arguments)] = body
        return body

    with in_language(language):
        ask("genres")
        for name in genre_names():
            for example in list(genre(name).examples())[:1]:
                puzzle = ask("read", text=example)["puzzle"]
                ask("board", puzzle=puzzle)
                ask("look", puzzle=puzzle, page={})
    return {"lanes": {question.name: question.lane for question in QUESTIONS.values()}, "answers": answers}


def key(name: str, arguments: Json) -> str:
    """A question as text, whatever the order in which its parts were named."""
    return f"{name} {json.dumps(arguments, sort_keys=True, separators=(',', ':'), ensure_ascii=False)}"
