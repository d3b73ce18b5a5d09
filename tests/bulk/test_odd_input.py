"""Odd files, arrays that change under the work, and more threads than there are."""

import subprocess
import sys

import numpy as np
import pytest

from tests.bulk.conftest import EASY
from tests.bulk.odd_files import run
from tests.bulk.races import OPERATIONS, changed_under
from whygrid import bulk
from whygrid.bulk import stream
from whygrid.bulk.stream import Options


def test_odd_files_are_read_or_refused_in_words():
    pytest.importorskip("pyarrow")
    ends, wrong = run(300, seed=5)
    assert not wrong, "\n".join(wrong.values())
    assert ends["answer"] > 20 and ends["BulkError"] > 20


@pytest.mark.parametrize("name", OPERATIONS)
def test_an_array_that_changes_while_it_is_worked_on_does_no_harm(name):
    assert changed_under(name, threads=2, value=255), "the work was done before it told its progress"


def test_where_the_system_gives_no_more_threads_those_that_there_are_do_the_work():
    program = f"""
import resource
from whygrid import bulk
puzzles = bulk.augment([{EASY!r}], times=500, rng=1).puzzles
used = int(open("/proc/self/statm").read().split()[0]) * resource.getpagesize()
resource.setrlimit(resource.RLIMIT_AS, (used + 200_000_000,) * 2)  # room for some stacks, not for a thousand
assert bulk.count(puzzles, threads=1000).tolist() == [1] * 500
"""
    subprocess.run([sys.executable, "-c", program], check=True)


@pytest.mark.parametrize(
    ("name", "content", "said"),
    [
        ("a.txt", b"\xff\xfe" * 81, "line 1 or soon after: this is not UTF-8 text"),
        ("a.txt", b"1" * 2_000_000, "line 1: a line that does not end"),
        ("a.jsonl", b"[1, 2]\n", "line 1: not a line of JSON with named columns"),
        ("a.jsonl", b"[" * 100_000, "line 1: not a line of JSON"),
        ("a.jsonl", b'{"puzzle": 5}\n', "row 0: 5 is no text"),
        ("a.csv", b"puzzle\n" + EASY.encode() + b",1\n", "line 2: more fields than the first line has names"),
        ("a.npy", b"", "not an array file"),
        ("a.npy", b"\x93NUMPY\x01\x00v\x00{'descr': '|u1', 'shape': (9999, 81)", "not an array file"),
        ("a.parquet", b"PAR1 and no more", "not a Parquet file"),
    ],
)  # fmt: skip
def test_what_is_wrong_with_a_file_is_said_with_its_place(tmp_path, name, content, said):
    if name.endswith("parquet"):
        pytest.importorskip("pyarrow")
    (tmp_path / name).write_bytes(content)
    with pytest.raises(bulk.BulkError) as told:
        bulk.read(tmp_path / name)
    assert said in str(told.value) and name in str(told.value)


def test_an_array_file_that_is_cut_off_meanwhile_is_an_error_and_no_end_of_the_process(tmp_path):
    path = tmp_path / "a.npy"
    np.save(path, np.zeros((100_000, 81), np.uint8))
    batches = stream.read_batches(path, 1000)
    next(batches)
    with path.open("r+b") as file:
        file.truncate(1000)
    with pytest.raises(bulk.BulkError, match="ends in the middle of a row"):
        list(batches)


def test_a_column_beside_the_puzzles_never_replaces_them(tmp_path):
    (tmp_path / "a.jsonl").write_text(f'{{"question": "{EASY}", "puzzle": "something else"}}\n')
    stream.run("count", tmp_path / "a.jsonl", tmp_path / "b.jsonl", Options())
    assert stream.read_batches(tmp_path / "b.jsonl").__next__().puzzles.tolist() == bulk.read(EASY).tolist()


def test_the_file_that_is_read_is_not_overwritten(tmp_path):
    (tmp_path / "a.txt").write_text(EASY + "\n")
    with pytest.raises(bulk.BulkError, match="the file that is read"):
        stream.run("count", tmp_path / "a.txt", tmp_path / "a.txt", Options())
    assert (tmp_path / "a.txt").read_text() == EASY + "\n"
