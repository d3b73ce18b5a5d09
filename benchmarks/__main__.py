"""Run the benchmarks named on the command line, or all."""

from __future__ import annotations

import sys
from importlib import import_module

ALL = ("startup", "explain", "verify", "kakuro")

for name in sys.argv[1:] or ALL:
    if name not in ALL:
        sys.exit(f"there is no benchmark {name!r}; there are: {', '.join(ALL)}")
    print(f"== {name}", flush=True)
    import_module(f"benchmarks.{name}").main()
