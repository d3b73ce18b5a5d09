"""Hitting sets are the smallest there are."""

import random
from itertools import combinations

import pytest

from whygrid.engine.hitting import bits, fewest, minimal, numbers, packing


def by_trying_all(masks: list[int], cells: int) -> int:
    """The size of a smallest hitting set."""
    for size in range(cells + 1):
        for chosen in combinations(range(cells), size):
            taken = sum(1 << cell for cell in chosen)
            if all(mask & taken for mask in masks):
                return size
    raise AssertionError("an empty mask can't be met")


@pytest.mark.parametrize("seed", range(60))
def test_no_smaller_set_meets_all_masks(seed):
    rng = random.Random(seed)
    masks = [sum(1 << cell for cell in rng.sample(range(9), rng.randint(1, 4))) for _ in range(seed % 12)]
    size = by_trying_all(masks, 9)
    found = fewest(masks, below=10)
    assert found is not None and found.bit_count() == size
    assert all(mask & found for mask in masks)
    assert fewest(masks, below=size) is None
    assert fewest(minimal(masks), below=size + 1).bit_count() == size
    assert packing(masks)[0] <= size


def test_an_empty_mask_is_never_met():
    assert fewest([0b11, 0], below=9) is None


def test_nothing_is_needed_where_there_is_nothing_to_meet():
    assert fewest([], below=1) == 0
    assert fewest([], below=0) is None


def test_a_search_can_be_ended_with_the_first_set_found():
    masks = [0b011, 0b101, 0b110]
    first = fewest(masks, below=4, go_on=lambda found: not found)
    assert first is not None and all(mask & first for mask in masks)


def test_masks_that_contain_another_one_are_not_minimal():
    assert minimal([0b111, 0b011, 0b100, 0b011, 0b101]) == [0b100, 0b011]


def test_bits_and_their_numbers():
    assert bits(0b10110) == [0b10, 0b100, 0b10000]
    assert numbers(0b10110) == [1, 2, 4]
