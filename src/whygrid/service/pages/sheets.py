"""Puzzles as a page to look at or to print: several on a sheet of paper, their solutions on sheets behind."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape

from whygrid.budget import Budget
from whygrid.errors import ConflictError
from whygrid.puzzle import Puzzle
from whygrid.records import NamedTuple
from whygrid.scene.svg import render_svg, svg_rules
from whygrid.scene.view import View
from whygrid.service.pages.document import html_document, resource
from whygrid.service.solving import conflicts, solve
from whygrid.voice import message

PAPER = (180, 235)
"""The room for boards on a sheet in millimetres, on A4 as well as on Letter."""
CAPTION = 9
"""The height of what stands above a board, in millimetres."""
MOST = 24
"""More boards than this on a sheet can't be read."""


class Board(NamedTuple):
    """A board on a sheet: what stands above it, and what is drawn or, where nothing can be, said."""

    caption: str
    picture: str


def sheets_page(
    puzzles: Sequence[Puzzle],
    names: Sequence[str] = (),
    *,
    per_sheet: int = 1,
    solutions: bool = False,
    budget: Budget | None = None,
) -> str:
    """A page with so many puzzles on each sheet; with `solutions`, twice as many of those behind."""
    titles = list(dict.fromkeys(puzzle.genre.title for puzzle in puzzles))
    title = str(message("service/list", items=tuple(titles)))
    if len(puzzles) > 1:
        title += f": {message('service/sheet-puzzles', n=len(puzzles))}"
    captions = [_caption(number, puzzle, names) for number, puzzle in enumerate(puzzles, 1)]
    if len(puzzles) == 1:
        captions = [captions[0].partition(". ")[2]]
    boards = [Board(*pair) for pair in zip(captions, map(_picture, puzzles), strict=True)]
    parts = [f"<h1>{escape(title)}</h1>", *_sheets(boards, per_sheet, "puzzles")]
    style = svg_rules() + resource("sheets.css") + _layout(per_sheet, "puzzles")
    if solutions:
        solved = [
            Board(caption, _solution(puzzle, budget))
            for caption, puzzle in zip(captions, puzzles, strict=True)
        ]
        twice = min(2 * per_sheet, MOST)
        parts += [
            f'<h2 class="behind">{message("service/sheet-solutions")}</h2>',
            *_sheets(solved, twice, "solutions"),
        ]
        style += _layout(twice, "solutions")
    return html_document(title, "\n".join(parts), style)


def _caption(number: int, puzzle: Puzzle, names: Sequence[str]) -> str:
    name = names[number - 1] if number <= len(names) else ""
    return f"{number}. {puzzle.genre.title}" + (f", {name}" if name else "")


def _picture(puzzle: Puzzle) -> str:
    bad = tuple(literal for conflict in conflicts(puzzle) for literal in conflict.literals)
    return render_svg(puzzle.scene(View(bad=bad)), styled=False)


def _solution(puzzle: Puzzle, budget: Budget | None) -> str:
    """The solved board, or in words why there is none to show."""
    try:
        answer = solve(puzzle, budget)
    except ConflictError:
        return f"<p>{message('service/sheet-none')}</p>"
    if answer.status != "unique":
        said = answer.note
        if answer.status in ("none", "multiple"):
            said = str(message(f"service/sheet-{answer.status}"))
        return f"<p>{escape(said)}</p>"
    given = set(puzzle.givens)
    placed = tuple(fact for fact in answer.solutions[0].givens if fact not in given)
    return render_svg(puzzle.scene(View(placed=placed)), styled=False)


def _sheets(boards: Sequence[Board], per_sheet: int, kind: str) -> Iterator[str]:
    for start in range(0, len(boards), per_sheet):
        yield f'<section class="sheet {kind}">'
        for board in boards[start : start + per_sheet]:
            yield f"<figure><figcaption>{escape(board.caption)}</figcaption>{board.picture}</figure>"
        yield "</section>"


def _layout(per_sheet: int, kind: str) -> str:
    """The rule for so many boards on a sheet: as many columns as make them largest."""
    columns = max(range(1, per_sheet + 1), key=lambda columns: (_side(per_sheet, columns), -columns))
    side = _side(per_sheet, columns)
    return f".{kind}{{grid-template-columns:repeat({columns},1fr)}}.{kind} svg{{max-height:{side:.1f}mm}}\n"


def _side(boards: int, columns: int) -> float:
    """How large a square board can be, in millimetres, when there are so many in this many columns."""
    rows = -(-boards // columns)
    width, height = PAPER
    gap = 6
    return min((width - gap * (columns - 1)) / columns, (height - gap * (rows - 1)) / rows - CAPTION)
