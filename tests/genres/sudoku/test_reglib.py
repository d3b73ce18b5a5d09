"""HoDoKu's regression cases are found, where its library is at hand."""

from __future__ import annotations

import pytest

from tests.genres.sudoku import reglib
from whygrid.engine.words import say
from whygrid.logic.check import check_deduction

CHECKED = 12
"""How many deductions of a case the checker looks at, those that it asks for first."""


@pytest.mark.skipif(not reglib.PATH.exists(), reason="the regression library is not ours to ship")
@pytest.mark.parametrize("code", reglib.CODES)
def test_the_cases_of_a_code_are_found_exactly(code: str) -> None:
    others = []
    for case in reglib.cases():
        if case.code == code:
            found = reglib.found(case)
            rules = case.position.state().rules
            for deduction in sorted(found, key=lambda d: set(d.conclusions) != case.expected)[:CHECKED]:
                assert check_deduction(rules, deduction, case.position.given) == "", say(rules, deduction)
            if reglib.verdict(case, found) != "exact":
                others.append(case.line)
    assert not others
