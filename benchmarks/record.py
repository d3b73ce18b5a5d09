"""Figures kept per machine and commit, and compared with the last ones.

`benchmarks/results/MACHINE.jsonl` has a line for each run: commit, date, Python, and the figures. It is in
the tree, so that a figure in a document can be traced to a machine and a commit, and a slower commit shows.
"""

from __future__ import annotations

import json
import os
import platform
import re
import subprocess
from collections.abc import Iterable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from benchmarks.figures import Figure
from whygrid import __version__
from whygrid.files import save

FOLDER = Path(__file__).parent / "results"
NOISE = 1.15
"""What differs by less is not said aloud: CPU time on a busy machine is no better than that."""
EXACT = 1.01
"""The same for what is counted and not timed."""
COUNTED = ("million instructions", "lines, mean", "proofs")


def record(figures: Iterable[Figure]) -> str:
    """Print figures as they come, keep them, and tell how they differ from the last run on this machine."""
    file = FOLDER / f"{machine()}.jsonl"
    before = (
        [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()] if file.exists() else []
    )
    found = []
    for figure in figures:
        print(figure, flush=True)
        found.append(figure)
    entry = {
        "commit": commit(),
        "date": datetime.now(UTC).isoformat(timespec="seconds"),
        "version": __version__,
        "python": platform.python_version(),
        "figures": {one.name: {"value": round(one.value, 3), "unit": one.unit} for one in found},
    }
    FOLDER.mkdir(exist_ok=True)
    save(file, "".join(json.dumps(one) + "\n" for one in [*before, entry]).encode())
    return "\n".join([f"kept in {file}", *compared(found, before[-1] if before else None)])


def compared(figures: Iterable[Figure], before: dict[str, Any] | None) -> list[str]:
    """Which figures are better or worse than before, worst first.

    >>> earlier = {"commit": "1234abc", "figures": {"a": {"value": 10.0, "unit": "ms"}}}
    >>> compared([Figure("a", 20.0, "ms"), Figure("b", 1.0, "ms")], earlier)
    ['compared with 1234abc:', '  worse   2.00 times  a: 10 -> 20 ms']
    """
    if before is None:
        return ["nothing to compare with: this is the first run on this machine"]
    changes = []
    for figure in figures:
        old = before["figures"].get(figure.name, {}).get("value")
        if not old or not figure.value:
            continue
        worse = old / figure.value if figure.more_is_better else figure.value / old
        if max(worse, 1 / worse) > (EXACT if figure.unit in COUNTED else NOISE):
            word = "worse " if worse > 1 else "better"
            told = f"{figure.name}: {old:,.6g} -> {figure.value:,.6g} {figure.unit}"
            changes.append((worse, f"  {word}  {max(worse, 1 / worse):.2f} times  {told}"))
    lines = [line for _, line in sorted(changes, reverse=True)]
    return [f"compared with {before['commit']}:", *(lines or ["  no difference beyond noise"])]


def machine() -> str:
    """This machine in the name of a file: processor, cores and system."""
    model = platform.processor() or platform.machine()
    cpuinfo = Path("/proc/cpuinfo")
    if cpuinfo.exists() and (named := re.search(r"model name\s*: (.*)", cpuinfo.read_text())):
        model = named[1]
    words = f"{model} {os.cpu_count()} cores {platform.system()}"
    return re.sub(r"[^a-z0-9]+", "-", words.lower()).strip("-")


def commit() -> str:
    """The commit of the checkout, with a plus where something is changed; empty where there is no git."""
    done = subprocess.run(
        ["git", "describe", "--always", "--dirty=+"],
        capture_output=True,
        text=True,
        cwd=Path(__file__).parent,
    )
    return done.stdout.strip()
