"""Fuzzing all readers with what `tests.text.wild` makes of valid texts and links.

    python -m tests.text.fuzz --inputs 10000000 --seed 7 --jobs 2 --progress /tmp/fuzz.json
    python -m tests.text.fuzz --inputs 50000000 --seed 22 --progress tests/text/soak.json     the soak
    python -m tests.text.fuzz --inputs 1000000 --seed 19 --constraints     Sudokus with constraints alone
    python -m tests.text.fuzz --again 7:123456      one input once more: its text, and what it does

Every input is offered to all genres, as a user's text is, and to the reader of one form where that was not
among those that were asked. Whatever it is, it must be read or refused with a `PuzzleError` that says how to
mend it, in at most 50 ms of CPU time. What is read must be the same when it is written in the genre's usual
form and read again, and in one other form, by turns, unless that form refuses it; and drawn in a terminal it
is nothing but letters. A run can be stopped and gone on with (`--progress`), or cut into parts (`--first`).

Whatever shows a problem is added to `once_wrong.jsonl` beside this file, which `test_fuzz` tries each time.
"""

from __future__ import annotations

import argparse
import gc
import json
import signal
import sys
import time
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import cache, partial
from multiprocessing import Pool
from pathlib import Path
from typing import Any, NamedTuple

from tests.text.wild import Case, corpus, corpus_with_constraints, make
from whygrid.errors import PuzzleError
from whygrid.puzzle import Puzzle
from whygrid.registry import genre, genre_names
from whygrid.service.collections import pieces
from whygrid.service.converting import Reading, read
from whygrid.sheet import Sheet
from whygrid.text import Format

SLOWEST = 0.05
HOPELESS = 5.0
"""Seconds after which an input is given up."""
CHUNK = 10_000
ONCE_WRONG = Path(__file__).with_name("once_wrong.jsonl")
"""Every input that ever showed a problem, with its form and what it was."""


class Hangs(BaseException):
    """An input takes longer than anybody would wait."""


@contextmanager
def bounded() -> Iterator[Callable[[], object]]:
    """Give up what takes too long, from here or from the last call of what this gives."""

    def late(*_: object) -> None:
        raise Hangs

    before = signal.signal(signal.SIGVTALRM, late)
    again = partial(signal.setitimer, signal.ITIMER_VIRTUAL, HOPELESS)
    again()
    try:
        yield again
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)


@contextmanager
def readers_noted() -> Iterator[set[object]]:
    """The readers that were asked, so that none is asked once more under the name of another form."""
    asked: set[object] = set()

    def noted(form: Format[Any], text: str) -> Sheet[Any]:
        asked.add(reader_of(form))
        return plain(form, text)

    plain, Format.read = Format.read, noted  # type: ignore[method-assign]
    try:
        yield asked
    finally:
        Format.read = plain  # type: ignore[method-assign]


def reader_of(form: Format[Any]) -> object:
    """The function that reads a form, which several forms may share."""
    return form.parse_sheet or form.parse


def tried(thing: Callable[[], object]) -> str:
    """What went wrong: nothing where it is read, or refused as it should be."""
    try:
        thing()
    except PuzzleError as error:
        return "" if error.what and len(str(error)) < 3000 else "an error that says nothing, or too much"
    except Hangs:
        return "it hangs"
    except Exception as error:
        where = traceback.extract_tb(error.__traceback__)[-1]
        said = f": {error}" if isinstance(error, AssertionError) else ""
        return f"{type(error).__name__} in {Path(where.filename).name}:{where.lineno}{said}"
    return ""


def check_written(reading: Reading, number: int) -> None:
    """What was read is the same when it is written and read again, and drawn it is nothing but letters."""
    puzzle, forms = reading.puzzle, reading.puzzle.genre.formats
    assert Puzzle.parse(puzzle.text, puzzle.genre_name) == puzzle, f"{puzzle.genre_name} as its usual text"
    check_form(reading.sheet, forms[number % len(forms)])
    if number % 16 == 0:
        assert str(puzzle).replace("\n", "").isprintable(), f"{puzzle.genre_name} drawn"
        if puzzle.genre.drafting is not None:
            check_draft(puzzle)


def check_form(sheet: Sheet[Any], form: Format[Any]) -> None:
    """A form refuses a sheet, or what it writes reads back."""
    try:
        text, _ = form.write_all(sheet)
    except PuzzleError:
        return
    try:
        again = form.read(text)
    except PuzzleError as error:
        raise AssertionError(f"{form.title} does not read what it wrote") from error
    if form.caveat:  # it does not tell printed digits from others
        assert form.write_all(again)[0] == text, f"{form.title} writes something else the second time"
        return
    assert again.board == sheet.board, f"{form.title} reads another puzzle than it wrote"
    if "entries" in form.keeps:
        assert sorted(again.entries) == sorted(sheet.entries), f"{form.title} reads other entries"


def check_draft(puzzle: Puzzle) -> None:
    """A board that can be taken apart into cells can be put together from them."""
    drafting = puzzle.genre.drafting() if puzzle.genre.drafting is not None else None
    assert drafting is not None
    try:
        draft = drafting.draft(puzzle.board)
    except PuzzleError:
        return
    # Where no cell is free, a draft can't say whether free cells may stay empty.
    assert drafting.draft(drafting.board(draft)) == draft, f"{puzzle.genre_name} as a draft"


def problems(text: str, form: Format[Any], number: int) -> list[str]:
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
        elif clocked(way) > SLOWEST:
            found.append(f"{name}: slow")
    if not found and (wrong := tried(lambda: check_written(read(text), number))):
        found.append(f"writing: {wrong}")
    return found


def clocked(way: Callable[[], object]) -> float:
    """The least time of some tries; one is enough where it is quick.

    The clock on the wall is asked first, as it never says less. It costs nothing, while a busy machine takes
    each question about CPU time for an opportunity to run somebody else.
    """
    best = 1e9
    for clock in (time.perf_counter, time.perf_counter, *(time.thread_time,) * 6):
        before = clock()
        tried(way)
        best = min(best, clock() - before)
        if best <= SLOWEST:
            break
    return best


def seem_wrong(text: str, form: Format[Any], number: int, asked: set[object]) -> tuple[bool, int]:
    """Whether something may be wrong with how an input is treated, and how often it was read.

    `asked` are the readers that have been asked so far.
    """
    suspicious, readings = False, 0
    reading: Reading | None = None
    asked.clear()
    before = time.perf_counter()  # cheaper to ask for than CPU time, and never less
    try:
        with suppress(PuzzleError):
            reading = read(text)
        if reader_of(form) not in asked:
            with suppress(PuzzleError):
                form.read(text)
        if number % 50 == 0:  # which reads every text several times
            pieces(text)
        suspicious = time.perf_counter() - before > SLOWEST
        if reading is not None:
            readings = 1
            check_written(reading, number)
    except (Exception, Hangs):
        suspicious = True
    return suspicious, readings


class Part(NamedTuple):
    """What came of a part of a run."""

    read: int
    wrong: dict[str, str]


def run_part(seed: int, first: int, inputs: int, constraints: bool = False) -> Part:
    """Try so many inputs from this one on."""
    cases, forms = _prepared(constraints)
    readings, wrong = 0, {}  # type: int, dict[str, str]
    with bounded() as again, readers_noted() as asked:
        for number in range(first, first + inputs):
            text, form = make(seed, number, cases, forms)
            again()
            suspicious, read_here = seem_wrong(text, form, number, asked)
            readings += read_here
            if suspicious:
                again()
                for problem in problems(text, form, number):
                    wrong.setdefault(problem, f"{seed}:{number}")
    gc.collect()
    return Part(readings, wrong)


@cache
def _prepared(constraints: bool = False) -> tuple[list[Case], list[Format[Any]]]:
    """The valid texts and all forms, or those that hold constraints; made once in each process."""
    if constraints:
        cases = corpus_with_constraints()
        forms = [form for form in genre("sudoku").formats if any(case.form is form for case in cases)]
    else:
        cases, forms = corpus(), [form for name in genre_names() for form in genre(name).formats]
    gc.freeze()
    gc.disable()  # what is read has no cycles; it is collected after every part
    return cases, forms


class Run:
    """Where a run is, in a file so that it can be gone on with."""

    def __init__(self, path: str | None, seed: int, first: int, constraints: bool = False) -> None:
        self.path = Path(path) if path else None
        self.constraints = constraints
        self.state: dict[str, Any] = {"seed": seed, "first": first, "done": 0, "read": 0, "seconds": 0.0}
        self.state["wrong"] = {}
        if self.path and self.path.exists():
            kept = json.loads(self.path.read_text())
            if (kept["seed"], kept["first"]) == (seed, first):
                self.state = kept

    def add(self, inputs: int, part: Part, seconds: float) -> None:
        """Note down a part that is done."""
        state = self.state
        state["done"] += inputs
        state["read"] += part.read
        state["seconds"] += seconds
        for problem, where in part.wrong.items():
            if problem not in state["wrong"]:
                state["wrong"][problem] = where
                print(f"input {where}: {problem}", flush=True)
                keep(where, problem, constraints=self.constraints)
        if self.path:
            self.path.write_text(json.dumps(state, indent=1))


def keep(where: str, problem: str, path: Path = ONCE_WRONG, constraints: bool = False) -> None:
    """Add an input to those that once showed a problem."""
    seed, number = map(int, where.split(":"))
    text, form = make(seed, number, *_prepared(constraints))
    with path.open("a") as file:
        name = next(name for name in genre_names() if form in genre(name).formats)
        file.write(json.dumps({"wrong": problem, "genre": name, "form": form.name, "text": text}) + "\n")


def once_wrong(path: Path = ONCE_WRONG) -> Iterator[tuple[str, Format[Any], str]]:
    """The inputs that once showed a problem, each with its form, and what was wrong."""
    for line in path.read_text().splitlines():
        kept = json.loads(line)
        forms = {form.name: form for form in genre(kept["genre"]).formats}
        yield kept["text"], forms[kept["form"]], kept["wrong"]


def main() -> None:
    parser = argparse.ArgumentParser(description="Fuzz all readers.")
    parser.add_argument("--inputs", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--first", type=int, default=0, help="the number of the first input")
    parser.add_argument("--jobs", type=int, default=1, help="how many processes share the work")
    parser.add_argument("--progress", help="a file that keeps where the run is")
    parser.add_argument("--again", metavar="SEED:NUMBER", help="one input once more")
    parser.add_argument("--constraints", action="store_true", help="only Sudokus with constraints")
    options = parser.parse_args()
    if options.again:
        seed, number = map(int, options.again.split(":"))
        text, form = make(seed, number, *_prepared(options.constraints))
        print(repr(text[:3000]), form.name, problems(text, form, number), sep="\n")
        check_written(read(text), number)
        return
    run = Run(options.progress, options.seed, options.first, options.constraints)
    done = run.state["done"]
    sizes = [min(CHUNK, options.inputs - start) for start in range(done, options.inputs, CHUNK)]
    firsts = range(options.first + done, options.first + options.inputs, CHUNK)
    print(f"from input {done} on", flush=True)
    with Pool(options.jobs) as pool:
        before = time.monotonic()
        parts = pool.imap(
            partial(_run_part_of, options.seed, options.constraints), zip(firsts, sizes, strict=True)
        )
        for size, part in zip(sizes, parts, strict=True):
            run.add(size, part, time.monotonic() - before)
            before = time.monotonic()
            state = run.state
            if state["done"] % 100_000 < CHUNK or state["done"] == options.inputs:
                print(
                    f"{state['done']:,} inputs, {state['read']:,} read, "
                    f"{len(state['wrong'])} kinds of problems, {state['seconds']:.0f} s",
                    flush=True,
                )
    sys.exit(1 if run.state["wrong"] else 0)


def _run_part_of(seed: int, constraints: bool, part: tuple[int, int]) -> Part:
    return run_part(seed, *part, constraints)


if __name__ == "__main__":
    main()
