"""Forcing chains: every way to fill a cell, or to place a digit in a house, leads to the same.

From each candidate a chain of single implications runs on: a candidate that holds excludes what it sees, and
where that leaves one of two in a cell or house the other one holds. What all candidates of a cell (or all
places of a digit in a house) lead to is so in any case. For every conclusion the cells and houses are taken
for which the chains are shortest together.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import pairwise
from typing import NamedTuple

from whygrid.engine.state import once_per_position
from whygrid.engine.technique import Technique
from whygrid.genres.sudoku.marks import Marks
from whygrid.genres.sudoku.model import SYMBOLS
from whygrid.genres.sudoku.rules import cell_rule
from whygrid.genres.sudoku.techniques.chain_graph import ChainGraph, graph_of_candidates
from whygrid.genres.sudoku.techniques.chain_words import with_rules_between
from whygrid.genres.sudoku.techniques.common import bits
from whygrid.logic.deduction import Case, Deduction
from whygrid.logic.facts import Literal


class Split(NamedTuple):
    """Candidates of which one must hold, and why."""

    facts: tuple[int, ...]
    premises: tuple[Literal, ...]
    rule: str
    told: str


class _Reach:
    """What follows from a candidate along single links: by the number of steps, masks over facts.

    levels    what holds, each where it is reached first
    offs      what these exclude
    """

    def __init__(self, graph: ChainGraph, start: int) -> None:
        self.graph = graph
        self.levels = [1 << start]
        self.offs: list[int] = []
        seen = 1 << start
        self.off = 0
        while self.levels[-1]:
            reached = excluded = 0
            for node in bits(self.levels[-1]):
                reached |= graph.ons(node)
                excluded |= graph.sight(node)
            self.levels.append(reached & ~seen)
            self.offs.append(excluded)
            self.off |= excluded
            seen |= reached
        self.on = seen

    def depth(self, literal: Literal) -> int:
        """How many candidates hold on the way to this one."""
        for depth, level in enumerate(self.levels if literal > 0 else self.offs):
            if level >> abs(literal) & 1:
                return depth
        raise AssertionError("only asked for what is reached")

    def steps(self, technique: str, literal: Literal) -> tuple[Deduction, ...]:
        """The deductions that lead there."""
        graph, depth = self.graph, self.depth(literal)
        if literal > 0:
            way = [literal]
        else:
            way = [next(n for n in bits(self.levels[depth]) if graph.sight(n) >> -literal & 1)]
        for level in reversed(self.levels[:depth]):
            way.append(next(node for node in bits(level) if graph.ons(node) >> way[-1] & 1))
        way.reverse()
        steps = []
        for one, two in pairwise(way):
            between = next(n for n in graph.excluded_nodes(one) if graph.strong[n] >> two & 1)
            strong = graph.links[between, two]
            steps.append(_excluding(technique, graph, one, between))
            steps.append(
                Deduction(
                    technique, (two,), (*strong.premises, -between), strong.rules, "nothing else is left"
                )
            )
        if literal < 0:
            steps.append(_excluding(technique, graph, way[-1], -literal))
        return tuple(steps)


def _excluding(technique: str, graph: ChainGraph, fact: int, other: int) -> Deduction:
    rules = with_rules_between(graph.state, (), [((fact,), (other,))])
    return Deduction(technique, (-other,), (fact,), rules, f"{graph.state.rules.fact(fact)} rules it out")


def _cells(state: Marks) -> Iterator[Split]:
    for cell, mask in enumerate(state.candidates):
        if mask.bit_count() > 2:
            facts = tuple(cell * state.size + 1 + i for i in bits(mask))
            name = state.shape.names[cell]
            yield Split(facts, state.without(cell), cell_rule(state.shape, cell), f"{name} holds")


def _houses(state: Marks) -> Iterator[Split]:
    n = state.size
    for slot, places in enumerate(state.places):
        if places.bit_count() > 2:
            house, digit = state.shape.houses[slot // n], slot % n + 1
            facts = tuple(house.cells[i] * n + digit for i in bits(places))
            told = f"{house.name} has its {SYMBOLS[digit - 1]}"
            yield Split(facts, state.nowhere_else(house.index, digit, places), house.name, told)


@once_per_position
def _reaches(state: Marks) -> list[dict[int, _Reach]]:
    """What follows from each candidate, as far as it was asked for: shared by cells and houses."""
    return [{}]


def find_forcing(technique: str, state: Marks, *, outlined: bool = False) -> Iterator[Deduction]:
    """Chains from all candidates of a cell or house (of two candidates an ordinary chain is enough)."""
    graph = graph_of_candidates(state)
    for fact in graph.candidates:
        graph.node(1 << fact)
    (reaches,) = _reaches(state)
    best: dict[Literal, tuple[int, list[Split]]] = {}
    for split in _cells(state) if technique == "cell forcing chain" else _houses(state):
        on = off = -1
        for fact in split.facts:
            reach = reaches.get(fact)
            if reach is None:
                reach = reaches[fact] = _Reach(graph, fact)
            on &= reach.on
            off &= reach.off
            if not on and not off:
                break
        for literal in (*bits(on), *(-fact for fact in bits(off))):
            length = sum(reaches[fact].depth(literal) for fact in split.facts)
            if length and (literal not in best or length <= best[literal][0]):
                kept = best[literal][1] if literal in best and length == best[literal][0] else []
                best[literal] = length, [*kept, split]
    for literal, (_, splits) in best.items():
        for split in splits:
            pattern = (("pattern", split.facts),)
            if outlined:
                outline = tuple(Case(fact, ()) for fact in split.facts if fact != literal)
                yield Deduction(technique, (literal,), (), (), "", pattern, outline)
                continue
            cases = tuple(Case(f, reaches[f].steps(technique, literal)) for f in split.facts if f != literal)
            used = [
                premise
                for case in cases
                for step in case.steps
                if step.conclusions[0] > 0
                for premise in step.premises[:-1]
            ]
            yield Deduction(
                technique,
                (literal,),
                tuple(dict.fromkeys([*split.premises, *used])),
                (split.rule,),
                f"wherever {split.told}, this follows"
                if technique.startswith("house")
                else f"whatever {split.told}, this follows",
                pattern,
                cases,
            )


def _technique(name: str, effort: float, idea: str) -> Technique:
    return Technique(
        name, effort, idea, partial(find_forcing, name), outline=partial(find_forcing, name, outlined=True)
    )


CELL_FORCING_CHAIN = _technique(
    "cell forcing chain", 8.0, "Each candidate of a cell leads, step by step, to the same: so it is so."
)
HOUSE_FORCING_CHAIN = _technique(
    "house forcing chain",
    8.1,
    "Each place for a digit in a house leads, step by step, to the same: so it is so.",
)
