"""`whygrid bulk ids`, `unique`, `split` and `audit`: what becomes of twins, which differ in dress only."""

from __future__ import annotations

import sys
import tempfile
from contextlib import ExitStack
from dataclasses import asdict
from typing import TYPE_CHECKING, Any

import click

from whygrid.cli import shared
from whygrid.cli.bulk import do, files_options, kept, resumes
from whygrid.cli.bulk_any import genre_option
from whygrid.cli.crews import crew, crew_options
from whygrid.cli.progress import progress_bar
from whygrid.errors import UsageError
from whygrid.extras import needs
from whygrid.voice.message import message

if TYPE_CHECKING:
    from whygrid.bulk.operations import Work

ROWS = 65_536


@click.command(epilog="\b\nExample:\n  whygrid bulk ids puzzles.txt --out ids.parquet")
@genre_option
@files_options(ROWS)
def ids(genre: str | None, **files: Any) -> None:
    """The canonical form of each puzzle, and the id that it shares with its twins.

    Columns canonical, id (128 bits in hexadecimal digits) and id64 (the first 64 of them, a number). Ids stay
    the same in all versions.
    """

    def work() -> Work:
        from whygrid.service.sharded.twins import Ids

        return Ids(genre)

    do(work, **files)


@click.command(epilog="\b\nExample:\n  whygrid bulk unique puzzles.txt --out unique.txt")
@genre_option
@files_options(ROWS)
def unique(genre: str | None, **files: Any) -> None:
    """The puzzles of IN in their order, of all twins the first one only."""
    with needs(message("cli/bulk-work")):
        from whygrid.bulk.stream import Options
        from whygrid.service.sharded import unique as twins
    out, as_json = files["out"], files["as_json"]
    resume = resumes(out, files["resume"])
    with (
        shared.budget(None) as budget,
        kept(out),
        crew(files["workers"], files["cluster"], quiet=as_json) as client,
        progress_bar("unique") as progress,
    ):
        options = Options(
            threads=files["threads"],
            batch=files["batch"],
            resume=resume,
            format=files["form"],
            client=client,
            budget=budget,
            progress=progress,
        )
        written, rows = twins.unique(files["source"], out, options, genre)
    if as_json:
        shared.emit_json({"out": out, "rows": written, "of": rows})
    else:
        shared.tell(str(message("cli/twins-written", written=written, rows=rows, out=str(out))))


@click.command(
    epilog="\b\nExample:\n  whygrid bulk split puzzles.parquet --by canonical --test 0.05 --out data.parquet"
)
@click.option("--by", type=click.Choice(["canonical"]), default="canonical", help="What keeps rows together.")
@click.option(
    "--test",
    type=click.FloatRange(0, 1),
    default=0.1,
    show_default=True,
    help="The share of puzzles to test with.",
)
@click.option("--seed", type=click.IntRange(min=0), default=0, help="Same seed, same sides.")
@genre_option
@files_options(ROWS)
def split(by: str, test: float, seed: int, genre: str | None, **files: Any) -> None:
    """Puzzles to train with and puzzles to test with, no twins on both sides.

    Of OUT data.parquet there are data.train.parquet and data.test.parquet; of a folder OUT the folders train
    and test. The side depends on the id and the seed alone, so that files that are split apart agree.
    """

    def work() -> Work:
        from whygrid.service.sharded.twins import Split

        return Split(test, seed, genre)

    do(work, **files)


@click.command(
    epilog="\b\nExamples:\n  whygrid bulk audit train.parquet test.parquet\n"
    "  whygrid bulk audit train/ test/ --work /shared/ids --cluster tcp://HOST:8786"
)
@click.argument("one", metavar="A")
@click.argument("other", metavar="B")
@genre_option
@click.option("--work", metavar="FOLDER", help="Keep the ids there, to go on after an interruption.")
@crew_options
@shared.threads_option
@click.option("--batch", type=click.IntRange(min=1), default=ROWS, show_default=True, help="Rows of a shard.")
@shared.json_option
def audit(
    one: str,
    other: str,
    genre: str | None,
    work: str | None,
    workers: int | None,
    cluster: str | None,
    threads: int | None,
    batch: int,
    as_json: bool,
) -> None:
    """Say how many puzzles of B are twins of puzzles in A. The exit code is 1 where there are some."""
    with needs(message("cli/bulk-work")):
        from whygrid.bulk.stream import Options
        from whygrid.service.sharded import unique as twins
    if cluster is not None and work is None:
        raise UsageError(message("cli/workers-need-a-folder"), remedy=message("cli/name-one-with-work"))
    with ExitStack() as stack:
        budget = stack.enter_context(shared.budget(None))
        folder = work or stack.enter_context(tempfile.TemporaryDirectory())
        client = stack.enter_context(crew(workers, cluster, quiet=as_json))
        progress = stack.enter_context(progress_bar("audit"))
        options = Options(threads=threads, batch=batch, client=client, budget=budget, progress=progress)
        found = twins.audit(one, other, folder, options, genre)
    if as_json:
        shared.emit_json({"a": one, "b": other, **asdict(found)})
    else:
        shared.emit(_told(found, one, other))
    if found.twins:
        sys.exit(1)


def _told(found: Any, one: str, other: str) -> str:
    share = f" ({found.twins / found.rows_b:.2%})" if found.rows_b else ""
    said = [
        message("cli/audit-rows", one=one, rows=found.rows_a, other=other, others=found.rows_b),
        message("cli/audit-twins", n=found.twins, other=other, share=share, one=one, classes=found.classes),
        message("cli/audit-inside", n=found.inside, other=other),
    ]
    lines = [*map(str, said)]
    lines += [
        f"  {message('cli/audit-pair', theirs=str(theirs), other=other, ours=str(ours), one=one)}"
        for theirs, ours in found.pairs
    ]
    if len(found.pairs) < found.twins:
        lines.append("  …")
    return "\n".join(lines)
