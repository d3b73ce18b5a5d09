"""Rules that are made from their names: each tests itself, and none is wrong."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from typing import NamedTuple

import pytest

from tests.genres.numberlink.brute_force import solutions
from tests.genres.numberlink.test_solving import random_layout, sample
from whygrid.genres.numberlink.facts import closed, drawn
from whygrid.genres.numberlink.family import ANY
from whygrid.genres.numberlink.model import Layout, chains_of
from whygrid.genres.numberlink.position import Position
from whygrid.genres.numberlink.regions import (
    border_of,
    fence_name,
    gap_name,
    parity_name,
    region_name,
    say_spans,
)
from whygrid.genres.numberlink.rules import rules_of
from whygrid.logic.check import check_deduction
from whygrid.logic.entailment import entails_contradiction
from whygrid.logic.rules import Rules

IN_TURN = Layout(3, 3, ("1", "", "2", "", "", "", "2", "", "1"))
LAYOUT = Layout(3, 3, ("1", "", "", "", "", "", "2", "1", "2"))
RULES = rules_of(LAYOUT)


@pytest.mark.parametrize(
    "name",
    [
        "loop r1c2 r1c3 r2c3 r2c2",
        "path r1c1 r2c1 r3c1",
        "region r1c1..r1c3",
        "region r1c1..r1c1 r2c1..r2c2",
        "parity r1c1..r1c1 with none",
        "parity r1c1..r1c1 with r1c1-r1c2 r1c1-r2c1",
        "fence 1 of r1c1..r1c1 by none",
        "fence 1 of r1c1..r1c3 by r2c1 r3c1",
        "fence 2 of r3c1..r3c1 by r3c2 / r2c1 r1c1",
        "fence * of r1c2..r1c3 r2c2..r2c3 by r1c1 / r3c3",
        "gap r1c1..r1c3 along none",
        "gap r1c1..r1c3 r2c1..r2c3 along r1c1 r2c1 r2c2 / r3c3 r2c3",
        "gap r1c1..r1c2 along r1c1 r1c2 r1c3",
    ],
)
def test_a_rule_is_made_from_its_name(name: str) -> None:
    assert RULES.has_rule(name)
    assert RULES.rule(name).name == name
    assert RULES.rule(name).text


@pytest.mark.parametrize(
    "name",
    [
        "loop r1c2 r1c3 r2c3",  # does not come back
        "loop r1c2 r1c3",
        "loop r1c2 r1c3 r2c3 r2c2 r1c2",
        "loop r9c9",
        "loop ",
        "path r1c1 r2c1 r2c2 r3c2",  # from 1 to 1
        "path r1c1 r1c2",  # no end
        "path r1c1 r3c1",  # not beside each other
        "path r1c1",
        "region r1c1..r2c2",
        "region r1c1..r1c2 r1c3..r1c3",  # one span in two pieces
        "region ",
        "parity r1c1..r1c1 with r1c1-r1c2",  # an end has one line: that is right
        "parity r1c1..r1c1 with r2c2-r2c3",
        "parity r1c1..r1c1 with none none",
        "fence 1 of r1c2..r1c2 by none",  # no end of 1
        "fence 3 of r1c1..r1c1 by none",
        "fence 1 of r1c1..r1c1 by r2c1",  # not an end
        "fence 1 of r1c1..r1c1 by r3c2",  # an end of 1 itself
        "fence 1 of r1c1..r1c1 by r1c1 r2c1 r3c1",  # from inside
        "fence 1 of r1c1..r1c1 by r1c2 r3c1",  # not beside each other
        "fence 1 of r1c1..r1c1",
        "fence * of r1c1..r1c2 by none",  # an end in it
        "fence * of r1c2..r1c3 by r1c1 / r3c2",  # both ends of 1: it may pass through
        "fence * of r1c2..r1c3 by r2c2",
        "gap r1c1..r1c3 along r1c1",  # no line
        "gap r1c1..r1c3 along r1c2 r1c3",  # not from an end
        "gap r1c1..r1c3 along r1c1 r2c2",
        "gap r1c1..r1c3 along r1c1 r2c1 / r3c1 r2c1",  # two lines in one cell
        "gap r1c1..r1c3",
        "gap  along none",
        "wish r1c1",
        "",
    ],
)
def test_what_is_no_rule_is_refused(name: str) -> None:
    assert not RULES.has_rule(name)


@pytest.mark.parametrize(
    ("name", "edges"),
    [
        ("order 1 2 of r1c2..r1c2 r2c1..r2c3 r3c2..r3c2 with none closed along none", 0),
        ("order 1 2 of r1c2..r1c2 r2c2..r2c3 r3c2..r3c2 with none closed along r1c1 r2c1", 1),
        ("order 1 2 of r1c2..r1c2 r2c1..r2c3 r3c2..r3c2 with r1c2-r2c2 closed along none", 1),
    ],
)
def test_paths_whose_ends_come_in_turn_would_have_to_cross(name: str, edges: int) -> None:
    rule = rules_of(IN_TURN).rule(name)
    assert len(rule.counts[0].literals) == edges and rule.counts[0].low == 1
    assert "1 and 2" in str(rule.text)


@pytest.mark.parametrize(
    ("layout", "name"),
    [
        (Layout(3, 3, ("1", "", "2", "", "", "", "1", "", "2")), "none closed along none"),  # side by side
        (Layout(3, 3, ("1", "", "2", "1", "", "", "", "", "2")), "none closed along none"),  # one inside
        (Layout(3, 3, ("1", "1", "2", "", "", "", "2", "", "")), "none closed along none"),  # joined at once
        (IN_TURN, "r1c1-r3c3 closed along none"),  # no edge
        (IN_TURN, "none closed along r1c2"),  # no end
        (IN_TURN, "none closed along r1c1 r2c1"),  # a line through the cells themselves
        (IN_TURN, "none closed"),
    ],
)
def test_paths_that_need_not_cross_are_no_rule(layout: Layout, name: str) -> None:
    free = [cell for cell, end in enumerate(layout.ends) if not end]
    assert not rules_of(layout).has_rule(f"order 1 2 of {say_spans(layout, free)} with {name}")


def test_a_path_may_go_round_a_hole_in_which_the_other_is() -> None:
    """A ring of cells with an end of 2 inside: the 1 goes round on either side, and the 2 gets out."""
    ring = Layout(3, 4, ("1", "", "", "", "", "2", "", "2", "1", "", "", ""))
    free = [cell for cell, end in enumerate(ring.ends) if not end]
    assert not rules_of(ring).has_rule(f"order 1 2 of {say_spans(ring, free)} with none closed along none")


def test_a_rule_that_is_made_joins_no_table() -> None:
    """Else every rule that was ever made would slow down all that is checked after it."""
    rules = Rules(RULES.facts, RULES.rules.values(), RULES.family)
    before = (len(rules.counts), dict(rules.occurrences))
    name = "loop r1c2 r1c3 r2c3 r2c2"
    loop = rules.rule(name).counts[0].literals
    assert entails_contradiction(rules, [name], loop)
    assert not entails_contradiction(rules, [name], loop[1:])
    assert (len(rules.counts), rules.occurrences) == before
    assert list(rules.only([name, "cell r1c1"]).rules) == [name, "cell r1c1"]


def situations(layouts: Iterable[Layout], times: int, rng: random.Random) -> Iterator[Situation]:
    """So many times every solution of these layouts, each time with some of its cells."""
    for layout in layouts:
        for solution in solutions(layout):
            lines = [1 if frozenset(pair) in solution else -1 for pair in layout.edges]
            for _ in range(times):
                region = frozenset(rng.sample(range(len(layout.ends)), rng.randint(1, len(layout.ends))))
                yield Situation(layout, lines, region)


class Situation(NamedTuple):
    """A solution, and some cells of the board."""

    layout: Layout
    lines: list[int]
    region: frozenset[int]

    def keeps(self, name: str) -> bool:
        """Whether there is a rule of that name, which the solution must keep."""
        rules = rules_of(self.layout)
        if not rules.has_rule(name):
            return False
        holds = {drawn(edge) if line > 0 else closed(edge) for edge, line in enumerate(self.lines)}
        for count in rules.rule(name).counts:
            assert count.low <= sum(literal in holds for literal in count.literals) <= count.high, name
        return True


def test_every_solution_keeps_the_rules_about_random_regions() -> None:
    rng = random.Random(7)
    seen = 0
    layouts = [*sample(5, 60), random_layout(rng, 4, 4, 3, cover=True)]
    for found in situations(layouts, 10, rng):
        layout, lines, region = found
        crossing = [edge for edge, _ in border_of(layout, region) if lines[edge] > 0]
        assert found.keeps(region_name(layout, region))
        assert not rules_of(layout).has_rule(parity_name(layout, region, crossing))
        seen += 1
    assert seen > 100


def test_every_solution_keeps_the_rules_about_fences() -> None:
    seen = 0
    for found in situations(sample(12, 80), 3, random.Random(8)):
        layout, _, region = found
        for label in layout.pairs:
            ends = [
                [cell]
                for cell, other in enumerate(layout.ends)
                if other not in ("", label) and cell not in region
            ]
            grown = [[beside, cell] for (cell,) in ends for _, beside in layout.ways[cell]]
            for fences in ([], ends, [*ends, *grown]):
                seen += found.keeps(fence_name(layout, label, region, fences))
    assert seen > 100


def test_every_solution_keeps_the_rules_about_gaps() -> None:
    rng = random.Random(9)
    seen = 0
    for found in situations(sample(13, 80), 5, rng):
        layout, lines, region = found
        parts = []
        for chain in chains_of(layout, lines):
            first = rng.randint(1, len(chain))
            last = rng.choice((0, len(chain) - first)) if first < len(chain) else 0
            parts += [part for part in (chain[:first], chain[::-1][:last]) if len(part) > 1]
        seen += found.keeps(gap_name(layout, region, parts))
    assert seen > 100


def test_every_solution_crosses_regions_without_ends() -> None:
    rng = random.Random(10)
    seen = 0
    covered = [layout for layout in sample(14, 120) if layout.cover and "" in layout.ends]
    for found in situations(covered, 5, rng):
        layout = found.layout
        free = [cell for cell, label in enumerate(layout.ends) if not label]
        region = frozenset(rng.sample(free, rng.randint(1, len(free))))
        fences = [[rng.choice(pair)] for pair in layout.pairs.values()]
        assert found.keeps(fence_name(layout, ANY, region, fences))
        seen += 1
    assert seen > 50


def test_broken_loops_and_joints_are_named() -> None:
    between = LAYOUT.edge_between
    loop = [drawn(between[pair]) for pair in ((1, 2), (2, 5), (4, 5), (1, 4))]
    assert [rule.name for rule, _ in RULES.broken_by(set(loop))] == ["loop r1c2 r1c3 r2c3 r2c2"]
    joint = [drawn(between[pair]) for pair in ((0, 3), (3, 6))]
    assert [rule.name for rule, _ in RULES.broken_by(set(joint))] == ["path r1c1 r2c1 r3c1"]


def test_whatever_is_drawn_what_contradicts_it_is_listed_and_follows() -> None:
    """Lines that join two paths, cross, branch and come back: nothing is taken for granted about them."""
    rng = random.Random(27)
    seen = 0
    for layout in sample(27, 600):
        known = [rng.choice([drawn, closed])(edge) for edge in range(len(layout.edges)) if rng.random() < 0.8]
        for found in Position(layout, known).contradictions():
            seen += 1
            assert check_deduction(rules_of(layout), found) == ""
    assert seen > 600
