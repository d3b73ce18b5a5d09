"""What is said of a puzzle, beside all of its solutions."""

from __future__ import annotations

from collections.abc import Collection, Set

import whygrid
from whygrid.budget import Budget
from whygrid.logic.facts import Literal
from whygrid.puzzle import Puzzle
from whygrid.service.solving import conflicts, first_solutions


def assert_told_as_it_is(puzzle: Puzzle, worlds: Collection[Set[Literal]]) -> None:
    """These are the solutions of a puzzle, its proof says how many, and the checker accepts it."""
    if conflicts(puzzle):
        assert not worlds
        return
    found = first_solutions(puzzle, len(worlds) + 3, Budget())
    assert {frozenset(facts) for facts in found} == {frozenset(facts) for facts in worlds}
    proof = whygrid.explain(puzzle)
    assert proof.status == {0: "none", 1: "unique"}.get(len(worlds), "multiple")
    assert whygrid.verify(proof).shows == proof.status
