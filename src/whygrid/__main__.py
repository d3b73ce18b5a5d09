"""`python -m whygrid`, and the entry point of the command: nothing shows a traceback, not even its start."""

from __future__ import annotations

import sys


def main() -> None:
    """Run the command line; Ctrl-C while it is still loading ends it quietly."""
    try:
        from whygrid.cli import main as command_line
    except KeyboardInterrupt:
        sys.exit(4)
    command_line()


if __name__ == "__main__":
    main()
