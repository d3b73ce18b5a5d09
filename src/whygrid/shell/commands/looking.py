"""Commands that show: help, print, original, the cursor."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from whygrid.grid import Cell
from whygrid.scene.view import View
from whygrid.shell.cells import both
from whygrid.shell.commands.files import write_file
from whygrid.shell.console import Call, Command
from whygrid.shell.session import Session


def help_(session: Session, call: Call) -> Iterator[str]:
    """All commands and settings, or those that are named."""
    if call.words:
        for word in call.words:
            variable = session.console.variable(word)
            if variable is not None:
                yield f"{variable.name} (setting): {variable.help}"
                continue
            command = session.console.command(word)
            names = f"  (also: {', '.join(command.also)})" if command.also else ""
            yield f"{command.usage}\n    {command.help}{names}"
        return
    yield "COMMANDS, by any beginning that fits only one:"
    yield "\n".join(f"  {command.name:10} {command.help}" for command in session.console.commands)
    yield "SETTINGS, shown by their name and set by name=value:"
    yield "\n".join(f"  {variable.name:15} {variable.help}" for variable in session.console.variables)
    yield "Cells: r4c5 is row 4, column 5; 3 4 or (3, 4) is the same cell, counted from 0."
    yield "`help set` says more about one command."


def print_(session: Session, call: Call) -> Iterator[str]:
    """The board in some style."""
    form = next((flag for flag in ("raw", "array") if flag in call.flags), call.named.get("form"))
    if form:
        text = session.text(form, session.game.position)
    else:
        colour, session.colour = session.colour, session.colour and not _file(call)
        text = session.draw("small" if call.flags & {"small", "sums"} else "marks")
        session.colour = colour
    if "sums" in call.flags:
        text += "\n" + sums(session)
    target = _file(call)
    yield write_file(target, text) if target else text


def _file(call: Call) -> str | None:
    return call.word(0, "file")


def sums(session: Session) -> str:
    """The sums of rows and columns, where cells hold numbers."""
    rules = session.game.puzzle.rules
    rows, columns = [0] * session.rows, [0] * session.columns
    for literal in (*session.game.puzzle.givens, *session.game.facts()):
        fact = rules.fact(literal)
        for cell, name in session.game.places.cells.items():
            if name == fact.subject and fact.value.isdecimal():
                rows[cell.row] += int(fact.value)
                columns[cell.column] += int(fact.value)
    return f"sums of rows: {' '.join(map(str, rows))}\nsums of columns: {' '.join(map(str, columns))}"


def original(session: Session, call: Call) -> Iterator[str]:
    """The puzzle as it was printed."""
    yield session.draw("small", session.game.puzzle)


def _move(rows: int, columns: int) -> Callable[[Session, Call], Iterator[str]]:
    def run(session: Session, call: Call) -> Iterator[str]:
        row, column = session.cursor
        session.cursor = Cell((row + rows) % session.rows, (column + columns) % session.columns)
        yield f"selected: {both(session.cursor)}"
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
