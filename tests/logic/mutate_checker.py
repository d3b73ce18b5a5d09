"""The checker itself, changed in one place at a time: the tests have to notice.

    python -m tests.logic.mutate_checker                       every mutant of every module of both rooms
    python -m tests.logic.mutate_checker --module logic.check  of one module
    python -m tests.logic.mutate_checker --sample 200 --seed 1 some of them
    python -m tests.logic.mutate_checker --results FILE        goes on where it was stopped
    python -m tests.logic.mutate_checker --results FILE --budget 2
                                                               first for a short while each

Before all else every test runs twice by itself: for its time, and for the lines of the checker that it comes
to, both kept in FILE.tests. Each mutant then gets a process of its own, forked from one that has loaded
everything and run nothing. The tests that come to the changed statement run in it until one fails, first
those that noticed others nearby, then quick ones; and then what else is in their files, as tests of a file
share things. A mutant that no test notices survives; one that runs on and on was noticed. The survivors are
listed; `survivors.txt` beside this file has those that somebody has looked at, with what was found. The
command fails where fewer than 95 of 100 are killed.
"""

from __future__ import annotations

import argparse
import gc
import importlib
import inspect
import json
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
from tests.logic.reached_lines import Known, Trace, remember, remembered

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
BATCH = 100
"""After so many mutants the tests that noticed some are run without any, and only then it is noted down."""
NEAR, FAR = 6, 6
"""So many tests run first that noticed most mutants of the same function, and of the same module."""
SECONDS = 3.0
"""How long a test may take at least, on the processor."""
MEMORY = 3 << 30
LOOKED_AT = Path(__file__).with_name("survivors.txt")


class Outcome(NamedTuple):
    """How a run of the tests ended: the test that failed, "time" or "memory"; empty if all passed.

    found      what each test took, and the lines that it came to where somebody looked
    """

    noticed_by: str
    found: dict[str, Known]

    def seconds(self) -> dict[str, float]:
        """What each test took."""
        return {name: known.seconds for name, known in self.found.items()}


class Runner:
    """A pytest plugin that runs the collected tests over and over, each time in a process of its own."""

    def __init__(self, asked: argparse.Namespace) -> None:
        self.asked = asked
        self.items: list[pytest.Item] = []
        self.known: dict[str, Known] = {}
        self.limits: dict[str, float] = {}
        self.killers: dict[str, Counter[str]] = {}
        self.failed = False

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Instead of the tests: the tests as they are, then before each mutant."""
        self.items = [item for item in session.items if not any(word in item.nodeid for word in LEFT_OUT)]
        if noticed_by := self._get_to_know_the_tests():
            print(f"the tests fail without any mutant: {noticed_by}")
            self.failed = True
            return True
        self.limits = self._limits()
        gc.freeze()  # so that children share memory with this process as long as they do not change it
        self._all_mutants()
        return True

    def _get_to_know_the_tests(self) -> str:
        """Run all tests that nothing is known of, leave out slow ones; the name of one that fails."""
        kept = self.asked.results and self.asked.results.with_name(f"{self.asked.results.name}.tests")
        self.known = remembered(kept)
        new = [item for item in self.items if item.nodeid not in self.known]
        timed = self._run(None, "", new)
        taken = {**{name: known.seconds for name, known in self.known.items()}, **timed.seconds()}
        if self.asked.within is not None:
            self.items = [item for item in self.items if taken[item.nodeid] <= self.asked.within]
        traced = self._run(None, "", [item for item in self.items if item.nodeid in timed.found], traced=True)
        for name, known in traced.found.items():
            self.known[name] = known._replace(seconds=taken[name])
        noticed_by = timed.noticed_by or traced.noticed_by
        if not noticed_by:
            remember(kept, self.known.items())
            self.known = {item.nodeid: self.known[item.nodeid] for item in self.items}
        return noticed_by

    def _limits(self) -> dict[str, float]:
        """How long each test may take: any of a file may be the one that makes what its tests share."""
        longest: dict[str, float] = {}
        for name, known in self.known.items():
            longest[_file(name)] = max(longest.get(_file(name), 0.0), known.seconds)
        return {
            name: SECONDS + 3 * known.seconds + 2 * longest[_file(name)] for name, known in self.known.items()
        }

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
                self.killers.setdefault(mutant.function, Counter())[noticed_by] += 1
                self.killers.setdefault(mutant.module, Counter())[noticed_by] += 1
                killers[_file(noticed_by)] += 1
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
        return self._run(mutant, source, self._order(mutant)).noticed_by

    def _order(self, mutant: Mutant) -> list[pytest.Item]:
        """First the tests that noticed mutants of the same function or module, then file by file.

        The others stay together file by file, as tests of a file share what takes long to make; so even one
        that did not come to the line when it was looked at may do so where another has not run before it.
        """
        near = self.killers.get(mutant.function, Counter[str]())
        far = self.killers.get(mutant.module, Counter[str]())
        likely = {name for name, _ in near.most_common(NEAR)} | {name for name, _ in far.most_common(FAR)}
        files: dict[str, float] = {}
        reaching = set()
        for name, known in self.known.items():
            # What a module defines may be used where no line tells.
            if not mutant.function or known.comes_to(mutant.module, mutant.place.lines):
                reaching.add(name)
                files[_file(name)] = files.get(_file(name), 0.0) + known.seconds

        def rank(item: pytest.Item) -> tuple[object, ...]:
            name = item.nodeid
            if name in likely and name in reaching:
                return 0, -near[name], self.known[name].seconds
            tier = 1 if name in reaching else 2
            return tier, files[_file(name)], _file(name), self.known[name].seconds

        concerned = [item for item in self.items if _file(item.nodeid) in files]
        return sorted(concerned, key=rank)

    def _run(
        self, mutant: Mutant | None, source: str, items: list[pytest.Item], traced: bool = False
    ) -> Outcome:
        """Run these tests in a child until one fails."""
        if not items:
            return Outcome("", {})
        sys.stdout.flush()
        reading, writing = os.pipe()
        child = os.fork()
        if child == 0:
            os.close(reading)
            self._child(mutant, source, items, writing, traced)
        os.close(writing)
        found: dict[str, Known] = {}
        with os.fdopen(reading) as pipe:
            for line in pipe:
                name, *known = json.loads(line)
                found[name] = Known(*known)
        _, status = os.waitpid(child, 0)
        if os.WIFSIGNALED(status):
            return Outcome("time", found)
        code = os.waitstatus_to_exitcode(status)
        last = next(reversed(found), "nothing")
        return Outcome(last if code == 1 else "" if code == 0 else "loading", found)

    def _child(
        self, mutant: Mutant | None, source: str, items: list[pytest.Item], writing: int, traced: bool
    ) -> None:
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
            code = self._tests(items, writing, traced)
        finally:
            os._exit(code)

    def _tests(self, items: list[pytest.Item], writing: int, traced: bool) -> int:
        for item, after in zip(items, [*items[1:], None], strict=True):
            if self.limits:
                signal.setitimer(signal.ITIMER_PROF, self.limits[item.nodeid])
            trace = Trace()
            if traced:
                sys.settrace(trace)
            started = time.process_time()
            reports = runtestprotocol(item, log=False, nextitem=after)
            spent = time.process_time() - started
            sys.settrace(None)
            with os.fdopen(os.dup(writing), "w") as pipe:
                pipe.write(json.dumps([item.nodeid, round(spent, 4), trace.lines()]) + "\n")
            if any(report.failed for report in reports):
                return 1
            if self.limits and self.asked.budget and time.process_time() > self.asked.budget:
                return 0
        return 0


def _file(name: str) -> str:
    """The file of a test."""
    return name.partition("::")[0]


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
