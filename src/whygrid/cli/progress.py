"""A line of progress on standard error, where that is a terminal."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

SECONDS_BETWEEN = 0.2


@contextmanager
def progress_bar(what: str) -> Iterator[Callable[[int, int], None] | None]:
    """A function of (done, total) that keeps a line up to date; None where nobody would see it."""
    if not sys.stderr.isatty():
        yield None
        return
    started = time.monotonic()
    last = started

    def show(done: int, total: int) -> None:
        nonlocal last
        now = time.monotonic()
        if now - last >= SECONDS_BETWEEN or done == total:
            last = now
            share = f" of {total}" if total > done else ""
            rate = done / max(now - started, 1e-9)
            sys.stderr.write(f"\r\x1b[K{what}: {done}{share}, {rate:,.0f} a second")
            sys.stderr.flush()

    try:
        yield show
    finally:
        clear_line(show)


def clear_line(progress: Callable[[int, int], None] | None) -> None:
    """Make room for other output where there is a line of progress."""
    if progress is not None:
        sys.stderr.write("\r\x1b[K")
        sys.stderr.flush()
