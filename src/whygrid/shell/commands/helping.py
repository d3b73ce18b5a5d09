"""Commands that help: hint, check, back, why, judge, choices."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

from whygrid.engine.words import say_facts
from whygrid.errors import UsageError
from whygrid.logic.facts import Literal
from whygrid.play import writing
from whygrid.play.game import Move
from whygrid.play.helping import (
    argued,
    before_the_mistake,
    mistakes,
    next_hint,
    pointing_at,
    why_not,
)
from whygrid.service.judged_words import tell_judgement
from whygrid.service.naming import technique_name
from whygrid.shell.cells import both, cells
from whygrid.shell.console import Call, Command, usage
from whygrid.shell.named import VALUE, cells_in, subjects_in, target
from whygrid.shell.session import Session
from whygrid.voice import languages, speaker
from whygrid.voice.cell_names import named as called
from whygrid.voice.message import Message, Said, Short, Values, message

JUDGE = (
    "judge CELL VALUE [because CELLS], as in judge r5c5=5 because r5c1, r5c4, r1c5; r5c5!=7 for what is out"
)
_CLAIM = re.compile(r"(.*?)((?:\s*(?:!=|≠|<>|=)\s*)|\s+)([^\s:=!≠<>]+)\s*", re.DOTALL)
HINTED = message("shell/a-hint")
"""The words of a move that writes down a hint."""


def hint(session: Session, call: Call) -> Iterator[Said]:
    """The next hint, a rung further each time."""
    if session.hint is None or session.rung == len(session.hint.rungs) + 1:
        with session.stoppable(session.settings.time_limit) as budget:
            session.hint, session.rung = next_hint(session.game, budget=budget), 0
    found = session.hint
    if not found.rungs:
        yield found.note
        if found.mistakes:
            yield message("shell/check-twice")
        return
    session.rung += 1
    if session.rung <= len(found.rungs):
        if session.rung == 1:
            yield from session.change(replace(session.game, hints=session.game.hints + 1))
            session.hint, session.rung = found, 1
        yield found.rungs[session.rung - 1].text
        if session.rung == len(found.rungs) and found.step is not None:
            yield session.draw("marks", session.game.puzzle, pointing_at(session.game, found.step))
            yield message("shell/hint-once-more")
        return
    assert found.step is not None
    conclusions = found.step.deductions[-1].conclusions
    if found.step.fact is not None:
        session.made.append(found.step)
    yield from session.change(writing.settle(session.game, conclusions, str(HINTED)))
    yield message("shell/written-down", what=say_facts(session.game.puzzle.rules, conclusions))


def check(session: Session, call: Call) -> Iterator[Said]:
    """How much is wrong; a second time: what."""
    with session.stoppable(session.settings.time_limit) as budget:
        found = mistakes(session.game, budget)
    again = session.checked_at == session.game.at
    yield from session.change(replace(session.game, checks=session.game.checks + 1))
    session.checked_at = session.game.at
    yield found.text
    if found.facts and not again:
        yield message("shell/check-again")
    elif found.facts:
        rules = session.game.puzzle.rules
        yield from (message("shell/is-wrong", fact=Short((rules.fact(fact).parts,))) for fact in found.facts)


def back(session: Session, call: Call) -> Iterator[Said]:
    """Back to before the first mistake."""
    with session.stoppable(session.settings.time_limit) as budget:
        found = mistakes(session.game, budget)
    if not found.facts:
        yield found.text
        return
    yield from session.change(before_the_mistake(session.game, found.facts))
    yield message("shell/back-to-move", n=len(session.game.path))


def why(session: Session, call: Call) -> Iterator[Said]:
    """Why a value is impossible somewhere."""
    words = re.sub(r"^\s*not\s+", "", call.rest)
    found = VALUE.fullmatch(words)
    if found is None:
        raise UsageError(
            message("shell/cell-and-value"),
            remedy=message("shell/use-it-like-this", usage=f"why {called('r4c5')} 7"),
        )
    subject, value, _ = target(session, Call(words))
    with session.stoppable(session.settings.time_limit) as budget:
        yield why_not(session.game, _literal(session, subject, value), budget).text


def judge(session: Session, call: Call) -> Iterator[Said]:
    """Whether an argument holds: what is claimed, and the cells that are said to show it."""
    claim, because, reasons = call.rest.partition("because")
    found = _CLAIM.fullmatch(claim)
    if found is None:
        raise UsageError(message("shell/cell-and-value"), remedy=usage(session.console.command("judge")))
    subject, value, _ = target(session, Call(f"{found[1]} {found[3]}"))
    literal = _literal(session, subject, value)
    cited = _cited(session, reasons) if because else None
    with session.stoppable(session.settings.time_limit) as budget:
        said = argued(session.game, literal if found[2].strip() in ("", "=") else -literal, cited, budget)
    yield tell_judgement(session.game.puzzle, said)


def _cited(session: Session, text: str) -> list[str]:
    """Cells as the shell knows them; facts and names of clues as they stand, with commas between."""
    found: list[str] = []
    for part in filter(None, map(str.strip, re.split(r"[,;](?![^(]*\))", text))):
        try:
            found += map(str, cells(part, session.rows, session.columns))
        except UsageError:
            found.append(part)
    return found


def _literal(session: Session, subject: str, value: str) -> Literal:
    return session.game.places.literal(subject, value)


def choices(session: Session, call: Call) -> Iterator[Said]:
    """What is left for a cell."""
    out = session.excluded()
    for name, said in _asked(session, call.rest):
        value = _written(session, name)
        if value:
            origin = _origin(session, name)
            yield message("shell/is-filled-so", cell=said, value=Values((value,)), origin=origin)
            continue
        left = [symbol for symbol, fact in session.game.places.facts[name].items() if fact not in out]
        yield message("shell/choices-for", cell=said, values=Values(tuple(left)))
        puzzle = session.game.puzzle
        known = (*puzzle.givens, *session.game.facts())
        yield from (f"  {aside.line}" for aside in puzzle.genre.aside(puzzle.board, known, name))


def _asked(session: Session, text: str) -> list[tuple[str, str]]:
    """The cells in a text and how to call them; where only lines are drawn, edges, or all edges at a cell."""
    places = session.game.places
    if places.cells or "-" not in text:
        chosen = cells_in(session, text) if text else [session.cursor]
        if places.cells:
            return [(session.name(cell), both(cell)) for cell in chosen]
        edges = [edge for cell in chosen for edge in sorted(places.edges_at[cell])]
    else:
        edges = subjects_in(session, text)
    return [(edge, called(edge)) for edge in edges]


def _written(session: Session, name: str) -> str:
    """What stands in a cell."""
    game = session.game
    facts = map(game.puzzle.rules.fact, (*game.puzzle.givens, *game.facts()))
    return next((fact.value for fact in facts if fact.subject == name), "")


def _origin(session: Session, name: str) -> Message:
    """How it came there."""
    game = session.game
    if name in game.printed:
        return message("shell/printed-in-the-puzzle")
    rules = game.puzzle.rules
    steps = enumerate(session.standing()[1], 1)
    placing = ((number, step) for number, step in steps if step.fact and step.fact > 0)
    found = [(number, step) for number, step in placing if rules.fact(step.fact or 1).subject == name]
    if found:
        number, step = found[0]
        moves = [game.moves[number - 1] for number in game.path]
        written = [move.words for move in moves if _writes(move, name)]
        hinted = any(written[-1:] == [speaker(one).say(HINTED)] for one in languages())
        k = f", k {step.k}" if session.proof().view == "cells" else ""
        what = technique_name(game.puzzle.genre_name, step.technique) + k
        return message("shell/step-of-a-hint" if hinted else "shell/step-is", n=number, what=what)
    read = game.sheet().origins.get(name)
    return message("shell/as-it-was-read", how=read) if read else message("shell/set-by-you")


def _writes(move: Move, name: str) -> bool:
    return any(ink.layer == "entry" and ink.where == name for ink in move.on)


COMMANDS = (
    Command(
        "hint", "hint", "where to look; again: which technique; again: why; again: write it", hint, most=0
    ),
    Command("check", "check", "how much is wrong; again: what", check, most=0),
    Command("back", "back", "go back to before the first mistake", back, most=0),
    Command("why", "why CELL VALUE", "why a value is impossible there", why),
    Command("judge", JUDGE, "whether your own argument holds", judge),
    Command(
        "choices",
        "choices [CELLS]",
        "what is left for a cell or a line, or how it was filled",
        choices,
        ("choises",),
    ),
)
