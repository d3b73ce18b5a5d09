"""`whygrid generate`: a command for each genre that can make puzzles, its options made of the settings."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

import click

from whygrid.cli import shared
from whygrid.cli.bulk import kept, refuse_overwriting, report
from whygrid.cli.progress import progress_bar
from whygrid.errors import Stopped, UsageError

if TYPE_CHECKING:
    from whygrid.budget import Budget
    from whygrid.generator import Setting, Settings
    from whygrid.puzzle import Puzzle

EPILOG = """\b
Examples:
  whygrid generate sudoku                                  one puzzle, on the terminal
  whygrid generate sudoku --count 10000 --seed 7 --out puzzles.txt
  whygrid generate sudoku --clues 24 --count 5
  whygrid generate sudoku --difficulty tricky
  whygrid generate sudoku --unbiased --clues 25            every minimal puzzle equally likely
  whygrid generate sudoku --min-k 20                       one must look at 20 cells at a time somewhere
  whygrid generate sudoku --max-k 5 --symmetry rotation    a gentle one
  whygrid generate kakuro --rows 8 --columns 8 | whygrid explain -
  whygrid generate kakuro --count 5 --json
"""


class GenreGroup(click.Group):
    """The genres that can make puzzles, as commands."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Their names."""
        from whygrid.service.generating import generating_genres

        return generating_genres()

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command:
        """The command of one of them, or an error that lists them."""
        from whygrid.registry import genre
        from whygrid.service.generating import generator_of

        settings = generator_of(cmd_name).settings
        return click.Command(
            cmd_name,
            params=[*map(_option, settings), *_common_options()],
            callback=_make,
            help=f"Make new puzzles of the genre {genre(cmd_name).title}, each with exactly one solution.",
            short_help=genre(cmd_name).title,
            epilog=EPILOG,
        )


@click.group(cls=GenreGroup, epilog=EPILOG)
def command() -> None:
    """Make new puzzles of a genre, each with exactly one solution.

    `whygrid generate GENRE --help` lists what can be asked for.
    """


def _option(setting: Setting) -> click.Option:
    """The option of a setting."""
    flag = "--" + setting.name.replace("_", "-")
    if setting.is_flag:
        return click.Option([flag], is_flag=True, default=setting.default, help=setting.help)
    default = "" if setting.default is None else f" ({setting.default})"
    kind: click.ParamType[Any]
    if setting.choices:
        kind = click.Choice(setting.choices)
    else:
        kind = (click.IntRange if isinstance(setting.low, int) else click.FloatRange)(
            setting.low, setting.high
        )
    return click.Option([flag], type=kind, default=setting.default, help=setting.help + default)


def _common_options() -> list[click.Parameter]:
    """The options of every genre, as decorators give them."""

    @click.option("--count", type=click.IntRange(min=1), default=1, help="How many (1).")
    @click.option("--seed", type=click.IntRange(min=0), default=None, help="Same seed, same puzzles.")
    @click.option("--threads", type=click.IntRange(min=1), default=None, help="All cores by default.")
    @click.option(
        "-o",
        "--out",
        default=None,
        metavar="OUT",
        help="A file: txt or jsonl; 9x9 Sudoku also csv, npy, parquet.",
    )
    @click.option("--resume/--restart", default=None, help="Go on where OUT ends, or overwrite it.")
    @shared.budget_option
    @shared.json_option
    def carrier() -> None: ...

    params: list[click.Parameter] = carrier.__click_params__  # type: ignore[attr-defined]
    return params[::-1]


@click.pass_context
def _make(
    context: click.Context,
    /,
    count: int,
    seed: int | None,
    threads: int | None,
    out: str | None,
    resume: bool | None,
    time_limit: float | None,
    as_json: bool,
    **settings: Any,
) -> None:
    from whygrid.service.generating import generator_of, new_seed

    name = str(context.info_name)
    order = Order(name, generator_of(name).complete(settings), new_seed() if seed is None else seed, count)
    if out is None:
        with shared.budget(time_limit) as budget:
            _print(order, threads, budget, as_json)
        return
    refuse_overwriting(out, resume)
    with shared.budget(time_limit) as budget, kept(out):
        written = _write(order, threads, budget, out, bool(resume))
    report(out, written, as_json)


class Order(NamedTuple):
    """What to make."""

    genre_name: str
    settings: Settings
    seed: int
    number: int


class Best:
    """Tells of the best puzzle so far on standard error, and keeps it for somebody who stops the search."""

    def __init__(self) -> None:
        self.puzzle: Puzzle | None = None
        self.words = ""

    def __call__(self, puzzle: Puzzle, words: str) -> None:
        """Hear of a puzzle that is better than all before."""
        self.puzzle, self.words = puzzle, words
        click.echo(f"best so far: {words}: {puzzle.text}", err=True)


def _print(order: Order, threads: int | None, budget: Budget, as_json: bool) -> None:
    """Print each puzzle as it is made; JSON when all are made or the time is up."""
    from whygrid.service.generating import generated

    found: list[str] = []
    best, stopped = Best(), None
    try:
        for puzzle in generated(*order, threads=threads, budget=budget, news=best):
            found.append(puzzle.text)
            best.puzzle = None
            if not as_json:
                shared.emit(_entry(puzzle.text, len(found)))
    except Stopped as stop:
        stopped = stop
        if best.puzzle is not None:
            found.append(best.puzzle.text)
            stopped = Stopped(f"{stop}; the last puzzle is the best so far: {best.words}")
            if not as_json:
                shared.emit(_entry(best.puzzle.text, len(found)))
    if as_json:
        document = {"genre": order.genre_name, "seed": order.seed, "puzzles": found}
        shared.emit_json(document if stopped is None else {**document, "note": str(stopped)})
        sys.exit(0 if stopped is None else 4)
    if stopped is not None:
        raise stopped


def _write(order: Order, threads: int | None, budget: Budget, out: str, resume: bool) -> int:
    """Write the puzzles to a file; how many were written. What is in it when the work is stopped stays."""
    from whygrid.service.generating import generator_of

    batches = generator_of(order.genre_name).batches(order.settings)
    with progress_bar("generate") as progress:
        if batches is None:
            return _write_texts(order, budget, out, resume, progress)
        from whygrid.bulk.stream import Options, run_generate

        options = Options(seed=order.seed, batch=batches.size, resume=resume, progress=progress)
        return run_generate(
            order.number, out, options, lambda number, seed: batches.make(number, seed, threads)
        )


def _write_texts(
    order: Order, budget: Budget, out: str, resume: bool, progress: Callable[[int, int], None] | None
) -> int:
    """Write puzzles that come one by one, each at once."""
    from whygrid.service.generating import generated

    as_json = out.endswith(".jsonl")
    if not as_json and not out.endswith(".txt"):
        raise UsageError("these puzzles are written as text", where=out, remedy="End it in .txt or .jsonl.")
    first = _entries(out, as_json) if resume and os.path.exists(out) else 0
    with open(out, "a" if resume else "w", encoding="utf-8") as file:
        for number, puzzle in enumerate(
            generated(*order, first=first, budget=budget, news=Best()), first + 1
        ):
            text = json.dumps({"puzzle": puzzle.text}) if as_json else _entry(puzzle.text, number)
            file.write(text + "\n")
            file.flush()
            if progress is not None:
                progress(number, order.number)
    return max(0, order.number - first)


def _entry(text: str, number: int) -> str:
    """A text in a list of them: those of several lines are kept apart by an empty one."""
    return "\n" + text if "\n" in text and number > 1 else text


def _entries(path: str, as_json: bool) -> int:
    """How many puzzles a file holds that an earlier run has written."""
    with open(path, encoding="utf-8") as file:
        text = file.read().strip("\n")
    if not text:
        return 0
    return text.count("\n\n" if "\n\n" in text and not as_json else "\n") + 1
