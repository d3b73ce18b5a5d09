"""The techniques for Binairo: three in a row, halves, lines that differ, and whole lines."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from functools import lru_cache

from whygrid.digits import techniques as shared
from whygrid.digits.groups import Group
from whygrid.digits.marks import Marks
from whygrid.digits.rules import cell_rule
from whygrid.digits.words import cells_said, digits_said
from whygrid.engine.technique import Technique
from whygrid.genres.binairo.model import SYMBOLS, Board, Layout
from whygrid.genres.binairo.rules import different_rule, rules_of, three_rule
from whygrid.logic.deduction import Deduction
from whygrid.logic.facts import Literal
from whygrid.voice.message import Message, Values, message

OPEN = 3
"""The candidates of a cell that may hold either digit; 1 and 2 are those of a cell that holds 0 or 1."""
Masks = tuple[int, ...]


class Position(Marks[Layout]):
    """Pencil marks of a Binairo, which know without the auxiliary variables what is broken."""

    def contradictions(self) -> Iterator[Deduction]:
        """Cells without a digit, three alike in a row, more than half of a line alike, two lines alike."""
        layout, masks = self.layout, self.candidates
        if 0 in masks:
            yield from super().contradictions()
        for cells in layout.threes:
            if masks[cells[0]] == masks[cells[1]] == masks[cells[2]] and masks[cells[0]] in (1, 2):
                yield self._broken(
                    cells,
                    three_rule(layout, cells),
                    message("binairo/three-alike", cells=cells_said(layout, cells)),
                )
        for group in layout.groups:
            for mask in (1, 2):
                alike = [cell for cell in group.cells if masks[cell] == mask]
                if len(alike) > len(group.cells) // 2:
                    yield self._broken(alike, group.name, message("binairo/too-many", group=group.said))
        full: dict[tuple[str, Masks], Group] = {}
        for group in layout.groups if not layout.alike else ():
            key = group.kind, tuple([masks[cell] for cell in group.cells])
            if OPEN not in key[1] and 0 not in key[1]:
                if key in full:
                    both = (*full[key].cells, *group.cells)
                    why = message("binairo/two-alike", one=full[key].said, other=group.said)
                    yield self._broken(both, different_rule(full[key], group), why)
                full.setdefault(key, group)

    def _broken(self, cells: Iterable[int], rule: str, why: Message) -> Deduction:
        used = tuple(cells)
        return Deduction(
            "contradiction",
            (),
            tuple(literal for cell in used for literal in self.without(cell)),
            (rule, *(cell_rule(self.layout, cell) for cell in used)),
            why,
        )


def marks_of(board: Board, known: Iterable[Literal]) -> Position:
    """The pencil marks of a board in which these facts are known."""
    return Position(board.layout, rules_of(board.layout), known)


def _placing(
    technique: str,
    state: Position,
    cell: int,
    mask: int,
    because: Iterable[int],
    rules: Iterable[str],
    reason: Message,
    brief: Message | str = "",
) -> Deduction:
    """The deduction that places a digit because of what some cells hold."""
    layout, used = state.layout, [other for other in because if state.candidates[other] != OPEN]
    told = (*rules, *(cell_rule(layout, other) for other in dict.fromkeys((*used, cell))))
    return Deduction(
        technique,
        (layout.fact(cell, mask.bit_length()),),
        tuple(literal for other in used for literal in state.without(other)),
        tuple(dict.fromkeys(told)),
        reason,
        (("pattern", state.facts_of(used)),),
        brief=brief,
    )


def _digit(mask: int) -> Values:
    return digits_said(mask, SYMBOLS)


def find_pair(state: Position) -> Iterator[Deduction]:
    """Two equal neighbours: what stands before and after them is the other digit."""
    yield from _threes(state, "pair", (0, 2))


def find_gap(state: Position) -> Iterator[Deduction]:
    """Two equal digits with one cell between them, which holds the other digit."""
    yield from _threes(state, "gap", (1,))


def _threes(state: Position, technique: str, places: Collection[int]) -> Iterator[Deduction]:
    layout = state.layout
    for cells in layout.threes:
        masks = [state.candidates[cell] for cell in cells]
        for place in places:
            one, other = (number for number in range(3) if number != place)
            if masks[place] == OPEN and masks[one] == masks[other] and masks[one] in (1, 2):
                pair = (cells[one], cells[other])
                yield _placing(
                    technique,
                    state,
                    cells[place],
                    OPEN ^ masks[one],
                    pair,
                    (three_rule(layout, cells),),
                    message(f"binairo/{technique}", cells=cells_said(layout, pair), digit=_digit(masks[one])),
                    message(f"binairo/why-{technique}", cells=cells_said(layout, pair)),
                )


def find_full(state: Position) -> Iterator[Deduction]:
    """Lines that have all their 0 or all their 1: the rest is the other digit."""
    for group in state.layout.groups:
        masks = [state.candidates[cell] for cell in group.cells]
        for mask in (1, 2):
            if masks.count(mask) == len(masks) // 2:
                held = [cell for cell in group.cells if state.candidates[cell] == mask]
                for cell in group.cells:
                    if state.candidates[cell] == OPEN:
                        reason = message("binairo/full", group=group.said, digit=_digit(mask))
                        yield _placing(
                            "half", state, cell, OPEN ^ mask, held, (group.name,), reason, group.said
                        )


def find_last_one(state: Position) -> Iterator[Deduction]:
    """Lines that lack one digit: it can't stand where its absence elsewhere would leave three alike."""
    layout = state.layout
    for group in layout.groups:
        masks = [state.candidates[cell] for cell in group.cells]
        for mask in (1, 2):
            if masks.count(mask) != len(masks) // 2 - 1:
                continue
            for place, cell in enumerate(group.cells):
                if masks[place] != OPEN:
                    continue
                trial = [OPEN ^ mask if other == OPEN else other for other in masks]
                trial[place] = mask
                start = _alike(trial)
                if start is not None:
                    three = group.cells[start : start + 3]
                    held = [other for other, known in zip(group.cells, masks, strict=True) if known == mask]
                    yield _placing(
                        "last one",
                        state,
                        cell,
                        OPEN ^ mask,
                        (*held, *(other for other in three if other != cell)),
                        (group.name, three_rule(layout, three), *(cell_rule(layout, c) for c in three)),
                        message(
                            "binairo/last-one",
                            group=group.said,
                            digit=_digit(mask),
                            cells=cells_said(layout, three),
                        ),
                    )


def _alike(masks: Collection[int]) -> int | None:
    """Where three cells in a row hold the same digit."""
    known = list(masks)
    for start in range(len(known) - 2):
        if known[start] != OPEN and known[start] == known[start + 1] == known[start + 2]:
            return start
    return None


def find_different(state: Position) -> Iterator[Deduction]:
    """Lines with two open cells that are like a full line but for these: there they differ from it."""
    for group, full in _pairs(state):
        places = [n for n, cell in enumerate(group.cells) if state.candidates[cell] == OPEN]
        if len(places) != 2 or any(
            state.candidates[a] not in (OPEN, state.candidates[b])
            for a, b in zip(group.cells, full.cells, strict=True)
        ):
            continue
        for place in places:
            yield _placing(
                "no two alike",
                state,
                group.cells[place],
                OPEN ^ state.candidates[full.cells[place]],
                (*group.cells, *full.cells),
                (
                    different_rule(group, full),
                    group.name,
                    *(cell_rule(state.layout, cell) for cell in group.cells),
                ),
                message("binairo/no-two-alike", group=group.said, other=full.said),
            )


def _pairs(state: Position) -> Iterator[tuple[Group, Group]]:
    """Each line that has open cells with each line of its kind that has none."""
    if state.layout.alike:
        return
    groups = state.layout.groups
    full = [group for group in groups if all(state.candidates[cell] != OPEN for cell in group.cells)]
    for group in groups:
        if group not in full:
            yield from ((group, other) for other in full if other.kind == group.kind)


@lru_cache(maxsize=1 << 14)
def fillings(masks: Masks) -> tuple[Masks, ...]:
    """All ways to fill a line with halves of each digit and no three alike in a row.

    >>> fillings((1, 1, 3, 3))
    ((1, 1, 2, 2),)
    """
    found: list[Masks] = []
    half = len(masks) // 2

    def fill(begun: Masks) -> None:
        if len(begun) == len(masks):
            found.append(begun)
            return
        for digit in (1, 2):
            if masks[len(begun)] & digit and begun.count(digit) < half and begun[-2:] != (digit, digit):
                fill((*begun, digit))

    fill(())
    return tuple(found)


def find_whole_line(state: Position) -> Iterator[Deduction]:
    """Cells that hold the same digit in every way to fill their line."""
    for group in state.layout.groups:
        yield from _whole_line(state, "whole line", group, ())


def find_whole_line_but(state: Position) -> Iterator[Deduction]:
    """The same without the ways that are like a full line."""
    for group in state.layout.groups:
        likes = [other for line, other in _pairs(state) if line == group]
        if likes:
            yield from _whole_line(state, "whole line and likes", group, likes)


def _whole_line(
    state: Position, technique: str, group: Group, likes: Collection[Group]
) -> Iterator[Deduction]:
    layout = state.layout
    masks = tuple(state.candidates[cell] for cell in group.cells)
    if masks.count(OPEN) in (0, len(masks)) or 0 in masks:
        return
    taken = {tuple(state.candidates[cell] for cell in other.cells): other for other in likes}

    def ways(trial: Masks) -> list[Masks]:
        return [way for way in fillings(trial) if way not in taken]

    found = ways(masks)
    if not found:
        return
    for place, cell in enumerate(group.cells):
        digits = {way[place] for way in found}
        if masks[place] != OPEN or len(digits) > 1:
            continue
        trial = list(masks)
        for other, mask in enumerate(masks):
            trial[other] = OPEN
            if len({way[place] for way in ways(tuple(trial))}) > 1:
                trial[other] = mask
        used = [other for other, mask in zip(group.cells, trial, strict=True) if mask != OPEN]
        excluded = [taken[way] for way in fillings(tuple(trial)) if way in taken and way[place] not in digits]
        threes = (cells for cells in layout.threes if set(cells) <= set(group.cells))
        yield _placing(
            technique,
            state,
            cell,
            next(iter(digits)),
            (*used, *(one for other in excluded for one in other.cells)),
            (
                group.name,
                *(different_rule(group, other) for other in excluded),
                *(three_rule(layout, cells) for cells in threes),
                *(cell_rule(layout, one) for one in group.cells),
            ),
            message("binairo/whole-line-but", group=group.said, others=tuple(one.said for one in excluded))
            if excluded
            else message("binairo/whole-line", group=group.said),
        )


TECHNIQUES: tuple[Technique, ...] = (
    shared.NAKED_SINGLE._replace(effort=0.9, idea="A cell that can't hold one digit holds the other."),
    Technique("pair", 1.0, "Before and after two equal neighbours stands the other digit.", find_pair),
    Technique("gap", 1.1, "Between two equal digits with one cell between them is the other one.", find_gap),
    Technique("half", 1.3, "A line that has all of one digit is filled up with the other one.", find_full),
    Technique(
        "last one",
        2.2,
        "The last 0 or 1 of a line stands where it keeps the others from being three in a row.",
        find_last_one,
    ),
    Technique(
        "no two alike",
        2.8,
        "A line that is like a full one but for two cells differs from it in these.",
        find_different,
    ),
    Technique(
        "whole line",
        3.2,
        "Go through every way to fill a line: what is the same in all of them holds.",
        find_whole_line,
    ),
    Technique(
        "whole line and likes",
        4.6,
        "Go through every way to fill a line, but leave out those that are like another line.",
        find_whole_line_but,
    ),
)
