"""The compression of lz-string in its base64 form, which the links of setters' tools use.

LZW over UTF-16 units. Codes 0 and 1 announce a new unit of 8 or 16 bits, 2 ends the text, and phrases are
numbered from 3 on. A code has as many bits as the largest that may occur, lowest bit first; bits fill the
characters of the alphabet from the highest of their six bits on.
"""

from __future__ import annotations

from base64 import b64decode, b64encode
from functools import lru_cache

from whygrid.errors import PuzzleError
from whygrid.voice.message import message

ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
TEXT_LIMIT = 400_000
"""Longer texts than this are not unpacked."""

_NEW_8, _NEW_16, _END = 0, 1, 2
_FIRST = 3
"""The number of the first phrase."""
_SYMBOLS = frozenset(ALPHABET)


def compress(text: str) -> str:
    """The text in base64 form.

    >>> compress("hello")
    'BYUwNmD2Q==='
    """
    bits: list[str] = []
    single: dict[str, int] = {}  # the number of each unit that has been seen
    longer: dict[tuple[int, str], int] = {}  # of a phrase by that of its beginning and its last unit
    announced: set[str] = set()
    size, room = 2, 2  # the bits of a code, and how many codes until there are more
    number = _FIRST
    phrase, first = -1, ""  # the number of what is not written yet, and it itself where it is one unit
    for unit in (*_units(text), ""):  # the last one is none, and ends the last phrase
        if unit and unit not in single:
            single[unit] = number
            number += 1
        if phrase < 0:
            if not unit:
                break  # an empty text
            phrase, first = single[unit], unit
            continue
        known = longer.get((phrase, unit))
        if known is not None:
            phrase, first = known, ""
            continue
        if first and first not in announced:
            announced.add(first)
            wide = ord(first) > 255
            bits.append(f"{_NEW_16 if wide else _NEW_8:0{size}b}"[::-1])
            bits.append((f"{ord(first):016b}" if wide else f"{ord(first):08b}")[::-1])
            room -= 1
            if not room:
                room, size = 1 << size, size + 1
        else:
            bits.append(f"{phrase:0{size}b}"[::-1])
        room -= 1
        if not room:
            room, size = 1 << size, size + 1
        if unit:
            longer[phrase, unit] = number
            number += 1
            phrase, first = single[unit], unit
    bits.append(f"{_END:0{size}b}"[::-1])
    joined = "".join(bits)
    symbols = len(joined) // 6 + 1  # there are always some zeros behind
    joined += "0" * (-len(joined) % 24 or 24)
    packed = b64encode(int(joined, 2).to_bytes(len(joined) // 8, "big")).decode()
    return packed[:symbols] + "=" * (-symbols % 4)


@lru_cache(maxsize=2)  # a text is offered to several readers
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
    text = "".join(found)
    return (
        text if text.isascii() else text.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "replace")
    )


def _bits(packed: str) -> str:
    """All bits of a base64 form, the last one first, so that codes are numbers as they stand."""
    plain = packed.rstrip("=")
    if not _SYMBOLS.issuperset(plain):
        raise _damaged()
    whole = plain + "A" * (-len(plain) % 4)
    value = int.from_bytes(b64decode(whole), "big")
    return f"{value:0{6 * len(whole)}b}"[: 6 * len(plain)][::-1]


def _units(text: str) -> str:
    """The text as UTF-16 units, one character each."""
    if text.isascii() or max(text) <= "\uffff":
        return text
    data = text.encode("utf-16-le", "surrogatepass")
    return "".join(chr(data[at] | data[at + 1] << 8) for at in range(0, len(data), 2))


def _damaged() -> PuzzleError:
    return PuzzleError(message("text/link-is-damaged"), remedy=message("text/copy-it-once-more"))
