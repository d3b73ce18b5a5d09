"""`whygrid examples`."""

from __future__ import annotations

import click

from whygrid.cli import shared
from whygrid.registry import genre, genre_names

EPILOG = """\b
Examples:
  whygrid examples
  whygrid examples --genre kakuro
  whygrid explain wikipedia                    use one by its name
"""


@click.command(epilog=EPILOG)
@click.option("--genre", "genre_name", metavar="NAME", help="Only those of this genre.")
@shared.json_option
@shared.colour_option
def command(genre_name: str | None, as_json: bool, colour: bool) -> None:
    """List the puzzles that come with Whygrid and what each one shows."""
    from whygrid.service.naming import example_shows

    names = genre_names() if genre_name is None else [genre_name]
    found = [(name, example) for name in names for example in genre(name).examples().values()]
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
