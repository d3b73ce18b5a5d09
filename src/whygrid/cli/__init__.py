"""The command line. Each command is a module of its own, imported when it is called."""

from __future__ import annotations

import io
import signal
import sys
from contextlib import suppress
from importlib import import_module

import click

from whygrid import __version__
from whygrid.cli.shared import emit, tell
from whygrid.cli.speaking import heed, options, short_help, translated
from whygrid.errors import ConflictError, Stopped, WhygridError, of_system
from whygrid.voice import message, say_if

COMMANDS = {
    "solve": "Find the solution, or show that there is none or several.",
    "explain": "Prove the solution step by step.",
    "hint": "Give the easiest next step, in three rungs.",
    "judge": "Say whether a claim is a deduction, a lucky guess or wrong.",
    "check": "Look for conflicts, count solutions, find needless givens.",
    "show": "Draw a puzzle.",
    "convert": "Write a puzzle in another form, or as a link.",
    "verify": "Check a proof, trusting nothing.",
    "graph": "Draw the reasons behind a step.",
    "grade": "Tell how hard a puzzle is, the same for all its twins.",
    "export": "Write a proof for other checkers: VeriPB, LRAT, DRAT, plain.",
    "k": "Measure how few known cells one must look at.",
    "forgetful": "Solve with a memory of k cells.",
    "generate": "Make new puzzles.",
    "bulk": "Solve, count, minimise or augment millions of Sudokus.",
    "bench": "Compare encodings of many puzzles in a table.",
    "numberlink": "Compare encodings of Numberlinks, and draw them.",
    "combinations": "List the digits that can make up a sum.",
    "steps": "List every deduction that can be made now.",
    "techniques": "List the techniques, or tell about one.",
    "play": "Play in the terminal, with hints, proofs and an editor.",
    "edit": "Enter a puzzle cell by cell in the terminal, or change one.",
    "serve": "Play, learn and set puzzles in the browser.",
    "shell": "Solve line by line: steps, proofs, hints, assumptions.",
    "help": "Tell about a command, or list them all.",
    "examples": "List the puzzles that come with Whygrid.",
}

EPILOG = """\b
Try:
  whygrid explain                          a proof of a built-in puzzle
  whygrid solve 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79
  whygrid hint puzzle.txt
  whygrid explain escargot --format json --output proof.json && whygrid verify proof.json

\b
Exit codes: 0 fine · 1 the answer is no (no solution, bad proof, conflicts) ·
2 bad input or usage · 3 more than one solution · 4 stopped before the end
"""


class LazyGroup(click.Group):
    """A group that imports a command when it is called, and lists all without importing any."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The names in the order of `COMMANDS`."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Import the module of a command."""
        if cmd_name not in COMMANDS:
            return None
        command: click.Command = import_module(f"whygrid.cli.{cmd_name}").command
        return translated(command, cmd_name)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """List the commands with one line each."""
        with formatter.section(say_if("cli/word-commands", "Commands")):
            formatter.write_dl([(name, short_help(name, words)) for name, words in COMMANDS.items()])

    def get_help(self, ctx: click.Context) -> str:
        """The help in the language in force."""
        return click.Group.get_help(translated(self, "whygrid"), ctx)

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Name the nearest command when there is none of this name."""
        if args and args[0] not in COMMANDS and not args[0].startswith("-"):
            import difflib

            near = difflib.get_close_matches(args[0], COMMANDS, 1)
            remedy = (
                message("cli/did-you-mean", name=repr(near[0]))
                if near
                else message("cli/there-are", names=", ".join(COMMANDS))
            )
            raise click.UsageError(
                str(message("cli/there-is-no-command", name=repr(args[0]), remedy=remedy)), ctx
            )
        return super().resolve_command(ctx, args)


def _show_version(ctx: click.Context, _: click.Parameter, wanted: bool) -> None:
    if not wanted:
        return
    from whygrid.kernels import NATIVE

    emit(message("cli/version", version=__version__))
    if not NATIVE:  # else nobody would know why it is slow: pip is silent when the compiler fails
        emit(message("cli/version-without-native"))
    ctx.exit()


def _tell_once_without_native() -> None:
    """On a terminal, say at first use that the native module is missing; a file remembers it."""
    from importlib.util import find_spec

    if not sys.stderr.isatty() or find_spec("whygrid.kernels._native") is not None:
        return
    from whygrid.store.folder import default_library

    said = default_library().with_name(f"without-native-{__version__}")
    if said.exists():
        return
    tell(f"{message('cli/without-native')}\n  {message('cli/how-to-get-native')}")
    with suppress(OSError):  # then it is said once more next time
        said.parent.mkdir(parents=True, exist_ok=True)
        said.touch()


@click.group(cls=LazyGroup, epilog=EPILOG, context_settings={"help_option_names": ["-h", "--help"]})
@click.option(
    "-V",
    "--version",
    is_flag=True,
    is_eager=True,
    expose_value=False,
    callback=_show_version,
    help="Show the version and exit.",
)
def group() -> None:
    """Pen-and-paper logic puzzles, with a reason for every cell."""


group.params += options()


def main() -> None:
    """Run the command line; errors that are the user's to mend end with code 2 and no traceback."""
    if hasattr(signal, "SIGPIPE"):
        signal.signal(signal.SIGPIPE, signal.SIG_DFL)  # the reader of our output has seen enough
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")  # what a terminal can't show is no reason to fail
    _tell_once_without_native()
    try:
        group.main(heed(sys.argv[1:]), prog_name="whygrid", standalone_mode=False)
    except click.ClickException as error:
        shown = io.StringIO()
        error.show(shown)
        tell(shown.getvalue().rstrip("\n"))
        sys.exit(error.exit_code)
    except (click.Abort, KeyboardInterrupt):
        tell(message("cli/stopped"))
        sys.exit(4)
    except Stopped as stop:
        tell(f"whygrid: {stop}")
        sys.exit(4)
    except WhygridError as error:
        tell(f"whygrid: {error}")
        sys.exit(1 if isinstance(error, ConflictError) else 2)
    except OSError as error:
        tell(f"whygrid: {message('cli/output-cannot-be-written', why=of_system(error))}")
        sys.exit(2)
