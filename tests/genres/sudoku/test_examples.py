import pytest

import whygrid
from whygrid.registry import genre

EXAMPLES = genre("sudoku").examples().values()


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.name)
def test_example_is_what_it_says(example):
    puzzle = whygrid.parse(example.text)
    assert whygrid.count(puzzle, limit=2) == example.facts["solutions"]
    proof = whygrid.explain(puzzle)
    assert whygrid.verify(proof).ok
    if "uses" in example.facts:
        assert example.facts["uses"] in proof.statistics().techniques


def test_every_technique_but_the_rarest_has_an_example():
    shown = {example.facts.get("uses") for example in EXAMPLES}
    singles = {"full house", "hidden single", "naked single"}
    rare = {"naked quad", "hidden quad", "jellyfish"}  # tests/genres/sudoku/techniques.toml has positions
    assert {technique.name for technique in genre("sudoku").techniques()} - singles - rare <= shown
