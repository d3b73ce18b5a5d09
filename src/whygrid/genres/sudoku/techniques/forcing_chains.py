"""Forcing chains: every way to fill a cell, or to place a digit in a house, leads to the same.

From each candidate a chain of single implications runs on: a candidate that holds excludes what it sees, and
where that leaves one of two in a cell or house the other one holds. What all candidates of a cell (or all
places of a digit in a house) lead to is so in any case. For every conclusion the cells and houses are taken
for which the chains are shortest together.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cache, partial
from itertools import pairwise

from whygrid.engine.state import once_per_position
from whygrid.engine.technique import Technique
from whygrid.genres.sudoku.marks import Marks
from whygrid.genres.sudoku.model import House, Shape
from whygrid.genres.sudoku.rules import cell_rule, in_brackets
from whygrid.genres.sudoku.toolbox.chain_graph import CANDIDATES, ChainGraph, graph_of, native_board
from whygrid.genres.sudoku.toolbox.chain_words import with_rules_between
from whygrid.genres.sudoku.toolbox.common import bits, rules_it_out, said_cells, said_digit
from whygrid.logic.deduction import Case, Deduction
from whygrid.logic.facts import Literal
from whygrid.records import NamedTuple
from whygrid.voice.message import Message, message

_NOTHING_ELSE = message("sudoku/nothing-else-is-left")


class Split(NamedTuple):
    """Candidates of which one must hold, and why; `told` is said of what all of them lead to."""

    facts: tuple[int, ...]
    premises: tuple[Literal, ...]
    rule: str
    told: Message


class Reach:
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
                    technique,
                    (two,),
                    (*strong.premises, -between),
                    strong.rules,
                    _NOTHING_ELSE,
                    brief=in_brackets(graph.state.shape, strong.rules[0]),
                )
            )
        if literal < 0:
            steps.append(_excluding(technique, graph, way[-1], -literal))
        return tuple(steps)


def _excluding(technique: str, graph: ChainGraph, fact: int, other: int) -> Deduction:
    rules = with_rules_between(graph.state, (), [((fact,), (other,))])
    return Deduction(technique, (-other,), (fact,), rules, rules_it_out(graph.state.shape, fact))


def _of_cell(state: Marks, cell: int) -> Split:
    facts = tuple([cell * state.size + 1 + i for i in bits(state.candidates[cell])])
    told = whatever_it_holds(state.shape, cell)
    return Split(facts, state.without(cell), cell_rule(state.shape, cell), told)


def whatever_it_holds(shape: Shape, cell: int) -> Message:
    """That something follows from all that a cell can hold."""
    return message("sudoku/whatever-it-holds", cell=said_cells(shape, (cell,)))


def wherever_it_is(house: House, digit: int) -> Message:
    """That something follows from all places of a digit in a house."""
    return message("sudoku/wherever-it-is", house=house.said, digit=said_digit(digit))


def _of_slot(state: Marks, slot: int) -> Split:
    house, digit, places = state.shape.houses[slot // state.size], slot % state.size + 1, state.places[slot]
    facts = tuple([house.cells[i] * state.size + digit for i in bits(places)])
    premises = state.nowhere_else(house.index, digit, places)
    return Split(facts, premises, house.name, wherever_it_is(house, digit))


@once_per_position
def reaches(state: Marks) -> list[Callable[[int], Reach]]:
    """What follows from each candidate, each worked out once: shared by cells and houses."""
    graph = graph_of(state, CANDIDATES).whole()
    for candidate in graph.candidates:
        graph.node(1 << candidate)
    return [cache(partial(Reach, graph))]


@once_per_position
def _forced(state: Marks) -> Iterable[list[tuple[Literal, list[int]]]]:
    """By cells and by houses: every conclusion, and where the chains to it are shortest together.

    Of two candidates an ordinary chain is enough.
    """
    board = native_board(state)
    if board is not None:
        return board.forced(state.candidates, state.value)
    return (
        _search(state, {i: _of_cell(state, i) for i, m in enumerate(state.candidates) if m.bit_count() > 2}),
        _search(state, {i: _of_slot(state, i) for i, m in enumerate(state.places) if m.bit_count() > 2}),
    )


def _search(state: Marks, splits: dict[int, Split]) -> list[tuple[Literal, list[int]]]:
    """The same for some cells or slots without the native module."""
    (reach_of,) = reaches(state)
    best: dict[Literal, tuple[int, list[int]]] = {}
    for number, split in splits.items():
        on = off = -1
        for fact in split.facts:
            reach = reach_of(fact)
            on &= reach.on
            off &= reach.off
            if not on and not off:
                break
        for literal in (*bits(on), *(-fact for fact in bits(off))):
            length = sum(reach_of(fact).depth(literal) for fact in split.facts)
            if length and (literal not in best or length <= best[literal][0]):
                kept = best[literal][1] if literal in best and length == best[literal][0] else []
                best[literal] = length, [*kept, number]
    return [(literal, numbers) for literal, (_, numbers) in best.items()]


def find_forcing(technique: str, state: Marks, *, outlined: bool = False) -> Iterator[Deduction]:
    """Chains from all candidates of a cell or house."""
    by_house = technique == "house forcing chain"
    of_number = _of_slot if by_house else _of_cell
    for literal, numbers in _forced(state)[by_house]:
        for number in numbers:
            split = of_number(state, number)
            pattern = (("pattern", split.facts),)
            if outlined:
                outline = tuple(Case(fact, ()) for fact in split.facts if fact != literal)
                yield Deduction(technique, (literal,), (), (), "", pattern, outline)
                continue
            (reach_of,) = reaches(state)
            cases = tuple(
                Case(fact, reach_of(fact).steps(technique, literal))
                for fact in split.facts
                if fact != literal
            )
            yield Deduction(
                technique,
                (literal,),
                tuple(dict.fromkeys([*split.premises, *rests_on(cases)])),
                (split.rule,),
                split.told,
                pattern,
                cases,
            )


def rests_on(cases: Iterable[Case]) -> Iterator[Literal]:
    """The exclusions that leave one of two on the way, in the order of the steps."""
    for case in cases:
        for step in case.steps:
            if step.conclusions[0] > 0:
                yield from step.premises[:-1]


def _technique(name: str, effort: float, idea: str) -> Technique:
    return Technique(
        name,
        effort,
        idea,
        partial(find_forcing, name),
        outline=partial(find_forcing, name, outlined=True),
        supposes=True,
    )


CELL_FORCING_CHAIN = _technique(
    "cell forcing chain", 8.0, "Each candidate of a cell leads, step by step, to the same: so it is so."
)
HOUSE_FORCING_CHAIN = _technique(
    "house forcing chain",
    8.1,
    "Each place for a digit in a house leads, step by step, to the same: so it is so.",
)
