"""Small pieces of wording that all texts share."""

from __future__ import annotations

from collections.abc import Sequence


def join(items: Sequence[str], last: str = "and") -> str:
    """Items as a person lists them.

    >>> join(["1", "2", "5"], "or")
    '1, 2 or 5'
    """
    return items[0] if len(items) == 1 else f"{', '.join(items[:-1])} {last} {items[-1]}"


def counted(number: int, noun: str) -> str:
    """So many of something.

    >>> counted(1, "trial"), counted(0, "trial")
    ('1 trial', '0 trials')
    """
    return f"{number} {noun}{'s' * (number != 1)}"
