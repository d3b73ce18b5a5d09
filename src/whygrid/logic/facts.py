"""Facts: the statements that a puzzle is about.

Inside, a fact is an int, as in SAT solvers: the `n`-th statement of the puzzle is `n`, its negation
`-n`. At the border it is a `Fact`, which prints and parses.
"""

from __future__ import annotations

from whygrid.records import NamedTuple

Literal = int
"""A fact as a number: positive for "it is so", negative for "it is not so"."""


class Fact(NamedTuple):
    """`subject` has `value`, or has not.

    >>> str(Fact("r4c5", "7")), str(Fact("r4c5", "7", holds=False))
    ('r4c5=7', 'r4c5≠7')
    """

    subject: str
    value: str
    holds: bool = True

    @property
    def parts(self) -> tuple[str, str, str]:
        """Subject, sign and value, as messages note it down."""
        return self.subject, "=" if self.holds else "≠", self.value

    def __str__(self) -> str:
        return f"{self.subject}{'=' if self.holds else '≠'}{self.value}"
