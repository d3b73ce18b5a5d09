"""Deductions by lemmas: what follows by the rules though no technique sees it, told so that the checker does.

The search supposes that the goal is not so, then one fact after the other, and learns from each contradiction
a lemma: facts that can't all hold. It works on the counts of the rules, like the checker, which sees by
propagation alone what is learned here. Lemmas do not speak of auxiliary variables, which have no names.

    level 0     premises, the negated goal, and what follows from these
    level 1 …   one supposed fact each, and what follows from it with all before
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from whygrid.budget import Budget
from whygrid.logic.deduction import Deduction, Lemma
from whygrid.logic.facts import Literal
from whygrid.logic.proof import CASE_ANALYSIS
from whygrid.logic.rules import Count, Rules
from whygrid.records import NamedTuple
from whygrid.voice.message import Short, message

CONFLICTS = 2000
"""After so many contradictions the search gives up: so many lemmas are nothing to hand out."""
RESTART = 50
"""Contradictions up to a new beginning, times a number of Luby's sequence."""
DECAY = 0.95
"""How much less a contradiction counts than the next one for what is supposed first."""


def by_lemmas(
    rules: Rules,
    premises: Collection[Literal],
    goal: Literal | None,
    budget: Budget,
    conflicts: int = CONFLICTS,
) -> Deduction | None:
    """A deduction of the goal from premises that do not name it, or of a contradiction without a goal.

    None where it does not follow, or where that takes more contradictions.
    """
    search = _Search(rules, premises, () if goal is None else (-goal,), budget)
    if not search.refutes(conflicts):
        return None
    lemmas = search.told()
    if goal is None:
        reason = message("engine/all-leads-to-contradiction", n=len(lemmas))
    else:
        supposed = Short((rules.fact(-goal).parts,))
        reason = message("engine/supposing-leads-to-contradiction-in", fact=supposed, n=len(lemmas))
    conclusions = () if goal is None else (goal,)
    return Deduction(CASE_ANALYSIS, conclusions, tuple(premises), (), reason, lemmas=lemmas)


class _Learned(NamedTuple):
    """Facts that can't all hold: so say these rows, and what holds at level 0."""

    together: tuple[Literal, ...]
    rows: Sequence[int]
    grounds: Sequence[Literal]


class _Behind(NamedTuple):
    """What a lemma rests on: rules by name, what was learned by number, premises or what is supposed."""

    rules: set[str]
    learned: set[int]
    premises: set[Literal]


class _Search:
    """Clause learning over counts. Rows are the counts of the rules and, among them, what was learned."""

    def __init__(
        self, rules: Rules, premises: Iterable[Literal], supposed: tuple[Literal, ...], budget: Budget
    ) -> None:
        self.rules, self.supposed, self.budget = rules, supposed, budget
        self.rows: list[Count] = []
        self.names: list[str | int] = []  # of each row: its rule, or its number among what was learned
        self.room: list[int] = []  # for each row how many of its literals may still hold
        self.spare: list[int] = []  # and how many may still be out
        self.rows_of: dict[Literal, list[int]] = {}
        self.fresh: list[int] = []  # rows that nobody has looked at
        size = rules.variables + 1
        self.value = [0] * size  # of each variable: 1, -1, or 0 for what is open
        self.level = [0] * size
        self.place = [0] * size  # on the trail
        self.reason = [-1] * size  # the row that settled it
        self.phase = [1] * size  # what it was last
        self.activity = [0.0] * size
        self.bump = 1.0
        self.trail: list[Literal] = []  # what is settled, in order
        self.counted = 0  # so much of it is taken off `room` and `spare`
        self.levels: list[int] = []  # how long it was before each supposition
        self.learned: list[_Learned] = []
        self.clash = -1  # the row that can't be kept at level 0
        for literal in (*premises, *supposed):
            if not self.value[abs(literal)]:
                self._settle(literal, -1)
        for rule in rules.rules.values():
            for count in rule.counts:
                self._add(count, rule.name)

    def refutes(self, conflicts: int) -> bool:
        """Whether everything leads to a contradiction; False also when it takes more of them to see that."""
        rounds, left = 1, RESTART
        while self.clash < 0:
            row = self._propagate()
            if row >= 0:
                self.budget.check()
                conflicts, left = conflicts - 1, left - 1
                if conflicts < 0:
                    return False
                self._learn(row)
                if left <= 0:
                    rounds, left = rounds + 1, RESTART * _luby(rounds + 1)
                    self._go_back(0)
            elif not self._breaks_family():
                choice = self._choice()
                if not choice:
                    return False
                self.levels.append(len(self.trail))
                self._settle(choice, -1)
        return True

    def told(self) -> tuple[Lemma, ...]:
        """What it takes of what was learned, each on earlier ones; the last refutes what is supposed."""
        last = len(self.learned)
        found = [*self.learned, _Learned((), [self.clash], self._against(self.clash))]
        behind: dict[int, _Behind] = {}
        todo = [last]
        while todo:
            number = todo.pop()
            if number not in behind:
                behind[number] = self._behind(found[number])
                todo += behind[number].learned
        places = {number: place for place, number in enumerate(sorted(behind), 1)}
        supposing = {last}  # those that hold only by what is supposed
        lemmas = []
        for number in places:
            rules, learned, premises = behind[number]
            if not premises.isdisjoint(self.supposed) or not supposing.isdisjoint(learned):
                supposing.add(number)
            lemmas.append(
                Lemma(
                    found[number].together + (self.supposed if number in supposing else ()),
                    tuple(sorted(premises.difference(self.supposed))),
                    tuple(sorted(rules)),
                    tuple(sorted(places[earlier] for earlier in learned)),
                )
            )
        return tuple(lemmas)

    def _behind(self, learned: _Learned) -> _Behind:
        """What this rests on, back to premises."""
        behind = _Behind(set(), set(), set())
        rows, todo, seen = set(learned.rows), list(learned.grounds), set(learned.grounds)
        while todo:
            literal = todo.pop()
            row = self.reason[abs(literal)]
            if row < 0:
                behind.premises.add(literal)
                continue
            rows.add(row)
            new = set(self._grounds(literal)) - seen
            seen |= new
            todo += new
        for name in {self.names[row] for row in rows}:
            if isinstance(name, str):
                behind.rules.add(name)
            else:
                behind.learned.add(name)
        return behind

    def _add(self, count: Count, name: str | int) -> None:
        held = out = 0
        for literal in count.literals:
            self.rows_of.setdefault(literal, []).append(len(self.rows))
            if self.place[abs(literal)] < self.counted:
                held += self._holds(literal)
                out += self._holds(-literal)
        self.fresh.append(len(self.rows))
        self.rows.append(count)
        self.names.append(name)
        self.room.append(count.high - held)
        self.spare.append(len(count.literals) - count.low - out)

    def _holds(self, literal: Literal) -> bool:
        return self.value[abs(literal)] * literal > 0

    def _settle(self, literal: Literal, row: int) -> None:
        variable = abs(literal)
        self.value[variable] = self.phase[variable] = 1 if literal > 0 else -1
        self.level[variable] = len(self.levels)
        self.reason[variable] = row
        self.place[variable] = len(self.trail)
        self.trail.append(literal)

    def _propagate(self) -> int:
        """Settle all that follows at once; a row that can't be kept, or -1."""
        room, spare, value = self.room, self.spare, self.value
        while self.fresh or self.counted < len(self.trail):
            if self.fresh:
                tight = [self.fresh.pop()]
            else:
                literal = self.trail[self.counted]
                self.counted += 1
                tight = []
                for row in self.rows_of.get(literal, ()):
                    room[row] -= 1
                    if room[row] < 1:
                        tight.append(row)
                for row in self.rows_of.get(-literal, ()):
                    spare[row] -= 1
                    if spare[row] < 1:
                        tight.append(row)
            for row in tight:
                if room[row] < 0 or spare[row] < 0:
                    return row
                if room[row] == 0 or spare[row] == 0:
                    sign = -1 if room[row] == 0 else 1
                    for literal in self.rows[row].literals:
                        if not value[abs(literal)]:
                            self._settle(sign * literal, row)
        return -1

    def _grounds(self, literal: Literal) -> list[Literal]:
        """From what the reason of a literal has settled it."""
        literals, low, high = self.rows[self.reason[abs(literal)]]
        before = self.place[abs(literal)]
        if -literal in literals:
            return self._first([lit for lit in literals if self._holds(lit)], high, before)
        return self._first([-lit for lit in literals if self._holds(-lit)], len(literals) - low, before)

    def _against(self, row: int) -> list[Literal]:
        """Why a row can't be kept: too much of it holds, or is out."""
        literals, low, high = self.rows[row]
        if self.room[row] < 0:
            return self._first([lit for lit in literals if self._holds(lit)], high + 1, len(self.trail))
        out = [-lit for lit in literals if self._holds(-lit)]
        return self._first(out, len(literals) - low + 1, len(self.trail))

    def _first(self, literals: list[Literal], count: int, before: int) -> list[Literal]:
        """So many of these, those that were settled first, before a place on the trail."""
        place = self.place
        earlier = [literal for literal in literals if place[abs(literal)] < before]
        if len(earlier) > count:
            earlier.sort(key=lambda literal: place[abs(literal)])
        return earlier[:count]

    def _learn(self, row: int) -> None:
        """Resolve until one fact of the last level is left; add what was learned, and go back."""
        against = self._against(row)
        now = max((self.level[abs(literal)] for literal in against), default=0)
        self._go_back(now)
        if now == 0:
            self.clash = row
            return
        facts = len(self.rules.facts)
        rows, kept, grounds = [row], [], []
        seen: set[int] = set()
        todo, here = against, 0
        place = len(self.trail)
        while True:
            while todo:
                literal = todo.pop()
                variable = abs(literal)
                if variable in seen:
                    continue
                seen.add(variable)
                self.activity[variable] += self.bump
                if self.level[variable] == now:
                    here += 1
                elif self.level[variable] == 0:
                    grounds.append(literal)
                elif variable <= facts:
                    kept.append(literal)
                else:
                    rows.append(self.reason[variable])
                    todo += self._grounds(literal)
            place -= 1
            while abs(self.trail[place]) not in seen:
                place -= 1
            pivot = self.trail[place]
            here -= 1
            if here == 0 and abs(pivot) <= facts:
                break
            rows.append(self.reason[abs(pivot)])
            todo += self._grounds(pivot)
        together, others = [pivot], set(kept)
        for literal in kept:  # what follows from the others need not be said
            behind = self._grounds(literal) if self.reason[abs(literal)] >= 0 else [literal]
            if all(self.level[abs(one)] == 0 or (one in others and one != literal) for one in behind):
                rows.append(self.reason[abs(literal)])
                grounds += [one for one in behind if self.level[abs(one)] == 0]
            else:
                together.append(literal)
        self.bump /= DECAY
        self._go_back(max((self.level[abs(literal)] for literal in together[1:]), default=0))
        self._add(Count(tuple(together), 0, len(together) - 1), len(self.learned))
        self.learned.append(_Learned(tuple(together), rows, grounds))

    def _go_back(self, level: int) -> None:
        if len(self.levels) <= level:
            return
        length = self.levels[level]
        for place in range(len(self.trail) - 1, length - 1, -1):
            literal = self.trail[place]
            self.value[abs(literal)] = 0
            if place < self.counted:
                for row in self.rows_of.get(literal, ()):
                    self.room[row] += 1
                for row in self.rows_of.get(-literal, ()):
                    self.spare[row] += 1
        del self.trail[length:], self.levels[level:]
        self.counted = min(self.counted, length)

    def _breaks_family(self) -> bool:
        """Whether what is settled breaks rules that are made when needed; these count from now on."""
        if not self.rules.family:
            return False
        broken = list(self.rules.family.broken_by(set(self.trail)))
        if broken:
            self._go_back(0)
        for rule in broken:
            for count in rule.counts:
                self._add(count, rule.name)
        return bool(broken)

    def _choice(self) -> Literal:
        """What to suppose next: what had a part in the last contradictions; 0 where no fact is open."""
        open_facts = [fact for fact in range(1, len(self.rules.facts) + 1) if not self.value[fact]]
        best = max(open_facts, key=self.activity.__getitem__, default=0)
        if best and not self.activity[best]:
            return self._in_narrowest(best)
        return best * self.phase[best]

    def _in_narrowest(self, otherwise: Literal) -> Literal:
        """An open literal of the row that leaves the least choice."""
        found, least = otherwise, len(self.value)
        for row, (literals, low, high) in enumerate(self.rows):
            free = self.room[row] + self.spare[row] - (high - low)
            if 0 < free < least and high - self.room[row] < low:
                named = [lit for lit in literals if abs(lit) <= len(self.rules.facts)]
                literal = next((lit for lit in named if not self.value[abs(lit)]), 0)
                if literal:
                    found, least = literal, free
        return found


def _luby(number: int) -> int:
    """1, 1, 2, 1, 1, 2, 4, 1, 1, 2, 1, 1, 2, 4, 8, …

    >>> [_luby(number) for number in range(1, 16)]
    [1, 1, 2, 1, 1, 2, 4, 1, 1, 2, 1, 1, 2, 4, 8]
    """
    while number & (number + 1):
        number -= (1 << number.bit_length() - 1) - 1
    return (number + 1) // 2
