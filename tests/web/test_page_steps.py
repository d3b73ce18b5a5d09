"""All steps as a list to press, and a checklist of techniques to allow."""

from __future__ import annotations

import pytest

pytest.importorskip("playwright")

from playwright.sync_api import Page, expect

from tests.web.browser import open_puzzle
from whygrid.registry import examples

EXAMPLES = ("x-wing", "kakuro-first", "numberlink-first", "futoshiki-first", "binairo-first")
DRAWN = "#board .fill-focus, #board .edge-struck, #board .path-focus, #board .path-struck"


def list_steps(page: Page) -> None:
    page.locator("#find-steps").click()
    expect(page.locator("#all-steps")).to_contain_text("the easiest first")


@pytest.mark.parametrize("name", EXAMPLES)
def test_all_steps_are_listed_and_each_is_drawn_when_it_is_pressed(page: Page, name: str) -> None:
    open_puzzle(page, name)
    page.locator("#tab-learn").click()
    list_steps(page)
    assert page.locator(DRAWN).count() == 0
    line = page.locator("#all-steps details[open] .line").first
    said = line.inner_text()
    line.click()
    expect(page.locator("#message")).to_have_text(f"{said}.")
    expect(page.locator(DRAWN).first).to_be_attached()
    expect(line).to_have_attribute("aria-current", "step")
    page.locator("#close-steps").click()
    assert page.locator(DRAWN).count() == 0


def test_a_step_that_supposes_something_is_played_line_by_line(desktop: Page) -> None:
    open_puzzle(desktop, "level4")
    desktop.locator("#tab-learn").click()
    list_steps(desktop)
    group = desktop.locator("#all-steps details", has_text="forcing net").last
    group.locator("summary").click()
    group.locator("ol").first.locator(".line").first.click()
    group.locator("[data-go=next]").click()
    expect(desktop.locator("#message")).to_contain_text("Suppose")


def test_a_move_makes_the_list_go(desktop: Page) -> None:
    open_puzzle(desktop, "x-wing")
    desktop.locator("#tab-learn").click()
    list_steps(desktop)
    desktop.locator("#hint").click()
    for said in ("Which technique?", "Show me", "Write it down"):
        expect(desktop.locator("#hint")).to_have_text(said)
        desktop.locator("#hint").click()
    expect(desktop.locator("#all-steps details")).to_have_count(0)


def allow_up_to(page: Page, technique: str) -> None:
    page.locator("#tab-learn").click()
    if page.locator("#allowed[open]").count() == 0:
        page.locator("#allowed > summary").click()
    page.get_by_role("button", name=f"up to here: {technique}", exact=True).click()


@pytest.mark.parametrize(
    ("name", "technique"),
    [
        ("x-wing", "naked single"),
        ("kakuro-parity", "naked single"),
        ("futoshiki-x-wing", "naked single"),
        ("binairo-likes", "pair"),
        ("numberlink-trial", "forced line"),
    ],
)
def test_with_few_techniques_a_proof_goes_as_far_as_these_get(page: Page, name: str, technique: str) -> None:
    open_puzzle(page, name)
    allow_up_to(page, technique)
    expect(page.locator("#allowed > summary")).to_contain_text(" of ")
    page.locator("#how-far-they-get").click()
    expect(page.locator("#how-far")).to_contain_text("these techniques do not get further")
    expect(page.locator("#how-far")).to_contain_text("cells")
    page.locator("#close-proof").click()
    page.locator("#allow-all").click()
    expect(page.locator("#allowed > summary")).to_contain_text("all")
    page.locator("#prove").click()
    expect(page.locator(".steps > li").first).to_be_visible()
    expect(page.locator("#how-far")).to_have_count(0)


def test_what_is_allowed_holds_for_hints_and_lists_and_is_remembered(desktop: Page) -> None:
    open_puzzle(desktop, examples()["escargot"].text)
    allow_up_to(desktop, "hidden single")
    desktop.reload()
    desktop.wait_for_selector("html[data-ready]")
    desktop.locator("#tab-learn").click()
    list_steps(desktop)
    expect(desktop.locator("#all-steps details")).to_have_count(1)
    hint = desktop.locator("#hint")
    for said in ("Hint", "Which technique?", "Show me", "Write it down"):
        expect(hint).to_have_text(said)
        hint.click()
    expect(hint).to_have_text("Hint")
    hint.click()
    expect(desktop.locator("#message")).to_contain_text("nothing more follows by the techniques")
    desktop.locator("#allowed > summary").click()
    desktop.locator("#allow-none").click()
    desktop.locator("#prove").click()
    expect(desktop.locator("#message")).to_contain_text("No technique is allowed")


def test_each_technique_can_be_ticked_by_itself(desktop: Page) -> None:
    open_puzzle(desktop, "wikipedia")
    desktop.locator("#tab-learn").click()
    desktop.locator("#allowed > summary").click()
    desktop.locator("#allow-none").click()
    desktop.get_by_label("naked single", exact=True).check()
    desktop.locator("#how-far-they-get").click()
    expect(desktop.locator(".proof")).to_contain_text("naked single ×51")
