"""Technique pages: pictures with numbers, houses and a legend, and a position to practise on a board."""

from __future__ import annotations

import pytest

pytest.importorskip("playwright")

from playwright.sync_api import Page, expect

from tests.web.browser import cell, open_puzzle
from tests.web.conftest import Server


def page_of(page: Page, example: str, technique: str) -> None:
    """Open the page of a technique."""
    open_puzzle(page, example)
    page.locator("#tab-learn").click()
    page.locator("#techniques").click()
    page.get_by_label("Find a technique").fill(technique)
    page.get_by_role("button", name=technique, exact=True).first.click()
    expect(page.locator("#practise-this")).to_be_visible()


def test_a_picture_has_numbers_for_rows_and_columns_shaded_houses_and_a_legend(page: Page) -> None:
    page_of(page, "wikipedia", "x-wing")
    shown = page.get_by_role("dialog", name="X-wing")
    assert shown.locator(".example .number").all_text_contents() == [*"123456789"] * 2
    assert shown.locator(".example .house").count() > 10
    for words in ("what it looks at", "excluded", "where to look"):
        expect(shown.locator(".legend")).to_contain_text(words)


@pytest.mark.parametrize(
    ("example", "technique"),
    [
        ("wikipedia", "swordfish"),
        ("kakuro-first", "forced combination"),
        ("futoshiki-first", "sign"),
        ("binairo-first", "half"),
        ("numberlink-first", "forced line"),
    ],
)
def test_practising_opens_a_position_that_needs_the_technique(
    page: Page, example: str, technique: str
) -> None:
    page_of(page, example, technique)
    page.locator("#practise-this").click()
    box = page.locator("#practising")
    expect(box).to_contain_text(f"Practise: {technique}")
    expect(box).to_contain_text("Nothing easier leads on here.")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator("#status")).to_contain_text(f"Practise: {technique}")
    page.reload()
    page.wait_for_selector("html[data-ready]")
    page.locator("#tab-learn").click()
    page.locator("#practise-show").click()
    expect(page.locator("#practising .path li, [data-go=next]").first).to_be_visible()
    page.locator("#practise-end").click()
    expect(box).to_be_empty()


def test_where_no_position_needs_just_the_technique_that_is_said(desktop: Page) -> None:
    page_of(desktop, "wikipedia", "franken swordfish")
    desktop.locator("#practise-this").click()
    expect(desktop.locator("#practising")).to_contain_text("No position is known that needs just this")


def test_who_finds_it_is_told_so(desktop: Page, server: Server) -> None:
    page_of(desktop, "wikipedia", "naked single")
    desktop.locator("#practise-this").click()
    expect(desktop.locator("#practising")).to_contain_text("naked single")
    found = server.ask("practice", genre="sudoku", name="naked single")
    where, _, what = found["finds"][0]["facts"][0].partition("=")
    cell(desktop, where).click()
    desktop.keyboard.press(what)
    expect(desktop.locator("#practising")).to_contain_text("That is it.")
    desktop.keyboard.press("Control+z")
    expect(desktop.locator("#practising")).not_to_contain_text("That is it.")


def test_who_takes_the_marks_off_is_told_so_too(desktop: Page, server: Server) -> None:
    page_of(desktop, "wikipedia", "naked pair")
    desktop.locator("#practise-this").click()
    expect(desktop.locator("#practising")).to_contain_text("naked pair")
    found = server.ask("practice", genre="sudoku", name="naked pair")
    if not found["page"].get("centre"):
        desktop.locator("#tab-play").click()
        desktop.get_by_role("button", name="Fill in all").click()
    for fact in found["finds"][0]["facts"]:
        where, _, what = fact.partition("≠")
        cell(desktop, where).click()
        desktop.keyboard.press(f"Control+{what}")
    desktop.locator("#tab-learn").click()
    expect(desktop.locator("#practising")).to_contain_text("That is it.")
