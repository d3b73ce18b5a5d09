"""What several tests share: puzzles from seeds, and a second opinion by SAT apart from whygrid.sat."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence
from functools import cache, lru_cache
from itertools import combinations
from typing import Any

from pysat.solvers import Solver

from whygrid.genres.sudoku.generator import generate
from whygrid.genres.sudoku.model import Sudoku, shape
from whygrid.logic.facts import Fact, Literal
from whygrid.logic.proof import Proof
from whygrid.logic.rules import Count, Rule, Rules, exactly_one
from whygrid.puzzle import Puzzle
from whygrid.service.explaining import Options, explain

SECOND_SOLVER = "minisat22"
"""Not the solver that whygrid itself uses."""
SHORT = "..12.14.1...3..1"
CASES = "2.35....4.....643.........21.4.452.3"


@cache
def generated(seed: int, spare: int = 0, box_rows: int = 3, box_columns: int = 3) -> Puzzle:
    """A Sudoku with one solution, the same for the same arguments."""
    return Puzzle("sudoku", generate(random.Random(seed), shape(box_rows, box_columns), spare))


@cache
def explained(seed: int, spare: int = 0, box_rows: int = 3, box_columns: int = 3) -> Proof:
    """The proof of `generated` with the same arguments."""
    return explain(generated(seed, spare, box_rows, box_columns))


EASY = ("full house", "hidden single", "naked single", "pointing", "claiming", "naked pair", "hidden pair")


def by_cells(*words: Any, **options: Any) -> Options:
    """Options of a proof in which each placement stands by itself."""
    return Options(*words, view="cells", **options)


@cache
def explained_by_cases(seed: int) -> Proof:
    """The proof of a generated puzzle by easy techniques, which run out, and case analysis."""
    return explain(generated(seed), Options(techniques=EASY, view="cells"))


@cache
def short_proof() -> Proof:
    """A short proof with one case on a 4x4 board, on which only full houses may be seen."""
    return explain(Puzzle.parse(SHORT), Options(techniques=("full house",), view="cells"))


@cache
def proof_by_cases() -> Proof:
    """A proof on a 6x6 board with cases inside cases, since only full houses may be seen."""
    return explain(Puzzle.parse(CASES), Options(techniques=("full house",), view="cells"))


def sudoku(text: str) -> Puzzle:
    """The puzzle of a text."""
    return Puzzle.parse(text, "sudoku")


def solution_facts(puzzle: Puzzle) -> tuple[Literal, ...]:
    """The facts of the only solution, by SAT."""
    first = model(clauses(puzzle.rules.rules.values()), puzzle.givens)
    assert first is not None
    return tuple(literal for literal in first if 0 < literal <= len(puzzle.rules.facts))


def toy(facts: int, *rules: tuple[str, Count] | Rule) -> Rules:
    """Rules over facts named a=1, b=1, c=1, …, each given as a name and one count."""
    made = [
        rule if isinstance(rule, Rule) else Rule(rule[0], f"{rule[0]} is kept", (rule[1],)) for rule in rules
    ]
    return Rules([Fact(chr(ord("a") + i), "1") for i in range(facts)], made)


def pigeons(number: int) -> Rules:
    """So many pigeons in one hole fewer, which is hopeless for who can't count.

    The fact `p * holes + h + 1` says that pigeon p sits in hole h.
    """
    holes = number - 1
    at = [[p * holes + h + 1 for h in range(holes)] for p in range(number)]
    home = [(f"pigeon {p}", exactly_one(at[p])) for p in range(number)]
    room = [(f"hole {h}", Count(tuple(at[p][h] for p in range(number)), 0, 1)) for h in range(holes)]
    return toy(number * holes, *home, *room)


def clauses(rules: Iterable[Rule]) -> list[list[Literal]]:
    """Rules as clauses, straight from what a count means: no helper variables, no cleverness."""
    return [clause for rule in rules for count in rule.counts for clause in _count_clauses(count)]


@lru_cache(maxsize=4096)
def _rule_clauses(rules: Rules, name: str) -> list[list[Literal]]:
    return clauses([rules.rules[name]])


def _count_clauses(count: Count) -> Iterator[list[Literal]]:
    literals, low, high = count
    for some in combinations(literals, max(len(literals) - low + 1, 0)):
        yield list(some)  # so many can't all be out
    for some in combinations(literals, max(high + 1, 0)):
        yield [-literal for literal in some]  # so many can't all hold


def model(formula: Sequence[Sequence[Literal]], assumed: Iterable[Literal]) -> list[Literal] | None:
    """An assignment that satisfies the clauses and what is assumed, or None."""
    if not all(formula):
        return None
    with Solver(name=SECOND_SOLVER, bootstrap_with=formula) as solver:
        return solver.get_model() if solver.solve(assumptions=list(assumed)) else None


def satisfiable(formula: Sequence[Sequence[Literal]], assumed: Iterable[Literal]) -> bool:
    """Whether some assignment satisfies the clauses and what is assumed."""
    return model(formula, assumed) is not None


def follows(
    rules: Rules, names: Iterable[str], premises: Iterable[Literal], conclusion: Literal | None
) -> bool:
    """Whether the premises and the named rules leave no way but the conclusion (None: no way at all)."""
    formula = [clause for name in dict.fromkeys(names) for clause in _rule_clauses(rules, name)]
    assumed = [*premises, *([] if conclusion is None else [-conclusion])]
    return not satisfiable(formula, assumed)


@cache
def small_board(text: str, box_rows: int, box_columns: int) -> Sudoku:
    """A board of a small size from a line of digits with dots for empty cells."""
    digits = tuple(0 if symbol == "." else int(symbol) for symbol in text)
    return Sudoku(shape(box_rows, box_columns), digits)


def brute_force(board: Sudoku, limit: int = 10**9) -> list[tuple[int, ...]]:
    """All fillings of a small board, cell by cell, by nothing but the words of the rule."""
    n, rows, columns = board.shape.size, board.shape.box_rows, board.shape.box_columns
    found: list[tuple[int, ...]] = []

    def clash(grid: list[int], cell: int) -> bool:
        row, column = divmod(cell, n)
        for other in range(n * n):
            r, c = divmod(other, n)
            near = r == row or c == column or (r // rows == row // rows and c // columns == column // columns)
            if other != cell and near and grid[other] == grid[cell]:
                return True
        return False

    def fill(grid: list[int], cell: int) -> None:
        if len(found) >= limit:
            return
        if cell == n * n:
            found.append(tuple(grid))
        elif board.givens[cell]:
            fill(grid, cell + 1)
        else:
            for digit in range(1, n + 1):
                grid[cell] = digit
                if not clash(grid, cell):
                    fill(grid, cell + 1)
            grid[cell] = 0

    start = list(board.givens)
    if not any(start[cell] and clash(start, cell) for cell in range(n * n)):
        fill(start, 0)
    return found
