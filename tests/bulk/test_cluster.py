"""The same work on a cluster: two real Dask workers, started as processes with the `dask` command."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from tests.bulk.clusters import Processes
from tests.cli.command import run
from whygrid import bulk
from whygrid.bulk import stream
from whygrid.bulk.arrays import to_lines
from whygrid.bulk.operations import Work
from whygrid.bulk.shards import Job, versions
from whygrid.bulk.stream import Options
from whygrid.service.sharded.grading import Grade
from whygrid.service.sharded.tracing import Explain
from whygrid.service.sharded.twins import Ids, Split
from whygrid.service.sharded.unique import unique
from whygrid.service.sharded.verifying import Verify

distributed = pytest.importorskip("distributed")
pytest.importorskip("pyarrow")


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Processes]:
    processes = Processes(tmp_path_factory.mktemp("cluster"))
    yield processes
    processes.stop()


@pytest.fixture
def client(cluster: Processes) -> Iterator[object]:
    with distributed.Client(cluster.address, set_as_default=False) as client:
        client.wait_for_workers(2)
        yield client


@pytest.fixture
def source(tmp_path: Path) -> Path:
    path = tmp_path / "in.txt"
    path.write_text("\n".join(to_lines(bulk.generate(70, rng=1, clues=28, minimal=False))) + "\n")
    return path


WORKS: list[stream.Operation | Work] = [
    "solve", "count", "minimise", "canonical", "augment", "k", "se",
    Grade(), Explain(proofs=True), Ids(), Split(0.3),
]  # fmt: skip


def test_a_cluster_gives_the_bytes_of_one_core_whatever_the_work(
    client: object, source: Path, tmp_path: Path
) -> None:
    options = Options(batch=8, seed=3, times=2, threads=1)
    for work in WORKS:
        for form in ("parquet", "csv"):
            alone, shared = tmp_path / f"alone.{form}", tmp_path / f"shared.{form}"
            rows = stream.run(work, source, alone, options)
            assert stream.run(work, source, shared, replace(options, client=client)) == rows, work
            assert_same(alone, shared)
    stream.run(Explain(), source, tmp_path / "alone.parquet", options)
    stream.run(Explain(), source, tmp_path / "shared.parquet", replace(options, client=client))
    assert_same(tmp_path / "alone.parquet", tmp_path / "shared.parquet", 2)
    stream.run(Explain(proofs=True), source, tmp_path / "proofs.jsonl", options)
    stream.run(Verify(), tmp_path / "proofs.jsonl", tmp_path / "alone.csv", options)
    stream.run(Verify(), tmp_path / "proofs.jsonl", tmp_path / "shared.csv", replace(options, client=client))
    assert_same(tmp_path / "alone.csv", tmp_path / "shared.csv")
    twice = tmp_path / "twice.txt"
    twice.write_text(source.read_text() * 2)
    unique(str(twice), str(tmp_path / "alone.csv"), options)
    assert unique(str(twice), str(tmp_path / "shared.csv"), replace(options, client=client)) == (70, 140)
    assert_same(tmp_path / "alone.csv", tmp_path / "shared.csv")


def assert_same(alone: Path, shared: Path, files: int = 1) -> None:
    """Whatever was written alone was written together, too; both are removed."""
    written = sorted(alone.parent.glob(f"{alone.stem}*{alone.suffix}"))
    assert len(written) >= files
    for path in written:
        other = path.with_name(path.name.replace(alone.stem, shared.stem, 1))
        assert other.read_bytes() == path.read_bytes(), path.name
        path.unlink()
        other.unlink()


def test_generated_puzzles_are_those_of_one_core(cluster: Processes, tmp_path: Path) -> None:
    for order in (("sudoku", "--count", "9000"), ("sudoku", "--count", "40", "--size", "4")):
        one, other = tmp_path / "one.jsonl", tmp_path / "other.jsonl"
        words = ("generate", *order, "--seed", "5", "--restart", "--out")
        assert run(*words, str(one)).code == 0
        done = run(*words, str(other), "--cluster", cluster.address)
        assert done.code == 0 and "2 workers; dashboard: http" in done.err
        assert other.read_bytes() == one.read_bytes()


def after(rows: int, act: Callable[[], object]) -> Callable[[int, int], None]:
    """Progress that acts once, when so many rows are done."""
    acts = [act]

    def progress(done: int, total: int) -> None:
        if done >= rows and acts:
            acts.pop()()

    return progress


def test_a_worker_that_is_killed_leaves_its_shards_to_others(
    cluster: Processes, client: object, source: Path, tmp_path: Path
) -> None:
    def kill() -> None:
        cluster.kill_worker()
        cluster.add_worker()

    alone, shared = tmp_path / "alone.parquet", tmp_path / "shared.parquet"
    options = Options(batch=1, times=300, seed=7, threads=1)
    stream.run("augment", source, alone, options)
    killing = replace(options, client=client, progress=after(3000, kill))
    assert stream.run("augment", source, shared, killing) == 70 * 300
    assert shared.read_bytes() == alone.read_bytes()


def test_when_the_scheduler_is_killed_the_same_command_goes_on(tmp_path: Path, source: Path) -> None:
    alone, shared = tmp_path / "alone.csv", tmp_path / "shared.csv"
    options = Options(batch=1, times=300, seed=7, threads=1)
    stream.run("augment", source, alone, options)
    cluster = Processes(tmp_path)
    try:
        with distributed.Client(cluster.address, set_as_default=False) as client:
            dying = replace(options, client=client, progress=after(3000, cluster.kill_scheduler))
            with pytest.raises(bulk.BulkError, match="connection to the scheduler is lost"):
                stream.run("augment", source, shared, dying)
        assert not shared.exists()
        done = len(list((tmp_path / "shared.csv.parts").glob("*.csv")))
        assert done >= 10
        cluster.start()
        words = ("bulk", "augment", str(source), "--out", str(shared), "--batch", "1", "--times", "300")
        said = run(*words, "--seed", "7", "--threads", "1", "--json", "--cluster", cluster.address)
        assert said.code == 0, said.err
        assert json.loads(said.out)["rows"] <= (70 - 10) * 300
        assert shared.read_bytes() == alone.read_bytes()
    finally:
        cluster.stop()


def test_a_worker_with_another_version_is_refused(cluster: Processes, source: Path, tmp_path: Path) -> None:
    other = tmp_path / "other" / "whygrid-0.0.9.dist-info"
    other.mkdir(parents=True)
    (other / "METADATA").write_text("Metadata-Version: 2.1\nName: whygrid\nVersion: 0.0.9\n")
    worker = cluster.add_worker(PYTHONPATH=str(other.parent))
    try:
        with distributed.Client(cluster.address, set_as_default=False) as client:
            client.wait_for_workers(3)
            with pytest.raises(bulk.BulkError, match=r"it has Whygrid 0\.0\.9, and this is Whygrid"):
                stream.run("solve", source, tmp_path / "out.csv", Options(client=client))
    finally:
        cluster.workers.remove(worker)
        worker.kill()
        worker.wait()
    assert not (tmp_path / "out.csv").exists()


def test_a_worker_that_comes_later_with_other_code_refuses_its_shard(source: Path, tmp_path: Path) -> None:
    work = stream.operation("solve")
    span = next(stream.spans(source, 10))
    said = {**versions("csv"), "whygrid": "0.1.0 (0123456789ab)"}
    job = Job(work, str(tmp_path), "csv", 1, tuple(said.items()))
    with pytest.raises(
        bulk.BulkError, match=r"it has whygrid .*, and this run is one of whygrid 0\.1\.0 \(0123"
    ):
        job.do(0, span)


def test_a_bad_row_is_told_from_a_worker_and_the_rest_is_kept(
    cluster: Processes, source: Path, tmp_path: Path
) -> None:
    source.write_text(source.read_text() + "12345\n")
    words = ("bulk", "solve", str(source), "--out", str(tmp_path / "out.csv"), "--batch", "10")
    done = run(*words, "--cluster", cluster.address)
    assert done.code == 2 and "in.txt, row 70: 5 symbols" in done.err
    assert not (tmp_path / "out.csv").exists()


def test_where_nobody_answers_that_is_said(tmp_path: Path, source: Path) -> None:
    done = run("bulk", "solve", str(source), "--out", str(tmp_path / "o.csv"), "--cluster", "tcp://127.0.0.1:9",
               env=None)  # fmt: skip
    assert done.code == 2 and "no scheduler answers" in done.err and "dask scheduler" in done.err
