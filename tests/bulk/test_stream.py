from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from tests.bulk.conftest import EASY
from whygrid import bulk
from whygrid.bulk import stream
from whygrid.bulk.arrays import Grids, to_lines
from whygrid.bulk.stream import Options

FORMATS = ["txt", "csv", "jsonl", "npy", "parquet"]


@pytest.fixture
def source(tmp_path: Path) -> Path:
    path = tmp_path / "in.txt"
    puzzles = bulk.generate(25, rng=1)
    path.write_text("# made for a test\n" + "\n".join(to_lines(puzzles)) + "\n\n")
    return path


@pytest.mark.parametrize("form", FORMATS)
def test_solved_files_read_back_as_they_are(source: Path, form: str, tmp_path: Path) -> None:
    if form == "parquet":
        pytest.importorskip("pyarrow")
    out = tmp_path / f"out.{form}"
    assert stream.run("solve", source, out, Options(batch=10)) == 25
    batches = list(stream.read_batches(out, 7))
    assert [len(batch.puzzles) for batch in batches] == [7, 7, 7, 4]
    puzzles = bulk.read(source)
    assert (np.concatenate([batch.puzzles for batch in batches]) == puzzles).all()
    solutions = np.concatenate([batch.solutions for batch in batches if batch.solutions is not None])
    assert (solutions == bulk.solve(puzzles).solutions).all()


@pytest.mark.parametrize("operation", ["solve", "count", "minimise", "canonical", "augment"])
@pytest.mark.parametrize("form", ["txt", "csv", "jsonl", "npy"])
def test_an_interrupted_run_goes_on_to_the_same_bytes(
    source: Path, form: str, operation: stream.Operation, tmp_path: Path
) -> None:
    options = Options(batch=4, seed=3, times=2 if operation == "augment" else 1)
    whole, cut = tmp_path / f"whole.{form}", tmp_path / f"cut.{form}"
    stream.run(operation, source, whole, options)
    data = whole.read_bytes()
    for length in (0, 5, 300, len(data) // 2, len(data) - 1, len(data)):
        cut.write_bytes(data[:length])
        stream.run(operation, source, cut, Options(batch=4, seed=3, times=options.times, resume=True))
        assert cut.read_bytes() == data, length


def test_an_interrupted_parquet_run_keeps_its_batches_and_goes_on(source: Path, tmp_path: Path) -> None:
    pytest.importorskip("pyarrow")
    whole, cut = tmp_path / "whole.parquet", tmp_path / "cut.parquet"
    stream.run("solve", source, whole, Options(batch=4))

    def interrupt(done: int, total: int) -> None:
        if done == 12:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        stream.run("solve", source, cut, Options(batch=4, progress=interrupt))
    assert not cut.exists()
    assert stream.run("solve", source, cut, Options(batch=4, resume=True)) == 25 - 12
    assert cut.read_bytes() == whole.read_bytes()
    assert stream.run("solve", source, cut, Options(batch=4, resume=True)) == 0
    assert sorted(path.name for path in tmp_path.iterdir()) == ["cut.parquet", "in.txt", "whole.parquet"]


def test_generation_goes_on_where_the_output_ends(tmp_path: Path) -> None:
    def make(number: int, seed: int) -> Grids:
        return bulk.generate(number, rng=seed)

    whole, cut = tmp_path / "whole.txt", tmp_path / "cut.txt"
    stream.run_generate(30, whole, Options(batch=8, seed=5), make)
    cut.write_text(whole.read_text()[:1000])
    stream.run_generate(30, cut, Options(batch=8, seed=5, resume=True), make)
    assert cut.read_text() == whole.read_text()
    assert bulk.is_minimal(bulk.read(cut)).all()


def test_columns_of_sudoku_extreme_are_passed_on(tmp_path: Path) -> None:
    path, out = tmp_path / "in.csv", tmp_path / "out.csv"
    path.write_text(f'source,question,answer,rating\n"a, b",{EASY},,3\n')
    stream.run("solve", path, out, Options())
    header, row = out.read_text().splitlines()
    assert header == "source,question,answer,rating,status"
    assert row.startswith(f'"a, b",{EASY},') and row.endswith(",3,1")


def test_counts_go_into_jsonl(source: Path, tmp_path: Path) -> None:
    out = tmp_path / "out.jsonl"
    stream.run("count", source, out, Options(limit=5))
    assert all(json.loads(line)["count"] == 1 for line in out.read_text().splitlines())


def test_errors_name_the_file_and_the_row(tmp_path: Path) -> None:
    path = tmp_path / "bad.txt"
    path.write_text(f"{EASY}\n{EASY[:-1]}\n")
    with pytest.raises(bulk.BulkError, match=r"bad\.txt, row 1: 80 symbols"):
        bulk.read(path)
    with pytest.raises(bulk.BulkError, match="no such file"):
        bulk.read(tmp_path / "none.txt")
    (tmp_path / "bad.csv").write_text("a,b\n1,2\n")
    with pytest.raises(bulk.BulkError, match="no column with puzzles"):
        bulk.read(tmp_path / "bad.csv")


def test_progress_is_told_in_rows(source: Path, tmp_path: Path) -> None:
    told: list[int] = []
    stream.run(
        "count", source, tmp_path / "out.txt", Options(batch=10, progress=lambda done, _: told.append(done))
    )
    assert told == [10, 20, 25]
