"""Why and why not on the page: one deduction after the other, nothing given away."""

from __future__ import annotations

import pytest

pytest.importorskip("playwright")

from playwright.sync_api import Page, expect

from tests.web.browser import cell, open_puzzle

WRITTEN = "#board .text-plain, #board .text-focus"


def ask(page: Page, where: str, what: str) -> None:
    """Ask why, or why not, in the panel."""
    page.locator("#tab-learn").click()
    cell(page, where).click()
    page.get_by_label(f"Why, or why not, is {where} {what}?", exact=True).click()
    expect(page.locator(".answer .chip")).to_be_visible()


def test_why_shows_its_deductions_only_one_after_the_other(page: Page) -> None:
    open_puzzle(page, "wikipedia")
    ask(page, "r1c3", "4")
    answer = page.locator(".answer")
    expect(answer.locator(".chip")).to_have_text("yes")
    expect(answer).to_contain_text("It takes 12 deductions.")
    expect(answer.locator(".path li")).to_have_count(0)
    expect(page.locator(WRITTEN)).to_have_count(0)
    for number in (1, 2, 3):
        page.locator("[data-go=next]").click()
        expect(answer.locator(".path li")).to_have_count(number)
        expect(page.locator(WRITTEN)).to_have_count(number)
        expect(page.locator("#board .fill-focus")).to_have_count(1)
        expect(page.locator("#message")).to_contain_text("only place left")
    page.locator("[data-go=back]").click()
    expect(page.locator(WRITTEN)).to_have_count(2)
    answer.locator(".path .line").first.click()
    expect(page.locator(WRITTEN)).to_have_count(1)
    page.locator("[data-go=all]").click()
    expect(answer.locator(".path li")).to_have_count(12)
    expect(answer.locator(".path li").last).to_contain_text("r1c3 is 4")


@pytest.mark.parametrize("tab", ["play", "set", "share"])
def test_leaving_learn_shows_ones_own_board_at_once(page: Page, tab: str) -> None:
    open_puzzle(page, "wikipedia")
    ask(page, "r1c3", "4")
    page.locator("[data-go=next]").click()
    expect(page.locator("#board .fill-focus")).to_have_count(1)
    page.locator(f"#tab-{tab}").click()
    assert page.locator(WRITTEN).count() == 0
    assert page.locator("#board .fill-focus, #board .fill-support, #board .house").count() == 0
    assert page.locator("#legend").inner_text() == ""
    page.locator("#tab-learn").click()  # and there it goes on
    expect(page.locator("#board .fill-focus")).to_have_count(1)


def test_a_hint_leaves_the_board_with_the_panel(page: Page) -> None:
    open_puzzle(page, "wikipedia")
    page.locator("#tab-learn").click()
    for said in ("Which technique?", "Show me", "Write it down"):
        page.locator("#hint").click()
        expect(page.locator("#hint")).to_have_text(said)
    expect(page.locator("#board .fill-focus")).to_have_count(1)
    page.locator("#tab-play").click()
    assert page.locator("#board .fill-focus").count() == 0


@pytest.mark.parametrize(
    ("name", "where", "what"),
    [
        ("wikipedia", "r1c3", "1"),
        ("kakuro-first", "r4c4", "3"),
        ("futoshiki-first", "r1c1", "2"),
        ("binairo-first", "r4c2", "1"),
    ],
)
def test_why_not_is_told_in_short_lines(page: Page, name: str, where: str, what: str) -> None:
    open_puzzle(page, name)
    ask(page, where, what)
    answer = page.locator(".answer")
    expect(answer.locator(".chip")).to_have_text("no")
    page.locator("[data-go=all]").click()
    lines = answer.locator(".path .line").all_inner_texts()
    assert all(len(line) < 110 and ";" not in line for line in lines), lines
    assert lines[-1].startswith(f"{where} is not {what}: ")


def test_a_single_deduction_is_drawn_at_once_with_its_house_and_a_legend(page: Page) -> None:
    open_puzzle(page, "wikipedia")
    ask(page, "r1c6", "8")
    expect(page.locator(".answer .path li")).to_have_count(1)
    expect(page.locator("[data-go=next]")).to_have_count(0)
    expect(page.locator("#board .fill-focus")).to_have_count(1)
    assert page.locator("#board .house").count() > 3
    for words in ("what follows", "known, and needed here", "where to look"):
        expect(page.locator("#legend")).to_contain_text(words)


def test_what_is_written_in_the_cell_is_no_reason_and_what_is_broken_is_said(page: Page) -> None:
    open_puzzle(page, "wikipedia")
    cell(page, "r1c6").click()
    page.keyboard.press("8")
    ask(page, "r1c6", "8")
    expect(page.locator(".answer .path li")).to_contain_text("only place left for 8")
    page.locator("#tab-play").click()
    cell(page, "r1c4").click()
    page.keyboard.press("8")
    expect(page.locator("#status")).to_contain_text("conflict")
    ask(page, "r9c7", "1")
    expect(page.locator(".answer .told")).to_contain_text("broken already")
