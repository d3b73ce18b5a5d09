"""Commands that read, write and make puzzles and games: load, save, games, new, quit."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator

from whygrid.errors import PuzzleError, UsageError
from whygrid.generator import Setting, Value
from whygrid.play.document import game_from_json, game_to_json
from whygrid.play.game import Game, start
from whygrid.service.generating import generate, generator_of
from whygrid.shell.commands.files import write_file
from whygrid.shell.console import Call, Command
from whygrid.shell.session import Session
from whygrid.store.library import Library

GAME_FILE = ".game.json"


def load(session: Session, call: Call) -> Iterator[str]:
    """Another game or puzzle."""
    name = _name(call)
    if name is None:
        raise UsageError("a name is missing", remedy="Use it like this: load NAME, a game, file or example")
    if session.library is not None and name in {entry.name for entry in session.library.games()}:
        saved = session.library.load(name)
        session.take(saved.game, saved)
        yield f"the game {name!r}, {len(saved.game.moves)} moves:"
    elif name.endswith(GAME_FILE) and os.path.exists(name):
        session.take(_game_file(name))
        yield f"the game in {name}:"
    else:
        reading = session.read(name, None)
        session.take(start(reading.puzzle, reading.sheet))
        yield f"{reading.puzzle.genre.title}, read as {reading.form.title}:"
    yield session.draw("small")


def _name(call: Call) -> str | None:
    """A name, with blanks in it or without."""
    return call.named.get("name") or " ".join(call.words) or None


def _game_file(name: str) -> Game:
    try:
        with open(name, encoding="utf-8") as file:
            return game_from_json(json.load(file))
    except (OSError, ValueError) as error:
        if isinstance(error, PuzzleError):
            raise
        raise UsageError(f"this can't be read: {error}", where=name) from None


def save(session: Session, call: Call) -> Iterator[str]:
    """Keep the game."""
    yield from _save(session, call, session.game)


def save_all(session: Session, call: Call) -> Iterator[str]:
    """Keep the position as a puzzle of its own: everything in it is printed."""
    yield from _save(session, call, start(session.game.position))


def _save(session: Session, call: Call, game: Game) -> Iterator[str]:
    name = _name(call)
    if name is not None and ("." in name or os.sep in name):
        yield _save_file(session, name, game)
        return
    library = _library(session)
    if game is session.game and session.saved is not None and name in (None, session.saved.name):
        session.saved = library.save(session.saved, game)
        yield f"saved as {session.saved.name!r}"
        return
    saved = library.add(game, name)
    if game is session.game:
        session.saved = saved
    yield f"saved as {saved.name!r}; from now on every move is"


def _save_file(session: Session, name: str, game: Game) -> str:
    if name.endswith(GAME_FILE):
        return write_file(name, json.dumps(game_to_json(game), ensure_ascii=False))
    ending = os.path.basename(name).rpartition(".")[2]
    if "." not in os.path.basename(name).strip("."):
        raise UsageError(
            f"{name!r} is neither a name for a game nor a file with an ending",
            remedy="Names have no / and no ending; a file ends in .game.json, .txt or the name of a form.",
        )
    forms = game.puzzle.genre.formats
    form = next((form for form in forms if form.name == ending and form.written), None)
    form = next((form for form in forms if form.written), None) if ending == "txt" else form
    if form is None:
        names = ", ".join(f".{form.name}" for form in forms if form.written)
        raise UsageError(f"there is no form .{ending}", remedy=f"There are: {GAME_FILE}, .txt, {names}.")
    sheet = game.sheet()
    found = {session.game.puzzle.rules.fact(step.fact or 1).subject: step.technique for step in session.made}
    entries = game.ink("entry")
    origins = {**sheet.origins, **{where: how for where, how in found.items() if where in entries}}
    text, lost = form.write_all(sheet._replace(origins=origins))
    said = write_file(name, text)
    return said + (f"; it has no place for: {', '.join(lost)}" if lost else "")


def _library(session: Session) -> Library:
    if session.library is None:
        raise UsageError("there is no library", remedy="Start with --library FILE, or save to a file.")
    return session.library


def games(session: Session, call: Call) -> Iterator[str]:
    """The games in the library."""
    listed = _library(session).games()
    for entry in listed:
        state = "finished" if entry.finished else f"{entry.done} of {entry.whole}"
        yield f"{entry.name:24} {entry.genre:12} {state:12} {entry.moves} moves, {entry.hints} hints"
    if not listed:
        yield "no games yet: `save NAME` keeps this one"


def new(session: Session, call: Call) -> Iterator[str]:
    """A new puzzle."""
    words = call.rest.split()
    name = words[0] if words and "=" not in words[0] else session.game.puzzle.genre_name
    known = {setting.name: setting for setting in generator_of(name).settings}
    if surplus := [word for word in words[1:] if "=" not in word]:
        raise UsageError(
            f"{surplus[0]!r} is no setting", remedy=f"Write NAME=VALUE: there are seed, {', '.join(known)}."
        )
    given: dict[str, Value] = {}
    seed: int | None = None
    for word in (word for word in words if "=" in word):
        key, _, value = word.partition("=")
        if key == "seed" and value.isdecimal():
            seed = int(value)
        elif key not in known:
            raise UsageError(f"there is no setting {key!r}", remedy=f"There are: seed, {', '.join(known)}.")
        else:
            given[key] = _value(known[key], value)
    with session.stoppable(session.settings.time_limit) as budget:
        puzzle = generate(name, seed=seed, budget=budget, **given)
    session.take(start(puzzle))
    yield session.draw("small")


def _value(setting: Setting, text: str) -> Value:
    if setting.choices:
        return text
    if setting.is_flag:
        return {"on": True, "true": True, "off": False, "false": False}.get(text.lower(), text)
    try:
        return int(text) if isinstance(setting.low, int) else float(text)
    except ValueError:
        return text


def quit_(session: Session, call: Call) -> Iterator[str]:
    """The end."""
    session.done = True
    yield from ()


COMMANDS = (
    Command("load", "load NAME", "another game, file or example", load, (), (), ("name",)),
    Command(
        "save", "save [NAME|FILE]", "keep the game in the library, or in a file", save, (), (), ("name",)
    ),
    Command(
        "save!",
        "save! NAME",
        "keep the position as a puzzle, everything printed",
        save_all,
        (),
        (),
        ("name",),
    ),
    Command("games", "games", "the games in the library", games, most=0),
    Command("new", "new [GENRE] [SETTING=VALUE]", "make a new puzzle", new),
    Command("quit", "quit", "the end; so is the end of input", quit_, ("exit",), most=0),
)
