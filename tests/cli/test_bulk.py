"""`whygrid bulk` and `whygrid generate`, through the installed command."""

import json
import os
import signal
import subprocess
import sys
import time

import pytest

import whygrid
from tests.cli.command import WHYGRID, refused, run, run_json
from tests.patience import PATIENCE
from whygrid import bulk
from whygrid.bulk.arrays import to_lines
from whygrid.bulk.stream import BATCH_ROWS


@pytest.fixture
def puzzles(tmp_path):
    path = tmp_path / "puzzles.txt"
    assert run("generate", "sudoku", "--count", "50", "--seed", "7", "--out", str(path)).code == 0
    return path


def test_generated_puzzles_have_one_solution_and_a_seed_gives_the_same_again(tmp_path, puzzles):
    lines = puzzles.read_text().splitlines()
    assert len(set(lines)) == 50
    assert all(whygrid.count(whygrid.parse(line)) == 1 for line in lines[:10])
    code, out, _ = run("generate", "sudoku", "--count", "50", "--seed", "7")
    assert (code, out.splitlines()) == (0, lines)


def test_generation_to_order_keeps_to_the_order():
    code, document = run_json(
        "generate", "sudoku", "--count", "3", "--clues", "26", "--symmetry", "none", "--seed", "1", "--json"
    )
    assert code == 0
    assert [81 - text.count(".") for text in document["puzzles"]] == [26] * 3


@pytest.mark.parametrize("ending", ["txt", "csv", "jsonl", "npy"])
def test_solved_files_come_in_every_format(tmp_path, puzzles, ending):
    out = tmp_path / f"solved.{ending}"
    assert run("bulk", "solve", str(puzzles), "--out", str(out)).code == 0
    assert out.stat().st_size > 50


def test_solutions_are_those_of_the_ordinary_solver(tmp_path, puzzles):
    out = tmp_path / "solved.jsonl"
    assert run("bulk", "solve", str(puzzles), "--out", str(out)).code == 0
    for line in out.read_text().splitlines()[:10]:
        row = json.loads(line)
        puzzle = whygrid.parse(row.get("puzzle") or row["question"])
        assert (row.get("solution") or row["answer"]) == whygrid.solve(puzzle).solutions[0].text


def test_a_file_that_is_there_is_not_overwritten_unasked(tmp_path, puzzles):
    before = puzzles.read_text()
    code, out, err = run("generate", "sudoku", "--out", str(puzzles))
    assert (code, out) == (2, "")
    assert "--resume" in err
    assert puzzles.read_text() == before


@pytest.mark.parametrize(
    "words",
    [
        ("bulk", "solve", "nothing-here.txt", "--out", "x.csv"),
        ("generate", "crossword"),
        ("generate", "sudoku", "--symmetry", "oval"),
        ("generate", "sudoku", "--clues", "5"),
    ],
)
def test_bad_orders_are_refused_in_words(words, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    code, out, err = run(*words)
    assert (code, out) == (2, "")
    assert err
    assert "Traceback" not in err


@pytest.mark.parametrize("ending", ["txt", "parquet"])
def test_ctrl_c_keeps_what_bulk_work_has_done_and_resume_ends_it(tmp_path, puzzles, ending):
    if ending == "parquet":
        pytest.importorskip("pyarrow")
    source, out = tmp_path / "many.txt", tmp_path / f"solved.{ending}"
    source.write_text(puzzles.read_text() * (2 * BATCH_ROWS // 50 + 1))
    stage = {"interrupt_at": ["whygrid.bulk.solving:solve", 2]}
    code, printed, err = run("bulk", "solve", str(source), "--out", str(out), stage=stage)
    assert (code, printed) == (4, "")
    assert "stopped by Ctrl-C; what was done is kept" in err
    assert not out.exists(), "nothing is half there under its name"
    kept = list((tmp_path / f"solved.{ending}.parts").glob(f"*.{ending}"))
    assert kept and all(path.stat().st_size > 0 for path in kept)
    assert run("bulk", "solve", str(source), "--out", str(out)).code == 0, "the same command goes on"
    assert len(bulk.read(out)) == len(source.read_text().splitlines())
    assert run("bulk", "solve", str(source), "--out", str(out)).code == 2, "unasked, it is not overwritten"
    assert run("bulk", "solve", str(source), "--out", str(out), "--resume").code == 0


def test_ctrl_c_keeps_the_puzzles_generated_until_then(tmp_path):
    out = tmp_path / "puzzles.txt"
    order = ("generate", "sudoku", "--count", "100000000", "--seed", "1")
    stage = {"interrupt_at": ["whygrid.bulk.seeds:batch_seed", 3]}  # when two batches are made
    code, printed, err = run(*order, "--out", str(out), stage=stage)
    assert (code, printed) == (4, "")
    assert "the same command (or --resume) goes on" in err
    kept = bulk.read(f"{out}.parts")
    assert len(kept) == 2 * 4096
    code, printed, err = run(*order, "--json", stage=stage)
    assert code == 4
    document = json.loads(printed)
    assert document["note"] == "stopped by Ctrl-C"
    assert document["puzzles"][: len(kept)] == to_lines(kept)


@pytest.mark.parametrize(
    "words", [("bulk", "count", "a.txt", "-o", "b.txt"), ("k", "mini"), ("generate", "sudoku")]
)
def test_more_threads_than_help_are_refused(words):
    assert "1<=x<=1024" in refused(run(*words, "--threads", "1000000"))


FULL = """
import resource, sys
resource.setrlimit(resource.RLIMIT_FSIZE, (20_000, 20_000))  # as a disk on which no more fits
from whygrid.__main__ import main
main()
"""


@pytest.mark.parametrize("ending", ["csv", "npy", "parquet"])
def test_on_a_full_disk_nothing_is_half_there_and_the_same_command_goes_on(tmp_path, ending):
    if ending == "parquet":
        pytest.importorskip("pyarrow")
    out = tmp_path / f"out.{ending}"
    source = tmp_path / "many.txt"
    source.write_text("\n".join(to_lines(bulk.generate(2000, rng=1))))
    words = ("bulk", "solve", str(source), "--out", str(out), "--batch", "1900")
    done = subprocess.run([sys.executable, "-c", FULL, *words], capture_output=True, text=True)
    assert done.returncode == 2 and "this can't be written" in done.stderr, done.stderr
    assert "Traceback" not in done.stderr and not out.exists()
    folder = tmp_path / f"out.{ending}.parts"
    assert [path.name for path in folder.iterdir()] == ["manifest.jsonl"], "no half of a shard is left"
    assert run(*words).code == 0
    assert len(bulk.read(out)) == 2000 and not folder.exists()


def test_a_bad_shard_a_cut_file_and_a_missing_column_are_told(tmp_path, puzzles):
    parquet = pytest.importorskip("pyarrow.parquet")
    import pyarrow

    folder = tmp_path / "shards"
    folder.mkdir()
    lines = puzzles.read_text().splitlines()
    parquet.write_table(pyarrow.table({"puzzle": lines}), folder / "0.parquet")
    cases = {
        "cut": ((folder / "0.parquet").read_bytes()[:-40], "1.parquet: not a Parquet file"),
        "no column": (pyarrow.table({"name": lines}), "1.parquet: no column with puzzles"),
        "bad row": (pyarrow.table({"puzzle": [*lines[:7], "123"]}), "1.parquet, row 7: 3 symbols"),
        "no text": (pyarrow.table({"puzzle": list(range(5))}), "1.parquet, row 0: 0 is no text"),
    }
    for content, said in cases.values():
        if isinstance(content, bytes):
            (folder / "1.parquet").write_bytes(content)
        else:
            parquet.write_table(content, folder / "1.parquet")
        out = tmp_path / "out.parquet"
        done = run("bulk", "solve", str(folder), "--out", str(out), "--restart")
        assert done.code == 2 and said in done.err, done.err
        assert not out.exists()


def test_ctrl_c_with_workers_keeps_what_is_done_and_makes_no_noise(tmp_path, puzzles):
    pytest.importorskip("distributed")
    source, out = tmp_path / "many.txt", tmp_path / "out.txt"
    source.write_text(puzzles.read_text() * 4000)
    words = [WHYGRID, "bulk", "canonical", str(source), "--out", str(out), "--batch", "500", "--workers", "2"]
    running = subprocess.Popen(words, stderr=subprocess.PIPE, text=True, start_new_session=True)
    while not list(tmp_path.glob("out.txt.parts/*.txt")):
        assert running.poll() is None, running.stderr.read()
        time.sleep(0.1)
    os.killpg(running.pid, signal.SIGINT)  # as a terminal does: to all processes
    said = running.communicate(timeout=PATIENCE)[1]
    assert running.returncode == 4 and "what was done is kept" in said
    assert "Traceback" not in said and "distributed" not in said


@pytest.mark.parametrize("language", ["en", "hu", "cs"])
def test_the_list_of_operations_tells_each_to_its_end(language):
    _usage, *lines = run("bulk", "--help", "--lang", language).out.splitlines()
    assert len(lines) > 20 and not any(line.endswith("...") for line in lines)
