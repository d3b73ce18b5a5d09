"""The one way to bound or stop work.

A `Budget` is handed down to whatever may take long. Loops call `tick()`, which raises `Stopped` once
the deadline has passed or somebody called `cancel()`; the use case that owns the loop catches it and
returns what was found so far.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable

from whygrid.arguments import number
from whygrid.errors import Stopped
from whygrid.voice.message import Said, message

CANCELLED = message("voice/cancelled")
TICKS_PER_LOOK = 64  # looking at the clock costs more than a tick


class Budget:
    """A deadline and a cancel flag; with a heartbeat, which is called whenever somebody looks at the clock.

    The clock is that on the wall, unless another one is given.

    >>> Budget().tick()                       # no limit: never stops
    >>> Budget(seconds=0).check()
    Traceback (most recent call last):
        ...
    whygrid.errors.Stopped: the time limit of 0 s was reached
    """

    def __init__(
        self,
        seconds: float | None = None,
        heartbeat: Callable[[], None] | None = None,
        clock: Callable[[], float] | None = None,
    ) -> None:
        self._clock = clock or time.monotonic
        self.seconds = None if seconds is None else number("seconds", seconds)
        self._heartbeat = heartbeat
        self._deadline = None if self.seconds is None else self._clock() + self.seconds
        self._cancelled: Said = ""
        self._ticks = 0

    @classmethod
    def of_own_work(cls, seconds: float, heartbeat: Callable[[], None] | None = None) -> Budget:
        """So many seconds in which this thread is at work: what it comes to is the same on a busy machine.

        In a browser, where no clock tells, they are seconds on the wall.
        """
        return cls(seconds, heartbeat, getattr(time, "thread_time", time.monotonic))

    def cancel(self, reason: Said = CANCELLED) -> None:
        """Make the next `tick()` raise; safe to call from a signal handler or another thread."""
        self._cancelled = reason

    @property
    def cancelled(self) -> bool:
        """Whether somebody called `cancel()`."""
        return bool(self._cancelled)

    @property
    def left(self) -> float | None:
        """The seconds that are left; None without a limit."""
        return None if self._deadline is None else max(0.0, self._deadline - self._clock())

    @property
    def reason(self) -> Said:
        """Why it is time to stop; empty as long as it is not. For work that asks instead of ticking."""
        if self._cancelled or self.left != 0:
            return self._cancelled
        return message("voice/time-limit-reached", seconds=f"{self.seconds:g}")

    def tick(self) -> None:
        """Count one unit of work of at most a millisecond or so; raise `Stopped` when it is time."""
        if self._cancelled:
            raise Stopped(self._cancelled)
        self._ticks += 1
        if self._ticks % TICKS_PER_LOOK == 0:
            self.check()

    def check(self) -> None:
        """Look at the clock now: for work that comes in larger pieces."""
        if self._heartbeat is not None:
            self._heartbeat()
        if not self._cancelled and self._deadline is None:
            return
        if reason := self.reason:
            raise Stopped(reason)


def processors() -> int:
    """How many processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
