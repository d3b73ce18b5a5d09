"""`Puzzle.parse` takes any text, and what it takes can be worked with."""

import pickle

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import whygrid
from whygrid import Budget, Puzzle, PuzzleError, WhygridError

CELLS = "0123456789.*_Xx-?ABCDGP"
FRAME = " \n\t|+-=:#;,[]()'\"┃━boxes23/"

any_text = st.text(max_size=700)
nearly_puzzles = st.one_of(
    st.text(alphabet=CELLS + FRAME, max_size=400),
    st.sampled_from([16, 36, 64, 81, 100, 256]).flatmap(
        lambda size: st.text(alphabet="." * 12 + CELLS, min_size=size, max_size=size)
    ),
    st.lists(st.text(alphabet=CELLS, min_size=4, max_size=9), min_size=3, max_size=10).map("\n".join),
    st.lists(st.integers(0, 30), min_size=16, max_size=40).map(lambda numbers: " ".join(map(str, numbers))),
    st.tuples(st.integers(0, 99), st.integers(0, 99), st.sampled_from([16, 36, 81])).map(
        lambda t: f"boxes {t[0]}x{t[1]}\n{'.' * t[2]}"
    ),
)


def parsed(text: str) -> Puzzle | None:
    """The puzzle in a text; None where it is refused in the one way that is allowed."""
    try:
        return Puzzle.parse(text)
    except PuzzleError as error:
        assert error.what
        return None


@given(any_text)
def test_no_text_brings_anything_but_a_puzzle_or_a_puzzle_error(text):
    parsed(text)


@given(nearly_puzzles)
@settings(max_examples=300)
def test_text_that_is_nearly_a_puzzle_is_read_or_refused_with_a_remedy(text):
    try:
        puzzle = Puzzle.parse(text)
    except PuzzleError as error:
        assert error.remedy, f"{error.what!r} comes without a remedy"
    else:
        assert Puzzle.parse(puzzle.text) == puzzle


@given(
    st.sampled_from([16, 36, 81]).flatmap(
        lambda size: st.text(alphabet="." * 20 + "12345", min_size=size, max_size=size)
    )
)
@settings(max_examples=60)
def test_what_is_accepted_can_be_worked_with(text):
    puzzle = parsed(text)
    if puzzle is None:
        return
    assert str(puzzle)
    assert puzzle._repr_svg_().startswith("<svg")
    for work in (whygrid.solve, whygrid.check):
        try:
            assert work(puzzle, budget=Budget(1)).status in ("unique", "multiple", "none", "unknown")
        except WhygridError as error:
            assert "break a rule" in str(error)
    assert whygrid.hint(puzzle, budget=Budget(1)).status in (
        "unique",
        "multiple",
        "none",
        "unknown",
        "solved",
    )


@pytest.mark.parametrize("size", [100, 144, 256, 625])
def test_large_empty_boards_can_be_worked_with(size):
    puzzle = Puzzle.parse("." * size)
    assert whygrid.solve(puzzle, Budget(1)).status in ("multiple", "unknown")
    assert whygrid.hint(puzzle, budget=Budget(1)).status in ("multiple", "unknown")
    assert str(puzzle)


@pytest.mark.parametrize(
    "text",
    ["1" * 5000, " ".join(["9" * 5000] * 81), "1 " * 5000, "\ud800" * 81, "٣" * 81, "²" * 81, "\0" * 81],
)
def test_odd_texts_are_refused(text):
    with pytest.raises(PuzzleError):
        Puzzle.parse(text)


def test_a_puzzle_is_a_value():
    one, other = Puzzle.parse("1.....2..3.....4"), Puzzle.parse("1...\n..2.\n.3..\n...4")
    assert one == other
    assert len({one, other}) == 1
    assert pickle.loads(pickle.dumps(one)) == one
    with pytest.raises(AttributeError):
        one.genre_name = "kakuro"


def test_the_empty_board_and_the_genre_can_be_asked_for_by_name():
    assert Puzzle.parse("." * 16, "sudoku").givens == ()
    with pytest.raises(WhygridError, match="no genre 'hanjie'"):
        Puzzle.parse("." * 16, "hanjie")


@pytest.mark.parametrize("name", list(whygrid.examples()))
def test_what_an_interpreter_shows_of_a_puzzle_makes_it_again(name):
    puzzle = whygrid.parse(whygrid.examples()[name].text)
    assert eval(repr(puzzle)) == puzzle
