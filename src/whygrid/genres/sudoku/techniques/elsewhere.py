"""What other programs say about our techniques: HoDoKu's level and score, Sudoku Explainer's rating."""

from __future__ import annotations

from dataclasses import replace

from whygrid.engine.technique import Technique

_HODOKU = {
    "full house": "easy 4",
    "hidden single": "easy 14",
    "naked single": "easy 4",
    "pointing": "medium 50",
    "claiming": "medium 50",
    "locked pair": "medium 40",
    "locked triple": "medium 60",
    "naked pair": "medium 60",
    "naked triple": "medium 80",
    "naked quad": "hard 120",
    "hidden pair": "medium 70",
    "hidden triple": "medium 100",
    "hidden quad": "hard 150",
    "x-wing": "hard 140",
    "swordfish": "hard 150",
    "jellyfish": "hard 160",
    "finned x-wing": "hard 130",
    "sashimi x-wing": "hard 150",
    "finned swordfish": "unfair 200",
    "sashimi swordfish": "unfair 240",
    "finned jellyfish": "unfair 250",
    "sashimi jellyfish": "unfair 260",
    "franken swordfish": "unfair 350",
    "franken jellyfish": "unfair 370",
    "finned franken x-wing": "unfair 390",
    "finned franken swordfish": "unfair 410",
    "finned franken jellyfish": "unfair 430",
    "mutant swordfish": "extreme 450",
    "mutant jellyfish": "extreme 450",
    "finned mutant swordfish": "extreme 470",
    "finned mutant jellyfish": "extreme 470",
    "remote pair": "hard 110",
    "skyscraper": "hard 130",
    "2-string kite": "hard 150",
    "turbot fish": "hard 120",
    "empty rectangle": "hard 120",
    "w-wing": "hard 150",
    "xy-wing": "hard 160",
    "xyz-wing": "hard 180",
    "simple colouring": "hard 150",
    "multi colouring": "hard 200",
    "sue de coq": "unfair 250",
    "x-chain": "unfair 260",
    "xy-chain": "unfair 260",
    "aic": "unfair 280",
    "grouped aic": "unfair 300",
    "als-xz": "unfair 300",
    "als-xy-wing": "unfair 320",
    "als chain": "unfair 340",
    "als aic": "unfair 300",
    "dual 2-string kite": "hard 150",
    "dual empty rectangle": "hard 120",
    "death blossom": "unfair 360",
    "cell forcing chain": "extreme 500",
    "house forcing chain": "extreme 500",
    "forcing net": "extreme 700",
    "nested forcing net": "extreme 700",
    "template set": "extreme 10000",
    "template delete": "extreme 10000",
}
_LARGE_FISH = ("squirmbag", "whale", "leviathan")
_EXPLAINER = {
    "full house": "1.0",
    "hidden single": "1.2 in a box, 1.5 in a line",
    "naked single": "2.3",
    "pointing": "2.6",
    "claiming": "2.8",
    "locked pair": "3.0",
    "locked triple": "3.6",
    "naked pair": "3.0",
    "naked triple": "3.6",
    "naked quad": "5.0",
    "hidden pair": "3.4",
    "hidden triple": "4.0",
    "hidden quad": "5.4",
    "x-wing": "3.2",
    "swordfish": "3.8",
    "jellyfish": "5.2",
    "skyscraper": "6.6 as an X-chain",
    "2-string kite": "6.6 as an X-chain",
    "turbot fish": "6.6 as an X-chain",
    "xy-wing": "4.2",
    "xyz-wing": "4.4",
    "aligned pair exclusion": "6.2",
    "x-chain": "6.5 and more, by length",
    "xy-chain": "6.5 and more, by length",
    "aic": "7.0 and more, by length",
    "cell forcing chain": "8.0 and more, by length",
    "house forcing chain": "8.0 and more, by length",
    "forcing net": "8.5 and more, by length",
    "nested forcing net": "9.5 and more, by length",
}


def with_elsewhere(technique: Technique) -> Technique:
    """The technique with what other programs say about it."""
    said = (("HoDoKu", _HODOKU), ("Sudoku Explainer", _EXPLAINER))
    told = tuple((program, table[technique.name]) for program, table in said if technique.name in table)
    if technique.name.endswith(_LARGE_FISH):
        basic = technique.name.removeprefix("finned ") in _LARGE_FISH
        told = (("HoDoKu", "unfair 470" if basic else "extreme 470"),)
    return replace(technique, elsewhere=told)
