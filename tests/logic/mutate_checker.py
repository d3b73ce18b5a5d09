"""The checker itself, changed in one place at a time: the tests have to notice.

    python -m tests.logic.mutate_checker                       every mutant of every module of both rooms
    python -m tests.logic.mutate_checker --module logic.check  of one module
    python -m tests.logic.mutate_checker --sample 200 --seed 1 some of them
    python -m tests.logic.mutate_checker --results FILE        goes on where it was stopped
    python -m tests.logic.mutate_checker --results FILE --tests tests/logic/test_check.py --budget 3
                                                               first by some tests, and for a short while

Each mutant gets a process of its own, forked from one that has loaded everything and run nothing. The tests
of those files that come to the changed function at all run in it until one fails. A mutant that no test
notices survives; one that runs on and on was noticed. The survivors are listed; `survivors.txt` beside this
file has those that somebody has looked at, with what was found. The command fails where fewer than 95 of 100
are killed.
"""

from __future__ import annotations

import argparse
import gc
import importlib
import inspect
import os
import random
import resource
import signal
import sys
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from types import CodeType, FrameType
from typing import NamedTuple

import pytest
from _pytest.runner import runtestprotocol

from tests.logic.checker_mutants import Mutant, mutants_of, put_in_place

MODULES = (
    "logic.check",
    "logic.deduction",
    "logic.document",
    "logic.entailment",
    "logic.facts",
    "logic.proof",
    "logic.rules",
    "certificates.bounds",
    "certificates.general",
    "certificates.nine",
)
ROOMS = ("logic", "certificates")
TESTS = [
    "tests/logic",
    "tests/k/test_k_certificate.py",
    "tests/k/test_k_general.py",
    "tests/k/test_k_refusals.py",
    "tests/service/test_verifying.py",
]
LEFT_OUT = ("test_the_commands", "test_our_own_proofs", "test_checker_mutants")
"""Parts of the names of tests that run other processes, or are about something else."""
WANTED = 95.0
BATCH = 50
"""After so many mutants the tests that noticed some are run without any, and only then it is noted down."""
NEAR, FAR = 6, 6
"""So many tests run first that noticed most mutants of the same function, and of the same module."""
SECONDS = 5.0
"""How long a test may take at least, on the processor: the first of a file makes what its tests share."""
MEMORY = 3 << 30
LOOKED_AT = Path(__file__).with_name("survivors.txt")


class Outcome(NamedTuple):
    """How a run of the tests ended: the test that failed, "time" or "memory"; empty if all passed.

    seconds    what each test took
    called     for each function of the checker the files whose tests came to it; empty where nobody looked,
               as with a short budget
    """

    noticed_by: str
    seconds: dict[str, float]
    called: dict[str, set[str]]


class Runner:
    """A pytest plugin that runs the collected tests over and over, each time in a process of its own."""

    def __init__(self, asked: argparse.Namespace) -> None:
        self.asked = asked
        self.items: list[pytest.Item] = []
        self.plain = Outcome("", {}, {})
        self.limits: dict[str, float] = {}
        self.killers: dict[str, Counter[str]] = {}
        self.failed = False

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Instead of the tests: the tests as they are, then before each mutant."""
        self.items = [item for item in session.items if not any(word in item.nodeid for word in LEFT_OUT)]
        self.plain = self._run(None, "", self.items)
        if self.plain.noticed_by:
            print(f"the tests fail without any mutant: {self.plain.noticed_by}")
            self.failed = True
            return True
        self.limits = {name: max(SECONDS, 6 * spent) for name, spent in self.plain.seconds.items()}
        if self.asked.within is not None:
            self.items = [it for it in self.items if self.plain.seconds[it.nodeid] <= self.asked.within]
        gc.freeze()  # so that children share memory with this process as long as they do not change it
        self._all_mutants()
        return True

    def _all_mutants(self) -> None:
        started = time.monotonic()
        killed, survivors, killers = 0, [], Counter[str]()
        chosen = _chosen(self.asked)
        before = _killed_before(self.asked.results)
        noticed: dict[str, str] = {}
        for number, (mutant, source) in enumerate(chosen, 1):
            noticed_by = before.get(str(mutant)) or self._noticed_by(mutant, source)
            if noticed_by:
                killed += 1
                killers[noticed_by.partition("::")[0]] += 1
            else:
                survivors.append(str(mutant))
                print(f"survives: {mutant}", flush=True)
            if str(mutant) not in before:
                noticed[str(mutant)] = noticed_by
            if number % BATCH == 0 or number == len(chosen):
                if changed := self._failing_by_themselves(set(noticed.values())):
                    print(f"the tree has changed meanwhile: {changed} fails without any mutant")
                    self.failed = True
                    return
                if self.asked.results:
                    with self.asked.results.open("a") as results:
                        results.writelines(f"{one}\t{by}\n" for one, by in noticed.items())
                noticed = {}
                told = f"{killed} of {number} killed, {len(chosen)} in all"
                print(f"{told}, {time.monotonic() - started:.0f} s", flush=True)
        share = 100 * killed / max(len(chosen), 1)
        print(f"{len(chosen)} mutants, {killed} killed ({share:.1f} %), {len(survivors)} survive")
        print("killed by " + ", ".join(f"{name} {count}" for name, count in killers.most_common()))
        known = LOOKED_AT.read_text() if LOOKED_AT.exists() else ""
        new = [survivor for survivor in survivors if survivor.partition(" ")[2] not in known]
        print(f"{len(new)} of the survivors are not in {LOOKED_AT.name}")
        for survivor in new:
            print(f"  {survivor}")
        self.failed = share < WANTED

    def _failing_by_themselves(self, noticed_by: set[str]) -> str:
        """One of these tests that fails without a mutant; then it has shown nothing about the last ones."""
        return self._run(None, "", [item for item in self.items if item.nodeid in noticed_by]).noticed_by

    def _noticed_by(self, mutant: Mutant, source: str) -> str:
        found = self._run(mutant, source, self._order(mutant)).noticed_by
        if found:
            self.killers.setdefault(mutant.function, Counter())[found] += 1
            self.killers.setdefault(mutant.module, Counter())[found] += 1
        return found

    def _order(self, mutant: Mutant) -> list[pytest.Item]:
        """First the tests that noticed mutants of the same function or module, then file by file.

        The others stay together file by file, as tests of a file share what takes long to make.
        """
        near = self.killers.get(mutant.function, Counter[str]())
        far = self.killers.get(mutant.module, Counter[str]())
        likely = {name for name, _ in near.most_common(NEAR)} | {name for name, _ in far.most_common(FAR)}
        files: Counter[str] = Counter()
        for name, spent in self.plain.seconds.items():
            files[name.partition("::")[0]] += spent
        called = self.plain.called.get(f"{mutant.module} {mutant.function}", set())

        def rank(item: pytest.Item) -> tuple[object, ...]:
            name = item.nodeid
            if name in likely:
                return 0, -near[name], self.plain.seconds[name]
            file = name.partition("::")[0]
            return 1, files[file], file, self.plain.seconds[name]

        anywhere = not mutant.function or not self.plain.called
        concerned = [item for item in self.items if anywhere or item.nodeid.partition("::")[0] in called]
        return sorted(concerned, key=rank)

    def _run(self, mutant: Mutant | None, source: str, items: list[pytest.Item]) -> Outcome:
        """Run these tests in a child until one fails."""
        sys.stdout.flush()
        reading, writing = os.pipe()
        child = os.fork()
        if child == 0:
            os.close(reading)
            self._child(mutant, source, items, writing)
        os.close(writing)
        seconds: dict[str, float] = {}
        called: dict[str, set[str]] = {}
        with os.fdopen(reading) as pipe:
            for line in pipe:
                spent, name, functions = line.rstrip("\n").split("\t")
                seconds[name] = float(spent)
                for function in filter(None, functions.split(",")):
                    called.setdefault(function, set()).add(name.partition("::")[0])
        _, status = os.waitpid(child, 0)
        if os.WIFSIGNALED(status):
            return Outcome("time", seconds, called)
        code = os.waitstatus_to_exitcode(status)
        last = next(reversed(seconds), "nothing")
        return Outcome(last if code == 1 else "" if code == 0 else "loading", seconds, called)

    def _child(self, mutant: Mutant | None, source: str, items: list[pytest.Item], writing: int) -> None:
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
            code = self._tests(items, writing)
        finally:
            os._exit(code)

    def _tests(self, items: list[pytest.Item], writing: int) -> int:
        for item, after in zip(items, [*items[1:], None], strict=True):
            if self.limits:
                signal.setitimer(signal.ITIMER_PROF, self.limits[item.nodeid])
            calls = _Calls()
            if not self.limits and not self.asked.budget:
                sys.setprofile(calls)
            started = time.process_time()
            reports = runtestprotocol(item, log=False, nextitem=after)
            spent = time.process_time() - started
            sys.setprofile(None)
            os.write(writing, f"{spent:.4f}\t{item.nodeid}\t{','.join(calls.functions())}\n".encode())
            if any(report.failed for report in reports):
                return 1
            if self.limits and self.asked.budget and time.process_time() > self.asked.budget:
                return 0
        return 0


class _Calls:
    """Notes which functions of the checker are called."""

    def __init__(self) -> None:
        self.seen: set[CodeType] = set()

    def __call__(self, frame: FrameType, event: str, _: object) -> None:
        if event == "call":
            self.seen.add(frame.f_code)

    def functions(self) -> Iterator[str]:
        """The outermost functions that were called, as mutants name them."""
        for code in self.seen:
            module = Path(code.co_filename)
            if module.parent.name in ROOMS and module.parent.parent.name == "whygrid":
                place = f"whygrid.{module.parent.name}.{module.stem}"
                yield f"{place} {code.co_qualname.partition('.<locals>')[0]}"


def _killed_before(results: Path | None) -> dict[str, str]:
    """Those mutants that were killed according to an earlier run, with what noticed them."""
    lines = results.read_text().splitlines() if results and results.exists() else []
    pairs = (line.rpartition("\t") for line in lines)
    return {mutant: noticed_by for mutant, _, noticed_by in pairs if noticed_by}


def _chosen(asked: argparse.Namespace) -> list[tuple[Mutant, str]]:
    found = []
    for name in [asked.module] if asked.module else MODULES:
        module = importlib.import_module(f"whygrid.{name}")
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
    parser.add_argument("--results", type=Path, help="kept here; killed ones are not tried again")
    parser.add_argument("--tests", nargs="+", default=TESTS, help="files of tests, or folders")
    parser.add_argument("--within", type=float, help="only by tests that take no more seconds than this")
    parser.add_argument("--budget", type=float, help="so many seconds of tests for each mutant")
    parser.add_argument("--list", action="store_true", help="only list the mutants")
    asked = parser.parse_args()
    if asked.list:
        for mutant, _ in _chosen(asked):
            print(mutant)
        return
    runner = Runner(asked)
    code = pytest.main(
        ["-q", "--tb=no", "-p", "no:cacheprovider", "-p", "no:xdist", "-s", *asked.tests], plugins=[runner]
    )
    sys.exit(int(code) or int(runner.failed))


if __name__ == "__main__":
    main()
