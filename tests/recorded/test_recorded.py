"""Proofs and grades are those on record."""

import pytest

from tests.recorded import Record, differences, records

SAMPLE = records()[::10]


@pytest.mark.parametrize("record", SAMPLE, ids=range(0, 10 * len(SAMPLE), 10))
def test_proof_and_grade_are_those_on_record(record: Record) -> None:
    """If they are meant to differ: `python -m tests.recorded` shows where, `--write` records them anew."""
    assert not differences(record, words=False), record["puzzle"]


def test_several_genres_are_on_record_with_all_kinds_of_puzzles() -> None:
    from whygrid.registry import genre_names

    assert len(records()) == 500
    on_record = {record["genre"] for record in records()}
    assert len(on_record) >= 5 and on_record <= set(genre_names())
    assert {bool(record["grade"]) for record in records()} == {True, False}
