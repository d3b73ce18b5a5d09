"""Random puzzles of every genre and size, with one solution, several or none; and a second opinion on which.

The judge makes clauses by itself, for Numberlink from the words of the rules, and asks a solver that Whygrid
does not use.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import pairwise

from pysat.solvers import Solver

from tests.genres.kakuro.boards import random_board
from tests.helpers import SECOND_SOLVER, clauses
from whygrid.budget import Budget
from whygrid.errors import PuzzleError, UsageError
from whygrid.genre import Draft
from whygrid.genres.kakuro.clues import with_totals
from whygrid.genres.kakuro.generator import generate as new_kakuro
from whygrid.genres.kakuro.model import Board as KakuroBoard
from whygrid.genres.kakuro.model import Layout as KakuroLayout
from whygrid.genres.numberlink.facts import drawn, edge_of
from whygrid.genres.numberlink.generator import generate as new_numberlink
from whygrid.genres.numberlink.model import CLOSED, DRAWN, OPEN, Layout, mistakes_of
from whygrid.genres.numberlink.model import Board as LinkBoard
from whygrid.genres.sudoku.generator import generate as new_sudoku
from whygrid.genres.sudoku.model import Sudoku, shape
from whygrid.logic.facts import Literal
from whygrid.puzzle import Puzzle
from whygrid.registry import genre as genre_of
from whygrid.service.solving import conflicts

SHAPES = {  # rows and columns of a box: how often, and how many cells are given at least
    (2, 2): (16, 0), (2, 3): (12, 0), (3, 2): (8, 0), (2, 4): (6, 0), (3, 3): (45, 0), (2, 5): (5, 30),
    (3, 4): (4, 55), (4, 4): (0.8, 125), (5, 5): (0.08, 400),
}  # fmt: skip


def random_puzzle(rng: random.Random, genre: str) -> Puzzle:
    """A puzzle that nobody would print, often: with a mistake, with too little or just anything on it."""
    while True:
        try:
            puzzle = Puzzle(genre, MAKERS[genre](rng) if genre in MAKERS else changed(rng, genre))
        except (PuzzleError, UsageError):  # there is no such board
            continue
        if _is_written(puzzle) and not conflicts(puzzle):
            return puzzle


def _is_written(puzzle: Puzzle) -> bool:
    """Whether it can be told from its text."""
    try:
        return Puzzle.parse(puzzle.text, puzzle.genre_name) == puzzle
    except PuzzleError:
        return False


def changed(rng: random.Random, name: str) -> object:
    """A new board of a genre without a maker of its own here, with some cells emptied or exchanged."""
    maker, drafting = genre_of(name).generator, genre_of(name).drafting
    assert maker is not None and drafting is not None
    board = maker().make(maker().complete({}), rng, Budget(), lambda board, words: None)
    draft = [list(row) for row in drafting().draft(board).rows]
    written = [text for row in draft for text in row if text != drafting().empty]
    for _ in range(rng.choice([0, 1, 2, 3, 4])):
        row = rng.choice(draft)
        row[rng.randrange(len(row))] = rng.choice([drafting().empty, *written])
    return drafting().board(Draft(tuple(tuple(row) for row in draft)))


def random_sudoku(rng: random.Random) -> Sudoku:
    """A Sudoku of any size, from 4x4 to 25x25."""
    ((rows, columns),) = rng.choices(list(SHAPES), [often for often, _ in SHAPES.values()])
    made = shape(rows, columns)
    board = new_sudoku(rng, made, spare=rng.choice([0, 0, made.size]), clues=SHAPES[rows, columns][1])
    givens = list(board.givens)
    for _ in range(rng.choice([0, 0, 0, 1, 1, 2, 5])):
        cell = rng.randrange(len(givens))
        givens[cell] = rng.randrange(made.size + 1)  # 0 takes a given away, others are mostly wrong
    for _ in range(rng.choice([0, 0, 0, 1, 8])):
        givens[rng.randrange(len(givens))] = 0
    return board.with_givens(givens)


def random_kakuro(rng: random.Random) -> KakuroBoard:
    """A Kakuro of any size, with any largest digit; clues may be wrong or missing."""
    kind = rng.random()
    digits = rng.choice([9, 9, 9, 5, 7, 12, 15])
    if kind < 0.4:
        return random_board(rng, rng.choice([4, 5, 6]), digits)
    size = rng.randint(4, 12) if kind < 0.99 else rng.randint(13, 30) if kind < 0.9995 else 100
    board = new_kakuro(
        rng,
        size,
        rng.randint(4, 12) if size <= 12 else size,
        digits=digits if size <= 12 else 9,
        symmetry=rng.choice(["rotation", "mirror", "none"]),
        density=rng.choice([0.2, 0.3, 0.4]),
        temperature=rng.choice([0.1, 0.5, 2.0]) if size < 100 else 0.3,
    )
    return KakuroBoard(_with_odd_clues(rng, board.layout), board.givens)


def _with_odd_clues(rng: random.Random, layout: KakuroLayout) -> KakuroLayout:
    totals = [run.total for run in layout.runs]
    for _ in range(rng.choice([0, 0, 0, 1, 2])):
        number = rng.randrange(len(totals))
        total = totals[number]
        missing = total is None or rng.random() < 0.5
        totals[number] = None if missing else max(1, total + rng.choice([-1, 1, 3]))
    return with_totals(layout, totals)


def random_numberlink(rng: random.Random) -> LinkBoard:
    """A Numberlink under either rule; some lines may be drawn or closed, rightly or not."""
    cover = rng.random() < 0.5
    kind = rng.random()
    if kind < 0.6:
        rows, columns = rng.choice([(2, 4), (3, 3), (3, 4), (4, 4), (3, 6), (4, 5), (5, 5), (5, 6), (6, 6)])
        paths = rng.randint(1, max(2, rows * columns // 6))
        board = _open(_random_layout(rng, rows, columns, paths, cover))
    else:
        size = rng.randint(4, 7) if kind < 0.985 else rng.randint(8, 12)
        board = new_numberlink(rng, size, rng.randint(4, 7) if size <= 7 else size, empty=not cover)
        if rng.random() < 0.3:
            board = _open(_with_swapped_ends(rng, board.layout))
    lines = list(board.lines)
    for _ in range(rng.choice([0, 0, 0, 0, 1, 3])):
        lines[rng.randrange(len(lines))] = rng.choice([CLOSED, CLOSED, DRAWN])
    return board.with_lines(lines)


def _open(layout: Layout) -> LinkBoard:
    return LinkBoard(layout, (OPEN,) * len(layout.edges))


def _random_layout(rng: random.Random, rows: int, columns: int, paths: int, cover: bool) -> Layout:
    ends = [""] * (rows * columns)
    for number, cell in enumerate(rng.sample(range(rows * columns), 2 * paths)):
        ends[cell] = str(number // 2 + 1)
    return Layout(rows, columns, tuple(ends), cover)


def _with_swapped_ends(rng: random.Random, layout: Layout) -> Layout:
    ends = list(layout.ends)
    one, other = (rng.randrange(len(ends)) for _ in range(2))
    ends[one], ends[other] = ends[other], ends[one]
    return Layout(layout.rows, layout.columns, tuple(ends), layout.cover)


MAKERS: dict[str, Callable[[random.Random], Sudoku | KakuroBoard | LinkBoard]] = {
    "kakuro": random_kakuro,
    "numberlink": random_numberlink,
    "sudoku": random_sudoku,
}


def solutions(puzzle: Puzzle, assumed: Iterable[Literal] = (), limit: int = 2) -> list[frozenset[Literal]]:
    """The first solutions, as facts that hold, by the other solver."""
    if isinstance(puzzle.board, LinkBoard):
        return list(link_solutions(puzzle.board.layout, [*puzzle.givens, *assumed], limit))
    facts = len(puzzle.rules.facts)
    formula = clauses(puzzle.rules.rules.values())
    if not all(formula):
        return []
    found: list[frozenset[Literal]] = []
    with Solver(name=SECOND_SOLVER, bootstrap_with=formula) as solver:
        while len(found) < limit and solver.solve(assumptions=[*puzzle.givens, *assumed]):
            found.append(frozenset(literal for literal in solver.get_model() if 0 < literal <= facts))
            solver.add_clause([-literal for literal in found[-1]])
    return found


def link_solutions(layout: Layout, known: Sequence[Literal], limit: int) -> Iterator[frozenset[Literal]]:
    """Numberlink by colours: neighbours on a line have the same one, ends have their own; loops are cut."""
    labels = list(layout.pairs)
    edges = range(len(layout.edges))

    def colour(cell: int, label: int) -> int:
        return len(layout.edges) + 1 + cell * len(labels) + label

    with Solver(name=SECOND_SOLVER) as solver:
        for fact in known:
            edge, status = edge_of(fact)
            solver.add_clause([(edge + 1) * status * (1 if fact > 0 else -1)])
        for cell, label in enumerate(layout.ends):
            for clause in _meeting([edge + 1 for edge in layout.edges_of[cell]], bool(label), layout.cover):
                solver.add_clause(clause)
            for number, other in enumerate(labels):
                if label:
                    solver.add_clause([colour(cell, number) * (1 if other == label else -1)])
        for edge, (first, second) in enumerate(layout.edges):
            for label in range(len(labels)):
                for one, other in ((first, second), (second, first)):
                    solver.add_clause([-(edge + 1), -colour(one, label), colour(other, label)])
        found = 0
        while found < limit and solver.solve():
            model = solver.get_model()
            lines = [DRAWN if model[edge] > 0 else CLOSED for edge in edges]
            for chain in mistakes_of(layout, lines):
                solver.add_clause([-(layout.edge_between[pair] + 1) for pair in pairwise(chain)])
            if not list(mistakes_of(layout, lines)):
                found += 1
                yield frozenset(drawn(edge) + (lines[edge] == CLOSED) for edge in edges)
                solver.add_clause([-(edge + 1) * lines[edge] for edge in edges])


def _meeting(edges: list[int], end: bool, cover: bool) -> Iterator[list[int]]:
    """How many lines meet in a cell: one at an end; elsewhere two, or none where cells may stay empty."""
    wanted = 1 if end else 2
    for mask in range(1 << len(edges)):
        number = mask.bit_count()
        if number != wanted and (number or end or cover):
            yield [-edge if mask >> place & 1 else edge for place, edge in enumerate(edges)]
