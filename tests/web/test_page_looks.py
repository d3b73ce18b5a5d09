"""What a player sees and marks: selection, colours, marks, filter, conflicts, clues, rules, timer, replay."""

from __future__ import annotations

import re

import pytest

pytest.importorskip("playwright")

from playwright.sync_api import Page, expect

from tests.web.browser import cell, drag, middle, open_puzzle
from tests.web.conftest import Server
from tests.web.test_page_play import lines, solution
from whygrid import examples, parse

NEXT_TICK = """() => new Promise((done) =>
  new MutationObserver(() => done()).observe(document.getElementById("clock"), { childList: true }))"""
"""Waits until the clock has been written anew."""
LINE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"


def label(page: Page, name: str, said: str) -> None:
    row, column = name[1:].split("c")
    expect(cell(page, name)).to_have_attribute("aria-label", f"row {row} column {column}, {said}")


def press(page: Page, mode: str, symbol: str) -> None:
    page.locator(f"[data-mode={mode}]").click()
    page.locator(f".symbols [data-symbol='{symbol}']").click()


def test_the_selection_is_one_outline_that_leaves_colours_visible(page: Page) -> None:
    open_puzzle(page, "wikipedia")
    drag(page, ["r8c1", "r8c2", "r8c3"])
    press(page, "colour", "3")
    label(page, "r8c2", "empty, colour 3")
    outline = page.locator("#board path.selected")
    expect(outline).to_have_count(1)
    assert outline.evaluate("one => getComputedStyle(one).fill") == "none"
    assert (outline.get_attribute("d") or "").count(
        "M"
    ) == 8  # the sides between the three cells are left out


def test_a_cell_has_several_colours_side_by_side(page: Page) -> None:
    open_puzzle(page, "wikipedia")
    page.mouse.click(*middle(page, "r1c3"))
    press(page, "colour", "3")
    press(page, "colour", "5")
    label(page, "r1c3", "empty, colour 3, colour 5")
    expect(page.locator("#board rect.colour")).to_have_count(2)
    press(page, "colour", "3")
    label(page, "r1c3", "empty, colour 5")


def test_candidates_are_coloured_while_their_symbol_is_pointed_out(page: Page) -> None:
    open_puzzle(page, "wikipedia")
    page.mouse.click(*middle(page, "r1c3"))
    press(page, "centre", "4")
    press(page, "centre", "2")
    page.locator("#filter").get_by_role("button", name="point out 4").click()
    press(page, "colour", "6")
    label(page, "r1c3", "empty, centre marks 2 4, mark 4 in colour 6")
    expect(page.locator("#board circle.tint.colour-6")).to_have_count(1)
    press(page, "colour", "6")
    label(page, "r1c3", "empty, centre marks 2 4")


def test_a_symbol_is_pointed_out_in_entries_and_marks(desktop: Page) -> None:
    open_puzzle(desktop, "wikipedia")
    cell(desktop, "r1c3").click()
    desktop.keyboard.press("Control+Digit8")
    cell(desktop, "r5c5").click()
    desktop.keyboard.press("f")
    desktop.keyboard.press("8")
    twins, same = (desktop.locator(f"#board .{name}").get_attribute("d") or "" for name in ("twin", "same"))
    assert (twins.count("M"), same.count("M")) == (LINE.count("8"), 1)
    desktop.keyboard.press("f")
    expect(desktop.locator("#board .twin")).to_have_count(0)


def test_corner_marks_keep_their_places(desktop: Page) -> None:
    open_puzzle(desktop, "wikipedia")
    cell(desktop, "r1c3").click()
    desktop.keyboard.press("Shift+Digit8")
    mark = desktop.locator("#board .note.corner", has_text="8")
    before = (mark.get_attribute("x"), mark.get_attribute("y"))
    for digit in "126":
        desktop.keyboard.press(f"Shift+Digit{digit}")
    expect(desktop.locator("#board .note.corner")).to_have_count(4)
    assert (mark.get_attribute("x"), mark.get_attribute("y")) == before


def test_layers_are_cleared_by_their_keys(desktop: Page) -> None:
    open_puzzle(desktop, "wikipedia")
    cell(desktop, "r1c3").click()
    for key in ("Shift+Digit1", "Control+Digit2", "Control+Shift+Digit4"):
        desktop.keyboard.press(key)
    label(desktop, "r1c3", "empty, centre marks 2, corner marks 1, colour 4")
    desktop.keyboard.press("Shift+Delete")
    label(desktop, "r1c3", "empty, centre marks 2, colour 4")
    desktop.keyboard.press("Control+Shift+Delete")
    label(desktop, "r1c3", "empty, centre marks 2")
    desktop.keyboard.press("Control+Delete")
    label(desktop, "r1c3", "empty")


def test_conflicts_are_told_in_words_and_marked_as_one_likes(page: Page) -> None:
    open_puzzle(page, "wikipedia")
    page.mouse.click(*middle(page, "r1c3"))
    press(page, "entry", "5")
    expect(page.locator("#conflicts")).to_contain_text("row 1")
    page.get_by_label("Conflicts").select_option("none")
    expect(page.locator("#conflicts")).to_be_empty()
    expect(page.locator("#status .bad")).to_have_count(0)
    expect(page.locator("#board .fill-bad, #board .text-bad")).to_have_count(0)
    press(page, "entry", "2")
    page.get_by_label("Conflicts").select_option("solution")
    expect(page.locator("#board .wrong")).to_have_count(1)
    press(page, "entry", "4")
    expect(page.locator("#board .wrong")).to_have_count(0)
    page.reload()
    page.wait_for_selector("html[data-ready]")
    expect(page.get_by_label("Conflicts")).to_have_value("solution")


def test_high_contrast_is_remembered(page: Page) -> None:
    page.get_by_label("High contrast").check()
    page.reload()
    page.wait_for_selector("html[data-ready]")
    expect(page.locator("html")).to_have_attribute("data-contrast", "high")


def test_clues_of_a_kakuro_dim_when_met_and_redden_when_broken(page: Page) -> None:
    puzzle = parse(examples()["kakuro-first"].text)
    open_puzzle(page, "kakuro-first")
    expect(page.locator("#board .small-dim, #board .small-bad")).to_have_count(0)
    right = solution(puzzle)
    row = ["r2c2", "r2c3"]  # one run across; those down are not full yet
    for name in row:
        page.mouse.click(*middle(page, name))
        press(page, "entry", right[name])
    expect(page.locator("#board .small-dim")).to_have_count(1)
    page.mouse.click(*middle(page, row[0]))
    press(page, "entry", "1" if right[row[0]] != "1" else "2")
    expect(page.locator("#board .small-bad").first).to_be_attached()


def test_a_dragged_line_is_one_move_and_crosses_have_a_tool(page: Page, view: str) -> None:
    open_puzzle(page, "numberlink-first")
    path = max(lines(parse(examples()["numberlink-first"].text)), key=len)
    drag(page, path)
    expect(page.locator("#board line.path")).to_have_count(len(path) - 1)
    page.get_by_role("button", name="Undo").click()
    expect(page.locator("#board line.path")).to_have_count(0)
    page.locator("[data-mode=cross]").click()
    drag(page, path[:2])
    expect(page.locator("#status")).not_to_contain_text("solved")
    expect(page.get_by_role("button", name="Undo")).to_be_enabled()
    assert "closed" in page.url


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("wikipedia", "Every row, column and box"),
        ("kakuro-first", "add up to the clue"),
        ("numberlink-first", "Every cell is used"),
        ("numberlink-empty", "Cells may stay empty"),
    ],
)
def test_the_rules_are_told_with_their_variant(page: Page, name: str, said: str) -> None:
    open_puzzle(page, name)
    page.locator("#instructions summary").click()
    expect(page.locator("#instructions p").first).to_be_visible()
    expect(page.locator("#instructions")).to_contain_text(said)


def test_title_author_and_rules_are_shown_and_carried_by_links_and_files(page: Page, server: Server) -> None:
    address = page.url.partition("#")[0]
    info = "title=Spring;author=Ann;rules=Mind%20the%20gap"
    page.goto(f"{address}#sudoku/line/{LINE}//{info}")
    expect(page.locator("#status")).to_contain_text("Spring")
    expect(page.locator("#status")).to_contain_text("by Ann")
    page.locator("#instructions summary").click()
    expect(page.locator("#instructions")).to_contain_text("Mind the gap")
    assert page.url.endswith(info)
    page.locator("#tab-share").click()
    page.locator("#text-form").select_option("penpa")
    expect(page.locator("#text-out")).not_to_have_value("")
    with page.expect_response("**/api/write"):
        page.locator("#text-form").select_option("sudokupad")
    expect(page.locator("#text-out")).to_have_value(re.compile("sudokupad"))
    text = page.locator("#text-out").input_value()
    found = server.ask("read", text=text)
    assert found["info"] == {"title": "Spring", "author": "Ann", "rules": "Mind the gap"}


def test_the_timer_pauses_with_the_board_covered(page: Page) -> None:
    page.get_by_label("Show a timer").check()
    expect(page.locator("#clock")).to_have_text(re.compile(r"0:(0[1-9]|[1-5]\d)|[1-9]\d*:"))
    page.locator("#pause").click()
    expect(page.locator("#board .cover")).to_be_visible()
    expect(page.locator("#board .drawing")).to_be_hidden()
    stopped = page.locator("#clock").inner_text()
    page.keyboard.press("5")
    page.evaluate(NEXT_TICK)
    assert page.locator("#clock").inner_text() == stopped
    page.locator("#board .cover").click()
    expect(page.locator("#board .drawing")).to_be_visible()
    expect(page.locator("#clock")).not_to_have_text(stopped)


def test_a_finished_game_is_replayed_move_by_move(page: Page) -> None:
    open_puzzle(page, "mini")
    written = solution(parse(examples()["mini"].text))
    for name, value in written.items():
        page.mouse.click(*middle(page, name))
        page.locator(f".symbols [data-symbol='{value}']").click()
    expect(page.locator("#status")).to_contain_text("solved")
    page.locator("#replay").click()
    expect(page.locator("#replay-said")).to_contain_text(f"move 0 of {len(written)}")
    expect(page.locator("#replay-said")).to_contain_text(f"move 1 of {len(written)}")
    page.locator("#replay-run").click()
    page.locator("#replay-at").fill("2")
    expect(page.locator("#replay-said")).to_contain_text(f"move 2 of {len(written)}")
    label(page, list(written)[2], "empty")
    page.locator("#replay-end").click()
    expect(page.locator("#status")).to_contain_text("solved")
