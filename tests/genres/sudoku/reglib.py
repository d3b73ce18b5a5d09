"""HoDoKu's regression library: its cases for the techniques we have.

It is read where it stands and is not ours to ship; FORMATS.md tells how its lines are written. As a tool,
`python -m tests.genres.sudoku.reglib` prints for each code how many cases are found.
"""

from __future__ import annotations

import re
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from tests.genres.sudoku.positions import Position, position
from whygrid.engine.words import say
from whygrid.genres.sudoku.model import shape
from whygrid.genres.sudoku.techniques import TECHNIQUES
from whygrid.genres.sudoku.techniques.on_request import ON_REQUEST
from whygrid.genres.sudoku.techniques.uniqueness import IF_UNIQUE
from whygrid.logic.deduction import Deduction
from whygrid.logic.facts import Literal

PATH = Path(__file__).parents[4] / "shared" / "data" / "sudoku" / "reglib-1.3.txt"
CODES = {
    "0000": ("full house",),
    "0002": ("hidden single",),
    "0003": ("naked single",),
    "0100": ("pointing",),
    "0101": ("claiming",),
    "0110-1": ("locked pair",),
    "0111-1": ("locked triple",),
    "0200": ("naked pair",),
    "0201": ("naked triple",),
    "0202": ("naked quad",),
    "0210": ("hidden pair",),
    "0211": ("hidden triple",),
    "0212": ("hidden quad",),
    "0300": ("x-wing",),
    "0301": ("swordfish",),
    "0302": ("jellyfish",),
    "0310": ("finned x-wing",),
    "0311": ("finned swordfish",),
    "03111": ("siamese fish",),
    "0312": ("finned jellyfish",),
    "03121": ("siamese fish",),
    "0320": ("sashimi x-wing",),
    "0321": ("sashimi swordfish",),
    "03211": ("siamese fish",),
    "0322": ("sashimi jellyfish",),
    "03221": ("siamese fish",),
    "0331": ("franken swordfish",),
    "0332": ("franken jellyfish",),
    "0340": ("finned franken x-wing",),
    "0341": ("finned franken swordfish",),
    "03411": ("finned franken swordfish",),
    "0342": ("finned franken jellyfish",),
    "03421": ("finned franken jellyfish",),
    "0362": ("finned mutant jellyfish",),
    "03621": ("finned mutant jellyfish",),
    "0363": ("finned mutant squirmbag",),
    "0364": ("finned mutant whale",),
    "0400": ("skyscraper",),
    "0401": ("2-string kite",),
    "0402": ("empty rectangle",),
    "0402-1": ("empty rectangle", "2-string kite", "turbot fish"),
    "0403": ("turbot fish", "skyscraper", "2-string kite"),
    "0404": ("dual 2-string kite",),
    "0405": ("dual empty rectangle",),
    "0500": ("simple colouring",),
    "0501": ("simple colouring",),
    "0502": ("multi colouring",),
    "0503": ("multi colouring",),
    "0701": ("x-chain",),
    "0702": ("xy-chain",),
    "0703": ("remote pair",),
    "0706": ("aic",),
    "0707-1": ("aic",),
    "0707-2": ("aic",),
    "0708-1": ("aic",),
    "0708-2": ("aic",),
    "0709-1": ("grouped aic",),
    "0709-2": ("als aic",),
    "0710-1": ("grouped aic",),
    "0710-2": ("grouped aic",),
    "0710-3": ("als aic",),
    "0710-4": ("als aic",),
    "0711-1": ("grouped aic",),
    "0711-2": ("grouped aic",),
    "0711-3": ("als aic",),
    "0711-4": ("als aic",),
    "0800": ("xy-wing",),
    "0801": ("xyz-wing",),
    "0803": ("w-wing",),
    "1101": ("sue de coq",),
    "1201": ("template set",),
    "1202": ("template delete",),
    "0600-1": ("unique rectangle 1",),
    "0600-2": ("unique rectangle 1",),
    "0601-1": ("unique rectangle 2",),
    "0601-2": ("unique rectangle 2",),
    "0602-1": ("unique rectangle 3",),
    "0602-2": ("unique rectangle 3",),
    "0603-1": ("unique rectangle 4",),
    "0603-2": ("unique rectangle 4",),
    "0604-1": ("unique rectangle 5",),
    "0604-2": ("unique rectangle 5",),
    "0605-1": ("unique rectangle 6",),
    "0605-2": ("unique rectangle 6",),
    "0606-1": ("hidden rectangle",),
    "0606-2": ("hidden rectangle",),
    "0606-x": ("hidden rectangle",),
    "0607-1": ("avoidable rectangle 1",),
    "0608-1": ("avoidable rectangle 2",),
    "0610": ("bug+1",),
    "0610-x": ("bug+1",),
    "0901-1": ("als-xz",),
    "0901-2": ("als-xz",),
    "0902-1": ("als-xy-wing",),
    "0902-2": ("als-xy-wing",),
    "0903": ("als chain",),
    "0903-1": ("als chain",),
    "0904-1": ("death blossom",),
    "0904-2": ("death blossom",),
}


@dataclass(frozen=True)
class Case:
    """A position, and what these techniques find there with these digits."""

    code: str
    techniques: tuple[str, ...]
    digits: frozenset[int]
    position: Position
    expected: frozenset[Literal]
    line: str


def cases() -> Iterator[Case]:
    """The cases of `CODES`, in the order of the file."""
    for line in PATH.read_text(encoding="utf-8").splitlines():
        code = line.split(":")[1] if line.startswith(":") else ""
        if code in CODES:
            _, _, digits, grid, deleted, excluded, placed, *_ = line.split(":")
            where = position(grid.replace("+", "").replace("0", "."))
            given = [i for i, symbol in enumerate(re.findall(r"\+?.", grid)) if symbol in "123456789"]
            given_facts = tuple(fact for fact in where.placed if (fact - 1) // 9 in given)
            where = replace(where, given=given_facts, excluded=tuple(-fact for fact in _triples(deleted)))
            expected = frozenset({*(-fact for fact in _triples(excluded)), *_triples(placed)})
            yield Case(code, CODES[code], frozenset(map(int, digits)), where, expected, line)


def _triples(text: str) -> Iterator[int]:
    for triple in text.split():
        digit, row, column = map(int, triple)
        yield shape(3, 3).fact((row - 1) * 9 + column - 1, digit)


def found(case: Case) -> list[Deduction]:
    """What our techniques find in the position of a case."""
    state = case.position.state()
    known = (*TECHNIQUES, *IF_UNIQUE, *ON_REQUEST)
    return [d for technique in known if technique.name in case.techniques for d in technique.instances(state)]


def verdict(case: Case, deductions: list[Deduction]) -> str:
    """Whether just this is said ("exact"), this and more ("covered"), or not all of it ("missed").

    A case in which nothing is to be found (its code ends in x) is exact when nothing is. Otherwise
    it is exact when one deduction says just this, or all for these digits together.
    """
    if case.code.endswith("x"):
        return "missed" if deductions else "exact"
    said = [_said(case, deduction) for deduction in deductions]
    union = set().union(*said)
    digits_of = shape(3, 3).cell_and_digit
    of_these_digits = {literal for literal in union if digits_of(abs(literal))[1] in case.digits}
    if case.expected == of_these_digits or case.expected in said:
        return "exact"
    return "covered" if case.expected <= union else "missed"


def _said(case: Case, deduction: Deduction) -> set[Literal]:
    """The conclusions; where a case wants exclusions, a placement stands for the rest of its cell."""
    said = set(deduction.conclusions)
    if all(literal < 0 for literal in case.expected):
        state = case.position.state()
        for literal in deduction.conclusions:
            if literal > 0:
                cell = (literal - 1) // 9
                said.remove(literal)
                said |= {-fact for fact in range(cell * 9 + 1, cell * 9 + 10) if state.open(fact)} - {
                    -literal
                }
    return said


def main(*codes: str) -> None:
    for case in cases() if codes else ():
        if case.code in codes and verdict(case, found(case)) != "exact":
            print(verdict(case, found(case)), case.line)
            for deduction in found(case):
                print("   ", say(case.position.state().rules, deduction))
    tally = Counter(
        (case.code, verdict(case, found(case))) for case in cases() if not codes or case.code in codes
    )
    for (code, what), number in sorted(tally.items()):
        print(code, ", ".join(CODES[code]), what, number)
    print(Counter(what for (_, what), number in tally.items() for _ in range(number)))


if __name__ == "__main__":
    main(*sys.argv[1:])
