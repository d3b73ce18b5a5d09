"""The compression of lz-string in its base64 form, which the links of setters' tools use.

LZW over UTF-16 units. Codes 0 and 1 announce a new unit of 8 or 16 bits, 2 ends the text, and phrases are
numbered from 3 on. A code has as many bits as the largest that may occur, lowest bit first; bits fill the
characters of the alphabet from the highest of their six bits on.
"""

from __future__ import annotations

from collections.abc import Callable

from whygrid.errors import PuzzleError

ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
TEXT_LIMIT = 2_000_000
"""Longer texts than this are not unpacked."""

_NEW_8, _NEW_16, _END = 0, 1, 2


def compress(text: str) -> str:
    """The text in base64 form.

    >>> compress("hello")
    'BYUwNmD2Q==='
    """
    units = _units(text)
    bits: list[int] = []
    phrases: dict[tuple[int, ...], int] = {}
    unseen = set(units)
    width, room = 2, 2  # bits of a code, and codes until it needs one more
    phrase: tuple[int, ...] = ()

    def put(value: int, size: int) -> None:
        bits.extend(value >> place & 1 for place in range(size))

    def spend() -> None:
        nonlocal width, room
        room -= 1
        if room == 0:
            room = 1 << width
            width += 1

    def emit(known: tuple[int, ...]) -> None:
        if len(known) == 1 and known[0] in unseen:
            unseen.remove(known[0])
            size = 8 if known[0] < 256 else 16
            put(_NEW_8 if size == 8 else _NEW_16, width)
            put(known[0], size)
            spend()
        else:
            put(phrases[known], width)
        spend()

    for unit in units:
        if (unit,) not in phrases:
            phrases[(unit,)] = len(phrases) + 3
        longer = (*phrase, unit)
        if longer in phrases:
            phrase = longer
            continue
        emit(phrase)
        phrases[longer] = len(phrases) + 3
        phrase = (unit,)
    if phrase:
        emit(phrase)
    put(_END, width)
    bits += [0] * (6 - len(bits) % 6)
    symbols = [
        ALPHABET[int("".join(map(str, bits[start : start + 6])), 2)] for start in range(0, len(bits), 6)
    ]
    return "".join(symbols) + "=" * (-len(symbols) % 4)


def decompress(packed: str) -> str:
    """The text of a base64 form.

    >>> decompress("BYUwNmD2Q===")
    'hello'
    """
    read = _reader(packed)
    first = _first_unit(read)
    if first is None:
        return ""
    phrases: list[tuple[int, ...]] = [(), (), (), (first,)]
    width, room = 3, 4  # bits of a code, and codes until it needs one more
    previous = phrases[-1]
    found = [first]

    def spend() -> None:
        nonlocal width, room
        room -= 1
        if room == 0:
            room = 1 << width
            width += 1

    while (code := read(width)) != _END:
        if code in (_NEW_8, _NEW_16):
            phrases.append((read(8 if code == _NEW_8 else 16),))
            code = len(phrases) - 1
            spend()
        if code < len(phrases):
            phrase = phrases[code]
        elif code == len(phrases):
            phrase = (*previous, previous[0])
        else:
            raise _damaged()
        found += phrase
        if len(found) > TEXT_LIMIT:
            raise PuzzleError("this link unpacks to too long a text", remedy="It is no link to a puzzle.")
        phrases.append((*previous, phrase[0]))
        previous = phrase
        spend()
    return b"".join(unit.to_bytes(2, "little") for unit in found).decode("utf-16-le", "replace")


def _first_unit(read: Callable[[int], int]) -> int | None:
    code = read(2)
    if code == _END:
        return None
    if code not in (_NEW_8, _NEW_16):
        raise _damaged()
    return read(8 if code == _NEW_8 else 16)


def _reader(packed: str) -> Callable[[int], int]:
    """A function that takes the next so many bits, the lowest first."""
    values = []
    for symbol in packed.rstrip("="):
        value = ALPHABET.find(symbol)
        if value < 0:
            raise _damaged()
        values.append(value)
    place = 0

    def read(size: int) -> int:
        nonlocal place
        if place + size > 6 * len(values):
            raise _damaged()
        found = 0
        for bit in range(size):
            found |= (values[place // 6] >> (5 - place % 6) & 1) << bit
            place += 1
        return found

    return read


def _units(text: str) -> list[int]:
    data = text.encode("utf-16-le", "surrogatepass")
    return [data[at] | data[at + 1] << 8 for at in range(0, len(data), 2)]


def _damaged() -> PuzzleError:
    return PuzzleError("this link is damaged", remedy="Copy the whole of it once more.")
