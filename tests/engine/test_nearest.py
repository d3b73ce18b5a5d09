"""What takes the least to get to: natively the same as in Python, step by step."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from whygrid.engine import nearest as module
from whygrid.engine.nearest import PlainNearest, nearest
from whygrid.kernels import NATIVE

WEIGHTS = (1.0, 2.25, 7.84, 20.25, 99.0)


@st.composite
def deductions(draw: st.DrawFn) -> tuple[list[list[int]], list[float], list[int], list[int]]:
    """Earlier ones that each rests on, their weights, the aims, and those that contradict."""
    number = draw(st.integers(1, 40))
    rests_on: list[list[int]] = []
    for index in range(number):
        earlier = st.lists(st.integers(0, index - 1), max_size=4, unique=True) if index else st.just([])
        rests_on.append(draw(earlier))
    weights = draw(st.lists(st.sampled_from(WEIGHTS), min_size=number, max_size=number))
    aims = draw(st.lists(st.integers(0, number - 1), unique=True))
    return rests_on, weights, aims, draw(st.lists(st.sampled_from(aims), unique=True)) if aims else []


@pytest.mark.skipif(not NATIVE, reason="there is nothing to compare with")
@settings(max_examples=300, deadline=None)
@given(deductions(), st.data(), st.sampled_from([2, 5, 60]))
def test_the_native_one_goes_the_same_way(
    made: tuple[list[list[int]], list[float], list[int], list[int]], data: st.DataObject, far: int
) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(module, "FAR", far)
        native, plain = nearest(*made), PlainNearest(*made)
        assert type(native) is not type(plain)
        told: set[int] = set()
        for now in range(1, len(made[0]) + 2):
            path = plain.next(now - 1)
            assert native.next(now - 1) == path
            if not path:
                break
            assert told.isdisjoint(path)
            for index in path:
                told.add(index)
                plain.tell(index)
                native.tell(index)
                waiting = data.draw(st.lists(st.integers(0, len(made[0]) - 1), max_size=3))
                plain.freshen(waiting, now)
                native.freshen(waiting, now)
        assert told >= set(made[2])


def test_what_goes_on_where_the_last_one_was_comes_before_what_is_a_little_easier() -> None:
    found = PlainNearest([[], [], [1]], [4.0, 2.0, 5.0], [0, 1, 2], [])
    assert found.next(0) == [1]
    found.tell(1)
    found.freshen([2], 1)
    assert found.next(1) == [2]


def test_a_deduction_that_is_not_there_is_refused() -> None:
    if NATIVE:
        with pytest.raises(ValueError, match="no such deduction"):
            nearest([[7]], [1.0], [0], [])
