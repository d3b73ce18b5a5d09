"""Looking ahead: what an edge can't be, because moves that follow from it lead into trouble."""

from __future__ import annotations

from collections.abc import Iterator

from whygrid.engine.cases import joined
from whygrid.engine.technique import Strategy, Technique, fresh
from whygrid.engine.walk import Walk
from whygrid.genres.numberlink.facts import closed, drawn
from whygrid.genres.numberlink.model import CLOSED, DRAWN, OPEN
from whygrid.genres.numberlink.position import Position
from whygrid.genres.numberlink.techniques import cells, chains
from whygrid.genres.numberlink.trials import Probe, short_refutation
from whygrid.genres.numberlink.words import supposed
from whygrid.logic.deduction import Case, Deduction
from whygrid.voice.message import message

Way = tuple[int, int]
"""An edge, and whether it is drawn or closed."""


def find_foresight(state: Position) -> Iterator[Deduction]:
    """Edges that can't be drawn, or can't be closed, as few easy moves as possible show."""
    prospects = {way: state.outlook.after(*way) for way in _ways(state)}
    fewest = min((prospect.waves for prospect in prospects.values() if not prospect.possible), default=0)
    for way, prospect in prospects.items():
        if not prospect.possible and prospect.waves == fewest:
            yield from _refuted(state, way, "foresight", AT_A_GLANCE)


def find_trial(state: Position) -> Iterator[Deduction]:
    """Edges that can't be drawn, or can't be closed, as a few contradictions one after the other show."""
    probe = Probe(state.layout, state.lines)
    for literal in map(_literal, _ways(state)):
        state.pause()
        if probe.refutes(literal):
            found = short_refutation(state.layout, state.lines, literal, "trial")
            if found is not None:
                yield found


def outline_trial(state: Position) -> Iterator[Deduction]:
    """The same without saying why."""
    probe = Probe(state.layout, state.lines)
    for way in _ways(state):
        state.pause()
        if probe.refutes(_literal(way)):
            yield Deduction("trial", (_facts(way)[1],), (), ())


def _literal(way: Way) -> int:
    return way[0] + 1 if way[1] == DRAWN else -way[0] - 1


def _ways(state: Position) -> Iterator[Way]:
    for edge, now in enumerate(state.lines):
        for status in (DRAWN, CLOSED):
            if now == OPEN and fresh(state, [_facts((edge, status))[1]]):
                yield edge, status


def _facts(way: Way) -> tuple[int, int]:
    """The fact that this is the way, and the fact that it isn't."""
    edge, status = way
    return (drawn(edge), closed(edge)) if status == DRAWN else (closed(edge), drawn(edge))


def _refuted(state: Position, way: Way, name: str, strategy: Strategy) -> Iterator[Deduction]:
    """The story of what goes wrong on this way, if something does."""
    assumption, conclusion = _facts(way)
    if not state.open(assumption):
        return
    known = tuple(fact for fact in range(1, len(state.rules.facts) + 1) if state.known >> fact & 1)
    walk = Walk(Position(state.layout, (*known, assumption)), strategy)
    steps = list(walk.run())
    if walk.contradiction:
        story = joined((*known, assumption), steps)
        yield Deduction(
            name,
            (conclusion,),
            tuple(fact for fact in story.support if fact != assumption),
            (state.layout.edge_names[way[0]],),
            message(
                "numberlink/if-drawn" if way[1] == DRAWN else "numberlink/if-closed",
                what=story.deductions[-1].reason,
            ),
            cases=(Case(assumption, story.deductions),),
            brief=supposed(state.layout, state.lines, *way),
        )


FORESIGHT = Technique(
    "foresight",
    2.8,
    "A way that leads into trouble by easy moves is not taken.",
    find_foresight,
    supposes=True,
)
TRIAL = Technique(
    "trial",
    4.5,
    "A way on which a few turns all lead into trouble is not taken either.",
    find_trial,
    outline=outline_trial,
    supposes=True,
)

AT_A_GLANCE = Strategy(
    (cells.USED_UP, cells.FORCED_LINE, cells.DEAD_END, chains.DIFFERENT_PATHS, chains.NO_LOOP)
)
"""What is seen without writing it down."""
