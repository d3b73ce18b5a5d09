"""Pen-and-paper logic puzzles, solved the way a person does, with a proof for every cell.

>>> import whygrid
>>> puzzle = whygrid.parse(whygrid.examples()["classic"].text)
>>> proof = whygrid.explain(puzzle)
>>> proof.status, len(proof), whygrid.verify(proof).ok
('unique', 56, True)

The names below are the public face; they are loaded when they are first used.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from whygrid.budget import Budget as Budget
    from whygrid.errors import ProofError as ProofError
    from whygrid.errors import PuzzleError as PuzzleError
    from whygrid.errors import WhygridError as WhygridError
    from whygrid.logic.check import Verdict as Verdict
    from whygrid.logic.deduction import Deduction as Deduction
    from whygrid.logic.facts import Fact as Fact
    from whygrid.logic.proof import Proof as Proof
    from whygrid.logic.proof import Step as Step
    from whygrid.puzzle import Puzzle as Puzzle
    from whygrid.puzzle import parse as parse
    from whygrid.registry import examples as examples
    from whygrid.registry import genre_names as genre_names
    from whygrid.service.documents import from_json as from_json
    from whygrid.service.documents import to_json as to_json
    from whygrid.service.explaining import Options as Options
    from whygrid.service.explaining import explain as explain
    from whygrid.service.generating import generate as generate
    from whygrid.service.grading import grade as grade
    from whygrid.service.hinting import hint as hint
    from whygrid.service.judging import Judgement as Judgement
    from whygrid.service.judging import judge as judge
    from whygrid.service.measuring import k as k
    from whygrid.service.measuring import support as support
    from whygrid.service.solving import check as check
    from whygrid.service.solving import count as count
    from whygrid.service.solving import solve as solve
    from whygrid.service.telling import tell as tell
    from whygrid.service.verifying import verify as verify

__version__ = "0.2.0"

_HOMES = {
    "Budget": "budget",
    "Deduction": "logic.deduction",
    "Fact": "logic.facts",
    "Judgement": "service.judging",
    "Options": "service.explaining",
    "Proof": "logic.proof",
    "ProofError": "errors",
    "Puzzle": "puzzle",
    "PuzzleError": "errors",
    "Step": "logic.proof",
    "Verdict": "logic.check",
    "WhygridError": "errors",
    "check": "service.solving",
    "count": "service.solving",
    "examples": "registry",
    "explain": "service.explaining",
    "from_json": "service.documents",
    "generate": "service.generating",
    "genre_names": "registry",
    "grade": "service.grading",
    "hint": "service.hinting",
    "judge": "service.judging",
    "k": "service.measuring",
    "parse": "puzzle",
    "solve": "service.solving",
    "support": "service.measuring",
    "tell": "service.telling",
    "to_json": "service.documents",
    "verify": "service.verifying",
}

__all__ = sorted(_HOMES)


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module 'whygrid' has no attribute {name!r}")
    value = getattr(import_module(f"whygrid.{_HOMES[name]}"), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return [*globals(), *__all__]
