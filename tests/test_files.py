"""Saving files: faults at every file operation, kills at every one, and what else a file can be."""

import errno
import os
import stat
import subprocess
import sys
import time

import pytest

from tests.shell.test_session import answers, session
from whygrid import files
from whygrid.errors import UsageError
from whygrid.files import save

OLD, NEW = b"old content\n" * 50, b"new content, and more of it\n" * 400
COUNTED = ("open", "write", "fsync", "close", "replace", "fchmod", "fchown", "stat", "scandir", "unlink")


class Killed(BaseException):
    """The process is no more: no clean-up runs, as nothing that is called afterwards works."""


class FaultyOs:
    """The module `os` with a fault at one file operation; it counts them all.

    A number as the fault is that error; "short" writes one byte where many were asked for; "kill" ends
    everything.
    """

    path = os.path

    def __init__(self, fault: int | str, at: int) -> None:
        self.fault, self.at, self.calls = fault, at, []

    def __getattr__(self, name):
        real = getattr(os, name)
        return self.counted(name, real) if name in COUNTED else real

    def counted(self, name, real):
        def operation(*args, **more):
            self.calls.append(name)
            here = len(self.calls) - 1
            if self.fault == "kill" and here >= self.at:
                if here == self.at and name == "write":
                    real(args[0], args[1][:7])  # a part of it got through
                raise Killed
            if here == self.at and self.fault == "short" and name == "write":
                return real(args[0], args[1][:1])
            if here == self.at and isinstance(self.fault, int):
                if name == "close":
                    real(*args)  # it is closed all the same
                raise OSError(self.fault, os.strerror(self.fault))
            return real(*args, **more)

        return operation


def operations(tmp_path) -> int:
    """How many file operations a save takes."""
    target = tmp_path / "count" / "file"
    target.parent.mkdir()
    target.write_bytes(OLD)
    counting = FaultyOs("none", -1)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(files, "os", counting)
        save(target, NEW)
    return len(counting.calls)


def strays(folder):
    return [path for path in folder.iterdir() if path.name.startswith(".whygrid-")]


@pytest.mark.parametrize("fault", [errno.ENOSPC, errno.EIO, errno.EACCES, errno.EROFS, "short", "kill"])
@pytest.mark.parametrize("old", [OLD, None])
def test_a_fault_at_any_file_operation_leaves_the_old_content_or_the_new(tmp_path, monkeypatch, fault, old):
    total = operations(tmp_path)
    assert total > 8
    for at in range(total + 1):
        folder = tmp_path / f"{at}"
        folder.mkdir()
        target = folder / "file"
        if old is not None:
            target.write_bytes(old)
        with monkeypatch.context() as patch:
            patch.setattr(files, "os", FaultyOs(fault, at))
            try:
                save(target, NEW)
                ended = "saved"
            except UsageError as error:
                ended = "refused"
                assert "this can't be written: " in str(error)
            except Killed:
                ended = "killed"
        content = target.read_bytes() if target.exists() else None
        assert content in (old, NEW), f"operation {at}"
        if ended == "saved":
            assert content == NEW
        if ended != "killed":
            assert strays(folder) == []
        for stray in strays(folder):
            os.utime(stray, (0, time.time() - 2 * files.STRAY_SECONDS))
        save(target, NEW)
        assert target.read_bytes() == NEW and strays(folder) == [], "the next save sweeps"


def test_content_is_synced_before_it_gets_its_name_and_the_folder_after(tmp_path, monkeypatch):
    watched = FaultyOs("none", -1)
    monkeypatch.setattr(files, "os", watched)
    save(tmp_path / "file", NEW)
    order = [call for call in watched.calls if call in ("write", "fsync", "replace")]
    assert order == ["write", "fsync", "replace", "fsync"]


def test_temporary_files_of_others_at_work_are_left_alone(tmp_path):
    at_work = tmp_path / ".whygrid-aaaa.tmp"
    at_work.write_text("")
    save(tmp_path / "file", NEW)
    assert at_work.exists()


def test_a_link_stays_a_link_and_rights_stay_as_they_are(tmp_path):
    real, link = tmp_path / "real", tmp_path / "link"
    real.write_bytes(OLD)
    real.chmod(0o640)
    link.symlink_to(real)
    save(link, NEW)
    assert link.is_symlink() and real.read_bytes() == NEW
    assert stat.S_IMODE(real.stat().st_mode) == 0o640


def test_a_new_file_gets_the_rights_that_others_of_the_user_have(tmp_path):
    (tmp_path / "plain").write_text("")
    save(tmp_path / "saved", NEW)
    assert (tmp_path / "saved").stat().st_mode == (tmp_path / "plain").stat().st_mode


def test_what_must_be_new_does_not_replace_anything(tmp_path):
    (tmp_path / "file").write_bytes(OLD)
    with pytest.raises(UsageError, match="there already"):
        save(tmp_path / "file", NEW, new=True)
    assert (tmp_path / "file").read_bytes() == OLD


@pytest.mark.parametrize("name", ["", "a\0b", "no/such/folder", ".", "x" * 300])
def test_what_is_no_name_for_a_file_is_refused(tmp_path, monkeypatch, name):
    monkeypatch.chdir(tmp_path)
    with pytest.raises(UsageError, match="can't be written"):
        save(name, NEW)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="no such device here")
def test_a_device_is_written_to_and_not_replaced():
    with pytest.raises(UsageError, match="No space left"):
        save("/dev/full", NEW)
    assert stat.S_ISCHR(os.stat("/dev/full").st_mode)
    save("/dev/null", NEW)


ON_A_FULL_DISK = """
import resource, runpy, signal, sys
sys.dont_write_bytecode = True   # it would be cut off as well
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
resource.setrlimit(resource.RLIMIT_FSIZE, (100, 100))   # no file grows beyond this, as on a full disk
sys.argv = ["whygrid", *sys.argv[1:]]
runpy.run_module("whygrid", run_name="__main__")
"""


@pytest.mark.parametrize(
    "words", ["explain mini --json -o", "show classic -o", "convert classic --to penpa -o"]
)
def test_an_output_that_does_not_fit_costs_nothing_that_was_there(tmp_path, words):
    target = tmp_path / "out"
    target.write_bytes(OLD)
    done = subprocess.run(
        [sys.executable, "-c", ON_A_FULL_DISK, *words.split(), str(target)], capture_output=True
    )
    assert done.returncode == 2, done.stderr
    assert b"this can't be written: File too large" in done.stderr
    assert target.read_bytes() == OLD and os.listdir(tmp_path) == ["out"]


def test_a_game_saved_by_the_shell_is_kept_when_the_next_one_does_not_fit(tmp_path, monkeypatch):
    target = tmp_path / "one.game.json"
    shell = session(tmp_path)
    assert answers(shell, f"save {target}") == f"written to {target}"
    before = target.read_bytes()
    answers(shell, "step 3")
    full = FaultyOs(errno.ENOSPC, 5)
    monkeypatch.setattr(files, "os", full)
    assert "this can't be written: No space left" in answers(shell, f"save {target}")
    assert full.calls[5] == "write" and target.read_bytes() == before
