"""Damaged proof documents, and a judge who says whether a document still holds.

The judge shares no code with the checker: it reads the document by itself, makes the clauses of Sudoku by
itself from the names of the rules, and leaves every question to a SAT solver. The benchmarks use both.
"""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import combinations
from typing import Any

from pysat.solvers import Solver

Json = dict[str, Any]
Path = tuple[str | int, ...]
SYMBOLS = "123456789ABCDEFGHIJKLMNOP"


# Damages


def damages(document: Json, rng: random.Random, others: Sequence[Json] = ()) -> Iterator[tuple[str, Json]]:
    """The document damaged in every way once, each time in a random place: (kind, damaged document).

    `others` are documents of other puzzles, whose proofs are tried on this one. The original stays as it is,
    and what it does not offer a place for is left out. The figures at the top are made to fit the damaged
    steps, so that nothing but the reasoning gives the damage away.
    """
    for kind, damage in DAMAGES.items():
        damaged = damage(document, rng)
        if damaged is not None and damaged != document:
            yield kind, damaged if kind in LIES_ABOUT_FIGURES else {**damaged, **_figures(damaged["steps"])}
    for other in others:
        if other["puzzle"] != document["puzzle"]:
            yield "another puzzle's proof", {**document, "steps": other["steps"], **_figures(other["steps"])}


def _figures(steps: list[Json]) -> Json:
    """What a document with these steps has to say at its top."""
    ks = [step["k"] for step in steps]
    techniques = Counter(deduction["technique"] for step in steps for deduction in step["deductions"])
    mean = round(sum(ks) / len(ks), 3) if ks else 0.0
    return {"k": {"max": max(ks, default=0), "mean": mean}, "techniques": dict(techniques)}


def _premise_dropped(document: Json, rng: random.Random) -> Json | None:
    return _with_list(document, rng, "premises", lambda facts: _without_one(facts, rng))


def _premise_flipped(document: Json, rng: random.Random) -> Json | None:
    return _with_list(document, rng, "premises", lambda facts: _with_one(facts, rng, _flipped))


def _premise_replaced(document: Json, rng: random.Random) -> Json | None:
    return _with_list(
        document, rng, "premises", lambda facts: _with_one(facts, rng, _other_value(document, rng))
    )


def _premises_cleared(document: Json, rng: random.Random) -> Json | None:
    return _with_list(document, rng, "premises", lambda facts: [])


def _rule_dropped(document: Json, rng: random.Random) -> Json | None:
    return _with_list(document, rng, "rules", lambda names: _without_one(names, rng))


def _rule_swapped(document: Json, rng: random.Random) -> Json | None:
    names = _rule_names(_size(document["puzzle"]))
    return _with_list(
        document, rng, "rules", lambda found: _with_one(found, rng, lambda _: rng.choice(names))
    )


def _conclusion_flipped(document: Json, rng: random.Random) -> Json | None:
    return _with_list(document, rng, "conclusions", lambda facts: _with_one(facts, rng, _flipped))


def _conclusion_replaced(document: Json, rng: random.Random) -> Json | None:
    change = _other_value(document, rng)
    return _with_list(document, rng, "conclusions", lambda facts: _with_one(facts, rng, change))


def _conclusion_added(document: Json, rng: random.Random) -> Json | None:
    change = _other_value(document, rng)
    return _with_list(document, rng, "conclusions", lambda facts: [*facts, change(rng.choice(facts))])


def _conclusions_cleared(document: Json, rng: random.Random) -> Json | None:
    return _with_list(document, rng, "conclusions", lambda facts: [])


def _another_digit_placed(document: Json, rng: random.Random) -> Json | None:
    """The careful liar: the step's fact and what its last deduction concludes say the same wrong thing."""
    place = _random_step(document, rng)
    step = place and _at(document, place)
    if not step or step["fact"] is None:
        return None
    wrong = _other_value(document, rng)(step["fact"])
    last = {**step["deductions"][-1], "conclusions": [wrong]}
    return _edited(document, place, {**step, "fact": wrong, "deductions": [*step["deductions"][:-1], last]})


def _fact_flipped(document: Json, rng: random.Random) -> Json | None:
    place = _random_step(document, rng)
    fact = place and _at(document, place)["fact"]
    return _edited(document, (*place, "fact"), _flipped(fact)) if fact else None


def _fact_of_the_support(document: Json, rng: random.Random) -> Json | None:
    """A step that settles what was known before."""
    place = _random_step(document, rng)
    if not place or not _at(document, place)["support"]:
        return None
    return _edited(document, (*place, "fact"), rng.choice(_at(document, place)["support"]))


def _support_dropped(document: Json, rng: random.Random) -> Json | None:
    return _with_support(document, rng, lambda support: _without_one(support, rng))


def _support_flipped(document: Json, rng: random.Random) -> Json | None:
    return _with_support(document, rng, lambda support: _with_one(support, rng, _flipped))


def _support_replaced(document: Json, rng: random.Random) -> Json | None:
    change = _other_value(document, rng)
    return _with_support(document, rng, lambda support: _with_one(support, rng, change))


def _support_forgotten(document: Json, rng: random.Random) -> Json | None:
    """A known cell taken out of a step wherever it is mentioned, so that only the reasoning can miss it."""
    place = _random_step(document, rng)
    if not place or not _at(document, place)["support"]:
        return None
    step = _at(document, place)
    lost = rng.choice(step["support"])
    kept = [fact for fact in step["support"] if fact != lost]
    deductions = [_without_premise(deduction, lost) for deduction in step["deductions"]]
    return _edited(document, place, {**step, "support": kept, "k": len(set(kept)), "deductions": deductions})


def _lemma_dropped(document: Json, rng: random.Random) -> Json | None:
    return _with_deductions(document, rng, 2, lambda found: _without_one(found[:-1], rng) + found[-1:])


def _lemmas_permuted(document: Json, rng: random.Random) -> Json | None:
    return _with_deductions(
        document, rng, 3, lambda found: rng.sample(found[:-1], len(found) - 1) + found[-1:]
    )


def _steps_permuted(document: Json, rng: random.Random) -> Json | None:
    steps = document["steps"]
    return {**document, "steps": _numbered(rng.sample(steps, len(steps)))}


def _steps_swapped(document: Json, rng: random.Random) -> Json | None:
    steps = list(document["steps"])
    if len(steps) < 2:
        return None
    first = rng.randrange(len(steps) - 1)
    steps[first], steps[first + 1] = steps[first + 1], steps[first]
    return {**document, "steps": _numbered(steps)}


def _step_dropped(document: Json, rng: random.Random) -> Json | None:
    return (
        {**document, "steps": _numbered(_without_one(document["steps"], rng))} if document["steps"] else None
    )


def _steps_cut_off(document: Json, rng: random.Random) -> Json | None:
    steps = document["steps"]
    return {**document, "steps": steps[: rng.randrange(len(steps))]} if steps else None


def _given_changed(document: Json, rng: random.Random) -> Json | None:
    """The proof of a puzzle that differs in one given."""
    return _with_given(document, rng, lambda size, symbol: rng.choice(SYMBOLS[:size].replace(symbol, "")))


def _given_erased(document: Json, rng: random.Random) -> Json | None:
    return _with_given(document, rng, lambda size, symbol: ".")


def _puzzle_relabelled(document: Json, rng: random.Random) -> Json | None:
    """The proof of a puzzle that differs in the names of the digits."""
    digits = SYMBOLS[: _size(document["puzzle"])]
    table = str.maketrans(digits, "".join(rng.sample(digits, len(digits))))
    return {**document, "puzzle": document["puzzle"].translate(table)}


def _puzzle_turned(document: Json, rng: random.Random) -> Json | None:
    """The proof of the puzzle upside down."""
    return {**document, "puzzle": document["puzzle"][::-1]}


def _case_dropped(document: Json, rng: random.Random) -> Json | None:
    return _with_list(document, rng, "cases", lambda cases: _without_one(cases, rng))


def _case_replaced(document: Json, rng: random.Random) -> Json | None:
    """A case left out, and another one told twice in its place."""
    return _with_list(
        document, rng, "cases", lambda cases: _with_one(cases, rng, lambda _: rng.choice(cases))
    )


def _case_assumption_changed(document: Json, rng: random.Random) -> Json | None:
    change = _other_value(document, rng)

    def assume_other(case: Json) -> Json:
        return {**case, "assumption": change(case["assumption"])}

    return _with_list(document, rng, "cases", lambda cases: _with_one(cases, rng, assume_other))


def _case_cut_short(document: Json, rng: random.Random) -> Json | None:
    """A case that ends before its contradiction."""

    def cut_short(case: Json) -> Json:
        return {**case, "steps": case["steps"][:-1]}

    return _with_list(document, rng, "cases", lambda cases: _with_one(cases, rng, cut_short))


def _solution_changed(document: Json, rng: random.Random) -> Json | None:
    if not document["solutions"]:
        return None
    cells = list(document["solutions"][0])
    one, two = rng.sample(range(len(cells)), 2)
    cells[one], cells[two] = cells[two], cells[one]
    return {**document, "solutions": ["".join(cells), *document["solutions"][1:]]}


def _status_changed(document: Json, rng: random.Random) -> Json | None:
    status = rng.choice(["unique", "none", "multiple", "unknown", "part", "certain"])
    return {**document, "status": status}


def _contradiction_claimed(document: Json, rng: random.Random) -> Json | None:
    """A step that says that nothing is left at all, and a document that says that there is no solution."""
    place = _random_step(document, rng)
    if not place:
        return None
    step = _at(document, place)
    last = {**step["deductions"][-1], "conclusions": []}
    changed = {**step, "fact": None, "deductions": [*step["deductions"][:-1], last]}
    return {**_edited(document, place, changed), "status": "none", "solutions": []}


def _largest_k_changed(document: Json, rng: random.Random) -> Json | None:
    return {**document, "k": {**document["k"], "max": document["k"]["max"] + rng.choice((-1, 1))}}


def _mean_k_changed(document: Json, rng: random.Random) -> Json | None:
    return {**document, "k": {**document["k"], "mean": document["k"]["mean"] + rng.choice((-1, 1))}}


def _number_changed(document: Json, rng: random.Random) -> Json | None:
    place = _random_step(document, rng)
    return _edited(document, (*place, "number"), _at(document, place)["number"] + 1) if place else None


def _k_changed(document: Json, rng: random.Random) -> Json | None:
    place = _random_step(document, rng)
    return (
        _edited(document, (*place, "k"), _at(document, place)["k"] + rng.choice((-1, 1))) if place else None
    )


Damage = Callable[[Json, random.Random], Json | None]
DAMAGES: dict[str, Damage] = {
    damage.__name__.strip("_").replace("_", " "): damage
    for damage in (
        _premise_dropped,
        _premise_flipped,
        _premise_replaced,
        _premises_cleared,
        _rule_dropped,
        _rule_swapped,
        _conclusion_flipped,
        _conclusion_replaced,
        _conclusion_added,
        _conclusions_cleared,
        _another_digit_placed,
        _fact_flipped,
        _fact_of_the_support,
        _support_dropped,
        _support_flipped,
        _support_replaced,
        _support_forgotten,
        _lemma_dropped,
        _lemmas_permuted,
        _steps_permuted,
        _steps_swapped,
        _step_dropped,
        _steps_cut_off,
        _given_changed,
        _given_erased,
        _puzzle_relabelled,
        _puzzle_turned,
        _case_dropped,
        _case_replaced,
        _case_assumption_changed,
        _case_cut_short,
        _solution_changed,
        _status_changed,
        _contradiction_claimed,
        _k_changed,
        _largest_k_changed,
        _mean_k_changed,
        _number_changed,
    )
}
LIES_ABOUT_FIGURES = ("largest k changed", "mean k changed")


def _with_list(document: Json, rng: random.Random, name: str, change: Callable[[list], list]) -> Json | None:
    """The document with one of its non-empty lists of this name changed, in deductions at any depth."""
    places = [place for place in _deduction_places(document) if _at(document, place).get(name)]
    if not places:
        return None
    place = (*rng.choice(places), name)
    return _edited(document, place, change(_at(document, place)))


def _with_support(document: Json, rng: random.Random, change: Callable[[list], list]) -> Json | None:
    """The document with one support changed and its k made to fit."""
    place = _random_step(document, rng)
    if not place or not _at(document, place)["support"]:
        return None
    step = _at(document, place)
    support = change(step["support"])
    return _edited(document, place, {**step, "support": support, "k": len(set(support))})


def _with_deductions(
    document: Json, rng: random.Random, least: int, change: Callable[[list], list]
) -> Json | None:
    """The document with the deductions of one step changed, of a step that has enough of them."""
    places = [i for i, step in enumerate(document["steps"]) if len(step["deductions"]) >= least]
    if not places:
        return None
    place = ("steps", rng.choice(places), "deductions")
    return _edited(document, place, change(_at(document, place)))


def _with_given(document: Json, rng: random.Random, change: Callable[[int, str], str]) -> Json | None:
    size, cells = _size(document["puzzle"]), list(document["puzzle"])
    cell = rng.choice([i for i, symbol in enumerate(cells) if symbol != "."])
    cells[cell] = change(size, cells[cell])
    return {**document, "puzzle": "".join(cells)}


def _random_step(document: Json, rng: random.Random) -> Path:
    return ("steps", rng.randrange(len(document["steps"]))) if document["steps"] else ()


def _deduction_places(document: Json) -> Iterator[Path]:
    for number, step in enumerate(document["steps"]):
        for index, deduction in enumerate(step["deductions"]):
            yield from _inside(deduction, ("steps", number, "deductions", index))


def _inside(deduction: Json, place: Path) -> Iterator[Path]:
    yield place
    for number, case in enumerate(deduction.get("cases", ())):
        for index, step in enumerate(case["steps"]):
            yield from _inside(step, (*place, "cases", number, "steps", index))


def _at(document: Any, place: Path) -> Any:
    for key in place:
        document = document[key]
    return document


def _edited(node: Any, place: Path, value: Any) -> Any:
    """The document with another value at a place; what lies elsewhere is shared with the original."""
    if not place:
        return value
    copy = dict(node) if isinstance(node, dict) else list(node)
    copy[place[0]] = _edited(node[place[0]], place[1:], value)
    return copy


def _without_one(items: list, rng: random.Random) -> list:
    index = rng.randrange(len(items))
    return items[:index] + items[index + 1 :]


def _with_one(items: list, rng: random.Random, change: Callable[[Any], Any]) -> list:
    index = rng.randrange(len(items))
    return [*items[:index], change(items[index]), *items[index + 1 :]]


def _without_premise(deduction: Json, lost: str) -> Json:
    changed = {**deduction, "premises": [fact for fact in deduction["premises"] if fact != lost]}
    if "cases" in deduction:
        changed["cases"] = [
            {**case, "steps": [_without_premise(step, lost) for step in case["steps"]]}
            for case in deduction["cases"]
        ]
    return changed


def _numbered(steps: list[Json]) -> list[Json]:
    return [{**step, "number": number} for number, step in enumerate(steps, 1)]


def _flipped(fact: str) -> str:
    return fact.replace("≠", "=") if "≠" in fact else fact.replace("=", "≠")


def _other_value(document: Json, rng: random.Random) -> Callable[[str], str]:
    """A change of a fact to another digit of its cell, or to the same digit of another cell."""
    size = _size(document["puzzle"])

    def change(fact: str) -> str:
        cell, sign, digit = _FACT.fullmatch(fact).groups()
        if rng.random() < 0.5:
            return f"{cell}{sign}{rng.choice(SYMBOLS[:size])}"
        return f"r{rng.randint(1, size)}c{rng.randint(1, size)}{sign}{digit}"

    return change


# The judge

_FACT = re.compile(r"(r\d+c\d+)(=|≠)(.)")


def still_follows(document: Json) -> bool:
    """Whether every step of a Sudoku document follows, and what the document claims is true, by SAT."""
    judge = _Judge(document["puzzle"])
    known = set(judge.givens)
    contradiction = False
    if document["k"] != _figures(document["steps"])["k"]:
        return False
    for number, step in enumerate(document["steps"], 1):
        support = [judge.literal(fact) for fact in step["support"]]
        if step["number"] != number or step["k"] != len(set(support)):
            return False
        if not known.issuperset(support) or not step["deductions"]:
            return False
        shown = judge.chain(set(support), step["deductions"])
        if shown is None:
            return False
        if step["fact"] is None:
            if step["deductions"][-1]["conclusions"]:
                return False
            contradiction = True
        elif step["fact"] not in step["deductions"][-1]["conclusions"]:
            return False
        else:
            known.add(judge.literal(step["fact"]))
    return judge.claim_holds(document["status"], document["solutions"], known, contradiction)


class _Judge:
    """Judges deductions about one puzzle; one solver, with a switch for each rule, answers all questions."""

    def __init__(self, text: str) -> None:
        self.size = _size(text)
        self.givens = _placed(text)

    def literal(self, fact: str) -> int:
        found = _FACT.fullmatch(fact)
        assert found is not None, f"the damages write no such fact: {fact}"
        row, column = map(int, re.findall(r"\d+", found[1]))
        number = _number(self.size, row - 1, column - 1, SYMBOLS.index(found[3]))
        return number if found[2] == "=" else -number

    def chain(self, shown: set[int], deductions: list[Json]) -> set[int] | None:
        """All that is shown at the end of a chain of deductions, or None when one of them does not follow."""
        for deduction in deductions:
            if not self._follows(shown, deduction):
                return None
            shown |= {self.literal(fact) for fact in deduction["conclusions"]}
        return shown

    def _follows(self, shown: set[int], deduction: Json) -> bool:
        premises = {self.literal(fact) for fact in deduction["premises"]}
        conclusions = {self.literal(fact) for fact in deduction["conclusions"]}
        cases = deduction.get("cases", ())
        if not shown >= premises:
            return False
        others = {-self.literal(case["assumption"]) for case in cases}
        for negated in [{-conclusion} for conclusion in conclusions] or [set()]:
            if not _impossible(
                self.size, frozenset(deduction["rules"]), frozenset(premises | others | negated)
            ):
                return False
        return all(self._closed(premises, conclusions, case) for case in cases)

    def _closed(self, premises: set[int], conclusions: set[int], case: Json) -> bool:
        shown = self.chain(premises | {self.literal(case["assumption"])}, case["steps"])
        if shown is None:
            return False
        if case["steps"] and not case["steps"][-1]["conclusions"]:
            return True
        return bool(conclusions) and shown >= conclusions

    def claim_holds(self, status: str, solutions: list[str], known: set[int], contradiction: bool) -> bool:
        """Whether what a document claims is what it has shown and listed."""
        placed = [_placed(text) for text in solutions]
        if not all(self._is_solution(facts) for facts in placed):
            return False
        number = len({frozenset(facts) for facts in placed})
        if status == "unique":
            return number == 1 and not contradiction and known >= placed[0]
        if status == "none":
            return number == 0 and contradiction
        return number == 2 if status == "multiple" else status in ("unknown", "part")

    def _is_solution(self, facts: set[int]) -> bool:
        full = len(facts) == self.size**2 and facts >= self.givens
        return full and not _impossible(self.size, frozenset(_rule_names(self.size)), frozenset(facts))


def _size(text: str) -> int:
    return {16: 4, 36: 6, 64: 8, 81: 9}[len(text)]


def _placed(text: str) -> set[int]:
    size = _size(text)
    return {
        _number(size, *divmod(cell, size), SYMBOLS.index(symbol))
        for cell, symbol in enumerate(text)
        if symbol != "."
    }


def _number(size: int, row: int, column: int, digit: int) -> int:
    return (row * size + column) * size + digit + 1


@cache
def _rule_names(size: int) -> list[str]:
    lines = [f"{kind} {i}" for kind in ("row", "column", "box") for i in range(1, size + 1)]
    return lines + [f"cell r{r}c{c}" for r in range(1, size + 1) for c in range(1, size + 1)]


@cache
def _switched_solver(size: int) -> tuple[Solver, dict[str, int]]:
    """A solver that knows all rules of Sudoku, and the literal that switches each of them on."""
    height = {4: 2, 6: 2, 8: 2, 9: 3}[size]
    width = size // height
    one_of: dict[str, list[list[int]]] = {name: [] for name in _rule_names(size)}
    for i in range(size):
        top, left = i // height * height, i % height * width
        for j in range(size):
            one_of[f"row {i + 1}"].append([_number(size, i, c, j) for c in range(size)])
            one_of[f"column {i + 1}"].append([_number(size, r, i, j) for r in range(size)])
            box = [(top + r, left + c) for r in range(height) for c in range(width)]
            one_of[f"box {i + 1}"].append([_number(size, r, c, j) for r, c in box])
            one_of[f"cell r{i + 1}c{j + 1}"].append([_number(size, i, j, d) for d in range(size)])
    switches = {name: size**3 + 1 + index for index, name in enumerate(one_of)}
    solver = Solver(name="minisat22")
    for name, groups in one_of.items():
        for group in groups:
            solver.add_clause([-switches[name], *group])
            for one, two in combinations(group, 2):
                solver.add_clause([-switches[name], -one, -two])
    return solver, switches


@cache
def _impossible(size: int, rules: frozenset[str], facts: frozenset[int]) -> bool:
    solver, switches = _switched_solver(size)
    return not solver.solve(assumptions=[*(switches[name] for name in rules), *facts])
