"""Kill a player with SIGKILL in the middle of saving, again and again: nothing acknowledged may be lost.

    python -m benchmarks.saving [--count 1000] [--seed 8]

Half of the kills hit a game in the library, saved move by move; half a file that is written whole
(`whygrid.files`), as by --output and the shell's `save`. Who is killed is forked, so that ten thousand take
minutes.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import random
import signal
import sqlite3
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from whygrid.files import STRAY_SECONDS, save
from whygrid.play import writing
from whygrid.play.game import start
from whygrid.puzzle import Puzzle
from whygrid.store.library import Library

PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"


def content(number: int) -> bytes:
    """Something to save that tells whether it is whole: a number, its digest, and bulk made of both."""
    digest = hashlib.sha256(str(number).encode()).hexdigest()
    return f"{number} {digest}\n{digest * 3000}\n".encode()


def number_in(data: bytes) -> int:
    """The number that was saved; an error if the content is not whole."""
    number = int(data.split(maxsplit=1)[0])
    if data != content(number):
        raise ValueError("a part of it is missing")
    return number


def play(path: Path, say: Callable[[int], None]) -> None:
    """Make moves in the game of a library, and say how many are saved."""
    with Library(path) as library:
        saved = library.load("game")
        say(0)
        while len(saved.game.moves) <= 400:
            entered = writing.enter(saved.game, ["r1c3"], "124"[len(saved.game.moves) % 3])
            saved = library.save(saved, writing.fill_marks(writing.clear_marks(entered)))
            say(len(saved.game.moves))


def write(path: Path, say: Callable[[int], None]) -> None:
    """Save a file again and again, and say which number is in it."""
    first = number_in(path.read_bytes()) + 1
    say(0)
    for number in range(first, 10**9):
        save(path, content(number))
        say(number)


def acknowledged(
    work: Callable[[Path, Callable[[int], None]], None], path: Path, seconds: float
) -> list[int]:
    """What somebody says who saves and says so, in a process of its own that is killed after a while."""
    reading, writing_end = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reading)
        telling = os.fdopen(writing_end, "w")
        try:
            work(path, lambda number: print(number, file=telling, flush=True))
        finally:
            os._exit(0)
    os.close(writing_end)
    with os.fdopen(reading, "rb") as pipe:
        pipe.readline()
        time.sleep(seconds)
        os.kill(child, signal.SIGKILL)
        said = pipe.read().splitlines(keepends=True)
    os.waitpid(child, 0)
    return [int(line) for line in said if line.endswith(b"\n")]


def kept_in_library(path: Path) -> int:
    """How many moves the game in the library has."""
    with sqlite3.connect(path) as file:
        if file.execute("PRAGMA integrity_check").fetchone() != ("ok",):
            raise ValueError("the integrity check fails")
    with Library(path) as library:
        return len(library.load("game").game.moves)


def main() -> None:
    parser = argparse.ArgumentParser(description="Kill players in the middle of saving.")
    parser.add_argument("--count", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=8)
    arguments = parser.parse_args()
    rng = random.Random(arguments.seed)
    corrupt = lost = saves = 0
    with tempfile.TemporaryDirectory() as folder:
        library_path, file_path = Path(folder) / "library.db", Path(folder) / "file"
        save(file_path, content(0))
        for number in range(arguments.count):
            seconds = rng.uniform(0, 0.15)
            if number % 40 == 0:  # a game that grows for ever would only slow this down
                with Library(library_path) as library:
                    if number:
                        library.delete("game")
                    library.add(start(Puzzle.parse(PUZZLE)), "game")
            try:
                if number % 2 == 0:
                    said = acknowledged(play, library_path, seconds)
                    kept = kept_in_library(library_path)
                else:
                    said = acknowledged(write, file_path, seconds)
                    kept = number_in(file_path.read_bytes())
            except Exception as error:
                corrupt += 1
                print(f"kill {number}: {error}")
                save(file_path, content(0))
                continue
            lost += bool(said) and kept < said[-1]
            saves += len(said)
            if number % 500 == 499:
                print(f"{number + 1:,} kills, {saves:,} saves: {corrupt} corrupt, {lost} lost", flush=True)
        left = set(os.listdir(folder)) - {"library.db", "library.db-wal", "library.db-shm", "file"}
        for name in left:
            os.utime(Path(folder, name), (0, time.time() - 2 * STRAY_SECONDS))
        save(file_path, content(0))
        stray = set(os.listdir(folder)) & left
    print(
        f"{arguments.count:,} kills, seed {arguments.seed}, {saves:,} saves acknowledged: "
        f"{corrupt} corrupt, {lost} lost; "
        f"{len(left)} temporary files left by the killed, {len(stray)} after the next save"
    )
    raise SystemExit(bool(corrupt or lost or stray))


if __name__ == "__main__":
    main()
