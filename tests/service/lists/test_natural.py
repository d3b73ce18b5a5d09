"""Natural lists: all sets of a kind, cut to k cells where they are larger."""

import pytest

from whygrid.errors import PuzzleError, UsageError
from whygrid.service.lists.natural import kinds, natural


def test_every_kind_on_9x9_has_as_many_sets_as_one_counts_by_hand():
    assert {kind.name: (kind.length, kind.k) for kind in kinds()} == {
        "singles": (64152, 4),  # 81 cells, 792 ways each
        "houses": (27, 9),
        "line-boxes": (54, 15),
        "crosses": (81, 17),
        "house-pairs": (351, 18),
        "peers": (81, 20),
        "chutes": (6, 27),
        "house-triples": (2919, 27),  # 2925, but three lines or three boxes of a chute are the same
        "chute-lines": (54, 33),
        "boxes-4": (126, 36),
        "chute-crosses": (9, 45),
        "boxes-5": (126, 45),
        "chute-pairs": (6, 54),
        "boxes-6": (84, 54),
        "boxes-7": (36, 63),
        "boxes-8": (9, 72),
        "board": (1, 81),
    }


@pytest.mark.parametrize("k", [1, 4, 8, 9, 12, 20, 27, 40, 54, 80, 81])
def test_no_set_is_larger_than_k_and_none_comes_twice(k):
    listed = natural(k, None if k >= 4 else "houses")
    assert 0 < listed.k <= k
    assert len(set(listed.sets)) == len(listed.sets)


@pytest.mark.parametrize(
    ("k", "kind"),
    [(4, "singles"), (8, "singles"), (9, "houses"), (20, "peers"), (45, "boxes-5"), (81, "board")],
)
def test_without_a_name_it_is_the_kind_with_the_largest_sets_that_fit(k, kind):
    assert natural(k).notes[-1].startswith(f"{kind}: ")


def test_larger_sets_are_cut_into_runs_that_go_round():
    listed = natural(8, "houses")
    assert len(listed.sets) == 27 * 9  # every house without one of its cells
    assert listed.k == min(map(len, listed.sets)) == 8
    assert "cut into runs of 8 cells" in listed.notes[-1]


def test_fewer_sets_are_spread_over_the_whole_list():
    houses, some = natural(9, "houses"), natural(9, "houses", length=3)
    assert some.sets == (houses.sets[0], houses.sets[9], houses.sets[18])
    assert "3 of 27 sets" in some.notes[-1]
    assert natural(9, "houses", length=99) == houses


def test_boards_of_other_sizes_have_lists_of_their_own():
    assert (len(natural(4, size=4).sets), natural(4, size=4).k) == (12, 4)
    assert [len(cells) for cells in natural(36, "chutes", size=6).sets] == [12, 12, 12, 18, 18]
    assert {cell.row for cells in natural(16, size=16).sets for cell in cells} == set(range(16))


def test_kinds_with_far_too_many_sets_are_left_out():
    assert "singles" not in [kind.name for kind in kinds(16)]
    with pytest.raises(UsageError, match="more than 100000 such sets"):
        natural(6, "singles", size=16)


def test_what_is_no_kind_or_no_board_is_refused_with_a_remedy():
    with pytest.raises(UsageError, match="no natural lists 'rows'") as caught:
        natural(9, "rows")
    assert "houses" in str(caught.value.remedy)
    with pytest.raises(UsageError, match="no boxes-8 on this board"):
        natural(9, "boxes-8", size=4)
    with pytest.raises(PuzzleError, match="can't have 50 rows"):
        natural(9, size=50)
    with pytest.raises(UsageError, match="nobody knows how to make lists for kakuro"):
        natural(9, genre_name="kakuro")
