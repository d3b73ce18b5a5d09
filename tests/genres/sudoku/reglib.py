"""HoDoKu's regression library: its cases for the techniques we have.

It is read where it stands and is not ours to ship; FORMATS.md tells how its lines are written. As a tool,
`python -m tests.genres.sudoku.reglib` prints for each code how many cases are found.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from tests.genres.sudoku.positions import Position, position
from whygrid.genres.sudoku.model import shape
from whygrid.genres.sudoku.techniques import TECHNIQUES
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
    "03111": ("finned swordfish", "sashimi swordfish"),
    "0312": ("finned jellyfish",),
    "03121": ("finned jellyfish", "sashimi jellyfish"),
    "0320": ("sashimi x-wing",),
    "0321": ("sashimi swordfish",),
    "03211": ("finned swordfish", "sashimi swordfish"),
    "0322": ("sashimi jellyfish",),
    "03221": ("finned jellyfish", "sashimi jellyfish"),
    "0400": ("skyscraper",),
    "0401": ("2-string kite",),
    "0402": ("empty rectangle",),
    "0402-1": ("empty rectangle", "2-string kite", "turbot fish"),
    "0403": ("turbot fish", "skyscraper", "2-string kite"),
    "0404": ("2-string kite",),
    "0405": ("empty rectangle", "2-string kite", "turbot fish"),
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
    "0710-1": ("grouped aic",),
    "0710-2": ("grouped aic",),
    "0711-1": ("grouped aic",),
    "0711-2": ("grouped aic",),
    "0800": ("xy-wing",),
    "0801": ("xyz-wing",),
    "0803": ("w-wing",),
    "1101": ("sue de coq",),
    "0901-1": ("als-xz",),
    "0901-2": ("als-xz",),
    "0902-1": ("als-xy-wing",),
    "0902-2": ("als-xy-wing",),
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
            where = replace(where, excluded=tuple(-fact for fact in _triples(deleted)))
            expected = frozenset({*(-fact for fact in _triples(excluded)), *_triples(placed)})
            yield Case(code, CODES[code], frozenset(map(int, digits)), where, expected, line)


def _triples(text: str) -> Iterator[int]:
    for triple in text.split():
        digit, row, column = map(int, triple)
        yield shape(3, 3).fact((row - 1) * 9 + column - 1, digit)


def found(case: Case) -> list[Deduction]:
    """What our techniques find in the position of a case."""
    state = case.position.state()
    return [d for technique in TECHNIQUES if technique.name in case.techniques for d in technique.find(state)]


def verdict(case: Case, deductions: list[Deduction]) -> str:
    """Whether just this is said ("exact"), this and more ("covered"), or not all of it ("missed").

    It is exact when one deduction says just this, or all for these digits together.
    """
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


def main() -> None:
    tally = Counter((case.code, verdict(case, found(case))) for case in cases())
    for (code, what), number in sorted(tally.items()):
        print(code, ", ".join(CODES[code]), what, number)
    print(Counter(what for (_, what), number in tally.items() for _ in range(number)))


if __name__ == "__main__":
    main()
