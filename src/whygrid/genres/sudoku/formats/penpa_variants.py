"""What makes a Sudoku in Penpa a variant: what it has a tool for is drawn, the rest stands in the rules.

Drawn are regions, diagonals, cages, thermometers, arrows, dots, X and V, grey circles and squares. What else
there is, such as that knights are kept apart, is a line of the rules' text, as in our own text form: Penpa
shows it to whoever solves, and it is read again. A line through cells may mean anything, and is refused.

    ┌────┬────┐   Places inside of a cell have numbers of their own. The outline of a cage runs from one to
    │0  1│0  1│   the next where the places beside these, on one side at least, are not both in the cage.
    │2  3│2  3│
    └────┴────┘
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from itertools import pairwise
from typing import Any

from whygrid.errors import PuzzleError
from whygrid.genres.sudoku.constraints import checked, is_constraint, kind_of, parse_constraint, refuse
from whygrid.genres.sudoku.constraints.constraint import Constraint
from whygrid.genres.sudoku.model import Shape, variant
from whygrid.text.penpa import INFO_LIMIT, ONLY, Drawing, Place, edge_between
from whygrid.voice.message import message

DOTS = {1: "white-dot", 2: "black-dot"}
"""By the colour of a small circle between two cells."""
PARITIES = {"circle": "odd", "square": "even"}
"""By the shape of a grey symbol in a cell."""
GREYS = (3, 4)
LETTERS = {"V": 5, "X": 10}
KNOWN = ("number", "numberS", "lineE", "symbol", "thermo", "arrows", "killercages", "cage")
"""All that may be drawn in a problem."""
_LINE = re.compile(
    r"[a-z-]+(?: [1-9][0-9]?)?(?: r[0-9]+c[0-9]+)*(?: =(?: r[0-9]+c[0-9]+)*(?: [0-9]+| [XV])?)?"
)


def constraints_of(drawing: Drawing, board: Shape) -> list[Constraint]:
    """The constraints that are drawn, and those that stand in the rules."""
    found = [
        *_diagonals(drawing, board),
        *_cages(drawing, board),
        *_paths(drawing, board, "thermo"),
        *_paths(drawing, board, "arrows"),
        *_symbols(drawing, board),
        *_letters(drawing, board),
    ]
    for line in _lines(drawing.info.get("rules", "")):
        found += parse_constraint(board, line)
    return found


def info_of(drawing: Drawing) -> dict[str, str]:
    """What the link tells, without the lines of the rules that are constraints."""
    rules = drawing.info.get("rules", "")
    ours = set(_lines(rules))
    left = "\n".join(line for line in rules.split("\n") if line.strip() not in ours).strip()
    return {name: text for name, text in {**drawing.info, "rules": left}.items() if text}


def _lines(rules: str) -> Iterator[str]:
    for line in map(str.strip, rules.split("\n")):
        if _LINE.fullmatch(line) and is_constraint(line):
            yield line


def regions_of_lines(drawing: Drawing, drawn: set[str]) -> list[list[int]]:
    """The regions into which these lines divide a board; none where they do something else."""
    n = drawing.rows
    area = [-1] * (n * n)
    regions: list[list[int]] = []
    for start in range(n * n):
        if area[start] < 0:
            area[start] = len(regions)
            region = [start]
            for cell in region:
                for other, edge in _beside(drawing, divmod(cell, n)):
                    if edge not in drawn and area[other] < 0:
                        area[other] = len(regions)
                        region.append(other)
            regions.append(region)
    if len(regions) != n or any(len(region) != n for region in regions):
        return []
    return regions if area_lines(drawing, area).keys() == drawn | frame_lines(drawing).keys() else []


def _beside(drawing: Drawing, place: Place) -> Iterator[tuple[int, str]]:
    """The cells beside one, each with the line in between."""
    row, column = place
    for other, start, end in (
        ((row - 1, column), (row, column), (row, column + 1)),
        ((row + 1, column), (row + 1, column), (row + 1, column + 1)),
        ((row, column - 1), (row, column), (row + 1, column)),
        ((row, column + 1), (row, column + 1), (row + 1, column + 1)),
    ):
        if drawing.inside(*other):
            yield other[0] * drawing.columns + other[1], edge_between(drawing, start, end)


def diagonal_lines(drawing: Drawing) -> tuple[dict[str, int], dict[str, int]]:
    """The lines from corner to corner of the board, falling and rising; they are dashed."""
    n = drawing.rows
    steps = range(n)
    return (
        {edge_between(drawing, (i, i), (i + 1, i + 1)): 12 for i in steps},
        {edge_between(drawing, (i, n - i), (i + 1, n - i - 1)): 12 for i in steps},
    )


def _diagonals(drawing: Drawing, board: Shape) -> Iterator[Constraint]:
    drawn = drawn_lines(drawing)
    for number, lines in enumerate(diagonal_lines(drawing), 1):
        if lines.keys() <= drawn:
            yield from kind_of("diagonal").read(board, [], [], number)


def drawn_lines(drawing: Drawing) -> set[str]:
    """All lines that are drawn between corners of cells."""
    return {key for key, style in drawing.table(drawing.problem, "lineE").items() if style}


def _cages(drawing: Drawing, board: Shape) -> Iterator[Constraint]:
    labels = drawing.corners(drawing.problem)
    cages = [_cells(drawing, "killercages", cage) for cage in _lists(drawing, "killercages")]
    for key in drawing.table(drawing.problem, "cage"):
        ends = [drawing.place(int(end) // 4) for end in re.findall(r"[0-9]{1,8}", str(key))]
        touched = {row * drawing.columns + column for _, row, column in ends if drawing.inside(row, column)}
        if len(ends) != 2 or not any(touched and touched <= set(cage) for cage in cages):
            raise _unknown("cage")
    for cage in cages:
        texts = [labels.pop(divmod(cell, board.size)) for cell in cage if divmod(cell, board.size) in labels]
        if len(texts) > 1 or any(set(text) != {0} or not _is_sum(text[0]) for text in texts):
            raise PuzzleError(message("digits/small-print"), remedy=ONLY)
        value = int(texts[0][0]) if texts else None
        yield from checked(board, kind_of("cage").read(board, cage, [], value))
    if labels:
        raise PuzzleError(message("digits/small-print"), remedy=ONLY)


def _is_sum(text: str) -> bool:
    return re.fullmatch(r"[0-9]{1,4}", text) is not None


def _paths(drawing: Drawing, board: Shape, name: str) -> Iterator[Constraint]:
    """Thermometers from their bulbs on; arrows, whose circle is a cell."""
    for path in _lists(drawing, name):
        cells = _cells(drawing, name, path)
        if name == "thermo":
            yield from checked(board, kind_of("thermometer").read(board, cells, [], None))
        else:
            yield from checked(board, kind_of("arrow").read(board, cells[:1], cells[1:], None))


def _lists(drawing: Drawing, name: str) -> Iterator[list[Any]]:
    found = drawing.problem.get(name) or []
    if not isinstance(found, list) or not all(isinstance(one, list) for one in found):
        raise _unknown(name)
    return (one for one in found if one)


def _cells(drawing: Drawing, name: str, keys: Iterable[Any]) -> list[int]:
    cells = []
    for key in keys:
        kind, row, column = drawing.place(key) if type(key) is int and key >= 0 else (-1, 0, 0)
        if kind or not drawing.inside(row, column):
            raise _unknown(name)
        cells.append(row * drawing.columns + column)
    return cells


def _symbols(drawing: Drawing, board: Shape) -> Iterator[Constraint]:
    for cells, entry in drawing.between(drawing.problem, "symbol"):
        style, name = entry[:2] if isinstance(entry, list) and len(entry) > 1 else (0, "")
        style = style if isinstance(style, int) else 0
        shape, _, size = str(name).partition("_")
        where = [row * board.size + column for row, column in cells]
        if len(where) == 2 and shape == "circle" and size in ("SS", "S") and style in DOTS:
            yield from checked(board, kind_of(DOTS[style]).read(board, where, [], None))
        elif len(where) == 1 and shape in PARITIES and size in ("L", "M", "LL") and style in GREYS:
            yield from kind_of(PARITIES[shape]).read(board, where, [], None)
        else:
            raise _unknown(str(name)[:20])


def _letters(drawing: Drawing, board: Shape) -> Iterator[Constraint]:
    for cells, entry in drawing.between(drawing.problem, "number"):
        if len(cells) == 2:
            letter = str(entry[0] if isinstance(entry, list) and entry else "").strip().upper()
            if not letter:
                continue
            if letter not in LETTERS:
                raise PuzzleError(message("text/written-outside"), remedy=ONLY)
            where = [row * board.size + column for row, column in cells]
            yield from checked(board, kind_of("xv").read(board, where, [], LETTERS[letter]))


def _unknown(name: str) -> PuzzleError:
    return PuzzleError(message("text/unknown-drawing", name=repr(name)), remedy=ONLY)


def draw(drawing: Drawing, board: Shape, tables: dict[str, Any]) -> str:
    """Draw a board's constraints into the tables of a problem; what is left over, as lines for the rules."""
    for name in ("numberS", "symbol", "cage"):
        tables.setdefault(name, {})
    for name in ("killercages", "thermo", "arrows"):
        tables.setdefault(name, [])
    alone = [one for one in board.constraints if one.word != "cage" or _shares_no_cell(one, board)]
    left = [
        one.name(board) for one in board.constraints if one not in alone or not _drawn(drawing, one, tables)
    ]
    return "\n".join(left)


def _shares_no_cell(cage: Constraint, board: Shape) -> bool:
    return not any(
        one.word == "cage" and one != cage and not set(one.cells).isdisjoint(cage.cells)
        for one in board.constraints
    )


def _drawn(drawing: Drawing, one: Constraint, tables: dict[str, Any]) -> bool:
    """Whether there is a tool for a constraint; then it is drawn."""
    n = drawing.rows
    places = [divmod(cell, n) for cell in one.cells]
    keys = [drawing.key(*place) for place in places]
    dots = {word: style for style, word in DOTS.items()}
    parities = {word: name for name, word in PARITIES.items()}
    if one.word == "diagonal":
        tables["lineE"].update(diagonal_lines(drawing)[(one.value or 0) - 1])
    elif one.word == "cage":
        tables["killercages"].append(keys)
        tables["cage"].update(outline(drawing, places))
        if one.value is not None:
            tables["numberS"][str(_inner(drawing, places[0], 0))] = [str(one.value), 1]
    elif one.word == "thermometer":
        tables["thermo"].append(keys)
    elif one.word == "arrow" and one.value == 1:
        tables["arrows"].append(keys)
    elif one.word in dots and one.value is None:
        return _put(tables["symbol"], _between(drawing, places), [dots[one.word], "circle_SS", 2])
    elif one.word in parities:
        return _put(tables["symbol"], str(keys[0]), [GREYS[0], f"{parities[one.word]}_L", 1])
    elif one.word == "xv":
        return _put(tables["number"], _between(drawing, places), [one.written_value, 1, "6"])
    else:
        return False
    return True


def _put(table: dict[str, Any], key: str, entry: list[Any]) -> bool:
    """Whether there was still room at a place, where one thing stands; then it stands there now."""
    return table.setdefault(key, entry) is entry


def _between(drawing: Drawing, places: list[Place]) -> str:
    """The place between two cells, of which the first is above or on the left."""
    return str(drawing.key(*places[0], 2 if places[0][1] == places[1][1] else 3))


def _inner(drawing: Drawing, place: Place, corner: int) -> int:
    return 4 * drawing.key(*place, 1) + corner


def outline(drawing: Drawing, places: list[Place]) -> dict[str, int]:
    """The dashed lines around a cage."""
    inside = {
        (2 * row + down, 2 * column + across)
        for row, column in places
        for down in (0, 1)
        for across in (0, 1)
    }
    found = {}
    for row, column in sorted(inside):
        for down, across in ((0, 1), (1, 0)):
            end = (row + down, column + across)
            sides = (
                ((row + side * across, column + side * down), (end[0] + side * across, end[1] + side * down))
                for side in (-1, 1)
            )
            if end in inside and not all(inside.issuperset(side) for side in sides):
                keys = (
                    _inner(drawing, (r // 2, c // 2), 2 * (r % 2) + c % 2) for r, c in ((row, column), end)
                )
                found[",".join(map(str, sorted(keys)))] = 10
    return found


def area_lines(drawing: Drawing, area: list[int]) -> dict[str, int]:
    """The thick lines around areas, which are numbers for all cells."""
    found = frame_lines(drawing)
    for cell, number in enumerate(area):
        for other, edge in _beside(drawing, divmod(cell, drawing.columns)):
            if area[other] != number:
                found[edge] = 2
    return found


def frame_lines(drawing: Drawing) -> dict[str, int]:
    """The thick lines around the board."""
    n = drawing.rows
    corners = [(0, i) for i in range(n)] + [(i, n) for i in range(n)]
    corners += [(n, n - i) for i in range(n)] + [(n - i, 0) for i in range(n + 1)]
    return {edge_between(drawing, start, end): 2 for start, end in pairwise(corners)}


def with_lines(rules: str, lines: str, board: Shape) -> str:
    """The rules' text with these lines at its end; one that Penpa would cut off is refused."""
    text = "\n".join(part for part in (rules.strip(), lines) if part)
    if lines and len(text) > INFO_LIMIT:
        refuse(board, board.constraints[-1], message("sudoku/form-penpa"))
    return text


def with_constraints(drawing: Drawing, board: Shape) -> Shape:
    """The board with all that makes it a variant."""
    found = constraints_of(drawing, board)
    return variant(board, found) if found else board
