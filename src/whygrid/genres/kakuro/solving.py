"""Exact solving: propagation and region arithmetic, then each connected part by itself, by search or by SAT.

Cells that are settled cut the board into parts that have nothing to do with each other: the solutions of the
board are all ways to put solutions of its parts together. Small parts are searched; where the search grows
too long, SAT takes over with what propagation has left.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import count, islice, product

from whygrid.budget import Budget
from whygrid.digits.rules import set_counts
from whygrid.digits.sums import combination_masks, digits_of
from whygrid.genres.kakuro.cuts import narrow_by_cuts
from whygrid.genres.kakuro.model import Board
from whygrid.genres.kakuro.propagation import Domains
from whygrid.logic.facts import Fact, Literal
from whygrid.logic.rules import Count, Rule, Rules, exactly_one

SEARCH_CELLS = 150
"""Parts with more cells than this go to SAT at once."""
SEARCH_NODES = 60
"""A search that takes more nodes than this is given up for SAT."""

Digits = tuple[tuple[int, int], ...]
"""A solution of a part: cells with their digits as bits."""


class _TooLong(Exception):
    """The search has grown beyond its limit."""


def fast_solutions(board: Board, limit: int, budget: Budget) -> list[tuple[Literal, ...]]:
    """The first `limit` solutions as facts."""
    start = start_of(board)
    if limit < 1 or not start.propagate():
        return []
    if any(mask & (mask - 1) for mask in start.masks) and not narrow_by_cuts(start):
        return []
    masks, size = start.masks, board.layout.digits
    parts = []
    for part in _parts(start):
        parts.append(_solutions_of_part(start, part, limit, budget))
        if not parts[-1]:
            return []
    found = []
    for choice in islice(product(*parts), limit):
        digits = dict(pair for solution in choice for pair in solution)
        found.append(
            tuple([cell * size + digits.get(cell, mask).bit_length() for cell, mask in enumerate(masks)])
        )
    return found


def start_of(board: Board) -> Domains:
    """The digits that each cell can take, looking at the givens only."""
    everything = board.layout.all_digits
    return Domains(board.layout, [1 << (digit - 1) if digit else everything for digit in board.givens])


def _parts(domains: Domains, within: Sequence[int] | None = None) -> list[list[int]]:
    """The open cells (of some, or of all), in groups that are connected by runs."""
    masks, runs, runs_of = domains.masks, domains.layout.runs, domains.layout.runs_of
    left = {cell for cell in (within or range(len(masks))) if masks[cell] & (masks[cell] - 1)}
    parts = []
    while left:
        part = [left.pop()]
        for cell in part:
            for index in runs_of[cell]:
                for other in runs[index].cells:
                    if other in left:
                        left.discard(other)
                        part.append(other)
        parts.append(part)
    return parts


def _solutions_of_part(domains: Domains, part: list[int], limit: int, budget: Budget) -> list[Digits]:
    if len(part) <= SEARCH_CELLS:
        try:
            return list(islice(_search(domains, part, limit, count(1), budget), limit))
        except _TooLong:
            pass
    return _by_sat(domains, part, limit, budget)


def _search(
    domains: Domains, part: list[int], limit: int, nodes: Iterator[int], budget: Budget
) -> Iterator[Digits]:
    """Solutions of a part, all or at least `limit`: branch, propagate, go on with each part that is left."""
    if next(nodes) > SEARCH_NODES:
        raise _TooLong
    budget.tick()
    masks = domains.masks
    cell = min(part, key=lambda cell: (masks[cell].bit_count(), cell))
    for digit in digits_of(masks[cell]):
        child = domains.copy()
        child.masks[cell] = 1 << (digit - 1)
        if not child.propagate(child.layout.runs_of[cell]):
            continue
        settled = tuple((c, child.masks[c]) for c in part if not child.masks[c] & (child.masks[c] - 1))
        smaller = _parts(child, part)
        found = [list(islice(_search(child, piece, limit, nodes, budget), limit)) for piece in smaller]
        yield from (sum(choice, settled) for choice in product(*found))


def _by_sat(domains: Domains, part: list[int], limit: int, budget: Budget) -> list[Digits]:
    """Solutions of a part by the oracle, with nothing in its rules but what is still possible."""
    from whygrid.sat.oracle import Oracle

    numbers: dict[tuple[int, int], Literal] = {}
    for cell in part:
        for digit in digits_of(domains.masks[cell]):
            numbers[cell, digit] = len(numbers) + 1
    rules = _rules_of_part(domains, part, numbers)
    pairs = [(cell, 1 << (digit - 1)) for cell, digit in numbers]
    with Oracle(rules, budget) as oracle:
        return [tuple(pairs[fact - 1] for fact in solution) for solution in oracle.solutions([], limit)]


def _rules_of_part(domains: Domains, part: list[int], numbers: dict[tuple[int, int], Literal]) -> Rules:
    masks, layout = domains.masks, domains.layout
    facts = [Fact(layout.names[cell], str(digit)) for cell, digit in numbers]
    helpers = count(len(facts) + 1)
    rules = [
        Rule(f"cell {cell}", "", (exactly_one(numbers[cell, digit] for digit in digits_of(masks[cell])),))
        for cell in part
    ]
    for index in dict.fromkeys(index for cell in part for index in layout.runs_of[cell]):
        run = layout.runs[index]
        open_cells = [cell for cell in run.cells if masks[cell] & (masks[cell] - 1)]
        used = sum(masks[cell] for cell in run.cells) - sum(masks[cell] for cell in open_cells)
        possible = 0
        for cell in open_cells:
            possible |= masks[cell]
        places = {
            digit: tuple(numbers[cell, digit] for cell in open_cells if (cell, digit) in numbers)
            for digit in digits_of(possible)
        }
        counts: list[Count]
        if run.total is None:
            counts = [Count(where, 0, 1) for where in places.values() if len(where) > 1]
        else:
            rest = run.total - sum(digits_of(used))
            masks_of_rest = combination_masks(rest, len(open_cells), layout.digits)
            fitting = [mask for mask in masks_of_rest if not mask & ~possible]
            counts = list(set_counts(places, fitting, helpers))
        rules.append(Rule(run.name, "", tuple(counts)))
    return Rules(facts, rules)
