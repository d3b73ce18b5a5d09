"""The manifest of a run: what it is, and which shards are done, with their checksums.

    {"format": "whygrid-shards", "version": 1, "whygrid": "0.1.0", "work": {…}, "source": […], …}
    {"shard": 3, "rows": 65536, "files": {"00003.parquet": {"bytes": 1234, "sha256": "…"}}}
    {"shard": 0, "rows": 65536, "files": {…}}
    …
    {"complete": 153}
    {"joined": true}

A line is added for each shard that is done, and synced: whatever ends the run, what is done stays done. A
last line that was cut off counts for nothing. Only one run at a time may write: the file is locked.
"""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Mapping
from pathlib import Path
from types import TracebackType
from typing import IO, Any

from whygrid.bulk.errors import BulkError
from whygrid.files import save
from whygrid.records import NamedTuple
from whygrid.voice.message import message

NAME = "manifest.jsonl"
FORMAT, VERSION = "whygrid-shards", 1
Json = dict[str, Any]


class Done(NamedTuple):
    """A shard that is done: its number, its rows, and the files it is in, by their names in the folder."""

    shard: int
    rows: int
    files: Mapping[str, Json]

    def is_there(self, folder: Path) -> bool:
        """Whether its files are there, as long as they should be."""
        return all(_size(folder / name) == file["bytes"] for name, file in self.files.items())


class Manifest:
    """The open manifest of a folder of shards."""

    def __init__(self, folder: Path, head: Json) -> None:
        """Go on with the run of this folder, if it is the same; begin one where there is none."""
        self.path = folder / NAME
        self.head = {"format": FORMAT, "version": VERSION, **head}
        folder.mkdir(parents=True, exist_ok=True)
        if not self.path.exists():
            save(self.path, _line(self.head))
        self.file: IO[bytes] = self.path.open("r+b")
        _lock(self.file, self.path)
        lines, end = _whole_lines(self.file.read())
        self.file.truncate(end)
        self.file.seek(end)
        if (
            len(lines) == 1 and lines[0].get("format") == FORMAT
        ):  # another run, perhaps, which came to nothing
            self.file.seek(0)
            self.file.truncate()
            self._append(self.head)
            lines = [json.loads(_line(self.head))]
        self._refuse_another(lines[0] if lines else None)
        self.done = {
            entry["shard"]: Done(entry["shard"], entry["rows"], entry["files"])
            for entry in lines[1:]
            if "shard" in entry
        }
        self.complete = any("complete" in entry for entry in lines)
        self.joined = any("joined" in entry for entry in lines)
        self.done = {number: done for number, done in self.done.items() if done.is_there(folder)}

    def __enter__(self) -> Manifest:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.file.close()

    def add(self, done: Done) -> None:
        """Write down that a shard is done."""
        self.done[done.shard] = done
        self._append(done._asdict())

    def close_with(self, shards: int) -> None:
        """Write down that all shards are done."""
        self.complete = True
        self._append({"complete": shards})

    def note_joined(self) -> None:
        """Write down that the shards are joined to OUT, so that nothing is left but to remove them."""
        self.joined = True
        self._append({"joined": True})

    def remove(self) -> None:
        """Remove the folder: the shards first, so that whoever is ended half-way knows what it was."""
        folder = self.path.parent
        for entry in folder.iterdir():
            if entry.is_dir():
                shutil.rmtree(entry)
            elif entry != self.path:
                entry.unlink()
        self.path.unlink()
        folder.rmdir()

    def _append(self, entry: Json) -> None:
        self.file.write(_line(entry))
        self.file.flush()
        os.fsync(self.file.fileno())

    def _refuse_another(self, found: Json | None) -> None:
        """A folder goes on with the run that it was begun with, and with no other."""
        if not isinstance(found, dict) or found.get("format") != FORMAT:
            raise BulkError(
                message("bulk/no-manifest"),
                where=str(self.path),
                remedy=message("bulk/say-restart"),
            )
        wanted = json.loads(_line(self.head))
        other = next((name for name in {**wanted, **found} if wanted.get(name) != found.get(name)), None)
        if other is not None:
            raise BulkError(
                message(
                    "bulk/another-run-was-begun",
                    name=other,
                    found=_brief(found.get(other)),
                    wanted=_brief(wanted.get(other)),
                ),
                where=str(self.path.parent),
                remedy=message("bulk/restart-or-another-out"),
            )


def parts_of(out: str | os.PathLike[str]) -> Path:
    """The folder of the shards of OUT: OUT itself where that is a folder."""
    path = Path(out)
    return path if is_folder(out) else path.with_name(path.name + ".parts")


def is_folder(out: str | os.PathLike[str]) -> bool:
    """Whether OUT is a folder for shards: it is one, or its name ends in a slash."""
    return os.path.isdir(out) or os.fspath(out).endswith(("/", os.sep))


def table_file(out: Path, table: str) -> Path:
    """The file of a table beside OUT: puzzles of traces.parquet are in traces.puzzles.parquet."""
    return out.with_name(f"{out.stem}.{table}{out.suffix}") if table else out


def is_complete(folder: Path) -> bool:
    """Whether a folder holds all shards of a run that came to its end."""
    try:
        lines, _ = _whole_lines((folder / NAME).read_bytes())
    except OSError:
        return False
    return any("complete" in line for line in lines)


def _size(path: Path) -> int:
    try:
        return path.stat().st_size
    except OSError:
        return -1


def _line(entry: Json) -> bytes:
    return json.dumps(entry).encode() + b"\n"


def _whole_lines(data: bytes) -> tuple[list[Json], int]:
    """The entries up to the first that is damaged, and where they end."""
    entries, end = [], 0
    for line in data.splitlines(keepends=True):
        try:
            entry = json.loads(line)
        except ValueError:
            break
        if not line.endswith(b"\n") or not isinstance(entry, dict):
            break
        entries.append(entry)
        end += len(line)
    return entries, end


def _brief(value: object) -> str:
    text = json.dumps(value)
    return text if len(text) <= 120 else text[:120] + "…"


def _lock(file: IO[bytes], path: Path) -> None:
    """Refuse a second run on the same folder; where there are no such locks, nobody is refused."""
    try:
        import fcntl
    except ImportError:
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise BulkError(
            message("bulk/another-run-is-at-work"),
            where=str(path.parent),
            remedy=message("bulk/wait-until-it-ends"),
        ) from None
    except OSError:
        return  # a file system without locks
