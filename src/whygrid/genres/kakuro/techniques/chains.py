"""Chains: suppose a digit, follow what the runs make of it, and meet a run that can't be filled any more.

    r2c2 is 5 ──the 8 across──▶ r2c3 is 3 ──the 4 down──▶ r3c3 is 1 ──▶ nothing is left for the 16 across

All digits are followed at the same pace, one wave of runs after the other, and only the shortest chains are
told. What was followed before is kept until one of the runs on its way changes. Of an XY-chain all links but
the first are cells with two digits, of which one falls.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from whygrid.digits.marks import out_of
from whygrid.digits.sums import digits_of, mask_of
from whygrid.digits.words import cells_said, digits_said
from whygrid.engine.technique import Technique
from whygrid.genres.kakuro.marks import Marks
from whygrid.genres.kakuro.model import Run
from whygrid.genres.kakuro.propagation import Masks, narrow_run
from whygrid.genres.kakuro.techniques.common import Follows, loosened, run_rules
from whygrid.genres.kakuro.words import in_brackets, in_short, run_said, why_broken
from whygrid.logic.deduction import Case, Deduction
from whygrid.logic.facts import Literal
from whygrid.records import NamedTuple
from whygrid.voice.message import Message, message

WAVES = 6
"""Longer chains are not looked for."""
TOLD = 6
"""How many links a sentence tells at the most."""


class Link(NamedTuple):
    """What a run made of its cells, as they were before, in one wave; broken if it left nothing."""

    run: Run
    before: Masks
    after: Masks | None


class Trial:
    """The supposition that a cell holds a digit, and the links that lead on from it."""

    def __init__(self, state: Marks, cell: int, digit: int, pairs_only: bool) -> None:
        self.state, self.cell, self.digit, self.pairs_only = state, cell, digit, pairs_only
        self.changed = {cell: 1 << (digit - 1)}  # the cells that differ from the position
        self.links: list[Link] = []
        self.cause: dict[Literal, Link] = {}  # the link that excluded something
        self.broken: list[Link] = []
        self.waves = 0
        self._touched = set(state.layout.runs_of[cell])
        self._began = state.clock
        self._seen: set[int] = set()

    @property
    def holds_good(self) -> bool:
        """Whether nothing has changed on the way so far."""
        changed_at = self.state.changed_at
        return all(changed_at[number] <= self._began for number in self._seen)

    @property
    def at_its_end(self) -> bool:
        """Whether there is nothing more to follow."""
        return not self._touched

    def masks_of(self, run: Run) -> Masks:
        """The candidates of a run under the supposition."""
        candidates, changed = self.state.candidates, self.changed
        return tuple([changed.get(cell, candidates[cell]) for cell in run.cells])

    def advance(self) -> None:
        """Go through all runs that the last wave has touched."""
        self.waves += 1
        self._seen |= self._touched
        runs, runs_of = self.state.layout.runs, self.state.layout.runs_of
        wave = []
        for number in sorted(self._touched):
            before = self.masks_of(runs[number])
            after = narrow_run(before, runs[number].total)
            if after is None:
                self.broken.append(Link(runs[number], before, None))
            elif after != before:
                wave.append(Link(runs[number], before, after))
        self._touched = set()
        if self.broken:
            return
        for link in wave:
            assert link.after is not None
            for cell, old, new in zip(link.run.cells, link.before, link.after, strict=True):
                if old == new or (self.pairs_only and old.bit_count() != 2):
                    continue
                now = self.changed.get(cell, self.state.candidates[cell])
                for digit in digits_of(now & ~new):
                    self.cause[-self.state.layout.fact(cell, digit)] = link
                self.changed[cell] = now & new
                self._touched.update(runs_of[cell])
            self.links.append(link)

    def told(self, technique: str) -> Deduction:
        """The shortest of the chains to a run that can't be filled."""
        return min((self._chain(technique, link) for link in self.broken), key=_length)

    def _chain(self, technique: str, end: Link) -> Deduction:
        layout = self.state.layout
        premises: dict[Literal, None] = {}
        masks = self._loosened(end, lambda trial: narrow_run(trial, end.run.total) is None)
        last = self._premises(end, masks)
        broken = why_broken(layout, end.run, masks)
        steps = [Deduction("contradiction", (), last, run_rules(layout, end.run), broken)]
        needed: dict[Literal, None] = dict.fromkeys(last)
        for link in reversed(self.links):
            for place, cell in enumerate(link.run.cells):
                bad = [
                    digit
                    for digit in digits_of(link.before[place])
                    if self._made(-layout.fact(cell, digit), link, needed)
                ]
                if bad:
                    mask = mask_of(bad)
                    follows = partial(_excluded, place, mask, link.run.total)
                    found = self._premises(link, self._loosened(link, follows))
                    steps.append(
                        Deduction(
                            technique,
                            out_of(layout, cell, mask),
                            found,
                            run_rules(layout, link.run),
                            message("kakuro/nothing-else-fits", run=run_said(layout, link.run)),
                            brief=in_brackets(in_short(link.run)),
                        )
                    )
                    needed.update(dict.fromkeys(found))
        supposed = layout.fact(self.cell, self.digit)
        for literal in needed:
            if literal != supposed and literal not in self.cause:
                premises[literal] = None
        steps.reverse()
        return Deduction(
            technique,
            (-supposed,),
            tuple(premises),
            (),
            self._words(steps, broken),
            (("pattern", (supposed,)),),
            (Case(supposed, tuple(steps)),),
        )

    def _made(self, literal: Literal, link: Link, needed: dict[Literal, None]) -> bool:
        return literal in needed and self.cause.get(literal) is link

    def _whole(self, link: Link) -> set[int]:
        """The places of a run that have their digit."""
        return {
            place for place, cell in enumerate(link.run.cells) if self.state.value[cell] or cell == self.cell
        }

    def _loosened(self, link: Link, follows: Follows) -> list[int]:
        """What a link rests on: as little as possible, and what has not changed rather than what has."""
        cells = link.run.cells
        order = sorted(range(len(cells)), key=lambda place: cells[place] not in self.changed)
        return loosened(link.before, follows, order, self._whole(link), self.state.layout.all_digits)

    def _premises(self, link: Link, masks: list[int]) -> tuple[Literal, ...]:
        """The same as facts."""
        layout, whole = self.state.layout, self._whole(link)
        found: list[Literal] = []
        for place, cell in enumerate(link.run.cells):
            if masks[place] == link.before[place] and place in whole:
                found.append(layout.fact(cell, link.before[place].bit_length()))
            else:
                found += out_of(layout, cell, layout.all_digits & ~masks[place])
        return tuple(found)

    def _words(self, steps: list[Deduction], broken: Message) -> Message:
        layout = self.state.layout
        told: dict[Message, None] = {}
        for step in steps[:-1]:
            cell, _ = layout.cell_and_digit(-step.conclusions[0])
            left = self.changed[cell]
            if not left:
                continue  # the end: two runs take all from it
            name = cells_said(layout, [cell])
            if not left & (left - 1):
                told[message("kakuro/would-be", cell=name, digit=digits_said(left))] = None
            else:
                gone = mask_of(layout.cell_and_digit(-literal)[1] for literal in step.conclusions)
                told[message("kakuro/would-not-be", cell=name, digits=digits_said(gone))] = None
        links = tuple(told)
        if not links:
            return message("kakuro/chain-at-once", broken=broken)
        if len(links) > TOLD:
            links = (*links[: TOLD - 1], message("kakuro/more-that-follow", n=len(links) - TOLD + 1))
        return message("kakuro/chain", told=links, broken=broken)


def _excluded(place: int, digits: int, total: int | None, trial: Masks) -> bool:
    """Whether a run leaves none of these digits to a cell."""
    narrowed = narrow_run((*trial[:place], trial[place] | digits, *trial[place + 1 :]), total)
    return narrowed is None or not narrowed[place] & digits


def _length(deduction: Deduction) -> tuple[int, int]:
    return len(deduction.cases[0].steps), len(deduction.premises)


def find_chains(technique: str, pairs_only: bool, state: Marks) -> Iterator[Deduction]:
    """The shortest chains that there are, from any candidate."""
    before: dict[tuple[int, int], Trial] = state.memory.get(technique, {})
    trials = state.memory[technique] = {
        (cell, digit): trial
        if (trial := before.get((cell, digit))) and trial.holds_good
        else Trial(state, cell, digit, pairs_only)
        for cell, mask in enumerate(state.candidates)
        if mask & (mask - 1)
        for digit in digits_of(mask)
    }
    for wave in range(1, WAVES + 1):
        for trial in trials.values():
            if trial.waves < wave and not trial.at_its_end:
                trial.advance()
        found = [trial for trial in trials.values() if trial.broken and trial.waves == wave]
        if found:
            yield from (trial.told(technique) for trial in found)
            return


XY_CHAIN = Technique(
    "xy-chain",
    6.0,
    "If a digit leads from one cell with two digits to the next until a run can't be filled, it falls.",
    partial(find_chains, "xy-chain", True),
    supposes=True,
)
FORCING_CHAIN = Technique(
    "forcing chain",
    7.0,
    "If all that follows from a digit, run by run, leaves a run that can't be filled, it falls.",
    partial(find_chains, "forcing chain", False),
    supposes=True,
)
