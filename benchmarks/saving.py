"""Kill a player with SIGKILL in the middle of saving, again and again: nothing acknowledged may be lost.

python -m benchmarks.saving [KILLS]        1,000 by default
"""

from __future__ import annotations

import os
import random
import sqlite3
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from whygrid.play.game import start
from whygrid.puzzle import Puzzle
from whygrid.store.library import Library

PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
PLAYER = """
import sys
from whygrid.play import writing
from whygrid.store.library import Library
library = Library(sys.argv[1])
saved = library.load("game")
print("ready", flush=True)
while True:
    saved = library.save(saved, writing.fill_marks(writing.clear_marks(
        writing.enter(saved.game, ["r1c3"], "124"[len(saved.game.moves) % 3]))))
    print(len(saved.game.moves), flush=True)
    if len(saved.game.moves) > 400:
        break
"""


def main(kills: int = 1000) -> None:
    rng = random.Random(8)
    corrupt = lost = moves = stray = 0
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "library.db"
        for number in range(kills):
            if number % 20 == 0:  # a game that grows for ever would only slow this down
                with Library(path) as library:
                    if number:
                        library.delete("game")
                    library.add(start(Puzzle.parse(PUZZLE)), "game")
            player = subprocess.Popen([sys.executable, "-c", PLAYER, str(path)], stdout=subprocess.PIPE)
            assert player.stdout is not None
            player.stdout.readline()
            time.sleep(rng.uniform(0, 0.15))
            player.kill()
            said = player.communicate()[0].decode().splitlines(keepends=True)
            whole = [int(line) for line in said if line.endswith("\n")]
            try:
                with sqlite3.connect(path) as file:
                    corrupt += file.execute("PRAGMA integrity_check").fetchone() != ("ok",)
                with Library(path) as library:
                    kept = len(library.load("game").game.moves)
            except Exception as error:
                corrupt += 1
                print(f"kill {number}: {error}")
                continue
            lost += bool(whole) and kept < whole[-1]
            moves += len(whole)
        stray = len(set(os.listdir(folder)) - {"library.db", "library.db-wal", "library.db-shm"})
    print(f"{kills} kills, {moves} saves acknowledged: {corrupt} corrupt, {lost} lost, {stray} stray files")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
