"""Waves that the native module makes by itself, for grades of 9x9 boards.

It knows the techniques that most puzzles take. As long as it has all those that come before one that finds
something, it goes on; where it lacks one, the techniques in Python look in its position, and it takes over
again behind their wave.
"""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import takewhile

from whygrid.engine.grade import Wave, effort_of
from whygrid.engine.technique import Technique
from whygrid.genres.sudoku.model import Sudoku
from whygrid.genres.sudoku.techniques import OF_CONSTRAINTS, TECHNIQUES
from whygrid.kernels import NATIVE, waves

SINGLES = {"full house", "hidden single", "naked single"}


def waves_of(puzzle: Sudoku) -> tuple[Wave, ...] | None:
    """The waves from the givens to the solution; None where it takes techniques that are only in Python.

    They are the same for all twins, so nobody asks for the canonical form.
    """
    if not puzzle.shape.classic or not NATIVE:
        return None
    found = waves.waves_to_the_end(bytes(puzzle.givens), _own_order())
    if found is None:
        return None
    return tuple(map(_wave, found))


@cache
def order_of(techniques: tuple[str, ...]) -> tuple[int, ...]:
    """The numbers of the techniques, the first of these, that the native module knows.

    There are none where it knows only singles, which `Marks` sweeps with less ado, nor where singles do not
    come first.
    """
    numbers = {name: number for number, name in enumerate(waves.TECHNIQUES)}
    known = list(takewhile(numbers.__contains__, techniques))
    return tuple([numbers[name] for name in known]) if {*known[:3]} == SINGLES < {*known} else ()


@cache
def _own_order() -> tuple[int, ...]:
    return order_of(tuple([technique.name for technique in TECHNIQUES if technique not in OF_CONSTRAINTS]))


@lru_cache(maxsize=1 << 12)
def _wave(told: tuple[int, int, int, int]) -> Wave:
    """A wave as the native module tells it; puzzles are full of the same ones."""
    number, ways, premises, placed = told
    return Wave(waves.TECHNIQUES[number], effort_of(_technique(number), premises), ways, placed)


@cache
def _technique(number: int) -> Technique:
    return next(technique for technique in TECHNIQUES if technique.name == waves.TECHNIQUES[number])
