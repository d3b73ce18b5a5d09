"""Formats with a row on each line: txt, csv and jsonl."""

from __future__ import annotations

import csv
import io
import json
import shutil
import stat
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import IO, Any

import numpy as np

from whygrid.bulk.errors import BulkError
from whygrid.bulk.formats.batches import Batch, Format, Span, from_records
from whygrid.kernels.bulk import kernel
from whygrid.voice.message import message

LINE = 82
"""Bytes of a line that is a Sudoku and nothing else."""
LONGEST_LINE = 1 << 20
"""Bytes; a longer line is no row of puzzles, and would have to fit into memory."""


_NONE = np.empty((0, 0), np.uint8)
_LAYOUT = dict.fromkeys(("source", "question", "answer", "rating"))
"""The columns of CSV that are always there."""


def spans(path: Path, form: Format, rows: int) -> Iterator[Span]:
    """Where each so many rows of a file begin and end: a look at its line ends, and no more.

    Of a pipe, which can't be read twice, each span has its bytes with it.
    """
    with path.open("rb") as file:
        keep = not stat.S_ISREG(path.stat().st_mode)
        if form == "txt" and not keep:
            yield from _text_spans(file, path, rows)
            return
        lines = _Lines(file, path, keep)
        records = _csv_records(lines, path) if form == "csv" else _records(lines, form)
        head = next(records, (False, b""))[1] if form == "csv" else b""
        lines.forget()
        first = number = 0
        start, line = lines.at, lines.number + 1
        for counts, _ in records:
            number += counts
            if number == rows:
                yield Span(str(path), form, first, rows, start, lines.at, line, head, lines.forget())
                first, number, start, line = first + rows, 0, lines.at, lines.number + 1
        if number:
            yield Span(str(path), form, first, number, start, lines.at, line, head, lines.forget())


def _text_spans(file: IO[bytes], path: Path, rows: int) -> Iterator[Span]:
    """The spans of a text; those that are nothing but lines of 81 symbols are seen at a glance."""
    first, start, line = 0, 0, 1
    number = rows
    while number == rows:
        file.seek(start)
        number = kernel().read_text(file.read(rows * LINE), _NONE)
        end, after = start + rows * LINE, line + rows
        if number < rows:
            file.seek(start)
            lines = _Lines(file, path, False, start, line - 1)
            number = 0
            for counts, _ in _records(lines, "txt"):
                number += counts
                if number == rows:
                    break
            end, after = lines.at, lines.number + 1
        if number:
            yield Span(str(path), "txt", first, number, start, end, line)
        first, start, line = first + number, end, after


class _Lines:
    """The lines of a file in bytes from some place on, and how far they have been gone through."""

    def __init__(self, file: IO[bytes], path: Path, keep: bool, at: int = 0, number: int = 0) -> None:
        self.file, self.path, self.keep = file, path, keep
        self.at, self.number = at, number
        self.kept: list[bytes] = []

    def __iter__(self) -> Iterator[bytes]:
        rest = b""
        while chunk := self.file.read(LONGEST_LINE):
            pieces = (rest + chunk).splitlines(keepends=True)
            rest = b"" if pieces[-1].endswith(b"\n") else pieces.pop()  # \r may be half an end of line
            for piece in pieces:
                yield self._count(piece)
            if len(rest) >= LONGEST_LINE:
                raise BulkError(
                    message("bulk/line-does-not-end"),
                    where=message("bulk/line", path=str(self.path), number=self.number + 1),
                )
        if rest:
            yield self._count(rest)

    def _count(self, piece: bytes) -> bytes:
        self.at += len(piece)
        self.number += 1
        if self.keep:
            self.kept.append(piece)
        return piece

    def forget(self) -> bytes | None:
        """The bytes since the last time, where they are kept."""
        kept, self.kept = self.kept, []
        return b"".join(kept) if self.keep else None


def _records(lines: _Lines, form: Format) -> Iterator[tuple[bool, bytes]]:
    """For each line whether it is a row."""
    for line in lines:
        text = line.strip(b"\xef\xbb\xbf \t\r\n\v\f")
        yield bool(text) and not (form == "txt" and text.startswith(b"#")), b""


def _csv_records(lines: _Lines, path: Path) -> Iterator[tuple[bool, bytes]]:
    """For each row of CSV, which may go over several lines, whether it counts; the first with its bytes."""
    head: list[bytes] | None = []

    def texts() -> Iterator[str]:
        for line in lines:
            if head is not None:
                head.append(line)
            yield line.decode("latin-1")

    try:
        for row in csv.reader(texts()):
            yield bool(row), b"".join(head or ())
            head = None
    except csv.Error as error:
        raise BulkError(
            message("bulk/not-a-line-of-csv", why=str(error)),
            where=message("bulk/line", path=str(path), number=lines.number),
        ) from None


def read(span: Span, texts: bool) -> Batch:
    """The rows of a span."""
    if span.form == "txt" and not texts and span.end - span.start == span.rows * LINE:
        grids = np.empty((span.rows, 81), np.uint8)
        if kernel().read_text(_bytes(span), grids) == span.rows:
            return Batch(grids)
    records = {"txt": _plain, "csv": _csv, "jsonl": _jsonl}[span.form]
    found = list(records(span, texts) if span.form == "txt" else records(span))  # type: ignore[operator]
    return from_records(found, span.path, span.first, texts)


def _bytes(span: Span) -> bytes:
    if span.data is not None:
        return span.data
    with open(span.path, "rb") as file:
        file.seek(span.start)
        data = file.read(span.end - span.start)
    if len(data) < span.end - span.start:
        raise BulkError(message("bulk/file-is-shorter"), where=span.path)
    return data


def _text_lines(span: Span) -> Iterator[str]:
    data = _bytes(span)
    coding = "utf-8-sig" if span.start == 0 or span.head else "utf-8"
    text = io.TextIOWrapper(io.BytesIO(span.head + data), coding, newline="")
    number = span.line - len(span.head.splitlines())
    while True:
        try:
            line = text.readline()
        except UnicodeDecodeError:
            raise BulkError(
                message("bulk/not-utf-8"),
                where=message("bulk/line-or-soon-after", path=span.path, number=number),
            ) from None
        if not line:
            return
        number += 1
        yield line


def _plain(span: Span, texts: bool) -> Iterator[dict[str, Any]]:
    for line in _text_lines(span):
        text = line.strip()
        if not text or text.startswith("#"):
            continue
        puzzle, _, rest = text.partition(",")
        solution = rest.partition(",")[0]
        if texts and len(puzzle) != 81:  # of another genre, which may have commas in it
            puzzle, solution = text, ""
        yield {"puzzle": puzzle, "solution": solution} if len(solution) == 81 else {"puzzle": puzzle}


def _csv(span: Span) -> Iterator[dict[str, Any]]:
    records = csv.DictReader(_text_lines(span), restval="")
    before = span.line - 1 - len(span.head.splitlines())
    try:
        for record in records:
            if None in record:
                raise BulkError(
                    message("bulk/more-fields-than-names"),
                    where=message("bulk/line", path=str(span.path), number=before + records.line_num),
                )
            yield record
    except csv.Error as error:
        raise BulkError(
            message("bulk/not-a-line-of-csv", why=str(error)),
            where=message("bulk/line", path=str(span.path), number=before + records.line_num),
        ) from None


def _jsonl(span: Span) -> Iterator[dict[str, Any]]:
    for number, line in enumerate(_text_lines(span), span.line):
        if line.strip():
            try:
                record = json.loads(line)
            except (ValueError, RecursionError):
                record = None
            if not isinstance(record, dict):
                raise BulkError(
                    message("bulk/not-a-line-of-json"),
                    where=message("bulk/line", path=span.path, number=number),
                    remedy=message("bulk/such-as-json"),
                )
            yield record


def write(path: Path, form: Format, batch: Batch) -> None:
    """A file with the rows of a batch."""
    with path.open("wb") as file:
        if form == "csv":
            file.write(_encoded(",".join(map(_quoted, _csv_names(batch)))))
        if (text := _at_once(batch, form)) is not None:
            file.write(text)
            return
        for line in _lines(batch, form):
            file.write(_encoded(line))


def join(parts: Sequence[Path], out: Path, form: Format) -> None:
    """One file of several; of CSV with the names of the columns once."""
    head = None
    with out.open("wb") as file:
        for part in parts:
            with part.open("rb") as source:
                if form == "csv":
                    own = source.readline()
                    if head is None:
                        file.write(own)
                    elif own != head:
                        raise BulkError(
                            message(
                                "bulk/other-columns-than-before", columns=own.decode(errors="replace").strip()
                            ),
                            where=str(part),
                            remedy=message("bulk/same-columns"),
                        )
                    head = own
                shutil.copyfileobj(source, file, 1 << 20)


def _encoded(line: str) -> bytes:
    return (line + "\n").encode("utf-8", "backslashreplace")  # JSON can hold half a character


def _lines(batch: Batch, form: Format) -> Iterable[str]:
    puzzles = batch.texts
    solutions = None if batch.solutions is None else Batch(batch.solutions).texts
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
        for fields in zip(puzzles, *rest, *(columns[name] for name in _beside(batch)), strict=True):
            text = ",".join(str(value) for value in fields)
            yield text + "\n" if "\n" in text else text  # boards of several lines are kept apart


def _beside(batch: Batch) -> list[str]:
    """The columns that have a place in a line of text."""
    return [name for name in batch.columns if name in ("status", "count")]


def _at_once(batch: Batch, form: Format) -> bytes | None:
    """The lines of Sudokus with nothing but numbers beside them; None where it is slower than that."""
    names = _beside(batch) if form == "txt" else list(batch.columns)
    columns = [batch.columns[name] for name in names]
    sudokus_and_numbers = batch.puzzles.ndim == 2 and all(values.dtype.kind == "u" for values in columns)
    if form == "jsonl" or not sudokus_and_numbers or (form == "csv" and not _LAYOUT.keys().isdisjoint(names)):
        return None
    solutions, numbers = batch.solutions, [values.astype(np.uint64) for values in columns]
    if form == "txt":
        return kernel().as_text(batch.puzzles, _NONE if solutions is None else solutions, numbers)
    if solutions is None:  # no source, no answer, no rating
        return kernel().as_text(batch.puzzles, _NONE, numbers, ",", ",,")
    return kernel().as_text(batch.puzzles, solutions, numbers, ",", ",")


def _csv_names(batch: Batch) -> list[str]:
    return [*_LAYOUT, *(name for name in batch.columns if name not in _LAYOUT)]


def _quoted(value: object) -> str:
    text = "" if value is None else str(value)
    return '"' + text.replace('"', '""') + '"' if any(symbol in text for symbol in ',"\r\n') else text
