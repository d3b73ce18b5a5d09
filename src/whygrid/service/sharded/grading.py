"""Grades of many puzzles."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

import numpy as np

from whygrid.budget import Budget
from whygrid.bulk.formats import Batch, Span, Table
from whygrid.bulk.formats.batches import object_array
from whygrid.errors import WhygridError
from whygrid.genre import Order
from whygrid.service.grading import Graded, grade
from whygrid.service.sharded.texts import OnTexts, rows_of, share, what_went_wrong

UNKNOWN_K = -1


@dataclass(frozen=True)
class Grade(OnTexts):
    """The grade of each, with the scales of others, and k where it is asked for."""

    genre: str | None = None
    k: bool = False
    seconds: float | None = None
    se: Order = "own"
    name: ClassVar[str] = "grade"

    def done(self, batch: Batch, span: Span, threads: int | None, budget: Budget) -> Mapping[str, Table]:
        """The rows with columns for the grade; a puzzle that has none has an `error`."""
        found: list[tuple[Graded | None, str]] = []
        for row in rows_of(batch, self.genre):
            budget.check()
            graded, error = None, row.error
            if row.puzzle is not None:
                try:
                    graded = grade(row.puzzle, share(budget, self.seconds), with_k=self.k, se=self.se)
                except WhygridError as problem:
                    error = what_went_wrong(problem, budget)
            found.append((graded, error))
        columns = grade_columns([graded for graded, _ in found])
        return {"": batch.with_columns(**columns, error=object_array([error for _, error in found]))}


def grade_columns(grades: list[Graded | None]) -> dict[str, np.ndarray]:
    """Grades as columns, of the same types whatever is in them."""
    return {
        "level": object_array(["" if one is None else one.grade.level for one in grades]),
        "grade": np.array([0.0 if one is None else one.grade.number for one in grades], np.float64),
        "grade_version": np.array([0 if one is None else one.grade.version for one in grades], np.int32),
        "techniques": object_array(
            ["{}" if one is None else json.dumps(one.grade.techniques) for one in grades]
        ),
        "scales": object_array(["{}" if one is None else json.dumps(dict(one.scales)) for one in grades]),
        "k": np.array([UNKNOWN_K if one is None or one.k is None else one.k for one in grades], np.int32),
    }
