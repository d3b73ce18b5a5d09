"""Walks in waves over 9x9 Sudokus, natively (`native/walk/wave_walk.hpp` says how).

Techniques have numbers there. A wave is a technique's number, how many deductions it found, how many premises
the one of them has that has fewest, and the facts that were placed. The techniques in Python are the
counterpart: without the native module they make the same waves.
"""

from __future__ import annotations

from collections.abc import Sequence

from whygrid.kernels import NATIVE

if NATIVE:
    from whygrid.kernels import _native

Told = tuple[int, int, int, tuple[int, ...]]

TECHNIQUES: tuple[str, ...] = _native.WAVE_TECHNIQUES if NATIVE else ()
"""The techniques that are there, by number; none without the native module, which all the rest needs."""


def waves_from(
    candidates: Sequence[int], values: Sequence[int], order: Sequence[int]
) -> tuple[list[Told], tuple[int, ...], bool]:
    """The waves from a position, what was learnt, and whether none of these techniques finds any more."""
    return _native.waves_from(candidates, values, order)


def waves_to_the_end(givens: bytes, order: Sequence[int]) -> list[tuple[int, int, int, int]] | None:
    """The waves from the givens to the solution; None where these techniques do not lead there.

    Of the facts that were placed there is only the number.
    """
    return _native.waves_to_the_end(givens, order)
