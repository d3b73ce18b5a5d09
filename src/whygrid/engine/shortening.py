"""Making a story shorter: of all that was found, what costs a reader least and still leads to the end.

Everything easy is taken before anything hard, and of the hard deductions that still tell something the
cheapest one. Then each hard one is left out, the dearest first, and stays out if the rest gets to the end
at less cost.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from math import inf

from whygrid.budget import Budget
from whygrid.engine.gathering import Gathered, gather
from whygrid.engine.state import State
from whygrid.engine.technique import Technique, fresh
from whygrid.engine.trimming import trim
from whygrid.logic.deduction import Deduction
from whygrid.logic.facts import Literal
from whygrid.records import NamedTuple
from whygrid.voice.message import length

WORK = 40_000
"""How much is done to make a story shorter, as many times as there are facts: the same on every machine."""
TURNING = 4
"""What it costs to turn to something hard, in placements told."""
WORDS = 19
"""The letters of one told placement, such as "r5c8=6 (column 8), "."""
LUCK, POOL = (0.4, 2.5), 400
"""How much cheaper or dearer something may seem on another way, and out of how many such ways are made."""
DEAREST, DEAR = 4, 16
"""In place of so many of the dearest deductions, if they cost more than this, something else is supposed."""
UNASKED = 1000
"""More than anything that somebody wants to read."""
LEMMA = 30
"""What a lemma costs: nobody reads them, so that anything which can be read is better."""


class Costs:
    """What it costs a reader, in placements told; `is_told` says what of a supposition is told at all."""

    def __init__(
        self,
        easy: Collection[str],
        is_told: Callable[[Deduction], bool],
        unasked: Collection[str] = (),
    ) -> None:
        """What `unasked` techniques find is told only where nothing else leads on."""
        self.easy = easy
        self.is_told = is_told
        self.unasked = unasked

    def of(self, deduction: Deduction) -> int:
        """The cost of one deduction, with all that it supposes."""
        if deduction.technique in self.easy:
            return self._told(deduction)
        if deduction.technique in self.unasked:
            return UNASKED
        if not deduction.cases:
            return TURNING + length(deduction.reason) // WORDS + LEMMA * len(deduction.lemmas)
        return 2 * TURNING + sum(self.inside(case.steps) for case in deduction.cases)

    def inside(self, steps: Sequence[Deduction]) -> int:
        """The cost of what follows from a supposition."""
        return sum(self.of(step) if step.cases else self._told(step) for step in steps)

    def _told(self, step: Deduction) -> int:
        if not step.conclusions:
            return length(step.reason) // WORDS
        return self.is_told(step) * (2 if min(step.conclusions) < 0 else 1)


Suppose = Callable[[Sequence[Literal]], Sequence[Deduction]]
"""Suppositions that are refuted where these literals hold besides what is printed."""


class Story(NamedTuple):
    """What is needed of what was found, what it costs a reader, and how it came about.

    whole    all that was taken
    way      before each hard deduction that was taken: how many had been made, and all that held then
    """

    deductions: list[Deduction]
    cost: int
    whole: Gathered
    way: list[tuple[Deduction, int, list[Literal]]]

    @property
    def needed(self) -> list[Deduction]:
        """The hard deductions of which it tells something."""
        told = set(map(id, self.deductions))
        return [deduction for deduction, made, _ in self.way if id(self.whole.deductions[made]) in told]


class Shortener:
    """`position` makes a state in which these literals hold besides what is printed.

    A story is to reach all of `goals`, or a contradiction where there are none.
    """

    def __init__(
        self,
        position: Callable[[Sequence[Literal]], State],
        easy: Sequence[Technique],
        costs: Costs,
        goals: Sequence[Literal] | None,
        budget: Budget,
    ) -> None:
        self.position = position
        self.start = position(())
        self.easy = easy
        self.costs = costs
        self.goals = goals
        self.budget = budget
        self.work = WORK
        self.beginning: tuple[Sequence[Deduction], Sequence[int]] = ((), ())  # of every story: it is easy

    def shortest(
        self,
        found: Gathered,
        techniques: Sequence[Technique] = (),
        seconds: float | None = None,
        suppose: Suppose | None = None,
    ) -> Story | None:
        """The cheapest story; None where another way does not lead to the same end.

        What these techniques find where something hard stands in the story, may take its place. With
        seconds, other ways are looked for so long, also among what may be supposed; otherwise it is the
        same story on every machine.
        """
        hard = [deduction for deduction in found.deductions if self._is_hard(deduction)]
        if not hard:  # then it would be found again, wave by wave
            end = self.start if found.contradiction else self.position(_conclusions(found.deductions))
            return self._trimmed(found, [], end)
        first = next(i for i, deduction in enumerate(found.deductions) if deduction is hard[0])
        self.beginning = found.deductions[:first], found.known_at[:first]
        best = self._leave_out(hard)
        if best is not None and self.work > 0:
            more = self._on_the_way(best.deductions, techniques)
            dearest = sorted(best.way, key=lambda step: self.costs.of(step[0]))[-DEAREST:]
            for deduction, _, held in dearest:
                if suppose is not None and self.costs.of(deduction) > DEAR:
                    more += suppose(held)
            other = self._leave_out([*filter(self._is_hard, best.deductions), *more])
            if other is not None and other.cost < best.cost:
                best = other
        if best is not None and seconds is not None:
            best = self._other_ways(best, hard, techniques, suppose, Budget(seconds))
        return best

    def _other_ways(
        self,
        best: Story,
        hard: list[Deduction],
        techniques: Sequence[Technique],
        suppose: Suppose | None,
        time: Budget,
    ) -> Story:
        """The cheapest of many stories, in each of which some other hard deductions come first."""
        from random import Random  # here alone: start-up is a feature

        chance = Random(len(hard))
        more: dict[tuple[str, tuple[Literal, ...], tuple[Literal, ...]], Deduction] = {}
        while hard and not time.reason:
            self.work = WORK
            pool = [*best.needed, *hard, *sorted(more.values(), key=self.costs.of)[:POOL]]
            luck = {id(deduction): chance.uniform(*LUCK) for deduction in pool}
            other = self._leave_out(pool, luck, time)
            if other is not None:
                news = self._on_the_way(other.deductions, techniques)
                if suppose is not None and other.way:
                    _, _, held = chance.choice(other.way)
                    news += suppose(held)
                for each in news:
                    more.setdefault((each.technique, each.conclusions, each.premises), each)
                if other.cost < best.cost:
                    best = other
        return best

    def _is_hard(self, deduction: Deduction) -> bool:
        return deduction.technique not in self.costs.easy and bool(deduction.conclusions)

    def _on_the_way(self, told: Sequence[Deduction], techniques: Sequence[Technique]) -> list[Deduction]:
        """What can be found where a story tells something hard, mostly cheaper than what was found first."""
        state = self.position(())
        found: list[Deduction] = []
        efforts = {technique.name: technique.effort for technique in techniques}
        for deduction in told:
            if self._is_hard(deduction):
                self.budget.check()
                limit = efforts.get(deduction.technique, inf)
                for technique in techniques:
                    if technique.name not in self.costs.easy and technique.effort <= limit:
                        found += state.find(technique.find)
            for literal in deduction.conclusions:
                state.learn(literal)
        return found

    def _leave_out(
        self, hard: list[Deduction], luck: Mapping[int, float] | None = None, time: Budget | None = None
    ) -> Story | None:
        """The cheapest story with some of these hard deductions, which come by their cost and their luck."""
        hard = sorted(hard, key=lambda each: self.costs.of(each) * (luck or {}).get(id(each), 1.0))
        best = self._told(hard)
        if best is None:
            return None
        for deduction in reversed(hard):
            if self.work <= 0 or (time is not None and time.reason):
                break
            self.budget.check()
            rest = [other for other in hard if other is not deduction]
            if all(told is not deduction for told in best.needed):
                hard = rest  # it was not needed anyway
                continue
            shorter = self._told(rest, best, deduction)
            if shorter is not None and shorter.cost < best.cost:
                best, hard = shorter, rest
        return best

    def _told(
        self, hard: Sequence[Deduction], before: Story | None = None, without: Deduction | None = None
    ) -> Story | None:
        """The story with these hard deductions, the first ones first; None where they are not enough.

        It is the same as one `before` up to the one which it is `without`.
        """
        state, again, way = self.start, Gathered(), []
        if before is not None:
            place = next(place for place, (told, _, _) in enumerate(before.way) if told is without)
            _, made, held = before.way[place]
            state, way = self.position(held), before.way[:place]
            again = Gathered(before.whole.deductions[:made], before.whole.known_at[:made])
        else:
            again = Gathered(*self.beginning)
            held = _conclusions(again.deductions)
            state = self.position(held)
        waiting = [deduction for deduction in hard if all(told is not deduction for told, _, _ in way)]
        held = list(held)
        self._gather(state, again, held)
        while not (state.complete or again.contradiction):
            ready = next((d for d in waiting if all(map(state.holds, d.premises))), None)
            if ready is None:
                break
            waiting.remove(ready)
            news = fresh(state, ready.conclusions)
            if not news:
                continue
            way.append((ready, len(again.deductions), list(held)))
            again.add(ready._replace(conclusions=news), state.known)
            held += news
            for literal in news:
                state.learn(literal)
            self._gather(state, again, held)
        self.work -= len(state.rules.facts)
        return self._trimmed(again, way, state)

    def _trimmed(
        self, found: Gathered, way: list[tuple[Deduction, int, list[Literal]]], state: State
    ) -> Story | None:
        """What is needed of all that was found; None where the state that it leads to is not the end."""
        ends = found.contradiction if self.goals is None else not found.contradiction
        if not ends or not all(map(state.holds, self.goals or ())):
            return None
        told = trim(self.start, found, self.goals or ())
        return Story(told, sum(map(self.costs.of, told)), found, way)

    def _gather(self, state: State, again: Gathered, held: list[Literal]) -> None:
        """Take everything easy."""
        before = len(again.deductions)
        gather(state, self.easy, self.budget, again, possible=self.goals is not None)
        for deduction in again.deductions[before:]:
            held += deduction.conclusions


def _conclusions(deductions: Sequence[Deduction]) -> list[Literal]:
    return [literal for deduction in deductions for literal in deduction.conclusions]
