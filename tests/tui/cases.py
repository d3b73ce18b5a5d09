"""The app in a test: driven by Textual's pilot, asserted on its state."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from textual.pilot import Pilot

from whygrid.cli.shell import read_reading
from whygrid.puzzle import Puzzle
from whygrid.service.converting import read
from whygrid.store.library import Library
from whygrid.tui.app import Whygrid
from whygrid.tui.play import PlayScreen

Play = Callable[[Pilot, PlayScreen], Awaitable[None]]


def drive(path: Path, opened: Puzzle | str | None, play: Play, size: tuple[int, int] = (100, 42)) -> None:
    """Run the app on a puzzle, or on a game of the library by its name."""

    async def run() -> None:
        with Library(path) as library:
            if isinstance(opened, Puzzle):
                app = Whygrid(read(opened.text, opened.genre_name), library, read_reading)
            else:
                app = Whygrid(library.load(opened) if opened else None, library, read_reading)
            async with app.run_test(size=size) as pilot:
                await pilot.pause()
                await play(pilot, app.playing)

    asyncio.run(run())


async def settle(pilot: Pilot) -> None:
    """Wait until nothing is being worked out."""
    await pilot.app.workers.wait_for_complete()
    await pilot.pause()
    await pilot.pause()


def text_beside(screen: PlayScreen) -> str:
    return screen.lines.text.plain
