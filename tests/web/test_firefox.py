"""The page in Firefox, where there is one: what people do first, and that nothing of it is lost."""

from __future__ import annotations

from collections.abc import Iterator
from urllib.parse import quote

import pytest

pytest.importorskip("tornado")

from tests.web.conftest import Server
from tests.web.firefox import FIREFOX, Firefox, firefox
from whygrid import examples, parse
from whygrid.play.document import puzzle_text

pytestmark = pytest.mark.skipif(FIREFOX is None, reason="there is no Firefox")
READY = "document.documentElement.dataset.ready && document.querySelector('#board [data-cell]')"
LABEL = "document.querySelector('#board [data-cell={}]').ariaLabel"


@pytest.fixture(scope="module")
def fox(server: Server) -> Iterator[Firefox]:
    with firefox() as found:
        found.size(1280, 860)
        found.goto(server.address)
        found.until(READY)
        yield found


def open_puzzle(fox: Firefox, address: str, name: str) -> None:
    puzzle = parse(examples()[name].text)
    form, text = puzzle_text(puzzle)
    fox.goto(f"{address}icon.svg")
    fox.goto(f"{address}#{puzzle.genre_name}/{form}/{quote(text, safe='')}")
    fox.until(READY)


def test_one_plays_undoes_and_finds_it_again_after_a_reload(fox: Firefox, server: Server) -> None:
    open_puzzle(fox, server.address, "wikipedia")
    fox.until(f"{LABEL.format('r1c1')}.endsWith(', 5, given')")
    fox.click("[data-cell=r1c3]")
    fox.press("4")
    fox.until(f"{LABEL.format('r1c3')}.endsWith(', 4')")
    fox.press("\ue014")  # arrow right
    fox.until(
        "document.querySelector('#board [role=grid]').getAttribute('aria-activedescendant') === 'cell-r1c4'"
    )
    assert fox.evaluate("document.activeElement.role") == "grid"
    fox.press("6")
    fox.press("u")
    fox.until(f"{LABEL.format('r1c4')}.endsWith(', empty')")
    fox.until("!document.getElementById('board').hasAttribute('aria-busy')")
    fox.reload()
    fox.until(READY)
    fox.until(f"{LABEL.format('r1c3')}.endsWith(', 4')")
    fox.press("r")
    fox.until(f"{LABEL.format('r1c4')}.endsWith(', 6')")


def test_a_hint_is_drawn_and_a_proof_is_played(fox: Firefox, server: Server) -> None:
    open_puzzle(fox, server.address, "wikipedia")
    fox.click("#quick-hint")
    for rung in (1, 2):
        fox.until(f"document.querySelectorAll('.ladder > li').length === {rung}")
        fox.click("#hint")
    fox.until("document.querySelector('#board .fill-focus')")
    fox.click("#prove")
    fox.until("document.querySelector('.proof .steps li')")
    fox.click("#forwards")
    fox.until("document.querySelector('.steps .here, .steps [aria-current]')")
    fox.click("#close-proof")


def test_a_draft_gets_its_verdict(fox: Firefox, server: Server) -> None:
    open_puzzle(fox, server.address, "wikipedia")
    fox.click("#tab-set")
    fox.until("document.querySelector('#verdict [data-status=unique]')")


def test_a_line_is_dragged_as_one_move_and_nothing_overflows_a_small_window(
    fox: Firefox, server: Server
) -> None:
    fox.size(360, 640)
    open_puzzle(fox, server.address, "numberlink-first")
    assert fox.evaluate("document.documentElement.scrollWidth") <= 360
    fox.drag(["[data-cell=r2c2]", "[data-cell=r2c3]", "[data-cell=r2c4]"])
    fox.until("document.querySelectorAll('#board line.path').length === 2")
    fox.press("u")
    fox.until("document.querySelectorAll('#board line.path').length === 0")
    fox.size(1280, 860)


def test_the_site_without_a_server_plays_and_has_hints(fox: Firefox, site: str) -> None:
    open_puzzle(fox, site, "wikipedia")
    fox.click("[data-cell=r1c3]")
    fox.press("4")
    fox.until(f"{LABEL.format('r1c3')}.endsWith(', 4')")
    fox.until("document.documentElement.dataset.engine === 'ready'")
    fox.click("#quick-hint")
    fox.until("document.querySelectorAll('.ladder > li').length === 1")
