"""Hungarian: the article a or az and the suffixes of numbers, by how these are spoken.

az 1-es, a 2-est, a 3-asnak, az 5-össel, az 50-es, a 11-es, az 1000-es; az r4c5, a D5, az E4
"""

from __future__ import annotations

import re

from whygrid.voice.grammar import WithCapitals

VOWELS = "aáeéiíoóöőuúüű"
NAMES_WITH_VOWEL = "aefilmnorsuxy"
"""Letters whose names begin with a vowel: á, é, ef, i, el, em, en, ó, er, es, ú, iksz, ipszilon."""

ENDING_OF = {0: "ás", 1: "es", 2: "es", 3: "as", 4: "es", 5: "ös", 6: "os", 7: "es", 8: "as", 9: "es"}
ENDING_OF_TENS = {1: "es", 2: "as", 3: "as", 4: "es", 5: "es", 6: "as", 7: "es", 8: "as", 9: "es"}
ENDING_OF_LETTER = {**dict.fromkeys("flmnrsx", "es"), "y": "os"}
"""Letters whose names end with a consonant: ef, el, em, en, er, es, iksz, ipszilon; others take an s."""
NAMES_WITH_BACK_VOWEL = "ahkoqu"
"""Letters whose names have a back vowel, and end with it: á, há, ká, ó, kú, ú."""
CASES = {
    "accusative": {"a": "t", "e": "t", "ö": "t"},
    "dative": {"a": "nak", "e": "nek", "ö": "nek"},
    "with": {"a": "sal", "e": "sel", "ö": "sel"},
    "on": {"a": "on", "e": "en", "ö": "ön"},
    "from": {"a": "ról", "e": "ről", "ö": "ről"},
    "to": {"a": "hoz", "e": "hez", "ö": "höz"},
    "in": {"a": "ban", "e": "ben", "ö": "ben"},
    "into": {"a": "ba", "e": "be", "ö": "be"},
    "plural": {"a": "ok", "e": "ek", "ö": "ök"},
    "plural-accusative": {"a": "okat", "e": "eket", "ö": "öket"},
    "possessed": {"a": "a", "e": "e", "ö": "e"},
}
"""What follows the ending "-es" of a number, by its vowels."""
CASES_OF_ZERO = {
    **{"accusative": "t", "dative": "nak", "with": "val", "on": "n", "from": "ról", "to": "hoz", "in": "ban"},
    **{"into": "ba", "plural": "k", "plural-accusative": "kat", "possessed": "ja"},
}
"""0 is called "nulla"; "nullás" is no digit in a cell."""
IN_PLACE = {
    "in": ("ban", "ben"),
    "into": ("ba", "be"),
    "from": ("ból", "ből"),
    "to": ("hoz", "hez"),
    "dative": ("nak", "nek"),
}
"""Suffixes after a hyphen, with back and with front vowels."""


class Hungarian(WithCapitals):
    """Articles and suffixes by sound; no line ends between "3." and "sor"."""

    together = re.compile(r"\d\. (?=[a-záéíóöőúüű])")

    def article(self, text: str) -> str:
        """a or az: by the first sound of the text as it is spoken.

        >>> [GRAMMAR.article(text) for text in ("1", "5. sor", "7", "11", "50", "100", "1000")]
        ['az', 'az', 'a', 'a', 'az', 'a', 'az']
        >>> [GRAMMAR.article(text) for text in ("r4c5", "B7", "ötös", "xy-szárny", "wxyz-szárny")]
        ['az', 'a', 'az', 'az', 'a']
        """
        return "az" if _begins_with_vowel(text.lstrip(" „\"'(–-")) else "a"

    def value(self, symbol: str, form: str) -> str:
        """A digit as people call it, in a case; without a form as it is written.

        >>> [GRAMMAR.value(digit, "name") for digit in "1358"]
        ['1-es', '3-as', '5-ös', '8-as']
        >>> GRAMMAR.value("5", "accusative"), GRAMMAR.value("6", "with")
        ('5-öst', '6-ossal')
        >>> GRAMMAR.value("5", "the"), GRAMMAR.value("3", "the-dative"), GRAMMAR.value("4", "ordinal")
        ('az 5-ös', 'a 3-asnak', '4.')
        >>> GRAMMAR.value("A", "dative"), GRAMMAR.value("B", "dative"), GRAMMAR.value("F", "with")
        ('A-snak', 'B-snek', 'F-essel')
        >>> GRAMMAR.value("0", "name"), GRAMMAR.value("0", "accusative"), GRAMMAR.value("0", "the")
        ('0', '0-t', 'a 0')
        """
        if not form:
            return symbol
        if form == "ordinal":
            return f"{symbol}."
        if form.startswith("the"):
            case = form.removeprefix("the").removeprefix("-") or "name"
            return f"{self.article(symbol)} {self.value(symbol, case)}"
        if symbol == "0":
            return symbol + ("" if form == "name" else f"-{CASES_OF_ZERO[form]}")
        ending = _ending(symbol)
        return f"{symbol}-{ending}" + ("" if form == "name" else CASES[form][_harmony(symbol, ending)])

    def suffixed(self, text: str, form: str) -> str:
        """A name with a suffix after a hyphen, by its last sound: r4c5-ben, r4c6-ban, r4c10-ben."""
        last = re.search(r"\d+$", text)
        back = last is not None and _ending(last[0]) in ("as", "os", "ás")
        return f"{text}-{IN_PLACE[form][0 if back else 1]}"


def _begins_with_vowel(text: str) -> bool:
    number = re.match(r"\d+", text)
    if number:
        return _number_begins_with_vowel(number[0])
    if not text:
        return False
    # One letter, or several that make no syllable, are called by their names.
    if re.match(r"(?:[a-z]|[bcdfghj-np-tv-z]+)(?![a-záéíóöőúüű])", text, re.IGNORECASE):
        return text[0].lower() in NAMES_WITH_VOWEL
    return text[0].lower() in VOWELS


def _number_begins_with_vowel(digits: str) -> bool:
    """egy, öt, ötven, ötszáz, ezer, ötezer …: by the leading group of three digits."""
    digits = digits.lstrip("0") or "0"
    leading = digits[: (len(digits) - 1) % 3 + 1]
    if leading.startswith("5"):
        return True
    if leading == "1":
        return len(digits) == 1 or len(digits) in (4, 7)  # egy; ezer; egymillió
    return False


def _ending(symbol: str) -> str:
    """The ending that makes a name of a number or letter: -es, -as, -os, -ös."""
    if symbol.isdigit():
        number = int(symbol)
        if number % 10 or number == 0:
            return ENDING_OF[number % 10]
        if number % 100:
            return ENDING_OF_TENS[number // 10 % 10]
        return "as" if number % 1000 else "es"  # százas, ezres
    if len(symbol) == 1:
        return ENDING_OF_LETTER.get(symbol.lower(), "s")
    return "s"


def _harmony(symbol: str, ending: str) -> str:
    back = ending in ("as", "os", "ás") or symbol.lower() in NAMES_WITH_BACK_VOWEL
    return "ö" if ending == "ös" else "a" if back else "e"


GRAMMAR = Hungarian()
