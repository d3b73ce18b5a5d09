"""Odd arrays and options: whatever the library is called with, it answers or raises an error of its own.

    python -m tests.odd_calls [--count 100000] [--seed 1]

Each call takes a public function with arguments that fit and puts odd ones in place of some: numbers that
are negative, huge, fractions or none; texts and arrays of wrong types, shapes and digits; things that were
never meant. What may take long gets a deadline.
"""

from __future__ import annotations

import random
import time
import traceback
import warnings
from collections import Counter
from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

import whygrid
from tests.attacks import run_as_command
from whygrid import bulk
from whygrid.arguments import shown
from whygrid.errors import Stopped, WhygridError

PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
SOLUTION = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
SECONDS = 0.05
"""For a call; those that may take longer are stopped by then."""


class Call(NamedTuple):
    """A function, arguments that fit it, and which of them is a budget or tells its progress."""

    function: Callable[..., Any]
    fitting: dict[str, Any]


def numbers(rng: random.Random) -> Any:
    """Something in place of a number."""
    edges = [2**31 - 1, 2**31, 2**32, 2**63 - 1, 2**63, 2**64 - 1, 2**64, 10**30, -(2**63), -(10**30)]
    others = [np.int64(3), np.uint8(7), np.float32(2.5), np.float64("nan"), np.array(5), np.array([1, 2])]
    return rng.choice(
        [
            *(-1, 0, 1, 2, 3, 17, 24, 81, 82, 255, 256, 1023, 1025, 10**6, 10**5000, *edges),
            *(0.5, -0.0, 1e300, float("nan"), float("inf"), float("-inf"), 3j, *others),
            *(True, False, np.bool_(True), np.datetime64("2020-01-01"), "3", "", b"3", None, *things()),
            *(rng.randrange(-(10**6), 10**6), rng.random() * 100),
        ]
    )


def texts(rng: random.Random) -> Any:
    """Something in place of a word or a puzzle's text."""
    symbols = ".0123456789AZaz\n \0é\udc80\U0001f600-_/\\\"'{["
    text = "".join(rng.choice(symbols) for _ in range(rng.randrange(90)))
    return rng.choice(["", "x", text, "." * 81, PUZZLE, "none", "sudoku", "r1c1", b"x", *things()])


def things() -> list[Any]:
    """What was meant for nothing."""
    return [None, 5, -1, 2.5, True, [], (), {}, set(), object(), int, print, iter([1]), [None], {"a": 1}]


SHAPES = [
    (),
    (0,),
    (81,),
    (80,),
    (1, 81),
    (3, 81),
    (0, 81),
    (2, 9, 9),
    (1, 1, 81),
    (9, 9),
    (81, 0),
    (2, 2, 9, 9),
]
TYPES = [
    "u1",
    "i1",
    "i8",
    "u8",
    "f4",
    "f8",
    "f2",
    "c8",
    "?",
    "O",
    "U81",
    "U1",
    "S81",
    "M8[s]",
    "m8[s]",
    "V3",
    ">i4",
]


def arrays(rng: random.Random) -> Any:
    """Something in place of puzzles."""
    shape, kind = rng.choice(SHAPES), rng.choice(TYPES)
    array: Any = np.zeros(shape, kind)
    if kind != "V3":
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            array = np.full(shape, rng.choice([0, 1, 9]), "i8").astype(kind)
    strange = {"u1": 200, "i8": -(2**62), "f8": float("nan"), "O": "x"}
    if kind in strange and array.size and rng.random() < 0.5:
        array.flat[rng.randrange(array.size)] = strange[kind]
    rows = [PUZZLE, SOLUTION, "." * 81, "1" * 81]
    one = rng.choice(rows)
    turned = [array.T, np.asfortranarray(array), array[..., ::-1] if array.ndim else array]
    return rng.choice(
        [
            *(array, *turned, array.tolist(), np.ma.masked_array(array, mask=True)),
            *(one, [one], rng.sample(rows, 2), np.array(rows), [one, 5], [one, None], [[one]], [[1, 2], [3]]),
            *((row for row in rows), set(rows), dict.fromkeys(rows), one.encode(), [one.encode()]),
            *(
                [one + "\udc80"],
                [one[:80] + "\udc80"],
                memoryview(b"0" * 81),
                np.zeros(3, [("puzzle", "u1", 81)]),
            ),
            *("no such file.npy", "x" * 5000, "\0", ".", texts(rng), numbers(rng)),
        ]
    )


ODD: dict[str, Callable[[random.Random], Any]] = {
    **dict.fromkeys(["puzzles", "solutions", "source", "mask", "grids", "numbers"], arrays),
    **dict.fromkeys(
        ["number", "limit", "times", "threads", "clues", "attempts", "seconds", "floor"], numbers
    ),
    **dict.fromkeys(["seed", "rng", "minimal", "unbiased", "max_effort"], numbers),
}
"""What to put in place of which argument; texts for all others."""


def calls() -> list[Call]:
    """All that can be called."""
    puzzle = whygrid.parse("1....4.....2.3..")
    proof = whygrid.explain(puzzle)
    document = whygrid.to_json(proof)
    free: dict[str, Any] = {"budget": None}
    rows = {"puzzles": [PUZZLE], "threads": 1, "progress": None}
    maps = bulk.augment([PUZZLE], rng=1).maps
    return [
        Call(bulk.read, {"source": [PUZZLE]}),
        Call(bulk.count, {**rows, "limit": 2}),
        Call(bulk.solve, rows),
        Call(bulk.is_minimal, rows),
        Call(bulk.minimise, {**rows, "rng": 1}),
        Call(bulk.backbone, rows),
        Call(bulk.canonical, rows),
        Call(bulk.k, {**rows, "seconds": 0.01, "floor": 0}),
        Call(bulk.augment, {**rows, "solutions": [SOLUTION], "times": 2, "rng": 1}),
        Call(maps.apply, {"grids": [PUZZLE]}),
        Call(bulk.grids, {"number": 2, "rng": 1, "threads": 1, "progress": None}),
        Call(
            bulk.generate,
            {"number": 2, "rng": 1, "clues": None, "symmetry": "none", "mask": None, "minimal": True,
             "unbiased": False, "attempts": 10, "threads": 1, "progress": None},
        ),
        Call(whygrid.parse, {"source": PUZZLE, "genre_name": None}),
        Call(whygrid.Budget, {"seconds": 1.0}),
        Call(whygrid.solve, {"puzzle": puzzle, **free}),
        Call(whygrid.count, {"puzzle": puzzle, "limit": 2, **free}),
        Call(whygrid.check, {"puzzle": puzzle, **free}),
        Call(whygrid.grade, {"puzzle": puzzle, **free}),
        Call(whygrid.hint, {"puzzle": puzzle, "position": None, "options": None, **free, "ruled_out": ()}),
        Call(whygrid.explain, {"puzzle": puzzle, "options": None, **free, "assumed": ()}),
        Call(explain_with, {"techniques": None, "k": None, "max_effort": None, "until": None}),
        Call(whygrid.judge, {"puzzle": puzzle, "position": None, "claim": "r1c3=4", "cited": None, **free}),
        Call(whygrid.k, {"puzzle": puzzle, **free}),
        Call(whygrid.support, {"puzzle": puzzle, "cell": "r1c2", **free}),
        Call(whygrid.generate, {"genre_name": "sudoku", "seed": 1, **free, "size": "4"}),
        Call(whygrid.generate, {"genre_name": "sudoku", "seed": 1, **free, "clues": 30, "padded": True}),
        Call(whygrid.generate, {"genre_name": "kakuro", "seed": 1, **free, "rows": 4}),
        Call(whygrid.tell, {"proof": proof, "style": "lemmas", "numbers": [1]}),
        Call(whygrid.verify, {"document": document}),
        Call(whygrid.from_json, {"document": document}),
        Call(whygrid.to_json, {"proof": proof}),
    ]  # fmt: skip


def explain_with(**options: Any) -> Any:
    """A proof with such options."""
    return whygrid.explain(
        whygrid.parse("1....4.....2.3.."), whygrid.Options(**options), whygrid.Budget(SECONDS)
    )


def odd(call: Call, rng: random.Random) -> dict[str, Any]:
    """Its arguments, some of them odd, and with a deadline."""
    given = dict(call.fitting)
    for name in rng.sample(sorted(given), min(len(given), rng.choice([1, 1, 1, 2, 3]))):
        value = ODD.get(name, texts)(rng)
        given[name] = None if name == "progress" and callable(value) else value  # its errors are its own
    if "budget" in given and given["budget"] is None:
        given["budget"] = whygrid.Budget(SECONDS)
    end = time.monotonic() + SECONDS

    def progress(done: int, total: int) -> None:
        if time.monotonic() > end:
            raise Stopped("enough")

    if "progress" in given and given["progress"] is None:
        given["progress"] = progress
    return given


def attempt(call: Call, given: dict[str, Any]) -> str:
    """What came of it: "answer", the name of our error, or the traceback of one that is not ours."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            call.function(**given)
    except WhygridError as error:
        assert str(error)
        return type(error).__name__
    except Exception:
        said = ", ".join(
            f"{name}={shown(value)}" for name, value in given.items() if value is not call.fitting[name]
        )
        return f"{call.function.__qualname__}({said})\n{traceback.format_exc(limit=-2)}"
    return "answer"


def run(count: int, seed: int) -> tuple[Counter[str], dict[str, str]]:
    """How often what came of it, and one example for each kind of wrong end, by where it happened."""
    rng = random.Random(seed)
    known = calls()
    ends: Counter[str] = Counter()
    wrong: dict[str, str] = {}
    for _ in range(count):
        call = rng.choice(known)
        came = attempt(call, odd(call, rng))
        if "\n" in came:
            last = came.strip().splitlines()
            wrong.setdefault(call.function.__qualname__ + last[1] + last[-1].partition(":")[0], came)
            came = "raw exception"
        ends[came] += 1
    return ends, wrong


if __name__ == "__main__":
    run_as_command("Call the library with odd arguments.", run, "calls", 100_000, "kinds of raw exceptions")
