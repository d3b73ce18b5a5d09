"""Run the benchmarks that are named, or the usual ones; `--record` keeps figures and compares them."""

from __future__ import annotations

import sys
from importlib import import_module
from itertools import chain

USUAL = ("startup", "explain", "verify", "kakuro")
ALL = (*USUAL, "figures", "instructions")


def main(words: list[str]) -> None:
    """Record, or run those that are named."""
    if words[:1] == ["--record"]:
        from benchmarks import figures, instructions
        from benchmarks.record import record

        counts = () if words[1:] == ["--quick"] else instructions.figures()
        print(record(chain(figures.figures(), counts)))
        return
    for name in words or USUAL:
        if name not in ALL:
            sys.exit(f"there is no benchmark {name!r}; there are: {', '.join(ALL)}, and --record [--quick]")
        print(f"== {name}", flush=True)
        import_module(f"benchmarks.{name}").main()


if __name__ == "__main__":
    main(sys.argv[1:])
