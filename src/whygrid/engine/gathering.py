"""Gathering: everything that techniques find from a position on, with marks that last.

What is excluded stays excluded. All that a technique finds in a position is taken at once, as a wave,
whether or not anybody will need it; `engine/story` picks out what is told.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from whygrid.budget import Budget
from whygrid.engine.state import State
from whygrid.engine.technique import Technique
from whygrid.logic.deduction import Deduction
from whygrid.logic.facts import Literal
from whygrid.voice.message import Short, message


class Gathered:
    """What was found, in order.

    deductions      each tells something that was open when it was found
    known_at        for each of them: what was known then, as a bit mask; what known cells exclude at once was
                    excluded then
    contradiction   whether the last of them is one
    """

    __slots__ = ("contradiction", "deductions", "known_at")

    def __init__(self, deductions: Iterable[Deduction] = (), known_at: Iterable[int] = ()) -> None:
        self.deductions = list(deductions)
        self.known_at = list(known_at)
        self.contradiction = False

    def add(self, deduction: Deduction, known: int) -> None:
        """Note what was found when so much was known."""
        self.deductions.append(deduction)
        self.known_at.append(known)
        self.contradiction = not deduction.conclusions


def gather(
    state: State,
    techniques: Sequence[Technique],
    budget: Budget,
    gathered: Gathered | None = None,
    swept: Sequence[str] = (),
    possible: bool = False,
) -> Gathered:
    """Go on from a position until nothing more is found, or a contradiction.

    What the techniques named `swept` find is not told; somebody finds it again. They come first. Where the
    position is known to be possible, nobody looks for contradictions.
    """
    gathered = Gathered() if gathered is None else gathered
    techniques = state.usable(techniques)
    state.pause = budget.check
    while True:
        budget.check()
        if swept and not state.complete and state.sweep(swept).waves:
            continue
        if not possible and (found := next(iter(state.contradictions()), None)):
            gathered.add(found, state.known)
            return gathered
        if state.complete:
            return gathered
        for technique in techniques:
            wave = state.find(technique.find)
            if wave:
                break
        else:
            return gathered
        _take(state, wave, gathered)
        if gathered.contradiction:
            return gathered


def _take(state: State, wave: Iterable[Deduction], gathered: Gathered) -> None:
    """Learn all that was found in one position; what contradicts the rest of the wave ends it."""
    known = state.known
    for deduction in wave:
        gathered.add(deduction, known)
        for literal in deduction.conclusions:
            if state.holds(-literal):
                gathered.add(clash(state, literal, gathered.deductions), state.known)
                return
            state.learn(literal)


def clash(state: State, literal: Literal, found: Sequence[Deduction]) -> Deduction:
    """The contradiction between what a deduction concludes and its opposite, which holds.

    Where a known fact excludes it at once, that fact is named: of several the first one that was `found`.
    """
    excluders = state.exclusions.of(literal) if literal > 0 else {}
    named = len(state.rules.facts)
    known = {fact: rule for fact, rule in excluders.items() if fact <= named and state.holds(fact)}
    if known:
        placed = [fact for each in found for fact in each.conclusions if fact in known]
        first = min(known, key=lambda fact: placed.index(fact) if fact in placed else -1)
        both = Short(tuple(state.rules.fact(fact).parts for fact in (first, literal)))
        rule = state.rules.rule(known[first])
        said = message("engine/cannot-both-hold", facts=both, rule=rule.said)
        return Deduction("contradiction", (), (literal, first), (rule.name,), said)
    return Deduction(
        "contradiction",
        (),
        (literal, -literal),
        (),
        message("engine/would-have-to-hold", fact=Short((state.rules.fact(abs(literal)).parts,))),
    )
