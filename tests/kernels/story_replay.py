"""Replays a short story event by event, slowly and by itself: each must follow from what was before."""

from __future__ import annotations

from collections.abc import Sequence

from whygrid.kernels.short import BY_CELL, FULL_HOUSE, PATTERN, PLACE, REFUTE, STRIKE, Node, Pattern

HOUSES = [
    *[{9 * row + column for column in range(9)} for row in range(9)],
    *[{9 * row + column for row in range(9)} for column in range(9)],
    *[
        {9 * row + column for row in range(top, top + 3) for column in range(left, left + 3)}
        for top in (0, 3, 6)
        for left in (0, 3, 6)
    ],
]


class Position:
    """Sets of digits by cell; a placed cell is also in `value`."""

    def __init__(self, value: Sequence[int], candidates: Sequence[int]) -> None:
        self.value = [0] * 81
        self.digits = [{d for d in range(1, 10) if mask >> (d - 1) & 1} for mask in candidates]
        for cell, digit in enumerate(value):
            if digit:
                self.place(cell, digit)

    def copy(self) -> Position:
        other = object.__new__(Position)
        other.value, other.digits = list(self.value), [set(digits) for digits in self.digits]
        return other

    def place(self, cell: int, digit: int) -> None:
        self.value[cell] = digit
        self.digits[cell] &= {digit}
        for house in HOUSES:
            if cell in house:
                for other in house - {cell}:
                    self.digits[other] -= {digit}

    def places(self, house: int, digit: int) -> set[int]:
        return {cell for cell in HOUSES[house] if digit in self.digits[cell]}


def replay(
    position: Position, node: Node, patterns: Sequence[Pattern] = (), *, inside: bool = False
) -> Position:
    """The position at the end; an AssertionError says what does not follow."""
    for event in node.events:
        match event:
            case (kind, fact, reason) if kind == PLACE:
                cell, digit = _cell_and_digit(fact)
                assert not position.value[cell], "placed twice"
                assert digit in position.digits[cell], "placed where it can't be"
                if reason == BY_CELL:
                    assert position.digits[cell] == {digit}, "no naked single"
                    assert all(len(position.places(h, digit)) > 1 for h in range(27) if cell in HOUSES[h]), (
                        "a hidden single is told as a naked one"
                    )
                elif reason >= FULL_HOUSE:
                    empty = {other for other in HOUSES[reason - FULL_HOUSE] if not position.value[other]}
                    assert empty == {cell}, "not the last empty cell"
                    assert not inside, "full houses are told at the root only"
                else:
                    assert position.places(reason, digit) == {cell}, "no hidden single"
                    box = next(h for h in range(18, 27) if cell in HOUSES[h])
                    assert reason == box or position.places(box, digit) != {cell}, (
                        "told by a line, not the box"
                    )
                position.place(cell, digit)
            case (kind, digit, base, cover) if kind == STRIKE:
                places = position.places(base, digit)
                assert len(places) > 1 and places <= HOUSES[cover], "no locked candidates"
                struck = position.places(cover, digit) - HOUSES[base]
                assert struck, "nothing is struck"
                for cell in struck:
                    position.digits[cell] -= {digit}
            case (kind, index) if kind == PATTERN:
                assert not inside, "patterns are told at the root only"
                pattern, news = patterns[index], 0
                for fact in pattern.premises:
                    cell, digit = _cell_and_digit(fact)
                    assert digit not in position.digits[cell], "a premise does not hold"
                for literal in pattern.conclusions:
                    cell, digit = _cell_and_digit(abs(literal))
                    if literal > 0:
                        news += not position.value[cell]
                        position.place(cell, digit)
                    else:
                        news += digit in position.digits[cell]
                        position.digits[cell] -= {digit}
                assert news, "a pattern says nothing new"
            case (kind, fact, inner) if kind == REFUTE:
                cell, digit = _cell_and_digit(fact)
                assert not position.value[cell] and digit in position.digits[cell], "refuted already"
                supposed = position.copy()
                supposed.place(cell, digit)
                assert inner.ending is not None, "a supposition without a contradiction"
                replay(supposed, inner, inside=True)
                position.digits[cell] -= {digit}
            case _:
                raise AssertionError(f"no event: {event}")
    dead = [(h, d) for h in range(27) for d in range(1, 10) if not position.places(h, d)]
    dead += [(BY_CELL, cell) for cell in range(81) if not position.digits[cell]]
    assert node.ending in (dead or [None]), f"{node.ending} is not among the endings {dead}"
    return position


def _cell_and_digit(fact: int) -> tuple[int, int]:
    cell, digit = divmod(fact - 1, 9)
    return cell, digit + 1
