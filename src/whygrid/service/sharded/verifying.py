"""Verdicts on many proofs."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

import numpy as np

from whygrid.budget import Budget
from whygrid.bulk.formats import Batch, Span, Table
from whygrid.bulk.formats.batches import object_array
from whygrid.errors import WhygridError
from whygrid.logic.check import Verdict
from whygrid.logic.document import FORMAT
from whygrid.service.documents import parse_json
from whygrid.service.sharded.texts import OnTexts, share, what_went_wrong
from whygrid.service.verifying import found_natively, verify
from whygrid.voice.message import message


@dataclass(frozen=True)
class Verify(OnTexts):
    """What the checker says to the proof of each row: in its column `proof`, or the row is one itself."""

    seconds: float | None = None
    native: bool = False
    name: ClassVar[str] = "verify"

    def done(self, batch: Batch, span: Span, threads: int | None, budget: Budget) -> Mapping[str, Table]:
        """The puzzles with the verdicts."""
        verdicts = [self._verdict(document, budget) for document in _documents(batch)]
        columns = {
            "ok": np.array([verdict.ok for verdict, _ in verdicts], np.uint8),
            "shows": object_array([verdict.shows for verdict, _ in verdicts]),
            "steps": np.array([verdict.steps for verdict, _ in verdicts], np.int32),
            "problem": object_array([said or verdict.problem for verdict, said in verdicts]),
        }
        return {"": Batch(batch.puzzles, None, columns)}

    def _verdict(self, document: Any, budget: Budget) -> tuple[Verdict, str]:
        budget.check()
        try:
            own = share(budget, self.seconds)
            found = found_natively(document, own) if self.native and isinstance(document, str) else None
            if found is not None:
                return found.verdict, ""
            read = parse_json(document) if isinstance(document, str) else document
            if not isinstance(read, dict):
                return Verdict(False, 0), str(message("service/no-proof"))
            return verify(read, own, native=self.native), ""
        except WhygridError as error:
            return Verdict(False, 0), what_went_wrong(error, budget)


def _documents(batch: Batch) -> list[Any]:
    if "proof" in batch.columns:
        return list(batch.columns["proof"].tolist())
    if "format" not in batch.columns:
        return [None] * len(batch)
    names = list(batch.columns)
    rows = zip(batch.texts, *(values.tolist() for values in batch.columns.values()), strict=True)
    return [
        {
            "puzzle": puzzle,
            **{name: value for name, value in zip(names, values, strict=True) if value is not None},
        }
        if values[names.index("format")] == FORMAT
        else None
        for puzzle, *values in rows
    ]


def as_text(document: Mapping[str, Any]) -> str:
    """A proof document in one line."""
    return json.dumps(document, ensure_ascii=False, separators=(",", ":"))
