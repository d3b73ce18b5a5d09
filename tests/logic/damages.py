"""Proof documents of any genre, damaged in one place; `judges` says whether a document still holds."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from tests.logic.edits import (
    Json,
    Path,
    at,
    deduction_places,
    edited,
    figures,
    flipped,
    k,
    numbered,
    other_value,
    random_step,
    rules_in,
    with_clues,
    with_deductions,
    with_lemma,
    with_list,
    with_one,
    with_support,
    with_symbol,
    without_one,
    without_premise,
    words_of,
)

ODD = (None, True, -1, 0.5, 10**12, "", "x", "r1c1=1", "sudoku", [], [[]], {}, {"a": []}, ["r1c1≠1"])


def damages(document: Json, rng: random.Random, others: Sequence[Json] = ()) -> Iterator[tuple[str, Json]]:
    """The document damaged in every way once, each time in a random place: (kind, damaged document).

    `others` are documents of other puzzles, whose proofs are tried on this one. The original stays as it is,
    and what it does not offer a place for is left out. The figures at the top are made to fit the damaged
    steps, so that nothing but the reasoning gives the damage away.
    """
    for kind in DAMAGES:
        damaged = damaged_by(kind, document, rng)
        if damaged is not None:
            yield kind, damaged
    for other in others:
        if other["puzzle"] != document["puzzle"]:
            yield "another puzzle's proof", {**document, "steps": other["steps"], **figures(other["steps"])}


def damaged_by(kind: str, document: Json, rng: random.Random) -> Json | None:
    """The document damaged in this way; None where it has no place for that."""
    damaged = DAMAGES[kind](document, rng)
    if damaged is None or damaged == document:
        return None
    return damaged if kind in LIES_ABOUT_FIGURES else {**damaged, **figures(damaged["steps"])}


def _premise_dropped(document: Json, rng: random.Random) -> Json | None:
    return with_list(document, rng, "premises", lambda facts: without_one(facts, rng))


def _premise_flipped(document: Json, rng: random.Random) -> Json | None:
    return with_list(document, rng, "premises", lambda facts: with_one(facts, rng, flipped))


def _premise_replaced(document: Json, rng: random.Random) -> Json | None:
    return with_list(
        document, rng, "premises", lambda facts: with_one(facts, rng, other_value(document, rng))
    )


def _premises_cleared(document: Json, rng: random.Random) -> Json | None:
    return with_list(document, rng, "premises", lambda facts: [])


def _rule_dropped(document: Json, rng: random.Random) -> Json | None:
    return with_list(document, rng, "rules", lambda names: without_one(names, rng))


def _rule_swapped(document: Json, rng: random.Random) -> Json | None:
    names = [*words_of(document).rules, *rules_in(document)]
    return with_list(document, rng, "rules", lambda found: with_one(found, rng, lambda _: rng.choice(names)))


def _conclusion_flipped(document: Json, rng: random.Random) -> Json | None:
    return with_list(document, rng, "conclusions", lambda facts: with_one(facts, rng, flipped))


def _conclusion_replaced(document: Json, rng: random.Random) -> Json | None:
    change = other_value(document, rng)
    return with_list(document, rng, "conclusions", lambda facts: with_one(facts, rng, change))


def _conclusion_added(document: Json, rng: random.Random) -> Json | None:
    change = other_value(document, rng)
    return with_list(document, rng, "conclusions", lambda facts: [*facts, change(rng.choice(facts))])


def _conclusions_cleared(document: Json, rng: random.Random) -> Json | None:
    return with_list(document, rng, "conclusions", lambda facts: [])


def _another_digit_placed(document: Json, rng: random.Random) -> Json | None:
    """The careful liar: the step's fact and what its last deduction concludes say the same wrong thing."""
    place = random_step(document, rng)
    step = place and at(document, place)
    if not step or step["fact"] is None:
        return None
    wrong = other_value(document, rng)(step["fact"])
    last = {**step["deductions"][-1], "conclusions": [wrong]}
    return edited(document, place, {**step, "fact": wrong, "deductions": [*step["deductions"][:-1], last]})


def _fact_flipped(document: Json, rng: random.Random) -> Json | None:
    place = random_step(document, rng)
    fact = place and at(document, place)["fact"]
    return edited(document, (*place, "fact"), flipped(fact)) if fact else None


def _fact_of_the_support(document: Json, rng: random.Random) -> Json | None:
    """A step that settles what was known before."""
    place = random_step(document, rng)
    if not place or not at(document, place)["support"]:
        return None
    return edited(document, (*place, "fact"), rng.choice(at(document, place)["support"]))


def _support_dropped(document: Json, rng: random.Random) -> Json | None:
    return with_support(document, rng, lambda support: without_one(support, rng))


def _support_flipped(document: Json, rng: random.Random) -> Json | None:
    return with_support(document, rng, lambda support: with_one(support, rng, flipped))


def _support_replaced(document: Json, rng: random.Random) -> Json | None:
    change = other_value(document, rng)
    return with_support(document, rng, lambda support: with_one(support, rng, change))


def _support_forgotten(document: Json, rng: random.Random) -> Json | None:
    """A known cell taken out of a step wherever it is mentioned, so that only the reasoning can miss it."""
    place = random_step(document, rng)
    if not place or not at(document, place)["support"]:
        return None
    step = at(document, place)
    lost = rng.choice(step["support"])
    kept = [fact for fact in step["support"] if fact != lost]
    deductions = [without_premise(deduction, lost) for deduction in step["deductions"]]
    changed = {**step, "support": kept, "deductions": deductions}
    return edited(document, place, {**changed, "k": k(changed)})


def _lemma_dropped(document: Json, rng: random.Random) -> Json | None:
    return with_deductions(document, rng, 2, lambda found: without_one(found[:-1], rng) + found[-1:])


def _lemmas_permuted(document: Json, rng: random.Random) -> Json | None:
    return with_deductions(
        document, rng, 3, lambda found: rng.sample(found[:-1], len(found) - 1) + found[-1:]
    )


def _steps_permuted(document: Json, rng: random.Random) -> Json | None:
    steps = document["steps"]
    return {**document, "steps": numbered(rng.sample(steps, len(steps)))}


def _steps_swapped(document: Json, rng: random.Random) -> Json | None:
    steps = list(document["steps"])
    if len(steps) < 2:
        return None
    first = rng.randrange(len(steps) - 1)
    steps[first], steps[first + 1] = steps[first + 1], steps[first]
    return {**document, "steps": numbered(steps)}


def _step_dropped(document: Json, rng: random.Random) -> Json | None:
    return {**document, "steps": numbered(without_one(document["steps"], rng))} if document["steps"] else None


def _steps_cut_off(document: Json, rng: random.Random) -> Json | None:
    steps = document["steps"]
    return {**document, "steps": steps[: rng.randrange(len(steps))]} if steps else None


def _puzzle_changed(document: Json, rng: random.Random) -> Json | None:
    """The proof of a puzzle that differs in one symbol: a given, a clue, an end."""
    return with_symbol(document, rng, lambda symbol: rng.choice("123456789".replace(symbol, "")))


def _symbol_erased(document: Json, rng: random.Random) -> Json | None:
    return with_symbol(document, rng, lambda symbol: ".")


def _puzzle_relabelled(document: Json, rng: random.Random) -> Json | None:
    """The proof of a puzzle that differs in the names of the digits."""
    digits = sorted({symbol for symbol in document["puzzle"] if symbol.isdigit()})
    table = str.maketrans("".join(digits), "".join(rng.sample(digits, len(digits))))
    return {**document, "puzzle": document["puzzle"].translate(table)}


def _puzzle_turned(document: Json, rng: random.Random) -> Json | None:
    """The proof of the puzzle upside down."""
    return {**document, "puzzle": document["puzzle"][::-1]}


def _case_dropped(document: Json, rng: random.Random) -> Json | None:
    return with_list(document, rng, "cases", lambda cases: without_one(cases, rng))


def _case_replaced(document: Json, rng: random.Random) -> Json | None:
    """A case left out, and another one told twice in its place."""
    return with_list(document, rng, "cases", lambda cases: with_one(cases, rng, lambda _: rng.choice(cases)))


def _case_assumption_changed(document: Json, rng: random.Random) -> Json | None:
    change = other_value(document, rng)

    def assume_other(case: Json) -> Json:
        return {**case, "assumption": change(case["assumption"])}

    return with_list(document, rng, "cases", lambda cases: with_one(cases, rng, assume_other))


def _case_cut_short(document: Json, rng: random.Random) -> Json | None:
    """A case that ends before its contradiction."""

    def cut_short(case: Json) -> Json:
        return {**case, "steps": case["steps"][:-1]}

    return with_list(document, rng, "cases", lambda cases: with_one(cases, rng, cut_short))


def _lemma_weakened(document: Json, rng: random.Random) -> Json | None:
    """A lemma that rests on less, or says more, than it did."""
    name = rng.choice(["premises", "rules", "lemmas", "together"])
    return with_lemma(document, rng, name, lambda found: without_one(found, rng))


def _lemma_flipped(document: Json, rng: random.Random) -> Json | None:
    name = rng.choice(["premises", "together"])
    return with_lemma(document, rng, name, lambda found: with_one(found, rng, flipped))


def _lemma_rests_on_another(document: Json, rng: random.Random) -> Json | None:
    def other(number: int) -> int:
        return number + rng.choice((-1, 1))

    return with_lemma(document, rng, "lemmas", lambda found: with_one(found, rng, other))


def _lemmas_cut(document: Json, rng: random.Random) -> Json | None:
    return with_list(document, rng, "lemmas", lambda found: found[: rng.randrange(len(found))])


def _lemma_of_its_own(document: Json, rng: random.Random) -> Json | None:
    """A deduction told by a lemma that says just what it says."""
    places = [place for place in deduction_places(document) if len(at(document, place)["conclusions"]) == 1]
    if not places:
        return None
    place = rng.choice(places)
    told = at(document, place)
    together = [flipped(told["conclusions"][0])] if rng.random() < 0.7 else []
    lemma = {"together": together, "premises": told["premises"], "rules": told["rules"], "lemmas": []}
    rules = told["rules"] if rng.random() < 0.5 else []
    return edited(document, place, {**told, "rules": rules, "lemmas": [lemma]})


def _exchange_changed(document: Json, rng: random.Random) -> Json | None:
    side = rng.choice(["out", "into"])
    change = rng.choice([lambda facts: without_one(facts, rng), lambda facts: with_one(facts, rng, other)])
    other = other_value(document, rng)

    def changed(exchange: Json) -> Json:
        return {**exchange, side: change(exchange[side])} if exchange[side] else exchange

    return with_list(document, rng, "exchanges", lambda found: with_one(found, rng, changed))


def _exchange_claimed(document: Json, rng: random.Random) -> Json | None:
    """A conclusion by an exchange of two facts for two others."""
    place = rng.choice([*deduction_places(document)] or [()])
    if not place:
        return None
    facts = words_of(document).facts
    out, into = rng.sample(facts, min(2, len(facts))), rng.sample(facts, min(2, len(facts)))
    told = {**at(document, place), "exchanges": [{"out": out, "into": into}]}
    return {**edited(document, place, told), "granted": ["one solution"]}


def _granted_added(document: Json, rng: random.Random) -> Json | None:
    return {**document, "granted": rng.choice([["one solution"], ["good luck"], []])}


def _granted_dropped(document: Json, rng: random.Random) -> Json | None:
    return {key: value for key, value in document.items() if key != "granted"}


def _fact_assumed(document: Json, rng: random.Random) -> Json | None:
    assumed = rng.sample(words_of(document).facts, 1)
    return {**document, "assumed": assumed if rng.random() < 0.5 else [flipped(assumed[0])]}


def _clue_dropped(document: Json, rng: random.Random) -> Json | None:
    return with_clues(document, rng, lambda clues: without_one(clues, rng))


def _clue_invented(document: Json, rng: random.Random) -> Json | None:
    return with_clues(document, rng, lambda clues: with_one(clues, rng, lambda clue: f"{clue}, roughly"))


def _nonsense(document: Json, rng: random.Random) -> Json | None:
    """Anything at all in some place of the document."""
    place: Path = ()
    inner: Any = document
    while isinstance(inner, dict | list) and inner and (not place or rng.random() < 0.8):
        keys = list(inner) if isinstance(inner, dict) else range(len(inner))
        place = (*place, rng.choice(keys))
        inner = at(document, place)
    odd = [
        None,
        True,
        -1,
        0.5,
        10**12,
        "",
        "x",
        "r1c1=1",
        [],
        [[]],
        {},
        {"a": []},
        ["r1c1≠1"],
        document["genre"],
    ]
    return edited(document, place, rng.choice(odd))


def _field_dropped(document: Json, rng: random.Random) -> Json | None:
    place = rng.choice(
        [(), *[("steps", n) for n in range(len(document["steps"]))], *deduction_places(document)]
    )
    part = at(document, place)
    lost = rng.choice(list(part))
    return edited(document, place, {name: value for name, value in part.items() if name != lost})


def _solution_changed(document: Json, rng: random.Random) -> Json | None:
    if not document["solutions"] or len(document["solutions"][0]) < 2:
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
    place = random_step(document, rng)
    if not place:
        return None
    step = at(document, place)
    last = {**step["deductions"][-1], "conclusions": []}
    changed = {**step, "fact": None, "deductions": [*step["deductions"][:-1], last]}
    return {**edited(document, place, changed), "status": "none", "solutions": []}


def _case_steps_miscounted(document: Json, rng: random.Random) -> Json | None:
    return {**document, "by_cases": document["by_cases"] + rng.choice((-1, 1))}


def _techniques_miscounted(document: Json, rng: random.Random) -> Json | None:
    return {**document, "techniques": {**document["techniques"], "full house": rng.randint(0, 99)}}


def _largest_k_changed(document: Json, rng: random.Random) -> Json | None:
    return {**document, "k": {**document["k"], "max": document["k"]["max"] + rng.choice((-1, 1))}}


def _mean_k_changed(document: Json, rng: random.Random) -> Json | None:
    return {**document, "k": {**document["k"], "mean": document["k"]["mean"] + rng.choice((-1, 1))}}


def _number_changed(document: Json, rng: random.Random) -> Json | None:
    place = random_step(document, rng)
    return edited(document, (*place, "number"), at(document, place)["number"] + 1) if place else None


def _k_changed(document: Json, rng: random.Random) -> Json | None:
    place = random_step(document, rng)
    return edited(document, (*place, "k"), at(document, place)["k"] + rng.choice((-1, 1))) if place else None


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
        _puzzle_changed,
        _symbol_erased,
        _puzzle_relabelled,
        _puzzle_turned,
        _case_dropped,
        _case_replaced,
        _case_assumption_changed,
        _case_cut_short,
        _lemma_weakened,
        _lemma_flipped,
        _lemma_rests_on_another,
        _lemmas_cut,
        _lemma_of_its_own,
        _exchange_changed,
        _exchange_claimed,
        _granted_added,
        _granted_dropped,
        _fact_assumed,
        _clue_dropped,
        _clue_invented,
        _nonsense,
        _field_dropped,
        _solution_changed,
        _status_changed,
        _contradiction_claimed,
        _k_changed,
        _case_steps_miscounted,
        _techniques_miscounted,
        _largest_k_changed,
        _mean_k_changed,
        _number_changed,
    )
}
LIES_ABOUT_FIGURES = (
    "largest k changed",
    "mean k changed",
    "case steps miscounted",
    "techniques miscounted",
    "nonsense",
    "field dropped",
)
