"""What a certificate of k claims, for other people's checkers.

The upper half is a proof whose steps follow from so few known facts and clues by the rules alone; how they
follow is worked out anew, by lemmas. The lower half is a bound (`claims.Bound`).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from whygrid.budget import Budget
from whygrid.certificates.bounds import Refused
from whygrid.engine.lemmas import by_lemmas
from whygrid.errors import ProofError
from whygrid.logic.facts import Literal
from whygrid.logic.proof import Step
from whygrid.puzzle import Puzzle
from whygrid.service.export.clued import Clued
from whygrid.service.export.theses import Bound, Thesis, made_rules, settled
from whygrid.service.verifying import certified_puzzle, verify_k
from whygrid.voice.message import Short, message

CONFLICTS = 20_000
"""So many contradictions a search for the lemmas of a step may take."""


def k_thesis_of(certificate: dict[str, Any], budget: Budget | None = None) -> Thesis:
    """What a certificate of k claims, after a look at all of it; raises where that is wrong."""
    budget = budget or Budget()
    try:
        verify_k(certificate, budget)
        puzzle = certified_puzzle(certificate)
    except Refused as refusal:
        raise ProofError(message("service/the-certificate-is-wrong", why=str(refusal))) from None
    clued = Clued(puzzle)
    reading = _Reading(puzzle, certificate)
    clues = tuple(clued.clues.values())
    steps = []
    for fact, support, names in reading.steps():
        items = (*support, *(clued.clues[name] for name in names))
        steps.append(_step(clued, fact, items, budget))
    solution = (*reading.solution(), *clues)
    return Thesis(
        puzzle,
        "unique" if "upper" in certificate else "bound",
        clued.rules,
        (*puzzle.givens, *clues),
        tuple(steps),
        (settled(clued.rules, solution),),
        made_rules(clued.rules, steps),
        apart="upper" in certificate,
        bound=reading.bound(clued) if "lower" in certificate else None,
    )


def _step(clued: Clued, fact: Literal, support: tuple[Literal, ...], budget: Budget) -> Step:
    deduction = by_lemmas(clued.for_search(support), support, fact, budget, CONFLICTS)
    if deduction is None:
        raise ProofError(
            message("service/no-short-proof", fact=Short((clued.rules.fact(fact).parts,))),
            remedy=message("service/verify-checks"),
        )
    return Step(fact, support, (deduction,))


class _Reading:
    """The parts of a certificate that was accepted, in numbers, whichever version it has."""

    def __init__(self, puzzle: Puzzle, certificate: dict[str, Any]) -> None:
        self.rules = puzzle.rules
        self.said = certificate
        self.by_cells = certificate["version"] == 1

    def solution(self) -> list[Literal]:
        """What holds in the solution."""
        return self._filling(self.said["solution"])

    def steps(self) -> Iterable[tuple[Literal, list[Literal], list[str]]]:
        """Each step of the upper half: its fact, its support, and the clues that it names."""
        for step in self.said.get("upper", {}).get("steps", ()):
            if self.by_cells:
                solution = self.solution()
                yield solution[step["cell"]], [solution[cell] for cell in step["support"]], []
            else:
                yield self._facts([step["fact"]])[0], self._facts(step["support"]), step["clues"]

    def bound(self, clued: Clued) -> Bound:
        """The lower half."""
        lower = self.said["lower"]
        fillings = [self._filling(said) for said in lower["grids" if self.by_cells else "alternatives"]]
        solution = self.solution()
        if self.by_cells:
            known = [solution[cell] for cell in lower["known"]]
            listed = [(solution[entry["cell"]], entry["grids"]) for entry in lower["cells"]]
        else:
            known = self._facts(lower["known"])
            listed = [(self._facts([entry["fact"]])[0], entry["alternatives"]) for entry in lower["open"]]
        worlds = [{*filling, *clued.kept_by(filling)} for filling in fillings]
        items = (*known, *clued.clues.values())
        traces = [tuple(item for item in items if item not in world) for world in worlds]
        listing = (
            (fact, tuple((number + 1, traces[number]) for number in dict.fromkeys(numbers)))
            for fact, numbers in listed
        )
        return Bound(lower["k"], items, tuple(listing), tuple(tuple(sorted(world)) for world in worlds))

    def _filling(self, said: Any) -> list[Literal]:
        if isinstance(said, str):
            return self._facts(f"r{cell // 9 + 1}c{cell % 9 + 1}={digit}" for cell, digit in enumerate(said))
        return self._facts(said)

    def _facts(self, names: Iterable[str]) -> list[Literal]:
        return [self.rules.parse_fact(name) for name in names]
