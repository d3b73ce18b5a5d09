"""`whygrid judge`."""

from __future__ import annotations

import sys
from collections.abc import Iterator

import click

from whygrid.budget import Budget
from whygrid.cli import shared
from whygrid.cli.sources import place, read_marked, read_puzzle
from whygrid.errors import Stopped, UsageError, of_system
from whygrid.service.judging import judge
from whygrid.text import TEXT_LIMIT
from whygrid.voice.message import message

EXIT_OF_VERDICT = {"deduction": 0, "known": 0, "unknown": 4}
EPILOG = """\b
Examples:
  whygrid judge wikipedia r5c5=5                       does it follow?
  whygrid judge wikipedia r5c5=5 --because r5c1,r5c4   do these cells show it? (no)
  whygrid judge puzzle.txt r1c2!=7 --at position.txt --k --technique
  whygrid judge --lines claims.jsonl > judged.jsonl
  echo '{"puzzle": "1....4.....2.3..", "claim": "r1c2=2", "cited": ["r1c1"]}' | whygrid judge --lines -
"""


@click.command(epilog=EPILOG)
@click.argument("puzzle", required=False, metavar="[PUZZLE]")
@click.argument("claim", required=False, metavar="[CLAIM]", callback=shared.cell)
@click.option("--genre", metavar="NAME", help="Read it as this genre instead of guessing.")
@click.option("--at", "position", metavar="POSITION", help="The puzzle with what is filled in so far.")
@click.option(
    "--because",
    "cited",
    multiple=True,
    metavar="CELLS",
    help="What the claim is said to rest on: cells, facts or clues, several with commas between or repeated.",
)
@click.option(
    "--k", "k", is_flag=True, help="Look for the fewest known cells and clues that it follows from."
)
@click.option("--technique", is_flag=True, help="Look for the easiest technique that gives it.")
@click.option(
    "--lines", metavar="FILE", help="Judge each line of a file of JSON lines, - for standard input."
)
@click.option(
    "--each", type=click.FLOAT, metavar="SECONDS", help="With --lines, the time limit of each claim."
)
@shared.budget_option
@shared.json_option
@shared.output_option
def command(
    puzzle: str | None,
    claim: str | None,
    genre: str | None,
    position: str | None,
    cited: tuple[str, ...],
    k: bool,
    technique: bool,
    lines: str | None,
    each: float | None,
    time_limit: float | None,
    as_json: bool,
    output: str | None,
) -> None:
    """Say whether CLAIM is a deduction: legal, true, entailed by the position, justified by what is cited.

    PUZZLE is the puzzle itself, a file, FILE:LINE, - for standard input, or the name of an example; so is
    POSITION. CLAIM is a placement such as r4c5=7 or an exclusion such as r4c5!=7. The exit code is 0 for a
    deduction, 1 for anything else, 4 where that is not known in time.

    With --lines each line has a claim of its own: {"puzzle", "claim"} and, as needed, "id", "genre",
    "position" (a text, or facts that were added), "cited" (a list). A line of JSON is printed for each as
    soon as it is judged, so that another program can ask through a pipe.
    """
    if lines is not None:
        if puzzle is not None or position is not None or cited:
            raise UsageError(
                message("cli/all-is-in-the-lines"),
                remedy=message("cli/leave-out-puzzle-and-claim"),
            )
        sys.exit(_judge_lines(lines, k, technique, each, time_limit, output))
    if puzzle is None or claim is None:
        raise UsageError(
            message("cli/puzzle-or-claim-is-missing"),
            remedy=message("cli/like-this-judge"),
        )
    board = read_puzzle(puzzle, genre)
    from whygrid.voice.cell_names import unnamed

    where = None if position is None else read_marked(position, board.genre_name)
    names = (
        None
        if not cited
        else [unnamed(one.strip()) for some in cited for one in some.split(",") if one.strip()]
    )
    with shared.budget(time_limit) as budget:
        said = judge(board, where, claim, names, k=k, technique=technique, budget=budget)
    if as_json:
        shared.emit_json({"genre": board.genre_name, **said.document()}, output)
    else:
        from whygrid.service.judged_words import tell_judgement

        shared.emit("\n".join(map(shared.wrapped, tell_judgement(board, said).splitlines())), output)
    sys.exit(EXIT_OF_VERDICT.get(said.verdict, 1))


def _judge_lines(
    source: str, k: bool, technique: bool, each: float | None, seconds: float | None, output: str | None
) -> int:
    """Judge the claims of a file one by one; the exit code."""
    from whygrid.service.judged_lines import judged_line, written

    codes = {0}
    kept: list[str] = []
    with shared.budget(seconds) as budget:

        def share() -> Budget:
            left = budget.left
            limits = [limit for limit in (each, left) if limit is not None]
            return Budget(min(limits, default=None), budget.check)

        try:
            for line in _lines(source):
                budget.check()
                said = judged_line(line, k=k, technique=technique, budget=share)
                codes.add(2 if "error" in said else 4 if said["unknown"] else 0)
                if output is None:
                    shared.emit(written(said))
                else:
                    kept.append(written(said))
        except Stopped as stop:
            codes.add(4)
            shared.tell(message("cli/stopped-before-the-end", why=str(stop)))
    if output is not None:
        shared.emit("\n".join(kept), output)
    return max(codes, key=shared.BY_WEIGHT.index)


def _lines(source: str) -> Iterator[str]:
    """The lines of a file that are not empty, one by one, as they come."""
    try:
        stream = sys.stdin.buffer if source == "-" else open(source, "rb")  # noqa: SIM115
    except OSError as error:
        raise UsageError(message("cli/it-cannot-be-read", why=of_system(error)), where=source) from None
    with stream:
        number = 0
        while line := stream.readline(TEXT_LIMIT + 1):
            number += 1
            if len(line) > TEXT_LIMIT:
                raise UsageError(
                    message("cli/the-line-is-too-long"),
                    where=message("text/place-line", place=place(source), line=number),
                    remedy=message("cli/longest-line", bytes=TEXT_LIMIT),
                )
            if line.strip():
                yield line.decode("utf-8", "replace")
