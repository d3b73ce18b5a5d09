"""Setting on the page: the editor, its verdict, and new puzzles, for every genre on desktop and phone."""

from __future__ import annotations

import re

import pytest

pytest.importorskip("playwright")

from playwright.sync_api import Page, Route, expect

from tests.web.browser import cell, grid, middle, open_puzzle
from tests.web.conftest import Server
from whygrid import examples

UNIQUE = {"wikipedia": "k = 5", "kakuro-first": "k = 4", "numberlink-first": "k = 1"}
OTHERS = (
    ("two-solutions", "multiple"), ("kakuro-two-solutions", "multiple"), ("numberlink-two", "multiple"),
    ("impossible", "none"), ("kakuro-impossible", "none"), ("numberlink-crossed", "none"),
)  # fmt: skip


def status(page: Page, wanted: str) -> None:
    expect(page.locator("#verdict .chip")).to_have_attribute("data-status", wanted)


def test_the_bounds_of_k_are_there_before_k_and_its_search_can_be_stopped(page: Page, server: Server) -> None:
    def answer(route: Route) -> None:
        if "seconds" in route.request.post_data_json:
            route.fulfill(json={"lower": 4, "upper": 9, "proved": False, "words": "4 ≤ k ≤ 9"})

    graded = {"level": "gentle", "number": 1.5, "techniques": {}}
    page.route("**/api/grade", lambda route: route.fulfill(json=graded))
    page.route("**/api/k", answer)
    page.locator("#tab-set").click()
    searching = page.locator("#panel-set .busy.beside")
    expect(searching).to_contain_text("Looking for the exact k")
    expect(page.locator("#measures")).to_contain_text("4 ≤ k ≤ 9")
    searching.get_by_role("button", name="Stop").click()
    expect(searching).to_be_hidden()
    expect(page.locator("#measures")).to_contain_text("4 ≤ k ≤ 9")


@pytest.mark.parametrize("name", UNIQUE)
def test_the_verdict_the_grade_and_k_come_as_one_types(page: Page, name: str) -> None:
    open_puzzle(page, name)
    page.locator("#tab-set").click()
    status(page, "unique")
    expect(page.locator("#measures")).to_contain_text("gentle")
    page.get_by_role("button", name="Show the solution").click()
    expect(page.get_by_role("button", name="Show the solution")).to_have_attribute("aria-pressed", "true")
    expect(page.locator("#measures")).to_contain_text(UNIQUE[name])
    expect(page.locator("#status")).to_contain_text("in the making")
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
    else:
        smallest = re.compile("the smallest set that does|by itself leaves no solution")
        expect(page.locator("#verdict")).to_contain_text(smallest)
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


@pytest.mark.parametrize("name", UNIQUE)
def test_a_puzzle_is_minimised_and_made_harder_and_easier(page: Page, name: str) -> None:
    open_puzzle(page, name)
    page.locator("#tab-set").click()
    status(page, "unique")
    page.get_by_role("button", name="Minimise").click()
    expect(page.locator("#message")).to_contain_text("taken out")
    status(page, "unique")
    if "Nothing" not in page.locator("#message").inner_text():
        page.get_by_role("button", name="Undo").click()
        status(page, "unique")
    page.get_by_role("button", name="Harder").click()
    expect(page.locator("#message")).to_contain_text("This one is harder")
    status(page, "unique")
    page.get_by_role("button", name="Easier").click()
    expect(page.locator("#message")).to_contain_text("This one is easier")
    status(page, "unique")


def test_what_is_played_is_what_was_typed_last_however_late_the_server_answers(
    desktop: Page, server: object
) -> None:
    open_puzzle(desktop, "wikipedia")
    desktop.locator("#tab-set").click()
    status(desktop, "unique")
    late = []
    desktop.route("**/api/draft", lambda route: late.append(route))
    cell(desktop, "r1c1").click()
    desktop.keyboard.press("0")
    desktop.locator("#play-it").click()
    expect(desktop.locator("#tab-set")).to_have_attribute("aria-selected", "true")
    for route in late:
        route.continue_()
    expect(desktop.locator("#tab-play")).to_have_attribute("aria-selected", "true")
    expect(cell(desktop, "r1c1")).to_have_attribute("aria-label", "row 1 column 1, empty")


ORDERS = {
    "sudoku": ({"size": "4", "clues": "8", "symmetry": "rotation"}, "hidden single"),
    "kakuro": ({"rows": "6", "columns": "6", "symmetry": "mirror"}, "forced combination"),
    "numberlink": ({"rows": "5", "columns": "5"}, "forced line"),
}


def order(page: Page, genre: str) -> None:
    """Fill in the form for a new puzzle."""
    page.locator("#tab-set").click()
    page.locator("#new-genre").select_option(genre)
    for name, value in ORDERS[genre][0].items():
        field = page.locator(f"#new-{name}")
        if field.evaluate("field => field.tagName") == "SELECT":
            field.select_option(value)
        else:
            field.fill(value)
    if genre == "sudoku":  # exactly so many clues, needless ones among them
        page.locator(".generate summary").click()
        page.locator("#new-padded").check()


@pytest.mark.parametrize("genre", ORDERS)
def test_a_new_puzzle_is_made_to_order(page: Page, genre: str) -> None:
    order(page, genre)
    page.locator("#new-difficulty").select_option("gentle")
    page.locator("#make").click()
    expect(page.locator("#message")).to_contain_text("seed")
    status(page, "unique")
    expect(page.locator("#measures")).to_contain_text("gentle")
    filled = page.locator("#board [role=gridcell]:not([aria-label$=empty])")
    if genre == "sudoku":
        expect(filled).to_have_count(8)
        names = {name[1:] for cell in filled.all() if (name := cell.get_attribute("data-cell"))}
        places = [tuple(map(int, name.split("c"))) for name in names]
        assert {(5 - row, 5 - column) for row, column in places} == set(places)


@pytest.mark.parametrize("genre", ORDERS)
def test_a_new_puzzle_needs_the_technique_that_was_asked_for(page: Page, genre: str) -> None:
    order(page, genre)
    technique = ORDERS[genre][1]
    page.locator("#new-technique").select_option(technique)
    page.locator("#make").click()
    expect(page.locator("#message")).to_contain_text("seed")
    expect(page.locator("#measures")).to_contain_text(technique)


def begin(page: Page, genre: str, size: str) -> None:
    page.locator("#tab-set").click()
    page.locator("#draft-genre").select_option(genre)
    page.locator("#draft-size").select_option(size)
    page.locator("#empty-board").click()


def test_entry_is_symmetric_where_that_is_wanted(page: Page) -> None:
    begin(page, "kakuro", "5x5")
    expect(page.locator("#board [role=gridcell]")).to_have_count(25)
    page.locator("#draft-symmetry").select_option("vertical")
    page.mouse.click(*middle(page, "r3c2"))
    page.get_by_role("button", name="write \\", exact=True).click()
    for name in ("r3c2", "r3c4"):
        expect(cell(page, name)).to_have_attribute("aria-label", f"row 3 column {name[-1]}, \\")
    begin(page, "sudoku", "4x4")
    expect(page.locator("#board [role=gridcell]")).to_have_count(16)
    page.locator("#draft-symmetry").select_option("rotation")
    page.mouse.click(*middle(page, "r1c1"))
    page.locator("#panel-set .quick button", has_text="1").click()
    expect(page.locator("#cell-text + *, label[for=cell-text]").first).to_have_text("r4c4")
    page.locator("#panel-set .quick button", has_text="2").click()
    expect(cell(page, "r4c4")).to_have_attribute("aria-label", "row 4 column 4, 2")
    page.get_by_role("button", name="Empty the cell").click()
    for name in ("r1c1", "r4c4"):
        row = name[1]
        expect(cell(page, name)).to_have_attribute("aria-label", f"row {row} column {row}, empty")


def test_true_candidates_are_those_that_survive_in_some_solution(page: Page) -> None:
    open_puzzle(page, "two-solutions")
    page.locator("#tab-set").click()
    status(page, "multiple")
    page.locator("#true-candidates").click()
    expect(page.locator("#message")).to_contain_text("differ from solution to solution")
    expect(page.locator("#board .pencil").first).to_be_attached()


def test_clues_are_limited_to_what_the_size_allows(page: Page) -> None:
    page.locator("#tab-set").click()
    page.locator("#new-genre").select_option("sudoku")
    page.locator("#new-clues").fill("60")
    page.locator("#new-size").select_option("4")
    expect(page.locator("#new-clues")).to_have_value("16")
    expect(page.locator("#new-clues")).to_have_attribute("max", "16")


def test_drafts_are_listed_with_the_games_and_gone_on_with(page: Page) -> None:
    begin(page, "sudoku", "4x4")
    expect(page.locator("#board [role=gridcell]")).to_have_count(16)
    page.mouse.click(*middle(page, "r1c1"))
    page.locator("#panel-set .quick button", has_text="3").click()
    page.locator("#about summary").click()
    page.locator("#draft-title").fill("Mine")
    page.locator("#draft-title").press("Tab")
    page.locator("#tab-play").click()
    open_puzzle(page, "wikipedia")
    page.get_by_role("button", name="Open", exact=True).first.click()
    page.locator("#drafts").get_by_role("button", name="Mine").click()
    expect(page.locator("#tab-set")).to_have_attribute("aria-selected", "true")
    expect(cell(page, "r1c1")).to_have_attribute("aria-label", "row 1 column 1, 3")
    expect(page.locator("#draft-title")).to_have_value("Mine")


def test_constraints_are_added_on_the_board_taken_out_and_kept(page: Page) -> None:
    page.locator("#tab-set").click()
    page.locator("#draft-genre").select_option("sudoku")
    page.locator("#draft-size").select_option("4x4")
    page.locator("#empty-board").click()
    expect(page.locator("#board [role=gridcell]")).to_have_count(16)
    status(page, "multiple")
    page.locator("#demands summary").click()
    page.locator("#demand-kind").select_option("diagonals")
    page.locator("#demand-add").click()
    expect(page.locator("#demand-lines code")).to_have_text(["diagonals"])
    page.locator("#demand-kind").select_option("cage (killer)")
    for name in ("r1c1", "r1c2", "r2c2", "r2c2"):
        page.mouse.click(*middle(page, name))
    expect(page.locator("#demand-line")).to_have_text("cage r1c1 r1c2")
    page.mouse.click(*middle(page, "r2c1"))
    page.locator("#demand-text").fill("9")
    page.locator("#demand-add").click()
    expect(page.locator("#demand-lines code")).to_have_text(["diagonals", "cage r1c1 r1c2 r2c1 = 9"])
    status(page, "multiple")
    page.mouse.click(*middle(page, "r2c2"))
    page.keyboard.press("4")
    expect(page.locator("#verdict")).to_contain_text("cage", ignore_case=True)
    status(page, "none")
    page.keyboard.press("Control+z")
    status(page, "multiple")
    page.reload()
    expect(page.locator("#demand-lines code")).to_have_count(2)
    page.locator("#demands summary").click()
    page.get_by_role("button", name="take out diagonals").click()
    expect(page.locator("#demand-lines code")).to_have_text(["cage r1c1 r1c2 r2c1 = 9"])
    page.get_by_role("button", name="Undo").click()
    expect(page.locator("#demand-lines code")).to_have_count(2)
    page.locator("#play-it").click()
    expect(page.locator("#tab-play")).to_have_attribute("aria-selected", "true")
    page.locator("#tab-set").click()
    expect(page.locator("#demand-lines code")).to_have_count(2)


def test_the_form_and_the_grade_are_in_the_language_of_the_page(desktop: Page) -> None:
    desktop.locator("#language").select_option("hu")
    desktop.locator("#tab-set").click()
    expect(desktop.locator("#measures")).to_contain_text("rejtett egyes ×")
    expect(desktop.locator("label[for=new-symmetry]")).to_have_text("szimmetria")
    expect(desktop.locator("#new-symmetry option[value=rotation]")).to_have_text("forgatás")
    expect(desktop.locator("#new-technique option[value='hidden single']")).to_have_text("rejtett egyes")
    desktop.locator("#language").select_option("en")


def test_set_opened_while_a_puzzle_is_on_its_way_stays_open_and_has_that_puzzle(
    desktop: Page, server: Server
) -> None:
    open_puzzle(desktop, "mini")
    asked: list[Route] = []
    desktop.route("**/api/board", lambda route: asked.append(route))
    with desktop.expect_request("**/api/board"):
        desktop.evaluate("line => { location.hash = `sudoku/line/${line}`; }", examples()["wikipedia"].text)
    desktop.locator("#tab-set").click()
    status(desktop, "unique")
    for route in asked:
        route.continue_()
    expect(grid(desktop).locator("[role=gridcell]")).to_have_count(81)
    status(desktop, "unique")
    expect(desktop.locator("#tab-set")).to_have_attribute("aria-selected", "true")
    expect(desktop.locator("#status")).to_contain_text("in the making")


def test_keys_before_the_first_puzzle_do_nothing(desktop: Page, server: Server) -> None:
    asked: list[Route] = []
    desktop.route("**/api/board", lambda route: asked.append(route))
    with desktop.expect_request("**/api/board"):
        desktop.reload()
    for key in ("e", "p", "Shift+H", "5"):
        desktop.keyboard.press(key)
    expect(desktop.locator("#tab-play")).to_have_attribute("aria-selected", "true")
    for route in asked:
        route.continue_()
    desktop.wait_for_selector("html[data-ready]")
    expect(desktop.locator("#tab-play")).to_have_attribute("aria-selected", "true")
    desktop.locator("#tab-set").click()
    expect(desktop.locator("#status")).to_contain_text("in the making")


def test_a_part_of_the_page_begins_at_its_top(desktop: Page) -> None:
    side = desktop.locator(".side")
    desktop.locator("#tab-set").click()
    status(desktop, "unique")
    assert side.evaluate("one => { one.scrollTop = 80; return one.scrollTop; }") > 0
    desktop.locator("#tab-learn").click()
    desktop.locator("#tab-set").click()
    assert side.evaluate("one => one.scrollTop") == 0
