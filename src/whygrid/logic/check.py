"""The checker: the code that users trust.

It knows no technique and no genre. A deduction is accepted when its premises and the rules it names,
together with the negation of its conclusion, contradict each other (`logic.entailment`). A step is accepted
when every deduction in it is, and rests on nothing but the step's support and what the step itself has
shown. A proof is accepted when all its steps are, in order, each supported by givens and earlier steps only.
The proof shows that the solution is unique when every fact is settled and no rule is broken; it shows that
there is none when it ends in a contradiction.

A proof may take for granted that the puzzle has one solution. It has to say so, and then its deductions may
name exchanges: facts, none of them given, for which others could be put without any count noticing, so that
a solution with all of them would not be the only one. Such a proof shows less: a solution, not that it is
the only one.

A long deduction may come with lemmas, facts that can't all hold. Each is checked like a deduction, by the
rules and earlier lemmas that it names. Lemmas may mention what auxiliary variables stand for.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, field

from whygrid.logic.deduction import Deduction, Exchange
from whygrid.logic.entailment import entails_contradiction, propagate
from whygrid.logic.facts import Literal
from whygrid.logic.proof import Step
from whygrid.logic.rules import Count, Rule, Rules

ONE_SOLUTION = "one solution"
"""The one premise that a proof may take for granted."""
LAST_LEMMA = "lemma"
"""The name under which lemmas count among the rules."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """What the checker says: `first_bad` is the number of the first wrong step, or None."""

    ok: bool
    steps: int
    first_bad: int | None = None
    problem: str = ""
    shows: str = "nothing"  # or "unique", "none": what a proof whose steps are all right has proved;
    #                         where it takes one solution for granted "solution" or "not one solution"
    granted: tuple[str, ...] = ()  # what the proof takes for granted and does not show
    assumed: int = field(default=0, repr=False)  # how many assumptions it rests on


def check_proof(
    rules: Rules, givens: Iterable[Literal], steps: Sequence[Step], granted: tuple[str, ...] = ()
) -> Verdict:
    """Check all steps in order; stop at the first bad one. `granted` is what they may take for granted."""
    if not set(granted) <= {ONE_SOLUTION}:
        return Verdict(False, len(steps), None, f"only {ONE_SOLUTION!r} may be taken for granted")
    given = frozenset(givens)
    known = set(given)
    contradiction = False
    for number, step in enumerate(steps, 1):
        problem = check_step(rules, known, step, given if granted else None)
        if problem:
            return Verdict(False, len(steps), number, problem)
        if step.fact is None:
            contradiction = True
        else:
            known.add(step.fact)
    shows = "none" if contradiction else _what_is_shown(rules, known)
    if granted:
        shows = {"unique": "solution", "none": "not one solution"}.get(shows, shows)
    return Verdict(True, len(steps), shows=shows, granted=tuple(granted))


def _what_is_shown(rules: Rules, known: set[Literal]) -> str:
    """ "unique" when what is known settles every fact, and all rules are kept.

    A fact counts as settled when it is known, or when known facts exclude it at once by some count; what
    follows by more than that, a step has to say.
    """
    settled = set(known)
    for count in rules.counts:
        if sum(literal in known for literal in count.literals) == count.high:
            settled.update(-literal for literal in count.literals if literal not in known)
    return "unique" if is_solution(rules, settled) else "nothing"


def is_solution(rules: Rules, literals: Collection[Literal]) -> bool:
    """Whether the literals settle every fact, and all rules are kept."""
    if not all(fact in literals or -fact in literals for fact in range(1, len(rules.facts) + 1)):
        return False
    kept = propagate(rules, rules.rules, literals)
    if rules.family and any(rules.family.broken_by(literals)):
        return False
    return kept is not None and all(n in kept.true or -n in kept.true for n in range(1, rules.variables + 1))


def check_step(
    rules: Rules, known: Collection[Literal], step: Step, givens: Collection[Literal] | None = None
) -> str:
    """The empty string when the step is right, otherwise what is wrong with it.

    Only with `givens` may it take for granted that these givens have one solution.
    """
    problem = _odd_fact(rules, (*step.support, *(() if step.fact is None else (step.fact,))))
    if problem:
        return problem
    for literal in step.support:
        if literal not in known:
            return f"it rests on {rules.fact(literal)}, which is neither given nor shown before"
    if not step.deductions:
        return "it has no deduction"
    problem = _check_chain(rules, set(step.support), step.deductions, givens)
    if problem:
        return problem
    last = step.deductions[-1].conclusions
    if step.fact is None:
        return "it does not end in a contradiction" if last else ""
    return "" if step.fact in last else f"its last deduction does not conclude {rules.fact(step.fact)}"


def _odd_fact(rules: Rules, literals: Iterable[Literal], aside: int = 0) -> str:
    """The empty string when all these facts exist, or are among so many auxiliary ones."""
    odd = [literal for literal in literals if not 1 <= abs(literal) <= len(rules.facts) + aside]
    return f"there is no fact {odd[0]}" if odd else ""


def _check_chain(
    rules: Rules,
    established: set[Literal],
    deductions: Iterable[Deduction],
    givens: Collection[Literal] | None,
) -> str:
    """Check deductions in order, adding to `established` what each one shows."""
    for deduction in deductions:
        problem = check_deduction(rules, deduction, givens)
        if problem:
            return f"{deduction.technique}: {problem}"
        for premise in deduction.premises:
            if premise not in established:
                return f"{deduction.technique}: {rules.fact(premise)} has not been shown"
        established.update(deduction.conclusions)
    return ""


def check_deduction(rules: Rules, deduction: Deduction, givens: Collection[Literal] | None = None) -> str:
    """The empty string when the conclusions follow from the premises, otherwise what is wrong.

    Only with `givens` may they follow from the premise that these givens have one solution.
    """
    for name in deduction.rules:
        if not rules.has_rule(name):
            return f"there is no rule {name!r}"
    assumptions = [case.assumption for case in deduction.cases]
    problem = _odd_fact(rules, (*deduction.premises, *deduction.conclusions, *assumptions))
    if problem:
        return problem
    for exchange in deduction.exchanges:
        problem = _odd_exchange(rules, exchange, givens)
        if problem:
            return problem
    told, names = rules, deduction.rules
    if deduction.exchanges:
        not_all = [Count(exchange.out, 0, len(exchange.out) - 1) for exchange in deduction.exchanges]
        told, names = rules.with_counts(ONE_SOLUTION, not_all, keeping=names), (*names, ONE_SOLUTION)
    if deduction.lemmas:
        problem = _odd_lemma(rules, deduction)
        if problem:
            return problem
        told = rules.with_counts(LAST_LEMMA, [_not_all(deduction.lemmas[-1].together)])
        names = (*names, LAST_LEMMA)
    held = [*deduction.premises, *(-assumption for assumption in assumptions)]
    at_once = propagate(told, names, held)
    for conclusion in deduction.conclusions or (0,):
        if at_once is None or conclusion in at_once.true:
            continue
        negated = [-conclusion] if conclusion else []
        if not entails_contradiction(told, names, [*held, *negated]):
            goal = str(rules.fact(conclusion)) if conclusion else "a contradiction"
            return f"{goal} does not follow from its premises"
    for case in deduction.cases:
        established = {*deduction.premises, case.assumption}
        problem = _check_chain(rules, established, case.steps, givens)
        if problem:
            return f"in the case {rules.fact(case.assumption)}: {problem}"
        contradictory = bool(case.steps) and not case.steps[-1].conclusions
        if not contradictory and not (
            deduction.conclusions and established.issuperset(deduction.conclusions)
        ):
            return f"the case {rules.fact(case.assumption)} is left open"
    return ""


def _odd_lemma(rules: Rules, deduction: Deduction) -> str:
    """The empty string when every lemma follows from premises, rules and earlier lemmas."""
    if deduction.exchanges or rules.has_rule(LAST_LEMMA):
        return "lemmas stand by themselves"
    for number, lemma in enumerate(deduction.lemmas, 1):
        inner = [literal for literal in lemma.together if abs(literal) > len(rules.facts)]
        aside = len(rules.auxiliaries) if inner else 0
        problem = _odd_fact(rules, lemma.together, aside)
        if problem or not set(lemma.premises) <= set(deduction.premises):
            return problem or f"lemma {number} rests on what is no premise"
        odd = [name for name in lemma.rules if not rules.has_rule(name)]
        if odd or not all(1 <= earlier < number for earlier in lemma.lemmas):
            return f"lemma {number} rests on what is no rule, and no earlier lemma"
        used = [rules.rule(name) for name in dict.fromkeys(lemma.rules)]
        earlier = [_not_all(deduction.lemmas[earlier - 1].together) for earlier in lemma.lemmas]
        part = Rules(rules.facts, (*used, Rule(LAST_LEMMA, "", tuple(earlier))))
        if not entails_contradiction(part, part.rules, (*lemma.premises, *lemma.together)):
            return f"lemma {number} does not follow"
    return ""


def _not_all(literals: tuple[Literal, ...]) -> Count:
    return Count(literals, 0, len(literals) - 1)


def _odd_exchange(rules: Rules, exchange: Exchange, givens: Collection[Literal] | None) -> str:
    """The empty string when a solution with all of `out` can't be the only one.

    For then it stays a solution when `into` is put for `out`: no given is among `out`; `out` excludes all of
    `into`, so that these are new; and in no count does the number of literals that hold change. A family,
    whose rules are not all listed, makes sure of that in its own way; for it, `out` may also have what stays.
    """
    if givens is None:
        return "it takes for granted that the puzzle has one solution, and the proof does not say so"
    out, into = set(exchange.out), set(exchange.into)
    if ONE_SOLUTION in rules.rules:
        return f"a rule is called {ONE_SOLUTION!r}"
    problem = _odd_fact(rules, (*exchange.out, *exchange.into))
    if problem:
        return problem
    if not out or out & into or min(out | into) < 0 or len(out) != len(exchange.out):
        return "an exchange puts other facts for some that hold"
    if rules.family:
        replaced = rules.family.replaced(exchange.out, exchange.into)
        if not replaced:
            return "an exchange does not make another solution"
        out = set(replaced)
    if not out.isdisjoint(givens):
        return f"{rules.fact(min(out.intersection(givens)))} is given and can't be exchanged"
    if any(-fact in givens for fact in into):
        return "an exchange puts what is given not to hold"
    if rules.family:
        return ""
    new = set(into)
    for number in {
        n for fact in out | into for side in (fact, -fact) for n in rules.occurrences.get(side, ())
    }:
        literals, _, high = rules.counts[number]
        change = [(lit in into) - (lit in out) - (-lit in into) + (-lit in out) for lit in literals]
        if sum(change):
            return "an exchange changes how many literals of a count hold"
        if high == 1 and not out.isdisjoint(literals):
            new.difference_update(literals)
    return f"{rules.fact(min(new))} could hold besides what it is exchanged for" if new else ""


def broken_rules(rules: Rules, holds: Iterable[Literal]) -> list[tuple[Rule, tuple[Literal, ...]]]:
    """The rules that a set of facts breaks, each with the facts to blame.

    A rule with auxiliary variables says what it demands only by way of these, so it is followed through.
    """
    facts = set(holds)
    found = [
        (rule, tuple(lit for lit in count.literals if lit in facts)) for rule, count in rules.broken_by(facts)
    ]
    seen = {rule.name for rule, _ in found}
    for name in rules.with_auxiliaries:
        if name not in seen:
            about = dict.fromkeys(abs(lit) for count in rules.rules[name].counts for lit in count.literals)
            known = [side for number in about for side in (number, -number) if side in facts]
            if propagate(rules, [name], known) is None:
                found.append((rules.rules[name], tuple(literal for literal in known if literal > 0)))
    return found
