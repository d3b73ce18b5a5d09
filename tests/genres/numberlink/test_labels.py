"""Labels: those that every form can write, and those that are refused."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.text.fuzz import check_draft, check_form
from whygrid.errors import PuzzleError
from whygrid.genres.numberlink.model import LABEL_LIMIT, board_of
from whygrid.puzzle import Puzzle
from whygrid.service.converting import read
from whygrid.sheet import Sheet
from whygrid.text.penpa import Drawing, layer_of, texts, write_penpa


def link_of(label: str, lines: dict[str, int] | None = None) -> str:
    drawing = Drawing("square", 2, 3, {}, {})
    labels = [((0, 0), label), ((1, 0), label), ((0, 2), "2"), ((1, 2), "2")]
    problem = layer_of(number=texts(drawing, labels, 1), line=lines or {})
    return write_penpa(drawing._replace(problem=problem, answer=layer_of()))


@pytest.mark.parametrize(
    "label",
    [".", "?", "_", "-", "a b", "a.b", "1,2", "\x1b[31m", "\u202ea", "e\u0301", "#", "x" * 13, "x" * 100_000],
)
def test_a_label_of_penpa_that_is_none_is_refused_with_its_place(label):
    with pytest.raises(PuzzleError, match="is no label") as refused:
        Puzzle.parse(link_of(label), "numberlink")
    assert str(refused.value.where) == "r1c1" and len(str(refused.value)) < 200


@given(st.text(st.characters(categories=["L", "Nd", "Nl", "No"]), min_size=1, max_size=LABEL_LIMIT))
def test_what_is_a_label_is_kept_by_every_form_that_takes_it(label):
    board = board_of(
        [["a1" if label == "b2" else "b2", "", label], ["a1" if label == "b2" else "b2", "", label]]
    )
    puzzle = Puzzle("numberlink", board)
    assert Puzzle.parse(puzzle.text, "numberlink") == puzzle
    assert str(puzzle).replace("\n", "").isprintable()
    check_draft(puzzle)
    for form in puzzle.genre.formats:
        check_form(Sheet(board), form)


def test_a_board_from_penpa_with_long_labels_and_lines_is_drafted():
    drawing = Drawing("square", 2, 3, {}, {})
    down = f"{drawing.key(0, 0)},{drawing.key(1, 0)}"
    right = f"{drawing.key(0, 0)},{drawing.key(0, 1)}"
    board = read(link_of("x" * LABEL_LIMIT, {down: 98, right: 98})).puzzle
    draft = board.genre.drafting().draft(board.board)
    assert draft.rows[0][0] == "x" * LABEL_LIMIT + "]~"
    check_draft(board)


def test_wide_letters_keep_a_board_in_shape():
    wide, plain = (str(Puzzle.parse(f"numberlink\n{label} . 12\n{label} . 12")) for label in ("字", "ab"))
    assert wide.replace("字", "ab") == plain
