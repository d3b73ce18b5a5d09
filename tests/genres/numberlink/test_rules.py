"""Rules that are made from their names: each tests itself, and none is wrong."""

from __future__ import annotations

import random

import pytest

from tests.genres.numberlink.brute_force import solutions
from tests.genres.numberlink.test_solving import random_layout, sample
from whygrid.genres.numberlink.model import Layout, chains_of
from whygrid.genres.numberlink.rules import (
    ANY,
    border_of,
    closed,
    drawn,
    fence_name,
    gap_name,
    parity_name,
    region_name,
    rules_of,
)

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


def test_every_solution_keeps_the_rules_about_random_regions() -> None:
    rng = random.Random(7)
    seen = 0
    for layout in [*sample(5, 60), random_layout(rng, 4, 4, 3, cover=True)]:
        rules = rules_of(layout)
        edges = range(len(layout.edges))
        for solution in solutions(layout):
            lines = {edge for edge in edges if frozenset(layout.edges[edge]) in solution}
            holds = {drawn(edge) if edge in lines else closed(edge) for edge in edges}
            for _ in range(10):
                region = frozenset(rng.sample(range(len(layout.ends)), rng.randint(1, len(layout.ends))))
                border = [edge for edge, _ in border_of(layout, region)]
                names = [region_name(layout, region), parity_name(layout, region, lines & set(border))]
                assert rules.has_rule(names[0]) and not rules.has_rule(names[1])
                for count in rules.rule(names[0]).counts:
                    assert count.low <= sum(literal in holds for literal in count.literals) <= count.high
                seen += 1
    assert seen > 100


def test_every_solution_keeps_the_rules_about_fences() -> None:
    rng = random.Random(8)
    seen = 0
    for layout in sample(12, 80):
        rules = rules_of(layout)
        edges = range(len(layout.edges))
        for solution in solutions(layout):
            holds = {
                drawn(edge) if frozenset(layout.edges[edge]) in solution else closed(edge) for edge in edges
            }
            for label in layout.pairs:
                region = frozenset(rng.sample(range(len(layout.ends)), rng.randint(1, len(layout.ends))))
                ends = [
                    [cell]
                    for cell, other in enumerate(layout.ends)
                    if other not in ("", label) and cell not in region
                ]
                grown = [[beside, cell] for (cell,) in ends for _, beside in layout.ways[cell]]
                for fences in ([], ends, [*ends, *grown]):
                    name = fence_name(layout, label, region, fences)
                    if rules.has_rule(name):
                        for count in rules.rule(name).counts:
                            true = sum(literal in holds for literal in count.literals)
                            assert count.low <= true <= count.high, name
                        seen += 1
    assert seen > 100


def test_every_solution_keeps_the_rules_about_gaps() -> None:
    rng = random.Random(9)
    seen = 0
    for layout in sample(13, 80):
        rules = rules_of(layout)
        edges = range(len(layout.edges))
        for solution in solutions(layout):
            lines = [1 if frozenset(layout.edges[edge]) in solution else -1 for edge in edges]
            holds = {drawn(edge) if lines[edge] > 0 else closed(edge) for edge in edges}
            for _ in range(5):
                region = frozenset(rng.sample(range(len(layout.ends)), rng.randint(1, len(layout.ends))))
                parts = []
                for chain in chains_of(layout, lines):
                    first = rng.randint(1, len(chain))
                    last = rng.choice((0, len(chain) - first)) if first < len(chain) else 0
                    parts += [part for part in (chain[:first], chain[::-1][:last]) if len(part) > 1]
                name = gap_name(layout, region, parts)
                if rules.has_rule(name):
                    for count in rules.rule(name).counts:
                        true = sum(literal in holds for literal in count.literals)
                        assert count.low <= true <= count.high, name
                    seen += 1
    assert seen > 100


def test_every_solution_crosses_regions_without_ends() -> None:
    rng = random.Random(10)
    seen = 0
    for layout in sample(14, 120):
        rules = rules_of(layout)
        free = [cell for cell, label in enumerate(layout.ends) if not label]
        for solution in solutions(layout) if layout.cover and free else ():
            holds = {
                drawn(edge) if frozenset(pair) in solution else closed(edge)
                for edge, pair in enumerate(layout.edges)
            }
            for _ in range(5):
                region = frozenset(rng.sample(free, rng.randint(1, len(free))))
                fences = [[rng.choice(pair)] for pair in layout.pairs.values()]
                name = fence_name(layout, ANY, region, fences)
                assert rules.has_rule(name)
                for count in rules.rule(name).counts:
                    assert count.low <= sum(literal in holds for literal in count.literals) <= count.high, (
                        name
                    )
                seen += 1
    assert seen > 50


def test_broken_loops_and_joints_are_named() -> None:
    between = LAYOUT.edge_between
    loop = [drawn(between[pair]) for pair in ((1, 2), (2, 5), (4, 5), (1, 4))]
    assert [rule.name for rule, _ in RULES.broken_by(set(loop))] == ["loop r1c2 r1c3 r2c3 r2c2"]
    joint = [drawn(between[pair]) for pair in ((0, 3), (3, 6))]
    assert [rule.name for rule, _ in RULES.broken_by(set(joint))] == ["path r1c1 r2c1 r3c1"]
