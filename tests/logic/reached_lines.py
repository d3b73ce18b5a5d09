"""Which lines of the checker a test comes to, and how long it takes.

What a test never comes to it can't notice.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from types import FrameType
from typing import Any, NamedTuple

ROOMS = ("logic", "certificates")


class Known(NamedTuple):
    """What is known of a test: its seconds on the processor, and the lines of each module it comes to."""

    seconds: float
    lines: dict[str, list[int]]

    def comes_to(self, module: str, lines: range) -> bool:
        """Whether it comes to one of these lines."""
        return not set(lines).isdisjoint(self.lines.get(module, ()))


class Trace:
    """Notes which lines of the checker are run; to be handed to `sys.settrace`."""

    def __init__(self) -> None:
        self.seen: set[tuple[str, int]] = set()

    def __call__(self, frame: FrameType, event: str, _: object) -> Any:
        return self._inside(frame, event, _) if _module(frame.f_code.co_filename) else None

    def _inside(self, frame: FrameType, event: str, _: object) -> Any:
        self.seen.add((frame.f_code.co_filename, frame.f_lineno))
        return self._inside

    def lines(self) -> dict[str, list[int]]:
        """The lines, by the names of their modules."""
        found: dict[str, list[int]] = {}
        for file, line in sorted(self.seen):
            found.setdefault(_module(file), []).append(line)
        return found


@cache
def _module(file: str) -> str:
    """The name of a module of the checker; empty for all others."""
    path = Path(file)
    inside = path.parent.name in ROOMS and path.parent.parent.name == "whygrid"
    return f"whygrid.{path.parent.name}.{path.stem}" if inside else ""


def remembered(path: Path | None) -> dict[str, Known]:
    """What an earlier run found out about the tests."""
    kept = json.loads(path.read_text()) if path and path.exists() else {}
    return {name: Known(*found) for name, found in kept.items()}


def remember(path: Path | None, known: Iterable[tuple[str, Known]]) -> None:
    """Keep it for the next run."""
    if path:
        path.write_text(json.dumps(dict(known)))
