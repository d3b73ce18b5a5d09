"""New puzzles as the shards of a file."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

import numpy as np

from whygrid.budget import Budget
from whygrid.bulk.formats import Batch, Span, Table
from whygrid.bulk.formats.batches import object_array
from whygrid.bulk.seeds import batch_seed
from whygrid.service.generating import generated, generator_of

if TYPE_CHECKING:
    from whygrid.generator import Settings

ONE_BY_ONE = 16
"""Puzzles of a shard where they are made one by one."""


@dataclass(frozen=True)
class Generate:
    """Puzzles to order; span b has those that the seed and b stand for."""

    genre: str
    settings: Settings
    seed: int
    name: ClassVar[str] = "generate"
    alone: ClassVar[bool] = False
    files: ClassVar[tuple[str, ...]] = ("",)

    @property
    def batch(self) -> int:
        """How many puzzles make a shard: few where each may take long."""
        batches = generator_of(self.genre).batches(self.settings)
        return ONE_BY_ONE if batches is None else batches.size

    def tables(self, span: Span, number: int, threads: int | None, budget: Budget) -> Mapping[str, Table]:
        """The puzzles with these numbers."""
        batches = generator_of(self.genre).batches(self.settings)
        if batches is not None:
            rows = batches.make(span.rows, batch_seed(self.seed, number), threads, budget)
            return {"": Batch(np.asarray(rows, np.uint8))}
        made = generated(
            self.genre,
            self.settings,
            self.seed,
            span.first + span.rows,
            first=span.first,
            budget=budget,
        )
        return {"": Batch(object_array([puzzle.text for puzzle in made]))}
