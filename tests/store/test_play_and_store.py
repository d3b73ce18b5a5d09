"""Random play in two windows on one library, against a model that only remembers pages."""

import tempfile
from pathlib import Path

import hypothesis.strategies as st
from hypothesis import settings
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from tests.play.cases import fresh
from whygrid.errors import Clash, UsageError
from whygrid.play import game as games
from whygrid.play import writing
from whygrid.registry import genre
from whygrid.store.library import Library

CELLS = st.sampled_from([f"r{row}c{column}" for row in range(1, 5) for column in range(1, 5)])
DIGITS = st.sampled_from("1234")
WINDOWS = st.sampled_from([0, 1])


class Window:
    """A window: a library of its own, the game as it is shown, and the pages that the player has seen."""

    def __init__(self, path: Path, name: str) -> None:
        self.library = Library(path)
        self.saved = self.library.load(name)
        self.trail = [self.saved.game.written]  # pages from the beginning to here
        self.undone: list[frozenset] = []
        self.trials: list[int] = []


class PlayAndStore(RuleBasedStateMachine):
    """Whatever two windows do, each sees its own moves, and every page ever acknowledged can be reached."""

    @initialize()
    def open(self):
        self.folder = tempfile.TemporaryDirectory()
        self.path = Path(self.folder.name) / "library.db"
        with Library(self.path) as library:
            library.add(fresh(genre("sudoku")), "game")
        self.windows = [Window(self.path, "game"), Window(self.path, "game")]
        self.acknowledged = {self.windows[0].saved.game.written}

    def teardown(self):
        if hasattr(self, "windows"):
            for window in self.windows:
                window.library.close()
            self.folder.cleanup()

    def keep(self, window, game):
        try:
            window.saved = window.library.save(window.saved, game)
        except Clash:
            window.saved = window.library.merge(window.saved, game)
        assert window.saved.game.written == game.written
        self.acknowledged.add(game.written)

    def act(self, number, move):
        window = self.windows[number]
        before = window.saved.game
        try:
            after = move(before)
        except UsageError:
            return
        self.keep(window, after)
        if after.written != before.written:
            window.trail.append(after.written)
            window.undone.clear()

    @rule(number=WINDOWS, cell=CELLS, digit=DIGITS, clean=st.booleans())
    def enter(self, number, cell, digit, clean):
        self.act(number, lambda game: writing.enter(game, [cell], digit, clean))

    @rule(number=WINDOWS, cells=st.lists(CELLS, min_size=1, max_size=3), digit=DIGITS, corner=st.booleans())
    def mark(self, number, cells, digit, corner):
        self.act(number, lambda game: writing.mark(game, "corner" if corner else "centre", cells, digit))

    @rule(number=WINDOWS, cell=CELLS)
    def erase(self, number, cell):
        self.act(number, lambda game: writing.erase(game, [cell]))

    @rule(number=WINDOWS)
    def fill(self, number):
        self.act(number, writing.fill_marks)

    @rule(number=WINDOWS)
    def undo(self, number):
        window = self.windows[number]
        self.keep(window, games.undo(window.saved.game))
        if len(window.trail) > 1:
            window.undone.append(window.trail.pop())
            window.trials = [depth for depth in window.trials if depth <= len(window.trail)]

    @rule(number=WINDOWS)
    def redo(self, number):
        window = self.windows[number]
        if window.undone:
            # Another window may have branched off here since, so that redo has more than one way to go.
            game = window.saved.game
            steps = [games.go(game, child) for child in games.children(game, game.at)]
            chosen = next(step for step in reversed(steps) if step.written == window.undone[-1])
            self.keep(window, chosen)
            window.trail.append(window.undone.pop())

    @rule(number=WINDOWS)
    def set_trial(self, number):
        window = self.windows[number]
        self.keep(window, games.set_trial(window.saved.game))
        if window.trials[-1:] != [len(window.trail)]:
            window.trials.append(len(window.trail))

    @precondition(lambda self: any(window.trials for window in self.windows))
    @rule()
    def reject_trial(self):
        window = next(window for window in self.windows if window.trials)
        self.keep(window, games.reject_trial(window.saved.game))
        depth = window.trials.pop()
        if len(window.trail) > depth:
            window.undone = []
        window.trail = window.trail[:depth]

    @rule(number=WINDOWS)
    def close_and_open_again(self, number):
        window = self.windows[number]
        self.keep(window, window.saved.game)
        window.library.close()
        opened = Window(self.path, "game")
        assert opened.saved.game == window.saved.game
        window.library, window.saved = opened.library, opened.saved

    @invariant()
    def each_window_sees_its_own_page(self):
        for window in getattr(self, "windows", ()):
            assert window.saved.game.written == window.trail[-1]
            assert len(window.saved.game.trials) == len(window.trials)

    @invariant()
    def nothing_acknowledged_is_lost(self):
        if hasattr(self, "windows"):
            with Library(self.path) as library:
                game = library.load("game").game
            reachable = {games.go(game, number).written for number in range(len(game.moves) + 1)}
            assert self.acknowledged <= reachable


TestPlayAndStore = PlayAndStore.TestCase
TestPlayAndStore.settings = settings(max_examples=12, stateful_step_count=20)
