import pytest

import whygrid
from whygrid.registry import genre

EXAMPLES = genre("sudoku").examples().values()


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.name)
def test_example_is_what_it_says(example):
    puzzle = whygrid.parse(example.text)
    assert whygrid.count(puzzle, limit=2) == example.facts["solutions"]
    assert whygrid.verify(whygrid.explain(puzzle)).ok
    if "uses" in example.facts:  # a story may do with suppositions instead
        proof = whygrid.explain(puzzle, whygrid.Options(view="cells"))
        assert example.facts["uses"] in proof.statistics().techniques


def test_examples_name_techniques_that_are_there():
    shown = {example.facts["uses"] for example in EXAMPLES if "uses" in example.facts}
    assert shown <= {"case analysis", *(technique.name for technique in genre("sudoku").techniques())}
