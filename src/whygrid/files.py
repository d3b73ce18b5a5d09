"""Writing files so that whatever happens, the old content is there or the new one, and never a part of it.

    .whygrid-1f0c2a.tmp  ── write all, sync ──▶  rename over the file  ── sync the folder ──▶  done

Everything that Whygrid writes whole goes through `save`. A temporary file that a killed process has left
behind is swept away by a later save into the same folder. Plain `os` here, for commands that start fast.
"""

from __future__ import annotations

import contextlib
import os
import secrets
import stat
import time

from whygrid.errors import UsageError, of_system
from whygrid.voice.message import message

_PREFIX, _SUFFIX = ".whygrid-", ".tmp"
STRAY_SECONDS = 60
"""A temporary file that nobody has written to for so long belongs to nobody."""


def save(path: str | os.PathLike[str], data: bytes, *, new: bool = False) -> None:
    """Put this content into a file, all of it or nothing; with `new` there must be no such file yet.

    A link stays one, and what it leads to is replaced; a file keeps its rights. Where there is something else
    than a file, such as /dev/stdout, the content is written straight away.
    """
    before = None
    try:
        if new and os.path.lexists(path):
            raise FileExistsError(0, str(message("voice/already-there")))
        target = os.path.realpath(path)
        before = os.stat(target) if os.path.exists(target) else None
        if before is not None and not stat.S_ISREG(before.st_mode):
            _write(os.open(target, os.O_WRONLY), data, sync=False)
            return
        _replace(target, data, before)
    except (OSError, ValueError) as error:  # ValueError: a name with a NUL in it
        raise UsageError(
            message("voice/this-cannot-be-written", why=of_system(error)),
            where=os.fsdecode(path),
            remedy=message("voice/name-another-file-this-is-untouched")
            if before
            else message("voice/name-another-file"),
        ) from None


def move(aside: str | os.PathLike[str], path: str | os.PathLike[str]) -> None:
    """Put a file that was written aside, in the same folder, in the place of another one for good."""
    file = os.open(aside, os.O_RDWR)
    try:
        os.fsync(file)
    finally:
        os.close(file)
    _rename(aside, path)


def _replace(target: str, data: bytes, before: os.stat_result | None) -> None:
    folder = os.path.dirname(target)
    _sweep(folder)
    aside = os.path.join(folder, f"{_PREFIX}{secrets.token_hex(6)}{_SUFFIX}")
    flags = os.O_CREAT | os.O_EXCL | os.O_WRONLY | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_BINARY", 0)
    file = os.open(aside, flags, 0o666)
    try:
        if before is not None:
            _make_like(file, before)
        _write(file, data)
        _rename(aside, target)
    except BaseException:
        with contextlib.suppress(OSError):
            os.unlink(aside)
        raise


def _write(file: int, data: bytes, sync: bool = True) -> None:
    """All of it, and close the file."""
    try:
        left = memoryview(data)
        while left:
            left = left[os.write(file, left) :]
        if sync:
            os.fsync(file)
    finally:
        os.close(file)


def _rename(aside: str | os.PathLike[str], path: str | os.PathLike[str]) -> None:
    os.replace(aside, path)
    if os.name == "posix":  # elsewhere a folder can't be synced
        folder = os.open(os.path.dirname(os.path.abspath(path)), os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)


def _make_like(file: int, before: os.stat_result) -> None:
    """The rights of the file that is replaced, and its owner where we may say so."""
    if os.name == "posix":
        with contextlib.suppress(PermissionError):
            os.fchown(file, before.st_uid, before.st_gid)
        os.fchmod(file, stat.S_IMODE(before.st_mode))


def _sweep(folder: str) -> None:
    """Remove what killed processes left behind."""
    with contextlib.suppress(OSError), os.scandir(folder) as entries:
        for entry in entries:
            if not (entry.name.startswith(_PREFIX) and entry.name.endswith(_SUFFIX)):
                continue
            with contextlib.suppress(OSError):
                if time.time() - entry.stat(follow_symlinks=False).st_mtime > STRAY_SECONDS:
                    os.unlink(entry.path)
