"""A run that is stopped still returns bounds that are proved."""

from __future__ import annotations

import signal
import threading
from types import FrameType

import pytest

from tests.k.k_cases import NAMED
from whygrid.certificates.nine import check
from whygrid.kernels.k9 import KResult, k

HARD = NAMED["Inkala 2010"]
# The slowest of 600 generated puzzles: it runs long enough to be interrupted.
SLOW = "..9.7..2.1..2....7.....3.5..9......4....6.8..5..........1....6..4.3....5..6..43.."


def assert_bounds_hold(result: KResult, exact: int) -> None:
    assert result.lower <= exact <= result.upper
    assert len(result.steps) == result.givens.count("0")
    assert check(result.certificate()).upper == result.upper


def assert_both_bounds_are_certified(result: KResult, exact: int) -> None:
    assert_bounds_hold(result, exact)
    assert check(result.certificate()) == (result.lower, result.upper)


@pytest.mark.parametrize("seconds", [0.0, 0.02, 0.05])
def test_a_deadline_gives_proved_bounds(seconds: float) -> None:
    result = k(HARD[1], deadline_seconds=seconds, witnesses=True)
    assert result.stopped in ("deadline", "")
    assert_both_bounds_are_certified(result, HARD[0])


def test_a_cancelled_run_gives_proved_bounds() -> None:
    result = k(SLOW, cancelled=lambda: True, witnesses=True)
    assert result.stopped == "cancelled"
    assert_both_bounds_are_certified(result, 20)


def test_ctrl_c_gives_proved_bounds() -> None:
    def interrupt(number: int, frame: FrameType | None) -> None:
        raise KeyboardInterrupt

    before = signal.signal(signal.SIGVTALRM, interrupt)
    try:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0.05)  # of our own work: the machine may be busy with other
        result = k(SLOW)
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)
    assert result.stopped == "interrupt"
    assert_bounds_hold(result, 20)


def test_an_error_of_the_cancel_function_reaches_the_caller() -> None:
    def fail() -> bool:
        raise RuntimeError("no more")

    with pytest.raises(RuntimeError, match="no more"):
        k(SLOW, cancelled=fail)


def test_other_threads_run_meanwhile() -> None:
    begun, done, results = threading.Event(), threading.Event(), []

    def cancelled() -> bool:
        begun.set()
        return done.is_set()

    worker = threading.Thread(target=lambda: results.append(k(SLOW, cancelled=cancelled)))
    worker.start()
    begun.wait()
    done.set()  # we would not get here before the end of the run if it kept the interpreter's lock
    worker.join()
    assert results[0].stopped == "cancelled"
