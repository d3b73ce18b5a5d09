"""Two houses with two places each for a digit, joined by two cells that see each other.

  a ═ b ─ c ═ d      The digit can't be in both b and c, so it is in a or in d (or both), and every cell
                     that sees a and d is rid of it.

A *skyscraper* has two rows (or two columns), joined by a line across; a *2-string kite* has a row and a
column, joined by a box; all others are *turbot fish*. An *empty rectangle* is a box whose places for the
digit lie in one row and one column, and a house across with two places, one of them in that row or column:

     c1 c2 c3    c8       If r4c2 is the digit, then box 1 has it in row 1, so r1c8 is not the
 r1   X  X  X     b       digit and r4c8 is: but r4c8 sees r4c2.
 r2   .  X  .     .
 r4   .  *  .     d
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache, partial
from itertools import combinations, product

from whygrid.engine.technique import Technique, fresh
from whygrid.genres.sudoku.marks import Marks
from whygrid.genres.sudoku.model import Shape
from whygrid.genres.sudoku.toolbox.chain_words import way_through
from whygrid.genres.sudoku.toolbox.common import (
    bits,
    peer_masks,
    said_cells,
    said_digit,
    said_houses,
    with_houses_of,
)
from whygrid.genres.sudoku.toolbox.digit_by_digit import DigitByDigit
from whygrid.genres.sudoku.toolbox.few_digits import pairs_among, pairs_of_places
from whygrid.logic.deduction import CHAIN, Deduction
from whygrid.records import NamedTuple
from whygrid.voice.message import message


class Turbot(NamedTuple):
    """Two houses with two places each, these cells in order, and the cells that they rule out."""

    kind: str
    houses: tuple[int, int]
    cells: tuple[int, int, int, int]
    targets: int


def find_turbot(technique: str, state: Marks, digit: int) -> Iterator[Deduction]:
    """The patterns of two links, of the kind that has this name."""
    for found in _turbots(state.shape, tuple(state.places[digit - 1 :: state.size])):
        if found.kind == technique:
            yield from _turbot(state, technique, digit, found.houses, found.cells, found.targets)


@lru_cache(maxsize=1 << 10)
def _turbots(shape: Shape, places: tuple[int, ...]) -> tuple[Turbot, ...]:
    """All patterns of two links of a digit with these places in the houses: one look for all kinds."""
    n, peers, found = shape.size, peer_masks(shape), []
    open_cells = sum([row << i * n for i, row in enumerate(places[:n])])
    for (first, *one), (second, *two) in combinations(pairs_among(shape, places), 2):
        sight = peers[one[0]] | peers[one[1]]
        if one[0] in two or one[1] in two or not (sight >> two[0] | sight >> two[1]) & 1:
            continue
        for (a, b), (c, d) in product((one, one[::-1]), (two, two[::-1])):
            targets = peers[a] & peers[d] & open_cells & ~(1 << b | 1 << c)
            if targets and peers[b] >> c & 1:
                found.append(
                    Turbot(_kind(shape, first, second, b, c), (first, second), (a, b, c, d), targets)
                )
    return tuple(found)


def _kind(shape: Shape, first: int, second: int, b: int, c: int) -> str:
    n = shape.size
    row, column = shape.houses_of[b][:2]
    across = (row, column)[first < n]
    if first // n == second // n < 2 and across in shape.houses_of[c]:
        return "skyscraper"
    if {first // n, second // n} == {0, 1}:
        return "2-string kite"
    return "turbot fish"


def _turbot(
    state: Marks,
    technique: str,
    digit: int,
    houses: tuple[int, int],
    cells: tuple[int, int, int, int],
    targets: int,
) -> Iterator[Deduction]:
    shape, n = state.shape, state.size
    a, b, c, d = cells
    conclusions = fresh(state, (-shape.fact(cell, digit) for cell in bits(targets)))
    if conclusions:
        premises = [
            lit for h in houses for lit in state.nowhere_else(h, digit, state.places[h * n + digit - 1])
        ]
        yield Deduction(
            technique,
            conclusions,
            tuple(dict.fromkeys(premises)),
            with_houses_of(
                shape, [shape.houses[h].name for h in houses], [(b, c), *product(bits(targets), (a, d))]
            ),
            message(
                "sudoku/turbot",
                cells=said_cells(shape, (b, c)),
                digit=said_digit(digit),
                ends=said_cells(shape, (a, d)),
                houses=said_houses(shape, houses),
            ),
            (
                ("one", (shape.fact(a, digit), shape.fact(d, digit))),
                ("two", (shape.fact(b, digit), shape.fact(c, digit))),
                (CHAIN, way_through(n, [[shape.fact(cell, digit)] for cell in (a, b, c, d)])),
            ),
        )


def find_empty_rectangle(state: Marks, digit: int) -> Iterator[Deduction]:
    """Boxes whose places lie in a row and a column, with a link across."""
    shape, n = state.shape, state.size
    for link, one, two in pairs_of_places(state, digit):
        for b, d in ((one, two), (two, one)) if link < 2 * n else ():
            # The link runs along a line; its end b meets a box across, and d rules out the target.
            across = link < n
            for box in shape.houses[2 * n : 3 * n]:
                yield from _empty_rectangle(state, digit, link, b, d, box.index, across)


def _empty_rectangle(
    state: Marks, digit: int, link: int, b: int, d: int, box: int, across: bool
) -> Iterator[Deduction]:
    """The box must have the digit in the line of b across the link, or in a line that d's target is in."""
    shape, n, houses = state.shape, state.size, state.shape.houses
    places = state.places[box * n + digit - 1]
    near = shape.houses_of[b][1 if across else 0]  # through b, across the link
    far = shape.houses_of[d][1 if across else 0]  # through d, parallel to it
    if places.bit_count() < 3 or box in (shape.houses_of[b][2], shape.houses_of[d][2]):
        return
    cells = [houses[box].cells[i] for i in bits(places)]
    outside = [cell for cell in cells if near not in shape.houses_of[cell]]
    lines = {shape.houses_of[cell][0 if across else 1] for cell in outside}
    if len(lines) != 1 or len(outside) == len(cells):
        return
    line = lines.pop()  # the rest of the box lies in it, and the target where it meets the line through d
    if sum(line not in shape.houses_of[cell] for cell in cells) == 0:
        return
    target = next(cell for cell in houses[line].cells if far in shape.houses_of[cell])
    conclusions = fresh(state, (-shape.fact(target, digit),))
    if conclusions and target not in (b, d) and box not in shape.houses_of[target]:
        keep = sum(
            1 << i
            for i, cell in enumerate(houses[box].cells)
            if near in shape.houses_of[cell] or line in shape.houses_of[cell]
        )
        yield Deduction(
            "empty rectangle",
            conclusions,
            (
                *state.nowhere_else(box, digit, keep),
                *state.nowhere_else(link, digit, state.places[link * n + digit - 1]),
            ),
            tuple(houses[h].name for h in (box, line, near, link, far)),
            message(
                "sudoku/empty-rectangle",
                box=houses[box].said,
                digit=said_digit(digit),
                line=houses[line].said,
                near=houses[near].said,
                cell=said_cells(shape, (d,)),
                link=houses[link].said,
                other=said_cells(shape, (b,)),
            ),
            (
                ("pattern", tuple(shape.fact(cell, digit) for cell in cells)),
                ("one", (shape.fact(d, digit),)),
                ("two", (shape.fact(b, digit),)),
            ),
        )


def _technique(name: str, effort: float, idea: str) -> Technique:
    return Technique(name, effort, idea, DigitByDigit(partial(find_turbot, name)))


SKYSCRAPER = _technique(
    "skyscraper",
    4.05,
    "Two rows with two places each for a digit share a column: the digit is at one of the two other ends.",
)
TWO_STRING_KITE = _technique(
    "2-string kite",
    4.1,
    "A row and a column with two places each for a digit meet in a box: the digit is at a far end of one.",
)
TURBOT_FISH = _technique(
    "turbot fish",
    4.15,
    "Two houses with two places each for a digit, joined by cells that see each other: one far end has it.",
)
EMPTY_RECTANGLE = Technique(
    "empty rectangle",
    4.3,
    "A box with a digit in one row and one column only, and a line with two places for it that meets one.",
    DigitByDigit(find_empty_rectangle),
)
