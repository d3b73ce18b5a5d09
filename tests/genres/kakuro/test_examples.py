"""The examples of Kakuro show what they say."""

import pytest

import whygrid
from whygrid.registry import genre

EXAMPLES = genre("kakuro").examples()


@pytest.mark.parametrize("example", [e for e in EXAMPLES.values() if "uses" in e.facts], ids=lambda e: e.name)
def test_the_proof_of_an_example_uses_the_technique_that_it_shows(example):
    proof = whygrid.explain(whygrid.parse(example.text))
    assert example.facts["uses"] in proof.statistics().techniques
    assert "case analysis" not in proof.statistics().techniques
