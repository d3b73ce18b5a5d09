"""`whygrid generate`."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

import click

from whygrid.cli import shared
from whygrid.cli.bulk import refuse_overwriting, report
from whygrid.cli.progress import progress_bar
from whygrid.errors import UsageError

if TYPE_CHECKING:
    from whygrid.bulk.arrays import Grids

BATCH = 4096
"""Puzzles made at a time; part of what a seed means."""

EPILOG = """\b
Examples:
  whygrid generate sudoku                                  one puzzle, on the terminal
  whygrid generate sudoku --count 10000 --seed 7 --out puzzles.txt
  whygrid generate sudoku --clues 24 --count 5
  whygrid generate sudoku --unbiased --clues 25            every minimal puzzle equally likely
  whygrid generate sudoku | whygrid explain -
"""


@click.command(epilog=EPILOG)
@click.argument("genre")
@click.option("--count", type=click.IntRange(min=1), default=1, help="How many (1).")
@click.option("--seed", type=click.IntRange(min=0), default=None, help="Same seed, same puzzles.")
@click.option("--clues", type=click.IntRange(17, 81), default=None, help="Exactly so many clues.")
@click.option("--symmetry", default="none", metavar="NAME", help="Of the clues: rotation, diagonal, …")
@click.option("--minimal/--padded", default=True, help="No clue can go (default), or just --clues of them.")
@click.option("--unbiased", is_flag=True, help="Every minimal puzzle equally likely; slow.")
@click.option("--threads", type=click.IntRange(min=1), default=None, help="All cores by default.")
@click.option("-o", "--out", default=None, metavar="OUT", help="A file: txt, csv, jsonl, npy or parquet.")
@click.option("--resume/--restart", default=None, help="Go on where OUT ends, or overwrite it.")
@shared.json_option
def command(
    genre: str,
    count: int,
    seed: int | None,
    clues: int | None,
    symmetry: str,
    minimal: bool,
    unbiased: bool,
    threads: int | None,
    out: str | None,
    resume: bool | None,
    as_json: bool,
) -> None:
    """Make new puzzles of GENRE, each with exactly one solution."""
    from whygrid.bulk.generation import generate
    from whygrid.bulk.stream import GENERATED, Options, batch_seed, run_generate

    if genre not in GENERATED:
        raise UsageError(f"{genre!r} can't be generated", remedy=f"There are: {', '.join(GENERATED)}.")
    start = secrets.randbelow(1 << 32) if seed is None else seed

    def make(number: int, rng: int) -> Grids:
        return generate(
            number,
            rng=rng,
            clues=clues,
            symmetry=symmetry,  # type: ignore[arg-type]  # `generate` refuses what it does not know
            minimal=minimal,
            unbiased=unbiased,
            threads=threads,
        )

    if out is not None:
        refuse_overwriting(out, resume)
        with progress_bar("generate") as progress:
            options = Options(seed=start, batch=BATCH, resume=bool(resume), progress=progress)
            rows = run_generate(count, out, options, make=make)
        report(out, rows, as_json)
        return
    puzzles = [
        "".join(map(str, row)).replace("0", ".")
        for first in range(0, count, BATCH)
        for row in make(min(BATCH, count - first), batch_seed(start, first // BATCH)).tolist()
    ]
    if as_json:
        shared.emit_json({"genre": genre, "seed": start, "puzzles": puzzles})
    else:
        shared.emit("\n".join(puzzles))
