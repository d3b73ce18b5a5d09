"""A browser for the tests of the page: Debian's Chromium, which reaches nothing but our own server."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, Request, expect

from tests.patience import PATIENCE

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")
OPTIONS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
]
VIEWS: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": {"width": 1280, "height": 860}},
    "phone": {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True},
}
AXE = Path(__file__).parents[2] / "build/npm/node_modules/axe-core/axe.min.js"

FORGET = """() => new Promise((done, fail) => {
  localStorage.clear();
  sessionStorage.clear();
  const gone = indexedDB.deleteDatabase("whygrid");
  gone.onsuccess = done;
  gone.onerror = gone.onblocked = () => fail(new Error("the games are still there"));
})"""
"""Forgets all that the page keeps in a browser."""

expect.set_options(timeout=1000 * PATIENCE)


@contextmanager
def context(browser: Browser, address: str, **options: Any) -> Iterator[BrowserContext]:
    """A fresh browser in which every request that leaves our server is a failure."""
    strays: list[str] = []

    def look(request: Request) -> None:
        if not request.url.startswith((address, "blob:", "data:")):
            strays.append(request.url)

    made = browser.new_context(**options)
    made.on("request", look)
    yield made
    made.close()
    assert strays == []


def new_page(made: BrowserContext) -> Page:
    """An empty page; errors in its scripts are failures at once."""
    page = made.new_page()
    page.set_default_timeout(1000 * PATIENCE)
    page.on("pageerror", _fail)
    page.on("console", lambda message: _fail(message.text) if "Content Security" in message.text else None)
    return page


def open_page(page: Page, address: str) -> None:
    """Open our page as if nobody had ever used this browser: a new one would take longer."""
    page.unroute_all()
    page.emulate_media(media="null", color_scheme="null", reduced_motion="null")
    page.mouse.move(0, 0)
    page.goto(f"{address}icon.svg")  # so that nothing is written any more, and nothing of an address is left
    page.evaluate(FORGET)
    page.goto(address)
    page.wait_for_selector("html[data-ready]")


def _fail(error: object) -> None:
    raise AssertionError(f"the page says: {error}")


def open_puzzle(page: Page, text: str) -> None:
    """Open a puzzle by pasting it, as a user does."""
    page.get_by_role("button", name="Open", exact=True).first.click()
    page.get_by_label("A puzzle as text or link").fill(text)
    page.get_by_role("dialog").get_by_role("button", name="Open", exact=True).click()
    expect(page.get_by_role("dialog")).to_have_count(0)


def straight_paths(rows: int, columns: int) -> str:
    """A Numberlink of any size, in which every row is a path from its first cell to its last."""
    lines = [" ".join([str(row), *"." * (columns - 2), str(row)]) for row in range(1, rows + 1)]
    return "\n".join(["numberlink", *lines])


def cell(page: Page, name: str) -> Any:
    """A cell of the board."""
    return page.locator(f"#board [data-cell={name}]")


def grid(page: Page) -> Any:
    """The board, which has the focus as a whole."""
    return page.locator("#board [role=grid]")


def at(page: Page) -> str:
    """The name of the cell that has the cursor."""
    return str(grid(page).get_attribute("aria-activedescendant")).removeprefix("cell-")


def expect_at(page: Page, name: str) -> None:
    """The cursor is, or comes, to this cell."""
    expect(grid(page)).to_have_attribute("aria-activedescendant", f"cell-{name}")


def middle(page: Page, name: str) -> tuple[float, float]:
    """The middle of a cell in pixels of the window."""
    cell(page, name).scroll_into_view_if_needed()
    box = cell(page, name).bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page: Page, names: list[str]) -> None:
    """Drag from cell to cell with the pointer."""
    page.mouse.move(*middle(page, names[0]))
    page.mouse.down()
    for name in names[1:]:
        page.mouse.move(*middle(page, name), steps=3)
    page.mouse.up()


def touch(page: Page, names: list[str]) -> None:
    """Drag from cell to cell with a finger."""
    fingers = page.context.new_cdp_session(page)
    places = [dict(zip("xy", middle(page, name), strict=True)) for name in names]
    fingers.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": places[:1]})
    for place in places[1:]:
        fingers.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [place]})
    fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    fingers.detach()
