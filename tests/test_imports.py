"""Start-up stays light: what each command may import."""

import json
import subprocess
import sys

import pytest

from whygrid.kernels import NATIVE

CLASSIC = "..8...6.3.2...9......8..45.856.7......4...5......6.897.87..6......3...8.2.3...1.."
HEAVY = {"dask", "numpy", "pandas", "pysat", "rich", "starlette", "textual", "uvicorn"}
SPY = """
import json, sys
before = set(sys.modules)
sys.argv[0] = "whygrid"
from whygrid.cli import main
try:
    main()
except SystemExit as end:
    assert not end.code, end.code
loaded = sorted(set(sys.modules) - before)
print(json.dumps(loaded), file=sys.stderr)
"""


def imported_by(*args: str) -> set[str]:
    """The modules that a command imports on top of a bare Python."""
    done = subprocess.run([sys.executable, "-c", SPY, *args], capture_output=True, text=True, check=True)
    return set(json.loads(done.stderr.splitlines()[-1]))


def packages(modules: set[str]) -> set[str]:
    """The packages of these modules that are neither ours nor Python's own."""
    top = {module.partition(".")[0] for module in modules}
    return {name for name in top if name not in sys.stdlib_module_names and name != "whygrid"}


def test_the_overview_imports_no_package_and_the_help_of_a_command_click_alone():
    assert packages(imported_by("--help")) == set()
    assert packages(imported_by("solve", "--help")) == {"click"}


def test_the_help_loads_no_genre_no_engine_and_no_drawing():
    layers = ("whygrid.genres", "whygrid.engine", "whygrid.scene", "whygrid.sat", "whygrid.service")
    assert not [module for module in imported_by("--help") if module.startswith(layers)]


@pytest.mark.skipif(not NATIVE, reason="without the native module SAT may have to help")
@pytest.mark.parametrize("options", [[], ["--json"], ["--style", "line"]])
def test_solving_a_9x9_imports_click_and_nothing_else(options):
    assert packages(imported_by("solve", CLASSIC, *options)) == {"click"}


def test_solving_a_sudoku_loads_no_other_genre_and_no_checker():
    loaded = imported_by("solve", CLASSIC)
    assert not [
        name for name in loaded if name.startswith(("whygrid.genres.kakuro", "whygrid.genres.numberlink"))
    ]
    assert "whygrid.logic.check" not in loaded


@pytest.mark.parametrize("args", [["explain", CLASSIC], ["hint", CLASSIC], ["show", CLASSIC], ["examples"]])
def test_no_command_for_the_terminal_imports_a_heavy_package(args):
    assert not packages(imported_by(*args)) & HEAVY


@pytest.mark.parametrize("args", [["shell", CLASSIC, "-c", "step"], ["play", "--list"]])
def test_only_the_full_screen_app_imports_textual(args, tmp_path):
    assert not packages(imported_by(*args, "--library", str(tmp_path / "library.db"))) & HEAVY


def test_importing_whygrid_loads_none_of_its_parts():
    show = "import sys, whygrid; print(*[name for name in sys.modules if name.startswith('whygrid.')])"
    done = subprocess.run([sys.executable, "-c", show], capture_output=True, text=True, check=True)
    assert done.stdout.split() == []
