"""What is drawn of deductions that suppose something."""

from __future__ import annotations

from whygrid.engine.technique import called
from whygrid.logic.deduction import CHAIN, LEADS, Case, Deduction
from whygrid.registry import genre
from whygrid.scene.marks import Arrow, Line
from whygrid.scene.trails import FOLLOWING, MANY, SUPPOSED, parts_of
from whygrid.service.techniques import shown_at_work


def step(conclusions: tuple[int, ...], *premises: int) -> Deduction:
    return Deduction("step", conclusions, premises, (), "")


def supposing(*steps: Deduction, pattern: tuple[tuple[str, tuple[int, ...]], ...] = ()) -> Deduction:
    return Deduction("net", (-1,), (), (), "", pattern, (Case(1, steps),))


def test_an_exclusion_between_two_placements_is_a_weak_link_and_then_a_strong_one():
    net = supposing(step((-2,), 1), step((3,), -2, -9), step((-4,), 3), step((-5,), 1), step((), -4, -5, -8))
    assert parts_of(net) == (
        (SUPPOSED, (1,)),
        (FOLLOWING, (3,)),
        ("pattern", (2, 4, 5)),
        (CHAIN, (1, -2)),
        (CHAIN, (-2, 3)),
        (CHAIN, (3, -4)),
        (CHAIN, (1, -5)),
    )


def test_what_takes_several_exclusions_follows_at_once_from_what_is_behind_them():
    net = supposing(step((2,), 1), step((-3,), 1), step((-4,), 2), step((5,), -3, -4))
    assert parts_of(net)[2:] == ((CHAIN, (1, 2)), (LEADS, (1, 5)), (LEADS, (2, 5)))


def test_where_nothing_is_placed_every_exclusion_is_a_place_on_the_way():
    net = supposing(step((-2, -3), 1), step((-4,), -3, -9), step((), -4), pattern=(("pattern", (1,)),))
    assert parts_of(net) == (("pattern", (1,)), ("pattern", (2, 4)), (CHAIN, (1, -2)), (CHAIN, (-2, -4)))


def test_what_is_known_beforehand_is_no_place_on_the_way():
    net = supposing(step((-8, -9), 7), step((-2,), 1, -9), step((), -2, -8), pattern=(("pattern", (1,)),))
    assert parts_of(net) == (("pattern", (1,)), ("pattern", (2,)), (CHAIN, (1, -2)))


def test_what_a_case_leads_to_is_where_its_chain_ends():
    net = supposing(step((-2,), 1), step((3,), -2), step((-4,), 3))
    assert parts_of(net)[-1] == (CHAIN, (3, -4))


def test_a_chain_of_its_own_is_left_alone():
    own = supposing(step((2,), 1), pattern=((CHAIN, (1, 2)),))
    assert parts_of(own) == own.pattern


def test_of_a_net_with_many_links_only_the_way_to_its_end_is_drawn():
    wide = supposing(*(step((fact,), 1) for fact in range(2, MANY + 3)), step((-50,), MANY + 2))
    assert [part for part in parts_of(wide) if part[0] == CHAIN] == [
        (CHAIN, (1, MANY + 2)),
        (CHAIN, (MANY + 2, -50)),
    ]


def test_a_way_that_is_long_itself_is_not_drawn_but_what_would_hold_is_marked():
    long = supposing(*(step((fact,), fact - 1) for fact in range(2, 2 * MANY + 3)))
    assert parts_of(long) == ((SUPPOSED, (1,)), (FOLLOWING, tuple(range(2, 2 * MANY + 3))))


def test_chains_of_sets_and_nets_are_drawn_as_arrows_and_trials_as_lines():
    def marks(kind: str, technique: str, sort: type) -> list[object]:
        found = genre(kind)
        shown = shown_at_work(found, called(found.techniques(), technique))
        assert shown is not None
        return [mark for mark in shown.puzzle.scene(shown.view).marks if isinstance(mark, sort)]

    assert len(marks("sudoku", "als-xy-wing", Arrow)) > 1
    assert marks("sudoku", "forcing net", Arrow)
    supposed = {"one", "two"}
    assert len([line for line in marks("numberlink", "foresight", Line) if line.tone in supposed]) > 1
