"""`whygrid forgetful run`."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator

import click

from whygrid.budget import Budget
from whygrid.cli import shared
from whygrid.cli.boards import draw
from whygrid.cli.progress import clear_line, progress_bar
from whygrid.cli.sources import PROOF_BYTES, FoundPuzzle, Unread, place, read_puzzles, read_text, tell_unread
from whygrid.errors import Stopped, UsageError, WhygridError
from whygrid.puzzle import Puzzle
from whygrid.records import NamedTuple
from whygrid.scene.view import View
from whygrid.service.lists.natural import natural
from whygrid.service.lists.running import Run, run
from whygrid.service.lists.text import PositionList
from whygrid.voice.cell_names import named
from whygrid.voice.message import Message, Short, message

EPILOG = """\b
Examples:
  whygrid forgetful run list.txt classic                   every pass, and where it got stuck
  whygrid forgetful run peers puzzles.txt                  a natural list by its name; a line for each puzzle
  whygrid forgetful run list.txt classic --techniques "hidden single,naked single"
  whygrid forgetful run list.txt easy.txt hard.txt --table --lengths 9,27,81
  whygrid forgetful run peers easy.txt hard.txt --table --with houses --with boxes-6
"""
SHOWN = 6
"""So many of the cells in which it is stuck are named where there are many puzzles."""


class Way(NamedTuple):
    """How lists are gone through."""

    inside: bool
    techniques: tuple[str, ...] | None
    threads: int | None
    budget: Budget


@click.command(epilog=EPILOG)
@click.argument("listed", metavar="LIST")
@click.argument("puzzles", nargs=-1, required=True, metavar="PUZZLE...")
@click.option("--genre", metavar="NAME", help="Read them as this genre instead of guessing.")
@click.option("--techniques", metavar="NAMES", help="By these techniques alone, separated by commas.")
@click.option("--inside", is_flag=True, help="Fill in cells of the set alone, not all that follows from it.")
@click.option("--table", is_flag=True, help="The share won: a line for each list, a column for each PUZZLE.")
@click.option("--with", "others", multiple=True, metavar="LIST", help="Table: another list.")
@click.option("--lengths", metavar="NUMBERS", help="Table: only the first so many sets, for each number.")
@shared.threads_option
@shared.budget_option
@shared.json_option
@shared.colour_option
def command(
    listed: str,
    puzzles: tuple[str, ...],
    genre: str | None,
    techniques: str | None,
    inside: bool,
    table: bool,
    others: tuple[str, ...],
    lengths: str | None,
    threads: int | None,
    time_limit: float | None,
    as_json: bool,
    colour: bool,
) -> None:
    """Go through LIST with PUZZLE, again and again, and tell whether it wins.

    At each set one sees the digits that are known in its cells. All that follows from them alone, by any
    reasoning, is filled in; then they are forgotten. When the board is full, the list has won. When a whole
    pass adds nothing, it has lost.

    LIST is a file as `whygrid forgetful make` writes it, - for standard input, or the name of a natural list.
    PUZZLE is the puzzle itself, a file with one or many, FILE:LINE, or the name of an example.
    """
    names = None if techniques is None else tuple(name for name in techniques.split(",") if name.strip())
    shared.refuse_clashes(
        (names == (), message("cli/names-none", option="techniques")),
        ((others or lengths) and not table, message("cli/with-goes-with-table")),
    )
    read = {source: _read(source, genre, alone=len(puzzles) == 1) for source in puzzles}
    found = {source: tell_unread(entries) for source, entries in read.items()}
    every = [entry for entries in found.values() for entry in entries]
    if not every:
        raise UsageError(message("cli/no-puzzle-could-be-read"), remedy=message("cli/look-at-each"))
    if names:
        from whygrid.service.naming import english_names

        names = tuple(english_names(every[0].puzzle.genre, names))
    lists = {source: read_list(source, every[0].puzzle) for source in (listed, *others)}
    with shared.budget(time_limit, raising=False) as budget:
        way = Way(inside, names, threads, budget)
        if table:
            code = _table(lists, _numbers(lengths), found, way, as_json)
        elif len(every) == 1:
            code = _one(lists[listed], every[0].puzzle, way, as_json, colour)
        else:
            code = _many(lists[listed], every, way, as_json)
    sys.exit(2 if len(every) < sum(map(len, read.values())) else code)


def _read(source: str, genre: str | None, alone: bool) -> list[FoundPuzzle | Unread]:
    """The puzzles that a source means; a bad one does not keep the others from being read."""
    try:
        return read_puzzles([source], genre)
    except WhygridError as error:
        if alone:
            raise
        return [Unread(source, error)]


def read_list(source: str, puzzle: Puzzle) -> PositionList:
    """The list of a file, or the natural list of that name for boards like that of a puzzle."""
    if source == "-" or os.path.exists(source):
        return PositionList.parse(read_text(source, PROOF_BYTES), place(source))
    listing = puzzle.genre.listing
    if listing is None:
        raise UsageError(
            message("cli/no-natural-lists", title=puzzle.genre.title),
            remedy=message("cli/name-a-file-with-a-list"),
        )
    if source not in listing().kinds:
        known = ", ".join(listing().kinds)
        raise UsageError(
            message("cli/there-is-no-list", source=repr(source)),
            remedy=message("cli/name-a-list", known=known),
        )
    return natural(len(puzzle.rules.facts), source, puzzle=puzzle)


def _numbers(text: str | None) -> list[int]:
    parts = [] if text is None else text.replace(",", " ").split()
    if not all(part.isdecimal() and int(part) > 0 for part in parts):
        raise UsageError(
            message("cli/are-no-lengths", text=repr(text)),
            remedy=message("cli/how-lengths-are-written"),
        )
    return [int(part) for part in parts]


def _runs(
    listed: PositionList, puzzles: list[FoundPuzzle], way: Way, what: str
) -> Iterator[tuple[FoundPuzzle, Run | UsageError]]:
    """How the list does with each puzzle; those that were not finished are left out."""
    with progress_bar(what) as progress:
        outcomes = run(
            listed,
            (entry.puzzle for entry in puzzles),
            inside=way.inside,
            techniques=way.techniques,
            budget=way.budget,
            threads=way.threads,
            progress=lambda done: progress(done, len(puzzles)) if progress is not None else None,
        )
        for entry, outcome in zip(puzzles, outcomes, strict=False):
            if isinstance(outcome, UsageError) or not outcome.walk.stopped:
                clear_line(progress)
                yield entry, outcome


def _one(listed: PositionList, puzzle: Puzzle, way: Way, as_json: bool, colour: bool) -> int:
    """Tell all about one puzzle; the exit code."""
    outcome = next(
        run(listed, [puzzle], inside=way.inside, techniques=way.techniques, budget=way.budget), None
    )
    if outcome is None:
        raise Stopped(way.budget.reason)
    if isinstance(outcome, UsageError):
        raise outcome
    if as_json:
        shared.emit_json(_document(listed, outcome))
    else:
        shared.emit(_tell(listed, outcome, colour))
    return 4 if outcome.walk.stopped else 0 if outcome.walk.won else 1


def _many(listed: PositionList, puzzles: list[FoundPuzzle], way: Way, as_json: bool) -> int:
    """A line for each puzzle, and how many are won; the exit code."""
    won = done = refused = 0
    for entry, outcome in _runs(listed, puzzles, way, "run"):
        done += 1
        if isinstance(outcome, UsageError):
            refused += 1
        else:
            won += outcome.walk.won
        if as_json:
            shared.emit(json.dumps({"puzzle": entry.place, **_outcome(listed, outcome)}, ensure_ascii=False))
        else:
            shared.emit(f"{entry.place}: {_brief(outcome)}")
    tried = done - refused
    if not as_json and tried:
        share = f"{100 * won / tried:.1f}"
        shared.emit(message("cli/won-of", won=won, tried=tried, share=share, list=_size(listed)))
    if way.budget.reason:
        shared.tell(message("cli/stopped-before-the-end", why=way.budget.reason))
        return 4
    return 2 if refused else 0 if won == done else 1


def _table(
    lists: dict[str, PositionList],
    lengths: list[int],
    puzzles: dict[str, list[FoundPuzzle]],
    way: Way,
    as_json: bool,
) -> int:
    """The share won by each list, cut to each length, in each collection; the exit code."""
    widest = max(len("list"), *map(len, lists))
    if not as_json:
        columns = "  ".join(f"{os.path.basename(source):>9}" for source in puzzles)
        shared.emit(f"{'list':{widest}}   k     |L|  {columns}")
    lines: list[dict[str, object]] = []
    refused = False
    for name, whole in lists.items():
        sizes = [length for length in lengths if length <= len(whole.sets)] if lengths else [len(whole.sets)]
        for size in sizes:
            listed = PositionList(whole.sets[:size])
            shares: dict[str, dict[str, int]] = {}
            for source, entries in puzzles.items():
                outcomes = [outcome for _, outcome in _runs(listed, entries, way, f"{name}, {source}")]
                runs = [outcome for outcome in outcomes if isinstance(outcome, Run)]
                refused = refused or len(runs) < len(outcomes)
                shares[source] = {"won": sum(one.walk.won for one in runs), "puzzles": len(runs)}
            if way.budget.reason:
                break  # a part of a collection would not be its share
            lines.append({"list": name, "k": listed.k, "length": size, "shares": shares})
            if not as_json:
                widths = (max(9, len(os.path.basename(source))) for source in shares)
                told = "  ".join(
                    f"{_share(one):>{width}}" for width, one in zip(widths, shares.values(), strict=True)
                )
                shared.emit(f"{name:{widest}}  {listed.k:2}  {size:6}  {told}")
    if as_json:
        shared.emit_json(lines)
    if way.budget.reason:
        shared.tell(message("cli/stopped-before-the-end", why=way.budget.reason))
        return 4
    return 2 if refused else 0


def _share(figures: dict[str, int]) -> str:
    return (
        f"{100 * figures['won'] / figures['puzzles']:.1f} %"
        if figures["puzzles"]
        else str(message("cli/none"))
    )


def _outcome(listed: PositionList, outcome: Run | UsageError) -> dict[str, object]:
    if isinstance(outcome, UsageError):
        return {"won": None, "error": str(outcome.what)}
    return _document(listed, outcome)


def _document(listed: PositionList, one: Run) -> dict[str, object]:
    rules = one.puzzle.rules
    return {
        "genre": one.puzzle.genre_name,
        "k": listed.k,
        "length": len(listed.sets),
        "won": None if one.walk.stopped else one.walk.won,
        "passes": one.walk.passes,
        "used": one.used,
        "looks": [
            {
                "pass": look.during,
                "set": look.by,
                "filled": [str(rules.fact(fact)) for fact in one.facts(look)],
            }
            for look in one.walk.looks
        ],
        "stuck": one.stuck,
        "stopped": one.walk.stopped,
    }


def _size(listed: PositionList) -> Message:
    return message("cli/sets-of-at-most", n=len(listed.sets), k=listed.k)


def _brief(outcome: Run | UsageError, most: int = SHOWN) -> Message:
    if isinstance(outcome, UsageError):
        return message("cli/refused", what=outcome.what)
    passes, used = outcome.walk.passes, len(outcome.used)
    if outcome.walk.won:
        return message("cli/won-in", passes=passes, n=used)
    stuck = outcome.stuck
    shown = ", ".join(map(named, stuck[:most])) + (", …" if len(stuck) > most else "")
    return message("cli/lost-in", passes=passes, n=used, open=len(stuck), cells=shown)


def _tell(listed: PositionList, one: Run, colour: bool) -> str:
    rules = one.puzzle.rules
    lines = [str(message("cli/the-list-has", list=_size(listed)))]
    for number in range(1, one.walk.passes + 1):
        looks = [look for look in one.walk.looks if look.during == number]
        told = tuple(
            message(
                "cli/set-gives",
                number=look.by,
                facts=Short(tuple(rules.fact(fact).parts for fact in one.facts(look))),
            )
            for look in looks
        )
        lines.append(
            str(
                message("cli/pass", number=number, sets=told)
                if told
                else message("cli/pass-adds-nothing", number=number)
            )
        )
    lines.append(draw(one.puzzle, View(placed=tuple(one.filled)), "small", colour))
    stopped = one.walk.stopped
    verdict = message("cli/unknown", why=stopped) if stopped else _brief(one, len(one.solution))
    lines.append(shared.styled(str(verdict), colour, bold=True))
    return "\n".join(lines)
