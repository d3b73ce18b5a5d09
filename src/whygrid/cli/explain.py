"""`whygrid explain`."""

from __future__ import annotations

import sys

import click

from whygrid.cli import shared
from whygrid.cli.boards import draw
from whygrid.cli.sources import read_marked
from whygrid.engine.words import NOTATIONS
from whygrid.logic.proof import VIEWS, Proof, Statistics
from whygrid.puzzle import Puzzle
from whygrid.scene.view import View
from whygrid.service.explaining import STRATEGIES, Options, explain
from whygrid.service.marked import refuse_missing_marks
from whygrid.service.ranges import parse_range, step_of_subject, subjects_about
from whygrid.service.story_lines import Line
from whygrid.service.telling import STYLES, lines, summary, tell_markdown, tell_step
from whygrid.service.views import placed_before, position_at, view_at_end, view_of_step
from whygrid.voice import ENGLISH, language
from whygrid.voice.message import Cells, message

SEARCH_SECONDS = 10
"""How long --shortest searches where nobody says otherwise."""
EPILOG = """\b
Examples:
  whygrid explain                              a built-in puzzle
  whygrid explain puzzle.txt --style full      with the known cells that each step rests on
  whygrid explain escargot --shortest          search ten seconds for the fewest words
  whygrid explain escargot --strategy patterns  named techniques wherever there are some
  whygrid explain classic --only "hidden single,naked single"    these, and nothing else
  whygrid explain classic --view cells         each placement by itself, with its support and k
  whygrid explain classic --steps 20:25 --boards
  whygrid explain classic --cell r3c6          only what that cell needs
  whygrid explain escargot --format json -o proof.json
  whygrid explain classic --format html -o proof.html
  whygrid explain classic --until r3c6         the steps up to that cell
  whygrid explain classic --max-effort 3       nothing harder than naked pairs, even if it gets stuck
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
@click.option(
    "--cell", metavar="CELL", callback=shared.cell, help="Only what this cell (such as r4c5) rests on."
)
@click.option("--boards", is_flag=True, help="Draw the board with pencil marks at each step.")
@click.option(
    "--style", type=click.Choice(STYLES), default="lemmas", help="How much to tell: lemmas is the default."
)
@click.option(
    "--notation",
    type=click.Choice(NOTATIONS),
    default="words",
    help="How chains are told: in words (default), in Eureka notation, or both.",
)
@click.option(
    "--format",
    "form",
    type=click.Choice(["text", "md", "html", "json"]),
    default="text",
    help="text by default; html is a page to play back, in one file.",
)
@click.option(
    "--view",
    type=click.Choice(VIEWS),
    help="story (default): each deduction once, in the order a person makes them; cells: each placement by "
    "itself with the known cells it rests on, for k.",
)
@click.option(
    "--strategy",
    type=click.Choice(STRATEGIES),
    default="mixed",
    help="Of a story: mixed (default) is what reads best, patterns are named techniques wherever there are "
    "some, short is few words.",
)
@click.option(
    "--shortest",
    is_flag=True,
    help=f"Search for the shortest story, {SEARCH_SECONDS} seconds or as long as --time-limit says.",
)
@click.option(
    "--techniques",
    metavar="NAMES",
    help="These techniques, separated by commas, and suppositions where they run out; with + before each: "
    "these besides the usual ones.",
)
@click.option(
    "--only",
    metavar="NAMES",
    help="These techniques and nothing else: where they run out it stops with code 4 and shows the marks.",
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
    "cell that rests on the fewest known cells. A view by cells.",
)
@click.option(
    "--reset-always/--no-reset-always",
    default=True,
    help="Go back to the easiest technique after every success (default), or only after the whole list, "
    "which is a view by cells.",
)
@shared.k_option
@click.option(
    "--max-effort",
    type=float,
    metavar="E",
    help="Nothing harder than this: where it runs out it stops with code 4 and shows the marks.",
)
@click.option("--until", metavar="CELL", callback=shared.cell, help="Stop as soon as this cell is settled.")
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
    notation: str,
    form: str,
    view: str | None,
    strategy: str,
    shortest: bool,
    techniques: str | None,
    only: str | None,
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
    it a built-in puzzle is explained. Each step says what follows and why; in a view by cells also
    k: how many known cells it rests on.
    """
    board, ruled_out = read_marked(puzzle, genre)
    listed = only if techniques is None else techniques
    names = None if listed is None else tuple(name for name in listed.split(",") if name.strip())
    if names and language() != ENGLISH:
        from whygrid.service.naming import english_names

        names = tuple(english_names(board.genre, names))
    if until is not None:
        until = until.strip().lower()
        subjects_about(board.rules, until)
    filled_in = until in {board.rules.fact(given).subject for given in board.givens if given > 0}
    by_cells = kind is not None or order == "listed" or not (greedy and reset_always)
    shared.refuse_clashes(
        (techniques is not None and only is not None, message("cli/techniques-or-only")),
        (names == (), message("cli/names-none", option="techniques" if only is None else "only")),
        (order == "listed" and names is None, message("cli/listed-needs-techniques")),
        (steps is not None and (as_json or form == "json"), message("cli/steps-and-json")),
        (as_json and form not in ("text", "json"), message("cli/json-or-format", form=form)),
        ((boards or stats) and (as_json or form != "text"), message("cli/boards-go-with-text")),
        (kind is not None and not (greedy and reset_always), message("cli/k-has-its-own-order")),
        (kind is not None and (until is not None or if_unique), message("cli/k-without-until")),
        (filled_in, message("cli/until-is-filled-in", cell=Cells((until or "",)))),
        (
            by_cells and (view == "story" or shortest or strategy != "mixed"),
            message("cli/these-are-by-cells"),
        ),
    )
    strict = only is not None or max_effort is not None
    options = Options(
        names,
        order == "listed",
        greedy,
        reset_always,
        kind,
        max_effort,
        until,
        if_unique,
        view="cells" if by_cells else view or "story",
        prefer=strategy,
        seconds=(SEARCH_SECONDS if time_limit is None else time_limit) if shortest else None,
        strict=strict,
    )
    # A search for the shortest that is stopped tells the shortest so far.
    with shared.budget(None if shortest else time_limit, raising=not shortest) as budget:
        refuse_missing_marks(board, ruled_out, budget)
        proof = explain(board, options, budget, ruled_out)
    numbers = list(range(1, len(proof) + 1))
    if cell is not None:
        numbers = proof.numbers_behind(step_of_subject(proof, cell))
    if steps is not None:
        chosen = parse_range(steps, len(proof))
        numbers = [number for number in numbers if number in chosen]
    if as_json or form == "json":
        from whygrid.service.documents import to_json

        shared.emit_json(to_json(proof if cell is None else proof.cut(numbers[-1])), output)
    elif form == "md":
        shared.emit(tell_markdown(proof, style, numbers, notation), output)
    elif form == "html":
        from whygrid.service.pages.playback import proof_page

        shared.emit(proof_page(board, proof, numbers, style, notation), output)
    else:
        shared.emit(
            _text(board, proof, numbers, style, notation, boards, stats, colour and output is None), output
        )
    sys.exit(shared.EXIT_OF_STATUS[proof.status])


def _text(
    board: Puzzle,
    proof: Proof,
    numbers: list[int],
    style: str,
    notation: str,
    boards: bool,
    stats: bool,
    colour: bool,
) -> str:
    by_cells = proof.view == "cells"  # one line for each deduction, however long
    parts = [draw(board, View(), "small", colour)]
    told: dict[object, int] = {}
    for number in numbers if boards else ():
        view = view_of_step(board, position_at(proof, number), proof.steps[number - 1])
        parts += ["", draw(board, view, "marks", colour)]
        parts += [_paint(line, colour, by_cells) for line in tell_step(proof, number, style, told, notation)]
    if not boards:
        parts += [_paint(line, colour, by_cells) for line in lines(proof, style, numbers, notation)]
    parts.append("")
    if proof.status == "stuck":
        parts += [str(message("cli/marks-reached")), draw(board, view_at_end(board, proof), "marks", colour)]
    if numbers == list(range(1, len(proof) + 1)):
        parts += _solutions(board, proof, colour)
    else:
        parts.append(str(message("cli/steps-shown", n=len(numbers), all=len(proof))))
    told_at_end = "\n".join(map(shared.wrapped, summary(proof).splitlines()))
    parts.append(shared.styled(told_at_end, colour, bold=True))
    return "\n".join([*parts, *(_figures(proof) if stats else ())])


def _paint(line: Line, colour: bool, whole: bool) -> str:
    text = "    " * line.indent + line.text if whole else shared.wrapped(line.text, line.indent)
    if line.kind == "step":
        sentence, gap, label = text.partition("  [")
        return shared.styled(sentence, colour, bold=True) + shared.styled(gap + label, colour, dim=True)
    return shared.styled(text, colour, dim=True) if line.kind == "known" else text


def _solutions(board: Puzzle, proof: Proof, colour: bool) -> list[str]:
    """The solution, or what could be placed."""
    placed = placed_before(proof)
    if proof.status in ("none", "stuck") or not placed:
        return []
    return [draw(board, View(placed=placed), "small", colour)]


def _ks(proof: Proof, figures: Statistics) -> list[str]:
    return [
        str(message("cli/figures-k", largest=figures.k_max or 0, mean=f"{figures.k_mean:.2f}")),
        str(message("cli/figures-k-by-step", ks=" ".join(str(step.k) for step in proof.steps))),
    ]


def _figures(proof: Proof) -> list[str]:
    """What the ancestor called its statistics."""
    from whygrid.service.naming import part_of_work, technique_name

    figures = proof.statistics()
    times = ", ".join(
        f"{part_of_work(name)} {seconds * 1000:.1f} ms" for name, seconds in proof.times.items()
    )
    return [
        str(message("cli/figures-steps", n=figures.steps)),
        *(_ks(proof, figures) if proof.view == "cells" else ()),
        *(
            str(message("cli/figures-technique", name=technique_name(proof.genre, name), n=number))
            for name, number in figures.techniques.items()
        ),
        str(message("cli/figures-time", times=times)),
    ]
