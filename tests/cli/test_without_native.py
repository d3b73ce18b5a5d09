"""Where the native module was not built, that is said: by the build, and once at first use on a terminal."""

import json
import os
import pty
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import whygrid
from tests.cli.command import PATIENCE, environment

ROOT = Path(__file__).parents[2]
NOTE = "native module was not built"
START = """
import sys
sys.meta_path[:] = [finder for finder in sys.meta_path if "editable" not in type(finder).__module__]
from whygrid.__main__ import main
main()
"""
"""The command from the first place on the path, also where whygrid is installed to be edited."""


@pytest.fixture
def package(tmp_path):
    """A copy of the package as it is installed where the compiler has failed."""
    copy = tmp_path / "site" / "whygrid"
    shutil.copytree(
        Path(whygrid.__file__).parent, copy, ignore=shutil.ignore_patterns("_native*.so", "__pycache__")
    )
    return copy.parent


def run_on_a_terminal(package: Path, library: Path) -> str:
    """All that `whygrid solve` writes, its standard error being a terminal."""
    master, slave = pty.openpty()
    env = {**environment(), "PYTHONPATH": str(package), "WHYGRID_LIBRARY": str(library)}
    command = [sys.executable, "-P", "-c", START, "solve", "mini", "--style", "line"]
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=slave, env=env, timeout=PATIENCE)
    os.close(slave)
    seen = b""
    try:
        while piece := os.read(master, 65536):
            seen += piece
    except OSError:  # there is nobody at the other end any more
        pass
    os.close(master)
    assert done.returncode == 0 and done.stdout == b"1243342143122134\n"
    return seen.decode()


def test_it_is_said_on_a_terminal_once(package, tmp_path):
    library = tmp_path / "home" / "library.db"
    first = run_on_a_terminal(package, library)
    assert first.count(NOTE) == 1 and "pip install -v" in first
    assert run_on_a_terminal(package, library) == ""


def test_it_is_not_said_into_a_pipe(package, tmp_path):
    env = {**environment(), "PYTHONPATH": str(package), "WHYGRID_LIBRARY": str(tmp_path / "library.db")}
    command = [sys.executable, "-P", "-c", START, "solve", "mini"]
    done = subprocess.run(command, capture_output=True, env=env, timeout=PATIENCE)
    assert (done.returncode, done.stderr) == (0, b"")


def test_a_build_without_a_compiler_says_so_and_gives_a_wheel(tmp_path):
    pytest.importorskip("scikit_build_core")
    source = tmp_path / "source"
    for name in ("pyproject.toml", "CMakeLists.txt", "README.md", "LICENSE", "src", "native"):
        if not (ROOT / name).exists():
            pytest.skip("the source is not here")
        copy = shutil.copytree if (ROOT / name).is_dir() else shutil.copy
        source.mkdir(exist_ok=True)
        copy(ROOT / name, source / name)
    code = "from scikit_build_core.build import build_wheel; print(build_wheel('dist'))"
    env = {**environment(), "CXX": "false", "CMAKE_GENERATOR": "Unix Makefiles"}
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=source, env=env, capture_output=True, text=True, timeout=PATIENCE
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "built WITHOUT its native module" in done.stdout + done.stderr
    assert done.stdout.rstrip().endswith("-none-any.whl")


@pytest.mark.parametrize("name", ["classic", "xy-wing"])
def test_stories_are_told_without_it_as_on_other_boards(package, tmp_path, name):
    env = {**environment(), "PYTHONPATH": str(package), "WHYGRID_LIBRARY": str(tmp_path / "library.db")}
    path = tmp_path / "proof.json"
    command = [sys.executable, "-P", "-m", "whygrid", "explain", name, "--json", "--output", str(path)]
    done = subprocess.run(command, capture_output=True, env=env, timeout=PATIENCE)
    assert done.returncode == 0, done.stderr
    verdict = whygrid.verify(json.loads(path.read_text()))
    assert verdict.ok and verdict.shows == "unique"
