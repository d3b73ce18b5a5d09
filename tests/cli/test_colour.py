"""Colours: on a terminal, or when they are asked for, and never in a pipe."""

import os
import pty
import subprocess

import pytest

from tests.cli.command import WHYGRID, environment, run

DRAWING = [
    "solve mini",
    "explain mini --boards",
    "hint mini --rung deduction",
    "check mini",
    "show mini",
    "examples",
]
ESCAPE = "\x1b["


def on_a_terminal(*args: str, **changes: str) -> str:
    """What a command prints when its output is a terminal."""
    main, side = pty.openpty()
    process = subprocess.Popen([WHYGRID, *args], stdout=side, stdin=side, env=environment(**changes))
    os.close(side)
    out = b""
    while True:
        try:
            data = os.read(main, 1 << 16)
        except OSError:  # Linux says so when the other side is closed
            break
        if not data:
            break
        out += data
    process.wait()
    os.close(main)
    return out.decode()


@pytest.mark.parametrize("args", DRAWING)
def test_a_pipe_gets_no_escape_codes(args):
    code, out, _ = run(*args.split())
    assert code == 0
    assert ESCAPE not in out


@pytest.mark.parametrize("args", DRAWING)
def test_force_color_colours_a_pipe(args):
    assert ESCAPE in run(*args.split(), env=environment(FORCE_COLOR="1")).out


def test_no_color_wins_over_force_color():
    assert ESCAPE not in run("show", "mini", env=environment(FORCE_COLOR="1", NO_COLOR="1")).out


def test_the_option_wins_over_the_environment():
    assert ESCAPE in run("show", "mini", "--colour", env=environment(NO_COLOR="1")).out
    assert ESCAPE not in run("show", "mini", "--no-colour", env=environment(FORCE_COLOR="1")).out


def test_a_terminal_gets_colours():
    assert ESCAPE in on_a_terminal("show", "mini")


def test_a_terminal_with_no_color_or_without_abilities_gets_none():
    assert ESCAPE not in on_a_terminal("show", "mini", NO_COLOR="1")
    assert ESCAPE not in on_a_terminal("show", "mini", TERM="dumb")


@pytest.mark.parametrize(
    "args", ["solve mini --json", "explain mini --json", "hint mini --json", "show mini --json"]
)
def test_json_never_has_colours(args):
    assert ESCAPE not in run(*args.split(), env=environment(FORCE_COLOR="1")).out


def test_without_colours_nothing_is_lost():
    """What colours say is also said by the characters: the digits found, and the cell in question."""
    plain = run("hint", "mini", "--rung", "deduction").out
    assert "[2]" in plain and "░" in plain
