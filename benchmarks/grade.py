"""How our grade and the scales agree with the programs, and that twins have the same grade.

    python -m benchmarks.grade SHARED_DATA [--every N] [--twins PUZZLES TIMES]
    python -m benchmarks.grade --twins PUZZLES TIMES [--jobs N] [--keep FILE]

SHARED_DATA is the folder with `rated.csv`: puzzles with the figures of Sudoku Explainer and HoDoKu. With
--keep it is noted in a file how far the twins are, and the next run goes on from there.

Grades are made in the canonical form of a puzzle, so that twins have the same by construction. The grade goes
in waves and has to be the same in any other form: here it is also worked out for every twin as it stands.
Sudoku Explainer's figures as a puzzle stands may differ between twins; how often they do is told.
"""

from __future__ import annotations

import argparse
import csv
import json
import multiprocessing
import random
import time
from functools import partial
from pathlib import Path

import whygrid
from whygrid.budget import Budget
from whygrid.engine.grade import Grade
from whygrid.engine.grade import grade as grade_of
from whygrid.genres.sudoku.generator import generate
from whygrid.genres.sudoku.model import Sudoku
from whygrid.genres.sudoku.symmetry import random_twin
from whygrid.kernels.ratings import Figures, hodoku_rating, se_figures
from whygrid.puzzle import Puzzle
from whygrid.service.grading import Graded


def main() -> None:
    """Print the figures of docs/grade.md."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("data", type=Path, nargs="?")
    parser.add_argument("--every", type=int, default=1, help="take every N-th rated puzzle")
    parser.add_argument("--twins", type=int, nargs=2, default=(100, 5), help="puzzles and twins of each")
    parser.add_argument("--jobs", type=int, default=1, help="how many processes grade twins")
    parser.add_argument("--keep", type=Path, help="a file that says how far the twins are")
    options = parser.parse_args()
    if options.data:
        _tell_rated(options.data, options.every)
    _tell_twins(*options.twins, options.jobs, options.keep)
    _tell_dresses(*options.twins)


def _tell_rated(data: Path, every: int) -> None:
    with (data / "rated.csv").open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))[::every]
    started = time.process_time()
    graded = [whygrid.grade(whygrid.parse(row["puzzle"])) for row in rows]
    seconds = time.process_time() - started
    print(f"{len(rows)} rated puzzles, {len(rows) / seconds:.1f} a second with both scales")
    _tell_agreement(rows, graded)
    _tell_explainer(rows)


def _tell_explainer(rows: list[dict[str, str]]) -> None:
    """How often all three figures are Sudoku Explainer's own, and how fast they are had."""
    for low, high in ((0, 3), (3, 7), (7, 9), (9, 10), (10, 12)):
        chosen = [row for row in rows if low <= float(row["se_er"]) < high]
        if not chosen:
            continue
        started = time.process_time()
        ours = [se_figures(row["puzzle"], Budget()) for row in chosen]
        seconds = time.process_time() - started
        all_equal = sum(figures == _theirs(row) for figures, row in zip(ours, chosen, strict=True))
        er_equal = sum(
            figures is not None and figures.er == _theirs(row).er
            for figures, row in zip(ours, chosen, strict=True)
        )
        print(
            f"ER from {low} below {high}: of {len(chosen)} puzzles ER equal for {er_equal},"
            f" ER, EP and ED for {all_equal}; {len(chosen) / seconds:,.1f} a second"
        )


def _theirs(row: dict[str, str]) -> Figures:
    return Figures(*(round(10 * float(row[name])) for name in ("se_er", "se_ep", "se_ed")))


def _tell_agreement(rows: list[dict[str, str]], graded: list[Graded]) -> None:
    er = [float(row["se_er"]) for row in rows]
    print(f"Spearman of our number with ER: {spearman([g.grade.number for g in graded], er):.3f}")
    print(f"beyond our techniques: {sum(not g.grade.solved for g in graded)}")
    rated = [(g.scales["hodoku"], row) for g, row in zip(graded, rows, strict=True) if row["hodoku_level"]]
    same = sum(
        ours == {"level": row["hodoku_level"].lower(), "score": int(row["hodoku_score"])}
        for ours, row in rated
    )
    started = time.process_time()
    for _, row in rated:
        hodoku_rating(row["puzzle"], Budget())
    seconds = time.process_time() - started
    print(f"HoDoKu's level and score equal: {same} of {len(rated)}; {len(rated) / seconds:,.0f} a second")


def _tell_twins(puzzles: int, times: int, jobs: int, keep: Path | None) -> None:
    """Grade generated puzzles, in turn minimal and with clues to spare, and so many twins of each."""
    kept = {"puzzles": 0, "changed": 0}
    if keep and keep.exists():
        kept = json.loads(keep.read_text(encoding="utf-8"))
    with multiprocessing.Pool(jobs) as pool:
        for changing in pool.imap(partial(_changing, times), range(kept["puzzles"], puzzles)):
            if changing:
                kept["changed"] += 1
                print(f"changes: {changing}", flush=True)
            kept["puzzles"] += 1
            if keep:
                keep.write_text(json.dumps(kept), encoding="utf-8")
            if kept["puzzles"] % 10 == 0:
                print(f"{kept['puzzles']} puzzles, the grade of {kept['changed']} changes", flush=True)
    print(f"{puzzles} generated puzzles, {times} twins each: the grade of {kept['changed']} changes")


def _tell_dresses(puzzles: int, times: int) -> None:
    """How often Sudoku Explainer's figures depend on how a puzzle stands."""
    er = figures = 0
    for seed in range(puzzles):
        rng = random.Random(seed)
        board = generate(rng)
        dresses = [board, *(random_twin(board, rng) for _ in range(times))]
        told = {se_figures("".join(map(str, dress.givens)), Budget()) for dress in dresses}
        figures += len(told) > 1
        er += len({one and one.er for one in told}) > 1
    print(
        f"Sudoku Explainer's ER depends on the dress of {er} puzzles, any of its figures on that of {figures}"
    )


def _changing(times: int, seed: int) -> str:
    """The puzzle of this number if a twin of it has another grade; empty if all are alike."""
    rng = random.Random(seed)
    board = generate(rng, spare=seed % 4 * 2)
    graded = whygrid.grade(Puzzle("sudoku", board), se="canonical")
    for twin in (random_twin(board, rng) for _ in range(times)):
        other = whygrid.grade(Puzzle("sudoku", twin), se="canonical")
        if other != graded or _as_it_stands(twin) != graded.grade:
            return Puzzle("sudoku", board).text
    return ""


def _as_it_stands(board: Sudoku) -> Grade:
    """The grade of this very board and not of its canonical form."""
    genre = Puzzle("sudoku", board).genre
    state, facts = genre.state(board, genre.givens(board)), len(genre.rules(board).facts)
    return grade_of(state, genre.techniques(), facts, Budget())


def spearman(ours: list[float], theirs: list[float]) -> float:
    """The rank correlation, ties sharing their mean rank."""
    first, second = _ranks(ours), _ranks(theirs)
    mean = (len(ours) + 1) / 2
    covariance = sum((a - mean) * (b - mean) for a, b in zip(first, second, strict=True))
    spread = sum((a - mean) ** 2 for a in first) * sum((b - mean) ** 2 for b in second)
    return float(covariance / spread**0.5)


def _ranks(values: list[float]) -> list[float]:
    order = sorted(range(len(values)), key=values.__getitem__)
    ranks = [0.0] * len(values)
    start = 0
    while start < len(order):
        end = start
        while end < len(order) and values[order[end]] == values[order[start]]:
            end += 1
        for place in order[start:end]:
            ranks[place] = (start + end + 1) / 2
        start = end
    return ranks


if __name__ == "__main__":
    main()
