"""A share of `python -m tests.voice.spoken`, and that its reader would notice."""

import pytest

from tests.voice.proofreading import slips, spelt
from tests.voice.spoken import GENRES, through
from whygrid.voice.grammar_hu import GRAMMAR


@pytest.mark.parametrize("number", range(1, len(GENRES) + 1))
def test_everything_said_on_the_way_through_a_puzzle_is_right_in_every_language(number):
    heard = through(2, number)
    assert not heard.wrong, "\n".join(heard.wrong[:5])


@pytest.mark.parametrize(
    ("said", "language"),
    [
        ("a 5. sorban", "hu"),
        ("az 3-as", "hu"),
        ("az 50. sor és a 1000. sor", "hu"),
        ("a 3-es", "hu"),
        ("a r4c5 mező", "hu"),
        ("a(z) 5-ös", "hu"),
        ("az r1c3-ben", "hu"),
        ("the cell", "cs"),
        ("dvě  mezery", "cs"),
        ("chybí {$digit}", "cs"),
    ],
)
def test_the_proofreader_notices(said, language):
    assert list(slips(said, language))


@pytest.mark.parametrize(
    "said", ["az 5. sorban", "a 3-as", "az 1000. sor", "a 11-es", "az r4c5 mező", "az r1c10-ben"]
)
def test_the_proofreader_lets_right_hungarian_pass(said):
    assert not list(slips(said, "hu"))


def test_articles_and_endings_agree_with_numbers_as_they_are_spelt():
    for number in range(1200):
        assert (GRAMMAR.article(str(number)) == "az") == (spelt(number)[0] in "aáeéiíoóöőuúüű"), number
        assert not list(slips(f"{GRAMMAR.article(str(number))} {GRAMMAR.value(str(number), 'name')}", "hu"))
