"""Small changes to the source of the checker, one at a time: each a mutant that the tests ought to notice.

A mutant is put in place by giving the function that was changed another code object, so that whoever has
imported it has the mutant, and no module is loaded twice.
"""

from __future__ import annotations

import ast
import copy
import functools
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from types import CodeType, FunctionType, ModuleType
from typing import Any, NamedTuple

SWAPPED: dict[type[ast.AST], tuple[type[ast.AST], ...]] = {
    ast.Lt: (ast.LtE, ast.Gt),
    ast.LtE: (ast.Lt,),
    ast.Gt: (ast.GtE, ast.Lt),
    ast.GtE: (ast.Gt,),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
    ast.Add: (ast.Sub,),
    ast.Sub: (ast.Add,),
    ast.Mult: (ast.Add,),
    ast.Div: (ast.Mult,),
    ast.FloorDiv: (ast.Mult,),
    ast.Mod: (ast.FloorDiv,),
    ast.BitAnd: (ast.BitOr,),
    ast.BitOr: (ast.BitAnd,),
    ast.LShift: (ast.RShift,),
    ast.RShift: (ast.LShift,),
    ast.And: (ast.Or,),
    ast.Or: (ast.And,),
}
UNTOUCHED = ("annotation", "returns", "decorator_list", "bases", "defaults", "kw_defaults", "format_spec")
"""Fields of nodes that are left as they are."""
OPPOSITE = {"any": "all", "all": "any", "min": "max", "max": "min"}


Path = tuple[tuple[str, int | None], ...]
"""The way from the root of a syntax tree to a node: fields, and places in lists."""


class Place(NamedTuple):
    """Where a node is: the way to it, the outermost function that it is in, and its statement's lines."""

    path: Path
    function: str
    lines: range


class Mutant(NamedTuple):
    """A module with one change: where, what it was and is now.

    way      which of the changes to this node it is
    twin     how many mutants before it read the same
    """

    module: str
    line: int
    before: str
    after: str
    place: Place
    way: int
    twin: int

    @property
    def function(self) -> str:
        """The function that has the change; empty where it is in none."""
        return self.place.function

    def tree(self, source: str) -> ast.Module:
        """The syntax tree of the changed module."""
        tree = ast.parse(source)
        node = _at(tree, self.place.path)
        _put(tree, self.place.path, list(_changes(node))[self.way](node))
        return ast.fix_missing_locations(tree)

    def __str__(self) -> str:
        where = f"{self.module.rpartition('.')[2]}.py:{self.line} {self.function}"
        twin = f" #{self.twin + 1}" if self.twin else ""
        return f"{where}: {_short(self.before)} -> {_short(self.after)}{twin}"


def _short(text: str) -> str:
    line = " ".join(text.split())
    return line if len(line) <= 90 else f"{line[:87]}…"


def mutants_of(module: str, source: str) -> Iterator[Mutant]:
    """All mutants of a module, in the order of its lines."""
    tree = ast.parse(source)
    said = Counter[str]()
    for place in _places(tree):
        node = _at(tree, place.path)
        before = ast.unparse(node) if list(_changes(node)) else ""
        for way, change in enumerate(_changes(node)):
            after = ast.unparse(change(copy.deepcopy(node)))
            mutant = Mutant(module, getattr(node, "lineno", 0), before, after, place, way, 0)
            yield mutant._replace(twin=said[str(mutant)])
            said[str(mutant)] += 1


def _places(tree: ast.Module) -> Iterator[Place]:
    """The place of each node that may be changed."""

    def visit(node: ast.AST, path: Path, owner: str, function: str, lines: range) -> Iterator[Place]:
        if isinstance(node, ast.stmt):
            lines = _lines(node)
        if isinstance(node, ast.ClassDef):
            if any(isinstance(base, ast.Name) and base.id == "Protocol" for base in node.bases):
                return
            owner = f"{owner}{node.name}."
        elif isinstance(node, ast.FunctionDef) and not function:
            function = f"{owner}{node.name}"
        if path and (function or not owner):  # fields and their defaults are for those who make records
            yield Place(path, function, lines)
        for name, value in ast.iter_fields(node):
            if name in UNTOUCHED:
                continue
            if isinstance(value, list):
                for index, inner in enumerate(value):
                    if isinstance(inner, ast.AST):
                        yield from visit(inner, (*path, (name, index)), owner, function, lines)
            elif isinstance(value, ast.AST):
                yield from visit(value, (*path, (name, None)), owner, function, lines)

    yield from visit(tree, (), "", "", range(0))


def _lines(statement: ast.stmt) -> range:
    """The lines of a statement, without those of the statements in it."""
    last = statement.end_lineno or statement.lineno
    body = getattr(statement, "body", [])
    return range(statement.lineno, max(statement.lineno, body[0].lineno - 1 if body else last) + 1)


def _at(node: Any, path: Path) -> Any:
    for name, index in path:
        node = getattr(node, name) if index is None else getattr(node, name)[index]
    return node


def _put(tree: ast.AST, path: Path, node: Any) -> None:
    parent = _at(tree, path[:-1])
    name, index = path[-1]
    if index is None:
        setattr(parent, name, node)
    else:
        getattr(parent, name)[index] = node


def _changes(node: ast.AST) -> Iterator[Callable[[Any], Any]]:
    """Each way to change this node: a function from a copy of it to what is put there."""
    if isinstance(node, ast.Compare):
        for place, operator in enumerate(node.ops):
            for other in SWAPPED.get(type(operator), ()):
                yield lambda n, place=place, other=other: _with(n, ops=_replaced(n.ops, place, other()))
    elif isinstance(node, ast.BoolOp):
        yield lambda n: _with(n, op=SWAPPED[type(n.op)][0]())
        for place in range(len(node.values)):
            yield lambda n, place=place: _one_less(n, place)
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not | ast.USub):
        yield lambda n: n.operand
    elif isinstance(node, ast.BinOp | ast.AugAssign) and type(node.op) in SWAPPED:
        yield lambda n: _with(n, op=SWAPPED[type(n.op)][0]())
        if isinstance(node, ast.AugAssign):
            yield lambda n: ast.Pass()
    elif isinstance(node, ast.Constant) and isinstance(node.value, bool):
        yield lambda n: ast.Constant(not n.value)
    elif isinstance(node, ast.Constant) and isinstance(node.value, int):
        yield lambda n: ast.Constant(n.value + 1)
    elif isinstance(node, ast.Constant) and isinstance(node.value, str) and _is_a_word(node.value):
        yield lambda n: ast.Constant(f"odd{n.value}")
    elif isinstance(node, ast.If | ast.While | ast.IfExp):
        yield lambda n: _with(n, test=ast.UnaryOp(ast.Not(), n.test))
    elif isinstance(node, ast.comprehension):
        for place in range(len(node.ifs)):
            yield lambda n, place=place: _with(n, ifs=[*n.ifs[:place], *n.ifs[place + 1 :]])
    elif isinstance(node, ast.Return) and node.value is not None and not _says_no(node.value):
        yield lambda n: ast.Return(ast.Constant(None))
    elif (isinstance(node, ast.Expr) and isinstance(node.value, ast.Call)) or isinstance(node, ast.Raise):
        yield lambda n: ast.Pass()
    elif isinstance(node, ast.Break):
        yield lambda n: ast.Continue()
    elif isinstance(node, ast.Continue):
        yield lambda n: ast.Break()
    elif isinstance(node, ast.Name) and node.id in OPPOSITE:
        yield lambda n: ast.Name(OPPOSITE[n.id], ast.Load())


def _with(node: Any, **fields: object) -> Any:
    for name, value in fields.items():
        setattr(node, name, value)
    return node


def _replaced(items: list[Any], place: int, item: object) -> list[Any]:
    return [*items[:place], item, *items[place + 1 :]]


def _one_less(node: ast.BoolOp, place: int) -> ast.expr:
    left = [*node.values[:place], *node.values[place + 1 :]]
    return left[0] if len(left) == 1 else ast.BoolOp(node.op, left)


def _says_no(node: ast.AST) -> bool:
    """Whether it is None, False or an empty text, among which nobody tells a difference."""
    return isinstance(node, ast.Constant) and not node.value


def _is_a_word(text: str) -> bool:
    """Whether a text may mean something to the program: sentences are for people."""
    return " " not in text and not text.startswith("\n")


def put_in_place(mutant: Mutant, original: str) -> bool:
    """Make this process have the mutant; False where it can't be done, or makes no difference."""
    module = sys.modules[mutant.module]
    code = compile(mutant.tree(original), module.__file__ or "", "exec", dont_inherit=True)
    if not mutant.function:
        return _new_constants(module, code, original)
    function = _function(module, mutant.function)
    mutated = _code_of(code, mutant.function)
    if function is None or mutated is None:
        return False
    function.__code__ = mutated
    return True


def _function(module: ModuleType, name: str) -> FunctionType | None:
    found: Any = module
    for part in name.split("."):
        found = vars(found).get(part) if isinstance(found, type) else getattr(found, part, None)
    if isinstance(found, property):
        found = found.fget
    elif isinstance(found, functools.cached_property):
        found = found.func
    found = getattr(found, "__func__", found)
    found = getattr(found, "__wrapped__", found)
    return found if isinstance(found, FunctionType) else None


def _code_of(code: CodeType, name: str) -> CodeType | None:
    for part in name.split("."):
        inner = [const for const in code.co_consts if isinstance(const, CodeType) and const.co_name == part]
        if not inner:
            return None
        code = inner[0]
    return code


def _new_constants(module: ModuleType, code: CodeType, original: str) -> bool:
    """Give what a changed line of the module itself defines to all modules that have it."""
    before: dict[str, Any] = {"__name__": module.__name__, "__file__": module.__file__}
    after = dict(before)
    exec(compile(original, module.__file__ or "", "exec", dont_inherit=True), before)
    exec(code, after)
    changed = [
        name
        for name, value in after.items()
        if not callable(value) and not name.startswith("__") and value != before.get(name)
    ]
    for name in changed:
        for other in list(sys.modules.values()):
            space = getattr(other, "__dict__", {})
            if space.get("__name__", "").startswith(("whygrid", "tests")) and name in space:
                setattr(other, name, after[name])
    return bool(changed)
