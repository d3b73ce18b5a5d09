"""What `make test` installs: the lock file covers it, and tools/install does without only aloud."""

import re
import runpy
import subprocess
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[1]
LOCK = ROOT / "tools" / "requirements-dev.txt"
PINNED = re.compile(r"^([\w.-]+)==(\S+) \\$", re.MULTILINE)


def test_every_dependency_is_locked_in_a_version_that_is_allowed():
    locked = {canonicalize_name(name): version for name, version in PINNED.findall(LOCK.read_text())}
    for text in runpy.run_path(str(ROOT / "tools" / "lock.py"))["wanted"]():
        wanted = Requirement(text)
        version = locked.get(canonicalize_name(wanted.name))
        assert version is not None, f"{wanted.name} is not locked: run `make lock`"
        assert wanted.specifier.contains(version, prereleases=True), f"{text} and {version}: run `make lock`"


def test_every_locked_package_has_hashes_and_no_place_to_come_from():
    text = LOCK.read_text()
    entries = text.replace(" \\\n", " ").splitlines()[3:]
    assert len(entries) > 30
    assert all(re.fullmatch(r"\S+==\S+( +--hash=sha256:[0-9a-f]{64})+", entry) for entry in entries)
    assert "://" not in text and "index" not in text


PIP = """#!/bin/sh
echo "$*" >> {calls}
case "$*" in
    *"lock.py fits"*) exit {fits} ;;
    *--require-hashes*) echo "{says}" >&2; exit {fails} ;;
esac
"""


def install(tmp_path: Path, fits: bool = True, says: str = "") -> tuple[int, str, list[str]]:
    """Run tools/install with a Python that only notes what it is asked."""
    python, calls = tmp_path / "python", tmp_path / "calls"
    python.write_text(PIP.format(calls=calls, fits=int(not fits), fails=int(bool(says)), says=says))
    python.chmod(0o755)
    done = subprocess.run([ROOT / "tools" / "install", python], capture_output=True, text=True)
    return (
        done.returncode,
        done.stderr,
        [line.split("check ")[-1] for line in calls.read_text().splitlines()[1:]],
    )


LOCKED = "--require-hashes -r tools/requirements-dev.txt"


def test_what_is_installed_is_what_is_locked(tmp_path):
    assert install(tmp_path) == (0, "", [LOCKED, "--no-deps --no-build-isolation ."])


def test_elsewhere_the_lock_file_is_left_out_aloud(tmp_path):
    code, said, calls = install(tmp_path, fits=False)
    assert (code, calls) == (0, [".[dev]"])
    assert "NOT LOCKED: the lock file is for another place" in said


def test_a_version_that_is_gone_from_the_index_is_told(tmp_path):
    code, said, calls = install(tmp_path, says="ERROR: No matching distribution found for ruff==0.1")
    assert (code, calls) == (0, [LOCKED, ".[dev]"])
    assert "NOT LOCKED: a locked version is not to be had" in said


@pytest.mark.parametrize("says", ["ERROR: THESE PACKAGES DO NOT MATCH THE HASHES", "no network"])
def test_a_wrong_hash_is_an_error_and_so_is_anything_else(tmp_path, says):
    code, said, calls = install(tmp_path, says=says)
    assert (code, calls) == (1, [LOCKED])
    assert says in said
