"""From a key press to the redrawn board in `whygrid play`, idle and while a hint is being computed.

python -m benchmarks.keys [PRESSES]
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
import threading
import time
from pathlib import Path

from textual.events import Key

from whygrid.cli.shell import read_reading
from whygrid.registry import genre, genre_names
from whygrid.service.converting import read
from whygrid.store.library import Library
from whygrid.tui.app import Whygrid

MOVES = ("right", "down", "left", "up")


async def latencies(name: str, text: str, presses: int, busy: bool) -> tuple[list[float], float]:
    """Milliseconds from the key to the end of the drawing that it caused, and the mean CPU time."""
    found, used = [], time.process_time()
    with tempfile.TemporaryDirectory() as home, Library(Path(home) / "library.db") as library:
        app = Whygrid(read(text, name), library, read_reading)
        async with app.run_test(size=(120, 44)) as pilot:
            await pilot.pause()
            screen, going = app.playing, threading.Event()

            def work() -> None:
                while not going.is_set():
                    screen.helper.ask("hint", screen.game)

            worker = threading.Thread(target=work)
            if busy:
                worker.start()
            board, used = screen.board, time.process_time()
            for number in range(presses):
                done = asyncio.Event()
                started = time.perf_counter()
                board.post_message(Key(MOVES[number % 4], None))
                # The drawing comes after the key in the same queue; this comes after the drawing.
                while screen.board.scene is not None and not done.is_set():
                    screen.call_after_refresh(done.set)
                    await done.wait()
                board.render()
                found.append((time.perf_counter() - started) * 1000)
            used = (time.process_time() - used) * 1000 / presses
            going.set()
            if busy:
                worker.join()
    return sorted(found), used


def main(presses: int = 200) -> None:
    for name in genre_names():
        text = next(iter(genre(name).examples().values())).text
        for busy in (False, True):
            found, used = asyncio.run(latencies(name, text, presses, busy))
            when = "while a hint is computed" if busy else "idle"
            middle, high = found[len(found) // 2], found[int(len(found) * 0.95)]
            figures = f"median {middle:5.1f} ms, 95th percentile {high:5.1f} ms, CPU {used:4.1f} ms"
            print(f"{name:11} {when:25} {figures}")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
