"""Numberlink as a link of puzz.link.

There, `numlin` is the game in which cells may stay empty, and `arukone` the one in which they may not, unless
its link has the flag e. A link gives columns before rows, then the cells: a number in hexadecimal, -xx with
two digits, +xxx with three, and letters from g on for 1 to 20 free cells.
"""

from __future__ import annotations

from whygrid.errors import PuzzleError
from whygrid.genres.numberlink.model import Board, board_of
from whygrid.text.puzzlink import (
    UNKNOWN,
    file_genre,
    link_body,
    parse_numbers,
    parse_parts,
    write_numbers,
)
from whygrid.voice.message import message

NUMBER_LIMIT = 4095
HOW = message("numberlink/how-links-look")


def looks_like_link(text: str) -> bool:
    """Whether this is a link to a Numberlink, or what stands behind its question mark."""
    return link_body(text).startswith(("numlin", "arukone"))


def parse_link(text: str) -> Board:
    """The board of a link."""
    link = parse_parts(text)
    numbers = parse_numbers(link.body, link.rows * link.columns)
    if UNKNOWN in numbers:
        raise PuzzleError(message("numberlink/end-without-number"), remedy=HOW)
    labels = ["" if number is None else str(number) for number in numbers]
    cover = link.genre == "arukone" and "e" not in link.flags
    return board_of(
        [labels[start : start + link.columns] for start in range(0, len(labels), link.columns)], cover
    )


def write_link(board: Board) -> str:
    """The board as a link."""
    layout = board.layout
    if not board.blank:
        raise PuzzleError(
            message("numberlink/link-has-no-lines"), remedy=message("numberlink/write-text-form")
        )
    body = write_numbers(number_of(label) if label else None for label in layout.ends)
    game = "arukone" if layout.cover else "numlin"
    return f"https://puzz.link/p?{game}/{layout.columns}/{layout.rows}/{body}"


def number_of(label: str) -> int:
    """The number of a label, where puzz.link has one like it."""
    if not label.isdecimal() or not label.isascii() or int(label) > NUMBER_LIMIT or str(int(label)) != label:
        raise PuzzleError(
            message("numberlink/form-has-no-label", label=repr(label)),
            remedy=message("numberlink/write-text-form"),
        )
    return int(label)


def looks_like_pzprv3(text: str) -> bool:
    """Whether this is a Numberlink in a file of puzz.link."""
    return file_genre(text) in ("numlin", "arukone")
