"""Instructions of the kernels, counted by callgrind: the same on a busy machine as on a quiet one.

python -m benchmarks instructions        needs valgrind

Each piece of work runs once with few puzzles and once with many, in a Python of its own; the difference, by
puzzle, is what the work costs without start-up.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from benchmarks.figures import Figure

FEW, MANY = 2, 10
HEAD = """
import sys, gc
gc.disable()
import whygrid
from whygrid import kernels
from benchmarks.collections import collection
number = int(sys.argv[1])
puzzles = [one.puzzle for one in collection(sys.argv[2])]
puzzles = [puzzles[place * len(puzzles) // {most}] for place in range({most})]
whygrid.explain(puzzles[0])  # whatever is made once
"""
WORK = {
    "solve sudoku": (
        "sudoku",
        "for one in puzzles[:number]: kernels.sudoku_solutions(one.text.replace('.', '0'), 2)",
    ),
    "explain sudoku": ("sudoku", "for one in puzzles[:number]: whygrid.explain(one)"),
    "explain kakuro": ("kakuro", "for one in puzzles[:number]: whygrid.explain(one)"),
    "explain numberlink": ("numberlink", "for one in puzzles[:number]: whygrid.explain(one)"),
    "grade sudoku": ("sudoku", "for one in puzzles[:number]: whygrid.grade(one)"),
    "k of sudoku": ("sudoku", "for one in puzzles[: number // 2]: whygrid.k(one)"),
}


def figures() -> Iterator[Figure]:
    """Instructions by puzzle for each piece of work; nothing where there is no valgrind."""
    if shutil.which("valgrind") is None:
        return
    for name, (genre_name, work) in WORK.items():
        few, many = (counted(work, genre_name, number) for number in (FEW, MANY))
        yield Figure(f"instructions: {name}", (many - few) / (MANY - FEW) / 1e6, "million instructions")


def counted(work: str, genre_name: str, number: int) -> int:
    """The instructions of a Python that does this work."""
    with tempfile.TemporaryDirectory() as folder:
        command = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={folder}/out", sys.executable, "-c"]
        program = HEAD.format(most=MANY) + work
        done = subprocess.run(
            [*command, program, str(number), genre_name],
            capture_output=True,
            text=True,
            check=True,
            cwd=Path(__file__).parents[1],
            env={**os.environ, "PYTHONHASHSEED": "0"},
        )
    found = re.search(r"Collected : (\d+)", done.stderr)
    assert found, done.stderr
    return int(found[1])


def main() -> None:
    for figure in figures():
        print(figure, flush=True)
