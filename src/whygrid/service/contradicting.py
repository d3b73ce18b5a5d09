"""Which of the givens and clues of a puzzle without a solution already contradict each other: the fewest.

A smallest such set meets every *correction*, a set of items without which there is a solution; and what meets
every correction contradicts itself. So corrections are collected until a smallest set that meets them all has
no solution (Ignatiev and others, "Smallest MUS extraction with minimal hitting set dualization", 2015).
"""

from __future__ import annotations

from whygrid.budget import Budget
from whygrid.engine.hitting import fewest, numbers
from whygrid.errors import Stopped
from whygrid.genre import Clue
from whygrid.logic.facts import Literal
from whygrid.puzzle import Puzzle
from whygrid.records import NamedTuple
from whygrid.sat.oracle import Oracle
from whygrid.voice import listed, noted
from whygrid.voice.message import Message, message


class Contradiction(NamedTuple):
    """Givens and clues that can't all be right; `proved` if no smaller set has no solution.

    Both are empty where the rules alone have no solution, or where the genre does not say what its clues are.
    """

    givens: tuple[Literal, ...]
    clues: tuple[Clue, ...]
    proved: bool


def say_contradiction(puzzle: Puzzle, found: Contradiction) -> Message:
    """What contradicts each other, by name."""
    names = [noted(puzzle.rules.fact(given).parts) for given in found.givens]
    names += [str(clue.said) for clue in found.clues]
    word = "service/smallest-contradiction" if found.proved else "service/found-contradiction"
    return message(word, n=len(names), named=listed(names))


def contradiction(puzzle: Puzzle, budget: Budget | None = None) -> Contradiction | None:
    """The fewest givens and clues that leave no solution; None where there is one.

    >>> found = contradiction(Puzzle.parse("1.....2..3.1...4"))
    >>> [str(Puzzle.parse("1.....2..3.1...4").rules.fact(given)) for given in found.givens]
    ['r1c1=1', 'r2c3=2', 'r3c4=1']
    """
    budget = budget or Budget()
    clues = tuple(puzzle.genre.clues(puzzle.board))
    with Oracle(puzzle.with_clues(()).rules if clues else puzzle.rules, budget) as oracle:
        switches = {oracle.add_switched(puzzle.said_by(clue)): clue for clue in clues}
        items = [*puzzle.givens, *switches]
        core = oracle.minimal_core([], items)
        if core is None:
            return None
        proved = True
        try:
            core = _smallest(oracle, items, core, budget)
        except Stopped:
            proved = False
    givens = tuple(literal for literal in core if literal not in switches)
    return Contradiction(givens, tuple(switches[item] for item in core if item in switches), proved)


def _smallest(
    oracle: Oracle, items: list[Literal], core: tuple[Literal, ...], budget: Budget
) -> tuple[Literal, ...]:
    """A smallest core, given an irreducible one."""
    corrections: list[int] = []
    while True:
        budget.check()
        chosen = fewest(corrections, below=len(core))
        if chosen is None:
            return core
        kept = [items[number] for number in numbers(chosen)]
        if oracle.solve(kept) is None:
            return tuple(kept)
        corrections.append(_correction(oracle, items, kept))


def _correction(oracle: Oracle, items: list[Literal], kept: list[Literal]) -> int:
    """The items that are left out where as many as possible are kept with these."""
    held = {item for item in items if item in kept or oracle.holds(item)}
    for item in items:
        if item not in held and oracle.solve([*held, item]) is not None:
            held |= {other for other in items if other == item or oracle.holds(other)}
    return sum(1 << number for number, item in enumerate(items) if item not in held)
