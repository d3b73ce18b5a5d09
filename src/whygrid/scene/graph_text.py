"""The graph of reasons as text: an indented tree from the goal down.

    r4c5 is 3: nothing else is left in its cell (naked single)
    ├─ known: r1c5=7, r4c2=5
    └─ L2  r4c5 is not 1 or 2: r4c3 and r4c8 take 1 and 2 (naked pair)
       ├─ known: r1c3=4
       └─ L1  …

What is used twice is written out once and afterwards referred to by its number. A branch that would go
too deep goes on in a tree of its own further down, so that there is always room for the words.
"""

from __future__ import annotations

from textwrap import wrap

from whygrid.scene.graph_shape import LEAF_KINDS, LEAF_WORDS, GraphShape, NodeShape, Premises, root_of
from whygrid.voice.message import message

_DEEPEST = 8
_NARROWEST = 40


def render_text(graph: GraphShape, *, width: int = 100) -> str:
    """The graph as lines of about this width, without a last newline."""
    root = root_of(graph)
    return "\n".join(_Tree(graph, width).lines(root)) if root is not None else ""


class _Tree:
    """Writes trees, and remembers what is written already and what is still due."""

    def __init__(self, graph: GraphShape, width: int) -> None:
        self.premises = Premises(graph)
        self.width = width
        self.written: set[str] = set()
        self.due: list[NodeShape] = []

    def lines(self, root: NodeShape) -> list[str]:
        """The tree of the root, and after it those that it leaves for later."""
        lines = self._entry(root, "", "", 0)
        while self.due:
            node = self.due.pop(0)
            if node.id not in self.written:
                lines += ["", *self._entry(node, "", "", 0)]
        return lines

    def _entry(self, node: NodeShape, first: str, rest: str, depth: int) -> list[str]:
        """A deduction and all below it; `first` stands before its first line, `rest` before all others."""
        name = "" if node.kind == "goal" else f"{node.id}  "
        if node.id in self.written or depth > _DEEPEST:
            told = node.id in self.written
            self.due += [] if told else [node]
            seen = message("scene/see-above" if told else "scene/see-below", what=node.label)
            return self._wrapped(f"{name}{seen}", first, rest)
        self.written.add(node.id)
        reason = f": {node.reason}" if node.reason else ""
        technique = f" ({node.technique})" if not node.label.startswith(node.technique) else ""
        below: list[str | NodeShape] = []
        for kind in LEAF_KINDS:
            leaves = ", ".join(leaf.label for leaf in self.premises.leaves(node.id, kind))
            below += [f"{LEAF_WORDS[kind]}: {leaves}"] if leaves else []
        below += self.premises.deductions(node.id)
        stem = "│    " if below else "     "
        lines = self._wrapped(f"{name}{node.label}{reason}{technique}", first, rest, stem)
        for index, item in enumerate(below, 1):
            fork, bar = ("└─ ", "   ") if index == len(below) else ("├─ ", "│  ")
            if isinstance(item, str):
                lines += self._wrapped(item, rest + fork, rest + bar, " " * (item.index(" ") + 1))
            else:
                lines += self._entry(item, rest + fork, rest + bar, depth + 1)
        return lines

    def _wrapped(self, text: str, first: str, rest: str, stem: str = "     ") -> list[str]:
        pieces = wrap(text, max(self.width - len(rest + stem), _NARROWEST), break_on_hyphens=False) or [""]
        return [first + pieces[0], *(rest + stem + piece for piece in pieces[1:])]
