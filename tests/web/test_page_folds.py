"""Proofs on the page fold: steps name their hardest deduction, nested parts open and are played."""

from __future__ import annotations

import re
from typing import Any

import pytest

pytest.importorskip("playwright")

from playwright.sync_api import Page, expect

from tests.web.browser import AXE, VIEWS, cell, context, new_page, open_page, open_puzzle
from tests.web.conftest import Chromium, Server
from tests.web.test_page_access import fits, violations

SUPPOSED = ".steps > li:has(.fold)"


def prove(page: Page, name: str) -> None:
    open_puzzle(page, name)
    page.locator("#tab-learn").click()
    page.locator("#prove").click()
    expect(page.locator(".steps > li").first).to_be_visible()


def test_nested_parts_open_and_are_played(page: Page) -> None:
    prove(page, "escargot")
    step = page.locator(SUPPOSED).first
    expect(step).to_contain_text(re.compile("supposition|nested forcing net"))  # the site finds another proof
    expect(step.locator(".parts")).to_be_hidden()
    step.locator(".fold").first.click()
    line = step.locator(".parts > li > .line").first
    expect(line).to_contain_text("Suppose")
    line.click()
    expect(page.locator("#message")).to_contain_text("Suppose")
    expect(page.locator("#board .text-two")).to_have_count(1)
    inner = step.locator(".parts > li > .folded").first
    expect(inner).to_contain_text("is not")
    inner.locator(".fold").first.click()
    inner.locator(".parts > li > .line").first.click()
    expect(page.locator("#message")).to_contain_text("Suppose also")
    expect(page.locator("#board .text-two")).to_have_count(2)
    for words in ("supposed", "would follow"):
        expect(page.locator("#legend")).to_contain_text(words)
    step.locator(".fold").first.click()
    expect(step.locator(".parts").first).to_be_hidden()


def test_what_is_played_unfolds_by_itself(page: Page) -> None:
    prove(page, "escargot")
    nested = page.locator(".parts .parts .here")  # in a supposition inside another one
    for _ in range(40):
        page.locator("#forwards").click()
        expect(page.locator(".steps .here")).to_have_count(1)
        expect(page.locator(".steps .here")).to_be_visible()
        if nested.count():
            break
    expect(nested).to_have_count(1)


def test_the_hardest_deduction_of_a_step_is_named_cell_by_cell(desktop: Page, server: Server) -> None:
    open_puzzle(desktop, "x-wing")
    desktop.locator("#tab-learn").click()
    desktop.locator("[data-view=cells]").click()
    desktop.locator("#prove").click()
    named = desktop.locator(".steps > li", has_text="x-wing").first
    expect(named).to_be_visible()
    asked = {"puzzle": {"example": "x-wing"}, "page": {}, "view": "cells"}
    steps = server.ask("explain", **asked)["steps"]
    told = next(step for step in steps if step["hardest"] == "x-wing")
    assert told["technique"] != "x-wing"  # it ends in a single
    named.locator(".fold").first.click()
    expect(named.locator(".parts")).to_contain_text("x-wing")


def test_the_whole_proof_of_escargot_can_be_read_through(desktop: Page, server: Server) -> None:
    prove(desktop, "escargot")
    steps = server.ask("explain", puzzle={"example": "escargot"}, page={})["steps"]
    texts = [frame["text"] for step in steps for frame in step["frames"]]
    slider = desktop.get_by_label("Place in the proof")
    assert slider.get_attribute("max") == str(len(texts))
    forwards, message = desktop.locator("#forwards"), desktop.locator("#message")
    for text in texts:
        forwards.click()
        expect(message).to_contain_text(text)
    assert max(map(len, texts)) < 300
    expect(desktop.locator("#board .text-focus")).to_have_count(1)
    digits = desktop.locator("#board text.text-plain, #board text.text-given, #board text.text-focus")
    expect(digits).to_have_count(81)


def test_strong_links_are_solid_and_weak_ones_dashed_on_the_board(desktop: Page) -> None:
    open_puzzle(desktop, "evil2")
    desktop.locator("#tab-learn").click()
    desktop.locator(".telling summary").click()
    desktop.get_by_label("Prefer").select_option("patterns")
    desktop.locator("#prove").click()
    desktop.locator(".steps > li", has_text="aic").first.locator(".line").first.click()
    expect(desktop.locator("#board .link-strong").first).to_have_css("stroke-dasharray", "none")
    expect(desktop.locator("#board .link-weak").first).not_to_have_css("stroke-dasharray", "none")
    expect(desktop.locator("#legend")).to_contain_text("weak link: not both hold")


@pytest.mark.parametrize("size", [(390, 844), (360, 640)])
def test_on_a_phone_the_board_and_what_leads_on_are_in_view_together(
    server: Server, chromium: Chromium, size: tuple[int, int]
) -> None:
    phone = {**VIEWS["phone"], "viewport": {"width": size[0], "height": size[1]}}
    with chromium.used() as browser, context(browser, server.address, **phone) as made:
        page = new_page(made)
        open_page(page, server.address)
        open_puzzle(page, "wikipedia")
        page.locator("#tab-learn").click()
        cell(page, "r1c3").click()
        page.get_by_label("Why, or why not, is r1c3 4?", exact=True).click()
        onwards = page.locator("#playing [data-go=next]")
        onwards.click()
        expect(page.locator("#board .fill-focus")).to_have_count(1)
        for seen in (
            cell(page, "r1c1"),
            cell(page, "r9c9"),
            onwards,
            page.locator("#legend"),
            page.locator("#message"),
        ):
            expect(seen).to_be_in_viewport(ratio=0.9)
        fits(page, "why")
        page.locator("#prove").click()
        expect(page.locator(".steps > li").first).to_be_visible()
        page.locator("#forwards").click()
        for seen in (cell(page, "r1c1"), cell(page, "r9c9"), page.locator("#playing #forwards")):
            expect(seen).to_be_in_viewport(ratio=0.9)
        fits(page, "proof")
        page.locator("#tab-play").click()
        expect(page.locator("#playing")).to_be_hidden()
        page.close()


def test_axe_finds_nothing_where_one_learns(page: Page, view: str) -> None:
    if not AXE.exists():
        pytest.skip("axe is not installed; tools/prepare-node does that where npm is at hand")
    scheme: Any = {"desktop": "dark", "phone": "light"}[view]
    page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
    prove(page, "escargot")
    for _ in range(8):
        page.locator("#forwards").click()
    expect(page.locator(".steps .here")).to_have_count(1)
    assert violations(page) == [], "a proof"
    page.locator("#close-proof").click()
    page.locator("#find-steps").click()
    page.locator("#all-steps details[open] .line").first.click()
    expect(page.locator("#board .fill-focus").first).to_be_attached()
    assert violations(page) == [], "all steps"
    page.locator("#allowed > summary").click()
    assert violations(page) == [], "techniques to allow"
    cell(page, "r1c2").click()
    page.get_by_label("Why, or why not, is r1c2 5?", exact=True).click()
    expect(page.locator(".answer .chip")).to_be_visible()
    page.locator("[data-go=next]").last.click()
    assert violations(page) == [], "why"
    page.locator("#techniques").click()
    page.get_by_label("Find a technique").fill("skyscraper")
    page.get_by_role("button", name="skyscraper", exact=True).first.click()
    expect(page.locator("#practise-this")).to_be_visible()
    assert violations(page) == [], "a technique"
    page.locator("#practise-this").click()
    expect(page.locator("#practising")).to_contain_text("skyscraper")
    assert violations(page) == [], "practising"
