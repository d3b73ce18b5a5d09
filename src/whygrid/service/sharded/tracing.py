"""Proofs of many puzzles as tables, a row for each deduction: docs/traces.md describes the columns."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path
from typing import Any, ClassVar

from whygrid.budget import Budget
from whygrid.bulk.errors import BulkError
from whygrid.bulk.formats import Batch, Span, Table
from whygrid.bulk.formats.batches import object_array
from whygrid.engine.words import say
from whygrid.errors import WhygridError
from whygrid.logic.deduction import Deduction
from whygrid.logic.document import FORMAT, VERSION
from whygrid.logic.facts import Literal
from whygrid.logic.proof import Proof
from whygrid.puzzle import Puzzle
from whygrid.service.canonical_ids import identity
from whygrid.service.documents import to_json
from whygrid.service.explaining import Options, explain
from whygrid.service.grading import grade
from whygrid.service.sharded.texts import OnTexts, Row, rows_of, share, what_went_wrong
from whygrid.service.sharded.verifying import as_text
from whygrid.service.verifying import verify
from whygrid.voice.message import message

SCHEMA = "whygrid-trace 1"
"""The name and version of both tables; columns may be added to a version, and never change in it."""
Json = dict[str, Any]

_TEXT, _TEXTS, _WHOLE, _NUMBER, _BIG = "string", "list", "int32", "double", "int64"
DEDUCTIONS = {
    "schema": _TEXT, "source": _TEXT, "row": _BIG, "genre": _TEXT, "puzzle": _TEXT, "canonical_id": _TEXT,
    "index": _WHOLE, "number": _WHOLE, "depth": _WHOLE, "parent": _WHOLE, "supposed": _TEXTS,
    "position": _TEXT, "ruled_out": _TEXTS, "follows": _TEXTS, "technique": _TEXT, "effort": _NUMBER,
    "premises": _TEXTS, "rules": _TEXTS, "support": _TEXTS, "k": _WHOLE, "sentence": _TEXT,
    "lemmas": _WHOLE, "checked_by": _TEXT,
}  # fmt: skip
PUZZLES = {
    "schema": _TEXT, "source": _TEXT, "row": _BIG, "genre": _TEXT, "puzzle": _TEXT, "canonical": _TEXT,
    "canonical_id": _TEXT, "status": _TEXT, "solution": _TEXT, "level": _TEXT, "grade": _NUMBER,
    "grade_version": _WHOLE, "scales": _TEXT, "techniques": _TEXT, "k": _WHOLE, "steps": _WHOLE,
    "deductions": _WHOLE, "by_cases": _WHOLE, "k_max": _WHOLE, "k_mean": _NUMBER, "checked_by": _TEXT,
    "error": _TEXT,
}  # fmt: skip


@dataclass(frozen=True)
class Explain(OnTexts):
    """A checked proof of each puzzle.

    proofs     the rows with the document of the proof, instead of the two tables
    prefer     of the story, as in `explain`
    k          the exact k of each puzzle as well
    seconds    for each puzzle; None: as long as it takes, so that the result is always the same
    """

    genre: str | None = None
    proofs: bool = False
    prefer: str = "mixed"
    k: bool = False
    seconds: float | None = None
    name: ClassVar[str] = "explain"

    @property
    def files(self) -> tuple[str, ...]:
        """Deductions, and puzzles beside them."""
        return ("",) if self.proofs else ("", "puzzles")

    def done(self, batch: Batch, span: Span, threads: int | None, budget: Budget) -> Mapping[str, Table]:
        """Deductions and puzzles, or documents."""
        if self.proofs:
            return {"": self._documents(batch, budget)}
        deductions: list[Json] = []
        puzzles: list[Json] = []
        for place, row in enumerate(rows_of(batch, self.genre), span.first):
            budget.check()
            head = {"schema": SCHEMA, "source": Path(span.path).name, "row": place, "puzzle": row.text}
            told, steps = self._told(row, budget)
            puzzles.append({**told, **head})
            shared = {**head, **{name: told[name] for name in ("genre", "canonical_id", "checked_by")}}
            deductions += ({**shared, **step} for step in steps)
        return {"": as_table(deductions, DEDUCTIONS), "puzzles": as_table(puzzles, PUZZLES)}

    def _documents(self, batch: Batch, budget: Budget) -> Batch:
        proofs, errors = [], []
        for row in rows_of(batch, self.genre):
            budget.check()
            proof, error = self._proof(row, budget)
            proofs.append("" if proof is None else as_text(to_json(proof)))
            errors.append(error)
        statuses = ["" if not text else str(json.loads(text)["status"]) for text in proofs]
        columns = {"status": statuses, "proof": proofs, "error": errors}
        return batch.with_columns(**{name: object_array(values) for name, values in columns.items()})

    def _proof(self, row: Row, budget: Budget) -> tuple[Proof | None, str]:
        """A proof that the checker accepts, or why there is none."""
        if row.puzzle is None:
            return None, row.error
        try:
            proof = explain(row.puzzle, Options(prefer=self.prefer), share(budget, self.seconds))
            verdict = verify(proof, budget)
        except WhygridError as error:
            return None, what_went_wrong(error, budget)
        return (
            (proof, "")
            if verdict.ok
            else (
                None,
                str(message("service/checker-refused", problem=verdict.problem)),
            )
        )

    def _told(self, row: Row, budget: Budget) -> tuple[Json, list[Json]]:
        """The row of a puzzle, and the rows of its deductions."""
        proof, error = self._proof(row, budget)
        told: Json = {**_nothing(PUZZLES), "error": error, "k": -1}
        if row.puzzle is not None:
            known = identity(row.puzzle)
            told |= {"genre": known.genre, "canonical": known.canonical, "canonical_id": known.id}
        if row.puzzle is None or proof is None:
            return told, []
        rows = list(deduction_rows(row.puzzle, proof))
        figures = proof.statistics()
        told |= {
            "status": proof.status,
            "solution": proof.solutions[0] if proof.status == "unique" else "",
            "steps": figures.steps,
            "deductions": len(rows),
            "techniques": json.dumps(dict(figures.techniques)),
            "by_cases": figures.by_cases,
            "k_max": figures.k_max,
            "k_mean": round(figures.k_mean, 3),
            "checked_by": checked_by(),
        }
        if proof.status == "unique":
            told |= self._graded(row.puzzle, budget)
        return told, rows

    def _graded(self, puzzle: Puzzle, budget: Budget) -> Json:
        try:
            graded = grade(puzzle, share(budget, self.seconds), with_k=self.k)
        except WhygridError as error:
            return {"error": what_went_wrong(error, budget)}
        return {
            "level": graded.grade.level,
            "grade": graded.grade.number,
            "grade_version": graded.grade.version,
            "scales": json.dumps(dict(graded.scales)),
            "k": -1 if graded.k is None else graded.k,
        }


def checked_by() -> str:
    """Who has accepted a proof, with the versions."""
    return f"whygrid {version('whygrid')}, {FORMAT} {VERSION}"


def deduction_rows(puzzle: Puzzle, proof: Proof) -> Iterator[Json]:
    """A row for each deduction of a proof, those inside a case after the one that they belong to."""
    efforts = {one.name: one.effort for one in puzzle.genre.all_techniques()}
    rules, filled, out = proof.rules, list[Literal](), dict[Literal, None]()
    index = 0

    def names(literals: tuple[Literal, ...] | list[Literal]) -> list[str]:
        return [str(rules.fact(literal)) for literal in literals]

    def nested(
        deduction: Deduction, parent: int, depth: int, supposed: list[Literal], shared: Json
    ) -> Iterator[Json]:
        nonlocal index
        own, index = index, index + 1
        yield {
            **shared,
            "index": own,
            "depth": depth,
            "parent": parent,
            "supposed": names(supposed),
            "follows": names(deduction.conclusions),
            "technique": deduction.technique,
            "effort": efforts.get(deduction.technique),
            "premises": names(deduction.premises),
            "rules": list(deduction.rules),
            "sentence": say(rules, deduction),
            "lemmas": len(deduction.lemmas),
        }
        for case in deduction.cases:
            for step in case.steps:
                yield from nested(step, own, depth + 1, [*supposed, case.assumption], shared)

    for number, step in enumerate(proof.steps, 1):
        shared = {
            "number": number,
            "position": puzzle.fill(filled).text,
            "ruled_out": names(list(out)),
            "support": names(step.support),
            "k": step.k,
        }
        for deduction in step.deductions:
            yield from nested(deduction, -1, 0, [], shared)
        filled += (fact for fact in step.facts if fact > 0)
        out.update(dict.fromkeys(fact for fact in step.facts if fact < 0))


def as_table(rows: list[Json], columns: Mapping[str, str]) -> Any:
    """Rows as a table of pyarrow, of the same types whatever is in them."""
    try:
        import pyarrow
    except ImportError:
        raise BulkError(
            message("service/traces-need-pyarrow"),
            remedy=message("bulk/install-pyarrow"),
        ) from None
    types = {_TEXTS: pyarrow.list_(pyarrow.string())}
    schema = pyarrow.schema(
        [
            (name, types.get(kind) or getattr(pyarrow, "float64" if kind == _NUMBER else kind)())
            for name, kind in columns.items()
        ],
        {"whygrid": SCHEMA},
    )
    return pyarrow.Table.from_pylist(rows, schema=schema)


def _nothing(columns: Mapping[str, str]) -> Json:
    """Texts that are empty and numbers that are 0, for what is not known of a puzzle."""
    empty: Json = {_TEXT: "", _WHOLE: 0, _BIG: 0, _NUMBER: 0.0}
    return {name: empty[kind] for name, kind in columns.items()}
