"""What a strict reader looks for in a sentence of another language, by rules of its own.

Numbers are spelt out here once more, without a look at `voice.grammar_hu`, so that the two can be compared.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

from tests.voice.test_texts import ALSO_WORDS, ENGLISH
from whygrid.voice import Message, in_language, say

VOWELS, NAMED_WITH_VOWEL = "aáeéiíoóöőuúüű", "aefilmnorsuxy"
CELL = r"r\d+c\d+"
ONES = ("", "egy", "kettő", "három", "négy", "öt", "hat", "hét", "nyolc", "kilenc")
TENS = ("", "tizen", "huszon", "harminc", "negyven", "ötven", "hatvan", "hetven", "nyolcvan", "kilencven")
ENDINGS = {
    **{"nulla": "ás", "egy": "es", "kettő": "es", "három": "as", "négy": "es", "öt": "ös", "hat": "os"},
    **{"hét": "es", "nyolc": "as", "kilenc": "es", "tíz": "es", "húsz": "as", "harminc": "as"},
    **{"negyven": "es", "ötven": "es", "hatvan": "as", "hetven": "es", "nyolcvan": "as", "kilencven": "es"},
    **{"száz": "as", "ezer": "es"},
}
"""How the name of a digit ends, by the last word of its number."""

CZECH_DIGITS = {"0": r"\bnul[ayou]?\b", "1": r"\bjednič(ka|ky|ku|ek|kou)\b"}
"""Digits that stand in a Czech sentence as words."""


def spelt(number: int) -> str:
    """A number up to 1999 as it is spoken.

    >>> [spelt(n) for n in (0, 1, 10, 15, 20, 50, 100, 1000)]
    ['nulla', 'egy', 'tíz', 'tizenöt', 'húsz', 'ötven', 'száz', 'ezer']
    """
    if number == 0:
        return "nulla"
    thousands, rest = divmod(number, 1000)
    hundreds, rest = divmod(rest, 100)
    tens, ones = divmod(rest, 10)
    parts = ["ezer" * bool(thousands), ("" if hundreds == 1 else ONES[hundreds]) + "száz" * bool(hundreds)]
    parts += [{10: "tíz", 20: "húsz"}.get(rest, TENS[tens] + ONES[ones])]
    return "".join(parts)


def faults(message: Message, language: str) -> Iterator[str]:
    """What is wrong with a message in a language, as a text each."""
    with in_language("en"):
        english = say(message)
    with in_language(language):
        said = say(message)
    yield from slips(said, language)
    if Counter(re.findall(CELL, said)) != Counter(re.findall(CELL, english)):
        yield f"other cells: {said!r} / {english!r}"
    if _numbers(said) != _numbers(english):
        yield f"other numbers: {said!r} / {english!r}"


def slips(said: str, language: str) -> Iterator[str]:
    """What can be seen to be wrong in a text itself."""
    if re.search(r"[{}]|a\(z\)|^ | $|\S  +\S| [,.;:]", said):
        yield f"untidy: {said!r}"
    words = (
        set(ENGLISH.findall(re.sub(r"„[^“”]*[“”]|`[^`]*`|\d+-\w+", " ", said.lower()))) - ALSO_WORDS[language]
    )
    if words:
        yield f"English {sorted(words)}: {said!r}"
    if language == "hu":
        yield from _odd_hungarian(said)


def _numbers(text: str) -> set[str]:
    """The numbers in a text, without the names of cells and most words for small ones."""
    words = {digit for digit, word in CZECH_DIGITS.items() if re.search(word, text)}
    return words | set(re.findall(r"(?<![\dA-Za-z])\d+", re.sub(CELL, " ", text)))


def _odd_hungarian(said: str) -> Iterator[str]:
    for article, word in re.findall(r"\b([Aa]z?) (\d+|r\d+c\d+|[A-Z]\d+)", said):
        spoken = spelt(int(word)) if word.isdigit() else {"r": "er"}.get(word[0], word[0])
        if (article.lower() == "az") != (
            spoken[0].lower() in "aáeéiíoóöőuúüűflmnrsxy"[: 14 if word.isdigit() else 99]
        ):
            yield f"article {article} {word}: {said!r}"
    for number, ending in re.findall(r"(?<![\w])(\d+)-(as|es|os|ös|ás)\w*", said):
        last = max((word for word in ENDINGS if spelt(int(number)).endswith(word)), key=len)
        if ENDINGS[last] != ending:
            yield f"ending {number}-{ending}: {said!r}"
    for digit, suffix in re.findall(r"r\d+c(\d+)-(b[ae]n?|b[óő]l|h[oeö]z|n[ae]k)\b", said):
        back = bool(re.search("[aáoóuú]", spelt(int(digit))[-4:]))
        if back != (suffix[1] in "aóo"):
            yield f"harmony {digit}-{suffix}: {said!r}"
