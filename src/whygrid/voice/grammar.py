"""What a language needs beside its texts: articles, suffixes, plurals. Here for languages that need none of it.

A language has a module `grammar_LANGUAGE` with a `GRAMMAR` where this is not enough.
"""

from __future__ import annotations


class Grammar:
    """As in English: two numbers, no suffixes, and articles that the texts have themselves."""

    def plural(self, number: float) -> str:
        """The kind of plural that goes with a number, in the words of Unicode: "one", "few", "many", "other"."""
        return "one" if number == 1 else "other"

    def article(self, text: str) -> str:
        """The definite article before a text, by how it is spoken."""
        return ""

    def value(self, symbol: str, form: str) -> str:
        """What is written somewhere, in a form such as "accusative"; "the" puts the article before it."""
        return f"the {symbol}" if form == "the" else symbol

    def suffixed(self, text: str, form: str) -> str:
        """A text with a suffix, by how it is spoken."""
        return text
