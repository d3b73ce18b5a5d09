"""A game: a puzzle, and all moves ever made in it, as a tree.

                 ┌─ 3 ── 4            a move after an undo starts a branch; nothing that was undone is lost,
    0 ── 1 ── 2 ─┤                    and two windows that play the same game only make two branches
                 └─ 5 ── 6  at

`at` is the number of the last move that counts; at 0 nothing is written. A *trial* is a number to go back
to. A move says what it took off the board and what it put on it, so that going back and forth is exact.
Whatever is written is *ink*: on a layer, at a cell or an edge, saying something.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property

from whygrid.errors import UsageError
from whygrid.logic.facts import Literal
from whygrid.play.places import Places, places_of
from whygrid.puzzle import Puzzle
from whygrid.records import NamedTuple
from whygrid.sheet import Sheet
from whygrid.voice.message import Said, message

LAYERS = ("entry", "centre", "corner", "struck", "colour", "tint")
"""Filled in; pencil marks in the middle and in corners; ruled out for good; colours of cells, of marks."""
COLOURS = 9
ORIGINS = "origins"
"""The entry of a game's info that says how entries which were read had been found."""
PROOF = "proof"
"""The entry of a game's info that holds the proof made so far, as a document."""


class Ink(NamedTuple):
    """Something written: a digit, a line, a mark, a colour."""

    layer: str
    where: str
    what: str


Written = frozenset[Ink]


class Move(NamedTuple):
    """What one move changed; `parent` is the number of the move before it."""

    parent: int
    words: str
    off: tuple[Ink, ...]
    on: tuple[Ink, ...]


@dataclass(frozen=True)
class Game:
    """A game; move number n is `moves[n - 1]`.

    trials     numbers of moves to go back to, the last one first to be ended
    hints      how many hints were used; likewise checks
    seconds    time played, counted only where a timer is wanted
    info       title, author and the like
    """

    puzzle: Puzzle
    moves: tuple[Move, ...] = ()
    at: int = 0
    trials: tuple[int, ...] = ()
    hints: int = 0
    checks: int = 0
    seconds: float = 0.0
    info: Mapping[str, str] = field(default_factory=dict)

    @cached_property
    def written(self) -> Written:
        """What is written now."""
        written: set[Ink] = set()
        for number in self.path:
            written.difference_update(self.moves[number - 1].off)
            written.update(self.moves[number - 1].on)
        return frozenset(written)

    @cached_property
    def path(self) -> tuple[int, ...]:
        """The numbers of the moves from the first one to `at`."""
        found, number = [], self.at
        while number:
            found.append(number)
            number = self.moves[number - 1].parent
        return tuple(reversed(found))

    @property
    def places(self) -> Places:
        """Where one can write."""
        return places_of(self.puzzle)

    def ink(self, layer: str) -> Mapping[str, list[str]]:
        """What is written on one layer, by subject; marks in the order of the rules."""
        return self._layers[layer]

    @cached_property
    def _layers(self) -> dict[str, dict[str, list[str]]]:
        order = {symbol: index for index, symbol in enumerate(self.places.symbols)}
        found: dict[str, dict[str, list[str]]] = {layer: {} for layer in LAYERS}
        for ink in sorted(self.written, key=lambda ink: (ink.where, order.get(ink.what, 0), ink.what)):
            found[ink.layer].setdefault(ink.where, []).append(ink.what)
        return found

    def facts(self, layer: str = "entry") -> tuple[Literal, ...]:
        """What is written on one layer, as facts in order."""
        found = self._facts.get(layer)
        if found is None:
            written, literal = self.ink(layer).items(), self.places.literal
            found = tuple(sorted(literal(where, symbol) for where, what in written for symbol in what))
            self._facts[layer] = found
        return found

    @cached_property
    def _facts(self) -> dict[str, tuple[Literal, ...]]:
        return {}

    @cached_property
    def printed(self) -> frozenset[str]:
        """The subjects that the puzzle itself settles, which can't be changed."""
        rules = self.puzzle.rules
        return frozenset(rules.fact(given).subject for given in self.puzzle.givens if given > 0)

    @property
    def position(self) -> Puzzle:
        """The puzzle with the entries written in."""
        return self.puzzle.fill(self.facts())

    def sheet(self) -> Sheet[object]:
        """What lies in front of the player, for the text forms that keep it."""
        colours = {where: int(numbers[0]) for where, numbers in self.ink("colour").items()}  # sheets keep one
        struck = tuple(-fact for fact in self.facts("struck"))
        centre, corner = frozenset(self.facts("centre")), frozenset(self.facts("corner"))
        info = {name: value for name, value in self.info.items() if name not in (ORIGINS, PROOF)}
        read = dict(entry.split("=", 1) for entry in self.info.get(ORIGINS, "").split(";") if entry)
        origins = {where: origin for where, origin in read.items() if where in self.ink("entry")}
        entries = (*self.facts(), *struck)
        return Sheet(self.puzzle.board, entries, centre, corner, colours, info, origins)

    def moved(self, words: Said, off: Iterable[Ink], on: Iterable[Ink]) -> Game:
        """The game after one more move; the same game if the move changes nothing."""
        wanted = frozenset(on)
        gone = tuple(sorted((frozenset(off) & self.written) - wanted))
        new = tuple(sorted(wanted - self.written))
        if not gone and not new:
            return self
        move = Move(self.at, str(words), gone, new)
        return replace(self, moves=(*self.moves, move), at=len(self.moves) + 1)


def start(puzzle: Puzzle, sheet: Sheet[object] | None = None) -> Game:
    """A new game; what a sheet has on it is the first move."""
    if sheet is None:
        return Game(puzzle)
    origins = ";".join(f"{where}={origin}" for where, origin in sheet.origins.items())
    game = Game(puzzle, info={**sheet.info, **({ORIGINS: origins} if origins else {})})
    rules = puzzle.rules
    layers = [("entry", sheet.entries), ("centre", sheet.centre), ("corner", sheet.corner)]
    on = [
        Ink(layer if literal > 0 else "struck", fact.subject, fact.value)
        for layer, literals in layers
        for literal in literals
        for fact in [rules.fact(abs(literal))]
        if fact.subject not in game.printed
    ]
    on += [Ink("colour", where, str(number)) for where, number in sheet.colours.items()]
    return game.moved(message("play/move-read"), (), on)


def undo(game: Game) -> Game:
    """The game before the last move."""
    return go(game, game.moves[game.at - 1].parent) if game.at else game


def redo(game: Game) -> Game:
    """The game after the move that was undone last, or after the newest one that follows."""
    following = children(game, game.at)
    return go(game, following[-1]) if following else game


def children(game: Game, number: int) -> list[int]:
    """The moves made after this one: more than one where there are branches."""
    return [child for child, move in enumerate(game.moves, 1) if move.parent == number]


def branches(game: Game) -> list[int]:
    """The last moves of all branches."""
    parents = {move.parent for move in game.moves}
    return [number for number in range(1, len(game.moves) + 1) if number not in parents]


def go(game: Game, number: int) -> Game:
    """The game as it was after move `number`, on whichever branch it is; 0 is the beginning."""
    if not 0 <= number <= len(game.moves):
        raise UsageError(
            message("play/there-is-no-move", number=number),
            remedy=message("play/moves-run", last=len(game.moves)),
        )
    gone = replace(game, at=number)
    return replace(gone, trials=tuple(trial for trial in game.trials if trial in (0, *gone.path)))


def next_branch(game: Game) -> Game:
    """The end of another branch, in turn."""
    ends = branches(game)
    later = [end for end in ends if end > game.at]
    return go(game, (later or ends or [0])[0])


def set_trial(game: Game) -> Game:
    """The game with a mark here to come back to; trials nest."""
    return game if game.trials[-1:] == (game.at,) else replace(game, trials=(*game.trials, game.at))


def accept_trial(game: Game) -> Game:
    """The game without its last trial's mark: what was tried stays."""
    return replace(_in_trial(game), trials=game.trials[:-1])


def reject_trial(game: Game) -> Game:
    """The game as it was when the last trial began; what was tried stays on a branch of its own."""
    trial = _in_trial(game).trials[-1]
    return replace(go(game, trial), trials=game.trials[:-1])


def _in_trial(game: Game) -> Game:
    if not game.trials:
        raise UsageError(message("play/there-is-no-trial-to-end"), remedy=message("play/set-a-trial-first"))
    return game
