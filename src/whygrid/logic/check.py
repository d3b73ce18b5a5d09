"""The checker: the code that users trust.

It knows no technique and no genre. A deduction is accepted when its premises and the rules it names,
together with the negation of its conclusion, contradict each other (`logic.entailment`). A step is accepted
when every deduction in it is, and rests on nothing but the step's support and what the step itself has
shown. A proof is accepted when all its steps are, in order, each supported by givens and by what the last
deductions of earlier steps conclude.
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
from dataclasses import dataclass, replace

from whygrid.budget import Budget
from whygrid.errors import Stopped
from whygrid.logic.deduction import Deduction, Exchange
from whygrid.logic.entailment import Effort, at_a_glance, contradicts_itself, entails_contradiction, propagate
from whygrid.logic.facts import Literal
from whygrid.logic.proof import Step
from whygrid.logic.rules import Count, Rule, Rules
from whygrid.voice.message import Short, message

ONE_SOLUTION = "one solution"
"""The one premise that a proof may take for granted."""
LAST_LEMMA = "lemma"
"""The name under which lemmas count among the rules."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """What the checker says: `first_bad` is the number of the first wrong step, or None.

    shows        what a proof whose steps are all right has proved: "unique" or "none"; where it takes one
                 solution for granted, "solution" or "not one solution"; with "under assumptions" after it
                 where it rests on some; otherwise "nothing". Where solutions are at hand, `service.verifying`
                 also says "multiple"
    granted      what the proof takes for granted and does not show
    assumed      on how many assumptions it rests; nothing is shown about the puzzle without them
    stopped      whether the budget ran out, so that it is neither right nor wrong
    unchecked    what else the document says, which nobody looked at
    """

    ok: bool
    steps: int
    first_bad: int | None = None
    problem: str = ""
    shows: str = "nothing"
    granted: tuple[str, ...] = ()
    assumed: int = 0
    stopped: bool = False
    unchecked: tuple[str, ...] = ()


def check_proof(
    rules: Rules,
    givens: Iterable[Literal],
    steps: Sequence[Step],
    granted: tuple[str, ...] = (),
    assumed: Iterable[Literal] = (),
    budget: Budget | None = None,
) -> Verdict:
    """Check all steps in order; stop at the first bad one.

    `granted` is what they may take for granted, `assumed` are facts that they may rest on like on givens.
    """
    budget = budget or Budget()
    assumptions = set(assumed)
    verdict = Verdict(False, len(steps), granted=tuple(granted), assumed=len(assumptions))
    if not set(granted) <= {ONE_SOLUTION}:
        return replace(verdict, problem=str(message("logic/only-may-be-granted", name=ONE_SOLUTION)))
    if problem := _odd_fact(rules, assumptions):
        return replace(verdict, problem=problem)
    given = assumptions.union(givens)
    known = set(given)
    contradiction = False
    for number, step in enumerate(steps, 1):
        try:
            budget.check()
            problem = check_step(rules, known, step, given if granted else None, budget)
        except Stopped as stop:
            return replace(
                verdict, problem=str(message("logic/at-step", what=stop.what, n=number)), stopped=True
            )
        if problem:
            return replace(verdict, first_bad=number, problem=problem)
        if step.fact is None:
            contradiction = True
        else:
            known.update(step.facts)
    shows = "none" if contradiction else what_is_shown(rules, known)
    return accepted(len(steps), shows, granted, len(assumptions))


def accepted(steps: int, shows: str, granted: tuple[str, ...], assumed: int) -> Verdict:
    """The verdict on so many steps that are all right, and show so much by what is granted and assumed."""
    if granted:
        shows = {"unique": "solution", "none": "not one solution"}.get(shows, shows)
    if assumed and shows != "nothing":
        shows += " under assumptions"
    return Verdict(True, steps, shows=shows, granted=tuple(granted), assumed=assumed)


def what_is_shown(rules: Rules, known: set[Literal]) -> str:
    """ "unique" when what is known settles every fact, and all rules are kept.

    A fact counts as settled when it is known, or when known facts exclude it at once by some count; what
    follows by more than that, a step has to say.
    """
    holding = rules.standing_in(known)
    full = [
        count.literals for number, count in enumerate(rules.counts) if holding.get(number, 0) == count.high
    ]
    excluded = {-literal for literal in set().union(*full) - known}
    return "unique" if is_solution(rules, known | excluded) else "nothing"


def is_solution(rules: Rules, literals: Collection[Literal]) -> bool:
    """Whether the literals settle every fact, and all rules are kept."""
    for fact in range(1, len(rules.facts) + 1):
        if (fact in literals) == (-fact in literals):
            return False
    if rules.family and any(rules.family.broken_by(literals)):
        return False
    if rules.variables == len(rules.facts):
        holding = rules.standing_in(rules.occurrences.keys() & literals)
        return all(
            low <= holding.get(number, 0) <= high for number, (_, low, high) in enumerate(rules.counts)
        )
    kept = propagate(rules, rules.rules, literals)
    return kept is not None and all(n in kept.true or -n in kept.true for n in range(1, rules.variables + 1))


def is_filling(rules: Rules, facts: Collection[Literal]) -> bool:
    """Whether all rules are kept where these facts hold, and no others."""
    return is_solution(rules, {fact if fact in facts else -fact for fact in range(1, len(rules.facts) + 1)})


def check_step(
    rules: Rules,
    known: Collection[Literal],
    step: Step,
    givens: Collection[Literal] | None = None,
    budget: Budget | None = None,
) -> str:
    """The empty string when the step is right, otherwise what is wrong with it.

    Only with `givens` may it take for granted that these givens have one solution.
    """
    problem = _odd_fact(rules, (*step.support, *(() if step.fact is None else (step.fact,))))
    if problem:
        return problem
    for literal in set(step.support).difference(known):
        return str(message("logic/rests-on-neither", fact=_fact(rules, literal)))
    if not step.deductions:
        return str(message("logic/no-deduction"))
    problem = _check_chain(rules, set(step.support), step.deductions, givens, budget)
    if problem:
        return problem
    last = step.deductions[-1].conclusions
    if step.fact is None:
        return str(message("logic/no-contradiction-at-the-end")) if last else ""
    if step.fact in last:
        return ""
    return str(message("logic/last-does-not-conclude", fact=_fact(rules, step.fact)))


def _fact(rules: Rules, literal: Literal) -> Short:
    return Short((rules.fact(literal).parts,))


def _odd_fact(rules: Rules, literals: Iterable[Literal], aside: int = 0) -> str:
    """The empty string when all these facts exist, or are among so many auxiliary ones."""
    last = len(rules.facts) + aside
    for literal in literals:
        if not -last <= literal <= last or not literal:
            return str(message("logic/there-is-no-fact", n=str(literal)))
    return ""


def _check_chain(
    rules: Rules,
    established: set[Literal],
    deductions: Iterable[Deduction],
    givens: Collection[Literal] | None,
    budget: Budget | None,
) -> str:
    """Check deductions in order, adding to `established` what each one shows."""
    for deduction in deductions:
        problem = check_deduction(rules, deduction, givens, budget)
        if problem:
            return f"{deduction.technique}: {problem}"
        for premise in deduction.premises:
            if premise not in established:
                shown = message("logic/has-not-been-shown", fact=_fact(rules, premise))
                return f"{deduction.technique}: {shown}"
        established.update(deduction.conclusions)
    return ""


def check_deduction(
    rules: Rules,
    deduction: Deduction,
    givens: Collection[Literal] | None = None,
    budget: Budget | None = None,
) -> str:
    """The empty string when the conclusions follow from the premises, otherwise what is wrong.

    Only with `givens` may they follow from the premise that these givens have one solution.
    """
    for name in deduction.rules:
        if not rules.has_rule(name):
            return str(message("logic/there-is-no-rule", name=name))
    assumptions = [case.assumption for case in deduction.cases]
    problem = _odd_fact(rules, (*deduction.premises, *deduction.conclusions, *assumptions))
    if problem:
        return problem
    for exchange in deduction.exchanges:
        problem = odd_exchange(rules, exchange, givens)
        if problem:
            return problem
    effort = Effort(budget)  # one for all conclusions
    effort.budget.tick()
    told, names = rules.listing(deduction.rules), deduction.rules
    if deduction.exchanges:
        not_all = tuple(_not_all(exchange.out) for exchange in deduction.exchanges)
        told, names = rules.only(names, Rule(ONE_SOLUTION, "", not_all)), (*names, ONE_SOLUTION)
    if deduction.lemmas:
        problem = _odd_lemma(rules, deduction, budget)
        if problem:
            return problem
        last = _not_all(deduction.lemmas[-1].together)
        told, names = rules.only(names, Rule(LAST_LEMMA, "", (last,))), (*names, LAST_LEMMA)
    held = [*deduction.premises, *(-assumption for assumption in assumptions)]
    missing = _what_is_missing(told, names, held, deduction.conclusions, effort)
    if missing is not None:
        if not missing:
            return str(message("logic/contradiction-does-not-follow"))
        return str(message("logic/does-not-follow", fact=_fact(rules, missing)))
    for case in deduction.cases:
        established = {*deduction.premises, case.assumption}
        problem = _check_chain(rules, established, case.steps, givens, budget)
        if problem:
            return str(message("logic/in-the-case", fact=_fact(rules, case.assumption), what=problem))
        contradictory = bool(case.steps) and not case.steps[-1].conclusions
        if not contradictory and not (
            deduction.conclusions and established.issuperset(deduction.conclusions)
        ):
            return str(message("logic/case-is-left-open", fact=_fact(rules, case.assumption)))
    return ""


def _what_is_missing(
    rules: Rules,
    names: tuple[str, ...],
    held: list[Literal],
    conclusions: tuple[Literal, ...],
    effort: Effort,
) -> Literal | None:
    """A conclusion that does not follow, 0 for a contradiction; None when all follow."""
    if len(conclusions) == 1 and at_a_glance(rules, names, set(held), conclusions[0]):
        return None
    names = tuple(dict.fromkeys(names))
    at_once = propagate(rules, names, held)
    for conclusion in conclusions or (0,):
        if at_once is None or conclusion in at_once.true:
            continue
        otherwise = at_once.copy()
        possible = otherwise.assume([-conclusion] if conclusion else [])
        if possible and not contradicts_itself(otherwise, names, effort, denied=conclusion):
            return conclusion
    return None


def _odd_lemma(rules: Rules, deduction: Deduction, budget: Budget | None) -> str:
    """The empty string when every lemma follows from premises, rules and earlier lemmas."""
    if deduction.exchanges or rules.has_rule(LAST_LEMMA):
        return str(message("logic/lemmas-stand-by-themselves"))
    for number, lemma in enumerate(deduction.lemmas, 1):
        inner = [literal for literal in lemma.together if abs(literal) > len(rules.facts)]
        aside = len(rules.auxiliaries) if inner else 0
        problem = _odd_fact(rules, lemma.together, aside)
        if problem or not set(lemma.premises) <= set(deduction.premises):
            return problem or str(message("logic/lemma-no-premise", n=number))
        odd = [name for name in lemma.rules if not rules.has_rule(name)]
        if odd or not all(1 <= earlier < number for earlier in lemma.lemmas):
            return str(message("logic/lemma-no-rule", n=number))
        before = tuple(_not_all(deduction.lemmas[earlier - 1].together) for earlier in lemma.lemmas)
        part = rules.only(lemma.rules, Rule(LAST_LEMMA, "", before))
        if not entails_contradiction(part, part.rules, (*lemma.premises, *lemma.together), Effort(budget)):
            return str(message("logic/lemma-does-not-follow", n=number))
    return ""


def _not_all(literals: tuple[Literal, ...]) -> Count:
    return Count(literals, 0, len(literals) - 1)


def odd_exchange(rules: Rules, exchange: Exchange, givens: Collection[Literal] | None) -> str:
    """The empty string when a solution with all of `out` can't be the only one.

    For then it stays a solution when `into` is put for `out`: no given is among `out`; `out` excludes all of
    `into`, so that these are new; and in no count does the number of literals that hold change. A family,
    whose rules are not all listed, makes sure of that in its own way; for it, `out` may also have what stays.
    """
    if givens is None:
        return str(message("logic/takes-one-solution-for-granted"))
    out, into = set(exchange.out), set(exchange.into)
    if rules.has_rule(ONE_SOLUTION):
        return str(message("logic/a-rule-is-called", name=ONE_SOLUTION))
    problem = _odd_fact(rules, (*exchange.out, *exchange.into))
    if problem:
        return problem
    if not out or out & into or min(out | into) < 0 or len(out) != len(exchange.out):
        return str(message("logic/exchange-puts-other-facts"))
    if rules.family:
        replaced = rules.family.replaced(exchange.out, exchange.into)
        if not replaced:
            return str(message("logic/exchange-makes-none"))
        out = set(replaced)
    if not out.isdisjoint(givens):
        return str(message("logic/exchange-of-given", fact=_fact(rules, min(out.intersection(givens)))))
    if any(-fact in givens for fact in into):
        return str(message("logic/exchange-puts-what-is-out"))
    if rules.family:
        return ""
    new = set(into)
    for number in {
        n for fact in out | into for side in (fact, -fact) for n in rules.occurrences.get(side, ())
    }:
        literals, _, high = rules.counts[number]
        change = [(lit in into) - (lit in out) - (-lit in into) + (-lit in out) for lit in literals]
        if sum(change):
            return str(message("logic/exchange-changes-a-count"))
        if high == 1 and not out.isdisjoint(literals):
            new.difference_update(literals)
    return str(message("logic/could-hold-besides", fact=_fact(rules, min(new)))) if new else ""


def broken_rules(rules: Rules, holds: Iterable[Literal]) -> list[tuple[Rule, tuple[Literal, ...]]]:
    """The rules that a set of facts breaks, each with the facts to blame.

    A rule with auxiliary variables says what it demands only by way of these, so it is followed through.
    """
    facts = set(holds)
    found = [
        (rule, tuple(lit for lit in count.literals if lit in facts)) for rule, count in rules.broken_by(facts)
    ]
    seen = {rule.name for rule, _ in found}
    spoken_of = {*facts, *(-literal for literal in facts)}
    for name in rules.with_auxiliaries:
        if name not in seen:
            counts = rules.rules[name].counts
            about = dict.fromkeys(
                [
                    abs(lit)
                    for count in counts
                    if not spoken_of.isdisjoint(count.literals)
                    for lit in count.literals
                ]
            )
            known = [side for number in about for side in (number, -number) if side in facts]
            if propagate(rules, [name], known) is None:
                found.append((rules.rules[name], tuple(literal for literal in known if literal > 0)))
    return found
