"""From the words of a command line to the module of its command, and from errors to exit codes."""

from __future__ import annotations

import io
import signal
import sys
from contextlib import suppress
from importlib import import_module

import click

from whygrid import __version__
from whygrid.cli import ABOUT, COMMANDS, all_commands, overview
from whygrid.cli.shared import emit, tell
from whygrid.cli.speaking import heed, translated
from whygrid.commands import genre_commands
from whygrid.errors import ConflictError, Stopped, WhygridError, of_system
from whygrid.voice import message


class LazyGroup(click.Group):
    """A group that imports a command when it is called, and lists all without importing any."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The names in the order of the overview."""
        return list(all_commands())

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Import the module of a command."""
        if cmd_name in COMMANDS:
            command: click.Command = import_module(f"whygrid.cli.{cmd_name}").command
            return translated(command, f"cli/help-{cmd_name}")
        declared = genre_commands().get(cmd_name)
        if declared is None:
            return None
        command = import_module(declared.module).command
        return translated(command, f"{declared.home}/help-{cmd_name}")

    def get_help(self, ctx: click.Context) -> str:
        """All commands with one line each."""
        return overview()

    def get_usage(self, ctx: click.Context) -> str:
        """How it is called, in the language in force."""
        return click.Group.get_usage(translated(self, "cli/help-whygrid"), ctx)

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Name the nearest command when there is none of this name."""
        if args and args[0] not in all_commands() and not args[0].startswith("-"):
            import difflib

            near = difflib.get_close_matches(args[0], all_commands(), 1)
            remedy = (
                message("cli/did-you-mean", name=repr(near[0]))
                if near
                else message("cli/there-are", names=", ".join(all_commands()))
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
    if not sys.stderr.isatty():
        return
    from importlib.util import find_spec

    if find_spec("whygrid.kernels._native") is not None:
        return
    from whygrid.store.folder import default_library

    said = default_library().with_name(f"without-native-{__version__}")
    if said.exists():
        return
    tell(f"{message('cli/without-native')}\n  {message('cli/how-to-get-native')}")
    with suppress(OSError):  # then it is said once more next time
        said.parent.mkdir(parents=True, exist_ok=True)
        said.touch()


@click.group(cls=LazyGroup, help=ABOUT, context_settings={"help_option_names": ["-h", "--help"]})
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
    """What all commands share."""


def run() -> None:
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
