"""New puzzles and hints from the first view, in a real browser."""

from __future__ import annotations

import re

import pytest

pytest.importorskip("playwright")

from playwright.sync_api import Page, expect

from tests.web.conftest import Server
from tests.web.test_page_boards import sized


def in_view(page: Page, name: str) -> None:
    """It can be seen without scrolling, and nothing lies over it."""
    found = page.locator(name)
    expect(found).to_be_visible()
    box, size = found.bounding_box(), page.viewport_size
    assert box is not None and size is not None
    assert box["y"] >= 0 and box["y"] + box["height"] <= size["height"], name
    assert found.evaluate(
        """one => { const { x, y, width, height } = one.getBoundingClientRect();
                    return one.contains(document.elementFromPoint(x + width / 2, y + height / 2)); }"""
    ), name


def test_new_and_hint_stand_on_the_first_view(page: Page) -> None:
    in_view(page, "#new")
    in_view(page, "#quick-hint")
    page.locator("#quick-hint").click()
    expect(page.locator("#hint")).to_have_text("Which technique?")


@pytest.mark.parametrize("language", ["en", "hu", "cs"])
def test_digits_and_hint_stand_on_the_first_view_of_a_small_phone(phone: Page, language: str) -> None:
    with sized(phone, 360, 640):
        phone.locator("#language").select_option(language)
        phone.wait_for_selector(f"html[lang={language}][data-ready]")
        for name in ("#new", "#quick-hint", *(f".symbols [data-symbol='{digit}']" for digit in range(1, 10))):
            in_view(phone, name)
        for words in phone.locator("header button:visible, [role=tab]").all():
            assert words.evaluate("one => one.scrollWidth <= one.clientWidth"), words.text_content()


def test_a_new_puzzle_by_genre_level_and_size(page: Page) -> None:
    before = page.url
    page.locator("#new").click()
    page.locator("#order-genre").select_option("sudoku")
    page.locator("#order-level").select_option("gentle")
    page.locator("#order-size").select_option("4x4")
    page.locator("#order").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator("#board [role=gridcell]")).to_have_count(16)
    expect(page.locator("#message")).to_contain_text("seed")
    page.go_back()
    expect(page).to_have_url(before)
    page.locator("#new").click()
    expect(page.locator("#order-size")).to_have_value("4x4")  # as one liked it last


def test_the_nearest_puzzle_is_given_and_said_where_time_runs_out(page: Page, server: Server) -> None:
    puzzle = {"genre": "sudoku", "form": "line", "text": "1.....2..3.....4"}
    answer = {"puzzle": puzzle, "seed": 1, "words": "This one comes nearest."}
    page.route("**/api/generate", lambda route: route.fulfill(json=answer))
    page.locator("#new").click()
    page.locator("#order").click()
    expect(page.locator("#message")).to_have_text("This one comes nearest.")
    expect(page.locator("#board [role=gridcell]")).to_have_count(16)


@pytest.mark.parametrize("way", ["new", "set"])
def test_making_shows_progress_and_a_stop_button_in_view(page: Page, server: Server, way: str) -> None:
    page.route("**/api/generate", lambda route: None)  # it never answers
    here = page.url
    if way == "new":
        page.locator("#new").click()
        page.locator("#order").click()
        line = "dialog .busy"
    else:
        page.locator("#tab-set").click()
        page.locator("#make").click()
        line = "#panel-set .busy:not(.beside)"
    in_view(page, f"{line} .stop")
    expect(page.locator(f"{line} .passed")).to_have_text(re.compile(r"[1-9]\d* s"))
    page.locator(f"{line} .stop").click()
    expect(page.locator(line)).to_be_hidden()
    assert page.url == here
