"""`whygrid grade`."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator

import click

from whygrid.budget import processors
from whygrid.cli import shared
from whygrid.cli.progress import clear_line, progress_bar
from whygrid.cli.sources import FoundPuzzle, Unread, read_puzzles, tell_unread
from whygrid.errors import Stopped, WhygridError
from whygrid.genre import Order
from whygrid.puzzle import Puzzle
from whygrid.service.grading import Graded, grade
from whygrid.voice.message import message

EPILOG = """\b
Examples:
  whygrid grade classic
  whygrid grade escargot --k                   with the exact k
  whygrid grade escargot --se canonical        other programs' figures, the same for all twins
  whygrid grade puzzles.txt --json             a line of JSON for each of many puzzles, on all cores
  whygrid generate sudoku --count 100 | whygrid grade -
"""


@click.command(epilog=EPILOG)
@shared.puzzles_argument
@click.option("--k", "with_k", is_flag=True, help="Add the exact k.")
@shared.se_option
@click.option("--processes", type=click.IntRange(1, 64), default=None, help="For many; all cores by default.")
@shared.budget_option
@shared.json_option
@shared.colour_option
def command(
    puzzles: tuple[str, ...],
    genre: str | None,
    with_k: bool,
    se: Order,
    processes: int | None,
    time_limit: float | None,
    as_json: bool,
    colour: bool,
) -> None:
    """Tell how hard PUZZLE is: a level, a number, the techniques it takes.

    The grade is the same for all rotated, mirrored or relabelled twins of a puzzle. Where other programs have
    scales of their own, theirs are given as well, computed here to their definitions.

    PUZZLE is the puzzle itself, a file, FILE:LINE, - for standard input, or an example. For several of them,
    or a file with a puzzle on each line, there is a line for each puzzle, in their order.
    """
    found = read_puzzles(puzzles, genre)
    if len(found) == 1 and isinstance(found[0], FoundPuzzle):
        with shared.budget(time_limit) as budget:
            graded = grade(found[0].puzzle, budget, with_k=with_k, se=se)
        if as_json:
            shared.emit(json.dumps(_document(found[0].puzzle, graded), ensure_ascii=False))
        else:
            shared.emit(_tell(found[0].puzzle, graded, colour))
        return
    sys.exit(_many(found, with_k, se, processes, time_limit, as_json))


def _document(puzzle: Puzzle, graded: Graded) -> dict[str, object]:
    return {"puzzle": puzzle.text, **graded.to_json()}


def _many(
    found: list[FoundPuzzle | Unread],
    with_k: bool,
    se: Order,
    processes: int | None,
    seconds: float | None,
    as_json: bool,
) -> int:
    """A line for each puzzle; the exit code."""
    puzzles = [entry for entry in found if isinstance(entry, FoundPuzzle)]
    code = 0 if len(puzzles) == len(found) else 2
    with shared.budget(seconds) as budget, progress_bar("grade") as progress:
        grades = _in_order(puzzles, with_k, se, processes)
        try:
            for done, entry in enumerate(found, 1):
                budget.check()
                clear_line(progress)
                if isinstance(entry, Unread):
                    if as_json:
                        shared.emit(json.dumps(entry.document(), ensure_ascii=False))
                    else:
                        tell_unread([entry])
                    continue
                graded = next(grades)
                if isinstance(graded, str):
                    code = 2
                    line = {"puzzle": entry.puzzle.text, "error": graded}
                    shared.emit(
                        json.dumps(line)
                        if as_json
                        else str(message("cli/no-grade", place=entry.place, why=graded))
                    )
                elif as_json:
                    shared.emit(json.dumps(_document(entry.puzzle, graded), ensure_ascii=False))
                else:
                    shared.emit(f"{entry.place}: {_brief(graded)}")
                if progress is not None:
                    progress(done, len(found))
        except Stopped as stop:
            shared.tell(message("cli/stopped-before-the-end", why=str(stop)))
            return 4
    return code


def _in_order(
    puzzles: list[FoundPuzzle], with_k: bool, se: Order, processes: int | None
) -> Iterator[Graded | str]:
    """The grade of each puzzle, or why it has none, worked out in processes of their own."""
    import multiprocessing

    jobs = [(entry.puzzle, with_k, se) for entry in puzzles]
    number = min(processes or processors(), len(puzzles))
    if number <= 1:
        yield from map(_grade_or_say, jobs)
        return
    with multiprocessing.get_context("spawn").Pool(number, _leave_ctrl_c_to_the_parent) as pool:
        yield from pool.imap(_grade_or_say, jobs, chunksize=4)


def _leave_ctrl_c_to_the_parent() -> None:
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _grade_or_say(job: tuple[Puzzle, bool, Order]) -> Graded | str:
    puzzle, with_k, se = job
    try:
        return grade(puzzle, with_k=with_k, se=se)
    except WhygridError as error:
        return str(error.what)


def _brief(graded: Graded) -> str:
    scales = "; ".join(
        f"{name} {' '.join(str(value) for value in figures.values())}"
        for name, figures in graded.scales.items()
    )
    k = "" if graded.k is None else f"; k {graded.k}"
    return f"{_level(graded)} {graded.grade.number:.2f}" + (f"; {scales}" if scales else "") + k


def _level(graded: Graded) -> str:
    return str(message(f"engine/level-{graded.grade.level}"))


def _tell(puzzle: Puzzle, graded: Graded, colour: bool) -> str:
    from whygrid.service.naming import scale_name, technique_name

    kind = puzzle.genre_name
    given = graded.grade
    lines = [
        shared.styled(f"{_level(graded)}, {given.number:.2f}", colour, bold=True)
        + f" ({message('cli/version-of-grade', version=given.version)})"
    ]
    if not given.solved:
        lines.append(str(message("cli/techniques-do-not-get-to-the-end")))
    lines.append(str(message("cli/techniques-in-waves")))
    lines += [f"  {technique_name(kind, name)} {times}" for name, times in given.techniques.items()]
    lines.append(str(message("cli/places-for-the-hardest", n=given.narrowest)))
    for name, figures in graded.scales.items():
        unknown = message("cli/not-known")
        told = ", ".join(
            f"{scale_name(kind, key)} {unknown if value is None else value}" for key, value in figures.items()
        )
        lines.append(str(message("cli/on-the-scale-of", name=scale_name(kind, name), figures=told)))
    if graded.k is not None:
        lines.append(f"k {graded.k}")
    return "\n".join(lines)
