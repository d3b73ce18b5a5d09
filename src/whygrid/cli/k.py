"""`whygrid k`."""

from __future__ import annotations

import sys
import time

import click

from whygrid.cli import shared
from whygrid.cli.boards import draw
from whygrid.cli.sources import read_puzzle
from whygrid.engine.k import KReport
from whygrid.engine.words import say_facts
from whygrid.errors import UsageError
from whygrid.puzzle import Puzzle
from whygrid.scene.view import View
from whygrid.service.measuring import k

EPILOG = """\b
Examples:
  whygrid k classic
  whygrid k classic --steps                    every step with its smallest support
  whygrid k escargot --certificate k.json && whygrid verify k.json
  whygrid k --json puzzle.txt
"""


@click.command(epilog=EPILOG)
@shared.puzzle_argument
@click.option("--steps", is_flag=True, help="List every step with a smallest support.")
@click.option("--certificate", metavar="FILE", help="Write the proof of both bounds, for `whygrid verify`.")
@shared.budget_option
@shared.json_option
@shared.colour_option
def command(
    puzzle: str | None,
    genre: str | None,
    steps: bool,
    certificate: str | None,
    time_limit: float | None,
    as_json: bool,
    colour: bool,
) -> None:
    """Measure PUZZLE by k: the smallest number of known cells that one must be able to look at, at a time.

    The answer is exact and comes with a certificate: steps that need no more, and a position from which no
    step needs less. PUZZLE is the puzzle itself, a file, FILE:LINE, - for standard input, or an example.
    """
    board = read_puzzle(puzzle, genre)
    started = time.perf_counter()
    with shared.budget(time_limit) as budget:
        report = k(board, budget)
    seconds = time.perf_counter() - started
    if certificate is not None and not report.certificate:
        raise UsageError("there is no certificate for this board", remedy="There is one for 9x9 Sudoku.")
    if certificate is not None:
        shared.emit_json(report.certificate, certificate)
    if as_json:
        shared.emit_json(_document(board, report))
    else:
        shared.emit(_tell(board, report, steps, seconds, colour))
    sys.exit(0 if report.proved else 4)


def _document(board: Puzzle, report: KReport) -> dict[str, object]:
    rules, number = board.rules, report.bottleneck
    return {
        "genre": board.genre_name,
        "k": report.upper if report.proved else None,
        "lower": report.lower,
        "upper": report.upper,
        "proved": report.proved,
        "profile": {str(size): count for size, count in report.profile.items()},
        "bottleneck": number,
        "steps": [
            {
                "fact": str(rules.fact(step.fact)),
                "k": step.k,
                "support": [str(rules.fact(f)) for f in step.support],
                "clues": list(step.clues),
            }
            for step in report.steps
        ],
        "stopped": report.stopped,
    }


def _tell(board: Puzzle, report: KReport, steps: bool, seconds: float, colour: bool) -> str:
    lines = []
    number = report.bottleneck
    if number is not None:
        step = report.steps[number - 1]
        placed = tuple(before.fact for before in report.steps[: number - 1])
        view = View(placed=placed, focus=(step.fact,), support=step.support)
        lines += [f"the bottleneck, step {number}:", draw(board, view, "small", colour)]
    for index, step in enumerate(report.steps if steps else (), 1):
        support = ", ".join([*(str(board.rules.fact(fact)) for fact in step.support), *step.clues])
        lines.append(f"{index}. {say_facts(board.rules, [step.fact])}  [k {step.k}: {support}]")
    bounds = (
        f"k = {report.upper}" if report.proved else f"{report.lower} ≤ k ≤ {report.upper} ({report.stopped})"
    )
    profile = ", ".join(f"{count} of {size}" for size, count in report.profile.items())
    verdict = f"{bounds}, proved" if report.proved else bounds
    lines += [
        shared.styled(verdict, colour, bold=True),
        f"steps by k: {profile or 'none'}",
        f"{seconds:.2f} s",
    ]
    return "\n".join(lines)
