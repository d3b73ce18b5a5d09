"""`whygrid k`."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Iterator
from typing import TYPE_CHECKING

import click

from whygrid.budget import processors
from whygrid.cli import shared
from whygrid.cli.boards import draw
from whygrid.cli.progress import clear_line, progress_bar
from whygrid.cli.sources import FoundPuzzle, Unread, read_puzzles, tell_unread
from whygrid.engine.k import KReport, say_bounds
from whygrid.engine.words import say_facts
from whygrid.errors import Stopped, UsageError, WhygridError
from whygrid.puzzle import Puzzle
from whygrid.scene.view import View
from whygrid.service.measuring import k
from whygrid.voice.cell_names import named
from whygrid.voice.message import message

if TYPE_CHECKING:
    from whygrid.budget import Budget

EPILOG = """\b
Examples:
  whygrid k classic
  whygrid k classic --steps                    every step with its smallest support
  whygrid k escargot --certificate k.json && whygrid verify k.json
  whygrid k --json puzzle.txt
  whygrid k puzzles.txt                        a line for each of many puzzles, on all cores
  whygrid generate sudoku --count 100 | whygrid k - --time-limit 10
"""


@click.command(epilog=EPILOG)
@shared.puzzles_argument
@click.option("--steps", is_flag=True, help="List every step with a smallest support.")
@click.option("--certificate", metavar="FILE", help="Write the proof of both bounds, for `whygrid verify`.")
@shared.threads_option
@lambda command: shared.budget_option(command, "--limit")
@shared.json_option
@shared.colour_option
def command(
    puzzles: tuple[str, ...],
    genre: str | None,
    steps: bool,
    certificate: str | None,
    threads: int | None,
    time_limit: float | None,
    as_json: bool,
    colour: bool,
) -> None:
    """Measure PUZZLE by k: the smallest number of known cells that one must be able to look at, at a time.

    The answer is exact and comes with a certificate: steps that need no more, and a position from which no
    step needs less. Ctrl-C and --time-limit leave bounds that are proved.

    PUZZLE is the puzzle itself, a file, FILE:LINE, - for standard input, or an example. For several of them,
    or a file with a puzzle on each line, there is a line for each puzzle, in their order.
    """
    found = read_puzzles(puzzles, genre)
    if len(found) == 1 and isinstance(found[0], FoundPuzzle):
        sys.exit(_one(found[0].puzzle, steps, certificate, time_limit, as_json, colour))
    if certificate is not None:
        raise UsageError(
            message("cli/certificate-of-one-puzzle"),
            remedy=message("cli/name-one"),
        )
    with shared.budget(time_limit, raising=False) as budget:
        sys.exit(_many(found, steps, threads, budget, as_json))


def _one(
    board: Puzzle, steps: bool, certificate: str | None, seconds: float | None, as_json: bool, colour: bool
) -> int:
    """Tell all about one puzzle; the exit code."""
    started = time.perf_counter()
    with shared.budget(seconds, raising=False) as budget:
        report = k(board, budget)
    taken = time.perf_counter() - started
    if certificate is not None and report.certificate:
        shared.emit_json(report.certificate, certificate)
    elif certificate is not None:
        shared.tell(message("cli/no-certificate"))
    if as_json:
        shared.emit_json(_document(board, report, steps=True))
    else:
        shared.emit(_tell(board, report, steps, taken, colour))
    return 0 if report.proved else 4


def _many(
    found: list[FoundPuzzle | Unread], steps: bool, threads: int | None, budget: Budget, as_json: bool
) -> int:
    """A line for each puzzle; the exit code."""
    worst = 0
    with progress_bar("k") as progress:
        for done, (entry, report) in enumerate(_in_order(found, threads, budget), 1):
            if isinstance(report, Stopped):
                worst = 4
                break
            clear_line(progress)
            if isinstance(entry, Unread) and not as_json:
                tell_unread([entry])
            elif as_json:
                line = entry.document() if isinstance(entry, Unread) else _outcome(entry, report, steps)
                shared.emit(json.dumps(line, ensure_ascii=False))
            else:
                shared.emit(f"{entry.place}: {_brief(report)}")
                if steps and isinstance(entry, FoundPuzzle) and isinstance(report, KReport):
                    shared.emit("\n".join(_told_steps(entry.puzzle, report)))
            if isinstance(report, WhygridError):
                worst = max(worst, 2)
            elif not report.proved:
                worst = 4
            if progress is not None:
                progress(done, len(found))
    if worst == 4:
        shared.tell(message("cli/stopped-before-the-end", why=budget.reason))
    return worst


Outcome = KReport | WhygridError


def _in_order(
    found: list[FoundPuzzle | Unread], threads: int | None, budget: Budget
) -> Iterator[tuple[FoundPuzzle | Unread, Outcome]]:
    """The outcome for each puzzle, measured some at a time; after a stop those under way have bounds."""
    from collections import deque
    from concurrent.futures import Future, ThreadPoolExecutor

    def measure(entry: FoundPuzzle | Unread) -> Outcome:
        if isinstance(entry, Unread):
            return entry.error
        try:
            budget.check()
            return k(entry.puzzle, budget)
        except WhygridError as problem:
            return problem

    count = threads or processors()
    with ThreadPoolExecutor(count) as crew:
        under_way: deque[tuple[FoundPuzzle | Unread, Future[Outcome]]] = deque()
        for entry in found:
            under_way.append((entry, crew.submit(measure, entry)))
            if len(under_way) > 4 * count:
                first, future = under_way.popleft()
                yield first, future.result()
        for first, future in under_way:
            yield first, future.result()


def _document(board: Puzzle, report: KReport, steps: bool) -> dict[str, object]:
    rules, number = board.rules, report.bottleneck
    document: dict[str, object] = {
        "genre": board.genre_name,
        "k": report.upper if report.proved else None,
        "lower": report.lower,
        "upper": report.upper,
        "proved": report.proved,
        "profile": {str(size): count for size, count in report.profile.items()},
        "bottleneck": number,
        "stopped": report.stopped,
    }
    if steps:
        document["steps"] = [
            {
                "fact": str(rules.fact(step.fact)),
                "k": step.k,
                "support": [str(rules.fact(f)) for f in step.support],
                "clues": list(step.clues),
            }
            for step in report.steps
        ]
    return document


def _outcome(entry: FoundPuzzle, report: Outcome, steps: bool) -> dict[str, object]:
    if isinstance(report, WhygridError):
        return {"puzzle": entry.place, "genre": entry.puzzle.genre_name, "k": None, "error": str(report.what)}
    return {"puzzle": entry.place, **_document(entry.puzzle, report, steps)}


def _brief(report: Outcome) -> str:
    if isinstance(report, WhygridError):
        return str(message("cli/no-k", why=report.what))
    return f"{_bounds(report)}; {_profile(report)}"


def _bounds(report: KReport) -> str:
    bounds = say_bounds(report.lower, report.upper)
    return bounds if report.proved else f"{bounds} ({report.stopped})"


def _profile(report: KReport) -> str:
    if not report.profile:
        return str(message("cli/steps-by-k-none"))
    groups = (message("cli/steps-of-k", n=count, k=size) for size, count in report.profile.items())
    return str(message("cli/steps-by-k", groups=tuple(groups)))


def _told_steps(board: Puzzle, report: KReport) -> Iterator[str]:
    called = {clue.name: str(clue.called or clue.name) for clue in board.genre.clues(board.board)}
    for index, step in enumerate(report.steps, 1):
        facts = (
            f"{named(fact.subject)}{fact.parts[1]}{fact.value}"
            for fact in map(board.rules.fact, step.support)
        )
        support = ", ".join([*facts, *(called[name] for name in step.clues)])
        yield f"{index}. {say_facts(board.rules, [step.fact])}  [k {step.k}: {support}]"


def _tell(board: Puzzle, report: KReport, steps: bool, seconds: float, colour: bool) -> str:
    lines = []
    number = report.bottleneck
    if number is not None:
        step = report.steps[number - 1]
        placed = tuple(before.fact for before in report.steps[: number - 1])
        view = View(placed=placed, focus=(step.fact,), support=step.support)
        lines += [str(message("cli/bottleneck", number=number)), draw(board, view, "small", colour)]
    if steps:
        lines += _told_steps(board, report)
    bounds = _bounds(report)
    verdict = str(message("cli/proved", bounds=bounds)) if report.proved else bounds
    lines += [
        shared.styled(verdict, colour, bold=True),
        _profile(report),
        f"{seconds:.2f} s",
    ]
    return "\n".join(lines)
