"""What certificates of k have in common: bounds, halves, fields, and the search for cells that meet sets.

Pure Python; of ours only records and words. Sets of cells are ints with a bit per cell.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from whygrid.records import NamedTuple
from whygrid.voice.message import Said, message


class Refused(ValueError):
    """The certificate does not prove what it claims; the message says where it fails."""


class Bounds(NamedTuple):
    """What the certificate proves: that the solution is the only one, and `lower <= k <= upper`.

    lower    0 without a lower half
    upper    None without an upper half; then all that is proved is: if the solution is the only one,
             `lower <= k`
    """

    lower: int
    upper: int | None


Tick = Callable[[], None]
"""Called before each small piece of work: it raises when it is time to stop."""


def both_halves(
    document: dict[str, object], lower: Callable[[object], int], upper: Callable[[object], int]
) -> Bounds:
    """What the halves of a certificate prove that are there; a certificate without any is refused."""
    require("lower" in document or "upper" in document, message("certificates/no-half"))
    at_least = lower(document["lower"]) if "lower" in document else 0
    at_most = upper(document["upper"]) if "upper" in document else None
    require(at_most is None or at_least <= at_most, message("certificates/halves-contradict"))
    return Bounds(at_least, at_most)


def can_meet(traces: list[int], count: int, tick: Tick = lambda: None) -> bool:
    """Whether some set of at most `count` cells meets every trace."""
    open_branches = [(traces, count)]
    while open_branches:
        tick()
        traces, count = open_branches.pop()
        left = _narrowed(traces, count)
        if left is None:
            continue
        if not left:
            return True
        bit = 1 << _best_cell(left)
        open_branches.append(([trace & ~bit for trace in left], count))
        open_branches.append(([trace for trace in left if not trace & bit], count - 1))
    return False


def _narrowed(traces: list[int], count: int) -> list[int] | None:
    """The traces with those cells only that may be among the `count`; None when so few do not meet them."""
    if count < 0:
        return None
    while traces:
        traces = sorted(set(traces), key=int.bit_count)
        if count == 0 or not traces[0]:
            return None
        needed, claimed = _cells_needed(traces, count)
        if needed > count:
            return None
        within = [trace & claimed for trace in traces]
        if needed < count or within == traces:
            break
        traces = within  # all cells are spoken for: none beside those can be taken
    return traces


def _cells_needed(traces: list[int], enough: int) -> tuple[int, int]:
    """At least so many cells are needed; if not more than `enough`, all of them are in the mask.

    Traces that share no cell need one cell each. Such a trace and others that share no cell with the rest
    form a family: it needs two cells when none is common to all its traces.
    """
    firsts: list[int] = []
    claimed = 0
    for trace in traces:
        if not trace & claimed:
            firsts.append(trace)
            claimed |= trace
    needed, common, every = len(firsts), firsts.copy(), firsts.copy()
    for trace in traces:
        if needed > enough:
            break
        family = next(number for number, first in enumerate(firsts) if trace & first)
        first = firsts[family]
        if not common[family] & ~trace or trace & ~first & claimed:
            continue
        common[family] &= trace
        every[family] |= trace
        if common[family]:
            continue
        if every[family] & ~first & claimed:  # another family was faster
            common[family] = every[family] = first
        else:
            claimed |= every[family]
            needed += 1
    return needed, claimed


def _best_cell(traces: list[int]) -> int:
    """A cell of the smallest traces that is in many small ones, which keeps the search small."""
    smallest, cells = traces[0].bit_count(), 0
    weight: dict[int, int] = {}
    for trace in traces:
        surplus = trace.bit_count() - smallest
        if surplus > 3:
            break
        if surplus == 0:
            cells |= trace
        for cell in cells_of(trace):
            weight[cell] = weight.get(cell, 0) + (64 >> 2 * surplus)
    return max(cells_of(cells), key=weight.__getitem__)


def cells_of(board: int) -> Iterator[int]:
    """The numbers of the cells in a set, from the first one on."""
    while board:
        yield (board & -board).bit_length() - 1
        board &= board - 1


def require(holds: bool, otherwise: Said) -> None:
    """Refuse the certificate unless this holds."""
    if not holds:
        raise Refused(otherwise)


def fields(item: object, name: Said, needed: set[str], possible: set[str]) -> dict[str, object]:
    """An object with all that is needed, and nothing but what is possible."""
    if not isinstance(item, dict) or not needed <= item.keys() <= needed | possible:
        raise Refused(
            message("certificates/must-have-fields", name=name, fields=", ".join(sorted(needed | possible)))
        )
    return item


def items(item: object, name: Said) -> list[object]:
    """A list, whatever is in it."""
    if not isinstance(item, list):
        raise Refused(message("certificates/not-a-list", name=name))
    return item


def whole_number(item: object, least: int, most: int, name: Said) -> int:
    """A whole number within these limits."""
    if not isinstance(item, int) or isinstance(item, bool) or not least <= item <= most:
        raise Refused(message("certificates/not-a-number", name=name, least=least, most=most))
    return item
