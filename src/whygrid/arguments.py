"""What callers hand to the library, looked at before it is used: what does not fit is an error in words."""

from __future__ import annotations

import operator
from types import UnionType
from typing import Any

from whygrid.errors import UsageError, WhygridError
from whygrid.voice.message import message

LONGEST = 60
"""Characters of an argument that an error quotes."""
MOST_THREADS = 1024
"""More threads than this help nobody, and a system may not have them."""


def expect(kind: type | UnionType, /, **given: object) -> None:
    """Raise an error unless these arguments are of this kind.

    >>> expect(str | None, text="53..7", genre_name=None)
    >>> expect(str, text=5)
    Traceback (most recent call last):
        ...
    whygrid.errors.UsageError: text can't be 5
      It takes a str.
    """
    for name, value in given.items():
        if not isinstance(value, kind):
            kinds = kind.__args__ if isinstance(kind, UnionType) else (kind,)
            names = [
                message("voice/of-kind-none")
                if one is type(None)
                else message("voice/of-kind", kind=one.__name__)
                for one in kinds
            ]
            raise UsageError(
                message("voice/cannot-be", name=name, value=shown(value)),
                remedy=message("voice/it-takes", kinds=tuple(names)),
            )


def whole(
    name: str, value: Any, low: int, high: int | None = None, error: type[WhygridError] = UsageError
) -> int:
    """That argument as a whole number of this range.

    >>> whole("limit", 2, 0)
    2
    >>> whole("threads", 0, 1, 1024)
    Traceback (most recent call last):
        ...
    whygrid.errors.UsageError: threads can't be 0
      A whole number, 1 to 1024.
    """
    refused: object = value
    try:
        refused = number = operator.index(value)
        if low <= number and (high is None or number <= high):
            return number
    except TypeError:
        pass
    wanted = (
        message("voice/whole-number-from-to", low=low, high=high)
        if high is not None
        else message("voice/whole-number-from", low=low)
    )
    raise error(message("voice/cannot-be", name=name, value=shown(refused)), remedy=wanted)


def number(name: str, value: Any, error: type[WhygridError] = UsageError) -> float:
    """That argument as a number that is not negative; infinity is one, "not a number" is none."""
    try:
        found = float(value) if not isinstance(value, str | bytes) else -1.0
    except (TypeError, ValueError, OverflowError):
        found = -1.0
    if not found >= 0:  # so written that it refuses nan, too
        raise error(
            message("voice/cannot-be", name=name, value=shown(value)),
            remedy=message("voice/number-from-0"),
        )
    return found


def shown(value: object) -> str:
    """A value as an error quotes it: cut off where it is long, and by its type where it can't be written."""
    try:
        text = " ".join(repr(value).split())
    except Exception:  # whatever somebody's object does, and Python for a number of thousands of digits
        text = f"a {type(value).__name__}"
    return text if len(text) <= LONGEST else text[:LONGEST] + "…"
