"""What bulk work costs: `python -m benchmarks.cluster [--rows 1000000] [--only solve grade ...]`.

For each operation the CPU time a puzzle on one core; then 2 Dask workers against 2 threads of one process
(where the work is Python's, against that process alone), end to end from Parquet to Parquet: the ratio of
throughput by the clock on the wall, and by CPU time, which depends less on who else is at work. A worker
takes one to two hundredths of a core even when it has nothing to do. On a busy machine, where seconds of work
take a minute, that is as much as the work, so it is measured as well, and taken off in the last ratio. What
it takes to start the command and to connect is left out: it is measured with 64 rows. At last the peak memory
for a file and for a longer one.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

import numpy as np
import psutil

from whygrid import bulk
from whygrid.bulk.stream import Options, run
from whygrid.cli.crews import local_cluster

FEWER = {
    "solve": 1, "count": 1, "augment": 1, "minimise": 4, "canonical": 4, "ids": 4, "split": 4,
    "grade": 1000, "explain": 2000, "k": 2000,
}  # fmt: skip
"""The operations, and by how much fewer rows each gets."""
IN_PYTHON = ("grade", "explain")
FEW = 64
IDLE_SECONDS = 5
MEASURED = """
import json, resource, sys, time
from whygrid.cli import group
began = time.perf_counter()
try:
    group.main(args=sys.argv[1:], prog_name="whygrid", standalone_mode=False)
except SystemExit:
    pass
own = resource.getrusage(resource.RUSAGE_SELF)
seconds, cpu = time.perf_counter() - began, own.ru_utime + own.ru_stime
peak = int(open("/proc/self/status").read().partition("VmHWM:")[2].split()[0])  # exec keeps ru_maxrss
print(json.dumps([seconds, cpu, peak // 1024]))
"""


class Cost(NamedTuple):
    """Seconds on the wall, seconds of CPU, and the peak of memory in MiB."""

    wall: float
    cpu: float
    peak: int

    def beyond(self, start: Cost) -> Cost:
        """Without what it takes to start."""
        return Cost(max(1e-3, self.wall - start.wall), max(1e-3, self.cpu - start.cpu), self.peak)


def measured(operation: str, source: Path, out: Path, *options: str) -> Cost:
    """One command in a process of its own."""
    words = ["bulk", operation, str(source), "--out", str(out), "--restart", "--json", *options]
    done = subprocess.run(
        [sys.executable, "-c", MEASURED, *words], check=True, capture_output=True, text=True
    )
    return Cost(*json.loads(done.stdout.splitlines()[-1]))


def alone(operation: str, source: Path, few: Path, out: Path, *options: str) -> Cost:
    start = measured(operation, few, out, *options)
    return measured(operation, source, out, *options).beyond(start)


def on_workers(operation: str, source: Path, few: Path, out: Path, *options: str) -> tuple[Cost, int, float]:
    """On two workers that are there already, their CPU time counted in; and the peak of a worker.

    The third figure is the CPU time without what the workers take when they have nothing to do.
    """
    with local_cluster(2) as cluster:

        def cpu() -> float:
            found = [process.cpu_times() for process in psutil.Process().children(recursive=True)]
            return sum(times.user + times.system for times in found)

        def once(path: Path) -> Cost:
            before = cpu()
            cost = measured(operation, path, out, "--cluster", cluster.scheduler_address, *options)
            return cost._replace(cpu=cost.cpu + cpu() - before)

        once(few)  # whatever a worker imports at first
        before = cpu()
        time.sleep(IDLE_SECONDS)
        idle = (cpu() - before) / IDLE_SECONDS
        start = once(few)
        cost = once(source).beyond(start)
        peaks = [process.memory_info().rss >> 20 for process in psutil.Process().children(recursive=True)]
    return cost, max(peaks), max(1e-3, cost.cpu - idle * cost.wall)


class Sources:
    """Files of so many puzzles, no two alike."""

    def __init__(self, folder: Path, most: int) -> None:
        self.folder = folder
        self.base = bulk.generate(min(most, 50_000), rng=1)

    def of(self, rows: int) -> Path:
        path = self.folder / f"in{rows}.parquet"
        if not path.exists():
            times = -(-rows // len(self.base))
            np.save(self.folder / "in.npy", bulk.augment(self.base, times=times, rng=2).puzzles[:rows])
            run("count", self.folder / "in.npy", path, Options(limit=1))
        return path


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rows", type=int, default=1_000_000)
    parser.add_argument("--only", nargs="*", default=list(FEWER))
    arguments = parser.parse_args()
    print(f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}")
    print(
        f"{'':10} {'rows':>9} {'shard':>7} {'µs a row':>9}  workers/threads wall CPU busy; MiB alone, worker"
    )
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        sources, out, few = Sources(folder, arguments.rows), folder / "out.parquet", Path()
        few = sources.of(FEW)
        for operation in arguments.only:
            rows = arguments.rows // FEWER[operation]
            shard = 131_072 if rows >= 1_000_000 else max(16, rows // 8)
            asked = (operation, sources.of(rows), few, out, "--batch", str(shard))
            one = alone(*asked, "--threads", "1")
            two = one if operation in IN_PYTHON else alone(*asked, "--threads", "2")
            workers, peak, at_work = on_workers(*asked)
            print(
                f"{operation:10} {rows:9,} {shard:7,} {one.cpu / rows * 1e6:9.1f}  {'':16}"
                f"{two.wall / workers.wall:5.2f} {two.cpu / workers.cpu:4.2f} {two.cpu / at_work:4.2f}"
                f"  {one.peak:16} {peak:7}",
                flush=True,
            )
        for rows in (arguments.rows // 4, arguments.rows):
            peak = measured("solve", sources.of(rows), out, "--threads", "2").peak
            print(f"solve of {rows:,} rows: peak {peak} MiB", flush=True)


if __name__ == "__main__":
    main()
