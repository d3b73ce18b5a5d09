from __future__ import annotations

import json
import os
import threading
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from tests.bulk.conftest import EASY
from whygrid import bulk
from whygrid.bulk import stream
from whygrid.bulk.arrays import to_lines
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


class Interrupted(Exception):
    pass


def interrupted_after(rows: int) -> Callable[[int, int], None]:
    def progress(done: int, total: int) -> None:
        if done >= rows:
            raise Interrupted

    return progress


@pytest.mark.parametrize("operation", ["solve", "count", "minimise", "canonical", "augment", "k", "se"])
@pytest.mark.parametrize("form", FORMATS)
def test_an_interrupted_run_goes_on_to_the_same_bytes(
    source: Path, form: str, operation: stream.Operation, tmp_path: Path
) -> None:
    if form == "parquet":
        pytest.importorskip("pyarrow")
    options = Options(batch=4, seed=3, times=2 if operation == "augment" else 1)
    whole, cut = tmp_path / f"whole.{form}", tmp_path / f"cut.{form}"
    assert stream.run(operation, source, whole, options) == 25 * options.times
    with pytest.raises(Interrupted):
        stream.run(operation, source, cut, replace(options, progress=interrupted_after(12 * options.times)))
    assert not cut.exists(), "nothing is half there under its name"
    left = stream.run(operation, source, cut, replace(options, resume=True))
    assert left == (25 - 12) * options.times
    assert cut.read_bytes() == whole.read_bytes()
    assert stream.run(operation, source, cut, replace(options, resume=True)) == 0
    assert sorted(path.name for path in tmp_path.iterdir()) == sorted([cut.name, "in.txt", whole.name])


def begun(source: Path, out: Path) -> Path:
    """The folder of a run that was ended after three shards."""
    with pytest.raises(Interrupted):
        stream.run("solve", source, out, Options(batch=4, progress=interrupted_after(12)))
    return out.with_name(out.name + ".parts")


@pytest.mark.parametrize("damage", ["cut", "shard gone", "shard cut", "line gone", "strays", "all done"])
def test_what_a_run_has_left_is_used_as_far_as_it_is_whole(source: Path, tmp_path: Path, damage: str) -> None:
    whole, out = tmp_path / "whole.csv", tmp_path / "out.csv"
    stream.run("solve", source, whole, Options(batch=4))
    folder = begun(source, out)
    manifest, shard = folder / "manifest.jsonl", folder / "000001.csv"
    lines = manifest.read_text().splitlines(keepends=True)
    if damage == "cut":
        manifest.write_text("".join(lines)[:-5])
    elif damage == "shard gone":
        shard.unlink()
    elif damage == "shard cut":
        shard.write_bytes(shard.read_bytes()[:-3])
    elif damage == "line gone":
        manifest.write_text("".join(lines[:-1]))
    elif damage == "strays":
        (folder / ".000007.csv.abcd.tmp").write_text("half a sh")
    elif damage == "all done":  # ended after OUT was put in place and while the shards were being removed
        out.write_bytes(whole.read_bytes())
        manifest.write_text("".join(lines) + '{"complete": 7}\n{"joined": true}\n')
        shard.unlink()
    stream.run("solve", source, out, Options(batch=4, resume=True))
    assert out.read_bytes() == whole.read_bytes()
    assert not folder.exists()


def test_a_shard_that_changed_by_itself_is_noticed_and_done_again(source: Path, tmp_path: Path) -> None:
    out = tmp_path / "out.csv"
    shard = begun(source, out) / "000001.csv"
    shard.write_bytes(shard.read_bytes().replace(b"1", b"2", 1))
    with pytest.raises(bulk.BulkError, match=r"000001\.csv: this shard is not what was written"):
        stream.run("solve", source, out, Options(batch=4, resume=True))
    assert not out.exists()
    stream.run("solve", source, out, Options(batch=4, resume=True))
    assert len(out.read_text().splitlines()) == 26


@pytest.mark.parametrize("change", ["source", "batch", "work", "number"])
def test_another_run_is_not_mixed_with_the_one_that_was_begun(
    source: Path, tmp_path: Path, change: str
) -> None:
    out = tmp_path / "out.csv"
    folder = begun(source, out)
    options = Options(batch=5 if change == "batch" else 4, limit=3, resume=True)
    if change == "source":
        source.write_text(source.read_text() + EASY + "\n")
    if change == "number":
        lines = (folder / "manifest.jsonl").read_text()
        (folder / "manifest.jsonl").write_text(lines.replace("whygrid-shards", "something-else"))
    with pytest.raises(bulk.BulkError, match=r"another run was begun here|no manifest of shards"):
        stream.run("count" if change == "work" else "solve", source, out, options)
    assert len(list(folder.glob("*.csv"))) == 3, "nothing is lost"
    stream.run("count", source, out, replace(options, resume=False))
    assert out.exists()


def test_two_runs_do_not_write_to_one_folder(source: Path, tmp_path: Path) -> None:
    out = tmp_path / "out.csv"

    def second(done: int, total: int) -> None:
        with pytest.raises(bulk.BulkError, match="another run is at work here"):
            stream.run("solve", source, out, Options(batch=4, resume=True))

    stream.run("solve", source, out, Options(batch=4, progress=second))
    assert len(bulk.read(out)) == 25


@pytest.mark.parametrize("form", FORMATS)
def test_folders_of_files_become_folders_of_shards(tmp_path: Path, form: str) -> None:
    if form == "parquet":
        pytest.importorskip("pyarrow")
    (tmp_path / "in").mkdir()
    puzzles = bulk.generate(20, rng=2)
    for number, part in enumerate((puzzles[:7], puzzles[7:8], puzzles[8:])):
        (tmp_path / f"{number}.txt").write_text("\n".join(to_lines(part)) + "\n")
        stream.run("count", tmp_path / f"{number}.txt", tmp_path / "in" / f"{number}.{form}", Options())
    out = f"{tmp_path}/out/"
    assert stream.run("solve", tmp_path / "in", out, Options(batch=5, format=form)) == 20  # type: ignore[arg-type]
    names = [path.name for path in sorted(Path(out).iterdir())]
    assert names == [*(f"{number:06}.{form}" for number in range(6)), "manifest.jsonl"]
    assert (bulk.read(out) == puzzles).all()
    assert stream.run("solve", tmp_path / "in", out, Options(batch=5, format=form, resume=True)) == 0  # type: ignore[arg-type]
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "letter.txt").write_text("dear")
    with pytest.raises(bulk.BulkError, match="something else than shards"):
        stream.run("solve", tmp_path / "in", tmp_path / "mine", Options())


def test_a_pipe_is_read_once(tmp_path: Path) -> None:
    pipe, out, puzzles = tmp_path / "pipe.csv", tmp_path / "out.csv", bulk.generate(30, rng=5)
    os.mkfifo(pipe)
    text = "question,note\n" + "".join(f'{line},"two\nlines"\n' for line in to_lines(puzzles))
    writer = threading.Thread(target=pipe.write_text, args=(text,))
    writer.start()
    assert stream.run("count", pipe, out, Options(batch=8)) == 30
    writer.join()
    assert (bulk.read(out) == puzzles).all() and out.read_text().count("two\nlines") == 30


def test_generation_goes_on_to_the_same_bytes(tmp_path: Path) -> None:
    from whygrid.service.generating import generator_of
    from whygrid.service.sharded.generating import Generate

    work = Generate("sudoku", generator_of("sudoku").complete({}), 5)
    whole, cut = tmp_path / "whole.txt", tmp_path / "cut.txt"
    stream.run_generate(30, whole, Options(batch=8), work)
    with pytest.raises(Interrupted):
        stream.run_generate(30, cut, Options(batch=8, progress=interrupted_after(16)), work)
    stream.run_generate(30, cut, Options(batch=8, resume=True), work)
    assert cut.read_text() == whole.read_text()
    assert bulk.is_minimal(bulk.read(cut)).all()


def test_rows_with_other_columns_than_before_are_refused(tmp_path: Path) -> None:
    source = tmp_path / "in.jsonl"
    source.write_text("".join(f'{{"puzzle": "{EASY}", "{name}": 1}}\n' for name in "aab"))
    for form in ("csv", "npy"):
        with pytest.raises(bulk.BulkError, match="other columns than before"):
            stream.run("count", source, tmp_path / f"out.{form}", Options(batch=2))
        assert not (tmp_path / f"out.{form}").exists()


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


def test_a_run_that_came_to_nothing_does_not_stand_in_the_way_of_another(tmp_path):
    bad, good, out = tmp_path / "bad.txt", tmp_path / "good.txt", tmp_path / "out.csv"
    bad.write_text("12345\n")
    good.write_text(f"{EASY}\n")
    with pytest.raises(bulk.BulkError, match="5 symbols"):
        stream.run("solve", bad, out, stream.Options(resume=True))
    assert not out.exists()
    assert stream.run("count", good, out, stream.Options(resume=True)) == 1
