"""`whygrid forgetful make`."""

from __future__ import annotations

import sys

import click

from whygrid.budget import Budget
from whygrid.cli import shared
from whygrid.cli.progress import StatusLine
from whygrid.cli.sources import FoundPuzzle, Unread, read_puzzles, readable
from whygrid.errors import Stopped, UsageError
from whygrid.service.lists.natural import kinds, natural
from whygrid.service.lists.text import PositionList
from whygrid.service.solving import first_solutions
from whygrid.voice.message import message

EPILOG = """\b
Examples:
  whygrid forgetful make --kinds                           the natural lists
  whygrid forgetful make --k 20                            the largest natural sets of at most 20 cells
  whygrid forgetful make --k 12 --kind house-pairs         pairs of houses, cut to 12 cells
  whygrid forgetful make --k 54 --from train.txt --length 20 -o list.txt
  whygrid forgetful make --k 16 --from train.txt --share 90 --time-limit 60
  whygrid forgetful make --k 20 --from train.txt --kind peers       only those of them that are needed
  whygrid forgetful make --k 4 --size 4                    for boards of 4 rows
"""


@click.command(epilog=EPILOG)
@click.option("--k", "-k", "k", type=click.IntRange(1), help="The most cells in a set.")
@click.option("--size", type=click.IntRange(1), default=9, help="Rows of the board (9).")
@click.option("--kind", metavar="NAME", help="A natural kind of sets; learnt lists choose from it.")
@click.option("--from", "source", metavar="FILE", help="Learn the list from the puzzles of a file.")
@click.option("--length", type=click.IntRange(1), metavar="N", help="At most N sets.")
@click.option(
    "--share",
    type=click.FloatRange(0, 100, min_open=True),
    default=100.0,
    metavar="PERCENT",
    help="Learnt: it is enough to win this share of the puzzles (100).",
)
@click.option("--copies/--no-copies", default=None, help="Learnt: with shifted copies of each set.")
@click.option("--inside", is_flag=True, help="Learnt: only cells of the set may be filled in from it.")
@click.option(
    "--tries", type=click.IntRange(0), default=100, help="Learnt: exchanges of cells in a set (100)."
)
@click.option("--puzzles", type=click.IntRange(1), default=200, help="Learnt: from at most so many (200).")
@click.option("--seed", type=click.IntRange(0), default=0, help="Learnt: same seed, same list (0).")
@click.option("--kinds", "listing", is_flag=True, help="Tell which natural kinds there are.")
@shared.output_option
@shared.budget_option
@shared.json_option
def command(
    k: int | None,
    size: int,
    kind: str | None,
    source: str | None,
    length: int | None,
    share: float,
    copies: bool | None,
    inside: bool,
    tries: int,
    puzzles: int,
    seed: int,
    listing: bool,
    output: str | None,
    time_limit: float | None,
    as_json: bool,
) -> None:
    """Make a list L of sets of at most --k cells, before any puzzle is known, for `whygrid forgetful run`.

    A natural list has all sets of a kind, such as all houses. With --from it is learnt from puzzles: always
    the set that helps most, then without those that are not needed. Ctrl-C and --time-limit leave the list as
    far as it came.

    A list is a text: a set on each line, as cells (r4c5), runs of cells (r4c1-9) or blocks (r1-3c1-3).
    """
    if listing:
        _tell_kinds(size, as_json)
        return
    if k is None:
        raise click.UsageError(str(message("cli/k-of-sets")))
    if source is None:
        listed = natural(k, kind, size=size, length=length)
        _emit(listed, {}, output, as_json)
        return
    from whygrid.service.lists.learnt import learn

    read = read_puzzles([source])
    spread = _spread(readable(read), puzzles)
    line = StatusLine()
    with shared.budget(time_limit, raising=False) as budget:
        left_out = _without_one_solution(spread, budget) if len(spread) > 1 else {}
        for place, why in ({} if as_json else left_out).items():
            shared.tell(message("cli/left-out", place=place, why=why))
        known = [entry.puzzle for entry in spread if entry.place not in left_out]
        found = learn(
            known,
            k,
            kind=kind,
            length=length,
            share=share / 100,
            copies=copies,
            tries=tries,
            inside=inside,
            seed=seed,
            budget=budget,
            news=lambda sets, won: line.show(
                lambda: str(message("cli/sets-win", sets=sets, won=won, puzzles=len(known)))
            ),
        )
    line.clear()
    if not found.listed.sets:
        if found.stopped:
            raise Stopped(message("cli/stopped-before-a-set", why=found.stopped))
        raise UsageError(message("cli/no-set-helps", k=k), remedy=message("cli/take-a-larger-k"))
    figures: dict[str, object] = {"won": found.won, "puzzles": found.puzzles, "stopped": found.stopped}
    if left_out:
        figures["left_out"] = left_out
    _emit(found.listed, figures, output, as_json)
    if found.stopped and not as_json:
        shared.tell(message("cli/stopped-before-the-end", why=found.stopped))
    bad = bool(left_out) or any(isinstance(entry, Unread) for entry in read)
    sys.exit(2 if bad else 4 if found.stopped else 0)


def _without_one_solution(found: list[FoundPuzzle], budget: Budget) -> dict[str, str]:
    """The places of puzzles from which no list can be learnt, with what is wrong with each."""
    counts = {entry.place: len(first_solutions(entry.puzzle, 2, budget)) for entry in found}
    return {place: str(message("service/it-has", n=n)) for place, n in counts.items() if n != 1}


def _spread(puzzles: list[FoundPuzzle], most: int) -> list[FoundPuzzle]:
    """At most so many, spread evenly over all."""
    count = min(most, len(puzzles))
    return [puzzles[number * len(puzzles) // count] for number in range(count)]


def _emit(listed: PositionList, figures: dict[str, object], output: str | None, as_json: bool) -> None:
    if not as_json:
        shared.emit(listed.text, output)
        return
    sets = [[str(cell) for cell in sorted(cells)] for cells in listed.sets]
    document = {"k": listed.k, "length": len(sets), "notes": list(listed.notes), **figures, "sets": sets}
    shared.emit_json(document, output)


def _tell_kinds(size: int, as_json: bool) -> None:
    found = kinds(size)
    if as_json:
        shared.emit_json([kind._asdict() for kind in found])
        return
    for kind in found:
        shared.emit(f"{kind.name:14} k {kind.k:2}  |L| {kind.length:5}  {kind.words}")
