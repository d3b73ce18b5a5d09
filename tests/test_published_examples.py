"""The examples of the description of formats: links and identifiers that other programs wrote.

Ours are in the tests of the forms. These are read from the description itself, where it lies beside the
repository, so that none is forgotten.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from whygrid.errors import PuzzleError
from whygrid.service.converting import convert, read

DESCRIPTION = Path(__file__).parents[2] / "shared" / "FORMATS.md"
WRITTEN = [
    r"\b(?:sudoku|kakuro|numlin|arukone)/(?:e/)?\d+/\d+/[\w.+-]*[\w.-](?=[`\s])",
    r"\bscf\w{20,}",
    r"\b\dx\d:[\w]{20,}",
    r":\d{4}:\d*:[+\d.]{81,}:[\d ]*:[\d ]*:[\d ]*:",
    r"\b[\d]{81}\b",
]
OWN = [
    "https://puzz.link/p?sudoku/9/9/53h7j6h195j98j6g8i6i34h8g3h17i2i6g6j28j419h5j8h79",
    "https://puzz.link/p?kakuro/5/5/48la0.na0lh3l0Bn.0cl.c4a3",
    "https://puzz.link/p?kakuro/2/2/k...-5",
    "https://puzz.link/p?numlin/5/5/1j2h3m1h2j3",
    "https://pzv.jp/p.html?arukone/e/5/5/1j2h3m1h2j3",
    "https://sudokupad.app/scf5NlQ19j9mGca3OIN1bWGk2m41TjS79",
    "3x2:d1a3b2a5d3_2_1_6d5a6b1a4d",
]


def published() -> list[str]:
    text = DESCRIPTION.read_text(encoding="utf-8") if DESCRIPTION.exists() else ""
    return sorted({found for pattern in WRITTEN for found in re.findall(pattern, text)})


@pytest.mark.parametrize("text", [*OWN, *published()])
def test_an_example_is_read_written_and_read_again(text):
    reading = read(text)
    name = {"line": "zeros", "fpuzzles": "scf"}.get(reading.form.name, reading.form.name)
    again = convert(reading, name).text
    assert read(again).sheet.board == reading.sheet.board
    if reading.form.name == "puzzlink":
        body = again.partition("?")[2].rpartition("/")[2]
        assert _no_zeros(body) == _no_zeros(text.rpartition("/")[2]) or reading.genre_name == "kakuro"
    elif reading.form.name != "hodoku":
        assert again.endswith(text.rpartition("/")[2])
    for form in ("puzzlink", "pzprv3", "penpa"):
        try:
            found = read(convert(reading, form).text)
        except PuzzleError as error:
            assert "boxes" in str(error.what), "3x2 lies down everywhere but in Solo and Penpa"
            continue
        assert (found.genre_name, found.form.name) == (reading.genre_name, form)
        assert found.sheet.board == reading.sheet.board


def _no_zeros(body: str) -> str:
    """A clue of 0 means none, which is written as - here."""
    return body.replace("0", "-")


@pytest.mark.skipif(not DESCRIPTION.exists(), reason=f"there is no {DESCRIPTION}")
def test_there_are_examples_of_every_kind_in_the_description():
    assert len(published()) >= 12
    for kind in ("sudoku/", "kakuro/", "numlin/", "scf", "3x3:", ":0800:"):
        assert any(text.startswith(kind) for text in published()), kind
