"""All messages that the code makes, as its syntax has them: `message("home/name", digit=…, house=…)`."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

SOURCE = Path(__file__).parents[2] / "src" / "whygrid"


class Use(NamedTuple):
    where: str
    id: str
    args: frozenset[str]


def uses() -> Iterator[Use]:
    """Every call of `message` with a name that is written out or put together."""
    for path in sorted(SOURCE.rglob("*.py")):
        tree = ast.parse(path.read_text("utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and _name(node.func) == "message" and node.args:
                where = f"{path.relative_to(SOURCE)}:{node.lineno}"
                args = frozenset(keyword.arg for keyword in node.keywords if keyword.arg)
                for id in _ids(node.args[0]):
                    yield Use(where, id, args)


def _name(function: ast.expr) -> str:
    return function.id if isinstance(function, ast.Name) else getattr(function, "attr", "")


def _ids(argument: ast.expr) -> list[str]:
    """The names that an argument can be: a text, or one of two texts; a glued one as a pattern with *."""
    match argument:
        case ast.Constant(value=str(text)):
            return [text]
        case ast.IfExp(body=body, orelse=orelse):
            return [*_ids(body), *_ids(orelse)]
        case ast.JoinedStr(values=values):
            return ["".join(part.value if isinstance(part, ast.Constant) else "*" for part in values)]
    return []
