"""Hints: the next deduction of the story from a position, told in three rungs; a mistake is told first."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from whygrid.arguments import expect
from whygrid.budget import Budget
from whygrid.engine.technique import Technique
from whygrid.engine.words import facts_said
from whygrid.errors import PuzzleError, Stopped
from whygrid.logic.deduction import Deduction
from whygrid.logic.facts import Fact, Literal
from whygrid.logic.proof import SUPPOSITION, Step
from whygrid.puzzle import Puzzle
from whygrid.service.explaining import Options, check_literals, explain
from whygrid.service.marked import missing_marks, say_missing
from whygrid.service.naming import technique_idea, technique_name
from whygrid.service.solving import Conflict, Status, conflicts, first_solutions, status_of
from whygrid.service.story_lines import say_step
from whygrid.service.telling import say_k
from whygrid.service.ways import Ways
from whygrid.voice import Cells, Message, Said, Short, capital, message

PATIENCE = 2.0
"""So many seconds of its processor a hint looks for the whole story, to tell only what is needed."""
_SUPPOSING = Technique(
    SUPPOSITION,
    99.0,
    "Suppose something for a moment: if that leads to a contradiction, it is not so.",
    lambda state: iter(()),
)


@dataclass(frozen=True, slots=True)
class Rung:
    """One grade of disclosure: "where", "technique" or "deduction", and what it says."""

    name: str
    text: str


@dataclass(frozen=True, slots=True)
class Hint:
    """The next step from a position, or why there is none.

    status      of the position: "unique", "multiple", "none" (a mistake), "unknown", or "solved"
    conflicts   entries that break a rule
    mistakes    entries that differ from the only solution of the puzzle
    rungs       where to look, which technique, the whole deduction
    step        the deduction itself, with its support
    """

    status: str
    note: str
    conflicts: tuple[Conflict, ...] = ()
    mistakes: tuple[Fact, ...] = ()
    rungs: tuple[Rung, ...] = ()
    step: Step | None = None


def hint(
    puzzle: Puzzle,
    position: Puzzle | None = None,
    options: Options | None = None,
    budget: Budget | None = None,
    ruled_out: Collection[Literal] = (),
) -> Hint:
    """The next deduction of the story from `position`, which is `puzzle` with some more cells filled in.

    `ruled_out` is what the player's marks say besides, as negative literals; without marks, what placed cells
    exclude at once is excluded, and nothing else. With a k in the options it is the step that needs to look
    at the fewest known cells.
    """
    expect(Puzzle, puzzle=puzzle)
    expect(Puzzle | None, position=position)
    expect(Options | None, options=options)
    expect(Budget | None, budget=budget)
    expect(Collection, ruled_out=ruled_out)
    check_literals("ruled_out", ruled_out, puzzle)
    budget = budget or Budget()
    entries = position or puzzle
    if puzzle.rules.facts != entries.rules.facts:
        raise PuzzleError(
            message("service/position-on-another-board"), remedy=message("service/give-both-in-full")
        )
    lost = [puzzle.rules.fact(given) for given in puzzle.givens if given not in set(entries.givens)]
    if lost:
        raise PuzzleError(
            message("service/position-lacks-given", fact=Short((lost[0].parts,))),
            remedy=message("service/position-must-hold-givens"),
        )
    broken = conflicts(entries)
    if broken:
        return Hint("none", _say_conflict(broken[0]), broken)
    try:
        return _hint(puzzle, entries, options or Options(), budget, tuple(ruled_out))
    except Stopped as stop:
        return Hint("unknown", str(stop))


def _hint(
    puzzle: Puzzle, entries: Puzzle, options: Options, budget: Budget, ruled_out: tuple[Literal, ...]
) -> Hint:
    found = first_solutions(entries, 2, budget)
    if not found:
        return _mistakes(puzzle, entries, budget)
    state = puzzle.genre.state(puzzle.board, entries.givens)
    if all(state.truth[1 : len(puzzle.rules.facts) + 1]):
        return Hint("solved", str(message("service/every-cell-is-settled")))
    status = status_of(len(found))
    missing = missing_marks(entries, ruled_out, budget)
    if missing:
        return Hint("none", say_missing(missing), mistakes=missing)
    if options.k is not None:
        return _smallest(entries, options, found[0], status, budget)
    step = _next(entries, options, budget, tuple(literal for literal in ruled_out if state.open(literal)))
    if step is None:
        left = "nothing-more-by-these" if options.nothing_else else "nothing-more-follows"
        return Hint(status, str(message(f"service/{left}")))
    known = {technique.name: technique for technique in puzzle.genre.all_techniques()}
    technique = known.get(step.technique, _SUPPOSING)
    out = {fact for fact in range(1, len(puzzle.rules.facts) + 1) if state.truth[fact] == -1}
    out.update(-literal for literal in ruled_out)
    return Hint(status, "", rungs=_rungs(puzzle, technique, step.deductions[-1], step, out), step=step)


def _next(entries: Puzzle, options: Options, budget: Budget, ruled_out: tuple[Literal, ...]) -> Step | None:
    """The first step of the story; on a board that takes long, the first of what was found until then.

    On a busy machine that is when half of the time is up: there must be some left to tell it.
    """
    allowed = budget.left

    def look() -> None:
        budget.check()
        if allowed is not None and (budget.left or 0) < allowed / 2:
            patience.cancel()

    patience = Budget.of_own_work(PATIENCE, look)
    proof = explain(entries, options, patience, ruled_out)
    budget.check()
    if proof.status == "unknown" and not proof.steps:
        proof = explain(entries, options, budget, ruled_out)
    return proof.steps[0] if proof.steps else None


def _mistakes(puzzle: Puzzle, entries: Puzzle, budget: Budget) -> Hint:
    """The position can't be completed: say which entries are wrong, if that is clear."""
    found = first_solutions(puzzle, 2, budget)
    if len(found) != 1:
        what = "puzzle-has-no-solution" if not found else "entries-have-no-solution"
        return Hint("none", str(message(f"service/{what}")))
    solution = set(found[0])
    wrong = tuple(puzzle.rules.fact(entry) for entry in entries.givens if entry not in solution)
    return Hint("none", str(message("service/entries-are-wrong", n=len(wrong))), mistakes=wrong)


def _smallest(
    entries: Puzzle, options: Options, solution: tuple[Literal, ...], status: Status, budget: Budget
) -> Hint:
    """The step that needs to look at the fewest known cells."""
    from whygrid.service.smallest import SmallestProver

    step = SmallestProver(entries, options, budget).first(solution)
    if step is None:
        return Hint(status, str(message("service/nothing-more-follows")))
    known = {technique.name: technique for technique in entries.genre.techniques()}
    rungs = _rungs(entries, known.get(step.technique, _SUPPOSING), step.deductions[-1], step)
    return Hint(status, "", rungs=rungs, step=step)


def _rungs(
    puzzle: Puzzle, technique: Technique, found: Deduction, step: Step, out: Collection[Literal] | None = None
) -> tuple[Rung, ...]:
    # What is told in a few words is seen in one place; a deduction by cases may need no rule of its own, and
    # rules that are made from their names are hard to read.
    clues_of_rules = {clue.rule: clue.said for clue in puzzle.genre.clues(puzzle.board) if clue.rule}
    named = [name for name in found.rules if name in puzzle.rules.rules][: 1 if found.brief else 3]
    if named and not named[0].startswith("cell "):
        named = [name for name in named if not name.startswith("cell ")]
    names = [clues_of_rules.get(name) or _called(puzzle, name) for name in named]
    subjects = dict.fromkeys(puzzle.rules.fact(literal).subject for literal in found.conclusions)
    ways = Ways.of(puzzle.genre_name)
    return (
        Rung("where", str(message("service/look-at", places=tuple(names) or Cells(tuple(subjects)[:3])))),
        Rung("technique", _say_idea(puzzle, technique, found)),
        Rung(
            "deduction",
            say_step(puzzle.genre_name, puzzle.rules, step, out)
            + _say_support(puzzle, step, ways.supposes(found)),
        ),
    )


def _say_idea(puzzle: Puzzle, technique: Technique, found: Deduction) -> str:
    """The technique by its name, and what it does; of a supposition, what is supposed."""
    name = capital(technique_name(puzzle.genre_name, technique.name))
    if technique is not _SUPPOSING or not found.cases:
        return f"{name}: {technique_idea(puzzle.genre_name, technique)}"
    supposed = facts_said(puzzle.rules, [found.cases[0].assumption])
    return f"{name}: {message('service/suppose-for-a-moment', what=supposed)}"


def _say_support(puzzle: Puzzle, step: Step, supposes: bool) -> str:
    """What a step rests on; what is told by cases names it where it is used."""
    clues = () if step.smallest is None else puzzle.clues_called(step.smallest.clues)
    known: tuple[Said, ...] = (*(_short(puzzle, literal) for literal in step.support if literal > 0), *clues)
    marks = tuple(_short(puzzle, literal) for literal in step.support if literal < 0)
    size = "" if step.smallest is None else f" ({say_k(step)})"
    rests = f" {message('service/it-rests-on', known=known, k=size)}" if known and not supposes else ""
    noted = f" {message('service/your-marks-say', marks=marks)}" if marks else ""
    return rests + noted


def _short(puzzle: Puzzle, literal: Literal) -> Message:
    return message("service/fact", fact=Short((puzzle.rules.fact(literal).parts,)))


def _called(puzzle: Puzzle, rule: str) -> Said:
    """What a rule is called where one is to look; that of a cell is the cell itself."""
    if rule.startswith("cell "):
        return message("service/cell", cell=Cells((rule.removeprefix("cell "),)))
    return puzzle.rules.rule(rule).said


def _say_conflict(conflict: Conflict) -> str:
    if not conflict.facts:
        return f"{message('service/puzzle-has-no-solution')} ({conflict.text})"
    facts = Short(tuple(fact.parts for fact in conflict.facts))
    return str(message("service/cannot-all-be-right", facts=facts, why=conflict.text))
