"""Everything that techniques say, in every language, on positions of generated puzzles.

    python -m tests.voice.spoken --count 10000 --seed 1 --jobs 2

A position is one on the way through a puzzle of any genre and size, from wave to wave as a proof goes. In it
every technique is asked (those that take long in one position of ten), and all messages of its first finds
are said in all languages and proofread; at the end of the puzzle also the story of its proof in each style.
Puzzle number n of a seed is always the same. Exits with 1 if something was wrong.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections import Counter
from collections.abc import Iterator
from functools import partial
from itertools import islice
from multiprocessing import get_context
from typing import Any, NamedTuple

from tests.logic.own_boards import random_puzzle
from tests.voice.proofreading import faults, slips
from whygrid import generate
from whygrid.budget import Budget
from whygrid.engine.words import facts_said
from whygrid.errors import Stopped, WhygridError
from whygrid.logic.deduction import Deduction
from whygrid.puzzle import Puzzle
from whygrid.service.explaining import Options, explain
from whygrid.service.generating import generator_of
from whygrid.service.telling import tell
from whygrid.voice import Message, in_language, languages

VARIANT = "variant"
"""Sudokus with constraints of the kinds that the generator knows, one or two at a time."""
GENRES = ("sudoku", "kakuro", VARIANT, "numberlink", "sudoku", "futoshiki", VARIANT, "binairo")
FINDS = 4
"""So many finds of a technique are told in a position."""
SELDOM, SLOW = 10, 6.0
"""In one position of so many, also techniques of at least this effort."""
MOST = 40
"""Positions of one puzzle."""
SECONDS = 5.0
"""For the proof of a puzzle that is told."""
TOLD = 7
"""Of so many puzzles one is told as a story; no divisor of the number of genres, or some would be silent."""


BATCH = 24
"""Puzzles between two lines of news."""


class Heard(NamedTuple):
    """What was said on the way through a puzzle: positions, messages by their names, and what is wrong."""

    positions: int
    messages: Counter[str]
    wrong: list[str]


def through(seed: int, number: int) -> Heard:
    """All that is said about a puzzle, proofread."""
    rng = random.Random(f"{seed}:{number}")
    puzzle = _puzzle(rng, GENRES[number % len(GENRES)])
    seen: Counter[str] = Counter()
    said: set[Message] = set()
    wrong: list[str] = []
    others = [language for language in languages() if language != "en"]
    positions = 0
    for deduction, position in _finds(puzzle, rng):
        positions = position
        for message in messages(deduction, puzzle):
            if message not in said:
                said.add(message)
                seen[message.id] += 1
                for language in others:
                    wrong += (f"{message.id} ({language}): {fault}" for fault in faults(message, language))
    if number % TOLD == 0:
        wrong += _told(puzzle, others, rng.choice(["story", "cells"]))
    return Heard(positions, seen, [f"{fault}\n    {puzzle.genre_name} {puzzle.text}" for fault in wrong])


def messages(deduction: Deduction, puzzle: Puzzle) -> Iterator[Message]:
    """What a deduction has to say: conclusions, reasons, short reasons, the rules it names."""
    rules = puzzle.rules
    for inner in deduction.nested():
        if inner.conclusions:
            yield facts_said(rules, inner.conclusions)
        yield from (each for each in (inner.reason, inner.brief) if isinstance(each, Message))
        for rule in inner.rules:
            if rules.has_rule(rule) and isinstance(text := rules.rule(rule).text, Message):
                yield text


def _puzzle(rng: random.Random, genre: str) -> Puzzle:
    """A puzzle as one would print it, or, one of three, as nobody would."""
    if genre == VARIANT:
        return _variant(rng)
    if rng.randrange(3) == 0:
        return random_puzzle(rng, genre)
    sizes: dict[str, Any] = {
        "kakuro": {"rows": rng.randint(4, 8), "columns": rng.randint(4, 8)},
        "numberlink": {"rows": rng.randint(4, 7), "columns": rng.randint(4, 7)},
        "futoshiki": {"size": rng.randint(4, 8)},
        "binairo": {"size": rng.choice(["6", "8", "10", "12"])},
    }
    try:
        return generate(genre, seed=rng.getrandbits(32), **sizes.get(genre, {}))
    except WhygridError:
        return random_puzzle(rng, genre)


def _variant(rng: random.Random) -> Puzzle:
    """A Sudoku with one constraint or two."""
    kinds = next(setting.choices for setting in generator_of("sudoku").settings if setting.name == "variant")
    while True:
        chosen = "+".join(rng.sample(kinds, rng.choice([1, 1, 2])))
        try:
            return generate("sudoku", seed=rng.getrandbits(32), variant=chosen, size=rng.choice(["6", "9"]))
        except WhygridError:  # these two don't go together
            continue


def _finds(puzzle: Puzzle, rng: random.Random) -> Iterator[tuple[Deduction, int]]:
    """What the techniques find in the positions on the way, with the number of the position."""
    kind = puzzle.genre
    state = kind.state(puzzle.board, puzzle.givens)
    usual = {technique.name for technique in kind.techniques()}
    for position in range(1, MOST + 1):
        wave: set[int] = set()
        seldom = rng.randrange(SELDOM) == 0
        for technique in (*kind.techniques(), *kind.if_unique()):
            if technique.effort >= SLOW and wave and not seldom:
                continue
            found = list(islice(technique.find(state), FINDS))
            yield from ((deduction, position) for deduction in found)
            if found and not wave and technique.name in usual:
                wave.update(literal for deduction in found for literal in deduction.conclusions)
        if not wave or any(-literal in wave for literal in wave):
            return
        state.learn_all(sorted(wave))


def _told(puzzle: Puzzle, others: list[str], view: str) -> Iterator[str]:
    """What is wrong in the story of a puzzle."""
    try:
        proof = explain(puzzle, Options(view=view), Budget(SECONDS))
    except Stopped:
        return
    for language in others:
        for style in ("brief", "lemmas", "full"):
            with in_language(language):
                told = tell(proof, style)
            for line in told.splitlines():
                plain = line.strip().replace("  [", " [").replace("  (", " (")
                yield from (f"story ({language}): {fault}" for fault in slips(plain, language))


def main() -> None:
    """Read the command line and listen."""
    parser = argparse.ArgumentParser(prog="python -m tests.voice.spoken")
    parser.add_argument("--count", type=int, default=10_000, help="positions")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--first", type=int, default=0, help="the number of the first puzzle")
    parser.add_argument("--jobs", type=int, default=1)
    asked = parser.parse_args()
    positions, puzzles, wrong, kinds = 0, 0, 0, Counter[str]()
    with get_context("spawn").Pool(asked.jobs) as pool:
        while positions < asked.count:
            first = asked.first + puzzles
            for heard in pool.imap(partial(through, asked.seed), range(first, first + BATCH)):
                positions, puzzles = positions + heard.positions, puzzles + 1
                kinds.update(heard.messages)
                for fault in heard.wrong[:5]:
                    print(fault, flush=True)
                wrong += len(heard.wrong)
            print(f"{positions} positions of {puzzles} puzzles, {wrong} faults", flush=True)
    said = f"{kinds.total()} messages of {len(kinds)} kinds in {len(languages())} languages"
    print(f"{positions} positions of {puzzles} puzzles: {said}, {wrong} faults")
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
