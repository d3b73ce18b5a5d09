"""Sharing from the page: links, forms, pictures, sheets and proofs, for every genre on desktop and phone."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

pytest.importorskip("playwright")

from playwright.sync_api import Page, expect

from tests.web.browser import FORGET, cell, open_puzzle
from whygrid import parse, verify

LINKS = {
    "wikipedia": ["puzz.link", "sudokupad.app", "sudokuwiki.org"],
    "kakuro-first": ["puzz.link"],
    "numberlink-first": ["puzz.link"],
}


def saved(page: Page, button: str) -> Path:
    """The file that a button has the browser save."""
    with page.expect_download() as found:
        page.locator(button).click()
    return Path(found.value.path())


@pytest.mark.parametrize("name", LINKS)
def test_the_address_holds_the_whole_position(page: Page, name: str) -> None:
    open_puzzle(page, name)
    page.locator("#tab-learn").click()
    for said in ("Which technique?", "Show me", "Write it down", "Hint"):
        page.locator("#hint").click()
        expect(page.locator("#hint")).to_have_text(said)
    status = page.locator("#status").inner_text()
    address = page.url
    page.goto(f"{address.partition('#')[0]}icon.svg")
    page.evaluate(FORGET)
    page.goto(address)
    page.wait_for_selector("html[data-ready]")
    expect(page.locator("#status")).to_have_text(status.replace("\n", ""))
    assert page.url == address


@pytest.mark.parametrize("name", LINKS)
def test_links_to_other_sites_are_read_back_when_pasted(page: Page, name: str) -> None:
    open_puzzle(page, name)
    here = page.url
    page.locator("#tab-share").click()
    expect(page.locator("#links a").first).to_be_visible()
    shown = {link.inner_text(): link.get_attribute("href") for link in page.locator("#links a").all()}
    assert set(LINKS[name]) <= set(shown)
    assert page.locator("#links a[rel*=noopener][rel*=noreferrer][target=_blank]").count() == len(shown)
    open_puzzle(page, shown[LINKS[name][0]] or "")
    assert page.url == here


@pytest.mark.parametrize("name", LINKS)
def test_text_pictures_sheets_and_proofs_are_saved(page: Page, name: str) -> None:
    open_puzzle(page, name)
    page.locator("#tab-share").click()
    expect(page.locator("#text-out")).not_to_have_value("")
    text = page.locator("#text-out").input_value()
    assert parse(text).genre_name == page.url.partition("#")[2].partition("/")[0]
    assert "<svg" in saved(page, "#save-svg").read_text()
    assert saved(page, "#save-png").read_bytes().startswith(b"\x89PNG")
    page.locator("#collect").click()
    page.locator("#collect").click()
    page.get_by_label("with solutions").check()
    assert saved(page, "#save-sheet").read_text().count("<svg") == 4
    proof = json.loads(saved(page, "[data-proof=json]").read_text())
    assert verify(proof).ok and proof["status"] == "unique"
    assert saved(page, "[data-proof=markdown]").read_text().startswith("# ")
    assert saved(page, "[data-proof=html]").read_text().lower().startswith("<!doctype html>")


def test_a_form_says_what_it_can_not_keep(desktop: Page) -> None:
    open_puzzle(desktop, "wikipedia")
    cell(desktop, "r1c3").click()
    desktop.keyboard.press("Control+Digit4")
    desktop.locator("#tab-share").click()
    expect(desktop.locator("#panel-share")).to_contain_text("can't keep: centre marks")


def test_what_is_no_puzzle_is_refused_in_words_and_nothing_is_lost(page: Page) -> None:
    here = page.url
    page.get_by_role("button", name="Open", exact=True).first.click()
    page.get_by_label("A puzzle as text or link").fill("<img src=x onerror=alert(1)>")
    page.get_by_role("dialog").get_by_role("button", name="Open", exact=True).click()
    expect(page.get_by_role("alert")).not_to_be_empty()
    assert page.locator("dialog img").count() == 0
    assert page.url == here


STRANGE = ["#x", "#sudoku/line/…", "#sudoku/line/%ff/", "#//", "#kakuro/text/<b>/entry:"]


@pytest.mark.parametrize("fragment", STRANGE)
def test_a_strange_address_still_gives_a_page(desktop: Page, backend: str, fragment: str) -> None:
    desktop.goto("about:blank")
    desktop.goto(f"{backend}{fragment}")
    desktop.wait_for_selector("html[data-ready]")
    expect(desktop.locator("#status")).to_contain_text("cells")


def test_sheets_are_printed_with_boards_and_solutions(page: Page) -> None:
    page.evaluate("window.print = () => { document.body.dataset.printed = 'yes' }")
    open_puzzle(page, "kakuro-first")
    page.locator("#tab-share").click()
    for _ in range(3):
        page.locator("#collect").click()
    page.get_by_label("with solutions").check()
    page.locator("#print-it").click()
    expect(page.locator("body")).to_have_attribute("data-printed", "yes")
    page.emulate_media(media="print")
    expect(page.locator("#print .paper-sheet")).to_have_count(2)
    expect(page.locator("#print svg")).to_have_count(6)
    expect(page.locator("#print svg").first).to_be_visible()
    expect(page.locator("main")).to_be_hidden()
