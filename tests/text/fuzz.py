"""Fuzzing all readers: valid texts and links, damaged in many ways, and random bytes.

    python -m tests.text.fuzz --inputs 1000000 --progress /tmp/fuzz.json
    python -m tests.text.fuzz --again 7:123456      one input once more: its text, and what it does

Every input is offered to all genres, as a user's text is, and to the reader of one form, by turns. Whatever
it is, it must be read or refused with a `PuzzleError` that says how to mend it, in at most 50 ms of CPU time.
Input number n of a seed is always the same, so a run can be stopped and gone on with (`--progress`), or cut
into parts (`--first`).
"""

from __future__ import annotations

import argparse
import gc
import json
import random
import sys
import time
import traceback
import zlib
from base64 import b64decode, b64encode
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

from whygrid.errors import PuzzleError
from whygrid.puzzle import Puzzle
from whygrid.registry import genre, genre_names
from whygrid.service.collections import pieces
from whygrid.service.converting import Reading, convert, read
from whygrid.sheet import Sheet
from whygrid.text import Format
from whygrid.text.lzstring import compress, decompress

SLOWEST = 0.05
ODD = (
    "\0\x01\ufeff\u00b2\u0663\u2460\ud800\U0001f600\u2028\x85\t\r\n\\/\"'<>&{}[]()=,;:.|+-_*#%0159 xXzZ\u0130"
)
WORDS = (
    "9" * 30, "-1", "1e9", "null", "NaN", "true", "[]", "{}", "[[[[[[", '{"a":' * 50, "<!DOCTYPE x>", "<![x",
    "<game data='", "version: 3\n", "pzprv3", "begin", "problem\n", "numberlink", "boxes 3x3\n",
    "digits 1-9\n", "scf", "scl", "fpuz", "https://", "puzz.link/p?", "&p=", "#m=edit", "999/999/", "/0/0/",
    "z" * 200, "+fff", "-ff", "\\", "45\\45", "u5", "," * 100, " " * 300, "\n" * 50, "1" * 81, "." * 729,
    "A" * 500, "%2C" * 20, "\u0660" * 81,
)  # fmt: skip


class Case(NamedTuple):
    """A valid text, the form it is in, and how a damaged inside becomes a text again."""

    text: str
    form: Format[Any]
    wrap: Callable[[str], str]


def corpus() -> list[Case]:
    """Valid texts of all forms of all genres."""
    found: list[Case] = []
    for name in genre_names():
        made = genre(name)
        boards = [Puzzle.parse(example.text, name) for example in made.examples().values()]
        boards.sort(
            key=lambda puzzle: len(puzzle.text)
        )  # small ones, as they take the least time, and a few others
        sheets = [Sheet(puzzle.board) for puzzle in (*boards[:2], *boards[2::8])]
        for form in made.formats:
            texts = []
            for sheet in sheets:
                try:
                    texts.append(form.write_all(sheet)[0])
                except PuzzleError:
                    continue
            texts += READ_ONLY.get((name, form.name), [])
            found += [case for text in dict.fromkeys(texts) for case in _cases(text, form)]
    started = read("0,0,4,p\n1,0,5,u\n4,4,5,l")
    full = started.sheet._replace(
        centre=frozenset({20, 21, 300}),
        corner=frozenset({30, 31}),
        colours={"r3c3": 4},
        info={"title": "T, z9"},
    )
    for form in genre("sudoku").formats:
        if form.keeps and form.written:
            found += _cases(form.write_all(full)[0], form)
    return found


_SMALL = "begin\npuzzle sudoku\nsize 4\npatternx 2\npatterny 2\nproblem\n" + "1 - - 2\n" * 4 + "end"
_FIELDS = '<tr><td><input value="5" readonly></td><td><input></td><td><input></td></tr>' * 27
READ_ONLY = {
    ("sudoku", "sdx"): ["\n".join(["6 9 2 8 u1 7 3 59 4"] * 9)],
    ("sudoku", "gsf"): ["1,2,3,4," + "53..7...." * 9 + ",6,7"],
    ("sudoku", "janko"): [_SMALL],
    ("sudoku", "websudoku"): [f'<!DOCTYPE html><table id="puzzle_grid">{_FIELDS}</table>'],
    ("kakuro", "janko"): ["begin\npuzzle kakuro\nsize 3\nsolution\n- - -\n- 9 7\n- 2 1\nend\n"],
    ("numberlink", "janko"): ["[puzzle arukone]\n[problem]\n1 - 2\n- - -\n1 - 2\n[solution]\ns - s\n[end]"],
}


def _cases(text: str, form: Format[Any]) -> Iterator[Case]:
    """The text as it is and, where it is compressed, what is inside."""
    yield Case(text, form, str)
    if form.name in ("fpuzzles", "sudokupad"):
        inside = text.partition("load=")[2] or text.partition("fpuz")[2]
        head = text[: -len(inside)]
        yield Case(decompress(inside), form, lambda inner: head + compress(inner))
        yield Case(decompress(inside), form, lambda inner: "scl" + compress(inner))
    elif form.name == "penpa":
        head, _, inside = text.partition("p=")
        plain = zlib.decompress(b64decode(inside), -15).decode()
        yield Case(plain, form, lambda inner: f"{head}p={_deflated(inner)}")


def _deflated(text: str) -> str:
    engine = zlib.compressobj(1, wbits=-15)
    return b64encode(engine.compress(text.encode("utf-8", "replace")) + engine.flush()).decode()


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


def noise(rng: random.Random) -> str:
    """Random bytes, as text."""
    data = rng.randbytes(rng.randrange(1, 300))
    return data.decode(rng.choice(("latin-1", "utf-8")), "replace")


class Input(NamedTuple):
    """A text, and the form by whose reader it is read besides."""

    text: str
    form: Format[Any]


def make(seed: int, number: int, cases: list[Case], forms: list[Format[Any]]) -> Input:
    """Input number so-and-so of a seed."""
    rng = random.Random(seed * 1_000_000_007 + number)
    case = cases[number % len(cases)]
    kind = rng.randrange(20)
    if kind == 0:
        return Input(noise(rng), forms[number % len(forms)])
    if kind == 1:  # a text of another form
        return Input(damaged(rng, case.text, cases), forms[number % len(forms)])
    return Input(case.wrap(damaged(rng, case.text, cases)), case.form)


def tried(thing: Callable[[], object]) -> str:
    """What went wrong: nothing where it is read, or refused as it should be."""
    try:
        thing()
    except PuzzleError as error:
        return "" if error.what else "an error that says nothing"
    except RecursionError:
        return "RecursionError"
    except Exception as error:
        where = traceback.extract_tb(error.__traceback__)[-1]
        return f"{type(error).__name__} in {Path(where.filename).name}:{where.lineno}"
    return ""


def problems(text: str, form: Format[Any]) -> list[str]:
    """All that is wrong with how an input is treated."""
    found = []
    ways: dict[str, Callable[[], object]] = {
        "read": lambda: read(text),
        f"the form {form.name}": lambda: form.read(text),
        "pieces": lambda: pieces(text),
    }
    for name, way in ways.items():
        wrong = tried(way)
        if wrong:
            found.append(f"{name}: {wrong}")
        seconds = clocked(way)
        if seconds > SLOWEST:
            found.append(f"{name}: slow")
    return found


def clocked(way: Callable[[], object]) -> float:
    """The least CPU time of some tries; one is enough where it is quick."""
    best = 1e9
    for _ in range(4):
        before = time.thread_time()
        tried(way)
        best = min(best, time.thread_time() - before)
        if best <= SLOWEST:
            break
    return best


def write_all(reading: Reading) -> None:
    """What is read can be written in the usual form, and is written or refused in every other one."""
    first, *others = reading.puzzle.genre.formats
    convert(reading, first)
    for form in others:
        with suppress(PuzzleError):
            convert(reading, form)


class Run:
    """Where a run is, in a file so that it can be gone on with."""

    def __init__(self, path: str | None, seed: int, first: int) -> None:
        self.path = Path(path) if path else None
        self.state: dict[str, Any] = {"seed": seed, "first": first, "done": 0, "read": 0, "wrong": {}}
        if self.path and self.path.exists():
            kept = json.loads(self.path.read_text())
            if (kept["seed"], kept["first"]) == (seed, first):
                self.state = kept

    def save(self) -> None:
        if self.path:
            self.path.write_text(json.dumps(self.state, indent=1))


def main() -> None:
    parser = argparse.ArgumentParser(description="Fuzz all readers.")
    parser.add_argument("--inputs", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--first", type=int, default=0, help="the number of the first input")
    parser.add_argument("--progress", help="a file that keeps where the run is")
    parser.add_argument("--again", metavar="SEED:NUMBER", help="one input once more")
    options = parser.parse_args()
    cases = corpus()
    forms = [form for name in genre_names() for form in genre(name).formats]
    if options.again:
        seed, number = map(int, options.again.split(":"))
        text, form = make(seed, number, cases, forms)
        print(repr(text[:3000]), form.name, problems(text, form), sep="\n")
        read(text)
        return
    gc.freeze()
    gc.disable()  # what is read has no cycles; collected below
    run = Run(options.progress, options.seed, options.first)
    state, started = run.state, time.process_time()
    print(f"{len(cases)} valid texts, {len(forms)} forms; from input {state['done']} on", flush=True)
    while state["done"] < options.inputs:
        text, form = make(options.seed, options.first + state["done"], cases, forms)
        for wrong in quick_problems(text, form, state):
            if wrong not in state["wrong"]:
                state["wrong"][wrong] = f"{options.seed}:{options.first + state['done']}"
                print(f"input {state['wrong'][wrong]}: {wrong}", flush=True)
        state["done"] += 1
        if state["done"] % 10_000 == 0 or state["done"] == options.inputs:
            run.save()
            gc.collect()
            seconds = time.process_time() - started
            print(
                f"{state['done']:,} inputs, {state['read']:,} read, {len(state['wrong'])} kinds of problems; "
                f"{seconds:.0f} s of CPU time since the start",
                flush=True,
            )
    sys.exit(1 if state["wrong"] else 0)


def quick_problems(text: str, form: Format[Any], state: dict[str, Any]) -> list[str]:
    """The same as `problems`, looked at again only where something seems wrong."""
    counted: Counter[str] = Counter()

    def reading() -> None:
        again = read(text)
        counted[again.form.name] += 1
        write_all(again)

    suspicious = False
    ways: list[Callable[[], object]] = [reading, lambda: form.name in counted or form.read(text)]
    if state["done"] % 50 == 0:  # which reads every text several times
        ways.append(lambda: pieces(text))
    for way in ways:
        before = time.perf_counter()  # cheaper to ask for than CPU time, and never less
        suspicious |= bool(tried(way)) or time.perf_counter() - before > SLOWEST
    state["read"] += counted.total()
    if not suspicious:
        return []
    found = problems(text, form)
    wrong = tried(reading)
    return [*found, *([f"writing: {wrong}"] if wrong and not found else [])]


if __name__ == "__main__":
    main()
