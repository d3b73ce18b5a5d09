"""The rules of Numberlink that are too many to list.

Some forbid loops and wrong joints, some count what crosses the border of a region. Each is made from its name
when it is needed, after a test that it is one:

    loop r1c1 r1c2 r2c2 r2c1         these cells, each beside the next and the last beside the first, are not
                                     all joined: a loop has no ends
    path r1c1 r1c2 r1c3              the same for cells from an end of one path to an end of another one
    region r1c1..r1c4 r2c3..r2c3     at least so many lines leave these cells as paths have one end in them;
                                     where every cell is covered, the lines that leave dark cells and those
                                     that leave light cells differ by a fixed number (see `_balance`)
    parity r1c1..r1c2 with r1c2-r1c3 it can't be that just these lines leave the cells: every path crosses
                                     the border an even number of times, or an odd one if one end is inside
    fence 5 of r1c1..r1c2 by r1c3 r2c3 / r2c1
                                     the path 5, which has one end in these cells, leaves them, and not into
                                     the lines after "by": each leads from the cell where 5 would meet it to
                                     an end of another path
    fence * of r1c1..r1c2 by …       the same for whichever path covers these cells, in which no path ends:
                                     it leaves them twice, and can't go along two of these lines, all of
                                     which lead to ends of different paths
    gap r1c1..r1c4 along r2c1 r2c2 / r3c4 r2c4
                                     where these lines are drawn, each from an end, the paths that go on from
                                     there and have to get into or out of the cells need an edge each; those
                                     of the cells that the lines have passed are of no use to them

    order 5 7 of r1c1..r2c4 with r1c2-r2c2 closed along r3c1 r3c2 / r3c4
                                     where these lines are drawn, each from an end, and these edges closed,
                                     the paths 5 and 7 would have to cross: see `crossings`

There are also rules about flows and colours, for lemmas; see `flows`.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING

from whygrid.genres.numberlink.facts import closed, drawn
from whygrid.genres.numberlink.model import DRAWN, OPEN, Layout, mistakes_of
from whygrid.genres.numberlink.regions import border_of, parity_name, region_name, say_spans, separated
from whygrid.genres.numberlink.words import cells_said, region_said
from whygrid.logic.facts import Fact, Literal
from whygrid.logic.rules import Count, Graph, Rule, exactly_one
from whygrid.voice.message import Cells, Message, message

if TYPE_CHECKING:
    from whygrid.genres.numberlink.flows import Flows

_FENCE = re.compile(r"fence (\S+) of (\S+(?: \S+)*?) by (.+)")
_GAP = re.compile(r"gap (\S+(?: \S+)*?) along (.+)")
_ORDER = re.compile(r"order (\S+) (\S+) of (\S+(?: \S+)*?) with (.+) closed along (.+)")
_CELL = re.compile(r"r([1-9]\d{0,4})c([1-9]\d{0,4})")


ANY = "*"
"""Whichever path it is, in the name of a fence."""


class LinkFamily:
    """The rules that are made from their names."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout

    def instance(self, name: str) -> Rule | None:
        """The rule of that name; None when its cells are not what it says."""
        kind, _, rest = name.partition(" ")
        if kind in ("loop", "path"):
            cells = self._cells(rest)
            return None if cells is None else self._forbidden(kind, cells, name)
        if kind in ("region", "parity"):
            spans, _, lines = rest.partition(" with ")
            region = self._region(spans)
            if region and region_name(self.layout, region) == f"region {spans}":
                return self._crossings(region) if kind == "region" else self._parity(region, lines, name)
        if kind == "fence":
            return self._fence(name)
        if kind == "gap":
            return self._gap(name)
        if kind == "order":
            return self._order(name)
        flows = self._flows
        return flows.rules.get(name) if flows else None

    def replaced(self, out: Collection[Literal], into: Collection[Literal]) -> Collection[Literal] | None:
        """What of `out` no longer holds when lines are drawn in another way."""
        from whygrid.genres.numberlink.exchanges import replaced

        return replaced(self.layout, out, into)

    @property
    def graph(self) -> Graph:
        """The edges with their two cells, and the ends; loose ends have no number."""
        layout = self.layout
        numbers = {label: number for number, label in enumerate(layout.pairs, 1)}
        lines = tuple((drawn(edge), *cells) for edge, cells in enumerate(layout.edges))
        ends = tuple((cell, numbers.get(label, 0)) for cell, label in enumerate(layout.ends) if label)
        return Graph(lines, ends)

    def way(self, name: str) -> tuple[int, ...]:
        """The cells of a loop, the first one at its end again, or of a path between wrong ends."""
        kind, _, rest = name.partition(" ")
        cells = self._cells(rest) if kind in ("loop", "path") else None
        return () if not cells else (*cells, cells[0]) if kind == "loop" else tuple(cells)

    @property
    def auxiliaries(self) -> tuple[Fact, ...]:
        """Colours, directions and integers of flows."""
        return self._flows.facts if self._flows else ()

    @property
    def _flows(self) -> Flows | None:
        from whygrid.genres.numberlink.flows import flows_of

        return flows_of(self.layout)

    def broken_by(self, holds: Collection[Literal]) -> Iterator[Rule]:
        """The loops and wrong joints among the drawn lines."""
        lines = [DRAWN if drawn(edge) in holds else OPEN for edge in range(len(self.layout.edges))]
        for chain in mistakes_of(self.layout, lines):
            kind, cells = ("loop", chain[:-1]) if chain[0] == chain[-1] else ("path", chain)
            name = chain_name(self.layout, kind, cells)
            found = self._forbidden(kind, cells, name)
            if found is not None:
                yield found

    def _cells(self, text: str) -> list[int] | None:
        found = []
        for word in text.split(" "):
            match = _CELL.fullmatch(word)
            row, column = (int(match[1]) - 1, int(match[2]) - 1) if match else (-1, -1)
            if not (0 <= row < self.layout.rows and 0 <= column < self.layout.columns):
                return None
            found.append(row * self.layout.columns + column)
        return found

    def _forbidden(self, kind: str, cells: Sequence[int], name: str) -> Rule | None:
        """That not all edges along these cells are drawn, if they are a loop or join different paths."""
        layout = self.layout
        round_trip = (*cells, cells[0]) if kind == "loop" else tuple(cells)
        edges = [layout.edge_between.get(pair) for pair in pairwise(round_trip)]
        ends = [layout.ends[cell] for cell in (cells[0], cells[-1])]
        wrong = len(cells) > 2 if kind == "loop" else all(ends) and ends[0] != ends[1]
        if not wrong or None in edges or len(set(cells)) != len(cells):
            return None
        first, last = cells_said(layout, cells[:1]), cells_said(layout, cells[-1:])
        text = (
            message("numberlink/rule-loop", cell=first)
            if kind == "loop"
            else message("numberlink/rule-different", one=ends[0], first=first, two=ends[1], last=last)
        )
        lines = tuple(drawn(edge) for edge in edges if edge is not None)
        called = message(
            "numberlink/called-loop" if kind == "loop" else "numberlink/called-path",
            cells=Cells((" ".join(map(layout.name, cells)),)),
        )
        return Rule(name, text, (Count(lines, 0, len(lines) - 1),), called=called)

    def _region(self, text: str) -> frozenset[int] | None:
        region: set[int] = set()
        for span in text.split(" "):
            first, _, last = span.partition("..")
            ends = self._cells(f"{first} {last}")
            if ends is None or ends[0] // self.layout.columns != ends[1] // self.layout.columns:
                return None
            region.update(range(ends[0], ends[1] + 1))
        return frozenset(region)

    def _crossings(self, region: frozenset[int]) -> Rule:
        layout = self.layout
        border = border_of(layout, region)
        demand = separated(layout, region)
        counts = [Count(tuple(drawn(edge) for edge, _ in border), demand, len(border))]
        if layout.cover:
            counts.append(_balance(layout, region, border))
        counts += (exactly_one((drawn(edge), closed(edge))) for edge, _ in border)
        return Rule(
            region_name(layout, region),
            region_text(layout, region, demand),
            tuple(counts),
            called=message("numberlink/called-region", cells=Cells((say_spans(layout, region),))),
        )

    def _fence(self, name: str) -> Rule | None:
        layout, match = self.layout, _FENCE.fullmatch(name)
        region = self._region(match[2]) if match else None
        if match is None or not region or match[1] not in (*layout.pairs, ANY):
            return None
        label, fences = match[1], [self._cells(text) for text in match[3].split(" / ") if text != "none"]
        if label == ANY:
            meets = [layout.ends[cells[-1]] for cells in fences if cells]
            if (
                not layout.cover
                or any(layout.ends[cell] for cell in region)
                or len(set(meets)) < len({cells[-1] for cells in fences if cells})
            ):
                return None
        elif (layout.pairs[label][0] in region) == (layout.pairs[label][1] in region):
            return None
        lines: set[int] = set()
        fenced: set[int] = set()
        for cells in fences:
            edges = [layout.edge_between.get(pair) for pair in pairwise(cells or ())]
            if not cells or None in edges or region.intersection(cells) or len(set(cells)) != len(cells):
                return None
            if layout.ends[cells[-1]] in ("", label):
                return None
            lines.update(edge for edge in edges if edge is not None)
            fenced.update(cells)
        border = [edge for edge, cell in border_of(layout, region) if layout.across(edge, cell) not in fenced]
        where = region_said(layout, region)
        text = (
            message("numberlink/rule-fence-any", region=where)
            if label == ANY
            else message("numberlink/rule-fence", label=label, region=where)
        )
        spans, beside = Cells((match[2],)), Cells((match[3],))
        called = message("numberlink/called-fence", label=label, cells=spans, lines=beside)
        return Rule(name, text, _not_so(border, sorted(lines)), called=called)

    def _gap(self, name: str) -> Rule | None:
        layout, match = self.layout, _GAP.fullmatch(name)
        region = self._region(match[1]) if match else None
        if match is None or not region:
            return None
        chains = [self._cells(text) for text in match[2].split(" / ") if text != "none"]
        tips = {end: end for pair in layout.pairs.values() for end in pair}
        lines: list[int] = []
        passed: set[int] = set()
        for cells in chains:
            edges = [layout.edge_between.get(pair) for pair in pairwise(cells or ())]
            if not cells or len(cells) < 2 or None in edges or not layout.ends[cells[0]]:
                return None
            if not passed.isdisjoint(cells) or len(set(cells)) != len(cells):
                return None
            lines += (edge for edge in edges if edge is not None)
            tips[cells[0]] = cells[-1]
            passed.update(cells)
        done = {label for label, (a, b) in layout.pairs.items() if tips[a] == b or tips[b] == a}
        goals = [(tips[a], tips[b]) for label, (a, b) in layout.pairs.items() if label not in done]
        passed -= {tip for pair in goals for tip in pair}
        demand = sum((a in region) != (b in region) for a, b in goals)
        border = [edge for edge, _ in border_of(layout, region) if passed.isdisjoint(layout.edges[edge])]
        # A line that is missing makes up for everything: then nothing is said.
        literals = (*map(drawn, border), *(closed(edge) for edge in lines for _ in range(demand)))
        either = (exactly_one((drawn(edge), closed(edge))) for edge in (*border, *lines))
        text = message("numberlink/rule-gap", n=demand, region=region_said(layout, region))
        called = message("numberlink/called-gap", cells=Cells((match[1],)), lines=Cells((match[2],)))
        counts = (Count(literals, demand, max(len(literals), demand)), *either)
        return Rule(name, text, counts, called=called)

    def _order(self, name: str) -> Rule | None:
        from whygrid.genres.numberlink.crossings import Crossing, what_keeps_them

        layout, match = self.layout, _ORDER.fullmatch(name)
        region = self._region(match[3]) if match else None
        if match is None or not region or match[1] == match[2] or not {match[1], match[2]} <= {*layout.pairs}:
            return None
        chains = [tuple(self._cells(text) or ()) for text in match[5].split(" / ") if text != "none"]
        named = [text for text in match[4].split(" ") if text != "none"]
        walls = frozenset(edge for edge, each in enumerate(layout.edge_names) if each in named)
        if not all(chains) or len(walls) != len(named):
            return None
        kept = what_keeps_them(layout, Crossing((match[1], match[2]), region, walls, tuple(chains)))
        if kept is None:
            return None
        text = message(
            "numberlink/rule-order", one=match[1], two=match[2], region=region_said(layout, region)
        )
        called = message("numberlink/called-order", one=match[1], two=match[2], cells=Cells((match[3],)))
        return Rule(name, text, _not_so(*map(sorted, kept)), called=called)

    def _parity(self, region: frozenset[int], lines: str, name: str) -> Rule | None:
        layout = self.layout
        border = [edge for edge, _ in border_of(layout, region)]
        named = set(lines.split(" "))
        with_line = [edge for edge in border if layout.edge_names[edge] in named]
        odd_ones_out = (len(with_line) - separated(layout, region)) % 2 == 1
        if not odd_ones_out or parity_name(layout, region, with_line) != name:
            return None
        others = tuple(drawn(edge) if edge not in with_line else closed(edge) for edge in border)
        text = message(
            "numberlink/rule-odd" if separated(layout, region) % 2 else "numberlink/rule-even",
            region=region_said(layout, region),
        )
        spans = Cells((say_spans(layout, region),))
        called = message("numberlink/called-parity", cells=spans, lines=Cells((lines,)))
        either = (exactly_one((drawn(edge), closed(edge))) for edge in border)
        return Rule(name, text, (Count(others, 1, len(others)), *either), called=called)


def _not_so(shut: Iterable[int], lines: Iterable[int]) -> tuple[Count, ...]:
    """That some of these edges is drawn, or some of these lines is not."""
    shut, lines = tuple(shut), tuple(lines)
    literals = (*map(drawn, shut), *map(closed, lines))
    either = (exactly_one((drawn(edge), closed(edge))) for edge in (*shut, *lines))
    return Count(literals, 1, max(len(literals), 1)), *either


def _balance(layout: Layout, region: Collection[int], border: Sequence[tuple[int, int]]) -> Count:
    """How lines leave a region of a board that is covered, by the colours of a chessboard.

    Lines inside join a dark and a light cell. So the line ends in dark cells, less those in light cells, are
    the lines that leave from dark cells, less those that leave from light cells; and a light cell's edge that
    is not drawn counts like a dark cell's that is.
    """
    surplus = sum((1 if layout.ends[cell] else 2) * (1 if layout.dark(cell) else -1) for cell in region)
    literals = tuple(drawn(edge) if layout.dark(cell) else closed(edge) for edge, cell in border)
    demand = surplus + sum(not layout.dark(cell) for _, cell in border)
    if not 0 <= demand <= len(literals):
        demand = len(literals) + 1  # more than there are: it can't be met
    return Count(literals, demand, demand)


def chain_name(layout: Layout, kind: str, cells: Iterable[int]) -> str:
    """The name of the rule about a loop or a path."""
    return f"{kind} {' '.join(map(layout.name, cells))}"


def region_text(layout: Layout, region: Collection[int], demand: int) -> Message:
    """What a region demands, as a sentence."""
    return message(
        "numberlink/rule-region-balanced" if layout.cover else "numberlink/rule-region",
        n=demand,
        region=region_said(layout, region),
    )
