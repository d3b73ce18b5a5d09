"""Where one can write on a board, read off the names of its facts, so that it holds for every genre.

A fact about `r4c5` is something to write into that cell; a fact about `r1c1-r1c2` is a line between two
neighbours, or, the second value, its absence. Cells that stand in a rule together are peers.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping
from functools import cached_property
from weakref import WeakKeyDictionary

from whygrid.errors import UsageError
from whygrid.grid import Cell
from whygrid.logic.facts import Literal
from whygrid.logic.rules import Rules
from whygrid.puzzle import Puzzle
from whygrid.voice.message import Cells, Message, message

_CELL = re.compile(r"r(\d+)c(\d+)")
_EDGE = re.compile(r"(r\d+c\d+)-(r\d+c\d+)")


def cell_of(name: str) -> Cell:
    """The cell of a name like r4c5.

    >>> cell_of("r4c5")
    Cell(row=3, column=4)
    """
    found = _CELL.fullmatch(name)
    if found is None:
        raise UsageError(
            message("voice/is-not-a-cell", name=repr(name)),
            remedy=message("voice/how-cells-are-written"),
        )
    return Cell(int(found[1]) - 1, int(found[2]) - 1)


class Places:
    """What can be written where.

    symbols    what a cell can hold, in the order of the rules; none where one only draws lines
    facts      for each subject (a cell's or an edge's name) its facts, by what they say
    """

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.facts: dict[str, dict[str, Literal]] = {}
        for literal, fact in enumerate(rules.facts, 1):
            self.facts.setdefault(fact.subject, {})[fact.value] = literal
        self.cells = {cell_of(name): name for name in self.facts if _CELL.fullmatch(name)}
        self.edges = {
            frozenset(map(cell_of, found.groups())): name
            for name in self.facts
            if (found := _EDGE.fullmatch(name)) is not None
        }
        self.symbols = tuple(
            dict.fromkeys(value for name in self.cells.values() for value in self.facts[name])
        )

    def literal(self, subject: str, value: str) -> Literal:
        """The number of the fact that this subject has this value, or an error in words."""
        if subject not in self.facts:
            raise UsageError(
                message("play/nothing-can-be-written", place=Cells((subject,))), remedy=self.how()
            )
        found = self.facts[subject].get(value)
        if found is None:
            remedy = message("play/it-takes", names=", ".join(self.facts[subject]))
            raise UsageError(
                message("play/cannot-be", place=Cells((subject,)), value=repr(value)), remedy=remedy
            )
        return found

    def how(self) -> Message:
        """In words where one can write on this board."""
        if self.edges:
            return message("play/lines-go-to-neighbours")
        return message("play/choose-an-empty-cell-of-the-board")

    def edge(self, first: Cell, second: Cell) -> str:
        """The name of the edge between two neighbours."""
        try:
            return self.edges[frozenset((first, second))]
        except KeyError:
            raise UsageError(
                message("play/no-line-can-go", first=Cells((str(first),)), second=Cells((str(second),))),
                remedy=self.how(),
            ) from None

    def drawn(self, subject: str) -> str:
        """How a line at this edge is called in its facts; its absence is the other value."""
        return next(iter(self.facts[subject]))

    def undrawn(self, subject: str) -> str:
        """How the absence of a line at this edge is called in its facts."""
        return list(self.facts[subject])[-1]

    @cached_property
    def peers(self) -> Mapping[str, frozenset[str]]:
        """For each cell those that stand in a rule with it."""
        found: dict[str, set[str]] = {name: set() for name in self.cells.values()}
        for rule in self.rules.rules.values():
            named = {
                self.rules.facts[abs(literal) - 1].subject
                for count in rule.counts
                for literal in count.literals
                if abs(literal) <= len(self.rules.facts)
            }
            for name in named & found.keys():
                found[name] |= named - {name}
        return {name: frozenset(others & found.keys()) for name, others in found.items()}

    @cached_property
    def edges_at(self) -> Mapping[Cell, set[str]]:
        """For each cell the edges that end there."""
        found: dict[Cell, set[str]] = {}
        for pair, edge in self.edges.items():
            for cell in pair:
                found.setdefault(cell, set()).add(edge)
        return found

    def joined(self, cell: Cell, drawn: Collection[str]) -> set[Cell]:
        """The cells that lines at these edges lead to from a cell, itself included."""
        found, queue = {cell}, [cell]
        while queue:
            for edge in self.edges_at.get(queue.pop(), set()) & set(drawn):
                new = set(self.ends(edge)) - found
                found |= new
                queue.extend(new)
        return found

    def complete(self, facts: Iterable[Literal]) -> set[Literal]:
        """All that is so when nothing but these facts is: edges without a line have none."""
        held = {fact for fact in facts if fact > 0}
        for name in self.edges.values():
            if not held & set(self.facts[name].values()):
                held.add(self.facts[name][self.undrawn(name)])
        return held | {-fact for fact in range(1, len(self.rules.facts) + 1) if fact not in held}

    def covered(self, facts: Iterable[Literal]) -> tuple[int, int]:
        """How many cells have something in them or are known to stay empty, and how many there are."""
        subjects = [self.rules.fact(fact) for fact in facts if fact > 0]
        if not self.edges:
            return len({fact.subject for fact in subjects}), len(self.cells)
        drawn = {fact.subject for fact in subjects if fact.value == self.drawn(fact.subject)}
        settled = {fact.subject for fact in subjects}
        done = sum(bool(edges & drawn) or edges <= settled for edges in self.edges_at.values())
        return done, len(self.edges_at)

    def ends(self, edge: str) -> Iterator[Cell]:
        """The two cells of an edge."""
        found = _EDGE.fullmatch(edge)
        return map(cell_of, found.groups() if found else ())


_made: WeakKeyDictionary[Rules, Places] = WeakKeyDictionary()


def places_of(puzzle: Puzzle) -> Places:
    """The places of a puzzle's board, worked out once for all boards with these rules."""
    rules = puzzle.rules
    if rules not in _made:
        _made[rules] = Places(rules)
    return _made[rules]
