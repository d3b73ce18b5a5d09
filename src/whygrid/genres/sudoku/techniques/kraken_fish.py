"""Kraken fish: a fish whose fins lie anywhere, with chains that lead from each of them to the conclusion.

    type 1    what the fish rules out for its digit is out, since every fin leads there as well
    type 2    either a fin holds or some cover house has the digit in one of its bases; all of these lead to
              the same, for whatever digit

Seen from the candidate that is out: chains run both ways. If it held, it would exclude all places of the
digit from which chains lead to it, and leave some bases with one cover too few. So it is supposed, and fish
are looked for where that leaves a digit no way to be placed everywhere. Bases and covers are lines and boxes
(no mutants), and no place lies in two bases.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from itertools import combinations

from whygrid.engine.state import once_per_position
from whygrid.engine.technique import Technique
from whygrid.genres.sudoku.marks import Marks
from whygrid.genres.sudoku.techniques.forcing_chains import Reach, reaches, rests_on, wherever_it_is
from whygrid.genres.sudoku.techniques.mixed_fish import Houses, house_masks
from whygrid.genres.sudoku.toolbox.common import bits, rules_it_out, said_cells, said_digit, said_houses
from whygrid.genres.sudoku.toolbox.few_digits import holders
from whygrid.genres.sudoku.toolbox.one_digit import LARGEST_BOARD, possible_places
from whygrid.logic.deduction import Case, Deduction
from whygrid.records import NamedTuple
from whygrid.voice.message import Message, message

SIZES = (2, 3, 4)
MOST_FINS = 2
"""As in HoDoKu: with more, it is hardly a fish."""


class Kraken(NamedTuple):
    """Houses by index, the last cover being that of the target or of the cases; cells as masks.

    starts    from where chains lead to the conclusion: fins, and for type 2 the places in the last cover
    """

    bases: Houses
    covers: Houses
    body: int
    fins: int
    starts: int


def find_kraken(technique: str, state: Marks) -> Iterator[Deduction]:
    """For each candidate the smallest fish by which it is out, with the shortest chains."""
    if state.size > LARGEST_BOARD:
        return
    (reach_of,) = reaches(state)
    for target, digit, lost in _without_a_way(state):
        own = digit == (target - 1) % state.size + 1
        if own == technique.endswith("1"):
            places = holders(state)[digit - 1]
            found = _smallest(state, places, lost, (target - 1) // state.size if own else None)
            if found:
                length = partial(_length, state, reach_of, target, digit)
                best = min(found, key=lambda kraken: (length(kraken), kraken.fins.bit_count()))
                if length(best):  # otherwise it is an ordinary fish
                    yield _deduction(technique, state, reach_of, target, digit, best)


@once_per_position
def _without_a_way(state: Marks) -> Iterator[tuple[int, int, int]]:
    """Candidates, digits that have no way to be placed everywhere if they hold, and the places then lost."""
    n, shape = state.size, state.shape
    (reach_of,) = reaches(state)
    masks = house_masks(shape)
    places = holders(state)
    row = (1 << n) - 1
    for target in (fact for fact, truth in enumerate(state.truth) if fact and truth == 0):
        lost = [0] * n
        for fact in bits(reach_of(target).off):
            lost[(fact - 1) % n] |= 1 << (fact - 1) // n
        for digit in range(1, n + 1):
            left = places[digit - 1] & ~lost[digit - 1]
            if lost[digit - 1] and all(left & mask for mask in masks):  # or a forcing chain says as much
                rows = tuple([left >> r * n & row for r in range(n)])
                if not any(possible_places(rows, shape.box_rows, shape.box_columns)):
                    yield target, digit, lost[digit - 1]


def _smallest(state: Marks, places: int, lost: int, target: int | None) -> list[Kraken]:
    """The fish of the fewest houses that have one cover too few without the places that are lost."""
    shape, n = state.shape, state.size
    masks = [mask & places for mask in house_masks(shape)]
    used = () if target is None else shape.houses_of[target]
    houses = [h for h, mask in enumerate(masks) if mask.bit_count() > 1 and h not in used]
    for size in SIZES:
        found = []
        for rows in (range(n), range(n, 2 * n)):
            across = [h for h in houses if h not in rows]
            for bases, covers in _overfull(
                masks, lost, [h for h in houses if h in rows or h >= 2 * n], across, size
            ):
                union = 0
                for house in bases:
                    union |= masks[house]
                for last in range(len(masks)) if target is None else used:
                    if last not in rows and last not in (*bases, *covers) and masks[last] & union & lost:
                        kraken = _kraken(masks, bases, (*covers, last), union, target is None)
                        if kraken.fins.bit_count() <= MOST_FINS:
                            found.append(kraken)
        if found:
            return found
    return []


def _overfull(
    masks: list[int], lost: int, along: list[int], across: list[int], size: int
) -> Iterator[tuple[Houses, Houses]]:
    """So many bases that have one cover less without what is lost."""
    for covers in combinations(across, size - 1):
        union = lost
        for house in covers:
            union |= masks[house]
        inside = [h for h in along if not masks[h] & ~union and h not in covers]
        if len(inside) >= size:
            for bases in combinations(inside, size):
                if all(not masks[one] & masks[two] for one, two in combinations(bases, 2)):
                    yield bases, covers


def _kraken(masks: list[int], bases: Houses, covers: Houses, union: int, by_cover: bool) -> Kraken:
    covered = 0
    for house in covers:
        covered |= masks[house]
    fins = union & ~covered
    others = 0
    for house in covers[:-1]:
        others |= masks[house]
    return Kraken(bases, covers, union & covered, fins, union & ~others if by_cover else fins)


def _length(state: Marks, reach_of: Callable[[int], Reach], target: int, digit: int, kraken: Kraken) -> int:
    """How many candidates hold on the way from all places to the target, together."""
    return sum([reach_of(cell * state.size + digit).depth(-target) for cell in bits(kraken.starts)])


def _deduction(
    technique: str,
    state: Marks,
    reach_of: Callable[[int], Reach],
    target: int,
    digit: int,
    kraken: Kraken,
) -> Deduction:
    n, masks = state.size, house_masks(state.shape)
    by_cover = technique.endswith("2")
    others = 0
    for house in kraken.covers[:-1]:
        others |= masks[house]
    union = kraken.body | kraken.fins
    chains = {
        cell: Case(fact, reach_of(fact).steps(technique, -target))
        for cell in bits(union & ~others)
        for fact in (cell * n + digit,)
    }
    told_by_base = _by_bases(state, technique, target, digit, chains, kraken.bases, kraken.covers[:-1], 0)
    reason = _said(state, digit, kraken, by_cover)
    drawn = {"pattern": kraken.body & ~kraken.starts, "one": kraken.starts & ~kraken.fins, "two": kraken.fins}
    return told_by_base._replace(
        reason=reason,
        pattern=tuple(
            (part, tuple(c * n + digit for c in bits(cells))) for part, cells in drawn.items() if cells
        ),
    )


def _said(state: Marks, digit: int, kraken: Kraken, by_cover: bool) -> Message:
    """What the fish says, with its fins or without."""
    shape, number = state.shape, said_digit(digit)
    bases, covers = said_houses(shape, kraken.bases), said_houses(shape, kraken.covers)
    last, fins = covers[-1], said_cells(shape, bits(kraken.fins))
    if by_cover and kraken.fins:
        return message(
            "sudoku/finned-kraken-by-cover", fins=fins, digit=number, bases=bases, covers=covers, last=last
        )
    if by_cover:
        return message("sudoku/kraken-by-cover", digit=number, bases=bases, covers=covers, last=last)
    if kraken.fins:
        return message("sudoku/finned-kraken", fins=fins, digit=number, bases=bases, covers=covers)
    return message("sudoku/kraken", digit=number, bases=bases, covers=covers)


def _by_bases(
    state: Marks,
    technique: str,
    target: int,
    digit: int,
    chains: dict[int, Case],
    bases: Houses,
    covers: Houses,
    gone: int,
) -> Deduction:
    """Wherever a base has the digit: a chain leads on, or it uses up a cover and leaves the others too few.

    That is told base by base, so that the checker can follow.
    """
    shape, n = state.shape, state.size
    masks, of_bases = house_masks(shape), 0
    for house in bases:
        of_bases |= masks[house]
    out = gone | ~holders(state)[digit - 1]
    base = min(bases, key=lambda house: (masks[house] & ~out).bit_count())  # of several one is told
    cases = []
    for place in bits(masks[base] & ~out):
        if place in chains:
            cases.append(chains[place])
            continue
        fact, used = place * n + digit, [h for h in covers if masks[h] >> place & 1]
        lost = 0
        for house in used:
            lost |= masks[house] & of_bases & ~masks[base] & ~out
        left = tuple(h for h in bases if h != base), tuple(h for h in covers if h not in used)
        rest = _by_bases(state, technique, target, digit, chains, *left, gone | lost)
        taken = Deduction(
            technique,
            tuple(-(cell * n + digit) for cell in bits(lost)),
            (fact,),
            tuple(shape.houses[house].name for house in used),
            rules_it_out(shape, fact),
        )
        cases.append(Case(fact, (taken, rest) if lost else (rest,)))
    rests = [-(cell * n + digit) for cell in bits(of_bases & out)]
    reached = [case for cell, case in chains.items() if of_bases >> cell & 1]
    return Deduction(
        technique,
        (-target,),
        tuple(dict.fromkeys([*rests, *rests_on(reached)])),
        (shape.houses[base].name,),
        wherever_it_is(shape.houses[base], digit),
        (),
        tuple(cases),
    )


def _technique(kind: int, effort: float, idea: str) -> Technique:
    name = f"kraken fish {kind}"
    return Technique(name, effort, idea, partial(find_kraken, name), supposes=True)


KRAKEN_FISH = (
    _technique(
        1, 7.95, "A fish with extra places anywhere: each leads, step by step, to what the fish rules out."
    ),
    _technique(
        2,
        7.97,
        "A fish with extra places anywhere: each, and each place of one of its covers, leads to the same.",
    ),
)
