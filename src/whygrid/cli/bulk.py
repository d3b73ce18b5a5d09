"""`whygrid bulk`: a command for each operation, all with the same options for files and workers."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from whygrid.cli import shared
from whygrid.cli.crews import crew, crew_options
from whygrid.cli.progress import progress_bar
from whygrid.cli.speaking import translated
from whygrid.errors import Stopped, UsageError
from whygrid.extras import needs
from whygrid.voice.message import message

if TYPE_CHECKING:
    from whygrid.bulk.operations import Work

EPILOG = """\b
Examples:
  whygrid bulk solve puzzles.txt --out solved.csv
  whygrid bulk count puzzles.csv --out counts.csv --limit 10
  whygrid bulk canonical puzzles.txt --out canonical.txt && sort -u canonical.txt | wc -l
  whygrid bulk augment train.csv --out more.npy --times 10 --seed 7
  whygrid bulk k puzzles.txt --out k.csv                       columns k, lower, upper
  whygrid bulk grade puzzles.jsonl --out graded.csv --workers 4        any genre
  whygrid bulk explain puzzles.txt --out traces.parquet        a row for each deduction
  whygrid bulk unique huge.parquet --out unique.parquet        without twins
  whygrid bulk solve huge/ --out solved/ --format parquet      folders of files
  whygrid bulk solve huge.parquet --out solved.parquet --cluster tcp://HOST:8786

\b
IN and OUT are files, or folders of them. Formats, by the ending: txt (a puzzle on each line), csv
(source,question,answer,rating as in sudoku-extreme), jsonl, npy, parquet. A run that was ended goes on
with the same command, to the same bytes. --json prints the result for machines.
"""
FORMATS = ("txt", "csv", "jsonl", "npy", "parquet")


MODULES = {
    **dict.fromkeys(("grade", "explain", "verify"), "bulk_any"),
    **dict.fromkeys(("ids", "unique", "split", "audit"), "bulk_twins"),
}
"""Commands that have a home of their own."""


WHOLE = 120
"""So many characters at most tell in the list what an operation does; click would cut it at 45."""


class Operations(click.Group):
    """The operations; those on puzzles of any genre are imported when they are called."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """All of them, those of the kernels first."""
        return [*self.commands, *MODULES]

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Import the module of a command."""
        if cmd_name not in MODULES:
            found = super().get_command(ctx, cmd_name)
        else:
            found = getattr(import_module(f"whygrid.cli.{MODULES[cmd_name]}"), cmd_name)
        if found is None:
            return None
        found = translated(found, f"cli/help-bulk-{cmd_name}")
        found.short_help = found.get_short_help_str(WHOLE)
        return found


@click.group(cls=Operations, epilog=EPILOG)
def command() -> None:
    """Do an operation to every puzzle of files of any length, on all cores or a cluster."""


def files_options(batch: int) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """The options of every operation on rows."""

    def add(command: Callable[..., Any]) -> Callable[..., Any]:
        for option in (
            shared.json_option,
            click.option(
                "--resume/--restart", default=None, help="Go on with an earlier run, or begin anew."
            ),
            click.option(
                "--batch",
                type=click.IntRange(min=1),
                default=batch,
                show_default=True,
                help="Rows of a shard; part of what a seed means.",
            ),
            shared.threads_option,
            crew_options,
            click.option(
                "--format", "form", type=click.Choice(FORMATS), help="Of the files of a folder OUT."
            ),
            click.option(
                "-o",
                "--out",
                required=True,
                metavar="OUT",
                help="The file, or with a slash at its end folder, to write.",
            ),
            click.argument("source", metavar="IN"),
        ):
            command = option(command)
        return command

    return add


def do(
    work: Callable[[], Work],
    *,
    source: str,
    out: str,
    form: str | None,
    workers: int | None,
    cluster: str | None,
    threads: int | None,
    batch: int,
    resume: bool | None,
    as_json: bool,
) -> None:
    """Run an operation over the rows of a file or folder, and say what was written."""
    with needs(message("cli/bulk-work")):
        from whygrid.bulk.stream import Options, run

        made = work()
    resume = resumes(out, resume, made.files)
    with (
        shared.budget(None) as budget,
        kept(out),
        crew(workers, cluster, quiet=as_json) as client,
        progress_bar(made.name) as progress,
    ):
        options = Options(
            threads=threads,
            batch=batch,
            resume=resume,
            format=form,  # type: ignore[arg-type]  # click has checked it
            client=client,
            budget=budget,
            progress=progress,
        )
        rows = run(made, source, out, options)
    report(out, rows, as_json, made.files)


def resumes(out: str, resume: bool | None, tables: tuple[str, ...] = ("",)) -> bool:
    """Whether a run goes on with what is there; a file that is there is not lost unless the user says so.

    A run that did not come to its end is gone on with unasked: its manifest tells whether it is the same one.
    """
    from whygrid.bulk.manifest import NAME, is_complete, is_folder, parts_of, table_file

    if resume is not None:
        return resume
    folder = parts_of(out)
    begun = (folder / NAME).exists()
    if begun and not (is_folder(out) and is_complete(folder)):
        return True
    files = [] if is_folder(out) else [table_file(Path(out), table) for table in tables]
    there = [str(path) for path in files if path.exists()] or [out] * (is_folder(out) and begun)
    if there:
        raise UsageError(
            message("cli/there-already"), where=there[0], remedy=message("cli/say-resume-or-restart")
        )
    return False


@contextmanager
def kept(out: str) -> Iterator[None]:
    """Where work on a file is stopped, say that nothing is lost."""
    try:
        yield
    except Stopped as stop:
        raise Stopped(message("cli/done-is-kept-same-command", stop=str(stop), out=out)) from None


def report(
    out: str, rows: int, as_json: bool, tables: tuple[str, ...] = ("",), *, puzzles: bool = False
) -> None:
    """Say what was written: rows, which are all `puzzles` where they were made."""
    from whygrid.bulk.manifest import is_folder, table_file

    names = [out] if is_folder(out) else [str(table_file(Path(out), table)) for table in tables]
    if as_json:
        shared.emit_json({"out": out, "rows": rows})
    else:
        said = "cli/puzzles-written-to" if puzzles else "cli/rows-written-to"
        shared.tell(message(said, n=rows, files=tuple(names)))


def _kernel(name: str, **options: Any) -> Callable[[], Work]:
    """An operation of the kernels."""

    def made() -> Work:
        from whygrid.bulk.operations import operation

        return operation(name, **options)

    return made


_ROWS, _ROWS_OF_K = 65_536, 256
"""As in `whygrid.bulk.stream`, which is loaded only when there is something to do."""
_seed = click.option("--seed", type=click.IntRange(min=0), default=0, help="Same seed, same result.")


@command.command(
    "solve", epilog="\b\nExample:\n  whygrid bulk solve puzzles.txt --out solved.parquet --workers 2"
)
@files_options(_ROWS)
def solve(**files: Any) -> None:
    """A solution of each 9x9 Sudoku, and whether it has none, one or more."""
    do(_kernel("solve"), **files)


@command.command("count", epilog="\b\nExample:\n  whygrid bulk count puzzles.csv --out counts.csv --limit 10")
@click.option("--limit", type=click.IntRange(min=1), default=2, help="Up to so many (2).")
@files_options(_ROWS)
def count(limit: int, **files: Any) -> None:
    """The number of solutions of each 9x9 Sudoku."""
    do(_kernel("count", limit=limit), **files)


@command.command(
    "minimise", epilog="\b\nExample:\n  whygrid bulk minimise puzzles.txt --out minimal.txt --seed 7"
)
@_seed
@files_options(_ROWS)
def minimise(seed: int, **files: Any) -> None:
    """Each 9x9 Sudoku without the clues that follow from its other clues."""
    do(_kernel("minimise", seed=seed), **files)


@command.command("canonical", epilog="\b\nExample:\n  whygrid bulk canonical puzzles.txt --out canonical.txt")
@files_options(_ROWS)
def canonical(**files: Any) -> None:
    """The canonical form of each 9x9 Sudoku: the same for all its twins."""
    do(_kernel("canonical"), **files)


@command.command(
    "augment", epilog="\b\nExample:\n  whygrid bulk augment train.csv --out more.npy --times 10 --seed 7"
)
@click.option("--times", type=click.IntRange(min=1), default=1, help="Images of each puzzle (1).")
@_seed
@files_options(_ROWS)
def augment(times: int, seed: int, **files: Any) -> None:
    """Random symmetric images of each 9x9 Sudoku, and of its solution."""
    do(_kernel("augment", times=times, seed=seed), **files)


@command.command("k", epilog="\b\nExample:\n  whygrid bulk k puzzles.txt --out k.csv --seconds 10")
@click.option("--seconds", type=click.FloatRange(min=0), default=None, help="For each puzzle; no limit.")
@files_options(_ROWS_OF_K)
def measure_k(seconds: float | None, **files: Any) -> None:
    """The exact k of each 9x9 Sudoku, with proved bounds where the time is not enough."""
    do(_kernel("k", seconds=seconds), **files)


@command.command("se", epilog="\b\nExample:\n  whygrid bulk se puzzles.txt --out rated.csv")
@click.option("--canonical", is_flag=True, help="Of its canonical form: the same for all its twins.")
@files_options(_ROWS_OF_K)
def rate_se(canonical: bool, **files: Any) -> None:
    """Sudoku Explainer's ER, EP and ED of each 9x9 Sudoku, as it stands."""
    do(_kernel("se", canonical=canonical), **files)
