"""Variants solved the slow way: digits are tried cell by cell, and full constraints are looked at.

It reads the lines of our text form by itself and shares no code with the package: both can't err alike.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import combinations, pairwise

Digits = list[int]
Check = Callable[[Digits], bool]
BOXES = {4: (2, 2), 6: (2, 3), 8: (2, 4), 9: (3, 3), 12: (3, 4), 16: (4, 4)}


class Board:
    """The givens, and what has to hold for which cells once these are full."""

    def __init__(self, text: str) -> None:
        *lines, cells = text.strip().splitlines()
        self.size = n = round(len(cells) ** 0.5)
        self.givens = ["123456789ABCDEFG".find(symbol) + 1 for symbol in cells]
        self.checks: list[tuple[tuple[int, ...], Check]] = []
        self.different: list[tuple[int, ...]] = []
        self.sums: list[tuple[tuple[int, ...], int]] = []
        self.arrows: list[tuple[tuple[int, ...], tuple[int, ...]]] = []
        regions = next((line.split()[1] for line in lines if line.startswith("regions")), None)
        self.boxes = self._boxes() if regions is None else self._regions(regions)
        for i in range(n):
            self.different += [tuple(range(i * n, i * n + n)), tuple(range(i, n * n, n))]
        self.different += self.boxes
        for line in lines:
            if not line.startswith("regions"):
                self._read(line)

    def _boxes(self) -> list[tuple[int, ...]]:
        n, (height, width) = self.size, BOXES[self.size]
        boxes: dict[tuple[int, int], list[int]] = {}
        for cell in range(n * n):
            boxes.setdefault((cell // n // height, cell % n // width), []).append(cell)
        return [tuple(box) for box in boxes.values()]

    @staticmethod
    def _regions(symbols: str) -> list[tuple[int, ...]]:
        return [tuple(i for i, one in enumerate(symbols) if one == symbol) for symbol in sorted(set(symbols))]

    def _read(self, line: str) -> None:
        n, word = self.size, line.split()[0]
        left, _, right = line.partition("=")
        first, second = (
            [self._cell(name) for name in re.findall(r"r\d+c\d+", part)] for part in (left, right)
        )
        number = {"X": 10, "V": 5}.get(right.strip()) or next(
            map(int, re.findall(r"(?<![rc\d])\d+", right)), None
        )
        cells = tuple(first + second)

        def each(check: Check, *where: int) -> None:
            self.checks.append((where or cells, check))

        def chosen(groups: list[tuple[int, ...]]) -> list[tuple[int, ...]]:
            """All of them, or the one that is named by its number."""
            return [groups[int(one) - 1] for one in line.split()[1:]] or groups

        def near(steps: list[tuple[int, int]], fits: Callable[[int, int], bool]) -> None:
            for cell in range(n * n):
                for down, across in steps:
                    row, column = cell // n + down, cell % n + across
                    if 0 <= row < n and 0 <= column < n:
                        each(lambda d: fits(d[0], d[1]), cell, row * n + column)

        match word:
            case "diagonals" | "diagonal":
                falling, rising = range(0, n * n, n + 1), range(n - 1, n * n - 1, n - 1)
                self.different += chosen([tuple(falling), tuple(rising)])
            case "windows" | "window":
                height, width = BOXES[n]
                self.different += chosen(
                    [
                        tuple((t + r) * n + left + c for r in range(height) for c in range(width))
                        for t in range(1, n - height, height + 1)
                        for left in range(1, n - width, width + 1)
                    ]
                )
            case "disjoint-groups" | "disjoint":
                self.different += chosen([tuple(box[i] for box in self.boxes) for i in range(n)])
            case "group":
                self.different.append(cells)
            case "anti-knight":
                near([(1, 2), (2, 1), (1, -2), (2, -1)], lambda a, b: a != b)
            case "anti-king":
                near([(1, 1), (1, -1)], lambda a, b: a != b)
            case "non-consecutive":
                near([(0, 1), (1, 0)], lambda a, b: abs(a - b) != 1)
            case "even" | "odd":
                each(lambda d: d[0] % 2 == (word == "odd"))
            case "cage":
                self.different.append(cells)
                if number is not None:
                    self.sums.append((cells, number))
            case "thermometer":
                for one, two in pairwise(cells):
                    each(lambda d: d[0] < d[1], one, two)
            case "arrow":
                self.arrows.append((tuple(first), tuple(second)))
            case "white-dot":
                each(lambda d: abs(d[0] - d[1]) == (number or 1))
            case "black-dot":
                each(lambda d: max(d) == (number or 2) * min(d))
            case "xv" | "little-killer":
                assert number is not None
                self.sums.append((cells, number))
            case "palindrome":
                for one, two in zip(cells, cells[::-1], strict=True):
                    if one < two:
                        each(lambda d: d[0] == d[1], one, two)
            case "whispers":
                for one, two in pairwise(cells):
                    each(lambda d: abs(d[0] - d[1]) >= (number or (n + 1) // 2), one, two)
            case "renban":
                self.different.append(cells)
                for one, two in combinations(cells, 2):
                    each(lambda d: abs(d[0] - d[1]) < len(cells), one, two)
            case "between":
                for inner in cells[1:-1]:
                    each(lambda d: min(d[0], d[2]) < d[1] < max(d[0], d[2]), cells[0], inner, cells[-1])
            case _:
                raise AssertionError(f"brute force does not know {line!r}")

    def _cell(self, name: str) -> int:
        row, column = name[1:].split("c")
        return (int(row) - 1) * self.size + int(column) - 1


def add_up(circle: int) -> Check:
    """Whether what is behind so many digits adds up to the number that these make."""
    return lambda d: int("".join(map(str, d[:circle]))) == sum(d[circle:])


def solutions(text: str, limit: int) -> list[tuple[int, ...]]:
    """The first solutions of a board, up to a limit."""
    board = Board(text)
    n = board.size
    apart: list[set[int]] = [set() for _ in range(n * n)]
    for group in board.different:
        for one, two in combinations(group, 2):
            apart[one].add(two)
            apart[two].add(one)
    of_cell: list[list[tuple[tuple[int, ...], Check]]] = [[] for _ in range(n * n)]
    arrows = [((*circle, *shaft), add_up(len(circle))) for circle, shaft in board.arrows]
    for cells, check in [*board.checks, *arrows]:
        for cell in set(cells):
            of_cell[cell].append((cells, check))
    sums_of: list[list[tuple[tuple[int, ...], int]]] = [[] for _ in range(n * n)]
    for cells, total in board.sums:
        for cell in cells:
            sums_of[cell].append((cells, total))
    digits = [0] * (n * n)
    found: list[tuple[int, ...]] = []

    def allowed(cell: int, digit: int) -> bool:
        if any(digits[other] == digit for other in apart[cell]):
            return False
        digits[cell] = digit
        kept = all(
            check([digits[one] for one in cells])
            for cells, check in of_cell[cell]
            if all(digits[one] for one in cells)
        ) and all(may_become([digits[one] for one in cells], total) for cells, total in sums_of[cell])
        digits[cell] = 0
        return kept

    def may_become(held: list[int], total: int) -> bool:
        empty = held.count(0)
        return sum(held) + empty <= total <= sum(held) + empty * n

    def go_on() -> None:
        best: tuple[int, list[int]] | None = None
        for cell in range(n * n):
            if not digits[cell]:
                options = [digit for digit in range(1, n + 1) if allowed(cell, digit)]
                if best is None or len(options) < len(best[1]):
                    best = cell, options
                    if len(options) < 2:
                        break
        if best is None:
            found.append(tuple(digits))
            return
        for digit in best[1]:
            digits[best[0]] = digit
            go_on()
            digits[best[0]] = 0
            if len(found) >= limit:
                return

    for cell, digit in enumerate(board.givens):
        if digit:
            if not allowed(cell, digit):
                return []
            digits[cell] = digit
    go_on()
    return found
