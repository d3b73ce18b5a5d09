"""`whygrid bulk`."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager

import click

from whygrid.cli import shared
from whygrid.cli.progress import progress_bar
from whygrid.errors import Stopped, UsageError
from whygrid.extras import needs
from whygrid.voice.message import message

OPERATIONS = ("solve", "count", "minimise", "canonical", "augment", "k")
EPILOG = """\b
Examples:
  whygrid bulk solve puzzles.txt --out solved.csv
  whygrid bulk count puzzles.csv --out counts.csv --limit 10
  whygrid bulk canonical puzzles.txt --out canonical.txt && sort -u canonical.txt | wc -l
  whygrid bulk augment train.csv --out more.npy --times 10 --seed 7
  whygrid bulk k puzzles.txt --out k.csv                       columns k, lower, upper
  whygrid bulk solve huge.txt --out solved.csv --resume        after an interruption

\b
Formats, by the ending of the file: txt (a puzzle on each line), csv (source,question,answer,rating
as in sudoku-extreme), jsonl, npy, parquet.
"""


@click.command(epilog=EPILOG)
@click.argument("operation", type=click.Choice(OPERATIONS))
@click.argument("source", metavar="IN")
@click.option("-o", "--out", required=True, metavar="OUT", help="The file to write.")
@click.option("--limit", type=click.IntRange(min=1), default=2, help="count: up to so many solutions (2).")
@click.option("--times", type=click.IntRange(min=1), default=1, help="augment: images of each puzzle (1).")
@click.option("--seconds", type=click.FloatRange(min=0), default=None, help="k: for each puzzle; no limit.")
@click.option("--seed", type=click.IntRange(min=0), default=0, help="Of minimise and augment.")
@shared.threads_option
@click.option("--resume/--restart", default=None, help="Go on where OUT ends, or overwrite it.")
@shared.json_option
def command(
    operation: str,
    source: str,
    out: str,
    limit: int,
    times: int,
    seconds: float | None,
    seed: int,
    threads: int | None,
    resume: bool | None,
    as_json: bool,
) -> None:
    """Do OPERATION on every 9x9 Sudoku of the file IN, of any length, on all cores.

    An interrupted run goes on with --resume and ends in the same bytes as one that was not interrupted.
    """
    with needs(message("cli/bulk-work")):
        from whygrid.bulk.stream import BATCH_ROWS, BATCH_ROWS_OF_K, Options, run

    refuse_overwriting(out, resume)
    with shared.budget(None), kept(out), progress_bar(operation) as progress:
        batch = BATCH_ROWS_OF_K if operation == "k" else BATCH_ROWS
        options = Options(limit, times, seed, threads, seconds, batch, bool(resume), progress=progress)
        rows = run(operation, source, out, options)  # type: ignore[arg-type]  # click has checked it
    report(out, rows, as_json)


def refuse_overwriting(out: str, resume: bool | None) -> None:
    """A file that is there is neither continued nor lost unless the user says which."""
    if resume is None and (os.path.exists(out) or os.path.exists(out + ".parts")):
        raise UsageError(
            message("cli/already-there"),
            where=out,
            remedy=message("cli/say-resume-or-restart"),
        )


@contextmanager
def kept(out: str) -> Iterator[None]:
    """Where work on a file is stopped, say that nothing is lost."""
    try:
        yield
    except Stopped as stop:
        raise Stopped(message("cli/done-is-kept", stop=str(stop), out=out)) from None


def report(out: str, rows: int, as_json: bool) -> None:
    """Say what was written."""
    if as_json:
        shared.emit_json({"out": out, "rows": rows})
    else:
        shared.tell(message("cli/rows-written-to", n=rows, file=out))
