"""Build the sdist and, from it, wheels; install each into a fresh environment and test it (`make wheels`).

python tools/wheels.py [PYTHON...]       by default every CPython from 3.11 on that pyenv or the path has

A Python for which a wheel was built already (the abi3 one, from 3.12 on) tests that one instead of building
another. All is left in dist/; which Pythons there were, and which are missing, is said at the end.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[1]
DIST = ROOT / "dist"
WANTED = ((3, 11), (3, 12), (3, 13), (3, 14))


def main(pythons: list[Path]) -> None:
    """Build and test with each of them."""
    shutil.rmtree(DIST, ignore_errors=True)
    with tempfile.TemporaryDirectory() as folder:
        sdist = build_sdist(pythons[0], Path(folder))
        print(f"{sdist.name}: {sdist.stat().st_size / 1e6:.1f} MB", flush=True)
        for number, python in enumerate(pythons):
            venv = environment(python, Path(folder) / str(number))
            wheel = fitting(venv) or build_wheel(venv, sdist)
            tested = ["pip", "install", "--quiet", str(wheel), *test_requirements()]
            subprocess.run([venv, "-m", *tested], check=True)
            subprocess.run([venv, ROOT / "tools" / "test_wheel.py"], check=True)
            print(f"{wheel.name}: {wheel.stat().st_size / 1e6:.1f} MB, tested by {python}", flush=True)
    lacking = [f"{major}.{minor}" for major, minor in WANTED if (major, minor) not in map(version, pythons)]
    if lacking:
        print(f"not at hand, hence not tested: CPython {', '.join(lacking)}")


def build_sdist(python: Path, folder: Path) -> Path:
    """The sdist of the checkout, in dist/."""
    venv = environment(python, folder / "build")
    subprocess.run([venv, "-m", "pip", "install", "--quiet", "build"], check=True)
    subprocess.run(
        [venv, "-m", "build", "--sdist", "--outdir", DIST, ROOT], check=True, stdout=subprocess.DEVNULL
    )
    return next(DIST.glob("*.tar.gz"))


def build_wheel(venv: Path, sdist: Path) -> Path:
    """The wheel of this Python, in dist/."""
    before = set(DIST.glob("*.whl"))
    command = [venv, "-m", "pip", "wheel", "--quiet", "--no-deps", "--wheel-dir", DIST, sdist]
    subprocess.run(command, check=True)
    return (set(DIST.glob("*.whl")) - before).pop()


def fitting(venv: Path) -> Path | None:
    """A wheel that was built before and that this Python takes."""
    asked = "from pip._internal.utils.compatibility_tags import get_supported as g; print(*g())"
    tags = subprocess.run([venv, "-c", asked], check=True, capture_output=True, text=True).stdout.split()
    for wheel in DIST.glob("*.whl"):
        if wheel.stem.split("-", 2)[2] in tags:
            return wheel
    return None


def environment(python: Path, folder: Path) -> Path:
    """The interpreter of a fresh virtual environment."""
    subprocess.run([python, "-m", "venv", folder], check=True)
    return folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def test_requirements() -> list[str]:
    """What the tests of a wheel need, as cibuildwheel has it."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    return list(project["tool"]["cibuildwheel"]["test-requires"])


def at_hand() -> list[Path]:
    """One CPython of each version that we build for, of those that can be found."""
    found: dict[tuple[int, ...], Path] = {}
    places = [*Path.home().glob(".pyenv/versions/*/bin/python3"), Path(sys.executable)]
    places += [Path(path) for major, minor in WANTED if (path := shutil.which(f"python{major}.{minor}"))]
    for path in places:
        if version(path) in WANTED:
            found.setdefault(version(path), path)
    return [found[key] for key in sorted(found)]


def version(python: Path) -> tuple[int, ...]:
    """Major and minor version of a CPython; nothing for what does not run."""
    asked = "import sys; print(*sys.version_info[:2]) if sys.implementation.name == 'cpython' else None"
    done = subprocess.run([python, "-c", asked], capture_output=True, text=True)
    return tuple(map(int, done.stdout.split()))


if __name__ == "__main__":
    main([Path(path) for path in sys.argv[1:]] or at_hand())
