"""Playing on the page, in a real browser."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest

pytest.importorskip("playwright")

from playwright.sync_api import Page, expect

from tests.web.browser import cell, drag, expect_at, grid, middle, open_puzzle, touch
from whygrid import examples, parse
from whygrid.budget import Budget
from whygrid.play.places import places_of
from whygrid.puzzle import Puzzle
from whygrid.service.solving import first_solutions

SMALL = {"sudoku": "mini", "kakuro": "kakuro-first", "numberlink": "numberlink-first"}


def solution(puzzle: Puzzle) -> dict[str, str]:
    """What is to be written where."""
    found = first_solutions(puzzle, 1, Budget())[0]
    facts = [puzzle.rules.fact(fact) for fact in found if fact not in set(puzzle.givens)]
    return {fact.subject: fact.value for fact in facts}


def lines(puzzle: Puzzle) -> list[list[str]]:
    """The drawn paths of the solution, each as the cells along it."""
    places = places_of(puzzle)
    edges = {edge for edge, value in solution(puzzle).items() if value == places.drawn(edge)}
    paths = []
    while edges:
        at = [end for edge in edges for end in edge.split("-")]
        here = next(name for name in at if at.count(name) == 1)
        path = [here]
        while following := [edge for edge in edges if here in edge.split("-")]:
            edges.remove(following[0])
            here = next(end for end in following[0].split("-") if end != here)
            path.append(here)
        paths.append(path)
    return paths


@pytest.mark.parametrize("genre", SMALL)
def test_a_puzzle_is_solved_by_pointer_and_pad(page: Page, view: str, genre: str) -> None:
    puzzle = parse(examples()[SMALL[genre]].text)
    open_puzzle(page, SMALL[genre])
    if places_of(puzzle).symbols:
        for name, value in sorted(solution(puzzle).items(), key=lambda pair: pair[1]):
            if view == "phone":
                page.touchscreen.tap(*middle(page, name))
                page.locator(f".symbols [data-symbol='{value}']").tap()
            else:
                cell(page, name).click()
                page.keyboard.press(value)
    else:
        for path in lines(puzzle):
            (touch if view == "phone" else drag)(page, path)
    expect(page.locator("#status")).to_contain_text("solved")
    expect(page.locator("#message")).to_contain_text("without a hint")


def test_numberlink_is_drawn_by_keys_alone(desktop: Page) -> None:
    open_puzzle(desktop, "numberlink-first")
    for path in lines(parse(examples()["numberlink-first"].text)):
        grid(desktop).focus()
        cell(desktop, path[0]).click(button="middle")
        desktop.keyboard.press("Enter")
        for before, after in pairwise(path):
            (r1, c1), (r2, c2) = (map(int, name[1:].split("c")) for name in (before, after))
            ways = {(1, 0): "Down", (-1, 0): "Up", (0, 1): "Right", (0, -1): "Left"}
            desktop.keyboard.press(f"Arrow{ways[r2 - r1, c2 - c1]}")
        desktop.keyboard.press("Enter")
    expect(desktop.locator("#status")).to_contain_text("solved")


def test_a_path_is_cut_taken_back_and_cleared(page: Page) -> None:
    open_puzzle(page, "numberlink-first")
    path = max(lines(parse(examples()["numberlink-first"].text)), key=len)
    drag(page, path)
    expect(page.locator("#board line.path")).to_have_count(len(path) - 1)
    drag(page, path[:-3:-1])
    expect(page.locator("#board line.path")).to_have_count(len(path) - 2)
    page.mouse.click(*middle(page, path[0]))
    expect(page.locator("#board line.path")).to_have_count(0)
    page.get_by_role("button", name="Undo").click()
    expect(page.locator("#board line.path")).to_have_count(len(path) - 2)


def test_modes_by_letters_and_by_held_keys(desktop: Page) -> None:
    open_puzzle(desktop, "wikipedia")
    for name, keys, said in (
        ("r1c3", ["1"], "1"),
        ("r1c4", ["x", "2", "6"], "corner marks 2 6"),
        ("r1c6", ["c", "4", "8"], "centre marks 4 8"),
        ("r1c7", ["v", "3"], "colour 3"),
        ("r1c8", ["z", "Shift+Digit1", "Control+Digit2"], "centre marks 2, corner marks 1"),
        ("r1c9", ["Control+Shift+Digit4"], "colour 4"),
    ):
        cell(desktop, name).click()
        for key in keys:
            desktop.keyboard.press(key)
        expect(cell(desktop, name)).to_have_attribute(
            "aria-label",
            f"row 1 column {name[-1]}, {said}"
            if name == "r1c3"
            else f"row 1 column {name[-1]}, empty, {said}",
        )
    desktop.keyboard.down("Control")
    expect(desktop.locator("[data-mode=centre]")).to_have_attribute("aria-pressed", "true")
    desktop.keyboard.up("Control")
    expect(desktop.locator("[data-mode=entry]")).to_have_attribute("aria-pressed", "true")


def test_many_cells_are_selected_by_dragging_and_written_to_at_once(page: Page, view: str) -> None:
    open_puzzle(page, "wikipedia")
    drag(page, ["r8c1", "r8c2", "r8c3"])
    expect(page.locator("#board [aria-selected=true]")).to_have_count(3)
    page.locator("[data-mode=centre]").click()
    page.locator("[data-symbol='2']").click()
    for name in ("r8c1", "r8c2", "r8c3"):
        expect(cell(page, name)).to_have_attribute(
            "aria-label", f"row 8 column {name[-1]}, empty, centre marks 2"
        )
    page.get_by_role("button", name="Undo").click()
    expect(cell(page, "r8c2")).to_have_attribute("aria-label", "row 8 column 2, empty")
    page.get_by_role("button", name="Redo").click()
    page.get_by_role("button", name="Clear", exact=True).first.click()
    expect(cell(page, "r8c2")).to_have_attribute("aria-label", "row 8 column 2, empty")


def test_a_double_click_selects_all_of_a_symbol(desktop: Page) -> None:
    open_puzzle(desktop, "wikipedia")
    cell(desktop, "r1c1").dblclick()
    expect(desktop.locator("#board [aria-selected=true]")).to_have_count(
        examples()["wikipedia"].text.count("5")
    )


def test_conflicts_are_marked_and_a_check_says_first_how_many_then_where(page: Page) -> None:
    open_puzzle(page, "wikipedia")
    cell(page, "r1c3").click()
    page.locator("[data-symbol='5']").click()
    expect(page.locator("#status")).to_contain_text("conflict")
    expect(cell(page, "r1c1")).to_have_attribute("aria-label", "row 1 column 1, 5, given, conflict")
    page.locator("[data-symbol='2']").click()
    expect(page.locator("#status")).not_to_contain_text("conflict")
    page.get_by_role("button", name="Check").click()
    expect(page.locator("#message")).to_contain_text("One thing is wrong")
    expect(page.locator("#board .wrong")).to_have_count(0)
    page.get_by_role("button", name="Check").click()
    expect(page.locator("#board .wrong")).to_have_count(1)


def test_the_timer_is_off_until_it_is_wanted(desktop: Page) -> None:
    expect(desktop.locator("#clock")).to_have_text("")
    desktop.get_by_label("Show a timer").check()
    expect(desktop.locator("#clock")).to_contain_text("0:0")


def test_a_tap_on_a_clue_lists_its_combinations(page: Page) -> None:
    open_puzzle(page, "kakuro-needed")
    page.mouse.click(*middle(page, "r2c1"))
    expect(page.locator(".aside")).to_contain_text("across 11 in 3")
    expect(page.locator(".aside li").first).to_be_visible()


def test_marks_are_filled_in_and_cleaned(page: Page) -> None:
    open_puzzle(page, "wikipedia")
    page.get_by_role("button", name="Fill in all").click()
    expect(cell(page, "r1c3")).to_have_attribute("aria-label", "row 1 column 3, empty, centre marks 1 2 4")
    cell(page, "r1c4").click()
    page.locator("[data-symbol='2']").click()
    expect(cell(page, "r1c3")).to_have_attribute("aria-label", "row 1 column 3, empty, centre marks 1 4")


def test_a_game_is_still_there_after_a_reload(page: Page) -> None:
    open_puzzle(page, "wikipedia")
    cell(page, "r1c3").click()
    page.locator("[data-symbol='4']").click()
    expect(page.locator("#status")).to_contain_text("31 of 81")
    page.goto(page.url.partition("#")[0])
    page.wait_for_selector("html[data-ready]")
    expect(page.locator("#status")).to_contain_text("31 of 81")
    page.get_by_role("button", name="Undo").click()
    expect(page.locator("#status")).to_contain_text("30 of 81")


def test_the_grid_has_one_tab_stop_and_moves_by_arrows(desktop: Page) -> None:
    expect(desktop.locator("#board [tabindex]")).to_have_count(1)
    cell(desktop, "r5c5").click()
    for key, name in (("ArrowLeft", "r5c4"), ("ArrowUp", "r4c4"), ("Home", "r4c1"), ("End", "r4c9")):
        desktop.keyboard.press(key)
        expect_at(desktop, name)
        expect(grid(desktop)).to_be_focused()
    desktop.keyboard.press("Shift+ArrowDown")
    expect(desktop.locator("#board [aria-selected=true]")).to_have_count(2)
    desktop.keyboard.press("Escape")
    expect(desktop.locator("#board [aria-selected=true]")).to_have_count(1)


def drawn_texts(page: Page) -> int:
    return page.locator("#board .drawing text").count()


def holding_moves(page: Page) -> Callable[[], None]:
    """Hold the answers to moves until what is handed back is called."""
    held: list[Any] = []
    open_now: list[bool] = []
    page.route("**/api/move", lambda route: route.continue_() if open_now else held.append(route))

    def release() -> None:
        open_now.append(True)
        for route in held:
            route.continue_()

    return release


def test_a_move_is_drawn_at_once_and_confirmed_afterwards(desktop: Page, server: object) -> None:
    open_puzzle(desktop, "wikipedia")
    release = holding_moves(desktop)
    before = drawn_texts(desktop)
    cell(desktop, "r1c3").click()
    desktop.keyboard.press("4")
    cell(desktop, "r1c4").click()
    desktop.keyboard.press("x")
    desktop.keyboard.press("6")
    expect(cell(desktop, "r1c3")).to_have_attribute("aria-label", "row 1 column 3, 4")
    expect(cell(desktop, "r1c4")).to_have_attribute("aria-label", re.compile("6"))
    assert drawn_texts(desktop) == before + 2
    expect(desktop.locator("#status")).to_contain_text("30 of 81")
    release()
    expect(desktop.locator("#status")).to_contain_text("31 of 81")
    expect(cell(desktop, "r1c4")).to_have_attribute("aria-label", re.compile("6"))
    assert drawn_texts(desktop) == before + 2


def test_a_move_that_is_refused_is_taken_off_the_board_again(desktop: Page, server: object) -> None:
    open_puzzle(desktop, "wikipedia")
    refused = '{"error": {"kind": "wrong", "what": "no", "where": "", "remedy": ""}}'
    desktop.route("**/api/move", lambda route: route.fulfill(status=422, body=refused))
    before = drawn_texts(desktop)
    cell(desktop, "r1c3").click()
    desktop.keyboard.press("4")
    expect(cell(desktop, "r1c3")).to_have_attribute("aria-label", "row 1 column 3, empty")
    assert drawn_texts(desktop) == before
    desktop.unroute("**/api/move")
    desktop.keyboard.press("4")
    expect(desktop.locator("#status")).to_contain_text("31 of 81")


def test_a_line_is_drawn_at_once(desktop: Page, server: object) -> None:
    open_puzzle(desktop, "numberlink-first")
    release = holding_moves(desktop)
    path = lines(parse(examples()["numberlink-first"].text))[0]
    drag(desktop, path)
    expect(desktop.locator("#board .path")).to_have_count(len(path) - 1)
    release()
