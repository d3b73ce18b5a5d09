"""No sentence for users stands in the code: what is found there is for programmers, or has an excuse."""

import ast
import re
from collections.abc import Iterator
from fnmatch import fnmatch

from tests.voice.used import SOURCE

WORD = re.compile(r"(?<![\w\-./<`$])[A-Za-z]?[a-z']+(?![\w\-./=>(])")
"""A word as in a sentence; not one of a name with hyphens, a path, a tag or code."""
FEWEST = 3
"""So many words make a sentence of a text."""

TOLD_ELSEWHERE = {"help", "epilog", "short_help", "idea", "look", "shows", "title", "metavar"}
"""Arguments with English that `say_if` puts into other languages; tests tell what is missing there."""
TOLD_CALLS = {
    *("Technique", "Setting", "Example", "Format", "Scale", "Command", "Variable", "Question"),
    *("technique", "option", "argument", "Action", "Named", "Drafting", "sheet_form"),
}
"""Makers of things with English names and descriptions, which are looked up by their name."""
FOR_PROGRAMMERS = {
    "ValueError",
    "TypeError",
    "AttributeError",
    "AssertionError",
    "KeyError",
    "IndexError",
} | {
    *("NotImplementedError", "RuntimeError", "ImportError", "DatabaseError", "warn", "LookupError"),
}
"""Errors that no user is to see."""

OVERVIEW = "what commands say of themselves: `cli.speaking` looks it up by their names"
LOOKED_UP = "names and ideas of techniques, forms and scales: `service.naming` looks them up"
IN_A_FILE = "comments in files for other checkers, which are no part of what we tell"
EXCEPTIONS = {
    "bulk/shards.py": "a manifest names the program that made it",
    "cli/__init__.py": OVERVIEW,
    "cli/forgetful.py": OVERVIEW,
    "genres/kakuro/formats.py": LOOKED_UP,
    "genres/numberlink/formats.py": LOOKED_UP + "; comments in a file of its own form",
    "genres/numberlink/penpa.py": "rules as Penpa's readers find them in a drawing",
    "genres/sudoku/formats/__init__.py": LOOKED_UP,
    "digits/techniques.py": LOOKED_UP,
    "genres/*/techniques*": LOOKED_UP,
    "genres/sudoku/toolbox/elsewhere.py": LOOKED_UP,
    "genres/sudoku/toolbox/where_to_look.py": LOOKED_UP,
    "genres/sudoku/marks.py": LOOKED_UP,
    "genres/sudoku/toolbox/*": LOOKED_UP,
    "cli/verify.py": "what a proof shows, as documents have it",
    "genres/kakuro/combinations.py": LOOKED_UP,
    "genres/numberlink/clues.py": "what a clue goes by in documents; `Clue.called` is for people",
    "genres/numberlink/commands/*": "figures: `head_of` looks them up",
    "genres/numberlink/flows.py": "names of rules, which have texts of their own",
    "genres/numberlink/crossings.py": "names of rules, which have texts of their own",
    "genres/numberlink/family.py": "names of rules, which have texts of their own",
    "genres/sudoku/scales.py": LOOKED_UP,
    "logic/check.py": "what a proof shows, as documents have it",
    "logic/document.py": "names of fields",
    "ml/answers.py": "the task for a language model, which is asked in English",
    "ml/reasoning_gym.py": "what reasoning-gym shows of a curriculum",
    "scene/*": "styles and markup",
    "service/by_level.py": "a setting: `service.naming` looks it up",
    "service/export/*": IN_A_FILE,
    "service/lists/*": "how a list was made, written into its file",
    "service/pages/*": "markup",
    "service/proved.py": "what another program did",
    "sheet.py": "parts of a sheet: `part_name` looks them up",
    "shell/commands/helping.py": "usages: `Command.told_usage` looks them up",
    "shell/commands/writing.py": "usages: `Command.told_usage` looks them up",
    "store/opening.py": "what SQLite says, and we look for in it",
    "store/*": "SQL",
    "tui/actions.py": "what keys do: `say_if` looks it up as tui/word-…",
    "tui/edit.py": "what keys do: `say_if` looks it up as tui/word-…",
    "tui/looks.py": "names of looks: `say_if` looks them up as tui/word-…",
    "tui/*": "styles, and the program of a helper process",
    "voice/fluent.py": "errors of who writes texts",
    "web/guard.py": "a policy for browsers",
    "web/schema.py": "documentation of the interface for programs",
    "web/pool.py": "an error between our own processes",
}
"""Where sentences stand all the same, and why."""


def sentences() -> Iterator[tuple[str, int, str]]:
    """Every literal of the source that reads like a sentence, but for what is excepted by how it is used."""
    for path in sorted(SOURCE.rglob("*.py")):
        tree = ast.parse(path.read_text("utf-8"))
        skipped = set(_skipped(tree))
        for node in ast.walk(tree):
            text = None if id(node) in skipped else _text(node)
            if text is not None and len(WORD.findall(text)) >= FEWEST and re.search(r"[a-z'] [a-z]", text):
                yield str(path.relative_to(SOURCE)), node.lineno, text


def _text(node: ast.AST) -> str | None:
    match node:
        case ast.Constant(value=str(text)):
            return text
        case ast.JoinedStr(values=values):
            return "".join(str(part.value) if isinstance(part, ast.Constant) else "…" for part in values)
    return None


def _skipped(tree: ast.AST) -> Iterator[int]:
    """The nodes of docstrings, of types, of what only programmers see, and of what is looked up elsewhere."""
    for node in ast.walk(tree):
        match node:
            case ast.Expr(value=ast.Constant() as text):
                yield id(text)
            case ast.JoinedStr(values=values):
                yield from map(id, values)
            case ast.Assert(msg=ast.AST() as said):
                yield from map(id, ast.walk(said))
            case ast.AnnAssign(annotation=kind) | ast.arg(annotation=ast.AST() as kind):
                yield from map(id, ast.walk(kind))
            case ast.Subscript(slice=inner):
                yield from map(id, ast.walk(inner))
            case ast.keyword(arg=str(name), value=value) if name in TOLD_ELSEWHERE:
                yield from map(id, ast.walk(value))
            case ast.Call(func=function) if _name(function) in TOLD_CALLS | FOR_PROGRAMMERS:
                yield from (id(part) for part in ast.walk(node))
            case ast.Assign(targets=[ast.Name(id=str(name))]) if name in ("EPILOG", "CSS", "DEFAULT_CSS"):
                yield from map(id, ast.walk(node))


def _name(function: ast.expr) -> str:
    return function.id if isinstance(function, ast.Name) else getattr(function, "attr", "")


def test_every_sentence_in_the_code_is_a_message_or_has_an_excuse():
    left = [
        f"{path}:{line}: {text!r}"
        for path, line, text in sentences()
        if not any(fnmatch(path, pattern) for pattern in EXCEPTIONS)
    ]
    assert not left, "\n".join(left)


def test_no_exception_is_left_over():
    found = {path for path, _, _ in sentences()}
    assert [pattern for pattern in EXCEPTIONS if not any(fnmatch(path, pattern) for path in found)] == []


def test_a_sentence_would_be_found():
    tree = ast.parse("def f(n):\n    'A docstring of words.'\n    return f'there are {n} cells'")
    skipped = set(_skipped(tree))
    texts = [_text(node) for node in ast.walk(tree) if id(node) not in skipped]
    assert [text for text in texts if text and len(WORD.findall(text)) >= FEWEST] == ["there are … cells"]


def test_what_the_app_says_is_a_message_however_short():
    said = [
        f"{path.relative_to(SOURCE)}:{node.lineno}"
        for path in sorted((SOURCE / "tui").rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Call) and _name(node.func) in ("say", "failed") and node.args
        if re.match(r"[A-Za-z]", _text(node.args[0]) or "")
    ]
    assert not said, said
