"""Docstrings as Markdown: our lists of fields and our doctests, for mkdocstrings (an extension of griffe).

k         the smallest number of known cells        becomes an item of a list,
>>> whygrid.parse("...")                            a block of code.
"""

from __future__ import annotations

import re
from typing import Any

import griffe

FIELD = re.compile(r"(?P<name>[a-z][\w, ]*?) {2,}(?P<told>\S.*)")


class Docstrings(griffe.Extension):
    """Rewrites every docstring that is loaded."""

    def on_object(self, *, obj: griffe.Object, **_: Any) -> None:
        """Called for each module, class, function and attribute."""
        if obj.docstring is not None:
            obj.docstring.value = as_markdown(obj.docstring.value)


def as_markdown(text: str) -> str:
    """The docstring with lists and fences where we have columns and prompts.

    >>> print(as_markdown("One line.\\n\\nname      what it is\\n          called\\n>>> 1 + 1\\n2"))
    One line.
    <BLANKLINE>
    - **name**: what it is
      called
    <BLANKLINE>
    ```pycon
    >>> 1 + 1
    2
    ```
    """
    lines: list[str] = []
    inside = ""  # "", "list" or "code"
    for line in text.splitlines():
        field = FIELD.fullmatch(line)
        if inside == "code" and not line.strip():
            lines += ["```", ""]
            inside = ""
        elif inside == "code":
            lines.append(line)
        elif line.startswith(">>> "):
            lines += ["", "```pycon", line]
            inside = "code"
        elif field:
            lines += [] if inside == "list" else [""]
            lines.append(f"- **{field['name']}**: {field['told']}")
            inside = "list"
        elif inside == "list" and line.startswith("  "):
            lines.append(f"  {line.strip()}")
        else:
            lines.append(line)
            inside = ""
    return re.sub(r"\n{3,}", "\n\n", "\n".join([*lines, *(["```"] if inside == "code" else [])]))
