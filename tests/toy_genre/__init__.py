"""A complete small genre, as a pattern for new ones and as proof that a genre needs no edit elsewhere.

A Latin square of order 4: every row and every column holds each of the letters a to d once. There are no
boxes. `whygrid.registry.register(GENRE)` is all it takes to make it known, and `register_home` its words:
they lie in `voice`, in English and, to show how, in Hungarian.
"""

from functools import cache
from pathlib import Path

from tests.toy_genre.board import FORMATS, LETTERS, ORDER, Square, parse_square
from tests.toy_genre.scene import scene_of
from tests.toy_genre.techniques import TECHNIQUES
from whygrid.engine.state import State
from whygrid.genre import Draft, Drafting, Genre, examples_beside
from whygrid.logic.facts import Fact
from whygrid.logic.rules import Rule, Rules, exactly_one
from whygrid.voice.message import Cells, message
from whygrid.voice.texts import register_home

LINES = range(ORDER)
register_home("latin", Path(__file__).with_name("voice"))


@cache
def _rules() -> Rules:
    facts = (Fact(f"r{r + 1}c{c + 1}", letter) for r in LINES for c in LINES for letter in LETTERS)
    fact = [[[ORDER * (ORDER * r + c) + n + 1 for n in LINES] for c in LINES] for r in LINES]
    cells = (
        Rule(
            f"cell r{r + 1}c{c + 1}",
            message("latin/rule-cell", cell=Cells((f"r{r + 1}c{c + 1}",))),
            (exactly_one(fact[r][c]),),
            called=message("latin/cell", cell=Cells((f"r{r + 1}c{c + 1}",))),
        )
        for r in LINES
        for c in LINES
    )
    rows = (
        Rule(
            f"row {r + 1}",
            message("latin/rule-row", n=r + 1),
            tuple(exactly_one(fact[r][c][n] for c in LINES) for n in LINES),
            called=message("latin/row", n=r + 1),
        )
        for r in LINES
    )
    columns = (
        Rule(
            f"column {c + 1}",
            message("latin/rule-column", n=c + 1),
            tuple(exactly_one(fact[r][c][n] for r in LINES) for n in LINES),
            called=message("latin/column", n=c + 1),
        )
        for c in LINES
    )
    return Rules(facts, (*rows, *columns, *cells))


DRAFTING: Drafting[Square] = Drafting(
    {"4x4": Draft(((".",) * ORDER,) * ORDER)},
    lambda square: Draft(tuple(tuple(row) for row in square.rows())),
    lambda draft: parse_square(" ".join(["latin", *("".join(row) for row in draft.rows)])),
    {"delete": "."},
    message("latin/drafting-help"),
)

GENRE: Genre[Square] = Genre(
    name="latin",
    title="Latin square",
    formats=FORMATS,
    rules=lambda square: _rules(),
    givens=lambda square: square.facts(),
    state=lambda square, known: State(_rules(), known),
    techniques=lambda: TECHNIQUES,
    fill=lambda square, facts: square.filled(facts),
    scene=scene_of,
    examples=examples_beside(__file__),
    drafting=lambda: DRAFTING,
)
