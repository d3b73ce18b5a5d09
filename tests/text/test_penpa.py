"""Links of Penpa: places, layers, what is refused, and what genres keep in them."""

import json
import zlib
from base64 import b64decode, b64encode

import pytest

from whygrid.errors import PuzzleError
from whygrid.genres.sudoku.formats.digits import CLASSIC
from whygrid.puzzle import Puzzle
from whygrid.registry import genre
from whygrid.service.converting import read
from whygrid.sheet import Sheet
from whygrid.text.penpa import ADDRESS, TEXT_LIMIT, Drawing, layer_of, read_penpa, texts, write_penpa

W = "530070000600195000098000060800060003400803001700020006060000280000419005000080079"


def packed(text: str) -> str:
    engine = zlib.compressobj(9, wbits=-15)
    return ADDRESS + b64encode(engine.compress(text.encode()) + engine.flush()).decode()


def unpacked(link: str) -> list[str]:
    return zlib.decompress(b64decode(link.partition("p=")[2]), -15).decode().split("\n")


def changed(link: str, line: int, old: str, new: str) -> str:
    """The link with something else in one of its lines."""
    lines = unpacked(link)
    assert old in lines[line]
    lines[line] = lines[line].replace(old, new, 1)
    return packed("\n".join(lines))


SUDOKU = genre("sudoku").formats[[form.name for form in genre("sudoku").formats].index("penpa")]
LINK = SUDOKU.write(Puzzle.parse(W).board)


def test_places_are_counted_with_a_border_of_two_and_the_margins():
    drawing = Drawing("square", 6, 6, {}, {})
    assert (drawing.key(0, 0), drawing.key(2, 2, 1)) == (22, 144), "as Penpa itself counts a 6x6 grid"
    wide = Drawing("square", 3, 5, {}, {}, {}, (1, 0, 2, 0))
    assert all(
        wide.place(wide.key(r, c, k)) == (k, r, c) for r in range(3) for c in range(5) for k in range(4)
    )


def test_a_header_is_that_of_penpa():
    lines = unpacked(write_penpa(Drawing("square", 6, 6, layer_of(), layer_of(), {"title": "a, b"})))
    assert lines[0] == "square,6,6,38,0,1,1,266,266,144,144,0,0,0,0,Title: a%2C b,Author: ,,,OFF,false"
    assert lines[1] == "[0,0,0,0]"
    assert lines[3].startswith("{zR:{z_:[]},zU:{z_:[]},z8:{z_:[]},zS:{},zN:{}")
    assert json.loads(lines[5]) == [22, 1, 1, 1, 1, 1, *[5, 1, 1, 1, 1, 1] * 5]


def test_words_with_a_z_survive_the_shortening():
    info = {"title": "puzzle zZ z9 zz", "author": "Zoë, A=B & C", "rules": "one\ntwo"}
    assert dict(read_penpa(write_penpa(Drawing("square", 2, 2, layer_of(), layer_of(), info))).info) == info


def test_a_sudoku_keeps_what_was_filled_in_and_marked():
    sheet = read(W).sheet
    full = sheet._replace(
        entries=(CLASSIC.fact(2, 4),),
        centre=frozenset({CLASSIC.fact(3, 2), CLASSIC.fact(3, 6)}),
        corner=frozenset(CLASSIC.fact(5, digit) for digit in range(1, 10)),
        colours={"r5c5": 3},
        info={"title": "T"},
    )
    assert read(SUDOKU.write_all(full)[0]).sheet == full


@pytest.mark.parametrize("name", ["futoshiki", "kakuro"])
def test_other_boards_of_digits_keep_what_was_filled_in_and_marked(name):
    puzzle = next(Puzzle.parse(entry.text, name) for entry in genre(name).examples().values())
    form = next(form for form in genre(name).formats if form.name == "penpa")
    layout = puzzle.board.layout
    first, *others = [cell for cell, digit in enumerate(puzzle.board.givens) if not digit]
    full = Sheet(
        puzzle.board,
        (layout.fact(first, 2),),
        frozenset({layout.fact(others[0], 1), layout.fact(others[0], 3)}),
        frozenset(layout.fact(others[1], digit) for digit in range(1, layout.digits + 1)),
        {layout.names[others[2]]: 3},
        {"title": "T", "rules": "as usual"},
    )
    assert form.write_all(full)[1] == []
    assert form.read(form.write(puzzle.board)).board == puzzle.board
    assert form.read(form.write_all(full)[0]) == full


def test_small_print_in_a_problem_is_refused_for_every_genre():
    form = next(form for form in genre("futoshiki").formats if form.name == "penpa")
    board = Puzzle.parse(next(iter(genre("futoshiki").examples().values())).text, "futoshiki").board
    drawing = read_penpa(form.write(board))
    small = {str(drawing.key(0, 0)): ["12", 1, "5"]}
    link = write_penpa(drawing._replace(problem={**drawing.problem, "number": small}))
    with pytest.raises(PuzzleError, match="small print"):
        form.read(link)


def test_marks_as_a_list_of_candidates_are_read():
    drawing = read_penpa(LINK)
    key = str(drawing.key(0, 2))
    link = write_penpa(
        drawing._replace(answer=layer_of(number={key: [[1, 1, 0, 1, 0, 0, 0, 0, 0, 0], 9, "7"]}))
    )
    assert read(link).sheet.centre == {CLASSIC.fact(2, digit) for digit in (1, 2, 4)}


def test_numbers_that_stand_twice_make_a_numberlink_unless_boxes_are_drawn():
    drawing = Drawing("square", 4, 4, {}, {})
    twice = texts(drawing, [((0, 0), "1"), ((3, 3), "1"), ((0, 3), "2"), ((3, 0), "2")], 1)
    assert read(write_penpa(drawing._replace(problem=layer_of(number=twice)))).genre_name == "numberlink"
    lines = read_penpa(SUDOKU.write(Puzzle.parse("1....4.....2.3..").board)).problem["lineE"]
    boxes = layer_of(number=twice, lineE=lines)
    assert read(write_penpa(drawing._replace(problem=boxes))).genre_name == "sudoku"


def test_a_link_to_puzz_link_inside_a_link_is_followed_once():
    inner = "https://puzz.link/p?sudoku/9/9/53h7j6h195j98j6g8i6i34h8g3h17i2i6g6j28j419h5j8h79"
    assert Puzzle.parse(ADDRESS + inner) == Puzzle.parse(W)
    assert Puzzle.parse(f"{ADDRESS}https://puzz.link/p?kakuro/2/2/k...-5").genre_name == "kakuro"
    with pytest.raises(PuzzleError):
        Puzzle.parse(ADDRESS + ADDRESS + inner)


def test_old_links_have_a_question_mark_and_no_escaped_z():
    old = "\n".join(line.replace("zZ", "z") for line in unpacked(LINK))
    link = packed(old).replace("#m=edit", "?m=solve")
    assert Puzzle.parse(link) == Puzzle.parse(W)


@pytest.mark.parametrize(
    ("link", "word"),
    [
        (changed(LINK, 0, "sudoku,9", "hex,9"), "hex"),
        (changed(LINK, 0, "sudoku,9", "sudoku,999"), "grid"),
        (changed(LINK, 0, ",38,0,", ",38,90,"), "turned"),
        (changed(LINK, 3, "zT:[]", "zT:[[1,2]]"), "thermo"),
        (changed(LINK, 3, "z6:[]", "z6:[[1,2]]"), "killercages"),
        (changed(LINK, 3, "z7:[]", "z7:[[30,31]]"), "nobulbthermo"),
        (changed(LINK, 3, "zS:{}", 'zS:{"30":1}'), "surface"),
        (changed(LINK, 3, "zE:{", 'zE:{"250,251":2,'), "boxes"),
        (changed(LINK, 3, "zN:{", 'zN:{"1":["5",1,"1"],'), "outside"),
        (changed(LINK, 3, '["5",1,"1"]', '["5",1,"6"]'), "small print"),
        (changed(LINK, 3, '["5",1,"1"]', '["x y",1,"1"]'), "not a digit"),
        (changed(LINK, 3, '["5",1,"1"]', "5"), "damaged"),
        (LINK[:-30], "damaged"),
        (ADDRESS + "!!!!", "damaged"),
        (packed("sudoku,9,9\n" + "x" * (TEXT_LIMIT + 1)), "too long"),
    ],
)
def test_what_is_not_plain_is_refused_by_name(link, word):
    with pytest.raises(PuzzleError) as error:
        Puzzle.parse(link)
    assert word in str(error.value)
    assert error.value.remedy
