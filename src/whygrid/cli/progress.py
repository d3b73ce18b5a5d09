"""A line of progress on standard error, where that is a terminal."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from whygrid.voice.message import message

SECONDS_BETWEEN = 0.2


class StatusLine:
    """A line that is written over now and then; nothing at all where nobody would see it."""

    def __init__(self) -> None:
        self.seen = sys.stderr.isatty()
        self.started = self._last = time.monotonic()

    def show(self, words: Callable[[], str], now: bool = False) -> None:
        """Write these words, unless others have been there for too short a time."""
        if self.seen and (now or time.monotonic() - self._last >= SECONDS_BETWEEN):
            self._last = time.monotonic()
            self._write(words())

    def clear(self) -> None:
        """Make room for other output."""
        if self.seen:
            self._write("")

    def _write(self, words: str) -> None:
        sys.stderr.write("\r\x1b[K" + words)
        sys.stderr.flush()

    @property
    def seconds(self) -> float:
        """How long it has been there."""
        return time.monotonic() - self.started


@contextmanager
def progress_bar(what: str) -> Iterator[Callable[[int, int], None] | None]:
    """A function of (done, total) that keeps a line up to date; None where nobody would see it."""
    line = StatusLine()
    if not line.seen:
        yield None
        return

    def show(done: int, total: int) -> None:
        def words() -> str:
            pace = f"{done / max(line.seconds, 1e-9):,.0f}"
            if total > done:
                return str(message("cli/progress-of", what=what, done=done, total=total, pace=pace))
            return str(message("cli/progress", what=what, done=done, pace=pace))

        line.show(words, now=done == total)

    try:
        yield show
    finally:
        line.clear()


def clear_line(progress: Callable[[int, int], None] | None) -> None:
    """Make room for other output where there is a line of progress."""
    if progress is not None:
        sys.stderr.write("\r\x1b[K")
        sys.stderr.flush()
