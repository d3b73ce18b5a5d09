"""`whygrid examples`."""

from __future__ import annotations

import click

from whygrid.cli import shared
from whygrid.errors import UsageError
from whygrid.registry import genre, genre_names
from whygrid.voice.message import message

EPILOG = """\b
Examples:
  whygrid examples
  whygrid examples wing                        those with this in their name or genre
  whygrid examples --genre kakuro
  whygrid explain wikipedia                    use one by its name
"""


@click.command(epilog=EPILOG)
@click.argument("word", required=False, default=None, metavar="[WORD]")
@click.option("--genre", "genre_name", metavar="NAME", help="Only those of this genre.")
@shared.json_option
@shared.colour_option
def command(word: str | None, genre_name: str | None, as_json: bool, colour: bool) -> None:
    """List the puzzles that come with Whygrid and what each one shows.

    With WORD only those that have it in their name or genre.
    """
    from whygrid.service.naming import example_shows

    names = genre_names() if genre_name is None else [genre_name]
    found = [
        (name, example)
        for name in names
        for example in genre(name).examples().values()
        if word is None or word.lower() in f"{example.name}\n{name}"
    ]
    if not found:
        raise UsageError(
            message("cli/no-example-is-called", word=repr(word)), remedy=message("cli/list-of-examples")
        )
    if as_json:
        shared.emit_json(
            [
                {
                    "genre": name,
                    "name": example.name,
                    "shows": example_shows(name, example),
                    "puzzle": example.text,
                }
                for name, example in found
            ]
        )
        return
    width = max(len(example.name) for _, example in found)
    for name, example in found:
        called = shared.styled(example.name.ljust(width), colour, bold=True)
        shared.emit(f"{called}  {name}: {example_shows(name, example)}")
