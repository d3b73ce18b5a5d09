"""Articles, suffixes and plurals, against how numbers are spoken."""

import pytest

from whygrid.voice import Cells, Short, Values, in_language, message
from whygrid.voice.grammar_cs import GRAMMAR as CZECH
from whygrid.voice.grammar_hu import GRAMMAR as HUNGARIAN

ONES = ["nulla", "egy", "kettő", "három", "négy", "öt", "hat", "hét", "nyolc", "kilenc"]
TENS = ["", "tíz", "húsz", "harminc", "negyven", "ötven", "hatvan", "hetven", "nyolcvan", "kilencven"]


def spoken(number: int) -> str:
    """A number as it is spoken in Hungarian."""
    if number < 10:
        return ONES[number]
    if number < 30:
        ten, one = divmod(number, 10)
        return (["", "tizen", "huszon"][ten] if one else TENS[ten]) + (ONES[one] if one else "")
    if number < 100:
        return TENS[number // 10] + (ONES[number % 10] if number % 10 else "")
    if number < 1000:
        hundred = "" if number < 200 else ONES[number // 100]
        return f"{hundred}száz" + (spoken(number % 100) if number % 100 else "")
    thousand = "" if number < 2000 else spoken(number // 1000)
    return f"{thousand}ezer" + (spoken(number % 1000) if number % 1000 else "")


def test_the_article_is_that_of_the_number_as_it_is_spoken():
    for number in range(20_000):
        article = "az" if spoken(number)[0] in "aáeéiíoóöőuúüű" else "a"
        assert HUNGARIAN.article(f"{number}. sor") == article, number


def test_names_of_numbers_have_the_vowels_of_the_spoken_ones():
    def vowels(word: str) -> str:
        return [letter for letter in word if letter in "aáeéiíoóöőuúüű"][-1]

    for number in range(1, 100):
        ending = HUNGARIAN.value(str(number), "name").rpartition("-")[2]
        front = vowels(spoken(number)) in "eéöő" or (vowels(spoken(number)) in "ií" and number % 100 == 10)
        assert (ending in ("es", "ös")) == front, (number, ending)


@pytest.mark.parametrize(
    ("form", "said"),
    [
        ("name", "1-es 2-es 3-as 4-es 5-ös 6-os 7-es 8-as 9-es"),
        ("accusative", "1-est 2-est 3-ast 4-est 5-öst 6-ost 7-est 8-ast 9-est"),
        ("dative", "1-esnek 2-esnek 3-asnak 4-esnek 5-ösnek 6-osnak 7-esnek 8-asnak 9-esnek"),
        ("with", "1-essel 2-essel 3-assal 4-essel 5-össel 6-ossal 7-essel 8-assal 9-essel"),
        ("plural", "1-esek 2-esek 3-asok 4-esek 5-ösök 6-osok 7-esek 8-asok 9-esek"),
    ],
)
def test_digits_take_the_suffixes_that_people_give_them(form, said):
    assert " ".join(HUNGARIAN.value(digit, form) for digit in "123456789") == said


@pytest.mark.parametrize(
    ("number", "kind"), [(1, "one"), (2, "few"), (4, "few"), (5, "other"), (0, "other"), (1.5, "many")]
)
def test_czech_has_the_plurals_of_unicode(number, kind):
    assert CZECH.plural(number) == kind


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "r1c2, r1c3 and r1c4 are not 1 or 5"),
        ("hu", "az r1c2, r1c3 és r1c4 mezőben nem lehet 1-es vagy 5-ös"),
        ("cs", "v polích r1c2, r1c3 a r1c4 nemůže být 1 ani 5"),
    ],
)
def test_a_sentence_in_each_language(language, said):
    told = message("engine/is-not", subjects=Cells(("r1c2", "r1c3", "r1c4")), values=Values(("1", "5")))
    with in_language(language):
        assert str(told) == said


@pytest.mark.parametrize(
    ("cells", "said"), [("rc", "r4c12=7"), ("row-letter", "D12=7"), ("column-letter", "L4=7")]
)
def test_cells_are_called_as_the_reader_likes(cells, said):
    with in_language("en", cells=cells):
        assert str(message("service/fact", fact=Short((("r4c12", "=", "7"),)))) == said
