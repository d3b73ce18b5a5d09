"""Help for a player, worked out in a process of its own: the interface never waits for it.

A thread alone would not do, since it shares Python's lock with the interface. The process is started when it
is first needed and stays; whoever cancels ends it, and the next question starts another one.
"""

from __future__ import annotations

import pickle
import subprocess
import sys
from threading import Lock
from typing import IO, Any

from whygrid.budget import Budget
from whygrid.errors import Stopped, UsageError
from whygrid.play.game import Game
from whygrid.play.helping import Reason, mistakes, next_hint, solution_from_here, why_not
from whygrid.registry import genre_names

PATIENCE = 60.0
"""Seconds that an answer may take; playing goes on meanwhile."""


def answer(job: str, game: Game, literal: int = 0) -> Any:
    """The answer to a question about a game."""
    budget = Budget(PATIENCE)
    if job == "hint":
        return next_hint(game, budget=budget)
    if job == "mistakes":
        return mistakes(game, budget)
    if job == "solution":
        return solution_from_here(game, budget)
    if job == "why not":
        reason: Reason = why_not(game, literal, budget)
        return reason._replace(proof=None)  # it is told already, and too long to send around
    raise UsageError(f"there is no job {job!r}")


class Helper:
    """Answers one question at a time; `ask` blocks and belongs into a thread."""

    def __init__(self) -> None:
        self._child: subprocess.Popen[bytes] | None = None
        self._lock = Lock()

    def ask(self, job: str, game: Game, literal: int = 0) -> Any:
        """The answer, or the error that came instead; `Stopped` when somebody cancelled."""
        with self._lock:
            child = self._child
            if child is None or child.poll() is not None:
                command = [sys.executable, "-m", "whygrid.tui.helper"]
                child = self._child = subprocess.Popen(
                    command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
                )
            assert child.stdin is not None and child.stdout is not None
            try:
                pickle.dump((job, game, literal), child.stdin)
                child.stdin.flush()
                found = pickle.load(child.stdout)
            except (EOFError, OSError, pickle.UnpicklingError):
                raise Stopped("cancelled") from None
        if found is UNKNOWN:  # a genre that was registered at run time is known only here
            return answer(job, game, literal)
        if isinstance(found, Exception):
            raise found
        return found

    def cancel(self) -> None:
        """Stop what is being worked out."""
        child = self._child
        if child is not None and self._lock.locked():
            self._child = None
            child.kill()
            child.wait()

    def close(self) -> None:
        """End the process."""
        child, self._child = self._child, None
        if child is not None:
            child.kill()
            child.wait()
            for pipe in (child.stdin, child.stdout):
                if pipe is not None:
                    pipe.close()


UNKNOWN = None
"""What the process answers where it does not know the genre."""


def serve(questions: IO[bytes], answers: IO[bytes]) -> None:
    """Answer questions until there are no more."""
    while True:
        try:
            job, game, literal = pickle.load(questions)
        except EOFError:
            return
        found: Any
        try:
            known = game.puzzle.genre_name in genre_names()
            found = answer(job, game, literal) if known else UNKNOWN
        except Exception as error:
            found = error
        pickle.dump(found, answers)
        answers.flush()


if __name__ == "__main__":
    serve(sys.stdin.buffer, sys.stdout.buffer)
