"""`whygrid export`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import click

from whygrid.cli import shared
from whygrid.cli.sources import PROOF_BYTES, read_puzzle, read_text
from whygrid.errors import UsageError
from whygrid.service.documents import parse_json
from whygrid.service.export.theses import Thesis, thesis_of
from whygrid.service.export.writing import FORMS, exported
from whygrid.service.verifying import K_FORMAT
from whygrid.voice.message import message

if TYPE_CHECKING:
    from whygrid.budget import Budget

SECONDS = 60.0
EPILOG = """\b
Examples:
  whygrid export proof.json --to plain -o proof.txt
  whygrid export proof.json --to lrat -o proof.lrat --formula puzzle.cnf
  whygrid export classic --to veripb -o proof.pbp --formula puzzle.opb
  whygrid k escargot --certificate k.json && whygrid export k.json --to lrat -o k.lrat --formula k.cnf
"""


@click.command(epilog=EPILOG)
@click.argument("proof", metavar="PROOF.json|PUZZLE")
@click.option("--to", "form", type=click.Choice(list(FORMS)), required=True, help="The form to write.")
@click.option("--formula", metavar="FILE", help="Write what the proof is about, as OPB or CNF, to this file.")
@click.option("--steps", is_flag=True, help="Claim each step by itself: it follows from its support alone.")
@lambda command: shared.budget_option(command, default=SECONDS)
@shared.json_option
@shared.output_option
def command(
    proof: str,
    form: str,
    formula: str | None,
    steps: bool,
    time_limit: float | None,
    as_json: bool,
    output: str | None,
) -> None:
    """Write a proof for other people's checkers.

    PROOF is what `whygrid explain --format json` wrote, or what `whygrid k --certificate` did; a puzzle is
    explained first. Only what our checker accepts is written. docs/trust.md says what each form means and how
    to check it.
    """
    if formula is not None and not FORMS[form]:
        raise UsageError(
            message("cli/formula-goes-with-a-proof", form=form), remedy=message("cli/use-output")
        )
    with shared.budget(time_limit) as budget:
        if proof == "-" or proof.endswith(".json"):
            thesis = _thesis_of(parse_json(read_text(proof, PROOF_BYTES)), steps, budget)
        else:
            from whygrid.service.explaining import explain

            thesis = thesis_of(explain(read_puzzle(proof), budget=budget), budget, apart=steps)
        text, about = exported(thesis, form, budget)
    if as_json:
        shared.emit_json({"form": form, "status": thesis.status, "text": text, "formula": about}, output)
    else:
        shared.emit(text, output)
    if formula is not None:
        shared.emit(about, formula)


def _thesis_of(document: Any, steps: bool, budget: Budget) -> Thesis:
    if not isinstance(document, dict) or document.get("format") != K_FORMAT:
        return thesis_of(document, budget, apart=steps)
    from whygrid.service.export.k_theses import k_thesis_of

    return k_thesis_of(document, budget)
