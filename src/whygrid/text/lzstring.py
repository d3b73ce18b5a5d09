"""The compression of lz-string in its base64 form, which the links of setters' tools use.

LZW over UTF-16 units. Codes 0 and 1 announce a new unit of 8 or 16 bits, 2 ends the text, and phrases are
numbered from 3 on. A code has as many bits as the largest that may occur, lowest bit first; bits fill the
characters of the alphabet from the highest of their six bits on.
"""

from __future__ import annotations

from whygrid.errors import PuzzleError
from whygrid.voice.message import message

ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
TEXT_LIMIT = 400_000
"""Longer texts than this are not unpacked."""

_NEW_8, _NEW_16, _END = 0, 1, 2
_FIRST = 3
"""The number of the first phrase."""
_BITS = {ord(symbol): f"{value:06b}" for value, symbol in enumerate(ALPHABET)}
_SYMBOLS = {bits: chr(code) for code, bits in _BITS.items()}


class _Width:
    """How many bits a code has: one more whenever the codes of this width are used up."""

    def __init__(self, bits: int, room: int) -> None:
        self.bits = bits
        self.room = room

    def spend(self) -> None:
        """Another code may occur from now on."""
        self.room -= 1
        if self.room == 0:
            self.room = 1 << self.bits
            self.bits += 1


def compress(text: str) -> str:
    """The text in base64 form.

    >>> compress("hello")
    'BYUwNmD2Q==='
    """
    bits: list[str] = []
    single: dict[str, int] = {}  # the number of each unit that has been seen
    longer: dict[
        tuple[int, str], int
    ] = {}  # the number of a phrase by that of its beginning and its last unit
    announced: set[str] = set()
    width = _Width(2, 2)
    number = _FIRST
    phrase, first = -1, ""  # the number of what is not written yet, and it itself where it is one unit

    def emit() -> None:
        if first and first not in announced:
            announced.add(first)
            size = 8 if ord(first) < 256 else 16
            bits.append(_lowest_first(_NEW_8 if size == 8 else _NEW_16, width.bits))
            bits.append(_lowest_first(ord(first), size))
            width.spend()
        else:
            bits.append(_lowest_first(phrase, width.bits))
        width.spend()

    for unit in _units(text):
        if unit not in single:
            single[unit] = number
            number += 1
        if phrase < 0:
            phrase, first = single[unit], unit
            continue
        known = longer.get((phrase, unit))
        if known is not None:
            phrase, first = known, ""
            continue
        emit()
        longer[phrase, unit] = number
        number += 1
        phrase, first = single[unit], unit
    if phrase >= 0:
        emit()
    bits.append(_lowest_first(_END, width.bits))
    joined = "".join(bits)
    joined += "0" * (6 - len(joined) % 6)
    symbols = [_SYMBOLS[joined[start : start + 6]] for start in range(0, len(joined), 6)]
    return "".join(symbols) + "=" * (-len(symbols) % 4)


def decompress(packed: str) -> str:
    """The text of a base64 form.

    >>> decompress("BYUwNmD2Q===")
    'hello'
    """
    bits = _bits(packed)
    place = len(bits)  # they are read from the end

    def read(size: int) -> int:
        nonlocal place
        place -= size
        if place < 0:
            raise _damaged()
        return int(bits[place : place + size], 2)

    code = read(2)
    if code == _END:
        return ""
    if code not in (_NEW_8, _NEW_16):
        raise _damaged()
    previous = chr(read(8 if code == _NEW_8 else 16))
    phrases = ["", "", "", previous]
    size, room = 3, 4  # the bits of a code, and how many codes until there are more
    found = [previous]
    length = 1
    while True:
        place -= size  # as in `read`, which would take twice the time here
        if place < 0:
            raise _damaged()
        code = int(bits[place : place + size], 2)
        if code == _END:
            break
        if code < _END:
            phrases.append(chr(read(8 if code == _NEW_8 else 16)))
            code = len(phrases) - 1
            room -= 1
            if not room:
                room, size = 1 << size, size + 1
        if code < len(phrases):
            phrase = phrases[code]
        elif code == len(phrases):
            phrase = previous + previous[0]
        else:
            raise _damaged()
        found.append(phrase)
        length += len(phrase)
        if length > TEXT_LIMIT:
            raise PuzzleError(
                message("text/link-unpacks-to-too-much"),
                remedy=message("text/it-is-no-link-to-a-puzzle"),
            )
        phrases.append(previous + phrase[0])
        previous = phrase
        room -= 1
        if not room:
            room, size = 1 << size, size + 1
    return "".join(found).encode("utf-16-le", "surrogatepass").decode("utf-16-le", "replace")


def _lowest_first(value: int, size: int) -> str:
    return f"{value:0{size}b}"[::-1]


def _bits(packed: str) -> str:
    """All bits of a base64 form, the last one first, so that codes are numbers as they stand."""
    plain = packed.rstrip("=")
    if set(plain) - set(ALPHABET):
        raise _damaged()
    return plain.translate(_BITS)[::-1]


def _units(text: str) -> str:
    """The text as UTF-16 units, one character each."""
    data = text.encode("utf-16-le", "surrogatepass")
    return "".join(chr(data[at] | data[at + 1] << 8) for at in range(0, len(data), 2))


def _damaged() -> PuzzleError:
    return PuzzleError(message("text/link-is-damaged"), remedy=message("text/copy-it-once-more"))
