"""The shared collections of published boards, where they are at hand: solved, and explained with proofs."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import whygrid
from whygrid.genres.kakuro.formats import parse_text

DATA = Path(__file__).parents[4] / "shared" / "data" / "kakuro"
AMBIGUOUS = {"0257_24x28"}  # published with one solution, and yet it has two

pytestmark = pytest.mark.skipif(not DATA.exists(), reason="the collections are not ours to ship")


def collection(name: str) -> dict[str, whygrid.Puzzle]:
    text = (DATA / f"{name}.txt").read_text(encoding="utf-8")
    blocks = [block.partition("\n") for block in re.split(r"(?m)^# ", text) if block.strip()]
    return {title: whygrid.Puzzle("kakuro", parse_text(body)) for title, _, body in blocks}


@pytest.mark.parametrize("name", ["janko_250", "krazydad_50", "gecode", "hakank"])
def test_every_board_has_one_solution_but_for_one_that_is_known_to_have_two(name: str) -> None:
    found = {title: whygrid.solve(puzzle).status for title, puzzle in collection(name).items()}
    assert {title for title, status in found.items() if status != "unique"} == set(found) & AMBIGUOUS


@pytest.mark.parametrize("name", ["gecode", "hakank"])
def test_every_board_is_explained_by_named_techniques_with_a_proof_that_is_accepted(name: str) -> None:
    for title, puzzle in collection(name).items():
        proof = whygrid.explain(puzzle)
        assert "case analysis" not in proof.statistics().techniques, title
        assert whygrid.verify(proof).shows == "unique", title
