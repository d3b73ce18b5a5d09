"""A step as frames to be played one after the other.

They are its deductions and, where something is supposed, each of what would follow from it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from whygrid.engine.exclusions import exclusions_of
from whygrid.engine.words import facts_said, say, say_facts
from whygrid.logic.deduction import CHAIN, Case, Deduction
from whygrid.logic.facts import Literal
from whygrid.logic.proof import SUPPOSITION, Proof
from whygrid.logic.rules import Rules
from whygrid.puzzle import Puzzle
from whygrid.records import NamedTuple
from whygrid.scene.trails import (
    FOLLOWING,
    SUPPOSED,
    Part,
    Trail,
    at_most_many,
    parts_of,
    places_something,
)
from whygrid.scene.view import View
from whygrid.service.views import marks_at, position_at
from whygrid.service.ways import Ways
from whygrid.voice import Short, message


class Frame(NamedTuple):
    """One picture of a step.

    says        what it shows, in words
    short       the same without what is supposed, for who sees that; "" where it is no shorter
    deduction   the deduction that is made here
    pattern     what to look at, by the part it plays
    number      which deduction of the step it belongs to, counted from 1
    supposed    what is supposed here, the outermost first; nothing outside of suppositions
    following   what would be placed then, so far
    struck      what is excluded here by deductions before it in the same step
    support     the known facts that this rests on; what is told by cases has some in each of them
    broken      facts of which too few are left, where a supposition breaks
    """

    says: str
    deduction: Deduction
    pattern: tuple[Part, ...] = ()
    number: int = 1
    supposed: tuple[Literal, ...] = ()
    following: tuple[Literal, ...] = ()
    struck: tuple[Literal, ...] = ()
    support: tuple[Literal, ...] = ()
    broken: tuple[Literal, ...] = ()
    short: str = ""

    @property
    def depth(self) -> int:
        """In how many suppositions it is made."""
        return len(self.supposed)

    @property
    def focus(self) -> tuple[Literal, ...]:
        """What is concluded here; what is supposed is not."""
        return tuple(literal for literal in self.deduction.conclusions if literal not in self.supposed)

    @property
    def written(self) -> tuple[Literal, ...]:
        """What is supposed, and what would follow: it stands on the board as long as that is supposed."""
        return tuple(literal for literal in (*self.supposed, *self.following) if literal > 0)


def frames_of(proof: Proof, number: int, notation: str = "words") -> list[Frame]:
    """The frames of a step: its deductions; what a supposition leads to, and what follows from that."""
    telling = _Telling(proof.rules, Ways.of(proof.genre), notation)
    frames: list[Frame] = []
    struck: list[Literal] = []
    for place, deduction in enumerate(proof.steps[number - 1].deductions, 1):
        here = Frame("", deduction, number=place, struck=tuple(struck))
        for case in deduction.cases if telling.ways.supposes(deduction) else ():
            frames += telling.inside(case, here, None)
        frames.append(telling.conclusion(here))
        struck += [literal for literal in deduction.conclusions if literal < 0]
    return frames


class _Telling:
    """Tells what is supposed, in the words and by the names of one puzzle."""

    def __init__(self, rules: Rules, ways: Ways, notation: str) -> None:
        self.rules = rules
        self.ways = ways
        self.notation = notation
        self.exclusions = exclusions_of(rules)

    def conclusion(self, here: Frame) -> Frame:
        """What is concluded for good; what was supposed alone for that is gone from the board again."""
        told = here.deduction
        says, pattern = say(self.rules, told, notation=self.notation), parts_of(told)
        if len(told.cases) == 1 and self.ways.supposes(told):
            pattern = ()
            if told.technique == SUPPOSITION:
                says = str(message("service/so", facts=facts_said(self.rules, told.conclusions))).rstrip(".")
        return here._replace(says=says, pattern=pattern, support=self._support(here, told))

    def inside(self, case: Case, around: Frame, outer: Trail | None) -> Iterator[Frame]:
        """What is supposed, and all that follows from it, one after the other."""
        places = places_something(case)
        trail = Trail(case.assumption, places, outer)
        opening_words = "service/suppose-also" if around.supposed else "service/suppose"
        says = str(message(opening_words, what=self._short([case.assumption])))
        out = (case.assumption,) if case.assumption < 0 else ()
        here = around._replace(supposed=(*around.supposed, case.assumption), struck=(*around.struck, *out))
        opening = Deduction(SUPPOSITION, (case.assumption,), (), ())
        yield here._replace(says=says, deduction=opening, pattern=_parts(here, opening, ()))
        if_so = self._short(here.supposed)
        for index, step in enumerate(case.steps, 1):
            for inner in step.cases if self.ways.supposes(step) else ():
                yield from self.inside(inner, here, trail)
            links = trail.take(step, last=index == len(case.steps))
            if self.ways.tells(step) or (links and not places):
                follows = self._say(step)
                yield here._replace(
                    says=str(message("service/if-then", what=if_so, follows=follows)),
                    short=follows,
                    deduction=step,
                    pattern=_parts(here, step, self._links(step, trail, links)),
                    support=self._support(here, step),
                    broken=() if step.conclusions else broken_by(self.rules, step),
                )
            if self.ways.tells(step) or any(literal in trail.behind for literal in step.premises):
                here = self._after(here, step)  # what known cells rule out anyway is out already

    def _after(self, here: Frame, step: Deduction) -> Frame:
        """What holds then; what is struck by what is written anyway need not be told."""
        following = tuple(literal for literal in step.conclusions if literal > 0)
        struck = (literal for literal in step.conclusions if literal < 0)
        new = [out for out in struck if self.exclusions.of(-out).keys().isdisjoint(here.written)]
        return here._replace(following=(*here.following, *following), struck=(*here.struck, *new))

    def _short(self, literals: Sequence[Literal]) -> str:
        """What is supposed: "r4c5=7"; lines have no such form: "r1c2-r1c3 is drawn"."""
        facts = [(literal, self.rules.fact(literal)) for literal in literals]
        lines = "-" in facts[0][1].subject
        if lines:
            said = tuple(facts_said(self.rules, [literal]) for literal in literals)
        else:
            said = tuple(message("service/fact", fact=Short((fact.parts,))) for _, fact in facts)
        return str(message("service/list", items=said))

    def _say(self, step: Deduction) -> str:
        if not step.conclusions:
            return str(step.reason)
        return say_facts(self.rules, step.conclusions) if self.ways.supposes(step) else say(self.rules, step)

    def _links(self, step: Deduction, trail: Trail, newest: list[Part]) -> tuple[Part, ...]:
        """The newest links; where it breaks, the way there, if that is short."""
        way = () if step.conclusions else at_most_many((*trail.way_to(step.premises), *newest))
        return way or at_most_many(newest)

    def _support(self, here: Frame, step: Deduction) -> tuple[Literal, ...]:
        """The known facts among the premises of a step."""
        if self.ways.supposes(step):
            return ()
        held = {*here.supposed, *here.following}
        return tuple(literal for literal in step.premises if literal > 0 and literal not in held)


def _parts(here: Frame, step: Deduction, links: Sequence[Part]) -> tuple[Part, ...]:
    """The pattern of a step inside a supposition, what holds there, and links."""
    own = [part for part in step.pattern if part[0] != CHAIN]
    parts = [*own, (SUPPOSED, here.supposed), (FOLLOWING, here.following)]
    return (*(part for part in parts if part[1]), *links)


def broken_by(rules: Rules, step: Deduction) -> tuple[Literal, ...]:
    """The facts of the first rule that a contradiction names of which too few are left, or too many hold.

    Nothing where that takes more than to look at what its premises exclude.
    """
    exclusions = exclusions_of(rules)
    held = set(step.premises)
    for literal in step.premises:
        held.update(-other for other in (exclusions.of(literal) if literal > 0 else ()))
    for name in step.rules:
        for count in rules.rule(name).counts:
            holding = sum(literal in held for literal in count.literals)
            left = sum(-literal not in held for literal in count.literals)
            if left < count.low or holding > count.high:
                return tuple(_facts_among(rules, count.literals))
    return ()


def _facts_among(rules: Rules, literals: Iterable[Literal]) -> Iterator[Literal]:
    """Those that say something about the board; others only help to say it."""
    return (abs(literal) for literal in literals if abs(literal) <= len(rules.facts))


def view_of_frame(puzzle: Puzzle, proof: Proof, number: int, place: int) -> View:
    """The board at a frame of a step; step 0 is the board before the first one."""
    settled = position_at(proof, max(number, 1))
    if number == 0:
        return marks_at(puzzle, settled)
    return view_of(puzzle, settled, frames_of(proof, number)[place])


def view_of(puzzle: Puzzle, settled: Sequence[Literal], frame: Frame) -> View:
    """The board at a frame, where these facts are settled."""
    view = supposing(puzzle, marks_at(puzzle, (*settled, *frame.struck)), frame.written)
    return view._replace(focus=frame.focus, support=frame.support, pattern=frame.pattern, broken=frame.broken)


def supposing(puzzle: Puzzle, view: View, supposed: tuple[Literal, ...]) -> View:
    """The view with these facts as if they held: they strike marks, as long as they are supposed."""
    exclusions = exclusions_of(puzzle.rules)
    struck = {other for literal in supposed for other in exclusions.of(literal)}
    return view._replace(excluded=(view.excluded or frozenset()) | struck, supposed=supposed)
