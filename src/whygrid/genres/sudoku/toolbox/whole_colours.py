"""Colours that are out as a whole.

Where two cells of a colour see each other, or cells of it see both colours of another component, none of its
cells holds the digit. `colouring` tells this cell by cell with what each needs; here it is told at once.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations, permutations, product

from whygrid.genres.sudoku.marks import Marks
from whygrid.genres.sudoku.toolbox.common import bits, peer_masks, said_cells, said_digit, with_houses_of
from whygrid.genres.sudoku.toolbox.strong_links import Links, strong_links, two_colours
from whygrid.logic.deduction import Deduction
from whygrid.voice.message import message

Colours = tuple[int, int]


def find_wraps(state: Marks, digit: int) -> Iterator[Deduction]:
    """Colours of which two cells see each other."""
    peers, links = peer_masks(state.shape), strong_links(state, digit)
    for colours in two_colours(links):
        for colour in colours:
            for one, two in combinations(bits(colour), 2):
                if peers[one] >> two & 1:
                    yield _whole(
                        state, "simple colouring", digit, links, [colours], colour, [(one, two)], (one, two)
                    )


def find_wraps_around(state: Marks, digit: int) -> Iterator[Deduction]:
    """Colours that see both colours of another component."""
    peers, links = peer_masks(state.shape), strong_links(state, digit)
    for one, two in permutations(two_colours(links), 2):
        for colour in one:
            sees = [
                [(a, b) for a, b in product(bits(colour), bits(other)) if peers[a] >> b & 1] for other in two
            ]
            for pairs in product(*sees):
                seen = [cell for _, cell in pairs]
                yield _whole(state, "multi colouring", digit, links, [one, two], colour, pairs, seen)


def _whole(
    state: Marks,
    technique: str,
    digit: int,
    links: Links,
    components: Iterable[Colours],
    colour: int,
    sees: Iterable[tuple[int, int]],
    seen: Iterable[int],
) -> Deduction:
    n, shape = state.size, state.shape
    components = list(components)
    coloured = [cell for one, two in components for cell in bits(one | two)]
    houses = dict.fromkeys(house for cell in coloured for _, house in links[cell])
    premises = [lit for h in houses for lit in state.nowhere_else(h, digit, state.places[h * n + digit - 1])]
    return Deduction(
        technique,
        tuple(-shape.fact(cell, digit) for cell in bits(colour)),
        tuple(dict.fromkeys(premises)),
        with_houses_of(shape, [shape.houses[house].name for house in houses], sees),
        message(
            "sudoku/colour-sees-itself" if len(components) == 1 else "sudoku/colour-sees-both-others",
            cells=said_cells(shape, bits(colour)),
            digit=said_digit(digit),
            seen=said_cells(shape, seen),
        ),
        (
            ("one", tuple(shape.fact(cell, digit) for cell in coloured if colour >> cell & 1)),
            ("two", tuple(shape.fact(cell, digit) for cell in coloured if not colour >> cell & 1)),
        ),
    )
