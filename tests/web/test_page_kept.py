"""Nothing is ever lost: reload, Back, links, tabs, servers that go and come, refusals and lost answers."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest

pytest.importorskip("playwright")

from playwright.sync_api import Page, expect

from tests.patience import PATIENCE
from tests.web.browser import FORGET, VIEWS, cell, context, grid, middle, new_page, open_page, open_puzzle
from tests.web.conftest import Chromium, Server, start

KEPT = """async () => {
  const games = await import("/games.js");
  const [row] = await games.list();
  const { game } = await games.load(row.key);
  const { moves, at, trials, hints, checks, seconds, info } = game;
  const made = moves.map(({ parent, on, off }) => ({ parent, on, off }));
  return { moves: made, at, trials, hints, checks, seconds, info };
}"""
"""The game that was played last, as this browser keeps it."""


def write(page: Page, name: str, symbol: str) -> None:
    """Write a symbol as a player does, and wait until it stands there."""
    page.mouse.click(*middle(page, name))
    page.locator(f".symbols [data-symbol='{symbol}']").click()
    holds(page, name, symbol)
    expect(page.locator("#board")).not_to_have_attribute("aria-busy", "true")


def holds(page: Page, name: str, symbol: str) -> None:
    row, column = name[1:].split("c")
    expect(cell(page, name)).to_have_attribute(
        "aria-label", f"row {row} column {column}, {symbol or 'empty'}"
    )


def reload(page: Page) -> None:
    page.reload()
    page.wait_for_selector("html[data-ready]")


def branched(page: Page) -> None:
    """A game with two branches, an undone move, a checkpoint and a title."""
    page.goto(page.url.partition("#")[0] + "#" + PUZZLE + "//title=Spring")
    page.wait_for_selector("html[data-ready]")
    expect(page.locator("#status")).to_contain_text("Spring")
    write(page, "r1c3", "4")
    page.get_by_role("button", name="Set", exact=True).click()
    expect(page.locator("#status")).to_contain_text("checkpoint 1")
    write(page, "r1c4", "2")
    page.get_by_role("button", name="Undo").click()
    holds(page, "r1c4", "")
    write(page, "r1c4", "6")
    write(page, "r1c6", "8")
    page.get_by_role("button", name="Undo").click()
    holds(page, "r1c6", "")


LINE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
PUZZLE = f"sudoku/line/{LINE}"


def test_a_reload_keeps_moves_branches_undo_checkpoints_clock_and_title(page: Page) -> None:
    branched(page)
    page.get_by_label("Show a timer").check()
    expect(page.locator("#clock")).to_have_text(re.compile(r"0:(0[2-9]|[1-5]\d)|[1-9]\d*:"))
    before = page.evaluate(KEPT)
    assert len(before["moves"]) == 4 and before["trials"] == [1]
    reload(page)
    after = page.evaluate(KEPT)
    assert after["seconds"] >= 2
    assert {**after, "seconds": 0} == {**before, "seconds": 0}
    expect(page.locator("#status")).to_contain_text("Spring")
    expect(page.locator("#status")).to_contain_text("checkpoint 1")
    page.get_by_role("button", name="Redo").click()
    holds(page, "r1c6", "8")
    page.locator("#other-branch").click()
    holds(page, "r1c4", "2")


def test_every_opened_puzzle_is_an_entry_of_the_history_with_all_its_moves(page: Page) -> None:
    open_puzzle(page, "wikipedia")
    write(page, "r1c3", "4")
    write(page, "r1c4", "6")
    open_puzzle(page, "kakuro-first")
    expect(page.locator("#status")).to_contain_text("Kakuro")
    write(page, "r2c2", "9")
    page.go_back()
    expect(page.locator("#status")).to_contain_text("Sudoku")
    holds(page, "r1c4", "6")
    page.get_by_role("button", name="Undo").click()
    holds(page, "r1c4", "")
    page.go_forward()
    expect(page.locator("#status")).to_contain_text("Kakuro")
    holds(page, "r2c2", "9")
    page.get_by_role("button", name="Undo").click()
    holds(page, "r2c2", "")
    page.go_back()
    expect(page.locator("#status")).to_contain_text("Sudoku")
    holds(page, "r1c4", "")
    page.get_by_role("button", name="Redo").click()
    holds(page, "r1c4", "6")


def test_a_link_to_the_same_puzzle_adds_a_branch_and_takes_nothing(page: Page) -> None:
    branched(page)
    before = page.evaluate(KEPT)
    page.goto(page.url.partition("#")[0] + f"#{PUZZLE}/entry:r9c1=3,r9c2=4")
    holds(page, "r9c2", "4")
    expect(page.locator("#message")).to_contain_text("branch of its own")
    after = page.evaluate(KEPT)
    assert after["moves"][:4] == before["moves"] and len(after["moves"]) == 5
    assert after["info"] == {"title": "Spring"}
    page.goto(page.url.partition("#")[0] + f"#{PUZZLE}/")  # without anything written: the game goes on
    expect(page.locator("#message")).to_contain_text("where you left it")
    holds(page, "r9c2", "4")
    page.locator("#other-branch").click()
    expect(page.locator("#message")).to_contain_text("Branch 1 of 3")
    assert len(page.evaluate(KEPT)["moves"]) == 5


def test_the_same_link_again_adds_nothing(page: Page) -> None:
    base = page.url.partition("#")[0]
    for _ in range(2):
        page.goto("about:blank")
        page.goto(f"{base}#{PUZZLE}/entry:r9c1=3")
        page.wait_for_selector("html[data-ready]")
        holds(page, "r9c1", "3")
    assert len(page.evaluate(KEPT)["moves"]) == 1


def test_two_tabs_make_two_branches_of_one_game(page: Page, view: str, server: Server) -> None:
    open_puzzle(page, "wikipedia")
    write(page, "r1c3", "4")
    other = new_page(page.context)
    other.goto(page.url)
    other.wait_for_selector("html[data-ready]")
    write(other, "r1c4", "6")
    expect(page.locator("#other-branch")).to_be_disabled()
    write(page, "r1c6", "8")
    for tab in (page, other):
        expect(tab.locator("#other-branch")).to_be_enabled()
    holds(other, "r1c6", "")
    write(other, "r1c7", "9")
    assert [move["parent"] for move in other.evaluate(KEPT)["moves"]] == [0, 1, 1, 2]
    other.close()
    reload(page)
    holds(page, "r1c6", "8")
    holds(page, "r1c4", "")
    page.locator("#other-branch").click()
    holds(page, "r1c7", "9")
    holds(page, "r1c4", "6")


def test_what_another_tab_has_done_can_be_redone(page: Page) -> None:
    open_puzzle(page, "wikipedia")
    write(page, "r1c3", "4")
    other = new_page(page.context)
    other.goto(page.url)
    other.wait_for_selector("html[data-ready]")
    write(other, "r1c4", "6")
    other.close()
    page.get_by_role("button", name="Redo").click()
    holds(page, "r1c4", "6")


def test_the_link_to_the_board_leads_to_the_board(desktop: Page) -> None:
    open_puzzle(desktop, "kakuro-first")
    here = desktop.url
    desktop.locator("#skip").focus()
    desktop.keyboard.press("Enter")
    expect(grid(desktop)).to_be_focused()
    assert desktop.url == here
    desktop.evaluate("location.hash = 'board'")
    expect(desktop).to_have_url(here)
    expect(desktop.locator("#status")).to_contain_text("Kakuro")


def refuse_once(page: Page, question: str, status: int = 422, kind: str = "wrong") -> None:
    error = {"kind": kind, "what": "no", "where": "", "remedy": ""}
    page.route(
        f"**/api/{question}",
        lambda route: route.fulfill(status=status, json={"error": error}, headers={"retry-after": "1"}),
        times=1,
    )


def test_a_move_that_a_busy_server_had_no_time_for_is_made_all_the_same(page: Page, server: Server) -> None:
    open_puzzle(page, "wikipedia")
    refuse_once(page, "move", kind="stopped")
    write(page, "r1c3", "4")
    assert len(page.evaluate(KEPT)["moves"]) == 1
    expect(page.locator("#notice")).to_be_hidden()
    holds(page, "r1c3", "4")


def test_the_page_comes_though_its_server_had_no_time_at_first(page: Page, server: Server) -> None:
    for question in ("genres", "board", "look"):
        refuse_once(page, question, kind="stopped")
    reload(page)
    expect(page.locator("#status")).to_contain_text("Sudoku")


@pytest.mark.parametrize("question", ["move", "look"])
def test_a_refusal_is_said_for_a_while_and_play_goes_on(page: Page, server: Server, question: str) -> None:
    open_puzzle(page, "wikipedia")
    write(page, "r1c3", "4")
    refuse_once(page, question)
    if question == "move":
        page.mouse.click(*middle(page, "r1c4"))
        page.locator(".symbols [data-symbol='6']").click()
    else:
        page.get_by_role("button", name="Undo").click()
    expect(page.locator("#notice")).to_have_text("no")
    holds(page, "r1c3", "4")
    page.get_by_role("button", name="Undo").click()
    holds(page, "r1c3", "")
    expect(page.locator("#notice")).to_be_hidden()
    page.get_by_role("button", name="Redo").click()
    holds(page, "r1c3", "4")


@pytest.mark.parametrize("loss", ["no answer", "half an answer", "busy"])
@pytest.mark.parametrize("question", ["move", "look", "hint"])
def test_a_lost_answer_is_asked_for_again(page: Page, server: Server, question: str, loss: str) -> None:
    open_puzzle(page, "wikipedia")
    lose = {
        "no answer": lambda route: route.abort(),
        "half an answer": lambda route: route.fulfill(status=200, body='{"look": {'),
        "busy": lambda route: route.fulfill(status=503, json={}, headers={"retry-after": "1"}),
    }[loss]
    write(page, "r1c3", "4")
    page.route(f"**/api/{question}", lose, times=2)
    if question == "move":
        write(page, "r1c4", "6")
    elif question == "look":
        page.get_by_role("button", name="Undo").click()
        holds(page, "r1c3", "")
    else:
        page.locator("#tab-learn").click()
        page.locator("#hint").click()
        expect(page.locator("#hint")).to_have_text("Which technique?")
    expect(page.locator("#notice")).to_be_hidden()


@pytest.fixture
def restarted(chromium: Chromium, view: str) -> Iterator[tuple[Page, Any]]:
    """A page with a server of its own, and how to end that and start it again at the same port."""
    process, address = start()
    running = [process]
    port = address.rstrip("/").rpartition(":")[2]

    def again(alive: bool) -> None:
        if alive:
            running.append(start("--port", port)[0])
        else:
            running[-1].kill()
            running[-1].wait(PATIENCE)

    with chromium.used() as browser, context(browser, address, **VIEWS[view]) as made:
        page = new_page(made)
        open_page(page, address)
        yield page, again
    again(alive=False)


def test_moves_made_while_the_server_is_away_are_carried_out_when_it_is_back(restarted: Any) -> None:
    page, again = restarted
    open_puzzle(page, "wikipedia")
    write(page, "r1c3", "4")
    again(alive=False)
    for name, symbol in (("r1c4", "6"), ("r1c6", "8")):
        page.mouse.click(*middle(page, name))
        page.locator(f".symbols [data-symbol='{symbol}']").click()
    expect(page.locator("#notice")).to_contain_text("can't be reached")
    again(alive=True)
    holds(page, "r1c6", "8")
    expect(page.locator("#notice")).to_be_hidden()
    reload(page)
    holds(page, "r1c4", "6")
    holds(page, "r1c6", "8")
    page.get_by_role("button", name="Undo").click()
    holds(page, "r1c6", "")


def test_moves_that_wait_for_the_server_outlive_their_tab(restarted: Any) -> None:
    page, again = restarted
    open_puzzle(page, "wikipedia")
    write(page, "r1c3", "4")
    again(alive=False)
    page.mouse.click(*middle(page, "r1c4"))
    page.locator(".symbols [data-symbol='6']").click()
    expect(page.locator("#notice")).to_contain_text("can't be reached")
    address = page.url
    made = page.context
    page.close()
    again(alive=True)
    later = new_page(made)
    later.goto(address)
    later.wait_for_selector("html[data-ready]")
    holds(later, "r1c4", "6")
    assert len(later.evaluate(KEPT)["moves"]) == 2


def test_games_of_an_older_version_are_brought_over(desktop: Page, server: Server) -> None:
    puzzle = {"genre": "sudoku", "form": "line", "text": LINE}
    moves = [{"parent": 0, "words": "", "off": [], "on": [["entry", "r1c3", "4"]]}]
    game = {"puzzle": puzzle, "title": "Old", "moves": moves, "at": 1, "trials": [], "hints": 2}
    old = [
        {"when": 1, "done": 31, "whole": 81, "title": "Sudoku", "game": {**game, "checks": 0, "seconds": 9}}
    ]
    desktop.goto(f"{server.address}icon.svg")
    desktop.evaluate(FORGET)
    desktop.evaluate("games => localStorage.setItem('whygrid.games', games)", json.dumps(old))
    desktop.goto(server.address)
    desktop.wait_for_selector("html[data-ready]")
    expect(desktop.locator("#status")).to_contain_text("Old")
    holds(desktop, "r1c3", "4")
    assert desktop.evaluate("localStorage.getItem('whygrid.games')") is None


def test_a_draft_survives_a_reload_and_another_puzzle(page: Page) -> None:
    page.locator("#tab-set").click()
    page.locator("#draft-size").select_option("4x4")
    page.locator("#empty-board").click()
    expect(page.locator("#board [role=gridcell]")).to_have_count(16)
    for name, symbol in (("r1c1", "1"), ("r2c3", "2"), ("r3c2", "3")):
        page.mouse.click(*middle(page, name))
        page.locator("#panel-set .quick button", has_text=symbol).click()
        holds(page, name, symbol)
    reload(page)
    expect(page.locator("#tab-set")).to_have_attribute("aria-selected", "true")
    holds(page, "r3c2", "3")
    page.locator("#panel-set").get_by_role("button", name="Undo").click()
    holds(page, "r3c2", "")
    page.locator("#panel-set").get_by_role("button", name="Redo").click()
    holds(page, "r3c2", "3")


def test_share_is_about_what_is_being_set_where_that_is_open(page: Page) -> None:
    page.locator("#tab-set").click()
    page.locator("#draft-size").select_option("4x4")
    page.locator("#empty-board").click()
    expect(page.locator("#board [role=gridcell]")).to_have_count(16)
    page.mouse.click(*middle(page, "r1c1"))
    page.locator("#panel-set .quick button", has_text="1").click()
    holds(page, "r1c1", "1")
    page.locator("#tab-share").click()
    expect(page.locator("#shared")).to_contain_text("being set")
    expect(page.locator("#text-out")).to_have_value("1...............")
    expect(page.locator("#board [role=gridcell]")).to_have_count(16)
    page.locator("#tab-play").click()
    expect(page.locator("#board [role=gridcell]")).to_have_count(81)
    page.locator("#tab-share").click()
    expect(page.locator("#text-out")).not_to_have_value("1...............")


def test_the_bare_address_leads_to_what_was_played_last_though_nobody_has_answered_it_yet(
    page: Page, server: Server
) -> None:
    open_puzzle(page, "wikipedia")
    cell(page, "r1c3").click()
    expect(page.locator("#status")).to_contain_text("30 of 81")
    page.route("**/api/move", lambda route: route.abort())
    page.keyboard.press("4")
    expect(page.locator("#notice")).to_be_visible()
    page.goto("about:blank")
    page.unroute_all()
    page.goto(server.address)
    page.wait_for_selector("html[data-ready]")
    expect(page.locator("#status")).to_contain_text("31 of 81")
