"""Certificates of k, both halves, before strict checkers that are not ours."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import product

import pytest

import whygrid
from tests.service.export.strict import rows_of, veripb_accepted
from tests.service.export.test_exporting import ACCEPTED, without
from whygrid.budget import Budget
from whygrid.errors import ProofError
from whygrid.service.export.hitting import packed
from whygrid.service.export.k_theses import k_thesis_of
from whygrid.service.export.theses import Thesis
from whygrid.service.export.writing import exported
from whygrid.service.measuring import k

KS = {"escargot": 23, "six": 4, "kakuro-first": 4, "numberlink-first": 1}


@cache
def certificate(name: str) -> dict[str, object]:
    """The certificate of an example, both halves."""
    report = k(whygrid.parse(whygrid.examples()[name].text), Budget())
    assert report.lower == report.upper == KS[name]
    return report.certificate


@cache
def thesis(name: str) -> Thesis:
    """What it claims."""
    return k_thesis_of(certificate(name))


@pytest.mark.parametrize("form", ACCEPTED)
@pytest.mark.parametrize("name", KS)
def test_both_bounds_are_accepted(name, form):
    text, formula = exported(thesis(name), form)
    assert f"fewer than {KS[name]} of" in formula
    assert ACCEPTED[form](formula, text)


@pytest.mark.parametrize("form", ["veripb", "lrat"])
@pytest.mark.parametrize("name", KS)
def test_what_would_show_too_much_is_refused(name, form):
    text, formula = exported(thesis(name), form)
    accepted = ACCEPTED[form]
    assert not accepted(without(formula, "not the solution"), text)
    # Supports are smallest: without one of its known facts a step does not follow.
    last = max(n for n, step in enumerate(thesis(name).steps, 1) if step.support)
    assert not accepted(without(formula, f"step {last} fails"), text)
    if form == "veripb":
        assert not accepted(without(formula, "fewer"), text)


def test_half_a_certificate_claims_half():
    whole = certificate("six")
    for other, status in (("lower", "unique"), ("upper", "bound")):
        found = k_thesis_of({name: said for name, said in whole.items() if name != other})
        assert (found.bound is None) == (other == "lower")
        assert found.status == status
        text, formula = exported(found, "veripb")
        assert veripb_accepted(formula, text)
    with pytest.raises(ProofError, match="no plain form"):
        exported(found, "plain")


def test_a_wrong_certificate_is_refused():
    wrong = {**certificate("six")}
    wrong["lower"] = {**wrong["lower"], "k": KS["six"] + 1}
    with pytest.raises(ProofError, match="the certificate is wrong"):
        k_thesis_of(wrong)


def meanings(formula: str) -> dict[str, int]:
    """The variables by what the comments say they mean."""
    return {said: int(number) for number, said in re.findall(r"^\* x(\d+) (.*)$", formula, re.MULTILINE)}


def hits(formula: str) -> Iterator[tuple[str, list[int], list[list[int]]]]:
    """Each fact that is open, the numbers of its alternatives, and the rows that say how to hit them."""
    lines = formula.splitlines()
    for place, line in enumerate(lines):
        if match := re.fullmatch(r"\* too little for (\S+): .* alternative ([\d, ]+), in this order", line):
            numbers = [int(word) for word in match[2].split(", ")]
            rows = lines[place + 1 : place + 1 + len(numbers)]
            yield match[1], numbers, [[int(x) for x in re.findall(r" x(\d+)", f" {row}")] for row in rows]


def test_a_reader_finds_every_alternative_in_the_comments_and_each_is_a_filling():
    """What remains to be trusted, looked at without any code of ours."""
    _, formula = exported(thesis("escargot"), "veripb")
    assert rows_of(formula)
    means = meanings(formula)
    (known,) = re.findall(r"^\* known: (.*)$", formula, re.MULTILINE)
    fillings = {
        int(number): said.split()
        for number, said in re.findall(r"^\* alternative (\d+): (.*)$", formula, re.MULTILINE)
    }
    digits = "123456789"
    for facts in fillings.values():
        matches = [re.fullmatch(r"r(\d)c(\d)=(\d)", fact) for fact in facts]
        grid = {(int(match[1]), int(match[2])): match[3] for match in matches if match}
        assert len(grid) == 81
        for n in range(1, 10):
            assert sorted(grid[n, c] for c in range(1, 10)) == sorted(grid[r, n] for r in range(1, 10))
            corner = ((n - 1) // 3 * 3 + 1, (n - 1) % 3 * 3 + 1)
            box = [grid[corner[0] + r, corner[1] + c] for r, c in product(range(3), range(3))]
            assert "".join(sorted(box)) == "".join(sorted(grid[n, c] for c in range(1, 10))) == digits
    found = list(hits(formula))
    assert len(found) == 81 - len(known.split())
    for fact, numbers, rows in found:
        for number, row in zip(numbers, rows, strict=True):
            assert fact not in fillings[number]
            failing = [item for item in known.split() if item not in fillings[number]]
            assert row == [means[f"{item} is looked at"] for item in failing]


def test_families_of_traces_need_no_more_than_what_hits_them():
    for traces in ([0b011, 0b110, 0b101], [0b1, 0b10], [0b11, 0b101, 0b1000], [0b111, 0b11, 0b1100, 0b110]):
        packing = packed(traces)
        sizes = [bin(chosen).count("1") for chosen in range(16) if all(chosen & trace for trace in traces)]
        assert packing.needed <= min(sizes)
        assert all(family for family in packing.families)
    assert packed([0b011, 0b110, 0b101]).needed == 2
