"""A graph of reasons in the form that is wanted: as text, as DOT, or as a picture."""

from __future__ import annotations

from whygrid.scene.graph_shape import GraphShape

FORMS = ("text", "dot", "svg")


def render_graph(graph: GraphShape, form: str = "text") -> str:
    """The graph in one of `FORMS`."""
    if form == "dot":
        from whygrid.scene.graph_dot import render_dot

        return render_dot(graph)
    if form == "svg":
        from whygrid.scene.graph_svg import render_svg

        return render_svg(graph)
    from whygrid.scene.graph_text import render_text

    return render_text(graph)
