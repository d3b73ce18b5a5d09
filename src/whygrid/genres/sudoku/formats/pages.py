"""Web pages with a Sudoku in them: those of Web Sudoku, as the browser saves them."""

from __future__ import annotations

from contextlib import suppress
from html.parser import HTMLParser

from whygrid.errors import PuzzleError
from whygrid.genres.sudoku.formats.plain import parse_sudoku
from whygrid.genres.sudoku.model import Sudoku

GRID = "puzzle_grid"


class _Page(HTMLParser):
    """Collects the fields of the table whose id is `puzzle_grid`: a given has a value, an empty cell none."""

    def __init__(self) -> None:
        super().__init__()
        self.depth = 0
        self.cells: list[str] = []

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        found = dict(attributes)
        if tag == "table" and (self.depth or found.get("id") == GRID):
            self.depth += 1
        elif tag == "input" and self.depth:
            self.cells.append(found.get("value") or ".")

    def handle_endtag(self, tag: str) -> None:
        if tag == "table" and self.depth:
            self.depth -= 1


def parse_page(text: str) -> Sudoku:
    """The puzzle on a page."""
    page = _Page()
    with suppress(AssertionError):  # which is how Python's parser refuses some markup
        page.feed(text)
    if len(page.cells) != 81 or any(len(cell) != 1 or cell not in ".123456789" for cell in page.cells):
        raise PuzzleError(
            f"the page's table has {len(page.cells)} fields that are no 9x9 Sudoku",
            remedy="A page of Web Sudoku has 81 fields, each empty or with a digit.",
        )
    return parse_sudoku("".join(page.cells))
