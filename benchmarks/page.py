"""What a step of the cursor costs the browser, on small and large boards.

python -m benchmarks.page [--steps 100]

The page of `whygrid serve` in Chromium, driven by real keys: a key, then a pause in which the browser draws
and is idle again. Counted is the processor's time for all tasks of the page's main thread (scripts, styles,
layout, painting), as Chromium adds them up (`TaskDuration`), less what it takes while nobody presses a key.
So are a key that does nothing, and a page on which there is nothing but a square that a key moves: that much
is the browser's own, for any key and for any frame.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from collections.abc import Callable
from contextlib import contextmanager
from typing import TYPE_CHECKING, NamedTuple

from playwright.sync_api import CDPSession, Page, sync_playwright

if TYPE_CHECKING:
    from collections.abc import Iterator

from tests.web.browser import (
    CHROMIUM,
    OPTIONS,
    drag,
    grid,
    new_page,
    open_page,
    open_puzzle,
    straight_paths,
)

PAUSE = 100
"""Milliseconds from one key to the next."""
AROUND = ("ArrowRight", "ArrowDown", "ArrowRight", "ArrowUp", "ArrowLeft", "ArrowLeft")
COUNTED = ("TaskDuration", "ScriptDuration", "LayoutDuration", "RecalcStyleDuration")


class Cost(NamedTuple):
    """Milliseconds for each key: of everything, of scripts, of layout, of styles."""

    whole: float
    scripts: float
    layout: float
    styles: float

    def __str__(self) -> str:
        parts = f"{self.scripts:.2f} scripts, {self.layout:.2f} layout, {self.styles:.2f} styles"
        return f"{self.whole:6.2f} ms ({parts})"


def with_all_marks(name: str) -> Callable[[Page], None]:
    """Opens an example and fills in all its pencil marks."""

    def begin(page: Page) -> None:
        open_puzzle(page, name)
        page.get_by_role("button", name="Fill in all").click()
        page.locator("#board .note").first.wait_for(state="attached")

    return begin


def half_drawn(page: Page) -> None:
    """Opens a 40x25 Numberlink and draws half of it."""
    open_puzzle(page, straight_paths(25, 40))
    for row in range(1, 13):
        drag(page, [f"r{row}c1", f"r{row}c40"])
    page.locator("#board:not([aria-busy])").wait_for()


BOARDS: dict[str, Callable[[Page], None]] = {
    "Sudoku 9x9, all marks": with_all_marks("classic"),
    "Kakuro 8x8, all marks": with_all_marks("kakuro-needed"),
    "Numberlink 40x25, half drawn": half_drawn,
}


BARE = """<div style="position: absolute; width: 60px; height: 60px; outline: solid; will-change: transform">
</div>
<script>
let left = 0;
document.addEventListener("keydown", (event) => {
  event.preventDefault();
  document.querySelector("div").style.transform = `translate(${left ^= 60}px, 0)`;
});
</script>"""
"""A page with nothing but a square that each key moves."""


def used(session: CDPSession) -> Cost:
    """What the page has cost so far."""
    found = {one["name"]: one["value"] for one in session.send("Performance.getMetrics")["metrics"]}
    return Cost(*(1000 * found[name] for name in COUNTED))


def cost(page: Page, session: CDPSession, keys: list[str]) -> Cost:
    """What each of these keys costs; "" is none."""
    before = used(session)
    for key in keys:
        if key:
            page.keyboard.press(key)
        page.wait_for_timeout(PAUSE)
    return Cost(*((now - was) / len(keys) for was, now in zip(before, used(session), strict=True)))


def measure(page: Page, steps: int, *others: tuple[str, list[str]]) -> Iterator[tuple[str, Cost]]:
    """What a step costs on a page, and other keys."""
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    walk = [AROUND[step % len(AROUND)] for step in range(steps)]
    cost(page, session, walk)  # until the browser has compiled it
    idle = cost(page, session, [""] * steps)
    for what, keys in (*others, ("a step", walk)):
        found = cost(page, session, keys)
        yield what, Cost(*(one - other for one, other in zip(found, idle, strict=True)))
    session.detach()


@contextmanager
def served() -> Iterator[str]:
    """The address of a server for as long as it is needed."""
    command = [sys.executable, "-m", "whygrid", "serve", "--port", "0"]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    try:
        yield next(word for word in server.stdout.readline().split() if word.startswith("http"))
    finally:
        server.terminate()
        server.wait()


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--steps", type=int, default=100)
    steps = parser.parse_args().steps
    with served() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=OPTIONS)
        page = new_page(browser.new_context(viewport={"width": 1280, "height": 860}))
        page.set_content(BARE)
        for what, found in measure(page, steps):
            print(f"{'nothing but a square':30} {what:18} {found}", flush=True)
        for name, begin in BOARDS.items():
            open_page(page, address)
            begin(page)
            grid(page).focus()
            for what, found in measure(page, steps, ("a key for nothing", ["F7"] * steps)):
                print(f"{name:30} {what:18} {found}", flush=True)
        browser.close()


if __name__ == "__main__":
    main()
