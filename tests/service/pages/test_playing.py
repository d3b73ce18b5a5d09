"""The page of a proof in a real browser, without network: keys, list, slider and autoplay."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.contract.cases import proof_of
from tests.service.pages.reading import CHROMIUM, needs_browser
from tests.service.pages.test_playback import CLASSIC
from whygrid.puzzle import Puzzle
from whygrid.registry import examples
from whygrid.service.explaining import Options, explain
from whygrid.service.pages.playback import proof_page

playwright = pytest.importorskip("playwright.sync_api")


@pytest.fixture(params=[(1280, 900), (390, 844)], ids=["desktop", "phone"])
def page(request, tmp_path) -> Iterator[object]:
    puzzle = Puzzle.parse(CLASSIC)
    with opened(proof_page(puzzle, proof_of(puzzle)), tmp_path, *request.param) as found:
        yield found


@contextmanager
def opened(text: str, folder: Path, width: int, height: int) -> Iterator[object]:
    path = folder / "proof.html"
    path.write_text(text, encoding="utf-8")
    with playwright.sync_playwright() as start:
        browser = start.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        found = browser.new_page(viewport={"width": width, "height": height}, offline=True)
        problems: list[str] = []
        found.on("pageerror", lambda error: problems.append(str(error)))
        found.on("console", lambda told: problems.append(told.text) if told.type == "error" else None)
        found.goto(f"file://{path}")
        yield found
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


@needs_browser
def test_a_chain_is_played_with_a_legend_and_a_net_with_its_step_marked_in_the_list(tmp_path):
    puzzle = Puzzle.parse(examples()["evil2"].text)
    proof = explain(puzzle, Options(prefer="patterns"))
    number = next(n for n, step in enumerate(proof.steps, 1) if step.technique == "cell forcing chain")
    with opened(proof_page(puzzle, proof), tmp_path, 1280, 900) as page:
        page.click(f"#step-{number} > a")
        strong, weak = page.locator("#board .link-strong").first, page.locator("#board .link-weak").first
        playwright.expect(strong).to_have_css("stroke-dasharray", "none")
        playwright.expect(weak).not_to_have_css("stroke-dasharray", "none")
        playwright.expect(page.locator("#legend")).to_contain_text("strong link")
        page.keyboard.press("ArrowLeft")
        assert page.evaluate("location.hash").startswith(f"#{number}-")
        assert page.locator(".current").get_attribute("id") == f"step-{number}"
        page.keyboard.press("Home")
        playwright.expect(page.locator("#legend span").first).to_be_hidden()


@needs_browser
@pytest.mark.parametrize(("width", "height"), [(1280, 720), (1200, 800), (1920, 1080)])
def test_board_words_and_buttons_are_in_view_without_scrolling(tmp_path, width, height):
    puzzle = Puzzle.parse(CLASSIC)
    with opened(proof_page(puzzle, proof_of(puzzle)), tmp_path, width, height) as page:
        for name in ("figure svg", "#says", "#slider", "#play"):
            box = page.locator(name).first.bounding_box()
            assert box["height"] > 0 and box["y"] + box["height"] <= height, name
