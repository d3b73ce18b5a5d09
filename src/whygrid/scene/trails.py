"""What to draw of a deduction: its pattern and, where it supposes something, what would follow from that.

A link is a part of the picture with two literals, of which the second follows from the first. Where it does
so by itself, it is a piece of a chain, and the signs of the two say what it means; where it takes others
as well, it only leads there.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from whygrid.logic.deduction import CHAIN, LEADS, Case, Deduction
from whygrid.logic.facts import Literal

SUPPOSED, FOLLOWING = "two", "one"
"""The parts that what is supposed and what would follow play in the picture."""
MANY = 10
"""Where there are more links than this, only those on the way to the end are drawn, or none."""

Part = tuple[str, tuple[Literal, ...]]


class Trail:
    """What follows from what, from what is supposed on.

    Only some literals are places on the trail: what is placed, or everything where nothing is. An exclusion
    between two of them is one as well if nothing else is needed from here for what comes after it.
    """

    def __init__(self, assumption: Literal, places: bool, around: Trail | None = None) -> None:
        self.places = places
        self.behind: dict[Literal, tuple[Literal, ...]] = {} if around is None else dict(around.behind)
        self.behind[assumption] = (assumption,)  # for each literal the places that it follows from
        self._before: dict[Literal, Part] = {} if around is None else dict(around._before)
        self._order: list[Literal] = [*(around._order if around is not None else ()), assumption]

    def take(self, step: Deduction, last: bool = False) -> list[Part]:
        """The links to what a step concludes; `last`, it is what the case leads to."""
        inside = [literal for literal in step.premises if literal in self.behind]
        if not step.conclusions:
            gone = [literal for literal in inside if literal < 0 and self.places]
            return [link for literal in gone for link in _links(self.behind[literal], literal)]
        sources = tuple(dict.fromkeys(source for literal in inside for source in self.behind[literal]))
        if not sources:
            return []  # known beforehand: it does not follow from what is supposed
        goal = max(step.conclusions) if self.places else step.conclusions[0]
        if goal < 0 and self.places and not last:
            self.behind.update((literal, sources) for literal in step.conclusions)
            return []
        self.behind.update((literal, (goal,)) for literal in step.conclusions)
        links = _links(sources, goal)
        if goal > 0 and len(inside) == 1 and inside[0] < 0 and inside[0] not in sources:
            links = [*_links(sources, inside[0]), *_links(inside, goal)]
        for link in links:
            source, found = link[1]
            before = self._before.get(found, link)[1][0]
            if self._when(source) >= self._when(before):
                self._before[found] = link
        self._order.append(goal)
        return links

    def way_to(self, ends: Iterable[Literal]) -> list[Part]:
        """The links from what is supposed to the latest of these: of several sources again the latest."""
        places = [place for end in ends for place in self.behind.get(end, ())]
        way: list[Part] = []
        here = max(places, key=self._when) if places else None
        while here is not None and here in self._before:
            way.append(self._before[here])
            here = self._before[here][1][0]
        return way[::-1]

    def _when(self, literal: Literal) -> int:
        return self._order.index(literal) if literal in self._order else -1


def _links(sources: Sequence[Literal], goal: Literal) -> list[Part]:
    """From each source to what follows from all of them."""
    return [(CHAIN if len(sources) == 1 else LEADS, (source, goal)) for source in sources]


def places_something(case: Case) -> bool:
    """Whether something is placed on the way, so that exclusions are not what one looks at."""
    return any(literal > 0 for step in case.steps for literal in step.conclusions)


def parts_of(deduction: Deduction) -> tuple[Part, ...]:
    """The pattern and, unless it has a chain already, its cases: what would hold in them, and links."""
    if not deduction.cases or any(role == CHAIN for role, _ in deduction.pattern):
        return deduction.pattern
    every: list[Part] = []
    ways: list[Part] = []
    for case in deduction.cases:
        trail, links = Trail(case.assumption, places_something(case)), list[Part]()
        for number, step in enumerate(case.steps, 1):
            links += trail.take(step, last=number == len(case.steps))
        (*_, end) = case.steps or (None,)
        ways += trail.way_to((*end.premises, *end.conclusions) if end else ())
        every += links
    links = list(dict.fromkeys(every))
    shown = {literal for _, literals in deduction.pattern for literal in literals}
    assumed = [case.assumption for case in deduction.cases if case.assumption not in shown]
    following = [end for _, link in links for end in link if end > 0 and end not in (*shown, *assumed)]
    drawn = at_most_many(links) or at_most_many(ways, 2 * MANY)
    held = {*shown, *assumed, *following, *(-literal for literal in deduction.conclusions)}
    between = [-end for _, link in drawn for end in link if end < 0 and -end not in held]
    parts = ((SUPPOSED, assumed), (FOLLOWING, following), ("pattern", between))
    return (
        *deduction.pattern,
        *((role, tuple(dict.fromkeys(literals))) for role, literals in parts if literals),
        *drawn,
    )


def at_most_many(links: Iterable[Part], most: int = MANY) -> tuple[Part, ...]:
    """These links, each once, unless there are so many that nothing could be told apart."""
    found = tuple(dict.fromkeys(links))
    return found if len(found) <= most else ()
