"""Random boards of every genre, and a second opinion on which worlds there are on them.

A world is a filling of the board that keeps the rules; it may keep a clue or not. Small boards have all of
theirs listed, by brute force; larger ones are asked about by a solver that Whygrid does not use.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from itertools import product
from typing import Protocol

from pysat.solvers import Solver

from tests.genres.binairo.test_solving import all_fillings
from tests.genres.binairo.test_solving import small_board as small_binairo
from tests.genres.futoshiki.brute_force import keeps
from tests.genres.futoshiki.test_solving import SQUARES
from tests.genres.futoshiki.test_solving import small_board as small_futoshiki
from tests.genres.kakuro.boards import random_board
from tests.genres.numberlink.brute_force import solutions as numberlink_solutions
from tests.helpers import SECOND_SOLVER, brute_force, clauses, small_board
from tests.logic.judge_rules import WITHOUT_CLUE, kakuro_rules, sudoku_rules
from tests.logic.own_boards import link_solutions, random_numberlink
from whygrid.budget import Budget
from whygrid.genres.binairo.generator import generate as new_binairo
from whygrid.genres.futoshiki.generator import generate as new_futoshiki
from whygrid.genres.kakuro.generator import generate as new_kakuro
from whygrid.genres.numberlink.facts import closed, drawn
from whygrid.genres.sudoku.generator import generate as new_sudoku
from whygrid.genres.sudoku.model import Sudoku, shape
from whygrid.logic.facts import Literal
from whygrid.puzzle import Puzzle

World = frozenset[Literal]


class Opinion(Protocol):
    """What worlds there are; `clues` are the names of all clues, `quick` says that asking costs nothing."""

    clues: Sequence[str]
    quick: bool

    def some_world(self, facts: Iterable[Literal], clues: Iterable[str]) -> World | None:
        """A world in which these facts hold and these clues are kept, as the facts that hold."""

    def possible(self, facts: Iterable[Literal], clues: Iterable[str]) -> bool:
        """Whether there is one."""


class Listed:
    """All worlds of a small board, each with the clues that it keeps."""

    quick = True

    def __init__(self, worlds: Sequence[tuple[World, frozenset[str]]], clues: Sequence[str]) -> None:
        self.worlds = worlds
        self.clues = clues

    def some_world(self, facts: Iterable[Literal], clues: Iterable[str]) -> World | None:
        wanted, kept = set(facts), set(clues)
        holds, out = {fact for fact in wanted if fact > 0}, {-fact for fact in wanted if fact < 0}
        for world, of_it in self.worlds:
            if holds <= world and kept <= of_it and out.isdisjoint(world):
                return world
        return None

    def possible(self, facts: Iterable[Literal], clues: Iterable[str]) -> bool:
        return self.some_world(facts, clues) is not None


class BySat:
    """Sudokus and Kakuros, by a solver that knows the rules behind switches."""

    quick = False

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self.clues = [clue.name for clue in puzzle.genre.clues(puzzle.board)]
        kakuro = puzzle.genre_name == "kakuro"
        self.rules = kakuro_rules(puzzle.text) if kakuro else sudoku_rules(puzzle.board.shape.size)

    def _names(self, clues: Iterable[str]) -> list[str]:
        if not self.clues:
            return self.rules.names
        kept = {self.rules.clues[clue] for clue in clues}
        cells = [name for name in self.rules.names if name.startswith("cell ")]
        return cells + [run if run in kept else run + WITHOUT_CLUE for run in self.rules.houses]

    def possible(self, facts: Iterable[Literal], clues: Iterable[str]) -> bool:
        named = [self.rules.literal(str(self.puzzle.rules.fact(fact))) for fact in facts]
        return not self.rules.impossible(self._names(clues), named)

    def some_world(self, facts: Iterable[Literal], clues: Iterable[str]) -> World | None:
        if not self.possible(facts, clues):
            return None
        holds = set(self.rules.solver.get_model())
        named = enumerate(self.puzzle.rules.facts, 1)
        return frozenset(number for number, fact in named if self.rules.literal(str(fact)) in holds)


class ByCounts:
    """Boards of the other genres, whose rules were compared with brute force, by another solver."""

    quick = False

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self.clues = [clue.name for clue in puzzle.genre.clues(puzzle.board)]

    def some_world(self, facts: Iterable[Literal], clues: Iterable[str]) -> World | None:
        rules = (self.puzzle.with_clues(list(clues)) if self.clues else self.puzzle).rules
        with Solver(name=SECOND_SOLVER, bootstrap_with=clauses(rules.rules.values())) as solver:
            if not solver.solve(assumptions=list(facts)):
                return None
            return frozenset(fact for fact in solver.get_model() if 0 < fact <= len(rules.facts))

    def possible(self, facts: Iterable[Literal], clues: Iterable[str]) -> bool:
        return self.some_world(facts, clues) is not None


class LinksBySat:
    """Numberlinks, by colours."""

    quick = False

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self.clues = [clue.name for clue in puzzle.genre.clues(puzzle.board)]

    def some_world(self, facts: Iterable[Literal], clues: Iterable[str]) -> World | None:
        layout = self.puzzle.with_clues(list(clues)).board.layout
        return next(iter(link_solutions(layout, list(facts), 1)), None)

    def possible(self, facts: Iterable[Literal], clues: Iterable[str]) -> bool:
        return self.some_world(facts, clues) is not None


def random_case(rng: random.Random) -> tuple[Puzzle, Opinion]:
    """A puzzle of some genre, small or large, and who knows about its worlds."""
    makers = [_small_sudoku, _large_sudoku, _small_kakuro, _large_kakuro, _small_links, _large_links]
    makers += [_small_futoshiki, _large_futoshiki, _small_binairo, _large_binairo]
    return rng.choice(makers)(rng)


_GRIDS = [
    frozenset(cell * 4 + digit for cell, digit in enumerate(grid))
    for grid in brute_force(small_board("." * 16, 2, 2))
]


def _small_sudoku(rng: random.Random) -> tuple[Puzzle, Opinion]:
    grid = sorted(rng.choice(_GRIDS))
    board = Puzzle("sudoku", small_board("." * 16, 2, 2)).fill(rng.sample(grid, rng.randint(3, 9)))
    if rng.random() < 0.1:
        board = board.fill([rng.randint(1, 64)])
    return board, Listed([(grid, frozenset()) for grid in _GRIDS], ())


def _large_sudoku(rng: random.Random) -> tuple[Puzzle, Opinion]:
    made = shape(*rng.choice([(2, 3), (3, 3), (3, 3), (3, 3), (2, 4)]))
    board = new_sudoku(rng, made, spare=rng.choice([0, 0, made.size]))
    givens = list(board.givens)
    for _ in range(rng.choice([0, 0, 0, 1, 6])):
        givens[rng.randrange(len(givens))] = 0 if rng.random() < 0.9 else rng.randint(1, made.size)
    puzzle = Puzzle("sudoku", Sudoku(made, tuple(givens)))
    return puzzle, BySat(puzzle)


def _small_kakuro(rng: random.Random) -> tuple[Puzzle, Opinion]:
    while True:
        digits = rng.choice([9, 4, 5])
        board = random_board(rng, 3, digits)
        layout = board.layout
        if layout.white and digits ** len(layout.white) <= 7000:
            break
    puzzle = Puzzle("kakuro", board)
    names = {clue.rule: clue.name for clue in puzzle.genre.clues(board)}
    worlds = []
    for filling in product(range(1, digits + 1), repeat=len(layout.white)):
        inside = [[filling[cell] for cell in run.cells] for run in layout.runs]
        if all(len(set(found)) == len(found) for found in inside):
            facts = frozenset(layout.fact(cell, digit) for cell, digit in enumerate(filling))
            kept = [run for run, found in zip(layout.runs, inside, strict=True) if run.total == sum(found)]
            worlds.append((facts, frozenset(names[run.name] for run in kept if run.total is not None)))
    rng.shuffle(worlds)
    return puzzle, Listed(worlds, list(names.values()))


def _large_kakuro(rng: random.Random) -> tuple[Puzzle, Opinion]:
    size = rng.randint(4, 8)
    puzzle = Puzzle("kakuro", new_kakuro(rng, size, rng.randint(4, 8), density=rng.choice([0.2, 0.4])))
    return puzzle, BySat(puzzle)


def _small_links(rng: random.Random) -> tuple[Puzzle, Opinion]:
    while True:
        board = random_numberlink(rng)
        if len(board.layout.ends) <= 16 and len(board.layout.pairs) <= 4:
            break
    puzzle = Puzzle("numberlink", board)
    clues = list(puzzle.genre.clues(board))
    bare = puzzle.with_clues(()).board.layout
    worlds = []
    for lines in numberlink_solutions(bare):
        edges = enumerate(map(frozenset, bare.edges))
        facts = frozenset(drawn(edge) if pair in lines else closed(edge) for edge, pair in edges)
        kept = {
            clue.name
            for clue, ends in zip(clues, board.layout.pairs.values(), strict=True)
            if _joined(lines, *ends)
        }
        worlds.append((facts, frozenset(kept)))
    return puzzle, Listed(worlds, [clue.name for clue in clues])


def _joined(lines: Iterable[frozenset[int]], first: int, last: int) -> bool:
    """Whether a line leads from one cell to another."""
    reached, left = {first}, set(lines)
    while onward := [line for line in left if line & reached]:
        for line in onward:
            reached |= line
            left.discard(line)
    return last in reached


def _large_links(rng: random.Random) -> tuple[Puzzle, Opinion]:
    while True:
        board = random_numberlink(rng)
        if 16 < len(board.layout.ends) <= 36:
            puzzle = Puzzle("numberlink", board)
            return puzzle, LinksBySat(puzzle)


def _small_futoshiki(rng: random.Random) -> tuple[Puzzle, Opinion]:
    board = small_futoshiki(rng)
    layout = board.layout
    puzzle = Puzzle("futoshiki", board)
    clues = [clue.name for clue in puzzle.genre.clues(board)]
    worlds = []
    for square in SQUARES[layout.rows]:
        facts = frozenset(layout.fact(cell, digit) for cell, digit in enumerate(square))
        kept = [name for name, sign in zip(clues, layout.signs, strict=True) if keeps(square, sign)]
        worlds.append((facts, frozenset(kept)))
    return puzzle, Listed(worlds, clues)


def _large_futoshiki(rng: random.Random) -> tuple[Puzzle, Opinion]:
    puzzle = Puzzle("futoshiki", new_futoshiki(rng, rng.choice([5, 6]), rng.choice([0.1, 0.3]), Budget()))
    return puzzle, ByCounts(puzzle)


def _small_binairo(rng: random.Random) -> tuple[Puzzle, Opinion]:
    board = small_binairo(rng)
    layout = board.layout
    fillings = all_fillings(layout.rows, layout.columns, layout.alike)
    worlds = [
        (frozenset(layout.fact(cell, digit + 1) for cell, digit in enumerate(filling)), frozenset[str]())
        for filling in fillings
    ]
    return Puzzle("binairo", board), Listed(worlds, ())


def _large_binairo(rng: random.Random) -> tuple[Puzzle, Opinion]:
    puzzle = Puzzle("binairo", new_binairo(rng, 8, rng.choice([0.0, 0.2]), Budget()))
    return puzzle, ByCounts(puzzle)
