"""Boards in the styles of the command line: drawn, as a picture, or as one of the text forms."""

from __future__ import annotations

from whygrid.errors import UsageError
from whygrid.puzzle import Puzzle
from whygrid.scene.view import View
from whygrid.voice.message import Cells, Message, message


def styles(puzzle: Puzzle) -> list[str]:
    """The names of all styles in which this puzzle can be drawn."""
    forms = [form.name for form in puzzle.genre.formats if form.written]
    return ["small", "marks", *forms, "svg", "html", "md", "json"]


def difference(first: Puzzle, second: Puzzle) -> Message:
    """In how many cells, or edges, two solutions differ, and in which."""
    only = set(second.givens) - set(first.givens)
    names = [second.rules.fact(fact).subject for fact in sorted(only)]
    cells = Cells(tuple(names))
    if any("-" in name for name in names):
        return message("cli/differ-in-edges", edges=cells)
    return message("cli/differ-in-cells", cells=cells)


def draw(puzzle: Puzzle, view: View, style: str, colour: bool) -> str:
    """The puzzle with a view on top, in some style; the text forms show the puzzle alone."""
    if style in ("small", "marks"):
        from whygrid.scene.ansi import render_ansi
        from whygrid.scene.ansi_layout import Detail

        # Row and column numbers, because all that is said about a board is said in them.
        small = style == "small"
        detail: Detail = "small" if small else "marks"
        return render_ansi(
            puzzle.scene(view), colour=colour, detail=detail, labels=True, compact=small, legend=True
        )
    if style == "svg":
        from whygrid.scene.svg import render_svg

        return render_svg(puzzle.scene(view))
    if style == "html":
        from whygrid.service.pages.sheets import sheets_page

        return sheets_page([puzzle])
    if style == "md":
        return f"# {puzzle.genre.title}\n\n```\n{draw(puzzle, view, 'small', False)}\n```"
    if style == "json":
        import json

        from whygrid.scene.json import scene_to_json

        return json.dumps(scene_to_json(puzzle.scene(view)), ensure_ascii=False)
    for form in puzzle.genre.formats:
        if form.name == style:
            return form.write(puzzle.board)
    raise UsageError(
        message("cli/there-is-no-style", style=repr(style)),
        remedy=message("cli/there-are", names=", ".join(styles(puzzle))),
    )
