"""Setting on the page: the editor, its verdict, and new puzzles, for every genre on desktop and phone."""

from __future__ import annotations

import pytest

pytest.importorskip("playwright")

from playwright.sync_api import Page, expect

from tests.web.browser import cell, middle, open_puzzle

UNIQUE = ("wikipedia", "kakuro-first", "numberlink-first")
OTHERS = (
    ("two-solutions", "multiple"), ("kakuro-two-solutions", "multiple"), ("numberlink-two", "multiple"),
    ("impossible", "none"), ("kakuro-impossible", "none"), ("numberlink-crossed", "none"),
)  # fmt: skip


def status(page: Page, wanted: str) -> None:
    expect(page.locator("#verdict .chip")).to_have_attribute("data-status", wanted)


@pytest.mark.parametrize("name", UNIQUE)
def test_the_verdict_the_grade_and_k_come_as_one_types(page: Page, name: str) -> None:
    open_puzzle(page, name)
    page.locator("#tab-set").click()
    status(page, "unique")
    expect(page.locator("#measures")).to_contain_text("gentle")
    page.get_by_role("button", name="Show the solution").click()
    expect(page.get_by_role("button", name="Show the solution")).to_have_attribute("aria-pressed", "true")
    if name == "wikipedia":
        expect(page.locator("#measures")).to_contain_text("k 5")
    page.locator("#play-it").click()
    expect(page.locator("#tab-play")).to_have_attribute("aria-selected", "true")


@pytest.mark.parametrize(("name", "wanted"), OTHERS)
def test_it_shows_where_solutions_differ_and_what_contradicts(page: Page, name: str, wanted: str) -> None:
    open_puzzle(page, name)
    page.locator("#tab-set").click()
    status(page, wanted)
    if wanted == "multiple":
        page.get_by_role("button", name="Show where").click()
        expect(page.locator("#board .ink-one, #board .path-one").first).to_be_attached()
        expect(page.locator("#board .ink-two, #board .path-two").first).to_be_attached()
    elif name != "numberlink-crossed":
        expect(page.locator("#verdict")).to_contain_text("the smallest set that does")
        expect(page.locator("#board .wrong").first).to_be_attached()


def test_a_sudoku_is_entered_from_an_empty_board(desktop: Page) -> None:
    desktop.locator("#tab-set").click()
    desktop.locator("#draft-size").select_option("4x4")
    desktop.locator("#empty-board").click()
    status(desktop, "multiple")
    for row, text in enumerate(("1...", "..2.", ".3..", "...4"), 1):
        for column, digit in enumerate(text, 1):
            if digit != ".":
                cell(desktop, f"r{row}c{column}").click()
                desktop.keyboard.press(digit)
                expect(cell(desktop, f"r{row}c{column}")).to_have_attribute(
                    "aria-label", f"row {row} column {column}, {digit}"
                )
    status(desktop, "unique")
    desktop.keyboard.press("Delete")
    expect(cell(desktop, "r4c4")).to_have_attribute("aria-label", "row 4 column 4, empty")
    desktop.keyboard.press("Control+z")
    expect(cell(desktop, "r4c4")).to_have_attribute("aria-label", "row 4 column 4, 4")


def test_black_cells_and_clues_are_entered(page: Page) -> None:
    page.locator("#tab-set").click()
    page.locator("#draft-genre").select_option("kakuro")
    page.locator("#draft-size").select_option("5x5")
    page.locator("#empty-board").click()
    expect(page.locator("#board [role=gridcell]")).to_have_count(25)
    page.mouse.click(*middle(page, "r1c2"))
    page.locator("#cell-text").fill("23\\")
    page.locator("#cell-text").press("Enter")
    expect(cell(page, "r1c2")).to_have_attribute("aria-label", "row 1 column 2, 23\\")
    page.mouse.click(*middle(page, "r3c3"))
    page.get_by_role("button", name="write \\", exact=True).click()
    expect(cell(page, "r3c3")).to_have_attribute("aria-label", "row 3 column 3, \\")


def test_numbers_of_two_digits_are_typed(desktop: Page) -> None:
    desktop.locator("#tab-set").click()
    desktop.locator("#draft-genre").select_option("numberlink")
    desktop.locator("#empty-board").click()
    expect(desktop.locator("#board [role=gridcell]")).to_have_count(25)
    cell(desktop, "r1c1").click()
    desktop.keyboard.press("1")
    desktop.keyboard.press("2")
    expect(cell(desktop, "r1c1")).to_have_attribute("aria-label", "row 1 column 1, 12")
    expect(desktop.locator("#verdict")).to_contain_text("not a puzzle yet")


def test_a_puzzle_is_minimised_and_made_harder(desktop: Page) -> None:
    open_puzzle(desktop, "wikipedia")
    desktop.locator("#tab-set").click()
    status(desktop, "unique")
    desktop.get_by_role("button", name="Minimise").click()
    expect(desktop.locator("#message")).to_contain_text("taken out")
    desktop.get_by_role("button", name="Undo").click()
    desktop.get_by_role("button", name="Harder").click()
    expect(desktop.locator("#message")).to_contain_text("harder")


ORDERS = {
    "sudoku": {"size": "4"},
    "kakuro": {"rows": "6", "columns": "6"},
    "numberlink": {"rows": "5", "columns": "5"},
}


@pytest.mark.parametrize("genre", ORDERS)
def test_a_new_puzzle_is_made_to_order(page: Page, genre: str) -> None:
    page.locator("#tab-set").click()
    page.locator("#new-genre").select_option(genre)
    for name, value in ORDERS[genre].items():
        field = page.locator(f"#new-{name}")
        if field.evaluate("field => field.tagName") == "SELECT":
            field.select_option(value)
        else:
            field.fill(value)
    page.locator("#new-level").select_option("gentle")
    page.locator("#make").click()
    expect(page.locator("#message")).to_contain_text("seed")
    status(page, "unique")
    expect(page.locator("#measures")).to_contain_text("gentle")
