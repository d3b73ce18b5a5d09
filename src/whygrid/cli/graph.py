"""`whygrid graph`."""

from __future__ import annotations

import click

from whygrid.cli import shared
from whygrid.cli.sources import read_marked
from whygrid.engine.graph import Graph, reasons_graph
from whygrid.errors import Stopped, UsageError
from whygrid.logic.proof import VIEWS, Proof
from whygrid.scene.graphs import FORMS, render_graph
from whygrid.service.all_reasons import all_reasons
from whygrid.service.all_reasons import everything as graph_of_everything
from whygrid.service.explaining import Options, explain
from whygrid.service.marked import refuse_missing_marks
from whygrid.service.naming import in_local_names
from whygrid.service.ranges import step_of_subject
from whygrid.service.views import position_at
from whygrid.voice.message import message

EPILOG = """\b
Examples:
  whygrid graph classic --step 24
  whygrid graph classic --cell r3c6
  whygrid graph classic --step 24 --all
  whygrid graph classic --everything               all that follows now, with all its reasons
  whygrid graph classic --step 24 --svg -o step.svg
  whygrid graph classic --step 24 --dot | dot -Tpdf -o step.pdf
"""


@click.command(epilog=EPILOG)
@shared.puzzle_argument
@click.option(
    "--step",
    type=click.IntRange(min=1),
    metavar="N",
    help="The number of the step, as `explain` counts in this --view.",
)
@click.option(
    "--cell",
    metavar="CELL",
    callback=shared.cell,
    help="The step that settles this cell, instead of its number.",
)
@click.option("--all", "every", is_flag=True, help="All reasons that are found, not only the chosen ones.")
@click.option(
    "--everything",
    is_flag=True,
    help="All that is deduced in the position, not only one step; with --step before that step.",
)
@click.option(
    "--max-effort", type=float, metavar="E", help="Of everything: by all techniques up to this effort."
)
@click.option("--format", "form", type=click.Choice(FORMS), default="text", help="text by default.")
@click.option("--dot", "form", flag_value="dot", help="Short for --format dot.")
@click.option("--svg", "form", flag_value="svg", help="Short for --format svg.")
@click.option(
    "--view",
    type=click.Choice(VIEWS),
    default="cells",
    help="Which steps: cells (default) go down to known cells, those of a story rest on earlier ones.",
)
@shared.budget_option
@shared.json_option
@shared.colour_option
@shared.output_option
def command(
    puzzle: str | None,
    genre: str | None,
    step: int | None,
    cell: str | None,
    every: bool,
    everything: bool,
    max_effort: float | None,
    form: str,
    view: str,
    time_limit: float | None,
    as_json: bool,
    colour: bool,
    output: str | None,
) -> None:
    """Draw the reasons behind one step of the proof of PUZZLE: what rests on what, down to the known cells.

    PUZZLE is the puzzle itself, a file, FILE:LINE, - for standard input, or the name of an example.
    """
    shared.refuse_clashes(
        (everything and cell is not None, message("cli/everything-needs-a-position")),
        (not everything and (step is None) == (cell is None), message("cli/say-which-step")),
        (max_effort is not None and not everything, message("cli/max-effort-goes-with-everything")),
    )
    board, ruled_out = read_marked(puzzle, genre)
    with shared.budget(time_limit) as budget:
        refuse_missing_marks(board, ruled_out, budget)
        if everything and step is None:
            graph = graph_of_everything(board, ruled_out, budget=budget, max_effort=max_effort)
        else:
            proof = explain(board, Options(view=view), budget, ruled_out)
            number = _number(proof, step, cell)
            chosen = proof.steps[number - 1]
            position = position_at(proof, number)
            graph = reasons_graph(proof.rules, chosen)
            if everything:
                graph = graph_of_everything(board, position, budget=budget, max_effort=max_effort)
            elif every and chosen.fact is not None:
                graph = all_reasons(board, position, chosen.fact, budget=budget) or graph
    if as_json:
        shared.emit_json(_document(graph), output)
    else:
        text = render_graph(in_local_names(graph, board.genre_name), form)
        if form == "text":
            first, _, rest = text.partition("\n")
            text = "\n".join(filter(None, (shared.styled(first, colour and output is None, bold=True), rest)))
        shared.emit(text, output)


def _number(proof: Proof, step: int | None, cell: str | None) -> int:
    if step is None:
        return step_of_subject(proof, cell or "")
    if step > len(proof):
        if proof.status == "unknown":
            raise Stopped(message("cli/before-step", why=proof.note, step=step))
        raise UsageError(
            message("cli/there-is-no-step", step=step),
            remedy=message("cli/the-proof-has-steps", n=len(proof)),
        )
    return step


def _document(graph: Graph) -> dict[str, object]:
    return {
        "nodes": [
            {"id": node.id, "kind": node.kind, "label": node.label, "layer": node.layer}
            for node in graph.nodes
        ],
        "edges": [list(edge) for edge in graph.edges],
    }
