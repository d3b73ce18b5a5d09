"""Certificates of k of both versions with one thing wrong, or with one thing changed that may stay right."""

from __future__ import annotations

import copy
import random
from collections.abc import Callable
from typing import Any

Json = dict[str, Any]
Damage = Callable[[Json, random.Random], None]


def put_in_nonsense(broken: Json, chance: random.Random) -> None:
    spots: list[tuple[Any, Any]] = []
    todo: list[Any] = [broken]
    while todo:
        item = todo.pop()
        for key, value in item.items() if isinstance(item, dict) else enumerate(item):
            spots.append((item, key))
            if isinstance(value, dict | list):
                todo.append(value)
    item, key = chance.choice(spots)
    item[key] = chance.choice([None, True, -1, 81.5, "x", [[]], {"cell": 0}, {"fact": 0}, 10**9])


# Version 1: 9x9 Sudoku


def _shrink_a_support(certificate: Json, chance: random.Random) -> None:
    support = chance.choice(certificate["upper"]["steps"])["support"]
    support.remove(chance.choice(support))


def _rest_on_an_open_cell(certificate: Json, chance: random.Random) -> None:
    step = chance.choice(certificate["upper"]["steps"])
    step["support"][chance.randrange(len(step["support"]))] = step["cell"]


def _lose_a_step(certificate: Json, chance: random.Random) -> None:
    certificate["upper"]["steps"].remove(chance.choice(certificate["upper"]["steps"]))


def _repeat_a_step(certificate: Json, chance: random.Random) -> None:
    certificate["upper"]["steps"].append(chance.choice(certificate["upper"]["steps"]))


def _claim_less_above(certificate: Json, chance: random.Random) -> None:
    certificate["upper"]["k"] -= 1


def _claim_more_below(certificate: Json, chance: random.Random) -> None:
    certificate["lower"]["k"] += 1


def _other_digit(digit: str, chance: random.Random) -> str:
    return chance.choice([other for other in "123456789" if other != digit])


def _change_a_grid(certificate: Json, chance: random.Random) -> None:
    grids = certificate["lower"]["grids"]
    number, cell = chance.randrange(len(grids)), chance.randrange(81)
    grids[number] = (
        grids[number][:cell] + _other_digit(grids[number][cell], chance) + grids[number][cell + 1 :]
    )


def _use_the_solution_as_a_grid(certificate: Json, chance: random.Random) -> None:
    grids = certificate["lower"]["grids"]
    grids[chance.randrange(len(grids))] = certificate["solution"]


def _forget_an_open_cell(certificate: Json, chance: random.Random) -> None:
    certificate["lower"]["cells"].remove(chance.choice(certificate["lower"]["cells"]))


def _leave_a_cell_unproved(certificate: Json, chance: random.Random) -> None:
    del chance.choice(certificate["lower"]["cells"])["grids"][2:]


def _know_one_cell_more(certificate: Json, chance: random.Random) -> None:
    certificate["lower"]["known"].append(chance.choice(certificate["lower"]["cells"])["cell"])


def _lose_a_given(certificate: Json, chance: random.Random) -> None:
    given = chance.choice([cell for cell in range(81) if certificate["givens"][cell] != "0"])
    certificate["lower"]["known"].remove(given)


def _change_a_digit(certificate: Json, chance: random.Random) -> None:
    field = chance.choice(["givens", "solution"])
    cell = chance.choice([cell for cell in range(81) if certificate["givens"][cell] != "0"])
    text = certificate[field]
    certificate[field] = text[:cell] + _other_digit(text[cell], chance) + text[cell + 1 :]


OF_SUDOKU: list[Damage] = [
    _shrink_a_support, _rest_on_an_open_cell, _lose_a_step, _repeat_a_step, _claim_less_above,
    _claim_more_below, _change_a_grid, _use_the_solution_as_a_grid, _forget_an_open_cell,
    _leave_a_cell_unproved, _know_one_cell_more, _lose_a_given, _change_a_digit, put_in_nonsense,
]  # fmt: skip


def damaged(certificate: Json, number: int) -> tuple[str, Json]:
    """The certificate with one thing wrong, and what it is; the same number gives the same damage."""
    chance = random.Random(number)
    damage = OF_SUDOKU[number % len(OF_SUDOKU)]
    broken = copy.deepcopy(certificate)
    damage(broken, chance)
    return damage.__name__.strip("_").replace("_", " "), broken


# Version 2: any genre


def shrink_a_support(broken: Json, chance: random.Random) -> None:
    step = chance.choice(broken["upper"]["steps"])
    items = step["support"] or step["clues"]
    items.remove(chance.choice(items))


def rest_on_what_is_open(broken: Json, chance: random.Random) -> None:
    step = chance.choice(broken["upper"]["steps"])
    step["support"] = [step["fact"]]


def lose_a_step(broken: Json, chance: random.Random) -> None:
    broken["upper"]["steps"].remove(chance.choice(broken["upper"]["steps"]))


def claim_less_above(broken: Json, chance: random.Random) -> None:
    broken["upper"]["k"] -= 1


def claim_more_below(broken: Json, chance: random.Random) -> None:
    broken["lower"]["k"] += 1


def leave_a_hole_in_an_alternative(broken: Json, chance: random.Random) -> None:
    filling = chance.choice(broken["lower"]["alternatives"])
    filling.remove(chance.choice(filling))


def use_the_solution(broken: Json, chance: random.Random) -> None:
    alternatives = broken["lower"]["alternatives"]
    alternatives[chance.randrange(len(alternatives))] = list(broken["solution"])


def forget_what_is_open(broken: Json, chance: random.Random) -> None:
    broken["lower"]["open"].remove(chance.choice(broken["lower"]["open"]))


def leave_a_fact_unproved(broken: Json, chance: random.Random) -> None:
    chance.choice(broken["lower"]["open"])["alternatives"].clear()


def know_one_more(broken: Json, chance: random.Random) -> None:
    broken["lower"]["known"].append(chance.choice(broken["lower"]["open"])["fact"])


def change_the_solution(broken: Json, chance: random.Random) -> None:
    place = chance.randrange(len(broken["solution"]))
    subject, _, value = broken["solution"][place].partition("=")
    broken["solution"][place] = f"{subject}={int(value) % 4 + 1}"


# Lemmas, in certificates that have some


def _lemmas(broken: Json, chance: random.Random) -> list[Json]:
    """Those of a step."""
    return list(chance.choice([step for step in broken["upper"]["steps"] if "lemmas" in step])["lemmas"])


def _leave_one_out(items: list[Any], chance: random.Random) -> None:
    items.pop(chance.randrange(len(items)))


def cut_lemmas(broken: Json, chance: random.Random) -> None:
    step = chance.choice([step for step in broken["upper"]["steps"] if "lemmas" in step])
    del step["lemmas"][chance.randrange(len(step["lemmas"])) :]


def strengthen_a_lemma(broken: Json, chance: random.Random) -> None:
    """Fewer facts can't all hold."""
    _leave_one_out(chance.choice(_lemmas(broken, chance))["together"], chance)


def flip_a_lemma(broken: Json, chance: random.Random) -> None:
    together = chance.choice(_lemmas(broken, chance))["together"]
    place = chance.randrange(len(together))
    together[place] = together[place].translate(str.maketrans("=≠", "≠="))


def rest_a_lemma_on_less(broken: Json, chance: random.Random) -> None:
    lemma = chance.choice(_lemmas(broken, chance))
    parts = [lemma[name] for name in ("premises", "rules", "lemmas") if lemma[name]]
    _leave_one_out(chance.choice(parts), chance)


def rest_a_lemma_on_another(broken: Json, chance: random.Random) -> None:
    lemmas = _lemmas(broken, chance)
    chance.choice(lemmas)["lemmas"].append(chance.randint(0, len(lemmas) + 1))


def rest_a_lemma_on_the_solution(broken: Json, chance: random.Random) -> None:
    chance.choice(_lemmas(broken, chance))["premises"].append(chance.choice(broken["solution"]))


def borrow_lemmas(broken: Json, chance: random.Random) -> None:
    """Those of another step, which may name rules that these clues do not make."""
    one, other = (chance.choice(broken["upper"]["steps"]) for _ in range(2))
    one["lemmas"] = copy.deepcopy(other["lemmas"])


def lose_a_clue(broken: Json, chance: random.Random) -> None:
    """What it says stays in the lemmas."""
    steps = [step for step in broken["upper"]["steps"] if step["clues"]]
    _leave_one_out(chance.choice(steps)["clues"], chance)


def claim_another_fact(broken: Json, chance: random.Random) -> None:
    one, other = (chance.choice(broken["upper"]["steps"]) for _ in range(2))
    one["fact"], other["fact"] = other["fact"], one["fact"]


OF_LEMMAS: list[Damage] = [
    cut_lemmas, strengthen_a_lemma, flip_a_lemma, rest_a_lemma_on_less, rest_a_lemma_on_another,
    rest_a_lemma_on_the_solution, borrow_lemmas, lose_a_clue, claim_another_fact,
]  # fmt: skip


OF_ANY_GENRE: list[Damage] = [
    shrink_a_support, rest_on_what_is_open, lose_a_step, claim_less_above, claim_more_below,
    leave_a_hole_in_an_alternative, use_the_solution, forget_what_is_open, leave_a_fact_unproved,
    know_one_more, change_the_solution, put_in_nonsense,
]  # fmt: skip


# Either version: what comes out may be right, or claim less


def _lower_parts(broken: Json) -> tuple[list[Any], list[Json], str]:
    """The other fillings, what is open, and how it names its fillings."""
    lower = broken["lower"]
    return (lower["grids"], lower["cells"], "grids") if "grids" in lower else (
        lower["alternatives"], lower["open"], "alternatives"
    )  # fmt: skip


def drop_a_half(broken: Json, chance: random.Random) -> None:
    del broken[chance.choice(["lower", "upper"])]


def drop_both_halves(broken: Json, chance: random.Random) -> None:
    del broken["lower"], broken["upper"]


def claim_more_above(broken: Json, chance: random.Random) -> None:
    broken["upper"]["k"] += chance.randint(1, 3)


def claim_less_below(broken: Json, chance: random.Random) -> None:
    broken["lower"]["k"] -= chance.randint(1, broken["lower"]["k"] or 1)


def claim_anything(broken: Json, chance: random.Random) -> None:
    broken[chance.choice(["lower", "upper"])]["k"] = chance.randint(0, 90)


def lean_on_more(broken: Json, chance: random.Random) -> None:
    steps = broken["upper"]["steps"]
    one, other = chance.choice(steps), chance.choice(steps)
    one["support"] += [item for item in other["support"] if item not in one["support"]]


def swap_steps(broken: Json, chance: random.Random) -> None:
    chance.shuffle(broken["upper"]["steps"])


def lose_a_filling(broken: Json, chance: random.Random) -> None:
    _, entries, name = _lower_parts(broken)
    named = chance.choice(entries)[name]
    if named:
        named.pop(chance.randrange(len(named)))


def name_another_filling(broken: Json, chance: random.Random) -> None:
    fillings, entries, name = _lower_parts(broken)
    chance.choice(entries)[name].append(chance.randrange(len(fillings)))


def start_from_what_is_given(broken: Json, chance: random.Random) -> None:
    """The stuck position without what steps have settled."""
    known = broken["lower"]["known"]
    lost = chance.choice(known) if known else None
    broken["lower"]["known"] = [item for item in known if item != lost]


def erase_a_symbol(broken: Json, chance: random.Random) -> None:
    """A puzzle that gives less: often one of several solutions."""
    name = "givens" if "givens" in broken else "puzzle"
    text = broken[name]
    places = [place for place, symbol in enumerate(text) if symbol in "123456789"]
    if places:
        place = chance.choice(places)
        broken[name] = text[:place] + ("0" if name == "givens" else ".") + text[place + 1 :]


def erase_all_givens(broken: Json, chance: random.Random) -> None:
    """A board with many solutions, a stuck position of nothing, and any bound at all."""
    if broken.get("genre") == "kakuro":
        return
    name = "givens" if "givens" in broken else "puzzle"
    if broken.get("genre") != "numberlink":
        broken[name] = "".join("0" if name == "givens" else "." for _ in broken[name])
    broken["lower"]["known"] = []
    broken["lower"]["k"] = chance.randint(0, 20)
    if chance.random() < 0.5:
        broken.pop("upper")


def look_at_less(broken: Json, chance: random.Random) -> None:
    """An upper bound that is too small, with steps that would show it if they were right."""
    broken.pop("lower", None)
    upper = broken["upper"]
    upper["k"] -= 1
    for step in upper["steps"]:
        items = [*step["support"], *step.get("clues", [])]
        for item in chance.sample(items, max(0, len(items) - upper["k"])):
            (step["support"] if item in step["support"] else step["clues"]).remove(item)
            for lemma in step.get("lemmas", []):
                lemma["premises"] = [premise for premise in lemma["premises"] if premise != item]


MAY_STAY_RIGHT: list[Damage] = [
    drop_a_half, drop_both_halves, claim_more_above, claim_less_below, claim_anything, lean_on_more,
    swap_steps, lose_a_filling, name_another_filling, start_from_what_is_given, erase_a_symbol,
    erase_all_givens, look_at_less,
]  # fmt: skip
