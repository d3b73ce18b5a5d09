"""What all formats of bulk work share: batches of rows, and what readers and writers of them can do."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from types import TracebackType
from typing import IO, Any, Literal, Protocol

import numpy as np
import numpy.typing as npt

from whygrid.bulk.arrays import Grids, from_lines
from whygrid.bulk.errors import BulkError
from whygrid.voice.message import message

Format = Literal["txt", "csv", "jsonl", "npy", "parquet"]

PUZZLE_NAMES = ("question", "puzzle", "quizzes", "puzzles")
SOLUTION_NAMES = ("answer", "solution", "solutions")
"""The names of columns with puzzles and with solutions, the one that is looked for first in front."""


@dataclass(frozen=True, slots=True)
class Batch:
    """Some rows of a file: puzzles, their solutions if it has them, and its other columns."""

    puzzles: Grids
    solutions: Grids | None = None
    columns: dict[str, npt.NDArray[Any]] = field(default_factory=dict)


class Reader(Protocol):
    """An open file of puzzles."""

    def batches(self, rows: int) -> Iterator[Batch]:
        """Its rows, at most so many at a time."""


class Writer(Protocol):
    """An open file for results."""

    rows: int  # that it held when it was opened, a whole number of batches
    complete: bool  # nothing is left to do

    def write(self, batch: Batch) -> None:
        """Appends a batch, so that it survives the end of this process."""


class Closing:
    """A context that closes its file."""

    file: IO[Any]

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.file.close()


def from_records(records: list[dict[str, Any]], what: str, first_row: int) -> Batch:
    """The batch of rows that are tables of their columns; `what` names the file in an error."""
    puzzle_name = next((name for name in PUZZLE_NAMES if name in records[0]), None)
    solution_name = next((name for name in SOLUTION_NAMES if records[0].get(name)), None)
    if puzzle_name is None:
        raise BulkError(
            message("bulk/no-column-with-puzzles"),
            where=what,
            remedy=message("bulk/one-of", names=", ".join(PUZZLE_NAMES)),
        )
    puzzles = from_lines([record.get(puzzle_name) for record in records], what, first_row)
    solutions = None
    if solution_name is not None:
        solutions = from_lines(
            [record.get(solution_name) for record in records], f"{what}, {solution_name}", first_row
        )
    taken = {*PUZZLE_NAMES, *SOLUTION_NAMES}
    columns = {
        name: _column([record.get(name) for record in records]) for name in records[0] if name not in taken
    }
    return Batch(puzzles, solutions, columns)


def _column(values: list[Any]) -> npt.NDArray[Any]:
    """Values of one simple type as an array of it; all others stay what they are."""
    kinds = {type(value) for value in values}
    if len(kinds) == 1 and kinds <= {int, float, bool, str}:
        return np.array(values)
    column = np.empty(len(values), object)
    column[:] = values
    return column
