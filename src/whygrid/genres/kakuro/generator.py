"""New Kakuros, unique by construction: clues are drawn one by one, and propagation finds the digits.

No solution is drawn at all. Every run begins without a clue. Again and again the run that is most nearly
determined gets one; of the possible totals those that leave less open are likelier to be taken. What exact
propagation has settled in the end is the only solution. Where cells stay open, the clues around them are
drawn anew as long as that leaves fewer open; where it does not, a cell goes black.

News of a board in the making is a board, too: it has digits printed in the cells that are still open.
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterable

from whygrid.budget import Budget
from whygrid.digits.field import DIGITS, filled
from whygrid.digits.sums import digit_sum
from whygrid.errors import UsageError
from whygrid.generator import News
from whygrid.genres.kakuro.clues import with_totals
from whygrid.genres.kakuro.difficulty import HARDENED, LEVELS, hardened, level_of
from whygrid.genres.kakuro.layouts import Grid, Shape, random_grid
from whygrid.genres.kakuro.model import Board, Layout, Run
from whygrid.genres.kakuro.propagation import Domains, narrow_run
from whygrid.genres.kakuro.solving import fast_solutions
from whygrid.grid import Cell
from whygrid.voice.message import message

FAILURES = 12
"""After so many new drawings in a row that did not help, a cell goes black."""
SMALLEST_RANGE = 4
"""With digits from 1 to 3 hardly any board has one solution."""
NEWS_CELLS = 20
"""With fewer open cells after all clues are drawn the end is near, and there is no news."""
TEMPERATURES = {None: 0.3, "gentle": 0.05, "easy": 0.3, "fiendish": 0.5, "beyond": 0.5}
"""For each difficulty the temperature that meets it most often; 1.5 for the others."""
ATTEMPTS = 1000
"""After so many boards that are not as difficult as they should be, one gives up."""

Key = tuple[Cell, bool, int]
"""A run that may be found again in a layout with one more black cell: its start, direction and length."""


def generate(
    rng: random.Random,
    rows: int = 10,
    columns: int = 10,
    *,
    digits: int = DIGITS,
    density: float = 0.3,
    symmetry: str = "rotation",
    difficulty: str | None = None,
    temperature: float | None = None,
    budget: Budget | None = None,
    news: News[Board] = lambda board, words: None,
) -> Board:
    """A board with one solution, its clues counted among its rows and columns.

    digits         the largest digit
    density        which part of the cells inside is black, or a little more
    symmetry       of the layout: "rotation", "mirror" or "none"
    difficulty     one of `LEVELS`: boards are made until one is of that level; None takes the first
    temperature    how freely totals are chosen; with a higher one boards get harder and take longer; None
                   leaves it to the difficulty

    >>> generate(random.Random(1), 6, 6) == generate(random.Random(1), 6, 6)
    True
    """
    budget = budget or Budget()
    if difficulty not in (None, *LEVELS):
        raise UsageError(
            message("kakuro/no-such-difficulty", name=repr(difficulty)),
            remedy=message("voice/there-are", names=", ".join(LEVELS)),
        )
    temperature = TEMPERATURES.get(difficulty, 1.5) if temperature is None else temperature
    shape = Shape(rows, columns, digits, density, symmetry)
    for attempt in range(1, ATTEMPTS + 1):
        board = _any_board(rng, shape, temperature, budget, news)
        if difficulty is None:
            return board
        made = hardened(rng, board, difficulty, budget) if difficulty in HARDENED else board
        if made is not None and (made is not board or level_of(board, budget) == difficulty):
            return made
        if attempt & (attempt - 1) == 0:
            level = message(f"engine/level-{difficulty}")
            news(board, str(message("kakuro/not-yet", level=level, n=attempt)))
    raise UsageError(
        message(
            "kakuro/none-is-so-hard",
            n=ATTEMPTS,
            rows=rows,
            columns=columns,
            level=message(f"engine/level-{difficulty}"),
        ),
        remedy=message("kakuro/take-another-size"),
    )


def _any_board(
    rng: random.Random, shape: Shape, temperature: float, budget: Budget, news: News[Board]
) -> Board:
    """A board of any difficulty."""
    while True:
        grid: Grid | None = random_grid(rng, shape)
        kept: dict[Key, int] = {}
        while grid is not None:
            draft = _Draft(rng, grid.layout(), temperature, budget, news)
            draft.keep(kept)
            draft.draw()
            if len(draft.open_cells()) >= NEWS_CELLS:
                draft.tell()
            draft.improve()
            if not draft.open_cells():
                return draft.board()
            kept = draft.settled_clues()
            grid = _with_one_more_black(rng, grid, draft)


def _with_one_more_black(rng: random.Random, grid: Grid, draft: _Draft) -> Grid | None:
    """The grid in which an open cell has gone black; None when that would cut it into pieces."""
    layout = draft.layout
    cells = draft.open_cells()
    for cell in rng.sample(cells, len(cells)):
        row, column = divmod(layout.white[cell], layout.columns)
        smaller = grid.copy()
        smaller.blacken((row - 1, column - 1))
        if len(smaller.white) >= len(grid.white) * 0.8 and len(smaller.pieces()) == 1:
            return smaller
    return None


class _Draft:
    """Clues in the making: `totals` of the runs, and what they leave for the cells."""

    def __init__(
        self, rng: random.Random, layout: Layout, temperature: float, budget: Budget, news: News[Board]
    ) -> None:
        self.rng, self.layout, self.temperature, self.budget = rng, layout, temperature, budget
        self.news = news
        self.totals: list[int | None] = [None] * len(layout.runs)
        self.masks = [layout.all_digits] * len(layout.white)

    def keep(self, clues: dict[Key, int]) -> None:
        """Begin with these clues, where their runs are still there."""
        self.totals = [clues.get(_key(run)) for run in self.layout.runs]
        if not self._restart():
            self.totals = [None] * len(self.layout.runs)
            self._restart()

    def settled_clues(self) -> dict[Key, int]:
        """The clues of all runs without an open cell."""
        return {
            _key(run): total
            for run, total in zip(self.layout.runs, self.totals, strict=True)
            if total is not None and not any(map(self._is_open, run.cells))
        }

    def open_cells(self) -> list[int]:
        """The cells that are not settled."""
        return [cell for cell in range(len(self.masks)) if self._is_open(cell)]

    def _is_open(self, cell: int) -> bool:
        return self.masks[cell] & (self.masks[cell] - 1) != 0

    def _restart(self) -> bool:
        """Work out from the clues alone what they leave."""
        domains = Domains(self.layout, [self.layout.all_digits] * len(self.masks), self.totals)
        if not domains.propagate():
            return False
        self.masks = domains.masks
        return True

    def draw(self) -> None:
        """Give every run a clue, the most nearly determined first."""
        runs, runs_of = self.layout.runs, self.layout.runs_of
        width = [self._width(run) if self.totals[run.number] is None else math.inf for run in runs]
        while (smallest := min(width)) < math.inf:
            self.budget.tick()
            number = self.rng.choice([n for n, value in enumerate(width) if value == smallest])
            before = self.masks
            self._draw_total(runs[number])
            width[number] = math.inf
            for cell, (old, new) in enumerate(zip(before, self.masks, strict=True)):
                if old != new:
                    for touched in runs_of[cell]:
                        if width[touched] < math.inf:
                            width[touched] = self._width(runs[touched])

    def _width(self, run: Run) -> float:
        """How much a run leaves open."""
        return round(_size([self.masks[cell] for cell in run.cells]), 6)

    def _draw_total(self, run: Run) -> None:
        """Give a run the total that leaves least open, give or take some noise."""
        masks = tuple(self.masks[cell] for cell in run.cells)
        ranked = []
        for total in range(*_bounds(len(masks), self.layout.digits)):
            narrowed = narrow_run(masks, total)
            if narrowed is not None:
                noise = self.temperature * len(masks) * math.log(-math.log(self.rng.random() or 0.5) or 1e-9)
                ranked.append((_size(narrowed) + noise, total))
        for _, total in sorted(ranked):
            self.totals[run.number] = total
            domains = Domains(self.layout, self.masks, self.totals)
            if domains.propagate([run.number]):
                self.masks = domains.masks
                return
        self.totals[run.number] = None  # only where the open cells around have no solution at all

    def improve(self) -> None:
        """Draw clues around open cells anew, as long as that leaves fewer open cells."""
        failures = 0
        while failures < FAILURES and (cells := self.open_cells()):
            self.budget.check()
            totals, masks = list(self.totals), list(self.masks)
            for number in self._around(self.rng.choice(cells), 1 + failures // 4):
                self.totals[number] = None
            self._restart()
            self.draw()
            if None in self.totals or len(self.open_cells()) >= len(cells):
                failures += 1
                self.totals, self.masks = totals, masks
            else:
                failures = 0

    def tell(self) -> None:
        """Send news: the clues of settled runs, digits that fit for the rest, printed as far as needed."""
        kept = self.settled_clues()
        layout = with_totals(self.layout, [kept.get(_key(run)) for run in self.layout.runs])
        blank = Board(layout, (0,) * len(layout.white))
        for facts in fast_solutions(blank, 1, self.budget):
            digits = filled(blank, facts).givens
            totals = [sum(digits[cell] for cell in run.cells) for run in layout.runs]
            whole = with_totals(layout, totals)
            masks = [
                1 << (digit - 1) if self._is_open(cell) else layout.all_digits
                for cell, digit in enumerate(digits)
            ]
            domains = Domains(whole, masks)
            domains.propagate()
            printed = [
                digit if self._is_open(cell) or domains.masks[cell] & (domains.masks[cell] - 1) else 0
                for cell, digit in enumerate(digits)
            ]
            words = message("kakuro/still-printed", n=sum(map(bool, printed)), all=len(digits))
            self.news(Board(whole, tuple(printed)), str(words))

    def _around(self, cell: int, radius: int) -> Iterable[int]:
        """The runs that cross the runs of an open cell in open cells, and so on."""
        found = set(self.layout.runs_of[cell])
        for _ in range(radius):
            near = [c for number in found for c in self.layout.runs[number].cells if self._is_open(c)]
            found.update(number for c in near for number in self.layout.runs_of[c])
        return sorted(found)

    def board(self) -> Board:
        """The layout with its clues."""
        return Board(with_totals(self.layout, self.totals), (0,) * len(self.layout.white))


def _key(run: Run) -> Key:
    return run.start, run.across, len(run.cells)


def _size(masks: Iterable[int]) -> float:
    """How much is open, as the logarithm of the number of ways to fill these cells."""
    return sum([math.log(mask.bit_count()) for mask in masks])


def _bounds(length: int, digits: int) -> tuple[int, int]:
    """From which total on and below which a run of so many cells may have its clue."""
    low = digit_sum((1 << length) - 1)
    return low, length * (digits + 1) - low + 1
