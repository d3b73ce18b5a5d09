"""One shard: read its rows, do the work, write its files aside, and move them into place.

A job is plain data, and doing a shard twice gives the same bytes, so that it does not matter who does it,
where, or how often.
"""

from __future__ import annotations

import hashlib
import os
import secrets
import threading
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext, suppress
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from whygrid.budget import Budget
from whygrid.bulk.errors import BulkError
from whygrid.bulk.formats import Format, Span, Table, write
from whygrid.bulk.manifest import Done, Json
from whygrid.bulk.operations import Work
from whygrid.errors import of_system
from whygrid.files import move
from whygrid.voice.message import message

_ALONE = threading.Lock()
"""Held by work that is Python's, where a worker of a cluster has several threads."""


@dataclass(frozen=True)
class Job:
    """The same work for every shard.

    folder     where the shards are put
    threads    of the native kernels, for each shard
    versions   of the programs whose results these are: others are refused
    """

    work: Work
    folder: str
    form: Format
    threads: int | None
    versions: tuple[tuple[str, str], ...]

    def do(self, number: int, span: Span, budget: Budget | None = None) -> Done:
        """Do one shard; when this returns, its files are in place."""
        refuse_other_versions(dict(self.versions))
        folder = Path(self.folder)
        with _ALONE if self.work.alone and budget is None else nullcontext(), told(span.path, "read"):
            tables = self.work.tables(span, number, self.threads, budget or Budget())
        with told(self.folder, "written"):
            files = {
                name: put(folder / name, self.form, table)
                for name, table in ((part_name(number, name, self.form), one) for name, one in tables.items())
            }
        rows = len(tables[""]) if "" in tables else sum(map(len, tables.values()))
        return Done(number, rows, files)


def part_name(number: int, table: str, form: str) -> str:
    """The name of a shard's file in its folder; tables with a name have a folder of their own."""
    return f"{table + '/' if table else ''}{number:06}.{form}"


def put(path: Path, form: Format, table: Table) -> Json:
    """Write a table to a file, whole or not at all; its size and checksum."""
    aside = path.with_name(f".{path.name}.{secrets.token_hex(4)}.tmp")
    path.parent.mkdir(exist_ok=True)
    try:
        write(aside, form, table)
        with aside.open("rb") as file:
            digest = hashlib.file_digest(file, "sha256").hexdigest()
            size = os.fstat(file.fileno()).st_size
        move(aside, path)
    except BaseException:
        with suppress(OSError):
            aside.unlink()
        raise
    return {"bytes": size, "sha256": digest}


@contextmanager
def told(place: str | Path, act: str) -> Iterator[None]:
    """Errors of files in words, with the name."""
    try:
        yield
    except OSError as error:
        raise BulkError(
            message("bulk/this-cannot-be-written", why=of_system(error))
            if act == "written"
            else message("bulk/this-cannot-be-read", why=of_system(error)),
            where=str(error.filename or place),
            remedy=message("bulk/done-before-is-kept") if act == "written" else "",
        ) from None


def versions(form: Format) -> dict[str, str]:
    """The programs that have a say in the bytes of a result."""
    found = {"whygrid": _own_version()}
    if form == "parquet":
        from importlib.metadata import version

        with suppress(ModuleNotFoundError):
            found["pyarrow"] = version("pyarrow")
    return found


@lru_cache(maxsize=1)
def _own_version() -> str:
    """The version, and a digest of the code, so that two states of it in development are told apart."""
    from importlib.metadata import version

    from whygrid.kernels import NATIVE

    root = Path(__file__).parents[1]
    digest = hashlib.sha256()
    for path in sorted(root.rglob("*.py"), key=lambda path: path.relative_to(root).as_posix()):
        digest.update(path.relative_to(root).as_posix().encode() + b"\0" + path.read_bytes())
    return (
        f"{version('whygrid')} ({digest.hexdigest()[:12]}{'' if NATIVE else ', without its native module'})"
    )


def refuse_other_versions(wanted: dict[str, str]) -> None:
    """Raise an error unless the programs here are those of the run."""
    form: Format = "parquet" if "pyarrow" in wanted else "txt"
    here = versions(form)
    for name, version in wanted.items():
        if here.get(name) != version:
            raise BulkError(
                message(
                    "bulk/another-version-of-run",
                    name=name,
                    found=here.get(name) or message("bulk/not-at-all"),
                    wanted=version,
                ),
                where=message("bulk/worker-on", host=os.uname().nodename, process=os.getpid()),
                remedy=message("bulk/install-the-same-version"),
            )
