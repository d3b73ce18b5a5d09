"""Hints: the easiest next step from a position, told in three rungs; a mistake is told first."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from whygrid.budget import Budget
from whygrid.engine.cut import cut
from whygrid.engine.technique import Technique
from whygrid.engine.walk import Walk
from whygrid.engine.words import say
from whygrid.errors import PuzzleError, Stopped
from whygrid.logic.deduction import Deduction
from whygrid.logic.facts import Fact, Literal
from whygrid.logic.proof import CASE_ANALYSIS, Step
from whygrid.puzzle import Puzzle
from whygrid.service.explaining import Options
from whygrid.service.solving import Conflict, Status, conflicts, first_solutions, status_of
from whygrid.service.telling import say_k
from whygrid.text.phrases import join

_CASES = Technique(
    CASE_ANALYSIS,
    99.0,
    "No technique gets further: try what is possible in one place, and see what fails.",
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
    noted: Collection[Literal] | None = None,
) -> Hint:
    """The easiest next step from `position`, which is `puzzle` with some more cells filled in.

    With a k in the options it is the one that needs to look at the fewest known cells. Otherwise: a step that
    only excludes something is worth telling if one of these facts is `noted` as possible; None stands for
    all facts.
    """
    budget = budget or Budget()
    entries = position or puzzle
    if puzzle.rules.facts != entries.rules.facts:
        raise PuzzleError("the position is on another board than the puzzle", remedy="Give both in full.")
    lost = [puzzle.rules.fact(given) for given in puzzle.givens if given not in set(entries.givens)]
    if lost:
        raise PuzzleError(
            f"the position does not contain the given {lost[0]}",
            remedy="It must hold all givens of the puzzle.",
        )
    broken = conflicts(entries)
    if broken:
        return Hint("none", _say_conflict(broken[0]), broken)
    try:
        return _hint(puzzle, entries, options or Options(), budget, noted)
    except Stopped as stop:
        return Hint("unknown", str(stop))


def _hint(
    puzzle: Puzzle, entries: Puzzle, options: Options, budget: Budget, noted: Collection[Literal] | None
) -> Hint:
    found = first_solutions(entries, 2, budget)
    if not found:
        return _mistakes(puzzle, entries, budget)
    state = puzzle.genre.state(puzzle.board, entries.givens)
    if all(state.truth[1 : len(puzzle.rules.facts) + 1]):
        return Hint("solved", "every cell is settled")
    status = status_of(len(found))
    if options.k is not None:
        return _smallest(entries, options, found[0], status, budget)
    walk = Walk(state, options.strategy(puzzle.genre.techniques(), puzzle.genre.on_request()), budget)
    found_news = _news(walk, noted)
    if found_news is not None:
        technique, deductions = found_news
        steps = [(cut(state, walk.records, deduction), deduction) for deduction in deductions]
        step, deduction = min(steps, key=lambda pair: pair[0].k)
        return Hint(status, "", rungs=_rungs(puzzle, technique, deduction, step), step=step)
    if status == "multiple":
        return Hint(status, "nothing more follows: from here on there is more than one solution")
    return _reasoned(puzzle, entries, found[0], status, budget)


def _news(walk: Walk, noted: Collection[Literal] | None) -> tuple[Technique, list[Deduction]] | None:
    """What the easiest technique finds that is worth telling; what is not, counts as seen."""
    progress = True
    while progress:
        progress = False
        for technique, found in walk.deductions():
            news = [
                deduction
                for deduction in found
                if noted is None or any(literal > 0 or -literal in noted for literal in deduction.conclusions)
            ]
            if news:
                return technique, news
            walk.learn(found)
            progress = True
            break
    return None


def _mistakes(puzzle: Puzzle, entries: Puzzle, budget: Budget) -> Hint:
    """The position can't be completed: say which entries are wrong, if that is clear."""
    found = first_solutions(puzzle, 2, budget)
    if len(found) != 1:
        what = "the puzzle itself has no solution" if not found else "with these entries there is no solution"
        return Hint("none", what)
    solution = set(found[0])
    wrong = tuple(puzzle.rules.fact(entry) for entry in entries.givens if entry not in solution)
    number = "one entry is" if len(wrong) == 1 else f"{len(wrong)} entries are"
    return Hint("none", f"there is a mistake: {number} wrong", mistakes=wrong)


def _reasoned(
    puzzle: Puzzle, entries: Puzzle, solution: Sequence[Literal], status: Status, budget: Budget
) -> Hint:
    """No technique finds anything: a step by exact reasoning."""
    from whygrid.engine.reasons import Reasoner
    from whygrid.sat.oracle import Oracle

    genre, board = puzzle.genre, puzzle.board
    with Oracle(puzzle.rules, budget) as oracle:
        reasoner = Reasoner(lambda known: genre.state(board, known), genre.techniques(), oracle, budget)
        step = reasoner.next_step(entries.givens, solution)
    return Hint(status, "", rungs=_rungs(puzzle, _CASES, step.deductions[-1], step), step=step)


def _smallest(
    entries: Puzzle, options: Options, solution: tuple[Literal, ...], status: Status, budget: Budget
) -> Hint:
    """The step that needs to look at the fewest known cells."""
    from whygrid.service.smallest import SmallestProver

    step = SmallestProver(entries, options, budget).first(solution)
    if step is None:
        return Hint(status, "nothing more follows: from here on there is more than one solution")
    known = {technique.name: technique for technique in entries.genre.techniques()}
    rungs = _rungs(entries, known.get(step.technique, _CASES), step.deductions[-1], step)
    return Hint(status, "", rungs=rungs, step=step)


def _rungs(puzzle: Puzzle, technique: Technique, found: Deduction, step: Step) -> tuple[Rung, ...]:
    names = [name.removeprefix("cell ") for name in found.rules]
    subjects = dict.fromkeys(puzzle.rules.fact(literal).subject for literal in found.conclusions)
    places = join((names or list(subjects))[:3])  # a deduction by cases may need no rule of its own
    clues = () if step.smallest is None else step.smallest.clues
    known = [*(str(puzzle.rules.fact(literal)) for literal in step.support), *clues] or ["the rules alone"]
    size = "" if step.smallest is None else f" ({say_k(step)})"
    return (
        Rung("where", f"Look at {places}."),
        Rung("technique", f"{technique.name.capitalize()}: {technique.idea}"),
        Rung("deduction", f"{say(puzzle.rules, step.deductions[-1])}. It rests on {join(known)}{size}."),
    )


def _say_conflict(conflict: Conflict) -> str:
    if not conflict.facts:
        return f"the puzzle itself has no solution ({conflict.text})"
    both = "both" if len(conflict.facts) == 2 else "all"
    facts = join(list(map(str, conflict.facts)))
    return f"there is a mistake: {facts} can't {both} be right ({conflict.text})"
