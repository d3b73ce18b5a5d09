"""Grades, proofs, verdicts and twins of many puzzles: what the single calls say, row by row."""

from __future__ import annotations

import json
from collections import defaultdict
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import whygrid
from tests.cli.command import run, run_json
from whygrid import bulk
from whygrid.bulk import stream
from whygrid.bulk.arrays import to_lines
from whygrid.bulk.stream import Options
from whygrid.service.canonical_ids import identity
from whygrid.service.sharded import unique as twins
from whygrid.service.sharded.grading import Grade
from whygrid.service.sharded.tracing import DEDUCTIONS, PUZZLES, SCHEMA, Explain
from whygrid.service.sharded.twins import Ids, Split
from whygrid.service.sharded.verifying import Verify

NAMES = ("wikipedia", "mini", "escargot")
ODD = "1" * 81


@pytest.fixture
def source(tmp_path: Path) -> Path:
    """Puzzles of all genres, and two that have no grade."""
    path = tmp_path / "in.jsonl"
    texts = [whygrid.examples()[name].text for name in NAMES]
    for genre in whygrid.genre_names():
        puzzle = whygrid.generate(genre, seed=1, **({"size": "4"} if genre == "sudoku" else {}))
        texts.append(puzzle.text)
    path.write_text("".join(json.dumps({"puzzle": text}) + "\n" for text in [*texts, ODD, "." * 81]))
    return path


def rows(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text().splitlines()]


def test_grades_are_those_of_each_puzzle(source: Path, tmp_path: Path) -> None:
    out = tmp_path / "out.jsonl"
    stream.run(Grade(), source, out, Options(batch=3))
    for row in rows(out)[:-2]:
        graded = whygrid.grade(whygrid.parse(row["puzzle"])).to_json()
        assert (row["level"], row["grade"]) == (graded["grade"]["level"], graded["grade"]["number"])
        assert json.loads(row["techniques"]) == graded["techniques"] and not row["error"]
    for row in rows(out)[-2:]:
        assert row["error"] and not row["level"]


def test_proofs_go_through_a_file_to_the_checker_and_damage_is_found(source: Path, tmp_path: Path) -> None:
    proofs, damaged, out = (tmp_path / f"{name}.jsonl" for name in ("proofs", "damaged", "out"))
    stream.run(Explain(proofs=True), source, proofs, Options(batch=3))
    stream.run(Verify(), proofs, out, Options(batch=2))
    assert [(row["ok"], row["shows"]) for row in rows(out)[:-2]] == [(1, "unique")] * (len(rows(out)) - 2)
    assert [row["ok"] for row in rows(out)[-2:]] == [0, 1], "one is none, the other one has many solutions"
    first = json.loads(rows(proofs)[0]["proof"])
    damaged.write_text(json.dumps(first) + "\n" + json.dumps({**first, "status": "none"}) + "\n")
    for native in (False, True):
        out = tmp_path / f"native {native}.jsonl"
        stream.run(Verify(native=native), damaged, out, Options())
        assert [row["ok"] for row in rows(out)] == [1, 0] and "do not show" in rows(out)[1]["problem"]


def test_traces_tell_what_the_proof_says_and_what_the_position_was(source: Path, tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    out = tmp_path / "traces.parquet"
    stream.run(Explain(), source, out, Options(batch=4))
    deductions, puzzles = parquet.read_table(out), parquet.read_table(tmp_path / "traces.puzzles.parquet")
    assert (deductions.column_names, puzzles.column_names) == (list(DEDUCTIONS), list(PUZZLES))
    assert deductions.schema.metadata[b"whygrid"] == SCHEMA.encode()
    by_row = defaultdict(list)
    for row in deductions.to_pylist():
        by_row[row["row"]].append(row)
    for told in puzzles.to_pylist():
        steps = by_row[told["row"]]
        assert len(steps) == told["deductions"] and told["schema"] == SCHEMA
        if told["error"]:
            assert not steps and not told["checked_by"]
            continue
        puzzle = whygrid.parse(told["puzzle"])
        assert told["canonical_id"] == identity(puzzle).id
        if not steps:
            assert told["status"] == "multiple"
            continue
        assert {row["canonical_id"] for row in steps} == {told["canonical_id"]}
        assert {row["checked_by"] for row in steps} == {told["checked_by"]} and "whygrid-proof" in told[
            "checked_by"
        ]
        assert [row["index"] for row in steps] == list(range(len(steps)))
        assert all(
            row["parent"] < row["index"] and (row["parent"] < 0) == (row["depth"] == 0) for row in steps
        )
        for row in [*steps[:2], steps[-1]]:  # what is said to follow does, from what is said to be known
            if row["depth"] == 0 and row["technique"] != "case analysis":
                position = [*_added(puzzle, row["position"]), *row["ruled_out"]]
                assert whygrid.judge(puzzle, position, row["follows"][0]).entailed
    assert any(row["depth"] for row in by_row[2]) and by_row[2][0]["sentence"]


@pytest.mark.parametrize("package", ["pandas", "polars", "duckdb", "datasets"])
def test_traces_are_read_by_others(package: str, tmp_path: Path) -> None:
    pytest.importorskip("pyarrow")
    module: Any = pytest.importorskip(package)
    source, out = tmp_path / "in.txt", str(tmp_path / "traces.parquet")
    source.write_text(whygrid.examples()["classic"].text + "\n")
    stream.run(Explain(), source, out, Options())
    steps = whygrid.explain(whygrid.parse(source.read_text()))
    if package == "datasets":
        first = module.Dataset.from_parquet(out, cache_dir=str(tmp_path / "cache"))[0]
    elif package == "duckdb":
        first = module.sql(f"FROM '{out}' ORDER BY index").to_arrow_table().to_pylist()[0]
    else:
        table = module.read_parquet(out)
        first = table.iloc[0].to_dict() if package == "pandas" else table.row(0, named=True)
    assert first["technique"] == steps.steps[0].technique
    assert list(first["follows"]) == [str(steps.rules.fact(steps.steps[0].fact or 0))]
    assert first["schema"] == SCHEMA


def _added(puzzle: whygrid.Puzzle, position: str) -> list[str]:
    filled = whygrid.parse(position, puzzle.genre_name)
    return [str(puzzle.rules.fact(fact)) for fact in filled.givens if fact not in puzzle.givens]


def test_ids_are_shared_by_twins_and_by_nobody_else(tmp_path: Path) -> None:
    source, out = tmp_path / "in.txt", tmp_path / "out.jsonl"
    puzzles = bulk.generate(20, rng=1)
    images = bulk.augment(puzzles, rng=2).puzzles
    source.write_text("\n".join(to_lines(np.concatenate([puzzles, images]))))
    stream.run(Ids(), source, out, Options(batch=7))
    found = rows(out)
    assert [row["id"] for row in found[:20]] == [row["id"] for row in found[20:]]
    assert len({row["id"] for row in found}) == 20
    for row in found[:3]:
        one = identity(whygrid.parse(row["puzzle"]))
        assert (row["canonical"], row["id"], row["id64"]) == (one.canonical, one.id, one.id64)
        assert row["id64"] == int(row["id"][:16], 16)


def test_an_id_is_what_it_always_was() -> None:
    assert (
        identity(whygrid.parse(whygrid.examples()["escargot"].text)).id == "dca3d5a0e63044fe913d0bfde848fdcf"
    )
    assert identity(whygrid.parse(whygrid.examples()["mini"].text)).id == "42cd1dc26ef5b2972de116fb01b4d744"


@pytest.mark.parametrize("at_a_time", [7, 1000])
def test_of_all_twins_the_first_one_stays(tmp_path: Path, at_a_time: int) -> None:
    source, out = tmp_path / "in.txt", tmp_path / "out.jsonl"
    puzzles = bulk.generate(30, rng=1)
    order = np.random.default_rng(5).integers(0, 30, 100)
    rows_in = to_lines(bulk.augment(puzzles[order], rng=2).puzzles)
    source.write_text("\n".join(rows_in))
    written = twins.unique(str(source), str(out), Options(batch=9), at_a_time=at_a_time)
    first = sorted({int(name): place for place, name in reversed(list(enumerate(order)))}.values())
    assert written == (len(first), 100)
    assert [row["puzzle"] for row in rows(out)] == [rows_in[place] for place in first]
    assert sorted(path.name for path in tmp_path.iterdir()) == ["in.txt", "out.jsonl"]


@pytest.mark.parametrize("at_a_time", [7, 1000])
def test_an_audit_finds_every_twin(tmp_path: Path, at_a_time: int) -> None:
    puzzles = bulk.generate(40, rng=1)
    one, other = tmp_path / "a.txt", tmp_path / "b.txt"
    one.write_text("\n".join(to_lines(puzzles[:30])))
    mixed = bulk.augment(puzzles[[35, 3, 36, 3, 4, 35, 37]], rng=1).puzzles
    other.write_text("\n".join(to_lines(mixed)))
    found = twins.audit(str(one), str(other), tmp_path / "ids", Options(batch=4), at_a_time=at_a_time)
    assert (found.rows_a, found.rows_b, found.twins, found.classes, found.inside) == (30, 7, 3, 2, 2)
    assert found.pairs == ((1, 3), (3, 3), (4, 4))


def test_a_split_keeps_twins_on_one_side(tmp_path: Path) -> None:
    source = tmp_path / "in.txt"
    images = bulk.augment(bulk.generate(40, rng=1), times=5, rng=2).puzzles
    source.write_text("\n".join(to_lines(images)))
    words = ("bulk", "split", str(source), "--out", str(tmp_path / "o.jsonl"), "--test", "0.3")
    assert run(*words).code == 0
    assert run(*words).code == 2, "it is not done again unasked"
    train, test = rows(tmp_path / "o.train.jsonl"), rows(tmp_path / "o.test.jsonl")
    assert len(train) + len(test) == 200 and 20 <= len(test) <= 110
    assert not {row["id"] for row in train} & {row["id"] for row in test}
    code, said = run_json(
        "bulk", "audit", str(tmp_path / "o.train.jsonl"), str(tmp_path / "o.test.jsonl"), "--json"
    )
    assert (code, said["twins"]) == (0, 0)
    code, out, _ = run("bulk", "audit", str(source), str(tmp_path / "o.test.jsonl"))
    assert code == 1 and f"{len(test)} of " in out


def test_sides_do_not_depend_on_the_file(tmp_path: Path) -> None:
    lines = to_lines(bulk.generate(40, rng=1))
    sides = []
    for name, texts in (("a", lines), ("b", lines[::-1])):
        (tmp_path / f"{name}.txt").write_text("\n".join(texts))
        stream.run(Split(0.5, 3), tmp_path / f"{name}.txt", tmp_path / f"{name}.jsonl", Options(batch=11))
        sides.append({row["puzzle"] for row in rows(tmp_path / f"{name}.test.jsonl")})
    assert sides[0] == sides[1]
