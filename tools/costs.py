"""What a genre, a technique and a constraint cost, in files and lines of Python, as ARCHITECTURE.md tells it.

    python tools/costs.py

Lines are all lines of a file or class; those of code have something on them besides comments and docstrings.
"""

from __future__ import annotations

import ast
import io
import tokenize
from collections.abc import Iterable
from pathlib import Path
from statistics import median
from typing import NamedTuple

PACKAGE = Path(__file__).parents[1] / "src" / "whygrid"
SUDOKU = PACKAGE / "genres" / "sudoku"
PARTS = {"techniques": ("techniques*",), "forms": ("formats*", "penpa*"), "editor": ("drafting*",)}
"""Of a genre: what is not the puzzle itself, by the files that hold it."""
SILENT = {tokenize.COMMENT, tokenize.NL, tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT}


class Cost(NamedTuple):
    """Files, their lines, and how many of these are code."""

    files: int
    lines: int
    code: int

    def __str__(self) -> str:
        return f"{self.files:3} files {self.lines:5} lines {self.code:5} of code"


def code_lines(text: str) -> set[int]:
    """The numbers of the lines on which something stands that is run."""
    found: set[int] = set()
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type not in SILENT and token.string:
            found.update(range(token.start[0], token.end[0] + 1))
    for node in ast.walk(ast.parse(text)):
        match node:
            case ast.Expr(value=ast.Constant(value=str())):  # a docstring
                found.difference_update(range(node.lineno, (node.end_lineno or node.lineno) + 1))
    return found


def cost(paths: Iterable[Path]) -> Cost:
    """That of these files."""
    texts = [path.read_text() for path in paths]
    return Cost(
        len(texts),
        sum(text.count("\n") for text in texts),
        sum(len(code_lines(text)) for text in texts),
    )


def tell_genres() -> None:
    """A genre of symbols as a whole and in parts, and the layer that such genres share."""
    for name in ("futoshiki", "binairo"):
        everything = sorted((PACKAGE / "genres" / name).rglob("*.py"))
        print(f"{name:30}{cost(everything)}")
        rest = set(everything)
        for part, patterns in PARTS.items():
            held = {path for pattern in patterns for path in everything if path.match(pattern)}
            rest -= held
            print(f"    {part:26}{cost(held)}")
        print(f"    {'the rest':26}{cost(rest)}")
    print(f"{'digits':30}{cost((PACKAGE / 'digits').glob('*.py'))}")


def tell_techniques() -> None:
    """The files of Sudoku's techniques, and what several of them share."""
    files = [path for path in (SUDOKU / "techniques").glob("*.py") if path.name != "__init__.py"]
    middle = median(path.read_text().count("\n") for path in files)
    print(f"{'techniques of Sudoku':30}{cost(files)}, half of the files up to {middle:.0f} lines")
    print(f"{'toolbox':30}{cost((SUDOKU / 'toolbox').glob('*.py'))}")


def tell_constraints() -> None:
    """Each constraint, as the lines of its class."""
    for path in sorted((SUDOKU / "constraints").glob("*.py")):
        text = path.read_text()
        code = code_lines(text)
        for node in ast.parse(text).body:
            if not isinstance(node, ast.ClassDef) or not node.bases or path.name == "constraint.py":
                continue
            base = ast.unparse(node.bases[0])
            if base != "NamedTuple" and not node.name.startswith("_"):
                span = range(node.lineno, (node.end_lineno or node.lineno) + 1)
                of_code = len(code.intersection(span))
                print(f"{f'{path.stem}.{node.name} ({base})':30}{len(span):15} lines {of_code:5} of code")


if __name__ == "__main__":
    tell_genres()
    tell_techniques()
    tell_constraints()
