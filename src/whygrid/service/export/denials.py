"""What would have to be so if a thesis were wrong: the end of every formula, over variables of its own.

That the solution is the only one is denied by "all that is printed, and some fact otherwise". Where more is
claimed, each part of the thesis is denied by itself, under a **guard**, a variable that says which:

    whole     what is printed holds, and the solution does not
    step 3    its support holds, and its fact does not: by the rules alone, whatever is printed
    r1c2=5    follows from fewer known facts than it is said to take

One of the guards has to hold; so where nothing is left, every part of the thesis is right.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import count

from whygrid.logic.facts import Literal
from whygrid.logic.rules import Count, Rule
from whygrid.records import NamedTuple
from whygrid.service.export.theses import Bound, Thesis

ONE_OF_THESE = "one of these"
FEWER = "fewer"


class Denial(NamedTuple):
    """A thesis denied.

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


def hits_rule(thesis: Thesis, fact: Literal) -> str:
    """The name of what is denied about a fact that is open."""
    return f"too little for {thesis.rules.fact(fact)}"


def denial_of(thesis: Thesis) -> Denial:
    """What would have to be so if the thesis were wrong."""
    return _Denying(thesis).denial()


class _Denying:
    def __init__(self, thesis: Thesis) -> None:
        self.thesis = thesis
        self.fresh = count(thesis.variables + 1)
        self.rules: list[Rule] = []
        self.meanings: dict[int, str] = {}
        self.looked: tuple[Literal, ...] = ()

    def denial(self) -> Denial:
        thesis = self.thesis
        parts = thesis.apart or thesis.bound is not None
        whole = 0
        if parts and thesis.status == "unique":
            whole = self._variable("what is printed holds, and some fact is otherwise than in the solution")
        elif parts and thesis.status == "none":
            whole = self._variable("what is printed holds, and there is a solution")
        self.rules += self._printed(whole)
        printed = tuple(rule.name for rule in self.rules)
        steps: tuple[Literal, ...] = ()
        if thesis.apart:
            steps = tuple(
                self._variable(f"step {number} fails") for number in range(1, len(thesis.steps) + 1)
            )
            self.rules += map(self._step, range(1, len(steps) + 1), steps)
        open_guards = () if thesis.bound is None else tuple(self._bound(thesis.bound))
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
        thesis = self.thesis
        if thesis.status not in ("unique", "none", "multiple"):
            return
        for given in thesis.givens:
            name = f"given: {thesis.rules.fact(given)}"
            yield Rule(name, "it is printed", (_if(guard, (given,)),))
        if thesis.status == "unique":
            settled = thesis.solutions[0][: len(thesis.rules.facts)]
            otherwise = _if(guard, tuple(-literal for literal in settled))
            yield Rule("not the solution", "some fact is otherwise", (otherwise,))

    def _step(self, number: int, guard: Literal) -> Rule:
        step = self.thesis.steps[number - 1]
        support = tuple(_if(guard, (literal,)) for literal in step.support)
        otherwise = (_if(guard, tuple(-fact for fact in step.facts)),) if step.facts else ()
        fact = self.thesis.rules.fact(step.fact) if step.fact else "a contradiction"
        many = len(set(step.support))
        return Rule(step_rule(number), f"{fact} does not follow from these {many}", (*support, *otherwise))

    def _bound(self, bound: Bound) -> Iterator[Literal]:
        """The guards of what is open, after what is said about them."""
        rules = self.thesis.rules
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
            self.rules.append(Rule(hits_rule(self.thesis, fact), text, hits))
            yield guard


def _if(guard: Literal, literals: Iterable[Literal]) -> Count:
    """That one of these holds; if there is a guard, only where it does."""
    clause = (*((-guard,) if guard else ()), *literals)
    return Count(clause, 1, len(clause))
