"""The rules in words, for somebody who is about to play."""

from __future__ import annotations

from collections.abc import Iterable

from whygrid.genres.sudoku.constraints.constraint import Constraint
from whygrid.genres.sudoku.model import SYMBOLS, Shape, Sudoku
from whygrid.voice.message import Message, message


def instructions_of(puzzle: Sudoku) -> tuple[Message, ...]:
    """What is to be written where, and then what each kind of constraint demands."""
    shape = puzzle.shape
    houses = "instructions-regions" if shape.regions else "instructions"
    return message(f"sudoku/{houses}", last=SYMBOLS[shape.size - 1]), *_told(shape, shape.constraints)


def unseen_instructions(shape: Shape) -> tuple[Message, ...]:
    """Those for the constraints of which a picture shows nothing."""
    return _told(shape, [one for one in shape.constraints if not any(True for _ in one.marks(shape))])


def _told(shape: Shape, constraints: Iterable[Constraint]) -> tuple[Message, ...]:
    return tuple(dict.fromkeys(one.instruction(shape) for one in constraints))
