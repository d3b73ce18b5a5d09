"""Strong links: houses that have just two places left for a digit, so that it is in one or the other."""

from __future__ import annotations

from collections.abc import Iterator

from whygrid.genres.sudoku.marks import Marks
from whygrid.genres.sudoku.toolbox.few_digits import pairs_of_places

Links = dict[int, list[tuple[int, int]]]
"""For each cell the cells it is linked to, each with the house that has no third place."""

Path = tuple[tuple[int, ...], tuple[int, ...]]
"""The cells on a way along links, and the houses of these links."""


def strong_links(state: Marks, digit: int) -> Links:
    """All strong links of a digit, each noted at both its ends."""
    links: Links = {}
    for house, one, other in pairs_of_places(state, digit):
        links.setdefault(one, []).append((other, house))
        links.setdefault(other, []).append((one, house))
    return links


def two_colours(links: Links) -> Iterator[tuple[int, int]]:
    """For everything that hangs together its cells in two colours that alternate, as masks over the cells."""
    seen = 0
    for start in links:
        if seen >> start & 1:
            continue
        colours, queue, alternate = [1 << start, 0], [(start, 0)], True
        while queue:
            cell, colour = queue.pop()
            for other, _ in links[cell]:
                alternate &= not colours[colour] >> other & 1
                if not (colours[0] | colours[1]) >> other & 1:
                    colours[1 - colour] |= 1 << other
                    queue.append((other, 1 - colour))
        seen |= colours[0] | colours[1]
        if alternate:  # otherwise the position is impossible, and colours mean nothing
            yield colours[0], colours[1]


def shortest_paths(links: Links, start: int, end: int) -> list[Path]:
    """All shortest ways from cell to cell: to pick one would make it depend on the order of cells."""
    paths: list[Path] = [((start,), ())]
    seen = {start}
    while paths and not any(cells[-1] == end for cells, _ in paths):
        paths = [
            ((*cells, cell), (*houses, house))
            for cells, houses in paths
            for cell, house in links[cells[-1]]
            if cell not in seen
        ]
        seen.update(cells[-1] for cells, _ in paths)
    return [path for path in paths if path[0][-1] == end]
