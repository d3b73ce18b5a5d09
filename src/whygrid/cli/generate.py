"""`whygrid generate`: a command for each genre that can make puzzles, its options made of the settings."""

from __future__ import annotations

import json
import os
import sys
import time
from typing import TYPE_CHECKING, Any

import click

from whygrid.cli import shared
from whygrid.cli.bulk import kept, report, resumes
from whygrid.cli.crews import crew, crew_options
from whygrid.cli.progress import StatusLine
from whygrid.cli.speaking import translated
from whygrid.errors import Stopped, UsageError
from whygrid.extras import needs
from whygrid.records import NamedTuple
from whygrid.voice.message import message

if TYPE_CHECKING:
    from distributed import Client

    from whygrid.budget import Budget
    from whygrid.generator import Setting, Settings
    from whygrid.puzzle import Puzzle

SECONDS_BETWEEN_NEWS = 1.0

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
        title = genre(cmd_name).title
        made = click.Command(
            cmd_name,
            params=[*(_option(setting, cmd_name) for setting in settings), *_common_options()],
            callback=_make,
            epilog=EPILOG,
        )
        made = translated(made, "cli/help-generate")
        made.epilog = _examples(made.epilog or "", cmd_name)
        made.help, made.short_help = str(message("cli/make-new-puzzles", genre=title)), title
        return made


def _examples(epilog: str, genre_name: str) -> str:
    """The lines for one genre: the first two examples hold for all, of the others those that name it."""
    lines = epilog.rstrip("\n").split("\n")
    examples = [line for line in lines if line.startswith("  ")]
    kept = [line.replace("generate sudoku", f"generate {genre_name}") for line in examples[:2]]
    kept += [line for line in examples[2:] if f"generate {genre_name} " in line]
    return "\n".join([*(line for line in lines if line not in examples), *kept])


@click.group(cls=GenreGroup, epilog=EPILOG)
def command() -> None:
    """Make new puzzles of a genre, each with exactly one solution.

    `whygrid generate GENRE --help` lists what can be asked for.
    """


def _option(setting: Setting, genre_name: str) -> click.Option:
    """The option of a setting."""
    from whygrid.service.naming import choice_name, setting_help

    words = setting_help(genre_name, setting)
    named = {choice: choice_name(genre_name, setting, choice) for choice in setting.choices}
    if named and list(named) != list(named.values()):
        if setting.joined:  # of others the names that stay as they are come before their help
            both = (one if one == local else f"{one} ({local})" for one, local in named.items())
            words = f"{words} {message('voice/there-are', names=', '.join(both))}"
        else:
            words = f"{words} {message('cli/choices-too', names=', '.join(named.values()))}"
    flag = "--" + setting.name.replace("_", "-")
    if setting.is_flag:
        return click.Option([flag], is_flag=True, default=setting.default, help=words)
    default = "" if setting.default is None else f" ({setting.default})"
    kind: click.ParamType[Any]
    if setting.joined:
        kind = Joined(genre_name, setting)
    elif setting.choices:
        kind = Chosen(genre_name, setting)
    else:
        kind = (click.IntRange if isinstance(setting.low, int) else click.FloatRange)(
            setting.low, setting.high
        )
    return click.Option([flag], type=kind, default=setting.default, help=words + default)


class Chosen(click.Choice[str]):
    """One of the choices of a setting, by its name or its local one."""

    def __init__(self, genre_name: str, setting: Setting) -> None:
        super().__init__(setting.choices)
        self.genre_name, self.setting = genre_name, setting

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        """The name of the choice."""
        from whygrid.service.naming import english_choice

        return super().convert(english_choice(self.genre_name, self.setting, value), param, ctx)


class Joined(click.types.StringParamType):
    """Several choices of a setting with a plus sign between them; they are looked at with the others."""

    def __init__(self, genre_name: str, setting: Setting) -> None:
        self.genre_name, self.setting = genre_name, setting

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        """The names of the choices."""
        from whygrid.service.naming import english_choice

        return english_choice(self.genre_name, self.setting, super().convert(value, param, ctx))


def _common_options() -> list[click.Parameter]:
    """The options of every genre, as decorators give them."""

    @click.option("--count", type=click.IntRange(min=1), default=1, help="How many (1).")
    @click.option("--seed", type=click.IntRange(min=0), default=None, help="Same seed, same puzzles.")
    @shared.threads_option
    @click.option(
        "-o",
        "--out",
        default=None,
        metavar="OUT",
        help="A file: txt or jsonl; 9x9 Sudoku also csv, npy, parquet.",
    )
    @click.option("--resume/--restart", default=None, help="Go on where OUT ends, or overwrite it.")
    @crew_options
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
    workers: int | None,
    cluster: str | None,
    time_limit: float | None,
    as_json: bool,
    **settings: Any,
) -> None:
    from whygrid.service.generating import generator_of, new_seed

    name = str(context.info_name)
    order = Order(name, generator_of(name).complete(settings), new_seed() if seed is None else seed, count)
    search = Search(count, quiet=as_json)
    if out is None:
        if workers is not None or cluster is not None:
            raise UsageError(message("cli/cluster-needs-a-file"), remedy=message("cli/name-one-with-out"))
        with shared.budget(time_limit, heartbeat=search.beat) as budget:
            _print(order, threads, budget, search, as_json)
        return
    resume = resumes(out, resume)
    with (
        shared.budget(time_limit, heartbeat=search.beat) as budget,
        kept(out),
        crew(workers, cluster, quiet=as_json) as client,
    ):
        written = _write(order, threads, budget, search, out, resume, client)
    report(out, written, as_json, puzzles=True)


class Order(NamedTuple):
    """What to make."""

    genre_name: str
    settings: Settings
    seed: int
    number: int


class Search:
    """Tells on standard error how far the search is, and keeps the best puzzle for somebody who stops it."""

    def __init__(self, number: int, quiet: bool) -> None:
        self.number, self.quiet, self.made = number, quiet, 0
        self.line = StatusLine()
        self.puzzle: Puzzle | None = None
        self.words = ""
        self._told: Puzzle | None = None
        self._told_at = self.line.started

    def hear(self, puzzle: Puzzle, words: str) -> None:
        """Keep a puzzle that is better than all before."""
        self.puzzle, self.words = puzzle, words

    def take(self) -> None:
        """Count a puzzle that is as it should be."""
        self.made += 1
        self.puzzle, self.words = None, ""
        self.line.clear()

    def beat(self) -> None:
        """Keep the line on a terminal up to date; elsewhere tell of the best puzzle if it is another one."""
        self.line.show(self._progress)
        if self.line.seen or self.quiet or self.puzzle in (None, self._told):
            return
        if time.monotonic() - self._told_at >= SECONDS_BETWEEN_NEWS:
            self._told, self._told_at = self.puzzle, time.monotonic()
            best = self._told.text if self._told else ""
            best = f"\n{best}" if "\n" in best else best  # a board of several lines begins on one of its own
            shared.tell(message("cli/best-so-far", words=self.words, puzzle=best))

    def _progress(self) -> str:
        made, number, seconds = self.made, self.number, f"{self.line.seconds:.0f}"
        if not self.words:
            return str(message("cli/generated", made=made, number=number, seconds=seconds))
        return str(
            message("cli/generated-with-best", made=made, number=number, seconds=seconds, words=self.words)
        )


def _print(order: Order, threads: int | None, budget: Budget, search: Search, as_json: bool) -> None:
    """Print each puzzle as it is made; JSON when all are made or the time is up."""
    from whygrid.service.generating import generated

    found: list[str] = []
    stopped = None

    def take(puzzle: Puzzle) -> None:
        found.append(puzzle.text)
        search.take()
        if not as_json:
            shared.emit(_entry(puzzle.text, len(found)))

    try:
        for puzzle in generated(*order, threads=threads, budget=budget, news=search.hear):
            take(puzzle)
    except Stopped as stop:
        stopped = stop
        if search.puzzle is not None:
            stopped = Stopped(message("cli/last-is-best", stop=str(stop), words=search.words))
            take(search.puzzle)
    finally:
        search.line.clear()
    if as_json:
        document = {"genre": order.genre_name, "seed": order.seed, "puzzles": found}
        shared.emit_json(document if stopped is None else {**document, "note": str(stopped)})
        sys.exit(0 if stopped is None else 4)
    if stopped is not None:
        raise stopped


def _write(
    order: Order,
    threads: int | None,
    budget: Budget,
    search: Search,
    out: str,
    resume: bool,
    client: Client | None,
) -> int:
    """Write the puzzles to a file; how many were written. What is in it when the work is stopped stays."""
    from whygrid.service.generating import generator_of

    try:
        if client is None and generator_of(order.genre_name).batches(order.settings) is None:
            return _write_texts(order, budget, search, out, resume)
        with needs(message("cli/a-file-of-sudokus")):
            from whygrid.bulk.stream import Options, run_generate
            from whygrid.service.sharded.generating import Generate

        def progress(done: int, total: int) -> None:
            search.made = done
            budget.check()

        work = Generate(order.genre_name, order.settings, order.seed)
        options = Options(
            threads=threads, batch=work.batch, resume=resume, client=client, budget=budget, progress=progress
        )
        return run_generate(order.number, out, options, work)
    except Stopped as stop:
        if search.puzzle is None:
            raise
        raise Stopped(
            message(
                "cli/best-not-written",
                stop=str(stop),
                words=search.words,
                text=search.puzzle.text,
            )
        ) from None
    finally:
        search.line.clear()


def _write_texts(order: Order, budget: Budget, search: Search, out: str, resume: bool) -> int:
    """Write puzzles that come one by one, each at once."""
    from whygrid.service.generating import generated

    as_json = out.endswith(".jsonl")
    if not as_json and not out.endswith(".txt"):
        raise UsageError(
            message("cli/written-as-text"),
            where=out,
            remedy=message("cli/end-it-in-txt-or-jsonl"),
        )
    first = _entries(out, as_json) if resume and os.path.exists(out) else 0
    search.made = first
    with open(out, "a" if resume else "w", encoding="utf-8") as file:
        for puzzle in generated(*order, first=first, budget=budget, news=search.hear):
            text = json.dumps({"puzzle": puzzle.text}) if as_json else puzzle.text
            file.write(text + ("\n\n" if "\n" in text else "\n"))
            file.flush()
            search.take()
    return max(0, order.number - first)


def _entry(text: str, number: int) -> str:
    """A text in a list of them: those of several lines are kept apart by an empty one."""
    return "\n" + text if "\n" in text and number > 1 else text


def _entries(path: str, as_json: bool) -> int:
    """How many puzzles a file holds that an earlier run has written."""
    lines = blocks = 0
    blank = True
    with open(path, encoding="utf-8", errors="replace") as file:
        for line in file:  # a file of any size
            blocks += blank and line != "\n"
            blank = line == "\n"
            lines += not blank
    return blocks if not as_json and blocks and (blocks > 1 or blank) else lines
