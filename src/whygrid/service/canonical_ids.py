"""Ids of puzzles that all twins share: the same in every version, on every machine.

    id     the first 128 bits of SHA-256 over "whygrid canonical 1", the genre's name and the canonical form,
           each ended by a line feed; in hexadecimal digits
    id64   the first 64 of these bits, as a number

Genres without a canonical form have the puzzle itself for one, so that there only equal puzzles share an id.
"""

from __future__ import annotations

import hashlib

from whygrid.puzzle import Puzzle
from whygrid.records import NamedTuple


class Identity(NamedTuple):
    """Which puzzle it is, whatever its dress."""

    genre: str
    canonical: str

    @property
    def id(self) -> str:
        """128 bits, as 32 hexadecimal digits."""
        return self.digest().hex()

    @property
    def id64(self) -> int:
        """The first 64 of them, as a number."""
        return int.from_bytes(self.digest()[:8], "big")

    def digest(self) -> bytes:
        """128 bits."""
        text = f"whygrid canonical 1\n{self.genre}\n{self.canonical}\n"
        return hashlib.sha256(text.encode()).digest()[:16]


def identity(puzzle: Puzzle) -> Identity:
    """The identity of a puzzle.

    >>> one, twin = Puzzle.parse("1" + "." * 80, "sudoku"), Puzzle.parse("." * 80 + "7", "sudoku")
    >>> identity(one) == identity(twin), identity(one).id
    (True, 'c39832c91e7a75102b91a4f0270a4834')
    """
    genre = puzzle.genre
    return Identity(genre.name, genre.write(genre.canonical(puzzle.board)))
