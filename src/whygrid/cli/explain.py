"""`whygrid explain`."""

from __future__ import annotations

import sys

import click

from whygrid.cli import shared
from whygrid.cli.boards import draw
from whygrid.cli.sources import read_puzzle
from whygrid.logic.deduction import Deduction
from whygrid.logic.proof import Proof
from whygrid.puzzle import Puzzle
from whygrid.scene.view import View
from whygrid.service.documents import to_json
from whygrid.service.explaining import Options, explain
from whygrid.service.ranges import parse_range, step_of_subject
from whygrid.service.telling import STYLES, Line, summary, tell_markdown, tell_step
from whygrid.service.views import position_at, view_of_step

EPILOG = """\b
Examples:
  whygrid explain                              a built-in puzzle
  whygrid explain puzzle.txt --style full      with the known cells and references
  whygrid explain classic --steps 20:25 --boards
  whygrid explain classic --cell r3c6          only what that cell needs
  whygrid explain escargot --format json -o proof.json
  whygrid explain classic --format html -o proof.html
  whygrid explain classic --until r3c6         the steps up to that cell
  whygrid explain classic --max-effort 3       no technique harder than naked pairs
  whygrid explain classic --techniques "hidden single,naked single"
  whygrid explain escargot --techniques +exocet        besides those that are always used
  whygrid explain classic --k                  every step looks at as few known cells as possible
  whygrid explain classic --k=techniques       ... from which the techniques still derive it
"""


@click.command(cls=shared.KCommand, epilog=EPILOG)
@shared.puzzle_argument
@click.option(
    "--steps", metavar="A:B", help="Only steps A to B; either may be left out; A alone is one step."
)
@click.option("--cell", metavar="CELL", help="Only what this cell (such as r4c5) rests on.")
@click.option("--boards", is_flag=True, help="Draw the board with pencil marks at each step.")
@click.option(
    "--style", type=click.Choice(STYLES), default="lemmas", help="How much to tell: lemmas is the default."
)
@click.option(
    "--format",
    "form",
    type=click.Choice(["text", "md", "html", "json"]),
    default="text",
    help="text by default; html is a page to play back, in one file.",
)
@click.option(
    "--techniques",
    metavar="NAMES",
    help="Only these techniques, separated by commas; with + before each: these besides the usual ones.",
)
@click.option(
    "--order",
    type=click.Choice(["effort", "listed"]),
    default="effort",
    help="Try techniques by effort (default) or in the order of --techniques.",
)
@click.option(
    "--greedy/--no-greedy",
    default=True,
    help="Place a cell as soon as it is found (default); otherwise exclude all that can be, then place the "
    "cell that rests on the fewest known cells.",
)
@click.option(
    "--reset-always/--no-reset-always",
    default=True,
    help="Go back to the easiest technique after every success (default), or only after the whole list.",
)
@shared.k_option
@click.option("--max-effort", type=float, metavar="E", help="Only techniques up to this effort.")
@click.option("--until", metavar="CELL", help="Stop as soon as this cell is settled.")
@click.option(
    "--if-unique",
    is_flag=True,
    help="Allow techniques that take for granted that there is one solution; the proof says so.",
)
@click.option("--stats", is_flag=True, help="Print figures at the end: k of every step, where the time went.")
@shared.budget_option
@shared.json_option
@shared.colour_option
@shared.output_option
def command(
    puzzle: str | None,
    genre: str | None,
    steps: str | None,
    cell: str | None,
    boards: bool,
    style: str,
    form: str,
    techniques: str | None,
    order: str,
    greedy: bool,
    reset_always: bool,
    kind: str | None,
    max_effort: float | None,
    until: str | None,
    if_unique: bool,
    stats: bool,
    time_limit: float | None,
    as_json: bool,
    colour: bool,
    output: str | None,
) -> None:
    """Prove the solution of PUZZLE, step by step, in words.

    PUZZLE is the puzzle itself, a file, FILE:LINE, - for standard input, or the name of an example; without
    it a built-in puzzle is explained. Each step says what follows, why, and k: how many known cells it
    rests on.
    """
    board = read_puzzle(puzzle, genre)
    names = None if techniques is None else tuple(name for name in techniques.split(",") if name.strip())
    if names == ():
        raise click.UsageError("--techniques names none.")
    if order == "listed" and names is None:
        raise click.UsageError("--order listed needs --techniques.")
    if steps is not None and (as_json or form == "json"):
        raise click.UsageError("--steps gives no complete proof, so it does not go with JSON; --cell does.")
    if (boards or stats) and (as_json or form != "text"):
        raise click.UsageError("--boards and --stats go with --format text only.")
    if kind is not None and not (greedy and reset_always):
        raise click.UsageError("--k has an order of its own; it does not go with --no-greedy and the like.")
    if kind is not None and (until is not None or if_unique):
        raise click.UsageError("--k does not go with --until and --if-unique.")
    if until is not None and until not in {fact.subject for fact in board.rules.facts}:
        raise click.UsageError(f"--until: there is no cell {until!r}; cells look like r4c5.")
    options = Options(names, order == "listed", greedy, reset_always, kind, max_effort, until, if_unique)
    with shared.budget(time_limit) as budget:
        proof = explain(board, options, budget)
    numbers = list(range(1, len(proof) + 1))
    if cell is not None:
        numbers = proof.numbers_behind(step_of_subject(proof, cell))
    if steps is not None:
        chosen = parse_range(steps, len(proof))
        numbers = [number for number in numbers if number in chosen]
    if as_json or form == "json":
        shared.emit_json(to_json(proof if cell is None else proof.cut(numbers[-1])), output)
    elif form == "md":
        shared.emit(tell_markdown(proof, style, numbers), output)
    elif form == "html":
        from whygrid.service.pages.playback import proof_page

        shared.emit(proof_page(board, proof, numbers, style), output)
    else:
        shared.emit(_text(board, proof, numbers, style, boards, stats, colour and output is None), output)
    sys.exit(shared.EXIT_OF_STATUS[proof.status])


def _text(
    board: Puzzle, proof: Proof, numbers: list[int], style: str, boards: bool, stats: bool, colour: bool
) -> str:
    told: dict[Deduction, int] = {}
    parts = [draw(board, View(), "small", colour)]
    for number in numbers:
        if boards:
            view = view_of_step(board, position_at(proof, number), proof.steps[number - 1])
            parts += ["", draw(board, view, "marks", colour)]
        parts += [_paint(line, colour) for line in tell_step(proof, number, style, told)]
    parts.append("")
    if numbers == list(range(1, len(proof) + 1)):
        parts += _solutions(board, proof, colour)
    else:
        parts.append(f"shown: {len(numbers) or 'none'} of {len(proof)} steps")
    parts.append(shared.styled(summary(proof), colour, bold=True))
    return "\n".join([*parts, *(_figures(proof) if stats else ())])


def _paint(line: Line, colour: bool) -> str:
    text = "    " * line.indent + line.text
    if line.kind == "step":
        sentence, gap, label = text.partition("  [")
        return shared.styled(sentence, colour, bold=True) + shared.styled(gap + label, colour, dim=True)
    return shared.styled(text, colour, dim=True) if line.kind == "known" else text


def _solutions(board: Puzzle, proof: Proof, colour: bool) -> list[str]:
    """The solution, or what could be placed."""
    placed = tuple(step.fact for step in proof.steps if step.fact is not None)
    if proof.status == "none" or not placed:
        return []
    return [draw(board, View(placed=placed), "small", colour)]


def _figures(proof: Proof) -> list[str]:
    """What the ancestor called its statistics."""
    figures = proof.statistics()
    times = ", ".join(f"{name} {seconds * 1000:.1f} ms" for name, seconds in proof.times.items())
    return [
        f"steps      {figures.steps}",
        f"k          largest {figures.k_max}, mean {figures.k_mean:.2f}",
        f"k by step  {' '.join(str(step.k) for step in proof.steps)}",
        *(f"technique  {name}: {number}" for name, number in figures.techniques.items()),
        f"time       {times}",
    ]
