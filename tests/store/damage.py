"""Damaged libraries: bytes changed at random must cost no more than the games they belong to.

    python -m tests.store.damage [--count 10000] [--seed 1]

A library with games of all genres is damaged: single bytes, runs, sectors of zeros and of others, a lost end.
Then

    every game loads as it was, or is told to be damaged; never is something else loaded;
    games that load can be played on, and the others stay what they were;
    what is rescued into a new library and said to be whole is as it was, and all that loads is rescued whole;
    nothing but our own errors is raised, and rescuing leaves the damaged file as it is.
"""

from __future__ import annotations

import random
import tempfile
import traceback
from collections import Counter
from collections.abc import Container
from pathlib import Path
from unittest.mock import patch

from tests.attacks import run_as_command
from whygrid.errors import WhygridError
from whygrid.play import writing
from whygrid.play.game import Game, set_trial, start, undo
from whygrid.puzzle import Puzzle
from whygrid.registry import genre, genre_names
from whygrid.service.solving import solve
from whygrid.store.library import Library, Saved
from whygrid.store.rescue import rescue

SECTOR = 512


def games() -> dict[str, Game]:
    """Games to lose, by name; some long enough to fill pages of their own."""
    found = {}
    for genre_name in genre_names():
        for number, example in enumerate(list(genre(genre_name).examples().values())[:3]):
            puzzle = Puzzle.parse(example.text, genre_name)
            found[f"{genre_name} {number}"] = played(puzzle, 4 + 25 * number)
    return found


def played(puzzle: Puzzle, moves: int) -> Game:
    """A game with some moves, an undo and a trial, right as far as it goes."""
    game = start(puzzle)
    solution = solve(puzzle).solutions[0].givens
    for fact in [fact for fact in solution if fact not in puzzle.givens][:moves]:
        about = puzzle.rules.fact(fact)
        game = writing.settle(game, [fact], f"{about} is written")
    return set_trial(undo(game))


def damaged(data: bytes, rng: random.Random) -> bytes:
    """The file with some bytes otherwise, and at least one of them."""
    out = bytearray(data)
    while bytes(out) == data:
        for _ in range(rng.choice([1, 1, 1, 2, 4, 16])):
            at = rng.randrange(len(out))
            how = rng.choice(["byte", "byte", "bit", "run", "zeros", "swap", "end"])
            if how == "byte":
                out[at] = rng.randrange(256)
            elif how == "bit":
                out[at] ^= 1 << rng.randrange(8)
            elif how == "run":
                length = min(rng.randrange(1, 64), len(out) - at)
                out[at : at + length] = rng.randbytes(length)
            elif how == "end" and rng.random() < 0.1:
                del out[max(at, len(out) // 2) :]
            elif how in ("zeros", "swap") and rng.random() < 0.5:
                at -= at % SECTOR
                other = rng.randrange(len(out)) // SECTOR * SECTOR
                piece = bytes(out[other : other + SECTOR]) if how == "swap" else bytes(SECTOR)
                out[at : at + SECTOR] = piece[: len(out) - at]
    return bytes(out)


class Wrong(AssertionError):
    """A promise is broken."""


def attack(path: Path, new: Path, kept: dict[str, Game], ends: Counter[str]) -> None:
    """Use a damaged library in every way; raise what is wrong."""
    before = path.read_bytes()
    loaded = use(path, kept, ends)
    path.write_bytes(before)
    for ending in ("-wal", "-shm"):
        path.with_name(path.name + ending).unlink(missing_ok=True)
    try:
        told = rescue(path, new)
    except WhygridError:
        ends["no rescue"] += 1
        told = []
    if path.read_bytes() != before:
        raise Wrong("rescuing has changed the damaged file")
    whole = {one.old_name for one in told if not one.lacks}
    if not loaded <= whole:
        raise Wrong(f"{loaded - whole} loaded, but was not rescued whole")
    if told:
        with Library(new) as library:
            for one in told:
                ends["whole" if not one.lacks else "in part" if one.name else "lost"] += 1
                if one.name:
                    game = library.load(one.name).game
                    if not one.lacks and game != kept.get(one.old_name):
                        raise Wrong(f"{one.old_name} was rescued as something else")


def use(path: Path, kept: dict[str, Game], ends: Counter[str]) -> set[str]:
    """Open, list, load and save; the names of the games that load."""
    loaded: dict[str, Saved] = {}
    try:
        library = Library(path)
    except WhygridError:
        ends["not opened"] += 1
        return set()
    with library:
        try:
            for entry in library.games():
                if not entry.damaged and entry.name not in kept:
                    raise Wrong(f"{entry.name!r} is listed, which nobody saved")
        except WhygridError:
            ends["not listed"] += 1
        for name, game in kept.items():
            try:
                loaded[name] = library.load(name)
            except WhygridError:
                ends["told damaged"] += 1
                continue
            ends["loaded"] += 1
            if loaded[name].game != game:
                raise Wrong(f"{name} is not as it was")
        for name, saved in list(loaded.items())[:2]:
            more = set_trial(undo(saved.game))
            try:
                library.save(saved, more)
            except WhygridError:
                ends["not saved"] += 1
                continue
            try:
                if library.load(name).game != more:
                    raise Wrong(f"{name} was saved as something else")
                ends["saved"] += 1
            except WhygridError as error:
                raise Wrong(f"{name} was saved, and then: {error}") from None
        for name, saved in list(loaded.items())[2:]:
            if library.load(name).game != saved.game:
                raise Wrong(f"{name} changed with others")
    return set(loaded)


def run(count: int, seed: int, only: Container[int] | None = None) -> tuple[Counter[str], dict[str, str]]:
    """How often what came of it, and one example of each kind of wrong end; of all, or `only` of these."""
    rng = random.Random(seed)
    ends: Counter[str] = Counter()
    wrong: dict[str, str] = {}
    with tempfile.TemporaryDirectory() as folder:
        path, new = Path(folder, "library.db"), Path(folder, "new.db")
        kept = games()
        # The time of saving is in the file, and the same seed shall mean the same bytes.
        with Library(path) as library, patch("whygrid.store.library.time.time", side_effect=range(1, 1000)):
            for name, game in kept.items():
                library.add(game, name)
        sound = path.read_bytes()
        for number in range(count):
            for file in Path(folder).iterdir():
                file.unlink()
            path.write_bytes(damaged(sound, rng))
            if only is not None and number not in only:
                continue
            try:
                attack(path, new, kept, ends)
            except Exception:
                ends["wrong"] += 1
                said = traceback.format_exc(limit=-4)
                wrong.setdefault(said.splitlines()[-1][:60], f"library {number}\n{said}")
    return ends, wrong


if __name__ == "__main__":
    run_as_command("Damage libraries of games.", run, "libraries", 10_000, "kinds of wrong ends")
