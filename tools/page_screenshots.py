"""Take the pictures of the page for docs/: every genre on desktop and phone, light and dark.

python tools/page_screenshots.py [FOLDER]        docs/screenshots by default; needs chromium and playwright
"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import Page, expect, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.web.browser import CHROMIUM, OPTIONS, VIEWS, open_page, open_puzzle  # noqa: E402

PUZZLES = {"sudoku": "swordfish", "kakuro": "kakuro-needed", "numberlink": "numberlink-loop"}
LOOKS = [(view, look) for view in VIEWS for look in ("light", "dark")]


def hints(page: Page, number: int, rungs: int) -> None:
    """Take so many hints, and so many rungs of the next one."""
    said = ("Hint", "Which technique?", "Show me", "Write it down")
    page.locator("#tab-learn").click()
    for press in range(number * 4 + rungs):
        expect(page.locator("#hint")).to_have_text(said[press % 4])
        page.locator("#hint").click()
    expect(page.locator("#hint")).to_have_text(said[rungs % 4])


def prove(page: Page, puzzle: str, strategy: str) -> None:
    """Open the proof of a puzzle."""
    open_puzzle(page, puzzle)
    page.locator("#tab-learn").click()
    page.locator(".telling summary").click()
    page.get_by_label("Prefer").select_option(strategy)
    page.locator("#prove").click()
    expect(page.locator(".steps li").first).to_be_visible()


def show_chain(page: Page) -> None:
    """A chain with its strong and weak links."""
    prove(page, "evil2", "patterns")
    page.locator(".steps li", has_text="aic").nth(1).click()
    expect(page.locator("#board .link-weak").first).to_be_attached()


def show_supposition(page: Page) -> None:
    """The end of a supposition inside another one."""
    prove(page, "escargot", "mixed")
    page.locator(".steps li", has_text="supposition").nth(1).click()
    for _ in range(13):
        page.locator("#back").click()
    expect(page.locator("#board .fill-bad").first).to_be_attached()


LINKS = {
    ("sudoku", "desktop", "light"): {"chain": show_chain},
    ("sudoku", "phone", "dark"): {"supposition": show_supposition},
}
"""Pictures of links, in one look each."""


def shoot(page: Page, folder: Path, view: str, look: str, genre: str) -> None:
    """Play, hint, playback and editor for one genre."""

    def keep(what: str) -> None:
        page.evaluate("scrollTo(0, 0)")
        page.wait_for_timeout(250)
        page.screenshot(path=folder / f"page-{genre}-{what}-{view}-{look}.png")

    for what, show in LINKS.get((genre, view, look), {}).items():
        show(page)
        keep(what)
        page.locator("#close-proof").click()
    open_puzzle(page, PUZZLES[genre])
    hints(page, 14 if genre == "numberlink" else 6, 0)
    page.locator("#tab-play").click()
    if genre != "numberlink":
        page.get_by_role("button", name="Fill in all").click()
        expect(page.locator("#board .note").first).to_be_attached()
    keep("play")
    hints(page, 0, 3)
    keep("hint")
    page.keyboard.press("Escape")
    page.locator("#prove").click()
    expect(page.locator(".steps li").first).to_be_visible()
    slider = page.get_by_label("Place in the proof")
    slider.fill(str(int(slider.get_attribute("max") or 0) // 2))
    expect(page.locator("#board .fill-focus, #board .edge-struck").first).to_be_attached()
    keep("playback")
    page.locator("#close-proof").click()
    page.locator("#tab-set").click()
    expect(page.locator("#measures")).to_have_text(re.compile(r"\(\d"))
    keep("editor")
    page.locator("#tab-play").click()


def main() -> None:
    """Start a server, and take all pictures."""
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else ROOT / "docs/screenshots")
    folder.mkdir(parents=True, exist_ok=True)
    command = [sys.executable, "-m", "whygrid", "serve", "--port", "0"]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    address = next(word for word in server.stdout.readline().split() if word.startswith("http"))
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=OPTIONS)
            for view, look in LOOKS:
                made = browser.new_context(**VIEWS[view], color_scheme=look, reduced_motion="reduce")
                for genre in PUZZLES:
                    page = open_page(made, address)
                    shoot(page, folder, view, look, genre)
                    page.close()
                made.close()
            browser.close()
    finally:
        server.terminate()
        server.wait()


if __name__ == "__main__":
    main()
