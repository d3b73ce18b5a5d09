"""The installed command, run as users run it: in a process of its own."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any, NamedTuple

from tests.patience import PATIENCE

WHYGRID = str(Path(sys.executable).with_name("whygrid"))
STAGED = str(Path(__file__).with_name("staged.py"))

CLASSIC = "..8...6.3.2...9......8..45.856.7......4...5......6.897.87..6......3...8.2.3...1.."
CLASSIC_SOLVED = "948715623325649718671832459856971342794283561132564897587126934419357286263498175"
WIKIPEDIA = "530070000600195000098000060800060003400803001700020006060000280000419005000080079"
MINI = "1.....2..3.....4"
MINI_SOLVED = "1243342143122134"

# A minimal 16x16 board.
LONG = (
    ".B.9...A...2E8...F1...93.C.....AA....4.BF5..D....E76..G....D..25......E..6.7..F.....3......C.B..."
    "3.78.592D..AG....G.....431A..C8...C....9.G6.17...34.1....2....F...1....54.....CG692..B......A3.5."
    "....FE..7..4..7.F..8.........2.G..6.A.8...F.B...ED..7...4B.9.."
)


class Result(NamedTuple):
    code: int
    out: str
    err: str


VARYING = ("NO_COLOR", "FORCE_COLOR", "PYTHONIOENCODING", "COLUMNS")


def environment(**changes: str) -> dict[str, str]:
    """The environment without what changes colours, letters or the width of lines, and with these changes."""
    plain = {k: v for k, v in os.environ.items() if k not in VARYING}
    return {**plain, "TERM": "xterm-256color", **changes}


def command(stage: dict[str, Any] | None = None) -> list[str]:
    """How the program is started, as it is or by `staged`."""
    return [WHYGRID] if stage is None else [sys.executable, STAGED, json.dumps(stage)]


def run(
    *args: str,
    input: str | bytes | None = None,
    env: dict[str, str] | None = None,
    cwd: Path | None = None,
    stage: dict[str, Any] | None = None,
) -> Result:
    """Run `whygrid` with these arguments; its standard input is empty if none is given.

    `stage` is for `staged`: who presses Ctrl-C when, and how the clock goes.
    """
    data = input.encode() if isinstance(input, str) else input or b""
    done = subprocess.run(
        [*command(stage), *args],
        input=data,
        capture_output=True,
        env=environment() if env is None else env,
        cwd=cwd,
        timeout=PATIENCE,
    )
    out, err = done.stdout.decode(), done.stderr.decode()
    assert "Traceback" not in err, f"whygrid {args} ended in a traceback:\n{err}"
    return Result(done.returncode, out, err)


def run_json(*args: str, **options: Any) -> tuple[int, Any]:
    """Run a command whose whole output is one JSON value."""
    code, out, err = run(*args, **options)
    assert err == "", f"--json leaves standard error empty, but there is:\n{err}"
    return code, json.loads(out)


def drawn(out: str) -> list[str]:
    """The digits on each small board in a text, row by row."""
    boards = re.findall(r"┏.*?┗", out, re.DOTALL)
    rows = [[line.partition("┃")[2] for line in board.splitlines()] for board in boards]
    return ["".join(symbol for row in board for symbol in row if symbol.isdecimal()) for board in rows]


def refused(result: Result) -> str:
    """What a command says when it refuses its input: on standard error alone, with exit code 2."""
    assert result.code == 2, f"exit code {result.code} instead of 2\n{result.out}\n{result.err}"
    assert result.out == "", f"nothing belongs on standard output, but there is:\n{result.out}"
    assert result.err.strip(), "an error needs a message"
    return result.err
