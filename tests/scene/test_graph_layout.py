"""Where the boxes and lines of a graph go."""

from __future__ import annotations

from itertools import combinations

from hypothesis import given
from hypothesis import strategies as st

from tests.scene.graphs import few_examples, graphs
from whygrid.scene.graph_layout import Size, lay_out

SIZE = Size(100, 40)


def laid_out(edges, names):
    return lay_out(dict.fromkeys(names, SIZE), edges)


def test_nothing_gives_an_empty_picture():
    assert lay_out({}, []).size == Size(0, 0)


def test_a_single_box_fills_the_picture():
    layout = laid_out([], ["goal"])
    assert layout.size == SIZE and layout.boxes["goal"] == (0, 0)


def test_a_goal_stands_in_the_middle_above_its_premises():
    layout = laid_out([("a", "goal"), ("b", "goal")], ["a", "b", "goal"])
    left, right = sorted(layout.boxes[name].x for name in "ab")
    assert layout.boxes["goal"].x == (left + right) / 2
    assert layout.boxes["a"].y == layout.boxes["b"].y > layout.boxes["goal"].y


def test_crossings_that_can_be_avoided_are_avoided():
    names = ["a", "b", "c", "x", "y", "z", "goal"]
    edges = [("a", "z"), ("b", "y"), ("c", "x"), *((name, "goal") for name in "xyz")]
    boxes = laid_out(edges, names).boxes
    assert sorted("xyz", key=lambda n: boxes[n].x) == [
        dict(edges)[name] for name in sorted("abc", key=lambda n: boxes[n].x)
    ]


def test_many_boxes_do_not_stand_in_one_row():
    names = [*(f"L{n}" for n in range(40)), "goal"]
    layout = laid_out([(name, "goal") for name in names[:-1]], names)
    assert layout.size.width < len(names) * (SIZE.width + 26) / 2, "half of what one row would take"


@few_examples
@given(graph=graphs(), data=st.data())
def test_boxes_keep_apart_premises_lie_lower_and_lines_avoid_boxes(graph, data):
    sizes = {
        node.id: Size(data.draw(st.integers(20, 200)), data.draw(st.integers(20, 90)))
        for node in graph.nodes
        if node.kind != "known"
    }
    edges = [edge for edge in graph.edges if edge[0] in sizes]
    layout = lay_out(sizes, edges)
    areas = {
        name: (x, y, x + sizes[name].width, y + sizes[name].height) for name, (x, y) in layout.boxes.items()
    }
    for one, other in combinations(areas.values(), 2):
        assert one[2] < other[0] or other[2] < one[0] or one[3] < other[1] or other[3] < one[1]
    for left, top, right, bottom in areas.values():
        assert left >= -0.01 and top >= -0.01
        assert right <= layout.size.width + 0.01 and bottom <= layout.size.height + 0.01
    assert set(layout.lines) == set(edges)
    for (premise, user), spots in layout.lines.items():
        assert areas[premise][1] > areas[user][3]
        assert spots[0].y == areas[premise][1] and areas[premise][0] <= spots[0].x <= areas[premise][2]
        assert spots[-1].y == areas[user][3] and areas[user][0] <= spots[-1].x <= areas[user][2]
        for x, y in spots[1:-1]:
            assert not any(a[0] < x < a[2] and a[1] <= y <= a[3] for a in areas.values())
