"""Bulk work on files and folders of any length, in constant memory, on one core or on many machines.

    IN ── spans of rows ──▶ shards, done by a crew in any order ──▶ OUT.parts/000000.csv … ── joined ──▶ OUT

A shard is a span of `batch` rows. Its file is written aside, synced and moved into place, and then noted in
the manifest with its checksum; when all are there they are joined to OUT, which is moved into place as well.
So nothing is ever half there under its name, and a run that was ended in whatever way goes on where it was.
OUT may also be a folder, in which the shards stay. Random work on shard b depends on the seed and b, hence
the batch size is part of the result; the crew and its number of cores are not.
"""

from __future__ import annotations

import hashlib
import os
import shutil
from collections.abc import Iterable, Iterator
from contextlib import ExitStack, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from whygrid.arguments import whole
from whygrid.budget import Budget
from whygrid.bulk.arrays import Progress, thread_count
from whygrid.bulk.crews import alone, by_client
from whygrid.bulk.errors import BulkError
from whygrid.bulk.formats import Batch, Format, Span, format_of, join, read, spans
from whygrid.bulk.formats.batches import same_file
from whygrid.bulk.manifest import NAME, Done, Manifest, parts_of, table_file
from whygrid.bulk.operations import Operation as Operation
from whygrid.bulk.operations import Work, described, operation
from whygrid.bulk.shards import Job, part_name, told, versions
from whygrid.files import move
from whygrid.voice.message import message

if TYPE_CHECKING:
    from distributed import Client

BATCH_ROWS = 65_536
"""Rows in memory at a time."""


@dataclass(frozen=True, slots=True)
class Options:
    """What a run does besides its operation.

    threads    of the kernels; None: all cores here, and one for each shard on a cluster
    batch      rows of a shard
    resume     go on with what an earlier run has left, if that was the same one; otherwise begin anew
    client     of a Dask cluster that does the work; None: this process
    """

    limit: int = 2
    times: int = 1
    seed: int = 0
    threads: int | None = None
    seconds: float | None = None
    batch: int = BATCH_ROWS
    resume: bool = False
    format: Format | None = None
    client: Client | None = field(default=None, compare=False)
    budget: Budget = field(default_factory=Budget, compare=False)
    progress: Progress | None = field(default=None, compare=False)


def read_batches(source: str | os.PathLike[str], rows: int = BATCH_ROWS) -> Iterator[Batch]:
    """The puzzles of a file or of a folder of files in batches of at most `rows`."""
    rows = whole("batch", rows, 1, error=BulkError)
    with told(Path(source), "read"):
        for span in _plan(files_of(source), rows):
            yield read(span)


def run(
    work: Operation | Work, source: str | os.PathLike[str], out: str | os.PathLike[str], options: Options
) -> int:
    """Do one operation to the rows of a file or folder; the number of rows that this run has written."""
    if isinstance(work, str):
        work = operation(
            work, limit=options.limit, times=options.times, seed=options.seed, seconds=options.seconds
        )
    files = files_of(source)
    if any(same_file(path, Path(out)) for path in (Path(source), *files)):
        raise BulkError(
            message("bulk/file-is-read-too"), where=str(out), remedy=message("bulk/name-another-one")
        )
    described = [_described(path) for path in files]
    return _run(work, _plan(files, options.batch), described, out, options, _rows_seen(files))


def run_generate(number: int, out: str | os.PathLike[str], options: Options, work: Work) -> int:
    """Write `number` new puzzles; the work makes those of each span.

    A file that holds fewer of them already is gone on with. Its rows are made once more, since those of a
    span come from one seed, and compared: a file of other puzzles is refused.
    """
    path, plan = Path(out), _new_spans(number, options.batch)
    there = _rows_there(path) if options.resume and path.is_file() and not parts_of(out).exists() else 0
    if not 0 < there < number:
        return _run(work, plan, [{"number": number}], out, options, number)
    longer = path.with_name(f"{path.stem}.longer{path.suffix}")
    _run(work, plan, [{"number": number}], longer, options, number)
    if not _begins_with(longer, path):
        longer.unlink()
        raise BulkError(
            message("bulk/holds-other-puzzles"),
            where=str(path),
            remedy=message("bulk/restart-or-another-out"),
        )
    move(longer, path)
    return number - there


def _new_spans(number: int, batch: int) -> Iterator[Span]:
    return (Span("", "txt", first, min(batch, number - first)) for first in range(0, number, batch))


def _rows_there(path: Path) -> int:
    return sum(span.rows for span in _plan([path], BATCH_ROWS))


def _begins_with(longer: Path, path: Path) -> bool:
    """Whether the puzzles of a file are the first of a longer one."""
    pairs = zip(read_batches(path), read_batches(longer), strict=False)
    return all(bool((one.puzzles == other.puzzles[: len(one.puzzles)]).all()) for one, other in pairs)


def files_of(source: str | os.PathLike[str]) -> list[Path]:
    """The file of this name, or the files of a folder in the order of their names."""
    path = Path(source)
    if not path.exists():
        raise BulkError(message("bulk/no-such-file"), where=str(path))
    if not path.is_dir():
        return [path]
    found = sorted(
        file
        for file in path.iterdir()
        if file.is_file() and file.name != NAME and not file.name.startswith(".")
    )
    if not found:
        raise BulkError(message("bulk/folder-has-no-files"), where=str(path))
    return found


def _plan(files: Iterable[Path], rows: int) -> Iterator[Span]:
    whole("batch", rows, 1, error=BulkError)
    for path in files:
        with told(path, "read"):
            yield from spans(path, rows)


def _described(path: Path) -> dict[str, Any]:
    """What tells a source from another, or from itself after a change."""
    status = path.stat()
    return {"path": str(path.resolve()), "bytes": status.st_size, "changed": status.st_mtime_ns}


def _rows_seen(files: list[Path]) -> int:
    """How many rows there are, where that is seen without reading them; else 0."""
    if any(format_of(path) not in ("npy", "parquet") for path in files):
        return 0
    return sum(span.rows for span in _plan(files, 1 << 40))


def _run(
    work: Work,
    plan: Iterator[Span],
    source: list[dict[str, Any]],
    target: str | os.PathLike[str],
    options: Options,
    total: int,
) -> int:
    """Have all shards done that are not done yet, and join them."""
    batch = whole("batch", options.batch, 1, error=BulkError)
    out, folder = Path(target), parts_of(target)
    form = options.format or ("parquet" if folder == out else format_of(out))
    client = options.client
    threads = thread_count(options.threads) if client is None else options.threads or 1
    if not options.resume:
        _clear(folder)
    elif out != folder and table_file(out, work.files[-1]).exists() and not (folder / NAME).exists():
        shutil.rmtree(folder, ignore_errors=True)
        return 0
    said = versions(form)
    head = {
        **said,
        "work": described(work),
        "batch": batch,
        "form": form,
        "source": source,
    }
    job = Job(work, str(folder.resolve()), form, threads, tuple(said.items()))
    written = 0
    with ExitStack() as stack:
        with told(folder, "written"):
            manifest = stack.enter_context(Manifest(folder, head))
        if manifest.joined:  # and ended before all of it was removed
            manifest.remove()
            return 0
        before = sum(done.rows for done in manifest.done.values())
        planned = _Planned(plan, manifest)
        crew = alone(options.budget) if client is None else by_client(client, options.budget)
        for done in crew(job, planned):
            with told(folder, "written"):
                manifest.add(done)
            written += done.rows
            if options.progress is not None:
                options.progress(before + written, max(total, before + written))
        with told(out, "written"):
            _finish(manifest, planned.number, out, form, work.files)
    return written


class _Planned:
    """The shards that are still to be done, and how many there are in all once these are gone through."""

    def __init__(self, plan: Iterator[Span], manifest: Manifest) -> None:
        self.plan, self.manifest, self.number = plan, manifest, 0

    def __iter__(self) -> Iterator[tuple[int, Span]]:
        for span in self.plan:
            if self.number not in self.manifest.done:
                yield self.number, span
            self.number += 1


def _clear(folder: Path) -> None:
    """Remove what an earlier run has left; never what is not ours."""
    if not folder.exists():
        return
    if (folder / NAME).exists() or folder.name.endswith(".parts"):
        with told(folder, "written"):
            shutil.rmtree(folder)
    elif any(folder.iterdir()):
        raise BulkError(
            message("bulk/folder-holds-something-else"),
            where=str(folder),
            remedy=message("bulk/name-another-one"),
        )


def _finish(manifest: Manifest, shards: int, out: Path, form: Format, tables: tuple[str, ...]) -> None:
    """Note that all is done; where OUT is a file, join the shards to it and remove them."""
    folder = manifest.path.parent
    if not manifest.complete:
        manifest.close_with(shards)
    if folder == out:
        return
    for table in tables:
        names = [part_name(number, table, form) for number in range(shards)]
        parts = [_unchanged(folder, manifest.done[number], name) for number, name in enumerate(names)]
        file = table_file(out, table)
        aside = file.with_name(file.name + ".unfinished")
        try:
            join(parts, aside, form)
        except BaseException:
            with suppress(OSError):
                aside.unlink()
            raise
        move(aside, file)
    manifest.note_joined()
    manifest.remove()


def _unchanged(folder: Path, done: Done, name: str) -> Path:
    """A shard's file, if its content is what was written."""
    path = folder / name
    with path.open("rb") as file:
        if hashlib.file_digest(file, "sha256").hexdigest() == done.files[name]["sha256"]:
            return path
    path.unlink()
    raise BulkError(
        message("bulk/shard-is-damaged"),
        where=str(path),
        remedy=message("bulk/the-same-command-does-it-again"),
    )
