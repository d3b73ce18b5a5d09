"""All fillings of a Binairo, from the words of its rules."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product


def fillings(rows: int, columns: int, alike: bool) -> Iterator[tuple[int, ...]]:
    """Every filling by the digits 0 and 1; `alike` says that two lines may be the same."""
    lines = [line for line in product((0, 1), repeat=columns) if is_line(line)]

    def onward(above: list[tuple[int, ...]]) -> Iterator[tuple[int, ...]]:
        if any(column[-3:] in ((0, 0, 0), (1, 1, 1)) for column in zip(*above, strict=True)):
            return
        if len(above) < rows:
            for line in lines:
                if alike or line not in above:
                    yield from onward([*above, line])
            return
        across = list(zip(*above, strict=True))
        if all(map(is_line, across)) and (alike or len(set(across)) == len(across)):
            yield tuple(digit for line in above for digit in line)

    yield from onward([])


def is_line(line: Sequence[int]) -> bool:
    """Whether half of a line is 1, and no three neighbours are alike."""
    threes = zip(line, line[1:], line[2:], strict=False)
    return 2 * sum(line) == len(line) and not any(len(set(three)) == 1 for three in threes)
