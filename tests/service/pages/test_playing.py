"""The page of a proof in a real browser, without network: keys, list, slider and autoplay."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.contract.cases import proof_of
from tests.service.pages.reading import CHROMIUM, needs_browser
from tests.service.pages.test_playback import CLASSIC
from whygrid.puzzle import Puzzle
from whygrid.service.pages.playback import proof_page

playwright = pytest.importorskip("playwright.sync_api")


@pytest.fixture(params=[(1280, 900), (390, 844)], ids=["desktop", "phone"])
def page(request, tmp_path) -> Iterator[object]:
    puzzle = Puzzle.parse(CLASSIC)
    path = tmp_path / "proof.html"
    path.write_text(proof_page(puzzle, proof_of(puzzle)), encoding="utf-8")
    width, height = request.param
    with playwright.sync_playwright() as start:
        browser = start.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        opened = browser.new_page(viewport={"width": width, "height": height}, offline=True)
        problems: list[str] = []
        opened.on("pageerror", lambda error: problems.append(str(error)))
        opened.on("console", lambda told: problems.append(told.text) if told.type == "error" else None)
        opened.goto(f"file://{path}")
        yield opened
        assert problems == []
        browser.close()


@needs_browser
def test_a_proof_is_played_back_by_keys_list_slider_and_by_itself(page):
    def at() -> str:
        return page.evaluate("location.hash")

    seen = []
    for key in ("ArrowRight", "ArrowRight", "ArrowLeft", "End", "Home", "ArrowDown", "ArrowDown", "ArrowUp"):
        page.keyboard.press(key)
        seen.append(at())
    assert seen == ["#1", "#2", "#1", "#end", "#start", "#1", "#2", "#1"]
    page.click("#step-24 > a")
    assert page.inner_text("#says").startswith("24. r3c6 is not 3")
    page.keyboard.press("ArrowRight")
    assert (at(), page.locator(".current").get_attribute("id")) == ("#25", "step-25")
    page.fill("#slider", "10")
    assert at() == "#10"
    page.select_option("#speed", "800")
    page.click("#play")
    playwright.expect(page.locator("#play")).to_have_text("Pause")
    playwright.expect(page.locator("#step-10.current")).to_have_count(0)
    page.click("#play")
    assert page.inner_text("#play") == "Play"
    assert int(at()[1:]) > 10
    assert not page.evaluate("document.documentElement.scrollWidth > innerWidth")
