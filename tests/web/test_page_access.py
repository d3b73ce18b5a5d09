"""Whether everybody can use the page: screen readers, keyboards, light and dark."""

from __future__ import annotations

from typing import Any

import pytest

pytest.importorskip("playwright")

from playwright.sync_api import Page, expect

from tests.web.browser import AXE, VIEWS, context, new_page, open_page, open_puzzle
from tests.web.conftest import Chromium, Server

NAMELESS = """() => [...document.querySelectorAll('button, a, input, select, textarea, [role=gridcell]')]
  .filter(one => one.checkVisibility())
  .filter(one => !(one.getAttribute('aria-label') || one.textContent.trim() || one.labels?.length))
  .map(one => one.outerHTML)"""
SMALL_TARGETS = """() => [...document.querySelectorAll('.pad button, header button, [role=tab]')]
  .filter(one => one.checkVisibility())
  .filter(one => one.getBoundingClientRect().height < 43.5 || one.getBoundingClientRect().width < 35.5)
  .map(one => one.outerHTML)"""
TABS = ("play", "learn", "set", "share")


def violations(page: Page) -> list[str]:
    """What axe finds, however small."""
    page.evaluate(AXE.read_text())
    found: Any = page.evaluate("() => axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{entry['id']}: {entry['help']} ({[node['html'][:120] for node in entry['nodes'][:3]]})"
        for entry in found["violations"]
    ]


def test_axe_finds_nothing(page: Page, view: str) -> None:
    scheme: Any = {"desktop": "light", "phone": "dark"}[view]
    if not AXE.exists():
        pytest.skip("axe is not installed; tools/prepare-node does that where npm is at hand")
    page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
    open_puzzle(page, "kakuro-first")
    for tab in TABS:
        page.locator(f"#tab-{tab}").click()
        page.evaluate("Promise.all(document.getAnimations().map((one) => one.finished))")
        assert violations(page) == [], tab
    page.locator("#tab-play").click()
    page.get_by_label("Show a timer").check()
    page.locator("#pause").click()
    assert violations(page) == []
    page.locator("#board .cover").click()
    for name in ("New", "Open"):
        page.get_by_role("button", name=name, exact=True).first.click()
        assert violations(page) == [], name
        page.keyboard.press("Escape")
    page.locator("#tab-learn").click()
    page.locator("#prove").click()
    expect(page.locator(".steps li").first).to_be_visible()
    page.locator("#forwards").click()
    assert violations(page) == []
    page.locator("#reasons").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert violations(page) == []


def test_everything_has_a_name_and_can_be_hit(page: Page) -> None:
    for tab in TABS:
        page.locator(f"#tab-{tab}").click()
        assert page.evaluate(NAMELESS) == []
        assert page.evaluate(SMALL_TARGETS) == []


def test_nothing_is_wider_than_the_window(page: Page) -> None:
    for name in ("wikipedia", "twelve", "kakuro-needed", "numberlink-loop"):
        page.locator("#tab-play").click()
        open_puzzle(page, name)
        for tab in TABS:
            page.locator(f"#tab-{tab}").click()
            fits(page, (name, tab))


def fits(page: Page, where: object) -> None:
    """Nothing is wider than the screen: a phone makes its window as wide as what is too wide for it."""
    assert page.viewport_size is not None
    assert page.evaluate("document.documentElement.scrollWidth") <= page.viewport_size["width"], where


@pytest.mark.parametrize("width", [320, 390])
def test_nothing_is_wider_than_a_phone_whatever_its_letters_are(
    server: Server, chromium: Chromium, width: int
) -> None:
    phone = {**VIEWS["phone"], "viewport": {"width": width, "height": 844}, "bypass_csp": True}
    with chromium.used() as browser, context(browser, server.address, **phone) as made:
        page = new_page(made)
        open_page(page, server.address)
        page.add_style_tag(content="* { letter-spacing: .06em }")
        for genre in ("sudoku", "kakuro", "numberlink"):
            page.locator("#tab-set").click()
            page.locator("#new-genre").select_option(genre)
            if page.locator(".generate summary").count():
                page.locator(".generate summary").click()
            for tab in TABS:
                page.locator(f"#tab-{tab}").click()
                fits(page, (genre, tab))


def test_light_and_dark_follow_the_system_until_one_is_chosen(desktop: Page) -> None:
    def ground() -> str:
        return str(desktop.evaluate("getComputedStyle(document.body).backgroundColor"))

    desktop.emulate_media(color_scheme="light")
    light = ground()
    desktop.emulate_media(color_scheme="dark")
    dark = ground()
    assert light != dark
    desktop.locator("#theme").click()
    assert ground() == light
    desktop.reload()
    desktop.wait_for_selector("html[data-ready]")
    assert ground() == light
    desktop.locator("#theme").click()
    assert ground() == dark
    desktop.locator("#theme").click()
    desktop.emulate_media(color_scheme="light")
    assert ground() == light


def test_tabs_are_walked_by_arrows_and_dialogs_are_closed_by_escape(desktop: Page) -> None:
    desktop.locator("#tab-play").focus()
    desktop.keyboard.press("ArrowRight")
    expect(desktop.locator("#tab-learn")).to_be_focused()
    expect(desktop.locator("#tab-learn")).to_have_attribute("aria-selected", "true")
    desktop.get_by_role("button", name="All keys").click()
    expect(desktop.get_by_role("dialog")).to_contain_text("hold Shift")
    desktop.keyboard.press("Escape")
    expect(desktop.get_by_role("dialog")).to_have_count(0)


def test_messages_are_read_aloud(desktop: Page) -> None:
    expect(desktop.locator("#message")).to_have_attribute("aria-live", "polite")
    expect(desktop.locator("#board [role=grid]")).to_have_attribute("aria-label", "Sudoku board")
    expect(desktop.locator("#board [role=grid] [role=row] [role=gridcell]").first).to_be_attached()
