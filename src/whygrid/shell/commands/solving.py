"""Commands that solve: solve, step, unique."""

from __future__ import annotations

import time
from collections.abc import Iterator

from whygrid.errors import UsageError
from whygrid.logic.proof import Proof, Step
from whygrid.logic.rules import Rules
from whygrid.play.helping import clashes, finished, progress
from whygrid.play.writing import settle
from whygrid.scene.view import View
from whygrid.service.explaining import explain
from whygrid.service.naming import technique_name
from whygrid.service.reaching import excluded_at_the_end
from whygrid.service.solving import solve as solve_exactly
from whygrid.service.telling import tell
from whygrid.shell.commands.files import number_file, write_file
from whygrid.shell.commands.proving import graph_of
from whygrid.shell.console import Call, Command, whole_number
from whygrid.shell.session import DONE, Session
from whygrid.shell.telling import assuming, tell_steps
from whygrid.voice.message import Said, Short, message

PATIENCE = 5.0
"""Seconds for the marks that are shown where it got stuck."""


def plan(session: Session) -> Proof:
    """The proof from here to the end."""
    started = time.perf_counter()
    assumed = (*session.game.facts(), *(-fact for fact in session.game.facts("struck")))
    with session.stoppable(session.settings.time_limit) as budget:
        found = explain(session.game.puzzle, session.settings.options(), budget, assumed)
    session.seconds += time.perf_counter() - started
    for name, seconds in found.times.items():
        session.times[name] = session.times.get(name, 0.0) + seconds
    return found


def _marks_reached(session: Session) -> View:
    """The board with the marks that the techniques leave from here on."""
    known = (*session.game.facts(), *(-fact for fact in session.game.facts("struck")))
    with session.stoppable(session.settings.time_limit or PATIENCE) as budget:
        excluded = excluded_at_the_end(session.game.puzzle, known, session.settings.options(), budget)
    return View(placed=session.game.facts(), excluded=excluded)


def say_short(rules: Rules, step: Step) -> str:
    """What a step settles, in short: "r4c5=7"."""
    facts = Short(tuple(rules.fact(literal).parts for literal in step.facts))
    return str(message("shell/in-short", facts=facts))


def solve(session: Session, call: Call) -> Iterator[Said]:
    """Go to the end, or as far as it goes."""
    broken = clashes(session.game)
    if broken:
        raise UsageError(
            message("shell/there-is-no-solution", why=broken[0].text),
            remedy=message("shell/take-something-back"),
        )
    found = plan(session)
    made = [step for step in found.steps if step.fact is not None]
    session.made += made
    words = str(message("shell/so-many-steps", n=len(made)))
    changed = settle(session.game, [fact for step in made for fact in step.facts], words)
    notes = list(session.change(changed))
    if finished(session.game):
        title = session.game.puzzle.genre.title.upper()
        yield f"=====   {message('shell/complete', title=title)}   ====="
        yield session.draw("small")
    elif found.status == "none":
        session.unsolved += 1
        yield message("shell/no-solution-from-here")
        yield tell(found.cut(len(found.steps)), "lemmas")
    else:
        session.unsolved += 1
        yield message("shell/stuck-at-this-state")
        yield session.draw("marks", session.game.puzzle, _marks_reached(session))
        if found.note:
            yield found.note
    done, whole = progress(session.game)
    yield message(
        "shell/solved-so-far" if finished(session.game) else "shell/not-solved-so-far", done=done, whole=whole
    )
    yield from (note for note in notes if note != DONE)


def step(session: Session, call: Call) -> Iterator[Said]:
    """Some steps further."""
    number = whole_number(call.word(0, "n") or "1", "number-of-steps", 1, 10_000)
    target = call.word(1, "file")
    if target and "graph" not in call.flags:
        yield message("shell/without-graph-nothing")
    found = plan(session)
    if found.status == "none" and (not found.steps or found.steps[0].fact is None):
        yield message("shell/no-solution-from-here")
        yield tell(found, "lemmas")
        return
    for index, made in enumerate(found.steps[:number]):
        if made.fact is None:
            break
        if "graph" in call.flags:
            known = (*session.game.facts(), *(-fact for fact in session.game.facts("struck")))
            drawn = graph_of(session, made, "text", known if "all" in call.flags else None)
            yield write_file(number_file(target, index), drawn) if target else drawn
        session.made.append(made)
        notes = list(
            session.change(
                settle(
                    session.game,
                    made.facts,
                    str(message("shell/a-step", what=say_short(session.game.puzzle.rules, made))),
                )
            )
        )
        if "proof" in call.flags:
            proof = session.proof()
            yield tell_steps(proof, [len(proof)])
        else:
            k = "" if found.view == "story" else f", k {made.k}"
            technique = technique_name(found.genre, made.technique)
            said = f"{say_short(session.game.puzzle.rules, made)}  [{technique}{k}]"
            proof = session.proof()
            said += assuming(proof, made)
            yield message("shell/step-is", n=len(proof), what=said)
        yield from notes
        if finished(session.game):
            yield session.draw("small")
            return
    if finished(session.game):
        yield message("shell/nothing-more-to-do")
    elif len(found.steps) < number and found.status != "none":
        ended = message("shell/techniques-end-here")
        yield message("shell/stuck", why=ended if found.status == "stuck" else found.note or ended)
    elif len(found.steps) <= number and found.status == "none":
        yield message("shell/step-again-shows-why")


def unique(session: Session, call: Call) -> Iterator[Said]:
    """Whether there is one solution from here."""
    with session.stoppable(session.settings.time_limit) as budget:
        answer = solve_exactly(session.game.position, budget)
    yield message("shell/unique-answer", status=answer.status, note=answer.note)
    yield from (session.draw("small", solution) for solution in answer.solutions)


COMMANDS = (
    Command("solve", "solve", "solve from here, with a proof; an empty line does it too", solve, most=0),
    Command(
        "step",
        "step [N] [--proof] [--graph [--all] [FILE]]",
        "make the next N steps",
        step,
        (),
        ("graph", "proof", "all"),
        ("n", "file"),
        most=2,
    ),
    Command(
        "unique", "unique", "whether there is one solution from here", unique, ("u", "check_unicity"), most=0
    ),
)
