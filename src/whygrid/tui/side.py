"""What stands beside the board while one plays: the state, the cell, the counter, the combinations."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from rich.text import Text

from whygrid.grid import Cell
from whygrid.play.game import Game
from whygrid.play.helping import finished, progress
from whygrid.voice import message

MODES = ("entry", "corner", "centre", "colour")
"""What keys write, in the order in which one goes through them."""


def mode_text(game: Game, mode: str, holding: bool) -> str:
    """What keys write now, in words."""
    if holding:
        return str(message("tui/mode-drawing"))
    return str(message(f"tui/mode-{mode if game.places.symbols or mode == 'colour' else 'lines'}"))


class Side:
    """The text beside the board; what depends on nothing else than what is written is worked out once."""

    def __init__(self) -> None:
        self._game: Game | None = None
        self._state = ""
        self._counter = Text()

    def text(
        self, game: Game, name: str, cursor: Cell, selected: Sequence[Cell], mode: str, seconds: float | None
    ) -> Text:
        """Everything beside the board; without `seconds` no time is shown."""
        if self._game is not game:
            self._game, self._state, self._counter = game, _state(game), _counter(game)
        text = Text()
        text.append(f"{name}\n", "bold")
        text.append(self._state)
        if seconds is not None:
            text.append(f" · {int(seconds) // 60}:{int(seconds) % 60:02}")
        text.append(f"\n{message('tui/mode', mode=mode)}\n", "bold")
        text.append_text(_cell(game, cursor, selected))
        text.append_text(self._counter)
        known = (*game.puzzle.givens, *game.facts())
        cell = game.places.cells.get(cursor, str(cursor))
        for aside in game.puzzle.genre.aside(game.puzzle.board, known, cell):
            text.append(f"{aside.line}\n", "strike dim" if aside.struck else "")
        return text


def _state(game: Game) -> str:
    done, whole = progress(game)
    state = message("tui/finished") if finished(game) else message("tui/of-cells", done=done, n=whole)
    trial = f" · {message('tui/trial', n=len(game.trials))}" if game.trials else ""
    helped = message("tui/hints-and-checks", hints=game.hints, checks=game.checks)
    return f"{state} · {message('tui/move', n=len(game.path))}{trial}\n{helped}"


def _cell(game: Game, cursor: Cell, selected: Sequence[Cell]) -> Text:
    name = game.places.cells.get(cursor)
    text = Text(f"\n{cursor}")
    if len(selected) > 1:
        text.append(f" {message('tui/and-more', n=len(selected) - 1)}")
    if name is not None:
        printed = f" {message('tui/printed')}" if name in game.printed else ""
        text.append(printed or "".join(f" = {symbol}" for symbol in game.ink("entry").get(name, ())))
        for layer in ("centre", "corner", "struck"):
            marks = game.ink(layer).get(name)
            text.append(f"\n  {message(f'tui/layer-{layer}')}: {' '.join(marks)}" if marks else "")
    for number in game.ink("colour").get(str(cursor), ()):
        text.append(f"\n  {message('tui/colour', n=number)}")
    return text.append("\n")


def _counter(game: Game) -> Text:
    """How many of each symbol are written; finished ones are dim and in brackets."""
    rules = game.puzzle.rules
    count = Counter(rules.fact(fact).value for fact in (*game.puzzle.givens, *game.facts()) if fact > 0)
    whole = len(game.places.symbols)
    if not whole:
        return Text()
    regular = whole * whole == len(game.places.cells)
    text = Text("\n")
    for symbol in game.places.symbols:
        full = regular and count[symbol] >= whole
        text.append(f"({symbol})" if full else f" {symbol}", "dim" if full else "")
        text.append(f"×{count[symbol]} " if not regular or not full else " ", "dim")
    return text.append("\n\n")
