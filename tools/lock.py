"""The lock files: the exact versions and hashes of all that `make test` and `make docs` install.

    python tools/lock.py write         resolve anew, as new as pyproject.toml allows (`make lock`)
    python tools/lock.py fits EXTRA    exit 0 if the lock file is for this Python and machine, else say so

There is one for each of the extras `dev` and `docs`. It names packages, versions and hashes, and nothing of
where they come from: the index is the machine's own. It is for one Python on one kind of machine, that of CI,
since packages differ; elsewhere `tools/install` does without, and says so.
"""

from __future__ import annotations

import json
import platform
import re
import subprocess
import sys
import tomllib
import urllib.request
from pathlib import Path

ROOT = Path(__file__).parents[1]
EXTRAS = ("dev", "docs")
BUILD_TOOLS = ("cmake", "ninja")
"""What scikit-build-core would fetch for itself where it runs apart from everything else."""


def lock_of(extra: str) -> Path:
    """The lock file of an extra."""
    return ROOT / "tools" / f"requirements-{extra}.txt"


def here() -> str:
    """This Python and this machine, as the first line of a lock file has them."""
    version = ".".join(platform.python_version_tuple()[:2])
    return f"# For {platform.python_implementation()} {version} on {platform.system()} {platform.machine()}."


def wanted(extra: str = "dev") -> list[str]:
    """What must be installed before the package itself can be, as pyproject.toml says."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    extras = project["project"]["optional-dependencies"]
    chosen = [*project["build-system"]["requires"], *BUILD_TOOLS, *project["project"]["dependencies"]]
    left = list(extras[extra])
    while left:
        own = re.fullmatch(r"whygrid\[(.*)\]", entry := left.pop(0))
        left += [part for name in own[1].split(",") for part in extras[name]] if own else []
        chosen += [] if own else [entry]
    return list(dict.fromkeys(chosen))


def write(extra: str) -> None:
    """Ask pip what it would install here, and write it down with the hashes of all files that could do."""
    command = [sys.executable, "-m", "pip", "install", "--dry-run", "--ignore-installed", "--quiet"]
    report = subprocess.run(
        [*command, "--report", "-", *wanted(extra)], check=True, capture_output=True
    ).stdout
    lines = [here(), "# Made by `make lock`; installed with --require-hashes by tools/install.", ""]
    for entry in sorted(json.loads(report)["install"], key=lambda entry: entry["metadata"]["name"].lower()):
        name, version = entry["metadata"]["name"], entry["metadata"]["version"]
        chosen = entry["download_info"]["archive_info"]["hashes"]["sha256"]
        hashes = [chosen, *sorted(_hashes_in_the_index(name, version) - {chosen})]
        lines.append(
            " \\\n    ".join([f"{name}=={version}", *(f"--hash=sha256:{digest}" for digest in hashes)])
        )
    lock_of(extra).write_text("\n".join(lines) + "\n", encoding="utf-8")
    print(f"{len(lines) - 3} packages in {lock_of(extra).relative_to(ROOT)}")


def _hashes_in_the_index(name: str, version: str) -> set[str]:
    """The hashes of all files of a version that pip could choose with this Python on such a machine.

    Another release of the system may take another file than this one does.
    """
    from packaging.utils import (
        InvalidSdistFilename,
        InvalidWheelFilename,
        parse_sdist_filename,
        parse_wheel_filename,
    )
    from packaging.version import Version
    from pip._internal.models.index import PyPI  # the index of pip where nobody names another one

    setting = subprocess.run(
        [sys.executable, "-m", "pip", "config", "get", "global.index-url"], capture_output=True, text=True
    )
    index = setting.stdout.strip() or PyPI.simple_url
    page = re.sub(r"[-_.]+", "-", name).lower()
    with urllib.request.urlopen(f"{index.rstrip('/')}/{page}/", timeout=60) as answer:
        links = re.findall(r'href="[^"]*#sha256=([0-9a-f]{64})"[^>]*>\s*([^<\s]+)', answer.read().decode())
    found = set()
    for digest, file in links:
        try:
            if file.endswith(".whl"):
                _, its_version, _, tags = parse_wheel_filename(file)
                fitting = any(_fits(tag.interpreter, tag.abi, tag.platform) for tag in tags)
            else:
                (_, its_version), fitting = parse_sdist_filename(file), True
        except (InvalidWheelFilename, InvalidSdistFilename):
            continue
        if fitting and its_version == Version(version):
            found.add(digest)
    return found


def _fits(interpreter: str, abi: str, system: str) -> bool:
    """Whether a wheel with these tags is one for this Python on a machine like this."""
    own = f"cp{sys.version_info.major}{sys.version_info.minor}"
    machine = system == "any" or (
        "linux" in system and "musl" not in system and system.endswith(platform.machine())
    )
    return machine and (interpreter == own or interpreter.startswith("py") or abi == "abi3")


def fits(extra: str) -> bool:
    """Whether the lock file is for this place; if not, say so."""
    made_for = lock_of(extra).read_text(encoding="utf-8").partition("\n")[0]
    if made_for != here():
        print(f"{lock_of(extra).relative_to(ROOT)}: {made_for[2:]} This is: {here()[6:]}", file=sys.stderr)
    return made_for == here()


if __name__ == "__main__":
    if sys.argv[1:] == ["write"]:
        for name in EXTRAS:
            write(name)
    elif sys.argv[1:2] == ["fits"] and sys.argv[2:] in [[name] for name in EXTRAS]:
        sys.exit(not fits(sys.argv[2]))
    else:
        sys.exit(__doc__)
