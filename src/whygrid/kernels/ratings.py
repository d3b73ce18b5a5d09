"""How other programs rate a 9x9 Sudoku as it stands, to the letter: Sudoku Explainer and HoDoKu.

`native/scales/se_rater.hpp`, its counterpart and `native/scales/hodoku_rating.hpp` say how. HoDoKu's rating
has no counterpart: where the native module was not built, nobody knows it.
"""

from __future__ import annotations

from collections.abc import Callable

from whygrid.budget import Budget
from whygrid.errors import Stopped
from whygrid.kernels import NATIVE
from whygrid.records import NamedTuple

if NATIVE:
    from whygrid.kernels import _native

WITHOUT_NATIVE = 1
"""The deepest nets that the counterpart looks for in earnest: chains nested in them would take it hours."""


class Figures(NamedTuple):
    """In tenths: the hardest step (ER), the hardest up to the first digit (EP), the first step (ED)."""

    er: int
    ep: int
    ed: int


def se_figures(givens: str, budget: Budget) -> Figures | None:
    """The figures of a puzzle with one solution, 81 digits with 0 for an empty cell, in its own order.

    None where there is no native module and it takes chains nested in nets (ER from 9.5 on). `Stopped` is
    raised when the budget says so.

    >>> easy = "530070000600195000098000060800060003400803001700020006060000280000419005000080079"
    >>> se_figures(easy, Budget())
    Figures(er=12, ep=12, ed=12)
    """
    if not NATIVE:
        from whygrid.kernels.se_counterpart import ratings

        budget.check()
        rated = ratings(givens, budget, WITHOUT_NATIVE)
        return None if rated is None else Figures(*(int((rating + 0.05) * 10) for rating in rated))
    return Figures(*_asked(_native.se_figures, givens, budget))


HODOKU_LEVELS = ("easy", "medium", "hard", "unfair", "extreme")


class Rating(NamedTuple):
    """HoDoKu's level and score."""

    level: str
    score: int


def hodoku_rating(givens: str, budget: Budget) -> Rating | None:
    """HoDoKu's rating of such a puzzle; None where there is no native module.

    >>> easy = "530070000600195000098000060800060003400803001700020006060000280000419005000080079"
    >>> hodoku_rating(easy, Budget()) if NATIVE else Rating("easy", 204)
    Rating(level='easy', score=204)
    """
    if not NATIVE:
        return None
    level, score = _asked(_native.hodoku_rating, givens, budget)
    return Rating(HODOKU_LEVELS[level], score)


def _asked(rate: Callable[..., tuple[int, ...] | str], givens: str, budget: Budget) -> tuple[int, ...]:
    budget.check()
    found = rate(givens, budget.left, lambda: bool(budget.reason))
    if isinstance(found, tuple):
        return found
    budget.check()
    if found == "interrupt":
        raise KeyboardInterrupt
    raise Stopped(found)
