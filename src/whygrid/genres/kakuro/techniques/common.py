"""What several families share: what a run is looked at for, least premises."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator

from whygrid.digits.marks import out_of
from whygrid.digits.rules import cell_rule
from whygrid.digits.sums import digits_of
from whygrid.genres.kakuro.marks import Marks
from whygrid.genres.kakuro.model import Layout, Run
from whygrid.genres.kakuro.propagation import Masks
from whygrid.logic.deduction import Deduction
from whygrid.logic.facts import Literal

Find = Callable[[Marks], Iterator[Deduction]]


def by_run(name: str, look: Callable[[Marks, Run], Iterator[Deduction]]) -> Find:
    """The finder of a technique that looks at one run at a time, and at nothing else."""

    def find(state: Marks) -> Iterator[Deduction]:
        for found in state.by_run(name, look).values():
            yield from found

    return find


Follows = Callable[[Masks], bool]
"""Whether something follows when the cells of a run have these candidates."""


def loosened(
    known: Masks, follows: Follows, order: Iterable[int], whole: Collection[int], everything: int
) -> list[int]:
    """The candidates of a run, with all digits (of `everything`) let in again that need not be excluded.

    Whole cells are left out first, in this order, then single exclusions, but not in `whole` places.
    """
    masks = list(known)
    for place in order:
        mask = masks[place]
        if mask != everything:
            masks[place] = everything
            if not follows(tuple(masks)):
                masks[place] = mask
    for place in range(len(masks)):
        if masks[place] == everything or place in whole:
            continue
        for digit in digits_of(everything & ~masks[place]):
            masks[place] |= 1 << (digit - 1)
            if not follows(tuple(masks)):
                masks[place] &= ~(1 << (digit - 1))
    return masks


def least_premises(state: Marks, run: Run, follows: Follows) -> tuple[tuple[Literal, ...], list[int]]:
    """What is known about a run, without all that is not needed for something to follow; and its cells.

    A placed digit is one piece of knowledge.
    """
    placed = {place for place, cell in enumerate(run.cells) if state.value[cell]}
    layout = state.layout
    masks = loosened(state.masks_of(run), follows, range(len(run.cells)), placed, layout.all_digits)
    premises: list[Literal] = []
    used = []
    for cell, mask in zip(run.cells, masks, strict=True):
        if mask == layout.all_digits:
            continue
        used.append(cell)
        if state.value[cell]:
            premises.append(layout.fact(cell, state.value[cell]))
        else:
            premises += out_of(layout, cell, layout.all_digits & ~mask)
    return tuple(premises), used


def run_rules(layout: Layout, run: Run) -> tuple[str, ...]:
    """The rule of a run and of all its cells."""
    return (run.name, *(cell_rule(layout, cell) for cell in run.cells))


def facts_of(state: Marks, cells: Iterable[int], digits: int = -1) -> tuple[Literal, ...]:
    """The candidates of some cells, all or those among these digits."""
    return state.facts_of(cells, digits)
