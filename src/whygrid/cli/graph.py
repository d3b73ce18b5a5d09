"""`whygrid graph`."""

from __future__ import annotations

import click

from whygrid.cli import shared
from whygrid.cli.sources import read_puzzle
from whygrid.engine.graph import Graph, reasons_graph
from whygrid.errors import Stopped, UsageError
from whygrid.logic.proof import Proof
from whygrid.service.alternatives import all_reasons
from whygrid.service.explaining import explain
from whygrid.service.ranges import step_of_subject
from whygrid.service.views import position_at

EPILOG = """\b
Examples:
  whygrid graph classic --step 24
  whygrid graph classic --cell r3c6
  whygrid graph classic --step 24 --all
  whygrid graph classic --step 24 --format svg -o step.svg
  whygrid graph classic --step 24 --format dot | dot -Tpdf -o step.pdf
"""


@click.command(epilog=EPILOG)
@shared.puzzle_argument
@click.option("--step", type=click.IntRange(min=1), metavar="N", help="The number of the step.")
@click.option("--cell", metavar="CELL", help="The step that settles this cell, instead of its number.")
@click.option("--all", "every", is_flag=True, help="All reasons that are found, not only the chosen ones.")
@click.option(
    "--format", "form", type=click.Choice(["text", "dot", "svg"]), default="text", help="text by default."
)
@shared.budget_option
@shared.json_option
@shared.output_option
def command(
    puzzle: str | None,
    genre: str | None,
    step: int | None,
    cell: str | None,
    every: bool,
    form: str,
    time_limit: float | None,
    as_json: bool,
    output: str | None,
) -> None:
    """Draw the reasons behind one step of the proof of PUZZLE: what rests on what, down to the known cells.

    PUZZLE is the puzzle itself, a file, FILE:LINE, - for standard input, or the name of an example.
    """
    if (step is None) == (cell is None):
        raise click.UsageError("Say which step: --step 24, or --cell r3c6.")
    board = read_puzzle(puzzle, genre)
    with shared.budget(time_limit) as budget:
        proof = explain(board, budget=budget)
        number = _number(proof, step, cell)
        chosen = proof.steps[number - 1]
        graph = reasons_graph(proof.rules, chosen)
        if every and chosen.fact is not None:
            graph = all_reasons(board, position_at(proof, number), chosen.fact, budget=budget) or graph
    if as_json:
        shared.emit_json(_document(graph), output)
    else:
        shared.emit(_draw(graph, form), output)


def _number(proof: Proof, step: int | None, cell: str | None) -> int:
    if step is None:
        return step_of_subject(proof, cell or "")
    if step > len(proof):
        if proof.status == "unknown":
            raise Stopped(f"{proof.note} before step {step}")
        raise UsageError(f"there is no step {step}", remedy=f"The proof has {len(proof)} steps.")
    return step


def _draw(graph: Graph, form: str) -> str:
    if form == "dot":
        from whygrid.scene.graph_dot import render_dot

        return render_dot(graph)
    if form == "svg":
        from whygrid.scene.graph_svg import render_svg

        return render_svg(graph)
    from whygrid.scene.graph_text import render_text

    return render_text(graph)


def _document(graph: Graph) -> dict[str, object]:
    return {
        "nodes": [
            {"id": node.id, "kind": node.kind, "label": node.label, "layer": node.layer}
            for node in graph.nodes
        ],
        "edges": [list(edge) for edge in graph.edges],
    }
