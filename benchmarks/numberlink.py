"""Numberlink: solving and uniqueness, the ancestor's encodings, explaining, generating; and a soak run.

    python -m benchmarks.numberlink [PART ...] [--seconds N]
    python -m benchmarks.numberlink first --peer PROGRAM

Boards are read from ../shared and are not part of the project; those of `sizes` are generated. Times are CPU
seconds. A peer gets the boards as thomasahle's solver reads them, all of them on its standard input.
"""

from __future__ import annotations

import argparse
import random
import re
import resource
import subprocess
import time
from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

import whygrid
from whygrid.errors import PuzzleError, Stopped
from whygrid.genres.numberlink.formats import parse_csv, parse_text
from whygrid.genres.numberlink.generator import generate
from whygrid.genres.numberlink.model import OPEN, Board, Layout, is_solved
from whygrid.genres.numberlink.solving import fast_solutions, solutions_of

SHARED = Path(__file__).parents[2] / "shared"
SEED = SHARED / "seeds" / "numberlink" / "instances"
DATA = SHARED / "data" / "numberlink"
SECONDS = 10.0
SMALL = 400
"""Boards of fewer cells than this are compared with a peer."""
SYMBOLS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789!$%&"


def ancestor() -> Iterator[tuple[str, Board]]:
    for path in sorted(SEED.glob("*.txt"), key=lambda path: int(path.stem.split("_")[1])):
        yield path.stem, parse_csv(path.read_text(encoding="utf-8"))


def collections() -> Iterator[tuple[str, Board]]:
    for path in sorted(DATA.rglob("*")):
        if not path.is_file():
            continue
        text = path.read_text(encoding="utf-8")
        pieces = [text]
        if path.parent.name == "thomasahle":
            pieces = re.findall(r"^\d+ \d+ *\n(?:[^\s#]+(?:\n|\Z))+", text, re.MULTILINE)
        for number, piece in enumerate(pieces, 1):
            try:
                yield (
                    f"{path.parent.name}/{path.stem}{f'#{number}' if len(pieces) > 1 else ''}",
                    parse_text(piece),
                )
            except PuzzleError as error:
                print(f"  {path.name} {number} is no board: {error.what}")


def may_stay_empty(board: Board) -> Board:
    layout = board.layout
    return Board(Layout(layout.rows, layout.columns, layout.ends, cover=False), board.lines)


def first_time(board: Board, seconds: float | None = None) -> float:
    """How long a first solution takes, or the answer that there is none, or the time that was allowed."""
    started = time.process_time()
    try:
        found = next(solutions_of(board, 1, whygrid.Budget(seconds)), None)
    except Stopped:
        return time.process_time() - started
    spent = time.process_time() - started
    assert found is None or is_solved(board.layout, found)
    return spent


def first_solutions(peer: str | None) -> None:
    """First solutions of all small boards, in sum; a peer knows only the rule that every cell is covered."""
    boards = [
        (name, board) for name, board in [*ancestor(), *collections()] if len(board.layout.ends) < SMALL
    ]
    for rule, made in (("every cell covered", boards), ("may stay empty", [*map(_emptied, boards)])):
        first_time(made[0][1])  # what is imported only then
        times = sorted(((first_time(board), name) for name, board in made), reverse=True)
        slowest = ", ".join(f"{name} {1000 * spent:.1f} ms" for spent, name in times[:3])
        total = sum(spent for spent, _ in times)
        print(f"  {len(made)} boards, {rule}: {total:.4f} s in all; {slowest}")
        started = time.process_time()
        answers = Counter(decided(board, SECONDS)[0] for _, board in made)
        print(f"    one, several or none: {dict(answers)} in {time.process_time() - started:.3f} s")
    if peer:
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        text = "".join(_for_peer(board.layout) for _, board in boards) + "0 0\n"
        subprocess.run([peer], input=text, text=True, check=True, stdout=subprocess.DEVNULL)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        spent = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
        print(f"  the peer: {spent:.4f} s")


def _emptied(named: tuple[str, Board]) -> tuple[str, Board]:
    return named[0], may_stay_empty(named[1])


def _for_peer(layout: Layout) -> str:
    numbers, columns = layout.numbers, layout.columns
    cells = "".join(SYMBOLS[numbers[label]] if label else "." for label in layout.ends)
    rows = [cells[start : start + columns] for start in range(0, len(cells), columns)]
    return f"{columns} {layout.rows}\n" + "\n".join(rows) + "\n"


def decided(board: Board, seconds: float) -> tuple[str, float]:
    started = time.process_time()
    try:
        answer = {0: "none", 1: "unique", 2: "multiple"}[
            len(fast_solutions(board, 2, whygrid.Budget(seconds)))
        ]
    except Stopped as stop:
        answer = "unknown, one found" if stop.found else "unknown"
    return answer, time.process_time() - started


def measure(boards: list[tuple[str, Board]], seconds: float, loud: bool) -> None:
    answers: Counter[str] = Counter()
    total = slowest = 0.0
    for name, board in boards:
        first = first_time(board, seconds)
        slowest = max(slowest, first)
        answer, spent = decided(board, seconds)
        answers[answer] += 1
        total += spent
        layout = board.layout
        if loud or spent > 1 or answer.startswith("unknown"):
            size = f"{layout.columns}x{layout.rows}, {len(layout.pairs)} paths"
            print(f"  {name:32} {size:20} first {first:6.3f} s   {answer} after {spent:6.2f} s")
    known = sum(number for answer, number in answers.items() if not answer.startswith("unknown"))
    print(f"  {dict(answers)}: {known} of {len(boards)} decided, {total:.1f} s in all")
    print(f"  slowest first solution: {slowest:.2f} s")


def by_historical_encodings(seconds: float) -> None:
    """The ancestor's encodings on python-sat's Glucose, in the same run."""
    from whygrid.numberlink import run

    for name, board in ancestor():
        if len(board.layout.ends) > 400:
            continue
        ours = first_time(board)
        for encoding in ("3d", "4d"):
            started = time.process_time()
            try:
                solved = str(run(board, encoding, budget=whygrid.Budget(seconds)).solved)
            except Stopped:
                solved = "unknown"
            spent = time.process_time() - started
            ratio = spent / max(ours, 1e-4)
            print(f"  {name:14} {encoding}: {spent:7.3f} s, {ratio:6.0f} times ours; solved: {solved}")


def by_circuit(seconds: float) -> None:
    """CP-SAT's circuit model: one circuit through all cells, from the last end of a path to the next path."""
    try:
        from ortools.sat.python import cp_model
    except ImportError:
        print("  ortools is not installed")
        return
    for name, board in ancestor():
        layout = board.layout
        model = cp_model.CpModel()
        arcs = []
        labels = list(layout.pairs)
        colour = [
            model.new_int_var(0, len(labels) - 1, "")
            if not label
            else model.new_constant(labels.index(label))
            for label in layout.ends
        ]
        firsts = {first for first, _ in layout.pairs.values()}
        lasts = {last: first for first, last in layout.pairs.values()}
        order = list(layout.pairs.values())
        for a, b in layout.edges:
            for here, there in ((a, b), (b, a)):
                if here in lasts or there in firsts:
                    continue
                arc = model.new_bool_var("")
                arcs.append((here, there, arc))
                model.add(colour[here] == colour[there]).only_enforce_if(arc)
        for (_, last), (first, _) in zip(order, [*order[1:], order[0]], strict=True):
            arcs.append((last, first, model.new_constant(1)))
        model.add_circuit(arcs)
        solver = cp_model.CpSolver()
        solver.parameters.num_workers = 1
        solver.parameters.max_time_in_seconds = seconds
        started = time.process_time()
        status = solver.status_name(solver.solve(model))
        spent = time.process_time() - started
        ours = first_time(board)
        print(f"  {name:14} {status:10} {spent:7.3f} s, {spent / max(ours, 1e-4):6.0f} times ours")


def explain(seconds: float) -> None:
    """Proofs of every board with one solution up to 12x12."""
    last: Counter[str] = Counter()
    done = tried = 0
    for name, board in [*ancestor(), *collections()]:
        if max(board.layout.rows, board.layout.columns) > 12 or decided(board, 10)[0] != "unique":
            continue
        tried += 1
        started = time.process_time()
        proof = whygrid.explain(whygrid.Puzzle("numberlink", board), budget=whygrid.Budget(seconds))
        spent = time.process_time() - started
        complete = proof.status == "unique" and whygrid.verify(proof).shows == "unique"
        done += complete
        last.update(step.technique for step in proof.steps)
        if not complete or spent > 5:
            print(
                f"  {name:32} {len(proof)} steps in {spent:.1f} s, {'complete' if complete else proof.note}"
            )
    named = 1 - last["case analysis"] / max(1, last.total())
    print(
        f"  {done} of {tried} proofs are complete and checked; {named:.1%} of the steps by named techniques"
    )
    print(f"  {dict(last.most_common())}")


def sizes(seconds: float) -> None:
    """Stories of generated boards of 10x10, 20x20 and 30x30, without the time it takes to check them."""
    for size in (10, 20, 30):
        for seed in range(1, 4):
            puzzle = whygrid.Puzzle("numberlink", generate(random.Random(seed), size, size))
            started = time.process_time()
            proof = whygrid.explain(puzzle, budget=whygrid.Budget(seconds))
            spent = time.process_time() - started
            assert whygrid.verify(proof).ok
            lists = sum(bool(d.lemmas) for step in proof for d in step.deductions)
            print(
                f"  {size}x{size}, seed {seed}: {proof.status} in {spent:.2f} s,"
                f" {len(proof)} steps, {lists} lists of lemmas",
                flush=True,
            )


def making() -> None:
    for size, number in ((8, 50), (12, 10), (20, 2)):
        started = time.process_time()
        boards = [generate(random.Random(seed), size, size) for seed in range(number)]
        spent = time.process_time() - started
        assert all(decided(board, 60)[0] == "unique" for board in boards)
        paths = sum(len(board.layout.pairs) for board in boards) / number
        print(f"  {size}x{size}: {number / spent:.1f} per second, {paths:.1f} paths on average, all unique")


def soak() -> None:
    """All boards up to 3x4 with up to three pairs, both rules, against brute force."""
    from tests.genres.numberlink.brute_force import solutions

    boards = 0
    for rows, columns in ((1, 2), (1, 3), (1, 4), (2, 2), (2, 3), (2, 4), (3, 3), (3, 4)):
        cells = range(rows * columns)
        for paths in range(1, min(3, rows * columns // 2) + 1):
            for chosen in combinations(cells, 2 * paths):
                for pairing in _pairings(chosen):
                    ends = [""] * len(cells)
                    for number, pair in enumerate(pairing, 1):
                        for cell in pair:
                            ends[cell] = str(number)
                    for cover in (True, False):
                        layout = Layout(rows, columns, tuple(ends), cover)
                        board = Board(layout, (OPEN,) * len(layout.edges))
                        expected = len(solutions(layout))
                        assert len(fast_solutions(board, 10_000, whygrid.Budget())) == expected, layout
                        assert len(fast_solutions(board, 2, whygrid.Budget())) == min(2, expected), layout
                        boards += 1
    print(f"  {boards} boards agree with brute force")


def _pairings(cells: tuple[int, ...]) -> Iterator[list[tuple[int, int]]]:
    if not cells:
        yield []
        return
    for index in range(1, len(cells)):
        rest = cells[1:index] + cells[index + 1 :]
        yield from ([(cells[0], cells[index]), *others] for others in _pairings(rest))


PARTS = ("first", "ancestor", "collections", "empty", "explain", "sizes", "generate", "soak")


def main() -> None:
    """Run the parts that are named, or all but the soak."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("parts", nargs="*", metavar="PART", help=", ".join(PARTS))
    parser.add_argument("--seconds", type=float, default=SECONDS, help="the budget for each board")
    parser.add_argument("--peer", help="with first: another solver's program")
    options = parser.parse_args()
    wanted, seconds = options.parts or PARTS[:-1], options.seconds
    if unknown := set(wanted) - set(PARTS):
        parser.error(f"there is no part {' '.join(unknown)}; there are: {', '.join(PARTS)}")
    if "first" in wanted:
        print(f"first solutions of boards under {SMALL} cells")
        first_solutions(options.peer)
    if "ancestor" in wanted:
        print("the ancestor's instances")
        measure(list(ancestor()), seconds, loud=True)
        by_historical_encodings(seconds)
        by_circuit(seconds)
    if "collections" in wanted:
        print("collections, every cell covered")
        measure(list(collections()), seconds, loud=False)
    if "empty" in wanted:
        print("collections, cells may stay empty")
        measure([(name, may_stay_empty(board)) for name, board in collections()], seconds, loud=False)
    if "explain" in wanted:
        print("proofs up to 12x12")
        explain(seconds)
    if "sizes" in wanted:
        print("stories of generated boards")
        sizes(seconds)
    if "generate" in wanted:
        print("generating")
        making()
    if "soak" in wanted:
        print("soak")
        soak()


if __name__ == "__main__":
    main()
