"""Playing: what is where, what a move changes, and how it looks then."""

from __future__ import annotations

from collections.abc import Sequence

from whygrid.budget import Budget
from whygrid.genre import Genre
from whygrid.play import writing
from whygrid.play.game import Game, start
from whygrid.play.helping import clashes, finished, progress
from whygrid.play.places import cell_of, places_of
from whygrid.registry import examples
from whygrid.scene.view import View
from whygrid.service import converting
from whygrid.service.naming import form_title
from whygrid.voice import message
from whygrid.web.answers import (
    Json,
    draw,
    fact_of,
    game_of,
    puzzle_json,
    puzzle_of,
    refuse_large,
    written_json,
)


def read(budget: Budget, text: str, genre: str | None = None, form: str | None = None) -> Json:
    """Read a text in any form of any genre, or an example by its name."""
    known = examples().get(text.strip())
    reading = converting.read(known.text if known else text, genre, form)
    game = start(refuse_large(reading.puzzle), reading.sheet)
    return {
        "puzzle": puzzle_json(reading.puzzle),
        "page": written_json(game),
        "title": reading.puzzle.genre.title,
        "form": form_title(reading.genre_name, reading.form),
        "info": {name[:100]: value[:2000] for name, value in reading.sheet.info.items()},
    }


def board(budget: Budget, puzzle: Json) -> Json:
    """What stays the same while a puzzle is played."""
    found = puzzle_of(puzzle)
    places, rules = places_of(found), found.rules
    scene = found.scene()
    return {
        "title": found.genre.title,
        "rows": scene.rows,
        "columns": scene.columns,
        "symbols": list(places.symbols),
        "cells": list(places.cells.values()),
        "edges": {edge: places.drawn(edge) for edge in places.edges.values()},
        "printed": {fact.subject: fact.value for fact in map(rules.fact, found.givens) if fact.holds},
        "instructions": [str(words) for words in found.genre.instructions(found.board)],
        "peers": {name: sorted(others) for name, others in places.peers.items()},
        "asides": found.genre.aside is not Genre._field_defaults["aside"],
    }


def look(budget: Budget, puzzle: Json, page: Json) -> Json:
    """What the board looks like."""
    return _look(game_of(puzzle, page))


def _look(game: Game) -> Json:
    broken = clashes(game)
    rules = game.puzzle.rules
    bad = tuple(dict.fromkeys(literal for clash in broken for literal in clash.literals if literal > 0))
    done, whole = progress(game)
    everything = frozenset(range(1, len(rules.facts) + 1))  # the page writes pencil marks itself
    return {
        "scene": draw(game.puzzle, View(placed=game.facts(), excluded=everything, bad=bad, judged=True)),
        "bad": list(dict.fromkeys(rules.fact(literal).subject for literal in bad)),
        "conflicts": [clash.text for clash in broken[:20]],
        "done": done,
        "whole": whole,
        "finished": not broken and finished(game),
    }


def move(budget: Budget, puzzle: Json, page: Json, actions: Sequence[Json]) -> Json:
    """Do all this as one move; say what it takes off the board and puts on it."""
    before = after = game_of(puzzle, page)
    for action in actions:
        after = _act(
            after, action["do"], action.get("cells", []), action.get("what", ""), action.get("only", [])
        )
    said = [entry.words for entry in after.moves[len(before.moves) :]]
    return {
        "words": said[0] if len(said) == 1 else str(message("web/so-many-changes", n=len(said))),
        "off": sorted(before.written - after.written),
        "on": sorted(after.written - before.written),
        "look": _look(after),
    }


def _act(game: Game, do: str, cells: list[str], what: str, only: list[str]) -> Game:
    match do:
        case "enter":
            return writing.enter(game, cells, what)
        case "centre" | "corner":
            return writing.mark(game, do, cells, what)
        case "struck":
            return writing.strike(game, cells, [what])
        case "colour":
            return writing.colour(game, cells, int(what), more=True)
        case "tint":
            symbol, _, number = what.rpartition(":")
            return writing.tint(game, cells, symbol, int(number))
        case "line" | "cross" | "unline":
            drawn = {"line": True, "cross": False, "unline": None}[do]
            return writing.line(game, cell_of(cells[0]), cell_of(cells[1]), drawn)
        case "erase":
            return writing.erase(game, cells, only)
        case "settle":
            return writing.settle(
                game, [fact_of(game, name) for name in cells], what or message("play/move-hint-only")
            )
    whole = {
        "fill": writing.fill_marks,
        "clean": writing.clean_marks,
        "clear": writing.clear_marks,
        "restart": writing.restart,
    }
    return whole[do](game)


def aside(budget: Budget, puzzle: Json, page: Json, cell: str) -> Json:
    """What a player likes to have beside the board for a cell."""
    game = game_of(puzzle, page)
    known = (*game.puzzle.givens, *game.facts())
    lines = game.puzzle.genre.aside(game.puzzle.board, known, cell)
    return {"lines": [{"text": line.text, "struck": line.struck} for line in lines]}
