"""Proofs, stories and grades of 500 puzzles as they were, so that a move of code shows that it changed none.

    python -m tests.recorded                compare all of them, the words of the stories too
    python -m tests.recorded --every 10     one of ten, which is what the tests do (these leave the words out)
    python -m tests.recorded --write        record anew what has changed, after having looked at why

`recorded.jsonl` has a puzzle in each line, with its grade, and digests of

    story   the deductions of its proof as a story, without words
    cells   those of its proof placement by placement, if there is a solution
    words   the story as it is told in English, from beginning to end

All genres are there, variants of Sudoku, and some puzzles with no or several solutions.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from whygrid.logic.proof import Proof
from whygrid.puzzle import Puzzle
from whygrid.service.documents import to_json
from whygrid.service.explaining import Options, explain
from whygrid.service.grading import grade
from whygrid.service.telling import tell

FILE = Path(__file__).with_name("recorded.jsonl")
WORDS = ("note", "text", "reason", "brief", "message", "short")
"""The parts of a document that are there to be read."""

Record = Mapping[str, str]
"""A line of the file: the puzzle and its genre, and what was found out."""


def records() -> list[Record]:
    """All lines of the file."""
    return [json.loads(line) for line in FILE.read_text("utf-8").splitlines()]


def made_anew(record: Record, words: bool = True) -> Record:
    """The line for the puzzle of a line as it would be written today."""
    puzzle = Puzzle.parse(record["puzzle"], record["genre"])
    story = explain(puzzle)
    found = {
        "genre": record["genre"],
        "puzzle": record["puzzle"],
        "grade": _grade(puzzle) if story.status == "unique" else "",
        "story": _digest(story),
    }
    if story.status == "unique":
        found["cells"] = _digest(explain(puzzle, Options(view="cells")))
    if words:
        found["words"] = _shortened(tell(story))
    return found


def differences(record: Record, words: bool = True) -> list[str]:
    """What is not as it was, as the names of the parts of a line."""
    now = made_anew(record, words)
    return [part for part in now if now[part] != record.get(part)]


def _grade(puzzle: Puzzle) -> str:
    found = grade(puzzle).grade
    return f"{found.level} {found.number}"


def _digest(proof: Proof) -> str:
    return _shortened(json.dumps(_without_words(to_json(proof)), sort_keys=True))


def _without_words(part: Any) -> Any:
    if isinstance(part, dict):
        return {key: _without_words(value) for key, value in part.items() if key not in WORDS}
    return [_without_words(value) for value in part] if isinstance(part, list) else part


def _shortened(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:12]
