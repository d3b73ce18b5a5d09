"""All that takes long, worked out in a process of its own: the interface never waits for it.

A thread alone would not do, since it shares Python's lock with the interface. The process is started when it
is first needed and stays; whoever cancels ends it, and the next question starts another one. It has a lower
priority than the interface, and ends by itself when the app is gone.
"""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
import time
from collections.abc import Callable, Mapping
from queue import SimpleQueue
from threading import Lock, Thread
from typing import IO, Any

from whygrid.budget import Budget
from whygrid.errors import Stopped
from whygrid.generator import Value
from whygrid.logic.proof import Proof
from whygrid.play.game import Game
from whygrid.play.helping import Mistakes, Reason, mistakes, next_hint, solution_from_here, why_not
from whygrid.puzzle import Puzzle
from whygrid.records import NamedTuple
from whygrid.registry import genre_names
from whygrid.service.explaining import Options, explain
from whygrid.service.generating import generated, new_seed
from whygrid.service.hinting import Hint
from whygrid.service.solving import count
from whygrid.voice import in_language, language

PATIENCE = 60.0
"""Seconds of work that an answer may take, of all threads of the process; playing goes on meanwhile."""
CHILD = """
import os, sys
if hasattr(os, "nice"):
    os.nice(10)
from whygrid.tui.helper import serve
serve(sys.stdin.buffer, sys.stdout.buffer)
"""
"""The program of the process: it steps back behind others from the beginning, while it starts as well."""


def _hint(budget: Budget, game: Game) -> Hint:
    return next_hint(game, budget=budget)


def _mistakes(budget: Budget, game: Game) -> Mistakes:
    return mistakes(game, budget)


def _solution(budget: Budget, game: Game) -> tuple[str, tuple[int, ...]]:
    return solution_from_here(game, budget)


def _why_not(budget: Budget, game: Game, literal: int) -> Reason:
    return why_not(game, literal, budget)._replace(proof=None)  # it is told already, and long


def _proof(budget: Budget, puzzle: Puzzle, options: Options) -> Proof:
    return explain(puzzle, options, budget)


def _new(budget: Budget, name: str, settings: Mapping[str, Value]) -> Puzzle:
    return next(generated(name, dict(settings), new_seed(), 1, budget=budget))


def _count(budget: Budget, puzzle: Puzzle, limit: int) -> int:
    return count(puzzle, limit, budget)


JOBS: dict[str, Callable[..., Any]] = {
    "hint": _hint,
    "mistakes": _mistakes,
    "solution": _solution,
    "why not": _why_not,
    "proof": _proof,
    "new": _new,
    "count": _count,
}


class Question(NamedTuple):
    """One of `JOBS` with its arguments; the genre that they are about."""

    job: str
    genre: str
    arguments: tuple[Any, ...] = ()


def answer(question: Question) -> Any:
    """The answer to a question."""
    return JOBS[question.job](Budget(PATIENCE, clock=time.process_time), *question.arguments)


class Helper:
    """Answers one question at a time; `ask` blocks and belongs into a thread."""

    def __init__(self) -> None:
        self._child: subprocess.Popen[bytes] | None = None
        self._lock = Lock()

    def ask(self, question: Question) -> Any:
        """The answer, or the error that came instead; `Stopped` when somebody cancelled."""
        with self._lock:
            child = self._child
            if child is None or child.poll() is not None:
                command = [sys.executable, "-c", CHILD]
                child = self._child = subprocess.Popen(
                    command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
                )
            assert child.stdin is not None and child.stdout is not None
            try:
                pickle.dump((language(), question), child.stdin)
                child.stdin.flush()
                found = pickle.load(child.stdout)
            except (EOFError, OSError, ValueError, pickle.UnpicklingError):
                raise Stopped("cancelled") from None
        if found is UNKNOWN:  # a genre that was registered at run time is known only here
            return answer(question)
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
    """Answer questions until there are no more: then at once, whatever is being worked out."""
    waiting: SimpleQueue[tuple[str, Question]] = SimpleQueue()

    def read() -> None:
        try:
            while True:
                waiting.put(pickle.load(questions))
        finally:  # the app is gone
            os._exit(0)

    Thread(target=read, daemon=True).start()
    while True:
        spoken, question = waiting.get()
        found: Any
        try:
            with in_language(spoken):
                found = answer(question) if question.genre in genre_names() else UNKNOWN
        except Exception as error:
            found = error
        pickle.dump(found, answers)
        answers.flush()
