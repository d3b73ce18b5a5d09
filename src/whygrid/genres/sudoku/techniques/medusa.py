"""3D Medusa: two colours for candidates of all digits, along houses and cells that have just two left.

Of two candidates linked like this exactly one holds. All that hangs together gets two colours in turn, and
one of the colours holds as a whole. So a candidate is out that sees both colours, in its cell or by its
digit:

  t ─ a ═ x ─ y ═ b ─ t      If a does not hold then x does, so y does not, so b does: a or b holds, and t
                             sees both. Only every second link (═) has to be one with two candidates left.

And a colour is out that sees all candidates of a cell, or all places for a digit in a house.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache, partial
from itertools import pairwise, product

from whygrid.engine.technique import Technique, fresh
from whygrid.genres.sudoku.marks import Marks
from whygrid.genres.sudoku.rules import cell_rule
from whygrid.genres.sudoku.toolbox.chain_graph import native_board
from whygrid.genres.sudoku.toolbox.chain_words import eureka, say_chain, way_through
from whygrid.genres.sudoku.toolbox.common import bits, said_cells, said_digit, with_houses_of
from whygrid.genres.sudoku.toolbox.strong_links import Links, Path, shortest_paths, two_colours
from whygrid.logic.deduction import CHAIN, Deduction
from whygrid.records import NamedTuple
from whygrid.voice.message import Message, message

Paths = Callable[[int, int], list[Path]]

LEAST = 4
"""Fewer candidates that hang together tell no more than pointing, claiming or a naked single does."""

WAYS = 20
"""Where there are more ways as short to the same conclusion, none is told."""


class Coloured(NamedTuple):
    """Candidates in two colours of which one holds as a whole, and where something may follow from that.

    targets    the candidates that both colours rule out
    starved    for each colour that does not see itself the groups of which it rules out all
    """

    colours: tuple[int, int]
    targets: int
    starved: tuple[Sequence[int], Sequence[int]]


def find_medusa(state: Marks) -> Iterator[Deduction]:
    """Candidates that see both colours, and colours that see all of a cell or a digit's places."""
    found = _coloured(state)
    links = _links(state) if found else {}
    paths = cache(partial(shortest_paths, links))
    distances = cache(partial(_distances, links))
    for colours, targets, starved in found:
        excluded: dict[Path, list[int]] = {}
        for target in bits(targets):
            for path in _traps(target, state.exclusions.masks[target], colours, paths, links):
                excluded.setdefault(path, []).append(target)
        for path, some in excluded.items():
            yield _trap(state, path, fresh(state, [-target for target in some]), colours)
        for side, numbers in enumerate(starved):
            for number in numbers:
                yield from _starved(state, number, _group(state, number), side, colours, paths, distances)


def _coloured(state: Marks) -> list[Coloured]:
    """What hangs together, where something may follow."""
    board = native_board(state)
    if board is None:
        return list(_search(state))
    return [
        Coloured((mask_of(one), mask_of(two)), mask_of(targets), (first, second))
        for (one, two), targets, (first, second) in board.coloured(state.candidates, state.value, LEAST)
    ]


def _search(state: Marks) -> Iterator[Coloured]:
    """The same without the native module."""
    groups = [(i, mask_of(_group(state, i))) for i, mask in _groups(state) if mask & (mask - 1)]
    sight = state.exclusions.masks
    open_facts = mask_of([fact for fact in range(1, len(state.truth)) if state.truth[fact] == 0])
    for colours in two_colours(_links(state)):
        if (colours[0] | colours[1]).bit_count() < LEAST:
            continue
        seen = [0, 0]
        for i, colour in enumerate(colours):
            for fact in bits(colour):
                seen[i] |= sight[fact]
        targets = seen[0] & seen[1] & open_facts
        one, two = (
            # Where two of a colour see each other, that is told already.
            [] if colour & near else [number for number, group in groups if not group & ~near]
            for colour, near in zip(colours, seen, strict=True)
        )
        if targets or one or two:
            yield Coloured(colours, targets, (one, two))


def mask_of(facts: Iterable[int]) -> int:
    """A mask over facts."""
    return sum([1 << fact for fact in facts])


def _links(state: Marks) -> Links:
    """The facts of which one of two holds: each with the other and the number of the group they make up."""
    links: Links = {}
    for number, mask in _groups(state):
        if mask.bit_count() == 2:
            one, other = _group(state, number)
            links.setdefault(one, []).append((other, number))
            links.setdefault(other, []).append((one, number))
    return links


def _traps(target: int, near: int, colours: tuple[int, int], paths: Paths, links: Links) -> Iterator[Path]:
    """The shortest ways between two facts of different colours that the target sees."""
    found: list[Path] = []
    for start, end in product(bits(near & colours[0]), bits(near & colours[1])):
        # A single link says no more than pointing, claiming or a naked single does.
        if not any(other == end for other, _ in links[start]):
            found += [path for path in paths(start, end) if target not in path[0]]
    shortest = min((len(path[0]) for path in found), default=0)
    found = [path for path in found if len(path[0]) == shortest]
    return iter(found if len(found) <= WAYS else ())


def _trap(state: Marks, path: Path, conclusions: tuple[int, ...], colours: tuple[int, int]) -> Deduction:
    facts, strong = path[0], path[1][::2]
    sees = [
        *list(pairwise(facts))[1::2],
        *product([-literal for literal in conclusions], (facts[0], facts[-1])),
    ]
    nodes = [(fact,) for fact in facts]
    return Deduction(
        "3d medusa",
        conclusions,
        _premises(state, strong),
        _rules(state, strong, sees),
        say_chain(state.shape, nodes, [_rules(state, [link], [])[0] for link in strong]),
        (*_drawn(facts, colours, conclusions), (CHAIN, way_through(state.size, nodes))),
        notation=eureka(state.shape, nodes),
    )


def _starved(
    state: Marks,
    number: int,
    group: list[int],
    side: int,
    colours: tuple[int, int],
    paths: Paths,
    distances: Callable[[int], dict[int, int]],
) -> Iterator[Deduction]:
    """A cell or a digit's places that a colour leaves nothing of: what is nearest to them in it is out."""
    killers = [bits(state.exclusions.masks[fact] & colours[side]) for fact in group]
    nearest: dict[int, list[int]] = {}
    for start in bits(colours[side]):
        steps = distances(start)
        nearest[start] = [min([steps[fact] for fact in some]) for some in killers]
    least = min(map(sum, nearest.values()))
    for start in (fact for fact in nearest if sum(nearest[fact]) == least):
        steps = distances(start)
        choices = [
            [path for fact in some if steps[fact] == near for path in paths(start, fact)]
            for some, near in zip(killers, nearest[start], strict=True)
        ]
        ways = 1
        for choice in choices:
            ways *= len(choice)
        if ways <= WAYS and len({path for choice in choices for path in choice}) > 1:
            for chosen in product(*choices):
                yield _starving(state, number, group, start, chosen, colours)


def _starving(
    state: Marks,
    number: int,
    group: list[int],
    start: int,
    chosen: tuple[Path, ...],
    colours: tuple[int, int],
) -> Deduction:
    strong = [number, *(link for _, groups in chosen for link in groups[1::2])]
    sees = [pair for facts, _ in chosen for pair in list(pairwise(facts))[::2]]
    sees += [(facts[-1], fact) for fact, (facts, _) in zip(group, chosen, strict=True)]
    ends = dict.fromkeys(facts[-1] for facts, _ in chosen if facts[-1] != start)
    shape, n = state.shape, state.size
    cell = number - len(state.places)
    follows = tuple([_is(state, end) for end in ends])
    if cell >= 0:
        reason = message("sudoku/colour-starves-cell", follows=follows, cell=said_cells(shape, (cell,)))
    else:
        house, digit = shape.houses[number // n].said, said_digit(number % n + 1)
        reason = message("sudoku/colour-starves-house", follows=follows, house=house, digit=digit)
    every = tuple(dict.fromkeys(fact for facts, _ in chosen for fact in facts))
    return Deduction(
        "3d medusa",
        (-start,),
        _premises(state, strong),
        _rules(state, strong, sees),
        reason,
        (*_drawn(every, colours, (-start,)), ("pattern", tuple(f for f in group if f not in every))),
    )


def _groups(state: Marks) -> Iterator[tuple[int, int]]:
    """The groups of facts of which one must hold, each with its number and as a mask.

    They are the places of digits in houses, numbered as in `places`, and behind them what the cells can hold.
    """
    return enumerate([*state.places, *state.candidates])


def _group(state: Marks, number: int) -> list[int]:
    """The facts of a group."""
    n, cell = state.size, number - len(state.places)
    if cell >= 0:
        return [cell * n + d + 1 for d in bits(state.candidates[cell])]
    cells, digit = state.shape.houses[number // n].cells, number % n + 1
    return [cells[i] * n + digit for i in bits(state.places[number])]


def _premises(state: Marks, groups: Iterable[int]) -> tuple[int, ...]:
    """That these groups have nothing else."""
    n, found = state.size, dict[int, None]()
    for number in groups:
        house, digit = divmod(number, n)
        cell = number - len(state.places)
        found.update(
            dict.fromkeys(
                state.without(cell)
                if cell >= 0
                else state.nowhere_else(house, digit + 1, state.places[number])
            )
        )
    return tuple(found)


def _rules(state: Marks, groups: Iterable[int], sees: Iterable[tuple[int, int]]) -> tuple[str, ...]:
    """The rules of these groups, and those by which these pairs of facts exclude each other."""
    shape, n, behind = state.shape, state.size, len(state.places)
    names = [
        cell_rule(shape, number - behind) if number >= behind else shape.houses[number // n].name
        for number in groups
    ]
    pairs = []
    for one, other in sees:
        here, there = (one - 1) // n, (other - 1) // n
        if here == there:
            names.append(cell_rule(shape, here))
        else:
            pairs.append((here, there))
    return with_houses_of(shape, names, pairs)


def _is(state: Marks, fact: int) -> Message:
    cell, digit = state.shape.cell_and_digit(fact)
    return message("sudoku/cell-is", cell=said_cells(state.shape, (cell,)), digit=said_digit(digit))


def _drawn(
    facts: Iterable[int], colours: tuple[int, int], conclusions: tuple[int, ...]
) -> tuple[tuple[str, tuple[int, ...]], ...]:
    return tuple(
        (
            role,
            tuple(fact for fact in dict.fromkeys(facts) if colour >> fact & 1 and -fact not in conclusions),
        )
        for role, colour in zip(("one", "two"), colours, strict=True)
    )


def _distances(links: Links, start: int) -> dict[int, int]:
    """How many links there are from a fact to each that hangs together with it."""
    steps, queue = {start: 0}, [start]
    for fact in queue:
        for other, _ in links[fact]:
            if other not in steps:
                steps[other] = steps[fact] + 1
                queue.append(other)
    return steps


MEDUSA = Technique(
    "3d medusa",
    6.1,
    "Along cells and houses with two candidates left, all of one colour holds or all of the other.",
    find_medusa,
)
