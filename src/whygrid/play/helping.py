"""Help for a player: what is wrong, what comes next, why a candidate is out, how it ends.

All of it may take long: it takes a budget, and apps call it away from their interface.
"""

from __future__ import annotations

from collections.abc import Iterable

from whygrid.budget import Budget
from whygrid.engine.cut import cut
from whygrid.engine.walk import Walk
from whygrid.engine.words import facts_said, say
from whygrid.errors import UsageError
from whygrid.logic.check import broken_rules
from whygrid.logic.deduction import Deduction
from whygrid.logic.facts import Literal
from whygrid.logic.proof import Proof, Step
from whygrid.play.game import Game, Ink, go
from whygrid.puzzle import Puzzle
from whygrid.records import NamedTuple
from whygrid.scene.view import View
from whygrid.service.explaining import Options, explain
from whygrid.service.hinting import Hint, hint
from whygrid.service.judging import Judgement, judge
from whygrid.service.marked import missing_marks, ruled_out
from whygrid.service.reaching import ways_to
from whygrid.service.solving import Conflict, conflicts, first_solutions, solve
from whygrid.service.telling import tell
from whygrid.service.views import view_of_step
from whygrid.service.why import Why, why
from whygrid.voice import Short, message


class Mistakes(NamedTuple):
    """What a check found: `facts` that are wrong, entries and what was ruled out alike.

    certain is False where the puzzle has more than one solution or none: then nothing is wrong by itself,
    and `text` says whether all of it together can still be right.
    """

    text: str
    facts: tuple[Literal, ...] = ()
    certain: bool = True


class Reason(NamedTuple):
    """Why a candidate is out: in words, as a step to draw, or as a proof that it leads nowhere.

    excluded is False when nothing excludes it, and None when the puzzle's position is broken already.
    """

    excluded: bool | None
    text: str
    step: Step | None = None
    proof: Proof | None = None


def progress(game: Game) -> tuple[int, int]:
    """How many cells have something in them, and how many there are."""
    return game.places.covered((*game.puzzle.givens, *game.facts()))


def finished(game: Game) -> bool:
    """Whether what is written is a solution: all rules are kept, and nothing is missing."""
    done, whole = progress(game)
    if done < whole and not game.places.edges:
        return False
    held = game.places.complete((*game.puzzle.givens, *game.facts()))
    return not broken_rules(game.puzzle.rules, held)


def clashes(game: Game) -> tuple[Conflict, ...]:
    """What is written that breaks a rule by itself, without looking at any solution."""
    return conflicts(game.position)


def next_hint(game: Game, options: Options | None = None, budget: Budget | None = None) -> Hint:
    """The next deduction of the story from what is written, marks included."""
    return hint(game.puzzle, game.position, options, budget, marked_out(game))


def marked_out(game: Game) -> tuple[Literal, ...]:
    """What a player's marks rule out, as negative literals."""
    return ruled_out(game.position, game.facts("centre"), game.facts("struck"))


def pointing_at(game: Game, step: Step) -> View:
    """The board with a step on it; where the player has marks, these and what the step is about."""
    view = view_of_step(game.puzzle, (*game.facts(), *(-fact for fact in game.facts("struck"))), step)
    noted = {*game.facts("centre"), *game.facts("corner")}
    if not noted:
        return view
    pattern = (literal for _, literals in view.pattern for literal in literals)
    shown = noted | {abs(literal) for literal in (*view.focus, *pattern)}
    facts = range(1, len(game.puzzle.rules.facts) + 1)
    return view._replace(excluded=frozenset(fact for fact in facts if fact not in shown))


def argued(
    game: Game, claim: Literal, cited: Iterable[str] | None = None, budget: Budget | None = None
) -> Judgement:
    """Whether a player's own argument holds: that these cells, or all that is written, show something."""
    written = [*game.facts(), *(-fact for fact in game.facts("struck"))]
    return judge(game.puzzle, written, claim, cited, budget=budget)


def mistakes(game: Game, budget: Budget | None = None) -> Mistakes:
    """Which entries are wrong."""
    budget = budget or Budget()
    found = first_solutions(game.puzzle, 2, budget)
    if len(found) == 1:
        solution = set(found[0])
        wrong = [fact for fact in game.facts() if fact not in solution]
        wrong += [-fact for fact in game.facts("struck") if fact in solution]
        return Mistakes(_count(len(wrong)), tuple(wrong))
    if not found:
        return Mistakes(str(message("service/puzzle-has-no-solution")), certain=False)
    if clashes(game) or not first_solutions(game.position, 1, budget):
        return Mistakes(str(message("service/entries-have-no-solution")), certain=False)
    return Mistakes(str(message("play/nothing-excludes-yours")), certain=False)


def _count(wrong: int) -> str:
    return str(message("play/things-are-wrong", n=wrong) if wrong else message("play/everything-is-right"))


def wrong_ink(game: Game, wrong: Iterable[Literal]) -> list[Ink]:
    """What is written that says these wrong things."""
    fact = game.puzzle.rules.fact
    return [Ink("entry" if n > 0 else "struck", fact(abs(n)).subject, fact(abs(n)).value) for n in wrong]


def before_the_mistake(game: Game, wrong: Iterable[Literal]) -> Game:
    """The game before the first of its moves that wrote something wrong and left it there."""
    bad = set(wrong_ink(game, wrong))
    for number in game.path:
        if bad & set(game.moves[number - 1].on):
            return go(game, game.moves[number - 1].parent)
    return game


def solution_from_here(game: Game, budget: Budget | None = None) -> tuple[str, tuple[Literal, ...]]:
    """The status of the position, and its solution or one of several as facts."""
    if clashes(game):
        return "none", ()
    answer = solve(game.position, budget)
    return answer.status, answer.solutions[0].givens if answer.solutions else ()


def asked_why(game: Game, literal: Literal, budget: Budget | None = None) -> Why:
    """Why a fact holds in this position, or does not; what stands in its own cell is no reason for it.

    Marks count, unless they rule out something of the solution.
    """
    budget = budget or Budget()
    rules, subject = game.puzzle.rules, game.puzzle.rules.fact(literal).subject

    def elsewhere(layer: str) -> list[Literal]:
        return [fact for fact in game.facts(layer) if rules.fact(fact).subject != subject]

    position = game.puzzle.fill(elsewhere("entry"))
    if conflicts(position):
        return why(position, literal, (), budget)
    out = ruled_out(position, set(elsewhere("centre")), elsewhere("struck"))
    return why(position, literal, () if missing_marks(position, out, budget) else out, budget)


def why_not(game: Game, literal: Literal, budget: Budget | None = None) -> Reason:
    """Why a fact does not hold in this position, in one text."""
    budget = budget or Budget()
    puzzle, rules = game.puzzle, game.puzzle.rules
    known = (*puzzle.givens, *game.facts())
    if literal <= 0:
        raise UsageError(message("play/only-what-could-be-written"))
    if literal in known:
        return Reason(False, str(message("service/is-written-there", fact=_short(puzzle, literal))))
    state = puzzle.genre.state(puzzle.board, known)
    against = [other for other in known if other in state.exclusions.of(literal)]
    if against:
        return _by_one(puzzle, literal, against[0], state.exclusions.of(literal)[against[0]])
    broken = clashes(game)
    if broken:
        return Reason(None, str(message("service/broken-already", why=broken[0].text)))
    walk = Walk(state, Options().strategy(puzzle.genre.techniques()), budget)
    step = _exclusion(walk, literal)
    if step is not None:
        said = "; ".join(say(rules, deduction) for deduction in step.deductions)
        rests = tuple(message("service/fact", fact=_short(puzzle, used)) for used in step.support)
        grounds = rests or (message("play/the-rules-alone"),)
        return Reason(True, f"{said}. {message('service/it-rests-on', known=grounds, k='')}", step)
    supposed = puzzle.fill((*game.facts(), literal))
    at_once = conflicts(supposed)
    if at_once:
        return _by_rule(puzzle, literal, at_once[0])
    proof = explain(supposed, budget=budget)
    if proof.status == "none":
        last = len(proof.steps)
        story = tell(proof.cut(last), "brief")
        opening = message("play/suppose-then", what=facts_said(rules, [literal]))
        return Reason(True, f"{opening}\n{story}", proof=proof)
    if proof.status == "unknown":
        return Reason(False, str(message("service/no-reason-in-time", note=proof.note)), proof=proof)
    return Reason(False, str(message("service/nothing-excludes-it", fact=_short(puzzle, literal))))


def _short(puzzle: Puzzle, literal: Literal) -> Short:
    return Short((puzzle.rules.fact(literal).parts,))


def _by_one(puzzle: Puzzle, literal: Literal, other: Literal, rule: str) -> Reason:
    rules = puzzle.rules
    text = message(
        "play/because",
        what=facts_said(rules, [-literal]),
        why=facts_said(rules, [other]),
        rule=rules.rule(rule).text,
    )
    deduction = Deduction("rule", (-literal,), (other,), (rule,), rules.rule(rule).text)
    return Reason(True, str(text), Step(-literal, (other,), (deduction,)))


def _by_rule(puzzle: Puzzle, literal: Literal, conflict: Conflict) -> Reason:
    """With what else is known, the fact would break a rule at once."""
    rules, known = puzzle.rules, tuple(fact for fact in conflict.literals if fact != literal)
    text = str(message("play/otherwise-broken", what=facts_said(rules, [-literal]), why=conflict.text))
    deduction = Deduction("rule", (-literal,), known, (conflict.rule,), conflict.text)
    return Reason(True, text, Step(-literal, known, (deduction,)))


def _exclusion(walk: Walk, literal: Literal) -> Step | None:
    """The step that excludes a fact by techniques, from what is known now and nothing placed later."""
    ways = ways_to(walk, -literal)
    return cut(walk.state, walk.records, ways[0]._replace(conclusions=(-literal,))) if ways else None
