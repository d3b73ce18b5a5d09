"""Natural lists: sets of cells that suggest themselves on an empty board, such as all houses."""

from __future__ import annotations

from contextlib import suppress
from itertools import islice
from typing import Any

from whygrid.engine.hitting import numbers
from whygrid.engine.values import mask_of
from whygrid.errors import UsageError
from whygrid.genre import Listing
from whygrid.puzzle import Puzzle
from whygrid.records import NamedTuple
from whygrid.registry import genre, genre_names
from whygrid.service.lists.text import PositionList
from whygrid.voice.message import message

FIRST = 1000
"""So many sets of a kind show how large they are; a larger one would be cut."""


class Kind(NamedTuple):
    """Sets that suggest themselves on a board: how many there are, and how many cells the largest has."""

    name: str
    words: str
    length: int
    k: int


def kinds(size: int = 9, genre_name: str | None = None) -> list[Kind]:
    """The natural lists for a board with so many rows.

    >>> [kind.name for kind in kinds() if kind.k <= 9]
    ['singles', 'houses']
    """
    listing = listing_of(genre_name)
    board = listing.board(size)
    found = []
    for name, kind in listing.kinds.items():
        sets: set[int] = set()
        with suppress(UsageError):  # there may be far too many of a kind
            sets = set(kind.sets(board))
        if sets:
            found.append(Kind(name, str(kind.words), len(sets), largest(sets)))
    return found


def natural(
    k: int,
    kind: str | None = None,
    *,
    size: int = 9,
    length: int | None = None,
    genre_name: str | None = None,
    puzzle: Puzzle | None = None,
) -> PositionList:
    """The list of all sets of a kind; without a name, of the kind with the largest sets that k cells hold.

    size      how many rows the board has; a puzzle stands for a board like its own

    Sets of more than k cells are cut: into all runs of k cells, in the order of the board, going round.
    Where only so many sets are wanted, they are spread evenly over the list.

    >>> listed = natural(9)
    >>> len(listed.sets), listed.k, listed.notes[-1]
    (27, 9, 'houses: every row, column and box')
    """
    name = puzzle.genre_name if puzzle else genre_name or _first_genre()
    listing = listing_of(name)
    puzzle = puzzle or Puzzle(name, listing.board(size))
    chosen = kind or largest_fit(listing, puzzle, k)
    whole = sets_of(listing, puzzle, chosen)
    masks = list(dict.fromkeys(run for cells in whole for run in runs(cells, k)))
    words = f"{chosen}: {listing.kinds[chosen].words}"
    if largest(whole) > k:
        words += f", cut into runs of {k} cells"
    if length is not None and length < len(masks):
        words += f"; {length} of {len(masks)} sets, spread evenly"
        masks = [masks[number * len(masks) // length] for number in range(length)]
    return PositionList.of_masks(puzzle, masks, [headline(puzzle, masks), words])


def headline(puzzle: Puzzle, masks: list[int]) -> str:
    """What every list says of itself."""
    sets = "1 set" if len(masks) == 1 else f"{len(masks)} sets"
    cells = len(dict.fromkeys(fact.subject for fact in puzzle.rules.facts))
    return f"{sets} of at most {largest(masks)} of {cells} cells, made before any puzzle is known"


def listing_of(genre_name: str | None) -> Listing[Any]:
    """How lists are made for a genre; for the first one that knows how if none is named."""
    listing = genre(genre_name or _first_genre()).listing
    if listing is None:
        raise UsageError(
            message("service/nobody-knows-how-to-make-lists", genre=str(genre_name)),
            remedy=message("service/there-is", name=_first_genre()),
        )
    return listing()


def sets_of(listing: Listing[Any], puzzle: Puzzle, kind: str) -> list[int]:
    """The sets of a kind on a board, each once."""
    if kind not in listing.kinds:
        raise UsageError(
            message("service/there-are-no-natural-lists", kind=repr(kind)),
            remedy=message("service/there-are", names=", ".join(listing.kinds)),
        )
    sets = list(dict.fromkeys(listing.kinds[kind].sets(puzzle.board)))
    if not sets:
        raise UsageError(
            message("service/no-such-kind-on-board", kind=kind),
            remedy=message("service/choose-another-kind"),
        )
    return sets


def largest_fit(listing: Listing[Any], puzzle: Puzzle, k: int) -> str:
    """The kind with the largest sets of at most k cells, the last of equals; the first one if none fits."""
    best, most = next(iter(listing.kinds)), 0
    for name, kind in reversed(list(listing.kinds.items())):
        cells = largest(set(islice(kind.sets(puzzle.board), FIRST)))
        if most < cells <= k:
            best, most = name, cells
    return best


def largest(masks: list[int] | set[int]) -> int:
    """How many cells the largest set has."""
    return max(map(int.bit_count, masks), default=0)


def runs(cells: int, k: int) -> list[int]:
    """All runs of k cells of a set in the order of the board, going round; a small set as it is."""
    if cells.bit_count() <= k:
        return [cells]
    places = numbers(cells)
    return [mask_of((places + places)[start : start + k]) for start in range(len(places))]


def _first_genre() -> str:
    return next(name for name in genre_names() if genre(name).listing is not None)
