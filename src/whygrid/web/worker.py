"""A worker: a process that answers one question after the other, each within its limits.

It writes a line once it has started, then reads a line and writes one. Whoever started it ends it to cancel;
when its input ends, so does it, even in the middle of an answer that nobody will read.
"""

from __future__ import annotations

import json
import os
import sys
import traceback
from importlib import import_module
from math import ceil
from typing import IO, Any

from whygrid.budget import Budget
from whygrid.errors import Stopped, WhygridError
from whygrid.voice import in_language, message
from whygrid.web.questions import QUESTIONS

MEMORY = 2 << 30
"""Bytes of address space; a question that needs more is answered with an error."""
SPARE = 2
"""Seconds of CPU time beyond those of a question, after which the system ends the process."""

Json = dict[str, Any]


def answer(name: str, arguments: Json, seconds: float) -> tuple[int, Json]:
    """The status and the body of an answer: the value that was asked for, or what was wrong."""
    try:
        return 200, QUESTIONS[name].answer(arguments, Budget(seconds))
    except Stopped as stop:
        return 422, refusal("stopped", stop)
    except WhygridError as error:
        return 422, refusal("wrong", error)
    except (RecursionError, MemoryError):
        return 422, refusal("wrong", WhygridError(message("web/server-too-large-to-work-with")))
    except Exception:
        traceback.print_exc()
        return 500, refusal("fault", WhygridError(message("web/server-something-went-wrong")))


def refusal(kind: str, error: WhygridError) -> Json:
    """An error as plain data."""
    parts = {"what": str(error.what), "where": str(error.where), "remedy": str(error.remedy)}
    return {"error": {"kind": kind, **parts}}


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


def get_ready() -> None:
    """Load what the first questions will need: look for a hint in each genre."""
    from whygrid.play.game import Game
    from whygrid.play.helping import next_hint
    from whygrid.puzzle import Puzzle
    from whygrid.registry import genre, genre_names

    for name in genre_names():
        for example in list(genre(name).examples().values())[:1]:
            next_hint(Game(Puzzle.parse(example.text, name)), budget=Budget(1))


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
