"""Moves: all that a player can write, strike out and erase. Each gives the game after one move."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from whygrid.engine.exclusions import exclusions_of
from whygrid.errors import UsageError
from whygrid.grid import Cell
from whygrid.logic.facts import Literal
from whygrid.play.game import COLOURS, Game, Ink
from whygrid.voice.message import Cells, Message, Said, Values, message

MARKS = ("centre", "corner")


def enter(game: Game, cells: Sequence[str], symbol: str, clean: bool = True) -> Game:
    """Write a symbol into cells, or take it off if it stands in all of them; `clean` takes off marks too."""
    on = [Ink("entry", name, symbol) for name in _writable(game, cells, symbol)]
    said = message("play/move-enter", cells=_listed(cells), values=Values((symbol,)))
    if all(ink in game.written for ink in on):
        return game.moved(message("play/move-erase", cells=_listed(cells)), on, ())
    return game.moved(said, [*_replaced(game, on), *(_struck_marks(game, on) if clean else ())], on)


def mark(game: Game, layer: str, cells: Sequence[str], symbol: str) -> Game:
    """Note a symbol in cells, or take the note off if all of them have it; filled cells are left alone."""
    free = [name for name in _writable(game, cells, symbol, skip=True) if name not in game.ink("entry")]
    inks = [Ink(layer, name, symbol) for name in free]
    if all(ink in game.written for ink in inks):
        return game.moved(_noted("off", layer, cells, symbol), inks, ())
    return game.moved(_noted("on", layer, cells, symbol), (), inks)


def strike(game: Game, cells: Sequence[str], symbols: Iterable[str]) -> Game:
    """Rule symbols out in cells for good."""
    on = [Ink("struck", name, symbol) for symbol in symbols for name in _writable(game, cells, symbol)]
    off = [Ink(layer, ink.where, ink.what) for ink in on for layer in MARKS]
    values = Values(tuple(dict.fromkeys(ink.what for ink in on)))
    return game.moved(message("play/move-strike", cells=_listed(cells), values=values), off, on)


def colour(game: Game, cells: Sequence[str], number: int, more: bool = False) -> Game:
    """Colour cells, or take the colour off if all of them have it; 0 takes off any, `more` keeps others."""
    _refuse_colour(number)
    on = [Ink("colour", name, str(number)) for name in cells] if number else []
    old = [ink for ink in game.written if ink.layer == "colour" and ink.where in cells]
    if number and more:
        old = on if all(ink in game.written for ink in on) else []
    if all(ink in game.written for ink in on):
        return game.moved(message("play/move-no-colour", cells=_listed(cells)), old, ())
    return game.moved(message("play/move-colour", cells=_listed(cells), n=number), old, on)


def tint(game: Game, cells: Sequence[str], symbol: str, number: int) -> Game:
    """Colour the pencil marks of a symbol in cells, or take that colour off if all of them have it."""
    _refuse_colour(number)
    free = [name for name in _writable(game, cells, symbol, skip=True) if name not in game.ink("entry")]
    on = [Ink("tint", name, f"{symbol}:{number}") for name in free] if number else []
    old = [
        ink
        for ink in game.written
        if ink.layer == "tint" and ink.where in free and ink.what.rpartition(":")[0] == symbol
    ]
    if all(ink in game.written for ink in on):
        return game.moved(message("play/move-no-colour", cells=_listed(cells)), old, ())
    return game.moved(message("play/move-colour", cells=_listed(cells), n=number), old, on)


def _refuse_colour(number: int) -> None:
    if not 0 <= number <= COLOURS:
        raise UsageError(
            message("play/there-is-no-colour", number=number),
            remedy=message("play/colours-run", last=COLOURS),
        )


def line(game: Game, first: Cell, second: Cell, drawn: bool | None = True) -> Game:
    """Draw a line between neighbours, note that there is none (False), or take either off (None)."""
    places = game.places
    edge = places.edge(first, second)
    if edge in game.printed:
        raise UsageError(
            message("play/is-printed-in-the-puzzle", place=Cells((edge,))),
            remedy=message("play/choose-another-one"),
        )
    old = [ink for ink in game.written if ink.where == edge and ink.layer == "entry"]
    if drawn is None:
        return game.moved(message("play/move-erase", cells=_listed([edge])), old, ())
    on = Ink("entry", edge, places.drawn(edge) if drawn else places.undrawn(edge))
    cut = _in_the_way(game, on, second) if drawn else []
    return game.moved(
        message("play/move-line", cells=_listed([edge]), values=Values((on.what,))), [*old, *cut], [on]
    )


def _in_the_way(game: Game, new: Ink, cell: Cell) -> list[Ink]:
    """The lines at a cell that a new line leaves no room for: another path is cut by it."""
    places = game.places
    at_cell = {name for pair, name in places.edges.items() if cell in pair and name != new.where}
    lines = [
        ink
        for ink in game.written
        if ink.layer == "entry" and ink.where in at_cell and ink.what == places.drawn(ink.where)
    ]
    literal = places.literal(new.where, new.what)
    held = {literal, *(places.literal(ink.where, ink.what) for ink in lines)}
    broken = any(
        sum(other in held for other in count.literals) > count.high
        for number in game.puzzle.rules.occurrences.get(literal, ())
        for count in [game.puzzle.rules.counts[number]]
    )
    return lines if broken else []


def erase(game: Game, cells: Sequence[str], only: Sequence[str] = ()) -> Game:
    """Clear cells by layers: their entries, or else their marks, or else their colours; or `only` these."""
    for layers in (only,) if only else (("entry",), (*MARKS, "struck"), ("colour", "tint")):
        off = [ink for ink in game.written if ink.layer in layers and ink.where in _touching(game, cells)]
        if off:
            return game.moved(message("play/move-erase", cells=_listed(cells)), off, ())
    printed = [name for name in cells if name in game.printed]
    if printed:
        raise UsageError(
            message("play/is-printed-in-the-puzzle", place=Cells((printed[0],))),
            remedy=message("play/only-what-you-wrote-can-be-erased"),
        )
    return game


def fill_marks(game: Game) -> Game:
    """Note all that is possible in every cell without centre marks; your own marks stay as they are."""
    noted, filled, struck = game.ink("centre"), game.ink("entry"), game.ink("struck")
    out = _excluded(game)
    places = game.places
    on = [
        Ink("centre", name, symbol)
        for name in places.cells.values()
        if name not in noted and name not in filled and name not in game.printed
        for symbol, literal in places.facts[name].items()
        if literal not in out and symbol not in struck.get(name, ())
    ]
    return game.moved(message("play/move-fill-marks"), (), on)


def clean_marks(game: Game) -> Game:
    """Take off the marks that what is written excludes at once; nothing that you excluded comes back."""
    out, places = _excluded(game), game.places
    gone = [ink for ink in game.written if ink.layer in MARKS and places.literal(ink.where, ink.what) in out]
    return game.moved(message("play/move-clean-marks"), gone, ())


def clear_marks(game: Game) -> Game:
    """Take off all marks."""
    return game.moved(
        message("play/move-clear-marks"), [ink for ink in game.written if ink.layer in MARKS], ()
    )


def settle(game: Game, facts: Iterable[Literal], words: Said, clean: bool = True) -> Game:
    """Write down what follows: entries for facts, and off with the marks of what is excluded."""
    rules, chosen = game.puzzle.rules, list(facts)
    named = [(literal, rules.fact(abs(literal))) for literal in chosen]
    on = [Ink("entry", f.subject, f.value) for n, f in named if n > 0 and f.subject not in game.printed]
    out = [f for n, f in named if n < 0]
    off = [Ink(layer, f.subject, f.value) for f in out for layer in MARKS]
    struck = [Ink("struck", f.subject, f.value) for f in out]
    marks = _struck_marks(game, on) if clean else []
    return game.moved(words, [*_replaced(game, on), *off, *marks], [*on, *struck])


def restart(game: Game) -> Game:
    """Take everything off the board, as one move."""
    return game.moved(message("play/move-restart"), game.written, ())


def _writable(game: Game, cells: Sequence[str], symbol: str, skip: bool = False) -> list[str]:
    """These cells without the printed ones; an error if there is none left, or a symbol does not belong."""
    free = [name for name in cells if name not in game.printed]
    if not free and not skip:
        raise UsageError(
            message("play/is-printed-in-the-puzzle", place=_listed(cells)),
            remedy=message("play/choose-an-empty-cell"),
        )
    for name in free:
        game.places.literal(name, symbol)
    return free


def _replaced(game: Game, on: Iterable[Ink]) -> list[Ink]:
    """The entries that have to go for these: a cell holds one."""
    where = {ink.where for ink in on}
    return [ink for ink in game.written if ink.layer == "entry" and ink.where in where]


def _struck_marks(game: Game, on: Iterable[Ink]) -> list[Ink]:
    """The marks that these entries exclude at once, elsewhere; those under an entry wait for its end."""
    places, exclusions = game.places, exclusions_of(game.puzzle.rules)
    out: set[Literal] = set()
    for ink in on:
        out.update(exclusions.of(places.literal(ink.where, ink.what)))
    where = {ink.where for ink in on}
    return [
        ink
        for ink in game.written
        if ink.layer in MARKS and ink.where not in where and places.literal(ink.where, ink.what) in out
    ]


def _excluded(game: Game) -> set[Literal]:
    """What the givens and the entries exclude at once, and what no rule allows anyway."""
    exclusions = exclusions_of(game.puzzle.rules)
    out = {literal for count in game.puzzle.rules.counts if count.high == 0 for literal in count.literals}
    for literal in (*game.puzzle.givens, *game.facts()):
        if literal > 0:
            out.update(exclusions.of(literal))
    return out


def _touching(game: Game, cells: Sequence[str]) -> set[str]:
    """These cells, and the edges at them."""
    names = set(cells)
    edges = game.places.edges.items()
    return names | {edge for pair, edge in edges if names & {str(cell) for cell in pair}}


def _noted(sign: str, layer: str, cells: Sequence[str], symbol: str) -> Message:
    return message("play/move-mark", sign=sign, layer=layer, cells=_listed(cells), values=Values((symbol,)))


def _listed(cells: Sequence[str]) -> Cells | Message:
    return Cells(tuple(cells)) if 0 < len(cells) < 4 else message("play/so-many-cells", n=len(cells))
