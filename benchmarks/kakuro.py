"""Kakuro: solving with uniqueness against CP-SAT and python-sat, explaining, generating; and a soak run.

`python -m benchmarks.kakuro [collections] [large] [explain] [story] [generate] [levels] [soak] [brute]` runs
the parts named, or all but the last three.
The collections are read from ../shared/data/kakuro and are not part of the project.
"""

from __future__ import annotations

import random
import re
import statistics
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable
from itertools import islice
from pathlib import Path

import whygrid
from whygrid.digits.field import filled, givens_of
from whygrid.genres.kakuro.difficulty import LEVELS, level_of
from whygrid.genres.kakuro.formats import parse_text
from whygrid.genres.kakuro.generator import generate
from whygrid.genres.kakuro.janko import clued
from whygrid.genres.kakuro.model import Board
from whygrid.genres.kakuro.rules import rules_of
from whygrid.genres.kakuro.solving import fast_solutions

DATA = Path(__file__).parents[2] / "shared" / "data" / "kakuro"
COLLECTIONS = ("janko_250", "krazydad_50", "gecode", "hakank", "garus")
CP_SECONDS = 30.0
PEERS_CELLS = 700
"""Larger dense random boards take the others minutes."""
BLACK, DENSE = 0.36, 0.3
"""Of random boards about 60 % or 65 % are white then. At 65 % most open cells hang together in one part: from
50x50 on SAT may take minutes for that, so such boards end at 40x40 here."""
SOAK = 1000
BRUTE = 5000


def collection(name: str) -> dict[str, Board]:
    text = (DATA / f"{name}.txt").read_text(encoding="utf-8")
    blocks = [block.partition("\n") for block in re.split(r"(?m)^# ", text) if block.strip()]
    return {title: parse_text(body) for title, _, body in blocks}


def by_whygrid(board: Board) -> int:
    return len(fast_solutions(board, 2, whygrid.Budget()))


def by_python_sat(board: Board) -> int:
    """CaDiCaL on the plain clauses of the rules, without any propagation of ours."""
    from pysat.solvers import Solver

    from whygrid.sat.encode import clauses_of

    rules = rules_of(board.layout)
    with Solver(name="cadical153", bootstrap_with=clauses_of(rules)) as solver:
        for found in range(2):
            if not solver.solve(assumptions=givens_of(board)):
                return found
            model = solver.get_model()[: len(rules.facts)]
            solver.add_clause([-literal for literal in model if literal > 0])
    return 2


def by_cp_sat(board: Board) -> int:
    """OR-tools with all-different and sum, one worker; -1 when its time runs out."""
    from ortools.sat.python import cp_model

    model = cp_model.CpModel()
    cells = [
        model.new_int_var(digit or 1, digit or 9, name)
        for digit, name in zip(board.givens, board.layout.names, strict=True)
    ]
    for run in board.layout.runs:
        members = [cells[cell] for cell in run.cells]
        model.add_all_different(members)
        if run.total is not None:
            model.add(sum(members) == run.total)
    for found in range(2):
        solver = cp_model.CpSolver()
        solver.parameters.num_workers = 1
        solver.parameters.max_time_in_seconds = CP_SECONDS
        status = solver.solve(model)
        if status == cp_model.UNKNOWN:
            return -1
        if status == cp_model.INFEASIBLE:
            return found
        differs = []
        for cell in cells:
            other = model.new_bool_var("")
            model.add(cell != solver.value(cell)).only_enforce_if(other)
            differs.append(other)
        model.add_bool_or(differs)
    return 2


def timed(solve: Callable[[Board], int], board: Board) -> tuple[int, float]:
    started = time.process_time()
    return solve(board), time.process_time() - started


SOLVERS = {"whygrid": by_whygrid, "python-sat": by_python_sat, "cp-sat": by_cp_sat}


def collections() -> None:
    by_python_sat(parse_text("\\3 1 ."))  # imports are not what is measured
    by_cp_sat(parse_text("\\3 1 ."))
    for name in COLLECTIONS:
        boards = collection(name)
        figures = {who: [timed(solve, board) for board in boards.values()] for who, solve in SOLVERS.items()}
        ours = [answer for answer, _ in figures["whygrid"]]
        line = [f"{name} ({len(boards)}): {dict(Counter(ours))} solutions"]
        for who, found in figures.items():
            other = [answer for answer, _ in found]
            same = sum(a == b for a, b in zip(ours, other, strict=True) if b >= 0)
            mean = sum(seconds for _, seconds in found) / len(found)
            line.append(f"{who} {mean * 1000:.2f} ms each, agrees on {same}, timeouts {other.count(-1)}")
        print("; ".join(line), flush=True)


def random_ambiguous(rng: random.Random, size: int, black: float = BLACK) -> Board:
    """Random black cells and random digits: hardly ever unique."""
    rows = [[0] * size for _ in range(size)]
    for row in range(1, size):
        for column in range(1, size):
            used = set()
            for down, right in ((-1, 0), (0, -1)):
                r, c = row + down, column + right
                while rows[r][c]:
                    used.add(rows[r][c])
                    r, c = r + down, c + right
            free = [digit for digit in range(1, 10) if digit not in used]
            if free and rng.random() > black:
                rows[row][column] = rng.choice(free)
    return clued(rows)


def large() -> None:
    print("making a unique board of 100x100 …", flush=True)
    started = time.process_time()
    boards = {"unique 100x100": generate(random.Random(1), 100, 100)}
    print(f"made in {time.process_time() - started:.1f} s of CPU")
    boards |= {
        f"random {size}x{size}": random_ambiguous(random.Random(size), size) for size in (20, 30, 40, 50)
    }
    boards |= {
        f"dense random {size}x{size}": random_ambiguous(random.Random(size), size, DENSE) for size in (30, 40)
    }
    for name, board in boards.items():
        line = [f"{name} ({len(board.layout.white)} white)"]
        for who, solve in SOLVERS.items():
            if who == "whygrid" or "dense" not in name or len(board.layout.white) < PEERS_CELLS:
                answer, seconds = timed(solve, board)
                line.append(f"{who}: {answer} in {seconds:.2f} s")
        print("; ".join(line), flush=True)


def explain() -> None:
    total = named = 0
    for name in COLLECTIONS:
        started, accepted, cases = time.process_time(), 0, 0
        boards = collection(name)
        for board in boards.values():
            proof = whygrid.explain(whygrid.Puzzle("kakuro", board))
            accepted += whygrid.verify(proof).ok
            cases += "case analysis" in proof.statistics().techniques
        mean = (time.process_time() - started) / len(boards)
        total, named = total + len(boards), named + len(boards) - cases
        print(f"{name}: {accepted} of {len(boards)} proofs accepted, {cases} with cases, {mean:.2f} s each")
    print(f"by named techniques alone: {named} of {total}, {100 * named / total:.1f} %", flush=True)


def story() -> None:
    """The story of a large board in a process of its own: how long it takes, and how much memory."""
    text = whygrid.Puzzle("kakuro", generate(random.Random(1), 100, 100)).text
    timed = (
        "import resource, sys, time, whygrid\n"
        "puzzle, started = whygrid.parse(sys.stdin.read()), time.process_time()\n"
        "proof = whygrid.explain(puzzle)\n"
        "most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024\n"
        "print(f'{len(proof)} steps in {time.process_time() - started:.2f} s, {most} MB at the most')\n"
    )
    told = subprocess.run(
        [sys.executable, "-c", timed], input=text, text=True, check=True, capture_output=True
    )
    print(f"the story of a 100x100: {told.stdout.strip()}", flush=True)


def generating() -> None:
    for size, number in ((10, 40), (20, 20), (50, 3)):
        times = []
        for seed in range(number):
            started = time.process_time()
            board = generate(random.Random(seed), size, size)
            times.append(time.process_time() - started)
            assert by_whygrid(board) == 1
        print(
            f"{size}x{size}: median {statistics.median(times):.3f} s, largest {max(times):.3f} s", flush=True
        )


def levels() -> None:
    """A board of each level, three times."""
    for level in LEVELS:
        times = []
        for seed in range(3):
            started = time.process_time()
            board = generate(random.Random(seed), 10, 10, difficulty=level)
            times.append(time.process_time() - started)
            assert level_of(board, whygrid.Budget()) == level and by_whygrid(board) == 1
        print(f"10x10, {level}: {', '.join(f'{seconds:.2f} s' for seconds in times)}", flush=True)


def soak() -> None:
    """Generated boards, solved, read and explained again."""
    rng = random.Random(2026)
    levels: Counter[str] = Counter()
    for number in range(SOAK):
        size = rng.randint(4, 14), rng.randint(4, 14)
        symmetry = rng.choice(["rotation", "mirror", "none"])
        board = generate(rng, *size, symmetry=symmetry, temperature=rng.choice([0.1, 0.5, 2.0]))
        puzzle = whygrid.Puzzle("kakuro", board)
        for form in filter(lambda form: form.written, puzzle.genre.formats):
            assert whygrid.parse(form.write(board)) == puzzle, form.name
        assert by_whygrid(board) == 1
        proof = whygrid.explain(puzzle)
        assert whygrid.verify(proof).shows == "unique"
        levels[level_of(board, whygrid.Budget())] += 1
        if number % 100 == 99:
            print(f"{number + 1} boards made, solved, read and explained again: {dict(levels)}", flush=True)


def brute() -> None:
    """Small random boards: the engine, symmetric twins and brute force agree on every solution."""
    from tests.genres.kakuro.boards import TooLong, brute_force, complemented, random_board, transposed

    rng = random.Random(2027)
    seen: Counter[int] = Counter()
    while seen.total() < BRUTE:
        board = random_board(rng)
        try:
            expected = set(islice(brute_force(board), 100))
        except TooLong:
            continue
        facts = fast_solutions(board, 100, whygrid.Budget())
        assert {filled(board, found).givens for found in facts} == expected or len(expected) == 100, board
        assert by_whygrid(transposed(board)) == min(len(expected), 2), board
        if all(run.total is None or 0 < run.total < 10 * len(run.cells) for run in board.layout.runs):
            assert by_whygrid(complemented(board)) == min(len(expected), 2), board
        seen[min(len(expected), 2)] += 1
    print(f"{BRUTE} small boards as brute force has them, by number of solutions: {dict(seen)}")


PARTS = {
    "collections": collections,
    "large": large,
    "explain": explain,
    "story": story,
    "generate": generating,
    "levels": levels,
    "soak": soak,
    "brute": brute,
}


LONG = ("levels", "soak", "brute")


def main() -> None:
    for name in [arg for arg in sys.argv[1:] if arg in PARTS] or [part for part in PARTS if part not in LONG]:
        PARTS[name]()


if __name__ == "__main__":
    main()
