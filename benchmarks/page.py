"""What a step of the cursor costs the browser, for small and large boards.

python -m benchmarks.page [--steps 100]

The page of `whygrid serve` in Chromium, driven by real keys. A step is an arrow key, then a pause in which the browser
draws it and is idle again. Counted are all tasks of the page's main thread (scripts, styles, layout, painting), as
Chromium adds them up (`TaskDuration`), without what it needs while nobody presses a key; in brackets scripts alone,
styles and layout alone.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import CDPSession, Page, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.web.browser import CHROMIUM, OPTIONS, drag, new_page, open_page, open_puzzle  # noqa: E402

PAUSE = 100
"""Milliseconds from one key to the next."""
COUNTED = ("TaskDuration", "ScriptDuration", "LayoutDuration", "RecalcStyleDuration")


def straight(rows: int, columns: int) -> str:
    """A Numberlink in which every row is a path from its first cell to its last."""
    width = len(str(rows))
    lines = [
        " ".join([f"{row:{width}}", *["." * 1] * (columns - 2), f"{row:{width}}"])
        for row in range(1, rows + 1)
    ]
    return "\n".join(["numberlink", *lines])


def marked_sudoku(page: Page) -> None:
    """A 9x9 Sudoku with all its pencil marks."""
    open_puzzle(page, "classic")
    page.get_by_role("button", name="Fill in all").click()
    page.locator("#board .note").first.wait_for(state="attached")


def marked_kakuro(page: Page) -> None:
    """A Kakuro with all its pencil marks."""
    open_puzzle(page, "kakuro-needed")
    page.get_by_role("button", name="Fill in all").click()
    page.locator("#board .note").first.wait_for(state="attached")


def half_drawn(page: Page) -> None:
    """A 40x25 Numberlink of which half is drawn."""
    open_puzzle(page, straight(25, 40))
    for row in range(1, 13):
        drag(page, [f"r{row}c1", f"r{row}c40"])
    page.locator("#board:not([aria-busy])").wait_for()


BOARDS: dict[str, Callable[[Page], None]] = {
    "sudoku 9x9, all marks": marked_sudoku,
    "kakuro, all marks": marked_kakuro,
    "numberlink 40x25, half drawn": half_drawn,
}


def counted(session: CDPSession) -> list[float]:
    """Milliseconds that the page has used so far."""
    found = {one["name"]: one["value"] for one in session.send("Performance.getMetrics")["metrics"]}
    return [1000 * found[name] for name in COUNTED]


def cost(page: Page, session: CDPSession, keys: list[str]) -> list[float]:
    """Milliseconds for each of these keys; "" is none."""
    before = counted(session)
    for key in keys:
        if key:
            page.keyboard.press(key)
        page.wait_for_timeout(PAUSE)
    return [(after - was) / len(keys) for was, after in zip(before, counted(session), strict=True)]


def walk(steps: int) -> list[str]:
    """So many steps around, over cells of all kinds."""
    return [
        ("ArrowRight", "ArrowDown", "ArrowRight", "ArrowUp", "ArrowLeft", "ArrowLeft")[step % 6]
        for step in range(steps)
    ]


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--steps", type=int, default=100)
    steps = parser.parse_args().steps
    server = subprocess.Popen(
        [sys.executable, "-m", "whygrid", "serve", "--port", "0"], stdout=subprocess.PIPE, text=True
    )
    assert server.stdout is not None
    address = next(word for word in server.stdout.readline().split() if word.startswith("http"))
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=OPTIONS)
            page = new_page(browser.new_context(viewport={"width": 1280, "height": 860}))
            session = page.context.new_cdp_session(page)
            session.send("Performance.enable", {"timeDomain": "threadTicks"})
            for name, begin in BOARDS.items():
                open_page(page, address)
                begin(page)
                page.locator("#board [tabindex='0']").focus()
                cost(page, session, walk(12))
                idle = cost(page, session, [""] * min(steps, 30))
                for what, keys in (("nothing", ["F7"] * steps), ("a step", walk(steps))):
                    busy = cost(page, session, keys)
                    whole, script, *rest = (one - other for one, other in zip(busy, idle, strict=True))
                    print(
                        f"{name:32} {whole:6.2f} ms {what:8} ({script:.2f} scripts, {sum(rest):.2f} styles and layout)",
                        flush=True,
                    )
            browser.close()
    finally:
        server.terminate()
        server.wait()


if __name__ == "__main__":
    main()
