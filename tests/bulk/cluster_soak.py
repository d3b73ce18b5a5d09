"""Kill -9 in the middle, again and again: nothing lost, nothing twice, and every byte as on one core.

    nice python -m tests.bulk.cluster_soak [--kills 50] [--seed 1] [--rows 20000]

A real Dask scheduler, two real workers and the command itself, over files of several formats and operations.
At random times a worker, the scheduler or the command is killed; others are started, and the same command
goes on. When it has come to its end, its output is compared with that of one core.
"""

from __future__ import annotations

import argparse
import json
import random
import subprocess
import tempfile
import time
from collections import Counter
from pathlib import Path

from tests.bulk.clusters import Processes, kill
from tests.cli.command import WHYGRID
from whygrid import bulk
from whygrid.bulk.arrays import to_lines

WORKS = (
    ("canonical", "parquet", ("--batch", "250")),
    ("augment", "csv", ("--batch", "250", "--times", "20", "--seed", "3")),
    ("minimise", "npy", ("--batch", "250", "--seed", "5")),
    ("grade", "jsonl", ("--batch", "8")),
    ("split", "parquet", ("--batch", "250")),
    ("solve", "txt", ("--batch", "100")),
)


class Soak:
    """One cluster, and what was killed so far."""

    def __init__(self, folder: Path, rows: int, seed: int) -> None:
        self.folder, self.rng = folder, random.Random(seed)
        self.source, self.few = folder / "in.txt", folder / "few.txt"
        lines = to_lines(bulk.generate(rows, rng=seed))
        self.source.write_text("\n".join(lines) + "\n")
        self.few.write_text("\n".join(lines[:600]) + "\n")
        self.cluster = Processes(folder)
        self.killed: Counter[str] = Counter()
        self.starts = 0

    def command(self, operation: str, out: Path, options: tuple[str, ...], *more: str) -> list[str]:
        source = self.few if operation == "grade" else self.source
        return [WHYGRID, "bulk", operation, str(source), "--out", str(out), *options, "--threads", "1", *more]

    def run(self, operation: str, form: str, options: tuple[str, ...], most: int) -> None:
        """One work to its end, with so many kills at most."""
        alone, shared = self.folder / f"alone.{form}", self.folder / f"shared.{form}"
        subprocess.run(self.command(operation, alone, options), check=True, capture_output=True)
        left = min(most, 12)
        while True:
            if self.cluster.scheduler.poll() is not None:
                self.cluster.start()
            words = self.command(operation, shared, options, "--json", "--cluster", self.cluster.address)
            running = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
            self.starts += 1
            while left and self._alive_for(running, 0.8 + 1.2 * self.rng.random()):
                left -= 1
                if self._kill_one(running) == "scheduler":
                    break  # then the command ends by itself
            out, err = running.communicate()
            if running.returncode == 0:
                break
            said = err.decode()
            assert running.returncode in (-9, 2, 4) and "Traceback" not in said, said
        assert json.loads(out)["rows"] >= 0
        self._compare(alone, shared)

    def _alive_for(self, running: subprocess.Popen[bytes], seconds: float) -> bool:
        try:
            running.wait(seconds)
        except subprocess.TimeoutExpired:
            return True
        return False

    def _kill_one(self, running: subprocess.Popen[bytes]) -> str:
        who = self.rng.choice(["worker", "worker", "scheduler", "command"])
        self.killed[who] += 1
        if who == "worker":
            self.cluster.kill_worker()
            self.cluster.add_worker()
        elif who == "scheduler":
            self.cluster.kill_scheduler()
        else:
            kill(running)
        return who

    def _compare(self, alone: Path, shared: Path) -> None:
        files = sorted(self.folder.glob(f"{alone.stem}*"))
        assert files
        for path in files:
            other = path.with_name(path.name.replace("alone", "shared", 1))
            assert other.read_bytes() == path.read_bytes(), f"{path.name} differs"
        left = sorted(path.name for path in self.folder.glob("shared*"))
        assert left == [path.name.replace("alone", "shared", 1) for path in files], left
        for path in self.folder.glob("*"):
            if path.name.startswith(("alone", "shared")):
                path.unlink()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rows", type=int, default=20_000)
    arguments = parser.parse_args()
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        soak = Soak(Path(folder), arguments.rows, arguments.seed)
        try:
            works = 0
            while soak.killed.total() < arguments.kills:
                operation, form, options = WORKS[works % len(WORKS)]
                before = soak.killed.total()
                soak.run(operation, form, options, arguments.kills - before)
                works += 1
                print(
                    f"{operation} to {form}: {soak.killed.total() - before} kills, the bytes of one core",
                    flush=True,
                )
        finally:
            soak.cluster.stop()
    killed = ", ".join(f"{number} of a {who}" for who, number in soak.killed.items())
    print(
        f"{soak.killed.total()} kills ({killed}), {works} files, {soak.starts} starts of the command in "
        f"{time.monotonic() - began:.0f} s: nothing lost, nothing twice, every byte as on one core"
    )


if __name__ == "__main__":
    main()
