"""Some boards of each variant; `python -m tests.genres.sudoku.variants` looks at as many as one likes."""

from __future__ import annotations

import pytest

import whygrid
from tests.genres.sudoku.variants.boards import VARIANTS, boards
from tests.genres.sudoku.variants.checking import SMALL, check_count, check_deductions, check_proof
from whygrid.errors import PuzzleError
from whygrid.puzzle import Puzzle
from whygrid.service.collections import pieces
from whygrid.service.contradicting import contradiction

FEW = 3


@pytest.mark.parametrize("variant", VARIANTS)
def test_counts_deductions_and_proofs_are_right(variant: str) -> None:
    for made in boards(variant, 1, FEW):
        number = check_count(made)
        check_deductions(made)
        if len(made.source.shape.cells) <= SMALL:  # the command has proofs of larger ones, which take long
            check_proof(made, number)


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_variant_is_the_same_after_it_was_written_and_read(variant: str) -> None:
    for made in boards(variant, 2, FEW):
        puzzle = Puzzle.parse(made.text, "sudoku")
        for form in puzzle.genre.formats:
            if not form.written:
                continue
            if form.name in ("line", "zeros", "grid", "raw", "array", "fpuzzles", "sudokupad", "penpa"):
                assert Puzzle.parse(form.write(puzzle.board), "sudoku") == puzzle, form.name
            else:
                with pytest.raises(PuzzleError) as refused:
                    form.write(puzzle.board)
                assert "has no place for" in str(refused.value)


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_variant_is_drawn_and_said(variant: str) -> None:
    from whygrid.scene.json import scene_to_json
    from whygrid.scene.svg import render_svg

    for made in boards(variant, 2, 1):
        puzzle = Puzzle.parse(made.text, "sudoku")
        assert "{" not in "".join(str(clue.said) for clue in puzzle.genre.clues(puzzle.board))
        assert render_svg(puzzle.scene()).count("<") > 20
        kinds = {mark["mark"] for mark in scene_to_json(puzzle.scene())["marks"]}
        plain = variant in ("anti-knight", "anti-king", "non-consecutive", "disjoint", "jigsaw")
        assert plain or kinds & {"path", "badge", "outline", "fill"} or "diagonal" in variant


def test_equal_variants_are_one_shape_and_are_forgotten() -> None:
    import gc
    import weakref

    text = "cage r1c1 r1c2 = 3\n" + "." * 16
    one, two = Puzzle.parse(text), Puzzle.parse(text)
    assert one == two and one.board.shape is two.board.shape
    forgotten = weakref.ref(Puzzle.parse("cage r1c1 r1c2 = 4\n" + "." * 16).board.shape)
    gc.collect()
    assert forgotten() is None


def test_what_contradicts_is_told_with_its_constraints() -> None:
    puzzle = Puzzle.parse("cage r3c3 r3c4 = 3\nthermometer r1c1 r2c1\nthermometer r2c1 r1c1\n" + "." * 16)
    found = contradiction(puzzle)
    assert found is not None and not found.givens and found.proved
    assert [clue.name for clue in found.clues] == ["thermometer r1c1 r2c1", "thermometer r2c1 r1c1"]


@pytest.mark.parametrize(
    ("line", "word"),
    [
        ("cage r1c9 = 3", "r1c9"),
        ("cage", "cage"),
        ("thermometer r1c1 r3c3", "jumps"),
        ("thermometer r1c1 r1c2 r1c1", "twice"),
        ("arrow r1c1 r1c2", "circle"),
        ("white-dot r1c1 r2c2", "side by side"),
        ("white-dot r1c4 r2c1", "side by side"),
        ("xv r1c1 r1c2 = 7", "X or V"),
        ("little-killer r1c1 r2c2 = 5", "diagonal"),
        ("anti-knight r1c1", "anti-knight"),
        ("diagonal 3", "diagonal"),
        ("group r1c1 r1c2", "group"),
        ("regions 1111222233334445", "regions"),
        ("cage r1c1 = x7", "x7"),
        ("odd r1c1 r1c2 = V", "odd has no number"),
        ("thermometer r1c1 r1c2 = 5", "thermometer has no number"),
        ("palindrome r1c1 r1c2 = 5", "palindrome has no number"),
        ("anti-king = 2", "anti-king has no number"),
    ],
)
def test_a_wrong_constraint_is_refused_by_name(line: str, word: str) -> None:
    with pytest.raises(PuzzleError) as refused:
        whygrid.parse(f"{line}\n" + "." * 16, "sudoku")
    assert word in str(refused.value) and refused.value.remedy
    assert "{" not in str(refused.value)


@pytest.mark.parametrize("line", ["skyscraper r1c1 = 3", "anti-queen", "fog r1c1 r1c2"])
def test_a_constraint_that_is_not_known_is_refused_by_name(line: str) -> None:
    for text in (f"{line}\n{'.' * 16}", f"cage r1c1 r1c2 = 3\n{line}\n" + "....\n" * 4):
        (piece,) = pieces(text)
        with pytest.raises(PuzzleError) as refused:
            whygrid.parse(piece.text)
        assert f"'{line}'" in str(refused.value)


def test_a_contradiction_is_told_by_check_and_each_conflict_once() -> None:
    report = whygrid.check(
        Puzzle.parse("cage r3c3 r3c4 = 3\nrenban r1c1 r1c2\nwhite-dot r1c1 r1c2 = 3\n" + "." * 16)
    )
    assert report.contradiction is not None and report.contradiction.proved
    assert [clue.name for clue in report.contradiction.clues] == [
        "renban r1c1 r1c2",
        "white-dot r1c1 r1c2 = 3",
    ]
    report = whygrid.check(Puzzle.parse("whispers r1c1 r1c2 r1c3\n.5." + "." * 78))
    assert len(report.conflicts) == 1
