"""What the pages of janko.at keep of a puzzle: lines with a word and its value, then sections with rows.

    begin
    puzzle sudoku
    size 4
    problem
    - - 3 1
    ...
    solution
    ...
    end

In older pages the names of sections stand in brackets. A whole page is read as well: the text is in its
script of the type application/x-janko.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache

from whygrid.errors import PuzzleError
from whygrid.grid import refuse_large
from whygrid.records import NamedTuple
from whygrid.text import parts_from
from whygrid.text.where import Row
from whygrid.voice.message import message

_SCRIPT = re.compile(r"application/x-janko[^>]{0,200}>")
_BEGIN = re.compile(r"^[ \t]*\[?begin\]?[ \t]*$", re.IGNORECASE | re.MULTILINE)
_SECTIONS = frozenset(
    ("problem", "solution", "moves", "areas", "end", "begin", "labels", "clabels", "rlabels")
)


class Page(NamedTuple):
    """A puzzle of janko.at: its words with their values, and its sections."""

    words: Mapping[str, str]
    sections: Mapping[str, Sequence[tuple[int, str]]]
    """The lines of each section, with their numbers."""

    @property
    def kind(self) -> str:
        """Which kind of puzzle it is; nothing where the page doesn't say."""
        return self.words.get("puzzle", "").lower()

    @property
    def info(self) -> dict[str, str]:
        """Title, author and source."""
        found = {name: self.words.get(name, "") for name in ("title", "author", "source")}
        return {name: word[:1000] for name, word in found.items() if word}

    def rows(self, section: str) -> list[Row]:
        """The rows of a section, all of one length."""
        lines = self.sections.get(section, ())
        refuse_large(len(lines), 1)
        found = [Row.of_words(line, number) for number, line in lines]
        if not found:
            raise PuzzleError(
                message("text/there-is-no-section", section=section),
                remedy=message("text/rows-follow-a-line-that-says", section=section),
            )
        for row in found:
            if len(row.cells) != len(found[0].cells):
                raise PuzzleError(
                    message("text/row-has-cells", n=len(row.cells), first=len(found[0].cells)),
                    where=row.place(min(len(row.cells), len(found[0].cells))),
                    remedy=message("text/rows-are-equally-long"),
                )
        return found


def looks_like_janko(text: str, *kinds: str) -> bool:
    """Whether this is a puzzle of janko.at of one of these kinds."""
    head = text[:20_000].lower()
    if "problem" not in head and "solution" not in head:
        return False
    return read_janko(text).kind in kinds


@lru_cache(maxsize=2)  # every genre asks
def read_janko(text: str) -> Page:
    """The words and sections of a text."""
    script = _SCRIPT.search(text)
    start = script.end() if script else 0
    end = text.find("</script", start) if script else len(text)
    before = text.count("\n", 0, start)
    words: dict[str, str] = {}
    sections: dict[str, list[tuple[int, str]]] = {}
    section = ""
    for number, line in enumerate(text[start : end if end >= 0 else len(text)].splitlines(), 1 + before):
        plain = line.strip()
        name = plain.lower()
        if name.startswith("[") and name.endswith("]"):
            name = name[1:-1]
        if name in _SECTIONS or name.startswith("moves "):
            section = name.partition(" ")[0]
            if section == "end":
                break
            sections.setdefault(section, [])
        elif section in ("", "begin"):
            word, _, value = plain.strip("[]").partition(" ")
            if word:
                words.setdefault(word.lower(), value.strip())
        elif plain:
            sections[section].append((number, line))
    return Page(words, sections)


def split_janko(text: str) -> list[tuple[int, str]]:
    """The puzzles of a text with several, each of which starts with begin, and where they start."""
    return parts_from(text, [found.start() for found in _BEGIN.finditer(text)])
