"""Take the pictures of the page for docs/: all genres in each look; a large board; variants.

python tools/page_screenshots.py [FOLDER] [--only NAME ...]

FOLDER is docs/screenshots by default; NAME is a genre, `large` or `variants`.
It needs chromium and playwright.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import Browser, Page, expect, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.web.browser import CHROMIUM, OPTIONS, VIEWS, drag, new_page, open_page, open_puzzle  # noqa: E402

from whygrid.registry import genre, genre_names  # noqa: E402

PUZZLES = {"sudoku": "swordfish", "kakuro": "kakuro-needed", "numberlink": "numberlink-loop"}
"""An example of a genre that shows more than its first one."""
LOOKS = [(view, look) for view in VIEWS for look in ("light", "dark")]
LARGE = "large"
LARGE_VIEWS = {
    "wide": {"viewport": {"width": 2560, "height": 1440}},
    "phone": {**VIEWS["phone"], "viewport": {"width": 360, "height": 640}},
    "sideways": {**VIEWS["phone"], "viewport": {"width": 844, "height": 390}},
}
VARIANTS = "variants"
SHOWN = ("diagonal", "windoku", "jigsaw", "killer", "thermo", "arrow", "kropki", "whispers+renban")
"""Variants of Sudoku of which there are pictures."""
LARGE_BOARD = ["numberlink", "--rows", "25", "--columns", "40", "--seed", "1"]


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
    expect(page.locator(".steps > li").first).to_be_visible()


def show_chain(page: Page) -> None:
    """A chain with its strong and weak links."""
    prove(page, "evil2", "patterns")
    page.locator(".steps > li", has_text="aic").nth(1).locator(".line").first.click()
    expect(page.locator("#board .link-weak").first).to_be_attached()


def show_supposition(page: Page) -> None:
    """The end of a supposition inside another one."""
    prove(page, "escargot", "mixed")
    page.locator(".steps > li", has_text="supposition").nth(1).locator(".line").first.click()
    for _ in range(13):
        page.locator("#back").click()
    expect(page.locator("#board .fill-bad").first).to_be_attached()


LINKS = {
    ("sudoku", "desktop", "light"): {"chain": show_chain},
    ("sudoku", "phone", "dark"): {"supposition": show_supposition},
}
"""Pictures of links, in one look each."""


def keep(page: Page, folder: Path, *name: str) -> None:
    """Take a picture under this name."""
    page.evaluate("scrollTo(0, 0)")
    page.evaluate("Promise.all(document.getAnimations().map((one) => one.finished))")
    page.screenshot(path=folder / f"page-{'-'.join(name)}.png")


def shoot(page: Page, folder: Path, view: str, look: str, name: str) -> None:
    """Play, hint, playback and editor for one genre."""

    def keep_as(what: str) -> None:
        keep(page, folder, name, what, view, look)

    for what, show in LINKS.get((name, view, look), {}).items():
        show(page)
        keep_as(what)
        page.locator("#close-proof").click()
    open_puzzle(page, PUZZLES.get(name) or next(iter(genre(name).examples())))
    writes = page.locator("#pad .symbols button").count() > 0
    hints(page, 6 if writes else 14, 0)
    page.locator("#tab-play").click()
    if writes:
        page.get_by_role("button", name="Fill in all").click()
        expect(page.locator("#board .note").first).to_be_attached()
    keep_as("play")
    hints(page, 0, 3)
    keep_as("hint")
    page.keyboard.press("Escape")
    page.locator("#prove").click()
    expect(page.locator(".steps > li").first).to_be_visible()
    slider = page.get_by_label("Place in the proof")
    slider.fill(str(int(slider.get_attribute("max") or 0) // 2))
    expect(page.locator("#board .fill-focus, #board .edge-struck").first).to_be_attached()
    keep_as("playback")
    page.locator("#close-proof").click()
    page.locator("#tab-set").click()
    expect(page.locator("#measures")).to_have_text(re.compile(r"\(\d"))
    keep_as("editor")
    page.locator("#tab-play").click()


def shoot_large(browser: Browser, address: str, folder: Path) -> None:
    """A board of 40x25 in a large window, on a small phone, and on one held sideways."""
    command = [sys.executable, "-m", "whygrid", "generate", *LARGE_BOARD]
    board = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    for view, options in LARGE_VIEWS.items():
        for look in ("light", "dark"):
            page = new_page(browser.new_context(**options))
            open_page(page, address)
            page.emulate_media(color_scheme=look, reduced_motion="reduce")  # type: ignore[arg-type]
            open_puzzle(page, board)
            drag(page, ["r14c8", "r15c8", "r15c9", "r15c10", "r14c10"])
            expect(page.locator("#board")).not_to_have_attribute("aria-busy", "true")
            keep(page, folder, LARGE, "whole", view, look)
            for _ in range(3):
                page.locator("#zoom-nearer").click()
            keep(page, folder, LARGE, "near", view, look)
            page.context.close()


def shoot_variants(browser: Browser, address: str, folder: Path) -> None:
    """The board of each variant on the page."""
    page = new_page(browser.new_context(**VIEWS["desktop"]))
    open_page(page, address)
    page.emulate_media(color_scheme="light", reduced_motion="reduce")
    for name in SHOWN:
        command = [sys.executable, "-m", "whygrid", "generate", "sudoku", "--variant", name, "--seed", "3"]
        board = subprocess.run(command, capture_output=True, text=True, check=True).stdout
        open_puzzle(page, board)
        expect(page.locator("#board")).not_to_have_attribute("aria-busy", "true")
        page.locator("#board").screenshot(path=folder / f"page-variant-{name.replace('+', '-')}.png")
    page.context.close()


def main() -> None:
    """Start a server, and take the pictures."""
    names = [*genre_names(), LARGE, VARIANTS]
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("folder", nargs="?", type=Path, default=ROOT / "docs/screenshots")
    parser.add_argument("--only", nargs="+", choices=names, default=names)
    asked = parser.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    command = [sys.executable, "-m", "whygrid", "serve", "--port", "0"]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    address = next(word for word in server.stdout.readline().split() if word.startswith("http"))
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=OPTIONS)
            for view, look in LOOKS:
                for name in (name for name in asked.only if name in genre_names()):
                    page = new_page(browser.new_context(**VIEWS[view]))
                    open_page(page, address)
                    page.emulate_media(color_scheme=look, reduced_motion="reduce")  # type: ignore[arg-type]
                    shoot(page, asked.folder, view, look, name)
                    page.context.close()
            if LARGE in asked.only:
                shoot_large(browser, address, asked.folder)
            if VARIANTS in asked.only:
                shoot_variants(browser, address, asked.folder)
            browser.close()
    finally:
        server.terminate()
        server.wait()


if __name__ == "__main__":
    main()
