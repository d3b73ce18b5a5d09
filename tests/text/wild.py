"""What the fuzzer feeds to readers: valid texts of all forms, and many ways to spoil them.

A text is spoilt as text, letter by letter; as cells, some of which are exchanged for odd ones, so that much
of it is still read; or as the JSON inside of it, which is packed again as it was. Input number n of a seed is
always the same.
"""

from __future__ import annotations

import json
import random
import re
import zlib
from base64 import b64decode, b64encode
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from typing import Any, NamedTuple

from whygrid.errors import PuzzleError
from whygrid.puzzle import Puzzle
from whygrid.registry import genre, genre_names
from whygrid.service.converting import read
from whygrid.sheet import Sheet
from whygrid.text import Format
from whygrid.text.lzstring import compress, decompress
from whygrid.text.penpa import _LONG

LONGEST = 1 << 16
"""No input is longer than this: 64 KB."""
ODD = (
    "\0\x01\ufeff\u00b2\u0663\u2460\ud800\U0001f600\u2028\x85\t\r\n\\/\"'<>&{}[]()=,;:.|+-_*#%0159 xXzZ\u0130"
)
LABELS = (
    "", " ", ".", "?", "-", "_", "x", "#1", ",", "1,1", "a b", "0", "00", "01", "9", "10", "45", "46",
    "999", "1000", "4095", "4096", "-1", "1e9", "x" * 12, "x" * 13, "9" * 30, "9" * 5000, "\x1b[31m",
    "\x1b]0;x\x07", "\u202e1", "\u200b", "\x9b1m", "\u5b57", "e\u0301", "\u0663", "\u00b2", "\u2460",
    "\uff11", "\ud800", "\U0001f600", "\n", "\r", "\u2028", "\x85", "\x1f", "numberlink", "digits",
    "boxes 3x3", "regions ", "cage r1c1 = 9", "r1c1", "R9C9", "r0c0", "diagonal 2",
    "begin", "true", "NaN", "=", "&", "%2C", "z", "zZ", "\\", "1\\", "\\1", "1\\1", "1000\\",
    "<b>", "'", '"', "|", "[]", "{}", "A", "a", "G", "P", "Q", "u5",
)  # fmt: skip
"""What may stand in a cell, or where a title or a number is expected."""
WORDS = (
    *LABELS, "null", "[[[[[[", '{"a":' * 50, "<!DOCTYPE x>", "<![x", "<!--", "<game data='", "version: 3\n",
    "pzprv3", "problem\n", "digits 1-9\n", "boxes 2x3\n", "scf", "scl", "fpuz", "https://", "puzz.link/p?",
    "&p=", "#m=edit", "999/999/", "/0/0/", "z" * 200, "+fff", "-ff", "45\\45", "," * 100, " " * 300,
    "\n" * 50, "1" * 81, "." * 729, "A" * 500, "%2C" * 20, "\u0660" * 81, "\x010\x02",
    "\x01" + "9" * 5000 + "\x02", "'\\'" * 40,
)  # fmt: skip
LONG_NUMBER = "@a long number@"
VALUES: tuple[Any, ...] = (
    *LABELS, LONG_NUMBER, None, True, False, 0, 1, 9, -1, 25, 10**9, -(10**18), 1.5, float("inf"),
    float("nan"), [], {}, [[]], [0], ["1"], {"a": 1}, [None] * 9, "cells may stay empty", "Title: x",
    "Title: \x1b[2J",
)  # fmt: skip
_TOKEN = re.compile(r"\w+|\s+|.", re.DOTALL)
_PENPA_LINES = (1, 3, 4)


class Case(NamedTuple):
    """A valid text and its form, how a spoilt inside becomes a text again, and the JSON in it, if any."""

    text: str
    form: Format[Any]
    wrap: Callable[[str], str] = str
    values: tuple[Any, ...] = ()


class Input(NamedTuple):
    """A text, and the form by whose reader it is read besides."""

    text: str
    form: Format[Any]


# Valid texts.


def corpus_with_constraints() -> list[Case]:
    """Valid texts of boards with constraints, of the forms that hold them."""
    found: list[Case] = []
    for name, texts in WITH_CONSTRAINTS.items():
        sheets = [Sheet(Puzzle.parse(text, name).board) for text in texts]
        for form in genre(name).formats:
            found += [case for text in _written(form, sheets) for case in _cases(text, form)]
    return found


def corpus() -> list[Case]:
    """Valid texts of all forms of all genres."""
    found: list[Case] = []
    for name in genre_names():
        made = genre(name)
        boards = [Puzzle.parse(example.text, name) for example in made.examples().values()]
        boards += [Puzzle.parse(text, name) for text in SMALL.get(name, ())]
        boards.sort(key=lambda puzzle: len(puzzle.text))  # small ones take the least time; and a few others
        sheets = [Sheet(puzzle.board) for puzzle in (*boards[:4], *boards[4::8])]
        sheets += [Sheet(Puzzle.parse(text, name).board) for text in WITH_CONSTRAINTS.get(name, ())]
        for form in made.formats:
            texts = _written(form, sheets)
            texts += READ_ONLY.get((name, form.name), [])
            found += [case for text in dict.fromkeys(texts) for case in _cases(text, form)]
    started = read("0,0,4,p\n1,0,5,u\n4,4,5,l")
    full = started.sheet._replace(
        centre=frozenset({20, 21, 300}),
        corner=frozenset({30, 31}),
        colours={"r3c3": 4},
        info={"title": "T, z9", "author": "A & B"},
    )
    for form in genre("sudoku").formats:
        if form.keeps and form.written:
            found += _cases(form.write_all(full)[0], form)
    return found


def _written(form: Format[Any], sheets: list[Sheet[Any]]) -> list[str]:
    """These sheets in a form, as far as it holds them."""
    texts = []
    for sheet in sheets:
        with suppress(PuzzleError):
            texts.append(form.write_all(sheet)[0])
    return texts


SMALL = {
    "sudoku": ["1....4.....2.3.."],
    "kakuro": ["\\ 3\\ 4\\\n\\3 . .\n\\4 . ."],
    "numberlink": ["numberlink\n1 . 2\n1 . 2", "numberlink, cells may stay empty\na . .\n. b b\n. . a"],
}
WITH_CONSTRAINTS = {
    "sudoku": [
        "regions 1111233322342444\nanti-knight\n123.2...........",
        "diagonals\nwindows\ndisjoint-groups\nanti-king\nnon-consecutive\ngroup r1c1 r2c2 r3c4 r4c3\n"
        + "." * 16,
        "cage r1c1 r1c2 = 3\nthermometer r1c3 r2c4 r3c4\narrow r4c1 = r3c1 r3c2\nwhite-dot r1c1 r2c1\n"
        "black-dot r2c2 r2c3\nxv r3c3 r3c4 = V\nlittle-killer r1c2 r2c1 = 5\neven r4c4\nodd r4c3\n"
        + "."
        * 16,
        "palindrome r1c1 r2c2 r1c3\nwhispers r2c1 r3c1 = 2\nrenban r4c1 r4c2 r3c3\nbetween r1c4 r2c4 r3c4\n"
        + "1"
        + "." * 15,
    ],
}
_SMALL_JANKO = "begin\npuzzle sudoku\nsize 4\npatternx 2\npatterny 2\nproblem\n" + "1 - - 2\n" * 4 + "end"
_FIELDS = '<tr><td><input value="5" readonly></td><td><input></td><td><input></td></tr>' * 27
_PAD = '{"cells":[[{"value":1},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]],"metadata":{"title":"x"}}'
_ZIPPED = "{ce:[[{v:1},,,],[,,,],[,,,],[,,{v:'2'},]],ca:[{v:'title: it\\'s',ce:[]}],metadata:{title:'a'},d:t}"
READ_ONLY = {
    ("sudoku", "sdx"): ["\n".join(["6 9 2 8 u1 7 3 59 4"] * 9)],
    ("sudoku", "table"): ["1,2,3,4," + "53..7...." * 9 + ",6,7"],
    ("sudoku", "janko"): [_SMALL_JANKO],
    ("sudoku", "websudoku"): [f'<!DOCTYPE html><table id="puzzle_grid">{_FIELDS}</table>'],
    ("sudoku", "sudokupad"): [f"scl{compress(_PAD)}", f"https://sudokupad.app/scl{compress(_ZIPPED)}"],
    ("kakuro", "janko"): ["begin\npuzzle kakuro\nsize 3\nsolution\n- - -\n- 9 7\n- 2 1\nend\n"],
    ("numberlink", "janko"): ["[puzzle arukone]\n[problem]\n1 - 2\n- - -\n1 - 2\n[solution]\ns - s\n[end]"],
}


def _cases(text: str, form: Format[Any]) -> Iterator[Case]:
    """The text as it is and, where it is compressed, what is inside."""
    yield Case(text, form)
    if form.name in ("fpuzzles", "sudokupad"):
        inside = re.split("load=|fpuz|scl", text)[-1]
        plain, pack = decompress(inside), partial(_packed, text[: -len(inside)])
        values = (json.loads(plain),) if plain.startswith('{"') else ()
        yield Case(plain, form, pack, values)
        yield Case(plain, form, partial(_packed, "scl"), values)
        yield Case(plain, form, str, values)  # bare JSON is read as well, and takes less time
        yield Case(plain, form, str, values)
    elif form.name == "penpa":
        head, _, inside = text.partition("p=")
        lines = re.sub("z(.)", lambda found: _LONG[found[1]], _inflated(inside)).split("\n")[:5]
        for line in _PENPA_LINES[1:]:  # what is empty need not be there
            lines[line] = json.dumps(
                {name: table for name, table in json.loads(lines[line]).items() if table}
            )
        values = tuple(json.loads(lines[line]) for line in _PENPA_LINES)
        yield Case("\n".join(lines), form, partial(_link_of_penpa, f"{head}p="), values)
        yield Case("\n".join(lines), form, partial(_link_of_penpa, f"{head}p="), values)


def _packed(head: str, inside: str) -> str:
    return head + compress(inside)


def _link_of_penpa(head: str, inside: str) -> str:
    engine = zlib.compressobj(1, wbits=-15)
    packed = engine.compress(inside.replace("z", "zZ").encode("utf-8", "replace")) + engine.flush()
    return head + b64encode(packed).decode()


def _inflated(packed: str) -> str:
    return zlib.decompress(b64decode(packed), -15).decode()


# Spoilt ones.


def make(seed: int, number: int, cases: list[Case], forms: list[Format[Any]]) -> Input:
    """Input number so-and-so of a seed."""
    rng = random.Random(seed * 1_000_000_007 + number)
    case = cases[number % len(cases)]
    kind = rng.random()
    if kind < 0.0001:
        return Input(repeated(rng, case.wrap), case.form)
    if kind < 0.02:
        return Input(noise(rng), forms[number % len(forms)])
    if kind < 0.05:  # a text of another form
        return Input(damaged(rng, case.text, cases), forms[number % len(forms)])
    if kind < 0.45:
        return Input(case.wrap(damaged(rng, case.text, cases)), case.form)
    if case.values and kind < 0.9:
        return Input(case.wrap(other_values(rng, case)), case.form)
    return Input(case.wrap(other_cells(rng, case.text)), case.form)


def damaged(rng: random.Random, text: str, cases: list[Case]) -> str:
    """The text with one to six things done to it."""
    for _ in range(rng.choice((1, 1, 1, 2, 3, 6))):
        place, other = sorted((rng.randrange(len(text) + 1), rng.randrange(len(text) + 1)))
        match rng.randrange(11):
            case 0:
                text = text[:place] + text[place + 1 :]
            case 1:
                text = text[:place] + rng.choice(ODD) + text[place:]
            case 2:
                text = text[:place] + rng.choice(ODD) + text[place + 1 :]
            case 3:
                text = text[:place] + rng.choice(WORDS) + text[place:]
            case 4:
                text = text[:place] + text[other:]
            case 5:
                text = text[:other] + text[place:other] * rng.randrange(1, 4) + text[other:]
            case 6:
                text = text[:place]
            case 7:
                text = text[:place] + rng.choice(cases).text[place:]
            case 8:
                text = text[:place] + str(rng.randrange(10 ** rng.randrange(1, 8))) + text[other:]
            case 9:
                text = text[:place] + text[place:other][::-1] + text[other:]
            case _:
                text = text[:place] + text[place:other].swapcase() + text[other:]
        text = text[:20_000]
    return text


def other_cells(rng: random.Random, text: str) -> str:
    """The text with some words exchanged, here and there or wherever they stand."""
    tokens = _TOKEN.findall(text)
    for _ in range(rng.choice((1, 1, 2, 4))):
        place = rng.randrange(len(tokens))
        old, new = tokens[place], rng.choice(LABELS if rng.random() < 0.5 else tokens)
        if rng.random() < 0.5:
            tokens = [new if token == old else token for token in tokens]
        else:
            tokens[place] = new
    return "".join(tokens)[:20_000]


def other_values(rng: random.Random, case: Case) -> str:
    """The JSON inside with some values exchanged."""
    values = list(case.values)
    for _ in range(rng.choice((1, 1, 2, 4))):
        place = rng.randrange(len(values))
        values[place] = _changed(rng, values[place], rng.choice(VALUES))
    ascii_only = rng.random() < 0.5
    texts = [json.dumps(value, ensure_ascii=ascii_only, separators=(",", ":")) for value in values]
    if len(texts) == 1:
        text = texts[0]
    else:
        lines = case.text.split("\n")
        for line, changed in zip(_PENPA_LINES, texts, strict=True):
            lines[line] = changed
        text = "\n".join(lines)
    return text.replace(f'"{LONG_NUMBER}"', "9" * 5000)


def _changed(rng: random.Random, value: Any, new: Any) -> Any:
    """The value with something in it exchanged for another one, taken away, or moved to another name."""
    if isinstance(value, dict) and value and rng.random() < 0.95:
        name = rng.choice(list(value))
        match rng.randrange(12):
            case 0:
                return {key: kept for key, kept in value.items() if key != name}
            case 1:
                return {**value, str(new): value[name]}
            case 2:
                return {**value, str(rng.randrange(300)): value[name]}
            case 3:
                return {key: new if kept == value[name] else kept for key, kept in value.items()}
        return {**value, name: _changed(rng, value[name], new)}
    if isinstance(value, list) and value and rng.random() < 0.95:
        place = rng.randrange(len(value))
        changed = _changed(rng, value[place], new)
        return [*value[:place], *([] if rng.random() < 0.05 else [changed]), *value[place + 1 :]]
    return new


def noise(rng: random.Random) -> str:
    """Random bytes, as text."""
    data = rng.randbytes(rng.randrange(1, 300))
    return data.decode(rng.choice(("latin-1", "utf-8")), "replace")


def repeated(rng: random.Random, wrap: Callable[[str], str]) -> str:
    """A text as long as one may be, in which the same comes again and again."""
    head, unit = (rng.choice(HEADS), rng.choice((*WORDS, *ODD, *UNITS)) or ".")
    text = (head + unit * (LONGEST // len(unit) + 1))[:LONGEST]
    return wrap(text[:4000])[:LONGEST] if rng.random() < 0.1 else text


HEADS = (
    "", "{ce:[", '{"cells":', "https://puzz.link/p?kakuro/9/9/", "https://puzz.link/p?numlin/99/99/",
    "numberlink\n", "https://puzz.link/p?sudoku/9/9/", "numberlink, with lines\n", "<puzzle_grid", "<?xml",
    "#A", ":1:2:", "\\ \n", "pzprv3\nkakuro\n9\n999\n", "pzprv3\nsudoku\n9\n", "pzprv3\nnumlin\n9\n999\n",
    "3x3:", "https://penpa/#m=edit&p=", "begin\npuzzle sudoku\nproblem\n",
    "begin\npuzzle kakuro\nsolution\n", "begin\npuzzle arukone\nproblem\n", "https://sudokupad.app/",
    "https://www.f-puzzles.com/?load=", "https://sudokupad.app/scl", "<opensudoku>", "[",
)  # fmt: skip
UNITS = (
    "1 ", "1\n", ". ", "1,", "\\ ", "\\\n", "9\\9 ", "[,", "\\'", "{a:", "<a ", "<a>", "0,0,4,p\n", "u1 ",
    "/p?", "//", "a.", "-.", "&load=", "&p=", "# cells may stay empty\n", "#A x\n", "[x]\n", "1|0|0|", "::",
    "'a',", "---\n", ".-.", "1-", "t,", "{},", "A\n1\n", "<input>", "&#", "1 2\n", "ab\n", "<!--", "</",
    "<table>", "A", "0",
)  # fmt: skip
