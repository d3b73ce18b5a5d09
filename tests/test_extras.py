"""What `pip install whygrid` alone can do, and what is said where an extra is missing."""

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import numpy as np
import pytest

from whygrid.bulk.clues import orbit_of_each
from whygrid.bulk.seeds import mixed_seed
from whygrid.extras import BROUGHT_ALONG, EXTRAS

ROOT = Path(__file__).parents[1]
FOR_TRAINING = ("gymnasium", "reasoning-gym", "verifiers")
"""Extras that bring too much along for `all`."""
BLOCKED = """
import sys
for name in sys.argv.pop(1).split(","):
    sys.modules[name] = None
from whygrid.cli import main
main()
"""


def run(missing: str, *args: str) -> tuple[int, str, str]:
    """Exit code and output of a command where these packages can't be imported."""
    command = [sys.executable, "-c", BLOCKED, missing, *args]
    done = subprocess.run(command, capture_output=True, text=True)
    return done.returncode, done.stdout, done.stderr


def test_every_extra_that_is_named_installs_the_package():
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"]
    for package, extra in EXTRAS.items():
        assert any(re.search(rf"\b{package.replace('_', '-')}\b", entry) for entry in extras[extra]), package
        assert extra in extras["all"][0] or extra in FOR_TRAINING
    assert set(BROUGHT_ALONG.values()) <= set(EXTRAS)


@pytest.mark.parametrize(
    "line",
    [
        "grade classic --json",
        "solve classic",
        "explain classic",
        "forgetful classic -k 8",
        "generate sudoku --seed 7 --count 3",
        "generate sudoku --seed 7 --clues 24 --symmetry rotation",
        "generate sudoku --seed 7 --size 6 --symmetry vertical",
    ],
)
def test_without_numpy_the_answer_is_the_same(line):
    assert run("numpy,textual,starlette", *line.split()) == run("nothing", *line.split())


@pytest.mark.parametrize(
    ("missing", "extra", "line"),
    [
        ("numpy", "bulk", "bulk solve in.txt --out out.txt"),
        ("numpy", "bulk", "generate sudoku --min-k 20"),
        ("numpy", "bulk", "generate sudoku --clues 19"),
        ("numpy", "bulk", "generate sudoku --unbiased"),
        ("numpy", "bulk", "generate sudoku --out {folder}/out.txt"),
        ("textual", "play", "play classic --library {folder}/library.db"),
        ("textual", "play", "edit --library {folder}/library.db"),
        ("distributed", "cluster", "bulk solve {folder}/in.txt --out {folder}/out.txt --workers 2"),
        ("starlette", "web", "serve"),
        ("uvicorn", "web", "serve"),
    ],
)
def test_a_command_says_which_extra_it_lacks(missing, extra, line, tmp_path):
    (tmp_path / "in.txt").write_text("." * 81)
    code, _, said = run(missing, *line.format(folder=tmp_path).split())
    assert code == 2
    assert f"needs {missing}" in said and f"pip install 'whygrid[{extra}]'" in said
    assert "Traceback" not in said


@pytest.mark.parametrize(
    ("package", "extra"), [(name, EXTRAS[name]) for name in EXTRAS if EXTRAS[name] in FOR_TRAINING]
)
def test_an_adapter_says_which_extra_it_lacks(package, extra):
    show = f"import sys; sys.modules[{package!r}] = None; import whygrid.ml.{package}"
    done = subprocess.run([sys.executable, "-c", show], capture_output=True, text=True)
    assert f"pip install 'whygrid[{extra}]'" in done.stderr


def test_the_library_says_it_as_an_import_error():
    show = "import sys; sys.modules['numpy'] = None; import whygrid.bulk; whygrid.bulk.solve"
    done = subprocess.run([sys.executable, "-c", show], capture_output=True, text=True)
    assert "MissingExtra: whygrid.bulk needs numpy" in done.stderr


@pytest.mark.parametrize("entropy", [0, 7, 2**32, 2**64 - 1, 2**200 + 5, [7, 1], [0, 0], [1, 2, 3, 4, 5, 6]])
def test_a_seed_means_what_it_means_to_numpy(entropy):
    assert mixed_seed(entropy) == int(np.random.SeedSequence(entropy).generate_state(1, np.uint64)[0])


def test_the_orbits_are_those_of_the_turned_board():
    cells = np.arange(36).reshape(6, 6)
    turned = np.minimum.reduce([np.rot90(cells, times) for times in range(4)])
    assert orbit_of_each("quarter", 6) == turned.ravel().tolist()
    assert orbit_of_each("antidiagonal", 6) == np.minimum(cells, np.rot90(cells, 2).T).ravel().tolist()
