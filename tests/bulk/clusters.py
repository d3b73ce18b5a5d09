"""A Dask cluster as people start one: a scheduler and workers, each a process of the `dask` command."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from pathlib import Path

from tests.patience import PATIENCE

DASK = str(Path(sys.executable).with_name("dask"))


class Processes:
    """A scheduler and its workers; whatever is still running is killed at the end."""

    def __init__(self, folder: Path, workers: int = 2) -> None:
        self.folder = folder
        self.workers: list[subprocess.Popen[bytes]] = []
        self.address = ""
        self.start(workers)

    def start(self, workers: int = 2) -> None:
        """A new scheduler and new workers for it."""
        said = self.folder / "scheduler.json"
        said.unlink(missing_ok=True)
        self.scheduler = self._run(
            "scheduler", "--port", "0", "--no-dashboard", "--scheduler-file", str(said)
        )
        ends = time.monotonic() + PATIENCE
        while not self.address or not said.exists():
            assert time.monotonic() < ends and self.scheduler.poll() is None, "no scheduler came up"
            time.sleep(0.05)
            try:
                self.address = json.loads(said.read_text())["address"]
            except (OSError, ValueError):
                self.address = ""
        for _ in range(workers):
            self.add_worker()

    def add_worker(self, **environment: str) -> subprocess.Popen[bytes]:
        """One more worker, with one thread."""
        options = ("--nthreads", "1", "--no-dashboard", "--no-nanny", "--death-timeout", "600")
        worker = self._run("worker", self.address, *options, **environment)
        self.workers.append(worker)
        return worker

    def kill_worker(self) -> None:
        """Kill -9 the worker that has been there for longest."""
        kill(self.workers.pop(0))

    def kill_scheduler(self) -> None:
        """Kill -9 the scheduler, and the workers, which are of no use without it."""
        for process in (self.scheduler, *self.workers):
            kill(process)
        self.workers, self.address = [], ""

    def stop(self) -> None:
        """End everything."""
        self.kill_scheduler()

    def _run(self, *args: str, **environment: str) -> subprocess.Popen[bytes]:
        log = (self.folder / "dask.log").open("ab")
        return subprocess.Popen(
            [DASK, *args], stdout=log, stderr=log, cwd=self.folder, env={**os.environ, **environment}
        )


def kill(process: subprocess.Popen[bytes]) -> None:
    """Kill -9."""
    process.kill()
    process.wait()
