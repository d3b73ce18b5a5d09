"""What would have to be so if a claim were wrong: the end of every formula, over variables of its own.

That the solution is the only one is denied by "all that is printed, and some fact otherwise". Where more is
claimed, each part of the claim is denied by itself, under a **guard**, a variable that says which part it is:

    whole     what is printed holds, and the solution does not
    step 3    its support holds, and its fact does not: by the rules alone, whatever is printed
    r1c2=5    follows from fewer known facts than it is said to take

One of the guards has to hold; so where nothing is left, every part of the claim is right.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import count

from whygrid.logic.facts import Literal
from whygrid.logic.rules import Count, Rule
from whygrid.records import NamedTuple
from whygrid.service.export.claims import Bound, Claim

ONE_OF_THESE = "one of these"
FEWER = "fewer"


class Denial(NamedTuple):
    """A claim denied.

    rules       all that is said, with names that no rule of a puzzle has
    whole       the guard of what is printed and the solution; 0 where nothing else is denied
    printed     the names of the rules under it
    steps       the guards of the steps; none where they are not denied one by one
    open        the guards of what is open, in the order of the bound
    looked      the variables that say what is looked at, in the order of what is known
    meanings    what the guards and other variables mean
    """

    rules: tuple[Rule, ...]
    whole: Literal
    printed: tuple[str, ...]
    steps: tuple[Literal, ...]
    open: tuple[Literal, ...]
    looked: tuple[Literal, ...]
    meanings: dict[int, str]


def step_rule(number: int) -> str:
    """The name under which a step is denied."""
    return f"step {number} fails"


def hits_rule(claim: Claim, fact: Literal) -> str:
    """The name of what is denied about a fact that is open."""
    return f"too little for {claim.rules.fact(fact)}"


def denial_of(claim: Claim) -> Denial:
    """What would have to be so if the claim were wrong."""
    return _Denying(claim).denial()


class _Denying:
    def __init__(self, claim: Claim) -> None:
        self.claim = claim
        self.fresh = count(claim.variables + 1)
        self.rules: list[Rule] = []
        self.meanings: dict[int, str] = {}
        self.looked: tuple[Literal, ...] = ()

    def denial(self) -> Denial:
        claim = self.claim
        parts = claim.apart or claim.bound is not None
        whole = 0
        if parts and claim.status == "unique":
            whole = self._variable("what is printed holds, and some fact is otherwise than in the solution")
        elif parts and claim.status == "none":
            whole = self._variable("what is printed holds, and there is a solution")
        self.rules += self._printed(whole)
        printed = tuple(rule.name for rule in self.rules)
        steps: tuple[Literal, ...] = ()
        if claim.apart:
            steps = tuple(self._variable(f"step {number} fails") for number in range(1, len(claim.steps) + 1))
            self.rules += map(self._step, range(1, len(steps) + 1), steps)
        open_guards = () if claim.bound is None else tuple(self._bound(claim.bound))
        if parts:
            guards = (*((whole,) if whole else ()), *steps, *open_guards)
            text = "if the claim is wrong, then one of these parts of it is"
            self.rules.append(Rule(ONE_OF_THESE, text, (Count(guards, 1, len(guards)),)))
        return Denial(tuple(self.rules), whole, printed, steps, open_guards, self.looked, self.meanings)

    def _variable(self, meaning: str) -> int:
        variable = next(self.fresh)
        self.meanings[variable] = meaning
        return variable

    def _printed(self, guard: Literal) -> Iterator[Rule]:
        claim = self.claim
        if claim.status not in ("unique", "none", "multiple"):
            return
        for given in claim.givens:
            name = f"given: {claim.rules.fact(given)}"
            yield Rule(name, "it is printed", (_if(guard, (given,)),))
        if claim.status == "unique":
            settled = claim.solutions[0][: len(claim.rules.facts)]
            otherwise = _if(guard, tuple(-literal for literal in settled))
            yield Rule("not the solution", "some fact is otherwise", (otherwise,))

    def _step(self, number: int, guard: Literal) -> Rule:
        step = self.claim.steps[number - 1]
        support = tuple(_if(guard, (literal,)) for literal in step.support)
        otherwise = (_if(guard, tuple(-fact for fact in step.facts)),) if step.facts else ()
        fact = self.claim.rules.fact(step.fact) if step.fact else "a contradiction"
        many = len(set(step.support))
        return Rule(step_rule(number), f"{fact} does not follow from these {many}", (*support, *otherwise))

    def _bound(self, bound: Bound) -> Iterator[Literal]:
        """The guards of what is open, after what is said about them."""
        rules = self.claim.rules
        looked = {item: self._variable(f"{rules.fact(item)} is looked at") for item in bound.known}
        self.looked = tuple(looked.values())
        most = bound.k - 1
        text = f"at most {most} of the {len(looked)} known are looked at"
        self.rules.append(Rule(FEWER, text, (Count(self.looked, 0, most),)))
        for fact, traces in bound.open:
            guard = self._variable(f"{rules.fact(fact)} follows from what is looked at")
            numbers = ", ".join(str(number) for number, _ in traces)
            text = f"one of those known facts is looked at that fail in alternative {numbers}, in this order"
            hits = tuple(_if(guard, tuple(looked[item] for item in trace)) for _, trace in traces)
            self.rules.append(Rule(hits_rule(self.claim, fact), text, hits))
            yield guard


def _if(guard: Literal, literals: Iterable[Literal]) -> Count:
    """That one of these holds; if there is a guard, only where it does."""
    clause = (*((-guard,) if guard else ()), *literals)
    return Count(clause, 1, len(clause))
