"""Czech: three kinds of plural."""

from __future__ import annotations

import re

from whygrid.voice.grammar import WithCapitals


class Czech(WithCapitals):
    """1 pole, 2 pole, 5 polí; 1,5 pole; no line ends with "v", nor between "řádek" and "3"."""

    together = re.compile(r"\b([aikosuvz]|(řád|sloup|blo)\w*(?= \d)) ", re.IGNORECASE)

    def plural(self, number: float) -> str:
        """As Unicode has it: one, few (2 to 4), many (fractions), other."""
        if number != int(number):
            return "many"
        return "one" if number == 1 else "few" if 2 <= number <= 4 else "other"


GRAMMAR = Czech()
