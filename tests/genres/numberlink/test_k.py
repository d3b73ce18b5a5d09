"""k of Numberlinks: items are pairs of ends and known edges; where ends stand is the board."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Collection
from functools import cache
from itertools import combinations, product

import pytest

from whygrid import Puzzle, k, parse, support
from whygrid.budget import Budget
from whygrid.certificates.nine import Refused
from whygrid.service.forgetting import forgetful
from whygrid.service.generating import generate
from whygrid.service.verifying import verify_k

SMALL = ["...\n.21\n1.2", "...\n.2.\n121", "2..\n11.\n2..", ".133\n.12.\n2..."]
FIVE = "12...\n...32\n4..5.\n.1.3.\n45..."

Lines = tuple[int, ...]


def board(text: str) -> Puzzle:
    return parse("numberlink\n" + "\n".join(" ".join(row) for row in text.splitlines()))


def chains(edges: list[tuple[int, int]], lines: Lines, cells: int) -> list[int] | None:
    """For each cell which line it is on; None where there is a loop."""
    group = list(range(cells))
    for (one, other), there in zip(edges, lines, strict=True):
        if there:
            first, second = group[one], group[other]
            if first == second:
                return None
            group = [first if place == second else place for place in group]
    return group


@cache
def worlds(puzzle: Puzzle) -> list[tuple[Lines, set[str]]]:
    """All ways to draw lines by the rules without the labels, and the labels that each one joins."""
    layout = puzzle.board.layout
    edges = list(layout.edges)
    found = []
    for lines in product((0, 1), repeat=len(edges)):
        degree = [0] * len(layout.ends)
        for (one, other), there in zip(edges, lines, strict=True):
            degree[one] += there
            degree[other] += there
        if all(many == (1 if label else 2) for many, label in zip(degree, layout.ends, strict=True)):
            group = chains(edges, lines, len(layout.ends))
            if group is not None:
                kept = {label for label, (one, other) in layout.pairs.items() if group[one] == group[other]}
                found.append((lines, kept))
    return found


def smallest(found: list[tuple[Lines, set[str]]], goal: Lines, edge: int, known: Collection[int]) -> int:
    """The size of a smallest support of an edge: all sets of items are tried."""
    labels = sorted({label for _, kept in found for label in kept})
    items: list[int | str] = [*sorted(known), *labels]
    others = [
        {item for item in items if (item in kept if isinstance(item, str) else lines[item] == goal[item])}
        for lines, kept in found
        if lines[edge] != goal[edge]
    ]
    for size in range(len(items) + 1):
        for chosen in combinations(items, size):
            if not any(agrees.issuperset(chosen) for agrees in others):
                return size
    raise AssertionError("it does not follow")


@pytest.mark.parametrize("text", SMALL)
def test_no_set_of_items_is_smaller_by_exhaustion(text):
    puzzle = board(text)
    found = worlds(puzzle)
    everything = set(puzzle.board.layout.pairs)
    (goal,) = (lines for lines, kept in found if kept == everything)
    report = k(puzzle)
    assert report.proved
    known: set[int] = set()
    for step in report.steps:
        sizes = {edge: smallest(found, goal, edge, known) for edge in range(len(goal)) if edge not in known}
        edge = (step.fact - 1) // 2
        assert step.k == sizes[edge] == min(sizes.values())
        known.add(edge)


@pytest.mark.parametrize("text", SMALL)
def test_one_edge_by_itself_is_exact_too(text):
    puzzle = board(text)
    found = worlds(puzzle)
    (goal,) = (lines for lines, kept in found if kept == set(puzzle.board.layout.pairs))
    for edge, name in enumerate(puzzle.board.layout.edge_names):
        assert support(puzzle, name).k == smallest(found, goal, edge, ())


def test_turning_and_mirroring_a_board_changes_nothing():
    rows = FIVE.splitlines()
    turned = ["".join(row[column] for row in rows[::-1]) for column in range(5)]
    mirrored = [row[::-1] for row in rows]
    profiles = [k(board("\n".join(way))).profile for way in (rows, turned, mirrored)]
    assert profiles[0] == profiles[1] == profiles[2]


@pytest.mark.parametrize("size", [4, 5])
def test_a_generated_board_has_a_certificate_that_the_checker_accepts(size):
    puzzle = generate("numberlink", seed=size, rows=size, columns=size)
    report = k(puzzle)
    assert report.proved and len(report.steps) == 2 * size * (size - 1)
    assert verify_k(json.loads(json.dumps(report.certificate))) == (report.lower, report.upper)


def test_damaged_certificates_are_refused():
    whole = dict(k(board(FIVE)).certificate)
    for seed in range(9):
        chance, broken = random.Random(seed), copy.deepcopy(whole)
        step = chance.choice([step for step in broken["upper"]["steps"] if step["support"] or step["clues"]])
        damage = seed % 3
        if damage == 0:
            items = step["support"] or step["clues"]
            items.remove(chance.choice(items))
        elif damage == 1:
            broken["upper"]["steps"].remove(step)
        else:
            filling = chance.choice(broken["lower"]["alternatives"])
            place = chance.randrange(len(filling))
            edge, _, status = filling[place].partition("=")
            filling[place] = f"{edge}={'closed' if status == 'drawn' else 'drawn'}"
        with pytest.raises(Refused):
            verify_k(broken)


@pytest.mark.parametrize("looks", [60, 90, 120])
def test_a_stop_leaves_bounds_that_hold(looks):
    puzzle = board(FIVE)
    exact = k(puzzle)

    class Looks(Budget):
        """Stops after so many looks at it."""

        looks_left = looks

        def check(self) -> None:
            self.looks_left -= 1
            if self.looks_left < 0:
                self.cancel()
            super().check()

    stopped = k(puzzle, Looks())
    assert stopped.stopped and stopped.lower <= exact.lower <= exact.upper <= stopped.upper


def test_the_forgetful_solver_wins_with_k_and_loses_with_less():
    puzzle = board(FIVE)
    size = k(puzzle).upper
    assert forgetful(puzzle, size).wins
    assert not forgetful(puzzle, size - 1).wins
