"""Take the pictures of the terminal app for docs/, for every genre: play, hint, proof and editor.

python tools/screenshots.py [FOLDER [variants]]     docs/screenshots by default; needs chromium for PNG

With `variants` only the boards of variants of Sudoku are taken.
"""

from __future__ import annotations

import asyncio
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from textual.pilot import Pilot

from whygrid.cli.shell import read_reading
from whygrid.registry import genre, genre_names
from whygrid.service.converting import read
from whygrid.service.generating import generated
from whygrid.store.library import Library
from whygrid.tui.app import Whygrid

VARIANTS = ("diagonal", "windoku", "jigsaw", "killer", "thermo", "arrow", "kropki", "whispers+renban")
SIZES = {"": (120, 44), "-small": (80, 24)}


async def settle(pilot: Pilot[None]) -> None:
    """Wait until nothing is being worked out."""
    await pilot.app.workers.wait_for_complete()
    await pilot.pause(0.1)


async def shoot(folder: Path, name: str, text: str, ending: str, size: tuple[int, int]) -> None:
    """Take the pictures of one genre at one size."""
    with tempfile.TemporaryDirectory() as home, Library(Path(home) / "library.db") as library:
        app = Whygrid(read(text, name), library, read_reading)

        def keep(what: str) -> None:
            picture = folder / f"{name}-{what}{ending}.svg"
            picture.write_text(app.export_screenshot(title=f"whygrid play: {name}"), encoding="utf-8")

        async with app.run_test(size=size) as pilot:
            await settle(pilot)
            for _ in range(12):  # three hints, each by its four rungs
                await pilot.press("H")
                await settle(pilot)
            await pilot.press("F")
            await settle(pilot)
            keep("play")
            await pilot.press("H")
            await settle(pilot)
            await pilot.press("H", "H")
            await settle(pilot)
            keep("hint")
            await pilot.press("escape", "p")
            await settle(pilot)
            await pilot.press(*["down"] * 12, "right")
            await settle(pilot)
            keep("proof")
            await pilot.press("escape")
            if genre(name).drafting is not None:
                await pilot.press("e")
                await settle(pilot)
                keep("edit")
                await pilot.press("escape")
            if name == genre_names()[0]:
                await pilot.press("g")
                await settle(pilot)
                keep("games")
                await pilot.press("escape", "question_mark")
                await settle(pilot)
                keep("keys")
                await pilot.press("escape", "ctrl+t", "ctrl+t")
                await settle(pilot)
                keep("contrast")
                await pilot.press("ctrl+t")
                await settle(pilot)
                keep("signs")


async def shoot_supposition(folder: Path) -> None:
    """Take the picture of a supposition inside another one, where it breaks."""
    app = Whygrid(read(genre("sudoku").examples()["escargot"].text, "sudoku"), None, read_reading)
    async with app.run_test(size=SIZES[""]) as pilot:
        await settle(pilot)
        await pilot.press("p")
        await settle(pilot)
        await pilot.press(*["down"] * 5, *["right"] * 29)
        await settle(pilot)
        picture = folder / "sudoku-supposition.svg"
        picture.write_text(app.export_screenshot(title="whygrid play: escargot"), encoding="utf-8")


async def shoot_variant(folder: Path, name: str, text: str) -> None:
    """Take the picture of a variant of Sudoku."""
    app = Whygrid(read(text, "sudoku"), None, read_reading)
    async with app.run_test(size=SIZES["-small"]) as pilot:
        await settle(pilot)
        picture = folder / f"terminal-variant-{name.replace('+', '-')}.svg"
        picture.write_text(app.export_screenshot(title=f"whygrid play: {name}"), encoding="utf-8")


def main(target: str = "docs/screenshots", only: str = "") -> None:
    """Take all pictures, as SVG and as PNG."""
    folder = Path(target)
    folder.mkdir(parents=True, exist_ok=True)
    for name in genre_names() if not only else ():
        text = next(iter(genre(name).examples().values())).text
        for ending, size in SIZES.items():
            asyncio.run(shoot(folder, name, text, ending, size))
    if not only:
        asyncio.run(shoot_supposition(folder))
    for name in VARIANTS:
        puzzle = next(generated("sudoku", {"variant": name}, 1, 3))
        asyncio.run(shoot_variant(folder, name, puzzle.text))
    for picture in sorted(folder.glob("*.svg")) if shutil.which("chromium") else ():
        png = picture.with_suffix(".png")
        size = (1000, 620) if picture.stem.endswith("-small") or "-variant-" in picture.stem else (1500, 1130)
        words = ["--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars"]
        words += [f"--window-size={size[0]},{size[1]}", f"--screenshot={png.resolve()}"]
        subprocess.run(["chromium", *words, picture.resolve().as_uri()], check=True, capture_output=True)
        print(png)


if __name__ == "__main__":
    main(*sys.argv[1:])
