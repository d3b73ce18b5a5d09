"""Pencil marks: the position that Sudoku techniques look at."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from copy import copy
from functools import cache, lru_cache
from itertools import takewhile
from typing import TYPE_CHECKING, Any

from whygrid.digits import marks as digits
from whygrid.engine.exclusions import exclusions_of
from whygrid.engine.state import Sweep, Swept
from whygrid.genres.sudoku.model import SHAPES, SYMBOLS, Shape, Sudoku
from whygrid.genres.sudoku.rules import givens_of, rules_of
from whygrid.kernels.walking import Board, board
from whygrid.kernels.waves import TECHNIQUES as WAVE_TECHNIQUES
from whygrid.kernels.waves import waves_from
from whygrid.logic.deduction import Deduction
from whygrid.logic.facts import Literal
from whygrid.voice.message import Values, message

if TYPE_CHECKING:
    from whygrid.engine.story import Outliner
    from whygrid.engine.technique import Technique

POSITIONS = 512
"""For how many positions it is kept what techniques found there; then all is forgotten."""
_POSITIONS: dict[object, dict[object, tuple[Deduction, ...]]] = {}
MANY = 5
"""So many facts are learnt together; handing the position over for them costs as much as learning a few."""
BOX_SINGLE = "hidden single in a box"
SINGLES = ("full house", BOX_SINGLE, "hidden single", "naked single")
"""The techniques that the native module sweeps a board with, by its numbers."""


def marks_of(puzzle: Sudoku, known: Iterable[Literal]) -> Marks:
    """The pencil marks of a puzzle in which these facts are known."""
    return Marks(puzzle.shape, known, givens_of(puzzle))


class Marks(digits.GroupedMarks[Shape]):
    """Which digits each cell can still take, and where each digit can still go in each house.

    candidates[cell]              bit d-1 is set while the cell may hold d
    places[house * n + d - 1]     bit i is set while d may go to the i-th cell of the house
    value[cell]                   the digit placed there, or 0
    given[cell]                   whether its digit is printed; where nobody said, all that is known at first
    empty[house]                  how many of its cells hold no digit yet
    native                        what the native module needs; None without it
    where[fact]                   its cell, its bit there, and its slots in `places` with its bit in each
    """

    def __init__(
        self, shape: Shape, known: Iterable[Literal] = (), givens: Iterable[Literal] | None = None
    ) -> None:
        known = tuple(known)
        self.shape = shape
        self.size = shape.size
        full = (1 << shape.size) - 1
        self.places = [full] * (len(shape.houses) * shape.size)
        self.empty = [shape.size] * len(shape.houses)
        self._lonely: list[int] = []
        self._found: dict[object, tuple[Deduction, ...]] | None = None
        self.native = _native_board(shape)
        self.where = _where(shape)
        self.given = [False] * len(shape.cells)
        for fact in known if givens is None else givens:
            self.given[self.where[fact][0]] = True
        self._printed = bytes(self.given)
        super().__init__(shape, rules_of(shape), known)

    def usable(self, techniques: Sequence[Technique]) -> Sequence[Technique]:
        """All of them, but on boards that have nothing but boxes those that only others have."""
        if not self.shape.plain:
            return techniques
        names = _only_of_others()
        return [technique for technique in techniques if technique.name not in names]

    def find(self, find: Callable[[Any], Iterable[Deduction]]) -> Sequence[Deduction]:
        """What a technique finds here, now or the last time that this very position came up.

        Ways through a puzzle that try techniques in another order meet where the easy ones end.
        """
        kept = self._found_before() if self._found is None else self._found
        found = kept.get(find)
        if found is None:
            found = kept[find] = tuple(find(self))
        return found

    def _found_before(self) -> dict[object, tuple[Deduction, ...]]:
        """What techniques found when this position came up before, all of it for each technique."""
        key = self.shape, self.known, tuple(self.candidates), self._printed
        if len(_POSITIONS) >= POSITIONS:
            _POSITIONS.clear()
        found = self._found = _POSITIONS.setdefault(key, {})
        return found

    def _changed(self) -> None:
        self._found = None
        if self.worked_out:
            self.worked_out = {}

    def learn(self, literal: Literal) -> None:
        """Settle a fact that follows."""
        if self.native is None:
            self._changed()
            super().learn(literal)
        elif literal < 0:
            if self.truth[-literal] == 0:
                self._changed()
                self.native.exclude(-literal, self.truth, self.candidates, self.places, self._lonely)
        elif self.truth[literal] != 1:
            self._changed()
            self.truth[literal] = 1
            self.known |= 1 << literal
            self.placed(literal)
            self.native.exclude_around(literal, self.truth, self.candidates, self.places, self._lonely)

    def learn_all(self, literals: Sequence[Literal]) -> None:
        """Settle facts that follow, in turn."""
        if self.native is None or len(literals) < MANY:
            super().learn_all(literals)
        else:
            self._changed()
            self._know(self.native.learn(literals, *self._lists()))

    def sweep(self, techniques: Sequence[str]) -> Sweep:
        """Waves of what the native module knows, of the techniques that come first; none without it.

        On all boards it knows singles, on 9x9 boards many others behind them.
        """
        if self.native is None:
            return Sweep()
        if self.shape.classic:
            from whygrid.genres.sudoku.waves import order_of  # which knows all techniques

            if order := order_of(tuple(techniques)):
                return self._in_waves(order)
        waves = self.native.singles(_kinds(tuple(techniques)), *self._lists())
        if waves:
            self._changed()
        for _, _, placed in waves:
            self._know(placed)
        return Sweep([Swept(SINGLES[kind], ways, self.size - 1, placed) for kind, ways, placed in waves])

    def _in_waves(self, order: Sequence[int]) -> Sweep:
        """Waves of techniques by their numbers in the native module."""
        waves, learnt, idle = waves_from(self.candidates, self.value, order)
        self.learn_all(learnt)
        swept = [
            Swept(WAVE_TECHNIQUES[number], ways, premises, placed) for number, ways, premises, placed in waves
        ]
        return Sweep(swept, len(order) if idle else 0)

    def _lists(self) -> tuple[list[int], ...]:
        """What the native module writes into."""
        return self.truth, self.candidates, self.places, self.value, self.empty, self._lonely

    def _know(self, facts: Iterable[int]) -> None:
        known = self.known
        for fact in facts:
            known |= 1 << fact
        self.known = known

    def exclude(self, fact: int) -> None:
        """Strike out one candidate."""
        self._changed()
        self.truth[fact] = -1
        cell, bit, slots = self.where[fact]
        self.candidates[cell] &= ~bit
        places = self.places
        for slot, place in slots:
            left = places[slot] & ~place
            places[slot] = left
            if not left & (left - 1):
                self._lonely.append(slot)

    def placed(self, fact: int) -> None:
        """Note the digit of a cell."""
        cell = self.where[fact][0]
        self.value[cell] = fact - cell * self.size
        for house in self.shape.houses_of[cell]:
            self.empty[house] -= 1

    def lonely(self) -> list[int]:
        """The slots with one place left that is still empty, in order."""
        if self._lonely:
            houses, places, value, n = self.shape.houses, self.places, self.value, self.size
            self._lonely = [
                slot
                for slot in sorted(set(self._lonely))
                if (left := places[slot]) and not value[houses[slot // n].cells[left.bit_length() - 1]]
            ]
        return self._lonely

    def copy(self) -> Marks:
        """The same position, to try things in."""
        copied = copy(self)
        copied.truth, copied.value, copied.empty = self.truth.copy(), self.value.copy(), self.empty.copy()
        copied.candidates, copied.places = self.candidates.copy(), self.places.copy()
        copied._lonely, copied.worked_out, copied._found = self._lonely.copy(), {}, None
        return copied

    def outliner(self, techniques: Collection[str]) -> Outliner | None:
        """The native search for short stories, where it fits."""
        from whygrid.genres.sudoku.outlining import outliner_of

        return outliner_of(self, techniques)

    def nowhere_else(self, house: int, digit: int, keep: int = 0) -> tuple[Literal, ...]:
        """The exclusions of `digit` in all places of the house but those of the mask `keep`."""
        cells, n = self.shape.houses[house].cells, self.size
        return tuple([-(cells[i] * n + digit) for i in range(n) if not keep >> i & 1])

    def contradictions(self) -> Iterator[Deduction]:
        """Cells for which no digit is left, digits for which no place is left."""
        shape, n = self.shape, self.size
        yield from self.empty_cells()
        if 0 in self.places:
            for slot, places in enumerate(self.places):
                if not places:
                    house, digit = shape.houses[slot // n], slot % n + 1
                    symbol = Values((SYMBOLS[digit - 1],))
                    reason = message("sudoku/no-place-is-left", digit=symbol, house=house.said)
                    out = self.nowhere_else(house.index, digit)
                    yield Deduction("contradiction", (), out, (house.name,), reason)
        if shape.constraints and all(self.candidates):
            from whygrid.genres.sudoku.constraints.techniques import broken_constraints

            yield from broken_constraints(self)


@cache
def _only_of_others() -> frozenset[str]:
    from whygrid.genres.sudoku.techniques import OF_CONSTRAINTS

    return frozenset(technique.name for technique in OF_CONSTRAINTS)


@cache
def _kinds(techniques: tuple[str, ...]) -> tuple[int, ...]:
    """The numbers of the singles that come first among these techniques."""
    return tuple(SINGLES.index(name) for name in takewhile(SINGLES.__contains__, techniques))


@lru_cache(maxsize=SHAPES)
def _native_board(shape: Shape) -> Board | None:
    """What the native module needs: it knows rows, columns and boxes."""
    return None if not shape.plain else board(_where(shape), exclusions_of(rules_of(shape)).native)


@lru_cache(maxsize=SHAPES)
def _where(shape: Shape) -> tuple[tuple[int, int, tuple[tuple[int, int], ...]], ...]:
    """For each fact's number: its cell, its bit there, and its bit in each of its houses."""
    table: list[tuple[int, int, tuple[tuple[int, int], ...]]] = [(0, 0, ())]
    for cell in shape.cells:
        spots = [(house, 1 << shape.houses[house].cells.index(cell)) for house in shape.houses_of[cell]]
        for d in range(shape.size):
            table.append((cell, 1 << d, tuple((house * shape.size + d, bit) for house, bit in spots)))
    return tuple(table)
