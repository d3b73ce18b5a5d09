"""Puzzles for language models, as a taskset of `verifiers` (its v1 API).

    eval whygrid-verifiers --env.taskset.genre kakuro --env.taskset.score steps     (a command of verifiers)

A step counts only if exactly the cells that it cites show it, so that a lucky guess earns nothing.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import Literal

from whygrid.extras import needs
from whygrid.ml.answers import MOST_CITED, Steps, follow, is_solution, question
from whygrid.ml.making import Order
from whygrid.puzzle import Puzzle
from whygrid.service.canonical_ids import identity
from whygrid.service.grading import grade
from whygrid.voice.message import message

with needs(message("ml/a-taskset")):
    import verifiers.v1 as vf

__all__ = ["PuzzleTaskset"]


class PuzzleTaskConfig(vf.TaskConfig):  # type: ignore[misc]  # it may not be installed
    """How answers are scored."""

    most_cited: int = MOST_CITED
    max_effort: float | None = None
    """With steps, as in `whygrid.ml.answers.follow`."""


class PuzzleConfig(vf.TasksetConfig):  # type: ignore[misc]
    """Which puzzles; `level`, `min_k` and `max_k` as in `whygrid.ml.making.Order`."""

    genre: str = "sudoku"
    level: str | None = None
    min_k: int | None = None
    max_k: int | None = None
    settings: dict[str, str | int | float | bool | None] = {}  # noqa: RUF012  # pydantic copies it
    score: Literal["solution", "steps"] = "solution"
    seed: int = 0
    task: PuzzleTaskConfig = PuzzleTaskConfig()


class PuzzleData(vf.TaskData):  # type: ignore[misc]
    """One puzzle."""

    genre: str
    puzzle: str
    score: str
    level: str
    """As `whygrid grade` has it."""


class PuzzleTask(vf.Task[PuzzleData, vf.State, PuzzleTaskConfig]):  # type: ignore[misc]
    """One puzzle to solve, and what an answer is worth."""

    @property
    def key(self) -> str:
        """The same for the same puzzle, whatever its number."""
        return f"{self.data.genre}:{self.data.puzzle}"

    @vf.reward(weight=1.0)  # type: ignore[untyped-decorator]
    async def solved(self, trace: vf.Trace) -> float:
        """1 for the right board, or the share of it that was deduced."""
        if self.data.score == "steps":
            return self._followed(trace).score
        return float(is_solution(Puzzle.parse(self.data.puzzle, self.data.genre), trace.last_reply))

    @vf.metric  # type: ignore[untyped-decorator]
    async def steps(self, trace: vf.Trace) -> dict[str, float]:
        """How many steps count, are lucky, are wrong."""
        told = self._followed(trace).steps
        verdicts = [step.judgement.verdict if step.judgement else "unread" for step in told]
        return {
            "deductions": float(sum(step.counts for step in told)),
            "lucky": float(verdicts.count("lucky")),
            "wrong": float(verdicts.count("illegal") + verdicts.count("false")),
        }

    def _followed(self, trace: vf.Trace) -> Steps:
        puzzle = Puzzle.parse(self.data.puzzle, self.data.genre)
        return follow(puzzle, trace.last_reply, self.config.most_cited, self.config.max_effort)

    async def validate(self, runtime: vf.Runtime) -> bool:
        """Whether it has one solution, and answering with it earns everything."""
        from whygrid.service.solving import solve

        puzzle = Puzzle.parse(self.data.puzzle, self.data.genre)
        found = solve(puzzle)
        return found.status == "unique" and is_solution(puzzle, found.solutions[0].text)


class PuzzleTaskset(vf.Taskset[PuzzleTask, PuzzleConfig]):  # type: ignore[misc]
    """Puzzles without end, the same for a seed."""

    INFINITE = True

    def load(self) -> Iterator[PuzzleTask]:
        """One puzzle after the other."""
        config = self.config
        order = Order(config.genre, config.level, config.min_k, config.max_k, config.settings)
        order.check()
        for number in itertools.count():
            puzzle = order.puzzle(config.seed, number)
            yield PuzzleTask(
                PuzzleData(
                    id=identity(puzzle).id,
                    name=f"{config.genre} {number}",
                    prompt=question(puzzle, config.score == "steps"),
                    genre=puzzle.genre_name,
                    puzzle=puzzle.text,
                    score=config.score,
                    level=grade(puzzle).grade.level,
                ),
                config.task,
            )
