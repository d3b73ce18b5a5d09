"""Franken and mutant fish: houses of any kind that have a digit only where as many others cross them.

Some *base* houses take the digit once each, as many *cover* houses take it at most once each. Count for every
place how many of them it lies in:

    more covers than bases     it is out, since the bases need all that the covers can take
    more bases than covers     a *fin*: if one holds, the count is off, and only what sees all fins is out

Rows against columns are basic fish. With boxes among them, but not rows and columns on one side, the fish is
a *Franken*; otherwise it is a *mutant*.

Seen from a place *t* that is out: if *t* held the digit, it would use up its own houses with one of the
covers, and *n* bases would be left with *n* - 1 covers. So the search goes by the places that are out, which
are few.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache, partial
from itertools import combinations

from whygrid.engine.technique import Technique
from whygrid.genres.sudoku.marks import Marks
from whygrid.genres.sudoku.model import SHAPES, Shape
from whygrid.genres.sudoku.toolbox.common import (
    bits,
    peer_masks,
    rules_it_out,
    said_cells,
    said_digit,
    said_houses,
    with_houses_of,
)
from whygrid.genres.sudoku.toolbox.digit_by_digit import DigitByDigit
from whygrid.genres.sudoku.toolbox.few_digits import holders
from whygrid.genres.sudoku.toolbox.one_digit import LARGEST_BOARD, impossible_cells
from whygrid.logic.deduction import Case, Deduction
from whygrid.records import NamedTuple
from whygrid.voice.message import message

AT_ONCE = 2
"""How many bases the checker can take in at once, whatever else is known; with more it goes base by base."""

Houses = tuple[int, ...]


class Fish(NamedTuple):
    """Houses by index; cells as masks: the places that are fins, and those that are out."""

    bases: Houses
    covers: Houses
    fins: int
    out: int


@lru_cache(maxsize=SHAPES)
def house_masks(shape: Shape) -> tuple[int, ...]:
    """For each house a mask over its cells."""
    return tuple(sum(1 << cell for cell in house.cells) for house in shape.houses)


def find_mixed_fish(
    kind: str, size: int, finned: bool, technique: str, state: Marks, digit: int
) -> Iterator[Deduction]:
    """All such fish of `size` houses that rule something out."""
    shape = state.shape
    if state.size <= LARGEST_BOARD:
        places = holders(state)[digit - 1]
        yield from _simplest(
            _deduction(state, technique, digit, fish)
            for fish in _all_fish(shape, places, impossible_cells(state, digit), size)
            if bool(fish.fins) == finned and kind_of(shape, fish.bases, fish.covers) == kind
        )


def _simplest(found: Iterable[Deduction]) -> Iterator[Deduction]:
    """For each conclusion those with the fewest premises."""
    ranked = sorted(found, key=lambda deduction: len(deduction.premises))
    least: dict[int, int] = {}
    for deduction in ranked:
        for literal in deduction.conclusions:
            least.setdefault(literal, len(deduction.premises))
        if any(least[literal] == len(deduction.premises) for literal in deduction.conclusions):
            yield deduction


def kind_of(shape: Shape, bases: Houses, covers: Houses) -> str:
    """Whether it is a basic fish, a Franken or a mutant.

    >>> from whygrid.genres.sudoku.model import shape
    >>> kind_of(shape(3, 3), (0, 18), (9, 10)), kind_of(shape(3, 3), (0, 9), (18, 10))
    ('franken', 'mutant')
    """
    sides = [{shape.houses[house].kind for house in side} for side in (bases, covers)]
    lines = [side - {"box"} for side in sides]
    if any(len(side) > 1 for side in lines) or lines[0] & lines[1]:
        return "mutant"
    return "franken" if any("box" in side for side in sides) else "basic"


@lru_cache(maxsize=1 << 10)
def _all_fish(shape: Shape, places: int, targets: int, size: int) -> tuple[Fish, ...]:
    """The fish of so many houses that rule out some of the targets, each once."""
    masks = house_masks(shape)
    found: dict[tuple[Houses, Houses], Fish | None] = {}
    for target in bits(targets):
        for bases, covers in _overfull(shape, places, target, size):
            of_bases = 0
            for house in bases:
                of_bases |= masks[house] & places
            for last in shape.houses_of[target]:
                key = bases, tuple(sorted((*covers, last)))
                if key not in found and masks[last] & of_bases:  # otherwise it covers nothing
                    found[key] = _with_fins(shape, masks, places, *key)
    return tuple(fish for fish in found.values() if fish)


def _overfull(shape: Shape, places: int, target: int, size: int) -> Iterator[tuple[Houses, Houses]]:
    """So many bases that have one cover less, if the target held the digit; none that holds smaller ones."""
    own = shape.houses_of[target]
    left = places & ~peer_masks(shape)[target] & ~(1 << target)
    masks = {h: left & mask for h, mask in enumerate(house_masks(shape)) if h not in own and places & mask}
    open_houses = [h for h, mask in masks.items() if (places & house_masks(shape)[h]).bit_count() > 1]
    if not all(masks[h] for h in open_houses):
        return  # pointing or claiming says as much
    for covers in combinations(open_houses, size - 1):
        union = 0
        for h in covers:
            union |= masks[h]
        inside = [h for h in open_houses if not masks[h] & ~union and h not in covers]
        if len(inside) >= size:
            for bases in combinations(inside, size):
                if _fits(masks, bases, covers) and not _holds_smaller(masks, bases, covers):
                    yield bases, covers


def _fits(masks: dict[int, int], bases: Houses, covers: Houses) -> bool:
    """Whether no place lies in more bases than covers."""
    union = twice = 0
    for h in bases:
        twice |= union & masks[h]
        union |= masks[h]
    return not twice or all(
        sum(masks[h] >> cell & 1 for h in bases) <= sum(masks[h] >> cell & 1 for h in covers)
        for cell in bits(twice)
    )


def _holds_smaller(masks: dict[int, int], bases: Houses, covers: Houses) -> bool:
    """Whether some of the bases are left with fewer of the covers already."""
    for size in range(1, len(covers)):
        for some in combinations(covers, size):
            union = 0
            for h in some:
                union |= masks[h]
            inside = tuple(h for h in bases if not masks[h] & ~union)
            if len(inside) > size and any(
                _fits(masks, part, some) for part in combinations(inside, size + 1)
            ):
                return True
    return False


def _with_fins(
    shape: Shape, masks: tuple[int, ...], places: int, bases: Houses, covers: Houses
) -> Fish | None:
    """The fish of these houses; None if it rules nothing out."""
    excess = {
        cell: sum(masks[h] >> cell & 1 for h in covers) - sum(masks[h] >> cell & 1 for h in bases)
        for cell in bits(places)
    }
    fins = sum(1 << cell for cell, more in excess.items() if more < 0)
    seen, peers = -1, peer_masks(shape)
    for fin in bits(fins):
        seen &= peers[fin]
    out = seen & sum(1 << cell for cell, more in excess.items() if more > 0)
    return Fish(bases, covers, fins, out) if out else None


def _deduction(state: Marks, technique: str, digit: int, fish: Fish) -> Deduction:
    shape, n = state.shape, state.size
    masks, symbol = house_masks(shape), said_digit(digit)
    targets, fins = list(bits(fish.out)), list(bits(fish.fins))
    names = [shape.houses[h].name for h in (*fish.bases, *fish.covers)]
    rules = with_houses_of(shape, names, [(target, fin) for target in targets for fin in fins])
    named = [masks[house.index] for house in shape.houses if house.name in rules]
    at_once = len(fish.bases) <= AT_ONCE
    premises = []
    body = 0
    for cell in range(n * n):
        base = sum(masks[h] >> cell & 1 for h in fish.bases)
        if base and state.open(cell * n + digit):
            body |= 1 << cell
        elif base > sum(masks[h] >> cell & 1 for h in fish.covers):
            sight = 0 if at_once else peer_masks(shape)[cell]
            for mask in named if at_once else ():
                sight |= mask if mask >> cell & 1 else 0
            if fish.out & ~sight:  # otherwise it would be a fin like the others
                premises.append(-(cell * n + digit))
    bases, covers = said_houses(shape, fish.bases), said_houses(shape, fish.covers)
    if fins:
        told = message(
            "sudoku/finned-mixed-fish",
            fins=said_cells(shape, fins),
            digit=symbol,
            bases=bases,
            covers=covers,
        )
    else:
        told = message("sudoku/mixed-fish", bases=bases, digit=symbol, covers=covers)
    drawn = {"pattern": body & ~fish.fins & ~fish.out, "two": fish.fins}
    return Deduction(
        technique,
        tuple(-(cell * n + digit) for cell in targets),
        tuple(premises),
        rules if at_once else (),
        told,
        tuple(
            (role, tuple(cell * n + digit for cell in bits(cells))) for role, cells in drawn.items() if cells
        ),
        ()
        if at_once
        else tuple(_case(state, technique, digit, fish, target, tuple(premises)) for target in targets),
    )


def _case(
    state: Marks, technique: str, digit: int, fish: Fish, target: int, premises: tuple[int, ...]
) -> Case:
    """If the target held the digit: it would leave too few covers for the bases."""
    shape, n = state.shape, state.size
    masks, of_bases = house_masks(shape), 0
    for house in fish.bases:
        of_bases |= masks[house]
    lost = of_bases & peer_masks(shape)[target]
    start = target * n + digit
    rules = with_houses_of(shape, (), [(target, cell) for cell in bits(lost)])
    gone = tuple(-(cell * n + digit) for cell in bits(lost))
    out = lost | sum(1 << (-literal - 1) // n for literal in premises)
    covers = tuple(h for h in fish.covers if not masks[h] >> target & 1)
    first = Deduction(technique, gone, (start,), rules, rules_it_out(shape, start))
    bases = tuple(h for h in fish.bases if not masks[h] >> target & 1)
    return Case(start, (first, _too_few(state, technique, digit, bases, covers, out)))


def _too_few(state: Marks, technique: str, digit: int, bases: Houses, covers: Houses, out: int) -> Deduction:
    """That the bases run out of places, since covers are too few: base by base, to be followed."""
    shape, n = state.shape, state.size
    masks, of_bases = house_masks(shape), 0
    for house in bases:
        of_bases |= masks[house]
    base = min(bases, key=lambda house: (masks[house] & ~out).bit_count())  # of several one is told
    others = tuple(house for house in bases if house != base)
    cases = []
    for place in bits(masks[base] & ~out):
        used = [h for h in covers if masks[h] >> place & 1]
        lost = 0
        for house in used:
            lost |= masks[house] & of_bases & ~(1 << place)
        fact = place * n + digit
        gone = tuple(-(cell * n + digit) for cell in bits(lost))
        names = tuple(shape.houses[house].name for house in used)
        taken = Deduction(technique, gone, (fact,), names, rules_it_out(shape, fact))
        left = tuple(house for house in covers if house not in used)
        rest = _too_few(state, technique, digit, others, left, out | lost)
        cases.append(Case(fact, (taken, rest) if gone else (rest,)))
    return Deduction(
        technique,
        (),
        tuple(-(cell * n + digit) for cell in bits(of_bases & out)),
        (shape.houses[base].name,),
        message("sudoku/digit-has-no-place-left", digit=said_digit(digit), house=shape.houses[base].said),
        (),
        tuple(cases),
    )


SIZES = {2: "x-wing", 3: "swordfish", 4: "jellyfish", 5: "squirmbag", 6: "whale", 7: "leviathan"}


def _technique(kind: str, size: int, finned: bool, effort: float) -> Technique:
    name = f"{'finned ' if finned else ''}{kind} {SIZES[size]}".replace("basic ", "")
    number = ("Two", "Three", "Four", "Five", "Six", "Seven")[size - 2]
    what = {"basic": "rows or columns", "franken": "lines and boxes", "mutant": "houses of any kind"}[kind]
    idea = f"{number} {what} have a digit only in {number.lower()} others, which they use up" + (
        ", or else in extra places that see what is ruled out." if finned else "."
    )
    return Technique(name, effort, idea, DigitByDigit(partial(find_mixed_fish, kind, size, finned, name)))


MIXED_FISH = (
    _technique("franken", 3, False, 7.5),
    _technique("franken", 4, False, 7.55),
    _technique("franken", 2, True, 7.6),
    _technique("franken", 3, True, 7.65),
    _technique("franken", 4, True, 7.7),
    _technique("mutant", 3, False, 7.75),
    _technique("mutant", 4, False, 7.8),
    _technique("mutant", 3, True, 7.85),
    _technique("mutant", 4, True, 7.9),
)
SMALL_FISH = (
    _technique("franken", 2, False, 7.48),
    _technique("mutant", 2, False, 7.74),
    _technique("mutant", 2, True, 7.84),
)
"""Of two houses, on request: pointing, kites, empty rectangles and grouped chains say what they say."""
LARGE_FISH = tuple(
    _technique(kind, size, finned, round(8.2 + size / 10 + effort, 2))
    for kind, effort in (("basic", 0.0), ("franken", 0.02), ("mutant", 0.04))
    for size in (5, 6, 7)
    for finned in (False, True)
)
"""Of five to seven houses, on request: smaller ones that say the same are rarely missing."""
