"""The ways that arrows take over a board."""

from __future__ import annotations

from itertools import product

from hypothesis import given
from hypothesis import strategies as st

from tests.scene.random_scenes import few_examples
from whygrid.scene.geometry import along, distance, middle_of, pitch_of, slot_at, slot_point
from whygrid.scene.marks import Point, SmallText, Text
from whygrid.scene.routes import BESIDE_TEXT, Node, Router

SIZE, SLOTS = 5, 3
nodes = st.builds(
    Node, st.tuples(st.integers(0, SIZE - 1), st.integers(0, SIZE - 1)), st.integers(0, SLOTS * SLOTS - 1)
)


def full_cell(row: int, column: int) -> list[SmallText]:
    return [SmallText((row, column), slot, str(slot + 1)) for slot in range(SLOTS * SLOTS)]


def test_with_nothing_in_its_way_an_arrow_is_straight():
    arrow = Router(SIZE, SIZE, SLOTS, ()).arrow(Node((0, 0), 4), Node((0, 4), 4), "weak")
    assert arrow.via is None and arrow.link == "weak"


def test_an_arrow_goes_round_a_digit_that_stands_between():
    digit = Text((2, 2), "8")
    arrow = Router(SIZE, SIZE, SLOTS, (digit,)).arrow(Node((2, 0), 4), Node((2, 4), 4), "strong")
    assert min(distance(point, middle_of((2, 2))) for point in along(arrow, 50)) > 0.9 * BESIDE_TEXT


def test_an_arrow_goes_round_another_candidate_of_the_pattern():
    between = SmallText((1, 0), 4, "5", "one")
    arrow = Router(SIZE, SIZE, SLOTS, (between,)).arrow(Node((0, 0), 4), Node((4, 0), 4), "strong")
    clear = 0.45 * pitch_of(SLOTS)
    assert min(distance(point, slot_point((1, 0), 4, SLOTS)) for point in along(arrow, 80)) > clear


def test_candidates_side_by_side_are_linked_by_a_small_bow():
    arrow = Router(SIZE, SIZE, SLOTS, full_cell(2, 2)).arrow(Node((2, 2), 0), Node((2, 2), 1), "strong")
    assert arrow.via is not None
    assert distance(arrow.start, arrow.end) > 0.1


def test_a_second_arrow_does_not_lie_on_the_first():
    router = Router(SIZE, SIZE, SLOTS, ())
    first = router.arrow(Node((2, 0), 4), Node((2, 4), 4), "")
    second = router.arrow(Node((2, 0), 4), Node((2, 4), 4), "")
    assert (first.via, second.via) == (None, second.via) and second.via is not None


@few_examples
@given(start=nodes, end=nodes, written=st.sets(nodes, max_size=30))
def test_every_arrow_stays_on_the_board_and_begins_and_ends_beside_its_candidates(start, end, written):
    if start == end:
        return
    marks = [SmallText(node.cell, node.slot, "1") for node in written]
    arrow = Router(SIZE, SIZE, SLOTS, marks).arrow(start, end, "")
    for point, node in ((arrow.start, start), (arrow.end, end)):
        apart = distance(point, slot_point(node.cell, node.slot, SLOTS))
        assert 0.5 * pitch_of(SLOTS) < apart < 0.6 * pitch_of(SLOTS)
    assert all(0 <= place <= SIZE for point in along(arrow, 30) for place in point)


def test_slots_are_found_where_they_are():
    for row, column, slot in product(range(2), range(2), range(SLOTS * SLOTS)):
        assert slot_at(slot_point((row, column), slot, SLOTS), SLOTS) == slot
    assert slot_at(Point(0.999, 0.0), SLOTS) == 6
