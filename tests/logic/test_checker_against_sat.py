"""The checker and a SAT solver, asked the same questions in different words, give the same answers.

The SAT side (tests.helpers) makes its own clauses and uses another solver than whygrid does.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from functools import cache

import pytest
from hypothesis import event, given, settings
from hypothesis import strategies as st

from tests.helpers import explained, follows, generated, toy
from whygrid.engine.walk import Strategy, Walk
from whygrid.logic import entailment
from whygrid.logic.check import check_deduction
from whygrid.logic.deduction import Case, Deduction
from whygrid.logic.rules import Count, Rule, Rules

FACTS = 6
VARIABLES = 8  # two of them auxiliary


def sat_says(rules: Rules, deduction: Deduction) -> bool:
    """Whether a deduction is right by the words of docs/proof-format.md, with SAT for "follows"."""
    others = [-case.assumption for case in deduction.cases]
    goals = deduction.conclusions or (None,)
    if not all(follows(rules, deduction.rules, [*deduction.premises, *others], goal) for goal in goals):
        return False
    return all(_closed(rules, deduction, case) for case in deduction.cases)


def _closed(rules: Rules, deduction: Deduction, case: Case) -> bool:
    shown = {*deduction.premises, case.assumption}
    for step in case.steps:
        if not shown.issuperset(step.premises) or not sat_says(rules, step):
            return False
        shown.update(step.conclusions)
    if case.steps and not case.steps[-1].conclusions:
        return True
    return bool(deduction.conclusions) and shown.issuperset(deduction.conclusions)


class Looks:
    """Counts the branchings of the checker, so that its bound can be told from a disagreement."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.most = self.now = 0
        undecided, start = entailment.Propagation.undecided, entailment.propagate

        def counted_start(*args):
            self.now = 0
            return start(*args)

        def counted(propagation, *first):
            self.now += 1
            self.most = max(self.most, self.now)
            return undecided(propagation, *first)

        monkeypatch.setattr(entailment, "propagate", counted_start)
        monkeypatch.setattr(entailment.Propagation, "undecided", counted)

    @property
    def at_the_limit(self) -> bool:
        return self.most > entailment.BRANCH_LIMIT


# Random small rules

LITERALS = st.integers(1, VARIABLES).flatmap(lambda n: st.sampled_from([n, -n]))
FACT_LITERALS = st.integers(1, FACTS).flatmap(lambda n: st.sampled_from([n, -n]))


@st.composite
def counts(draw: st.DrawFn) -> Count:
    literals = draw(st.lists(LITERALS, min_size=1, max_size=5))  # the same one may stand there twice
    low = draw(st.integers(0, len(literals)))
    return Count(tuple(literals), low, draw(st.integers(low, len(literals))))


@st.composite
def small_rules(draw: st.DrawFn) -> Rules:
    groups = draw(st.lists(st.lists(counts(), min_size=1, max_size=3), min_size=1, max_size=5))
    named = [Rule(f"rule {i}", "", tuple(group)) for i, group in enumerate(groups)]
    return toy(
        FACTS, *named, Rule("all variables", "", (Count(tuple(range(1, VARIABLES + 1)), 0, VARIABLES),))
    )


def deductions(rules: Rules, depth: int = 0) -> st.SearchStrategy[Deduction]:
    facts = st.lists(FACT_LITERALS, max_size=3, unique=True).map(tuple)
    inner = st.builds(
        lambda assumption, steps: Case(assumption, tuple(steps)),
        FACT_LITERALS,
        st.lists(deductions(rules, depth + 1), max_size=2) if depth < 2 else st.just([]),
    )
    return st.builds(
        lambda conclusions, premises, names, cases: Deduction(
            "guess", conclusions, premises, names, cases=cases
        ),
        facts,
        facts,
        st.lists(st.sampled_from(list(rules.rules)), max_size=4, unique=True).map(tuple),
        st.just(()) if depth == 2 else st.lists(inner, max_size=3).map(tuple),
    )


def agree(rules: Rules, deduction: Deduction) -> bool:
    said = check_deduction(rules, deduction) == ""
    event("accepted" if said else "refused")
    return said == sat_says(rules, deduction)


@settings(max_examples=120, derandomize=True)
@given(st.data())
def test_they_agree_on_plain_deductions_by_random_rules(data):
    rules = data.draw(small_rules())
    plain = deductions(rules, depth=2)
    for _ in range(4):
        assert agree(rules, data.draw(plain))


@settings(max_examples=120, derandomize=True)
@given(st.data())
def test_they_agree_on_deductions_with_nested_cases_by_random_rules(data):
    rules = data.draw(small_rules())
    assert agree(rules, data.draw(deductions(rules)))


def test_they_agree_on_thousands_of_plain_deductions():
    rng = random.Random(4)
    said: Counter[bool] = Counter()
    for _ in range(3000):
        rules = _random_rules(rng)
        facts = [rng.choice((n, -n)) for n in rng.sample(range(1, FACTS + 1), rng.randint(1, 5))]
        goals = facts[: rng.randint(0, 2)]
        names = tuple(rng.sample(list(rules.rules), rng.randint(1, 6)))
        deduction = Deduction("guess", tuple(goals), tuple(facts[len(goals) :]), names)
        accepted = check_deduction(rules, deduction) == ""
        said[accepted] += 1
        assert accepted == sat_says(rules, deduction), deduction
    assert min(said[True], said[False]) > 300


def test_they_agree_on_case_analyses_that_are_nearly_right():
    """Random cases are seldom closed, so these are made to be, and then spoilt in one place or not at all."""
    rng = random.Random(5)
    said: Counter[bool] = Counter()
    for _ in range(1500):
        rules = _random_rules(rng)
        deduction = _case_analysis(rules, rng)
        accepted = check_deduction(rules, deduction) == ""
        said[accepted] += 1
        assert accepted == sat_says(rules, deduction), deduction
    assert min(said[True], said[False]) > 150


def _random_rules(rng: random.Random) -> Rules:
    def count() -> Count:
        literals = tuple(rng.choice((n, -n)) for n in rng.sample(range(1, FACTS + 1), rng.randint(2, 4)))
        low = rng.randint(0, len(literals) - 1)
        return Count(literals, low, rng.randint(low, len(literals)) if low else rng.randint(1, len(literals)))

    return toy(
        FACTS,
        *((f"rule {i}", count()) for i in range(5)),
        ("facts", Count(tuple(range(1, FACTS + 1)), 0, FACTS)),
    )


def _case_analysis(rules: Rules, rng: random.Random) -> Deduction:
    """Whether x or not x: each case is told as what follows from it, or as a contradiction if it is one."""
    names = tuple(rules.rules)
    x, *premises = rng.sample(range(1, FACTS + 1), 3)
    premises = tuple(rng.choice((n, -n)) for n in premises)
    goal = rng.choice([n for n in range(-FACTS, FACTS + 1) if n and abs(n) != x])
    cases = []
    for assumption in (x, -x):
        known = (*premises, assumption)
        refuted = follows(rules, names, known, None)
        said = rng.sample(names, len(names) - (rng.random() < 0.2))
        lemma = Deduction(
            "lemma", (goal,) if rng.random() < 0.8 else (rng.choice((x, -x)),), known, tuple(said)
        )
        ending = Deduction("end", () if refuted else (goal,), (*known, *lemma.conclusions), tuple(said))
        cases.append(Case(assumption, rng.choice([(lemma,), (lemma, ending), (ending,), (lemma, ending)])))
    if rng.random() < 0.1:
        cases.pop()
    return Deduction("cases", (goal,), premises, (), cases=tuple(cases))


# Sudoku


@cache
def techniques():
    return generated(0).genre.techniques()


def real_deductions(seed: int) -> Iterator[Deduction]:
    """What techniques find on the way, and every deduction of the proof, inside cases too."""
    puzzle = generated(seed)
    walk = Walk(puzzle.genre.state(puzzle.board, puzzle.givens), Strategy(techniques(), greedy=False))
    for _, _ in zip(range(6), walk.run(), strict=False):
        for _, found in walk.deductions():
            yield from found[:4]
    for step in explained(seed):
        for deduction in step.deductions:
            yield from deduction.nested()


def spoilt(deduction: Deduction, rules: Rules, rng: random.Random) -> Deduction:
    """The deduction with one thing changed, or as it is."""
    conclusions, premises, names = map(list, (deduction.conclusions, deduction.premises, deduction.rules))
    change = rng.randrange(6)
    if change == 0 and premises:
        premises.pop(rng.randrange(len(premises)))
    elif change == 1 and names:
        names.pop(rng.randrange(len(names)))
    elif change == 2 and names:
        names[rng.randrange(len(names))] = rng.choice(list(rules.rules))
    elif change == 3 and premises:
        premises[rng.randrange(len(premises))] *= -1
    elif change == 4:
        conclusions = [rng.choice((1, -1)) * rng.randint(1, len(rules.facts))]
    return Deduction("spoilt", tuple(conclusions), tuple(premises), tuple(names), cases=deduction.cases)


@pytest.mark.parametrize("seed", [1, 8, 111])
def test_they_agree_on_real_and_spoilt_sudoku_deductions(seed, monkeypatch):
    looks = Looks(monkeypatch)
    rng = random.Random(seed)
    rules = generated(seed).rules
    said: Counter[bool] = Counter()
    for deduction in real_deductions(seed):
        assert check_deduction(rules, deduction) == ""
        assert sat_says(rules, deduction)
        candidate = spoilt(deduction, rules, rng)
        looks.most = 0
        accepted = check_deduction(rules, candidate) == ""
        said[accepted] += 1
        truth = sat_says(rules, candidate)
        assert accepted == truth or (truth and looks.at_the_limit), candidate
    assert min(said[True], said[False]) > 20


@pytest.mark.parametrize("seed", range(4))
def test_they_agree_on_random_questions_about_sudoku_positions(seed, monkeypatch):
    """Random rules, random true and a few false premises, and a random conclusion."""
    looks = Looks(monkeypatch)
    rng = random.Random(seed)
    proof = explained(seed + 100)
    rules, names = proof.rules, list(proof.rules.rules)
    truth = {step.fact for step in proof} | set(generated(seed + 100).givens)
    said: Counter[bool] = Counter()
    for _ in range(250):
        chosen = rng.sample(names, rng.randint(1, 5))
        near = sorted(
            {abs(x) for name in chosen for count in rules.rule(name).counts for x in count.literals}
        )
        literals = [n if n in truth else -n for n in near]
        premises = rng.sample(literals, rng.randint(len(literals) // 3, len(literals)))
        premises = [-x if rng.random() < 0.02 else x for x in premises]
        conclusion = rng.choice(literals) * rng.choice((1, 1, -1))
        deduction = Deduction("guess", (conclusion,), tuple(premises), tuple(chosen))
        looks.most = 0
        accepted = check_deduction(rules, deduction) == ""
        said[accepted] += 1
        right = sat_says(rules, deduction)
        assert accepted == right or (right and looks.at_the_limit), deduction
    assert min(said[True], said[False]) > 20
