"""Make the collections anew, or those of some genres: `python -m benchmarks.collections [GENRE…]`."""

from __future__ import annotations

import json
import sys

import whygrid
from benchmarks.collections import FOLDER
from whygrid.files import save
from whygrid.registry import genre_names
from whygrid.service.generating import generator_of

SEED = 24
EACH = {"sudoku": 8}
FEW = 3
"""How many of each level: boards of most genres take longer to make."""
SECONDS = 40.0


def main() -> None:
    """Write a file for each genre; a level of which nothing is found in time is left out, and named."""
    for name in sys.argv[1:] or genre_names():
        setting = next(one for one in generator_of(name).settings if one.name == "difficulty")
        lines = []
        for level in setting.choices:
            try:
                for number in range(EACH.get(name, FEW)):
                    seed = SEED + 1000 * number
                    budget = whygrid.Budget(seconds=SECONDS)
                    puzzle = whygrid.generate(name, seed=seed, difficulty=level, budget=budget)
                    grade = round(whygrid.grade(puzzle).grade.number, 3)
                    entry = {"level": level, "grade": grade, "seed": seed, "puzzle": puzzle.text}
                    lines.append(json.dumps(entry, ensure_ascii=False))
            except whygrid.WhygridError as error:
                print(f"{name}, {level}: {error}")
        save(FOLDER / f"{name}.jsonl", ("\n".join(lines) + "\n").encode())
        print(f"{name}: {len(lines)} puzzles", flush=True)


if __name__ == "__main__":
    main()
