"""Positions in which a technique finds exactly what is said, and near misses: `cases.toml` of a genre.

    python -m tests.genres.technique_cases futoshiki '{"size": 6}'     mine some, with portraits

A case is a puzzle and what is `known` there besides its givens, facts and exclusions. No easier technique
finds anything in a hit; in a near miss, which lacks one thing that a hit rests on, neither does this one.
"""

import itertools
import json
import random
import sys
import time
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from whygrid.budget import Budget
from whygrid.engine.state import State
from whygrid.engine.technique import Technique
from whygrid.genre import Genre
from whygrid.registry import genre

HERE = Path(__file__).parent
HITS = 3


def cases() -> Iterator[tuple[Genre, str, dict[str, Any]]]:
    """Every case of every genre that has some: the genre, the kind of case, the case."""
    for path in sorted(HERE.glob("*/cases.toml")):
        for kind, entries in tomllib.loads(path.read_text(encoding="utf-8")).items():
            for entry in entries:
                yield genre(path.parent.name), kind, entry


def genres_with_cases() -> list[Genre]:
    """The genres that have such a file."""
    return [genre(path.parent.name) for path in sorted(HERE.glob("*/cases.toml"))]


def position(kind: Genre, case: dict[str, Any]) -> State:
    """The state of a case."""
    board = kind.formats[0].parse(case["puzzle"])
    state = kind.state(board, kind.givens(board))
    for name in case["known"].split():
        state.learn(kind.rules(board).parse_fact(name))
    return state


def conclusions(technique: Technique, state: State) -> set[int]:
    """All that a technique concludes in a position."""
    return {literal for deduction in technique.find(state) for literal in deduction.conclusions}


def mine(kind: Genre, orders: list[dict[str, Any]], seconds: float = 100) -> None:
    """Write cases and portraits of all techniques, from puzzles made to these orders in turn."""
    techniques = kind.techniques()
    hits: dict[str, list[tuple[Any, list[int], set[int]]]] = {each.name: [] for each in techniques}
    misses: dict[str, tuple[Any, list[int]]] = {}
    maker = kind.generator()
    end = time.monotonic() + seconds
    for seed in itertools.count():
        rng = random.Random(seed)
        order = maker.complete(orders[seed % len(orders)])
        board = maker.make(order, rng, Budget(), lambda board, words: None)
        _walk(kind, board, hits, misses, rng)
        if all(len(found) >= HITS and name in misses for name, found in hits.items()):
            break
        if time.monotonic() > end:
            break
    for technique in techniques:
        if not hits[technique.name]:
            _stage(kind, technique, hits, misses)
    print(
        seed + 1,
        "boards;",
        {name: len(found) for name, found in hits.items()},
        "no miss:",
        set(hits) - set(misses),
    )
    _write(kind, hits, misses)


def _walk(kind: Genre, board: Any, hits: Any, misses: Any, rng: random.Random) -> None:
    state = kind.state(board, kind.givens(board))
    givens = set(kind.givens(board))
    while next(state.contradictions(), None) is None and not state.complete:
        found: list[Any] = []
        for technique in kind.techniques():
            found = list(technique.find(state))
            if found:
                known = [
                    n * t
                    for n, t in enumerate(state.truth)
                    if t and n <= len(state.rules.facts) and n not in givens
                ]
                kept = hits[technique.name]
                if len(kept) < HITS and all(entry[0] != board for entry in kept):
                    kept.append((board, known, conclusions(technique, state)))
                if technique.name not in misses:
                    miss = _near_miss(kind, board, known, technique, rng.choice(found))
                    if miss is not None:
                        misses[technique.name] = (board, miss)
                break
        if not found:
            return
        for literal in dict.fromkeys(literal for deduction in found for literal in deduction.conclusions):
            if state.open(literal):
                state.learn(literal)


def _stage(kind: Genre, technique: Technique, hits: Any, misses: Any) -> None:
    """Cases of a technique that new puzzles never need: something else was excluded instead of placed."""
    easier = kind.techniques()[: kind.techniques().index(technique)]
    for board, known, gives in [entry for found in hits.values() for entry in found]:
        rules = kind.rules(board)
        for fact in (literal for literal in gives if literal > 0):
            about = rules.fact(fact).subject
            others = [-n for n, other in enumerate(rules.facts, 1) if other.subject == about and n != fact]
            state = kind.state(board, kind.givens(board))
            for literal in (*known, *others):
                state.learn(literal)
            found = conclusions(technique, state)
            if found and not any(conclusions(each, state) for each in easier):
                hits[technique.name].append((board, [*known, *others], found))
                misses[technique.name] = (board, known)
                break
        if len(hits[technique.name]) == HITS:
            return


def _near_miss(
    kind: Genre, board: Any, known: list[int], technique: Technique, deduction: Any
) -> list[int] | None:
    for premise in deduction.premises:
        about = kind.rules(board).fact(premise).subject
        left = [literal for literal in known if kind.rules(board).fact(literal).subject != about]
        if len(left) == len(known):
            continue
        state = kind.state(board, kind.givens(board))
        for literal in left:
            state.learn(literal)
        if state.open(premise) and not conclusions(technique, state):
            return left
    return None


def _write(kind: Genre, hits: Any, misses: Any) -> None:
    def names(board: Any, literals: Any) -> str:
        rules = kind.rules(board)
        state = kind.state(board, (*kind.givens(board), *(n for n in literals if n > 0)))
        told = [n for n in literals if n > 0 or state.open(n)]
        return " ".join(str(rules.fact(n)) for n in sorted(told, key=abs))

    def block(head: str, technique: str, board: Any, rest: str) -> str:
        named = f'technique = "{technique}"\n' if head.startswith("[[") else ""
        return f"{head}\n{named}puzzle = '''\n{kind.formats[0].write(board)}\n'''\n{rest}\n"

    cases, portraits = [], []
    for name, found in hits.items():
        for board, known, gives in found:
            rest = f'known = "{names(board, known)}"\ngives = "{names_of(kind, board, gives)}"\n'
            cases.append(block("[[hit]]", name, board, rest))
        if name in misses:
            board, known = misses[name]
            cases.append(block("[[near-miss]]", name, board, f'known = "{names(board, known)}"\n'))
        if found:
            board, known, _ = min(found, key=lambda entry: len(kind.rules(entry[0]).facts))
            portraits.append(block(f'["{name}"]', name, board, f'known = "{names(board, known)}"\n'))
    where = HERE / kind.name / "cases.toml"
    where.parent.mkdir(exist_ok=True)
    where.write_text(
        "# Found by tests/genres/technique_cases.py in generated puzzles.\n\n" + "\n".join(cases), "utf-8"
    )
    beside = HERE.parents[1] / "src" / "whygrid" / "genres" / kind.name / "portraits.toml"
    beside.write_text(
        "# A position for each technique, found in generated puzzles.\n\n" + "\n".join(portraits), "utf-8"
    )


def names_of(kind: Genre, board: Any, literals: set[int]) -> str:
    """Literals by name."""
    return " ".join(str(kind.rules(board).fact(literal)) for literal in sorted(literals, key=abs))


if __name__ == "__main__":
    mine(genre(sys.argv[1]), [json.loads(order) for order in sys.argv[2:]] or [{}])
