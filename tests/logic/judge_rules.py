"""What the rules of each genre mean, for a SAT solver: the other side of `judges`.

For Sudoku and Kakuro the clauses are made here, from the text of the puzzle and the names of the rules. For
Numberlink they are those of the counts that a name stands for; whether a name stands for something true is
asked of all solutions by brute force, here for each document and in `family_rules` for the rules themselves.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterable, Iterator
from functools import cache, cached_property, lru_cache
from itertools import combinations

from pysat.solvers import Solver

from tests.genres.numberlink.brute_force import solutions as numberlink_solutions
from whygrid.genres.numberlink.facts import closed, drawn
from whygrid.genres.numberlink.flows import flows_of
from whygrid.puzzle import Puzzle

Clauses = Iterable[list[int]]
SYMBOLS = "123456789ABCDEFGHIJKLMNOP"
_FACT = re.compile(r"(.+)(=|≠)(.+)")


class RulesBySat:
    """Rules by name behind switches in one solver; facts are numbered from 1 in the order of `facts`."""

    def __init__(self, facts: Iterable[str]) -> None:
        self.numbers = {fact: number for number, fact in enumerate(facts, 1)}
        self.solver = Solver(name="minisat22")
        self.last = len(self.numbers)
        self.switches: dict[str, int] = {}

    def literal(self, fact: str) -> int:
        found = _FACT.fullmatch(fact)
        assert found is not None, f"the damages write no such fact: {fact}"
        number = self.numbers[f"{found[1]}={found[3]}"]
        return number if found[2] == "=" else -number

    def fresh(self) -> int:
        self.last += 1
        return self.last

    def clauses_of(self, name: str) -> Clauses:
        """What the rule of this name says; KeyError if there is none."""
        raise NotImplementedError

    def impossible(
        self, names: Iterable[str], facts: Iterable[int], not_all: Iterable[Iterable[int]] = ()
    ) -> bool:
        """Whether these facts can't hold by these rules, where also some facts do not all hold."""
        switches = [self._switch(name) for name in names]
        for group in not_all:
            switches.append(self.fresh())
            self.solver.add_clause([-switches[-1], *(-literal for literal in group)])
        return not self.solver.solve(assumptions=[*switches, *facts])

    def _switch(self, name: str) -> int:
        if name not in self.switches:
            clauses = list(self.clauses_of(name))
            self.switches[name] = switch = self.fresh()
            for clause in clauses:
                self.solver.add_clause([-switch, *clause])
        return self.switches[name]

    def one_of(self, literals: list[int]) -> Clauses:
        yield literals
        yield from self.few_of(literals)

    def few_of(self, literals: list[int]) -> Clauses:
        yield from ([-one, -two] for one, two in combinations(literals, 2))


class SudokuRules(RulesBySat):
    """Sudoku of a size."""

    def __init__(self, size: int) -> None:
        cells = [f"r{r}c{c}" for r in range(1, size + 1) for c in range(1, size + 1)]
        super().__init__(f"{cell}={digit}" for cell in cells for digit in SYMBOLS[:size])
        self.size = size
        height = {4: 2, 6: 2, 8: 2, 9: 3}[size]
        width = size // height
        self.houses = {
            **{f"row {i + 1}": cells[i * size : (i + 1) * size] for i in range(size)},
            **{f"column {i + 1}": cells[i::size] for i in range(size)},
        }
        for i in range(size):
            top, left = i // height * height, i % height * width
            box = [(top + r) * size + left + c for r in range(height) for c in range(width)]
            self.houses[f"box {i + 1}"] = [cells[place] for place in box]
        self.names = [*self.houses, *(f"cell {cell}" for cell in cells)]

    def clauses_of(self, name: str) -> Clauses:
        digits = SYMBOLS[: self.size]
        if name.startswith("cell "):
            yield from self.one_of([self.numbers[f"{name[5:]}={digit}"] for digit in digits])
            return
        for digit in digits:
            yield from self.one_of([self.numbers[f"{cell}={digit}"] for cell in self.houses[name]])


sudoku_rules = cache(SudokuRules)

WITHOUT_CLUE = " without its clue"


class KakuroRules(RulesBySat):
    """The rules of one Kakuro; a run `without its clue` only holds different digits."""

    def __init__(self, text: str) -> None:
        rows = [line.split() for line in text.splitlines()]
        white = [(r, c) for r, row in enumerate(rows) for c, entry in enumerate(row) if "\\" not in entry]
        super().__init__(f"r{r + 1}c{c + 1}={digit}" for r, c in white for digit in range(1, 10))
        self.houses: dict[str, list[str]] = {}
        self.totals: dict[str, int | None] = {}
        for across in (True, False):
            lines = rows if across else [list(column) for column in zip(*rows, strict=True)]
            for number, line in enumerate(lines):
                self._add_runs(number, line, across)
        self.clues = {self._clue_name(run): run for run, total in self.totals.items() if total is not None}
        self.names = [*self.houses, *(f"cell r{r + 1}c{c + 1}" for r, c in white)]
        self.names += [f"sum of {run}" for run, total in self.totals.items() if total is not None]

    def _add_runs(self, number: int, line: list[str], across: bool) -> None:
        total, start = None, 0
        for place, entry in enumerate([*line, "\\"]):
            if "\\" not in entry:
                continue
            if place > start or total is not None:
                spots = [(number, i) if across else (i, number) for i in range(start, max(place, start + 1))]
                cells = [f"r{r + 1}c{c + 1}" for r, c in spots]
                run = f"run {cells[0]} {'across' if across else 'down'}"
                self.houses[run] = cells if place > start else []
                self.totals[run] = total
            clue = entry.partition("\\")[2 if across else 0]
            total, start = int(clue) if clue else None, place + 1

    def _clue_name(self, run: str) -> str:
        cells, way = self.houses[run], run.split()[-1]
        where = f"in {cells[0]}–{cells[-1]}" if len(cells) > 1 else f"in {cells[0]}" if cells else ""
        return f"the {self.totals[run]} {way} {where}" if cells else f"the {self.totals[run]} {way} before"

    def clauses_of(self, name: str) -> Clauses:
        if name.startswith("cell "):
            yield from self.one_of([self.numbers[f"{name[5:]}={digit}"] for digit in range(1, 10)])
            return
        run = name.removesuffix(WITHOUT_CLUE).removeprefix("sum of ")
        cells, total = self.houses[run], self.totals[run]
        places = {digit: [self.numbers[f"{cell}={digit}"] for cell in cells] for digit in range(1, 10)}
        if name.endswith(WITHOUT_CLUE) or (total is None and not name.startswith("sum of ")):
            for where in places.values():
                yield from self.few_of(where)
            if len(cells) > 9:
                yield []
            return
        assert total is not None, f"{run} has no clue"
        if name.startswith("sum of "):
            yield from self._adding_up([(lit, d) for d, where in places.items() for lit in where], total)
            return
        fitting = [some for some in combinations(range(1, 10), len(cells)) if sum(some) == total]
        chosen = [self.fresh() for _ in fitting]
        yield chosen
        for where in places.values():
            yield from self.few_of(where)
        for variable, digits in zip(chosen, fitting, strict=True):
            for digit, where in places.items():
                if digit in digits:
                    yield [-variable, *where]
                else:
                    yield from ([-variable, -literal] for literal in where)

    def _adding_up(self, terms: list[tuple[int, int]], total: int) -> Clauses:
        """That these weights come to the total: for each sum so far a variable, from term to term."""
        so_far = {0: self.fresh()}
        yield [so_far[0]]
        for literal, weight in terms:
            after: dict[int, int] = {}
            for reached, variable in so_far.items():
                for more, side in ((0, literal), (weight, -literal)):
                    if reached + more <= total:
                        then = after.setdefault(reached + more, self.fresh())
                        yield [-variable, side, then]
                    else:
                        yield [-variable, side]
            so_far = after
        for reached, variable in so_far.items():
            if reached != total:
                yield [-variable]


class NumberlinkRules(RulesBySat):
    """The rules of one Numberlink, by the counts that their names stand for."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.rules = puzzle.rules
        super().__init__(map(str, (*self.rules.facts, *self.rules.auxiliaries)))
        self.names = list(self.rules.rules)
        self.layout = puzzle.board.layout
        self.flows = flows_of(self.layout)
        self.givens = set(puzzle.givens)

    def clauses_of(self, name: str) -> Clauses:
        for literals, low, high in self.rules.rule(name).counts:
            yield from self._at_most(list(literals), high)
            yield from self._at_most([-literal for literal in literals], len(literals) - low)

    def _at_most(self, literals: list[int], bound: int) -> Clauses:
        """A counter: variables for "at least so many of those up to here"."""
        if bound < 0:
            yield []
            return
        before: list[int] = []
        for literal in literals:
            now = [self.fresh() for _ in range(min(len(before), bound) + 1)]
            yield [-literal, now[0]]
            for reached, variable in enumerate(before):
                yield [-variable, now[reached]]
                if reached + 1 < len(now):
                    yield [-variable, -literal, now[reached + 1]]
            if len(now) > bound:
                yield [-now[bound]]
                now.pop()
            before = now

    @cached_property
    def solutions(self) -> list[frozenset[int]]:
        """All solutions, by brute force."""
        found = []
        for lines in numberlink_solutions(self.layout):
            facts = frozenset(
                drawn(edge) if frozenset(pair) in lines else closed(edge)
                for edge, pair in enumerate(self.layout.edges)
            )
            if facts >= self.givens:
                found.append(facts)
        return found

    def true_everywhere(self, premises: Collection[int], conclusions: Collection[int]) -> bool:
        """Whether no solution has these premises, and not all of these conclusions."""
        last = len(self.rules.facts)
        if any(abs(literal) > last for literal in (*premises, *conclusions)):
            return True  # brute force knows nothing of auxiliary facts
        for solution in self.solutions:
            if all((lit in solution) if lit > 0 else (-lit not in solution) for lit in premises):
                held = [(lit in solution) if lit > 0 else (-lit not in solution) for lit in conclusions]
                if not held or not all(held):
                    return False
        return True


def same_digits(houses: Iterable[Collection[str]], out: list[str], into: list[str]) -> bool:
    """Whether other digits in the same cells leave every house the digits that it had."""
    before, after = (dict(fact.split("=") for fact in side) for side in (out, into))
    if len(before) != len(out) or len(after) != len(into) or before.keys() != after.keys():
        return False
    if not before or any(before[cell] == after[cell] for cell in before):
        return False
    return all(
        Counter(before[cell] for cell in house if cell in before)
        == Counter(after[cell] for cell in house if cell in after)
        for house in houses
    )


kakuro_rules = lru_cache(200)(KakuroRules)


@lru_cache(200)
def numberlink_rules(text: str) -> NumberlinkRules:
    """The rules of the Numberlink of this text."""
    return NumberlinkRules(Puzzle.parse(text, "numberlink"))


def placed_digits(text: str, genre: str) -> Iterator[str]:
    """The facts that the text of a Sudoku or Kakuro gives."""
    if genre == "sudoku":
        size = {16: 4, 36: 6, 64: 8, 81: 9}[len(text)]
        rows = [list(text[i * size : (i + 1) * size]) for i in range(size)]
    else:
        rows = [line.split() for line in text.splitlines()]
    for r, row in enumerate(rows, 1):
        yield from (f"r{r}c{c}={digit}" for c, digit in enumerate(row, 1) if digit.isalnum())
