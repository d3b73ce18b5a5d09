"""The text forms of Sudoku. The readers of rarer forms are imported when a text looks like theirs."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from whygrid.genres.sudoku.formats.plain import (
    looks_like_sudoku,
    parse_sudoku,
    write_array,
    write_grid,
    write_line,
    write_raw,
    write_zeros,
)
from whygrid.genres.sudoku.model import Sudoku
from whygrid.lazy import lazy
from whygrid.sheet import Sheet
from whygrid.text import Format, matches, read_only
from whygrid.voice.message import message

_HERE = "whygrid.genres.sudoku.formats."


def _form(
    name: str,
    title: str,
    accepts: Any,
    reader: tuple[str, str],
    writer: str | None,
    *keeps: str,
    sheets: bool = True,
    variants: bool = False,
) -> Format[Sudoku]:
    """A form whose functions live in a module of this package.

    `sheets` says that they take whole sheets, `variants` that they know other boards than plain ones.
    """
    module = _HERE + reader[0]
    parse = _reader(module, reader[1])
    write = read_only(title) if writer is None else lazy(module, writer)
    if not variants:
        write = _only_plain(title, write)
    if not sheets:
        return Format(name, title, accepts, parse, write, written=writer is not None)
    return Format(
        name,
        title,
        accepts,
        lambda text: lazy(_HERE + "digits", "flat")(parse(text)),
        lambda puzzle: write(Sheet(puzzle)),
        parse,
        write,
        keeps,
        writer is not None,
    )


_reader = cache(lazy)
"""One for each reader, so that forms which share it can be told to do so."""


def _only_plain(title: str, write: Callable[[Any], str]) -> Callable[[Any], str]:
    """The writer, which refuses by its name what makes a board a variant."""

    def only_plain(written: Sudoku | Sheet[Sudoku]) -> str:
        board = written.board.shape if isinstance(written, Sheet) else written.shape
        if not board.plain:
            from whygrid.genres.sudoku.constraints import refuse_variant

            refuse_variant(board, title)
        return write(written)

    return only_plain


_CAVEAT = message("sudoku/candidates-do-not-tell-givens")
_ENTRIES, _CENTRE = "entries", "centre"
_OF_SETTERS = matches(
    r"https?://(www\.)?f-puzzles\.com|https?://(sudokupad\.app|app\.crackingthecryptic\.com)|scf\w|fpuz|scl|ctc|\{[^<]*[\"'](grid|cells)[\"']"
)
_OF_WIKI = matches(r"https?://(www\.)?(sudokuwiki|sudokuexchange)\.")

FORMATS: tuple[Format[Sudoku], ...] = (
    Format("line", "all cells in a line", looks_like_sudoku, parse_sudoku, write_line),
    Format("zeros", "all cells in a line, empty ones as zeros", looks_like_sudoku, parse_sudoku, write_zeros),
    Format("grid", "a framed grid", looks_like_sudoku, parse_sudoku, write_grid),
    Format("raw", "a line for each row", looks_like_sudoku, parse_sudoku, write_raw),
    Format("array", "a list of lists of numbers", looks_like_sudoku, parse_sudoku, write_array),
    _form(
        "pencilmarks", "a grid of candidates", lazy(_HERE + "candidates", "looks_like_marks"),
        ("candidates", "parse_marks"), "write_marks", _ENTRIES, _CENTRE,
    )._replace(caveat=_CAVEAT),
    _form(
        "729", "729 characters, nine for each cell", lazy(_HERE + "candidates", "looks_like_729"),
        ("candidates", "parse_729"), "write_729", _ENTRIES, _CENTRE,
    )._replace(caveat=_CAVEAT),
    _form(
        "hodoku", "a line of HoDoKu's library", matches(r":[^:\n]*:[^:\n]*:[^:\n]{81}"),
        ("hodoku", "parse_library"), "write_library", _ENTRIES, _CENTRE,
    ),
    _form(
        "sdk", "a file of SadMan Sudoku", matches(r"#[A-Z]|\[(Puzzle|State)\]"),
        ("files", "parse_sdk"), "write_sdk", _ENTRIES, _CENTRE, "colours", "info",
    ),
    _form(
        "sdx", "a file of SudoCue", lazy(_HERE + "candidates", "looks_like_sdx"),
        ("candidates", "parse_sdx"), None, _ENTRIES, _CENTRE,
    ),
    _form(
        "janko", "a page of janko.at", lazy(_HERE + "janko", "looks_like_page"),
        ("janko", "parse_page"), None, "info",
    )._replace(split=lazy("whygrid.text.janko", "split_janko")),
    _form(
        "opensudoku", "a file of OpenSudoku", matches(r"<\?xml|<opensudoku|(?i:<!(?!doctype html))"),
        ("opensudoku", "parse_opensudoku"), "write_opensudoku", _ENTRIES, _CENTRE, "info",
    )._replace(
        split=lazy(_HERE + "opensudoku", "split_opensudoku"),
        join=lazy(_HERE + "opensudoku", "join_opensudoku"),
    ),
    _form(
        "cudoku", "a game of Cudoku", lazy(_HERE + "files", "looks_like_cudoku"),
        ("files", "parse_cudoku"), "write_cudoku", _ENTRIES, "origins",
    )._replace(split=lambda text: [(0, text)]),  # its lines are cells, however they look
    _form(
        "fpuzzles", "a link to f-puzzles", _OF_SETTERS,
        ("setters", "parse_setter_link"), "write_fpuzzles", _ENTRIES, _CENTRE, "corner", "colours", "info",
        variants=True,
    ),
    _form(
        "sudokupad", "a link to SudokuPad", _OF_SETTERS,
        ("setters", "parse_setter_link"), "write_sudokupad", _ENTRIES, _CENTRE, "corner", "colours", "info",
        variants=True,
    ),
    _form(
        "scf", "a short link to SudokuPad", _OF_SETTERS,
        ("setters", "parse_short"), "write_classic", sheets=False,
    ),
    _form(
        "puzzlink", "a link to puzz.link", lazy(_HERE + "links", "looks_like_link"),
        ("links", "parse_link"), "write_link", sheets=False,
    ),
    _form(
        "pzprv3", "a file of puzz.link", lazy(_HERE + "links", "looks_like_pzprv3"),
        ("links", "parse_pzprv3"), "write_pzprv3", _ENTRIES, _CENTRE,
    )._replace(split=lazy("whygrid.text.puzzlink", "split_files")),
    _form(
        "sudokuwiki", "a link to SudokuWiki", _OF_WIKI,
        ("links", "parse_wiki"), "write_wiki", sheets=False,
    ),
    _form(
        "sudokuexchange", "a link to SudokuExchange", _OF_WIKI,
        ("links", "parse_wiki"), "write_exchange", sheets=False,
    ),
    _form(
        "penpa", "a link to Penpa", lazy(_HERE + "penpa", "looks_like_sudoku_link"),
        ("penpa", "parse_penpa"), "write_sudoku", _ENTRIES, _CENTRE, "corner", "colours", "info",
        variants=True,
    ),
    _form(
        "solo", "a game id of Simon Tatham's Solo", matches(r"\d{1,2}(x\d{1,2}|j)(?!u)[a-z0-9]*[:#]"),
        ("links", "parse_solo"), "write_solo", sheets=False,
    ),
    _form(
        "websudoku", "a page of Web Sudoku", matches(r"<[\s\S]*puzzle_grid"),
        ("pages", "parse_page"), None, sheets=False,
    ),
    _form(
        "table", "a line of a table", lazy(_HERE + "files", "looks_like_row"),
        ("files", "parse_row"), None, sheets=False,
    )._replace(caveat=message("sudoku/other-fields-are-left-out")),
)  # fmt: skip
