"""`python -m whygrid`, and the entry point of the command: nothing shows a traceback, not even its start."""

from __future__ import annotations

import atexit
import gc
import sys


def main() -> None:
    """Run the command line; Ctrl-C while it is still loading ends it quietly."""
    # What a command loads it keeps until its end. To look through all of that for garbage again and again,
    # and once more at the end, would take a fifth of the time of `explain`.
    gc.set_threshold(50_000, 20, 50)
    atexit.register(_leave)
    try:
        from whygrid.cli import main as command_line
    except KeyboardInterrupt:
        sys.exit(4)
    command_line()


def _leave() -> None:
    """Leave what is loaded to the system; only solvers of python-sat have to free themselves in time."""
    if "pysat.solvers" not in sys.modules:
        gc.freeze()


if __name__ == "__main__":
    main()
