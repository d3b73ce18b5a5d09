"""Nishio: suppose a digit in a cell, and follow its only places in other houses until one has none left.

That is a forcing net that never leaves its digit.
"""

from __future__ import annotations

from collections.abc import Iterator

from whygrid.engine.technique import Technique
from whygrid.genres.sudoku.marks import Marks
from whygrid.genres.sudoku.techniques.forcing_nets import (
    Net,
    filled_in,
    in_eureka,
    outline,
    tell,
    without_clash,
)
from whygrid.genres.sudoku.techniques.mixed_fish import house_masks
from whygrid.genres.sudoku.toolbox.common import bits, peer_masks, said_digit, said_fact
from whygrid.genres.sudoku.toolbox.digit_by_digit import DigitByDigit
from whygrid.genres.sudoku.toolbox.few_digits import holders
from whygrid.logic.deduction import Deduction
from whygrid.voice.message import message

NAME = "nishio"


class OneDigit(Net):
    """What follows from a candidate for other places of its digit."""

    def _run(self) -> None:
        """Round by round: what the digit excludes, then the houses that have one place left."""
        state, n, peers = self.state, self.state.size, peer_masks(self.state.shape)
        start, digit = state.shape.cell_and_digit(self.start)
        left, front, placed = holders(state)[digit - 1], [start], 1 << start
        while front:
            for cell in front:
                for other in bits(left & peers[cell]):
                    self.excluded_by[other * n + digit] = cell * n + digit
                left &= ~peers[cell]
            front = []
            for house, mask in enumerate(house_masks(state.shape)):
                found, slot = left & mask, len(state.candidates) + house * n + digit - 1
                if not found:
                    self.broken = slot
                    return
                if not found & (found - 1) and not found & placed:
                    placed |= found
                    front.append(found.bit_length() - 1)
                    self.placed_by[front[-1] * n + digit] = slot


def find_nishio(state: Marks, digit: int) -> Iterator[Deduction]:
    """Every place from which a digit has no way to go on."""
    for cell in bits(holders(state)[digit - 1]):
        fact = state.shape.fact(cell, digit)
        story = OneDigit(state, fact).story() if state.open(fact) else None
        if story is not None:
            story = without_clash(state.shape, story)
            steps = tuple(step._replace(technique=NAME) for step in tell(state.shape, story))
            reason = message(
                "sudoku/suppose-one-digit", fact=said_fact(state.shape, fact), digit=said_digit(digit)
            )
            told = filled_in(outline(NAME, fact), steps, story.outside, reason)
            yield told._replace(notation=in_eureka(state, fact, story))


NISHIO = Technique(
    NAME,
    7.5,
    "Suppose a digit in a cell, and follow it from house to house: where one has no place left, it is out.",
    DigitByDigit(find_nishio),
    supposes=True,
)
