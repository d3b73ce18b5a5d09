"""The checker itself, changed in one place at a time: the tests have to notice.

    python -m tests.logic.mutate_checker                       every mutant of every module of logic/
    python -m tests.logic.mutate_checker --module check        of one module
    python -m tests.logic.mutate_checker --sample 200 --seed 1 some of them

Each mutant gets a process of its own, forked from one that has loaded everything and run nothing. The tests
run in it until one fails. A mutant that no test notices survives; one that runs on and on was noticed. The
survivors are listed; `survivors.txt` beside this file has those that somebody has looked at, with what was
found. The command fails where fewer than 95 of 100 are killed.
"""

from __future__ import annotations

import argparse
import importlib
import inspect
import os
import random
import resource
import signal
import sys
import time
from collections import Counter
from pathlib import Path
from typing import NamedTuple

import pytest
from _pytest.runner import runtestprotocol

from tests.logic.checker_mutants import Mutant, mutants_of, put_in_place

MODULES = (
    "check",
    "deduction",
    "document",
    "entailment",
    "facts",
    "k_bounds",
    "k_certificate",
    "k_general",
    "proof",
    "rules",
)
TESTS = [
    "tests/logic",
    "tests/k/test_k_certificate.py",
    "tests/k/test_k_general.py",
    "tests/service/test_verifying.py",
]
LEFT_OUT = ("test_the_commands", "test_our_own_proofs", "test_checker_mutants")
"""Parts of the names of tests that run other processes, or are about something else."""
WANTED = 95.0
NEAR, FAR = 6, 6
"""So many tests run first that noticed most mutants of the same function, and of the same module."""
SECONDS = 12.0
"""How long a test may take at least, on the processor: the first of a file makes what its tests share."""
MEMORY = 3 << 30
LOOKED_AT = Path(__file__).with_name("survivors.txt")


class Outcome(NamedTuple):
    """How a run of the tests ended: the test that failed, "time" or "memory"; empty if all passed."""

    noticed_by: str
    seconds: dict[str, float]


class Runner:
    """A pytest plugin that runs the collected tests over and over, each time in a process of its own."""

    def __init__(self, asked: argparse.Namespace) -> None:
        self.asked = asked
        self.items: list[pytest.Item] = []
        self.seconds: dict[str, float] = {}
        self.limits: dict[str, float] = {}
        self.killers: dict[str, Counter[str]] = {}
        self.failed = False

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Instead of the tests: the tests as they are, then before each mutant."""
        self.items = [item for item in session.items if not any(word in item.nodeid for word in LEFT_OUT)]
        plain = self._run(None, "")
        if plain.noticed_by:
            print(f"the tests fail without any mutant: {plain.noticed_by}")
            self.failed = True
            return True
        self.seconds = plain.seconds
        self.limits = {name: max(SECONDS, 6 * seconds) for name, seconds in plain.seconds.items()}
        self._all_mutants()
        return True

    def _all_mutants(self) -> None:
        started = time.monotonic()
        killed, survivors, killers = 0, [], Counter[str]()
        chosen = _chosen(self.asked)
        for number, (mutant, source) in enumerate(chosen, 1):
            self._order(mutant)
            outcome = self._run(mutant, source)
            if outcome.noticed_by:
                killed += 1
                self.killers.setdefault(mutant.function, Counter())[outcome.noticed_by] += 1
                self.killers.setdefault(mutant.module, Counter())[outcome.noticed_by] += 1
                killers[outcome.noticed_by.partition("::")[0]] += 1
            else:
                survivors.append(str(mutant))
                print(f"survives: {mutant}", flush=True)
            if number % 50 == 0:
                told = f"{killed} of {number} killed, {len(chosen)} in all"
                print(f"{told}, {time.monotonic() - started:.0f} s", flush=True)
        share = 100 * killed / max(len(chosen), 1)
        print(f"{len(chosen)} mutants, {killed} killed ({share:.1f} %), {len(survivors)} survive")
        print("killed by " + ", ".join(f"{name} {count}" for name, count in killers.most_common()))
        known = LOOKED_AT.read_text() if LOOKED_AT.exists() else ""
        new = [survivor for survivor in survivors if survivor.partition(" ")[2] not in known]
        print(f"{len(new)} of the survivors are not in {LOOKED_AT.name}")
        self.failed = share < WANTED

    def _order(self, mutant: Mutant) -> None:
        """First the tests that noticed mutants of the same function or module, then file by file.

        The others stay together file by file, as tests of a file share what takes long to make.
        """
        near = self.killers.get(mutant.function, Counter[str]())
        far = self.killers.get(mutant.module, Counter[str]())
        likely = {name for name, _ in near.most_common(NEAR)} | {name for name, _ in far.most_common(FAR)}
        files: Counter[str] = Counter()
        for name, seconds in self.seconds.items():
            files[name.partition("::")[0]] += seconds

        def rank(item: pytest.Item) -> tuple[object, ...]:
            name = item.nodeid
            if name in likely:
                return 0, -near[name], self.seconds[name]
            file = name.partition("::")[0]
            return 1, files[file], file, self.seconds[name]

        self.items.sort(key=rank)

    def _run(self, mutant: Mutant | None, source: str) -> Outcome:
        """Run the tests in a child until one fails."""
        sys.stdout.flush()
        reading, writing = os.pipe()
        child = os.fork()
        if child == 0:
            os.close(reading)
            self._child(mutant, source, writing)
        os.close(writing)
        with os.fdopen(reading) as pipe:
            lines = pipe.read().splitlines()
        _, status = os.waitpid(child, 0)
        seconds = {name: float(spent) for spent, _, name in (line.partition(" ") for line in lines)}
        if os.WIFSIGNALED(status):
            return Outcome("time", seconds)
        code = os.waitstatus_to_exitcode(status)
        last = lines[-1].partition(" ")[2] if lines else "nothing"
        return Outcome(last if code == 1 else "" if code == 0 else "loading", seconds)

    def _child(self, mutant: Mutant | None, source: str, writing: int) -> None:
        quiet = os.open(os.devnull, os.O_WRONLY)
        os.dup2(quiet, 1)
        os.dup2(quiet, 2)
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        try:
            if mutant is not None and not put_in_place(mutant, source):
                os._exit(0)
        except BaseException:
            os._exit(2)  # it can't even be loaded
        code = 1
        try:
            code = self._tests(writing)
        finally:
            os._exit(code)

    def _tests(self, writing: int) -> int:
        for item, after in zip(self.items, [*self.items[1:], None], strict=True):
            if self.limits:
                signal.setitimer(signal.ITIMER_PROF, self.limits[item.nodeid])
            started = time.process_time()
            reports = runtestprotocol(item, log=False, nextitem=after)
            os.write(writing, f"{time.process_time() - started:.4f} {item.nodeid}\n".encode())
            if any(report.failed for report in reports):
                return 1
        return 0


def _chosen(asked: argparse.Namespace) -> list[tuple[Mutant, str]]:
    found = []
    for name in [asked.module] if asked.module else MODULES:
        module = importlib.import_module(f"whygrid.logic.{name}")
        source = inspect.getsource(module)
        found += [(mutant, source) for mutant in mutants_of(module.__name__, source)]
    if asked.sample is not None:
        found = random.Random(asked.seed).sample(found, min(asked.sample, len(found)))
    return found[asked.first :: asked.every]


def main() -> None:
    parser = argparse.ArgumentParser(description="Change the checker in one place; the tests have to notice.")
    parser.add_argument("--module", choices=MODULES)
    parser.add_argument("--sample", type=int, help="only so many mutants, chosen at random")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--first", type=int, default=0, help="begin with this one")
    parser.add_argument("--every", type=int, default=1, help="and take only every so many, to share the work")
    parser.add_argument("--list", action="store_true", help="only list the mutants")
    asked = parser.parse_args()
    if asked.list:
        for mutant, _ in _chosen(asked):
            print(mutant)
        return
    runner = Runner(asked)
    code = pytest.main(["-q", "-p", "no:cacheprovider", "-p", "no:xdist", "-s", *TESTS], plugins=[runner])
    sys.exit(int(code) or int(runner.failed))


if __name__ == "__main__":
    main()
