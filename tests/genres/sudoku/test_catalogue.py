"""Every technique of HoDoKu's table can be asked for by its name there, and is told with its numbers."""

from __future__ import annotations

import csv
from pathlib import Path

import pytest

from whygrid.engine.technique import called
from whygrid.genres.sudoku.techniques import TECHNIQUES
from whygrid.genres.sudoku.techniques.on_request import ON_REQUEST
from whygrid.genres.sudoku.techniques.uniqueness import IF_UNIQUE

PATH = Path(__file__).parents[4] / "shared" / "data" / "sudoku" / "technique_table.csv"
ALL = (*TECHNIQUES, *IF_UNIQUE, *ON_REQUEST)
NO_TECHNIQUES = {"Brute Force", "Incomplete Solution", "Give Up"}
# Kakuro has a technique of this name, which asks for it.
SEVERAL = {"Forcing Chain": "cell forcing chain"}


@pytest.mark.skipif(not PATH.exists(), reason="the table is not ours to ship")
def test_every_technique_of_the_table_is_there() -> None:
    with PATH.open(encoding="utf-8") as table:
        rows = [row for row in csv.DictReader(table) if row["technique"] not in NO_TECHNIQUES]
    assert len(rows) == 89
    for row in rows:
        name = row["technique"]
        found = called(ALL, SEVERAL.get(name, name))
        numbers = f"{row['hodoku_level'].lower()} {row['hodoku_score']}"
        assert dict(found.elsewhere)["HoDoKu"] == numbers, name


def test_no_other_name_means_two_things() -> None:
    names = [name for technique in ALL for name in (technique.name, *technique.also)]
    assert len(names) == len(set(names))
    assert called(ALL, "Nice Loop") == called(ALL, "aic")
