"""Files of OpenSudoku: XML with one game or many, each of which may be under way."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING

from whygrid.errors import PuzzleError
from whygrid.genres.sudoku.formats.digits import CLASSIC, digits_of, need_classic, sheet_of
from whygrid.genres.sudoku.model import Sudoku
from whygrid.sheet import Sheet
from whygrid.voice.message import message

if TYPE_CHECKING:
    from xml.etree.ElementTree import Element

_NEWLINES = {"\n": "&#10;", "\r": "&#13;", "\t": "&#9;"}


def escaped(text: str) -> str:
    """Text that is safe between tags."""
    from xml.sax.saxutils import escape

    return escape(re.sub("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]", "\ufffd", text))


def parse_opensudoku(text: str) -> Sheet[Sudoku]:
    """The sheet of a file of OpenSudoku with one game."""
    root = _opensudoku(text)
    games = [game for game in root.iter("game") if game.get("data")]
    if not games:
        raise PuzzleError(message("sudoku/no-game-in-this-file"), remedy=message("sudoku/has-game-elements"))
    if len(games) > 1:
        raise PuzzleError(
            message("sudoku/many-games-in-this-file", n=len(games)),
            remedy=message("sudoku/convert-reads-them-all"),
        )
    folder = root.find("folder")
    title = root.findtext("name") or (folder.get("name") if folder is not None else None) or ""
    author = root.findtext("author") or ""
    info = {word: value for word, value in (("title", title), ("author", author)) if value}
    return _opensudoku_data(games[0].get("data", ""), info)


def _opensudoku(text: str) -> Element:
    """The root of a file; XML that could bring in other files is refused."""
    if "<!DOCTYPE" in text.upper() or "<!ENTITY" in text.upper():
        raise PuzzleError(message("sudoku/xml-with-doctype"), remedy=message("sudoku/opensudoku-writes-none"))
    import xml.etree.ElementTree as ElementTree

    try:
        root = ElementTree.fromstring(text.strip())
    except (ElementTree.ParseError, ValueError) as error:
        raise PuzzleError(
            message("sudoku/no-xml", error=str(error)), remedy=message("sudoku/the-file-may-be-cut-off")
        ) from None
    if root.tag != "opensudoku":
        raise PuzzleError(
            message("sudoku/no-file-of-opensudoku"), remedy=message("sudoku/begins-with-opensudoku")
        )
    return root


def split_opensudoku(text: str) -> list[tuple[int, str]]:
    """A file with one game for each game of a file, and where that stands."""
    from xml.sax.saxutils import quoteattr

    try:
        root = _opensudoku(text)
    except PuzzleError:
        return []  # reading it will say why
    games: list[tuple[str, str | None]] = [
        (game.get("data", ""), folder.get("name", ""))
        for folder in root.iter("folder")
        for game in folder.iter("game")
    ]
    games = games or [(game.get("data", ""), None) for game in root.iter("game")]
    places = [found.start() for found in re.finditer(r"<game\b", text)]
    if len(games) != len(places):
        return []
    title, author = (escaped(root.findtext(name) or "") for name in ("name", "author"))
    head = f"<name>{title}</name><author>{author}</author>"
    found = []
    for place, (data, folder) in zip(places, games, strict=True):
        game = f"<game data={quoteattr(data, _NEWLINES)} />"
        if folder is not None:
            game = f"<folder name={quoteattr(folder)}>{game}</folder>"
        found.append((place, f"<opensudoku>{head}{game}</opensudoku>"))
    return found


def join_opensudoku(texts: Sequence[str]) -> str:
    """One file with the games of several; the title and author of the first one count."""
    first = texts[0].rpartition("</opensudoku>")[0].rstrip()
    games = [found for text in texts[1:] for found in re.findall(r"<game [^>]*/>", text)]
    return "\n".join([first, *(f"  {game}" for game in games), "</opensudoku>"])


def _opensudoku_data(data: str, info: dict[str, str]) -> Sheet[Sudoku]:
    plain = data.strip()
    if re.fullmatch(r"[0-9.]{81}", plain):
        return sheet_of(CLASSIC, [int(symbol) for symbol in plain.replace(".", "0")], info=info)
    head, _, body = plain.partition("\n")
    version = re.fullmatch(r"version: ([123])", head.strip())
    if version is None:
        raise PuzzleError(
            message("sudoku/version-is-not-known", text=repr(head.strip()[:30])),
            remedy=message("sudoku/versions-1-2-3"),
        )
    fields = body.strip().replace("||", "|").rstrip("|").split("|")
    if len(fields) != 3 * 81:
        raise PuzzleError(
            message("sudoku/game-has-not-81-cells", n=len(fields) // 3),
            remedy=message("sudoku/it-may-be-cut-off"),
        )
    givens, placed, marks = [0] * 81, {}, {}  # type: list[int], dict[int, int], dict[int, list[int]]
    for cell in range(81):
        value, note, editable = fields[3 * cell : 3 * cell + 3]
        if not (
            re.fullmatch(r"[0-9]", value) and re.fullmatch(r"[\d,-]{1,20}", note) and editable in ("0", "1")
        ):
            raise PuzzleError(
                message("sudoku/cell-is-not-value-note"),
                where=CLASSIC.names[cell],
                remedy=message("sudoku/how-cells-look"),
            )
        if editable == "0":
            givens[cell] = int(value)
        elif value != "0":
            placed[cell] = int(value)
        noted = _notes(note, int(version[1]))
        if noted:
            marks[cell] = noted
    return sheet_of(CLASSIC, givens, placed, centre=marks, info=info)


def _notes(note: str, version: int) -> list[int]:
    if version == 1 or "," in note:
        return [int(digit) for digit in note.split(",") if digit in "123456789" and digit]
    return [digit for digit in range(1, 10) if note.isdecimal() and int(note) >> digit - 1 & 1]


def write_opensudoku(sheet: Sheet[Sudoku]) -> str:
    """The sheet as a file of OpenSudoku with one game."""
    need_classic(sheet.board, message("sudoku/form-opensudoku-file"))
    from xml.sax.saxutils import quoteattr

    digits = digits_of(sheet)
    cells = [
        f"{given or placed}|{sum(1 << digit - 1 for digit in marks)}|{0 if given else 1}|"
        for given, placed, marks in zip(digits.givens, digits.placed, digits.centre, strict=True)
    ]
    title, author = sheet.info.get("title", "Whygrid"), sheet.info.get("author", "")
    started = any(digits.placed) or any(digits.centre)
    data = "version: 3\n" + "".join(cells) if started else "".join(map(str, digits.givens))
    attribute = quoteattr(data, _NEWLINES)
    return (
        '<?xml version="1.0" encoding="UTF-8"?>\n'
        f"<opensudoku>\n  <name>{escaped(title)}</name><author>{escaped(author)}</author>\n"
        f"  <game data={attribute} />\n</opensudoku>"
    )
