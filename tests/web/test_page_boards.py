"""Boards of any size: how near one is, what stays in view, and what is drawn again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

pytest.importorskip("playwright")

from playwright.sync_api import Page, expect

from tests.web.browser import AXE, at, cell, drag, expect_at, grid, middle, open_puzzle, straight_paths, touch
from tests.web.conftest import Server
from tests.web.test_page_access import TABS, fits, violations
from whygrid.registry import genre, genre_names

LARGE = straight_paths(25, 40)

LABELS_APART = """() => {
  const middle = (one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  const [top, left, first] = [".labels.top span", ".labels.left span", "[role=row] :first-child"]
    .map((found) => [...document.querySelectorAll(`#board ${found}`)].map(middle));
  const row = [...document.querySelectorAll("#board [role=row]:first-child > *")].map(middle);
  const view = document.getElementById("board").getBoundingClientRect();
  const apart = [...top.map(({ x }, at) => x - row[at].x), ...left.map(({ y }, at) => y - first[at].y)];
  return { apart: Math.max(...apart.map(Math.abs)), top: top[0].y - view.top, left: left[0].x - view.left };
}"""
"""How far labels are from the cells that they belong to, and from the edges of what is seen of the board."""

IN_VIEW = """one => {
  const box = (found) => document.querySelector(found).getBoundingClientRect();
  const [cell, view, above, beside] =
    [one.getBoundingClientRect(), ...["#board", "#board .labels.top", "#board .labels.left"].map(box)];
  return cell.left >= beside.right - 1 && cell.right <= Math.min(view.right, innerWidth) + 1
    && cell.top >= Math.max(above.bottom, 0) - 1 && cell.bottom <= Math.min(view.bottom, innerHeight) + 1;
}"""
"""Whether all of a cell is in the part of the board that one sees, and not behind its labels."""

WATCH = """() => {
  window.changed = [];
  const named = (one) => one.closest("[data-layer]")?.dataset.layer
    ?? (one.matches("[role^=grid]") ? one.role : one.outerHTML.slice(0, 80));
  new MutationObserver((all) => changed.push(...all.map((one) => named(one.target))))
    .observe(document.body, { subtree: true, childList: true, attributes: true });
}"""
"""Notes which parts of the page change."""

Places = list[tuple[float, float]]


def side(page: Page) -> float:
    """Pixels of a cell."""
    box = cell(page, "r1c1").bounding_box()
    assert box is not None
    return float(box["width"])


def scrolled(page: Page) -> tuple[float, float]:
    across, down = page.locator("#board").evaluate("one => [one.scrollLeft, one.scrollTop]")
    return across, down


def in_view(page: Page, name: str) -> bool:
    return bool(cell(page, name).evaluate(IN_VIEW))


@contextmanager
def sized(page: Page, width: int, height: int) -> Iterator[None]:
    """A window of this size for a while."""
    before = page.viewport_size
    assert before is not None
    page.set_viewport_size({"width": width, "height": height})
    try:
        yield
    finally:
        page.set_viewport_size(before)


def pinch(page: Page, begin: Places, end: Places, first: bool = False) -> None:
    """Put two fingers on the page, move and lift them; the first one alone may go a way before that."""
    session = page.context.new_cdp_session(page)

    def send(kind: str, places: Places) -> None:
        points = [{"x": x, "y": y, "id": finger} for finger, (x, y) in enumerate(places)]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    send("touchStart", begin[:1])
    if first:
        send("touchMove", [(begin[0][0] - 30, begin[0][1])])
        send("touchMove", begin[:1])
    send("touchStart", begin)
    for part in (0.25, 0.5, 0.75, 1.0):
        ways = zip(begin, end, strict=True)
        send("touchMove", [(x + (u - x) * part, y + (v - y) * part) for (x, y), (u, v) in ways])
    send("touchEnd", end[1:])
    send("touchEnd", [])
    session.detach()


def test_the_first_board_can_be_zoomed_at_once(page: Page) -> None:
    whole = side(page)
    expect(page.locator("#zoom-nearer")).to_be_enabled()
    page.locator("#zoom-nearer").click()
    assert side(page) > whole


def test_buttons_and_keys_go_nearer_and_back_to_the_whole_board(page: Page) -> None:
    open_puzzle(page, LARGE)
    whole = side(page)
    expect(page.locator("#zoom-fit")).to_be_disabled()
    expect(page.locator("#zoom-further")).to_be_disabled()
    page.locator("#zoom-nearer").click()
    page.locator("#zoom-nearer").click()
    assert side(page) > 1.5 * whole
    nearer = side(page)
    page.locator("#zoom-further").click()
    assert whole < side(page) < nearer
    page.locator("#zoom-fit").click()
    assert side(page) == pytest.approx(whole, abs=0.1)
    grid(page).focus()
    for key in ("+", "."):
        page.keyboard.press(key)
    assert side(page) == pytest.approx(nearer, abs=0.1)
    page.keyboard.press("-")
    assert side(page) < nearer
    page.keyboard.press("o")
    assert side(page) == pytest.approx(whole, abs=0.1)
    fits(page, "zoomed")


def test_ctrl_and_the_wheel_zoom_where_the_pointer_is_and_the_wheel_alone_scrolls(desktop: Page) -> None:
    open_puzzle(desktop, "classic")
    place = middle(desktop, "r3c3")
    desktop.mouse.move(*place)
    before = side(desktop)
    desktop.keyboard.down("Control")
    desktop.mouse.wheel(0, -240)
    expect(desktop.locator("#zoom-fit")).to_be_enabled()
    desktop.keyboard.up("Control")
    assert side(desktop) > before
    box = cell(desktop, "r3c3").bounding_box()
    assert box is not None
    assert box["x"] < place[0] < box["x"] + box["width"] and box["y"] < place[1] < box["y"] + box["height"]
    was = scrolled(desktop)
    desktop.mouse.wheel(60, 60)
    desktop.wait_for_function("was => document.getElementById('board').scrollTop > was", arg=was[1])
    assert side(desktop) > before  # it scrolls, and zooms no more


def test_the_wheel_over_a_board_that_fits_scrolls_the_page(desktop: Page) -> None:
    with sized(desktop, 700, 700):
        open_puzzle(desktop, "classic")
        before = side(desktop)
        desktop.mouse.move(*middle(desktop, "r2c2"))
        desktop.mouse.wheel(0, 200)
        desktop.wait_for_function("() => scrollY > 0")
        assert side(desktop) == before


@pytest.mark.parametrize("goes_first", [False, True])
def test_pinching_zooms_and_pans_and_never_draws_or_selects(phone: Page, goes_first: bool) -> None:
    open_puzzle(phone, LARGE)
    cursor = at(phone)
    selected = phone.locator("#board [aria-selected=true]")
    whole = side(phone)
    x, y = middle(phone, "r12c20")
    pinch(phone, [(x - 20, y), (x + 20, y + 4)], [(x - 90, y - 20), (x + 90, y + 24)], goes_first)
    assert side(phone) > 2 * whole
    nearer, before = side(phone), scrolled(phone)
    pinch(phone, [(x - 40, y), (x + 40, y)], [(x - 100, y - 50), (x - 20, y - 50)], goes_first)
    assert side(phone) == pytest.approx(nearer, rel=0.02)
    now = scrolled(phone)
    assert now[0] > before[0] + 30 and now[1] > before[1] + 20
    assert at(phone) == cursor
    expect(selected).to_have_count(1)
    expect(phone.locator("#board line.path")).to_have_count(0)
    expect(phone.get_by_role("button", name="Undo")).to_be_disabled()


def test_pinching_asks_nothing_and_leaves_the_editor_alone(phone: Page) -> None:
    open_puzzle(phone, "classic")
    phone.locator("#tab-set").click()
    expect(phone.locator("#board [role=grid]")).to_have_attribute("aria-label", "the board in the making")
    here = at(phone)
    x, y = middle(phone, "r3c3")
    pinch(phone, [(x, y), (x + 60, y + 60)], [(x - 20, y - 20), (x + 120, y + 120)], first=True)
    expect(phone.locator("#zoom-fit")).to_be_enabled()
    assert at(phone) == here


def test_a_finger_alone_still_selects_and_draws(phone: Page) -> None:
    open_puzzle(phone, straight_paths(5, 6))
    phone.touchscreen.tap(*middle(phone, "r4c2"))
    expect(cell(phone, "r4c2")).to_have_attribute("aria-selected", "true")
    touch(phone, ["r1c1", "r1c2", "r1c3"])
    expect(phone.locator("#board line.path")).to_have_count(2)


def test_labels_stay_with_their_rows_and_in_view(page: Page) -> None:
    open_puzzle(page, LARGE)
    for _ in range(4):
        page.locator("#zoom-nearer").click()
    page.locator("#board").evaluate("one => one.scrollTo(150, 120)")
    assert min(scrolled(page)) > 50
    found: Any = page.evaluate(LABELS_APART)
    assert found["apart"] < 1
    assert 0 <= found["top"] < 20
    assert 0 <= found["left"] < 20


def test_the_zoom_stays_when_a_move_is_made_and_begins_anew_with_another_puzzle(page: Page) -> None:
    open_puzzle(page, LARGE)
    for _ in range(3):
        page.locator("#zoom-nearer").click()
    before, place = side(page), scrolled(page)
    drag(page, ["r13c20", "r13c21", "r13c22"])
    expect(page.get_by_role("button", name="Undo")).to_be_enabled()
    expect(page.locator("#board")).not_to_have_attribute("aria-busy", "true")
    assert side(page) == before
    assert scrolled(page) == place
    open_puzzle(page, "classic")
    expect(page.locator("#zoom-fit")).to_be_disabled()


def test_the_cursor_is_scrolled_into_view_when_it_leaves_it(page: Page) -> None:
    open_puzzle(page, LARGE)
    for _ in range(4):
        page.locator("#zoom-nearer").click()
    grid(page).focus()
    before = scrolled(page)
    page.keyboard.press("ArrowRight")
    assert scrolled(page) == before  # it is in view, so nothing moves
    for key, name in (("End", "r13c40"), ("Home", "r13c1")):
        page.keyboard.press(key)
        assert in_view(page, name), name
    for _ in range(12):
        page.keyboard.press("ArrowUp")
    assert in_view(page, "r1c1")
    for _ in range(24):
        page.keyboard.press("ArrowDown")
    assert in_view(page, "r25c1")


def test_a_large_board_uses_a_large_window(desktop: Page) -> None:
    with sized(desktop, 2560, 1440):
        open_puzzle(desktop, LARGE)
        assert side(desktop) > 48
        fits(desktop, "2560x1440")
        assert desktop.evaluate("document.documentElement.scrollHeight") <= 1440


@pytest.mark.parametrize("size", [(844, 390), (640, 360), (960, 540)])
def test_a_low_window_has_the_board_beside_the_rest(desktop: Page, size: tuple[int, int]) -> None:
    """Phones held sideways, and desktops at 200 %."""
    with sized(desktop, *size):
        for name in ("classic", LARGE):
            open_puzzle(desktop, name)
            board, pad = (desktop.locator(found).bounding_box() for found in ("#board", "#pad"))
            assert board is not None
            assert pad is not None
            assert board["x"] + board["width"] <= pad["x"]
            assert board["y"] + board["height"] <= size[1]
            for tab in TABS:
                desktop.locator(f"#tab-{tab}").click()
                fits(desktop, (name, tab))
                expect(desktop.locator("#board")).to_be_in_viewport(ratio=1)
                expect(desktop.locator(f"#tab-{tab}")).to_be_in_viewport(ratio=1)
            desktop.locator("#tab-play").click()


@pytest.mark.parametrize("language", ["en", "hu", "cs"])
def test_nothing_overflows_sideways_on_a_small_phone(phone: Page, language: str) -> None:
    with sized(phone, 360, 640):
        if language != "en":
            phone.locator("#language").select_option(language)
            phone.wait_for_selector(f"html[lang={language}][data-ready]")
        for button in phone.locator("#menu button").all():
            button.click()
            fits(phone, language)
            phone.keyboard.press("Escape")
        for name in genre_names():
            phone.locator("#tab-play").click()
            phone.locator("#menu button").nth(1).click()
            phone.locator("dialog textarea").fill(next(iter(genre(name).examples())))
            phone.locator("dialog .primary").click()
            expect(phone.get_by_role("dialog")).to_have_count(0)
            for tab in TABS:
                phone.locator(f"#tab-{tab}").click()
                phone.evaluate("document.querySelectorAll('details').forEach((one) => (one.open = true))")
                fits(phone, (language, name, tab))


def test_a_step_of_the_cursor_draws_nothing_else(page: Page) -> None:
    open_puzzle(page, LARGE)
    drag(page, ["r13c20", "r13c21", "r13c22"])
    expect(page.get_by_role("button", name="Undo")).to_be_enabled()
    expect(page.locator("#board")).not_to_have_attribute("aria-busy", "true")
    page.evaluate(WATCH)
    expect_at(page, "r13c22")
    grid(page).focus()
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft"):
        page.keyboard.press(key)
    expect_at(page, "r14c22")
    changed: list[str] = page.evaluate("changed")
    # A step moves the cursor; the board says which cell is the active one, and two whether they are selected.
    assert Counter(changed) == {"cursor": 3, "grid": 3, "gridcell": 2 * 3}


def test_a_hint_that_takes_long_says_so_and_is_stopped_in_view(page: Page, server: Server) -> None:
    open_puzzle(page, LARGE)
    page.route("**/api/hint", lambda route: None)  # it takes as long as one likes
    page.locator("#quick-hint").click()
    busy = page.locator("#panel-learn .busy")
    expect(busy).to_contain_text("Looking for a step")
    expect(busy.locator(".stop")).to_be_in_viewport(ratio=1)
    with page.expect_event("requestfailed", lambda request: request.url.endswith("/api/hint")):
        busy.locator(".stop").click()
    expect(busy).to_be_hidden()
    page.unroute_all()
    page.locator("#hint").click()
    expect(page.locator(".ladder li, #message:not(:empty)").first).to_be_attached()


def test_axe_finds_nothing_on_a_large_board_that_is_near(page: Page) -> None:
    if not AXE.exists():
        pytest.skip("axe is not installed; tools/prepare-node does that where npm is at hand")
    open_puzzle(page, straight_paths(12, 15))
    page.locator("#zoom-nearer").click()
    page.locator("#zoom-nearer").click()
    assert violations(page) == []
