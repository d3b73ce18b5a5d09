"""What a command costs before it does anything, against a bare Python in the same run."""

from __future__ import annotations

import resource
import subprocess
import sys
from pathlib import Path

PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
ROUNDS = 20


def cpu_seconds(command: list[str]) -> float:
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(command, stdout=subprocess.DEVNULL, check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def ratios() -> dict[str, float]:
    """How many times as long as a bare Python each command takes, in CPU time."""
    whygrid = str(Path(sys.executable).with_name("whygrid"))
    commands = {
        "python -c pass": [sys.executable, "-c", "pass"],
        "import click": [sys.executable, "-c", "import click"],
        "whygrid --help": [whygrid, "--help"],
        "whygrid solve": [whygrid, "solve", PUZZLE],
        "whygrid explain": [whygrid, "explain"],
    }
    # Round by round, so that a busy moment of the machine hits all alike.
    rounds = [{name: cpu_seconds(command) for name, command in commands.items()} for _ in range(ROUNDS)]
    least = {name: min(times[name] for times in rounds) for name in commands}
    return {name: least[name] / least["python -c pass"] for name in commands if name != "python -c pass"}


def main() -> None:
    for name, ratio in ratios().items():
        print(f"{name:16} {ratio:4.1f} x python -c pass")
