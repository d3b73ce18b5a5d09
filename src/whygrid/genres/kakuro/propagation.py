"""Exact propagation: for each cell of a run the digits that occur in some way to fill the whole run.

Sets of digits are masks, numbers from 0 to 511, and a *family* of such sets is one integer of 512 bits (more
where digits go beyond 9). Going through the cells of a run, `reached[i]` is the family of sets that the first
i cells can hold:

    {}  ──digits of cell 1──▶  {1} {2}  ──digits of cell 2──▶  {1,2} {1,3} {2,3}  ──▶ …  & combinations

Adding digit d to all sets of a family at once is a shift by 2^(d-1), after those that hold d already are
masked out. A second pass from the end keeps what leads to one of the combinations. So the cost does not
depend on how many ways to fill the run there are.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Sequence
from functools import lru_cache

from whygrid.digits.field import DIGITS, SYMBOLS
from whygrid.digits.sums import digit_sum, family_of, settled, steps_of
from whygrid.genres.kakuro.model import Layout

Masks = tuple[int, ...]


@lru_cache(maxsize=1 << 18)
def narrow(masks: Masks, total: int | None) -> Masks | None:
    """The digits of each cell that occur in some way to fill the run; None when there is no way.

    >>> narrow((0b111111111, 0b100000001), 16) == (0b001000000, 0b100000000)
    True
    """
    reached = [1]
    for mask in masks:
        family, after = reached[-1], 0
        for _, shift, without in steps_of(mask):
            after |= (family & without) << shift
        reached.append(after)
    goal = reached[-1]
    if total is not None:
        common = goal >> (1 << DIGITS) == 0
        goal &= family_of(total, len(masks), DIGITS if common else len(SYMBOLS))
    if not goal:
        return None
    narrowed = []
    for family, mask in zip(reached[-2::-1], reversed(masks), strict=True):
        before = kept = 0
        for bit, shift, without in steps_of(mask):
            back = (goal >> shift) & without & family
            if back:
                kept |= bit
                before |= back
        narrowed.append(kept)
        goal = before
    return tuple(reversed(narrowed))


def narrow_run(masks: Masks, total: int | None) -> Masks | None:
    """The same as `narrow`, with settled cells set aside first: so answers are found again."""
    used = settled(masks)
    if not used:
        return None if used is None else narrow(masks, total)
    rest = None if total is None else total - digit_sum(used)
    left = tuple([mask & ~used for mask in masks if mask & (mask - 1)])
    if not left:
        return masks if not rest else None
    found = narrow(left, rest)
    if found is None:
        return None
    narrowed = iter(found)
    return tuple([next(narrowed) if mask & (mask - 1) else mask for mask in masks])


class Domains:
    """The digits that each white cell of a layout can still take, as masks, narrowed run by run.

    `totals` are the clues of the runs; a generator may have others in mind than those of the layout.
    """

    def __init__(
        self, layout: Layout, masks: Iterable[int], totals: Sequence[int | None] | None = None
    ) -> None:
        self.layout = layout
        self.masks = list(masks)
        self.totals = [run.total for run in layout.runs] if totals is None else totals

    def copy(self) -> Domains:
        """An independent copy."""
        return Domains(self.layout, self.masks, self.totals)

    def propagate(self, runs: Sequence[int] | None = None) -> bool:
        """Narrow these runs, or all, and what they touch, until nothing changes; False on a contradiction."""
        masks, totals, table, runs_of = self.masks, self.totals, self.layout.runs, self.layout.runs_of
        waiting = deque(range(len(table)) if runs is None else runs)
        queued = set(waiting)
        while waiting:
            number = waiting.popleft()
            queued.discard(number)
            run = table[number]
            before = tuple([masks[cell] for cell in run.cells])
            after = narrow_run(before, totals[number])
            if after is None:
                return False
            if after != before:
                for cell, old, new in zip(run.cells, before, after, strict=True):
                    if old != new:
                        masks[cell] = new
                        crossing = runs_of[cell][run.across]
                        if crossing not in queued:
                            queued.add(crossing)
                            waiting.append(crossing)
        return True
