"""Places in proof documents of any genre, and ways to put something else there."""

from __future__ import annotations

import random
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Any, NamedTuple

from whygrid.puzzle import Puzzle

Json = dict[str, Any]
Path = tuple[str | int, ...]


def figures(steps: list[Json]) -> Json:
    """What a document with these steps has to say at its top."""
    ks = [step["k"] for step in steps]
    names = [[deduction["technique"] for deduction in step["deductions"]] for step in steps]
    return {
        "k": {"max": max(ks, default=0), "mean": round(sum(ks) / len(ks), 3) if ks else 0.0},
        "techniques": dict(Counter(name for used in names for name in used)),
        "by_cases": sum("case analysis" in used for used in names),
    }


class Words(NamedTuple):
    """What documents about a puzzle may mention."""

    facts: list[str]
    by_subject: dict[str, list[str]]
    by_value: dict[str, list[str]]
    rules: list[str]


@lru_cache(maxsize=1000)
def words(genre: str, text: str) -> Words:
    rules = Puzzle.parse(text, genre).rules
    by_subject, by_value = defaultdict(list), defaultdict(list)
    for fact in rules.facts:
        by_subject[fact.subject].append(str(fact))
        by_value[fact.value].append(str(fact))
    return Words([str(fact) for fact in rules.facts], by_subject, by_value, list(rules.rules))


def words_of(document: Json) -> Words:
    return words(document["genre"], document["puzzle"])


def with_list(document: Json, rng: random.Random, name: str, change: Callable[[list], list]) -> Json | None:
    """The document with one of its non-empty lists of this name changed, in deductions at any depth."""
    places = [place for place in deduction_places(document) if at(document, place).get(name)]
    if not places:
        return None
    place = (*rng.choice(places), name)
    return edited(document, place, change(at(document, place)))


def with_support(document: Json, rng: random.Random, change: Callable[[list], list]) -> Json | None:
    """The document with one support changed and its k made to fit."""
    place = random_step(document, rng)
    if not place or not at(document, place)["support"]:
        return None
    step = at(document, place)
    support = change(step["support"])
    return edited(document, place, {**step, "support": support, "k": k({**step, "support": support})})


def with_deductions(
    document: Json, rng: random.Random, least: int, change: Callable[[list], list]
) -> Json | None:
    """The document with the deductions of one step changed, of a step that has enough of them."""
    places = [i for i, step in enumerate(document["steps"]) if len(step["deductions"]) >= least]
    if not places:
        return None
    place = ("steps", rng.choice(places), "deductions")
    return edited(document, place, change(at(document, place)))


def with_symbol(document: Json, rng: random.Random, change: Callable[[str], str]) -> Json | None:
    cells = list(document["puzzle"])
    places = [i for i, symbol in enumerate(cells) if symbol.isdigit()]
    if not places:
        return None
    cell = rng.choice(places)
    cells[cell] = change(cells[cell])
    return {**document, "puzzle": "".join(cells)}


def with_lemma(document: Json, rng: random.Random, name: str, change: Callable[[list], list]) -> Json | None:
    """The document with one list of one lemma changed."""
    places = [
        (*place, "lemmas", number, name)
        for place in deduction_places(document)
        for number, lemma in enumerate(at(document, place).get("lemmas", ()))
        if lemma[name]
    ]
    if not places:
        return None
    place = rng.choice(places)
    return edited(document, place, change(at(document, place)))


def with_clues(document: Json, rng: random.Random, change: Callable[[list], list]) -> Json | None:
    """The document with the clues of one step changed, and its k made to fit."""
    places = [("steps", n) for n, step in enumerate(document["steps"]) if clues(step)]
    if not places:
        return None
    place = rng.choice(places)
    step = at(document, place)
    smallest = {**step["smallest"], "clues": change(clues(step))}
    changed = {**step, "smallest": smallest}
    return edited(document, place, {**changed, "k": k(changed)})


def clues(step: Json) -> list[str]:
    return step.get("smallest", {}).get("clues", [])


def k(step: Json) -> int:
    return len(set(step["support"])) + len(clues(step))


def rules_in(document: Json) -> list[str]:
    """The rules that a document names, among them those that are made from their names."""
    return sorted({name for place in deduction_places(document) for name in at(document, place)["rules"]})


def random_step(document: Json, rng: random.Random) -> Path:
    return ("steps", rng.randrange(len(document["steps"]))) if document["steps"] else ()


def deduction_places(document: Json) -> Iterator[Path]:
    for number, step in enumerate(document["steps"]):
        for index, deduction in enumerate(step["deductions"]):
            yield from inside(deduction, ("steps", number, "deductions", index))


def inside(deduction: Json, place: Path) -> Iterator[Path]:
    yield place
    for number, case in enumerate(deduction.get("cases", ())):
        for index, step in enumerate(case["steps"]):
            yield from inside(step, (*place, "cases", number, "steps", index))


def at(document: Any, place: Path) -> Any:
    for key in place:
        document = document[key]
    return document


def edited(node: Any, place: Path, value: Any) -> Any:
    """The document with another value at a place; what lies elsewhere is shared with the original."""
    if not place:
        return value
    copy = dict(node) if isinstance(node, dict) else list(node)
    copy[place[0]] = edited(node[place[0]], place[1:], value)
    return copy


def without_one(items: list, rng: random.Random) -> list:
    index = rng.randrange(len(items))
    return items[:index] + items[index + 1 :]


def with_one(items: list, rng: random.Random, change: Callable[[Any], Any]) -> list:
    index = rng.randrange(len(items))
    return [*items[:index], change(items[index]), *items[index + 1 :]]


def without_premise(deduction: Json, lost: str) -> Json:
    changed = {**deduction, "premises": [fact for fact in deduction["premises"] if fact != lost]}
    if "cases" in deduction:
        changed["cases"] = [
            {**case, "steps": [without_premise(step, lost) for step in case["steps"]]}
            for case in deduction["cases"]
        ]
    return changed


def numbered(steps: list[Json]) -> list[Json]:
    return [{**step, "number": number} for number, step in enumerate(steps, 1)]


def flipped(fact: str) -> str:
    return fact.replace("≠", "=") if "≠" in fact else fact.replace("=", "≠")


def other_value(document: Json, rng: random.Random) -> Callable[[str], str]:
    """A change of a fact to another value of its subject, or to the same value of another."""
    words = words_of(document)

    def change(fact: str) -> str:
        subject, sign, value = fact.partition("≠") if "≠" in fact else fact.partition("=")
        facts = words.by_subject[subject] if rng.random() < 0.5 else words.by_value[value]
        return rng.choice(facts or words.facts).replace("=", sign)

    return change
