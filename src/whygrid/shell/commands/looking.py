"""Commands that show: help, print, original, the cursor."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from whygrid.errors import UsageError
from whygrid.grid import Cell
from whygrid.scene.view import View
from whygrid.shell.cells import both
from whygrid.shell.commands.files import write_file
from whygrid.shell.console import Call, Command
from whygrid.shell.help import help_lines
from whygrid.shell.session import Session
from whygrid.voice.cell_names import row_label
from whygrid.voice.message import Said, message

_PLAIN = re.compile(r"\x1b\[[\d;]*m")
_ROW = re.compile(r"\s*(\w+) [^\w\s]")
_LABEL = re.compile(r"\w+")


def help_(session: Session, call: Call) -> Iterator[Said]:
    """All commands and settings, or those that are named."""
    yield from help_lines(session.console, call.words)


def print_(session: Session, call: Call) -> Iterator[Said]:
    """The board in some style."""
    form = next((flag for flag in ("raw", "array") if flag in call.flags), call.named.get("form"))
    if form:
        text = session.text(form, session.game.position)
    else:
        colour, session.colour = session.colour, session.colour and not _file(call)
        text = session.draw("small" if call.flags & {"small", "sums"} else "marks")
        session.colour = colour
    if "sums" in call.flags:
        text = _with_sums(session, text)
    target = _file(call)
    yield write_file(target, text) if target else text


def _file(call: Call) -> str | None:
    return call.word(0, "file")


def _with_sums(session: Session, drawing: str) -> str:
    """A small board with the sum of each row behind it and the sum of each column below."""
    if not session.game.places.cells:
        raise UsageError(message("shell/no-numbers-to-add"), remedy=message("shell/cells-hold-none"))
    rules = session.game.puzzle.rules
    place = {name: cell for cell, name in session.game.places.cells.items()}
    rows, columns = [0] * session.rows, [0] * session.columns
    for literal in (*session.game.puzzle.givens, *session.game.facts()):
        fact = rules.fact(literal)
        if fact.value.isdecimal() and fact.subject in place:
            rows[place[fact.subject].row] += int(fact.value)
            columns[place[fact.subject].column] += int(fact.value)
    head, *lines = drawing.splitlines()
    numbered = [_ROW.match(_PLAIN.sub("", line)) for line in lines]
    row_of = {row_label(number): number - 1 for number in range(1, len(rows) + 1)}
    drawn = [
        line if found is None else f"{line} {rows[row_of[found[1]]]}"
        for line, found in zip(lines, numbered, strict=True)
    ]
    below = ""
    for number, total in zip(_LABEL.finditer(_PLAIN.sub("", head)), columns, strict=True):
        below += str(total).rjust(max(number.end() - len(below), len(str(total)) + 1))
    return "\n".join([head, *drawn, below])


def original(session: Session, call: Call) -> Iterator[Said]:
    """The puzzle as it was printed."""
    yield session.draw("small", session.game.puzzle)


def _move(rows: int, columns: int) -> Callable[[Session, Call], Iterator[Said]]:
    def run(session: Session, call: Call) -> Iterator[Said]:
        row, column = session.cursor
        session.cursor = Cell((row + rows) % session.rows, (column + columns) % session.columns)
        yield message("shell/selected", cell=both(session.cursor))
        name = session.game.places.cells.get(session.cursor)
        literals = session.game.places.facts.get(name or "", {}).values()
        written = [fact for fact in (*session.game.puzzle.givens, *session.game.facts()) if fact in literals]
        view = View(placed=session.game.facts(), support=tuple(written[:1]))
        yield session.draw("small", session.game.puzzle, view)

    return run


COMMANDS = (
    Command("help", "help [NAMES]", "this list, or more about one of it", help_),
    Command(
        "print",
        "print [--small] [--marks] [--raw] [--array] [--sums] [form=NAME] [FILE]",
        "draw the board, with pencil marks unless small",
        print_,
        (),
        ("small", "marks", "raw", "array", "sums"),
        ("file", "form"),
        most=1,
    ),
    Command(
        "original",
        "original",
        "the puzzle as it was printed",
        original,
        ("origin", "og", "o", "puzzle"),
        most=0,
    ),
    Command("up", "up", "select the cell above", _move(-1, 0), ("U", "w"), most=0),
    Command("down", "down", "select the cell below", _move(1, 0), ("D", "s"), most=0),
    Command("left", "left", "select the cell to the left", _move(0, -1), ("L", "a"), most=0),
    Command("right", "right", "select the cell to the right", _move(0, 1), ("R", "d"), most=0),
)
