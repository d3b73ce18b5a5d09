"""Commands that read, write and make puzzles and games: load, save, games, delete, new, quit."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterator

from whygrid.errors import Stopped, UsageError, WhygridError
from whygrid.generator import Setting, Value
from whygrid.play.document import game_from_json, game_to_json
from whygrid.play.game import Game, start
from whygrid.puzzle import Puzzle
from whygrid.service.generating import generated, generator_of, new_seed
from whygrid.service.naming import english_choice, form_title
from whygrid.sheet import part_name
from whygrid.shell.commands.files import write_file
from whygrid.shell.console import OFF, ON, Call, Command, on_off, whole_number
from whygrid.shell.session import Session, means
from whygrid.store.library import Library, Saved
from whygrid.store.opening import RESCUE
from whygrid.text.files import read_file
from whygrid.voice.message import Message, Said, message

GAME_FILE = ".game.json"
GAME_BYTES = 1 << 24
"""A file with a game is not larger than this."""


def load(session: Session, call: Call) -> Iterator[Said]:
    """Another game or puzzle."""
    name = _name(call) or session.ask(f"{message('shell/name-of-a-game')} ")
    if not name:
        raise UsageError(message("shell/name-is-missing"), remedy=message("shell/how-to-load"))
    game, saved, said = _named(session, name)
    if not (yield from session.leave()):
        return
    session.take(game, saved)
    yield said
    yield session.draw("small")


def _named(session: Session, name: str) -> tuple[Game, Saved | None, Message]:
    """The game that a name means, and how to announce it."""
    if session.library is not None and name in {entry.name for entry in session.library.games()}:
        saved = session.library.load(name)
        return saved.game, saved, message("shell/the-game", name=name, n=len(saved.game.moves))
    if name.endswith(GAME_FILE) and os.path.exists(name):
        return _game_file(name), None, message("shell/the-game-in", name=name)
    reading = session.read(name, None)
    genre = reading.puzzle.genre
    said = message("shell/read-as", title=genre.title, form=form_title(genre.name, reading.form))
    return start(reading.puzzle, reading.sheet), None, said


def _name(call: Call) -> str | None:
    """A name, with blanks in it or without."""
    return call.named.get("name") or " ".join(call.words) or None


def _game_file(name: str) -> Game:
    try:
        return game_from_json(json.loads(read_file(name, GAME_BYTES)))
    except WhygridError:
        raise
    except (ValueError, RecursionError) as error:
        raise UsageError(message("shell/cannot-be-read", why=str(error)), where=name) from None


def save(session: Session, call: Call) -> Iterator[Said]:
    """Keep the game."""
    yield from _save(session, call, session.game)


def save_all(session: Session, call: Call) -> Iterator[Said]:
    """Keep the position as a puzzle of its own: everything in it is printed."""
    yield from _save(session, call, start(session.game.position))


def _save(session: Session, call: Call, game: Game) -> Iterator[Said]:
    name = _name(call)
    if name is not None and ("." in name or os.sep in name):
        yield _save_file(session, name, game)
        if game is session.game:
            session.kept = game
        return
    library = _library(session)
    if game is not session.game:
        yield message("shell/saved-as", name=library.add(game, name).name)
    elif session.saved is not None and name in (None, session.saved.name):
        session.saved = library.save(session.saved, game)
        yield message("shell/saved-as", name=session.saved.name)
    else:
        yield message("shell/from-now-on", saved=session.keep(name))


def _save_file(session: Session, name: str, game: Game) -> Message:
    if name.endswith(GAME_FILE):
        return write_file(name, json.dumps(game_to_json(game), ensure_ascii=False))
    ending = os.path.basename(name).rpartition(".")[2]
    if "." not in os.path.basename(name).strip("."):
        raise UsageError(
            message("shell/neither-game-nor-file", name=name),
            remedy=message("shell/names-have-no-ending"),
        )
    forms = game.puzzle.genre.formats
    form = next((form for form in forms if form.name == ending and form.written), None)
    form = next((form for form in forms if form.written), None) if ending == "txt" else form
    if form is None:
        names = ", ".join(f".{form.name}" for form in forms if form.written)
        raise UsageError(
            message("shell/there-is-no-form", ending=ending),
            remedy=message("shell/there-are", names=f"{GAME_FILE}, .txt, {names}"),
        )
    sheet = game.sheet()
    found = {session.game.puzzle.rules.fact(step.fact or 1).subject: step.technique for step in session.made}
    entries = game.ink("entry")
    origins = {**sheet.origins, **{where: how for where, how in found.items() if where in entries}}
    text, lost = form.write_all(sheet._replace(origins=origins))
    said = write_file(name, text)
    return message("shell/no-place-for", said=said, parts=tuple(map(part_name, lost))) if lost else said


def _library(session: Session) -> Library:
    if session.library is None:
        raise UsageError(message("shell/no-library"), remedy=message("shell/start-with-library"))
    return session.library


def games(session: Session, call: Call) -> Iterator[Said]:
    """The games in the library."""
    listed = _library(session).games()
    for entry in listed:
        if entry.damaged:
            yield f"{entry.name:24} {message('shell/damaged', remedy=RESCUE)}"
            continue
        state = str(
            message("shell/finished")
            if entry.finished
            else message("shell/done-of", done=entry.done, whole=entry.whole)
        )
        figures = message("shell/moves-and-hints", moves=entry.moves, hints=entry.hints)
        yield f"{entry.name:24} {entry.genre:12} {state:12} {figures}"
    if not listed:
        yield message("shell/no-games-yet")


def delete(session: Session, call: Call) -> Iterator[Said]:
    """Remove a game from the library; the one that is played stays in front, as one that is not saved."""
    library, name = _library(session), _name(call)
    if name is None:
        raise UsageError(message("shell/name-is-missing"), remedy=message("shell/how-to-delete"))
    moves = next((entry.moves for entry in library.games() if entry.name == name), 0)
    if session.watched and name in {entry.name for entry in library.games()}:
        answer = session.ask(f"{message('shell/delete-it', name=name, n=moves)} ")
        if not means("yes", answer or ""):
            yield message("shell/is-kept", name=name)
            return
    library.delete(name)
    if session.saved is not None and session.saved.name == name:
        session.saved, session.kept = None, start(session.game.puzzle)
    yield message("shell/is-deleted", name=name, n=moves)


def new(session: Session, call: Call) -> Iterator[Said]:
    """A new puzzle."""
    words = re.sub(r"\s*=\s*", "=", call.rest).split()
    name = session.game.puzzle.genre_name
    if words and re.fullmatch(r"\w+", words[0]) and words[0] not in ("seed", *_known(name)):
        name = words.pop(0)
    given, seed = _settings(name, words)
    if not (yield from session.leave()):
        return
    near: list[tuple[Puzzle, str]] = []
    chosen = new_seed() if seed is None else seed

    def hear(puzzle: Puzzle, words: str) -> None:
        near.append((puzzle, words))
        session.tell(str(message("shell/best-so-far", what=words)))

    with session.stoppable(session.settings.time_limit) as budget:
        try:
            puzzle = next(generated(name, given, chosen, 1, budget=budget, news=hear))
        except Stopped as stop:
            if not near:
                raise
            puzzle, how = near[-1]
            yield message("shell/this-is-the-nearest", why=str(stop), what=how)
    session.take(start(puzzle))
    yield session.draw("small")


def _known(genre_name: str) -> dict[str, Setting]:
    return {setting.name: setting for setting in generator_of(genre_name).settings}


def _settings(genre_name: str, words: list[str]) -> tuple[dict[str, Value], int | None]:
    """What is asked for, and the seed: name=value, --name=value or name value; of a flag the name alone."""
    known = _known(genre_name)
    given: dict[str, Value] = {}
    seed: int | None = None
    while words:
        key, equals, value = words.pop(0).partition("=")
        key = key.removeprefix("--").replace("-", "_")  # as in the options of `generate`
        if key != "seed" and key not in known:
            names = f"seed, {', '.join(known)}"
            raise UsageError(
                message("shell/there-is-no-setting", name=key),
                remedy=message("shell/write-one-of", names=names),
            )
        if not equals and key != "seed" and known[key].is_flag:
            value = words.pop(0) if words[:1] and words[0].lower() in (*ON, *OFF) else "on"
        elif not equals:
            if not words:
                raise UsageError(
                    message("shell/needs-a-value", name=key), remedy=message("shell/write-a-value")
                )
            value = words.pop(0)
        if key == "seed":
            seed = whole_number(value, "seed", 0, 999_999_999)
        else:
            given[key] = _value(genre_name, known[key], value)
    return given, seed


def _value(genre_name: str, setting: Setting, text: str) -> Value:
    if setting.choices:
        return english_choice(genre_name, setting, text)
    if setting.is_flag:
        return on_off(text)
    try:
        return int(text) if isinstance(setting.low, int) else float(text)
    except ValueError:
        return text


def quit_(session: Session, call: Call) -> Iterator[Said]:
    """The end."""
    session.done = not session.watched or (yield from session.leave())


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
    Command("delete", "delete NAME", "remove a game from the library", delete, (), (), ("name",)),
    Command("new", "new [GENRE] [SETTING=VALUE]", "make a new puzzle", new, as_is=True),
    Command("quit", "quit", "the end; so is the end of input", quit_, ("exit",), most=0),
)
