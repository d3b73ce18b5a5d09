"""Certificates of k for every genre: accepted as they are, refused when something is wrong with them."""

from __future__ import annotations

import copy
import json
import random
from functools import cache
from typing import Any

import pytest

from tests.cli.command import run
from whygrid import examples, k, parse
from whygrid.logic.k_certificate import Refused
from whygrid.service.verifying import verify_k


@cache
def certificate(name: str) -> dict[str, Any]:
    return dict(k(parse(examples()[name].text)).certificate)


@pytest.mark.parametrize(("name", "size"), [("mini", 2), ("six", 4), ("eight", 7), ("kakuro-first", 4)])
def test_a_certificate_proves_both_bounds(name, size):
    assert verify_k(json.loads(json.dumps(certificate(name)))) == (size, size)


def test_each_half_holds_by_itself():
    whole = certificate("six")
    assert verify_k({key: half for key, half in whole.items() if key != "lower"}) == (0, 4)
    lower, upper = verify_k({key: half for key, half in whole.items() if key != "upper"})
    assert lower == 4 and upper > 4


def shrink_a_support(broken, chance):
    step = chance.choice(broken["upper"]["steps"])
    items = step["support"] or step["clues"]
    items.remove(chance.choice(items))


def rest_on_what_is_open(broken, chance):
    step = chance.choice(broken["upper"]["steps"])
    step["support"] = [step["fact"]]


def lose_a_step(broken, chance):
    broken["upper"]["steps"].remove(chance.choice(broken["upper"]["steps"]))


def claim_less_above(broken, chance):
    broken["upper"]["k"] -= 1


def claim_more_below(broken, chance):
    broken["lower"]["k"] += 1


def leave_a_hole_in_an_alternative(broken, chance):
    filling = chance.choice(broken["lower"]["alternatives"])
    filling.remove(chance.choice(filling))


def use_the_solution(broken, chance):
    alternatives = broken["lower"]["alternatives"]
    alternatives[chance.randrange(len(alternatives))] = list(broken["solution"])


def forget_what_is_open(broken, chance):
    broken["lower"]["open"].remove(chance.choice(broken["lower"]["open"]))


def leave_a_fact_unproved(broken, chance):
    chance.choice(broken["lower"]["open"])["alternatives"].clear()


def know_one_more(broken, chance):
    broken["lower"]["known"].append(chance.choice(broken["lower"]["open"])["fact"])


def change_the_solution(broken, chance):
    place = chance.randrange(len(broken["solution"]))
    subject, _, value = broken["solution"][place].partition("=")
    broken["solution"][place] = f"{subject}={int(value) % 4 + 1}"


def put_in_nonsense(broken, chance):
    spots, todo = [], [broken]
    while todo:
        item = todo.pop()
        for key, value in item.items() if isinstance(item, dict) else enumerate(item):
            if item is not broken:
                spots.append((item, key))
            if isinstance(value, dict | list):
                todo.append(value)
    item, key = chance.choice(spots)
    item[key] = chance.choice([None, True, -1, 81.5, "x", [[]], {"fact": 0}, 10**9])


DAMAGES = [
    shrink_a_support, rest_on_what_is_open, lose_a_step, claim_less_above, claim_more_below,
    leave_a_hole_in_an_alternative, use_the_solution, forget_what_is_open, leave_a_fact_unproved,
    know_one_more, change_the_solution, put_in_nonsense,
]  # fmt: skip


@pytest.mark.parametrize("damage", DAMAGES, ids=lambda damage: damage.__name__)
@pytest.mark.parametrize("name", ["mini", "six", "kakuro-first"])
def test_a_damaged_certificate_is_refused(name, damage):
    for seed in range(6):
        broken = copy.deepcopy(certificate(name))
        damage(broken, random.Random(seed))
        if broken == certificate(name):
            continue
        with pytest.raises(Refused):
            verify_k(broken)


def test_a_certificate_about_no_puzzle_is_refused(tmp_path):
    with pytest.raises(Refused):
        verify_k({"format": "whygrid-k", "version": 2})
    path = tmp_path / "k.json"
    path.write_text(json.dumps({**certificate("mini"), "puzzle": "nothing"}))
    code, _, err = run("verify", str(path))
    assert code == 2 and "Traceback" not in err


def test_the_commands_write_and_check_it(tmp_path):
    path = str(tmp_path / "k.json")
    assert run("k", "kakuro-first", "--certificate", path).code == 0
    assert run("verify", path) == (0, "ok: k = 4, proved\n", "")
