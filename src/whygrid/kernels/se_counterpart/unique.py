"""What rests on there being one solution: unique rectangles and loops, and the bivalue universal grave."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from whygrid.kernels.se_counterpart.grid import (
    DIGITS,
    HOUSES,
    IN_CHAINS,
    PEERS,
    Grid,
    Step,
    only,
    places,
    subsets,
)


def unique_loops(grid: Grid) -> list[Step]:
    """Unique rectangles and loops, the easiest first."""
    found: list[tuple[float, int, Step]] = []
    for cell in range(81):
        if len(grid.marks[cell]) == 2:
            pair = set(grid.marks[cell])
            for loop in _loops(grid, cell, pair, [], 2, set(), None):
                sides = [[house for c in loop[start::2] for house in HOUSES[c]] for start in (0, 1)]
                if all(side.count(house) == 1 for side in sides for house in side) and all(
                    house in sides[1] for house in sides[0]
                ):
                    found += _of_loop(grid, loop, pair)
    return [step for _, _, step in sorted(found, key=lambda entry: entry[:2])]


def _loops(
    grid: Grid, cell: int, pair: set[int], path: list[int], spare: int, extra: set[int], came: int | None
) -> Iterator[list[int]]:
    path, extra = [*path, cell], set(extra)
    for kind, house in enumerate(HOUSES[cell]):
        if kind == came:
            continue
        for other in house:
            marks = grid.marks[other]
            if other == path[0] and len(path) >= 4:
                yield path
            elif other not in path and pair <= marks:
                extra |= marks - pair
                if marks == pair or len(extra) == 1 or spare > 0:
                    yield from _loops(grid, other, pair, path, spare - (marks != pair), extra, kind)


def _of_loop(grid: Grid, loop: list[int], pair: set[int]) -> Iterator[tuple[float, int, Step]]:
    base = 4.5
    if len(loop) >= 10:
        base += 0.3
    if len(loop) >= 8:
        base += 0.2
    elif len(loop) >= 6:
        base += 0.1

    def said(kind: int, gone: dict[int, set[int]], more: float = 0.0) -> Iterator[tuple[float, int, Step]]:
        if gone := only(gone):
            yield base + more, kind, Step(base + more, gone)

    marks = grid.marks
    more = [cell for cell in loop if marks[cell] != pair]
    if len(more) == 1:
        yield from said(1, {more[0]: set(pair)})
    if len(more) > 2 or (len(more) == 2 and len((marks[more[0]] | marks[more[1]]) - pair) == 1):
        digit = min(marks[more[0]] - pair)
        victims = set.intersection(*(set(PEERS[cell]) for cell in more))
        yield from said(2, {cell: {digit} & marks[cell] for cell in victims})
    elif len(more) == 2:
        yield from (one for gone, size in _with_sets(grid, more, pair) for one in said(3, gone, size))
    if len(more) == 2:
        common = [house for house in HOUSES[more[0]] if more[1] in house]
        for digit in sorted(pair):
            if any(set(grid.places(house, digit)) == set(more) for house in common):
                yield from said(4, {cell: pair - {digit} for cell in more})
                break


def _with_sets(grid: Grid, two: list[int], pair: set[int]) -> Iterator[tuple[dict[int, set[int]], float]]:
    marks = grid.marks
    extra = (marks[two[0]] | marks[two[1]]) - pair
    for size in range(len(extra), 8):
        for house in HOUSES[two[0]]:
            if two[1] not in house:
                continue
            if 2 * size <= grid.empty(house):
                for cells in subsets(house, size):
                    if two[0] not in cells or two[1] in cells:
                        continue
                    others = [cell for cell in cells if cell != two[0]]
                    covered = set(extra & marks[two[0]] & marks[two[1]]).union(*(marks[c] for c in others))
                    digits = extra.union(*(marks[cell] for cell in others))
                    if len(covered) == len(digits) == size and all(len(marks[c]) > 1 for c in others):
                        yield (
                            {c: marks[c] & digits for c in house if c not in (*others, *two)},
                            (size - 1) * 0.1,
                        )
            if 2 * size < grid.empty(house):
                for chosen in subsets(sorted(set(DIGITS) - pair - extra), size - 2):
                    digits = {*chosen, *pair}
                    wheres = [set(grid.places(house, digit)) - {two[1]} for digit in digits]
                    places_left = set().union(*wheres)
                    if all(wheres) and len(places_left) == size:
                        rest = places_left - {two[0]}
                        yield {c: marks[c] - digits for c in rest}, (len(rest) - 1) * 0.1


def grave(grid: Grid) -> Iterator[Step]:
    """The bivalue universal grave."""
    marks = grid.marks
    extra: dict[int, set[int]] = {}
    for kind in IN_CHAINS:
        for house in kind:
            for digit in DIGITS:
                where = grid.places(house, digit)
                if len(where) in (0, 2):
                    continue
                wide = [cell for cell in where if len(marks[cell]) > 2]
                if not wide:
                    return
                if len(wide) == 1:
                    extra.setdefault(wide[0], set()).add(digit)
                    if len(extra) > 1 and len(set().union(*extra.values())) > 1 and not _seen_by(extra):
                        return
    left = [digits - extra.get(cell, set()) for cell, digits in enumerate(marks)]
    if not extra or any(len(digits) != 2 for cell, digits in enumerate(left) if marks[cell]):
        return
    if any(len(places(left, h, d)) not in (0, 2) for kind in IN_CHAINS for h in kind for d in DIGITS):
        return
    cells, digits, common = list(extra), set().union(*extra.values()), _seen_by(extra)
    if len(cells) == 1:
        yield Step(5.6, {cells[0]: marks[cells[0]] - digits})
        return
    if len(digits) == 1:
        gone = only({cell: marks[cell] & digits for cell in common})
        if gone:
            yield Step(5.7, gone)
    houses = [house for house in HOUSES[cells[0]] if all(cell in house for cell in cells)]
    if len(cells) == 2 and (len(digits) == 1 or common):
        locked = (marks[cells[0]] & marks[cells[1]]) - digits
        if len(locked) == 1 and houses:
            yield Step(5.7, {cell: marks[cell] - extra[cell] - locked for cell in cells})
    if len(digits) > 1:
        for house in houses:
            around = [cell for cell in PEERS[cells[0]] if cell in common and cell in house]
            for size in range(2, min(6, len(around)) + 1):
                for chosen in subsets(around, size - 1):
                    others = set().union(*(marks[cell] for cell in chosen))
                    if len(others) != size or not digits <= others or min(len(marks[c]) for c in chosen) < 2:
                        continue
                    gone = only({cell: marks[cell] & others for cell in around if cell not in chosen})
                    if gone:
                        yield Step(5.7 + (size - 1) * 0.1, gone)


def _seen_by(cells: Iterable[int]) -> list[int]:
    seen = set.intersection(*(set(PEERS[cell]) for cell in cells))
    return sorted(seen - set(cells))
