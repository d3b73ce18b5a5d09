"""What a language needs beside its texts: articles, suffixes, plurals. Here for those that need none of it.

A language has a module `grammar_LANGUAGE` with a `GRAMMAR` where this is not enough.
"""

from __future__ import annotations

import re

_CELL = re.compile(r"r\d+c\d+|\w+=")


class Grammar:
    """As in English: two numbers, no suffixes, and articles that the texts have themselves."""

    together = re.compile(r"(?!)")
    """Ends with a blank at which no line is broken."""

    def plural(self, number: float) -> str:
        """The kind of plural that goes with a number, as Unicode calls it: "one", "few", "many", "other"."""
        return "one" if number == 1 else "other"

    def sentence(self, text: str) -> str:
        """A text as a sentence begins in this language."""
        return text

    def number(self, value: float, digits: int) -> str:
        """A number with so many decimals."""
        return f"{value:.{digits}f}"

    def article(self, text: str) -> str:
        """The definite article before a text, by how it is spoken."""
        return ""

    def value(self, symbol: str, form: str) -> str:
        """What is written somewhere, in a form such as "accusative"; "the" puts the article before it."""
        return f"the {symbol}" if form == "the" else symbol

    def suffixed(self, text: str, form: str) -> str:
        """A text with a suffix, by how it is spoken."""
        return text


class WithCapitals(Grammar):
    """Sentences begin with a capital letter, unless with the name of a cell; decimals come after a comma."""

    def sentence(self, text: str) -> str:
        """With a capital letter.

        >>> GRAMMAR = WithCapitals()
        >>> GRAMMAR.sentence("az r4c5 mező"), GRAMMAR.sentence("r4c5=7")
        ('Az r4c5 mező', 'r4c5=7')
        """
        return text if _CELL.match(text) else text[:1].upper() + text[1:]

    def number(self, value: float, digits: int) -> str:
        """With a comma."""
        return super().number(value, digits).replace(".", ",")
