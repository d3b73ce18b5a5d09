"""A worker: a process that answers one question after the other, each within its limits.

It writes a line once it has started, then reads a line and writes one. Whoever started it ends it to cancel;
when its input ends, so does it, even in the middle of an answer that nobody will read.
"""

from __future__ import annotations

import json
import os
import sys
from importlib import import_module
from math import ceil
from typing import IO

from whygrid.voice import in_language
from whygrid.web.asking import answer, get_ready

MEMORY = 2 << 30
"""Bytes of address space; a question that needs more is answered with an error."""
SPARE = 2
"""Seconds of CPU time beyond those of a question, after which the system ends the process."""


def work(questions: IO[bytes], answers: IO[bytes]) -> None:
    """Answer questions until there are no more; an answer is a line of its status and its body."""
    answers.write(b"ready\n")
    answers.flush()
    for line in questions:
        asked = json.loads(line)
        _allow(asked["seconds"])
        with in_language(asked["language"]):
            status, body = answer(asked["name"], asked["arguments"], asked["seconds"])
        answers.write(f"{status} {json.dumps(body)}\n".encode())
        answers.flush()


def _allow(seconds: float) -> None:
    """Have the system end this process when it takes much more CPU time than that from now on."""
    if sys.platform == "win32":
        return
    import resource

    used = resource.getrusage(resource.RUSAGE_SELF)
    limit = ceil(used.ru_utime + used.ru_stime + seconds + SPARE)
    resource.setrlimit(resource.RLIMIT_CPU, (limit, resource.getrlimit(resource.RLIMIT_CPU)[1]))


def _end_with_input(descriptor: int) -> None:
    """Wait until nobody can write questions any more, as after a server was killed; then end at once."""
    import select

    waiting = select.poll()
    waiting.register(descriptor, select.POLLHUP)
    waiting.poll()
    os._exit(0)


def main(arguments: list[str]) -> None:
    """Work at this niceness.

    Further arguments are modules to import first, for genres from elsewhere, or --ready.
    """
    if sys.platform != "win32":
        import resource
        from threading import Thread

        Thread(target=_end_with_input, args=(sys.stdin.fileno(),), daemon=True).start()
        os.nice(int(arguments[0]))
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    for word in arguments[1:]:
        if word == "--ready":
            get_ready()
        else:
            import_module(word)
    work(sys.stdin.buffer, sys.stdout.buffer)


if __name__ == "__main__":
    main(sys.argv[1:])
