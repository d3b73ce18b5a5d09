"""`whygrid play` as a command, on a terminal of its own."""

import fcntl
import json
import os
import pty
import re
import select
import struct
import subprocess
import termios
import time

from tests.cli.command import WHYGRID, environment, run
from tests.patience import PATIENCE
from whygrid.store.library import Library

CLASSIC = "..8...6.3.2...9......8..45.856.7......4...5......6.897.87..6......3...8.2.3...1.."


def test_it_plays_on_a_terminal_without_colours_and_saves_every_move(tmp_path):
    path = tmp_path / "library.db"
    master, slave = pty.openpty()
    fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
    process = subprocess.Popen(
        [WHYGRID, "play", CLASSIC, "--library", str(path)],
        stdin=slave,
        stdout=slave,
        stderr=slave,
        env={**environment(), "NO_COLOR": "1"},
        start_new_session=True,
    )
    os.close(slave)
    seen = b""

    def until(done) -> None:
        nonlocal seen
        deadline = time.monotonic() + PATIENCE
        while not done():
            assert time.monotonic() < deadline, seen[-2000:]
            if select.select([master], [], [], 0.1)[0]:
                try:
                    seen += os.read(master, 65536)
                except OSError:  # the other end is closed
                    assert process.wait(timeout=PATIENCE) == 0
                    return

    def saved(moves: int) -> bool:
        with Library(path) as library:
            return [entry.moves for entry in library.games()] == [moves]

    try:
        until(lambda: b"mode: " in seen)
        os.write(master, b"3")
        until(lambda: saved(1))
        os.write(master, b"\x1b[C\x1b[50;2;64u")  # to the right, and Shift+2 as kitty sends it
        until(lambda: saved(2))
        os.write(master, b"q")
        until(lambda: process.poll() is not None)
    finally:
        process.kill()
        os.close(master)
    assert process.returncode == 0
    assert b"Traceback" not in seen
    codes = {int(code or 0) for found in re.findall(rb"\x1b\[([\d;]*)m", seen) for code in found.split(b";")}
    assert codes <= {*range(10), 39, 49}, "no colour but the terminal's own"
    with Library(path) as library:
        game = library.load(library.games()[0].name).game
    assert game.ink("entry") == {"r5c5": ["3"]} and game.ink("corner") == {"r5c6": ["2"]}


def test_without_a_terminal_it_says_what_to_use_instead(tmp_path):
    code, out, err = run("play", CLASSIC, "--library", str(tmp_path / "library.db"))
    assert (code, out) == (2, "") and "terminal" in err and "whygrid shell" in err


def test_the_list_of_games_as_text_and_as_json(tmp_path):
    path = str(tmp_path / "library.db")
    assert run("shell", CLASSIC, "--library", path, "-c", "step", "-c", "save mine").code == 0
    assert run("play", "--list", "--library", path).out.startswith("mine")
    (entry,) = json.loads(run("play", "--json", "--library", path).out)
    assert (entry["name"], entry["genre"], entry["moves"], entry["done"]) == ("mine", "sudoku", 1, 27)
