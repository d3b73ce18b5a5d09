"""Nets in Eureka notation say what is so: what - excludes is out, and = takes what is left of a place."""

import re
from itertools import product

import pytest

from tests.genres.sudoku.test_nets_told import HARD
from whygrid import Options, examples, explain, parse, tell
from whygrid.engine.exclusions import exclusions_of
from whygrid.kernels import NATIVE
from whygrid.logic.proof import SUPPOSITION, Proof
from whygrid.service.story_lines import Line, story_lines
from whygrid.service.views import position_at

NODE = re.compile(r"\((?P<digits>\d+(?:[-=]\d+)*)\)(?P<cells>r\d+c\d+(?:,r\d+c\d+)*)|∅")
PUZZLES = [*HARD, *(examples()[name].text for name in ("evil1", "evil2"))]


def nodes_of(branch: str) -> list[tuple[str, set[str]]]:
    """The nodes of a branch as facts, each with the link before it: "," between those that it begins with."""
    found, link = list[tuple[str, set[str]]](), ","
    while branch:
        node = NODE.match(branch)
        assert node, branch
        if node["digits"] is None:
            found.append((link, set()))
        else:
            names = []
            for rows, columns in re.findall(r"r(\d+)c(\d+)", node["cells"]):
                names += [f"r{row}c{column}" for row, column in product(rows, columns)]
            inner = re.split(r"([-=])", node["digits"])
            for sign, digits in zip([link, *inner[1::2]], inner[::2], strict=True):
                found.append((sign, {f"{name}={digit}" for name in names for digit in digits}))
        branch = branch[node.end() :]
        link, branch = branch[:1], branch[1:]
    return found


def check(proof: Proof, number: int, notation: str) -> None:
    """Follow a net: every link holds in the position before the step."""
    rules = proof.rules
    exclusions = exclusions_of(rules)
    known = (*parse(proof.puzzle).givens, *position_at(proof, number))
    out = {-fact for fact in known if fact < 0} | {
        one for fact in known if fact > 0 for one in exclusions.of(fact)
    }
    open_facts = {fact for fact in range(1, len(rules.facts) + 1) if fact not in out}
    places = [set(count.literals) for rule in rules.rules.values() for count in rule.counts]
    told = proof.steps[number - 1].deductions[-1]
    placed = {told.cases[0].assumption}
    for branch in notation.split("; "):
        holding, excluded = set[int](), set[int]()
        for link, names in nodes_of(branch):
            facts = {rules.parse_fact(name) for name in names}
            if link == "-":
                assert all(any(fact in exclusions.of(one) for one in holding) for fact in facts), branch
                excluded = facts
            elif link == "=":
                taken = facts | excluded
                assert any(taken <= place and place & open_facts <= taken for place in places), branch
                placed |= facts
                holding = facts
            else:
                assert facts <= placed, f"{branch} begins with what is not placed"
                holding |= facts
    assert placed == {
        told.cases[0].assumption,
        *(fact for step in told.cases[0].steps for fact in step.conclusions if fact > 0),
    }


natively = pytest.mark.skipif(not NATIVE, reason="suppositions of other searches have no notation")


@pytest.mark.parametrize("strategy", [pytest.param("mixed", marks=natively), "patterns"])
def test_every_link_of_a_net_in_eureka_notation_holds(strategy):
    looked_at = 0
    for text in PUZZLES:
        proof = explain(parse(text), Options(prefer=strategy))
        for number, step in enumerate(proof.steps, 1):
            told = step.deductions[-1]
            if told.notation and told.technique in (SUPPOSITION, "forcing net"):
                check(proof, number, told.notation)
                looked_at += 1
    assert looked_at > 5


@natively
def test_a_supposition_is_told_in_words_in_eureka_or_both():
    proof = explain(parse(examples()["evil1"].text))
    number = next(n for n, step in enumerate(proof, 1) if step.technique == SUPPOSITION)
    notation = proof.steps[number - 1].deductions[-1].notation
    words, eureka, both = (
        tell(proof, numbers=[number], notation=name) for name in ("words", "eureka", "both")
    )
    assert words.startswith(f"{number}. Suppose ") and notation not in words
    assert eureka == f"{number}. r4c7 is not 7: {notation}.  [supposition]"
    assert both == f"{words} [{notation}]"
    assert list(story_lines(proof, "lemmas", [number], "both")) == [Line("step", 0, both)]
