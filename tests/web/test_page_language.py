"""The page speaks the language of its reader's browser, until another one is chosen."""

from __future__ import annotations

import pytest

pytest.importorskip("playwright")

from playwright.sync_api import Page, expect

from tests.web.browser import VIEWS, context, new_page, open_page
from tests.web.conftest import Chromium


@pytest.mark.parametrize(
    ("locale", "language", "tab", "places"),
    [
        ("hu-HU", "hu", "Játék", "Nézz ide"),
        ("cs-CZ", "cs", "Hrát", "Podívejte se sem"),
        ("de-DE", "en", "Play", "Look at"),
    ],
)
def test_the_page_follows_the_browser_in_its_own_words_and_in_what_it_is_told(
    chromium: Chromium, backend: str, locale: str, language: str, tab: str, places: str
) -> None:
    with chromium.used() as browser, context(browser, backend, locale=locale, **VIEWS["desktop"]) as made:
        page = new_page(made)
        open_page(page, backend)
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(page.locator("#tab-play")).to_contain_text(tab)
        page.locator("#quick-hint").click()
        expect(page.locator(".ladder > li").first).to_contain_text(places)


def test_what_is_chosen_outlives_a_reload(chromium: Chromium, backend: str) -> None:
    with chromium.used() as browser, context(browser, backend, locale="hu-HU", **VIEWS["desktop"]) as made:
        page = new_page(made)
        open_page(page, backend)
        page.locator("#language").select_option("cs")
        page.wait_for_selector("html[lang=cs][data-ready]")
        page.reload()
        page.wait_for_selector("html[lang=cs][data-ready]")
        expect(page.locator("#tab-play")).to_contain_text("Hrát")


NEEDED = """() => {
  const chosen = document.getElementById("language");
  const pen = document.createElement("canvas").getContext("2d");
  pen.font = getComputedStyle(chosen).font;
  return pen.measureText(chosen.selectedOptions[0].textContent).width;
}"""
ARROW = 16
"""Pixels of the arrow beside the name."""


@pytest.mark.parametrize("language", ["en", "hu", "cs"])
def test_a_small_phone_shows_the_whole_name_of_the_language(phone: Page, language: str) -> None:
    before = phone.viewport_size
    phone.set_viewport_size({"width": 360, "height": 640})
    phone.locator("#language").select_option(language)
    phone.wait_for_selector(f"html[lang={language}][data-ready]")
    box = phone.locator("#language").bounding_box()
    assert box is not None
    assert box["width"] >= phone.evaluate(NEEDED) + ARROW
    assert before is not None
    phone.set_viewport_size(before)
