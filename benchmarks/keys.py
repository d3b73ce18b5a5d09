"""From a key press to the redrawn board in `whygrid play`, idle and while hints are being computed.

python -m benchmarks.keys [PRESSES]

The app runs on a terminal of its own (a pseudo-terminal of 120x44): the time goes from writing the key to it
until the last byte of the frame that the key has changed, which the terminal's synchronized output marks. The
helper is kept busy all the time by a thread that asks for one hard hint after another and takes the answers.
CPU time is that of the app alone, from the key to the frame; on a shared machine it is the figure to trust.
"""

from __future__ import annotations

import fcntl
import os
import pty
import select
import struct
import subprocess
import sys
import tempfile
import termios
import threading
import time
from pathlib import Path

from whygrid.play.places import places_of
from whygrid.puzzle import Puzzle
from whygrid.registry import genre, genre_names

MOVE = (b"\x1b[C", b"\x1b[B", b"\x1b[D", b"\x1b[A")
WRITE = (b"1", b"2", b"3", b"3")
DRAW = (b"\r", b"\x1b[C", b"\x1b[D", b"\r")
FRAME_END = b"\x1b[?2026l"


def app(name: str, busy: bool) -> None:
    """The app on this terminal; the helper busy or not."""
    from whygrid.cli.shell import read_reading
    from whygrid.play.game import start
    from whygrid.play.writing import settle
    from whygrid.service.converting import read
    from whygrid.service.explaining import explain
    from whygrid.store.library import Library
    from whygrid.tui.app import Whygrid
    from whygrid.tui.helper import Helper, Question

    text = next(iter(genre(name).examples().values())).text
    with tempfile.TemporaryDirectory() as home, Library(Path(home) / "library.db") as library:
        reading = read(text, name)
        shown = Whygrid(reading, library, read_reading)
        helper = Helper()

        def work() -> None:
            hard = Puzzle.parse(genre("sudoku").examples()["escargot"].text)
            known = [fact for step in explain(hard).steps[:3] for fact in step.deductions[-1].conclusions]
            game = settle(start(hard), known, "the first three steps")
            while True:  # each takes about 0.2 s
                helper.ask(Question("hint", "sudoku", (game,)))

        if busy:
            threading.Thread(target=work, daemon=True).start()
        shown.run()
        helper.close()


class Terminal:
    """The other end of the app's terminal."""

    def __init__(self, name: str, busy: bool) -> None:
        self.master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 44, 120, 0, 0))
        command = [sys.executable, "-m", "benchmarks.keys", "--app", name, "busy" if busy else "idle"]
        environment = {**os.environ, "TERM": "xterm-256color", "COLORTERM": "truecolor"}
        self.process = subprocess.Popen(command, stdin=slave, stdout=slave, stderr=slave, env=environment)
        os.close(slave)

    def read(self, seconds: float, until: bytes | None = None) -> bytes:
        """What comes within this time, or until something has come."""
        seen, deadline = b"", time.perf_counter() + seconds
        while (left := deadline - time.perf_counter()) > 0:
            if select.select([self.master], [], [], left)[0]:
                try:
                    seen += os.read(self.master, 65536)
                except OSError:  # the app has ended
                    break
                if b"\x1b[?2026$p" in seen:  # asked for synchronized output: yes
                    os.write(self.master, b"\x1b[?2026;2$y")
                    seen = seen.replace(b"\x1b[?2026$p", b"")
                if until is not None and until in seen:
                    break
        return seen

    def press(self, key: bytes) -> tuple[float, float]:
        """Milliseconds from the key to the end of its frame, and of CPU time."""
        used, started = self.used(), time.perf_counter()
        os.write(self.master, key)
        seen = self.read(5, FRAME_END)
        if FRAME_END not in seen:
            raise RuntimeError(f"no frame came after {key!r}: {seen[-300:]!r}")
        return (time.perf_counter() - started) * 1000, self.used() - used

    def used(self) -> float:
        """Milliseconds of CPU time that the app has used so far, without the helper."""
        threads = Path(f"/proc/{self.process.pid}/task").glob("*/schedstat")
        return sum(int(thread.read_text().split()[0]) for thread in threads) / 1e6

    def close(self) -> None:
        os.write(self.master, b"q")
        self.read(2, b"\x1b[?1049l")
        self.process.kill()
        self.process.wait()
        os.close(self.master)


def measured(name: str, keys: tuple[bytes, ...], presses: int, busy: bool) -> list[tuple[float, float]]:
    """The milliseconds of each key press, and of its CPU time."""
    terminal = Terminal(name, busy)
    try:
        terminal.read(30, b"mode: ")
        terminal.read(6.0 if busy else 2.0)
        found = []
        for number in range(presses):
            found.append(terminal.press(keys[number % len(keys)]))
            terminal.read(0.05)  # a fast typist
        return found
    finally:
        terminal.close()


def main(presses: int = 100) -> None:
    """Print median / 95th percentile for each genre, idle and busy, for moving and for writing."""
    for name in genre_names():
        example = next(iter(genre(name).examples().values()))
        writing = DRAW if places_of(Puzzle.parse(example.text, name)).edges else WRITE
        for what, keys in {"move": MOVE, "write": writing}.items():
            for busy in (False, True):
                when = "while hints are computed" if busy else "idle"
                wall, cpu = map(sorted, zip(*measured(name, keys, presses, busy), strict=True))
                middle, high = presses // 2, int(presses * 0.95)
                figures = f"wall {wall[middle]:5.1f} / {wall[high]:5.1f} ms, "
                figures += f"CPU {cpu[middle]:5.1f} / {cpu[high]:5.1f} ms"
                print(f"{name:11} {what:6} {when:25} {figures}, load {os.getloadavg()[0]:.1f}", flush=True)


if __name__ == "__main__":
    if sys.argv[1:2] == ["--app"]:
        app(sys.argv[2], sys.argv[3] == "busy")
    else:
        main(*map(int, sys.argv[1:]))
