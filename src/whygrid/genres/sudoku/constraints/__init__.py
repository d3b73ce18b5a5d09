"""The constraints that make variants of Sudoku, by what a line of text begins with and by f-puzzles' keys.

Their modules are loaded when a text has one of them: a classic Sudoku needs none.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from importlib import import_module
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from whygrid.errors import PuzzleError
from whygrid.voice.message import message

if TYPE_CHECKING:
    from whygrid.genres.sudoku.constraints.constraint import Constraint
    from whygrid.genres.sudoku.model import Shape

KINDS = {
    "diagonal": "groups.Diagonal",
    "window": "groups.Window",
    "disjoint": "groups.Disjoint",
    "group": "groups.Extra",
    "anti-knight": "sights.Knight",
    "anti-king": "sights.King",
    "non-consecutive": "sights.NonConsecutive",
    "even": "parity.Even",
    "odd": "parity.Odd",
    "cage": "cage.Cage",
    "thermometer": "lines.Thermometer",
    "arrow": "sums.Arrow",
    "white-dot": "dots.White",
    "black-dot": "dots.Black",
    "xv": "dots.Roman",
    "little-killer": "sums.LittleKiller",
    "palindrome": "lines.Palindrome",
    "whispers": "lines.Whispers",
    "renban": "lines.Renban",
    "between": "lines.Between",
}
"""By the word that a line begins with: where it lives."""
PLURALS = {
    "diagonals": "diagonal", "windows": "window", "disjoint-groups": "disjoint", "thermo": "thermometer",
    "kropki-white": "white-dot", "kropki-black": "black-dot", "whisper": "whispers",
}  # fmt: skip
"""Other words for the same, which are read as well."""
FPUZZLES = {
    "disjointgroups": "disjoint", "extraregion": "group", "antiknight": "anti-knight",
    "antiking": "anti-king", "nonconsecutive": "non-consecutive", "even": "even", "odd": "odd",
    "killercage": "cage", "thermometer": "thermometer", "arrow": "arrow", "difference": "white-dot",
    "ratio": "black-dot", "xv": "xv", "littlekillersum": "little-killer", "palindrome": "palindrome",
    "whispers": "whispers", "renban": "renban", "betweenline": "between",
}  # fmt: skip
"""By f-puzzles' key: the word."""
DIAGONALS = {"diagonal-": 1, "diagonal+": 2}
MOST = 1000
"""No board has more constraints."""


def kind_of(word: str) -> type[Constraint]:
    """The constraint whose lines begin with this word."""
    module, _, name = KINDS[PLURALS.get(word, word)].partition(".")
    found: type[Constraint] = getattr(import_module(f"{__name__}.{module}"), name)
    return found


def is_constraint(line: str) -> bool:
    """Whether a line of text is a constraint, by its first word."""
    word = line.split(None, 1)[0] if line else ""
    return word in KINDS or word in PLURALS


def parse_constraint(shape: Shape, line: str) -> list[Constraint]:
    """The constraints of a line such as "cage r1c1 r1c2 = 9" on a board of this shape."""
    from whygrid.genres.sudoku.constraints.entries import cell_in, number_in

    word, *rest = line.split()
    sides: tuple[list[int], list[int]] = ([], [])
    value: int | None = None
    side = 0
    for token in rest:
        if token == "=":
            side = 1
        elif re.match(r"[rR]\d", token):
            sides[side].append(cell_in(shape, token))
        elif value is None:
            value = number_in(token)
        else:
            raise PuzzleError(
                message("sudoku/is-no-number-of-a-constraint", text=repr(token)[:40]),
                remedy=message("sudoku/constraints-are-written"),
            )
    return checked(shape, kind_of(word).read(shape, sides[0], sides[1], value))


def checked(shape: Shape, constraints: Iterable[Constraint]) -> list[Constraint]:
    """These constraints, after a look at whether each has the cells that it needs, and each of them once."""
    found = list(constraints)
    for constraint in found:
        cells, word = constraint.cells, constraint.word
        if len(cells) < constraint.fewest:
            raise PuzzleError(
                message("sudoku/constraint-needs-cells", word=word, n=constraint.fewest),
                remedy=message("sudoku/constraints-are-written"),
            )
        if constraint.fewest == 0 and cells and word != "group":
            raise PuzzleError(
                message("sudoku/constraint-has-no-cells", word=word),
                remedy=message("sudoku/constraints-are-written"),
            )
        if constraint.value is not None and not constraint.valued:
            raise PuzzleError(
                message("sudoku/constraint-has-no-number", word=word),
                remedy=message("sudoku/constraints-are-written"),
            )
        if len(set(cells)) != len(cells):
            raise PuzzleError(
                message("sudoku/cell-stands-twice", word=word),
                remedy=message("sudoku/constraints-are-written"),
            )
        n = shape.size
        for one, two in pairwise(cells) if constraint.connected else ():
            if max(abs(one // n - two // n), abs(one % n - two % n)) > 1:
                raise PuzzleError(
                    message("sudoku/line-jumps", word=word, one=shape.names[one], two=shape.names[two]),
                    remedy=message("sudoku/lines-go-from-cell-to-cell"),
                )
    return found


def read_fpuzzles(shape: Shape, data: Mapping[str, Any]) -> list[Constraint]:
    """The constraints of f-puzzles' JSON, of which all keys are known."""
    found: list[Constraint] = []
    for key, value in data.items():
        if key in DIAGONALS and value:
            found += kind_of("diagonal").read(shape, [], [], DIAGONALS[key])
        elif key in FPUZZLES and value is True:
            found += checked(shape, kind_of(FPUZZLES[key]).read(shape, [], [], None))
        elif key in FPUZZLES and value:
            entries = value if isinstance(value, list) else []
            if not entries or len(entries) > MOST or not all(isinstance(entry, dict) for entry in entries):
                raise PuzzleError(
                    message("sudoku/constraint-without-cells"), remedy=message("sudoku/it-may-be-damaged")
                )
            for entry in entries:
                found += checked(shape, kind_of(FPUZZLES[key]).read_entry(shape, entry))
    return found


def to_fpuzzles(shape: Shape) -> dict[str, Any]:
    """The constraints of a shape under f-puzzles' keys; what has no place there is refused by name."""
    document: dict[str, Any] = {}
    groups = [one for one in shape.constraints if one.word == "disjoint"]
    if groups and len(groups) != shape.size:
        refuse(shape, groups[0], message("sudoku/form-f-puzzles"))
    for constraint in shape.constraints:
        entry = True if constraint.word == "disjoint" else constraint.entry(shape)
        if entry is True:
            document[constraint.fpuzzles_key] = True
        else:
            document.setdefault(constraint.fpuzzles_key, []).append(entry)
    return document


def refuse(shape: Shape, constraint: Constraint, form: Any) -> None:
    """Say that a form has no place for a constraint."""
    raise PuzzleError(
        message("sudoku/form-cannot-hold", form=form, name=constraint.name(shape)),
        remedy=message("sudoku/write-line-or-f-puzzles"),
    )


def refuse_variant(shape: Shape, form: Any) -> None:
    """Raise an error about what makes a board a variant, by name, for forms that only know plain ones."""
    if shape.constraints:
        refuse(shape, shape.constraints[0], form)
    if shape.regions:
        raise PuzzleError(
            message("sudoku/form-cannot-hold", form=form, name="regions"),
            remedy=message("sudoku/write-line-or-f-puzzles"),
        )
