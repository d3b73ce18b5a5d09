"""Learning on the page: hints, reasons, proofs and techniques, for every genre on desktop and phone."""

from __future__ import annotations

import re

import pytest

pytest.importorskip("playwright")

from playwright.sync_api import Page, expect

from tests.web.browser import cell, middle, open_puzzle
from tests.web.conftest import Server
from whygrid.scene.trails import MANY

EXAMPLES = ("wikipedia", "kakuro-first", "numberlink-first")


@pytest.mark.parametrize("name", EXAMPLES)
def test_a_hint_goes_up_its_rungs_and_is_written_down(page: Page, server: Server, name: str) -> None:
    open_puzzle(page, name)
    before = page.url
    page.locator("#tab-learn").click()
    hint = page.locator("#hint")
    for rung, said in enumerate(("Which technique?", "Show me", "Write it down"), 1):
        hint.click()
        expect(page.locator(".ladder > li")).to_have_count(rung)
        expect(hint).to_have_text(said)
    expect(page.locator("#board .fill-focus, #board .ink-struck").first).to_be_attached()
    found = server.ask("hint", puzzle={"example": name}, page={})
    expect(page.locator("#message")).to_contain_text(found["rungs"][2]["text"])
    hint.click()
    expect(page).not_to_have_url(before)  # which holds all that is written
    expect(page.locator(".ladder > li")).to_have_count(0)


@pytest.mark.parametrize("name", EXAMPLES)
def test_a_proof_is_played_back_and_its_reasons_are_walked(page: Page, name: str) -> None:
    open_puzzle(page, name)
    page.locator("#tab-learn").click()
    page.locator("#prove").click()
    expect(page.locator(".steps > li").first).to_be_visible()
    expect(page.locator(".proof")).to_contain_text("unique")
    page.locator("#forwards").click()
    expect(page.locator(".steps > li[aria-current]")).to_have_count(1)
    expect(page.locator("#board .fill-focus, #board .edge-struck").first).to_be_attached()
    page.locator("#reasons").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.locator(".node.here")).to_have_class("node goal here")
    premises = dialog.locator(".node.premise")
    if premises.count():
        premises.first.click()
        expect(dialog.locator(".walk")).to_contain_text("leads to")
    dialog.get_by_role("button", name="Close").click()
    slider = page.get_by_label("Place in the proof")
    slider.fill(slider.get_attribute("max") or "")
    expect(page.locator(".steps > li").last).to_have_attribute("aria-current", "")
    page.locator("#back").click()
    page.get_by_label("Speed").select_option("very fast")
    page.locator("#playback").click()
    expect(page.locator(".steps > li").last).to_have_attribute("aria-current", "")
    page.locator("#close-proof").click()
    expect(page.locator("#prove")).to_be_visible()


def test_a_proof_is_played_by_keys(desktop: Page) -> None:
    open_puzzle(desktop, "wikipedia")
    cell(desktop, "r5c5").click()
    desktop.keyboard.press("p")
    expect(desktop.locator(".steps > li").first).to_be_visible()
    desktop.keyboard.press("ArrowRight")
    expect(desktop.locator(".told strong")).to_contain_text("Step 1")
    desktop.keyboard.press("ArrowDown")
    expect(desktop.locator(".told strong")).to_contain_text("Step 2")
    desktop.keyboard.press("Home")
    expect(desktop.locator(".proof")).to_contain_text("The start")
    desktop.keyboard.press("Escape")
    expect(desktop.locator("#prove")).to_be_visible()


ASKED = {  # a cell; where in it to click for what holds, and for what does not
    "wikipedia": ("r1c3", (-1, 0), (0, 0)),  # candidate 4 is on the left, 5 in the middle
    "kakuro-first": ("r2c2", (1, 1), (-1, -1)),  # 9 and 1
    "numberlink-first": ("r1c1", (0, 1), (1, 1)),  # the line down, and again
}


@pytest.mark.parametrize("name", ASKED)
def test_why_and_why_not_are_answered_for_what_is_clicked(page: Page, name: str) -> None:
    open_puzzle(page, name)
    page.locator("#tab-learn").click()
    page.locator("#asking").click()
    answer = page.locator(".answer")
    where, holds, fails = ASKED[name]
    x, y = middle(page, where)
    third = (cell(page, where).bounding_box() or {})["width"] / 3
    page.mouse.click(x + holds[0] * third, y + holds[1] * third)
    expect(answer.locator(".chip")).to_have_text("yes")
    expect(page.locator(".answer .path li, [data-go=next]").first).to_be_visible()
    while page.locator("[data-go=next]:not([aria-disabled=true])").count():
        page.locator("[data-go=next]").click()
    expect(page.locator("#board .fill-focus").first).to_be_attached()
    x, y = middle(page, where)
    if name == "numberlink-first":  # between the two ends of different paths above it
        x, y = middle(page, "r1c2")
        fails = (1, 0)
    page.mouse.click(x + fails[0] * third, y + fails[1] * third)
    expect(answer.locator(".chip")).to_have_text("no")
    expect(answer.locator(".path li, .told").first).not_to_be_empty()


def test_an_argument_of_ones_own_is_judged_by_the_cells_that_were_selected(desktop: Page) -> None:
    open_puzzle(desktop, "wikipedia")
    desktop.locator("#tab-learn").click()
    verdict = desktop.locator(".argument")

    def argue(*reasons: str) -> None:
        desktop.mouse.click(*middle(desktop, reasons[0]))
        for name in reasons[1:]:
            desktop.keyboard.down("Control")
            desktop.mouse.click(*middle(desktop, name))
            desktop.keyboard.up("Control")
        desktop.locator("#cite").click()
        desktop.mouse.click(*middle(desktop, "r5c5"))
        desktop.get_by_role("button", name="Because of these cells, r5c5 is 5", exact=True).click()

    argue("r5c1", "r5c4", "r5c6", "r5c9", "r1c5", "r2c5", "r4c5", "r6c5")
    expect(verdict.locator(".chip")).to_have_text("deduction")
    argue("r5c1", "r5c4")
    expect(verdict.locator(".chip")).to_have_text("lucky")
    expect(verdict).to_contain_text("There is a board with all that you cite on which r5c5 is")


def test_the_board_is_free_again_when_one_leaves_a_proof_and_it_goes_on_where_it_was(page: Page) -> None:
    open_puzzle(page, "kakuro-first")
    page.locator("#tab-learn").click()
    page.locator("#prove").click()
    page.locator("#forwards").click()
    expect(page.locator("#message")).to_contain_text("Step 1")
    page.locator("#tab-set").click()
    expect(page.locator("#message")).to_have_text("")
    expect(page.locator("#status")).to_contain_text("in the making")
    expect(
        page.get_by_text("Exactly one solution.")
    ).to_be_visible()  # until then the page grows, and may scroll
    page.mouse.click(*middle(page, "r2c2"))
    page.keyboard.press("5")
    expect(cell(page, "r2c2")).to_have_attribute("aria-label", "row 2 column 2, 5")
    page.locator("#tab-play").click()
    expect(page.locator("#board .fill-focus, #board .edge-struck")).to_have_count(0)
    page.mouse.click(*middle(page, "r2c3"))
    page.locator("[data-symbol='7']").click()
    expect(page.locator("#status")).to_contain_text("1 of 26")
    page.locator("#tab-learn").click()
    expect(page.locator("#message")).to_contain_text("Step 1")
    expect(page.locator("#board .fill-focus, #board .edge-struck").first).to_be_attached()


def test_strong_links_are_solid_weak_ones_dashed_and_a_line_below_says_so(desktop: Page) -> None:
    desktop.locator("#tab-learn").click()
    desktop.locator("#techniques").click()
    desktop.get_by_label("Find a technique").fill("als-xy-wing")
    desktop.get_by_role("button", name="als-xy-wing", exact=True).first.click()
    shown = desktop.get_by_role("dialog", name="Als-xy-wing")
    expect(shown.locator(".example .scene polygon.head-pattern").first).to_be_attached()
    strong, weak = (shown.locator(f".example .scene .link-{kind}").first for kind in ("strong", "weak"))
    expect(strong).to_have_css("stroke-dasharray", "none")
    expect(weak).not_to_have_css("stroke-dasharray", "none")
    expect(shown.locator(".legend")).to_contain_text("weak link: not both hold")


def test_a_supposition_is_played_line_by_line_and_only_the_newest_links_are_drawn(page: Page) -> None:
    open_puzzle(page, "evil1")
    page.locator("#tab-learn").click()
    page.locator("#prove").click()
    supposed = page.locator(".steps > li", has_text="supposition").first
    number = supposed.get_attribute("data-step")
    supposed.click()
    expect(page.locator(".told strong")).to_contain_text(f"Step {number}")
    expect(page.locator("#board .edge-struck").first).to_be_attached()
    for _ in range(2):
        page.locator("#back").click()
    expect(page.locator("#message")).to_contain_text("If ")
    expect(page.locator("#board .text-two")).to_have_count(1)  # what is supposed
    expect(page.locator("#board .text-one").first).to_be_attached()  # what would follow
    assert page.locator("#board .scene polygon[class^=head]").count() <= MANY


def test_a_proof_is_told_as_a_story_or_cell_by_cell_and_that_is_remembered(page: Page) -> None:
    open_puzzle(page, "classic")
    page.locator("#tab-learn").click()
    page.locator("#prove").click()
    expect(page.locator("[data-view=story]")).to_have_attribute("aria-pressed", "true")
    page.locator(".steps > li", has_text="r5c5 is").first.click()
    page.locator("[data-view=cells]").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".steps > li").first).to_contain_text("k ")
    expect(page.locator(".steps > li[aria-current]")).to_contain_text("r5c5 is")  # where one was
    page.locator("#close-proof").click()
    page.reload()
    page.wait_for_selector("html[data-ready]")
    page.locator("#tab-learn").click()
    expect(page.locator("[data-view=cells]")).to_have_attribute("aria-pressed", "true")
    page.locator("#prove").click()
    expect(page.locator(".steps > li").first).to_contain_text("k ")


def test_v_turns_the_view_and_the_way_of_telling_can_be_chosen(desktop: Page) -> None:
    open_puzzle(desktop, "evil2")
    desktop.keyboard.press("p")
    expect(desktop.locator(".steps")).to_contain_text("supposition")
    desktop.keyboard.press("v")
    expect(desktop.locator(".steps > li").first).to_contain_text("k ")
    desktop.keyboard.press("v")
    expect(desktop.locator(".steps > li").first).not_to_contain_text("k ")
    desktop.locator(".telling summary").click()
    desktop.get_by_label("Prefer").select_option("patterns")
    expect(desktop.locator(".steps")).to_contain_text("aic")
    desktop.get_by_label("Chains").select_option("eureka")
    desktop.locator(".steps > li", has_text="aic").first.click()
    expect(desktop.locator("#message")).to_contain_text(re.compile(r"\(\d\)r\dc\d="))


def test_the_hint_of_a_supposition_is_played_line_by_line(page: Page, server: Server) -> None:
    open_puzzle(page, "escargot")  # without native code, another way is found first
    page.locator("#tab-learn").click()
    hint = page.locator("#hint")
    for said in ("Which technique?", "Show me", "Write it down", "Hint", *("Which technique?", "Show me")):
        hint.click()
        expect(hint).to_have_text(said)
    expect(page.locator(".ladder > li").nth(1)).to_contain_text("suppose for a moment that")
    hint.click()
    told = page.locator(".ladder > li").nth(2)
    expect(told).to_contain_text("contradiction")
    expect(told.locator(".path li")).to_have_count(0)  # nothing of it is told before it is asked for
    expect(page.locator("#message")).to_contain_text("line by line")
    page.locator("[data-go=next]").click()
    expect(page.locator("#message")).to_contain_text("Suppose")
    expect(page.locator("#board .text-two")).to_have_count(1)
    page.locator("[data-go=next]").click()
    expect(told.locator(".path li")).to_have_count(2)
    page.locator("[data-go=back]").click()
    expect(page.locator("#message")).to_contain_text("Suppose")
    told.locator("summary").click()
    assert told.locator("details p").count() > 3
    expect(hint).to_have_text("Write it down")


def test_why_asks_by_keys(desktop: Page) -> None:
    open_puzzle(desktop, "wikipedia")
    cell(desktop, "r5c5").click()
    desktop.keyboard.press("w")
    desktop.keyboard.press("5")
    expect(desktop.locator(".answer .chip")).to_have_text("yes")


@pytest.mark.parametrize(
    ("name", "technique"),
    [("wikipedia", "swordfish"), ("kakuro-first", "forced combination"), ("numberlink-first", "forced line")],
)
def test_a_technique_has_a_page_with_an_example(page: Page, name: str, technique: str) -> None:
    open_puzzle(page, name)
    page.locator("#tab-learn").click()
    page.locator("#techniques").click()
    page.get_by_label("Find a technique").fill(technique)
    page.get_by_role("button", name=technique, exact=True).first.click()
    shown = page.get_by_role("dialog", name=technique.capitalize())
    expect(shown.locator(".example .scene")).to_be_visible()
    expect(shown.locator("figcaption")).not_to_be_empty()


def test_a_hint_in_a_broken_position_says_so_first(desktop: Page) -> None:
    open_puzzle(desktop, "wikipedia")
    cell(desktop, "r1c3").click()
    desktop.keyboard.press("2")
    desktop.keyboard.press("Shift+H")
    expect(desktop.locator("#message")).to_contain_text("mistake")


def test_long_work_can_be_stopped(desktop: Page) -> None:
    open_puzzle(desktop, "escargot")
    desktop.locator("#tab-learn").click()
    desktop.locator("#prove").click()
    desktop.get_by_role("button", name="Stop").click()
    expect(desktop.locator("#panel-learn .busy")).to_be_hidden()
    desktop.locator("#hint").click()
    expect(desktop.locator(".ladder > li")).to_have_count(1)
