"""What the tests of k share: puzzles with a known k, symmetries, damage, and two independent methods.

The shared puzzle collections are not part of the repository, so the tests make their positions from
the puzzles below and from symmetric copies of them.
"""

from __future__ import annotations

import random
import signal
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations

from pysat.examples.optux import OptUx
from pysat.formula import WCNF
from pysat.solvers import Solver

from whygrid.kernels.k9 import KResult

NAMED = {  # puzzle: (k, givens)
    "Wikipedia": (5, "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"),
    "first 17-clue": (6, ".......1.4.........2...........5.4.7..8...3....1.9....3..4..2...5.1........8.6..."),
    "AI Escargot": (23, "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3.."),
    "Golden Nugget": (
        21,
        ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....",
    ),
    "Inkala 2012": (21, "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."),
    "Easter Monster": (
        21,
        "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1",
    ),
    "Platinum Blonde": (
        21,
        ".......12........3..23..4....18....5.6..7.8.......9.....85.....9...4.5..47...6...",
    ),
    "Inkala 2010": (22, "..53.....8......2..7..1.5..4....53...1..7...6..32...8..6.5....9..4....3......97.."),
}
SMALL = ["Wikipedia", "first 17-clue"]  # quick to prove, quick to check


@dataclass(frozen=True)
class Position:
    """A cell to be found from known cells."""

    known: frozenset[int]
    solution: str
    cell: int

    def text(self) -> str:
        return "".join(digit if cell in self.known else "0" for cell, digit in enumerate(self.solution))


def positions(result: KResult, chance: random.Random) -> Iterator[Position]:
    """Open cells of the positions a solver goes through, in random order without end."""
    while True:
        done = chance.randrange(len(result.steps))
        known = {cell for cell in range(81) if result.givens[cell] != "0"}
        known |= {step.cell for step in result.steps[:done]}
        yield Position(frozenset(known), result.solution, chance.choice(result.steps[done:]).cell)


def symmetric_copy(givens: str, chance: random.Random) -> str:
    """The same puzzle with lines, bands, stacks and digits exchanged, perhaps mirrored."""
    digits = dict(zip("123456789", chance.sample("123456789", 9), strict=True)) | {"0": "0", ".": "0"}
    rows, columns = (
        [3 * band + line for band in chance.sample(range(3), 3) for line in chance.sample(range(3), 3)]
        for _ in range(2)
    )
    mirrored = chance.random() < 0.5
    return "".join(
        digits[givens[9 * column + row if mirrored else 9 * row + column]]
        for row in rows
        for column in columns
    )


def rules() -> list[list[int]]:
    """The rules of Sudoku in clauses; variable 9 * cell + digit is "the cell has the digit"."""
    houses = [
        [[9 * line + i for i in range(9)] for line in range(9)],
        [[9 * i + line for i in range(9)] for line in range(9)],
        [[27 * (b // 3) + 3 * (b % 3) + 9 * (i // 3) + i % 3 for i in range(9)] for b in range(9)],
    ]
    groups = [[9 * cell + digit for digit in range(1, 10)] for cell in range(81)]
    groups += [
        [9 * cell + digit for cell in house] for kind in houses for house in kind for digit in range(1, 10)
    ]
    return groups + [[-one, -other] for group in groups for one, other in combinations(group, 2)]


RULES = rules()


def variable(cell: int, solution: str) -> int:
    return 9 * cell + int(solution[cell])


def optux_size(position: Position, seconds: float = 0) -> int | None:
    """The size of a smallest support according to PySAT's OptUx; None after so many seconds."""
    formula = WCNF()
    formula.extend(RULES)
    formula.append([-variable(position.cell, position.solution)])
    for cell in sorted(position.known):
        formula.append([variable(cell, position.solution)], weight=1)

    def out_of_time(number: int, frame: object) -> None:
        raise TimeoutError

    before = signal.signal(signal.SIGALRM, out_of_time)
    signal.setitimer(signal.ITIMER_REAL, seconds)  # seen between two calls of the SAT solver
    try:
        with OptUx(formula, solver="g4") as optux:
            return len(optux.compute())
    except TimeoutError:
        return None
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def has_support_of(size: int, position: Position) -> bool:
    """Whether any `size` known cells force the cell: all combinations are tried."""
    with Solver("g4", bootstrap_with=RULES) as solver:
        refuted: list[set[int]] = []  # sets of known cells, one of which every support needs
        for chosen in combinations(sorted(position.known), size):
            if any(trace.isdisjoint(chosen) for trace in refuted):
                continue
            assumptions = [variable(cell, position.solution) for cell in chosen]
            if not solver.solve([-variable(position.cell, position.solution), *assumptions]):
                return True
            model = set(solver.get_model())
            refuted.append(
                {cell for cell in position.known if variable(cell, position.solution) not in model}
            )
    return False
