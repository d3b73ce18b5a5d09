"""The command with Ctrl-C and the clock in the hands of a test, so that nothing depends on how fast it works.

python tests/cli/staged.py '{"interrupt_at": ["whygrid.budget:Budget.tick", 5000]}' explain PUZZLE
python tests/cli/staged.py '{"seconds_per_look": 0.01}' explain PUZZLE --time-limit 3
python tests/cli/staged.py '{"values": {"whygrid.cli.generate:SECONDS_BETWEEN_NEWS": 0}}' generate sudoku …

`interrupt_at` names a function and the number of the call with which somebody presses Ctrl-C.
`seconds_per_look` are those that pass with every look of a budget at the clock, and at no other time.
`values` take the place of those that a module has.
"""

import json
import signal
import sys
import time
from functools import wraps
from importlib import import_module
from itertools import count
from operator import attrgetter
from types import SimpleNamespace


def interrupt_at(name: str, call: int) -> None:
    """Have the function of this name press Ctrl-C with this call."""
    module, _, path = name.partition(":")
    home, _, last = path.rpartition(".")
    owner = attrgetter(home)(import_module(module)) if home else import_module(module)
    function, numbers = getattr(owner, last), count(1)

    @wraps(function)
    def counted(*args, **options):
        if next(numbers) == call:
            signal.raise_signal(signal.SIGINT)
        return function(*args, **options)

    setattr(owner, last, counted)


def seconds_per_look(seconds: float) -> None:
    """Have the clock on the wall go on by so much with every look of a budget at it."""
    times = (seconds * number for number in count())
    clocks = SimpleNamespace(monotonic=lambda: next(times), thread_time=time.thread_time)
    import_module("whygrid.budget").time = clocks


if __name__ == "__main__":
    stage = json.loads(sys.argv[1])
    sys.argv[:2] = ["whygrid"]
    if "interrupt_at" in stage:
        interrupt_at(*stage["interrupt_at"])
    for name, value in stage.get("values", {}).items():
        module, _, constant = name.partition(":")
        setattr(import_module(module), constant, value)
    if "seconds_per_look" in stage:
        seconds_per_look(stage["seconds_per_look"])
    from whygrid.__main__ import main

    main()
