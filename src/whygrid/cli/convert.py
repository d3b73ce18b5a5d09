"""`whygrid convert`."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Any

import click

from whygrid.cli import shared
from whygrid.cli.sources import Source, located, read_sources
from whygrid.errors import PuzzleError
from whygrid.records import NamedTuple
from whygrid.service.converting import Conversion, Reading, convert, form_named, read
from whygrid.service.naming import form_title
from whygrid.text import Format
from whygrid.voice.message import message

EPILOG = """\b
Examples:
  whygrid convert classic --to sudokupad          a link to play it elsewhere
  whygrid convert "https://puzz.link/p?sudoku/4/4/1k42g3h" --to grid
  whygrid convert game.sdk --to opensudoku -o game.opensudoku
  whygrid convert puzzles.sdm --to puzzlink       a link for each line
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
    example. What was recognised, and what the new form can't keep, is told on standard error. Of a file with
    several puzzles each is converted in turn; those that can't be are named, and the exit code is 2. Nothing
    is fetched from the network.
    """
    if listing:
        _list(genre, as_json)
        return
    sources = read_sources(puzzle, genre, fetch=False)  # a link is its own puzzle here, never an address
    done: list[_Done] = []
    documents: list[dict[str, object]] = []
    for source in sources:
        try:
            done.append(_convert(source, form, to))
            documents.append(done[-1].document())
        except PuzzleError as error:
            if len(sources) == 1:
                raise
            documents.append({"source": source.where, "error": str(error)})
            if not as_json:
                shared.tell(f"whygrid: {error}")  # and on with the next one
    if as_json:
        shared.emit_json(documents[0] if len(sources) == 1 else documents, output)
    elif done:
        for line in dict.fromkeys(line for one in done for line in one.told()):
            shared.tell(line)
        shared.emit(done[0].form.join_all([one.converted.text for one in done]), output)
    sys.exit(0 if len(done) == len(sources) else 2)


class _Done(NamedTuple):
    """A puzzle that was converted, from what and to what."""

    source: Source
    reading: Reading
    form: Format[Any]
    converted: Conversion

    def told(self) -> Iterator[str]:
        """What to say about it besides its text."""
        reading = self.reading
        form = form_title(reading.genre_name, reading.form)
        yield str(message("cli/read-as", genre=reading.genre_name, form=form))
        if reading.form.caveat:
            yield str(reading.form.caveat)
        if self.converted.lost:
            yield str(message("cli/not-kept-by", form=self.form.name, parts=self.converted.lost))

    def document(self) -> dict[str, object]:
        """The same for machines."""
        place = {"source": self.source.where} if self.source.which else {}
        return {
            **place,
            "genre": self.reading.genre_name,
            "from": self.reading.form.name,
            "to": self.form.name,
            "text": self.converted.text,
            "lost": list(self.converted.lost),
        }


def _convert(source: Source, form: str | None, to: str | None) -> _Done:
    with located(source):
        try:
            reading = read(source.text, source.genre_name, form or source.form_name)
        except PuzzleError as error:
            if not form:
                error.remedy = message("cli/name-one-with-from", remedy=error.remedy)
            raise
        target = form_named(reading.genre_name, to)
        return _Done(source, reading, target, convert(reading, target))


def _list(genre_name: str | None, as_json: bool) -> None:
    from whygrid.registry import genre, genre_names
    from whygrid.sheet import part_name

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
            keeps = tuple(map(part_name, form.keeps)) or (str(message("cli/the-puzzle-alone")),)
            title = form_title(name, form)
            told = (
                message("cli/form-keeps", title=title, parts=keeps)
                if form.written
                else message("cli/form-keeps-read-only", title=title, parts=keeps)
            )
            lines.append(f"  {form.name:<15} {told}")
    shared.emit("\n".join(lines))
