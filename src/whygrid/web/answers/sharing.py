"""Sharing: a game in other text forms, as pictures, as pages to print, and proofs to take along."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Sequence
from dataclasses import replace

from whygrid.budget import Budget
from whygrid.errors import PuzzleError, UsageError
from whygrid.play.game import Game
from whygrid.registry import genre as genre_of
from whygrid.scene.marks import Scene
from whygrid.scene.svg import render_svg
from whygrid.scene.view import View
from whygrid.service.documents import to_json
from whygrid.service.explaining import Options
from whygrid.service.explaining import explain as prove
from whygrid.service.naming import form_title
from whygrid.service.pages.playback import proof_page
from whygrid.service.pages.sheets import sheets_page
from whygrid.service.telling import tell, tell_markdown
from whygrid.sheet import part_name
from whygrid.text.neat_json import neat_json
from whygrid.voice import message
from whygrid.web.answers import Json, game_of, puzzle_of


def write(budget: Budget, puzzle: Json, page: Json, form: str, info: Json | None = None) -> Json:
    """The game in one text form of its genre, and what that form can't keep."""
    game = replace(game_of(puzzle, page), info=info or {})
    found = next((one for one in game.puzzle.genre.formats if one.name == form and one.written), None)
    if found is None:
        raise UsageError(message("web/server-no-form", form=form))
    text, lost = found.write_all(game.sheet())
    return {"text": text, "lost": [part_name(part) for part in lost]}


def links(budget: Budget, puzzle: Json) -> Json:
    """The puzzle as a link to each of the sites that can open it."""
    board = puzzle_of(puzzle)
    found = []
    for form in genre_of(board.genre_name).formats:
        try:
            text = form.write(board.board) if form.written else ""
        except PuzzleError:  # this site has no place for it
            continue
        if text.startswith("https://") and not any(letter.isspace() for letter in text):
            found.append({"name": form.name, "title": form_title(board.genre_name, form), "address": text})
    return {"links": found}


def picture(budget: Budget, puzzle: Json, page: Json, kind: str) -> Json:
    """A picture of the board with what is filled in: SVG as text, PNG in base 64."""
    scene = _plainly(game_of(puzzle, page))
    if kind == "svg":
        return {"content": render_svg(scene), "base64": False}
    from whygrid.scene.png import render_png

    return {"content": b64encode(render_png(scene)).decode(), "base64": True}


def _plainly(game: Game) -> Scene:
    return game.puzzle.scene(View(placed=game.facts()))


def sheets(budget: Budget, puzzles: Sequence[Json], per_sheet: int, solutions: bool) -> Json:
    """A page to print with these puzzles, so many on a sheet."""
    boards = [puzzle_of(puzzle) for puzzle in puzzles]
    return {"content": sheets_page(boards, per_sheet=per_sheet, solutions=solutions, budget=budget)}


def proof(budget: Budget, puzzle: Json, form: str) -> Json:
    """The proof of a puzzle as a document to take along."""
    board = puzzle_of(puzzle)
    found = prove(board, Options(), budget)
    written = {
        "json": lambda: neat_json(to_json(found)),
        "markdown": lambda: tell_markdown(found),
        "text": lambda: tell(found),
        "html": lambda: proof_page(board, found),
    }[form]()
    return {"content": written, "status": found.status}
