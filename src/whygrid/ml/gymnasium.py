"""A Gymnasium environment: place and exclude, paid by the judge. Importing it registers whygrid/Puzzle-v0.

    import gymnasium, whygrid.ml.gymnasium
    env = gymnasium.make("whygrid/Puzzle-v0", genre="sudoku", level="gentle")

Action a below F places fact a + 1 of the puzzle, F + a excludes it. An observation has 1 for what holds, -1
for what is excluded, 0 for what is open. What follows from few known cells is a deduction and is written
down; what is true but does not follow so is lucky, and earns nothing.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any

from whygrid.budget import Budget
from whygrid.engine.exclusions import exclusions_of
from whygrid.errors import UsageError
from whygrid.extras import needs
from whygrid.generator import Value
from whygrid.logic.facts import Literal
from whygrid.ml.answers import needed
from whygrid.ml.making import Order, twin
from whygrid.puzzle import Puzzle
from whygrid.service.judging import judge
from whygrid.service.marked import Marked
from whygrid.voice.message import message

with needs(message("ml/an-environment")):
    import gymnasium
    import numpy as np
    import numpy.typing as npt

MOST_K = 12
"""What needs more known cells than this is no deduction, unless somebody asks for more."""
FITTING = 100
"""So many puzzles are tried until one fits into the spaces."""
REWARDS: Mapping[str, float] = {"illegal": -1.0, "false": -1.0}
"""What a verdict costs; the placements of a whole puzzle earn 1 together."""


class PuzzleEnv(gymnasium.Env):  # type: ignore[misc]  # gymnasium has types of its own, or is not installed
    """One puzzle after the other.

    puzzles    texts to play instead of new ones
    level, min_k, max_k, settings    of new ones, as in `whygrid.ml.making.Order`
    symmetry   another twin each time, where the genre knows twins; `reset(options={"symmetry": …})` as well
    most_k     a deduction may rest on so many known cells and clues; None: on all of them
    facts      room for so many facts; by default as many as the first puzzle has
    rewards    by verdict, instead of `REWARDS`
    forgiving  an illegal or false action does not end the episode
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"]}  # noqa: RUF012  # as Gymnasium has it

    def __init__(
        self,
        genre: str = "sudoku",
        level: str | tuple[str, ...] | None = None,
        min_k: int | None = None,
        max_k: int | None = None,
        settings: Mapping[str, Value] | None = None,
        *,
        puzzles: Sequence[str] = (),
        symmetry: bool = False,
        most_k: int | None = MOST_K,
        facts: int | None = None,
        rewards: Mapping[str, float] | None = None,
        forgiving: bool = False,
        render_mode: str | None = None,
    ) -> None:
        self.order = Order(genre, level, min_k, max_k, settings or {})
        self.order.check()
        self.texts, self.symmetry, self.most_k = tuple(puzzles), symmetry, most_k
        self.rewards, self.forgiving, self.render_mode = (
            {**REWARDS, **(rewards or {})},
            forgiving,
            render_mode,
        )
        self.facts = len(self._made(0).rules.facts) if facts is None else facts
        self.action_space = gymnasium.spaces.Discrete(2 * self.facts)
        self.observation_space = gymnasium.spaces.Box(-1, 1, (self.facts,), np.int8)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[npt.NDArray[np.int8], dict[str, Any]]:
        """A puzzle: `options` may have its text as "puzzle", and "symmetry"."""
        super().reset(seed=seed)
        options = options or {}
        self.puzzle = self._chosen(options)
        self.needed = needed(self.puzzle, Budget())
        self.known: list[Literal] = []
        self.placed: set[Literal] = set()
        return self._seen(), self._told("")

    def step(self, action: int) -> tuple[npt.NDArray[np.int8], float, bool, bool, dict[str, Any]]:
        """Place or exclude something."""
        fact = int(action) % self.facts + 1
        claim = fact if action < self.facts else -fact
        if fact > len(self.puzzle.rules.facts):
            return (
                self._seen(),
                self.rewards.get("illegal", 0.0),
                not self.forgiving,
                False,
                self._told("illegal"),
            )
        verdict = self._verdict(claim)
        reward = self.rewards.get(verdict, 0.0)
        if verdict == "deduction":
            self.known.append(claim)
            if claim in self.needed:
                self.placed.add(claim)
                reward += 1 / len(self.needed)
        wrong = verdict in ("illegal", "false") and not self.forgiving
        return self._seen(), reward, wrong or self.placed == self.needed, False, self._told(verdict)

    def render(self) -> str | None:
        """The puzzle as far as it is filled in."""
        return self._position().text if self.render_mode == "ansi" else None

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Which actions say something new."""
        open_facts = self._seen() == 0
        open_facts[len(self.puzzle.rules.facts) :] = False
        return np.concatenate([open_facts, open_facts])

    def _verdict(self, claim: Literal) -> str:
        said = judge(self.puzzle, self.known, claim, k=self.most_k is not None)
        if (
            said.verdict == "deduction"
            and self.most_k is not None
            and (said.k is None or said.k > self.most_k)
        ):
            return "lucky"
        return said.verdict

    def _position(self) -> Puzzle:
        return self.puzzle.fill(fact for fact in self.known if fact > 0)

    def _seen(self) -> npt.NDArray[np.int8]:
        """What holds and what is excluded, also by what is written."""
        seen = np.zeros(self.facts, np.int8)
        position = Marked(self._position(), tuple(fact for fact in self.known if fact < 0))
        excluded = exclusions_of(self.puzzle.rules)
        for fact in position.facts:
            if fact > 0:
                seen[[other - 1 for other in excluded.of(fact)]] = -1
            else:
                seen[-fact - 1] = -1
        seen[[fact - 1 for fact in position.facts if fact > 0]] = 1
        return seen

    def _told(self, verdict: str) -> dict[str, Any]:
        return {"verdict": verdict, "position": self._position().text, "action_mask": self.action_masks()}

    def _chosen(self, options: dict[str, Any]) -> Puzzle:
        for _ in range(FITTING):
            number = int(self.np_random.integers(2**31))
            text = options.get("puzzle")
            puzzle = self._made(number) if text is None else Puzzle.parse(text, self.order.genre)
            if options.get("symmetry", self.symmetry):
                puzzle = twin(puzzle, random.Random(number))
            if len(puzzle.rules.facts) <= self.facts:
                return puzzle
        raise UsageError(
            message("ml/no-room-here", n=len(puzzle.rules.facts)),
            remedy=message("ml/say-facts", n=len(puzzle.rules.facts)),
        )

    def _made(self, number: int) -> Puzzle:
        if self.texts:
            return Puzzle.parse(self.texts[number % len(self.texts)], self.order.genre)
        return self.order.puzzle(number, 0)


gymnasium.register("whygrid/Puzzle-v0", entry_point="whygrid.ml.gymnasium:PuzzleEnv")
