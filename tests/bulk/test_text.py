"""Sudokus as lines of text: what is read and written at a glance is what is read and written line by line."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from whygrid.bulk.formats import Batch, read, spans, write
from whygrid.kernels import NATIVE, bulk_counterpart
from whygrid.kernels.bulk import kernel

NONE = np.empty((0, 0), np.uint8)
PUZZLE = "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3.."
native = pytest.mark.skipif(not NATIVE, reason="the native module is not built")

lines = st.text(".0123456789*_-", min_size=81, max_size=81).map(lambda text: text + "\n")
odd_lines = st.sampled_from(
    [
        "# a remark\n",
        "\n",
        PUZZLE[:-1] + "\n",
        PUZZLE + "\r\n",
        PUZZLE,
        PUZZLE[:40] + "x" + PUZZLE[41:] + "\n",
    ]
)


@native
@given(st.lists(lines | odd_lines, max_size=6))
def test_native_and_twin_read_the_same_rows(texts: list[str]) -> None:
    text = "".join(texts).encode()
    room = len(text) // 82 + 1
    fast, slow = np.zeros((room, 81), np.uint8), np.zeros((room, 81), np.uint8)
    rows = kernel().read_text(text, fast)
    assert rows == bulk_counterpart.read_text(text, slow) == kernel().read_text(text, NONE)
    assert (fast[:rows] == slow[:rows]).all()


@native
@given(
    st.lists(st.binary(min_size=81, max_size=81), max_size=4),
    st.booleans(),
    st.integers(0, 2**64 - 1),
    st.sampled_from([("", ""), (",", ",,"), ("known,", ",5")]),
)
def test_native_and_twin_write_the_same_lines(
    rows: list[bytes], solved: bool, number: int, fixed: tuple[str, str]
) -> None:
    grids = np.frombuffer(b"".join(rows), np.uint8).reshape(-1, 81) % 10
    solutions = grids[::-1].copy() if solved else NONE
    columns = [np.full(len(rows), number, np.uint64), np.arange(len(rows), dtype=np.uint64)]
    ours = (grids, solutions, columns, *fixed)
    assert kernel().as_text(*ours) == bulk_counterpart.as_text(*ours)


@pytest.mark.parametrize("form", ["txt", "csv"])
@pytest.mark.parametrize("names", [(), ("count",), ("count", "seed"), ("rating", "count"), ("source",)])
@pytest.mark.parametrize("solved", [False, True])
def test_lines_written_at_once_are_those_written_one_by_one(
    tmp_path: Path,
    form: Literal["txt", "csv"],
    names: tuple[str, ...],
    solved: bool,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    grids = np.arange(3 * 81, dtype=np.uint8).reshape(3, 81) % 10
    columns = {name: np.array([1, 22, 2**32 - 1], np.uint32) for name in names}
    batch = Batch(grids, grids[::-1].copy() if solved else None, columns)
    at_once, one_by_one = tmp_path / "at_once", tmp_path / "one_by_one"
    write(at_once, form, batch)
    monkeypatch.setattr("whygrid.bulk.formats.lines._at_once", lambda batch, form: None)
    write(one_by_one, form, batch)
    assert at_once.read_bytes() == one_by_one.read_bytes()


@native
def test_a_table_with_too_few_rows_for_a_text_is_refused() -> None:
    with pytest.raises(ValueError, match="a row for each line"):
        kernel().read_text((PUZZLE + "\n").encode() * 2, np.zeros((1, 81), np.uint8))


@pytest.mark.parametrize("rows", [1, 2, 3, 100])
@pytest.mark.parametrize(
    "remarks", [(), (0,), (3,), (0, 1, 4, 7)], ids=["none", "first", "between", "everywhere"]
)
def test_rows_keep_their_numbers_and_lines_whatever_stands_between_them(
    tmp_path: Path, rows: int, remarks: tuple[int, ...]
) -> None:
    path, wanted, text = tmp_path / "some.txt", [], ""
    for number in range(7):
        if number in remarks:
            text += "# a remark\n\n"
        wanted.append((number, text.count("\n") + 1))
        text += PUZZLE[:-1] + str(number) + "\n"
    path.write_text(text + ("# the end" if 7 in remarks else ""))
    found, lines_seen = [], []
    for span in spans(path, rows):
        digits = read(span).puzzles[:, -1].tolist()
        found += digits
        lines_seen.append((span.first, span.line, digits[0]))
        assert span.rows == len(digits) <= rows
    assert found == list(range(7))
    for first, line, digit in lines_seen:
        assert first == digit and line <= wanted[digit][1]


def test_what_is_written_reads_back_with_numbers_and_without(tmp_path: Path) -> None:
    path = tmp_path / "some.txt"
    grids = (np.arange(81 * 5, dtype=np.uint8) % 10).reshape(5, 81)
    write(path, "txt", Batch(grids))
    (span,) = spans(path, 10)
    assert (read(span).puzzles == grids).all()
    write(path, "txt", Batch(grids, None, {"count": np.arange(5, dtype=np.uint64), "rating": np.zeros(5)}))
    assert [line.split(",")[1] for line in path.read_text().splitlines()] == list("01234")
    (span,) = spans(path, 10)
    assert (read(span).puzzles == grids).all()
