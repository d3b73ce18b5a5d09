"""Telling a story: what is easy in paragraphs, with the plain exclusions that lead to it.

    1–4. 16 in r2c2–r2c3 is 7+9; 8 in r2c3–r3c3 is 1+7, 2+6 or 3+5; so r2c3=7 (cell), r2c2=9 (16 across).

Suppositions are told in `supposing`.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import groupby

from whygrid.engine.words import FEW, say
from whygrid.logic.deduction import Deduction
from whygrid.logic.facts import Literal
from whygrid.logic.proof import SUPPOSITION, Proof, Step
from whygrid.logic.rules import Rules
from whygrid.puzzle import Puzzle
from whygrid.service.naming import technique_name
from whygrid.service.story_words import Out, Telling
from whygrid.service.supposing import Line, by_cases, what_follows
from whygrid.service.ways import Ways
from whygrid.voice import message, noted_each, sentence

__all__ = ["Line", "say_step", "story_lines", "story_step"]

THOUGHT = 6
"""After so many steps the next plain exclusion begins a new paragraph, if something was placed before it."""
BREATH, LONG_BREATH = 14, 32
"""After so many steps it does in any case; and after so many, so does anything else so plain."""


def story_lines(proof: Proof, style: str, numbers: Iterable[int], notation: str = "words") -> Iterator[Line]:
    """The story of these steps; easy ones that follow each other are one paragraph."""
    ways, position, ahead = Ways.of(proof.genre), _Position(proof), _Position(proof)
    run: list[int] = []
    waiting: list[int] = []  # steps that go without saying and have no paragraph yet
    kind: object = None
    was_passing, told = False, 0
    chosen = list(numbers)
    alone = _alone(proof, chosen)
    for number in chosen:
        step = proof.steps[number - 1]
        if style != "full" and step.technique in ways.obvious:
            (run if kind == "easy" else waiting).append(number)
            continue
        now = number if number in alone else _told_with(ahead, number, style)
        passing = now == "easy" and _is_in_passing(ways, step.deductions[-1])
        limit = LONG_BREATH if step.technique in ways.in_passing else len(proof)
        if passing:
            limit = BREATH if was_passing else THOUGHT
        if run and (now != kind or told >= limit):
            yield from _together(proof, run, style, position, notation)
            run, told = [], 0
        if not run and now == "easy":
            run = waiting
        run.append(number)
        waiting, told = [], told + 1
        kind, was_passing = now, passing
    if run:
        yield from _together(proof, run, style, position, notation)


def _alone(proof: Proof, numbers: Sequence[int]) -> set[int]:
    """Steps that suppose something, and are not told with others, since no neighbour supposes like them.

    What would follow is not put into words twice for these, to compare it.
    """
    ways = Ways.of(proof.genre)
    if not any(proof.steps[number - 1].deductions[-1].cases for number in numbers):
        return set()
    ends = ((number, proof.steps[number - 1].deductions[-1]) for number in numbers)
    runs = groupby(
        (end for end in ends if end[1].technique not in ways.obvious), lambda end: end[1].technique
    )
    each = (tuple(run) for _, run in runs)
    return {run[0][0] for run in each if len(run) == 1 and ways.supposes(run[0][1])}


def _told_with(position: _Position, number: int, style: str) -> object:
    """The same for steps that are told together: easy ones, and those that say the same in other places."""
    proof = position.proof
    ways, told = Ways.of(proof.genre), proof.steps[number - 1].deductions[-1]
    if style == "full" or not told.conclusions:
        return number
    if ways.supposes(told):
        if style == "brief" or len(told.cases) > 1:
            return number
        return told.technique, *what_follows(proof.rules, ways, told, position.before(number))
    return "easy" if _is_easy(ways, told) else (told.technique, told.reason)


def _is_easy(ways: Ways, told: Deduction) -> bool:
    placed = len(told.conclusions) == 1 and told.conclusions[0] > 0
    return bool(told.brief) and not told.cases and (placed or told.technique in ways.in_passing)


def _is_in_passing(ways: Ways, told: Deduction) -> bool:
    return told.technique in ways.in_passing and min(told.conclusions) < 0


def _together(
    proof: Proof, run: Sequence[int], style: str, position: _Position, notation: str
) -> Iterator[Line]:
    """Steps that are told as one."""
    ways, rules = Ways.of(proof.genre), proof.rules
    told = [proof.steps[number - 1].deductions[-1] for number in run]
    if style != "full" and told[0].conclusions and _is_easy(ways, told[0]):
        telling = Telling(rules, ways, position.before(run[0]))
        for number, deduction in zip(run, told, strict=True):
            position.before(number)
            telling.add(deduction)
        yield Line("step", 0, f"{_ranges(proof, run)}. {sentence('; '.join(telling.told()))}.")
    elif len(run) == 1:
        yield from story_step(proof, run[0], style, position, notation)
    elif ways.supposes(told[0]):
        first, *more = by_cases(rules, ways, told, str(run[0]), position.before(run[0]))
        yield Line("step", 0, f"{_ranges(proof, run)}. {first.text}{_label_of_cases(proof, told[0])}")
        yield from more
    else:
        whole = told[0]._replace(conclusions=tuple(fact for each in told for fact in each.conclusions))
        said = say(rules, whole, out=position.before(run[0]).facts, notation=notation)
        yield Line("step", 0, f"{_ranges(proof, run)}. {sentence(said)}.{_label(proof, whole)}")


class _Position:
    """What is out where a step is told: what was excluded, and what placed cells exclude at once."""

    def __init__(self, proof: Proof) -> None:
        self.proof = proof
        self.number = 0  # so many steps are taken into account
        self.out = Out(proof.rules)

    def before(self, number: int) -> Out:
        """The facts that are out before a step; steps are asked for in order."""
        if not self.number:
            givens = Puzzle.parse(self.proof.puzzle, self.proof.genre).givens
            self.out.take((*givens, *self.proof.assumed))
            self.number = 1
        for step in self.proof.steps[self.number - 1 : number - 1]:
            self.out.take(step.facts)
        self.number = max(self.number, number)
        return self.out


def story_step(
    proof: Proof,
    number: int,
    style: str,
    position: _Position | None = None,
    notation: str = "words",
) -> Iterator[Line]:
    """The story of one step, by itself."""
    step, rules = proof.steps[number - 1], proof.rules
    told = step.deductions[-1]
    ways, position = Ways.of(proof.genre), position or _Position(proof)
    eureka = told.notation if notation != "words" else ""
    if style != "brief" and ways.supposes(told) and not (eureka and notation == "eureka"):
        first, *more = by_cases(rules, ways, [told], str(number), position.before(number))
        beside = f" [{eureka}]" if eureka else ""
        yield Line("step", 0, f"{number}. {first.text}{beside}{_label_of_cases(proof, told)}")
        yield from more
    else:
        out = position.before(number).facts if len(told.conclusions) > FEW else None
        said = say(rules, told, whole=style == "full", out=out, notation=notation)
        yield Line("step", 0, f"{number}. {sentence(said)}.{_label(proof, told)}")
    if style == "full":
        yield Line("known", 1, known_line(proof, step))


def known_line(proof: Proof, step: Step) -> str:
    """All that a step rests on."""
    known = tuple(proof.rules.fact(literal).parts for literal in step.support)
    clues: Iterable[str] = ()
    if step.smallest is not None and step.smallest.clues:
        clues = [*map(str, _puzzle(proof.genre, proof.puzzle).clues_called(step.smallest.clues))]
    if not known and not clues:
        return str(message("service/known-nothing"))
    return str(message("service/known", facts=", ".join([*noted_each(known), *clues])))


@lru_cache(maxsize=2)
def _puzzle(genre_name: str, text: str) -> Puzzle:
    return Puzzle.parse(text, genre_name)


def _label(proof: Proof, told: Deduction) -> str:
    return f"  [{technique_name(proof.genre, told.technique)}]" if told.conclusions else ""


def _label_of_cases(proof: Proof, told: Deduction) -> str:
    """The technique behind what begins with "Suppose": nothing where that says it all."""
    return "" if told.technique == SUPPOSITION else _label(proof, told)


def say_step(genre_name: str, rules: Rules, step: Step, out: Collection[Literal] | None = None) -> str:
    """A step by itself, line by line as in the story; these facts are out before it."""
    told, ways = step.deductions[-1], Ways.of(genre_name)
    if not ways.supposes(told):
        return f"{sentence(say(rules, told, out=out))}."
    lines = by_cases(rules, ways, [told], "", Out(rules, out or ()))
    return "\n".join("    " * line.indent + line.text for line in lines)


def _ranges(proof: Proof, numbers: Sequence[int]) -> str:
    """Numbers in order, neighbours together: "1–4, 7"; what is not told does not come between."""
    obvious = Ways.of(proof.genre).obvious
    spans: list[list[int]] = []
    for number in numbers:
        if spans and all(step.technique in obvious for step in proof.steps[spans[-1][-1] : number - 1]):
            spans[-1].append(number)
        else:
            spans.append([number])
    return ", ".join(f"{span[0]}–{span[-1]}" if len(span) > 1 else f"{span[0]}" for span in spans)
