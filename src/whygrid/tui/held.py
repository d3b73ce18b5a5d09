r"""Digits with Shift or Ctrl held, from terminals that tell them apart (kitty's keyboard protocol).

Such a terminal sends Shift+1 as `ESC [ 49 ; 2 ; 33 u`: the key, what is held, and the text that it writes.
Textual hands on the text alone, "!", which depends on the keyboard; here the key itself is handed on as well,
as `shift+1`, on the main keys and on the number pad. Other terminals never send this: there Ctrl+1
is a plain 1, and one uses the sticky modes.
"""

from __future__ import annotations

import re

from textual.events import Key

_SEQUENCE = re.compile(r"\x1b\[(\d+)(?::\d*)*;(\d+)(?:;(\d+))?u")
_MAIN, _PAD = ord("0"), 57399
_SHIFT, _ALT, _CTRL = 1, 2, 4


def held_digit(sequence: str) -> Key | None:
    r"""The key press of a digit with Shift, Ctrl or both held; None where a sequence is something else.

    >>> held_digit("\x1b[49;2;33u")
    Key(key='shift+1', character='!', name='shift_1', is_printable=True)
    """
    found = _SEQUENCE.fullmatch(sequence)
    if found is None:
        return None
    code, held, text = int(found[1]), int(found[2]) - 1, found[3]
    digit = next((code - zero for zero in (_MAIN, _PAD) if 1 <= code - zero <= 9), None)
    if digit is None or held & _ALT or not held & (_SHIFT | _CTRL):
        return None
    names = [name for name, bit in (("ctrl", _CTRL), ("shift", _SHIFT)) if held & bit]
    return Key("+".join([*names, str(digit)]), chr(int(text)) if text and not held & _CTRL else None)


def listen() -> None:
    """Have held digits told from now on, where Textual's terminal driver can be taught to."""
    try:
        from textual._xterm_parser import XTermParser
        from textual.drivers import linux_driver
    except ImportError:  # Windows, or another Textual
        return

    class Parser(XTermParser):
        def _parse_extended_key(  # type: ignore[override]  # it is cached there
            self, sequence: str
        ) -> list[Key] | None:
            held = held_digit(sequence)
            return super()._parse_extended_key(sequence) if held is None else [held]

    if hasattr(XTermParser, "_parse_extended_key") and hasattr(linux_driver, "XTermParser"):
        linux_driver.XTermParser = Parser
