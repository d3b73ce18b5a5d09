"""Proofs and grades of classic Sudokus, a line each, to be compared byte by byte before and after a change.

python -m benchmarks.on_record OUT.jsonl [--puzzles FILE] [--number N] [--by-cells]

FILE has a puzzle at the start of each line (a CSV will do); by default they are those of
benchmarks/collections.
`cmp` of two such files says whether anything changed.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from whygrid.puzzle import Puzzle
from whygrid.service.documents import to_json
from whygrid.service.explaining import Options, explain
from whygrid.service.grading import grade

OWN = Path(__file__).parent / "collections" / "sudoku.jsonl"


def main() -> None:
    """Write the record."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("out", type=Path)
    parser.add_argument("--puzzles", type=Path)
    parser.add_argument("--number", type=int, default=500)
    parser.add_argument("--by-cells", action="store_true", help="the view by cells instead of the story")
    options = parser.parse_args()
    with options.out.open("w", encoding="utf-8") as out:
        for text in _puzzles(options.puzzles)[: options.number]:
            puzzle = Puzzle.parse(text, "sudoku")
            proof = explain(puzzle, Options(view="cells" if options.by_cells else "story"))
            line = {"puzzle": text, "grade": grade(puzzle).to_json(), "proof": to_json(proof)}
            out.write(json.dumps(line, ensure_ascii=False) + "\n")
            out.flush()


def _puzzles(path: Path | None) -> list[str]:
    if path is None:
        return [json.loads(line)["puzzle"] for line in OWN.read_text().splitlines()]
    return [line[:81] for line in path.read_text().splitlines() if line[:1] in "0123456789."]


if __name__ == "__main__":
    main()
