"""All messages that the code makes, as its syntax has them: `message("home/name", digit=…, house=…)`.

A name is written out, chosen from some that are, or glued (then `id` is a pattern with *).
"""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from whygrid.logic.proof import KINDS

UNREADABLE = "?"
"""What stands for a name that can't be read off the source."""
VAGUE = (UNREADABLE, "service/*")
SOURCE = Path(__file__).parents[2] / "src" / "whygrid"


IS = ("is", "is-not", "is-one-of")
CHOSEN = {
    "engine/**": [f"engine/{verb}{kind}" for verb in IS for kind in ("", "-word")],
    "engine/board-*": ["engine/board-shown", "engine/board-known", "engine/board-wrong"],
    "service/k-*-*": [f"service/k-{kind}-{how}" for kind in KINDS for how in ("proved", "found")],
    "service/sheet-*": ["service/sheet-none", "service/sheet-multiple"],
    "genres/sudoku/model.py": ["sudoku/row", "sudoku/column", "sudoku/box"],
    "service/supposing.py": ["service/suppose", "service/suppose-also"],
    "text/where.py": ["text/character"],
}
"""What glued names, or those in a file that come from elsewhere, can be."""


class Use(NamedTuple):
    """A message as the code makes it, where; `certain` if it always has this name."""

    where: str
    id: str
    args: frozenset[str]
    certain: bool = True


def uses() -> Iterator[Use]:
    """Every call of `message`, once for each name that it can have."""
    for path in sorted(SOURCE.rglob("*.py")):
        tree = ast.parse(path.read_text("utf-8"))
        file = str(path.relative_to(SOURCE))
        texts = _texts(tree)
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and _name(node.func) == "message" and node.args:
                args = frozenset(keyword.arg or UNREADABLE for keyword in node.keywords)
                found = _ids(node.args[0], texts)
                found = [one for id in found for one in CHOSEN.get(file if id in VAGUE else id, [id])]
                for id in found:
                    yield Use(f"{file}:{node.lineno}", id, args, len(found) == 1)


def _texts(tree: ast.AST) -> dict[str, list[str]]:
    """The texts that a variable of a module can be."""
    found: dict[str, list[str]] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            found.setdefault(node.targets[0].id, []).extend(_ids(node.value, {}))
    return {name: [text for text in texts if text != UNREADABLE] for name, texts in found.items()}


def _name(function: ast.expr) -> str:
    return function.id if isinstance(function, ast.Name) else getattr(function, "attr", "")


def _ids(argument: ast.expr, texts: dict[str, list[str]]) -> list[str]:
    """The names that an argument can be: written out, one of two, of a variable, or glued together."""
    match argument:
        case ast.Constant(value=str(text)):
            return [text]
        case ast.IfExp(body=body, orelse=orelse):
            return [*_ids(body, texts), *_ids(orelse, texts)]
        case ast.Name(id=name) if texts.get(name):
            return texts[name]
        case ast.JoinedStr(values=[ast.Constant(value=str(home)), ast.FormattedValue(value=inner)]):
            ends = _ids(inner, texts)
            return [f"{home}*"] if UNREADABLE in ends else [home + end for end in ends]
        case ast.JoinedStr(values=values):
            return ["".join(part.value if isinstance(part, ast.Constant) else "*" for part in values)]
    return [UNREADABLE]
