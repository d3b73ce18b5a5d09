"""How far techniques get: to one fact, or until they run out."""

from __future__ import annotations

from collections.abc import Iterable

from whygrid.budget import Budget
from whygrid.engine.assumed import assume, resting
from whygrid.engine.cut import cut
from whygrid.engine.walk import Walk
from whygrid.errors import Stopped
from whygrid.logic.deduction import Deduction
from whygrid.logic.facts import Literal
from whygrid.logic.proof import Step
from whygrid.puzzle import Puzzle
from whygrid.service.explaining import Options


def walk_from(
    puzzle: Puzzle, known: Iterable[Literal], options: Options | None = None, budget: Budget | None = None
) -> Walk:
    """A walk from what is known besides the givens; what is ruled out in it counts as assumed."""
    known = tuple(known)
    strategy = (options or Options()).strategy(puzzle.genre.techniques(), puzzle.genre.on_request)
    placed = (*puzzle.givens, *(literal for literal in known if literal > 0))
    walk = Walk(puzzle.genre.state(puzzle.board, placed), strategy, budget or Budget())
    assume(walk, known)
    return walk


def ways_to(walk: Walk, fact: Literal) -> list[Deduction]:
    """Exclude by the easiest techniques until a fact follows; then all deductions that give it.

    Techniques that are no harder than the first to give it tell theirs, too. Nothing is placed on the way.
    Empty where the techniques do not give it.
    """
    progress = True
    while progress:
        progress = False
        goals: list[Deduction] = []
        hardest = None
        for technique, found in walk.deductions():
            if hardest is not None and technique.effort > hardest:
                break
            goals += [deduction for deduction in found if fact in deduction.conclusions]
            if goals:
                hardest = technique.effort
                continue
            excluding = [d for d in found if all(conclusion < 0 for conclusion in d.conclusions)]
            if excluding:
                walk.learn(excluding)
                progress = True
                break
        if goals:
            return goals
    return []


def easiest_step(puzzle: Puzzle, ruled_out: Iterable[Literal], fact: Literal, budget: Budget) -> Step | None:
    """How the easiest technique settles a fact, placing nothing else; None where no technique does.

    What a single known cell excludes at once needs no technique but a rule.
    """
    walk = walk_from(puzzle, ruled_out, budget=budget)
    state = walk.state
    excluding = state.exclusions.of(-fact) if fact < 0 else {}
    for known in puzzle.givens:
        if known in excluding:
            rule = puzzle.rules.rule(excluding[known])
            return Step(fact, (known,), (Deduction("rule", (fact,), (known,), (rule.name,), rule.text),))
    if not state.open(fact) or any(True for _ in state.contradictions()):
        return None
    wanted = _settling(puzzle, fact)
    ways = [deduction._replace(conclusions=(wanted,)) for deduction in ways_to(walk, wanted)]
    return resting(cut(state, walk.records, ways[0])) if ways else None


def _settling(puzzle: Puzzle, fact: Literal) -> Literal:
    """The fact, or where it says that one of two things is not so, that the other one is."""
    about = puzzle.rules.fact(fact)
    values = [n for n, other in enumerate(puzzle.rules.facts, 1) if other.subject == about.subject]
    return next(n for n in values if n != -fact) if fact < 0 and len(values) == 2 else fact


def excluded_at_the_end(
    puzzle: Puzzle, known: Iterable[Literal], options: Options | None = None, budget: Budget | None = None
) -> frozenset[Literal]:
    """All facts that are excluded when the techniques run out, or when the budget ends before."""
    walk = walk_from(puzzle, known, options, budget)
    try:
        for _ in walk.run():
            pass
    except Stopped:
        pass  # what is excluded until then is
    facts = range(1, len(puzzle.rules.facts) + 1)
    return frozenset(fact for fact in facts if walk.state.truth[fact] == -1)
