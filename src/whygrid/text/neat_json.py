"""JSON that people can look through: a line for each field, and lists of names or numbers in one line."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any


def neat_json(data: Any) -> str:
    """Data as JSON.

    >>> print(neat_json({"steps": [{"fact": "r4c5=7", "support": ["r4c1=3", "r2c5=1"]}]}))
    {
      "steps": [
        {
          "fact": "r4c5=7",
          "support": ["r4c1=3", "r2c5=1"]
        }
      ]
    }
    """
    return "".join(_pieces(data, "\n"))


def _pieces(data: Any, line: str) -> Iterator[str]:
    """The text in pieces; `line` is what a new line begins with."""
    if not isinstance(data, (dict, list, tuple)) or not data or _is_plain(data):
        yield json.dumps(data, ensure_ascii=False)
        return
    inner = f"{line}  "
    opening, closing = "{}" if isinstance(data, dict) else "[]"
    yield opening
    for number, entry in enumerate(data.items() if isinstance(data, dict) else data):
        yield f",{inner}" if number else inner
        if isinstance(data, dict):
            key, value = entry
            yield f"{json.dumps(key, ensure_ascii=False)}: "
            yield from _pieces(value, inner)
        else:
            yield from _pieces(entry, inner)
    yield f"{line}{closing}"


def _is_plain(data: Any) -> bool:
    """Whether this is a list without anything inside its entries."""
    inside = (dict, list, tuple)
    return not isinstance(data, dict) and not any(isinstance(entry, inside) for entry in data)
