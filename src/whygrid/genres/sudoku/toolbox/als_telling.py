"""Chains of almost locked sets as they are told: deductions, with the cases that the checker goes through."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from whygrid.genres.sudoku.marks import Marks
from whygrid.genres.sudoku.model import SYMBOLS
from whygrid.genres.sudoku.toolbox.als import AlmostLocked, cross, premises_of, rules_of_sets
from whygrid.genres.sudoku.toolbox.chain_words import together, way_through
from whygrid.genres.sudoku.toolbox.common import (
    bits,
    rules_it_out,
    said_cells,
    said_digit,
    said_digits,
    with_houses_of,
)
from whygrid.logic.deduction import CHAIN, Case, Deduction
from whygrid.voice.message import Message, Values, message

AT_ONCE = 6
"""How many cells of two doubly linked sets the checker can take in at once; with more it goes set by set."""


def told_chain(
    technique: str, state: Marks, sets: list[AlmostLocked], links: tuple[int, ...], excluded: Sequence[int]
) -> Deduction:
    """A chain by which these facts are out; each as a case, set by set.

    All sets at once would be too much for the checker to try.
    """
    shape, n = state.shape, state.size
    z = Values(tuple(SYMBOLS[digit] for digit in sorted({(fact - 1) % n for fact in excluded})))
    digits = (z, *(said_digit(x + 1) for x in links), z)
    way = tuple(
        message(
            "sudoku/set-passes-on" if i else "sudoku/first-set-passes-on",
            out=out,
            cells=said_cells(shape, one.cells),
            digits=said_digits(one.digits),
            holds=holds,
        )
        for i, (out, holds, one) in enumerate(zip(digits, digits[1:], sets, strict=False))
    )
    roles: dict[str, dict[int, None]] = {"one": {}, "two": {}}
    for i, found in enumerate(sets):
        facts = (c * n + 1 + d for c in found.cells for d in bits(state.candidates[c]))
        other = roles["one" if i % 2 else "two"]
        roles["two" if i % 2 else "one"].update(dict.fromkeys(fact for fact in facts if fact not in other))
    return Deduction(
        technique,
        tuple(-fact for fact in excluded),
        premises_of(state, sets),
        (),
        message("sudoku/chain-of-sets", links=way, digits=z),
        (
            *((role, tuple(facts)) for role, facts in roles.items() if facts),
            (CHAIN, way_through(n, list(_nodes(n, sets, links, (excluded[0] - 1) % n)))),
        ),
        tuple(Case(fact, tuple(_case(technique, state, sets, links, fact))) for fact in excluded),
        notation="-".join(
            f"({_noted(x)}={_noted(y)}){together([shape.names[cell] for cell in one.cells])}"
            for x, y, one in zip(digits, digits[1:], sets, strict=False)
        ),
    )


def _noted(digits: Values) -> str:
    """Digits in Eureka notation, one or the other."""
    return "|".join(digits.symbols)


def _without(state: Marks, found: AlmostLocked, digit: int) -> Message:
    """That a set must have a digit, from 0 on."""
    return message(
        "sudoku/set-needs-digit", cells=said_cells(state.shape, found.cells), digit=said_digit(digit + 1)
    )


def _nodes(n: int, sets: list[AlmostLocked], links: tuple[int, ...], z: int) -> Iterator[list[int]]:
    """What a chain goes through: into each set by one digit that is not in it, out of it by one that is."""
    for found, enters, leaves in zip(sets, (z, *links), (*links, z), strict=True):
        for digit in (enters, leaves):
            yield [cell * n + 1 + digit for cell in bits(found.places[digit])]


def _case(
    technique: str, state: Marks, sets: list[AlmostLocked], links: tuple[int, ...], start: int
) -> Iterator[Deduction]:
    """From a digit in a cell to a set that has too few digits left."""
    shape, n = state.shape, state.size
    cell, z = (start - 1) // n, (start - 1) % n
    digits = (z, *links, z)

    def out(digit: int, places: int) -> tuple[int, ...]:
        return tuple(-(place * n + 1 + digit) for place in bits(places))

    ends = sets[0].places[z] | sets[-1].places[z]
    rules = with_houses_of(shape, (), cross(1 << cell, ends))
    yield Deduction(technique, out(z, ends), (start,), rules, rules_it_out(shape, start))
    for one, two, missing, x in zip(sets, sets[1:], digits, digits[1:], strict=False):
        yield Deduction(
            technique,
            out(x, two.places[x]),
            (*premises_of(state, [one]), *out(missing, one.places[missing])),
            rules_of_sets(state, [one], cross(one.places[x], two.places[x])),
            _without(state, one, x),
        )
    last, x = sets[-1], digits[-2]
    yield Deduction(
        technique,
        (),
        (*premises_of(state, [last]), *out(x, last.places[x]), *out(z, last.places[z])),
        rules_of_sets(state, [last], ()),
        message("sudoku/too-few-digits-left", cells=said_cells(shape, last.cells)),
    )


def told_doubly_linked(
    state: Marks, one: AlmostLocked, two: AlmostLocked, restricted: int, without: int = 0
) -> Iterator[Deduction]:
    """What two sets with two restricted digits exclude, from cells other than those in the mask `without`."""
    shape, n, candidates = state.shape, state.size, state.candidates
    excluded: dict[int, None] = {}
    sees: list[tuple[int, int]] = []
    for digit in bits(restricted):
        sees += cross(one.places[digit], two.places[digit])
    parts = [
        (digit, one.sight[digit] & two.sight[digit], one.places[digit] | two.places[digit])
        for digit in bits(restricted)
    ]
    for found in (one, two):
        parts += [(d, found.sight[d], found.places[d]) for d in bits(found.digits & ~restricted)]
    for digit, sight, places in parts:
        for cell in bits(sight & ~without):
            if candidates[cell] >> digit & 1:
                excluded[-(cell * n + 1 + digit)] = None
                sees += cross(1 << cell, places)
    if not excluded:
        return
    conclusions = tuple(sorted(excluded, reverse=True))
    at_once = len(one.cells) + len(two.cells) <= AT_ONCE
    roles = {"one": one.cells, "two": [cell for cell in two.cells if cell not in one.cells]}
    yield Deduction(
        "als-xz",
        conclusions,
        premises_of(state, (one, two)),
        rules_of_sets(state, (one, two), sees) if at_once else (),
        message(
            "sudoku/doubly-linked-sets",
            one=said_cells(shape, one.cells),
            two=said_cells(shape, two.cells),
            digits=said_digits(restricted),
        ),
        tuple(
            (role, tuple(cell * n + 1 + d for cell in cells for d in bits(candidates[cell])))
            for role, cells in roles.items()
            if cells
        ),
        ()
        if at_once
        else tuple(Case(-lit, tuple(_set_by_set(state, one, two, restricted, -lit))) for lit in conclusions),
    )


def _set_by_set(
    state: Marks, one: AlmostLocked, two: AlmostLocked, restricted: int, fact: int
) -> Iterator[Deduction]:
    """From a digit that a set then lacks to the other set, which gets none of the two that link them."""
    shape, n = state.shape, state.size
    cell, digit = (fact - 1) // n, (fact - 1) % n
    if not one.digits >> digit & 1 or (one.sight[digit] >> cell & 1) == 0:
        one, two = two, one
    sets = (one, two) if restricted >> digit & 1 else (one,)
    lost = dict.fromkeys(-(c * n + 1 + digit) for found in sets for c in bits(found.places[digit]))
    rules = with_houses_of(shape, (), [(cell, (-lit - 1) // n) for lit in lost])
    yield Deduction("als-xz", tuple(lost), (fact,), rules, rules_it_out(shape, fact))
    missing = dict.fromkeys(-(c * n + 1 + digit) for c in bits(one.places[digit]))
    for x in bits(restricted & ~(1 << digit)):
        gone = tuple(-(c * n + 1 + x) for c in bits(two.places[x]))
        yield Deduction(
            "als-xz",
            gone,
            tuple(dict.fromkeys((*premises_of(state, [one]), *missing))),
            rules_of_sets(state, [one], cross(one.places[x], two.places[x])),
            _without(state, one, x),
        )
    within = [-(c * n + 1 + x) for x in bits(restricted) for c in bits(two.places[x])]
    yield Deduction(
        "als-xz",
        (),
        tuple(dict.fromkeys((*premises_of(state, [two]), *within))),
        rules_of_sets(state, [two], ()),
        message("sudoku/too-few-digits-left", cells=said_cells(shape, two.cells)),
    )
