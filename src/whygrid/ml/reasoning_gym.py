"""A dataset of reasoning-gym with puzzles of every genre; importing this registers it as "whygrid".

    import reasoning_gym, whygrid.ml.reasoning_gym
    data = reasoning_gym.create_dataset("whygrid", genre="kakuro", level="easy", size=10, seed=42)

Levels are those of `grade`, and k may be asked for; not the number of empty cells, which says little.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from whygrid.engine.grade import LEVELS
from whygrid.extras import needs
from whygrid.generator import Value
from whygrid.ml.answers import MOST_CITED, follow, is_solution, model_steps, question
from whygrid.ml.making import Order
from whygrid.puzzle import Puzzle
from whygrid.service.grading import grade
from whygrid.service.solving import solve
from whygrid.voice.message import message

with needs(message("ml/a-dataset")):
    from reasoning_gym.coaching import BaseCurriculum, ScalarAttributeDefinition
    from reasoning_gym.factory import ProceduralDataset, register_dataset

NAME = "whygrid"


@dataclass
class PuzzleConfig:
    """What the dataset holds; `level`, `min_k`, `max_k` and `settings` as in `whygrid.ml.making.Order`.

    score        "solution": 1 for the right board, 0 for all else; "steps": the share that was deduced
    most_cited, max_effort   with steps, as in `whygrid.ml.answers.follow`
    """

    genre: str = "sudoku"
    level: str | tuple[str, ...] | None = None
    min_k: int | None = None
    max_k: int | None = None
    settings: Mapping[str, Value] = field(default_factory=dict)
    score: str = "solution"
    most_cited: int = MOST_CITED
    max_effort: float | None = None
    seed: int | None = None
    size: int = 500

    @property
    def order(self) -> Order:
        """The puzzles that are meant."""
        return Order(self.genre, self.level, self.min_k, self.max_k, self.settings)

    def validate(self) -> None:
        """Refuse what can't be had."""
        assert self.score in ("solution", "steps"), "score must be 'solution' or 'steps'"
        assert self.size > 0, "size must be positive"
        self.order.check()


class PuzzleDataset(ProceduralDataset):  # type: ignore[misc]  # it may not be installed
    """Puzzles with their grades and solutions."""

    def __init__(self, config: PuzzleConfig) -> None:
        super().__init__(config=config, seed=config.seed, size=config.size)

    def __getitem__(self, idx: int) -> dict[str, Any]:
        """The question, a right answer, and what is known about the puzzle."""
        config: PuzzleConfig = self.config
        puzzle = config.order.puzzle(self.seed, idx)
        graded = grade(puzzle, with_k=config.min_k is not None or config.max_k is not None)
        steps = config.score == "steps"
        return {
            "question": question(puzzle, steps),
            "answer": model_steps(puzzle) if steps else solve(puzzle).solutions[0].text,
            "metadata": {
                "source_dataset": NAME,
                "source_index": idx,
                "genre": puzzle.genre_name,
                "puzzle": puzzle.text,
                "grade": graded.to_json(),
                "difficulty": {"level": graded.grade.level, "number": graded.grade.number, "k": graded.k},
            },
        }

    def score_answer(self, answer: str | None, entry: dict[str, Any]) -> float:
        """By the solution or by the steps, as the dataset was ordered."""
        if not isinstance(answer, str):
            return 0.0
        puzzle = Puzzle.parse(entry["metadata"]["puzzle"], entry["metadata"]["genre"])
        if self.config.score == "steps":
            return follow(puzzle, answer, self.config.most_cited, self.config.max_effort).score
        return float(is_solution(puzzle, answer))


class PuzzleCurriculum(BaseCurriculum):  # type: ignore[misc]
    """From gentle to extreme."""

    def __init__(self) -> None:
        super().__init__(PuzzleCurriculum.__name__, PuzzleConfig)
        self._define_attributes(
            ScalarAttributeDefinition(
                name="level",
                field_name="level",
                levels=[level for _, level in LEVELS],
                description="How hard the puzzles are, as `whygrid grade` has it",
            )
        )


register_dataset(NAME, PuzzleDataset, PuzzleConfig, PuzzleCurriculum)
