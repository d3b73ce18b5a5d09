"""Odd files of puzzles: whatever a file holds, bulk work reads it or raises an error of its own.

    python -m tests.bulk.odd_files [--count 20000] [--seed 1]

Files of every format are made with columns of all kinds, some rows of them odd, and then damaged: bytes
changed, cut off, doubled, put in. Each is streamed through an operation into another format.
"""

from __future__ import annotations

import csv
import io
import json
import random
import tempfile
import traceback
import warnings
from collections import Counter
from datetime import date
from decimal import Decimal
from pathlib import Path
from typing import Any

import numpy as np

from tests.attacks import run_as_command
from tests.bulk.conftest import EASY, SEVENTEEN
from whygrid.bulk import BulkError, stream
from whygrid.bulk.arrays import as_grids
from whygrid.bulk.stream import Options

FORMS = ["txt", "csv", "jsonl", "npy", "parquet"]
OPERATIONS = ["solve", "count", "canonical", "augment", "minimise"]
NAMES = ["question", "puzzle", "answer", "solution", "rating", "source", "a,b", 'q"', "", "é", "status", "k"]


def odd_value(rng: random.Random) -> Any:
    """What may stand in a field of JSON."""
    plain = [None, True, 5, -1, 2.5, 1e400, 10**30, [], [1, [2]], {}, {"a": 1}]
    return rng.choice([*plain, "", "x", EASY[:80], EASY + "1", "é" * 81, "\udc80", "\0", "a\r\nb"])


def records(rng: random.Random) -> list[dict[str, Any]]:
    """Some rows; most of them fit."""
    names = ["puzzle", *rng.sample(NAMES, rng.randrange(4))]
    rows = []
    for _ in range(rng.randrange(6)):
        fitting: list[Any] = [EASY, SEVENTEEN, 1, "w"]
        row = {name: rng.choice(fitting[:2] if name in NAMES[:4] else fitting[2:]) for name in names}
        if rng.random() < 0.2:
            row[rng.choice([*names, "more"])] = odd_value(rng)
        if rng.random() < 0.1:
            del row[rng.choice(list(row))]
        rows.append(row)
    return rows


def made(form: str, rng: random.Random) -> bytes:
    """A file of this format."""
    rows = records(rng)
    if form == "jsonl":
        lines = [json.dumps(row if rng.random() < 0.95 else odd_value(rng)) for row in rows]
        return "\n".join(lines).encode()
    if form == "txt":
        return "\n".join(",".join(map(str, row.values())) for row in rows).encode("utf-8", "replace")
    if form == "csv":
        text = io.StringIO()
        writer = csv.writer(text, lineterminator=rng.choice(["\n", "\r\n", "\r"]))
        writer.writerows([list(rows[0]) if rows else NAMES, *(row.values() for row in rows)])
        return text.getvalue().encode("utf-8", "replace")
    return npy(rng) if form == "npy" else parquet(rows, rng)


def npy(rng: random.Random) -> bytes:
    grids = as_grids([EASY, SEVENTEEN])
    kind, cells = rng.choice(["u1", "i4", "f8", "U1", ">i8"]), rng.choice([81, 80, (9, 9)])
    fields: list[Any] = [("puzzle", "u1", cells), ("solution", "u1", 81), (rng.choice(NAMES[4:8]), "f4", 2)]
    plain = [grids, grids.reshape(2, 9, 9), grids.astype(kind), np.asfortranarray(grids), grids[0], grids[:0]]
    odd = [np.array(5), np.zeros((2, 0), "u1"), np.zeros((0, 5), "V0")]
    mixed = [np.zeros(2, fields), np.zeros(2, fields[:2]), np.zeros(2, fields[1:])]
    array: Any = rng.choice([*plain, *odd, *mixed])
    file = io.BytesIO()
    if rng.random() < 0.05:
        np.savez(file, array)
    else:
        np.save(file, array, allow_pickle=False)
    return file.getvalue()


def parquet(rows: list[dict[str, Any]], rng: random.Random) -> bytes:
    import pyarrow
    import pyarrow.parquet

    size = max(1, len(rows))
    value: Any = rng.choice(
        [date(2020, 1, 1), Decimal("1.5"), b"\xff", [1, 2], {"a": 1}, None, 7, EASY.encode(), EASY]
    )
    name = rng.choice(["puzzle", "question", "when", "answer"])
    table = pyarrow.table({"puzzle": [EASY] * size, name: [value] * size})
    file = io.BytesIO()
    pyarrow.parquet.write_table(table, file)
    return file.getvalue()


def damaged(data: bytes, rng: random.Random) -> bytes:
    """The file with some of its bytes otherwise."""
    for _ in range(rng.choice([0, 0, 0, 1, 1, 2, 5])):
        at, length = rng.randrange(len(data) + 1), rng.randrange(1, 9)
        junk = rng.choice([rng.randbytes(length), rng.choice([b"\0", b"\n", b'"', b",", b"\xff"]) * length])
        change = rng.choice(["change", "change", "change", "cut", "insert", "double"])
        if change == "cut":
            data = data[:at]
        elif change == "change":
            data = data[:at] + junk + data[at + length :]
        else:
            data = data[:at] + (junk if change == "insert" else data[max(0, at - 99) : at]) + data[at:]
    return data


def run(count: int, seed: int) -> tuple[Counter[str], dict[str, str]]:
    """How often what came of it, and one example of each kind of wrong end."""
    rng = random.Random(seed)
    ends: Counter[str] = Counter()
    wrong: dict[str, str] = {}
    with tempfile.TemporaryDirectory() as folder, warnings.catch_warnings():
        warnings.simplefilter("ignore")
        for _ in range(count):
            form, into, operation = rng.choice(FORMS), rng.choice(FORMS), rng.choice(OPERATIONS)
            source, out = Path(folder, f"in.{form}"), Path(folder, f"out.{into}")
            source.write_bytes(damaged(made(form, rng), rng))
            resume = rng.random() < 0.2
            if resume and rng.random() < 0.5:
                out.write_bytes(damaged(made(into, rng), rng))
            try:
                stream.run(operation, source, out, Options(batch=2, resume=resume, threads=1))  # type: ignore[arg-type]
                ends["answer"] += 1
            except BulkError as error:
                assert str(error)
                ends["BulkError"] += 1
            except Exception:
                said = traceback.format_exc(limit=-3)
                ends["raw exception"] += 1
                told = f"{form} -> {operation} -> {into}\n{source.read_bytes()!r:.500}\n{said}"
                wrong.setdefault("".join(said.splitlines()[-4:-2]), told)
    return ends, wrong


if __name__ == "__main__":
    run_as_command("Read odd files of puzzles.", run, "files", 20_000, "kinds of raw exceptions")
