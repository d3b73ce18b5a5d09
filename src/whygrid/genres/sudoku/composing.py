"""New variants: a random filling of the board, constraints that it keeps, and as few givens as needed."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from itertools import chain, combinations

from whygrid.budget import Budget
from whygrid.errors import UsageError
from whygrid.generator import News
from whygrid.genres.sudoku.constraints import kind_of
from whygrid.genres.sudoku.constraints.constraint import Constraint
from whygrid.genres.sudoku.formats.variant_lines import usual_shape
from whygrid.genres.sudoku.jigsaw import random_regions
from whygrid.genres.sudoku.model import Shape, Sudoku, variant
from whygrid.genres.sudoku.rules import rules_of
from whygrid.sat.oracle import Oracle
from whygrid.voice.message import message

EVERYWHERE = {
    "diagonal": "diagonal",
    "windoku": "window",
    "disjoint": "disjoint",
    "anti-knight": "anti-knight",
    "anti-king": "anti-king",
    "non-consecutive": "non-consecutive",
}
"""Variants that are the same on every board, by the word of their constraint."""
ATTEMPTS = 40
"""So many regions are tried, or so many ways to begin: most have fillings."""
LONGEST = 6
"""So many cells has a line or an arrow at most."""
LONGEST_CAGE = 5

Digits = tuple[int, ...]
Find = Callable[[Shape, Digits, random.Random], Iterator[Constraint]]


def compose(
    wanted: Sequence[str],
    size: int,
    rng: random.Random,
    budget: Budget | None = None,
    news: News[Sudoku] = lambda puzzle, words: None,
) -> Sudoku:
    """A puzzle with one solution of all these variants at once.

    >>> compose(["diagonal"], 4, random.Random(1)) == compose(["diagonal"], 4, random.Random(1))
    True
    """
    budget = budget or Budget()
    for _ in range(ATTEMPTS):
        board, digits = _filling(wanted, size, rng, budget)
        printed = [list(PLACED[name](board, digits, rng)) for name in wanted if name in PLACED]
        if all(printed):  # else the filling has no room for one of them
            board = variant(board, chain.from_iterable(printed))
            return _with_few_givens(board, digits, rng, budget, news)
    raise _no_such_board(wanted, size)


def _filling(wanted: Sequence[str], size: int, rng: random.Random, budget: Budget) -> tuple[Shape, Digits]:
    """A board with the constraints that hold everywhere, and a filling that keeps them."""
    for _ in range(ATTEMPTS):
        budget.check()
        board = usual_shape(size)
        if "jigsaw" in wanted:
            board = variant(board, (), random_regions(size, rng))
        words = [EVERYWHERE[name] for name in wanted if name in EVERYWHERE]
        everywhere = [list(kind_of(word).read(board, [], [], None)) for word in words]
        if not all(everywhere):  # there is no room for windows, say
            break
        board = variant(board, chain.from_iterable(everywhere))
        digits = random_filling(board, rng, budget)
        if digits is not None:
            return board, digits
        if "jigsaw" not in wanted:  # then the next attempt would be about the same board
            break
    raise _no_such_board(wanted, size)


def _no_such_board(wanted: Sequence[str], size: int) -> UsageError:
    return UsageError(
        message("sudoku/no-such-board", names="+".join(wanted), size=size),
        remedy=message("sudoku/other-size-or-variant"),
    )


def random_filling(board: Shape, rng: random.Random, budget: Budget) -> Digits | None:
    """Digits that keep the rules of a board, or None where there are none; not all are equally likely."""
    n = board.size
    with Oracle(rules_of(board), budget) as oracle:
        oracle.prefer([board.fact(cell, rng.randint(1, n)) for cell in board.cells])
        fixed: list[int] = []
        solution = oracle.solve(fixed)
        for cell in rng.sample(board.cells, min(2 * n, len(board.cells))) if solution else ():
            wish = board.fact(cell, rng.randint(1, n))
            other = oracle.solve([*fixed, wish])
            if other is not None:
                solution = other
                fixed.append(wish)
    if solution is None:
        return None
    return tuple(board.cell_and_digit(fact)[1] for fact in sorted(solution))


def _with_few_givens(
    board: Shape, digits: Digits, rng: random.Random, budget: Budget, news: News[Sudoku]
) -> Sudoku:
    """The puzzle of a filling, with no given that it can do without."""
    # By chance, as what the oracle is told first it blames first: else the givens would crowd at the top.
    left = {cell: board.fact(cell, digits[cell]) for cell in rng.sample(board.cells, len(board.cells))}
    with Oracle(rules_of(board), budget) as oracle:
        oracle.forbid(left.values())  # what is found now is another solution
        for cell in rng.sample(board.cells, len(board.cells)):
            if cell in left:
                rest = [fact for other, fact in left.items() if other != cell]
                if oracle.solve(rest) is None:
                    blamed = set(oracle.blame())
                    left = {other: fact for other, fact in left.items() if fact in blamed and other != cell}
                    news(
                        _puzzle(board, digits, left), str(message("sudoku/clues-not-all-needed", n=len(left)))
                    )
    return _puzzle(board, digits, left)


def _puzzle(board: Shape, digits: Digits, left: dict[int, int]) -> Sudoku:
    return Sudoku(board, tuple(digit if cell in left else 0 for cell, digit in enumerate(digits)))


def _neighbours(board: Shape, cell: int, diagonal: bool = False) -> list[int]:
    n = board.size
    row, column = divmod(cell, n)
    steps = [(0, 1), (1, 0), (0, -1), (-1, 0)] + ([(1, 1), (1, -1), (-1, 1), (-1, -1)] if diagonal else [])
    places = [(row + down, column + across) for down, across in steps]
    return [r * n + c for r, c in places if 0 <= r < n and 0 <= c < n]


def _cages(board: Shape, digits: Digits, rng: random.Random) -> Iterator[Constraint]:
    """Cages that cover the board, of two to five cells; one alone only where no cage beside it has room."""
    free = set(board.cells)
    cages: list[list[int]] = []
    for cell in rng.sample(board.cells, len(board.cells)):
        if cell not in free:
            continue
        cage, wanted = [cell], rng.choice((2, 2, 3, 3, 3, 4, 4, 5))
        while len(cage) < wanted:
            near = {other for one in cage for other in _neighbours(board, one)}
            fitting = sorted(other for other in near & free if _has_room(cage, other, digits))
            if not fitting:
                break
            cage.append(rng.choice(fitting))
            free.discard(cage[-1])
        free.discard(cell)
        cages.append(cage)
    for cage in _without_single_cells(cages, board, digits):
        yield from kind_of("cage").read(board, cage, [], sum(digits[one] for one in cage))


def _without_single_cells(cages: list[list[int]], board: Shape, digits: Digits) -> Iterator[list[int]]:
    """The cages, those of one cell joined to the smallest one beside them that has room."""
    of_cell = {cell: cage for cage in cages for cell in cage}
    for (cell,) in [cage for cage in cages if len(cage) == 1]:
        if len(of_cell[cell]) > 1:  # another one has joined it
            continue
        beside = [of_cell[other] for other in _neighbours(board, cell)]
        with_room = [cage for cage in beside if _has_room(cage, cell, digits)]
        if with_room:
            joined = min(with_room, key=len)
            joined.append(cell)
            of_cell[cell] = joined
    return (cage for cage in cages if of_cell[cage[0]] is cage)


def _has_room(cage: list[int], cell: int, digits: Digits) -> bool:
    return len(cage) < LONGEST_CAGE and cell not in cage and digits[cell] not in {digits[one] for one in cage}


def _walks(
    board: Shape,
    digits: Digits,
    rng: random.Random,
    number: int,
    goes_on: Callable[[list[int], int], bool],
    least: int,
) -> Iterator[list[int]]:
    """Lines of cells that do not cross each other and go on as long as the next cell is allowed."""
    free = set(board.cells)
    made = 0
    for start in rng.sample(board.cells, len(board.cells)):
        if made == number or start not in free:
            continue
        line, longest = [start], rng.randint(least, LONGEST)
        while len(line) < longest:
            steps = [
                other
                for other in _neighbours(board, line[-1], diagonal=True)
                if other in free and other not in line and goes_on(line, other)
            ]
            if not steps:
                break
            line.append(rng.choice(steps))
        if len(line) >= least:
            free.difference_update(line)
            made += 1
            yield line


def _lines(word: str, goes_on: Callable[[Digits, list[int], int, int], bool], least: int = 3) -> Find:
    """Lines of a kind along which the digits so far allow the next."""

    def find(board: Shape, digits: Digits, rng: random.Random) -> Iterator[Constraint]:
        def allowed(line: list[int], other: int) -> bool:
            return goes_on(digits, line, other, board.size)

        for line in _walks(board, digits, rng, board.size, allowed, least):
            yield from kind_of(word).read(board, line, [], None)

    return find


def _arrows(board: Shape, digits: Digits, rng: random.Random) -> Iterator[Constraint]:
    """Arrows along which the digits add up to the circle."""

    def allowed(line: list[int], other: int) -> bool:
        return sum(digits[one] for one in line[1:]) + digits[other] <= digits[line[0]]

    for line in _walks(board, digits, rng, 3 * board.size, allowed, 2):
        for end in range(len(line), 2, -1):
            if sum(digits[one] for one in line[1:end]) == digits[line[0]]:
                yield from kind_of("arrow").read(board, line[:1], line[1:end], None)
                break


def _dots(board: Shape, digits: Digits, rng: random.Random) -> Iterator[Constraint]:
    """Two thirds of the dots that could be there; between 1 and 2 a white one or a black one."""
    for one, two in _sides(board):
        fitting = ["white-dot"] if abs(digits[one] - digits[two]) == 1 else []
        fitting += ["black-dot"] if _is_double(digits[one], digits[two]) else []
        if fitting and rng.random() < 2 / 3:
            yield from kind_of(rng.choice(fitting)).read(board, [one, two], [], None)


def _is_double(one: int, two: int) -> bool:
    return one == 2 * two or two == 2 * one


def _letters(board: Shape, digits: Digits, rng: random.Random) -> Iterator[Constraint]:
    """All X and V that could be there."""
    for one, two in _sides(board):
        if digits[one] + digits[two] in (5, 10):
            yield from kind_of("xv").read(board, [one, two], [], digits[one] + digits[two])


def _sides(board: Shape) -> Iterator[tuple[int, int]]:
    return ((one, two) for one in board.cells for two in _neighbours(board, one) if one < two)


def _parities(board: Shape, digits: Digits, rng: random.Random) -> Iterator[Constraint]:
    """A third of the cells."""
    for cell in rng.sample(board.cells, len(board.cells) // 3):
        yield from kind_of("odd" if digits[cell] % 2 else "even").read(board, [cell], [], None)


def _little_killers(board: Shape, digits: Digits, rng: random.Random) -> Iterator[Constraint]:
    """Diagonals of two cells and more, as many as there are rows."""
    n = board.size
    starts = [(0, c, 1, d) for c in range(n) for d in (1, -1)] + [
        (n - 1, c, -1, d) for c in range(n) for d in (1, -1)
    ]
    ways = []
    for row, column, down, across in starts:
        way = []
        while 0 <= row < n and 0 <= column < n:
            way.append(row * n + column)
            row, column = row + down, column + across
        if len(way) > 1:
            ways.append(way)
    for way in rng.sample(ways, min(n, len(ways))):
        yield from kind_of("little-killer").read(board, way, [], sum(digits[cell] for cell in way))


def _palindromes(board: Shape, digits: Digits, rng: random.Random) -> Iterator[Constraint]:
    """Lines of three to five cells with equal digits at their ends."""
    free = set(board.cells)
    made = 0
    for middle in rng.sample(board.cells, len(board.cells)):
        near = [cell for cell in _neighbours(board, middle, diagonal=True) if cell in free]
        pairs = [(one, two) for one, two in combinations(near, 2) if digits[one] == digits[two]]
        if middle in free and pairs and made < board.size:
            one, two = rng.choice(pairs)
            free.difference_update((one, middle, two))
            made += 1
            yield from kind_of("palindrome").read(board, [one, middle, two], [], None)


def _has_no_gap(digits: Digits, line: list[int], other: int, size: int) -> bool:
    held = [digits[one] for one in line]
    return digits[other] not in held and digits[other] in (min(held) - 1, max(held) + 1)


def _between(board: Shape, digits: Digits, rng: random.Random) -> Iterator[Constraint]:
    """Lines whose inner digits lie between those at the ends."""
    for line in _walks(board, digits, rng, 3 * board.size, lambda line, other: True, 3):
        low, high = sorted((digits[line[0]], digits[line[-1]]))
        if all(low < digits[cell] < high for cell in line[1:-1]):
            yield from kind_of("between").read(board, line, [], None)


PLACED: dict[str, Find] = {
    "killer": _cages,
    "thermo": _lines("thermometer", lambda digits, line, other, size: digits[other] > digits[line[-1]]),
    "arrow": _arrows,
    "kropki": _dots,
    "xv": _letters,
    "even-odd": _parities,
    "little-killer": _little_killers,
    "palindrome": _palindromes,
    "whispers": _lines(
        "whispers", lambda digits, line, other, size: abs(digits[other] - digits[line[-1]]) >= (size + 1) // 2
    ),
    "renban": _lines("renban", _has_no_gap),
    "between": _between,
}
"""Variants whose constraints stand where the filling has room for them."""
