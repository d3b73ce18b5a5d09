"""Recomputes what the k engine starts from: three cells never force another one, and four do so in
three ways, each of which is a hidden single both in a line and in a box: six types of hidden single.

    python -m tests.k.small_supports          all sets of up to four cells, a few seconds

Cell sets are taken up to the symmetries of the grid (exchanging lines within a band or stack, bands,
stacks, and mirroring): 1, 5, 21 and 109 layouts of one to four cells. Each is tried with all digits that
do not clash, up to renaming: 1, 7, 56 and 689 cases. The three ways to force r1c1, where v is its digit:

    r1c2 and r1c3 are known, v in r2c4 and r3c7
    r1c2 is known, v in r2c4, r3c7 and r4c3
    v in r2c4, r3c7, r4c2 and r7c3

If mirror images count separately, the first two have one each and there are five. It uses PySAT and nothing
of the engine.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import permutations

from pysat.solvers import Solver

from tests.k.k_cases import RULES

Cells = tuple[int, ...]
Pattern = tuple[int, ...]  # a digit for each of the cells, named 1, 2, … in order of appearance


def named(cells: Iterable[int]) -> Cells:
    """An ordered tuple of cells with lines and bands renamed in order of appearance."""
    names: list[dict[object, int]] = [{} for _ in range(2)]
    counts: dict[tuple[int, int], int] = {}
    result = []
    for cell in cells:
        place = []
        for axis, line in enumerate(divmod(cell, 9)):
            bands = names[axis]
            band = bands.setdefault(("band", line // 3), sum(1 for key in bands if isinstance(key, tuple)))
            if line not in bands:
                bands[line] = counts.get((axis, band), 0)
                counts[axis, band] = bands[line] + 1
            place.append(3 * band + bands[line])
        result.append(9 * place[0] + place[1])
    return tuple(result)


def mirrored(cells: Iterable[int]) -> Cells:
    return tuple(9 * (cell % 9) + cell // 9 for cell in cells)


def orbits(size: int) -> set[Cells]:
    """One set of cells for each way to lay out `size` cells, up to symmetry."""
    if size == 0:
        return {()}
    larger = {(*cells, cell) for cells in orbits(size - 1) for cell in range(81) if cell not in cells}
    return {
        min(named(order) for c in (cells, mirrored(cells)) for order in permutations(c)) for cells in larger
    }


def patterns(cells: Cells) -> Iterator[Pattern]:
    """All ways to put digits into the cells without a clash, up to renaming."""

    def extend(digits: Pattern) -> Iterator[Pattern]:
        if len(digits) == len(cells):
            yield digits
            return
        here = cells[len(digits)]
        taken = {digit for cell, digit in zip(cells, digits, strict=False) if share_a_house(cell, here)}
        for digit in range(1, max(digits, default=0) + 2):
            if digit not in taken:
                yield from extend((*digits, digit))

    return extend(())


def share_a_house(one: int, other: int) -> bool:
    same_box = one // 27 == other // 27 and one % 9 // 3 == other % 9 // 3
    return one // 9 == other // 9 or one % 9 == other % 9 or same_box


def forced(solver: Solver, cells: Cells, digits: Pattern) -> list[tuple[int, int]]:
    """The other cells, with their digits, that are the same in every full grid with these digits."""
    assumptions = [9 * cell + digit for cell, digit in zip(cells, digits, strict=True)]
    if not solver.solve(assumptions):
        return []
    fixed = {v for v in solver.get_model() if v > 0} - set(assumptions)
    result = []
    while fixed:
        candidate = min(fixed)
        if solver.solve([*assumptions, -candidate]):
            fixed &= set(solver.get_model())
        else:
            fixed.remove(candidate)
            result.append(divmod(candidate - 1, 9))
    return [(cell, digit + 1) for cell, digit in result]


def houses_of_single(cells: Cells, digits: Pattern, target: int, digit: int) -> set[str]:
    """The kinds of house of the target that have no other place for the digit."""
    places = [
        cell
        for cell in range(81)
        if cell not in cells
        and not any(d == digit and share_a_house(c, cell) for c, d in zip(cells, digits, strict=True))
    ]
    houses: list[tuple[str, Callable[[int], object]]]
    houses = [("line", lambda c: c // 9), ("line", lambda c: c % 9), ("box", lambda c: (c // 27, c % 9 // 3))]
    return {name for name, of in houses if [c for c in places if of(c) == of(target)] == [target]}


def kind(cells: Cells, digits: Pattern, target: int, digit: int, *, mirror: bool) -> tuple[Cells, Pattern]:
    """The deduction up to symmetry: the cells after the target, and which of them hold its digit."""
    ways = []
    for order in permutations(zip(cells, digits, strict=True)):
        same = tuple(int(d == digit) for _, d in order)
        ordered = (target, *(cell for cell, _ in order))
        ways.append((named(ordered), same))
        if mirror:
            ways.append((named(mirrored(ordered)), same))
    return min(ways)


def mirror_image(cells: Cells, digits: Pattern, target: int, digit: int) -> tuple[Cells, Pattern, int, int]:
    return mirrored(cells), digits, mirrored([target])[0], digit


def deductions(size: int) -> Iterator[tuple[Cells, Pattern, int, int]]:
    """Everything that `size` cells force: cells, their digits, the forced cell and its digit."""
    with Solver("g4", bootstrap_with=RULES) as solver:
        for cells in sorted(orbits(size)):
            for digits in patterns(cells):
                for target, digit in forced(solver, cells, digits):
                    yield cells, digits, target, digit


def main() -> None:
    for size in (1, 2, 3):
        print(f"{size} cells: {len(orbits(size))} layouts, {len(list(deductions(size)))} deductions")
    found = list(deductions(4))
    kinds = {kind(*deduction, mirror=True) for deduction in found}
    one_sided = {kind(*way, mirror=False) for d in found for way in (d, mirror_image(*d))}
    types = {(kind(*d, mirror=True), house) for d in found for house in houses_of_single(*d)}
    print(
        f"4 cells: {len(orbits(4))} layouts, {len(kinds)} kinds of deduction ({len(one_sided)} if mirror "
        f"images count separately), {len(types)} types of hidden single"
    )


if __name__ == "__main__":
    main()
