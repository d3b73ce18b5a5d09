r"""Text from outside on a terminal: what would steer the terminal is shown instead of sent.

An escape sequence in a title can set the clipboard, a mark for writing from right to left can turn a sentence
round. Interfaces put all that they print through `visible` where it leaves them, so that nobody has to know
which texts come from outside. The signs are those of JSON: in a string of a document they mean the same.
"""

from __future__ import annotations

import re
from functools import cache

STEERING = (
    "\x00-\x08\x0b-\x1f\x7f-\x9f\xad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ud800-\udfff\ufeff"
    "\ufff9-\ufffb\U000e0000-\U000e0fff"
)
"""Controls, but for tab and line feed, and characters that only say how others are shown."""
_COLOUR = r"\x1b\[(?:(?:[0-479]|[39][0-7]|4[0-7]|10[0-7]|[34]8;5;[0-9]{1,3})(?:;|(?=m)))+m"
"""The colours and weights that boards are drawn in; nothing that hides text."""


@cache
def _steering(colours: bool) -> re.Pattern[str]:
    """Made when it is needed: that takes half a millisecond, and most commands do without."""
    return re.compile(f"(?P<colour>{_COLOUR})|[{STEERING}]" if colours else f"[{STEERING}]")


def visible(text: str, colours: bool = False) -> str:
    r"""The text with signs in place of what would steer a terminal; colours stay where they are wanted.

    >>> visible("a\x1b]0;title\x07")
    'a\\u001b]0;title\\u0007'
    """
    if _is_plain(text):
        return text
    return _steering(colours).sub(lambda found: found[0] if found.lastgroup else _sign(found[0]), text)


def _is_plain(text: str) -> bool:
    """Nothing to look for: but for tags (from U+E0000 on), what steers is never printable."""
    line = text.replace("\n", "")
    return line.isprintable() and max(line, default="") < "\U000e0000"


def _sign(symbol: str) -> str:
    code = ord(symbol)
    if code > 0xFFFF:
        high, low = divmod(code - 0x10000, 0x400)
        return f"\\u{0xD800 + high:04x}\\u{0xDC00 + low:04x}"
    return f"\\u{code:04x}"
