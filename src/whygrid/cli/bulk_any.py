"""`whygrid bulk grade`, `explain` and `verify`: for puzzles of any genre, on one core unless --workers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import click

from whygrid.cli.bulk import do, files_options
from whygrid.cli.shared import se_option
from whygrid.errors import UsageError
from whygrid.genre import Order
from whygrid.service.explaining import STRATEGIES
from whygrid.voice.message import message

if TYPE_CHECKING:
    from whygrid.bulk.operations import Work

ROWS = 256
"""Of a shard: these take milliseconds each."""

genre_option = click.option("--genre", metavar="NAME", help="Of all puzzles, instead of guessing each time.")
seconds_option = click.option(
    "--seconds", type=click.FloatRange(min=0), help="For each puzzle; with it, results depend on the machine."
)


@click.command(
    epilog="\b\nExamples:\n  whygrid bulk grade puzzles.txt --out graded.csv --workers 4\n"
    "  whygrid bulk grade kakuro.jsonl --out graded.parquet --k"
)
@genre_option
@click.option("--k", is_flag=True, help="The exact k as well.")
@se_option
@seconds_option
@files_options(ROWS)
def grade(genre: str | None, k: bool, se: Order, seconds: float | None, **files: Any) -> None:
    """How hard each puzzle is: level, number, techniques, scales of other programs."""

    def work() -> Work:
        from whygrid.service.sharded.grading import Grade

        return Grade(genre, k, seconds, se)

    do(work, **files)


@click.command(
    epilog="\b\nExamples:\n  whygrid bulk explain puzzles.txt --out traces.parquet --workers 4\n"
    "  whygrid bulk explain puzzles.txt --proofs --out proofs.jsonl"
)
@genre_option
@click.option("--proofs", is_flag=True, help="Rows with the document of each proof, instead of traces.")
@click.option(
    "--strategy", type=click.Choice(STRATEGIES), default="mixed", help="As in `whygrid explain` (mixed)."
)
@click.option("--k", is_flag=True, help="The exact k of each puzzle as well.")
@seconds_option
@files_options(ROWS)
def explain(
    genre: str | None, proofs: bool, strategy: str, k: bool, seconds: float | None, **files: Any
) -> None:
    """A proof of each puzzle, checked, as traces: one row a deduction, and one row a puzzle beside them.

    The deductions are in OUT, the puzzles in OUT.puzzles.parquet (in a folder OUT: in its folder puzzles).
    docs/traces.md describes the columns.
    """
    form = files["form"] or ("parquet" if files["out"].endswith("/") else files["out"].rpartition(".")[2])
    if not proofs and form != "parquet":
        raise UsageError(
            message("cli/traces-are-parquet"),
            where=files["out"],
            remedy=message("cli/end-in-parquet"),
        )

    def work() -> Work:
        from whygrid.service.sharded.tracing import Explain

        return Explain(genre, proofs, strategy, k, seconds)

    do(work, **files)


@click.command(epilog="\b\nExample:\n  whygrid bulk verify proofs.jsonl --out verdicts.csv --workers 4")
@click.option("--native", is_flag=True, help="Have native code check them, which is faster.")
@seconds_option
@files_options(ROWS)
def verify(native: bool, seconds: float | None, **files: Any) -> None:
    """What the checker says to each proof: in the column `proof`, or each line is one."""

    def work() -> Work:
        from whygrid.service.sharded.verifying import Verify

        return Verify(seconds, native)

    do(work, **files)
