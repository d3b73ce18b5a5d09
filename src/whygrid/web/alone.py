"""Answers where there is no server: called by the page's worker, which runs this package in the browser."""

from __future__ import annotations

import json
from io import BytesIO
from pathlib import Path
from zipfile import ZipFile

from whygrid.errors import UsageError
from whygrid.voice import in_language
from whygrid.web.asking import answer, checked, get_ready, refusal
from whygrid.web.questions import QUESTIONS

__all__ = ["answered", "compiled", "get_ready"]
SECONDS = {"quick": 60.0, "help": 60.0, "long": 300.0}
"""How long a question of a lane may take: nobody else waits, and whoever asked can stop it."""


def answered(name: str, body: str, language: str) -> tuple[int, str]:
    """The status and the body of an answer, as the server would send them."""
    question = QUESTIONS[name]
    with in_language(language):
        try:
            arguments = checked(question, body)
        except UsageError as error:
            return 400, json.dumps(refusal("wrong", error))
        status, found = answer(name, arguments, SECONDS[question.lane])
    return status, json.dumps(found)


def compiled(folder: str = ".") -> bytes:
    """The byte code of all that was imported from a folder, as a zip file to unpack there again."""
    packed = BytesIO()
    with ZipFile(packed, "w") as archive:
        for file in sorted(Path(folder).rglob("__pycache__/*.pyc")):
            archive.write(file, file.relative_to(folder).as_posix())
    return packed.getvalue()
