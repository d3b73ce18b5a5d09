"""What follows from a supposition never stands twice: two digits in a cell, or a digit twice in a house."""

from itertools import combinations

import pytest

from whygrid import Options, examples, explain, parse, verify
from whygrid.engine.exclusions import exclusions_of
from whygrid.logic.deduction import Deduction

HARD = [
    "006401500300509001000030000205000703030040020670000058060907080000050000002304900",
    "000008070013000000000000004000104500090007300008200006500600900020043060060010000",
    examples()["escargot"].text,
]


def suppositions(deduction: Deduction) -> list[list[int]]:
    """For each case what it supposes and places, without what is supposed inside."""
    return [
        [case.assumption, *(fact for step in case.steps for fact in step.conclusions)]
        for inner in deduction.nested()
        for case in inner.cases
    ]


@pytest.mark.parametrize(
    "options", [Options(prefer="patterns"), Options(view="cells")], ids=["story", "cells"]
)
def test_what_is_placed_under_a_supposition_does_not_clash(options):
    """It ends where it would: "row 3 has no 5", not with a 5 in a cell that holds a 4."""
    looked_at = 0
    for text in HARD:
        proof = explain(parse(text), options)
        assert verify(proof).shows == "unique"
        exclusions = exclusions_of(proof.rules)
        for deduction in (one for step in proof for one in step.deductions):
            for facts in suppositions(deduction):
                looked_at += 1
                for one, two in combinations([fact for fact in facts if fact > 0], 2):
                    assert two not in exclusions.of(one), deduction.reason
    assert looked_at > 50
