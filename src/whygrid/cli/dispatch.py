"""From the words of a command line to the module of its command, and from errors to exit codes."""

from __future__ import annotations

import io
import signal
import sys
from contextlib import suppress
from importlib import import_module

import click

from whygrid import __version__
from whygrid.cli import ABOUT, COMMANDS, overview
from whygrid.cli.shared import emit, tell
from whygrid.errors import ConflictError, Stopped, WhygridError


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
        return command

    def get_help(self, ctx: click.Context) -> str:
        """All commands with one line each."""
        return overview()

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Name the nearest command when there is none of this name."""
        if args and args[0] not in COMMANDS and not args[0].startswith("-"):
            import difflib

            near = difflib.get_close_matches(args[0], COMMANDS, 1)
            remedy = f"Did you mean {near[0]!r}?" if near else f"There are: {', '.join(COMMANDS)}."
            raise click.UsageError(f"There is no command {args[0]!r}. {remedy}", ctx)
        return super().resolve_command(ctx, args)


def _show_version(ctx: click.Context, _: click.Parameter, wanted: bool) -> None:
    if not wanted:
        return
    from whygrid.kernels import NATIVE

    emit(f"whygrid, version {__version__}")
    if not NATIVE:  # else nobody would know why it is slow: pip is silent when the compiler fails
        emit("Its native module was not built, so it is slow. `pip install -v` says why it was not.")
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
    tell(
        "note: Whygrid's native module was not built when it was installed: it works, but slowly.\n"
        "  With a C++20 compiler and CMake, install it again; `pip install -v` says what fails."
    )
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
        group.main(prog_name="whygrid", standalone_mode=False)
    except click.ClickException as error:
        shown = io.StringIO()
        error.show(shown)
        tell(shown.getvalue().rstrip("\n"))
        sys.exit(error.exit_code)
    except (click.Abort, KeyboardInterrupt):
        tell("stopped")
        sys.exit(4)
    except Stopped as stop:
        tell(f"whygrid: {stop}")
        sys.exit(4)
    except WhygridError as error:
        tell(f"whygrid: {error}")
        sys.exit(1 if isinstance(error, ConflictError) else 2)
    except OSError as error:
        tell(f"whygrid: the output can't be written: {error.strerror}")
        sys.exit(2)
