"""Games as JSON documents, with all their branches. Version 1; later readers will read it too."""

from __future__ import annotations

import json
from typing import Any

from whygrid.errors import PuzzleError, UsageError
from whygrid.play.game import LAYERS, Game, Ink, Move
from whygrid.puzzle import Puzzle
from whygrid.registry import genre
from whygrid.voice.message import message

FORMAT = "whygrid-game"
VERSION = 1
Json = dict[str, Any]


def game_to_json(game: Game) -> Json:
    """The document of a game, ready for `json.dumps`."""
    form, text = puzzle_text(game.puzzle)
    return {
        "format": FORMAT,
        "version": VERSION,
        "genre": game.puzzle.genre_name,
        "form": form,
        "puzzle": text,
        "info": dict(game.info),
        "moves": [move_to_json(move) for move in game.moves],
        "at": game.at,
        "trials": list(game.trials),
        "hints": game.hints,
        "checks": game.checks,
        "seconds": round(game.seconds, 3),
    }


def game_from_json(document: object) -> Game:
    """The game in a document; what is not as documented raises a `PuzzleError`."""
    if not isinstance(document, dict) or document.get("format") != FORMAT:
        raise PuzzleError(message("play/no-game"), remedy=message("play/game-says-format", format=FORMAT))
    if document.get("version") != VERSION:
        raise PuzzleError(
            message("play/game-has-version", version=repr(document.get("version"))),
            remedy=message("play/reads-another-version", version=VERSION),
        )
    try:
        puzzle = read_puzzle(str(document["genre"]), str(document["form"]), str(document["puzzle"]))
        return checked(
            Game(
                puzzle,
                tuple(move_from_json(entry) for entry in document["moves"]),
                int(document["at"]),
                tuple(int(trial) for trial in document["trials"]),
                int(document["hints"]),
                int(document["checks"]),
                float(document["seconds"]),
                {str(name): str(value) for name, value in document["info"].items()},
            )
        )
    except PuzzleError:
        raise
    except UsageError as error:  # no such genre, or ink where nothing can be written
        raise PuzzleError(
            message("play/game-is-damaged", what=error.what),
            remedy=message("play/restore-it-from-a-copy"),
        ) from None
    except (KeyError, TypeError, ValueError, AttributeError, OverflowError) as error:
        raise PuzzleError(
            message("play/game-is-damaged", what=repr(error)),
            remedy=message("play/restore-it-from-a-copy"),
        ) from None


def checked(game: Game) -> Game:
    """The game, if its numbers hang together and all its ink is about its board."""
    numbers = [move.parent < number for number, move in enumerate(game.moves, 1)]
    ends = [0 <= number <= len(game.moves) for number in (game.at, *game.trials)]
    if not all(numbers) or not all(ends) or any(move.parent < 0 for move in game.moves):
        raise PuzzleError(message("play/moves-do-not-hang-together"))
    for move in game.moves:
        for ink in (*move.off, *move.on):
            if ink.layer not in LAYERS:
                raise PuzzleError(message("play/no-such-layer", layer=repr(ink.layer)))
            symbol, _, colour = ink.what.rpartition(":") if ink.layer == "tint" else ("", "", ink.what)
            if ink.layer != "colour":
                game.places.literal(ink.where, symbol if ink.layer == "tint" else ink.what)
            if ink.layer in ("colour", "tint") and not (
                colour.isascii() and colour.isdecimal() and len(colour) < 4
            ):
                raise PuzzleError(message("play/no-such-colour", colour=repr(colour)))
    return game


def move_to_json(move: Move) -> Json:
    """The part of the document about one move."""
    return {"parent": move.parent, "words": move.words, "off": list(move.off), "on": list(move.on)}


def move_from_json(entry: Any) -> Move:
    """The move of such a part."""
    inks = [tuple(Ink(*map(str, ink)) for ink in entry[side]) for side in ("off", "on")]
    return Move(int(entry["parent"]), str(entry["words"]), *inks)


def move_text(move: Move) -> str:
    """A move in one line."""
    return json.dumps(move_to_json(move), separators=(",", ":"))


def puzzle_text(puzzle: Puzzle) -> tuple[str, str]:
    """The name of a text form and the puzzle in it, such that it reads back as it was."""
    for form in puzzle.genre.formats:
        if not form.written:
            continue
        try:
            text = form.write(puzzle.board)
            if form.parse(text) == puzzle.board:
                return form.name, text
        except PuzzleError:
            continue
    raise PuzzleError(message("play/no-form-keeps-it"))


def read_puzzle(genre_name: str, form_name: str, text: str) -> Puzzle:
    """The puzzle that `puzzle_text` wrote."""
    for form in genre(genre_name).formats:
        if form.name == form_name:
            return Puzzle(genre_name, form.parse(text))
    raise PuzzleError(message("play/has-no-form", genre=genre_name, form=repr(form_name)))
