"""BUG: if every open cell and digit had two possibilities, all could be exchanged for each other.

Where only a few candidates (*extras*) spoil that, one of them holds if there is one solution. What hangs
together without them can be filled in two ways; each such part is looked at by itself, with the extras that
touch it. There are the ways of unique rectangles and loops to use it: one extra (bug+1), several of one digit
(2), several that make up a subset with other cells of a house (3), or in two cells of which one holds a digit
that is no extra (4).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import combinations, product

from whygrid.engine.state import once_per_position
from whygrid.engine.technique import Technique, fresh
from whygrid.genres.sudoku.marks import Marks
from whygrid.genres.sudoku.rules import cell_rule
from whygrid.genres.sudoku.toolbox.common import bits, peer_masks, said_cells, said_digit, with_houses_of
from whygrid.genres.sudoku.toolbox.exchange_words import one_of_them_is, only_there, together_they_hold
from whygrid.logic.deduction import Deduction, Exchange
from whygrid.logic.facts import Literal
from whygrid.records import NamedTuple
from whygrid.voice.message import Message, message

MOST_CELLS = 6
"""In how many cells there may be extras."""


class Bug(NamedTuple):
    """Two ways to fill what hangs together without the extras, and why there is no third."""

    extras: tuple[int, ...]
    one: tuple[int, ...]
    two: tuple[int, ...]
    premises: tuple[Literal, ...]
    rules: tuple[str, ...]


def find_bug(state: Marks) -> Iterator[Deduction]:
    """There is one extra in the whole position: it holds."""
    n, sizes = state.size, [mask.bit_count() for mask in state.candidates]
    if sizes.count(3) == 1 and max(sizes) == 3:
        base = sizes.index(3) * n
        for bug in _bugs(state):
            if any(base < fact <= base + n for fact in (*bug.one, *bug.two)):
                yield from _deduction(state, "bug+1", bug, bug.extras, None)


def find_bug_2(state: Marks) -> Iterator[Deduction]:
    """All extras are one digit: what sees all of them is out."""
    n, peers = state.size, peer_masks(state.shape)
    for bug in _bugs(state):
        digits = {(fact - 1) % n + 1 for fact in bug.extras}
        if len(bug.extras) > 1 and len(digits) == 1:
            (digit,) = digits
            cells, seen = [(fact - 1) // n for fact in bug.extras], -1
            for cell in cells:
                seen &= peers[cell]
            out = [cell for cell in bits(seen) if state.open(cell * n + digit)]
            yield from _deduction(
                state,
                "bug type 2",
                bug,
                [-(cell * n + digit) for cell in out],
                one_of_them_is(state.shape, cells, digit),
                sees=product(out, cells),
            )


def find_bug_3(state: Marks) -> Iterator[Deduction]:
    """The extras are in cells of one house, and make up a subset with other cells of it."""
    n, shape, candidates = state.size, state.shape, state.candidates
    for bug in _bugs(state):
        cells = list(dict.fromkeys((fact - 1) // n for fact in bug.extras))
        extra = sum({1 << (fact - 1) % n for fact in bug.extras})
        if len(cells) == 1 or extra.bit_count() == 1:
            continue
        for house in _shared_houses(state, cells):
            others = [c for c in shape.houses[house].cells if c not in cells and not state.value[c]]
            for size in range(1, n // 2):
                for subset in combinations(others, size):
                    union = extra
                    for cell in subset:
                        union |= candidates[cell]
                    if union.bit_count() == size + 1:
                        out = [c for c in others if c not in subset]
                        yield from _deduction(
                            state,
                            "bug type 3",
                            bug,
                            [-(cell * n + 1 + d) for cell in out for d in bits(union)],
                            together_they_hold(shape, subset, union),
                            subset,
                            (shape.houses[house].name,),
                        )


def find_bug_4(state: Marks) -> Iterator[Deduction]:
    """The extras are in two cells of a house, in which a digit of both has no other place."""
    n, shape, candidates = state.size, state.shape, state.candidates
    for bug in _bugs(state):
        cells = list(dict.fromkeys((fact - 1) // n for fact in bug.extras))
        if len(cells) != 2:
            continue
        plain = [
            candidates[c] & ~sum(1 << (f - 1) % n for f in bug.extras if (f - 1) // n == c) for c in cells
        ]
        for house in _shared_houses(state, cells):
            keep = sum(1 << i for i, cell in enumerate(shape.houses[house].cells) if cell in cells)
            for x in bits(plain[0] & plain[1]):
                if state.places[house * n + x] == keep:
                    yield from _deduction(
                        state,
                        "bug type 4",
                        bug,
                        [
                            -(cell * n + 1 + y)
                            for cell, mask in zip(cells, plain, strict=True)
                            for y in bits(mask & ~(1 << x))
                        ],
                        only_there(shape, house, x + 1, cells),
                        (),
                        (shape.houses[house].name,),
                        premises=state.nowhere_else(house, x + 1, keep),
                    )


def _shared_houses(state: Marks, cells: list[int]) -> list[int]:
    houses = state.shape.houses_of
    return [house for house in houses[cells[0]] if all(house in houses[cell] for cell in cells)]


@once_per_position
def _bugs(state: Marks) -> Iterator[Bug]:
    """The parts of all ways to take extras away that leave two possibilities for each cell and digit."""
    n, shape = state.size, state.shape
    open_cells = [cell for cell in shape.cells if not state.value[cell]]
    large = [cell for cell in open_cells if state.candidates[cell].bit_count() != 2]
    if not large or len(large) > MOST_CELLS:
        return
    choices = []
    for cell in large:
        # An extra leaves two others in each of its houses.
        slots = [house * n for house in shape.houses_of[cell]]
        digits = [
            d
            for d in bits(state.candidates[cell])
            if all(state.places[slot + d].bit_count() > 2 for slot in slots)
        ]
        more = max(state.candidates[cell].bit_count() - 2, 1)
        choices.append([[cell * n + 1 + d for d in some] for some in combinations(digits, more)])
    wanted = Counter[int]()
    for slot, places in enumerate(state.places):
        if places and not _is_filled(state, slot):
            wanted[slot] = places.bit_count() - 2
    seen = set[tuple[int, ...]]()
    for chosen in product(*choices):
        extras = [fact for some in chosen for fact in some]
        taken = Counter(slot for fact in extras for slot, _ in state.where[fact][2])
        if all(taken[slot] == more for slot, more in wanted.items()):
            for bug in _parts(state, set(extras)):
                if bug.extras and (key := (*bug.extras, 0, *sorted((*bug.one, *bug.two)))) not in seen:
                    seen.add(key)
                    yield bug


def _is_filled(state: Marks, slot: int) -> bool:
    """Whether a house has this digit already."""
    house, digit = state.shape.houses[slot // state.size], slot % state.size + 1
    return any(state.value[cell] == digit for cell in house.cells)


def _parts(state: Marks, extras: set[int]) -> Iterator[Bug]:
    """Follow both ways to fill all that hangs together, from each candidate that was not met before."""
    shape, n, met = state.shape, state.size, set[int]()
    for start in (cell * n + 1 + d for cell in shape.cells for d in bits(state.candidates[cell])):
        if start in met or start in extras or not state.open(start):
            continue
        ways: tuple[dict[int, None], dict[int, None]] = ({start: None}, {})
        premises: dict[Literal, None] = {}
        rules: dict[str, None] = {}
        touched: dict[int, None] = {}
        queue = [(start, 0)]
        met.add(start)
        while queue:
            fact, way = queue.pop()
            where, digit = shape.cell_and_digit(fact)
            groups: list[tuple[str, Iterable[int]]] = [
                (cell_rule(shape, where), range(where * n + 1, where * n + n + 1))
            ]
            for house in shape.houses_of[where]:
                groups.append((shape.houses[house].name, [c * n + digit for c in shape.houses[house].cells]))
            for rule, facts in groups:
                rules[rule] = None
                for other in facts:
                    if not state.open(other):
                        premises[-other] = None
                    elif other in extras:
                        touched[other] = None
                    elif other not in met:
                        met.add(other)
                        ways[1 - way][other] = None
                        queue.append((other, 1 - way))
        one, two = (tuple(sorted(way)) for way in ways)
        yield Bug(tuple(sorted(touched)), one, two, tuple(premises), tuple(rules))


def _deduction(
    state: Marks,
    technique: str,
    bug: Bug,
    conclusions: Iterable[Literal],
    why: Message | None,
    filled: tuple[int, ...] = (),
    rules: tuple[str, ...] = (),
    sees: Iterable[tuple[int, int]] = (),
    premises: Iterable[Literal] = (),
) -> Iterator[Deduction]:
    """The deduction with its exchanges, if it tells something new."""
    shape, new = state.shape, fresh(state, conclusions)
    if not new:
        return
    masks = state.exclusions.masks
    clash = any(
        masks[fact] >> other & 1 for way in (bug.one, bug.two) for fact, other in combinations(way, 2)
    )
    named = [*bug.rules, *(cell_rule(shape, cell) for cell in filled), *rules]
    lacking = [literal for cell in filled for literal in state.without(cell)]
    if why is None:
        reason = message("sudoku/bug-otherwise")
    else:
        extras = tuple(_say(state, fact) for fact in bug.extras)
        reason = message("sudoku/bug-without", extras=extras, why=why)
    out = {abs(literal) for literal in new}
    drawn = {"one": bug.one, "two": bug.two, "fin": bug.extras}
    yield Deduction(
        technique,
        new,
        tuple(dict.fromkeys((*bug.premises, *lacking, *premises))),
        with_houses_of(shape, dict.fromkeys(named), sees),
        reason,
        tuple(
            (part, left) for part, facts in drawn.items() if (left := tuple(f for f in facts if f not in out))
        ),
        (),
        # If they clash, neither way is a solution.
        () if clash else (Exchange(bug.one, bug.two), Exchange(bug.two, bug.one)),
    )


def _say(state: Marks, fact: int) -> Message:
    cell, digit = state.shape.cell_and_digit(fact)
    return message("sudoku/digit-in-cell", digit=said_digit(digit), cell=said_cells(state.shape, (cell,)))


BUG = Technique(
    "bug+1",
    5.65,
    "All cells but one have two candidates left: the odd one saves the puzzle from two solutions.",
    find_bug,
)
_FEW = "All cells but a few have two candidates left, and what spoils it"
BUGS = (
    BUG,
    Technique("bug type 2", 5.7, f"{_FEW} is one digit: it is in one of these cells.", find_bug_2),
    Technique("bug type 4", 5.71, f"{_FEW} is in two cells, of which one holds a digit of both.", find_bug_4),
    Technique("bug type 3", 5.8, f"{_FEW} makes up a subset with other cells of a house.", find_bug_3),
)
