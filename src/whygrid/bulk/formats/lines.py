"""Formats with a row on each line: txt, csv and jsonl."""

from __future__ import annotations

import csv
import json
from collections.abc import Iterable, Iterator
from itertools import islice
from pathlib import Path
from typing import Any

from whygrid.bulk.arrays import to_lines
from whygrid.bulk.errors import BulkError
from whygrid.bulk.formats.batches import Batch, Closing, Format, from_records
from whygrid.voice.message import message

LONGEST_LINE = 1 << 20
"""Characters; a longer line is no row of puzzles, and would have to fit into memory."""


class LinesReader(Closing):
    """A file with a row on each line, open for reading."""

    def __init__(self, path: Path, form: Format) -> None:
        self.path = path
        self.form = form
        self.file = path.open(encoding="utf-8-sig", newline="")

    def __enter__(self) -> LinesReader:
        return self

    def batches(self, rows: int) -> Iterator[Batch]:
        """The rows of the file, at most so many at a time."""
        records = {"txt": self._plain, "csv": self._csv, "jsonl": self._jsonl}[self.form]()
        first = 0
        while chunk := list(islice(records, rows)):
            yield from_records(chunk, str(self.path), first)
            first += len(chunk)

    def _lines(self) -> Iterator[str]:
        number = 0
        while True:
            number += 1
            try:
                line = self.file.readline(LONGEST_LINE)
            except UnicodeDecodeError:
                raise BulkError(
                    message("bulk/not-utf-8"),
                    where=message("bulk/line-or-soon-after", path=str(self.path), number=number),
                ) from None
            if not line:
                return
            if len(line) == LONGEST_LINE and not line.endswith("\n"):
                raise BulkError(
                    message("bulk/line-does-not-end"),
                    where=message("bulk/line", path=str(self.path), number=number),
                )
            yield line

    def _plain(self) -> Iterator[dict[str, Any]]:
        for line in self._lines():
            text = line.strip()
            if not text or text.startswith("#"):
                continue
            puzzle, _, rest = text.partition(",")
            solution = rest.partition(",")[0]
            yield {"puzzle": puzzle, "solution": solution} if len(solution) == 81 else {"puzzle": puzzle}

    def _csv(self) -> Iterator[dict[str, Any]]:
        records = csv.DictReader(self._lines(), restval="")
        try:
            for record in records:
                if None in record:
                    raise BulkError(
                        message("bulk/more-fields-than-names"),
                        where=message("bulk/line", path=str(self.path), number=records.line_num),
                    )
                yield record
        except csv.Error as error:
            raise BulkError(
                message("bulk/not-a-line-of-csv", why=str(error)),
                where=message("bulk/line", path=str(self.path), number=records.line_num),
            ) from None

    def _jsonl(self) -> Iterator[dict[str, Any]]:
        for number, line in enumerate(self._lines(), 1):
            if line.strip():
                try:
                    record = json.loads(line)
                except (ValueError, RecursionError):
                    record = None
                if not isinstance(record, dict):
                    raise BulkError(
                        message("bulk/not-a-line-of-json"),
                        where=message("bulk/line", path=str(self.path), number=number),
                        remedy=message("bulk/such-as-json"),
                    )
                yield record


class LinesWriter(Closing):
    """A file with a row on each line, open for writing."""

    complete = False

    def __init__(self, path: Path, form: Format, resume: bool, rows_per_batch: int) -> None:
        self.form = form
        self.rows = 0
        self.file = path.open("r+b" if resume and path.exists() else "w+b")
        if resume:
            self._cut_back(rows_per_batch)

    def __enter__(self) -> LinesWriter:
        return self

    def write(self, batch: Batch) -> None:
        """Appends a batch."""
        if self.form == "csv" and self.file.tell() == 0:
            self._put(",".join(map(_quoted, _csv_names(batch))) + "\n")
        self._put("".join(f"{line}\n" for line in _lines(batch, self.form)))
        self.file.flush()

    def _put(self, text: str) -> None:
        self.file.write(text.encode("utf-8", "backslashreplace"))  # JSON can hold half a character

    def _cut_back(self, rows_per_batch: int) -> None:
        header = 1 if self.form == "csv" else 0
        keep = at = lines = 0
        for line in self.file:
            at += len(line)
            lines += line.endswith(b"\n")
            rows = lines - header
            if line.endswith(b"\n") and rows >= 0 and rows % rows_per_batch == 0:
                keep, self.rows = at, rows
        if self.rows == 0:
            keep = 0  # a header may be cut off half-way
        self.file.truncate(keep)
        self.file.seek(keep)


def _lines(batch: Batch, form: Format) -> Iterable[str]:
    puzzles = to_lines(batch.puzzles)
    solutions = None if batch.solutions is None else to_lines(batch.solutions)
    columns = {name: values.tolist() for name, values in batch.columns.items()}
    if form == "jsonl":
        for row, puzzle in enumerate(puzzles):
            solution = {} if solutions is None else {"solution": solutions[row]}
            yield json.dumps(
                {"puzzle": puzzle, **solution, **{name: column[row] for name, column in columns.items()}},
                default=str,  # a date of Parquet, for example
            )
    elif form == "csv":
        known = {"question": puzzles, "answer": solutions, **columns}
        blank = [""] * len(puzzles)
        for fields in zip(*(known.get(name) or blank for name in _csv_names(batch)), strict=True):
            yield ",".join(_quoted(value) for value in fields)
    else:
        rest = [solutions] if solutions is not None else []
        numeric = [columns[name] for name in columns if name in ("status", "count")]
        for fields in zip(puzzles, *rest, *numeric, strict=True):
            yield ",".join(str(value) for value in fields)


def _csv_names(batch: Batch) -> list[str]:
    layout = ["source", "question", "answer", "rating"]
    return layout + [name for name in batch.columns if name not in layout]


def _quoted(value: object) -> str:
    text = str(value)
    return '"' + text.replace('"', '""') + '"' if any(symbol in text for symbol in ',"\r\n') else text
