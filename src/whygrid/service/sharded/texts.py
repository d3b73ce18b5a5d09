"""What bulk work on puzzles of any genre shares: rows of texts, and words for what is wrong with one."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import ClassVar

from whygrid.budget import Budget
from whygrid.bulk.errors import BulkError
from whygrid.bulk.formats import Batch, Span, Table, read
from whygrid.errors import Stopped, WhygridError
from whygrid.puzzle import Puzzle
from whygrid.records import NamedTuple


class Row(NamedTuple):
    """A puzzle of a file, or what is wrong with it."""

    text: str
    puzzle: Puzzle | None
    error: str = ""


class OnTexts:
    """Work on puzzles as texts: `done` gets each batch of them. It is Python's work, so one at a time."""

    name: ClassVar[str]
    alone: ClassVar[bool] = True

    @property
    def files(self) -> tuple[str, ...]:
        """One table, unless somebody says more."""
        return ("",)

    def tables(self, span: Span, number: int, threads: int | None, budget: Budget) -> Mapping[str, Table]:
        """What becomes of the rows of a span."""
        try:
            return self.done(read(span, texts=True), span, threads, budget)
        except BulkError as error:
            raise error.placed(span.path, span.first) from None

    def done(self, batch: Batch, span: Span, threads: int | None, budget: Budget) -> Mapping[str, Table]:
        """The tables of a batch."""
        raise NotImplementedError


def rows_of(batch: Batch, genre: str | None) -> Iterator[Row]:
    """Each puzzle of a batch, read as this genre, or the one in its column, or the one that it looks like."""
    column = batch.columns.get("genre")
    for place, text in enumerate(batch.texts):
        named = genre or (None if column is None else column[place] or None)
        try:
            yield Row(text, Puzzle.parse(text, named))
        except WhygridError as error:
            yield Row(text, None, str(error.what))


def share(budget: Budget, seconds: float | None) -> Budget:
    """The budget of one puzzle: so many seconds, and no more than there are."""
    return budget if seconds is None else Budget(seconds, budget.check)


def what_went_wrong(error: WhygridError, budget: Budget) -> str:
    """An error of one puzzle in a few words; a stop of the whole run is none."""
    if isinstance(error, Stopped) and budget.reason:
        raise error
    return str(error.what)
