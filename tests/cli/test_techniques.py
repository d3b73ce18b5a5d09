"""`whygrid techniques`."""

import fcntl
import os
import pty
import struct
import subprocess
import termios
from contextlib import suppress

import pytest

from tests.cli.command import WHYGRID, environment, run, run_json
from tests.patience import PATIENCE


def test_all_techniques_are_listed_from_the_easiest_to_the_hardest():
    code, out, err = run("techniques")
    assert (code, err) == (0, "")
    assert "naked pair" in out
    efforts = [float(line.split()[0]) for line in out.splitlines()]
    assert efforts == sorted(efforts)


def test_one_technique_is_told_with_an_example():
    code, out, err = run("techniques", "naked-pair")
    assert (code, err) == (0, "")
    assert "HoDoKu" in out
    assert "between them" in out


def test_a_technique_that_no_example_needs_is_shown_in_a_position():
    code, out, err = run("techniques", "unique loop 1")
    assert (code, err) == (0, "")
    assert "In this position:" in out
    assert "Sudoku Explainer" in out


def test_a_technique_is_found_by_another_name():
    code, out, err = run("techniques", "Nice Loop")
    assert (code, err) == (0, "")
    assert out.startswith("aic\n")
    assert "Also called: nice loop" in out


def test_json_has_the_same():
    code, found = run_json("techniques", "x-wing", "--json")
    assert code == 0
    (entry,) = found["techniques"]
    assert entry["name"] == "x-wing"
    assert entry["elsewhere"]["HoDoKu"]
    assert entry["used"] == "always"
    (loop,) = run_json("techniques", "aic", "--json")[1]["techniques"]
    assert "nice loop" in loop["also"]


@pytest.mark.parametrize(("name", "used"), [("bug+1", "if unique"), ("kraken fish 1", "on request")])
def test_it_is_told_when_a_technique_is_used(name, used):
    (entry,) = run_json("techniques", name, "--json")[1]["techniques"]
    assert entry["used"] == used
    (line,) = (line for line in run("techniques")[1].splitlines() if f"  {name} " in line)
    assert line.endswith(f" ({used})")


def test_a_misspelt_name_is_refused_with_the_nearest():
    code, out, err = run("techniques", "skyscrapper")
    assert (code, out) == (2, "")
    assert "Did you mean skyscraper?" in err


def test_an_unknown_name_is_refused_with_the_list():
    code, _, err = run("techniques", "guessing")
    assert code == 2
    assert "naked pair" in err


def test_a_technique_of_another_genre_is_found_by_its_name():
    assert run_json("techniques", "bottleneck", "--json")[1]["genre"] == "numberlink"
    assert run_json("techniques", "naked pair", "--json")[1]["genre"] == "sudoku"


@pytest.mark.parametrize("args", ["techniques skyscraper", "explain kakuro-supposed", "check empty"])
def test_prose_is_as_narrow_as_the_terminal(args):
    told = _on_a_terminal(60, *args.split())
    lines = [line for line in told.splitlines() if not line.startswith("===")]  # a legend
    prose = [line for line in lines if " the " in line or " ×" in line or " cells: " in line]
    assert prose and max(map(len, prose)) <= 60, prose


def _on_a_terminal(columns: int, *args: str) -> str:
    """What a command prints, without colours, on a terminal so wide."""
    master, slave = pty.openpty()
    fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 24, columns, 0, 0))
    process = subprocess.Popen([WHYGRID, *args, "--no-colour"], stdin=slave, stdout=slave, env=environment())
    os.close(slave)
    seen = b""
    with suppress(OSError):  # the other end is closed
        while part := os.read(master, 65536):
            seen += part
    os.close(master)
    process.wait(timeout=PATIENCE)
    return seen.decode()
