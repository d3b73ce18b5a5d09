"""The graph of reasons in the language of Graphviz.

As in our own picture, known facts stand in the boxes of the deductions that use them: with a line from each
known cell to each of its uses even Graphviz draws nothing but lines.
"""

from __future__ import annotations

from html import escape
from textwrap import wrap

from whygrid.scene.graph_shape import LEAF_KINDS, LEAF_WORDS, GraphShape, NodeShape, Premises
from whygrid.scene.svg_style import LIGHT, Colours

_WIDTH = 36
_LEMMA = LIGHT.tones["plain"]._replace(ink=LIGHT.tones["given"].ink)
_TONE_OF_LEAF = {"known": "support", "case": "two"}


def render_dot(graph: GraphShape) -> str:
    """The graph as a `digraph`, with the goal on top."""
    premises = Premises(graph)
    lines = [
        "digraph reasons {",
        '  graph [rankdir=BT, nodesep=0.3, ranksep=0.5, bgcolor="transparent"];',
        '  node [shape=plain, fontname="Helvetica", fontsize=11];',
        f'  edge [color="{LIGHT.tones["plain"].edge}", arrowsize=0.7];',
    ]
    deductions = [node for node in graph.nodes if node.kind not in LEAF_KINDS]
    lines += [f"  {_quoted(node.id)} [label=<{_table(node, premises)}>];" for node in deductions]
    names = {node.id for node in deductions}
    lines += [f"  {_quoted(start)} -> {_quoted(end)};" for start, end in graph.edges if start in names]
    return "\n".join([*lines, "}"])


def _table(node: NodeShape, premises: Premises) -> str:
    """A box as a table in Graphviz's HTML: what is concluded, and below it what is known."""
    colours = LIGHT.tones["focus"] if node.kind == "goal" else _LEMMA
    name = "" if node.kind == "goal" else f"{node.id} · "
    upper = [
        f'<FONT POINT-SIZE="9">{_lines(name + node.technique.upper())}</FONT>',
        f"<B>{_lines(node.label)}</B>",
        *([_lines(node.reason)] if node.reason else []),
    ]
    rows = [_row("<BR/>".join(upper), colours)]
    for kind in LEAF_KINDS:
        leaves = "  ".join(leaf.label for leaf in premises.leaves(node.id, kind))
        if leaves:
            text = f"<I>{LEAF_WORDS[kind]}</I>  {_lines(leaves)}"
            rows.append(_row(text, LIGHT.tones[_TONE_OF_LEAF[kind]]))
    border = f'BORDER="{2 if node.kind == "goal" else 1}" COLOR="{colours.edge}" STYLE="ROUNDED"'
    return f'<TABLE {border} CELLBORDER="0" CELLSPACING="0" CELLPADDING="6">{"".join(rows)}</TABLE>'


def _row(text: str, colours: Colours) -> str:
    cell = f'<TD ALIGN="LEFT" BALIGN="LEFT" BGCOLOR="{colours.fill}">'
    return f'<TR>{cell}<FONT COLOR="{colours.ink}">{text}</FONT></TD></TR>'


def _lines(text: str) -> str:
    """A text for a label, in lines that are not too long."""
    return "<BR/>".join(escape(line) for line in wrap(text, _WIDTH)) or " "


def _quoted(text: str) -> str:
    r"""A string of the DOT language.

    >>> print(_quoted('say "hi" \\ go'))
    "say \"hi\" \\ go"
    """
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'
