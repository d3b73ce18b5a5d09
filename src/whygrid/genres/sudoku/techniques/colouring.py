"""Simple colouring: follow one digit along houses that have just two places left for it.

Cells linked by such houses get two colours in turn, and the digit is in all cells of one colour. So it is
out of a cell that sees both colours (a *trap*), and of a whole colour of which two cells see each other
(a *wrap*). For a given cell *t* a part of all this is enough, and in both cases a chain of this kind:

  t ─ a ═ x ─ y ═ b ─ t      If a is not the digit then x is, so y is not, so b is. The digit is in a or
                             in b, and t sees both. Only every second link (═) has to be a house with two
                             places; for the others (─) it is enough that the cells see each other.

A trap follows the links from a cell of one colour to one of the other. A wrap follows them from a
neighbour of *t* to one of the two cells that see each other, and from the other one back.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache, partial
from itertools import combinations, pairwise, permutations, product

from whygrid.engine.technique import Technique, fresh
from whygrid.genres.sudoku.marks import Marks
from whygrid.genres.sudoku.techniques.chains import find_chains
from whygrid.genres.sudoku.toolbox.chain_graph import HOUSES, ChainGraph
from whygrid.genres.sudoku.toolbox.chain_words import eureka, say_chain, way_through
from whygrid.genres.sudoku.toolbox.common import bits, peer_masks, with_houses_of
from whygrid.genres.sudoku.toolbox.digit_by_digit import DigitByDigit, in_turn
from whygrid.genres.sudoku.toolbox.few_digits import holders
from whygrid.genres.sudoku.toolbox.strong_links import Links, Path, shortest_paths, strong_links, two_colours
from whygrid.genres.sudoku.toolbox.whole_colours import find_wraps, find_wraps_around
from whygrid.logic.deduction import CHAIN, Deduction
from whygrid.records import NamedTuple

Paths = Callable[[int, int], list[Path]]


class Chain(NamedTuple):
    """If the first of these cells does not hold the digit, the last one does."""

    cells: tuple[int, ...]
    strong: tuple[int, ...]  # the houses of every second link, from the first one on


def find_simple_colouring(state: Marks, digit: int) -> Iterator[Deduction]:
    """Cells that see both colours, and colours that see themselves."""
    links = strong_links(state, digit)
    for colours in two_colours(links):
        targets = _targets(state, colours) & holders(state)[digit - 1]
        if targets:
            yield from _coloured(state, digit, links, colours, targets)


def _targets(state: Marks, colours: tuple[int, int]) -> int:
    """The cells that see both colours, and the cells of a colour that sees itself."""
    first, second = (sum_of_sights(peer_masks(state.shape), colour) for colour in colours)
    itself = sum(colour for colour, sight in zip(colours, (first, second), strict=True) if colour & sight)
    return first & second | itself


def _coloured(
    state: Marks, digit: int, links: Links, colours: tuple[int, int], targets: int
) -> Iterator[Deduction]:
    """What follows from one component; of several chains for one cell those that need least."""
    peers = peer_masks(state.shape)
    paths = cache(partial(shortest_paths, links))
    excluded: dict[Chain, list[int]] = {}
    for cell in bits(targets):
        chains = {*_traps(cell, peers, colours, paths), *_wraps(cell, peers, colours, paths)}
        for chain in chains:
            if not any(set(other.strong) < set(chain.strong) for other in chains):
                excluded.setdefault(chain, []).append(cell)
    for chain, cells in sorted(excluded.items()):
        conclusions = fresh(state, (-state.shape.fact(cell, digit) for cell in cells))
        if conclusions:
            yield _deduction(state, digit, chain, conclusions, colours)


def _traps(target: int, peers: tuple[int, ...], colours: tuple[int, int], paths: Paths) -> Iterator[Chain]:
    near = peers[target]
    for start, end in product(bits(near & colours[0]), bits(near & colours[1])):
        for way, houses in paths(start, end):
            # A single link says no more than pointing or claiming does, and needs more for it.
            if len(way) > 2 and target not in way:
                yield Chain(way, houses[::2])


def _wraps(target: int, peers: tuple[int, ...], colours: tuple[int, int], paths: Paths) -> Iterator[Chain]:
    for colour in colours:
        if colour >> target & 1:
            # Two cells that see each other; if one of them is the target, it is trapped anyway.
            for one, two in combinations(bits(colour & ~(1 << target)), 2):
                if peers[one] >> two & 1:
                    for (there, first), (back, second) in product(paths(target, one), paths(target, two)):
                        yield Chain((*there[1:], *back[:0:-1]), (*first[1::2], *second[::-2]))


def _deduction(
    state: Marks, digit: int, chain: Chain, conclusions: tuple[int, ...], colours: tuple[int, int]
) -> Deduction:
    shape, n, cells = state.shape, state.size, chain.cells
    ends = tuple(dict.fromkeys((cells[0], cells[-1])))
    excluded = [shape.cell_and_digit(-literal)[0] for literal in conclusions]
    sees = [*list(pairwise(cells))[1::2], *product(excluded, ends)]
    premises = [
        lit for h in chain.strong for lit in state.nowhere_else(h, digit, state.places[h * n + digit - 1])
    ]
    nodes = [(shape.fact(cell, digit),) for cell in cells]
    return Deduction(
        "simple colouring",
        conclusions,
        tuple(dict.fromkeys(premises)),
        with_houses_of(shape, [shape.houses[house].name for house in chain.strong], sees),
        say_chain(shape, nodes, [shape.houses[h].name for h in chain.strong]),
        (
            *(
                (role, tuple(shape.fact(cell, digit) for cell in dict.fromkeys(cells) if colour >> cell & 1))
                for role, colour in zip(("one", "two"), colours, strict=True)
            ),
            (CHAIN, way_through(n, nodes)),
        ),
        notation=eureka(shape, nodes),
    )


SIMPLE_COLOURING = Technique(
    "simple colouring",
    4.35,
    "Along houses with two places left for a digit it takes every second cell: one colour or the other.",
    DigitByDigit(find_simple_colouring),
    every=DigitByDigit(in_turn(find_simple_colouring, find_wraps)),
)


def find_multi_colouring(state: Marks, digit: int) -> Iterator[Deduction]:
    """Two components: where a colour of one sees a colour of the other, one of the opposite colours holds."""
    peers = peer_masks(state.shape)
    components = list(two_colours(strong_links(state, digit)))
    if len(components) < 2:
        return
    sight = {colour: sum_of_sights(peers, colour) for component in components for colour in component}
    targets = 0
    for one, two in permutations(components, 2):
        for (first, opposite), (second, other) in product((one, one[::-1]), (two, two[::-1])):
            if sight[first] & second:
                targets |= sight[opposite] & sight[other]
                if sight[first] & other:
                    targets |= first
    targets &= holders(state)[digit - 1]
    if targets:
        only = sum([1 << state.shape.fact(cell, digit) for cell in bits(targets)])
        yield from find_chains("multi colouring", ChainGraph(state, HOUSES, digit), only)


def sum_of_sights(peers: tuple[int, ...], cells: int) -> int:
    """The cells that see at least one of these."""
    seen = 0
    for cell in bits(cells):
        seen |= peers[cell]
    return seen


MULTI_COLOURING = Technique(
    "multi colouring",
    5.8,
    "Where a colour of one component sees one of another, the digit is in one of the two opposite colours.",
    DigitByDigit(find_multi_colouring),
    every=DigitByDigit(in_turn(find_multi_colouring, find_wraps_around)),
)
