"""What every game has, in a real browser: conflicts, checks, checkpoints, branches, for every genre."""

from __future__ import annotations

from typing import NamedTuple

import pytest

pytest.importorskip("playwright")

from playwright.sync_api import Page, expect

from tests.web.browser import cell, drag, middle, open_puzzle

Move = tuple[tuple[str, ...], str]
"""The cells to go through, and the symbol to write there; none for a line."""


class Game(NamedTuple):
    """Moves in an example: two that are right, one that is wrong, one that breaks a rule with the first."""

    right: Move
    next: Move
    wrong: Move
    clash: Move
    pointed: str
    """What is marked when a check says where it is wrong."""


GAMES = {
    "wikipedia": Game(
        (("r1c3",), "4"), (("r1c4",), "6"), (("r1c6",), "2"), (("r1c9",), "4"), "#board .wrong"
    ),
    "kakuro-first": Game(
        (("r2c2",), "9"), (("r2c3",), "7"), (("r3c2",), "1"), (("r3c2",), "9"), "#board .wrong"
    ),
    "numberlink-first": Game(
        (("r3c5", "r2c5"), ""),
        (("r5c1", "r5c2"), ""),
        (("r2c2", "r1c2"), ""),
        (("r2c5", "r2c4", "r1c4", "r1c3"), ""),
        "#board .path-bad",
    ),
}


def make(page: Page, move: Move) -> None:
    """Make a move as a user does."""
    names, symbol = move
    if symbol:
        page.mouse.click(*middle(page, names[0]))
        page.locator(f".symbols [data-symbol='{symbol}']").click()
    else:
        drag(page, list(names))


def done(page: Page) -> str:
    return page.locator("#status .chip").first.inner_text()


@pytest.mark.parametrize("name", GAMES)
def test_a_clash_is_said_and_undone(page: Page, name: str) -> None:
    game = GAMES[name]
    open_puzzle(page, name)
    make(page, game.right)
    expect(page.locator("#status .bad")).to_have_count(0)
    make(page, game.clash)
    expect(page.locator("#status .bad")).to_have_text("conflict")
    page.get_by_role("button", name="Undo").click()  # a line that was dragged is one move
    expect(page.locator("#status .bad")).to_have_count(0)


@pytest.mark.parametrize("name", GAMES)
def test_one_goes_back_to_before_the_mistake_and_finds_it_again_on_its_branch(page: Page, name: str) -> None:
    game = GAMES[name]
    open_puzzle(page, name)
    start = page.url
    make(page, game.right)
    expect(page).not_to_have_url(start)
    good = page.url
    make(page, game.wrong)
    expect(page).not_to_have_url(good)
    bad = page.url
    page.get_by_role("button", name="Check").click()
    expect(page.locator("#message")).to_contain_text("One thing is wrong")
    expect(page.locator(game.pointed)).to_have_count(0)
    page.get_by_role("button", name="Check").click()
    expect(page.locator(game.pointed)).to_have_count(1)
    expect(page.locator("#other-branch")).to_be_disabled()
    page.locator("#before-mistake").click()
    expect(page.locator("#message")).to_contain_text("Back to before the mistake")
    assert page.url == good
    make(page, game.next)
    expect(page).not_to_have_url(good)
    other = page.url
    page.locator("#other-branch").click()
    expect(page.locator("#message")).to_contain_text("Branch 1 of 2")
    assert page.url == bad
    page.locator("#other-branch").click()
    expect(page.locator("#message")).to_contain_text("Branch 2 of 2")
    assert page.url == other
    page.locator("#before-mistake").click()
    expect(page.locator("#message")).to_contain_text("So far everything is right")


@pytest.mark.parametrize("name", GAMES)
def test_a_checkpoint_brings_back_what_was_there(page: Page, name: str) -> None:
    game = GAMES[name]
    open_puzzle(page, name)
    make(page, game.right)
    page.get_by_role("button", name="Set", exact=True).click()
    expect(page.locator("#status")).to_contain_text("checkpoint 1")
    here = page.url
    make(page, game.wrong)
    expect(page).not_to_have_url(here)
    there = page.url
    page.get_by_role("button", name="Go back").click()
    expect(page).to_have_url(here)
    expect(page.locator("#status")).not_to_contain_text("checkpoint")
    page.get_by_role("button", name="Redo").click()
    expect(page).to_have_url(there)
    page.get_by_role("button", name="Start again").click()
    expect(page.locator("#status .chip").first).to_contain_text(" of ")
    page.get_by_role("button", name="Undo").click()
    expect(page).to_have_url(there)


def test_mistakes_and_branches_have_keys(desktop: Page) -> None:
    open_puzzle(desktop, "wikipedia")
    for name, key in (("r1c3", "4"), ("r1c6", "2")):
        cell(desktop, name).click()
        desktop.keyboard.press(key)
    expect(desktop.locator("#status")).to_contain_text("32 of 81")
    desktop.keyboard.press("Shift+T")
    expect(desktop.locator("#status")).to_contain_text("31 of 81")
    expect(desktop.locator("#message")).to_contain_text("Back to before the mistake")
    desktop.keyboard.press("Control+b")
    expect(desktop.locator("#message")).to_contain_text("only one branch")
    desktop.keyboard.press("8")
    expect(desktop.locator("#status")).to_contain_text("32 of 81")
    desktop.keyboard.press("Control+b")
    expect(desktop.locator("#message")).to_contain_text("Branch 1 of 2")
    expect(cell(desktop, "r1c6")).to_have_attribute("aria-label", "row 1 column 6, 2")
