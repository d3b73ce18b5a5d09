"""`whygrid convert`."""

from __future__ import annotations

import click

from whygrid.cli import shared
from whygrid.cli.sources import located, read_source
from whygrid.text.phrases import join

EPILOG = """\b
Examples:
  whygrid convert classic --to sudokupad          a link to play it elsewhere
  whygrid convert "https://puzz.link/p?sudoku/4/4/1k42g3h" --to grid
  whygrid convert game.sdk --to opensudoku -o game.opensudoku
  whygrid convert --list                          all forms, and what each of them keeps
"""


@click.command(epilog=EPILOG)
@shared.puzzle_argument
@click.option("--to", metavar="FORM", help="The form to write; by default the usual one of the genre.")
@click.option("--from", "form", metavar="FORM", help="Read it as this form instead of guessing.")
@click.option("--list", "listing", is_flag=True, help="List the forms and what they keep.")
@shared.json_option
@shared.output_option
def command(
    puzzle: str | None,
    genre: str | None,
    to: str | None,
    form: str | None,
    listing: bool,
    as_json: bool,
    output: str | None,
) -> None:
    """Write PUZZLE in another form: text, a link, or a file of another program.

    PUZZLE is the puzzle itself or a link, a file, FILE:LINE, - for standard input, or the name of an
    example. What was recognised, and what the new form can't keep, is told on standard error. Nothing is
    fetched from the network.
    """
    if listing:
        _list(genre, as_json)
        return
    from whygrid.service.converting import convert, read

    source = read_source(puzzle, genre)
    with located(source):
        reading = read(source.text, source.genre_name, form)
    target = to or reading.puzzle.genre.formats[0].name
    converted = convert(reading, target)
    if as_json:
        document = {"genre": reading.genre_name, "from": reading.form.name, "to": target}
        shared.emit_json({**document, "text": converted.text, "lost": list(converted.lost)}, output)
        return
    click.echo(f"read as {reading.genre_name}: {reading.form.title}", err=True)
    if converted.lost:
        click.echo(f"not kept by {target}: {join(list(converted.lost))}", err=True)
    shared.emit(converted.text, output)


def _list(genre_name: str | None, as_json: bool) -> None:
    from whygrid.registry import genre, genre_names
    from whygrid.sheet import PARTS

    names = genre_names() if genre_name is None else [genre_name]
    if as_json:
        shared.emit_json(
            [
                {
                    "genre": name,
                    "form": form.name,
                    "title": form.title,
                    "written": form.written,
                    "keeps": list(form.keeps),
                }
                for name in names
                for form in genre(name).formats
            ]
        )
        return
    lines = []
    for name in names:
        lines.append(genre(name).title)
        for form in genre(name).formats:
            keeps = join([PARTS[part] for part in form.keeps]) if form.keeps else "the puzzle alone"
            only = "" if form.written else " (read only)"
            lines.append(f"  {form.name:<15} {form.title}{only}; keeps {keeps}")
    shared.emit("\n".join(lines))
